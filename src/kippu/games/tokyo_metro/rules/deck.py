"""TOKYO METRO cards as tables: cards and spots are numbers, in the order of the cards file."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias, get_args

from kippu.core.game import Command
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.events import CardDealt, CardDiscarded
from kippu.games.tokyo_metro.rules.files import ActionKind, CardData, CardsData


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A spot of a card."""

    id: str  # `A1a.2`: the second spot of card A1a
    bit: int
    card: int
    deck: int
    action: ActionKind
    value: int  # 0 where none is printed
    discs: int


@dataclass(frozen=True, slots=True, eq=False)
class ActionCard:
    """An action card."""

    data: CardData
    id: str
    index: int
    bit: int
    deck: int
    spots: tuple[Spot, ...]


Spots: TypeAlias = tuple[Spot, ...]
Choice: TypeAlias = tuple[Spot, int, int]  # a spot, discounts used with it as bits, and what is then left of its value


# What each command is used for; Use is for what leaves nothing to choose.
ACTIONS: dict[type[Command], tuple[ActionKind, ...]] = {
    commands.Move: ("move",),
    commands.Station: ("station",),
    commands.Invest: ("invest",),
    commands.Depart: ("depart",),
    commands.Use: ("speed", "bicycle", "discount", "bid"),
    commands.Loan: ("loan",),
    commands.Loans: ("loan",),
    commands.Speculate: ("speculate",),
    commands.Disc: ("disc",),
    commands.Card: ("card",),
}


class Cards:
    """The tables of one set of cards."""

    def __init__(self, data: CardsData) -> None:
        self.deck_ids = tuple(deck.id for deck in data.decks)
        self.deck_at = {id_: index for index, id_ in enumerate(self.deck_ids)}
        cards: list[ActionCard] = []
        spots: list[Spot] = []
        for deck, deck_data in enumerate(data.decks):
            for card in deck_data.cards:
                own = tuple(
                    Spot(
                        id=f"{card.id}.{number}",
                        bit=1 << len(spots) + number - 1,
                        card=len(cards),
                        deck=deck,
                        action=spot.action,
                        value=spot.value or 0,
                        discs=spot.discs,
                    )
                    for number, spot in enumerate(card.spots, 1)
                )
                spots += own
                cards.append(ActionCard(card, card.id, len(cards), 1 << len(cards), deck, own))
        self.cards = tuple(cards)
        self.spots = tuple(spots)
        self.card_ids = tuple(card.id for card in cards)
        self.card_at = {card.id: card.index for card in cards}
        self.spot_at = {spot.id: spot for spot in spots}
        # what is told of a card, made once
        self.dealt = tuple(CardDealt(self.deck_ids[card.deck], card.id) for card in cards)
        self.discarded = tuple(CardDiscarded(self.deck_ids[card.deck], card.id) for card in cards)
        self.all = (1 << len(cards)) - 1
        # spots as bits: of each card, for each action, and those that ask for so many discs or fewer
        self.spots_on = tuple(sum(spot.bit for spot in card.spots) for card in cards)
        self.with_action = {
            action: sum(spot.bit for spot in spots if spot.action == action) for action in get_args(ActionKind)
        }
        self.dearest = max(spot.value for spot in spots)  # more cash makes no difference
        most = max(spot.discs for spot in spots)
        self.asking = tuple(sum(spot.bit for spot in spots if spot.discs <= discs) for discs in range(most + 1))
        # the spots that each command can be for
        self.spots_for: dict[type[Command], int] = {
            command: sum(self.with_action[action] for action in actions) for command, actions in ACTIONS.items()
        }
        self.spots_in = lru_cache(maxsize=1 << 10)(self._spots_in)
        self.spots_of: Callable[[int], Spots] = cache(self._spots_of)
        self.choices: Callable[[int, int], tuple[Choice, ...]] = cache(self._choices)
        self.next_of: Callable[[int], tuple[int, ...]] = cache(self._next_of)
        self.size = len(data.decks[0].cards)
        # per deck its cards as bits
        self.of_deck = tuple(sum(card.bit for card in cards if card.deck == deck) for deck in range(len(data.decks)))

    def _spots_in(self, columns: tuple[tuple[int, ...], ...]) -> int:
        """The spots of all cards in columns, as bits."""
        return sum(self.spots_on[card] for column in columns for card in column)

    def _spots_of(self, mask: int) -> Spots:
        """The spots of a mask."""
        return tuple([self.spots[index] for index in bits(mask)])

    def _choices(self, spots: int, pending: int) -> tuple[Choice, ...]:
        """Each of these spots with each choice among pending discounts (TM-14.2, TM-14.3)."""
        discounts = [(0, 0)]
        for discount in self.spots_of(pending):
            discounts += [(mask | discount.bit, total + discount.value) for mask, total in discounts]
        return tuple(
            (spot, mask, max(0, spot.value - total)) for spot in self.spots_of(spots) for mask, total in discounts
        )

    def _next_of(self, left: int) -> tuple[int, ...]:
        """The cards of which one comes next, of those left in a deck: the ones with the fewest dots (TM-0.8b)."""
        fewest = min(card.data.dots for card in self.cards if left & card.bit)
        return tuple(card.index for card in self.cards if left & card.bit and card.data.dots == fewest)
