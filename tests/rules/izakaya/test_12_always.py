"""IZ-12: what is always true, in a few games from start to end; `tests/property` plays many."""

import random
from collections.abc import Iterator

import pytest

from kippu.core.chance import Sampler
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Bid, IzakayaOptions
from tests.rules.izakaya import invariants

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def states(seats: int, seed: str = "always") -> Iterator[State]:
    """Every state of a game of random moves and low bids, so that it lasts."""
    rng = random.Random(f"{seed} {seats}")
    state = GAME.start(IzakayaOptions(), seats, Sampler(rng)).state
    yield state
    while waiting := GAME.to_act(state):
        for seat in waiting:
            command = Bid(0) if state.turn is None and rng.random() < 0.7 else rng.choice(GAME.legal(state, seat))
            state = GAME.apply(state, seat, command, Sampler(rng), 0).state
            yield state


@pytest.mark.rule("IZ-12.1")
@SEATS
def test_money_is_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.money_is_conserved(state)


@pytest.mark.rule("IZ-12.2")
@SEATS
def test_drinks_and_pieces_are_conserved(seats: int) -> None:
    for state in states(seats):
        invariants.drinks_and_pieces_are_conserved(state)


@pytest.mark.rule("IZ-12.3")
@SEATS
def test_lot_chips_go_with_pyramids(seats: int) -> None:
    for state in states(seats):
        invariants.chips_go_with_pyramids(state)


@pytest.mark.rule("IZ-12.4")
@SEATS
def test_buildings_stand(seats: int) -> None:
    for state in states(seats):
        invariants.buildings_stand(state)
