"""TOKYO METRO through the suite that every game must pass."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kippu.core.conformance import Suite, conformance
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.games.tokyo_metro.rules.state import State
from tests.property.test_tokyo_metro import always


def renamed(state: State, order: Sequence[int]) -> State:
    places = sorted(range(len(order)), key=order.__getitem__)
    return replace(
        state,
        order=tuple(order[seat] for seat in state.order),
        bids=tuple(state.bids[old] for old in places),
        totals=tuple(state.totals[old] for old in places) if state.totals else (),
        players=tuple(state.players[old] for old in places),
        lines=tuple(
            replace(
                line,
                holders=tuple(order[seat] for seat in line.holders),
                stakes=tuple((order[seat], stake) for seat, stake in line.stakes),
            )
            for line in state.lines
        ),
        history=tuple(tuple(cash[old] for old in places) for cash in state.history),
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_tokyo_metro_conforms(seats: int) -> None:
    made = conformance(
        Suite(
            game=GAME,
            options=TokyoMetroOptions(),
            seats=seats,
            package="kippu.games.tokyo_metro",
            invariants=always,
            rename=renamed,
        ),
        games=4,
        seed=f"tokyo metro {seats}",
        deep=0.1,
    )
    assert made["games"] == made["records"] == made["ends"] == 4
    assert min(made[check] for check in ("moments", "renamings", "legal", "refusals", "secrets")) > 100
