"""IZAKAYA: what a command would bring everybody, for screens that know no rules (IZ-11).

A turn can have 1,800 options, so none of them is carried out: a lot earns its drinks times its floors, and a command
changes one of the two.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kippu.games.izakaya.rules.lots import height_of
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.scoring import drinks_around, floors_on
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Acquire, AnyCommand, Build, Decline, Drink, Pass, Preview, Price, Take


def previews(state: State, seat: int, commands: Sequence[AnyCommand]) -> list[Preview | None]:
    """What each of these legal commands would bring; None where it brings nobody anything."""
    if state.turn is None:
        return [None] * len(commands)  # bids are hidden
    return list(map(_Earning(state, seat).preview, commands))


class _Earning:
    """What the lots of a town earn now, and how that would change."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = state, seat
        self._grid, self._parts = state.town.grid, state.town.parts
        self._owner = {card: seat for seat, owned in enumerate(state.owned) for card in indexes(owned)}
        self._drinks = [drinks_around(state, card) for card in range(len(self._grid.cards))]
        self._floors = [sum(floors_on(state, card)) for card in range(len(self._grid.cards))]
        # Lots on which another floor would bring something, and what it would bring.
        self._floor_more = {
            self._grid.cards[card]: (card, self._gains({owner: self._drinks[card]}))
            for card, owner in self._owner.items()
            if self._drinks[card]
        }
        self._coin_more = tuple(map(self._one_coin_more, state.drinks))
        self._floors_at: dict[str, dict[int, int]] = {}  # around a corner, by owner
        self._of: dict[type[AnyCommand], Callable[[Any], Preview | None]] = {
            Build: self._build,
            Drink: self._drink,
            Price: self._price,
            Acquire: self._acquire,
            Take: self._change_nothing,
            Pass: self._change_nothing,
            Decline: self._change_nothing,
        }

    def preview(self, command: AnyCommand) -> Preview | None:
        return self._of[type(command)](command)

    def _build(self, command: Build) -> Preview | None:
        """Only a piece on top of a building makes it higher (IZ-8.12)."""
        more = self._floor_more.get(command.lot)
        if more is None:
            return None
        cells = self._parts.shapes[self._parts.shape_at[command.shape]].laid[command.cells]
        for site in self._state.town.sites_on[more[0]]:
            if not cells & ~site.outline.mask:
                floors = self._state.floors[site.index]
                return more[1] if height_of(floors, cells) == len(floors) else None
        return None

    def _drink(self, command: Drink) -> Preview | None:
        """A drink counts for every floor around its corner (IZ-11.1)."""
        price = self._state.prices[self._parts.color_at[command.color]]
        floors = self._floors_at.get(command.corner)
        if floors is None:
            cards = self._grid.meets[self._grid.corner_at[command.corner]]
            floors = self._floors_at[command.corner] = self._floors_of(cards)
        return self._gains({owner: price * many for owner, many in floors.items()})

    def _floors_of(self, cards: Iterable[int]) -> dict[int, int]:
        """The floors of each player on some lots."""
        floors: dict[int, int] = {}
        for card in cards:
            if (owner := self._owner.get(card)) is not None:
                floors[owner] = floors.get(owner, 0) + self._floors[card]
        return floors

    def _price(self, command: Price) -> Preview | None:
        """A coin more for every drink of one colour, a coin less for every one of the other (IZ-5.1)."""
        giver, taker = (self._coin_more[self._parts.color_at[color]] for color in (command.giver, command.taker))
        return self._gains({owner: taker[owner] - less for owner, less in enumerate(giver)})

    def _one_coin_more(self, drinks: int) -> list[int]:
        """What everybody would have more if these drinks cost a coin more."""
        more = [0] * len(self._state.order)
        for card, owner in self._owner.items():
            more[owner] += (drinks & self._grid.around[card]).bit_count() * self._floors[card]
        return [self._parts.setup.coin * one for one in more]

    def _acquire(self, command: Acquire) -> Preview | None:
        """A lot earns for its owner from then on (IZ-11.1)."""
        card = self._grid.card_at[command.lot]
        return self._gains({self._seat: self._drinks[card] * self._floors[card]})

    def _change_nothing(self, command: Take | Pass | Decline) -> None:
        del command

    def _gains(self, by_seat: dict[int, int]) -> Preview | None:
        if not any(by_seat.values()):
            return None
        return Preview(tuple([by_seat.get(seat, 0) for seat in range(len(self._state.order))]))
