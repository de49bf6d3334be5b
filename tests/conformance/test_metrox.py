"""MetroX through the suite that every game must pass."""

from collections.abc import Sequence

import msgspec
import pytest

from kippu.core.conformance import Suite, conformance
from kippu.core.game import AnyGame
from kippu.games.metrox.game import GAME, RULES_1
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import Edition, FirstOptions, MetroXOptions
from tests.golden.games.metrox import FLIPPED, OTHER_READINGS
from tests.nights import TIMES


def nothing_is_lost(state: State) -> None:
    parts = state.parts
    assert all(0 <= left <= copies for left, copies in zip(state.pile, parts.full_pile, strict=True))
    for sheet in state.sheets:
        assert sum(map(len, sheet.indicators)) == parts.board.spaces - state.spaces_left
        assert sheet.starred & ~sheet.filled == 0
        assert sheet.first & sheet.later == 0
        complete = sum(route.bit for route in parts.board.routes if not route.mask & ~sheet.filled)
        assert sheet.first | sheet.later == complete
    crowned = sum(route.bit for route in parts.board.routes if state.crowns[route.index])
    assert crowned == _union(sheet.first | sheet.later for sheet in state.sheets)
    if parts.house.crown_same_turn == "all":
        assert crowned == _union(sheet.first for sheet in state.sheets)
    else:
        assert sum(sheet.first.bit_count() for sheet in state.sheets) <= crowned.bit_count()


def _union(masks: object) -> int:
    union = 0
    for mask in masks:  # type: ignore[attr-defined]
        union |= mask
    return union


def renamed(state: State, order: Sequence[int]) -> State:
    places = sorted(range(len(order)), key=order.__getitem__)
    return msgspec.structs.replace(
        state,
        sheets=tuple(state.sheets[old] for old in places),
        choices=tuple(state.choices[old] for old in places),
        flipper=order[state.flipper],
    )


@TIMES
@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        *((GAME, MetroXOptions(), seats) for seats in (1, 2, 3, 6)),
        (GAME, MetroXOptions("osaka"), 6),
        (GAME, MetroXOptions(house=OTHER_READINGS), 3),
        *((GAME, FLIPPED, seats) for seats in (1, 3)),
        (RULES_1, FirstOptions(), 3),
    ],
)
def test_metrox_conforms(game: AnyGame, options: Edition, seats: int, times: int) -> None:
    made = conformance(
        Suite(
            game=game,
            options=options,
            seats=seats,
            package="kippu.games.metrox",
            invariants=nothing_is_lost,
            rename=renamed,
        ),
        games=3 * times,
        seed=f"{options.map} {seats}",
        deep=0.1,
    )
    assert made["games"] == made["records"] == made["ends"] == 3 * times
    assert min(made[check] for check in ("moments", "renamings", "legal", "refusals", "secrets")) > 50


def test_metrox_conforms_with_99_seats() -> None:
    suite = Suite(
        game=GAME,
        options=MetroXOptions(),
        seats=99,
        package="kippu.games.metrox",
        invariants=nothing_is_lost,
        rename=None,
        limit=3_000,
    )
    assert conformance(suite, games=1, deep=0)["records"] == 1
