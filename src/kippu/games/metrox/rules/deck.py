"""MetroX decks: read and checked. A pile is a count per kind of card, in the order of the deck file."""

from collections.abc import Iterator

import msgspec

from kippu.core.data import Source
from kippu.core.errors import BadData
from kippu.games.metrox.rules.types import DeckData


def read_deck(source: Source) -> DeckData:
    """A deck from a file, or BadData with the line that is wrong."""
    data = source.decode(DeckData)
    check_deck(data, source)
    return data


def check_deck(data: DeckData, source: Source | None = None) -> None:
    """Refuse a deck that cannot be played with."""
    source = source or Source(f"deck {data.id}", msgspec.json.encode(data))
    for fault in _faults(data, source):
        raise fault


def _faults(data: DeckData, source: Source) -> Iterator[BadData]:
    if all(card.kind == "free" for card in data.cards):
        yield source.bad("deck_without_writing", ["cards"])
    seen: set[str] = set()
    for index, card in enumerate(data.cards):
        if (card.value is None) != (card.kind in ("star", "free")):
            yield source.bad("card_value", ["cards", index], card=card.kind)
        if card.id in seen:
            yield source.bad("card_twice", ["cards", index], card=card.id)
        seen.add(card.id)


def runs_dry(data: DeckData, spaces: int) -> bool:
    """Whether the draw pile can be empty before all indicator spaces are used (never with a reshuffle, MX-4.4b)."""
    writing = sum(card.copies for card in data.cards if card.kind != "free")
    return writing < spaces and not any(card.reshuffle for card in data.cards)
