"""Table play: how long every movement takes, by which services (RM-18.2 to RM-18.7).

A service is a direction of a segment of a line. What a movement takes depends on the map alone, so every
answer is computed once.
"""

import heapq
import math
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from kippu.games.momotetsu.atlas import Atlas, great_circle
from kippu.games.momotetsu.kit import LineData, PlaceData
from kippu.games.momotetsu.kit_rates import TableRates
from kippu.games.momotetsu.state import Stop, Value


class Leg(Value, frozen=True):
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


class Way(Value, frozen=True):
    """A way so far: what it costs, and its last step after the way before it."""

    seconds: int
    boardings: int
    before: "Way | None"
    step: "Onward | None"

    def steps(self) -> list["Onward"]:
        """All its steps."""
        found: list[Onward] = []
        way: Way | None = self
        while way is not None and way.step is not None:
            found.append(way.step)
            way = way.before
        return found[::-1]


class Onward(Value, frozen=True):
    """One step further by a service."""

    leg: Leg
    service: int
    order: int  # of its line
    seconds: int
    boarded: bool


_HERE = Way(0, 0, None, None)


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
        self._counted: dict[tuple[int, int], _Counted] = {}
        self._routes: dict[tuple[int, int, int, int], Route] = {}
        self._trips: dict[int, dict[int, Way]] = {}
        self._trip_routes: dict[tuple[int, int], Route] = {}
        self._changes: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._onward: dict[tuple[int, int], tuple[Onward, ...]] = {}
        self._alphabet = [sorted(atlas.ids).index(id_) for id_ in atlas.ids]

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

    def counted(self, start: int, steps: int, end: int, gate: int = -1) -> Route:
        """The quickest legal path of exactly so many steps (RM-18.4)."""
        key = (start, steps, end, gate)
        found = self._routes.get(key)
        if found is None:
            ways = self._counted.get((start, gate)) or _Counted(self, start, gate, steps, end)
            found = self._routes[key] = _route(ways.way(steps, end))
        return found

    def seconds(self, start: int, steps: int, end: int, gate: int = -1) -> int:
        """How long that takes; for who asks about many ends of one start."""
        ways = self._counted.get((start, gate))
        if ways is None:
            ways = self._counted[start, gate] = _Counted(self, start, gate)
        return ways.way(steps, end).seconds

    def trip(self, start: int, end: int) -> Route:
        """The quickest way without a count (RM-18.5)."""
        found = self._trip_routes.get((start, end))
        if found is None:
            if start not in self._trips:
                self._trips[start] = self._all_trips(start)
            found = self._trip_routes[start, end] = _route(self._trips[start][end])
        return found

    def walk(self, start: int, end: int) -> Route:
        """On foot (RM-18.5)."""
        metres = self.atlas.metres(start, end) * self._rates.walk_detour
        return Route((Leg(0, 0, math.ceil(metres * 60 / self._rates.walk_m_per_min), end, stops=True),))

    def _all_trips(self, start: int) -> dict[int, Way]:
        """Dijkstra over (square, service); equal costs are compared by their names."""
        best: dict[tuple[int, int], Way] = {(start, -1): _HERE}
        queue: list[tuple[int, int, int, int]] = [(0, 0, start, -1)]
        while queue:
            seconds, boardings, square, by = heapq.heappop(queue)
            way = best[square, by]
            if (way.seconds, way.boardings) != (seconds, boardings):
                continue
            for step in self.onward(square, by):
                key = (step.leg.square, step.service)
                known = best.get(key)
                if known is not None and known.seconds < seconds + step.seconds:
                    continue
                longer = _longer(way, step)
                if known is None or self.better(longer, known):
                    best[key] = longer
                    heapq.heappush(queue, (longer.seconds, longer.boardings, *key))
        ends: dict[int, Way] = {}
        for (square, by), way in best.items():
            off = by >= 0 and square != start and square in self.services[by].stops
            if off and (square not in ends or self.better(way, ends[square])):
                ends[square] = way
        return ends

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

    def better(self, one: Way, other: Way) -> bool:
        """Whether a way is taken before another: seconds, boardings, squares by id, lines by order (RM-18.4)."""
        if one.seconds != other.seconds:
            return one.seconds < other.seconds
        if one.boardings != other.boardings:
            return one.boardings < other.boardings
        return self._names(one) < self._names(other)

    def _names(self, way: Way) -> tuple[list[int], list[int]]:
        steps = way.steps()
        return [self._alphabet[step.leg.square] for step in steps], [step.order for step in steps]


def _longer(way: Way, step: Onward) -> Way:
    return Way(way.seconds + step.seconds, way.boardings + step.boarded, way, step)


def _route(way: Way) -> Route:
    return Route([step.leg for step in way.steps()])


class _Counted:
    """Counted movements from one start, level by level: the best way to each (square, came from, service).

    With an `end`, only ways that can still come there in `steps` are gone.
    """

    def __init__(self, table: Timetable, start: int, gate: int, steps: int = 0, end: int = -1) -> None:
        self._table = table
        self._gate = gate
        self._levels: list[dict[tuple[int, int, int], Way]] = [{(start, -1, -1): _HERE}]
        self._steps = steps
        self._far = table.atlas.distances(end) if end >= 0 else None
        self._best: dict[int, dict[int, Way]] = {}

    def way(self, steps: int, end: int) -> Way:
        """The best way of so many steps."""
        best = self._best.get(steps)
        if best is None:
            best = self._best[steps] = self._ends(steps)
        return best[end]

    def _ends(self, steps: int) -> dict[int, Way]:
        while len(self._levels) <= steps:
            self._step()
        table = self._table
        best: dict[int, Way] = {}
        for (square, _, by), way in self._levels[steps].items():
            if square in table.services[by].stops and (square not in best or table.better(way, best[square])):
                best[square] = way
        return best

    def _step(self) -> None:
        table, gate, atlas = self._table, self._gate, self._table.atlas
        far, left = self._far, self._steps - len(self._levels)
        after: dict[tuple[int, int, int], Way] = {}
        first = len(self._levels) == 1
        for (square, before, by), way in self._levels[-1].items():
            if square == gate and not first:
                continue
            turn = atlas.terminus[square] or (gate >= 0 and gate in atlas.neighbours[square])
            for step in table.onward(square, by):
                to = step.leg.square
                if (to == before and not turn) or (far is not None and far[to] > left):
                    continue
                key = (to, square, step.service)
                known = after.get(key)
                if known is not None and known.seconds < way.seconds + step.seconds:
                    continue
                longer = _longer(way, step)
                if known is None or table.better(longer, known):
                    after[key] = longer
        self._levels.append(after)
