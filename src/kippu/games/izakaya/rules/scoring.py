"""IZAKAYA: what lots earn, and who wins (IZ-11)."""

from collections.abc import Sequence

from kippu.core.game import Outcome
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import LotScore, Score


def drinks_around(state: State, card: int) -> int:
    """The prices of all drinks on the corners of a lot (IZ-4.8a, IZ-11.1a)."""
    corners = state.town.grid.around[card]
    return sum(
        [
            price * (on & corners).bit_count()
            for price, on in zip(state.prices, state.drinks, strict=True)
            if on & corners
        ]
    )


def floors_on(state: State, card: int) -> tuple[int, ...]:
    """The floors of each building of a lot (IZ-8.12a, IZ-11.2)."""
    return tuple([len(state.floors[site.index]) for site in state.town.sites_on[card]])


def earned(state: State, seat: int) -> int:
    """What the lots of a player earn (IZ-11.1b)."""
    return sum([drinks_around(state, card) * sum(floors_on(state, card)) for card in indexes(state.owned[seat])])


def total(state: State, seat: int) -> int:
    """What a player has if the game ends now: cash counts if so read, bids do not (IZ-11.5)."""
    return earned(state, seat) + (state.cash[seat] if state.town.house.cash_counts else 0)


def score(state: State, seat: int) -> Score:
    """The reckoning of a player, lot by lot."""
    lots = tuple(_lot(state, card) for card in indexes(state.owned[seat]))
    return Score(lots, sum(lot.earned for lot in lots), state.cash[seat], total(state, seat))


def _lot(state: State, card: int) -> LotScore:
    drinks, floors = drinks_around(state, card), floors_on(state, card)
    return LotScore(state.town.grid.cards[card], drinks, floors, drinks * sum(floors))


def ranked(state: State, totals: Sequence[int]) -> tuple[int, ...]:
    """Seats by their totals, the best first; equals by cash that does not count, then by the track (IZ-11.6)."""
    # sorting keeps the order of equals
    return tuple(sorted(state.order, key=lambda seat: (-totals[seat], -_spare(state, seat))))


def _spare(state: State, seat: int) -> int:
    """Cash that decides between equals only (IZ-11.5a)."""
    return 0 if state.town.house.cash_counts else state.cash[seat]


def decide(state: State, reason: str) -> Outcome:
    """Places by total; equal totals by cash, if it does not count, and by the track, further left first (IZ-11.6b)."""
    totals = tuple(total(state, seat) for seat in range(len(state.order)))
    ranking = ranked(state, totals)
    (first, cash), (second, less) = ((totals[seat], _spare(state, seat)) for seat in ranking[:2])
    decided_by = "total" if first > second else "cash" if cash > less else "turn_order"
    return Outcome(tuple((seat,) for seat in ranking), totals, decided_by, reason)
