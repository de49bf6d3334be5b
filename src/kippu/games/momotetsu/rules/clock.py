"""What the clock does by itself: starts, settlements, deadlines, the end (RM-1.6 to RM-1.9, RM-18.13)."""

from collections.abc import Callable

from msgspec.structs import replace

from kippu.games.momotetsu.model.feed import Began, DayEnded, LastRoll
from kippu.games.momotetsu.model.state import MINUTE, NOBODY, NOWHERE, Day, Side, World
from kippu.games.momotetsu.rules import bonbi, goal, money, tasks
from kippu.games.momotetsu.rules.agenda import Step
from kippu.games.momotetsu.rules.movement import enter

_BUSY = ("rolled", "moving", "processing", "task", "attack")


def next_step(world: World) -> Step | None:
    """What the clock does next."""
    if world.phase == "before":
        return Step(world.times.start, 0, NOBODY, "start")
    if world.phase != "running":
        return None
    found = _of_the_day(world)
    return found if world.paused_since else _with_timers(world, found)


def at_table(world: World) -> Step:
    """The same at a table, while an event runs."""
    return _with_timers(world, world.parts.agenda[len(world.settled) + world.rolls_over])


def calm(world: World) -> bool:
    """Whether a table has no timers, so that only the steps of the day and of a goal are to come."""
    return not (world.gate_until or world.touch_blocked_until or any(team.wait_until for team in world.teams))


def _with_timers(world: World, found: Step) -> Step:
    if world.hold is not None:
        found = _sooner(found, _of_the_goal(world))
    if world.gate_until or world.touch_blocked_until or world.touch is not None:
        found = _sooner(found, _of_the_world(world))
    for team in world.teams:
        if team.wait_until or not world.parts.table:
            found = _sooner(found, _of_a_team(world, team))
    return found


def _sooner(one: Step, other: Step | None) -> Step:
    return one if other is None or one < other else other


def _of_the_day(world: World) -> Step:
    times, k = world.times, len(world.settled)
    at, what = times.cutoff, "cutoff"
    if not world.rolls_over and times.last_roll < at:
        at, what = times.last_roll + 1, "last_roll"  # RM-1.6: at 17:30:00 is in time
    if world.settings.settlement_call == "auto" and k < len(times.settlements) and times.settlements[k] <= at:
        at, what = times.settlements[k], "settlement"
    return Step(at, 0, NOBODY, what)


def _of_the_goal(world: World) -> Step | None:
    hold = world.hold
    if hold is None:
        return None
    if not hold.t0:
        return Step(hold.notice_at, 1, NOBODY, "notice") if hold.notice_at else None
    rates = world.parts.rates
    if world.parts.table and not hold.announced and not hold.last:
        return Step(hold.t0 + rates.table.next_destination_seconds * 1000, 1, NOBODY, "destination")
    return Step(hold.t0 + rates.goal.alight_minutes * MINUTE, 1, NOBODY, "deadline")


def _of_the_world(world: World) -> Step | None:
    timers = []
    if world.gate_until:
        timers.append(Step(world.gate_until, 1, NOBODY, "gate"))
    if world.touch_blocked_until:
        timers.append(Step(world.touch_blocked_until, 1, NOBODY, "touch_block"))
    if world.touch is not None:
        timers.append(Step(world.touch.until, 1, NOBODY, "touch"))
    return min(timers) if timers else None


def _of_a_team(world: World, team: Side) -> Step | None:
    timers = []
    if team.wait_until:
        timers.append(Step(team.wait_until, 1, team.seat, "wait"))
    if not world.parts.table:
        if team.repel_until:
            timers.append(Step(team.repel_until, 1, team.seat, "repel"))
        if team.debt_since:
            until = team.debt_since + world.parts.rates.money.debt_choice_minutes * MINUTE
            timers.append(Step(until, 1, team.seat, "debt"))
        if team.job is not None and not team.job.timed:
            timers.append(Step(tasks.timer(world, team.job), 1, team.seat, "timer"))
        if team.undo_until:
            timers.append(Step(team.undo_until, 1, team.seat, "undo"))
    return min(timers) if timers else None


def run(day: Day, step: Step) -> None:
    """Do what is due."""
    day.now = max(day.now, step.at)
    if step.seat >= 0:
        _FOR_A_TEAM[step.what](day, day.teams[step.seat])
    else:
        _FOR_ALL[step.what](day)
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
    day.hold = day.touch = day.next_goal = None
    for team in day.teams:
        team.move = team.roll = team.due_trip = team.ask = team.job = team.undo = None
        team.efforts, team.alight, team.undo_until = (), "", 0
        team.repel_from, team.repel_until = NOBODY, 0
        enter(team, "done")
    day.tell(DayEnded(reason))
    if day.parts.table:
        money.close(day)


def _last_roll(day: Day) -> None:
    day.rolls_over = True
    day.tell(LastRoll())


def _unblock_touch(day: Day) -> None:
    day.touch_blocked_until = 0


def _waited(day: Day, team: Side) -> None:
    del day
    team.wait_until = 0
    team.wake = -1


def _timed(day: Day, team: Side) -> None:
    del day
    assert team.job is not None
    team.job = replace(team.job, timed=True)


def _forget_undo(day: Day, team: Side) -> None:
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
_FOR_A_TEAM: dict[str, Callable[[Day, Side], None]] = {
    "wait": _waited,
    "repel": lambda _, team: bonbi.keep(team),
    "debt": money.sell_for,
    "timer": _timed,
    "undo": _forget_undo,
}
