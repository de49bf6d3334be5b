"""Bots by name: those for any game, and those a game brings along. All play from views alone."""

from functools import cache
from importlib import import_module
from types import ModuleType

from kippu.bots.random_bot import RandomBot
from kippu.bots.search import Effort, Search
from kippu.core.errors import KippuError
from kippu.core.game import AnyBot
from kippu.games import find


def bots(game_id: str) -> dict[str, AnyBot]:
    """The bots that can play a game, weakest first: at random, by its own bots, and by search with its guide."""
    own: dict[str, AnyBot] = _module(game_id).BOTS
    return {"random": RandomBot(), **own, **_searching(game_id)}


@cache
def _searching(game_id: str) -> dict[str, AnyBot]:
    module, game = _module(game_id), find(game_id)
    efforts: dict[str, Effort] = getattr(module, "EFFORTS", {})
    return {name: Search(game, module.GUIDE, *effort) for name, effort in efforts.items()}


def stand_in(game_id: str) -> str:
    """The bot that plays when nobody says which, and for somebody who is gone: quick, and no fool."""
    name: str = _module(game_id).STAND_IN
    return name


def thinks(game_id: str, name: str) -> bool:
    """Whether a bot takes so long that others should not wait for it."""
    return name in _searching(game_id)


def prepare(game_id: str) -> None:
    """Load what the bots of a game need, before somebody waits for one."""
    getattr(_module(game_id), "prepare", bool)()


def _module(game_id: str) -> ModuleType:
    return import_module(f"kippu.games.{game_id}.bots")


def find_bot(game_id: str, name: str) -> AnyBot:
    """The bot of this name."""
    known = bots(game_id)
    if name not in known:
        raise KippuError("unknown_bot", name=name, game=game_id, known=", ".join(known))
    return known[name]
