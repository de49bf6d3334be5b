"""Lots, pieces and how they are built, for the referee of IZAKAYA (sections 8 and 9)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src/kippu/games/izakaya/data"
Cell = tuple[int, int]
Place = tuple[Cell, ...]  # in reading order
SIDE = 5  # IZ-8.4


def read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text())


def _marked(rows: list[str], mark: str) -> frozenset[Cell]:
    return frozenset((x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == mark)


LOTS: dict[int, dict[str, frozenset[Cell]]] = {
    lot["number"]: {mark: _marked(lot["rows"], mark) for mark in sorted(set("".join(lot["rows"])) - {"."})}
    for lot in read("lots")["lots"]
}
PIECES: dict[str, frozenset[Cell]] = {piece["id"]: _marked(piece["rows"], "#") for piece in read("pieces")["pieces"]}
COPIES: dict[str, int] = {piece["id"]: piece["copies"] for piece in read("pieces")["pieces"]}


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def orientations(shape: str, mirror: bool) -> list[frozenset[Cell]]:
    """IZ-8.5: by quarter turns, and mirrored where that is allowed."""
    found = []
    for flipped in (False, True) if mirror else (False,):
        cells = frozenset((-x, y) for x, y in PIECES[shape]) if flipped else PIECES[shape]
        for _ in range(4):
            cells = frozenset((-y, x) for x, y in cells)
            found.append(cells)
    return found


@cache
def places_on(number: int, outline: str, shape: str, mirror: bool) -> list[Place]:
    """IZ-8.6: where a piece lies within an outline; two orientations on the same cells are one place."""
    found: set[Place] = set()
    for cells in orientations(shape, mirror):
        one_x, one_y = min(cells)  # this cell of the piece goes on every cell of the outline in turn
        for on_x, on_y in LOTS[number][outline]:
            moved = {(x + on_x - one_x, y + on_y - one_y) for x, y in cells}
            if moved <= LOTS[number][outline]:
                found.add(tuple(sorted(moved, key=lambda cell: (cell[1], cell[0]))))
    return sorted(found)


class Lot:
    """One lot of the town, with what stands on it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.owner: int | None = None
        self.height: dict[str, dict[Cell, int]] = {
            outline: dict.fromkeys(cells, 0) for outline, cells in LOTS[number].items()
        }

    def floors(self) -> dict[str, int]:
        """IZ-8.12: of each building."""
        return {outline: max(height.values()) for outline, height in self.height.items()}

    def may_lie(self, outline: str, place: Place) -> bool:
        """IZ-8.10: on one floor, and beside what is on that floor already."""
        height = self.height[outline]
        floor = height[place[0]]
        if any(height[cell] != floor for cell in place):
            return False
        if max(height.values()) <= floor:
            return True
        return any(height.get(beside, 0) > floor for cell in place for beside in sides(cell))

    def places(self, shape: str, mirror: bool) -> list[tuple[str, Place]]:
        """Every legal place of a shape, with its outline."""
        return [
            (outline, place)
            for outline in self.height
            for place in places_on(self.number, outline, shape, mirror)
            if self.may_lie(outline, place)
        ]

    def build(self, outline: str, place: Place) -> int:
        """Put a piece there; its floor."""
        for cell in place:
            self.height[outline][cell] += 1
        return self.height[outline][place[0]]

    def heights(self) -> list[int]:
        """Of all cells of the card, in reading order."""
        known = {cell: height for heights in self.height.values() for cell, height in heights.items()}
        return [known.get((x, y), 0) for y in range(SIDE) for x in range(SIDE)]
