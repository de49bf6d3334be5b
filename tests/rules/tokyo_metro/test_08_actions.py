"""TM-8 to TM-15: Move, Station, Invest, Depart, Speed, Bicycle, Discount, Bid."""

import pytest
from msgspec.structs import replace

from kippu.core.chance import Replayer
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import (
    BicycleTaken,
    BonusSet,
    DiscountSet,
    IncomeRose,
    ShareBought,
    SpotUsed,
    StationBuilt,
    TokenPlaced,
    TokensTaken,
    TrainEntered,
    TrainStarted,
    Walked,
)
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.games.tokyo_metro.rules.previews import previews
from tests.rules.tokyo_metro.city import DOWNTOWN, NOWHERE_NEAR, City, only

LINES = "GMHTCYZNAISE"


def here(**of_first: object) -> City:
    """The first action turn; the first player stands downtown."""
    return City().placed(DOWNTOWN).player(0, **of_first)


# --- 8. Move ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-8.1a")
def test_move_walks_at_once_up_to_the_printed_steps() -> None:
    city = here()
    assert city.options("move")[0] == "move A1a.1 13,8"
    assert len(city.options("move")) == 13 + 25
    assert city.refused("move A1a.1 13,13") == ("TM-8.1a", "too_far")
    assert "move A1a.1 13,10" in city.options()  # 0 steps
    assert city.do("move A1b.1 13,13")[1] == Walked(0, 13, 13)
    assert (city.sees(0).at, city.cash()[0], city.sees(1).at) == ((13, 13), 2_000, NOWHERE_NEAR)


@pytest.mark.rule("TM-8.1b")
def test_a_bicycle_makes_a_move_one_step_longer() -> None:
    city = here(bicycle=True)
    assert len(city.options("move")) == 25 + 41
    assert city.refused("move A1a.1 13,14") == ("TM-8.1a", "too_far")
    city.do("move A1a.1 13,13")
    assert city.sees(0).at == (13, 13)


@pytest.mark.rule("TM-8.2")
def test_no_move_aboard() -> None:
    city = here(aboard="G").line("G", train="ginza")
    assert city.options("move") == []
    assert city.refused("move A1a.1 13,10") == ("TM-8.2", "move_aboard")
    city.do("alight 13,11")
    assert "move A1a.1 13,11" in city.options()


# --- 9. Station -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-9.1")
def test_a_pyramid_goes_onto_a_touched_station() -> None:
    city = here(stations="ueno")
    touched = {"ginza", "ginza_itchome", "higashi_ginza", "nihombashi"}
    assert {option.split()[2] for option in city.options("station")} == touched
    assert city.do("station A1a.2 higashi_ginza")[1] == StationBuilt(0, "higashi_ginza")
    assert (set(city.sees(0).stations), city.sees(0).pyramids) == ({"ueno", "higashi_ginza"}, 4)
    assert (city.sees(1).stations, city.sees(1).pyramids) == ((), 6)


@pytest.mark.rule("TM-9.2a")
@pytest.mark.parametrize(("station", "paid"), [("ginza_itchome", 300), ("higashi_ginza", 600), ("ginza", 900)])
def test_the_price_is_per_pillar(station: str, paid: int) -> None:
    city = here()
    assert city.do(f"station A1a.2 {station}")[0] == SpotUsed(0, "A1a.2", "station", (), paid)
    assert city.cash() == [2_000 - paid, 2_100]


@pytest.mark.rule("TM-9.2b")
def test_a_discount_is_taken_off_before_multiplying() -> None:
    city = here()
    city.do("use D1a.1", "pass", "station A1a.2 ginza -D1a.1")
    assert city.cash()[0] == 2_000 - (300 - 200) * 3


@pytest.mark.rule("TM-9.2b")
@pytest.mark.parametrize(("discount", "paid"), [("D2b.1", 0), ("D3b.1", 0)])
def test_the_price_of_a_pillar_does_not_fall_below_nothing(discount: str, paid: int) -> None:
    city = here(cards=discount[:3])
    city.do(f"use {discount}", "pass", f"station A1a.2 ginza -{discount}")  # 300 or 400 off 300
    assert city.cash()[0] == 2_000 - paid


@pytest.mark.rule("TM-9.3")
def test_only_touched_stations() -> None:
    assert here().refused("station A1a.2 ueno") == ("TM-9.3", "station_not_touched")
    assert here().refused("station A1a.2 tokyo") == ("TM-9.3", "station_not_touched")  # one rectangle too far
    aboard = here(aboard="G").line("G", train="ginza")
    assert aboard.refused("station A1a.2 ginza") == ("TM-9.3", "station_not_touched")
    assert aboard.options("station") == []


@pytest.mark.rule("TM-9.3")
def test_a_rider_touches_no_station_in_a_corner_either() -> None:
    data = City().parts.board.data
    stations = tuple(replace(one, x=23, y=15) if one.id == "ueno" else one for one in data.stations)
    city = City(options=TokyoMetroOptions(map=replace(data, id="corner", stations=stations))).placed((24, 16))
    assert "station A1a.2 ueno" in city.options()
    city.player(0, aboard="G").line("G", train="ginza")
    assert city.refused("station A1a.2 ueno") == ("TM-9.3", "station_not_touched")


@pytest.mark.rule("TM-9.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_pyramid_per_station(owner: int) -> None:
    city = here().player(owner, stations="ginza")
    assert city.refused("station A1a.2 ginza") == ("TM-9.4", "station_has_pyramid")
    assert "station A1a.2 nihombashi" in city.options()


@pytest.mark.rule("TM-9.5a")
def test_a_pyramid_at_hand_is_needed() -> None:
    city = here(stations="ueno asakusa oshiage kanda minowa")
    assert city.do("station A1a.2 ginza")
    assert city.sees(0).pyramids == 0
    city = here(stations="ueno asakusa oshiage kanda minowa ayase")
    assert city.options("station") == []
    assert city.refused("station A1a.2 ginza") == ("TM-9.5a", "no_pyramid_left")


@pytest.mark.rule("TM-9.5b")
def test_pyramids_stay_where_they_are() -> None:
    city = here(stations="ueno kanda").player(1, stations="tawaramachi").line("G", train="ueno")
    city.play_out()
    assert (set(city.sees(0).stations), city.sees(1).stations) == ({"ueno", "kanda"}, ("tawaramachi",))


@pytest.mark.rule("TM-9.6a")
def test_neither_share_nor_train_is_needed() -> None:
    city = here()
    assert {(line.holders, line.train) for line in city.view.lines} == {((), None)}
    city.do("station A1a.2 nihombashi")
    assert city.sees(0).stations == ("nihombashi",)


@pytest.mark.rule("TM-9.6b")
def test_a_pyramid_stands_for_all_lines_of_its_station() -> None:
    city = here()
    city.do("station A1a.2 nihombashi")
    city.player(0, at=NOWHERE_NEAR).line("T", train="otemachi").line("A", train="higashi_ginza")
    city.line("G", train="ginza").line("M", train="ginza").run_trains()
    assert [city[line].income for line in "TAGM"] == [200, 200, 200, 0]  # M does not stop there


# --- 10. Invest -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.1")
def test_invest_takes_the_top_share_of_a_line() -> None:
    city = here().line("H", train="ginza", holders=(1,))
    assert {option.split()[2] for option in city.options("invest")} == set(LINES)
    assert ShareBought(0, "H", 2) in city.do("invest B1a.1 H")
    assert city["H"].holders == (1, 0)
    assert [line.id for line in city.view.lines if line.holders] == ["H"]


@pytest.mark.rule("TM-10.2a")
@pytest.mark.parametrize(("less", "paid"), [("", 400), (" -D1a.1", 200), (" -D1a.1 -D1b.1", 100)])
def test_invest_costs_the_printed_price_less_discounts(less: str, paid: int) -> None:
    city = with_discounts()
    city.do(f"invest B1a.1 H{less}")
    assert city.cash()[0] == 2_000 - paid


@pytest.mark.rule("TM-10.2b")
@pytest.mark.parametrize(("holders", "surcharge"), [((), 0), ((1,), 300), ((1, 2), 600)])
def test_later_shares_cost_more(holders: tuple[int, ...], surcharge: int) -> None:
    def city(cash: int) -> City:
        return City(3).placed().line("H", train="ginza", holders=holders).player(0, cash=cash)

    just_enough = city(400 + surcharge)
    just_enough.do("invest B1a.1 H")
    assert just_enough.cash()[0] == 0
    assert city(300 + surcharge).refused("invest B1a.1 H") == ("TM-0.6a", "too_expensive")


@pytest.mark.rule("TM-10.2c")
def test_the_surcharge_knows_no_discount() -> None:
    city = City(3, columns="D3c D1a D1b").placed().line("H", train="ginza", holders=(1, 2)).player(0, cash=600)
    city.do("use D3c.2", "pass", "pass", "invest B1a.1 H -D3c.2")  # 500 off 400
    assert city.cash()[0] == 0


@pytest.mark.rule("TM-10.3")
@pytest.mark.house("surcharge_raises_income=true")
@pytest.mark.parametrize(("less", "base"), [("", 400), (" -D1a.1", 200)])
def test_income_may_rise_by_the_surcharge_too(less: str, base: int) -> None:
    city = with_discounts(House(surcharge_raises_income=True)).line("H", train="ginza", holders=(1,))
    command = GAME.parse(f"invest B1a.1 H{less}")
    (preview,) = previews(city.state, 0, [command])
    assert only(IncomeRose, city.do(f"invest B1a.1 H{less}")) == [IncomeRose("H", base + 300, base + 300)]
    assert preview is not None
    assert (preview.price, preview.income) == (base + 300, base + 300)


@pytest.mark.rule("TM-10.3")
@pytest.mark.house("surcharge_raises_income=false")
@pytest.mark.parametrize(("less", "rise"), [("", 400), (" -D1a.1", 200)])
def test_income_rises_by_the_base_price_paid(less: str, rise: int) -> None:
    city = with_discounts().line("H", train="ginza", income=1_000, holders=(1,))
    events = city.do(f"invest B1a.1 H{less}")
    assert only(SpotUsed, events)[0].paid == rise + 300
    assert only(IncomeRose, events) == [IncomeRose("H", rise, 1_000 + rise)]
    assert city["H"].income == 1_000 + rise


@pytest.mark.rule("TM-10.4")
def test_a_base_price_of_nothing_still_gives_a_marker() -> None:
    city = City(columns="D2b D1a").placed().player(0, unused=4)
    city.do("use D2b.1", "pass", "use D1a.1", "invest B1a.1 H -D1a.1 -D2b.1")
    assert (city["H"].income, city["H"].train, city.cash()[0]) == (0, "naka_meguro", 2_000)
    assert city["G"].income is None


@pytest.mark.rule("TM-10.5")
@pytest.mark.parametrize("line", ["G", "H", "E"])
def test_one_share_per_player_and_line(line: str) -> None:
    city = here()
    city.do(f"invest B1a.1 {line}", f"invest B1b.1 {line}")  # another player may have one too
    assert city.refused(f"invest B1b.1 {line}") == ("TM-7.7b", "spot_taken")
    city.player(0, cards="B3a")
    assert city.refused(f"invest B3a.1 {line}") == ("TM-10.5", "has_share")
    assert "invest B3a.1 T" in city.options()


@pytest.mark.rule("TM-10.6")
@pytest.mark.parametrize("line", ["G", "H", "E"])
def test_no_share_beside_a_speculation(line: str) -> None:
    city = here().line(line, income=500, stakes=((0, 100),))
    assert city.refused(f"invest B1a.1 {line}") == ("TM-10.6", "has_speculation")
    assert "invest B1a.1 T" in city.options()
    city.do("pass")
    assert f"invest B1a.1 {line}" in city.options()  # who does not speculate may


@pytest.mark.rule("TM-10.7")
def test_no_fourth_share() -> None:
    city = City(4).placed().line("H", train="ginza", holders=(1, 2, 3))
    assert city.refused("invest B1a.1 H") == ("TM-10.7", "no_share_left")
    assert "invest B1a.1 H" in city.line("H", holders=(1, 2)).options()


@pytest.mark.rule("TM-10.8a")
def test_invest_puts_the_train_on_station_1() -> None:
    city = here()
    assert city.do("invest B1a.1 H")[-1] == TrainStarted("H", "naka_meguro")
    assert (city["H"].train, city["H"].back) == ("naka_meguro", False)
    again = here().line("T", income=900)  # its train has left the map
    again.do("invest B1a.1 T")
    assert (again["T"].train, again["T"].back) == ("nakano", False)


@pytest.mark.rule("TM-10.8b")
def test_the_train_of_a_new_share_moves_in_the_same_round() -> None:
    city = here()
    city.do("invest B1a.1 T")
    moved = [event.station for event in only(TrainEntered, city.run_trains())]
    assert moved == ["takadanobaba", "waseda", "iidabashi", "kudanshita", "otemachi"]


@pytest.mark.rule("TM-10.9")
@pytest.mark.parametrize("back", [False, True])
def test_invest_leaves_a_running_train_alone(back: bool) -> None:
    city = here().line("G", train="ueno", back=back)
    assert only(TrainStarted, city.do("invest B1a.1 G")) == []
    assert (city["G"].train, city["G"].back) == ("ueno", back)


# --- 11. Depart -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-11.1a")
def test_depart_chooses_a_line_that_does_not_run() -> None:
    city = here().line("G", train="ueno").line("M", income=300)  # the train of M has left the map
    assert {option.split()[2] for option in city.options("depart")} == set(LINES) - {"G"}


@pytest.mark.rule("TM-11.1b")
@pytest.mark.parametrize(("spot", "rise"), [("B1a.2", 200), ("B1b.2", 300)])
def test_the_bank_raises_the_income(spot: str, rise: int) -> None:
    city = here()
    assert city.do(f"depart {spot} T")[1] == IncomeRose("T", rise, rise)
    assert (city["T"].income, city["T"].holders) == (rise, ())


@pytest.mark.rule("TM-11.1c")
def test_depart_costs_nothing() -> None:
    city = here(cash=0)
    assert city.do("depart B1a.2 T")[0] == SpotUsed(0, "B1a.2", "depart", (), 0)
    assert city.cash() == [0, 2_100]


@pytest.mark.rule("TM-11.2a")
def test_depart_puts_the_train_on_station_1() -> None:
    city = here()
    assert city.do("depart B1a.2 T")[2] == TrainStarted("T", "nakano")
    assert (city["T"].train, city["T"].back) == ("nakano", False)


@pytest.mark.rule("TM-11.2b")
def test_a_departed_train_moves_in_the_same_round() -> None:
    city = here()
    city.do("depart B1a.2 T")
    moved = [event.station for event in only(TrainEntered, city.run_trains())]
    assert moved == ["takadanobaba", "waseda", "iidabashi", "kudanshita", "otemachi"]


@pytest.mark.rule("TM-11.3a")
@pytest.mark.parametrize("at", ["nakano", "waseda", "nishi_funabashi"])
def test_a_running_line_cannot_depart(at: str) -> None:
    assert here().line("T", train=at).refused("depart B1a.2 T") == ("TM-11.3a", "line_is_running")


@pytest.mark.rule("TM-11.3b")
def test_when_all_lines_run_there_is_no_depart() -> None:
    city = here()
    for route in city.parts.board.routes:
        assert city.options("depart") != []
        city.line(route.id, train=city.parts.board.station_ids[route.stations[0]])
    assert city.options("depart") == []


@pytest.mark.rule("TM-11.4a")
def test_a_removed_train_can_depart_again() -> None:
    city = here().line("T", train="takadanobaba", back=True)
    city.until("actions", 2)
    gone = city["T"]
    assert gone.train is None
    city.do("depart B1b.2 T")
    assert (city["T"].train, city["T"].back) == ("nakano", False)


@pytest.mark.rule("TM-11.4b")
def test_departing_again_adds_to_the_income() -> None:
    city = here().line("T", income=900)
    assert city.do("depart B1a.2 T")[1] == IncomeRose("T", 200, 1_100)
    assert city["T"].income == 1_100


# --- 12. Speed --------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-12.1a")
def test_speed_takes_tokens() -> None:
    city = City(columns="C2b C3c").placed().player(1, tokens=1)
    assert city.do("use C2b.1")[1] == TokensTaken(0, 2)
    assert (city.sees(0).tokens, city.sees(1).tokens, city.view.tokens) == (2, 1, 10)
    city.do("use C3c.1")
    assert (city.sees(0).tokens, city.sees(1).tokens, city.view.tokens) == (2, 4, 7)
    assert {line.speed for line in city.view.lines} == {0}


@pytest.mark.rule("TM-12.1b")
@pytest.mark.parametrize(("left", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_from_a_small_supply_one_takes_what_is_there(left: int, taken: int) -> None:
    city = City(columns="C3a C3c").placed().set(tokens=left)
    assert city.do("use C3c.1")[1] == TokensTaken(0, taken)
    assert (city.sees(0).tokens, city.view.tokens) == (taken, left - taken)


@pytest.mark.rule("TM-12.2a")
def test_no_speed_from_an_empty_supply() -> None:
    city = here().set(tokens=0)
    assert city.refused("use C1a.1") == ("TM-12.2a", "no_token_left")
    assert "use C1a.2" in city.options()


@pytest.mark.rule("TM-12.2b")
def test_any_number_of_tokens_can_be_held() -> None:
    city = here(tokens=11).set(tokens=1)
    city.do("use C1a.1")
    assert (city.sees(0).tokens, city.view.tokens) == (12, 0)


@pytest.mark.rule("TM-12.3a")
def test_held_tokens_go_into_slots_before_the_action() -> None:
    city = here(tokens=2).player(1, tokens=1)
    assert city.do("token M") == (TokenPlaced(0, "M"),)
    assert (city["M"].speed, city.sees(0).tokens, city.sees(1).tokens, city.actor) == (1, 1, 1, 0)
    city.do("token M")
    assert (city["M"].speed, city.sees(0).tokens) == (2, 0)
    assert city.refused("token G") == ("TM-12.3a", "no_token_held")
    assert city.options("token") == []
    city.do("use D1a.1", "token G", "pass")  # before an action or a pass
    assert city["G"].speed == 1


@pytest.mark.rule("TM-12.3b")
def test_tokens_go_onto_any_line() -> None:
    city = here(tokens=1).line("H", train="ginza", holders=(1,)).line("T", income=400)
    assert city.options("token") == [f"token {line}" for line in LINES]
    city.do("token E")
    assert (city["E"].speed, city["E"].income, city["E"].train) == (1, None, None)


@pytest.mark.rule("TM-12.4a")
@pytest.mark.parametrize("stakes", [(), ((1, 100),), ((0, 100), (1, 100))])
def test_no_token_without_a_slot(stakes: tuple[tuple[int, int], ...]) -> None:
    city = here(tokens=1).line("M", speed=2 - len(stakes), income=0, stakes=stakes)
    assert city.refused("token M") == ("TM-12.4a", "no_free_slot")
    assert len(city.options("token")) == 11


@pytest.mark.rule("TM-12.4b")
def test_without_any_slot_tokens_are_kept() -> None:
    city = here(tokens=1)
    for line in LINES:
        city.line(line, speed=2)
    assert city.options("token") == []
    city.until("auction", 3)
    assert city.sees(0).tokens == 1


@pytest.mark.rule("TM-12.5")
def test_new_tokens_wait_for_the_next_turn() -> None:
    city = here()
    city.do("use C1a.1")
    assert city.refused("token G", 0) == ("TM-0.7b", "not_your_turn")
    city.do("use C1a.2", "token G")
    assert city["G"].speed == 1
    later = here(unused=1)
    later.do("use C1a.1")
    later.until("actions", 3)
    later.by(0, "token G")
    assert later["G"].speed == 1


# --- 13. Bicycle ------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-13.1a")
def test_a_bicycle_is_kept_to_the_end() -> None:
    city = here()
    assert BicycleTaken(0) in city.do("use C1a.2")
    assert (city.view.bicycles, city.sees(0).bicycle, city.sees(1).bicycle) == (3, True, False)
    city.play_out()
    assert (city.view.bicycles, city.sees(0).bicycle, city.sees(1).bicycle) == (3, True, False)


@pytest.mark.rule("TM-13.1b")
def test_a_bicycle_gives_a_step_more() -> None:
    city = here()
    city.do("use C1a.2", "pass")
    assert len(city.options("move")) == 25 + 41
    for round_ in (2, 3):
        city.until("movement", round_)
        assert len(city.options("walk", 0)) == 25


@pytest.mark.rule("TM-13.2a")
def test_nobody_has_two_bicycles() -> None:
    city = here(bicycle=True)
    assert city.refused("use C1a.2") == ("TM-13.2a", "has_bicycle")
    city.do("pass")
    assert "use C1a.2" in city.options()  # the other player may


@pytest.mark.rule("TM-13.2b")
def test_there_are_only_four_bicycles() -> None:
    city = City(5).placed()
    for spot in ("C1a.2", "C1b.2", "C2a.2", "C2c.2"):
        city.player(city.actor, cards=spot[:3]).do(f"use {spot}")
    assert city.view.bicycles == 0
    city.player(4, cards="C3b")
    assert city.refused("use C3b.2") == ("TM-13.2b", "no_bicycle_left")


# --- 14. Discount -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.1")
def test_a_discount_waits_on_its_spot() -> None:
    city = here()
    assert city.do("use D1a.1")[1] == DiscountSet(0, 200)
    assert (city.sees(0).discounts, city.sees(1).discounts, city.sees(0).unused) == (("D1a.1",), (), 2)
    assert city.view.columns[3].cards[0].spots == (0, None)
    city.do("use D1b.1", "use C1a.1")
    assert (city.sees(0).discounts, city.sees(1).discounts) == (("D1a.1",), ("D1b.1",))


def with_discounts(house: House = House()) -> City:  # noqa: B008 - nothing changes it
    """The first player has discounts of 200 and 100; a card lies in the discard pile."""
    city = City(house=house).placed(DOWNTOWN)
    city.set(piles=((city.parts.cards.card_at["A3a"],),))
    city.do("use D1a.1", "pass", "use D1b.1")
    return city.player(0, unused=3)


ANY_DISCOUNTS = pytest.mark.parametrize(
    ("less", "off"), [("", 0), (" -D1a.1", 200), (" -D1b.1", 100), (" -D1a.1 -D1b.1", 300)]
)
FOUR_PRICES = pytest.mark.parametrize(
    ("choice", "price"),
    [("station A1b.2 ginza_itchome", 400), ("invest B1a.1 M", 400), ("disc F1a.1", 400), ("card F1b.2", 200)],
)


@pytest.mark.rule("TM-14.2a")
@FOUR_PRICES
def test_four_actions_take_any_discounts(choice: str, price: int) -> None:
    del price
    found = [option for option in with_discounts().options() if option.startswith(choice)]
    assert found == [choice, f"{choice} -D1a.1", f"{choice} -D1b.1", f"{choice} -D1a.1 -D1b.1"]


@pytest.mark.rule("TM-14.2a")
def test_only_own_waiting_discounts() -> None:
    city = with_discounts().player(0, pending=0)
    assert city.refused("invest B1a.1 M -D1a.1") == ("TM-14.2a", "not_your_discount")
    assert city.refused("invest B1a.1 M -X9.1") == ("TM-14.2a", "not_your_discount")
    city = City().placed()
    city.do("use D1a.1")
    assert city.refused("invest B1a.1 M -D1a.1") == ("TM-14.2a", "not_your_discount")  # it is the other player's


@pytest.mark.rule("TM-14.2b")
@ANY_DISCOUNTS
def test_discs_of_discounts_move_onto_the_spot(less: str, off: int) -> None:
    del off
    city = with_discounts()
    city.do(f"invest B1a.1 M{less}")
    assert [f" -{spot}" in less for spot in ("D1a.1", "D1b.1")] == [
        card.spots[0] is None for card in city.view.columns[3].cards
    ]
    assert city.view.columns[1].cards[0].spots == (0, None)
    assert city.sees(0).discounts == tuple(spot for spot in ("D1a.1", "D1b.1") if f" -{spot}" not in less)


@pytest.mark.rule("TM-14.2c")
@ANY_DISCOUNTS
@FOUR_PRICES
def test_the_price_falls_by_their_sum(choice: str, price: int, less: str, off: int) -> None:
    city = with_discounts()
    city.do(choice + less)
    assert city.cash()[0] == 2_000 - max(0, price - off)


@pytest.mark.rule("TM-14.3a")
@pytest.mark.parametrize("choice", ["station A1a.2 ginza", "invest B1a.1 M", "disc F1a.1", "card F1b.2"])
def test_no_price_falls_below_nothing(choice: str) -> None:
    city = with_discounts().player(0, cards="D3c")
    city.by(0, "use D3c.2")  # 500
    city.player(0, unused=1).by(0, f"{choice} -D1a.1 -D3c.2")
    assert city.cash()[0] == 2_000


@pytest.mark.rule("TM-14.3b")
def test_a_discount_is_used_once_and_as_a_whole() -> None:
    city = with_discounts()
    assert city.refused("invest B1a.1 M -D1a.1 -D1a.1") == ("TM-14.3b", "discount_twice")
    assert city.refused("invest B1a.1 M -D1a.1 -D1b.1 -D1a.1") == ("TM-14.3b", "discount_twice")
    city.do("card F1a.2 -D1a.1")  # 100 of the 200
    assert city.refused("invest B1a.1 M -D1a.1") == ("TM-14.2a", "not_your_discount")


@pytest.mark.rule("TM-14.3b")
def test_two_discounts_in_the_other_order_are_the_same_choice() -> None:
    state = with_discounts().state
    said = [GAME.parse(f"invest B1a.1 M {less}") for less in ("-D1a.1 -D1b.1", "-D1b.1 -D1a.1")]
    one, other = (GAME.apply(state, 0, command, Replayer(()), 0) for command in said)
    assert one == other
    assert only(SpotUsed, other.events)[0].discounts == ("D1a.1", "D1b.1")
    assert said[1] in GAME.legal(state, 0)


@pytest.mark.rule("TM-14.3c")
def test_what_is_too_much_is_lost() -> None:
    city = with_discounts()
    city.do("card F1b.2 -D1a.1 -D1b.1")  # 200 - 300
    assert (city.cash()[0], city.sees(0).discounts) == (2_000, ())
    city.do("invest B1a.1 M")
    assert city.cash()[0] == 2_000 - 400


@pytest.mark.rule("TM-14.4")
def test_discount_discs_do_not_count() -> None:
    city = with_discounts().player(0, unused=1)
    city.set(columns=City(columns="B1a B2c").state.columns)
    assert city.refused("invest B2c.2 M -D1a.1") == ("TM-7.6b", "too_few_discs")
    city.do("invest B1a.1 M -D1a.1")
    assert city.sees(0).unused == 0


@pytest.mark.rule("TM-14.5")
@pytest.mark.house("discount_spot_freed=false")
def test_a_left_discount_spot_may_stay_taken() -> None:
    city = City(house=House(discount_spot_freed=False)).placed()
    city.do("use D1a.1", "use C1a.1", "invest B1a.1 M -D1a.1")
    assert city.refused("use D1a.1") == ("TM-7.7b", "spot_taken")
    assert (city.sees(0).discounts, city.cash()[0]) == ((), 1_800)
    assert city.view.columns[3].cards[0].spots == (0, None)
    city.until("actions", 2)
    city.player(0, cards="D1a")
    city.by(0, "use D1a.1")
    assert city.sees(0).discounts == ("D1a.1",)


@pytest.mark.rule("TM-14.5")
@pytest.mark.house("discount_spot_freed=true")
def test_a_left_discount_spot_is_free_at_once() -> None:
    city = City().placed()
    city.do("use D1a.1")
    assert city.refused("use D1a.1") == ("TM-7.7b", "spot_taken")
    city.do("use C1a.1", "invest B1a.1 M -D1a.1", "use D1a.1")
    assert (city.sees(0).discounts, city.sees(1).discounts) == ((), ("D1a.1",))


@pytest.mark.rule("TM-14.6")
def test_other_payments_know_no_discount() -> None:
    city = City(columns="E1b E1c").placed((12, 10)).player(0, loans=1, usable=6, unused=6)
    city.line("G", train="shimbashi", income=900).line("M", train="myogadani", holders=(1,))
    city.do("use D1a.1", "pass", "repay E1b.1", "speculate E1b.2 G 300")
    assert city.cash()[0] == 2_000 - 1_000 - 300
    city.do("invest B1a.1 M -D1a.1")  # 400 - 200, and 300 on top
    assert city.cash()[0] == 700 - 500
    city.do("use D1b.1", "pass")  # one unused disc is paid
    city.do("board")
    assert city.cash()[0] == 200 + 100 - 100
    city.until("auction")
    assert city.options("bid", 0)[-1] == f"bid {city.cash()[0]}"


# --- 15. Bid ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.1a")
def test_a_bid_is_laid_aside_for_the_next_auction() -> None:
    city = City().placed()
    assert city.do("use D1a.2")[1] == BonusSet(0, 200)
    assert [player.bonus for player in city.view.players] == [200, 0]
    city.until("auction")
    assert [player.bonus for player in city.view.players] == [200, 0]
    city.do("bid 0", "bid 0")
    assert city.view.totals == (200, 0)
    assert [player.bonus for player in city.view.players] == [0, 0]


@pytest.mark.rule("TM-15.1b")
def test_a_bonus_pays_for_nothing_else() -> None:
    city = here(cash=300, cards="D3a")
    city.do("use D3a.2", "pass")
    assert (city.sees(0).bonus, city.cash()[0]) == (500, 300)
    assert city.refused("invest B1a.1 M") == ("TM-0.6a", "too_expensive")
    city.player(0, cash=300, unused=0).until("auction")
    assert city.options("bid", 0) == ["bid 0", "bid 100", "bid 200", "bid 300"]


@pytest.mark.rule("TM-15.1c")
def test_a_bonus_is_not_counted_at_the_end() -> None:
    city = City().placed().player(0, cash=1_000, bonus=500)
    city.settle()
    assert city.cash()[0] == 1_000


@pytest.mark.rule("TM-15.2")
def test_bids_of_one_phase_add_up() -> None:
    city = City(columns="D2b D3a").placed()
    city.do("use D2b.2", "pass", "use D3a.2")
    assert (city.sees(0).bonus, city.cash()[0]) == (900, 2_000)


@pytest.mark.rule("TM-15.3")
def test_a_bid_alone_does_nothing() -> None:
    alone = City(1).placed()
    alone.do("use D1a.2")
    alone.until("movement", 2)
    assert (alone.sees(0).bonus, alone.cash()[0]) == (0, 2_000 + 200)


@pytest.mark.rule("TM-15.3")
def test_a_bid_in_the_last_round_does_nothing() -> None:
    last = City().placed()
    last.until("actions", 8)
    cash = last.cash()
    spot = next(spot for spot in last.parts.cards.spots if spot.action == "bid" and f"use {spot.id}" in last.options())
    last.do(f"use {spot.id}")
    last.play_out()
    assert sum(last.cash()) == sum(cash) + 500  # five unused discs
