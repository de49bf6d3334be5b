"""Bots by name: those for any game, and those a game brings along. All play from views alone."""

from functools import lru_cache

from kippu.bots.random_bot import RandomBot
from kippu.core.errors import KippuError
from kippu.core.game import AnyBot, AnyGame
from kippu.core.plugin import Bots
from kippu.core.versions import plugin


@lru_cache
def _brought(game: AnyGame) -> Bots:
    return plugin(game.info.id).bots(game)


def bots(game: AnyGame) -> dict[str, AnyBot]:
    """The bots that can play a game, weakest first: at random, quick ones, and those that think."""
    brought = _brought(game)
    return {"random": RandomBot(), **brought.quick, **brought.thinking}


def stand_in(game: AnyGame) -> str:
    """The bot that plays when nobody says which, and for a person who is gone."""
    return _brought(game).stand_in


def thinks(game: AnyGame, name: str) -> bool:
    """Whether a bot takes so long that others should not wait for it."""
    return name in _brought(game).thinking


def prepare(game: AnyGame) -> None:
    """Load what the bots of a game need, before somebody waits for one."""
    _brought(game).prepare()


def find_bot(game: AnyGame, name: str) -> AnyBot:
    """The bot of this name."""
    known = bots(game)
    if name not in known:
        raise KippuError("unknown_bot", name=name, game=game.info.id, known=", ".join(known))
    return known[name]
