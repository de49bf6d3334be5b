"""TM-8 to TM-15: Move, Station, Invest, Depart, Speed, Bicycle, Discount, Bid."""

import pytest

from kippu.games.tokyo_metro.rules.events import (
    BicycleTaken,
    BonusSet,
    IncomeRose,
    ShareBought,
    SpotUsed,
    TokensTaken,
    TrainEntered,
    TrainStarted,
    Walked,
)
from tests.rules.tokyo_metro.city import DOWNTOWN, NOWHERE_NEAR, City, only


def here(**of_first: object) -> City:
    """The first action turn; the first player stands downtown."""
    return City().placed(DOWNTOWN).player(0, **of_first)


# --- 8. Move ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-8.1a", "TM-8.1b")
def test_move_walks_at_once() -> None:
    city = here()
    assert city.options("move")[0] == "move A1a.1 13,8"
    assert len(city.options("move")) == 13 + 25
    assert city.refused("move A1a.1 13,13") == ("TM-8.1a", "too_far")
    assert city.do("move A1b.1 13,13")[1] == Walked(0, 13, 13)
    assert len(here(bicycle=True).options("move")) == 25 + 41
    assert "move A1a.1 13,10" in here().options()  # 0 steps


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
    city = here()
    touched = {"ginza", "ginza_itchome", "higashi_ginza", "nihombashi"}
    assert {option.split()[2] for option in city.options("station")} == touched
    city.do("station A1a.2 higashi_ginza")
    assert (city.sees(0).stations, city.sees(0).pyramids) == (("higashi_ginza",), 5)


@pytest.mark.rule("TM-9.2a", "TM-9.2b")
@pytest.mark.parametrize(("station", "paid"), [("ginza_itchome", 300), ("higashi_ginza", 600), ("ginza", 900)])
def test_the_price_is_per_pillar(station: str, paid: int) -> None:
    city = here()
    assert city.do(f"station A1a.2 {station}")[0].paid == paid  # type: ignore[attr-defined]
    assert city.cash()[0] == 2_000 - paid


@pytest.mark.rule("TM-9.2a", "TM-9.2b")
def test_a_discount_is_taken_off_before_multiplying() -> None:
    city = here()
    city.do("use D1a.1", "pass", "station A1a.2 ginza -D1a.1")
    assert city.cash()[0] == 2_000 - (300 - 200) * 3


@pytest.mark.rule("TM-9.3")
def test_only_touched_stations() -> None:
    assert here().refused("station A1a.2 ueno") == ("TM-9.3", "station_not_touched")
    aboard = here(aboard="G").line("G", train="ginza")
    assert aboard.refused("station A1a.2 ginza") == ("TM-9.3", "station_not_touched")
    assert aboard.options("station") == []


@pytest.mark.rule("TM-9.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_one_pyramid_per_station(owner: int) -> None:
    city = here().player(owner, stations="ginza")
    assert city.refused("station A1a.2 ginza") == ("TM-9.4", "station_has_pyramid")


@pytest.mark.rule("TM-9.5a", "TM-9.5b")
def test_six_pyramids_that_stay() -> None:
    city = here(stations="ueno asakusa oshiage kanda minowa ayase")
    assert city.options("station") == []
    assert city.refused("station A1a.2 ginza") == ("TM-9.5a", "no_pyramid_left")
    city.play_out()
    assert len(city.sees(0).stations) == 6


@pytest.mark.rule("TM-9.6a", "TM-9.6b")
def test_neither_share_nor_train_is_needed() -> None:
    city = here()
    city.do("station A1a.2 nihombashi")
    city.player(0, at=NOWHERE_NEAR).line("T", train="otemachi").line("A", train="higashi_ginza").line(
        "G", train="ginza"
    )
    city.run_trains()
    assert [city[line].income for line in "TAG"] == [200, 200, 200]


# --- 10. Invest -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.1")
def test_invest_takes_the_top_share() -> None:
    city = here().line("G", train="shibuya", holders=(1,))
    assert ShareBought(0, "G", 2) in city.do("invest B1a.1 G")
    assert city["G"].holders == (1, 0)


@pytest.mark.rule("TM-10.2a", "TM-10.2b", "TM-10.2c")
def test_the_surcharge_knows_no_discount() -> None:
    city = City(3).placed().line("G", train="shibuya", holders=(1, 2)).player(0, cash=1_000)
    city.do("use D1a.1", "pass", "pass", "invest B1a.1 G -D1a.1")
    assert city.cash()[0] == 1_000 - (400 - 200) - 600


@pytest.mark.rule("TM-10.3")
def test_income_rises_by_the_base_price_paid() -> None:
    city = here().line("G", train="shibuya", income=1_000, holders=(1,))
    events = city.do("invest B1a.1 G")
    assert only(SpotUsed, events)[0].paid == 700
    assert only(IncomeRose, events) == [IncomeRose("G", 400, 1_400)]


@pytest.mark.rule("TM-10.4")
def test_a_base_price_of_nothing_still_gives_a_marker() -> None:
    city = City(columns="D2b D1a").placed().player(0, unused=4)
    city.do("use D2b.1", "pass", "use D1a.1", "invest B1a.1 G -D1a.1 -D2b.1")
    assert (city["G"].income, city["G"].train, city.cash()[0]) == (0, "shibuya", 2_000)


@pytest.mark.rule("TM-10.5")
def test_one_share_per_player_and_line() -> None:
    city = here()
    city.do("invest B1a.1 G", "pass")
    assert city.refused("invest B1b.1 G") == ("TM-10.5", "has_share")


@pytest.mark.rule("TM-10.6")
def test_no_share_beside_a_speculation() -> None:
    city = here().line("G", train="shibuya", stakes=((0, 100),))
    assert city.refused("invest B1a.1 G") == ("TM-10.6", "has_speculation")


@pytest.mark.rule("TM-10.7")
def test_no_fourth_share() -> None:
    city = City(4).placed().line("G", train="shibuya", holders=(1, 2, 3))
    assert city.refused("invest B1a.1 G") == ("TM-10.7", "no_share_left")


@pytest.mark.rule("TM-10.8a", "TM-10.8b")
def test_invest_starts_the_train() -> None:
    city = here()
    assert city.do("invest B1a.1 G")[-1] == TrainStarted("G", "shibuya")
    moved = only(TrainEntered, city.run_trains())
    assert [event.station for event in moved][:2] == ["omote_sando", "aoyama_itchome"]


@pytest.mark.rule("TM-10.9")
def test_invest_leaves_a_running_train_alone() -> None:
    city = here().line("G", train="ueno", back=True)
    assert only(TrainStarted, city.do("invest B1a.1 G")) == []
    assert (city["G"].train, city["G"].back) == ("ueno", True)


# --- 11. Depart -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-11.1a", "TM-11.1b", "TM-11.1c", "TM-11.2a", "TM-11.2b")
def test_depart_starts_a_line_at_the_banks_cost() -> None:
    city = here()
    assert city.do("depart B1a.2 T")[1:] == (IncomeRose("T", 200, 200), TrainStarted("T", "nakano"))
    assert (city.cash()[0], city["T"].holders, city["T"].back) == (2_000, (), False)
    assert len(only(TrainEntered, city.run_trains())) == 5


@pytest.mark.rule("TM-11.3a", "TM-11.3b")
def test_a_running_line_cannot_depart() -> None:
    city = here().line("T", train="waseda")
    assert city.refused("depart B1a.2 T") == ("TM-11.3a", "line_is_running")
    for route in city.parts.board.routes:
        city.line(route.id, income=0, train=city.parts.board.station_ids[route.stations[0]])
    assert city.options("depart") == []


@pytest.mark.rule("TM-11.4a", "TM-11.4b")
def test_a_removed_train_can_depart_again() -> None:
    city = here().line("T", income=900)
    city.do("depart B1a.2 T")
    assert (city["T"].income, city["T"].train) == (1_100, "nakano")


# --- 12. Speed --------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-12.1a", "TM-12.1b")
def test_speed_takes_tokens() -> None:
    city = City(columns="C2b C3c").placed()
    city.do("use C2b.1")
    assert (city.sees(0).tokens, city.view.tokens) == (2, 10)
    city.set(tokens=2)
    assert city.do("use C3c.1")[1] == TokensTaken(1, 2)
    assert city.view.tokens == 0


@pytest.mark.rule("TM-12.2a", "TM-12.2b")
def test_no_speed_from_an_empty_supply() -> None:
    city = here(tokens=12).set(tokens=0)
    assert city.refused("use C1a.1") == ("TM-12.2a", "no_token_left")


@pytest.mark.rule("TM-12.3a", "TM-12.3b")
def test_tokens_go_into_any_free_slot_before_the_action() -> None:
    city = here(tokens=2)
    assert city.options("token") == [f"token {line}" for line in "GMHTCYZNAISE"]
    city.do("token G", "token G", "pass")
    assert (city["G"].speed, city["G"].income) == (2, None)
    assert city.refused("token M") == ("TM-12.3a", "no_token_held")


@pytest.mark.rule("TM-12.4a", "TM-12.4b")
def test_no_token_without_a_slot() -> None:
    city = here(tokens=1).line("G", speed=1, income=0, stakes=((1, 100),))
    assert "token G" not in city.options()
    assert city.refused("token G") == ("TM-12.4a", "no_free_slot")
    for line in "GMHTCYZNAISE":
        city.line(line, speed=2, stakes=())
    assert city.options("token") == []
    city.until("auction")
    assert city.sees(0).tokens == 1


@pytest.mark.rule("TM-12.5")
def test_new_tokens_wait_for_the_next_turn() -> None:
    city = here(unused=1)
    city.do("use C1a.1")
    assert city.refused("token G", 0) == ("TM-0.7b", "not_your_turn")
    city.until("actions", 2)
    assert city.by(0, "token G")
    assert city["G"].speed == 1


# --- 13. Bicycle ------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-13.1a", "TM-13.1b")
def test_a_bicycle_gives_a_step_more() -> None:
    city = here()
    assert BicycleTaken(0) in city.do("use C1a.2")
    city.do("pass")
    assert len(city.options("move")) == 25 + 41
    city.until("movement", 3)
    assert len(city.options("walk", 0)) == 25


@pytest.mark.rule("TM-13.2a", "TM-13.2b")
def test_one_bicycle_each_and_four_in_all() -> None:
    assert here(bicycle=True).refused("use C1a.2") == ("TM-13.2a", "has_bicycle")
    assert here().set(bicycles=0).refused("use C1a.2") == ("TM-13.2b", "no_bicycle_left")


# --- 14. Discount -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.1")
def test_a_discount_waits_on_its_spot() -> None:
    city = here()
    city.do("use D1a.1")
    assert city.sees(0).discounts == ("D1a.1",)
    assert city.view.columns[3].cards[0].spots == (0, None)


def with_discounts() -> City:
    """The first player has discounts of 200 and 100; cards lie in discard pile A."""
    city = City().placed(DOWNTOWN)
    city.set(piles=((city.parts.cards.card_at["A3a"],), *city.state.piles[1:]))
    city.do("use D1a.1", "pass", "use D1b.1")
    return city.player(0, unused=3)


@pytest.mark.rule("TM-14.2a", "TM-14.2b", "TM-14.2c")
@pytest.mark.parametrize(
    ("choice", "price"),
    [
        ("station A1b.2 ginza_itchome", 400),
        ("invest B1a.1 G", 400),
        ("disc F1a.1", 400),
        ("card F1b.2 A", 200),
    ],
)
@pytest.mark.parametrize(("less", "off"), [("", 0), (" -D1a.1", 200), (" -D1b.1", 100), (" -D1a.1 -D1b.1", 300)])
def test_any_discounts_lower_four_prices(choice: str, price: int, less: str, off: int) -> None:
    city = with_discounts()
    city.do(choice + less)
    assert city.cash()[0] == 2_000 - max(0, price - off)
    assert len(city.sees(0).discounts) == 2 - less.count("-")


@pytest.mark.rule("TM-14.2a", "TM-14.2b", "TM-14.2c")
def test_only_own_waiting_discounts() -> None:
    city = with_discounts().player(0, pending=0)
    assert city.refused("invest B1a.1 G -D1a.1") == ("TM-14.2a", "not_your_discount")
    assert city.refused("invest B1a.1 G -X9.1") == ("TM-14.2a", "not_your_discount")


@pytest.mark.rule("TM-14.3a", "TM-14.3b", "TM-14.3c")
def test_a_discount_is_used_once_and_whole() -> None:
    city = with_discounts()
    assert city.refused("invest B1a.1 G -D1a.1 -D1a.1") == ("TM-14.3b", "discount_twice")
    assert city.refused("invest B1a.1 G -D1b.1 -D1a.1") == ("TM-14.3b", "discount_twice")
    city.do("card F1b.2 A -D1a.1 -D1b.1")  # 200 - 300
    assert (city.cash()[0], city.sees(0).discounts) == (2_000, ())


@pytest.mark.rule("TM-14.4")
def test_discount_discs_do_not_count() -> None:
    city = with_discounts().player(0, unused=1)
    city.set(columns=City(columns="B1a B2c").state.columns)
    assert city.refused("invest B2c.2 G -D1a.1") == ("TM-7.6b", "too_few_discs")
    city.do("invest B1a.1 G -D1a.1")
    assert city.sees(0).unused == 0


@pytest.mark.rule("TM-14.5")
def test_a_left_discount_spot_is_free_at_once() -> None:
    city = City().placed()
    city.do("use D1a.1")
    assert city.refused("use D1a.1") == ("TM-7.7b", "spot_taken")
    city.do("use C1a.1", "invest B1a.1 G -D1a.1", "use D1a.1")
    assert city.sees(1).discounts == ("D1a.1",)


@pytest.mark.rule("TM-14.6")
def test_other_payments_know_no_discount() -> None:
    city = City(columns="E1b E1c").placed().player(0, loans=1).line("G", train="shibuya", income=900)
    city.do("use D1a.1", "pass", "repay E1b.1", "speculate E1b.2 G 300")
    assert city.cash()[0] == 2_000 - 1_000 - 300


# --- 15. Bid ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-15.1a", "TM-15.1b", "TM-15.1c", "TM-15.2")
def test_bonuses_add_up_for_the_next_auction_only() -> None:
    city = City().placed()
    assert city.do("use D1a.2")[1] == BonusSet(0, 200)
    city.do("pass", "use D1b.2")
    assert (city.sees(0).bonus, city.cash()[0]) == (400, 2_000)
    city.until("auction")
    assert max(int(option.split()[1]) for option in city.options("bid", 0)) == city.cash()[0]
    city.do("bid 0", "bid 0")
    assert (city.view.totals, city.sees(0).bonus) == ((400, 0), 0)


@pytest.mark.rule("TM-15.3")
def test_a_bid_without_an_auction_does_nothing() -> None:
    alone = City(1).placed()
    alone.do("use D1a.2")
    alone.until("movement", 2)
    assert alone.sees(0).bonus == 0
    last = City().placed()
    last.until("actions", 8)
    last.by(last.actor, last.options("use")[-1])
    cash = last.cash()
    last.play_out()
    assert sum(last.cash()) == sum(cash) + 500  # five unused discs
