"""TOKYO METRO bots, weakest first. They see what their seat may see, and nothing else."""

from kippu.core.game import AnyBot
from kippu.games.tokyo_metro.bots.judge import Judge
from kippu.games.tokyo_metro.bots.players import Beginner, Good

JUDGE = Judge()
BOTS: dict[str, AnyBot] = {"beginner": Beginner(), "good": Good(JUDGE)}
STAND_IN = "good"
# Bots that play on in imagined states: how many options they try, and for how many rounds.
SEARCH: dict[str, dict[str, int]] = {"strong": {"width": 3, "stretches": 1}}
