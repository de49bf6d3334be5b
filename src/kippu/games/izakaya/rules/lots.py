"""Lots and their outlines: where a piece may lie, found by bit masks.

Every outline has a list of places: the sets of its cells that have the shape of some piece. Which of them are free
depends only on the floors built there so far, so that is remembered as one number, a bit for each place.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kippu.core.data import Place as DataPlace
from kippu.core.data import Source
from kippu.core.errors import BadData
from kippu.games.izakaya.rules.pieces import SIDE, Shape, beside, connected, indexes, names, picture
from kippu.games.izakaya.rules.types import LotData, LotsData

OUTLINES = "ab"
_ROW = (1 << SIDE) - 1
_LOT = range(SIDE * SIDE)


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Cells of an outline that have the shape of a piece."""

    index: int
    shape: int
    mask: int
    cells: tuple[str, ...]


class Outline:
    """The ground plan of one building."""

    def __init__(self, letter: str, mask: int, shapes: tuple[Shape, ...]) -> None:
        self.letter = letter
        self.mask = mask
        laid = [(shape.index, cells) for shape in shapes for cells in shape.masks if not cells & ~mask]
        self.places = tuple(Place(index, shape, cells, names(cells)) for index, (shape, cells) in enumerate(laid))
        self.place_at = {place.mask: place for place in self.places}
        # per shape, the bits of its places
        self.of_shape = tuple(sum(1 << at.index for at in self.places if at.shape == shape.index) for shape in shapes)
        self._all = (1 << len(self.places)) - 1
        self._covering = _by_rows(self.places, [place.mask for place in self.places])
        self._touching = _by_rows(self.places, [beside(place.mask) for place in self.places])

    def within(self, cells: int) -> int:
        """The places all of whose cells are among these."""
        return self._all & ~_any_of(self._covering, self.mask & ~cells)

    def touching(self, cells: int) -> int:
        """The places that share a side with one of these cells."""
        return _any_of(self._touching, cells)


def _by_rows(places: Sequence[Place], reach: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Per row of the lot and pattern of cells in it, the places that reach one of these cells, as bits."""
    by_cell = [
        sum(1 << at.index for at, cells in zip(places, reach, strict=True) if cells >> cell & 1) for cell in _LOT
    ]
    table = []
    for row in range(SIDE):
        patterns = [0]
        for cell in by_cell[SIDE * row : SIDE * (row + 1)]:
            patterns += [pattern | cell for pattern in patterns]
        table.append(tuple(patterns))
    return tuple(table)


def _any_of(table: tuple[tuple[int, ...], ...], cells: int) -> int:
    return (
        table[0][cells & _ROW]
        | table[1][cells >> SIDE & _ROW]
        | table[2][cells >> 2 * SIDE & _ROW]
        | table[3][cells >> 3 * SIDE & _ROW]
        | table[4][cells >> 4 * SIDE]
    )


@lru_cache(maxsize=1 << 16)  # one piece changes one building; all others are as they were
def fits(outline: Outline, floors: tuple[int, ...]) -> int:
    """The free places of a building whose floors cover these cells (IZ-8.10).

    A place is free when all its cells have the same height h (IZ-8.7a, IZ-8.8), and the floor h + 1 is either empty
    or has a piece beside it (IZ-8.9a).
    """
    free = 0
    below = outline.mask
    for floor in floors:
        if level := below & ~floor:
            free |= outline.within(level) & outline.touching(floor)
        below = floor
    return free | outline.within(below)


def raised(floors: tuple[int, ...], cells: int) -> tuple[tuple[int, ...], int]:
    """The floors with a piece on these cells, and the floor it lies on; the place is free."""
    height = height_of(floors, cells)
    if height == len(floors):
        return (*floors, cells), height + 1
    return (*floors[:height], floors[height] | cells, *floors[height + 1 :]), height + 1


def height_of(floors: tuple[int, ...], cells: int) -> int:
    """How many floors cover some of these cells."""
    return sum(1 for floor in floors if floor & cells)


@dataclass(frozen=True, slots=True, eq=False)
class Lot:
    """A lot card."""

    data: LotData
    number: int
    outlines: tuple[Outline, ...]


def read_lots(source: Source, shapes: tuple[Shape, ...]) -> tuple[Lot, ...]:
    """The lots of a file, or BadData with the line that is wrong."""
    data = source.decode(LotsData)
    for fault in _faults(data, source):
        raise fault
    return tuple(_lot(lot, shapes) for lot in data.lots)


def _lot(data: LotData, shapes: tuple[Shape, ...]) -> Lot:
    masks = [(letter, picture(data.rows, letter)) for letter in OUTLINES]
    return Lot(data, data.number, tuple(Outline(letter, mask, shapes) for letter, mask in masks if mask))


def _faults(data: LotsData, source: Source) -> Iterator[BadData]:
    for index, lot in enumerate(data.lots):
        place: DataPlace = ["lots", index]
        if lot.number != index + 1:
            yield source.bad("lot_out_of_order", place, lot=lot.number)
        if len(lot.rows) != SIDE or any(len(row) != SIDE or set(row) - {".", *OUTLINES} for row in lot.rows):
            yield source.bad("bad_lot_picture", place, lot=lot.number)
        first, second = (picture(lot.rows, letter) for letter in OUTLINES)
        if not first or not connected(first) or not connected(second):
            yield source.bad("outline_not_whole", place, lot=lot.number)
        if beside(first) & second:
            yield source.bad("outlines_touch", place, lot=lot.number)


def heights(floors: Iterable[int]) -> tuple[int, ...]:
    """How many floors cover each of the 25 cells, in reading order."""
    over = [0] * (SIDE * SIDE)
    for floor in floors:
        for cell in indexes(floor):
            over[cell] += 1
    return tuple(over)
