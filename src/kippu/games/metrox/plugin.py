"""MetroX at its door."""

from collections.abc import Callable, Mapping
from typing import Any

from kippu.core.game import AnyGame
from kippu.core.plugin import Bots, Coach, Daily, Picture, Plugin, Reader


def _rules_1() -> AnyGame:
    from kippu.games.metrox.game import RULES_1

    return RULES_1


def _rules_2() -> AnyGame:
    from kippu.games.metrox.game import GAME

    return GAME


def _bots(game: AnyGame) -> Bots:
    from kippu.games.metrox import bots

    del game  # they see the same in every version
    return Bots(quick=bots.BOTS, stand_in=bots.STAND_IN, prepare=bots.prepare)


def _readers() -> Mapping[str, Reader]:
    from kippu.core.data import Source
    from kippu.games.metrox.rules.board import read_map
    from kippu.games.metrox.rules.deck import read_deck

    return {"map": lambda path: read_map(Source.read(path)), "deck": lambda path: read_deck(Source.read(path))}


def _coach() -> Coach:
    from kippu.games.metrox.coach import advice

    return advice


def _daily() -> Daily:
    from kippu.games.metrox.coach import daily

    return daily


def _picture() -> Picture:
    from kippu.games.metrox import picture

    return picture


def _terminal() -> Callable[[Any], None]:
    from kippu.games.metrox.terminal.session import play

    return play


def _commands() -> Mapping[str, Any]:
    from kippu.games.metrox.terminal.bound import bound
    from kippu.games.metrox.terminal.coach import coach
    from kippu.games.metrox.terminal.daily import daily
    from kippu.games.metrox.terminal.train import train

    return {"daily": daily, "coach": coach, "bound": bound, "train": train}


def _environment() -> None:
    from kippu.games.metrox.envs import register

    register()


PLUGIN = Plugin(
    id="metrox",
    package="kippu.games.metrox",
    place=1,
    rules={1: _rules_1, 2: _rules_2},
    bots=_bots,
    readers=_readers,
    coach=_coach,
    daily=_daily,
    picture=_picture,
    terminal=_terminal,
    commands=_commands,
    words=("kippu.games.metrox.terminal",),
    environment=_environment,
)
