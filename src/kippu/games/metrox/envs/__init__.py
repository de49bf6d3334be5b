"""MetroX for researchers: Gymnasium (`solo`), PettingZoo (`table`) and OpenSpiel (`spiel`) environments.

Each module needs its project installed: `kippu[envs]` or `kippu[openspiel]`; `docs/research.md` tells more.
"""

from importlib import import_module
from typing import Any

ID = "kippu/MetroX-v0"


def register() -> None:
    """Make `gymnasium.make("kippu/MetroX-v0")` and `gymnasium.make_vec(...)` know the game."""
    gymnasium: Any = import_module("gymnasium")
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="kippu.games.metrox.envs.solo:MetroXEnv",
            vector_entry_point="kippu.games.metrox.envs.solo:MetroXVectorEnv",
        )
