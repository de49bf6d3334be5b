"""The town: its cards and corners, and the outlines that can be built on (IZ-0.3, IZ-0.4).

Cards, corners and colours are bits, in reading order and in the order of the setup file.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product

from kippu.core.data import Source
from kippu.core.game import Options, Shared
from kippu.games.izakaya.rules.lots import Lot, Outline, read_lots
from kippu.games.izakaya.rules.pieces import Shape, read_pieces
from kippu.games.izakaya.rules.setup import read_setup
from kippu.games.izakaya.rules.types import Acquire, Drink, Price, SetupData

_DATA = files("kippu.games.izakaya") / "data"


def _source(name: str) -> Source:
    return Source(name, (_DATA / name).read_bytes())


class Parts:
    """What comes out of the box."""

    def __init__(self) -> None:
        self.shapes: tuple[Shape, ...] = read_pieces(_source("pieces.json"))
        self.shape_at = {shape.id: shape.index for shape in self.shapes}
        self.pictures = {shape.id: shape.data.rows for shape in self.shapes}
        self.full_supply = tuple(shape.data.copies for shape in self.shapes)
        self.lots: tuple[Lot, ...] = read_lots(_source("lots.json"), self.shapes)
        self.setup: SetupData = read_setup(_source("setup.json"), len(self.lots), sum(self.full_supply))
        self.towns = {town.seats: town for town in self.setup.towns}
        self.colors = tuple(color.id for color in self.setup.colors)
        self.color_at = {id_: index for index, id_ in enumerate(self.colors)}
        self.prices = tuple(
            tuple(Price(giver, taker) for taker in self.colors if taker != giver) for giver in self.colors
        )


@cache
def parts() -> Parts:
    """The parts of the game, read once."""
    return Parts()


class Grid:
    """Cards and corners of a town of one size, with the commands that name them."""

    def __init__(self, seats: int) -> None:
        self.parts = parts()
        self.data = self.parts.towns[seats]
        self.side = side = self.data.cards_per_side
        self.cards = tuple(f"{c},{r}" for r, c in product(range(side), repeat=2))
        self.card_at = {card: index for index, card in enumerate(self.cards)}
        self.blue = side * side // 2 if self.data.blue_card == "centre" else None  # IZ-1.3a, IZ-1.4
        self.for_sale = (1 << side * side) - 1 & ~(0 if self.blue is None else 1 << self.blue)
        self.corners = tuple(f"{i},{j}" for j, i in product(range(side + 1), repeat=2))
        self.corner_at = {corner: index for index, corner in enumerate(self.corners)}
        self.meets = tuple(
            tuple(r * side + c for r in (j - 1, j) for c in (i - 1, i) if 0 <= c < side and 0 <= r < side)
            for j, i in product(range(side + 1), repeat=2)
        )
        self.meeting = tuple(sum(1 << card for card in cards) for cards in self.meets)
        # IZ-0.4: inner corners meet 4 cards, rim corners 2, outer corners 1
        self.inner, self.rim, self.outer = (
            sum(1 << corner for corner, cards in enumerate(self.meets) if len(cards) == number) for number in (4, 2, 1)
        )
        self.inner_corners = tuple(corner for corner, cards in enumerate(self.meets) if len(cards) == 4)
        # per card, its four corners
        self.around = tuple(
            sum(1 << corner for corner, cards in enumerate(self.meets) if card in cards) for card in range(side * side)
        )
        self.lines = self._lines()
        self.drink = tuple(tuple(Drink(color, corner) for corner in self.corners) for color in self.parts.colors)
        self.acquire = {
            (corner, card): Acquire(self.corners[corner], self.cards[card])
            for corner, cards in enumerate(self.meets)
            for card in cards
        }

    def _lines(self) -> tuple[int, ...]:
        """Three neighbouring inner corners of one row or one column (IZ-7.1a)."""
        length = self.parts.setup.line_length
        row, column = (sum(1 << step * at for at in range(length)) for step in (1, self.side + 1))
        moved = [line << corner for line in (row, column) for corner in self.inner_corners]
        return tuple(line for line in moved if not line & ~self.inner)


@cache
def grid(seats: int) -> Grid:
    """The grid for so many players."""
    return Grid(seats)


class Layout(Options, frozen=True):
    """What makes a town: the number of players, and the lots in reading order, by number."""

    seats: int
    lots: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """An outline of the town: the ground of one building."""

    index: int
    card: int
    outline: Outline


class Town(Shared):
    """A grid with lots. A site is an outline that may be built on, so none lies on the blue card (IZ-1.3c)."""

    options: Layout

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.parts = parts()
        self.grid = grid(layout.seats)
        self.lots = tuple(self.parts.lots[number - 1] for number in layout.lots)
        ground = [
            (card, outline) for card, lot in enumerate(self.lots) for outline in lot.outlines if card != self.grid.blue
        ]
        self.sites = tuple(Site(index, card, outline) for index, (card, outline) in enumerate(ground))
        on: list[list[Site]] = [[] for _ in self.lots]
        for site in self.sites:
            on[site.card].append(site)
        self.sites_on = tuple(map(tuple, on))
        self.outlines = tuple(site.outline for site in self.sites)
        # per shape, the bits of its places on each site
        self.of_shape = tuple(zip(*(outline.of_shape for outline in self.outlines), strict=True))


@lru_cache(maxsize=256)
def town_of(layout: Layout) -> Town:
    """The town of a layout."""
    return Town(layout)
