"""What all states of one MetroX game look up: its board, its deck, the scoring tables, its house rules."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

from kippu.core.data import Source
from kippu.core.errors import BadOptions
from kippu.core.game import Shared
from kippu.games.metrox.rules.board import Board, check_map, read_map
from kippu.games.metrox.rules.deck import check_deck, read_deck, runs_dry
from kippu.games.metrox.rules.types import DeckData, Edition, Flip, MapData, MetroXOptions, ScoringData, house_of

T = TypeVar("T", MapData, DeckData)
_DATA = files("kippu.games.metrox") / "data"


class Parts(Shared):
    """Board, deck, tables and house rules of one game."""

    options: Edition

    def __init__(self, options: Edition) -> None:
        super().__init__(options)
        self.house = house_of(options)
        self.board = Board(map_of(options))
        self.cards = deck_of(options).cards
        self.card_ids = tuple(card.id for card in self.cards)
        self.card_at = {id_: index for index, id_ in enumerate(self.card_ids)}
        self.full_pile = tuple(card.copies for card in self.cards)
        self.flipped = isinstance(options, MetroXOptions) and options.cards == "flipped"  # real cards (MX-7)
        self.flips = tuple(map(Flip, self.card_ids))
        if runs_dry(deck_of(options), self.board.spaces):
            raise BadOptions("pile_runs_dry", spaces=self.board.spaces)
        steps = scoring().penalty
        # Emp.P by the number of empty stations (MX-5.3)
        self.penalty = tuple(
            max(step.points for step in steps if step.empty <= empty)
            for empty in range(len(self.board.data.stations) + 1)
        )


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


def deck_of(options: Edition) -> DeckData:
    """The deck that options name or hold."""
    if isinstance(options.deck, str):
        return shipped_deck(options.deck)
    check_deck(options.deck)
    return options.deck


def shipped(folder: str) -> list[str]:
    """The ids of the maps or decks that ship with the game, the default first."""
    found = sorted(item.name.removesuffix(".json") for item in (_DATA / folder).iterdir())
    default = Edition().map if folder == "maps" else Edition().deck
    return sorted(found, key=lambda id_: id_ != default)


@cache
def shipped_map(id_: str) -> MapData:
    """A map that ships with the game."""
    return read_map(_source("maps", id_))


@cache
def shipped_deck(id_: str) -> DeckData:
    """A deck that ships with the game."""
    return read_deck(_source("decks", id_))


@cache
def scoring() -> ScoringData:
    """The tables of MX-5.3 and MX-5.5."""
    return Source("scoring.json", (_DATA / "scoring.json").read_bytes()).decode(ScoringData)


def _source(folder: str, id_: str) -> Source:
    known = shipped(folder)
    if id_ not in known:
        raise BadOptions(f"unknown_{folder.removesuffix('s')}", id=id_, known=", ".join(known))
    return Source(f"{id_}.json", (_DATA / folder / f"{id_}.json").read_bytes())
