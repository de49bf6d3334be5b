"""What a player may do, without listing it: a turn can have 1,800 options, and most are never looked at."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import overload

from kippu.core.errors import IllegalMove
from kippu.core.game import Actor
from kippu.games.izakaya.rules.checks import check
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.state import (
    State,
    coin_may_move,
    free_colors,
    free_corners,
    free_lots,
    free_places,
    near_older_chips,
    offered,
)
from kippu.games.izakaya.rules.town import Site
from kippu.games.izakaya.rules.types import AnyCommand, Bid, Build, Decline, Pass, Take

PASS = Pass()
DECLINE = Decline()


def legal(state: State, actor: Actor) -> Sequence[AnyCommand]:
    """The options of an actor now, as the table of decisions has them."""
    if not isinstance(actor, int) or not 0 <= actor < len(state.order) or state.over:
        return ()
    if state.turn is None:
        coin = state.town.parts.setup.coin
        return tuple([Bid(amount) for amount in range(0, state.cash[actor] + 1, coin)])  # a second bid too (IZ-3.7a)
    if actor != state.order[state.turn % len(state.order)]:
        return ()
    return TurnOptions(state, actor)


class TurnOptions(Sequence[AnyCommand]):
    """The options of a turn, a line bonus or a piece that was taken: counted, found and looked up without a list."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._kinds: list[_Few | _Drinks | _Prices | _Acquires | _Builds]
        if state.taken is not None:
            self._kinds = [_Builds(state)]
        else:
            pieces = _Few([Take(shape) for shape in _ids(state)]) if state.town.house.choose_unseen else _Builds(state)
            self._kinds = (
                [_Few([DECLINE]), pieces]
                if state.bonus
                else [_Few([PASS]), _Drinks(state, seat), _Prices(state), _Acquires(state, seat), pieces]
            )
        self._count = sum([len(kind) for kind in self._kinds])

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return True  # a player may always pass or decline, and a piece that was taken fits somewhere

    def __iter__(self) -> Iterator[AnyCommand]:
        return chain(*self._kinds)

    def __contains__(self, command: object) -> bool:
        try:
            check(self._state, self._seat, command)
        except IllegalMove:
            return False
        return True

    @overload
    def __getitem__(self, index: int) -> AnyCommand: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyCommand]: ...
    def __getitem__(self, index: int | slice) -> AnyCommand | Sequence[AnyCommand]:
        if isinstance(index, slice):
            return tuple(self)[index]
        at = index + self._count if index < 0 else index
        if not 0 <= at < self._count:
            raise IndexError(index)
        kinds = iter(self._kinds)
        kind = next(kinds)
        while at >= len(kind):
            at -= len(kind)
            kind = next(kinds)
        return kind[at]


def _ids(state: State) -> list[str]:
    """The shapes that can be taken, in their order."""
    return [state.town.parts.shapes[shape].id for shape in sorted(offered(state))]


class _Few(list[AnyCommand]):
    """Options that are few enough to be listed."""


class _Drinks:
    """Every free colour on every free corner (IZ-4)."""

    def __init__(self, state: State, seat: int) -> None:
        self._drink = state.town.grid.drink
        self._corners = list(indexes(free_corners(state)))
        self._colors = free_colors(state, seat) if self._corners else []

    def __len__(self) -> int:
        return len(self._colors) * len(self._corners)

    def __iter__(self) -> Iterator[AnyCommand]:
        return (self._drink[color][corner] for color in self._colors for corner in self._corners)

    def __getitem__(self, index: int) -> AnyCommand:
        color, corner = divmod(index, len(self._corners))
        return self._drink[self._colors[color]][self._corners[corner]]


class _Prices:
    """From every colour with a coin to every other one (IZ-5)."""

    def __init__(self, state: State) -> None:
        self._prices = state.town.parts.prices
        self._givers = [color for color, price in enumerate(state.prices) if price and coin_may_move(state)]

    def __len__(self) -> int:
        return len(self._givers) * (len(self._prices) - 1)

    def __iter__(self) -> Iterator[AnyCommand]:
        return (price for giver in self._givers for price in self._prices[giver])

    def __getitem__(self, index: int) -> AnyCommand:
        giver, taker = divmod(index, len(self._prices) - 1)
        return self._prices[self._givers[giver]][taker]


class _Acquires:
    """Every corner for chips without an own one, with every free lot that can be taken then (IZ-6)."""

    def __init__(self, state: State, seat: int) -> None:
        town = state.town
        self._acquire = town.grid.acquire
        chips = state.lot_chips[seat]
        free = free_lots(state) if chips.bit_count() < town.parts.setup.lot_chips else 0
        near = near_older_chips(state, seat)
        self._at = [
            (corner, lots)
            for corner in town.grid.chip_corners
            if (lots := (town.grid.meeting[corner] | near) & free) and not chips >> corner & 1
        ]
        self._count = sum([lots.bit_count() for _, lots in self._at])

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[AnyCommand]:
        return (self._acquire[corner, card] for corner, lots in self._at for card in indexes(lots))

    def __getitem__(self, index: int) -> AnyCommand:
        at = 0
        while index >= (count := self._at[at][1].bit_count()):
            index -= count
            at += 1
        corner, lots = self._at[at]
        return self._acquire[corner, _nth(lots, index)]


class _Builds:
    """Every piece that can be taken on every free place (IZ-8)."""

    def __init__(self, state: State) -> None:
        self._town = state.town
        self._free = list(free_places(state))
        self._counts = [free.bit_count() for free in self._free]
        self._count = sum(self._counts)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[AnyCommand]:
        return (
            self._build(site, place)
            for site, free in zip(self._town.sites, self._free, strict=True)
            for place in indexes(free)
        )

    def __getitem__(self, index: int) -> AnyCommand:
        at = 0
        while index >= self._counts[at]:
            index -= self._counts[at]
            at += 1
        return self._build(self._town.sites[at], _nth(self._free[at], index))

    def _build(self, site: Site, index: int) -> AnyCommand:
        place = site.outline.places[index]
        return Build(self._town.parts.shapes[place.shape].id, self._town.grid.cards[site.card], place.cells)


def _nth(mask: int, index: int) -> int:
    """The position of a bit of a mask, counted from the lowest."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
