"""The play map: squares, edges, movement sets and distances, computed once and looked up (RM-3).

Squares are numbers in the order of the kit's map file.
"""

import math
from collections.abc import Iterator
from functools import cached_property
from itertools import compress, pairwise
from typing import TypeAlias

from kippu.games.momotetsu.kit.types import LineData, MapData, OptionalData, PlaceData, SquareData

EARTH_RADIUS_M = 6_371_000.0
_BITS = bytes.maketrans(b"01", bytes((0, 1)))
_FEW = 16  # squares, which are found quicker one by one
_SUFFIXES = ("駅前", "駅", "前")
_SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
_VOICED = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ", "かきくけこさしすせそたちつてとはひふへほはひふへほう"
)


class Atlas:
    """One map, with some edges closed (RM-17.5)."""

    def __init__(self, data: MapData, closed: tuple[tuple[int, int], ...] = (), *, cut_distances: bool = False) -> None:
        self.data = data
        self.closed = closed
        self.squares = data.squares
        self.ids = tuple(square.id for square in data.squares)
        self.at = {id_: index for index, id_ in enumerate(self.ids)}
        self.kinds = tuple(square.kind for square in data.squares)
        self.neighbours = self._joined(closed)
        # A closed track takes nothing from distances: it only ends counts (RM-3.16, RM-17.5).
        self._measured = self._joined(closed if cut_distances else ())
        self.terminus = tuple(len(squares) == 1 for squares in self.neighbours)
        self.edges = tuple((a, b) for a, around in enumerate(self.neighbours) for b in around)
        self.edge_at = {edge: index for index, edge in enumerate(self.edges)}
        self._reach: dict[int, Reach] = {}
        self._ends: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self._distances: dict[int, tuple[int, ...]] = {}
        self._rings: dict[int, tuple[int, ...]] = {}
        self._nearest: dict[tuple[int, int, int], list[int]] = {}

    def _joined(self, closed: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
        joined: list[set[int]] = [set() for _ in self.ids]
        for a, b in self._tracks():
            if (min(a, b), max(a, b)) not in closed:
                joined[a].add(b)
                joined[b].add(a)
        return tuple(tuple(sorted(squares)) for squares in joined)

    def _tracks(self) -> Iterator[tuple[int, int]]:
        for line in self.data.lines:
            for segment in line.segments:
                for a, b in pairwise(segment):
                    yield self.at[a], self.at[b]
                if line.loop:
                    yield self.at[segment[-1]], self.at[segment[0]]

    # --- counts and distances -----------------------------------------------------------------------------

    def ends(self, start: int, steps: int, gate: int = -1) -> tuple[int, ...]:
        """The legal ends of a count, in file order (RM-3.8), with a gate on a square if there is one (RM-3.9)."""
        found = self._ends.get((start, steps, gate))
        if found is None:
            found = self._ends[start, steps, gate] = squares_of(self.reach(gate).ends(start, steps))
        return found

    def reach(self, gate: int) -> "Reach":
        """All counts from everywhere, with a gate on a square or without one."""
        found = self._reach.get(gate)
        if found is None:
            found = self._reach[gate] = Reach(self, gate)
        return found

    def turns(self, square: int, gate: int) -> bool:
        """Whether a count may turn back on a square: at a terminus or before a gate (RM-3.8, RM-3.9)."""
        return self.terminus[square] or gate in self.neighbours[square]

    def passes(self, start: int, steps: int, square: int) -> bool:
        """Whether a legal path of fewer steps reaches a square (RM-6.12)."""
        return any(square in self.ends(start, fewer) for fewer in range(1, steps))

    def distances(self, start: int) -> tuple[int, ...]:
        """Edges of a shortest path to every square (RM-3.16).

        Where there is none it is one more than there are squares. No kit is played with such a map, so only the first
        version of the rules knows that number, on a map that closed tracks have cut.
        """
        found = self._distances.get(start)
        if found is None:
            far = len(self.ids) + 1
            steps = [far] * len(self.ids)
            steps[start], queue = 0, [start]
            for square in queue:
                for next_ in self._measured[square]:
                    if steps[next_] == far:
                        steps[next_] = steps[square] + 1
                        queue.append(next_)
            found = self._distances[start] = tuple(steps)
        return found

    def distance(self, a: int, b: int) -> int:
        """The distance between two squares (RM-3.16)."""
        return self.distances(a)[b]

    def rings(self, start: int) -> tuple[int, ...]:
        """The squares at distance 0, 1, 2, ... from a square, as bits."""
        found = self._rings.get(start)
        if found is None:
            far = self.distances(start)
            rings = [0] * (1 + max(squares for squares in far if squares <= len(far)))
            for square, squares in enumerate(far):
                if squares < len(rings):
                    rings[squares] |= 1 << square
            found = self._rings[start] = tuple(rings)
        return found

    def nearest(self, start: int, aim: int, gate: int, most: int) -> list[int]:
        """Per count, up to `most` at least, how close to a square its ends come; without an end one stays."""
        found = self._nearest.get((start, aim, gate))
        if found is None:
            found = self._nearest[start, aim, gate] = [self.distances(aim)[start]]
        if len(found) <= most:
            reach, rings, far = self.reach(gate).by_start(most), self.rings(aim), found[0]
            for steps in range(len(found), most + 1):
                ends = reach[steps][start]
                squares = far
                if ends and far < len(rings):  # the aim is in this part of the map
                    squares = far - steps if far > steps else 0  # no end is closer
                    while not ends & rings[squares]:
                        squares += 1
                found.append(squares)
        return found

    # --- names --------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> dict[str, int]:
        """Every name of every square, also without the endings that do not count (RM-3.2)."""
        found: dict[str, int] = {}
        for index, square in enumerate(self.squares):
            for name in (square.id, *square.names):
                found.setdefault(name, index)
        for index, square in enumerate(self.squares):
            for name in square.names:
                found.setdefault(bare(name), index)
        return found

    def called(self, name: str) -> int | None:
        """The square of a name, as a sign at a stop may write it (RM-3.2)."""
        for said in (name, bare(name)):
            if said in self.names:
                return self.names[said]
        return None

    def continues(self, start: int, *, loose: bool) -> tuple[int, ...]:
        """The squares whose name continues that of a square in shiritori (RM-6.16)."""
        found = self._continues.get((start, loose))
        if found is None:
            firsts, lasts = self._loose if loose else self._strict
            found = tuple(
                [index for index, first in enumerate(firsts) if index != start and not first.isdisjoint(lasts[start])]
            )
            self._continues[start, loose] = found
        return found

    @cached_property
    def _strict(self) -> "_Readings":
        return _readings(self.squares, loose=False)

    @cached_property
    def _loose(self) -> "_Readings":
        return _readings(self.squares, loose=True)

    @cached_property
    def _continues(self) -> dict[tuple[int, bool], tuple[int, ...]]:
        return {}

    # --- geography ----------------------------------------------------------------------------------------

    def metres(self, a: int, b: int) -> float:
        """Between the closest places of two squares."""
        return min(great_circle(one, other) for one in self.squares[a].places for other in self.squares[b].places)

    def near(self, start: int, radius_km: float, at_least: int) -> tuple[int, ...]:
        """Squares within walking distance, and the closest ones in any case (RM-6.15)."""
        key = (start, radius_km, at_least)
        if key not in self._near:
            found = self._within(start, radius_km)
            if len(found) < at_least:
                wide = radius_km or 1.0
                while len(found) < min(at_least, len(self.ids) - 1):
                    wide *= 2
                    found = self._within(start, wide)
                found = dict(sorted(found.items(), key=lambda one: one[1])[:at_least])
            self._near[key] = tuple(sorted(found))
        return self._near[key]

    def _within(self, start: int, radius_km: float) -> dict[int, float]:
        """Other squares within a radius, in file order, and how far each is."""
        apart = 1.001 * math.degrees(radius_km * 1000 / EARTH_RADIUS_M)
        south, north = self._latitudes[start]
        found = {}
        for one, (low, high) in enumerate(self._latitudes):
            if low <= north + apart and high >= south - apart and one != start:
                metres = self.metres(start, one)
                if metres <= radius_km * 1000:
                    found[one] = metres
        return found

    @cached_property
    def _latitudes(self) -> list[tuple[float, float]]:
        """The southernmost and the northernmost place of each square."""
        found = [sorted(place.lat for place in square.places) for square in self.squares]
        return [(latitudes[0], latitudes[-1]) for latitudes in found]

    @cached_property
    def _near(self) -> dict[tuple[int, float, int], tuple[int, ...]]:
        return {}

    @cached_property
    def liner_ends(self) -> tuple[tuple[int, ...], ...]:
        """Per square where one vehicle that stops there may be ridden to (RM-6.14)."""
        found: list[dict[int, None]] = [{} for _ in self.ids]
        for line in self.data.lines:
            for segment in line.segments:
                ends = line.liner_ends if line.loop else (segment[0], segment[-1])
                for square in segment:
                    if square not in line.pass_only:
                        for end in ends:
                            if end != square:
                                found[self.at[square]][self.at[end]] = None
        return tuple(tuple(sorted(ends)) for ends in found)

    @cached_property
    def sets(self) -> dict[str, tuple[int, ...]]:
        """The sets that cards name: those of the map file, and one per kind of square."""
        sets = {name: tuple(sorted(self.at[id_] for id_ in ids)) for name, ids in self.data.sets.items()}
        for kind in ("mission", "card", "blue", "red", "special", "shop"):
            sets[kind] = tuple(index for index, one in enumerate(self.kinds) if one == kind)
        return sets


class Reach:
    """All counts at once, squares as bits: where a walk of so many steps that begins with an edge may end.

    Only the last step may enter a gate (RM-3.9).
    """

    def __init__(self, atlas: Atlas, gate: int) -> None:
        self._from = [[atlas.edge_at[square, to] for to in around] for square, around in enumerate(atlas.neighbours)]
        self._after: list[list[int]] = []
        for before, square in atlas.edges:
            back = -1 if atlas.turns(square, gate) else atlas.edge_at[square, before]
            self._after.append([] if square == gate else [edge for edge in self._from[square] if edge != back])
        self._by_edge = [[], [1 << to for _, to in atlas.edges]]
        self._by_start = [[1 << square for square in range(len(atlas.ids))]]

    def ends(self, start: int, steps: int) -> int:
        """The ends of a count from a square."""
        return self.by_start(steps)[steps][start]

    def by_start(self, most: int) -> list[list[int]]:
        """The ends of every count up to one, by the square where it begins."""
        while len(self._by_start) <= most:
            self._by_start.append(_merged(self._from, self.by_edge(most)[len(self._by_start)]))
        return self._by_start

    def by_edge(self, most: int) -> list[list[int]]:
        """The same by the edge that is the first of its steps."""
        while len(self._by_edge) <= most:
            self._by_edge.append(_merged(self._after, self._by_edge[-1]))
        return self._by_edge


def _merged(groups: list[list[int]], masks: list[int]) -> list[int]:
    """Per group the squares of any of its members."""
    found = []
    for group in groups:
        if len(group) == 1:  # most squares have one way on
            found.append(masks[group[0]])
        else:
            squares = 0
            for one in group:
                squares |= masks[one]
            found.append(squares)
    return found


def squares_of(mask: int) -> tuple[int, ...]:
    """The squares of a mask, in file order."""
    if mask.bit_count() > _FEW:
        bits = f"{mask:b}"[::-1].encode().translate(_BITS)
        return tuple(compress(range(len(bits)), bits))
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)


def great_circle(a: PlaceData, b: PlaceData) -> float:
    """Metres between two places."""
    lat_a, lat_b = math.radians(a.lat), math.radians(b.lat)
    across = math.radians(b.lon - a.lon)
    h = math.sin((lat_b - lat_a) / 2) ** 2 + math.cos(lat_a) * math.cos(lat_b) * math.sin(across / 2) ** 2
    return 2 * EARTH_RADIUS_M * math.asin(min(1.0, math.sqrt(h)))


def bare(name: str) -> str:
    """A name without the endings that make no other square (RM-3.2)."""
    for suffix in _SUFFIXES:
        if name.endswith(suffix) and len(name) > len(suffix):
            return name.removesuffix(suffix)
    return name


_Readings: TypeAlias = tuple[list[frozenset[str]], list[frozenset[str]]]


def _readings(squares: tuple[SquareData, ...], *, loose: bool) -> _Readings:
    """Per square what its readings begin and end with."""
    names = [[_kana(name, loose=loose) for name in square.kana] for square in squares]
    return (
        [frozenset(name[0] for name in readings) for readings in names],
        [frozenset(name[-1] for name in readings) for readings in names],
    )


def _kana(name: str, *, loose: bool) -> str:
    """A reading as shiritori compares it (RM-6.16)."""
    plain = name.replace("ー", "").translate(_SMALL)
    return plain.translate(_VOICED) if loose else plain


def with_stations(data: MapData, chosen: tuple[str, ...]) -> MapData:
    """The map with optional stations put between their neighbours (RM-3.21)."""
    for station in data.optional:
        if station.id in chosen:
            square = SquareData(
                id=station.id,
                name=station.name,
                kind=station.kind,
                kana=station.kana,
                places=(PlaceData(station.lat, station.lon, (*station.lines, *station.passed_by)),),
            )
            lines = tuple(_through(line, station) for line in data.lines)
            data = MapData((*data.squares, square), lines, data.sets, data.optional)
    return data


def _through(line: LineData, station: OptionalData) -> LineData:
    if line.id not in (*station.lines, *station.passed_by):
        return line
    segments = tuple(_inserted(segment, station, loop=line.loop) for segment in line.segments)
    passed = (station.id,) if line.id in station.passed_by else ()
    return LineData(
        line.id, line.name, line.operator, line.color, line.mode, segments,
        line.loop, (*line.pass_only, *passed), line.liner_ends, line.boarding,
    )  # fmt: skip


def _inserted(segment: tuple[str, ...], station: OptionalData, *, loop: bool) -> tuple[str, ...]:
    ring = (*segment, segment[0]) if loop else segment
    for index, (a, b) in enumerate(pairwise(ring), 1):
        if {a, b} == set(station.between):
            return (*segment[:index], station.id, *segment[index:])
    return segment
