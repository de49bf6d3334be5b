"""IZAKAYA through the suite that every game must pass."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kippu.core.conformance import Suite, conformance
from kippu.core.game import AnyGame, Options, Step
from kippu.games.izakaya.game import FIRST, GAME
from kippu.games.izakaya.rules.house import House
from kippu.games.izakaya.rules.scoring import total
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Chip, FirstOptions, IzakayaOptions, Preview
from tests.golden.games.izakaya import ODD
from tests.nights import TIMES
from tests.rules.izakaya.invariants import always_true


def renamed(state: State, order: Sequence[int]) -> State:
    old = sorted(range(len(order)), key=order.__getitem__)
    return replace(
        state,
        order=tuple(order[seat] for seat in state.order),
        cash=tuple(state.cash[seat] for seat in old),
        bids=tuple(state.bids[seat] for seat in old),
        chips=tuple(Chip(order[chip.seat], chip.spot) for chip in state.chips),
        lot_chips=tuple(state.lot_chips[seat] for seat in old),
        owned=tuple(state.owned[seat] for seat in old),
    )


def comes_true(preview: Preview | None, state: State, seat: int, step: Step[State]) -> None:
    """What everybody has then is what they have now, and their gains."""
    del seat
    seats = range(len(state.order))
    now, then = ([total(one, seat) for seat in seats] for one in (state, step.state))
    if state.turn is None:
        assert preview is None  # an auction moves cash and tells nothing before
    else:
        gains = preview.gains if preview else [0] * len(now)
        assert [have + gain for have, gain in zip(now, gains, strict=True)] == then


RULES: dict[str, tuple[AnyGame, Options]] = {
    "rules 1": (FIRST, FirstOptions()),
    "rules 2": (GAME, IzakayaOptions()),
    "odd house": (GAME, IzakayaOptions(ODD)),
    "pieces at once": (GAME, IzakayaOptions(House(choose_unseen=False))),
}


@TIMES
@pytest.mark.parametrize(
    ("rules", "seats", "games"),
    [
        *[("rules 2", seats, games) for seats, games in ((2, 3), (3, 2), (4, 1), (5, 1))],
        *[("rules 1", 3, 2), ("odd house", 2, 3), ("odd house", 4, 1), ("pieces at once", 3, 1)],
    ],
)
def test_izakaya_conforms(seats: int, games: int, rules: str, times: int) -> None:
    game, options = RULES[rules]
    made = conformance(
        Suite(
            game=game,
            options=options,
            seats=seats,
            package="kippu.games.izakaya",
            invariants=always_true,
            rename=renamed,
            comes_true=comes_true,
        ),
        games=games * times,
        seed=f"izakaya {rules} {seats}",
        deep=0.1,
    )
    assert made["games"] == made["records"] == made["ends"] == games * times
    assert min(made[check] for check in ("moments", "renamings", "legal", "refusals", "secrets", "previews")) > 20
