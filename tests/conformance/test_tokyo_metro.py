"""TOKYO METRO through the suite that every game must pass."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kippu.core.conformance import Suite, conformance
from kippu.core.game import AnyGame, Step
from kippu.games.tokyo_metro.game import GAME, RULES_1
from kippu.games.tokyo_metro.rules.events import Boarded, IncomeRose, LoanTaken, SeatPassed, Speculated, SpotUsed
from kippu.games.tokyo_metro.rules.money import payout
from kippu.games.tokyo_metro.rules.parts import Edition, FirstOptions, TokyoMetroOptions
from kippu.games.tokyo_metro.rules.previews import Preview
from kippu.games.tokyo_metro.rules.state import State
from tests.golden.games.tokyo_metro import OTHER_READINGS
from tests.nights import TIMES
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


def comes_true(preview: Preview | None, state: State, seat: int, step: Step[State]) -> None:
    """What is paid, and what the line has then, as the events of the command itself tell it."""
    own = [event for event in step.events if getattr(event, "seat", seat) == seat]
    price = sum(event.paid for event in own if isinstance(event, SpotUsed))
    price += sum(event.fare for event in own if isinstance(event, Boarded))
    paid = sum(event.paid for event in own if isinstance(event, SeatPassed))
    paid += sum(event.amount for event in own if isinstance(event, LoanTaken))
    income = next((event.income for event in own if isinstance(event, IncomeRose)), None)
    said = preview or Preview(0)
    assert (said.price, said.paid or 0) == (price, paid)
    if said.income is None:
        assert income is None
    else:
        free_ride = isinstance(own[0], Boarded) and not price  # the income stays as it is, and nobody tells it
        assert said.income == income or free_ride
    stakes = [event for event in own if isinstance(event, Speculated)]
    assert (said.earned is not None) == (said.most is not None) == bool(stakes)
    for stake in stakes:
        index = state.parts.board.line_at[stake.line]
        earned, _ = payout(state.parts.constants, state.lines[index].income, ((seat, stake.stake),), 0)
        assert (said.earned, said.most) == (earned[0], state.parts.constants.speculation_cap_factor * stake.stake)


STANDARD, FIRST, OTHER = TokyoMetroOptions(), FirstOptions(), TokyoMetroOptions(house=OTHER_READINGS)


@TIMES
@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        *[(GAME, STANDARD, seats) for seats in (1, 2, 3, 4, 5)],
        *[(GAME, OTHER, seats) for seats in (1, 2, 4)],
        *[(RULES_1, FIRST, seats) for seats in (1, 3)],
    ],
)
def test_tokyo_metro_conforms(game: AnyGame, options: Edition, seats: int, times: int) -> None:
    made = conformance(
        Suite(
            game=game,
            options=options,
            seats=seats,
            package="kippu.games.tokyo_metro",
            invariants=always,
            rename=renamed,
            comes_true=comes_true,
        ),
        games=times,
        seed=f"tokyo metro {seats}",
        deep=0.1,
    )
    assert made["games"] == made["records"] == made["ends"] == times
    assert min(made[check] for check in ("moments", "renamings", "legal", "refusals", "secrets", "previews")) > 20
