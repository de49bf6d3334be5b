"""RM-15: late and out-of-order reports. What teams have is set up by commands, so that it is in the journal."""

from collections.abc import Callable
from typing import Any

import pytest

from kippu.core.errors import TableError
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.commands import AnyTeamCommand
from kippu.games.momotetsu.model.state import Bonbi
from tests.rules.momotetsu.days import MINUTE, City, made, ms, only


@pytest.fixture
def city() -> City:
    """Team 2 stands far away; team 1 is on a mission square, team 3 on its way."""
    city = City(3).at("10:00")
    city.do("gm", t.SetPosition(1, "wakoshi"))
    return city


def goal(city: City, seat: int = 0, time: str = "10:12:30") -> None:
    """A team reaches Oji from next door."""
    city.do("gm", t.SetPosition(seat, "higashi_jujo"), t.Correct(seat=seat, give_cards=("advance_1",)))
    city.do(seat, t.UseStar("advance_1", None, 1))
    city.at(time).do(seat, t.Arrive("oji"))


@pytest.mark.rule("RM-15.1a")
def test_every_action_carries_its_id_device_counter_and_time() -> None:
    assert all("made" in kind.__struct_fields__ for kind in AnyTeamCommand.__args__)
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "s")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    note = t.Note("hi", made=t.Made(ms("08:31"), "phone", 7))
    entry = table.submit(0, note, at=ms("08:40"), id="phone-7")
    assert (entry.id, entry.at, entry.command) == ("phone-7", ms("08:40"), note)


@pytest.mark.rule("RM-15.1b")
def test_a_repeated_action_counts_once() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "s")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    note = t.Note("hi", made=t.Made(ms("08:31"), "phone", 7))
    first = table.submit(0, note, at=ms("08:40"), id="phone-7")
    assert table.submit(0, note, at=ms("08:50"), id="phone-7") is first
    assert len(table.journal) == 3
    with pytest.raises(TableError, match="id_reused"):
        table.submit(0, t.Roll(), at=ms("08:50"), id="phone-7")


def at_nippori(city: City) -> None:
    """Team 3 has landed on a mission square."""
    city.do("gm", t.SetPosition(2, "uguisudani"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1), t.Arrive("nippori"))


def trying(city: City) -> None:
    """And tries its mission."""
    at_nippori(city)
    city.do(2, t.StartMission(("m05",)))


def proven(city: City) -> None:
    """And has succeeded; that is entry 8."""
    trying(city)
    city.do(2, t.MissionDone("m05", photo="p"))
    assert city.state.claims[-1].entry == 8


def in_a_shop(city: City) -> None:
    city.do("gm", t.Correct(seat=2, give_cards=("wish_star",)))
    city.do(2, t.UseStar("wish_star", "ayase"), t.Arrive("ayase"))


def in_debt(city: City) -> None:
    city.do("gm", t.Correct(seat=2, give_property="park"), t.Correct(seat=2, points=-300))


def with_bonbi(city: City) -> None:
    city.do("gm", t.AssignBonbi(2))


def rolled(city: City) -> None:
    city.dice(1).do(2, t.Roll())


def told_to_alight(city: City) -> None:
    rolled(city)
    city.do("gm", t.ForceAlight())


def anywhere(city: City) -> None:
    del city


@pytest.mark.rule("RM-15.2a")
@pytest.mark.parametrize(
    ("prepare", "command"),
    [
        (rolled, t.Arrive("kanda")),
        (told_to_alight, t.Alight("kanda")),
        (rolled, t.DeclareTarget("kanda")),
        (at_nippori, t.StartMission(("m05",))),
        (trying, t.MissionDone("m05", photo="p")),
        (trying, t.MissionFailed("m05")),
        (proven, t.AddProof(8, photo="q")),
        (with_bonbi, t.Touch(0)),
        (in_a_shop, t.Buy("express")),
        (in_debt, t.Sell("park")),
        (anywhere, t.Roll(shown=(1,))),
    ],
)
def test_what_was_noted_without_signal_is_taken_in_later(prepare: Callable[[City], None], command: Any) -> None:
    city = City(3, dice_source="both").at("10:00")
    prepare(city)
    city.at("10:05").do(0, t.Note("somebody else"))
    told = city.at("10:06").do(2, made(command, "10:03"))
    assert told[0] == ev.LateMerged(2, 3)
    assert (city.team(2).reported, city.state.conflicts) == (ms("10:03"), ())


@pytest.mark.rule("RM-15.2b")
def test_a_lost_roll_is_shown_again() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "s")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    roll = table.submit(0, t.Roll(), at=ms("08:31"), id="r")
    assert table.submit(0, t.Roll(), at=ms("08:35"), id="r") is roll
    assert table.state.teams[0].face == roll.chance[0] + 1


@pytest.mark.parametrize(
    ("said", "counts"),
    [
        pytest.param("10:05", "10:05", marks=pytest.mark.rule("RM-15.3a")),
        pytest.param("09:45", "09:45", marks=pytest.mark.rule("RM-15.3a")),
        pytest.param("10:11:00", "10:10", marks=pytest.mark.rule("RM-15.3b")),
        pytest.param("10:12:00", "10:10", marks=pytest.mark.rule("RM-15.3b")),
    ],
)
def test_the_effective_time(city: City, said: str, counts: str) -> None:
    city.at("10:10").do(2, made(t.Note("x"), said))
    assert city.team(2).reported == ms(counts)


@pytest.mark.rule("RM-15.3b")
@pytest.mark.parametrize(("said", "counts"), [("10:09:59", "10:20"), ("10:10:00", "10:10"), ("10:05", "10:20")])
def test_not_before_the_own_last_action(city: City, said: str, counts: str) -> None:
    city.at("10:10").do(2, t.Note("first"))
    city.at("10:15").do(0, t.Note("another team"))
    city.at("10:20").do(2, made(t.Note("second"), said))
    assert city.team(2).reported == ms(counts)


@pytest.mark.rule("RM-15.3a")
def test_the_clock_does_first_what_was_due_before(city: City) -> None:
    assert city.refused("clock", t.Tick()) == ("RM-1.6a", "nothing_due")
    assert city.refused(0, t.Tick()) == ("RM-1.6a", "only_the_clock")
    assert city.at("11:30").refused(0, t.Note("late clock")) == ("RM-15.3a", "clock_first")


@pytest.mark.rule("RM-15.3a")
@pytest.mark.parametrize("seat", [3, -1])
def test_a_time_of_a_team_that_is_not_there(city: City, seat: int) -> None:
    clause, _ = city.refused(seat, made(t.Note("x"), "09:45"))
    assert clause.startswith("RM-")


@pytest.mark.rule("RM-15.3c", "RM-8.16a")
def test_of_equal_times_the_first_received_comes_first(city: City) -> None:
    city.do("gm", t.SetPosition(2, "kami_nakazato"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1))
    goal(city, time="10:12:30")
    city.at("10:12:50").do(1, t.Note("somebody else"))
    events = city.at("10:13:10").do(2, made(t.Arrive("oji"), "10:12:30"))
    assert only(ev.LateMerged, events)
    assert (city.team(2).goals, city.state.conflicts) == (1, ())
    assert city.refused(2, t.RollDestination()) == ("RM-8.16a", "not_the_roller")
    city.dice(3, 4).do(0, t.RollDestination())


@pytest.mark.rule("RM-15.4a")
def test_a_late_action_is_judged_by_how_things_stood_then(city: City) -> None:
    city.do("gm", t.SetPosition(2, "meguro"))
    city.dice(1).do(2, t.Roll())
    city.at("10:10").do("gm", t.Correct(seat=2, phase="ready"))
    assert city.at("10:12").refused(2, t.Arrive("ebisu")) == ("RM-3.15b", "not_moving")
    city.do(2, made(t.Arrive("ebisu"), "10:05"))
    assert city.where(2) == "恵比寿"  # then it was moving
    city.at("10:13").do(1, t.Note("x"))
    assert only(ev.ConflictOpened, city.at("10:14").do(0, made(t.Arrive("kanda"), "10:11")))  # it was not


@pytest.mark.rule("RM-15.4b")
def test_a_late_action_is_taken_in_quietly(city: City) -> None:
    city.do("gm", t.SetPosition(2, "meguro"))
    city.dice(1).do(2, t.Roll())
    city.at("14:05").tick()
    city.do(0, t.Note("somebody else"))
    events = city.at("14:10").do(2, made(t.Arrive("ebisu"), "13:59"))
    assert only(ev.LateMerged, events) == [ev.LateMerged(2, 11)]
    assert (city.where(2), city.team(2).reported, city.state.conflicts) == ("恵比寿", ms("13:59"), ())
    city.at("14:15").do(0, t.Note("again"))
    city.at("14:16").dice(1).do(2, t.RollSquare())
    assert city.balance(2) == [240]


@pytest.mark.rule("RM-15.5a")
@pytest.mark.parametrize(("late", "conflicts"), [(30 * MINUTE, 0), (30 * MINUTE + 1, 1)])
def test_what_is_older_than_half_an_hour_is_too_old(city: City, late: int, conflicts: int) -> None:
    city.dice(1).do(2, t.Roll())
    city.now = ms("10:05") + late
    city.do(0, t.Note("x"))
    city.do(2, made(t.Arrive("kanda"), "10:05"))
    assert (len(city.state.conflicts), city.phase(2) == "moving") == (conflicts, bool(conflicts))


@pytest.mark.rule("RM-15.5a")
def test_what_would_change_what_others_did_goes_to_the_master(city: City) -> None:
    city.do("gm", t.SetPosition(2, "kami_nakazato"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1))
    city.at("10:08").do(0, t.Note("nobody had stopped us"))
    assert only(ev.ConflictOpened, city.at("10:10").do(2, made(t.Arrive("oji"), "10:05")))  # a goal stops everybody
    assert (city.team(2).goals, city.state.hold) == (0, None)


@pytest.mark.rule("RM-15.5b")
def test_until_then_the_team_is_in_conflict(city: City) -> None:
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.NotBoarded(), "10:05"))
    assert [conflict.seat for conflict in GAME.view(city.state, 2).conflicts] == [2]
    assert city.refused(2, t.Roll()) == ("RM-2.12a", "position_in_conflict")
    assert city.may(0, t.Roll())
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "refuse"))
    assert city.may(2, t.Roll())


@pytest.mark.rule("RM-15.5b")
def test_a_conflict_is_still_open_when_other_late_reports_are_taken_in(city: City) -> None:
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.NotBoarded(), "10:05"))
    conflicts = city.state.conflicts
    assert only(ev.LateMerged, city.at("10:52").do(1, made(t.Note("in a tunnel"), "10:45")))
    assert [conflict.seat for conflict in conflicts] == [2]
    assert city.state.conflicts == conflicts
    city.do("gm", t.Void(city.journal[-1].entry))
    assert city.state.conflicts == conflicts


@pytest.mark.rule("RM-15.5a")
def test_what_is_too_old_goes_to_the_master(city: City) -> None:
    city.dice(1).do(2, t.Roll())
    city.at("10:50").do(0, t.Note("x"))
    assert only(ev.ConflictOpened, city.do(2, made(t.Arrive("kanda"), "10:05")))
    entry = city.state.conflicts[0].entry
    assert city.refused("gm", t.ResolveConflict(99, "refuse")) == ("RM-15.5a", "no_such_conflict")
    city.do("gm", t.ResolveConflict(entry, "recompute"))
    assert (city.where(2), city.team(2).reported, city.state.conflicts) == ("神田", ms("10:05"), ())


@pytest.mark.rule("RM-15.5a")
@pytest.mark.parametrize(("how", "where", "time"), [("from_now", "神田", "10:50"), ("refuse", "東京", "10:00")])
def test_the_other_two_choices(city: City, how: str, where: str, time: str) -> None:
    city.dice(1).do(2, t.Roll())
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.Arrive("kanda"), "10:05"))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, how))  # type: ignore[arg-type]
    assert (city.where(2), city.team(2).reported, city.state.conflicts) == (where, ms(time), ())


@pytest.mark.rule("RM-15.6")
def test_an_arrival_before_t0(city: City) -> None:
    city.dice(1).do(2, t.Roll())
    goal(city)
    city.at("10:15").do(2, made(t.Arrive("kanda"), "10:11:50"))
    assert (city.where(2), city.phase(2), city.team(2).alight) == ("神田", "processing", "")
    assert city.state.hold.waiting == 0  # type: ignore[union-attr]
    city.tick()
    assert city.refused(2, t.Draw()) == ("RM-2.11a", "hold")
    city.at("10:25").dice(3, 4).tick()
    city.dice((1, 7)).do(2, t.Draw())
    assert city.balance(2) == [400]  # Angel, and nothing was late


@pytest.mark.rule("RM-15.7a")
def test_a_declaration_before_t0_stands_and_the_team_gets_off() -> None:
    city = City(3, dice_source="both").at("10:00")
    city.do("gm", t.SetPosition(1, "wakoshi"))
    goal(city)
    city.at("10:13").do(2, made(t.Roll(shown=(4,)), "10:12:10"))
    assert (city.phase(2), city.team(2).alight, city.team(2).alight_since) == ("moving", "goal", ms("10:12:30"))


@pytest.mark.rule("RM-15.7b")
def test_a_declaration_after_t0_is_void_and_its_card_returns(city: City) -> None:
    city.do("gm", t.Correct(seat=1, give_cards=("express",)))
    goal(city)
    assert city.at("10:13").refused(1, made(t.UseStar("express"), "10:12:40")) == ("RM-2.11a", "hold")
    assert (city.hand(1), city.phase(1)) == (["express"], "ready")


@pytest.mark.rule("RM-15.8a", "RM-15.8b")
def test_an_earlier_goal_on_the_same_destination(city: City) -> None:
    city.do("gm", t.SetPosition(2, "kami_nakazato"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1))
    goal(city)
    assert only(ev.ConflictOpened, city.at("10:16").do(2, made(t.Arrive("oji"), "10:10")))
    entry = city.state.conflicts[0].entry
    hold, destination = city.state.hold, city.state.destination
    city.do("gm", t.ResolveConflict(entry, "both_score"))
    assert (city.balance(2), city.team(2).goals, city.team(0).goals) == (city.balance(0), 1, 1)
    assert hold is not None
    assert city.state.hold is not None
    assert (city.state.destination, city.state.hold.t0, city.state.hold.roller) == (destination, hold.t0, hold.roller)
    assert (city.where(2), city.state.bonbi) == ("王子", Bonbi(1, "goal", square=city.sq("和光市"), goal=1))
    city.do(1, t.Arrive("ueno", dispute=True))


@pytest.mark.rule("RM-15.8b", "RM-8.4a")
@pytest.mark.parametrize("inflated", [0, 2])
def test_inflation_counts_for_an_earlier_goal_too(city: City, inflated: int) -> None:
    city.do("gm", t.Correct(seat=inflated, status_on="inflation"))
    city.do("gm", t.SetPosition(2, "kami_nakazato"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1))
    goal(city)
    city.at("10:16").do(2, made(t.Arrive("oji"), "10:10"))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "both_score"))
    [more], [less] = city.balance(inflated), city.balance(2 - inflated)
    assert more - less == 500


@pytest.mark.rule("RM-15.8b")
def test_both_score_is_for_arrivals(city: City) -> None:
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.Note("old"), "10:05"))
    assert city.refused("gm", t.ResolveConflict(city.state.conflicts[0].entry, "both_score")) == (
        "RM-15.8b", "no_goal_in_conflict",
    )  # fmt: skip


@pytest.mark.rule("RM-15.9")
@pytest.mark.parametrize(("said", "balance"), [("10:58", 250), ("11:00:00", 250), ("11:00:01", 200)])
def test_a_success_before_a_settlement(city: City, said: str, balance: int) -> None:
    city.do("gm", t.SetPosition(2, "uguisudani"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1), t.Arrive("nippori"), t.StartMission(("m05",)))
    city.at("11:05").tick()
    city.at("11:07").do(2, made(t.MissionDone("m05", photo="p"), said))
    assert city.balance(2) == [balance]


def wiped(city: City) -> City:
    """Team 1 wipes the cards of team 3 at 10:05."""
    city.do("gm", t.Correct(seat=2, give_cards=("wish_star",)), t.SetPosition(0, "gotanda"))
    city.do("gm", t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1), t.Arrive("osaki"))
    city.at("10:05").dice((4, 8)).do(0, t.Draw())
    city.do(0, t.Choose("2"))
    return city


@pytest.mark.rule("RM-15.10a")
def test_a_star_card_declared_before_a_wipe_counts_as_used(city: City) -> None:
    wiped(city).at("10:08").do(2, made(t.UseStar("wish_star", "ayase"), "10:04"))
    assert (city.phase(2), city.hand(2), city.ends(2)) == ("moving", [], {"綾瀬"})


@pytest.mark.rule("RM-15.10b")
@pytest.mark.parametrize("said", ["10:05:00", "10:06"])
def test_a_star_card_declared_after_a_wipe_was_not_there(city: City, said: str) -> None:
    wiped(city).at("10:08")
    assert city.refused(2, made(t.UseStar("wish_star", "ayase"), said)) == ("RM-5.3a", "not_in_hand")


@pytest.mark.rule("RM-15.11b")
def test_of_two_touches_the_earlier_counts(city: City) -> None:
    city.do("gm", t.AssignBonbi(0))
    city.at("10:03").do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    city.at("10:09").do(1, t.Touch(2))
    city.do(2, t.ConfirmTouch())
    late = city.fork()
    assert late.at("10:10").refused(0, made(t.Touch(2), "10:04")) == ("RM-9.26", "not_the_holder")
    assert city.holder() == 2


@pytest.mark.rule("RM-15.11a")
def test_touches_that_could_not_be(city: City) -> None:
    city.do("gm", t.AssignBonbi(0))
    city.at("10:03").do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    city.at("10:06").do(2, t.Note("x"))
    assert city.refused(0, made(t.Touch(2), "10:05")) == ("RM-9.26", "not_the_holder")
    assert city.refused(1, made(t.Touch(2), "10:05")) == ("RM-9.28", "touch_blocked")


@pytest.mark.rule("RM-15.12a")
def test_who_had_no_signal_gets_off_when_it_learns_of_t0(city: City) -> None:
    city.dice(4).do(2, t.Roll())
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:18").tick()
    assert (city.state.hold, city.team(2).alight) == (None, "goal")  # the others play on, it is still told to
    city.at("10:19").do(2, t.Alight("akihabara"))
    assert (city.phase(2), city.where(2), city.team(2).alight) == ("ready", "秋葉原", "")


@pytest.mark.rule("RM-15.12b")
def test_late_minutes_run_from_t0_without_signal(city: City) -> None:
    city.dice(4).do(2, t.Roll())
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:20:00").do(2, made(t.Alight("ueno"), "10:19:31"))
    assert city.balance(2) == [160]
    city.do("gm", t.WaiveLate(2, reason="tunnel"))
    assert city.balance(2) == [200]


@pytest.mark.rule("RM-15.13b")
def test_the_same_rules_hold_for_paper(city: City) -> None:
    city.dice(1).do(2, t.Roll())
    city.at("10:50").do(0, t.Note("x"))
    assert only(ev.ConflictOpened, city.do("gm", t.ActFor(2, made(t.Arrive("kanda"), "10:05"), reason="sheet 3")))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "refuse"))
    assert city.refused("gm", t.ActFor(2, made(t.Roll(), "10:45"), reason="sheet 3")) == ("RM-2.3", "not_ready")


@pytest.mark.rule("RM-15.13a")
def test_paper_sheets_are_entered_with_their_times(city: City) -> None:
    city.at("10:20").do(1, t.Note("x"))
    city.dice(1).do("gm", t.ActFor(2, made(t.Roll(), "10:05"), reason="sheet 3"))
    city.do("gm", t.ActFor(2, made(t.Arrive("kanda"), "10:15"), reason="sheet 3"))
    assert (city.where(2), city.team(2).reported) == ("神田", ms("10:15"))


@pytest.mark.rule("RM-15.4b")
def test_out_of_order_gives_the_same_end_as_in_order() -> None:
    """Two teams report, once in order and once with one of them in a tunnel."""
    ends = []
    for tunnel in (False, True):
        city = City(2).at("09:00")
        city.dice(1).do(0, t.Roll())
        city.dice(2).do(1, t.Roll())
        arrive = t.Arrive("kanda")
        if not tunnel:
            city.at("09:10").do(0, arrive)
        city.at("09:12").do(1, t.Arrive("akihabara"))
        if tunnel:
            city.at("09:15").do(0, made(arrive, "09:10"))
        city.at("09:20").dice((1, 7)).do(0, t.Draw())
        ends.append([(team.square, team.balance, team.phase, team.reported) for team in city.state.teams])
    assert ends[0] == ends[1]


@pytest.mark.rule("RM-12.6a")
@pytest.mark.parametrize("said", ["10:05", "08:31"])  # in time to be merged, and so old that it would be a conflict
def test_nothing_that_comes_late_changes_a_final_result(city: City, said: str) -> None:
    city.at("10:10").do("gm", t.EndNow(), t.CloseResult())
    assert city.at("10:12").refused(2, made(t.Note("x"), said)) == ("RM-12.6a", "result_final")
