"""RM-15: late and out-of-order reports. What teams have is set up by commands, so that it is in the journal."""

import pytest

from kippu.core.errors import TableError
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi
from tests.rules.momotetsu.days import City, made, ms, only


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


@pytest.mark.rule("RM-15.1")
def test_a_repeated_action_counts_once() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "s")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    note = t.Note("hi", made=t.Made(ms("08:31"), "phone", 7))
    first = table.submit(0, note, at=ms("08:40"), id="phone-7")
    assert table.submit(0, note, at=ms("08:50"), id="phone-7") is first
    with pytest.raises(TableError, match="id_reused"):
        table.submit(0, t.Roll(), at=ms("08:50"), id="phone-7")


@pytest.mark.rule("RM-15.2")
def test_without_signal_reports_are_recorded_and_rolls_are_shown_again() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "s")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    roll = table.submit(0, t.Roll(), at=ms("08:31"), id="r")
    assert table.submit(0, t.Roll(), at=ms("08:35"), id="r").chance == roll.chance
    end = table.view(0).own[0].ends[0]
    table.submit(0, t.Arrive(end, made=t.Made(ms("08:40"))), at=ms("09:00"))
    assert table.state.teams[0].reported == ms("08:40")


@pytest.mark.rule("RM-15.3")
@pytest.mark.parametrize(
    ("said", "counts"), [("10:05", "10:05"), ("10:11:00", "10:10"), ("10:12:00", "10:10"), ("09:45", "09:45")]
)
def test_the_effective_time(city: City, said: str, counts: str) -> None:
    city.at("10:10").do(2, made(t.Note("x"), said))
    assert city.team(2).reported == ms(counts)


@pytest.mark.rule("RM-15.3")
def test_not_before_the_own_last_action(city: City) -> None:
    city.at("10:10").do(2, t.Note("first"))
    city.at("10:20").do(2, made(t.Note("second"), "10:05"))
    assert city.team(2).reported == ms("10:20")
    assert city.refused("clock", t.Tick()) == ("RM-1.6a", "nothing_due")
    assert city.refused(0, t.Tick()) == ("RM-1.6a", "only_the_clock")
    assert city.at("11:30").refused(0, t.Note("late clock")) == ("RM-15.3", "clock_first")


@pytest.mark.rule("RM-15.3", "RM-8.16a")
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


@pytest.mark.rule("RM-15.4")
def test_a_late_action_is_judged_by_its_own_time(city: City) -> None:
    city.do("gm", t.SetPosition(2, "meguro"))
    city.dice(1).do(2, t.Roll())
    city.at("14:05").tick()
    city.do(0, t.Note("somebody else"))
    events = city.at("14:10").do(2, made(t.Arrive("ebisu"), "13:59"))
    assert only(ev.LateMerged, events)
    assert (city.where(2), city.team(2).reported) == ("恵比寿", ms("13:59"))


@pytest.mark.rule("RM-15.5")
def test_what_is_too_old_goes_to_the_master(city: City) -> None:
    city.dice(1).do(2, t.Roll())
    city.at("10:50").do(0, t.Note("x"))
    assert only(ev.ConflictOpened, city.do(2, made(t.Arrive("kanda"), "10:05")))
    entry = city.state.conflicts[0].entry
    assert city.refused("gm", t.ResolveConflict(99, "refuse")) == ("RM-15.5", "no_such_conflict")
    city.do("gm", t.ResolveConflict(entry, "recompute"))
    assert (city.where(2), city.team(2).reported, city.state.conflicts) == ("神田", ms("10:05"), ())


@pytest.mark.rule("RM-15.5")
@pytest.mark.parametrize(("how", "where"), [("from_now", "神田"), ("refuse", "東京")])
def test_the_other_two_choices(city: City, how: str, where: str) -> None:
    city.dice(1).do(2, t.Roll())
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.Arrive("kanda"), "10:05"))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, how))  # type: ignore[arg-type]
    assert (city.where(2), city.state.conflicts) == (where, ())


@pytest.mark.rule("RM-15.6")
def test_an_arrival_before_t0(city: City) -> None:
    city.dice(1).do(2, t.Roll())
    goal(city)
    city.at("10:15").do(2, made(t.Arrive("kanda"), "10:11:50"))
    assert (city.where(2), city.phase(2), city.team(2).alight) == ("神田", "processing", "")
    assert city.balance(2) == [200]
    assert city.state.hold.waiting == 0  # type: ignore[union-attr]


@pytest.mark.rule("RM-15.7")
def test_declarations_around_t0() -> None:
    city = City(3, dice_source="both").at("10:00")
    city.do("gm", t.SetPosition(1, "wakoshi"), t.Correct(seat=1, give_cards=("express",)))
    goal(city)
    city.at("10:13").do(2, made(t.Roll(shown=(4,)), "10:12:10"))
    assert (city.phase(2), city.team(2).alight) == ("moving", "goal")
    assert city.refused(1, made(t.UseStar("express"), "10:12:40")) == ("RM-2.11a", "hold")
    assert city.hand(1) == ["express"]


@pytest.mark.rule("RM-15.8")
def test_an_earlier_goal_on_the_same_destination(city: City) -> None:
    city.do("gm", t.SetPosition(2, "kami_nakazato"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1))
    goal(city)
    assert only(ev.ConflictOpened, city.at("10:16").do(2, made(t.Arrive("oji"), "10:10")))
    entry = city.state.conflicts[0].entry
    city.do("gm", t.ResolveConflict(entry, "both_score"))
    assert (city.balance(2), city.team(2).goals) == (city.balance(0), 1)
    assert (city.where(2), city.state.bonbi) == ("王子", Bonbi(1, "goal", square=city.sq("和光市")))
    city.do(1, t.Arrive("ueno", dispute=True))


@pytest.mark.rule("RM-15.8")
def test_both_score_is_for_arrivals(city: City) -> None:
    city.at("10:50").do(0, t.Note("x"))
    city.do(2, made(t.Note("old"), "10:05"))
    assert city.refused("gm", t.ResolveConflict(city.state.conflicts[0].entry, "both_score")) == (
        "RM-15.8", "no_goal_in_conflict",
    )  # fmt: skip


@pytest.mark.rule("RM-15.9")
def test_a_success_before_a_settlement(city: City) -> None:
    city.do("gm", t.SetPosition(2, "uguisudani"), t.Correct(seat=2, give_cards=("advance_1",)))
    city.do(2, t.UseStar("advance_1", None, 1), t.Arrive("nippori"), t.StartMission(("m05",)))
    city.at("11:05").tick()
    city.at("11:07").do(2, made(t.MissionDone("m05", photo="p"), "10:58"))
    assert city.balance(2) == [250]


def wiped(city: City) -> City:
    """Team 1 wipes the cards of team 3 at 10:05."""
    city.do("gm", t.Correct(seat=2, give_cards=("wish_star",)), t.SetPosition(0, "gotanda"))
    city.do("gm", t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1), t.Arrive("osaki"))
    city.at("10:05").dice((4, 8)).do(0, t.Draw())
    city.do(0, t.Choose("2"))
    return city


@pytest.mark.rule("RM-15.10")
def test_a_star_card_around_a_wipe(city: City) -> None:
    wiped(city).at("10:08")
    assert city.refused(2, made(t.UseStar("wish_star", "ayase"), "10:06")) == ("RM-5.3a", "not_in_hand")
    city.do(2, made(t.UseStar("wish_star", "ayase"), "10:04"))
    assert (city.phase(2), city.hand(2)) == ("moving", [])


@pytest.mark.rule("RM-15.11")
def test_touches_that_could_not_be(city: City) -> None:
    city.do("gm", t.AssignBonbi(0))
    city.at("10:03").do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    city.at("10:06").do(2, t.Note("x"))
    assert city.refused(0, made(t.Touch(2), "10:05")) == ("RM-9.26", "not_the_holder")
    assert city.refused(1, made(t.Touch(2), "10:05")) == ("RM-9.28", "touch_blocked")


@pytest.mark.rule("RM-15.12")
def test_late_minutes_run_from_t0_without_signal(city: City) -> None:
    city.dice(4).do(2, t.Roll())
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:20:00").do(2, made(t.Alight("ueno"), "10:19:31"))
    assert city.balance(2) == [160]
    city.do("gm", t.WaiveLate(2, reason="tunnel"))
    assert city.balance(2) == [200]


@pytest.mark.rule("RM-15.13")
def test_paper_sheets_are_entered_with_their_times(city: City) -> None:
    city.at("10:20").do(1, t.Note("x"))
    city.dice(1).do("gm", t.ActFor(2, made(t.Roll(), "10:05"), reason="sheet 3"))
    city.do("gm", t.ActFor(2, made(t.Arrive("kanda"), "10:15"), reason="sheet 3"))
    assert (city.where(2), city.team(2).reported) == ("神田", ms("10:15"))


@pytest.mark.rule("RM-15.4")
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


@pytest.mark.rule("RM-12.6")
@pytest.mark.parametrize("said", ["10:05", "08:31"])  # in time to be merged, and so old that it would be a conflict
def test_nothing_that_comes_late_changes_a_final_result(city: City, said: str) -> None:
    city.at("10:10").do("gm", t.EndNow(), t.CloseResult())
    assert city.at("10:12").refused(2, made(t.Note("x"), said)) == ("RM-12.6", "result_final")
