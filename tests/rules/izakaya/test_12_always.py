"""IZ-12: what is always true, in a few games from start to end; `tests/property` plays many."""

import random
from functools import cache

import pytest

from kippu.core.chance import Sampler
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Bid, IzakayaOptions
from tests.rules.izakaya import invariants

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@cache
def states(seats: int) -> list[State]:
    """Every state of a game of random moves and low bids, so that it lasts."""
    rng = random.Random(f"always {seats}")
    found = [GAME.start(IzakayaOptions(), seats, Sampler(rng)).state]
    while waiting := GAME.to_act(found[-1]):
        for seat in waiting:
            state = found[-1]
            command = Bid(0) if state.turn is None and rng.random() < 0.9 else rng.choice(GAME.legal(state, seat))
            found.append(GAME.apply(state, seat, command, Sampler(rng), 0).state)
    return found


@pytest.mark.rule("IZ-12.1a")
@SEATS
def test_cash_and_pot_are_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.cash_and_pot_are_conserved(state)


@pytest.mark.rule("IZ-12.1b")
@SEATS
def test_prices_are_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.prices_are_conserved(state)


@pytest.mark.rule("IZ-12.2a")
@SEATS
def test_drinks_are_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.drinks_are_conserved(state)
    seen = GAME.view(states(seats)[-1], "spectator")
    assert len(seen.drinks) > 5
    assert sum(color.left for color in seen.colors) + len(seen.drinks) == 36


@pytest.mark.rule("IZ-12.2b")
@SEATS
def test_pieces_are_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.pieces_are_conserved(state)


@pytest.mark.rule("IZ-12.3a")
@SEATS
def test_lot_chips_go_with_pyramids(seats: int) -> None:
    for state in states(seats):
        invariants.chips_go_with_pyramids(state)


@pytest.mark.rule("IZ-12.3b")
@SEATS
def test_lot_chips_are_few(seats: int) -> None:
    for state in states(seats):
        invariants.chips_are_few(state)


@pytest.mark.rule("IZ-12.4a")
@SEATS
def test_floors_hang_together(seats: int) -> None:
    for state in states(seats):
        invariants.floors_hang_together(state)


@pytest.mark.rule("IZ-12.4b")
@SEATS
def test_floors_lie_on_floors(seats: int) -> None:
    for state in states(seats):
        invariants.floors_lie_on_floors(state)
