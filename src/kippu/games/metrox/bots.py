"""MetroX bots, from first-timer to master. They see what their seat may see, and nothing else.

The first-timer is `random`, who plays any game. The others weigh every option on the kernel: by a rule of thumb or by
what was learned in self-play, and now and then they err, the more the higher their temperature.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from kippu.core.game import AnyBot
from kippu.games.metrox.rules.types import AnyCommand, TakeBack, View

_RIVALS = 5  # that a player keeps an eye on, those with most points


@dataclass(frozen=True, slots=True)
class Player:
    """A player of some strength."""

    temperature: float  # how far from the best an option may be and still be chosen now and then, in points
    learned: bool = True  # whether it values by what was learned, else by a rule of thumb
    deep: bool = False  # whether it looks at every card that may come next

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option that promises most, or one not much worse; of equals any."""
        values = self.values(view)
        best: list[AnyCommand] = []
        most = -math.inf
        for option in options:
            if isinstance(option, TakeBack):
                continue
            value = values[option]
            if self.temperature:
                value -= self.temperature * math.log(-math.log(rng.random() or 0.5))
            if value > most:
                most, best = value, []
            if value == most:
                best.append(option)
        return rng.choice(best)

    def values(self, view: View) -> dict[AnyCommand, float]:
        """What every choice is worth for the viewer."""
        assert isinstance(view.viewer, int)
        position, mind = _module("position"), _module("mind")
        rivals = [seat for seat in range(len(view.sheets)) if seat != view.viewer] if self.learned else []
        rivals.sort(key=lambda seat: -view.sheets[seat].score.total)
        seen = position.of_view(view, [view.viewer, *rivals[:_RIVALS]])
        found = mind.mind(seen.parts, learned=self.learned).values(seen, 0, deep=self.deep)
        return {position.choice(seen.parts, action): value for action, value in found}


def _module(name: str) -> Any:
    """A module of the kernel, loaded when somebody thinks: numba takes a moment to load."""
    return import_module(f"kippu.games.metrox.fast.{name}")


def prepare() -> None:
    """Load the kernel, and let everybody think once."""
    _module("warm").warm()


# Weakest first; spaced evenly, as `kippu ladder metrox` shows. Their names for people are `bot-NAME`.
BOTS: dict[str, AnyBot] = {
    "casual": Player(2.8),
    "greedy": Player(0.0, learned=False),
    "expert": Player(0.58),
    "master": Player(0.0, deep=True),
}
STAND_IN = "greedy"
