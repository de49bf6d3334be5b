"""A bot for any game that can judge its positions: plays on in states that fit what it sees.

It takes the few options that look best at once, and for each plays on for a while as the judge's quick
player would, the others too; what it comes to decides. No option sees other chance than the next one.
"""

import random
from collections.abc import Sequence
from heapq import nlargest
from typing import Any, Protocol

from kippu.core.chance import Sampler
from kippu.core.game import AnyGame


class Judge(Protocol):
    """What a game knows of its positions."""

    def value(self, state: Any, seat: int) -> float:
        """How good a position is for a player."""
        ...

    def candidates(self, state: Any, seat: int, options: Sequence[Any]) -> Sequence[Any]:
        """The options that are worth a look; never none."""
        ...

    def quick(self, state: Any, seat: int, rng: random.Random) -> Any:
        """A sensible choice, made quickly."""
        ...

    def horizon(self, state: Any) -> Any:
        """Something that changes where it is good to stop and judge, such as the number of the round."""
        ...


class Imagined:
    """Searches by playing on in imagined states."""

    def __init__(self, game: AnyGame, judge: Judge, *, width: int, stretches: int) -> None:
        self._game, self._judge = game, judge
        self._width, self._stretches = width, stretches

    def choose(self, view: Any, options: Sequence[Any], rng: random.Random) -> Any:
        """The option from which playing on leads furthest."""
        game, judge, seat = self._game, self._judge, view.viewer
        if len(options) == 1:
            return options[0]
        state, seed = game.imagine(view, Sampler(rng)), rng.random()
        kept = list(judge.candidates(state, seat, options))
        if len(kept) > self._width:
            kept = nlargest(self._width, kept, key=lambda one: self._at_once(state, seat, one, seed))
        if len(kept) == 1:
            return kept[0]
        return max(kept, key=lambda one: self._played_on(state, seat, one, seed))

    def _at_once(self, state: Any, seat: int, option: Any, seed: float) -> float:
        chance = Sampler(random.Random(seed))
        return self._judge.value(self._game.apply(state, seat, option, chance, 0).state, seat)

    def _played_on(self, state: Any, seat: int, option: Any, seed: float) -> float:
        """What an option comes to when everybody goes on as the quick player would."""
        game, judge, dice = self._game, self._judge, random.Random(seed)
        chance = Sampler(random.Random(seed + 1))
        left, stretch = self._stretches, judge.horizon(state)
        state = game.apply(state, seat, option, chance, 0).state
        while asked := game.to_act(state):
            now = judge.horizon(state)
            if now != stretch:
                stretch, left = now, left - 1
                if not left:
                    break
            actor = asked[0]
            assert isinstance(actor, int)
            state = game.apply(state, actor, judge.quick(state, actor, dice), chance, 0).state
        return judge.value(state, seat)
