"""Where everything of a MetroX map goes on a canvas: stations, tracks, and a label per route."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product
from statistics import median_low
from typing import NamedTuple

from kippu.games.metrox.rules.board import edges
from kippu.games.metrox.rules.types import MapData, RouteData, StationData
from kippu.terminal.canvas import Box, Cell, Step, line

STATION = 3  # columns of a station: ( )
HALF = STATION // 2

# Columns and rows per unit of the map, the most generous first.
_SCALES = ((7, 3), (6, 3), (5, 3), (6, 2), (5, 2), (4, 2))
_LEAST_ROWS = 2  # per unit
_MOST_ROWS = 60  # a map may be as high as this in any terminal: it scrolls
_LABEL_REACH = 2.0  # units that a label may lie outside the stations
_ASIDE = 14  # columns and rows to look around for a free place for a label


class Track(NamedTuple):
    """Neighbouring stations, the routes between them, and the cells between their boxes."""

    start: str
    end: str
    routes: tuple[str, ...]
    steps: tuple[Step, ...]
    flat: bool  # drawn along a row, where several routes take turns; else they run side by side


class Label(NamedTuple):
    """Where a route is named, with its indicator spaces; its bonuses stand below, or behind in one row."""

    box: Box
    below: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """A map on a canvas of `width` columns and `height` rows."""

    width: int
    height: int
    stations: dict[str, Cell]  # the middle of each
    tracks: tuple[Track, ...]
    labels: dict[str, Label]


@lru_cache(maxsize=8)
def fit(data: MapData, width: int, height: int, symbol: int) -> Layout | None:
    """The most generous layout of a map in so many columns, and in so many rows if it can be helped.

    One that shows every route of every track is better than one that does not. `symbol` is how many columns a
    written card needs. None if stations would cover each other.
    """
    first: Layout | None = None
    try:
        for scale in _scales(data, width, height):
            layout = _layout(data, scale, width, symbol)
            if _shows_all(layout):
                return layout
            first = first or layout
    except (ArithmeticError, ValueError):  # coordinates of astronomical size
        return None
    return first


def _shows_all(layout: Layout) -> bool:
    return all({route for route, _, _ in lanes(track)} == set(track.routes) for track in layout.tracks)


def _scales(data: MapData, width: int, height: int) -> Iterator[tuple[float, float]]:
    """Columns and rows per coordinate in which the map fits; the last resort squeezes it into the width."""
    unit = _unit(data)
    left, right, top, bottom = _bounds(data)
    squeezed = (width - STATION - 1) / max(right - left, unit) * unit
    for cols, rows in (*_SCALES, (squeezed, _LEAST_ROWS)):
        needed = (bottom - top) / unit * rows + 1
        if needed <= height or (rows == _LEAST_ROWS and needed <= _MOST_ROWS):
            cells = _stations(data, cols / unit, rows / unit).values()
            if max(cell.col for cell in cells) + HALF < width and not _crowded(cells):
                yield cols / unit, rows / unit


def _unit(data: MapData) -> float:
    """The usual distance of neighbours, 1 on the maps that ship with the game."""
    at = {station.id: station for station in data.stations}
    return median_low(max(abs(at[a].x - at[b].x), abs(at[a].y - at[b].y)) for a, b in edges(data)) or 1.0


def _bounds(data: MapData) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of stations and labels, in coordinates."""
    xs, ys = [station.x for station in data.stations], [station.y for station in data.stations]
    reach = _LABEL_REACH * _unit(data)
    near_x = [min(max(route.label_at[0], min(xs) - reach), max(xs) + reach) for route in data.routes]
    near_y = [min(max(route.label_at[1], min(ys) - reach), max(ys) + reach) for route in data.routes]
    return min(xs + near_x), max(xs), min(ys + near_y), max(ys + near_y)


def _stations(data: MapData, cols: float, rows: float) -> dict[str, Cell]:
    left, _, top, _ = _bounds(data)

    def cell(station: StationData) -> Cell:
        return Cell(HALF + round((station.x - left) * cols), round((station.y - top) * rows))

    return {station.id: cell(station) for station in data.stations}


def _crowded(cells: Iterable[Cell]) -> bool:
    ordered = sorted(cells, key=lambda cell: (cell.row, cell.col))
    return any(
        one.row == other.row and other.col - one.col <= STATION  # a track between them must show
        for one, other in pairwise(ordered)
    )


def _layout(data: MapData, scale: tuple[float, float], width: int, symbol: int) -> Layout:
    stations = _stations(data, *scale)
    tracks = tuple(_track(start, end, tuple(routes), stations) for (start, end), routes in edges(data).items())
    left, _, top, _ = _bounds(data)
    right = max(cell.col for cell in stations.values()) + HALF + 1
    width = min(width, right + _ASIDE)
    height = max(cell.row for cell in stations.values()) + 1
    boxes = {cell for at in stations.values() for cell in Box(at.col - HALF - 1, at.row, STATION + 2, 1).cells()}
    lines = {cell for track in tracks for _, cell, _ in lanes(track)}
    labels: dict[str, Label] = {}
    for route in data.routes:
        col, row = round((route.label_at[0] - left) * scale[0]), round((route.label_at[1] - top) * scale[1])
        wished = Cell(min(max(col, 0), width), min(max(row, 0), height))
        label = _label(_sizes(route, symbol), wished, (width, height), boxes, lines)
        if label is None:  # no room anywhere near: below the map
            size = _sizes(route, symbol)[0]
            label = Label(Box(0, height, size.width, 1), below=False)
            height += 1
        labels[route.id] = label
        boxes |= set(label.box.cells())
    width = max(right, *(label.box.col + label.box.width for label in labels.values()))
    return Layout(width, height, stations, tracks, labels)


def _track(start: str, end: str, routes: tuple[str, ...], stations: dict[str, Cell]) -> Track:
    steps = tuple(line(stations[start], stations[end], HALF))
    return Track(start, end, routes, steps, flat=any(step.way == "-" for step in steps))


def lanes(track: Track) -> Iterator[tuple[str, Cell, str]]:
    """The cells of a track, each with its route and the way the line runs there."""
    count = len(track.routes)
    for index, (cell, way) in enumerate(track.steps):
        if track.flat:
            yield track.routes[index % count], cell, way
        else:
            for lane, route in enumerate(track.routes):
                yield route, Cell(cell.col + lane - (count - 1) // 2, cell.row), way


# --- labels -----------------------------------------------------------------------------------------------


class _Size(NamedTuple):
    width: int
    height: int


def name_width(route: RouteData, symbol: int) -> int:
    """Columns of ` F 4_`: the letter and the indicator spaces."""
    return 4 + route.indicator_spaces * symbol


def bonus_width(route: RouteData) -> int:
    """Columns of the bonuses: a sign and a number, twice."""
    return 2 + len(f"{route.bonus_first}{route.bonus_later}")


def _sizes(route: RouteData, symbol: int) -> tuple[_Size, _Size]:
    name, bonus = name_width(route, symbol), bonus_width(route)
    return _Size(name + 1 + bonus, 1), _Size(max(name, bonus), 2)


def _label(
    sizes: tuple[_Size, _Size], wished: Cell, canvas: tuple[int, int], taken: set[Cell], lines: set[Cell]
) -> Label | None:
    """The free place nearest to the wished one; covering a track is as bad as being far away."""
    best: tuple[float, Label] | None = None
    for size in sizes:
        for dcol, drow in product(range(-_ASIDE, _ASIDE + 1), range(-_ASIDE // 2, _ASIDE // 2 + 1)):
            box = Box(wished.col + dcol, wished.row + drow, *size)
            if box.col < 0 or box.row < 0 or box.col + box.width > canvas[0] or box.row + box.height > canvas[1]:
                continue
            cells = set(box.cells())
            if cells & taken:
                continue
            badness = abs(dcol) + 2.5 * abs(drow) + 8 * len(cells & lines) + (size.height == 1)
            if best is None or badness < best[0]:
                best = badness, Label(box, below=size.height == 2)
    return best[1] if best else None
