"""TOKYO METRO bots, weakest first. They see what their seat may see, and nothing else."""

from kippu.core.game import AnyBot
from kippu.games.tokyo_metro.bots.judge import Judge
from kippu.games.tokyo_metro.bots.players import Beginner, Good

GUIDE = Judge()
BOTS: dict[str, AnyBot] = {"beginner": Beginner(), "good": Good(GUIDE)}
STAND_IN = "good"
# Samples, and decisions looked ahead at most: `strong` sees about two turns of everybody.
EFFORTS = {"strong": (1, 5)}
