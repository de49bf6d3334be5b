"""TOKYO METRO bots. They see what their seat may see, and nothing else."""

from kippu.core.game import AnyBot

BOTS: dict[str, AnyBot] = {}
