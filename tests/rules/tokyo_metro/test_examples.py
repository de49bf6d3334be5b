"""The 27 worked examples of the rules."""

import json
from collections import Counter
from importlib.resources import files

import pytest

from kippu.games.tokyo_metro.rules.events import Dividend, IncomeRose, SeatPassed, SpeculationPaid, TokensTaken
from kippu.games.tokyo_metro.rules.money import least_stake, share_payments, speculation_payments
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, parts
from kippu.games.tokyo_metro.rules.scoring import decide
from kippu.games.tokyo_metro.rules.turn_order import new_order
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only
from tests.rules.tokyo_metro.test_21_trains import stops

CONSTANTS = parts(TokyoMetroOptions()).constants
BOARD = parts(TokyoMetroOptions()).board
# The rulebook page draws the same examples.
EXAMPLES = json.loads((files("kippu.games.tokyo_metro") / "data" / "examples.json").read_bytes())


@pytest.mark.rule("TM-25.4", "TM-25.5", "TM-25.6a", "TM-25.6b")
@pytest.mark.parametrize(
    ("income", "paid"),
    [
        # examples 1 to 3
        *((one["income"], tuple(one["pays"])) for one in EXAMPLES["shares"]),
        # example 9
        (200, (200, 0)),
        (300, (200, 100)),
        (500, (400, 100)),
        (100, (100, 0, 0)),
        (200, (100, 100, 0)),
        (300, (200, 100, 0)),
        (1_000, (500, 400, 100)),
        (1_100, (600, 400, 100)),
    ],
)
def test_1_2_3_9_shares(income: int, paid: tuple[int, ...]) -> None:
    assert share_payments(CONSTANTS, income, len(paid)) == paid


@pytest.mark.rule("TM-25.2", "TM-25.3b")
@pytest.mark.parametrize(
    ("line", "income", "stake", "receives", "left"),
    [
        *(
            (one["line"], one["income"], one["stake"], one["stake"] + one["earns"], one["income"] - one["earns"])
            for one in EXAMPLES["speculation"]
        ),
        ("G", 200, 100, 100, 200),  # example 9
    ],
)
def test_4_5_6_one_speculation(line: str, income: int, stake: int, receives: int, left: int) -> None:
    city = City().placed().line(line, income=income, stakes=((1, stake),))
    before = city.cash()[1]
    city.settle()
    assert (city.cash()[1] - before, city[line].income) == (receives, left)


@pytest.mark.rule("TM-25.2", "TM-25.3a", "TM-25.3b")
def test_7_two_speculators() -> None:
    city = City(4).placed().line("G", income=4_100, holders=(2, 3), stakes=((0, 300), (1, 2_000)))
    before = city.cash()
    told = only(SpeculationPaid, city.settle())
    assert [event.paid for event in told] == [600, 1_300]
    assert city["G"].income == 2_200
    assert [now - then for now, then in zip(city.cash()[2:], before[2:], strict=True)] == [1_500, 700]


@pytest.mark.rule("TM-25.3a", "TM-25.3b")
def test_8_one_player_twice() -> None:
    assert speculation_payments(CONSTANTS, 3_500, (400, 1_000)) == (800, 1_100)
    city = City().placed().line("G", income=3_500, stakes=((1, 400), (1, 1_000)))
    city.settle()
    assert city["G"].income == 1_600


@pytest.mark.rule("TM-17.2a")
def test_10_least_stakes() -> None:
    drawn = EXAMPLES["stakes"]
    assert [least_stake(CONSTANTS, income) for income in drawn["incomes"]] == drawn["least"]
    incomes = (0, 100, 200, 300, 500, 600, 900, 1_100, 4_100)
    assert [least_stake(CONSTANTS, income) for income in incomes] == [100] * 5 + [200, 300, 300, 1_300]
    city = City(columns="E1b E1c").placed().player(0, cash=200).line("G", train="shibuya", income=900)
    assert city.options("speculate") == []


@pytest.mark.rule("TM-5.4", "TM-5.5", "TM-5.6a")
def test_11_the_auction_of_five() -> None:
    assert new_order((0, 1, 2, 3, 4), (300, 100, 300, 300, 0)) == (3, 2, 0, 1, 4)


@pytest.mark.rule("TM-5.2a", "TM-5.2b", "TM-5.3a", "TM-5.5", "TM-5.6a", "TM-5.6b")
@pytest.mark.parametrize(
    ("bids", "bonuses", "order"),
    [
        ((0, 200, 0), (0, 0, 0), (1, 0, 2)),
        ((300, 0), (0, 300), (1, 0)),
        ((0, 0), (200, 200), (1, 0)),
        tuple(tuple(EXAMPLES["order"][part]) for part in ("bids", "bonuses", "after")),
    ],
)
def test_12_auctions(bids: tuple[int, ...], bonuses: tuple[int, ...], order: tuple[int, ...]) -> None:
    city = City(len(bids)).placed()
    city.until("auction")
    for seat, bonus in enumerate(bonuses):
        city.player(seat, bonus=bonus, cash=1_000)
    city.do(*(f"bid {amount}" for amount in bids))
    assert city.state.order == order
    assert city.cash() == [1_000 - amount for amount in bids]


def _drawn_station() -> tuple[str, str, int]:
    """The station of the page: where, by which choice, and for how much."""
    drawn = EXAMPLES["station"]
    discounts = " ".join(f"-{spot}" for spot in drawn["discounts"])
    return drawn["station"], f"station {drawn['spot']} {drawn['station']} {discounts}", drawn["pays"]


@pytest.mark.rule("TM-9.2a", "TM-9.2b")
@pytest.mark.parametrize(
    ("cards", "discounts", "station", "choice", "paid"),
    [
        ("A1b", "D1a D1b", *_drawn_station()),
        ("A1a", "D3c", "nagatacho", "station A1a.2 nagatacho -D3c.2", 0),
        ("A2b", "", "nagatacho", "station A2b.2 nagatacho", 2_500),
    ],
)
def test_13_stations(cards: str, discounts: str, station: str, choice: str, paid: int) -> None:
    at = BOARD.place(BOARD.touch[BOARD.station_at[station]][0])
    city = City().placed(at).player(0, cards=f"{cards} {discounts}", cash=3_000, unused=6)
    for spot in [word[1:] for word in choice.split() if word[0] == "-"]:
        city.by(0, f"use {spot}")
        if city.actor == 1:
            city.do("pass")
    city.by(0, choice)
    assert city.cash()[0] == 3_000 - paid


@pytest.mark.rule("TM-10.2a", "TM-10.2b", "TM-10.2c", "TM-10.3", "TM-10.4")
@pytest.mark.parametrize(
    ("card", "discount", "sold", "paid", "rise"),
    [
        *(
            (one["spot"][:3], one["discount"], one["share"] - 1, one["pays"], one["rises"])
            for one in [EXAMPLES["invest"]]
        ),
        ("B1b", "", 2, 1_100, 500),
        ("B1a", "D3c.2", 1, 300, 0),
    ],
)
def test_14_shares_with_discounts(card: str, discount: str, sold: int, paid: int, rise: int) -> None:
    city = City(3).placed().line("G", train="shibuya", income=1_000, holders=(1, 2)[:sold])
    city.player(0, cards=f"{card} {discount[:3]}", unused=6)
    if discount:
        city.do(f"use {discount}", "pass", "pass")
    events = city.do(f"invest {card}.1 G{f' -{discount}' if discount else ''}")
    assert city.cash()[0] == 2_000 - paid
    assert only(IncomeRose, events) == [IncomeRose("G", rise, 1_000 + rise)]


@pytest.mark.rule("TM-10.9", "TM-11.1b", "TM-11.4a", "TM-11.4b")
def test_15_depart_then_invest_and_depart_again() -> None:
    city = City().placed()
    city.do("depart B1b.2 G", "invest B1a.1 G")
    assert (city["G"].income, city["G"].holders, city["G"].train) == (700, (1,), "shibuya")
    assert len(stops(city.run_trains())) == 5
    city = City().placed().player(0, cards="B2a").line("T", income=900)
    city.do("depart B2a.2 T")
    assert (city["T"].income, city["T"].train) == (1_300, "nakano")


@pytest.mark.rule("TM-21.3", "TM-22.4", "TM-22.5a")
def test_16_turning_and_dividends() -> None:
    def g(owner: int, station: str) -> City:
        return City().placed().line("G", train="ueno", speed=1, holders=(0,)).player(owner, stations=station)

    drawn = EXAMPLES["train"]
    city = g(1, drawn["pyramid"])
    assert (drawn["line"], drawn["from"], drawn["speed"]) == ("G", city["G"].train, city["G"].speed)
    told = city.run_trains()
    assert stops(told) == drawn["stops"]
    assert (city["G"].back, city["G"].income) == (True, drawn["income"])
    assert sum(event.paid for event in only(Dividend, told)) == drawn["paid"]
    city = g(0, "ueno")
    city.run_trains()
    assert city["G"].income == 500


@pytest.mark.rule("TM-21.2a", "TM-21.3", "TM-21.4b", "TM-24.1")
def test_17_from_termini() -> None:
    city = City().placed().line("G", train="asakusa")
    assert stops(city.run_trains()) == ["tawaramachi", "ueno", "ueno_hirokoji", "kanda", "mitsukoshimae"]
    city = City().placed().line("G", train="aoyama_itchome", back=True, speed=2, holders=(0,))
    assert stops(city.run_trains()) == [
        "omote_sando",
        "shibuya",
        "omote_sando",
        "aoyama_itchome",
        "nagatacho",
        "tameike_sanno",
        "toranomon",
    ]


@pytest.mark.rule("TM-24.2a", "TM-24.2b", "TM-24.2c", "TM-24.3a")
def test_18_a_round_trip_without_a_share() -> None:
    city = City().placed()
    city.do("depart B1a.2 T")
    ends = []
    for round_ in range(1, 5):
        city.until("auction", round_ + 1)
        ends.append((city["T"].train, city["T"].back))
    *rounds, last = EXAMPLES["return"]["rounds"]
    assert ends == [(one["at"], one["back"]) for one in rounds]
    city.until("actions")
    city.player(0, aboard="T").player(1, stations="nakano")
    told = city.run_trains()
    while city.options() != ["alight 2,5", "alight 3,5", "alight 2,6", "alight 3,6"]:
        told += city.do("stay")
    assert stops(told, "T") == ["iidabashi", "waseda", "takadanobaba", "nakano"]
    assert (only(Dividend, told)[0].station, city["T"].train) == ("nakano", last["at"])


@pytest.mark.rule("TM-23.2a", "TM-23.6a", "TM-23.6b", "TM-22.3")
def test_19_a_ride() -> None:
    city = City().placed(DOWNTOWN).line("G", train="toranomon", income=1_000)
    city.line("Z", train="otemachi", income=800, holders=(0,))
    city.player(0, cash=500, unused=0, stations="mitsukoshimae").player(1, stations="ginza", unused=1).set(turn=1)
    told = city.do("use D1a.1")
    assert stops(told) == ["shimbashi", "ginza"]
    assert (city["G"].income, only(Dividend, told)[0].paid) == (1_200, 300)
    city.do("board")
    assert (city.cash()[0], city["G"].income) == (400, 1_300)
    city.do("stay")  # Nihombashi
    assert (city.cash()[0], city["G"].income) == (700, 1_500)  # Mitsukoshimae
    told = city.do("alight 14,9")
    assert stops(told) == ["kanda"]
    assert stops(told, "Z") == ["mitsukoshimae"]
    assert (city["Z"].income, city.options()) == (1_300, ["board", "decline"])
    city.do("board")
    assert (city.cash()[0], city["Z"].income, city.sees(0).aboard) == (700, 1_300, "Z")


@pytest.mark.rule("TM-22.3", "TM-23.2a", "TM-23.6a")
def test_a_ride_as_the_page_draws_it() -> None:
    drawn = EXAMPLES["ride"]
    city = City().placed(DOWNTOWN).line("G", train=drawn["from"], income=1_000)
    city.player(0, cash=500, unused=0, stations=drawn["pyramid"]).player(1, unused=1).set(turn=1)
    seen = [(drawn["from"], city.cash()[0], city["G"].income)]
    told = list(city.do("use D1a.1"))
    for choice in ("board", "stay", "alight 14,9"):
        station = stops(told)[-1]
        told += city.do(choice)
        if choice != "stay":
            seen.append((station, city.cash()[0], city["G"].income))
    assert stops(told) == drawn["stops"]
    assert seen == [(one["at"], one["cash"], one["income"]) for one in drawn["moments"]]


@pytest.mark.rule("TM-23.2b", "TM-23.3", "TM-23.10a")
@pytest.mark.parametrize(("t_from", "asked"), [("kudanshita", True), ("nakano", False)])
def test_20_a_direct_change(t_from: str, asked: bool) -> None:
    city = City().placed().line("M", train="nagatacho", holders=(1,)).line("T", train=t_from, holders=(1,))
    city.line("H", train="hibiya", holders=(1,)).player(0, aboard="M")
    city.run_trains()
    while city.view.ride is not None and city.view.ride.line == "M":
        city.do("stay")
    assert city["M"].train == "otemachi"
    if not asked:  # T ends its move at Otemachi
        assert (city.state.phase, city["T"].train) == ("auction", "otemachi")
        return
    assert city.view.ride is not None
    assert (city.view.ride.line, city.view.ride.station, city.view.ride.left) == ("T", "otemachi", 4)
    city.do("board")
    assert (city["T"].income, city.sees(0).aboard) == (100, "T")


@pytest.mark.rule("TM-7.1", "TM-7.2a")
@pytest.mark.parametrize(("passing", "order"), [(False, "PQPQPQQ"), (True, "PQPQQQ")])
def test_21_turns(passing: bool, order: str) -> None:
    city = City().player(1, usable=4).placed()
    turns = ""
    while city.state.phase == "actions":
        turns += "PQ"[city.actor]
        if passing and turns == "PQP":
            assert city.do("pass") == (SeatPassed(0, 200),)
        else:
            city.do(city.options("use")[0])
    assert turns == order


@pytest.mark.rule("TM-20.2", "TM-18.3")
def test_22_passing_and_the_last_disc() -> None:
    city = City().player(0, usable=4).placed()
    city.do("use D1a.1", "pass")
    assert SeatPassed(0, 300) in city.do("pass")
    city = City().placed().player(0, unused=1)
    city.do("disc F1a.1")
    assert (city.sees(0).unused, city.of(0).acting) == (1, True)


@pytest.mark.rule("TM-12.1b", "TM-12.2a")
def test_23_speed_two_with_one_left() -> None:
    city = City(columns="C2b C2c").placed().set(tokens=1)
    assert TokensTaken(0, 1) in city.do("use C2b.1")
    assert city.refused("use C2c.1") == ("TM-12.2a", "no_token_left")


@pytest.mark.rule("TM-25.9", "TM-25.10b")
def test_24_loans_and_a_tie() -> None:
    drawn = EXAMPLES["final"]
    city = City().placed().player(0, cash=drawn["cash"], loans=drawn["loans"])
    city.settle()
    assert city.cash()[0] == drawn["left"] == -500
    ranking = decide(tuple(drawn["totals"]), tuple(drawn["order"])).ranking
    assert ranking == ((1,), (0,)) == ((drawn["wins"],), (0,))


@pytest.mark.rule("TM-2.6b", "TM-2.7a", "TM-3.3", "TM-4.4a", "TM-4.4b")
def test_25_columns_of_four_players() -> None:
    city = City(4)

    def dots() -> list[int]:
        return [city.parts.cards.cards[card].data.dots for card in city.state.columns[0]]

    assert dots() == [1, 1, 1, 2]
    city.until("actions", 6)
    assert (dots(), city.view.columns[0].undrawn, city.view.rounds) == ([2, 3, 3, 3], (), 6)
    city.until("over")
    assert city.state.round == 6


@pytest.mark.rule("TM-1.6a", "TM-1.6b", "TM-6.1")
@pytest.mark.parametrize(
    ("at", "steps", "reach"),
    [
        (tuple(EXAMPLES["walk"]["at"]), EXAMPLES["walk"]["steps"], EXAMPLES["walk"]["reach"]),
        (tuple(EXAMPLES["walk"]["at"]), EXAMPLES["walk"]["steps"] + 1, EXAMPLES["walk"]["bicycle"]),
        ((12, 8), 7, 113),
        ((0, 0), 2, 6),
        ((0, 0), 3, 10),
        ((0, 0), 7, 36),
        ((0, 8), 2, 9),
    ],
)
def test_26_reach(at: tuple[int, int], steps: int, reach: int) -> None:
    near = BOARD.near(BOARD.rectangle(*at), steps)
    assert len(near) == len(set(near)) == reach


@pytest.mark.rule("TM-0.9a", "TM-14.2a", "TM-14.5")
def test_27_option_counts() -> None:
    city = City(columns="E1b E1c").placed(DOWNTOWN, (0, 0))

    def counted() -> tuple[int, Counter[str]]:
        found = city.options()
        action = {spot.id: spot.action for spot in city.parts.cards.spots}
        return len(found), Counter(action[one.split()[1]] if " " in one else one for one in found)

    shared = {"speed": 2, "bicycle": 2, "bid": 2, "loan": 2, "pass": 1}
    first = {"move": 38, "station": 8, "invest": 24, "depart": 24, "discount": 2, "disc": 2}
    assert counted() == (107, Counter(first | shared))
    city.do("use D1a.1")
    assert city.cash()[1] == 2_100
    assert counted()[0] == 78
    city.do("depart B1b.2 Y")
    third = {"move": 38, "station": 16, "invest": 48, "depart": 11, "discount": 1, "speculate": 40, "disc": 4}
    assert counted() == (167, Counter(third | shared))
    city.do("station A1a.2 ginza_itchome -D1a.1")
    assert city.cash()[0] == 1_900
    fourth = {"move": 16, "station": 1, "invest": 24, "depart": 11, "discount": 2, "speculate": 42, "disc": 2}
    assert counted() == (107, Counter(fourth | shared))
