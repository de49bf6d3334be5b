"""What a position promises: the scoring of IZ-11, with drinks and floors that may still come.

A lot is worth the product of two sums, the prices of its drinks and the floors of its buildings. Both grow, so a lot
is valued by what they may be at the end: the more turns are left, the more is added for free corners and for room to
build. All gains are differences of that value, own lots counted up and those of others down.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import nlargest
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from kippu.games.izakaya.rules.lots import Outline, fits, raised
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.state import (
    State,
    coin_may_move,
    free_colors,
    free_corners,
    free_lots,
    is_last,
    near_older_chips,
    offered,
    union,
)
from kippu.games.izakaya.rules.town import Grid, Site, parts
from kippu.games.izakaya.rules.types import AnyCommand, Build, Price, Take


class Weights(NamedTuple):
    """How much the future counts."""

    floors: float  # floors to come on a building with all the room there can be, per turn left
    drinks: float  # how soon free corners get a drink, per turn left
    others: float  # what others gain, beside the own
    coins: float  # a moved coin, which can be moved back, while turns are left


class Option(NamedTuple):
    """A command and what it promises."""

    gain: float
    command: AnyCommand


@lru_cache(maxsize=1 << 16)
def room(outline: Outline, ground: int) -> float:
    """The share of all pieces that fit on some of these cells."""
    free = outline.within(ground)
    full = parts().full_supply
    return sum(copies for copies, places in zip(full, outline.of_shape, strict=True) if places & free) / sum(full)


class Found(NamedTuple):
    """The best place for a shape: what it leaves room for, and whether it makes the building higher."""

    shape: int
    place: int
    room: float
    higher: bool


@lru_cache(maxsize=1 << 16)
def _best_places(outline: Outline, floors: tuple[int, ...], shapes: int) -> tuple[Found, ...]:
    """For each of these shapes, where it starts a new floor or widens the top one so that most fits on top of it."""
    top = floors[-1] if floors else outline.mask
    new = outline.within(top)
    wider = 0
    if floors:
        below = floors[-2] if len(floors) > 1 else outline.mask
        wider = outline.within(below & ~top) & outline.touching(top)
    found = []
    for free, under, higher in ((new, 0, True), (wider, top, False)):
        for shape in indexes(shapes):
            rooms = [
                (room(outline, under | outline.places[place].mask), place)
                for place in indexes(free & outline.of_shape[shape])
            ]
            if rooms:
                most, place = max(rooms)
                found.append(Found(shape, place, most, higher))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _around(grid: Grid, corners: int) -> tuple[int, ...]:
    """The cards that meet these corners, each as often as it meets one."""
    return tuple(card for corner in indexes(corners) for card in grid.meets[corner])


def turns_left(state: State) -> float:
    """About how many turns each player still has, if the pot goes on growing as it did."""
    setup, seats = state.town.parts.setup, len(state.order)
    now = setup.action_chips - (state.turn or 0) / seats
    if is_last(state):
        return now
    rounds = (state.town.last_round or state.round + setup.max_rounds) - state.round
    if state.pot:
        bid_in = state.round - (state.turn is None)
        rounds = min(rounds, int((state.town.grid.data.end_threshold - state.pot) * bid_in / state.pot) + 1)
    return now + setup.action_chips * rounds


_FEW = 4
_SPARE = 0.1  # what cash is worth that only decides between equals, and can still be bid
_gain = itemgetter(0)


class Outlook:
    """The lots of a position as one player sees them."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        grid = state.town.grid
        seats = len(state.order)
        left = turns_left(state)
        self._per_room = weights.floors * left
        self._for_good = 1 / (1 + weights.coins * max(0.0, left - 1))
        taken = union(state.drinks)
        self._open = (grid.inner | grid.rim) & ~taken
        likely = min(1.0, weights.drinks * left * seats / (self._open.bit_count() or 1))
        self._to_come = likely * sum(state.prices) / len(state.prices)  # on a free corner
        other = -weights.others / (seats - 1)
        self._sign = [0.0] * len(grid.cards)
        for owner, cards in enumerate(state.owned):
            for card in indexes(cards):
                self._sign[card] = 1.0 if owner == seat else other
        self._drinks = [0.0] * len(grid.cards)
        for price, on in ((self._to_come, self._open), *zip(state.prices, state.drinks, strict=True)):
            for card in _around(grid, on):
                self._drinks[card] += price
        self._floors = [self._floors_on(card) for card in range(len(grid.cards))]
        # what a coin more on one of its corners brings
        self._weight = [sign * floors for sign, floors in zip(self._sign, self._floors, strict=True)]

    def _floors_on(self, card: int) -> float:
        floors = 0.0
        for site in self.state.town.sites_on[card]:
            built = self.state.floors[site.index]
            floors += len(built) + self._per_room * room(site.outline, built[-1] if built else site.outline.mask)
        return floors

    def worth(self) -> float:
        """What the position promises."""
        own = sum([weight * drinks for weight, drinks in zip(self._weight, self._drinks, strict=True)])
        cash, counts = self.state.cash, 1.0 if self.state.town.house.cash_counts else _SPARE
        return own + counts * (cash[self.seat] - (sum(cash) - cash[self.seat]) / (len(cash) - 1))

    # --- options ---

    def best(self) -> list[Option]:
        """The most promising options of every sort, so that none crowds out the others."""
        sorts = (self.acquires(), self.builds(), self.drinks_to_place(), self.prices())
        return [option for sort in sorts for option in nlargest(_FEW, sort, key=_gain)]

    def acquires(self) -> Iterator[Option]:
        """Every free lot within reach, from the best corner."""
        state, grid = self.state, self.state.town.grid
        own = state.lot_chips[self.seat]
        if own.bit_count() == state.town.parts.setup.lot_chips:
            return
        free, near = free_lots(state), near_older_chips(state, self.seat)
        corners = [corner for corner in grid.chip_corners if not own >> corner & 1]
        corners.sort(key=lambda corner: self._promise(corner, free), reverse=True)
        seen = 0
        for corner in corners:
            lots = (grid.meeting[corner] | near) & free & ~seen
            seen |= lots
            for card in indexes(lots):
                yield Option(self._drinks[card] * self._floors[card], grid.acquire[corner, card])

    def _promise(self, corner: int, free: int) -> tuple[bool, int]:
        """What a lot chip on a corner brings beside a lot: a line, and other lots that it meets."""
        grid, chips = self.state.town.grid, self.state.lot_chips[self.seat] | 1 << corner
        line = any(one >> corner & 1 and not one & ~chips for one in grid.lines)
        return line, (grid.meeting[corner] & free).bit_count()

    def builds(self) -> Iterator[Option]:
        """For every own building and every shape that can be taken, a new floor and a wider one."""
        found = self._on_own_lots()
        if self.state.town.house.choose_unseen and self.state.taken is None:
            return self._takes(found)
        options = (Option(gain, self._build(site, place)) for gain, site, _, place in found)
        if self.state.taken is None:
            return options
        own = list(options)
        useful = any(option.gain > 0 for option in own)
        return iter(own) if useful else chain(own, self._elsewhere(self.state.taken))

    def _takes(self, found: Iterator[tuple[float, Site, int, int]]) -> Iterator[Option]:
        """The shapes first, each for the best place it has (IZ-8.2b)."""
        best: dict[int, float] = {}
        for gain, _, shape, _ in found:
            best[shape] = max(gain, best.get(shape, gain))
        shapes = self.state.town.parts.shapes
        return (Option(gain, Take(shapes[shape].id)) for shape, gain in best.items())

    def _on_own_lots(self) -> Iterator[tuple[float, Site, int, int]]:
        """Gain, site, shape and place."""
        state = self.state
        shapes = sum(1 << shape for shape in offered(state))
        for card in indexes(state.owned[self.seat]):
            for site in state.town.sites_on[card]:
                yield from self._on_site(site, shapes)

    def _elsewhere(self, shape: int) -> Iterator[Option]:
        """A piece that was taken must be placed: where it helps others least."""
        state = self.state
        for site in state.town.sites:
            if state.owned[self.seat] >> site.card & 1:
                continue
            built = state.floors[site.index]
            for place in indexes(fits(site.outline, built) & site.outline.of_shape[shape]):
                floor = raised(built, site.outline.places[place].mask)[1]
                gain = self._sign[site.card] * self._drinks[site.card] if floor > len(built) else 0.0
                yield Option(gain, self._build(site, place))
                if gain >= 0:
                    break

    def _on_site(self, site: Site, shapes: int) -> Iterator[tuple[float, Site, int, int]]:
        outline, built, drinks = site.outline, self.state.floors[site.index], self._drinks[site.card]
        now = room(outline, built[-1] if built else outline.mask)
        for shape, place, then, higher in _best_places(outline, built, shapes):
            yield drinks * (higher + self._per_room * (then - now)), site, shape, place

    def _build(self, site: Site, place: int) -> Build:
        town = self.state.town
        at = site.outline.places[place]
        return Build(town.parts.shapes[at.shape].id, town.grid.cards[site.card], at.cells)

    def drinks_to_place(self) -> Iterator[Option]:
        """On every free corner the dearest drink, or the cheapest where it helps others more."""
        state, grid = self.state, self.state.town.grid
        colors = sorted(free_colors(state, self.seat), key=lambda color: state.prices[color])
        if not colors:
            return
        for corner in indexes(free_corners(state)):
            weight = sum([self._weight[card] for card in grid.meets[corner]])
            color = colors[-1 if weight > 0 else 0]
            yield Option((state.prices[color] - self._to_come) * weight, grid.drink[color][corner])

    def prices(self) -> Iterator[Option]:
        """The coin that helps most."""
        state, grid = self.state, self.state.town.grid
        if not coin_may_move(state):
            return
        weights = [sum([self._weight[card] for card in _around(grid, on)]) for on in state.drinks]
        coin, colors = state.town.parts.setup.coin, state.town.parts.colors
        taker = max(range(len(weights)), key=weights.__getitem__)
        givers = [color for color, price in enumerate(state.prices) if price and color != taker]
        if givers:
            giver = min(givers, key=weights.__getitem__)
            gain = coin * (weights[taker] - weights[giver]) * self._for_good
            yield Option(gain, Price(colors[giver], colors[taker]))
