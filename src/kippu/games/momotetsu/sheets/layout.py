"""Where the squares of a map stand on paper: their own places, spread until every name can be read.

A map in true proportions crowds its centre. Here each axis is stretched where squares are many, and squares are then
pushed apart until no name touches another one, a fold between two sheets, or a track that does not stop there.

The screen has a layout of its own (`web/src/games/momotetsu/model/layout.ts`): there one can look closer and names give
way, so steps are even; paper shows every name at once, at the size that it is set in.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal, TypeAlias

from kippu.games.momotetsu.kit.types import MapData, SquareData

Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
Side: TypeAlias = Literal["left", "right", "top", "bottom"]

SHEET = (273.0, 163.0)  # millimetres of an A4 page on its side that the drawing may fill
SQUARES_PER_SHEET = 62
_EVEN = 0.78  # how far places give way to even spacing: 0 is true to scale, 1 knows only the order
_ROUNDS = 400
_TRACK_GAP = 5.2
_FOLD = (9.0, 3.2)  # free at an edge between two sheets, for the names of what is on the other one
_LANE = 1.15  # between lines that share a track
_ABOVE, _BELOW, _SIDE = 3.4, 3.2, 1.0  # room around a square's sign


@dataclass(slots=True)
class Spot:
    """A square on paper: the middle of its sign, and the box that sign and name fill."""

    x: float
    y: float
    half: float
    below: float
    home: tuple[float, float] = (0.0, 0.0)

    def box(self) -> Box:
        return self.x - self.half, self.y - _ABOVE, self.x + self.half, self.y + self.below


@dataclass(frozen=True, slots=True)
class Lane:
    """A stroke of one line between two squares, beside those of other lines on the same track."""

    line: int
    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Tag:
    """The number of a line, written on it."""

    line: int
    x: float
    y: float


@dataclass(slots=True)
class Exit:
    """Where a track leaves a sheet, and for which square."""

    x: float
    y: float
    side: Side
    square: int


@dataclass(slots=True)
class Drawing:
    """A map on one or more sheets: columns and rows of them, and what is drawn, in millimetres."""

    columns: int
    rows: int
    spots: list[Spot]
    tracks: list[tuple[int, int]]
    lanes: list[Lane] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)

    def part(self, spot: Spot) -> int:
        """The sheet a square is on, counted from 1, row by row."""
        column = min(self.columns - 1, int(spot.x // SHEET[0]))
        return min(self.rows - 1, int(spot.y // SHEET[1])) * self.columns + column + 1

    def exits(self, part: int) -> list[Exit]:
        """Where tracks go on to other sheets, far enough from each other to be named."""
        found = []
        for start, end in self.tracks:
            for own, other in ((start, end), (end, start)):
                if self.part(self.spots[own]) == part != self.part(self.spots[other]):
                    found.append(self._exit(self.spots[own], other))
        for side in ("left", "right"):
            _spaced([one for one in found if one.side == side], "y", 2.8)
        for side in ("top", "bottom"):
            _spaced([one for one in found if one.side == side], "x", 15.0)
        return found

    def _exit(self, own: Spot, other: int) -> Exit:
        """The first edge of the own sheet on the straight way to the other square."""
        far = self.spots[other]
        left, top = own.x // SHEET[0] * SHEET[0], own.y // SHEET[1] * SHEET[1]
        edges: list[tuple[float, Side]] = []
        if not left < far.x < left + SHEET[0]:
            edges.append(_reach(own.x, far.x, left, SHEET[0], "left", "right"))
        if not top < far.y < top + SHEET[1]:
            edges.append(_reach(own.y, far.y, top, SHEET[1], "top", "bottom"))
        share, side = min(edges)
        return Exit(own.x + share * (far.x - own.x), own.y + share * (far.y - own.y), side, other)


def _reach(value: float, to: float, low: float, sheet: float, before: Side, after: Side) -> tuple[float, Side]:
    """The share of the way at which one side is reached, and which."""
    edge, side = (low, before) if to < value else (low + sheet, after)
    return (edge - value) / (to - value), side


def draw(data: MapData, sizes: Sequence[tuple[float, float]]) -> Drawing:
    """The map, given how wide and high the name of each square is."""
    columns, rows = _sheets(len(data.squares))
    width, height = SHEET[0] * columns, SHEET[1] * rows
    spots = _spread(data.squares, sizes, width, height)
    tracks = _tracks(data)
    drawing = Drawing(columns, rows, spots, list(tracks))
    _relax(drawing, width, height)
    drawing.lanes = list(_lanes(spots, tracks))
    drawing.tags = _tags(drawing)
    return drawing


def _sheets(squares: int) -> tuple[int, int]:
    """Columns and rows of sheets: as few as leave room for the names."""
    rows = 1
    while rows * rows * SQUARES_PER_SHEET < squares:
        rows += 1
    columns = rows
    while rows > 1 and columns * (rows - 1) * SQUARES_PER_SHEET >= squares:
        rows -= 1
    return columns, rows


def _middle(square: SquareData) -> tuple[float, float]:
    places = square.places
    return sum(place.lon for place in places) / len(places), -sum(place.lat for place in places) / len(places)


def _spread(
    squares: Sequence[SquareData], sizes: Sequence[tuple[float, float]], width: float, height: float
) -> list[Spot]:
    places = [_middle(square) for square in squares]
    across = _evened([x for x, _ in places], width, 16)
    down = _evened([y for _, y in places], height, 12)
    return [
        Spot(x, y, wide / 2 + _SIDE, _BELOW + high, (x, y))
        for x, y, (wide, high) in zip(across, down, sizes, strict=True)
    ]


def _evened(values: Sequence[float], length: float, margin: float) -> list[float]:
    low, high = min(values), max(values)
    ranked = sorted(set(values))
    rank = {value: index / max(1, len(ranked) - 1) for index, value in enumerate(ranked)}
    return [
        margin + (length - 2 * margin) * ((1 - _EVEN) * (value - low) / (high - low or 1) + _EVEN * rank[value])
        for value in values
    ]


def _tracks(data: MapData) -> dict[tuple[int, int], list[int]]:
    """Every track between two squares, with the lines on it."""
    at = {square.id: index for index, square in enumerate(data.squares)}
    found: dict[tuple[int, int], list[int]] = {}
    for number, line in enumerate(data.lines):
        for segment in line.segments:
            ring = (*segment, segment[0]) if line.loop else segment
            for a, b in pairwise(ring):
                lines = found.setdefault((min(at[a], at[b]), max(at[a], at[b])), [])
                if number not in lines:
                    lines.append(number)
    return found


# --- pushing apart ----------------------------------------------------------------------------------------


def _relax(drawing: Drawing, width: float, height: float) -> None:
    spots = drawing.spots
    near: list[tuple[Spot, Spot, Spot]] = []
    for turn in range(_ROUNDS):
        if turn < 0.8 * _ROUNDS:  # at the end only what touches is moved
            for spot in spots:
                spot.x += (spot.home[0] - spot.x) * 0.01
                spot.y += (spot.home[1] - spot.y) * 0.01
            if turn % 20 == 0:
                near = list(_beside(spots, drawing.tracks, 4 * _TRACK_GAP))
            for spot, a, b in near:
                _off_track(spot, a, b)
        _apart(spots)
        for spot in spots:
            spot.x = _within(spot.x, spot.half, spot.half, width, 0)
            spot.y = _within(spot.y, _ABOVE, spot.below, height, 1)


def _apart(spots: Sequence[Spot]) -> None:
    """Boxes that overlap give way along the shorter side, both by half."""
    ordered = sorted(spots, key=lambda spot: (spot.x - spot.half, spot.y))
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.x - other.half > one.x + one.half:
                break
            upper, lower = (one, other) if one.y <= other.y else (other, one)
            across = one.half + other.half - abs(one.x - other.x)
            down = upper.y + upper.below + _ABOVE - lower.y
            if across <= 0 or down <= 0:
                continue
            if across < down:
                push = across / 2 if one.x <= other.x else -across / 2
                one.x, other.x = one.x - push, other.x + push
            else:
                upper.y, lower.y = upper.y - down / 2, lower.y + down / 2


def _within(value: float, before: float, after: float, length: float, axis: Literal[0, 1]) -> float:
    """On paper, and not across a fold."""
    value = min(max(value, before), length - after)
    fold = round(value / SHEET[axis]) * SHEET[axis]
    before, after = before + _FOLD[axis], after + _FOLD[axis]
    if 0 < fold < length and fold - after < value < fold + before:
        value = fold - after if value + (after - before) / 2 < fold else fold + before
    return value


def _beside(
    spots: Sequence[Spot], tracks: Sequence[tuple[int, int]], reach: float
) -> Iterator[tuple[Spot, Spot, Spot]]:
    for start, end in tracks:
        a, b = spots[start], spots[end]
        for index, spot in enumerate(spots):
            if index not in (start, end) and _from_track(spot, a, b)[0] < reach:
                yield spot, a, b


def _from_track(spot: Spot, a: Spot, b: Spot) -> tuple[float, float, float]:
    """How far a square is from a track, and the direction away from it."""
    across, down = b.x - a.x, b.y - a.y
    long = across * across + down * down or 1e-9
    share = min(1.0, max(0.0, ((spot.x - a.x) * across + (spot.y - a.y) * down) / long))
    dx, dy = spot.x - a.x - share * across, spot.y - a.y - share * down
    far = math.hypot(dx, dy)
    if far < 1e-6:
        long = math.sqrt(long)
        return 0.0, -down / long, across / long
    return far, dx / far, dy / far


def _off_track(spot: Spot, a: Spot, b: Spot) -> None:
    far, dx, dy = _from_track(spot, a, b)
    if far < _TRACK_GAP:
        push = (_TRACK_GAP - far) * 0.25
        spot.x, spot.y = spot.x + dx * push, spot.y + dy * push
        for end in (a, b):
            end.x, end.y = end.x - dx * push / 2, end.y - dy * push / 2


def _spaced(exits: list[Exit], along: Literal["x", "y"], gap: float) -> None:
    exits.sort(key=lambda one: getattr(one, along))
    for before, after in pairwise(exits):
        setattr(after, along, max(getattr(after, along), getattr(before, along) + gap))


# --- lines ------------------------------------------------------------------------------------------------


def _lanes(spots: Sequence[Spot], tracks: dict[tuple[int, int], list[int]]) -> Iterator[Lane]:
    for (start, end), lines in tracks.items():
        a, b = spots[start], spots[end]
        long = math.hypot(b.x - a.x, b.y - a.y) or 1.0
        right = (-(b.y - a.y) / long, (b.x - a.x) / long)
        for place, line in enumerate(lines):
            off = (place - (len(lines) - 1) / 2) * _LANE
            yield Lane(line, a.x + right[0] * off, a.y + right[1] * off, b.x + right[0] * off, b.y + right[1] * off)


def _tags(drawing: Drawing) -> list[Tag]:
    """Numbers on the longest free strokes: one for every line, then more, about one for three squares."""
    names = [spot.box() for spot in drawing.spots]
    signs = [(spot.x - 2.5, spot.y - 2.5, spot.x + 2.5, spot.y + 2.5) for spot in drawing.spots]
    taken: list[Box] = []
    tags: list[Tag] = []
    lines: dict[int, list[Lane]] = {}
    for lane in sorted(drawing.lanes, key=lambda lane: (lane.line, -_long(lane), lane.x1, lane.y1)):
        lines.setdefault(lane.line, []).append(lane)
    # Short lines choose first. Where there is no room, a number may cover a part of a name, but never a sign.
    ordered = sorted(lines.items(), key=lambda item: len(item[1]))
    for line, lanes in ordered:
        if not _put(line, lanes, 1, names, taken, tags):
            _put(line, lanes, 1, signs, taken, tags)
    for line, lanes in ordered:
        _put(line, lanes[1:], round(len(lanes) / 3) - 1, names, taken, tags)
    return tags


def _long(lane: Lane) -> float:
    return math.hypot(lane.x2 - lane.x1, lane.y2 - lane.y1)


def _put(line: int, lanes: Sequence[Lane], wanted: int, kept: Sequence[Box], taken: list[Box], tags: list[Tag]) -> bool:
    """Up to so many numbers of a line where nothing is in the way; whether there was any room."""
    put = 0
    for lane in lanes:
        spot = next((point for point in _along(lane) if _free(point, kept) and _free(point, taken)), None)
        if spot is not None and put < wanted:
            taken.append((spot[0] - 2.2, spot[1] - 1.6, spot[0] + 2.2, spot[1] + 1.6))
            tags.append(Tag(line, *spot))
            put += 1
    return put > 0


def _along(lane: Lane) -> Iterator[tuple[float, float]]:
    for share in (0.5, 0.4, 0.6, 0.3, 0.7):
        yield lane.x1 + share * (lane.x2 - lane.x1), lane.y1 + share * (lane.y2 - lane.y1)


def _free(point: tuple[float, float], taken: Sequence[Box]) -> bool:
    x, y = point
    folds = any(
        abs(value - round(value / sheet) * sheet) < margin + 2
        for value, sheet, margin in zip(point, SHEET, _FOLD, strict=True)
    )
    return not folds and not any(
        left < x + 2.2 and x - 2.2 < right and top < y + 1.6 and y - 1.6 < bottom for left, top, right, bottom in taken
    )
