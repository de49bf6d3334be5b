"""Table play: how long every movement takes, by which services (RM-18.2 to RM-18.7).

A service is a direction of a segment of a line. What a movement takes depends on the map alone, so every
answer is computed once.
"""

import math
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

import msgspec

from kippu.games.momotetsu.kit.rates import TableRates
from kippu.games.momotetsu.kit.types import LineData, PlaceData
from kippu.games.momotetsu.map.atlas import Atlas, great_circle
from kippu.games.momotetsu.map.ways import Ways


class Stop(msgspec.Struct, frozen=True, gc=False):
    """One step of a ride, in milliseconds from its declaration (RM-18.6)."""

    departs: int
    arrives: int
    square: int
    stops: bool


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One step of a route: what is walked and waited before it, how long it runs, where to, and whether it stops."""

    walk: int
    wait: int
    run: int
    square: int
    stops: bool


class Route(tuple[Leg, ...]):
    """A way from step to step."""

    @cached_property
    def times(self) -> tuple[Stop, ...]:
        """Departures and arrivals with the plain waits (RM-18.6)."""
        stops, at = [], 0
        for leg in self:
            departs = at + (leg.walk + leg.wait) * 1000
            at = departs + leg.run * 1000
            stops.append(Stop(departs, at, leg.square, leg.stops))
        return tuple(stops)


class Onward(msgspec.Struct, frozen=True, gc=False):
    """One step further by a service."""

    leg: Leg
    service: int
    order: int  # of its line
    seconds: int
    boarded: bool


class _Service:
    """One direction of one segment."""

    def __init__(self, index: int, line: LineData, order: int, segment: int) -> None:
        self.index = index
        self.line = line
        self.order = order  # of the line in the map file
        self.segment = (order, segment)
        self.next: dict[int, int] = {}  # from square to square
        self.stops: set[int] = set()


class Timetable:
    """The services of a map and their times."""

    def __init__(self, atlas: Atlas, rates: TableRates) -> None:
        self.atlas = atlas
        self._rates = rates
        self.services = list(self._made())
        self._from: list[list[_Service]] = [[] for _ in atlas.ids]
        for service in self.services:
            for square in service.next:
                self._from[square].append(service)
        self._routes: dict[tuple[int, int, int, int], Route] = {}
        self._trips: dict[tuple[int, int], Route] = {}
        self._changes: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._onward: dict[tuple[int, int], tuple[Onward, ...]] = {}

    def _made(self) -> Iterator[_Service]:
        index, at = 0, self.atlas.at
        for order, line in enumerate(self.atlas.data.lines):
            for number, ids in enumerate(line.segments):
                squares = [at[id_] for id_ in ids]
                for way in (squares, squares[::-1]):
                    service = _Service(index, line, order, number)
                    ring = zip(way, [*way[1:], way[0]], strict=True) if line.loop else pairwise(way)
                    service.next = {a: b for a, b in ring if b in self.atlas.neighbours[a]}
                    service.stops = {square for square in way if self.atlas.ids[square] not in line.pass_only}
                    index += 1
                    yield service

    # --- routes -------------------------------------------------------------------------------------------

    @cached_property
    def _ways(self) -> Ways:
        return Ways(self)

    def counted(self, start: int, steps: int, end: int, gate: int = -1) -> Route:
        """The quickest legal path of exactly so many steps (RM-18.4)."""
        found = self._routes.get((start, steps, end, gate))
        if found is None:
            found = self._routes[start, steps, end, gate] = Route(self._ways.counted(start, steps, end, gate))
        return found

    def seconds(self, start: int, steps: int, end: int, gate: int = -1) -> int:
        """How long that takes; for who asks about many ends of one start."""
        return self._ways.seconds(start, steps, end, gate)

    def trip(self, start: int, end: int) -> Route:
        """The quickest way without a count (RM-18.5)."""
        found = self._trips.get((start, end))
        if found is None:
            found = self._trips[start, end] = Route(self._ways.trip(start, end))
        return found

    def walk(self, start: int, end: int) -> Route:
        """On foot (RM-18.5)."""
        metres = self.atlas.metres(start, end) * self._rates.walk_detour
        return Route((Leg(0, 0, math.ceil(metres * 60 / self._rates.walk_m_per_min), end, stops=True),))

    # --- services -----------------------------------------------------------------------------------------

    def onward(self, square: int, by: int) -> tuple[Onward, ...]:
        """Every step from a square for who came by a service, or who is just there."""
        found = self._onward.get((square, by))
        if found is None:
            found = self._onward[square, by] = tuple(self._steps(square, by))
        return found

    def _steps(self, square: int, by: int) -> Iterator[Onward]:
        came = self.services[by] if by >= 0 else None
        for service in self._from[square]:
            if came is not None and service is came:
                walk = wait = 0
            elif square not in service.stops or (came is not None and square not in came.stops):
                continue
            else:
                walk, wait = self._change(square, came, service)
            to, mode = service.next[square], service.line.mode
            stops = to in service.stops
            run = self._rates.step_seconds[mode] if stops else self._rates.pass_seconds[mode]
            leg = Leg(walk, wait, run, to, stops)
            yield Onward(leg, service.index, service.order, walk + wait + run, service is not came)

    def _change(self, square: int, came: _Service | None, service: _Service) -> tuple[int, int]:
        wait = self._rates.wait_seconds[service.line.mode]
        if came is None or came.segment == service.segment:
            return 0, wait
        key = (square, came.order, service.order)
        if key not in self._changes:
            metres = great_circle(self._place(square, came.line), self._place(square, service.line))
            walk = math.ceil(metres * 60 / self._rates.walk_m_per_min)
            self._changes[key] = max(self._rates.transfer_walk_seconds, walk), wait
        return self._changes[key]

    def _place(self, square: int, line: LineData) -> PlaceData:
        places = self.atlas.squares[square].places
        return next((place for place in places if line.id in place.lines), places[0])
