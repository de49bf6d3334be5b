"""Bots by name: those for any game, and those a game brings along. All play from views alone."""

from importlib import import_module

from kippu.bots.random_bot import RandomBot
from kippu.bots.sampling import Effort, SamplingBot
from kippu.core.errors import KippuError
from kippu.core.game import AnyBot, AnyGame


def bots(game_id: str) -> dict[str, AnyBot]:
    """The bots that can play a game, weakest first: at random, by its own bots, and by search with its guide."""
    module = import_module(f"kippu.games.{game_id}.bots")
    own: dict[str, AnyBot] = module.BOTS
    efforts: dict[str, Effort] = getattr(module, "EFFORTS", {})
    game: AnyGame = import_module(f"kippu.games.{game_id}").GAME
    searching = {name: SamplingBot(game, module.GUIDE, *effort) for name, effort in efforts.items()}
    return {"random": RandomBot(), **own, **searching}


def usual_bot(game_id: str) -> str:
    """The bot that plays when nobody says which: the first that does better than by chance."""
    return list(bots(game_id))[1]


def find_bot(game_id: str, name: str) -> AnyBot:
    """The bot of this name."""
    known = bots(game_id)
    if name not in known:
        raise KippuError("unknown_bot", name=name, game=game_id, known=", ".join(known))
    return known[name]
