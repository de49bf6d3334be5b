"""A bot for any game: every legal command is equally likely."""

import random
from collections.abc import Sequence
from typing import Any


class RandomBot:
    """Plays at random."""

    def choose(self, view: object, options: Sequence[Any], rng: random.Random) -> Any:
        """Any one of the options."""
        del view
        return rng.choice(options)
