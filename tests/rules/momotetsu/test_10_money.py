"""RM-10 to RM-12: events, debts, settlements, the final score."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Hold, Move
from tests.rules.momotetsu.days import MINUTE, City, made, only


@pytest.fixture
def city() -> City:
    return City(3)


def fire(city: City, face: int, *dice: int) -> City:
    """Team 1 rolls the same face for the second time running."""
    city.put(0, face=face).dice(face, *dice).do(0, t.Roll())
    return city


def riding(city: City, seat: int, **changes: Any) -> City:
    """A team is on its way from Tokyo to Ueno."""
    end = city.sq("上野")
    move = Move("die", city.sq("東京"), (end,), city.now, steps=4, target=end)
    return city.put(seat, phase="moving", move=replace(move, **changes))


def happened(city: City) -> list[str]:
    """The events that the last commands have fired."""
    return [event.event for event in only(ev.Happened, city.told)]


# --- events -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-10.1a")
def test_the_same_plain_face_on_two_turns_running(city: City) -> None:
    fired = []
    for face in (3, 4, 3, 3):
        city.put(0, phase="ready", move=None).dice(face).do(0, t.Roll())
        fired.append(len(happened(city)))
    assert fired == [0, 0, 0, 1]
    city.dice(3).do(1, t.Roll())
    assert happened(city) == []  # it is the run of one team


@pytest.mark.rule("RM-10.1b")
@pytest.mark.parametrize("how", ["star", "star_trip", "step", "card_trip"])
def test_any_other_movement_breaks_the_run(city: City, how: str) -> None:
    city.put(0, face=3, hand=("advance_1", "wish_star"), statuses=["cow"] if how == "step" else [])
    if how == "star":
        city.do(0, t.UseStar("advance_1", None, 1))
    elif how == "star_trip":
        city.do(0, t.UseStar("wish_star", "ayase"))
    elif how == "step":
        city.do(0, t.StepOne())
    else:
        city.draw(0, "number_card")
        city.put(0, face=3).do(0, t.Choose("gotanda"), t.Finish())
    city.put(0, phase="ready", move=None).dice(3).do(0, t.Roll())
    assert happened(city) == []


@pytest.mark.rule("RM-10.1b")
@pytest.mark.parametrize("how", ["off", "cancelled"])
def test_being_ordered_off_or_cancelled_does_not_break_it(city: City, how: str) -> None:
    city.put(2, square="西船橋").dice(3).do(0, t.Roll())
    if how == "off":
        city.do("gm", t.ForceAlight())
        city.do(0, t.Alight("kanda"))
    else:
        city.land(1, "王子")
        city.do(0, t.NotBoarded())
        city.dice(3, 4).do(1, t.RollDestination())
    city.dice(3).do(0, t.Roll())
    assert happened(city) == ["heavy_snow"]


@pytest.mark.rule("RM-10.1c")
def test_a_third_equal_face_fires_again(city: City) -> None:
    fired = []
    for _ in range(4):
        city.put(0, phase="ready", move=None).dice(3).do(0, t.Roll())
        fired.append(len(happened(city)))
    assert fired == [0, 1, 1, 1]


@pytest.mark.rule("RM-10.2")
def test_the_face_that_counts(city: City) -> None:
    city.put(0, face=3, statuses=["reroll"]).dice(3).do(0, t.Roll())
    assert happened(city) == []  # not before it is final
    city.dice(5).do(0, t.Reroll())
    assert (happened(city), city.team(0).face) == ([], 5)
    city.put(1, face=3, statuses=["rocket"]).dice(1).do(1, t.Roll())
    city.dice(3).do(1, t.RocketRoll())
    assert happened(city) == ["heavy_snow"]
    city.put(2, face=6, statuses=["double"]).dice(6).do(2, t.Roll())
    city.dice(1, 1, 1).do(2, t.Double())
    assert happened(city) == ["bargain_sale"]


@pytest.mark.rule("RM-10.3a")
def test_it_hits_all_teams_at_once_also_on_the_way(city: City) -> None:
    riding(city, 2)
    fire(city, 4, 1, 2, 3)
    assert [event.seat for event in only(ev.HappenedTo, city.told)] == [0, 1, 2]
    assert city.balance() == [150, 100, 50]
    city.do("gm", t.Withdraw(2))
    city.put(0, phase="ready", move=None)
    fire(city, 4, 1, 1)
    assert city.balance() == [100, 50, 50]


@pytest.mark.rule("RM-10.3b")
def test_it_comes_before_the_move(city: City) -> None:
    fire(city, 1)
    assert city.balance() == [400, 400, 400]
    assert (city.phase(0), city.team(0).alight) == ("moving", "")  # the team that caused it was standing
    kinds = [type(event) for event in city.told]
    assert kinds[:2] == [ev.Rolled, ev.Happened]


@pytest.mark.rule("RM-10.4")
def test_fireworks() -> None:
    city = City(6)
    riding(riding(riding(city, 1), 2, walks=True), 3, exempt=True)
    riding(city, 4, kind="king").put(5, phase="task")
    fire(city, 1)
    assert [city.team(seat).alight for seat in range(6)] == ["", "fireworks", "", "fireworks", "fireworks", ""]
    assert city.balance() == [400, 200, 400, 200, 200, 400]
    city.do(1, t.NotBoarded())
    assert (city.balance(1), city.phase(1), city.team(1).alight) == ([400], "moving", "")
    city.do(3, t.Alight("kanda"))
    assert (city.balance(3), city.where(3), city.phase(3)) == ([200], "神田", "ready")


@pytest.mark.rule("RM-10.5")
def test_awa_dance_gives_advance_cards(city: City) -> None:
    fire(city, 2, 3, 1, 6)
    assert [city.hand(seat) for seat in range(3)] == [["advance_3"], ["advance_1"], ["advance_6"]]


@pytest.mark.rule("RM-10.6")
def test_heavy_snow_costs_by_goals(city: City) -> None:
    fire(city.put(0, goals=2).put(2, goals=1), 3)
    assert city.balance() == [-200, 200, 0]


@pytest.mark.rule("RM-10.7")
def test_substitute_transport(city: City) -> None:
    assert fire(city, 4, 1, 2, 6).balance() == [150, 100, -100]


@pytest.mark.rule("RM-10.8a")
def test_races_are_won_by_the_highest_sum(city: City) -> None:
    assert fire(city, 5, 6, 1, 4, 4, 1, 3).balance() == [200, 700, 200]


@pytest.mark.house("races_tie=roll_again", "races_tie=all")
@pytest.mark.rule("RM-10.8b")
def test_equals_roll_again(city: City) -> None:
    fire(city, 5, 4, 5, 5, 4, 1, 3, 1, 1, 6, 6)  # 9, 9, 4; then 2 and 12
    assert city.balance() == [200, 700, 200]
    all_ = fire(City(3, races_tie="all"), 5, 4, 5, 5, 4, 1, 3)
    assert all_.balance() == [700, 700, 200]


@pytest.mark.rule("RM-10.9")
def test_bargain_sale() -> None:
    city = City(6)
    fire(city, 6, 1, 2, 3, 4, 3, 4, 6, 6, 5, 6)
    assert [city.hand(seat) for seat in range(6)] == [
        ["express"], [], ["express"], [], ["express"], ["limited_express"],
    ]  # fmt: skip
    assert city.balance() == [200, 200 + 50 * 7, 200, 200 + 50 * 12, 200, 200]


# --- debts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-11.1a")
def test_below_zero_a_team_sells_properties_of_its_choice_one_by_one(city: City) -> None:
    city.put(0, balance=-100, properties=["ikiiki_park", "park", "skytree"])
    city.draw(0, "devil")
    assert city.refused(0, t.Sell("fruit_shop")) == ("RM-11.1a", "not_your_property")
    assert only(ev.Sold, city.do(0, t.Sell("skytree"))) == [ev.Sold(0, "skytree", 50)]
    assert (city.balance(0), city.may(0, t.Sell("skytree"))) == ([-150], False)
    assert only(ev.Sold, city.do(0, t.Sell("park"))) == [ev.Sold(0, "park", 150)]
    assert (city.balance(0), city.properties(0)) == ([0], ["ikiiki_park"])


@pytest.mark.rule("RM-11.1b")
@pytest.mark.parametrize("balance", [0, 10])
def test_not_one_more_is_sold(city: City, balance: int) -> None:
    city.put(0, balance=balance, properties=["park"])
    assert city.refused(0, t.Sell("park")) == ("RM-11.1b", "no_debt")
    city.put(1, balance=-50, properties=["park", "skytree"]).draw(1, "devil")
    city.do(1, t.Sell("park"))
    assert city.balance(1) == [0]
    assert city.refused(1, t.Sell("skytree")) == ("RM-11.1b", "no_debt")


@pytest.mark.rule("RM-11.2")
def test_the_server_sells_the_cheapest_first(city: City) -> None:
    city.put(0, balance=0, properties=["ikiiki_park", "rolling_stock_works", "skytree", "park"])
    city.draw(0, "devil")
    city.now += 5 * MINUTE - 1
    city.tick()
    assert city.balance(0) == [-100]
    city.now += 1
    city.tick()
    order = [event.property for event in only(ev.Sold, city.told)]
    first = min("rolling_stock_works", "park", key=lambda one: city.parts.property_at[one])
    assert (order, city.balance(0)) == (["skytree", first], [100])  # 50, then 150, the first of two in the table


@pytest.mark.rule("RM-11.3a")
def test_a_property_won_in_debt_is_sold_at_once(city: City) -> None:
    city.put(0, balance=-460).land(0, "鬼子母神前")
    city.do(0, t.StartMission(("m08",)))
    assert only(ev.Sold, city.do(0, t.MissionDone("m08", photo="p"))) == [ev.Sold(0, "old_time_sweet_shop", 100)]
    assert (city.balance(0), city.properties(0)) == ([-360], [])
    city.put(1, balance=0).land(1, "鬼子母神前")
    city.do(1, t.StartMission(("m08",)), t.MissionDone("m08", photo="p"))
    assert len(city.properties(1)) == 1  # zero is not below zero


@pytest.mark.rule("RM-11.3b")
def test_without_property_a_team_plays_on_below_zero(city: City) -> None:
    city.draw(0, "king_devil")
    city.draw(0, "devil")
    city.do(0, t.Finish())
    city.dice(1).do(0, t.Roll())
    assert (city.balance(0), city.phase(0)) == ([-100], "moving")


@pytest.mark.rule("RM-11.3b")
def test_who_has_sold_the_last_property_plays_on_below_zero(city: City) -> None:
    city.put(0, balance=-400, properties=["skytree"]).draw(0, "devil")
    city.do(0, t.Sell("skytree"), t.Finish())
    assert (city.balance(0), city.may(0, t.Roll())) == ([-450], True)


# --- settlements ------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-12.1")
def test_a_settlement_at_the_end_comes_before_it(city: City) -> None:
    end = city.state.times.last_roll + 1  # nobody is on the way, so the day ends with the last roll
    city.world(settled=(1, 2), times=replace(city.state.times, settlements=(0, 0, end)))
    city.now = end
    city.tick()
    assert (len(city.state.settled), city.state.phase) == (3, "ended")


@pytest.mark.rule("RM-12.1")
def test_a_settlement_pays_its_own_column_and_tells_the_balance(city: City) -> None:
    city.put(0, properties=["instant_noodle_shop", "tram_depot", "myosenji"]).put(1, balance=70)
    paid: list[tuple[int, int]] = []
    for time in ("11:00", "14:00", "16:00"):
        city.at(time).tick()
        settled = only(ev.Settled, city.told)
        assert [event.seat for event in settled] == [0, 1, 2]
        assert settled[1] == ev.Settled(1, len(paid) + 1, 0, 70) == GAME.redact(settled[1], "spectator")
        paid.append((settled[0].points, settled[0].balance))
    assert paid == [(250, 450), (200, 650), (250, 900)]


@pytest.mark.house("settlement_call=auto")
@pytest.mark.rule("RM-12.2a")
@pytest.mark.parametrize("held", ["goal", "pause"])
def test_settlements_come_by_the_clock_in_any_case(city: City, held: str) -> None:
    city.put(0, properties=["ikiiki_park"]).at("10:59")
    city.do("gm", t.Pause())
    if held == "goal":
        city.world(paused_since=0, hold=Hold(3, city.now, 4, 2, 3, t0=city.now, waiting=2, positions=(0, 0, 0)))
    city.at("11:00").tick()
    assert (city.balance(0), len(city.state.settled)) == ([300], 1)


@pytest.mark.house("settlement_call=gm")
@pytest.mark.rule("RM-12.2a")
def test_a_kit_may_let_the_master_call_them() -> None:
    by_hand = City(2, settlement_call="gm").at("11:30")
    by_hand.tick()
    assert by_hand.state.settled == ()
    by_hand.do("gm", *[t.CallSettlement()] * 3)
    assert by_hand.refused("gm", t.CallSettlement()) == ("RM-12.1", "all_settled")


@pytest.mark.rule("RM-12.2b")
@pytest.mark.parametrize(("time", "balance"), [("10:58", 250), ("11:00:00", 250), ("11:00:01", 200)])
def test_what_was_won_by_then_counts_even_if_reported_later(time: str, balance: int) -> None:
    city = City(2).at("10:30")
    city.do("gm", t.SetPosition(0, "uguisudani"), t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1), t.Arrive("nippori"), t.StartMission(("m05",)))
    city.at("11:05").do(1, t.Note("somebody else"))
    city.at("11:07").do(0, made(t.MissionDone("m05", photo="p"), time))
    assert (city.properties(0), city.balance(0)) == (["yanaka_ginza"], [balance])


# --- the final score --------------------------------------------------------------------------------------


def close(city: City) -> tuple[int, ...]:
    city.do("gm", t.EndNow(), t.CloseResult())
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    return outcome.scores


def of_kind(city: City, kind: str, count: int = 1, skip: int = 0) -> list[str]:
    """Properties of a kind."""
    return [one.id for one in city.parts.properties if one.kind == kind][skip : skip + count]


@pytest.mark.rule("RM-12.3a")
@pytest.mark.parametrize(
    ("kind", "prize"), [("food", 300), ("industry", 300), ("history", 300), ("commerce", 0), ("park", 0)]
)
def test_prizes_for_the_most_of_three_kinds(city: City, kind: str, prize: int) -> None:
    city.put(0, properties=of_kind(city, kind, 2)).put(1, properties=of_kind(city, kind, 1))
    close(city)
    assert [score.prizes for score in city.state.scores] == [prize, 0, 0]


@pytest.mark.house("prize_tie=all", "prize_tie=none")
@pytest.mark.rule("RM-12.3b")
def test_equals_all_get_a_prize_and_nobody_without_one(city: City) -> None:
    city.put(0, properties=["fruit_shop"]).put(1, properties=["confectioner"])
    none = City(3, prize_tie="none").put(0, properties=["fruit_shop"]).put(1, properties=["confectioner"])
    close(city)
    assert [score.prizes for score in city.state.scores] == [300, 300, 0]
    close(none)
    assert [score.prizes for score in none.state.scores] == [0, 0, 0]
    assert close(City(2)) == (200, 200)


@pytest.mark.house("final_counts_sale=true", "final_counts_sale=false")
@pytest.mark.rule("RM-12.4a")
@pytest.mark.parametrize(("counts", "total"), [(True, 500 + 200 + 100 + 300), (False, 500 + 300)])
def test_the_final_score(counts: bool, total: int) -> None:
    city = City(3, final_counts_sale=counts).put(2, balance=500, properties=["ikiiki_park", "fruit_shop"])
    assert close(city) == (200, 200, total)
    score = city.state.scores[2]
    assert (score.balance, score.sale, score.prizes, score.total) == (500, 300, 300, total)


@pytest.mark.rule("RM-12.4b")
def test_the_highest_wins(city: City) -> None:
    close(city.put(0, balance=-10).put(1, balance=900, goals=0).put(2, balance=890, goals=9))
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    assert (outcome.ranking, outcome.decided_by) == (((1,), (2,), (0,)), "score")


@pytest.mark.rule("RM-12.5")
@pytest.mark.parametrize(
    ("changes", "ranking", "decided"),
    [
        ({}, ((0, 1),), "shared"),
        ({"goals": 1}, ((1,), (0,)), "goals"),
        ({"balance": 100, "properties": ["yanaka_ginza"]}, ((1,), (0,)), "properties"),
    ],
)
def test_ties(changes: dict[str, Any], ranking: tuple[tuple[int, ...], ...], decided: str) -> None:
    city = City(2).put(1, **changes)
    close(city)
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    assert (outcome.ranking, outcome.decided_by) == (ranking, decided)


@pytest.mark.rule("RM-12.5")
def test_goals_come_before_properties() -> None:
    city = City(2).put(0, goals=1).put(1, balance=100, properties=["yanaka_ginza"])
    close(city)
    assert GAME.outcome(city.state).ranking == ((0,), (1,))  # type: ignore[union-attr]


@pytest.mark.rule("RM-12.6a")
def test_the_master_closes_the_result(city: City) -> None:
    assert city.refused("gm", t.CloseResult()) == ("RM-12.6a", "not_ended")
    city.do(1, t.Arrive("ueno", dispute=True))
    city.do("gm", t.EndNow())
    assert GAME.outcome(city.state) is None
    assert city.refused("gm", t.CloseResult()) == ("RM-12.6a", "conflicts_open")
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "refuse"), t.CloseResult())
    assert GAME.outcome(city.state) is not None
    assert city.refused("gm", t.Broadcast("x")) == ("RM-12.6a", "result_final")
    assert city.refused("gm", t.Void(1)) == ("RM-12.6a", "result_final")


@pytest.mark.rule("RM-12.6b")
def test_proofs_still_open_count_as_approved(city: City) -> None:
    for seat, square, mission in ((0, "日暮里", "m05"), (1, "上野", "m06")):
        city.land(seat, square)
        city.do(seat, t.StartMission((mission,)), t.MissionDone(mission, photo="p"))
    city.do("gm", t.Reject(city.state.claims[1].entry), t.EndNow())
    assert [claim.status for claim in city.state.claims] == ["pending", "rejected"]
    city.do("gm", t.CloseResult())
    assert [claim.status for claim in city.state.claims] == ["approved", "rejected"]
    assert city.state.scores[0].sale == 100
