"""What the clock does by itself: starts, settlements, deadlines, the end (RM-1.6 to RM-1.9, RM-18.13)."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from kippu.games.momotetsu.model.feed import Began, DayEnded, LastRoll
from kippu.games.momotetsu.model.state import MINUTE, NOBODY, NOWHERE, Day, Team, World, card_timer
from kippu.games.momotetsu.rules import asks, bonbi, goal, money
from kippu.games.momotetsu.rules.movement import enter

_BUSY = ("rolled", "moving", "processing", "task", "attack")


class Due(NamedTuple):
    """Something that the clock is to do; in order of time, then class (RM-18.13), then seat."""

    at: int
    order: int
    seat: int
    what: str


def of_the_day(world: World) -> Due:
    """The next of the times of the day."""
    times, k = world.times, len(world.settled)
    at, what = times.cutoff, "cutoff"
    if not world.rolls_over and times.last_roll < at:
        at, what = times.last_roll + 1, "last_roll"  # RM-1.6: at 17:30:00 is in time
    if world.settings.settlement_call == "auto" and k < len(times.settlements) and times.settlements[k] <= at:
        at, what = times.settlements[k], "settlement"
    return Due(at, 0, NOBODY, what)


def of_the_goal(world: World) -> Due | None:
    """The notice, and the deadline of a goal that is being processed (RM-8.7, RM-8.19)."""
    hold = world.hold
    if hold is None:
        return None
    if not hold.t0:
        return Due(hold.notice_at, 1, NOBODY, "notice") if hold.notice_at else None
    return Due(hold.t0 + world.parts.rates.goal.alight_minutes * MINUTE, 1, NOBODY, "deadline")


def of_the_world(world: World) -> Due | None:
    """The first of the timers that are everybody's."""
    timers = []
    if world.gate_until:
        timers.append(Due(world.gate_until, 1, NOBODY, "gate"))
    if world.touch_blocked_until:
        timers.append(Due(world.touch_blocked_until, 1, NOBODY, "touch_block"))
    if world.touch is not None:
        timers.append(Due(world.touch.until, 1, NOBODY, "touch"))
    return min(timers) if timers else None


def of_a_team(world: World, team: Team) -> Due | None:
    """The first of the timers of a team."""
    timers = []
    if team.wait_until:
        timers.append(Due(team.wait_until, 1, team.seat, "wait"))
    if team.repel_until:
        timers.append(Due(team.repel_until, 1, team.seat, "repel"))
    if team.debt_since:
        until = team.debt_since + world.parts.rates.money.debt_choice_minutes * MINUTE
        timers.append(Due(until, 1, team.seat, "debt"))
    if team.job is not None and not team.job.timed:
        timers.append(Due(card_timer(world, team.job), 1, team.seat, "timer"))
    if team.undo_until:
        timers.append(Due(team.undo_until, 1, team.seat, "undo"))
    return min(timers) if timers else None


def sooner(one: Due, other: Due | None) -> Due:
    """Whichever comes first."""
    return one if other is None or one < other else other


def run(day: Day, step: Due) -> None:
    """Do what is due."""
    day.now = max(day.now, step.at)
    if step.seat >= 0:
        _FOR_A_TEAM[step.what](day, day.teams[step.seat])
    else:
        _FOR_ALL[step.what](day)
    asks.look_again(day)
    maybe_end(day)


def start(day: Day) -> None:
    """Play starts; a first destination that nobody drew is drawn now (RM-1.11)."""
    day.phase = "running"
    day.tell(Began())
    if day.destination < 0:
        day.destination = goal.draw_destination(day, NOWHERE)


def maybe_end(day: Day) -> None:
    """The end: after the last roll nobody is busy any more (RM-1.7)."""
    if day.rolls_over and day.phase == "running" and not any(team.phase in _BUSY for team in day.in_play):
        end(day, "last_roll")


def end(day: Day, reason: str) -> None:
    """Unfinished moves stop, open tasks count as not done, due attacks and trips lapse (RM-1.7)."""
    day.phase, day.ended_by = "ended", reason
    day.hold, day.next_goals, day.touch = None, (), None
    for team in day.teams:
        team.move = team.roll = team.due_trip = team.ask = team.job = team.undo = None
        team.efforts, team.alight, team.undo_until = (), "", 0
        team.repel_from, team.repel_until = NOBODY, 0
        enter(day, team, "done")
    day.tell(DayEnded(reason))


def _last_roll(day: Day) -> None:
    day.rolls_over = True
    day.tell(LastRoll())


def _unblock_touch(day: Day) -> None:
    day.touch_blocked_until = 0


def _waited(day: Day, team: Team) -> None:
    team.wait_until = 0
    day.schedule.replan(team)


def _timed(day: Day, team: Team) -> None:
    del day
    assert team.job is not None
    team.job = replace(team.job, timed=True)


def _forget_undo(day: Day, team: Team) -> None:
    del day
    team.undo, team.undo_until, team.undo_claim = None, 0, 0


_FOR_ALL: dict[str, Callable[[Day], None]] = {
    "start": start,
    "settlement": money.settle,
    "last_roll": _last_roll,
    "cutoff": lambda day: end(day, "cutoff"),
    "notice": goal.announce,
    "destination": goal.next_destination,
    "deadline": goal.deadline,
    "gate": goal.end_gate,
    "touch_block": _unblock_touch,
    "touch": bonbi.deny,
}
_FOR_A_TEAM: dict[str, Callable[[Day, Team], None]] = {
    "wait": _waited,
    "repel": lambda _, team: bonbi.keep(team),
    "debt": money.sell_for,
    "timer": _timed,
    "undo": _forget_undo,
}
