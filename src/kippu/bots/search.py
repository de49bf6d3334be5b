"""A bot for any game with a guide: it imagines what is hidden, tries promising moves, and plays each on for a while.

Every sample is one imagined state and one run of chance, the same for all moves that are compared; after each round
of samples the weaker half of the moves is dropped.
"""

import random
from collections.abc import Sequence
from typing import Any, Generic, Protocol

from kippu.core.chance import Sampler
from kippu.core.game import C, C_co, Game, S, V, V_contra


class Guide(Protocol[S, C_co, V_contra]):
    """What a search must know of a game beside its rules."""

    def imagine(self, view: V_contra, rng: random.Random) -> S:
        """A state that fits a view, with what is hidden as it may well be."""
        ...

    def candidates(self, state: S, seat: int, options: Sequence[Any]) -> Sequence[C_co]:
        """The few options worth a closer look."""
        ...

    def reply(self, state: S, seat: int, rng: random.Random) -> C_co:
        """What a sensible player does without thinking long."""
        ...

    def worth(self, state: S, seat: int) -> float:
        """How good a state is for a player."""
        ...

    def stretch(self, state: S) -> object:
        """What changes where it is good to stop and judge, such as the number of the round; or always the same."""
        ...


class Search(Generic[S, C, V]):
    """Tries every candidate in the same imagined games, to the end of a stretch or `depth` decisions far."""

    def __init__(self, game: Game[S, C, V], guide: Guide[S, C, V], samples: int, depth: int) -> None:
        self._game = game
        self._guide = guide
        self._samples = samples
        self._depth = depth

    def choose(self, view: V, options: Sequence[Any], rng: random.Random) -> C:
        """The candidate that does best in what was imagined."""
        seat: int = view.viewer  # type: ignore[attr-defined]
        left = list(self._guide.candidates(self._guide.imagine(view, rng), seat, options))
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
        game, guide, chance = self._game, self._guide, Sampler(rng)
        stretch, decisions = guide.stretch(state), 0
        state = game.apply(state, seat, command, chance, 0).state
        while decisions < self._depth and guide.stretch(state) == stretch and (waiting := game.to_act(state)):
            for actor in waiting:
                assert isinstance(actor, int)
                state = game.apply(state, actor, guide.reply(state, actor, rng), chance, 0).state
                decisions += 1
        return guide.worth(state, seat)
