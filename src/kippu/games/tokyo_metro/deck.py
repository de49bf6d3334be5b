"""TOKYO METRO cards as tables: cards and spots are numbers, in the order of the cards file."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, get_args

from kippu.core.game import Command
from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.events import CardDealt, CardDiscarded
from kippu.games.tokyo_metro.files import ActionKind, CardData, CardsData


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A spot of a card."""

    id: str  # `A1a.2`: the second spot of card A1a
    index: int
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
    commands.Speculate: ("speculate",),
    commands.Disc: ("disc",),
    commands.Card: ("card",),
}


class Cards:
    """The tables of one set of cards."""

    def __init__(self, data: CardsData) -> None:
        self.data = data
        self.deck_ids = tuple(deck.id for deck in data.decks)
        self.deck_at = {id_: index for index, id_ in enumerate(self.deck_ids)}
        cards: list[ActionCard] = []
        spots: list[Spot] = []
        for deck, deck_data in enumerate(data.decks):
            for card in deck_data.cards:
                own = tuple(
                    Spot(
                        id=f"{card.id}.{number}",
                        index=len(spots) + number - 1,
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
        self.dearest = max(spot.value for spot in spots)
        most = max(spot.discs for spot in spots)
        self.asking = tuple(sum(spot.bit for spot in spots if spot.discs <= discs) for discs in range(most + 1))
        # the spots that each command can be for
        self.spots_for: dict[type[Command], int] = {
            command: sum(self.with_action[action] for action in actions) for command, actions in ACTIONS.items()
        }
        self.spots_in = lru_cache(maxsize=1 << 10)(self._spots_in)
        self._spots_of: dict[int, Spots] = {}
        self._choices: dict[tuple[int, int], tuple[Choice, ...]] = {}
        self._next: dict[int, tuple[int, ...]] = {}
        self.size = len(data.decks[0].cards)
        # per deck its cards as bits, all of them and level by level from the fewest dots (TM-2.6)
        self.of_deck = tuple(sum(card.bit for card in cards if card.deck == deck) for deck in range(len(data.decks)))
        self.levels = tuple(
            tuple(
                sum(card.bit for card in cards if card.deck == deck and card.data.dots == dots)
                for dots in sorted({card.dots for card in deck_data.cards})
            )
            for deck, deck_data in enumerate(data.decks)
        )

    def _spots_in(self, columns: tuple[tuple[int, ...], ...]) -> int:
        """The spots of all cards in columns, as bits."""
        return sum(self.spots_on[card] for column in columns for card in column)

    def spots_of(self, mask: int) -> Spots:
        """The spots of a mask."""
        found = self._spots_of.get(mask)
        if found is None:
            found = self._spots_of[mask] = tuple(spot for spot in self.spots if mask & spot.bit)
        return found

    def choices(self, spots: int, pending: int) -> tuple[Choice, ...]:
        """Each of these spots with each choice among pending discounts (TM-14.2, TM-14.3)."""
        found = self._choices.get((spots, pending))
        if found is None:
            discounts = [(0, 0)]
            for discount in self.spots_of(pending):
                discounts += [(mask | discount.bit, total + discount.value) for mask, total in discounts]
            found = self._choices[spots, pending] = tuple(
                (spot, mask, max(0, spot.value - total)) for spot in self.spots_of(spots) for mask, total in discounts
            )
        return found

    def next_level(self, deck: int, undrawn: int) -> tuple[int, ...]:
        """The cards of which one comes next: those of the lowest dot level left (TM-0.8)."""
        left = undrawn & self.of_deck[deck]
        found = self._next.get(left)
        if found is None:
            level = next((level & left for level in self.levels[deck] if level & left), 0)
            found = self._next[left] = tuple(card.index for card in self.cards if level & card.bit)
        return found
