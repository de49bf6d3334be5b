"""A finished day as it counts, where its points came from, and its awards."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.core.game import Actor, Event
from kippu.core.record import AnyRecord
from kippu.core.replay import played
from kippu.core.versions import read_record
from kippu.games.momotetsu.game import VERSIONS
from kippu.games.momotetsu.live.awards import Award, awards
from kippu.games.momotetsu.live.review import review
from kippu.games.momotetsu.live.story import Line, reckoning, story
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from tests.rules.momotetsu.days import City, ms, only

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str, game: str = "momotetsu") -> AnyRecord:
    """The record of a whole day."""
    return read_record((GOLDEN / game / "rules1" / f"{name}.jsonl").read_bytes().removesuffix(b"\n"))[1]


class Diary(City):
    """An event that keeps its lines."""

    def __init__(self, seats: int = 3, **settings: Any) -> None:
        self.lines: list[Line] = []
        super().__init__(seats, **settings)

    def tick(self) -> None:
        before = self.state
        super().tick()
        if self.state is not before:
            self.lines.append(Line(self.now, "clock", self.told, before, self.state))

    def do(self, actor: Actor, *commands: Any) -> tuple[Event, ...]:
        if self.state.phase != "before":
            self.tick()
        before = self.state
        told = super().do(actor, *commands)
        self.lines.append(Line(self.now, actor, told, before, self.state))
        return told

    def attacked(self, seat: int) -> None:
        """A team with bonbi passes a mission by, and is attacked: a 5, and 1 x 30."""
        self.land(seat, "築地")
        self.do(seat, t.Finish())
        self.dice(5, 1).do(seat, t.RollAttack())

    def end(self) -> "Diary":
        """The day is over and its result final."""
        self.do("gm", t.EndNow())
        self.do("gm", t.CloseResult())
        return self

    def sources(self, seat: int) -> dict[str, int]:
        """What each source gave to a team."""
        return {source.name: source.points for source in reckoning(self.lines)[seat].sources}

    def award(self, name: str) -> Award | None:
        """An award by its name."""
        return next((award for award in awards(self.lines) if award.name == name), None)

    def winners(self, name: str) -> tuple[int, ...]:
        """Who gets an award."""
        award = self.award(name)
        return () if award is None else award.seats


@pytest.fixture
def day() -> Diary:
    """Ten in the morning; the destination is Oji, and team 3 stands far away, so that bonbi needs no dice."""
    diary = Diary()
    diary.at("10:00").put(2, square="和光市")
    return diary


# --- the story --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two-kasumihama", "four-tokyo", "late-reports", "rulings"])
def test_every_point_has_its_source(name: str) -> None:
    record = golden(name)
    lines = story(record)
    assert lines[-1].after.scores
    for team, score in zip(reckoning(lines), lines[-1].after.scores, strict=True):
        assert team.start + sum(source.points for source in team.sources) == team.balance == score.balance
        assert team.balance + team.sale + team.prizes == team.total == score.total
        assert team.curve[0] == (lines[-1].after.times.start, team.start)
        assert team.curve[-1][1] == team.balance


def test_late_reports_stand_where_they_belong() -> None:
    record = golden("late-reports")
    told = [event for entry in record.log for event in entry.events]
    times = [line.at for line in story(record)]
    assert only(ev.LateMerged, told)
    assert times == sorted(times)


def test_a_day_at_hand_need_not_be_played_again() -> None:
    record = golden("rulings")
    without_log = replace(record, log=record.log[:1])
    assert review(story(without_log, played(VERSIONS[record.rules], record).journal)) == review(story(record))


def test_only_days_of_this_game_have_a_story() -> None:
    with pytest.raises(KippuError, match="unknown_game"):
        story(golden(next((GOLDEN / "izakaya" / "rules1").glob("*.jsonl")).stem, "izakaya"))


def test_what_is_told_afterwards_is_what_everybody_may_know() -> None:
    moments = review(story(golden("rulings"))).moments
    events = [event for moment in moments for event in moment.events]
    assert only(ev.Rolled, events)
    assert not [event for event in events if isinstance(event, ev.TargetDeclared | ev.Called | ev.ConflictOpened)]
    assert not any(event.reason for event in only(ev.Mastered, events))


# --- the reckoning ----------------------------------------------------------------------------------------


def test_goals_squares_and_rulings_are_told_apart(day: Diary) -> None:
    day.land(0, "王子")
    day.do("gm", t.Correct(seat=1, points=70))
    day.end()
    (goal,) = only(ev.GoalReached, [event for line in day.lines for event in line.events])
    assert day.sources(0) == {"goals": goal.points}
    assert day.sources(1) == {"rulings": 70}
    assert day.sources(2) == {}


def test_a_rejected_touch_gives_back_what_its_attacks_cost(day: Diary) -> None:
    day.world(bonbi=0).put(1, square="東京").do(0, t.Touch(1))
    day.do(1, t.ConfirmTouch())
    claim = day.state.claims[-1].entry
    day.attacked(1)
    day.do("gm", t.Reject(claim, "reversal"))
    day.end()
    assert day.sources(1) == {"bonbi": -30, "rulings": 30}
    assert day.sources(0).get("rulings", 0) == 0


# --- awards -----------------------------------------------------------------------------------------------


def test_the_longest_ride_says_from_where_to_where(day: Diary) -> None:
    day.land(0, "上野")
    day.land(1, "和光市")
    award = day.end().award("ride")
    assert award is not None
    assert (award.seats, award.way) == ((1,), (day.id("東京"), day.id("和光市")))
    assert award.value == day.parts.atlas((), ()).distance(day.sq("東京"), day.sq("和光市"))


def test_the_hand_of_the_game_master_is_no_ride(day: Diary) -> None:
    day.do("gm", t.SetPosition(0, day.id("和光市")))
    day.land(1, "上野")
    assert day.end().winners("ride") == (1,)


def test_goals_and_missions_count_as_the_day_ended(day: Diary) -> None:
    day.land(0, "王子")
    day.put(1, cleared=["m01", "m02"]).put(2, cleared=["m03", "m04"])
    assert day.end().winners("goals") == (0,)
    assert day.winners("missions") == (1, 2)  # shared


def test_what_everybody_did_is_no_award(day: Diary) -> None:
    for seat in range(3):
        day.land(seat, "上野")
    day.end()
    assert [day.winners(name) for name in ("ride", "explorer", "goals", "missions", "cards", "bonbi")] == [()] * 6


def test_cards_and_different_squares(day: Diary) -> None:
    day.draw(0, "express")
    day.do(0, t.Finish())
    day.land(0, "品川", previous="大崎")
    day.land(1, "上野")
    day.end()
    assert (day.winners("cards"), day.winners("explorer")) == ((0,), (0,))


def test_the_biggest_stroke_is_no_ruling(day: Diary) -> None:
    day.do("gm", t.Correct(seat=1, points=5000))
    day.land(0, "王子")
    assert day.end().winners("stroke") == (0,)


def test_a_comeback_is_from_the_worst_settlement_to_the_end(day: Diary) -> None:
    day.put(0, balance=100).put(1, balance=500).put(2, balance=300).at("11:01").tick()
    day.put(0, balance=900)
    award = day.end().award("comeback")
    assert award is not None
    assert (award.seats, award.value) == ((0,), 2)


def test_bonbi_took_most_from_its_favourite(day: Diary) -> None:
    day.world(bonbi=2)
    day.attacked(2)
    award = day.end().award("bonbi")
    assert award is not None
    assert (award.seats, award.value) == ((2,), 30)


def test_who_is_out_wins_nothing(day: Diary) -> None:
    day.land(0, "王子")
    day.do("gm", t.Withdraw(0))
    assert day.end().winners("goals") == ()


def test_the_curve_starts_with_the_day(day: Diary) -> None:
    day.land(0, "王子")
    (start, first), *_, (last, balance) = reckoning(day.end().lines)[0].curve
    assert (start, first) == (ms("8:30"), 200)
    assert (last, balance) == (ms("10:00"), day.balance(0)[0])
