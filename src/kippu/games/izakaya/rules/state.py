"""A game of IZAKAYA between two decisions, and what can be told of it at a glance."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import repeat
from operator import and_, or_

import msgspec

from kippu.games.izakaya.rules.lots import fits
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.town import Town
from kippu.games.izakaya.rules.types import PRICE, Chip, Placed


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A game between two decisions. What the supply will give is nowhere: a piece is drawn when it joins the yard."""

    town: Town
    round: int
    order: tuple[int, ...]  # seats on the turn-order track, left to right
    turn: int | None  # turns taken in this action phase; None in an auction
    bonus: bool  # whether the player of this turn has a line bonus to take or decline
    over: bool
    cash: tuple[int, ...]
    pot: int
    bids: tuple[int | None, ...]  # of this round, hidden until all are in (IZ-13.1a)
    chips: tuple[Chip, ...]  # action chips laid in this phase
    row: tuple[int, ...]  # the colours as they lie
    prices: tuple[int, ...]  # by colour
    drinks: tuple[int, ...]  # by colour, the corners that hold one
    lot_chips: tuple[int, ...]  # by seat, the corners that hold one
    owned: tuple[int, ...]  # by seat, the cards with its pyramids
    floors: tuple[tuple[int, ...], ...]  # by site, the cells covered on each floor
    placed: tuple[Placed, ...]  # the pieces that make these floors, in their order
    supply: tuple[int, ...]  # pieces left, by shape
    yard: tuple[int, ...]  # shapes, the oldest first
    taken: int | None = None  # the shape that the player of this turn has to place; it still counts where it lay


def to_act(state: State) -> tuple[int, ...]:
    """All who have not bid, else the player whose turn it is (IZ-0.2)."""
    if state.over:
        return ()
    if state.turn is None:
        return tuple([seat for seat, bid in enumerate(state.bids) if bid is None])
    return (state.order[state.turn % len(state.order)],)


def is_last(state: State) -> bool:
    """Whether no round follows this one: the pot is full, or it is the last there can be (IZ-10.1, IZ-10.2)."""
    return state.pot >= state.town.grid.data.end_threshold or state.round == state.town.last_round


def union(masks: tuple[int, ...]) -> int:
    """What is in any of these."""
    return reduce(or_, masks)


def free_corners(state: State) -> int:
    """Where a drink may go: an inner corner while there is a free one, then a rim corner (IZ-4.4a, IZ-4.5)."""
    free = ~union(state.drinks)
    return state.town.grid.inner & free or state.town.grid.rim & free


def free_colors(state: State, seat: int) -> list[int]:
    """The colours that a player may put a chip on in this phase, with a drink left (IZ-4.2, IZ-4.3)."""
    colors, crate = state.town.parts.color_at, state.town.parts.setup.drinks_per_color
    if state.town.house.drink_chips == "one_per_player":
        taken: set[int | None] = set()
        if has_drink_chip(state, seat):
            return []
    else:
        taken = {colors.get(chip.spot) for chip in state.chips}
    return [color for color, on in enumerate(state.drinks) if color not in taken and on.bit_count() < crate]


def coin_may_move(state: State) -> bool:
    """Whether Price is open: it takes one chip in a phase, or any number (IZ-5.4a)."""
    return state.town.house.price_chips == "any" or all(chip.spot != PRICE for chip in state.chips)


def has_drink_chip(state: State, seat: int) -> bool:
    """Whether a player has put a chip on a colour in this phase."""
    return any(chip.seat == seat and chip.spot in state.town.parts.color_at for chip in state.chips)


def free_lots(state: State) -> int:
    """The lots without an owner, the blue card never among them (IZ-6.4b, IZ-6.5)."""
    return state.town.grid.for_sale & ~union(state.owned)


def near_older_chips(state: State, seat: int) -> int:
    """The lots that a player may take by chips that lie already (IZ-6.1b)."""
    if state.town.house.pyramid_by == "new_chip":
        return 0
    meeting = state.town.grid.meeting
    return reduce(or_, [meeting[corner] for corner in indexes(state.lot_chips[seat])], 0)


def offered(state: State) -> Iterable[int]:
    """The shapes that can be taken (IZ-8.2a); the one that was taken, if it has to be placed."""
    if state.taken is not None:
        return (state.taken,)
    if state.town.house.supply == "yard":
        return set(state.yard)
    return [shape for shape, left in enumerate(state.supply) if left]


def free_places(state: State) -> Iterator[int]:
    """Site by site, the places that are free for pieces that can be taken (IZ-8.2a, IZ-8.10)."""
    town = state.town
    lying: Iterable[int] = repeat(0)
    for shape in offered(state):
        lying = map(or_, lying, town.of_shape[shape])
    return map(and_, map(fits, town.outlines, state.floors), lying)


def fitting(state: State) -> set[int]:
    """The shapes that fit somewhere in the town."""
    found: set[int] = set()
    for outline, free in zip(state.town.outlines, map(fits, state.town.outlines, state.floors), strict=True):
        found.update(shape for shape, places in enumerate(outline.of_shape) if places & free)
    return found
