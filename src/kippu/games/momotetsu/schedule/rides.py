"""Simulated rides: when a team at a table departs, where it stops, and where it is meanwhile (RM-18.4 to RM-18.8)."""

from kippu.games.momotetsu.map.timetable import Route, Stop
from kippu.games.momotetsu.model.state import Day, Move

Ride = tuple[Stop, ...]


def ride(day: Day, move: Move) -> Ride:
    """The steps of a movement to its target; as an option the waits are drawn (RM-18.8)."""
    route = _route(day, move)
    return _sampled(day, route) if day.settings.table_wait_sampled else route.times


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


def _sampled(day: Day, route: Route) -> Ride:
    """Departures and arrivals with waits that are drawn."""
    stops, at = [], 0
    for leg in route:
        wait = day.chance.below(2 * leg.wait + 1) if leg.wait else 0
        departs = at + (leg.walk + wait) * 1000
        at = departs + leg.run * 1000
        stops.append(Stop(departs, at, leg.square, leg.stops))
    return tuple(stops)


def in_vehicle(stops: Ride, at: int) -> bool:
    """Whether a team is between a departure and the arrival of that step (RM-18.6)."""
    return any(stop.departs <= at < stop.arrives for stop in stops)


def until_told(stops: Ride, at: int) -> tuple[Ride, int]:
    """The ride of a team that is told to get off, and when it does (RM-18.7).

    Off at once when waiting at a transfer, otherwise at the first stop to come.
    """
    if in_vehicle(stops, at) or any(stop.arrives == at for stop in stops):
        return stops, next(stop.arrives for stop in stops if stop.arrives >= at and stop.stops)
    passed = [stop for stop in stops if stop.arrives <= at]
    return (*passed, Stop(passed[-1].arrives, at, passed[-1].square, stops=True)), at
