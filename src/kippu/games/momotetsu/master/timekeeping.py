"""The game master and the day: pauses, times, settlements, closed edges, the end (RM-12.6, RM-13.8, RM-17.5)."""

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.types import clock_ms
from kippu.games.momotetsu.master import guards
from kippu.games.momotetsu.master.guards import Handlers
from kippu.games.momotetsu.model.commands import (
    CallSettlement,
    CloseEdge,
    CloseResult,
    EndNow,
    Pause,
    SetClock,
    Unpause,
)
from kippu.games.momotetsu.model.feed import Mastered, Paused, Unpaused
from kippu.games.momotetsu.model.state import Day
from kippu.games.momotetsu.rules import clock, money
from kippu.games.momotetsu.rules.movement import set_off


def _check_pause(day: Day, command: Pause) -> None:
    del command
    guards.running(day)
    if day.paused_since:
        raise IllegalMove("RM-13.8a", "paused")


def _pause(day: Day, command: Pause) -> None:
    day.paused_since = day.now
    day.tell(Paused(command.reason))


def _check_unpause(day: Day, command: Unpause) -> None:
    del command
    if not day.paused_since:
        raise IllegalMove("RM-13.8a", "not_paused")


def _unpause(day: Day, command: Unpause) -> None:
    """All running timers are longer by the pause; the times of the day are not (RM-13.8)."""
    del command
    long = day.now - day.paused_since
    day.paused_since = 0
    if day.hold is not None and day.hold.t0:
        day.hold = replace(day.hold, t0=day.hold.t0 + long)
    if day.gate_until:
        day.gate_until += long
    if day.touch_blocked_until:
        day.touch_blocked_until += long
    if day.touch is not None:
        day.touch = replace(day.touch, until=day.touch.until + long)
    for team in day.teams:
        for name in ("wait_until", "repel_until", "debt_since", "alight_since", "undo_until"):
            if getattr(team, name):
                setattr(team, name, getattr(team, name) + long)
        if team.job is not None:
            team.job = replace(team.job, since=team.job.since + long)
    day.tell(Unpaused())
    for team in day.in_play:
        if team.phase == "ready":
            set_off(day, team)


def _check_clock(day: Day, command: SetClock) -> None:
    at, times = clock_ms(command.time), day.times
    if command.what.startswith("settlement"):
        number = int(command.what[-1]) - 1
        old = times.settlements[number] if len(day.settled) <= number < len(times.settlements) else 0
        order = (*times.settlements[:number], at, *times.settlements[number + 1 :])
        wrong = list(order) != sorted(order)
    else:
        old = getattr(times, command.what)
        new = replace(times, **{command.what: at})
        wrong = not new.start <= new.last_roll <= new.cutoff
    if day.phase not in ("before", "running") or wrong or old <= day.now or at <= day.now:  # RM-13.9: the future only
        raise IllegalMove("RM-13.9", "not_in_the_future", what=command.what)


def _clock(day: Day, command: SetClock) -> None:
    at, times = clock_ms(command.time), day.times
    if command.what.startswith("settlement"):
        number = int(command.what[-1]) - 1
        moved = (*times.settlements[:number], at, *times.settlements[number + 1 :])
        day.times = replace(times, settlements=moved)
    else:
        day.times = replace(times, **{command.what: at})
    day.tell(Mastered("set_clock", command.reason))


def _check_settlement(day: Day, command: CallSettlement) -> None:
    del command
    guards.running(day)
    if len(day.settled) >= len(day.times.settlements):
        raise IllegalMove("RM-12.1", "all_settled")


def _settlement(day: Day, command: CallSettlement) -> None:
    del command
    money.settle(day)


def _check_edge(day: Day, command: CloseEdge) -> None:
    a, b = day.atlas.at.get(command.a, -1), day.atlas.at.get(command.b, -1)
    if a < 0 or b < 0 or b not in day.atlas.neighbours[a]:
        raise IllegalMove("RM-17.5", "no_such_edge")


def _edge(day: Day, command: CloseEdge) -> None:
    a, b = sorted((day.atlas.at[command.a], day.atlas.at[command.b]))
    day.closed = tuple(sorted((*day.closed, (a, b))))
    day.map_changed()
    day.tell(Mastered("close_edge", command.reason))


def _check_end(day: Day, command: EndNow) -> None:
    del command
    guards.running(day)


def _end(day: Day, command: EndNow) -> None:
    day.tell(Mastered("end_now", command.reason))
    clock.end(day, "master")


def _check_close(day: Day, command: CloseResult) -> None:
    del command
    if day.phase != "ended":
        raise IllegalMove("RM-12.6a", "not_ended")
    if day.conflicts:
        raise IllegalMove("RM-12.6a", "conflicts_open")


def _close(day: Day, command: CloseResult) -> None:
    """Open proofs count as approved (RM-12.6)."""
    del command
    day.claims = tuple([replace(one, status="approved") if one.status == "pending" else one for one in day.claims])
    money.close(day)


HANDLERS: Handlers = {
    Pause: (_check_pause, _pause),
    Unpause: (_check_unpause, _unpause),
    SetClock: (_check_clock, _clock),
    CallSettlement: (_check_settlement, _settlement),
    CloseEdge: (_check_edge, _edge),
    EndNow: (_check_end, _end),
    CloseResult: (_check_close, _close),
}
