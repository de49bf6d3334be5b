"""TM-0 and TM-1: money, choices, lines, stations, grid."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from kippu.core.chance import Chance, Sampler, explore
from kippu.core.game import digest
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import Bid
from kippu.games.tokyo_metro.rules.events import RoundEnded, TokensReturned, TrainEntered, TrainStarted
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.money import first, half, second
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, parts
from tests.property.test_tokyo_metro import random_game
from tests.rules.tokyo_metro.city import DOWNTOWN, NOWHERE_NEAR, City, only

PARTS = parts(TokyoMetroOptions())
BOARD, CONSTANTS = PARTS.board, PARTS.constants
LINES = "GMHTCYZNAISE"


def auction(seats: int = 2) -> City:
    """The first auction."""
    city = City(seats).placed()
    city.until("auction")
    return city


# --- 0. money and choices ---------------------------------------------------------------------------------


@pytest.mark.rule("TM-0.1a")
def test_money_comes_in_hundreds() -> None:
    city = auction().player(0, cash=250)
    assert city.options(seat=0) == ["bid 0", "bid 100", "bid 200"]
    assert CONSTANTS.money_unit == 100


@pytest.mark.rule("TM-0.1b")
def test_bids_are_whole_units() -> None:
    city = auction()
    for amount in ("1", "50", "101", "250"):
        assert city.refused(f"bid {amount}") == ("TM-0.1b", "not_in_units")
    assert Bid(-100) not in GAME.legal(city.state, 0)


@pytest.mark.rule("TM-0.1b")
def test_stakes_are_whole_units() -> None:
    city = City(columns="E1b E1c").placed().line("G", train="shibuya", income=200)
    assert city.refused("speculate E1b.2 G 150") == ("TM-0.1b", "not_in_units")
    city.player(0, cash=250)
    assert city.refused("speculate E1b.2 G 250") == ("TM-0.1b", "not_in_units")
    assert city.options("speculate") == [
        f"speculate {spot} G {stake}" for spot in ("E1b.2", "E1c.2") for stake in (100, 200)
    ]


@pytest.mark.rule("TM-0.1b")
def test_prices_incomes_and_payments_are_whole_units() -> None:
    priced = {"station", "invest", "depart", "discount", "bid", "disc", "card"}
    assert [spot.id for spot in PARTS.cards.spots if spot.action in priced and spot.value % 100] == []
    for state in random_game(4, "units"):
        assert [player.cash for player in state.players if player.cash % 100 or player.bonus % 100] == []
        assert [line.income for line in state.lines if line.income >= 0 and line.income % 100] == []


INCOMES = pytest.mark.parametrize(
    ("income", "left", "right"),
    [(0, 0, 0), (100, 100, 0), (200, 200, 0), (300, 200, 100), (500, 400, 100), (600, 400, 200), (2_900, 2_000, 900)],
)


@pytest.mark.rule("TM-0.2a")
@INCOMES
def test_the_second_part_is_a_third_rounded_down(income: int, left: int, right: int) -> None:
    del left
    assert second(CONSTANTS, income) == right


@pytest.mark.rule("TM-0.3a")
@INCOMES
def test_the_first_part_is_what_the_second_leaves(income: int, left: int, right: int) -> None:
    assert first(CONSTANTS, income) == left == income - right


@pytest.mark.rule("TM-0.2b", "TM-0.3b")
@INCOMES
def test_the_pair_beside_an_income_is_first_then_second(income: int, left: int, right: int) -> None:
    seen = City().line("G", train="shibuya", income=income)["G"]
    assert (seen.first, seen.second) == (left, right)


@pytest.mark.rule("TM-0.4")
@pytest.mark.parametrize(
    ("income", "rounded_up"), [(0, 0), (100, 100), (200, 100), (300, 200), (2_900, 1_500), (3_000, 1_500)]
)
def test_half_is_rounded_up(income: int, rounded_up: int) -> None:
    assert half(CONSTANTS, income) == rounded_up


@pytest.mark.rule("TM-0.5a")
def test_the_bank_always_pays() -> None:
    city = City().placed().line("G", train="shibuya", income=999_900)
    city.player(0, cash=999_900, stations="omote_sando").player(1, cash=999_900)
    city.do("loan E1a.1", "loan E1a.2")
    city.run_trains()
    assert city.cash() == [999_900 + 1_000 + 200 + 300, 999_900 + 1_000 + 200]


@pytest.mark.rule("TM-0.5b")
def test_incomes_have_no_limit() -> None:
    city = City().placed().line("G", train="shibuya", income=9_999_900, holders=(0,)).player(0, stations="omote_sando")
    city.run_trains()
    assert city["G"].income == 10_000_400


def downtown(cash: int) -> City:
    """The first player, downtown, has this much cash; a card lies in the discard pile, line G runs at 600."""
    city = City(columns="E1b E1c").placed(DOWNTOWN).line("G", train="shibuya", income=600)
    return city.set(piles=((PARTS.cards.card_at["A3a"],),)).player(0, cash=cash)


@pytest.mark.rule("TM-0.6a")
@pytest.mark.parametrize(
    ("choice", "price"),
    [
        ("station A1a.2 higashi_ginza", 600),
        ("invest B1a.1 M", 400),
        ("disc F1a.1", 400),
        ("card F1b.2", 200),
        ("speculate E1b.2 G 300", 300),
    ],
)
def test_nobody_spends_more_than_the_own_cash(choice: str, price: int) -> None:
    city = downtown(price)
    city.do(choice)
    assert city.cash() == [0, 2_100]
    assert downtown(price - 100).refused(choice) == ("TM-0.6a", "too_expensive")


@pytest.mark.rule("TM-0.6b")
def test_only_loans_take_somebody_below_nothing() -> None:
    for state in random_game(5, "debts"):
        assert state.phase == "over" or min(player.cash for player in state.players) >= 0
    city = City().placed().player(0, cash=0, loans=1)
    city.settle()
    assert city.cash()[0] == -1_500


@pytest.mark.rule("TM-0.7a")
def test_the_track_shows_the_turn_order_from_the_left() -> None:
    city = City(3).set(order=(2, 0, 1))
    assert city.view.order == (2, 0, 1)
    asked = []
    for _ in range(6):  # three put their meeples, three act
        asked.append(city.actor)
        city.idle()
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("TM-0.7b")
def test_choices_come_one_by_one_and_see_those_before() -> None:
    city = City(3).set(order=(2, 0, 1))
    assert list(GAME.to_act(city.state)) == [2]
    assert city.refused("put 0,0", 1) == ("TM-0.7b", "not_your_turn")
    city.do("put 3,4")
    assert list(GAME.to_act(city.state)) == [0]
    assert GAME.view(city.state, 0).players[2].at == (3, 4)
    assert city.refused("put 0,0", 2) == ("TM-0.7b", "not_your_turn")


@pytest.mark.rule("TM-0.7c")
def test_bids_are_made_at_once() -> None:
    city = auction(3).set(order=(2, 0, 1))
    assert set(GAME.to_act(city.state)) == {0, 1, 2}
    city.by(1, "bid 0")
    assert set(GAME.to_act(city.state)) == {0, 2}
    assert all(GAME.legal(city.state, seat) for seat in range(3))


@pytest.mark.rule("TM-0.8a")
def test_chance_decides_the_first_turn_order() -> None:
    assert {order for _, (order, _) in explore(_start_of_two)} == {(0, 1), (1, 0)}


@pytest.mark.rule("TM-0.8b")
def test_chance_decides_the_next_card_of_the_lowest_level() -> None:
    assert {card for _, (_, card) in explore(_start_of_two)} == {"A1a", "A1b", "A1c"}


def _start_of_two(chance: Chance) -> tuple[tuple[int, ...], str]:
    class Only(Sampler):
        """The order and the first card as explored; the rest does not matter."""

        def __init__(self) -> None:
            super().__init__(random.Random(1))
            self.left = 2

        def below(self, k: int) -> int:
            self.left -= 1
            return chance.below(k) if self.left >= 0 else super().below(k)

    state = GAME.start(TokyoMetroOptions(), 2, Only()).state
    return state.order, PARTS.cards.card_ids[state.columns[0][0]]


@pytest.mark.rule("TM-0.8b")
@pytest.mark.parametrize(
    ("left", "next_"), [("A1c A2a A3a", ["A1c"]), ("A2a A2c A3b", ["A2a", "A2c"]), ("A3c", ["A3c"])]
)
def test_levels_come_in_order(left: str, next_: list[str]) -> None:
    cards = PARTS.cards
    found = cards.next_of(sum(1 << cards.card_at[id_] for id_ in left.split()))
    assert [cards.card_ids[card] for card in found] == next_


@pytest.mark.rule("TM-0.8c")
def test_nothing_else_draws_from_chance() -> None:
    city = City(2).placed(DOWNTOWN, DOWNTOWN)
    for choice in ("invest B1a.1 G", "depart B1a.2 M", "use D1a.1", "use C1a.1", "pass"):
        assert _ways(city, choice) == 1
        city.do(choice)
    city.set(undrawn=0)
    while city.state.phase != "over":  # no card can be drawn
        assert _ways(city, city.options()[0]) == 1
        city.do(city.options()[0])


def _ways(city: City, choice: str) -> int:
    """How many things can come of a choice."""
    step: Callable[[Chance], object] = partial(_applied, city, choice)
    return len(list(explore(step)))


def _applied(city: City, choice: str, chance: Chance) -> object:
    return GAME.apply(city.state, city.actor, GAME.parse(choice), chance, 0)


@pytest.mark.rule("TM-0.9a")
def test_there_are_no_other_choices() -> None:
    city = City()
    for wrong in ("bid 0", "pass", "board", "decline", "use C1a.1", "alight 0,0", "token G"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.placed()
    for wrong in ("bid 0", "walk 0,0", "put 0,0", "board", "decline", "stay"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.until("auction")
    for wrong in ("pass", "walk 24,16", "stay", "put 0,0", "board", "depart B1a.2 G"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.until("movement")
    for wrong in ("bid 0", "pass", "alight 0,0", "token G", "use C1a.1"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.line("G", train="ginza").player(0, at=DOWNTOWN).until("trains")
    for wrong in ("bid 0", "pass", "walk 13,10", "put 0,0", "token G", "use C1b.1"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")


@pytest.mark.rule("TM-0.9b")
@pytest.mark.parametrize("actor", [2, -1, "gm", "clock"])
def test_only_players_choose(actor: int | str) -> None:
    city = City()
    assert city.refused("put 0,0", actor) == ("TM-0.9b", "not_a_player")  # type: ignore[arg-type]
    city.placed().until("auction")
    assert city.refused("bid 0", actor) == ("TM-0.9b", "not_a_player")  # type: ignore[arg-type]


@pytest.mark.rule("TM-0.9b")
def test_only_who_is_asked_has_choices() -> None:
    city = City(3)
    for phase in ("movement", "actions"):
        city.until(phase)
        assert [bool(GAME.legal(city.state, seat)) for seat in range(3)] == [True, False, False]
    city.player(1, at=DOWNTOWN).line("G", train="ginza").until("trains")
    assert [bool(GAME.legal(city.state, seat)) for seat in range(3)] == [False, True, False]
    assert city.refused("decline", 0) == ("TM-0.7b", "not_your_turn")


@pytest.mark.rule("TM-0.9c")
def test_a_refused_choice_changes_nothing() -> None:
    city = City().placed(DOWNTOWN).player(0, cash=300)
    before = digest(city.state)
    for refused in ("invest B1a.1 G", "station A1a.2 ueno", "walk 0,0", "token G", "use X1.1", "loan A1a.1"):
        city.refused(refused)
    city.refused("pass", 1)
    assert digest(city.state) == before
    assert city.actor == 0


# --- 1. lines, stations, grid -----------------------------------------------------------------------------


@pytest.mark.rule("TM-1.1a")
def test_there_are_twelve_lines() -> None:
    assert len(City().view.lines) == 12
    assert City().placed().refused("depart B1a.2 X") == ("TM-1.1a", "unknown_line")


@pytest.mark.rule("TM-1.1b")
def test_lines_are_handled_in_track_order() -> None:
    city = City().placed()
    for route in reversed(BOARD.routes):
        city.line(route.id, train=BOARD.station_ids[route.stations[0]])
    moved = [event.line for event in only(TrainEntered, city.run_trains())]
    assert "".join(moved[::5]) == LINES
    assert "".join(line.id for line in city.view.lines) == LINES


@pytest.mark.rule("TM-1.2a")
def test_a_line_is_a_row_of_different_stations() -> None:
    assert all(len(set(route.stations)) == len(route.stations) > 1 for route in BOARD.routes)
    assert City().placed(DOWNTOWN).refused("station A1a.2 osaka") == ("TM-1.2a", "unknown_station")


@pytest.mark.rule("TM-1.2b")
@pytest.mark.parametrize(
    ("line", "station_1", "terminus"),
    [("G", "shibuya", "asakusa"), ("T", "nakano", "nishi_funabashi"), ("E", "shinjuku_nishiguchi", "hikarigaoka")],
)
def test_a_line_goes_from_station_1_to_the_far_terminus(line: str, station_1: str, terminus: str) -> None:
    city = City().placed()
    assert city.do(f"depart B1a.2 {line}")[-1] == TrainStarted(line, station_1)
    stations = BOARD.routes[BOARD.line_at[line]].stations
    assert (BOARD.station_ids[stations[0]], BOARD.station_ids[stations[-1]]) == (station_1, terminus)
    entered = [event.station for event in only(TrainEntered, city.until("auction", 6))]
    assert entered[: len(stations) - 1] == [BOARD.station_ids[station] for station in stations[1:]]


@pytest.mark.rule("TM-1.3a")
def test_a_station_has_a_pillar_for_each_line() -> None:
    for station, pillars in zip(BOARD.station_ids, BOARD.pillars, strict=True):
        assert pillars == sum(station in line.stations for line in BOARD.data.lines)
    assert set(BOARD.pillars) == {1, 2, 3, 4, 5}
    assert BOARD.pillars[BOARD.station_at["nagatacho"]] == 5


@pytest.mark.rule("TM-1.3b")
def test_a_station_is_one_place_for_all_its_lines() -> None:
    city = City().placed((7, 9)).player(1, stations="nagatacho").player(0, cash=9_000)
    assert city.refused("station A1a.2 nagatacho") == ("TM-9.4", "station_has_pyramid")
    for line, before in (("G", "aoyama_itchome"), ("Z", "aoyama_itchome"), ("M", "yotsuya")):
        city.line(line, train=before)
    city.player(0, at=NOWHERE_NEAR).run_trains()
    assert [city[line].income for line in "GZM"] == [200, 200, 200]


@pytest.mark.rule("TM-1.4a")
def test_the_grid_is_25_by_17_and_all_open() -> None:
    assert set(City().options()) == {f"put {x},{y}" for x in range(25) for y in range(17)}
    for off in ("put 25,0", "put 0,17", "put 25,17"):
        assert City().refused(off) == ("TM-1.6b", "off_the_grid")


@pytest.mark.rule("TM-1.4b")
def test_a_station_touches_four_rectangles() -> None:
    near = {(x, y) for x in range(1, 5) for y in range(4, 8)}  # Nakano has position (2,5)
    assert {at for at in near if _builds(at, "nakano")} == {(2, 5), (3, 5), (2, 6), (3, 6)}


def _builds(at: tuple[int, int], station: str) -> bool:
    return f"station A1a.2 {station}" in City().placed(at).options()


@pytest.mark.rule("TM-1.5")
def test_a_meeple_touches_every_station_of_its_rectangle() -> None:
    city = City().placed(DOWNTOWN)
    touched = {"ginza", "ginza_itchome", "higashi_ginza", "nihombashi"}
    assert {option.split()[2] for option in city.options("station")} == touched
    assert City().placed(NOWHERE_NEAR).options("station") == []
    assert {len(stations) for stations in BOARD.stations_at} == {0, 1, 2, 3, 4}


def walking(at: tuple[int, int]) -> City:
    """The first player may walk from a rectangle."""
    city = City().placed(at)
    city.until("movement", 2)
    return city


@pytest.mark.rule("TM-1.6a")
def test_steps_go_by_sides() -> None:
    reach = {(13 + right, 10 + down) for right in range(-2, 3) for down in range(-2, 3) if abs(right) + abs(down) <= 2}
    assert set(walking(DOWNTOWN).options()) == {f"walk {x},{y}" for x, y in reach}


@pytest.mark.rule("TM-1.6b")
def test_nobody_walks_diagonally_or_off_the_grid() -> None:
    city = walking((0, 0))
    assert city.options() == ["walk 0,0", "walk 1,0", "walk 2,0", "walk 0,1", "walk 1,1", "walk 0,2"]
    assert city.refused("walk 2,1") == ("TM-6.1", "too_far")  # two diagonal steps would do
    city = walking((24, 16))
    assert city.options() == ["walk 24,14", "walk 23,15", "walk 24,15", "walk 22,16", "walk 23,16", "walk 24,16"]
    for off in ("walk 25,16", "walk 24,17"):
        assert city.refused(off) == ("TM-1.6b", "off_the_grid")


@pytest.mark.rule("TM-1.6c")
def test_tracks_do_not_matter_for_walking() -> None:
    plain = walking(DOWNTOWN).options()
    city = walking(DOWNTOWN)
    for route in BOARD.routes:
        city.line(route.id, train=BOARD.station_ids[route.stations[-1]], holders=(1,))
    assert city.options() == plain
    assert len(plain) == 13


@pytest.mark.rule("TM-1.7")
def test_nothing_blocks() -> None:
    city = City(5).placed(*[DOWNTOWN] * 5)
    assert {player.at for player in city.view.players} == {DOWNTOWN}
    city.line("G", train="toranomon").line("H", train="hibiya").line("M", train="ginza")
    city.run_trains()
    for _ in range(5):
        city.do("board")  # all on one train, while M stands at the same station
    assert {player.aboard for player in city.view.players} == {"G"}
    assert city["M"].train == "ginza"


@pytest.mark.rule("TM-1.8a")
@pytest.mark.parametrize("slots", [{"speed": 2}, {"speed": 1, "stakes": ((1, 300),)}, {"stakes": ((0, 300), (1, 300))}])
def test_two_slots_are_shared_by_tokens_and_discs_of_everybody(slots: dict[str, Any]) -> None:
    city = City(columns="E1b E1c").placed().player(0, tokens=1).line("G", train="shibuya", income=900, **slots)
    assert city.refused("token G") == ("TM-12.4a", "no_free_slot")
    assert city.refused("speculate E1b.2 G 300") == ("TM-17.4", "no_free_slot")


@pytest.mark.rule("TM-1.8a")
@pytest.mark.parametrize("slots", [{}, {"speed": 1}, {"stakes": ((1, 300),)}])
def test_a_slot_that_is_left_takes_either(slots: dict[str, Any]) -> None:
    city = City(columns="E1b E1c").placed().player(0, tokens=1).line("G", train="shibuya", income=900, **slots)
    assert {"token G", "speculate E1b.2 G 300"} <= set(city.options())


@pytest.mark.rule("TM-1.8b")
@pytest.mark.house("speed_tokens_stay=true")
def test_what_lies_in_a_slot_stays_there() -> None:
    city = City().placed().line("T", train="takadanobaba", back=True, speed=1, stakes=((1, 100),))
    city.until("auction", 8)
    assert city["T"].train is None  # the train is gone
    assert (city["T"].speed, [(stake.seat, stake.stake) for stake in city["T"].stakes]) == (1, [(1, 100)])


@pytest.mark.rule("TM-1.8b")
@pytest.mark.house("speed_tokens_stay=false")
def test_speed_tokens_may_count_for_one_round() -> None:
    city = City(house=House(speed_tokens_stay=False)).placed().set(tokens=9)
    city.line("T", train="nakano", holders=(0,), speed=1, stakes=((1, 100),)).line("M", speed=2)
    told = city.run_trains()
    assert len(only(TrainEntered, told)) == 6
    assert only(TokensReturned, told) == [TokensReturned("M", 2), TokensReturned("T", 1)]
    assert told.index(TokensReturned("M", 2)) < told.index(only(RoundEnded, told)[0])
    assert (city.view.tokens, city["T"].speed, city["M"].speed) == (12, 0, 0)
    assert [(stake.seat, stake.stake) for stake in city["T"].stakes] == [(1, 100)]
    city.until("actions", 2)
    assert len(only(TrainEntered, city.run_trains())) == 5


@pytest.mark.rule("TM-1.9a")
def test_a_line_runs_while_its_train_is_on_the_map() -> None:
    city = City().placed()
    assert "depart B1a.2 T" in city.options()
    city.line("T", train="takadanobaba", back=True, income=500)
    assert "depart B1a.2 T" not in city.options()
    city.until("actions", 2)  # the train came home
    assert "depart B1b.2 T" in city.options()


@pytest.mark.rule("TM-1.9b")
def test_a_line_has_an_income_from_the_first_invest_or_depart_on() -> None:
    city = City(columns="D3c D2b").placed().player(0, unused=6)
    assert {line.income for line in city.view.lines} == {None}
    city.do("use D3c.2", "depart B1a.2 T", "invest B1a.1 G -D3c.2")
    assert (city["G"].income, city["T"].income, city["M"].income) == (0, 200, None)
    assert [option for option in City().placed().options("speculate") if option] == []
