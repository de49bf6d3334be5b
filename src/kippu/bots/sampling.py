"""A bot for any game with a guide: it imagines what is hidden, tries promising moves, and plays each on for a while.

Every sample is one imagined state and one run of chance, the same for all moves that are compared; after each round
of samples the weaker half of the moves is dropped.
"""

import random
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeAlias

from kippu.core.chance import Sampler
from kippu.core.game import C, C_co, Game, S, V, V_contra

Effort: TypeAlias = tuple[int, int]  # samples for each round of candidates, and how many decisions each looks ahead


class Guide(Protocol[S, C_co, V_contra]):
    """What a search must know of a game beside its rules."""

    def imagine(self, view: V_contra, rng: random.Random) -> S:
        """A state that fits a view, with what is hidden as it may well be."""
        ...

    def candidates(self, state: S, seat: int) -> Sequence[C_co]:
        """The few options worth a closer look, the best first."""
        ...

    def reply(self, state: S, seat: int, rng: random.Random) -> C_co:
        """What a sensible player does without thinking long."""
        ...

    def worth(self, state: S, seat: int) -> float:
        """How good a state is for a player."""
        ...


class SamplingBot(Generic[S, C, V]):
    """Tries every candidate in the same imagined games, `depth` decisions far."""

    def __init__(self, game: Game[S, C, V], guide: Guide[S, C, V], samples: int, depth: int) -> None:
        self._game = game
        self._guide = guide
        self._samples = samples
        self._depth = depth

    def choose(self, view: V, options: Sequence[Any], rng: random.Random) -> C:
        """The candidate that does best in what was imagined."""
        del options  # candidates are options
        seat: int = view.viewer  # type: ignore[attr-defined]
        left = list(self._guide.candidates(self._guide.imagine(view, rng), seat))
        while len(left) > 1:
            totals = dict.fromkeys(range(len(left)), 0.0)
            for _ in range(self._samples):
                state, seed = self._guide.imagine(view, rng), rng.random()
                for at, command in enumerate(left):
                    totals[at] += self._tried(state, seat, command, random.Random(seed))
            best = sorted(totals, key=lambda at: -totals[at])
            left = [left[at] for at in best[: len(left) // 2]]
        return left[0]

    def _tried(self, state: S, seat: int, command: C, rng: random.Random) -> float:
        """What a command leads to when all play on sensibly."""
        game, chance = self._game, Sampler(rng)
        state = game.apply(state, seat, command, chance, 0).state
        decisions = 0
        while decisions < self._depth and (waiting := game.to_act(state)):
            for actor in waiting:
                assert isinstance(actor, int)
                state = game.apply(state, actor, self._guide.reply(state, actor, rng), chance, 0).state
                decisions += 1
        return self._guide.worth(state, seat)
