"""Table play: the quickest ways over the services of a timetable (RM-18.4, RM-18.5).

A hop is one step of one service. A way grows from hop to hop by links, which say what comes to it. Searches
meet ways by the hundred thousand, so a way is a plain tuple that compares as the rules prefer ways.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from kippu.games.momotetsu.map.timetable import Leg, Onward, Timetable

# Seconds, boardings, squares by id, lines by order, and the links taken: a letter for each (RM-18.4).
Way: TypeAlias = tuple[int, int, str, str, str]
# The edge that a way goes along; the hop that it comes to, and what is added to each part of the way.
Link: TypeAlias = tuple[int, tuple[int, int, int, str, str, str]]
_HERE: Way = (0, 0, "", "", "")


class Ways:
    """All searches on one map. Behind the hops, their numbers go on for who just stands on a square."""

    def __init__(self, table: "Timetable") -> None:
        self._atlas = table.atlas
        hops = [(service.index, a, b) for service in table.services for a, b in service.next.items()]
        self._standing = len(hops)
        self._hop_at = {(service, a): hop for hop, (service, a, _) in enumerate(hops)}
        self._before = [a for _, a, _ in hops]
        self._square = [b for _, _, b in hops]
        self._stops = [b in table.services[service].stops for service, _, b in hops]
        self._legs: list[Leg] = []
        self._letters = [chr(sorted(table.atlas.ids).index(id_)) for id_ in table.atlas.ids]
        self._links = [tuple(self._made(b, table.onward(b, service))) for service, _, b in hops]
        self._links += [tuple(self._made(square, table.onward(square, -1))) for square in range(len(table.atlas.ids))]
        # Who comes to a square later than others by more than the longest walk there, changes later than they do.
        self._straight = [tuple([link for link in links if not link[1][2]]) for links in self._links]
        self._walks = [0] * len(table.atlas.ids)
        for service, _, b in hops:
            self._walks[b] = max([self._walks[b], *(step.leg.walk for step in table.onward(b, service))])
        self._legal: dict[int, list[tuple[Link, ...]]] = {}
        self._counts: dict[tuple[int, int], _Counts] = {}
        self._levels: dict[tuple[int, int], list[dict[int, Way]]] = {}
        self._seconds: dict[tuple[int, int, int], dict[int, int]] = {}
        self._trips: dict[int, _Trips] = {}

    def _made(self, square: int, onward: "tuple[Onward, ...]") -> Iterator[Link]:
        for step in onward:
            to = step.leg.square
            hop, edge = self._hop_at[step.service, square], self._atlas.edge_at[square, to]
            self._legs.append(step.leg)
            letter = chr(len(self._legs) - 1)
            yield edge, (hop, step.seconds, int(step.boarded), self._letters[to], chr(step.order), letter)

    def _legs_of(self, taken: str) -> "list[Leg]":
        return [self._legs[ord(letter)] for letter in taken]

    # --- counted movements --------------------------------------------------------------------------------

    def counted(self, start: int, steps: int, end: int, gate: int) -> "list[Leg]":
        """The best way of exactly so many steps."""
        reach = self._atlas.reach(gate).by_edge(steps)
        counts = self._counts.get((end, gate))
        if counts is None:
            counts = self._counts[end, gate] = _Counts(self._links_of(gate), self._stops, reach, 1 << end)
        way = counts.way(self._standing + start, steps)
        assert way is not None, "only legal ends are asked for"
        return self._legs_of(way[-1])

    def seconds(self, start: int, steps: int, end: int, gate: int) -> int:
        """How long it takes; for who asks about many ends of one start."""
        found = self._seconds.get((start, steps, gate))
        if found is None:
            found = self._seconds[start, steps, gate] = self._all_seconds(start, steps, gate)
        return found[end]

    def _all_seconds(self, start: int, steps: int, gate: int) -> dict[int, int]:
        levels = self._levels.setdefault((start, gate), [{self._standing + start: _HERE}])
        links = self._links_of(gate)
        while len(levels) <= steps:
            levels.append(_further(levels[-1], links))
        found: dict[int, int] = {}
        for hop, (seconds, *_) in levels[steps].items():
            square = self._square[hop]
            if self._stops[hop] and seconds <= found.get(square, seconds):
                found[square] = seconds
        return found

    def _links_of(self, gate: int) -> list[tuple[Link, ...]]:
        """The links that a count may take, with a gate on a square or without one (RM-3.8, RM-3.9)."""
        found = self._legal.get(gate)
        if found is None:
            found = self._links.copy()
            for hop, (before, square) in enumerate(zip(self._before, self._square, strict=True)):
                if square == gate:
                    found[hop] = ()
                elif not self._atlas.turns(square, gate):
                    back = self._atlas.edge_at[square, before]
                    found[hop] = tuple([link for link in found[hop] if link[0] != back])
            self._legal[gate] = found
        return found

    # --- trips --------------------------------------------------------------------------------------------

    def trip(self, start: int, end: int) -> "list[Leg]":
        """The best way of any number of steps: Dijkstra from each start, as far as was asked for."""
        trips = self._trips.get(start)
        if trips is None:
            trips = self._trips[start] = _Trips((*_HERE, self._standing + start))
        found, queue, least = trips.found, trips.queue, trips.least
        while end not in found:
            seconds, boardings, squares, lines, taken, hop = heappop(queue)
            links = self._links[hop]
            if hop < self._standing:
                if hop in trips.done:
                    continue
                trips.done.add(hop)
                if self._stops[hop]:
                    at = self._square[hop]
                    if at not in found:
                        found[at], trips.came[at] = taken, seconds
                    elif seconds > trips.came[at] + self._walks[at]:
                        links = self._straight[hop]
            for _, (to, more, boarded, square, line, letter) in links:
                after = seconds + more
                if after <= least.get(to, after):
                    least[to] = after
                    way = (after, boardings + boarded, squares + square, lines + line, taken + letter, to)
                    heappush(queue, way)
        return self._legs_of(found[end])


class _Counts:
    """All counts to one end, found from there backwards: what is left of one count is often left of another."""

    def __init__(self, links: Sequence[tuple[Link, ...]], stops: list[bool], reach: list[list[int]], aim: int) -> None:
        self._links, self._stops, self._reach, self._aim = links, stops, reach, aim
        self._ways: dict[tuple[int, int], Way | None] = {}

    def way(self, hop: int, steps: int) -> Way | None:
        """The best way on from a hop; none if no service that goes there stops."""
        if not steps:
            return _HERE if self._stops[hop] else None
        best: Way | None = None
        ways, reach, aim = self._ways, self._reach[steps], self._aim
        for edge, (to, more, boarded, square, line, letter) in self._links[hop]:
            if reach[edge] & aim:
                left = to, steps - 1
                rest = ways[left] if left in ways else self.way(*left)
                if rest is not None and (best is None or more + rest[0] <= best[0]):
                    seconds, boardings, squares, lines, taken = rest
                    way = (more + seconds, boarded + boardings, square + squares, line + lines, letter + taken)
                    if best is None or way < best:
                        best = way
        ways[hop, steps] = best
        return best


class _Trips:
    """How far a search from one start has come."""

    def __init__(self, start: tuple[int, int, str, str, str, int]) -> None:
        self.queue = [start]  # ways, each with its last hop
        self.least: dict[int, int] = {}  # seconds to each hop
        self.done: set[int] = set()
        self.found: dict[int, str] = {}  # the links of the best way to each square
        self.came: dict[int, int] = {}  # and how long it takes


def _further(level: dict[int, Way], links: Sequence[tuple[Link, ...]]) -> dict[int, Way]:
    """The best ways that are one step longer, by their last hop."""
    after: dict[int, Way] = {}
    for hop, (seconds, boardings, squares, lines, taken) in level.items():
        for _, (to, more, boarded, square, line, letter) in links[hop]:
            known = after.get(to)
            if known is None or seconds + more <= known[0]:
                longer = (seconds + more, boardings + boarded, squares + square, lines + line, taken + letter)
                if known is None or longer < known:
                    after[to] = longer
    return after
