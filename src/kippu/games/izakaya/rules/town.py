"""The town: its cards and corners, and the outlines that can be built on (IZ-0.3, IZ-0.4).

Cards, corners and colours are bits, in reading order and in the order of the setup file.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product

from kippu.core.data import Source
from kippu.core.game import Options, Shared
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.lots import Lot, Outline, read_lots
from kippu.games.izakaya.rules.pieces import Shape, indexes, read_pieces
from kippu.games.izakaya.rules.setup import read_setup
from kippu.games.izakaya.rules.types import Acquire, Drink, Price, SetupData

_DATA = files("kippu.games.izakaya") / "data"


def _source(name: str) -> Source:
    return Source(name, (_DATA / name).read_bytes())


class Parts:
    """What comes out of the box."""

    def __init__(self, *, mirror: bool) -> None:
        self.shapes: tuple[Shape, ...] = read_pieces(_source("pieces.json"), mirror=mirror)
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
def _parts(*, mirror: bool) -> Parts:
    return Parts(mirror=mirror)


def parts(*, mirror: bool = True) -> Parts:
    """The parts of the game, read once; pieces may be mirrored or not (IZ-8.5b)."""
    return _parts(mirror=mirror)


class Grid:
    """Cards and corners of a town of one size, with the commands that name them."""

    def __init__(self, seats: int, house: House) -> None:
        self.parts = parts(mirror=house.mirror_pieces)
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
        by_players = house.lot_chips_on_rim == "by_players" and self.blue is not None
        on_rim = by_players or house.lot_chips_on_rim == "always"
        self.for_chips = self.inner | self.rim if on_rim else self.inner  # IZ-6.2
        self.chip_corners = tuple(indexes(self.for_chips))
        # per card, its four corners
        self.around = tuple(
            sum(1 << corner for corner, cards in enumerate(self.meets) if card in cards) for card in range(side * side)
        )
        # IZ-7.2: the rulebook knows lines with 4 and 5 players only
        self.lines = self._lines(diagonals=house.line_diagonals) if self.blue is None else ()
        self.drink = tuple(tuple(Drink(color, corner) for corner in self.corners) for color in self.parts.colors)
        self.acquire = {
            (corner, card): Acquire(self.corners[corner], self.cards[card])
            for corner in self.chip_corners
            for card in range(side * side)
        }

    def _lines(self, *, diagonals: bool) -> tuple[int, ...]:
        """Three neighbouring corners for chips of one row or one column, or of a diagonal (IZ-7.1)."""
        length = range(self.parts.setup.line_length)
        lines = []
        for corner in self.chip_corners:
            j, i = divmod(corner, self.side + 1)
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))[: 4 if diagonals else 2]:
                places = [(i + at * dx, j + at * dy) for at in length]
                if all(self.corner_at.get(f"{x},{y}", 0) in self.chip_corners for x, y in places):
                    lines.append(sum(1 << self.corner_at[f"{x},{y}"] for x, y in places))
        return tuple(lines)


@cache
def grid(seats: int, house: House) -> Grid:
    """The grid for so many players, as the rules are read."""
    return Grid(seats, house)


class Layout(Options, frozen=True, omit_defaults=True):
    """What makes a town: the number of players, the lots in reading order, by number, and how the rules are read."""

    seats: int
    lots: tuple[int, ...]
    house: House | None = None  # by rules 1, which names none


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """An outline of the town: the ground of one building."""

    index: int
    card: int
    outline: Outline


class Town(Shared):
    """A grid with lots. A site is an outline that may be built on: on the blue card only if so read (IZ-1.3c)."""

    options: Layout

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.house = layout.house or FIRST_RELEASE
        self.grid = grid(layout.seats, self.house)
        self.parts = self.grid.parts
        self.last_round = self.parts.setup.max_rounds if self.house.round_cap == "10" else None  # IZ-10.2
        self.not_built = None if self.house.build_on_blue else self.grid.blue
        self.lots = tuple(self.parts.lots[number - 1] for number in layout.lots)
        ground = [
            (card, outline) for card, lot in enumerate(self.lots) for outline in lot.outlines if card != self.not_built
        ]
        self.sites = tuple(Site(index, card, outline) for index, (card, outline) in enumerate(ground))
        on: list[list[Site]] = [[] for _ in self.lots]
        for site in self.sites:
            on[site.card].append(site)
        self.sites_on = tuple(map(tuple, on))
        self.outlines = tuple(site.outline for site in self.sites)
        # per shape, the bits of its places on each site
        self.of_shape = tuple(zip(*(outline.of_shape for outline in self.outlines), strict=True))


def layout(seats: int, lots: tuple[int, ...], house: House) -> Layout:
    """Rules 1 and a table that reads all as they do have the same towns."""
    return Layout(seats, lots, None if house == FIRST_RELEASE else house)


@lru_cache(maxsize=256)
def town_of(layout: Layout) -> Town:
    """The town of a layout."""
    return Town(layout)
