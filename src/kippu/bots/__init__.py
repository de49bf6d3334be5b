"""Bots by name: those for any game, and those a game brings along. All play from views alone."""

from importlib import import_module

from kippu.bots.imagined import Imagined
from kippu.bots.random_bot import RandomBot
from kippu.core.errors import KippuError
from kippu.core.game import AnyBot
from kippu.games import find


def bots(game_id: str) -> dict[str, AnyBot]:
    """The bots that can play a game, weakest first."""
    module = import_module(f"kippu.games.{game_id}.bots")
    search: dict[str, dict[str, int]] = getattr(module, "SEARCH", {})
    searching = {name: Imagined(find(game_id), module.JUDGE, **how) for name, how in search.items()}
    return {"random": RandomBot(), **module.BOTS, **searching}


def quick_bot(game_id: str) -> str:
    """The name of the best bot of a game that does not search."""
    own: dict[str, AnyBot] = import_module(f"kippu.games.{game_id}.bots").BOTS
    return list(own)[-1]


def find_bot(game_id: str, name: str) -> AnyBot:
    """The bot of this name."""
    known = bots(game_id)
    if name not in known:
        raise KippuError("unknown_bot", name=name, game=game_id, known=", ".join(known))
    return known[name]
