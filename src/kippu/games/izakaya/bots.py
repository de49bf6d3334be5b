"""IZAKAYA bots. They see what their seat may see, and nothing else."""

import random
from collections.abc import Sequence

from kippu.core.chance import Sampler
from kippu.core.game import AnyBot
from kippu.games.izakaya.legal import DECLINE, PASS
from kippu.games.izakaya.outlook import Option, Outlook, Weights
from kippu.games.izakaya.state import State
from kippu.games.izakaya.types import AnyCommand, View
from kippu.games.izakaya.view import imagine

_SHORT = Weights(floors=0.03, drinks=0.1, others=0.0)
_FAR = Weights(floors=0.12, drinks=0.25, others=1.0)


def ranked(state: State, seat: int, weights: Weights) -> list[Option]:
    """What a player may sensibly do, the most promising first."""
    outlook = Outlook(state, seat, weights)
    found = [*outlook.builds(), Option(0.0, DECLINE)] if state.bonus else [*outlook.best(), Option(0.0, PASS)]
    return sorted(found, key=lambda option: -option.gain)


class Beginner:
    """Looks at the own lots alone, and often takes the second or third best."""

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """Some good option."""
        if view.phase == "auction":
            return rng.choice(options[:3])
        assert isinstance(view.viewer, int)
        best = ranked(imagine(view, Sampler(rng)), view.viewer, _SHORT)
        return best[min(int(rng.expovariate(0.7)), len(best) - 1)].command


class Good:
    """Values lots by what they may become, counts what others gain, and looks at the answer to each move."""

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option that promises most."""
        if view.phase == "auction":
            return options[0]
        assert isinstance(view.viewer, int)
        best = ranked(imagine(view, Sampler(rng)), view.viewer, _FAR)
        return best[0].command


BOTS: dict[str, AnyBot] = {"beginner": Beginner(), "good": Good()}
