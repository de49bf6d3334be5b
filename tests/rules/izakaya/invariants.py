"""What is true in every state of every game (IZ-12)."""

from collections import Counter

from kippu.games.izakaya.rules.lots import heights
from kippu.games.izakaya.rules.pieces import connected
from kippu.games.izakaya.rules.state import State


def cash_and_pot_are_conserved(state: State) -> None:
    """IZ-12.1a."""
    assert sum(state.cash) + state.pot == 1_000 * len(state.order)
    assert min(state.cash) >= 0
    assert not any(money % 100 for money in (*state.cash, state.pot))


def prices_are_conserved(state: State) -> None:
    """IZ-12.1b."""
    assert sum(state.prices) == 1_200
    assert min(state.prices) >= 0
    assert not any(price % 100 for price in state.prices)


def drinks_are_conserved(state: State) -> None:
    """IZ-12.2a."""
    corners = [corner for on in state.drinks for corner in range(on.bit_length()) if on >> corner & 1]
    assert len(set(corners)) == len(corners)
    assert all(on.bit_count() <= 6 for on in state.drinks)


def pieces_are_conserved(state: State) -> None:
    """IZ-12.2b."""
    pieces = Counter(state.yard)
    for placed in state.placed:
        pieces[state.town.sites[placed.site].outline.places[placed.place].shape] += 1
    for shape, left in enumerate(state.supply):
        pieces[shape] += left
    assert pieces == Counter(dict(enumerate(state.town.parts.full_supply)))
    assert pieces.total() == 69
    if state.taken is not None:  # it counts where it lay
        assert (state.supply if state.town.house.supply == "open" else Counter(state.yard))[state.taken]
    if state.town.house.supply == "open":
        assert not state.yard


def chips_go_with_pyramids(state: State) -> None:
    """IZ-12.3a."""
    for chips, owned in zip(state.lot_chips, state.owned, strict=True):
        assert chips.bit_count() == owned.bit_count()
        assert chips & ~state.town.grid.for_chips == 0
        assert owned & ~state.town.grid.for_sale == 0
    together = 0
    for owned in state.owned:
        assert not together & owned
        together |= owned


def chips_are_few(state: State) -> None:
    """IZ-12.3b."""
    assert max(chips.bit_count() for chips in state.lot_chips) <= min(6, state.town.grid.for_chips.bit_count())


def floors_hang_together(state: State) -> None:
    """IZ-12.4a."""
    for floors in state.floors:
        for floor in floors:
            assert floor
            assert connected(floor)


def floors_lie_on_floors(state: State) -> None:
    """IZ-12.4b; and the floors are those that the pieces make."""
    made: dict[int, list[int]] = {site.index: [] for site in state.town.sites}
    for placed in state.placed:
        cells = state.town.sites[placed.site].outline.places[placed.place].mask
        building = made[placed.site]
        if placed.floor > len(building):
            building.append(0)
        assert building[placed.floor - 1] & cells == 0
        building[placed.floor - 1] |= cells
    assert tuple(map(tuple, made.values())) == state.floors
    for site, floors in zip(state.town.sites, state.floors, strict=True):
        for below, floor in zip((site.outline.mask, *floors), floors, strict=False):
            assert floor & ~below == 0
        assert max(heights(floors)) == len(floors)


def always_true(state: State) -> None:
    """All of it."""
    cash_and_pot_are_conserved(state)
    prices_are_conserved(state)
    drinks_are_conserved(state)
    pieces_are_conserved(state)
    chips_go_with_pyramids(state)
    chips_are_few(state)
    floors_hang_together(state)
    floors_lie_on_floors(state)
