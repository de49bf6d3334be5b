"""TOKYO METRO bots, weakest first. They see what their seat may see, and nothing else."""

from kippu.bots.search import Search
from kippu.core.game import AnyGame
from kippu.core.plugin import Bots
from kippu.games.tokyo_metro.bots.judge import Judge
from kippu.games.tokyo_metro.bots.players import Beginner, Good

GUIDE = Judge()


def bots(game: AnyGame) -> Bots:
    """`strong` sees about two turns of everybody."""
    return Bots(
        quick={"beginner": Beginner(), "good": Good(GUIDE)},
        thinking={"strong": Search(game, GUIDE, samples=1, depth=5)},
        stand_in="good",
    )
