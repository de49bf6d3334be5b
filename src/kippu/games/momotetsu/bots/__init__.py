"""Momotetsu bots for table play. They see what their seat may see, and nothing else."""

from kippu.core.game import AnyBot
from kippu.games.momotetsu.bots.baseline import Baseline
from kippu.games.momotetsu.bots.strong import Strong

BOTS: dict[str, AnyBot] = {"baseline": Baseline(), "strong": Strong()}
STAND_IN = "baseline"
