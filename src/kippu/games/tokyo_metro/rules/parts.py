"""What all states of one TOKYO METRO game look up: its board, its cards, its constants."""

from functools import cache, lru_cache, partial
from importlib.resources import files

from kippu.core.data import Source
from kippu.core.errors import BadOptions
from kippu.core.game import Options, Shared
from kippu.games.tokyo_metro.rules.board import Board
from kippu.games.tokyo_metro.rules.deck import Cards
from kippu.games.tokyo_metro.rules.files import (
    CardsData,
    ConstantsData,
    MapData,
    check_cards,
    check_constants,
    check_map,
    read_cards,
    read_constants,
    read_map,
)
from kippu.games.tokyo_metro.rules.menu import Menu
from kippu.games.tokyo_metro.rules.money import least_stake, payout

_DATA = files("kippu.games.tokyo_metro") / "data"


class TokyoMetroOptions(Options, frozen=True):
    """Map, cards and constants, each by the id of one that ships with the game, or whole."""

    map: str | MapData = "tokyo"
    cards: str | CardsData = "standard"
    constants: str | ConstantsData = "standard"


class Parts(Shared):
    """Board, cards and constants of one game."""

    options: TokyoMetroOptions

    def __init__(self, options: TokyoMetroOptions) -> None:
        super().__init__(options)
        self.board = Board(map_of(options))
        self.cards = Cards(cards_of(options))
        self.constants = constants_of(options)
        self.payout = lru_cache(maxsize=1 << 16)(partial(payout, self.constants))
        self.least_stake = lru_cache(maxsize=1 << 10)(partial(least_stake, self.constants))
        self.menu = Menu(self.board, self.cards, self.constants.money_unit)

    def columns(self, seats: int) -> int:
        """How many cards lie in a column (TM-2.7, TM-26.1)."""
        return seats if seats > 1 else self.constants.solo_columns_as_players

    def rounds(self, seats: int) -> int:
        """How many rounds a game has: until the decks are empty (TM-3.3, TM-3.4a)."""
        return 1 + self.cards.size - self.columns(seats)

    def check(self, seats: int) -> None:
        """Refuse decks that are too small for so many players."""
        if self.cards.size < self.columns(seats):
            raise BadOptions("decks_too_small", cards=self.cards.size, needed=self.columns(seats))


@lru_cache(maxsize=32)
def parts(options: TokyoMetroOptions) -> Parts:
    """The parts for some options; BadOptions or BadData if they cannot be played with."""
    return Parts(options)


def map_of(options: TokyoMetroOptions) -> MapData:
    """The map that options name or hold."""
    if isinstance(options.map, str):
        return shipped_map(options.map)
    check_map(options.map)
    return options.map


def cards_of(options: TokyoMetroOptions) -> CardsData:
    """The cards that options name or hold."""
    if isinstance(options.cards, str):
        return shipped_cards(options.cards)
    check_cards(options.cards)
    return options.cards


def constants_of(options: TokyoMetroOptions) -> ConstantsData:
    """The constants that options name or hold."""
    if isinstance(options.constants, str):
        return shipped_constants(options.constants)
    check_constants(options.constants)
    return options.constants


def shipped(folder: str) -> list[str]:
    """The ids of the maps, cards or constants that ship with the game."""
    return sorted(item.name.removesuffix(".json") for item in (_DATA / folder).iterdir())


@cache
def shipped_map(id_: str) -> MapData:
    """A map that ships with the game."""
    if id_ not in shipped("maps"):
        raise BadOptions("unknown_map", id=id_, known=", ".join(shipped("maps")))
    return read_map(_source("maps", id_))


@cache
def shipped_cards(id_: str) -> CardsData:
    """Cards that ship with the game."""
    if id_ not in shipped("cards"):
        raise BadOptions("unknown_cards", id=id_, known=", ".join(shipped("cards")))
    return read_cards(_source("cards", id_))


@cache
def shipped_constants(id_: str) -> ConstantsData:
    """Constants that ship with the game."""
    if id_ not in shipped("constants"):
        raise BadOptions("unknown_constants", id=id_, known=", ".join(shipped("constants")))
    return read_constants(_source("constants", id_))


def _source(folder: str, id_: str) -> Source:
    return Source(f"{id_}.json", (_DATA / folder / f"{id_}.json").read_bytes())
