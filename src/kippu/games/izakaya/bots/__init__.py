"""IZAKAYA bots, weakest first. They see what their seat may see, and nothing else."""

from kippu.core.game import AnyBot
from kippu.games.izakaya.bots.players import Beginner, Planner

BOTS: dict[str, AnyBot] = {"beginner": Beginner()}
STAND_IN = "beginner"
GUIDE = Planner()
# Samples, and decisions looked ahead: `good` sees the answer to its move, `strong` about a round.
EFFORTS = {"good": (1, 1), "strong": (4, 7)}
