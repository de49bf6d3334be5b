"""The search that any game with a guide can use, on the smallest game there is."""

import random
from collections.abc import Sequence

import pytest

from kippu.bots.search import Search
from kippu.core.chance import Sampler, Seeded
from tests.toys.gate.game import GATE, AnyCommand, Bid, Done, GateOptions, State, Step, View


class Walker:
    """A guide to Ticket Gate: walk as far as you can; others are thought to bid one coin."""

    def __init__(self) -> None:
        self.imagined = 0
        self.judged: list[int] = []  # rounds left when it was judged

    def imagine(self, view: View, rng: random.Random) -> State:
        self.imagined += 1
        return GATE.imagine(view, Sampler(rng))

    def candidates(self, state: State, seat: int, options: Sequence[AnyCommand]) -> Sequence[AnyCommand]:
        del state, seat
        return [command for command in options if isinstance(command, Bid | Step | Done)]

    def reply(self, state: State, seat: int, rng: random.Random) -> AnyCommand:
        options = self.candidates(state, seat, GATE.legal(state, seat))
        steps = [option for option in options if isinstance(option, Step)]
        return max(steps, key=lambda step: step.to) if steps else rng.choice(options[:2])

    def worth(self, state: State, seat: int) -> float:
        self.judged.append(state.rounds_left)
        return state.places[seat] - max(place for other, place in enumerate(state.places) if other != seat)

    def stretch(self, state: State) -> int:
        return state.rounds_left


def choose(state: State, seat: int, samples: int = 8, depth: int = 9, seed: int = 1) -> AnyCommand:
    bot = Search(GATE, Walker(), samples, depth)
    return bot.choose(GATE.view(state, seat), GATE.legal(state, seat), random.Random(seed))


@pytest.fixture
def auction() -> State:
    return GATE.start(GateOptions(rounds=1), 2, Seeded("gate")).state


def walking(auction: State) -> State:
    """The first seat has won with two coins and has three steps."""
    state = GATE.apply(auction, 0, Bid(2), Seeded("bids"), 0).state
    return GATE.apply(state, 1, Bid(0), Seeded("bids"), 0).state


def test_it_walks_on_as_long_as_it_can(auction: State) -> None:
    assert choose(walking(auction), 0) == Step(1)
    assert choose(walking(auction), 0, samples=1, depth=1) == Step(1)


def test_in_the_last_round_it_bids_to_win(auction: State) -> None:
    chosen = choose(auction, 0, samples=30)
    assert isinstance(chosen, Bid)
    assert chosen.coins >= 2


def test_what_others_have_hidden_makes_no_difference(auction: State) -> None:
    chosen = set()
    for coins in range(4):
        state = GATE.apply(auction, 1, Bid(coins), Seeded("hidden"), 0).state
        chosen.add(choose(state, 0))
    assert len(chosen) == 1


def test_the_same_dice_give_the_same_choice(auction: State) -> None:
    assert {choose(auction, 0, samples=2, seed=5) for _ in range(3)} == {choose(auction, 0, samples=2, seed=5)}


def test_it_judges_at_the_end_of_a_stretch() -> None:
    guide = Walker()
    state = GATE.start(GateOptions(rounds=3), 2, Seeded("gate")).state
    Search(GATE, guide, 1, 1_000).choose(GATE.view(state, 0), GATE.legal(state, 0), random.Random(1))
    assert set(guide.judged) == {state.rounds_left - 1}


def test_one_candidate_needs_no_samples(auction: State) -> None:
    guide = Walker()
    state = walking(auction)
    for to in (1, 2, 3):
        state = GATE.apply(state, 0, Step(to), Seeded("steps"), 0).state
    assert Search(GATE, guide, 100, 100).choose(GATE.view(state, 0), (Done(),), random.Random(1)) == Done()
    assert guide.imagined == 1
