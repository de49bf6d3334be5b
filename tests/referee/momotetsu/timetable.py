"""How long ways take at a table, from the clauses alone (RM-18.2 to RM-18.5)."""

import math
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from tests.referee.momotetsu.kit import Board, metres

# RM-18.4: seconds, boardings, squares by id, lines in the order of the map: the smallest is taken. Then the steps.
Way: TypeAlias = tuple[int, int, tuple[str, ...], tuple[int, ...], tuple["Step", ...]]
NOWHERE: Way = (0, 0, (), (), ())


class Step(NamedTuple):
    """One step of a way, in seconds."""

    walk: int
    wait: int
    run: int
    square: str
    stops: bool


class Service(NamedTuple):
    """RM-18.2: a direction of a segment of a line."""

    line: int
    segment: int
    onward: dict[str, str]
    stops: set[str]
    mode: str


class Timetable:
    """The services of a map."""

    def __init__(self, board: Board, rates: dict[str, Any]) -> None:
        self.board, self.rates = board, rates
        self.services = list(self._services())
        self.here: dict[str, list[int]] = {square: [] for square in board.ids}
        for number, service in enumerate(self.services):
            for square in service.onward:
                self.here[square].append(number)
        self._known: dict[Any, Any] = {}

    def _services(self) -> Iterator[Service]:
        for number, line in enumerate(self.board.lines):
            passed = line.get("pass_only", ())
            for at, segment in enumerate(line["segments"]):
                for way in (segment, segment[::-1]):
                    onward = dict(pairwise([*way, way[0]] if line.get("loop") else way))
                    stops = {square for square in way if square not in passed}
                    yield Service(number, at, onward, stops, line["mode"])

    def _place(self, square: str, line: int) -> dict[str, Any]:
        places: list[dict[str, Any]] = self.board.squares[square]["places"]
        id_ = self.board.lines[line]["id"]
        return next((place for place in places if id_ in place["lines"]), places[0])

    def steps(self, square: str, by: int | None) -> list[tuple[int, Step, bool]]:
        """RM-18.3: every step from a square for who came by a service; with the service, and whether it is boarded."""
        if ("steps", square, by) not in self._known:
            self._known["steps", square, by] = list(self._steps(square, by))
        found: list[tuple[int, Step, bool]] = self._known["steps", square, by]
        return found

    def _steps(self, square: str, by: int | None) -> Iterator[tuple[int, Step, bool]]:
        came = None if by is None else self.services[by]
        for number in self.here[square]:
            service = self.services[number]
            walk = wait = 0
            if number != by:
                if square not in service.stops or (came is not None and square not in came.stops):
                    continue
                wait = self.rates["wait_seconds"][service.mode]
                if came is not None and (came.line, came.segment) != (service.line, service.segment):
                    apart = metres(self._place(square, came.line), self._place(square, service.line))
                    walk = max(
                        self.rates["transfer_walk_seconds"], math.ceil(apart * 60 / self.rates["walk_m_per_min"])
                    )
            to = service.onward[square]
            stops = to in service.stops
            run = self.rates["step_seconds" if stops else "pass_seconds"][service.mode]
            yield number, Step(walk, wait, run, to, stops), number != by

    def _longer(self, way: Way, number: int, step: Step, boards: bool) -> Way:
        seconds, boardings, squares, lines, steps = way
        return (
            seconds + step.walk + step.wait + step.run,
            boardings + boards,
            (*squares, step.square),
            (*lines, self.services[number].line),
            (*steps, step),
        )

    def counted(self, start: str, count: int, end: str, gate: str | None) -> tuple[Step, ...]:
        """RM-18.4: the best legal path of exactly so many steps; the last service stops at the end."""
        if ("counted", start, count, gate) not in self._known:
            self._known["counted", start, count, gate] = self._counted(start, count, gate)
        found: dict[str, Way] = self._known["counted", start, count, gate]
        return found[end][4]

    def _counted(self, start: str, count: int, gate: str | None) -> dict[str, Way]:
        # by the service that a team is on, where it is, and where it came from
        ways: dict[tuple[int | None, str, str | None], Way] = {(None, start, None): NOWHERE}
        for _ in range(count):
            after: dict[tuple[int | None, str, str | None], Way] = {}
            for (by, square, before), way in ways.items():
                if before is not None and square == gate:
                    continue
                for number, step, boards in self.steps(square, by):
                    if step.square == before and not self.board.may_turn(square, gate):
                        continue
                    key = (number, step.square, square)
                    known = after.get(key)
                    if known is None or way[0] + step.walk + step.wait + step.run <= known[0]:
                        longer = self._longer(way, number, step, boards)
                        if known is None or longer < known:
                            after[key] = longer
            ways = after
        best: dict[str, Way] = {}
        for (by, square, _), way in ways.items():
            if by is not None and square in self.services[by].stops and (square not in best or way < best[square]):
                best[square] = way
        return best

    def trip(self, start: str, end: str) -> tuple[Step, ...]:
        """RM-18.5: the same without a count."""
        if ("trip", start) not in self._known:
            self._known["trip", start] = self._trips(start)
        found: dict[str, Way] = self._known["trip", start]
        return found[end][4]

    def _trips(self, start: str) -> dict[str, Way]:
        best: dict[str, Way] = {}
        least: dict[tuple[int, str], int] = {}
        done: set[tuple[int, str]] = set()
        queue: list[tuple[Way, int, str]] = []

        def further(way: Way, square: str, by: int | None) -> None:
            for number, step, boards in self.steps(square, by):
                longer = self._longer(way, number, step, boards)
                if longer[0] <= least.get((number, step.square), longer[0]):
                    least[number, step.square] = longer[0]
                    heappush(queue, (longer, number, step.square))

        further(NOWHERE, start, None)
        while queue:
            way, by, square = heappop(queue)
            if (by, square) in done:
                continue
            done.add((by, square))
            if square in self.services[by].stops and square not in best:
                best[square] = way
            further(way, square, by)
        return best

    def walk(self, start: str, end: str) -> tuple[Step, ...]:
        """RM-18.5."""
        far = self.board.apart(start, end) * self.rates["walk_detour"]
        return (Step(0, 0, math.ceil(far * 60 / self.rates["walk_m_per_min"]), end, True),)
