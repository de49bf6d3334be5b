"""RM-13: the game master."""

from typing import Any

import pytest

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi, Move
from kippu.games.momotetsu.schedule.lateness import void_list
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
    events = city.at("09:15").do("gm", t.Correct(seat=0, points=100, reason="miscounted"))
    assert events == (ev.Corrected(0, 100, "miscounted"),)
    assert GAME.redact(events[0], 1) is not None  # points so changed are in the feed
    note = city.journal[-1]
    assert (note.actor, note.made, note.command.reason) == ("gm", ms("09:15"), "miscounted")


@pytest.mark.rule("RM-13.2")
def test_approving_makes_a_gain_final(city: City) -> None:
    mission(city).do("gm", t.Approve(claim(city)))
    assert (city.state.claims[-1].status, city.properties(0)) == ("approved", ["park"])
    assert city.refused("gm", t.Approve(claim(city))) == ("RM-13.2", "no_such_claim")
    assert city.refused("gm", t.Approve(99)) == ("RM-13.2", "no_such_claim")


@pytest.mark.rule("RM-13.2")
def test_the_master_sees_all_that_a_team_submits(city: City) -> None:
    city.draw(0, "ice", previous="品川")
    city.do(0, t.Submit(photo="the cone", text="vanilla"))
    shown = city.state.claims[-1]
    assert (shown.kind, shown.photo, shown.text, shown.status) == ("task", "the cone", "vanilla", "pending")


@pytest.mark.rule("RM-13.2", "RM-13.4a")
def test_approving_leaves_what_else_is_to_be_proved_again(city: City) -> None:
    task(city)
    entry = claim(city)
    city.put(0, redo=(entry, 99)).do("gm", t.Approve(entry))
    assert city.team(0).redo == (99,)


# --- rejecting --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-13.3a")
def test_a_rejected_mission_takes_property_and_payments_back(city: City) -> None:
    mission(city).at("11:20").tick()
    city.put(1, properties=["park"])
    assert city.balance(0) == [250]
    told = city.do("gm", t.Reject(claim(city), reason="not the bridge"))
    assert only(ev.Ruled, told) == [ev.Ruled(0, claim(city), "reversal", -50, "not the bridge")]
    assert (city.balance(0), city.properties(0), city.team(0).cleared) == ([200], [], 0)
    assert city.properties(1) == ["park"]
    city.land(0, "桜田門")
    assert city.may(0, t.StartMission(("m13",)))


@pytest.mark.rule("RM-13.3a")
@pytest.mark.parametrize(("sold", "balance"), [("10:59", -10), ("11:10", -60)])
def test_what_was_got_for_a_lost_property_is_taken_back(city: City, sold: str, balance: int) -> None:
    mission(city).at(sold).tick()
    paid = city.balance(0)[0] - 200
    city.put(0, balance=-10, debt_since=city.now).do(0, t.Sell("park"))
    city.at("11:20").do("gm", t.Reject(claim(city)))
    assert (paid, city.balance(0)) == (-10 - balance, [balance])  # 150 in any case, 50 if it was paid


@pytest.mark.rule("RM-13.3b")
def test_then_debts_are_as_always(city: City) -> None:
    mission(city).at("11:20").tick()
    city.do("gm", t.Correct(seat=0, points=-240, give_property="skytree"))
    city.do("gm", t.Reject(claim(city)))
    assert (city.balance(0), city.team(0).debt_since) == ([-40], city.now)
    city.do(0, t.Sell("skytree"))
    assert city.balance(0) == [10]


def task(city: City, card: str = "ice") -> City:
    """Team 1 has done a human card and finished its square."""
    city.draw(0, card, previous="品川")
    city.do(0, t.Submit(photo="p"), t.Finish())
    return city


@pytest.mark.rule("RM-13.4a")
def test_a_rejected_human_card_may_want_new_proof(city: City) -> None:
    task(city)
    assert city.refused("gm", t.Reject(claim(city), "reversal")) == ("RM-13.4a", "wrong_ruling")
    city.do("gm", t.Reject(claim(city), "redo"))
    assert city.refused(0, t.Roll()) == ("RM-2.12a", "redo_first")
    city.do(0, t.AddProof(claim(city), photo="better"))
    assert (city.team(0).redo, city.state.claims[-1].status, city.may(0, t.Roll())) == ((), "pending", True)
    assert city.state.claims[-1].photo == "better"


@pytest.mark.rule("RM-13.4a")
def test_a_rejected_human_card_may_send_back_when_next_ready(city: City) -> None:
    ready, busy = task(city.fork()), task(city)
    ready.do("gm", t.Reject(claim(ready), "return"))
    assert (ready.ends(0), ready.move(0).kind) == ({"品川"}, "return")
    busy.dice(1).do(0, t.Roll())
    busy.put(0, statuses=[]).do("gm", t.Reject(claim(busy), "return"))
    assert (busy.phase(0), busy.team(0).return_to) == ("rolled", busy.sq("品川"))
    busy.do(0, t.Keep(), t.Arrive("gotanda"))
    busy.dice(1).do(0, t.RollSquare())
    assert (busy.ends(0), busy.team(0).return_to) == ({"品川"}, -1)


@pytest.mark.rule("RM-13.4a")
def test_a_rejected_human_card_may_be_waived(city: City) -> None:
    task(city, "smile").do("gm", t.Reject(claim(city), "waive"))
    assert city.state.claims[-1].status == "approved"
    assert (city.phase(0), city.team(0).redo, city.may(0, t.Roll())) == ("ready", (), True)


@pytest.mark.rule("RM-13.4b")
def test_the_double_of_ice_is_suspended_until_redone(city: City) -> None:
    task(city)
    assert city.statuses(0) == {"double"}
    city.do("gm", t.Reject(claim(city), "redo"))
    assert city.statuses(0) == set()
    city.do(0, t.AddProof(claim(city), photo="better"))
    assert city.statuses(0) == {"double"}


@pytest.mark.rule("RM-13.5a")
def test_a_rejected_goal_is_undone(city: City) -> None:
    city.put(2, square="西船橋").land(0, "王子")
    city.do("gm", t.Reject(claim(city)))
    assert (city.balance(0), city.team(0).goals, city.holder(), city.state.hold) == ([200], 0, None, None)


def touched(city: City) -> City:
    """Team 1 touches team 2, which then works off its square."""
    city.world(bonbi=0).land(1, "渋谷")
    city.do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch(), t.Finish())
    return city


@pytest.mark.rule("RM-13.5b")
@pytest.mark.parametrize("dice", [(3, 5), (6,), (4, 1), (5, 6)])
def test_a_rejected_touch_reverses_its_attacks(city: City, dice: tuple[int, ...]) -> None:
    touched(city).put(1, properties=["park"], hand=("galaxy",)).dice(*dice).do(1, t.RollAttack())
    city.do("gm", t.Reject(claim(city)))
    assert (city.hand(1), city.balance(1), city.properties(1)) == (["galaxy"], [200], ["park"])
    assert (city.state.bonbi, city.state.touch_blocked_until) == (Bonbi(0, "card"), 0)


@pytest.mark.rule("RM-13.5b")
def test_a_rejected_touch_brings_bonbi_back_from_the_touched_team_alone(city: City) -> None:
    touched(city).draw(2, "bonbi_card")
    again = city.fork()
    city.do("gm", t.Reject(claim(city)))
    assert city.holder() == 2
    again.draw(1, "bonbi_card")
    again.do("gm", t.Reject(claim(again)))
    assert again.holder() == 1  # which now has it by its own card


# --- correcting -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-13.6")
def test_balance_cards_property_and_status_may_be_corrected(city: City) -> None:
    city.do("gm", t.Correct(seat=0, points=-50, give_cards=("express", "galaxy"), status_on="rocket", goals=2))
    assert (city.balance(), city.hand(0), city.statuses(0)) == ([150, 200, 200], ["express", "galaxy"], {"rocket"})
    city.do("gm", t.Correct(seat=0, give_property="park"))
    assert (city.properties(0), city.team(0).goals, city.hand(1)) == (["park"], 2, [])
    city.do("gm", t.Correct(seat=0, take_cards=("express",), take_property="park", status_off="rocket", goals=-1))
    assert (city.hand(0), city.properties(0), city.statuses(0), city.team(0).goals) == (["galaxy"], [], set(), 1)
    for wrong in (
        t.Correct(seat=0, take_cards=("express",)),
        t.Correct(seat=0, take_cards=("galaxy", "galaxy")),
        t.Correct(seat=0, give_cards=("angel",)),  # nothing to keep in a hand
        t.Correct(seat=0, give_property="moon"),
        t.Correct(seat=0, take_property="park"),
        t.Correct(seat=0, goals=-2),
        t.Correct(seat=0, points=5),
    ):
        assert city.refused("gm", wrong) == ("RM-13.6", "cannot_correct")
    assert city.refused("gm", t.Correct(seat=7)) == ("RM-13.6", "no_such_team")
    with pytest.raises(IllegalMove) as refusal:
        city.do("gm", t.Correct(seat=3))
    assert refusal.value.params == {"team": 4}  # as people count


@pytest.mark.rule("RM-13.6")
def test_square_state_and_bonbi_may_be_corrected(city: City) -> None:
    city.do("gm", t.SetPosition(0, "ueno"), t.AssignBonbi(0))
    assert (city.where(0), city.holder()) == ("上野", 0)
    assert city.refused("gm", t.AssignBonbi(0)) == ("RM-13.6", "no_change")
    city.do("gm", t.AssignBonbi(None))
    assert city.holder() is None
    assert city.refused("gm", t.AssignBonbi(None)) == ("RM-13.6", "no_change")
    city.dice(2).do(1, t.Roll())
    city.do("gm", t.Correct(seat=1, phase="ready"))
    assert (city.phase(1), city.team(1).move) == ("ready", None)
    city.do("gm", t.EndNow())
    assert city.refused("gm", t.Correct(seat=1, phase="ready")) == ("RM-13.6", "cannot_correct")


@pytest.mark.rule("RM-13.6")
def test_switches_are_set_before_the_start() -> None:
    fresh = before()
    assert fresh.refused("gm", t.SetOption("no", "such")) == ("RM-13.6", "no_such_option")
    fresh.do("gm", t.SetOption("shinkansen_enabled", True))
    assert fresh.state.settings.shinkansen_enabled
    assert fresh.refused("gm", t.SetOption("extra_stations", ("moon",))) == ("RM-3.21a", "no_such_option")
    assert City(2).refused("gm", t.SetOption("shinkansen_enabled", True)) == ("RM-1.11", "already_started")


@pytest.mark.rule("RM-13.7a")
def test_a_struck_entry_takes_what_depends_on_it_along(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    entry = city.state.n
    city.do(0, t.Arrive("kanda"))
    city.do(1, t.Note("elsewhere"))
    assert void_list(city.state, city.journal, entry) == (entry + 1,)
    assert city.refused("gm", t.Void(entry)) == ("RM-13.7a", "void_list_differs")
    assert city.refused("gm", t.Void(entry, (entry + 1, entry + 2))) == ("RM-13.7a", "void_list_differs")
    assert city.refused("gm", t.Void(999)) == ("RM-13.7a", "no_such_entry")
    told = city.do("gm", t.Void(entry, (entry + 1,), reason="wrong team"))
    assert told == (ev.Voided((entry, entry + 1), "wrong team"),)
    assert (city.phase(0), city.where(0), city.team(0).face) == ("ready", "東京", 0)
    assert entry + 2 in [note.entry for note in city.journal]  # what others did stays


@pytest.mark.rule("RM-13.7a")
def test_what_would_fall_is_always_the_same(city: City) -> None:
    """Without the entry two teams would be equally far, and the dice between them are not thrown yet."""
    city.do("gm", t.SetPosition(1, "wakoshi"))
    moved = city.state.n
    city.do("gm", t.SetPosition(0, "higashi_jujo"), t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1), t.Arrive("oji"))
    assert city.holder() == 1
    city.do("gm", t.AssignBonbi(2))
    lists = {void_list(city.state, city.journal, moved) for _ in range(20)}
    assert len(lists) == 1
    assert city.dice(2, 5).do("gm", t.Void(moved, lists.pop()))


@pytest.mark.rule("RM-13.7b")
def test_dice_of_struck_entries_are_not_used_again(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    city.do("gm", t.Void(city.state.n, (), reason="wrong team"))
    city.dice(5).do(0, t.Roll())
    assert city.team(0).face == 5


# --- time -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-13.8a")
def test_a_pause_makes_timers_longer(city: City) -> None:
    city.world(gate_until=city.now + MINUTE, touch_blocked_until=city.now + MINUTE)
    city.draw(0, "tea_time")
    waits = {"wait_until": city.now + MINUTE, "repel_until": city.now + 2 * MINUTE, "debt_since": city.now + 1}
    city.put(1, **waits)
    city.do("gm", t.Pause(reason="rain"))
    assert city.refused("gm", t.Pause()) == ("RM-13.8a", "paused")
    city.now += 20 * MINUTE
    city.do("gm", t.Unpause())
    assert city.refused("gm", t.Unpause()) == ("RM-13.8a", "not_paused")
    assert city.state.gate_until == city.state.touch_blocked_until == city.now + MINUTE
    assert {name: getattr(city.team(1), name) for name in waits} == {
        name: at + 20 * MINUTE for name, at in waits.items()
    }
    city.put(1, wait_until=0, repel_until=0, debt_since=0)
    city.now += 10 * MINUTE - 1
    city.tick()
    assert city.refused(0, t.Submit(photo="p")) == ("RM-5.13b", "too_soon")
    city.now += 1
    city.do(0, t.Submit(photo="p"))


@pytest.mark.rule("RM-13.8a")
def test_a_pause_makes_the_time_of_a_goal_and_of_a_touch_longer(city: City) -> None:
    city.put(2, square="西船橋").world(bonbi=1).do(1, t.Touch(2))
    asked = city.state.touch
    assert asked is not None
    city.land(0, "王子")
    t0 = city.now
    city.do("gm", t.Pause())
    city.now += 20 * MINUTE
    city.tick()
    city.do("gm", t.Unpause())
    hold, touch = city.state.hold, city.state.touch
    assert hold is not None
    assert touch is not None
    assert (hold.t0, touch.until) == (t0 + 20 * MINUTE, asked.until + 20 * MINUTE)


@pytest.mark.rule("RM-13.8b")
def test_the_times_of_the_day_stay(city: City) -> None:
    times = city.state.times
    city.do("gm", t.Pause())
    city.now += 20 * MINUTE
    city.do("gm", t.Unpause())
    assert city.state.times == times
    city.at("10:55").do("gm", t.Pause())
    city.at("11:00").tick()
    assert city.state.settled == (ms("11:00"),)


@pytest.mark.rule("RM-13.9")
def test_times_move_from_future_to_future(city: City) -> None:
    city.do("gm", t.SetClock("last_roll", "16:30"), t.SetClock("settlement_1", "10:00"), t.SetClock("switch", "13:00"))
    times = city.state.times
    assert (times.last_roll, times.settlements[0], times.switch) == (ms("16:30"), ms("10:00"), ms("13:00"))
    city.at("10:00").tick()
    assert city.state.settled == (ms("10:00"),)
    for what, time in (
        ("start", "11:00"),  # it is over
        ("settlement_1", "11:00"),
        ("cutoff", "09:59"),  # backwards
        ("cutoff", "10:00"),
        ("cutoff", "16:29"),  # before the last roll
        ("settlement_2", "16:01"),  # after the third
    ):
        assert city.refused("gm", t.SetClock(what, time)) == ("RM-13.9", "not_in_the_future")  # type: ignore[arg-type]
    city.do("gm", t.SetClock("cutoff", "16:30"))
    early = before()
    early.do("gm", t.SetClock("last_roll", "08:30"))  # at that time one may still roll
    assert early.state.times.last_roll == early.state.times.start == ms("08:30")
    assert early.refused("gm", t.SetClock("last_roll", "08:29")) == ("RM-13.9", "not_in_the_future")


# --- other powers -----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-13.10")
def test_other_powers_are_offered_when_they_make_sense(city: City) -> None:
    offered = {type(one) for one in city.options("gm")}
    assert {t.ForceAlight, t.AssignBonbi, t.SetPosition, t.CallSettlement, t.Correct} <= offered
    assert not {t.ResumeGoal, t.WaiveLate, t.RestoreMove} & offered


@pytest.mark.rule("RM-13.10")
def test_other_powers_do_what_they_say(city: City) -> None:
    end = city.sq("上野")
    for seat in (0, 1):
        city.put(seat, phase="moving", move=Move("die", city.sq("東京"), (end,), city.now, steps=4, target=end))
    city.do("gm", t.ForceAlight((0,)))
    assert [city.team(seat).alight for seat in (0, 1)] == ["order", ""]
    city.do(0, t.Alight("kanda"))
    city.do(
        "gm", t.RestoreMove(0), t.SetPosition(1, "akihabara"), t.ReplaceMission("m05", {"en": "Sing", "ja": "歌う"})
    )
    assert (city.phase(0), city.where(1), city.phase(1)) == ("moving", "秋葉原", "ready")
    city.put(2, properties=["ikiiki_park"], late_points=-40)
    city.do("gm", t.CallSettlement(), t.WaiveLate(2), t.AssignBonbi(2))
    assert (city.balance(2), city.holder(), len(city.state.settled)) == ([200 + 100 + 40], 2, 1)
    assert city.refused("gm", t.ForceAlight((7,))) == ("RM-13.6", "no_such_team")


@pytest.mark.rule("RM-13.11")
def test_acting_for_a_team(city: City) -> None:
    city.at("09:00").dice(1)
    city.do("gm", t.ActFor(0, made(t.Roll(), "08:50"), reason="dead phone"))
    assert (city.phase(0), city.team(0).reported) == ("moving", ms("08:50"))
    assert only(ev.Mastered, city.told) == [ev.Mastered("act_for", "dead phone")]
    assert city.refused("gm", t.ActFor(0, t.Roll())) == ("RM-2.3", "not_ready")
    assert city.refused("gm", t.ActFor(9, t.Roll())) == ("RM-13.6", "no_such_team")


@pytest.mark.rule("RM-13.12a")
def test_messages_conflicts_withdrawals_and_the_end(city: City) -> None:
    assert city.do("gm", t.Broadcast("lunch")) == (ev.Announced("lunch"),)
    city.do(0, t.Arrive("ueno", dispute=True))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "refuse"), t.Withdraw(2))
    assert (city.state.conflicts, city.team(2).withdrawn) == ((), True)
    assert only(ev.DayEnded, city.do("gm", t.EndNow(reason="storm"))) == [ev.DayEnded("master")]
    assert {city.phase(seat) for seat in range(3)} == {"done"}
    assert city.refused("gm", t.EndNow()) == ("RM-1.6a", "not_running")
    assert GAME.to_act(city.state) == ("gm",)
    powers: list[Any] = [t.Pause(), t.CallSettlement(), t.AssignBonbi(0), t.ForceAlight()]
    assert not [one for one in powers if city.may("gm", one)]


@pytest.mark.rule("RM-13.12b")
@pytest.mark.parametrize(("time", "balance"), [("10:59:59", 200), ("11:00:00", 300)])
def test_settlements_not_reached_are_not_paid(city: City, time: str, balance: int) -> None:
    city.put(0, properties=["ikiiki_park"]).at(time).do("gm", t.EndNow())
    city.at("17:00").tick()
    city.do("gm", t.CloseResult())
    assert city.state.scores[0].balance == balance
