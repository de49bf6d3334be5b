"""RM-13: the game master."""

import pytest

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi
from kippu.games.momotetsu.schedule.live import void_list
from tests.rules.momotetsu.days import MINUTE, City, made, ms, only
from tests.rules.momotetsu.test_01_event import before


@pytest.fixture
def city() -> City:
    return City(3)


def claim(city: City) -> int:
    return city.state.claims[-1].entry


def mission(city: City, time: str = "10:58") -> City:
    """Team 1 has done the mission of the park."""
    city.at(time).land(0, "桜田門")
    city.do(0, t.StartMission(("m13",)), t.MissionDone("m13", photo="p"), t.Finish())
    return city


@pytest.mark.rule("RM-13.1")
def test_every_act_is_logged_with_its_reason(city: City) -> None:
    events = city.do("gm", t.Correct(seat=0, points=100, reason="miscounted"))
    assert events == (ev.Corrected(0, 100, "miscounted"),)
    act = city.state.journal[-1]
    assert (act.actor, act.command.reason) == ("gm", "miscounted")  # type: ignore[union-attr]


@pytest.mark.rule("RM-13.2")
def test_approving_makes_a_gain_final(city: City) -> None:
    mission(city).do("gm", t.Approve(claim(city)))
    assert city.state.claims[-1].status == "approved"
    assert city.refused("gm", t.Approve(claim(city))) == ("RM-13.2", "no_such_claim")
    assert city.refused("gm", t.Approve(99)) == ("RM-13.2", "no_such_claim")


@pytest.mark.rule("RM-13.3")
def test_a_rejected_mission_takes_everything_back(city: City) -> None:
    mission(city).at("11:20").tick()
    assert city.balance(0) == [250]
    city.do("gm", t.Reject(claim(city), reason="not the bridge"))
    assert (city.balance(0), city.properties(0), city.team(0).cleared) == ([200], [], 0)
    city.land(0, "桜田門")
    assert city.may(0, t.StartMission(("m13",)))


@pytest.mark.rule("RM-13.4")
def test_a_rejected_human_card(city: City) -> None:
    city.draw(0, "ice", previous="品川")
    city.do(0, t.Submit(photo="p"), t.Finish())
    assert city.refused("gm", t.Reject(claim(city), "reversal")) == ("RM-13.4", "wrong_ruling")
    city.do("gm", t.Reject(claim(city), "redo"))
    assert (city.statuses(0), city.team(0).redo) == (set(), (claim(city),))
    city.do(0, t.AddProof(claim(city), photo="better"))
    assert (city.statuses(0), city.team(0).redo) == ({"double"}, ())
    city.do("gm", t.Reject(claim(city), "return"))
    assert city.ends(0) == {"品川"}
    waived = City(2)
    waived.draw(0, "smile")
    waived.do(0, t.Submit(photo="p"))
    waived.do("gm", t.Reject(claim(waived), "waive"))
    assert waived.state.claims[-1].status == "approved"


@pytest.mark.rule("RM-13.5")
def test_a_rejected_touch_reverses_its_attacks(city: City) -> None:
    city.world(bonbi=0).land(1, "渋谷")
    city.put(1, properties=["park"], hand=("galaxy",)).do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch(), t.Finish())
    city.dice(3, 5).do(1, t.RollAttack())
    assert city.hand(1) == []
    city.do("gm", t.Reject(claim(city)))
    assert (city.hand(1), city.state.bonbi) == (["galaxy"], Bonbi(0, "card"))


@pytest.mark.rule("RM-13.5")
def test_a_rejected_touch_gives_points_and_property_back(city: City) -> None:
    city.world(bonbi=0).land(1, "渋谷")
    city.put(1, properties=["park"]).do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch(), t.Finish())
    city.dice(6).do(1, t.RollAttack())
    city.do("gm", t.Reject(claim(city)))
    assert (city.balance(1), city.properties(1)) == ([200], ["park"])


@pytest.mark.rule("RM-13.6")
def test_corrections(city: City) -> None:
    city.do(
        "gm",
        t.Correct(seat=0, points=-50, give_cards=("express", "galaxy"), give_property="park", status_on="rocket"),
        t.Correct(seat=0, take_cards=("express",), take_property="park", status_off="rocket", goals=1),
        t.SetPosition(0, "ueno"),
        t.AssignBonbi(0),
    )
    assert (city.balance(0), city.hand(0), city.properties(0)) == ([150], ["galaxy"], [])
    assert (city.statuses(0), city.where(0), city.team(0).goals) == (set(), "上野", 1)
    assert city.state.bonbi.holder == 0  # type: ignore[union-attr]
    assert city.refused("gm", t.AssignBonbi(0)) == ("RM-13.6", "no_change")
    assert city.refused("gm", t.Correct(seat=7)) == ("RM-13.6", "no_such_team")
    city.do("gm", t.AssignBonbi(None))
    assert city.state.bonbi is None
    assert city.refused("gm", t.AssignBonbi(None)) == ("RM-13.6", "no_change")
    for wrong in (
        t.Correct(seat=0, take_cards=("express",)),
        t.Correct(seat=0, give_property="moon"),
        t.Correct(seat=0, take_property="park"),
        t.Correct(seat=0, goals=-5),
    ):
        assert city.refused("gm", wrong) == ("RM-13.6", "cannot_correct")
    city.dice(2).do(1, t.Roll())
    city.do("gm", t.Correct(seat=1, phase="ready"))
    assert city.phase(1) == "ready"
    fresh = before()
    assert fresh.refused("gm", t.SetOption("no", "such")) == ("RM-13.6", "no_such_option")
    fresh.do("gm", t.SetOption("shinkansen_enabled", True))
    assert fresh.state.settings.shinkansen_enabled
    assert fresh.refused("gm", t.SetOption("extra_stations", ("moon",))) == ("RM-3.21a", "no_such_option")


@pytest.mark.rule("RM-13.7")
def test_a_struck_entry_takes_what_depends_on_it_along(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    entry = city.state.n
    city.do(0, t.Arrive("kanda"))
    city.do(1, t.Note("elsewhere"))
    assert void_list(city.state, entry) == (entry + 1,)
    assert city.refused("gm", t.Void(entry)) == ("RM-13.7", "void_list_differs")
    assert city.refused("gm", t.Void(999)) == ("RM-13.7", "no_such_entry")
    city.do("gm", t.Void(entry, (entry + 1,), reason="wrong team"))
    assert (city.phase(0), city.where(0), city.team(0).face) == ("ready", "東京", 0)
    city.dice(5).do(0, t.Roll())  # new dice
    assert city.team(0).face == 5


@pytest.mark.rule("RM-13.8")
def test_a_pause_makes_timers_longer(city: City) -> None:
    city.world(gate_until=city.now + MINUTE, touch_blocked_until=city.now + MINUTE)
    city.draw(0, "tea_time")
    city.do("gm", t.Pause(reason="rain"))
    assert city.refused("gm", t.Pause()) == ("RM-13.8", "paused")
    city.now += 20 * MINUTE
    city.do("gm", t.Unpause())
    assert city.refused("gm", t.Unpause()) == ("RM-13.8", "not_paused")
    assert city.state.gate_until == city.state.touch_blocked_until == city.now + MINUTE
    assert city.state.times.settlements[0] == ms("11:00")
    city.now += 9 * MINUTE
    city.tick()
    assert city.refused(0, t.Submit(photo="p")) == ("RM-5.13b", "too_soon")


@pytest.mark.rule("RM-13.9")
def test_times_move_from_future_to_future(city: City) -> None:
    city.do("gm", t.SetClock("last_roll", "16:30"), t.SetClock("settlement_1", "10:00"))
    assert (city.state.times.last_roll, city.state.times.settlements[0]) == (ms("16:30"), ms("10:00"))
    assert city.refused("gm", t.SetClock("start", "09:00")) == ("RM-13.9", "not_in_the_future")
    assert city.refused("gm", t.SetClock("cutoff", "08:00")) == ("RM-13.9", "not_in_the_future")
    assert city.refused("gm", t.SetClock("settlement_2", "09:00")) == ("RM-13.9", "not_in_the_future")


@pytest.mark.rule("RM-13.10")
def test_other_powers_are_offered_when_they_make_sense(city: City) -> None:
    offered = {type(one) for one in city.options("gm")}
    assert {t.ForceAlight, t.AssignBonbi, t.SetPosition, t.CallSettlement, t.Correct} <= offered
    assert t.ResumeGoal not in offered


@pytest.mark.rule("RM-13.11")
def test_acting_for_a_team(city: City) -> None:
    city.at("09:00").dice(1)
    city.do("gm", t.ActFor(0, made(t.Roll(), "08:50"), reason="dead phone"))
    assert (city.phase(0), city.team(0).reported) == ("moving", ms("08:50"))
    assert city.refused("gm", t.ActFor(0, t.Roll())) == ("RM-2.3", "not_ready")
    assert city.refused("gm", t.ActFor(9, t.Roll())) == ("RM-13.6", "no_such_team")


@pytest.mark.rule("RM-13.12")
def test_messages_and_the_end(city: City) -> None:
    assert city.do("gm", t.Broadcast("lunch")) == (ev.Announced("lunch"),)
    city.put(0, properties=["ikiiki_park"]).do("gm", t.EndNow(reason="storm"))
    assert only(ev.DayEnded, city.told) == [ev.DayEnded("master")]
    assert city.balance(0) == [200]  # settlements not reached are not paid
    assert city.refused("gm", t.EndNow()) == ("RM-1.6a", "not_running")
    assert GAME.to_act(city.state) == ("gm",)
