"""A grid of characters with styles, to draw on."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Text


class Cell(NamedTuple):
    """A place on a canvas, from its upper left corner."""

    col: int
    row: int


class Box(NamedTuple):
    """A rectangle of cells."""

    col: int
    row: int
    width: int
    height: int

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        for row in range(self.row, self.row + self.height):
            for col in range(self.col, self.col + self.width):
                yield Cell(col, row)


class Canvas:
    """Characters one cell wide; what is drawn later covers what was there. Outside its edges nothing is drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[Cell, tuple[str, str]] = {}

    def put(self, col: int, row: int, text: str, style: str = "") -> None:
        """Write from a cell to the right."""
        for offset, char in enumerate(text):
            if 0 <= col + offset < self.width and 0 <= row < self.height:
                self._cells[Cell(col + offset, row)] = (char, style)

    def drawing(self) -> Text:
        """What was drawn, all lines of the canvas's width."""
        drawing = Text(no_wrap=True, overflow="crop")
        for row in range(self.height):
            cells = [self._cells.get(Cell(col, row), (" ", "")) for col in range(self.width)]
            for style, run in groupby(cells, key=itemgetter(1)):
                drawing.append("".join(char for char, _ in run), style)
            drawing.append("\n" if row < self.height - 1 else "")
        return drawing


class Step(NamedTuple):
    """One cell of a line: where, and which way the line runs there: - | / or a backslash."""

    cell: Cell
    way: str


def line(start: Cell, end: Cell, half: int) -> list[Step]:
    """The cells between two boxes of one row, given by their middles and half their width.

    A flat line has a step in every column, a steep one a step in every row.
    """
    across, down = end.col - start.col, end.row - start.row
    slant = "\\" if (across > 0) == (down > 0) else "/"
    if abs(across) > _FLAT * abs(down):
        return list(_flat(start, end, half, slant))
    sign = 1 if down > 0 else -1
    way = slant if across else "|"
    return [
        Step(Cell(start.col + _nearest(across * step, abs(down)), start.row + sign * step), way)
        for step in range(1, abs(down))
    ]


_FLAT = 3  # more columns than this per row: the line is drawn column by column


def _flat(start: Cell, end: Cell, half: int, slant: str) -> Iterator[Step]:
    across, down = end.col - start.col, end.row - start.row
    sign = 1 if across > 0 else -1
    before = start.row
    for step in range(half + 1, abs(across) - half):
        row = start.row + _nearest(down * step, abs(across))
        yield Step(Cell(start.col + sign * step, row), "-" if row == before else slant)
        before = row


def _nearest(numerator: int, denominator: int) -> int:
    """The quotient, rounded half away from zero, so that a line and its mirror image look alike."""
    sign = -1 if numerator < 0 else 1
    return sign * ((2 * abs(numerator) + denominator) // (2 * denominator))
