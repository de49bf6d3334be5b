"""`python -m kippu.games.metrox.fast.warm`: compile what thinking needs, once, before anybody waits for it."""

from kippu.core.chance import Seeded
from kippu.core.jit import COMPILED
from kippu.games.metrox.bots import BOTS, Player
from kippu.games.metrox.coach.advice import hint
from kippu.games.metrox.fast.kernel import play_at_random
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import MetroXOptions


def warm() -> None:
    """Let every level and the coach think once."""
    view = GAME.view(GAME.start(MetroXOptions(), 2, Seeded("warm")).state, 0)
    for bot in BOTS.values():
        assert isinstance(bot, Player)
        bot.values(view)
    hint(view)
    play_at_random(parts(MetroXOptions()), 1, 1, "warm")


if __name__ == "__main__" and COMPILED:
    warm()
