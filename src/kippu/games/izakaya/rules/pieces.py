"""Building pieces: their shapes, and all ways to lay them (IZ-8.5b).

A cell of a lot is one bit of 25, in reading order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from kippu.core.data import Place, Source
from kippu.core.errors import BadData
from kippu.games.izakaya.rules.types import PieceData, PiecesData

SIDE = 5  # cells along a side of a lot (IZ-8.4a)
CELLS = tuple(f"{index % SIDE},{index // SIDE}" for index in range(SIDE * SIDE))
CELL_AT = {cell: index for index, cell in enumerate(CELLS)}
BOARD = (1 << SIDE * SIDE) - 1
_LEFT = sum(1 << SIDE * row for row in range(SIDE))
_RIGHT = _LEFT << SIDE - 1


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A shape with all sets of cells that have it: turned, mirrored and moved about on an empty board."""

    data: PieceData
    id: str
    index: int
    masks: tuple[int, ...]
    laid: dict[tuple[str, ...], int]  # each mask by the names of its cells


def indexes(mask: int) -> Iterator[int]:
    """The positions of the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def names(mask: int) -> tuple[str, ...]:
    """The cells of a mask in reading order."""
    return tuple(CELLS[index] for index in indexes(mask))


def beside(mask: int) -> int:
    """The cells that share a side with one of these, and are none of them."""
    spread = mask << SIDE | mask >> SIDE | (mask & ~_RIGHT) << 1 | (mask & ~_LEFT) >> 1
    return spread & BOARD & ~mask


def connected(mask: int) -> bool:
    """Whether cells hang together by their sides."""
    reached = mask & -mask
    while more := beside(reached) & mask:
        reached |= more
    return reached == mask


def picture(rows: tuple[str, ...], mark: str) -> int:
    """The cells that a picture marks so; it fits on the board."""
    return sum(1 << SIDE * y + x for y, row in enumerate(rows) for x, at in enumerate(row) if at == mark)


def shape_of(index: int, data: PieceData, *, mirror: bool = True) -> Shape:
    """A shape, laid in all ways."""
    cells = [(x, y) for y, row in enumerate(data.rows) for x, mark in enumerate(row) if mark == "#"]
    masks: set[int] = set()
    for _mirrored in range(2 if mirror else 1):
        for _turned in range(4):
            masks.update(_moved_about(cells))
            cells = [(-y, x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return Shape(data, data.id, index, tuple(sorted(masks)), {names(mask): mask for mask in masks})


def _moved_about(cells: list[tuple[int, int]]) -> Iterator[int]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left, max(y for _, y in cells) - top
    for dx, dy in product(range(SIDE - width), range(SIDE - height)):
        yield sum(1 << SIDE * (y - top + dy) + x - left + dx for x, y in cells)


def read_pieces(source: Source, *, mirror: bool = True) -> tuple[Shape, ...]:
    """The shapes of a file, or BadData with the line that is wrong; pieces may be mirrored or not (IZ-8.5b)."""
    data = source.decode(PiecesData)
    for fault in _faults(data, source):
        raise fault
    return tuple(shape_of(index, piece, mirror=mirror) for index, piece in enumerate(data.pieces))


def _faults(data: PiecesData, source: Source) -> Iterator[BadData]:
    ids: set[str] = set()
    seen: set[int] = set()
    for index, piece in enumerate(data.pieces):
        place: Place = ["pieces", index]
        if len(piece.rows) > SIDE or any(len(row) > SIDE or set(row) - {"#", "."} for row in piece.rows):
            yield source.bad("bad_piece_picture", place, piece=piece.id)
        mask = picture(piece.rows, "#")
        if not 1 <= mask.bit_count() <= 5 or not connected(mask):
            yield source.bad("piece_not_whole", place, piece=piece.id)
        if piece.id in ids or mask in seen:
            yield source.bad("piece_twice", place, piece=piece.id)
        ids.add(piece.id)
        seen.update(shape_of(index, piece).masks)
