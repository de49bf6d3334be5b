"""Table play: how long every movement takes, by which services (RM-18.2 to RM-18.7).

A service is a direction of a segment of a line. What a movement takes depends on the map alone, so every
answer is computed once.
"""

import heapq
import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from kippu.games.momotetsu.atlas import Atlas, great_circle
from kippu.games.momotetsu.kit import LineData, PlaceData, TableRates


class Leg(NamedTuple):
    """One step of a route: what is walked and waited before it, how long it runs, where to, and whether it stops."""

    walk: int
    wait: int
    run: int
    square: int
    stops: bool


Route: TypeAlias = tuple[Leg, ...]
# Seconds, boardings, squares passed by id, lines by order: the least one is taken (RM-18.4).
_Cost: TypeAlias = tuple[int, int, tuple[str, ...], tuple[int, ...]]


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
        self._trips: dict[int, dict[int, Route]] = {}
        self._changes: dict[tuple[int, int, int], tuple[int, int]] = {}

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
        found = self._counted.get((start, gate))
        if found is None:
            found = self._counted[start, gate] = _Counted(self, start, gate)
        return found.route(steps, end)

    def trip(self, start: int, end: int) -> Route:
        """The quickest way without a count (RM-18.5)."""
        if start not in self._trips:
            self._trips[start] = self._all_trips(start)
        return self._trips[start][end]

    def walk(self, start: int, end: int) -> Route:
        """On foot (RM-18.5)."""
        metres = self.atlas.metres(start, end) * self._rates.walk_detour
        return (Leg(0, 0, math.ceil(metres * 60 / self._rates.walk_m_per_min), end, stops=True),)

    def _all_trips(self, start: int) -> dict[int, Route]:
        found: dict[int, Route] = {start: ()}
        done: set[tuple[int, int]] = set()
        queue: list[tuple[_Cost, int, int, Route]] = [((0, 0, (), ()), start, -1, ())]
        while queue:
            cost, square, by, route = heapq.heappop(queue)
            if (square, by) in done:
                continue
            done.add((square, by))
            if by >= 0 and square in self.services[by].stops:
                found.setdefault(square, route)
            for service, leg in self.onward(square, by):
                if (leg.square, service.index) not in done:
                    heapq.heappush(
                        queue, (self.longer(cost, service, leg, by), leg.square, service.index, (*route, leg))
                    )
        return found

    def onward(self, square: int, by: int) -> Iterator[tuple["_Service", Leg]]:
        """Every step from a square for who came by a service, or who is just there."""
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
            yield service, Leg(walk, wait, run, to, stops)

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

    def longer(self, cost: _Cost, service: _Service, leg: Leg, by: int) -> _Cost:
        """What a way costs with one more step."""
        seconds, boardings, path, lines = cost
        boarded = service.index != by
        return (
            seconds + leg.walk + leg.wait + leg.run,
            boardings + boarded,
            (*path, self.atlas.ids[leg.square]),
            (*lines, service.order),
        )


class _Counted:
    """Counted movements from one start, level by level: the best way to each (square, came from, service)."""

    def __init__(self, table: Timetable, start: int, gate: int) -> None:
        self._table = table
        self._gate = gate
        self._levels: list[dict[tuple[int, int, int], tuple[_Cost, Route]]] = [{(start, -1, -1): ((0, 0, (), ()), ())}]
        self._best: list[dict[int, Route]] = [{}]

    def route(self, steps: int, end: int) -> Route:
        while len(self._best) <= steps:
            self._step()
        return self._best[steps][end]

    def _step(self) -> None:
        table, gate = self._table, self._gate
        atlas, services = table.atlas, table.services
        after: dict[tuple[int, int, int], tuple[_Cost, Route]] = {}
        first = len(self._best) == 1
        for (square, before, by), (cost, route) in self._levels[-1].items():
            if square == gate and not first:
                continue
            turn = atlas.terminus[square] or (gate >= 0 and gate in atlas.neighbours[square])
            for service, leg in table.onward(square, by):
                if leg.square == before and not turn:
                    continue
                key = (leg.square, square, service.index)
                further = table.longer(cost, service, leg, by)
                if key not in after or further < after[key][0]:
                    after[key] = further, (*route, leg)
        self._levels[-1] = {}
        self._levels.append(after)
        best: dict[int, tuple[_Cost, Route]] = {}
        for (square, _, by), found in after.items():
            if square in services[by].stops and (square not in best or found[0] < best[square][0]):
                best[square] = found
        self._best.append({square: route for square, (_, route) in best.items()})
