"""IZAKAYA at its door."""

from kippu.core.game import AnyGame
from kippu.core.plugin import Bots, Plugin


def _first() -> AnyGame:
    from kippu.games.izakaya.game import FIRST

    return FIRST


def _rules() -> AnyGame:
    from kippu.games.izakaya.game import GAME

    return GAME


def _bots(game: AnyGame) -> Bots:
    from kippu.games.izakaya.bots import bots

    return bots(game)


PLUGIN = Plugin(id="izakaya", package="kippu.games.izakaya", place=3, rules={1: _first, 2: _rules}, bots=_bots)
