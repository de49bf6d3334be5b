"""Table play: the same rules on a simulated clock (RM-18).

Every team has a moment at which something is next to happen with it. The earliest moment comes, again and
again, until somebody has to decide.
"""

from msgspec.structs import replace

from kippu.games.momotetsu.map.timetable import Route
from kippu.games.momotetsu.model.commands import MissionDone, Submit
from kippu.games.momotetsu.model.state import BLOCKED, NOBODY, Day, Move, Side, Stop, WakeKind, World
from kippu.games.momotetsu.rules import clock, landing, missions, tasks

_SUBMIT = Submit()


def asked(world: World) -> list[int]:
    """Teams with a question that cannot wait: to send bonbi back, or what to sell (RM-18.14)."""
    return [team.seat for team in world.teams if team.repel_from >= 0 or team.debt_since > 0]


def advance(day: Day) -> int:
    """Let time pass until somebody has to decide, and tell who that is.

    The earliest thing of all comes first: by time, then class, then seat; the clock's own classes come before
    those of teams (RM-18.13). The clock is asked anew while a day is watched, and after it did something.
    """
    teams = day.teams
    while day.phase == "running":
        at, first = BLOCKED, None
        for team in teams:
            wake = team.wake
            if wake <= at:
                if wake < 0:
                    wake = _plan(day, team)
                if wake < at:
                    at, first = wake, team
                elif wake == at and first is not None and _CLASSES[team.wake_kind] < _CLASSES[first.wake_kind]:
                    first = team
        if day.watched and (asking := _watch(day)) >= 0:
            return asking
        if day.turn >= 0:
            return day.turn
        day.passed = True
        if first is None or day.alarm <= at:
            clock.run(day, clock.at_table(day))
            day.watched = True
        elif first.wake_kind != "decide":
            day.now = at
            _come_true(day, first)
        elif first.phase == "moving" or can_decide(day, first):
            day.now, day.turn = at, first.seat
            return day.turn
        else:
            day.now, first.wake = at, BLOCKED
    return NOBODY


def _watch(day: Day) -> int:
    """Who is asked something that cannot wait; if nobody, see when the clock is next to do something."""
    for team in day.teams:
        if team.repel_from >= 0 or team.debt_since:
            return team.seat
    day.alarm, day.watched = clock.at_table(day).at, not clock.calm(day)
    return NOBODY


_CLASSES: dict[str, int] = {"arrive": 2, "alight": 2, "decide": 3, "task": 3}


def _come_true(day: Day, team: Side) -> None:
    """An arrival, a forced alighting, or the end of a task."""
    kind, team.wake = team.wake_kind, -1
    if kind == "arrive":
        assert team.move is not None
        landing.arrive(day, team, team.move.target)
    elif kind == "alight":
        move = team.move
        assert move is not None
        at = day.now - move.began
        landing.alight(day, team, next(stop.square for stop in reversed(move.route) if stop.arrives == at))
    elif team.job is not None:
        if team.job.succeeds:
            tasks.submit(day, team, _SUBMIT)
        else:
            tasks.cannot(day, team)
    else:
        for effort in team.efforts:
            id_ = day.parts.missions[effort.mission].id
            if effort.succeeds:
                missions.done(day, team, MissionDone(id_))
            else:
                missions.failed(day, team, id_)
    if day.rolls_over:
        clock.maybe_end(day)


# --- planning ---------------------------------------------------------------------------------------------


def _plan(day: Day, team: Side) -> int:
    """When something is next to happen with a team (RM-18.9)."""
    phase, now = team.phase, day.now
    kind: WakeKind = "decide"
    if phase == "moving":
        move = team.move
        assert move is not None
        if move.target < 0:
            wake = now
        else:
            stops = move.route
            if not stops:
                route = _route(day, move)
                stops = _sampled(day, route) if day.settings.table_wait_sampled else route.times
                team.move = replace(move, route=stops)
            wake, kind = move.began + stops[-1].arrives, "arrive"
    elif phase == "processing":
        wake = now + _processing_seconds(day, team) * 1000
    elif phase == "ready":
        wake = now + day.parts.rates.table.ready_seconds * 1000
    elif phase == "task":
        wake, kind = _task_until(team), "task"
    elif phase == "attack":
        rates = day.parts.rates.table
        wake = now + (rates.attack_seconds if team.ask is None else rates.choice_seconds) * 1000
    elif phase == "rolled":
        wake = now
    else:
        wake = BLOCKED
    team.wake, team.wake_kind = wake, kind
    return wake


def _task_until(team: Side) -> int:
    return team.job.until if team.job is not None else max([effort.until for effort in team.efforts])


def _processing_seconds(day: Day, team: Side) -> int:
    rates = day.parts.rates.table
    if team.ask is not None:
        return rates.choice_seconds
    kind = day.atlas.kinds[team.square]
    if kind == "shop":
        return 0 if team.bought else rates.shop_seconds
    if team.worked or kind == "mission":
        return 0
    return rates.draw_seconds if kind in ("card", "special") else rates.square_roll_seconds


def _route(day: Day, move: Move) -> Route:
    table = day.parts.timetable(day.atlas)
    if move.walks:
        return table.walk(move.start, move.target)
    if not move.steps:
        return table.trip(move.start, move.target)
    if move.target == move.passing:  # Galaxy stops on the way: the shortest count that gets there
        steps = next(n for n in range(1, move.steps) if move.target in day.atlas.ends(move.start, n, move.gate))
        return table.counted(move.start, steps, move.target, move.gate)
    return table.counted(move.start, move.steps, move.target, move.gate)


def _sampled(day: Day, route: Route) -> tuple[Stop, ...]:
    """Departures and arrivals with waits that are drawn (RM-18.8)."""
    stops, at = [], 0
    for leg in route:
        wait = day.chance.below(2 * leg.wait + 1) if leg.wait else 0
        departs = at + (leg.walk + wait) * 1000
        at = departs + leg.run * 1000
        stops.append(Stop(departs, at, leg.square, leg.stops))
    return tuple(stops)


def can_decide(day: Day, team: Side) -> bool:
    """Whether a team has anything to decide now."""
    phase, hold = team.phase, day.hold
    if phase == "moving":
        return True
    held = hold is not None and hold.t0 > 0
    if phase == "ready":
        return not (held or day.rolls_over or team.wait_until or team.debt_since)
    if phase == "processing" and team.ask is None:
        if team.scored and hold is not None and not hold.announced and not hold.last:
            return False
        return not held or team.worked or day.atlas.kinds[team.square] in ("mission", "shop")
    if phase == "attack":
        return not held or team.ask is not None
    return phase != "done"
