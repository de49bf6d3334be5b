"""What all states of one TOKYO METRO game look up: its board, its cards, its constants, its house rules."""

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
from kippu.games.tokyo_metro.rules.house import FIRST_RELEASE, House
from kippu.games.tokyo_metro.rules.menu import Menu
from kippu.games.tokyo_metro.rules.money import least_stake, payout

_DATA = files("kippu.games.tokyo_metro") / "data"


class Edition(Options, frozen=True):
    """Map, cards and constants, each by the id of one that ships with the game, or whole."""

    map: str | MapData = "tokyo"
    cards: str | CardsData = "standard"
    constants: str | ConstantsData = "standard"


class FirstOptions(Edition, frozen=True):
    """The options of rules 1, which left nothing open."""


class TokyoMetroOptions(Edition, frozen=True):
    """An edition, and how its rules are read."""

    house: House = House()


def house_of(options: Edition) -> House:
    """How the rules are read with these options."""
    return options.house if isinstance(options, TokyoMetroOptions) else FIRST_RELEASE


class Parts(Shared):
    """Board, cards, constants and house rules of one game."""

    options: Edition

    def __init__(self, options: Edition) -> None:
        super().__init__(options)
        self.house = house_of(options)
        self.board = Board(map_of(options))
        self.cards = Cards(cards_of(options))
        self.constants = constants_of(options)
        self.payout = lru_cache(maxsize=1 << 16)(partial(payout, self.constants))
        self.least_stake = lru_cache(maxsize=1 << 10)(partial(least_stake, self.constants))
        # TM-2.8: the discard piles by the columns they belong to; the one for all has no name
        self.piles: tuple[str | None, ...] = (None,) if self.house.discard_piles == "one" else self.cards.deck_ids
        # TM-16.3b: how many loans an action can be for
        self.most_loans = 1 if self.house.loans_per_action == "1" else self.constants.loan_markers
        self.menu = Menu(self.board, self.cards, self.piles, self.constants.money_unit)

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
def parts(options: Edition) -> Parts:
    """The parts for some options; BadOptions or BadData if they cannot be played with."""
    return Parts(options)


def map_of(options: Edition) -> MapData:
    """The map that options name or hold."""
    if isinstance(options.map, str):
        return shipped_map(options.map)
    check_map(options.map)
    return options.map


def cards_of(options: Edition) -> CardsData:
    """The cards that options name or hold."""
    if isinstance(options.cards, str):
        return shipped_cards(options.cards)
    check_cards(options.cards)
    return options.cards


def constants_of(options: Edition) -> ConstantsData:
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
