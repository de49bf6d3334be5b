"""RM-10 to RM-12: events, debts, settlements, the final score."""

import pytest

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Move
from tests.rules.momotetsu.days import MINUTE, City, only


@pytest.fixture
def city() -> City:
    return City(3)


def fire(city: City, face: int, *dice: int) -> City:
    """Team 1 rolls the same face for the second time running."""
    city.put(0, face=face).dice(face, *dice).do(0, t.Roll())
    return city


@pytest.mark.rule("RM-10.1")
def test_two_equal_plain_faces_running(city: City) -> None:
    city.put(0, face=3).dice(3).do(0, t.Roll())
    assert only(ev.Happened, city.told)
    city.put(0, phase="ready", move=None).dice(3).do(0, t.Roll())
    assert only(ev.Happened, city.told)  # a third one fires again
    city.put(1, face=3, hand=("advance_1",)).do(1, t.UseStar("advance_1", None, 1))
    assert city.team(1).face == 0  # any other movement breaks the run


@pytest.mark.rule("RM-10.2")
def test_the_face_that_counts(city: City) -> None:
    city.put(0, face=3, statuses=["reroll"]).dice(3).do(0, t.Roll())
    assert not only(ev.Happened, city.told)
    city.dice(5).do(0, t.Reroll())
    assert city.team(0).face == 5
    city.put(1, face=6, statuses=["double"]).dice(6).do(1, t.Roll())
    city.dice(6, 6, 6).do(1, t.Double())  # Bargain Sale: three dice
    assert only(ev.Happened, city.told)[0].event == "bargain_sale"


@pytest.mark.rule("RM-10.3")
def test_it_hits_all_before_the_move(city: City) -> None:
    fire(city, 1)
    assert city.balance() == [400, 400, 400]
    assert city.team(0).alight == ""


@pytest.mark.rule("RM-10.4")
def test_fireworks(city: City) -> None:
    for seat in (1, 2):
        move = Move("die", city.sq("東京"), (city.sq("上野"),), city.now, steps=4, walks=seat == 2)
        city.put(seat, phase="moving", move=move)
    fire(city, 1)
    assert (city.balance(), city.team(1).alight) == ([400, 200, 400], "fireworks")
    city.do(1, t.NotBoarded())
    assert (city.balance(1), city.phase(1)) == ([400], "moving")


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


@pytest.mark.rule("RM-10.8")
def test_races(city: City) -> None:
    fire(city, 5, 4, 5, 5, 4, 1, 3, 1, 1, 6, 6)  # 9, 9, 4; then 2 and 12
    assert city.balance() == [200, 700, 200]
    all_ = fire(City(3, races_tie="all"), 5, 4, 5, 5, 4, 1, 3)
    assert all_.balance() == [700, 700, 200]


@pytest.mark.rule("RM-10.9")
def test_bargain_sale(city: City) -> None:
    fire(city, 6, 1, 2, 3, 4, 6)
    assert [city.hand(0), city.hand(1), city.hand(2)] == [["express"], [], ["limited_express"]]
    assert city.balance(1) == [550]


@pytest.mark.rule("RM-11.1")
def test_below_zero_a_team_sells_until_it_is_not(city: City) -> None:
    assert city.refused(0, t.Sell("park")) == ("RM-11.1", "no_debt")
    city.put(0, balance=0, properties=["park", "skytree"])
    city.draw(0, "devil")
    assert city.refused(0, t.Sell("ikiiki_park")) == ("RM-11.1", "not_your_property")
    assert only(ev.Sold, city.do(0, t.Sell("park"))) == [ev.Sold(0, "park", 150)]
    assert city.refused(0, t.Sell("skytree")) == ("RM-11.1", "no_debt")


@pytest.mark.rule("RM-11.2")
def test_the_server_sells_the_cheapest_first(city: City) -> None:
    city.put(0, balance=0, properties=["ikiiki_park", "skytree", "park"])
    city.draw(0, "devil")
    city.now += 5 * MINUTE
    city.tick()
    assert (city.properties(0), city.balance(0)) == (["ikiiki_park"], [100])  # 50, then 150


@pytest.mark.rule("RM-11.3")
def test_a_property_won_in_debt_is_sold_at_once(city: City) -> None:
    city.put(0, balance=-460).land(0, "鬼子母神前")
    city.do(0, t.StartMission(("m08",)), t.MissionDone("m08", photo="p"))
    assert (city.balance(0), city.properties(0)) == ([-360], [])
    city.do(0, t.Finish())
    city.dice(1).do(0, t.Roll())
    assert city.phase(0) == "moving"  # without property it plays on


@pytest.mark.rule("RM-12.1")
def test_a_settlement_pays_its_own_column(city: City) -> None:
    city.put(0, properties=["instant_noodle_shop", "tram_depot", "myosenji"])
    paid = []
    for time in ("11:00", "14:00", "16:00"):
        city.at(time).tick()
        paid += [event.points for event in only(ev.Settled, city.told) if event.seat == 0]
    assert paid == [250, 200, 250]


@pytest.mark.rule("RM-12.2")
def test_settlements_come_by_the_clock_or_by_the_master(city: City) -> None:
    city.do("gm", t.Pause())
    city.at("11:00").tick()
    assert len(city.state.settled) == 1
    by_hand = City(2, settlement_call="gm").at("11:30")
    by_hand.tick()
    assert by_hand.state.settled == ()
    by_hand.do("gm", *[t.CallSettlement()] * 3)
    assert by_hand.refused("gm", t.CallSettlement()) == ("RM-12.1", "all_settled")
    on_time = City(2).at("11:00")
    on_time.tick()
    on_time.land(0, "日暮里")
    on_time.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    assert on_time.balance(0) == [250]  # at the very moment counts


def close(city: City) -> tuple[int, ...]:
    city.do("gm", t.EndNow(), t.CloseResult())
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    return outcome.scores


@pytest.mark.rule("RM-12.3")
def test_prizes_for_the_most(city: City) -> None:
    city.put(0, properties=["fruit_shop"]).put(1, properties=["confectioner"])
    assert close(city) == (200 + 100 + 300, 200 + 100 + 300, 200)
    none = City(3, prize_tie="none").put(0, properties=["fruit_shop"]).put(1, properties=["confectioner"])
    assert close(none) == (300, 300, 200)


@pytest.mark.rule("RM-12.4")
def test_the_final_score(city: City) -> None:
    city.put(2, balance=500, properties=["ikiiki_park"])
    assert close(city) == (200, 200, 700)
    assert close(City(2, final_counts_sale=False).put(0, properties=["ikiiki_park"])) == (200, 200)


@pytest.mark.rule("RM-12.5")
@pytest.mark.parametrize(("changes", "decided"), [({}, "shared"), ({"goals": 1}, "goals"), ({"balance": 210}, "score")])
def test_ties(changes: dict[str, int], decided: str) -> None:
    city = City(2).put(0, **changes)
    close(city)
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    assert outcome.decided_by == decided
    by_property = City(2).put(0, balance=100, properties=["yanaka_ginza"])
    close(by_property)
    assert GAME.outcome(by_property.state).decided_by == "properties"  # type: ignore[union-attr]


@pytest.mark.rule("RM-12.6")
def test_the_master_closes_the_result(city: City) -> None:
    assert city.refused("gm", t.CloseResult()) == ("RM-12.6", "not_ended")
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    city.do(1, t.Arrive("ueno", dispute=True))
    city.do("gm", t.EndNow())
    assert GAME.outcome(city.state) is None
    assert city.refused("gm", t.CloseResult()) == ("RM-12.6", "conflicts_open")
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "refuse"), t.CloseResult())
    assert [claim.status for claim in city.state.claims] == ["approved"]
    assert city.refused("gm", t.Broadcast("x")) == ("RM-12.6", "result_final")
    assert city.refused("gm", t.Void(1)) == ("RM-12.6", "result_final")
