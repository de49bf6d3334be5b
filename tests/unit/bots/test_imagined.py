"""The bot that plays on in imagined states, on a small game of its own."""

import random
from collections.abc import Sequence
from typing import Any

from kippu.bots.imagined import Imagined
from kippu.core.chance import Sampler
from tests.toys.gate import GATE, GateOptions


class Hoarder:
    """A judge of Ticket Gate: own coins are good; the first option is quick."""

    def __init__(self) -> None:
        self.looked_at: list[int] = []

    def value(self, state: Any, seat: int) -> float:
        return float(state.coins[seat])

    def candidates(self, state: Any, seat: int, options: Sequence[Any]) -> Sequence[Any]:
        del state, seat
        self.looked_at.append(len(options))
        return options

    def quick(self, state: Any, seat: int, rng: random.Random) -> Any:
        del rng
        return next(iter(GATE.legal(state, seat)))

    def horizon(self, state: Any) -> int:
        return int(state.rounds_left)


def chosen(bot: Imagined, seed: int = 1) -> Any:
    state = GATE.start(GateOptions(), 2, Sampler(random.Random(1))).state
    return bot.choose(GATE.view(state, 0), tuple(GATE.legal(state, 0)), random.Random(seed))


def test_it_takes_what_leads_to_the_best_position() -> None:
    assert GATE.to_text(chosen(Imagined(GATE, Hoarder(), width=9, stretches=1))) == "b0"


def test_the_same_dice_give_the_same_choice() -> None:
    bot = Imagined(GATE, Hoarder(), width=2, stretches=2)
    assert chosen(bot, 5) == chosen(bot, 5)


def test_the_only_option_needs_no_search() -> None:
    judge = Hoarder()
    state = GATE.start(GateOptions(), 2, Sampler(random.Random(1))).state
    option = next(iter(GATE.legal(state, 0)))
    assert (
        Imagined(GATE, judge, width=3, stretches=1).choose(GATE.view(state, 0), (option,), random.Random(1)) == option
    )
    assert judge.looked_at == []
