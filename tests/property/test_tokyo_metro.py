"""TOKYO METRO: what is always true (TM-27), over many random games."""

import random
from collections.abc import Iterator

import pytest

from kippu.core.chance import Sampler
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import IncomeLost, SharePaid, SpeculationPaid
from kippu.games.tokyo_metro.rules.parts import Edition, FirstOptions, TokyoMetroOptions
from kippu.games.tokyo_metro.rules.state import State
from tests.golden.games.tokyo_metro import OTHER_READINGS
from tests.nights import TIMES

STANDARD = TokyoMetroOptions()


def always(state: State) -> None:
    """TM-27.1 to TM-27.4, for one state."""
    players, lines, constants = state.players, state.lines, state.parts.constants
    assert state.tokens + sum(one.tokens for one in players) + sum(line.speed for line in lines) == 12
    assert state.loans + sum(one.loans for one in players) == 8
    assert state.bicycles + sum(one.bicycle for one in players) == 4
    cards = [card for cards in (*state.columns, *state.piles, *(one.cards for one in players)) for card in cards]
    assert len(set(cards)) == len(cards) == 54 - state.undrawn.bit_count()
    assert not state.undrawn & sum(1 << card for card in cards)
    spots = 0
    for seat, one in enumerate(players):
        assert not one.spots & spots
        spots |= one.spots
        assert not one.pending & ~one.spots
        assert 3 <= one.usable <= constants.usable_discs_max == 6
        assert 0 <= one.unused <= one.usable
        assert one.bets + sum(owner == seat for line in lines for owner, _ in line.stakes) == 2
        assert one.pyramids.bit_count() <= 6
        assert one.shares == sum(1 << at for at, line in enumerate(lines) if seat in line.holders)
        assert one.speculated == sum(1 << at for at, line in enumerate(lines) if seat in dict(line.stakes))
        assert not one.shares & one.speculated
        assert state.phase == "over" or one.cash >= 0
        assert one.cash % 100 == 0
    built = [one.pyramids for one in players]
    assert sum(built).bit_count() == sum(one.bit_count() for one in built)
    for line in lines:
        assert line.taken <= 2
        assert len(set(line.holders)) == len(line.holders) <= 3
        if line.holders:
            assert line.train >= 0
        if line.train >= 0:
            assert line.income >= 0
        if line.income < 0:
            assert not line.holders
            assert not line.stakes


def random_game(seats: int, seed: str, options: Edition = STANDARD) -> Iterator[State]:
    """Every state of a random game; each step and the end are checked on the way."""
    dice = random.Random(f"{seats} {seed}")
    chance = Sampler(dice)
    state = GAME.start(options, seats, chance).state
    yield state
    while asked := GAME.to_act(state):
        seat = dice.choice(asked)
        listed = GAME.legal(state, seat)
        kinds = {type(command) for command in listed}
        kind = dice.choice(sorted(kinds, key=lambda one: one.__name__))  # rare kinds come as often as common ones
        command = dice.choice([one for one in listed if type(one) is kind])
        before = state
        state, events = GAME.apply(state, seat, command, chance, 0)
        if state.phase != "over":
            lost = {event.line for event in events if isinstance(event, IncomeLost)}
            _incomes_never_fall(before, state, lost)
        else:
            _payments_add_up(state, events)
        yield state


def _incomes_never_fall(before: State, after: State, lost: set[str]) -> None:
    """TM-27.4a: but for those that were lost with their train, where the house rules say so."""
    assert not lost or not before.parts.house.income_stays
    for old, new, id_ in zip(before.lines, after.lines, before.parts.board.line_ids, strict=True):
        assert new.income >= (0 if id_ in lost else old.income)
    assert all(not old.pyramids & ~new.pyramids for old, new in zip(before.players, after.players, strict=True))


def _payments_add_up(state: State, events: object) -> None:
    told = list(events)  # type: ignore[call-overload]
    for line, id_ in zip(state.lines, state.parts.board.line_ids, strict=True):
        shares = [event.paid for event in told if isinstance(event, SharePaid) and event.line == id_]
        assert sum(shares) == (line.income if line.holders else 0)  # TM-27.5
        stakes = [event.stake for event in told if isinstance(event, SpeculationPaid) and event.line == id_]
        assert stakes == [stake for _, stake in line.stakes]


def check_games(seats: int, games: int, options: Edition = STANDARD) -> None:
    for number in range(games):
        states = list(random_game(seats, str(number), options))
        for state in states:
            always(state)
        assert GAME.outcome(states[-1]) is not None
        assert states[-1].round == (8, 8, 7, 6, 5)[seats - 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_is_always_true(seats: int) -> None:
    check_games(seats, 40)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@TIMES
@pytest.mark.parametrize("options", [FirstOptions(), TokyoMetroOptions(house=OTHER_READINGS)])
def test_what_is_always_true_by_other_readings(options: Edition, seats: int, times: int) -> None:
    check_games(seats, 15 * times, options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_is_always_true_in_thousands_of_games(seats: int) -> None:
    check_games(seats, 2_000)
