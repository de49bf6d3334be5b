"""The play map: squares, edges, movement sets and distances, computed once and looked up (RM-3).

Squares are numbers in the order of the kit's map file.
"""

import math
from collections.abc import Iterator
from functools import cached_property
from itertools import chain, pairwise

from kippu.games.momotetsu.kit import LineData, MapData, OptionalData, PlaceData, SquareData

EARTH_RADIUS_M = 6_371_000.0
_SUFFIXES = ("駅前", "駅", "前")
_SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
_VOICED = str.maketrans(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ", "かきくけこさしすせそたちつてとはひふへほはひふへほう"
)


class Atlas:
    """One map, with some edges closed (RM-17.5)."""

    def __init__(self, data: MapData, closed: tuple[tuple[int, int], ...] = ()) -> None:
        self.data = data
        self.closed = closed
        self.squares = data.squares
        self.ids = tuple(square.id for square in data.squares)
        self.at = {id_: index for index, id_ in enumerate(self.ids)}
        self.kinds = tuple(square.kind for square in data.squares)
        joined: list[set[int]] = [set() for _ in self.ids]
        for a, b in self._tracks():
            if (min(a, b), max(a, b)) not in closed:
                joined[a].add(b)
                joined[b].add(a)
        self.neighbours = tuple(tuple(sorted(squares)) for squares in joined)
        self.terminus = tuple(len(squares) == 1 for squares in self.neighbours)
        self._walks: dict[tuple[int, int], _Walk] = {}
        self._edges_after: dict[int, dict[tuple[int, int], tuple[tuple[int, int], ...]]] = {}
        self._distances: dict[int, tuple[int, ...]] = {}

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
        walk = self._walks.get((start, gate))
        if walk is None:
            walk = self._walks[start, gate] = _Walk(self, start, gate)
        return walk.ends(steps)

    def edges_after(self, gate: int) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
        """Which edges may follow an edge: no turning back but at a terminus or before a gate (RM-3.8, RM-3.9)."""
        found = self._edges_after.get(gate)
        if found is None:
            found = {}
            for square, around in enumerate(self.neighbours):
                turn = self.terminus[square] or gate in around
                for before in around:
                    onward = () if square == gate else around  # only the last step may enter a gate
                    found[before, square] = tuple((square, to) for to in onward if turn or to != before)
            self._edges_after[gate] = found
        return found

    def passes(self, start: int, steps: int, square: int) -> bool:
        """Whether a legal path of fewer steps reaches a square (RM-6.12)."""
        return any(square in self.ends(start, fewer) for fewer in range(1, steps))

    def distances(self, start: int) -> tuple[int, ...]:
        """Edges of a shortest path to every square (RM-3.16); more than there are squares where there is none."""
        found = self._distances.get(start)
        if found is None:
            far = len(self.ids) + 1
            steps = [far] * len(self.ids)
            steps[start], queue = 0, [start]
            for square in queue:
                for next_ in self.neighbours[square]:
                    if steps[next_] == far:
                        steps[next_] = steps[square] + 1
                        queue.append(next_)
            found = self._distances[start] = tuple(steps)
        return found

    def distance(self, a: int, b: int) -> int:
        """The distance between two squares (RM-3.16)."""
        return self.distances(a)[b]

    # --- names --------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> dict[str, int]:
        """Every name of every square, also without the endings that do not count (RM-3.2)."""
        found: dict[str, int] = {}
        for index, square in enumerate(self.squares):
            for name in (square.id, square.name.ja, square.name.en, *square.also):
                found.setdefault(name, index)
        for index, square in enumerate(self.squares):
            for name in (square.name.ja, *square.also):
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
            lasts = {_kana(name, loose=loose)[-1] for name in self.squares[start].kana}
            found = tuple(
                index
                for index, square in enumerate(self.squares)
                if index != start and any(_kana(name, loose=loose)[0] in lasts for name in square.kana)
            )
            self._continues[start, loose] = found
        return found

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
            others = sorted((self.metres(start, one), one) for one in range(len(self.ids)) if one != start)
            self._near[key] = tuple(
                sorted(
                    one for rank, (metres, one) in enumerate(others) if metres <= radius_km * 1000 or rank < at_least
                )
            )
        return self._near[key]

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


class _Walk:
    """All counts from one start: each level is every edge that may be the last of so many steps."""

    def __init__(self, atlas: Atlas, start: int, gate: int) -> None:
        self._after = atlas.edges_after(gate)
        self._last = {(start, to) for to in atlas.neighbours[start]}
        self._ends: list[tuple[int, ...]] = [(start,), atlas.neighbours[start]]

    def ends(self, steps: int) -> tuple[int, ...]:
        while len(self._ends) <= steps:
            self._step()
        return self._ends[steps]

    def _step(self) -> None:
        self._last = set(chain.from_iterable(map(self._after.__getitem__, self._last)))
        self._ends.append(tuple(sorted({square for _, square in self._last})))


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
