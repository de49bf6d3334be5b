"""What a view says everybody would have if the game ended now is what they would have."""

import random
from collections.abc import Iterator

import pytest

from kippu.core.chance import Sampler
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import SharePaid
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.games.tokyo_metro.rules.scoring import decide, payouts, settle, worth_now
from kippu.games.tokyo_metro.rules.state import Draft, State


def random_game(seed: int, seats: int) -> Iterator[State]:
    rng = random.Random(seed)
    state = GAME.start(TokyoMetroOptions(), seats, Sampler(rng)).state
    yield state
    while waiting := GAME.to_act(state):
        actor = rng.choice(waiting)
        state = GAME.apply(state, actor, rng.choice(GAME.legal(state, actor)), Sampler(rng), 0).state
        yield state


def shares_paid(draft: Draft) -> dict[tuple[str, int], int]:
    return {(event.line, event.share): event.paid for event in draft.events if isinstance(event, SharePaid)}


def told(state: State) -> dict[tuple[str, int], int]:
    lines = zip(state.parts.board.line_ids, [shares for _, shares in payouts(state)], strict=True)
    return {(line, number): paid for line, shares in lines for number, paid in enumerate(shares, 1)}


@pytest.mark.parametrize("seed", range(4))
def test_everything_is_paid_as_it_was_told(seed: int) -> None:
    running = [*random_game(seed, 3)][:-1]
    draft = Draft(running[-1])
    for state in running:
        draft = Draft(state)
        settle(draft)
        cash = tuple(player.cash for player in draft.players)
        assert (worth_now(state, payouts(state)), told(state)) == (cash, shares_paid(draft))
        ranking = decide(cash, state.order).ranking
        assert GAME.view(state, 0).ranking == tuple(seat for (seat,) in ranking)
    assert any(line.stakes for line in draft.lines)


def test_in_the_end_a_view_tells_what_was_paid() -> None:
    *_, last = random_game(2, 3)
    assert any(line.stakes for line in last.lines)
    assert worth_now(last, payouts(last)) == tuple(player.cash for player in last.players)
    before = Draft(last)  # its stakes are paid already: they take nothing from the shares again
    before.lines = [type(line)(line.income, line.train, line.holders) for line in before.lines]
    settle(before)
    assert told(last) == shares_paid(before)
