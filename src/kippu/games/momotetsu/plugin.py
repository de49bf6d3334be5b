"""Real Momotetsu at its door."""

from collections.abc import Mapping
from typing import Any

from kippu.core.game import AnyGame
from kippu.core.live import Live
from kippu.core.plugin import Bots, Plugin, Reader


def _rules() -> AnyGame:
    from kippu.games.momotetsu.game import GAME

    return GAME


def _bots(game: AnyGame) -> Bots:
    from kippu.games.momotetsu.bots import BOTS, STAND_IN

    del game  # they see the same in every version
    return Bots(quick=BOTS, stand_in=STAND_IN)


def _readers() -> Mapping[str, Reader]:
    from kippu.games.momotetsu.kit.folder import read_kit

    return {"kit": read_kit}


def _commands() -> Mapping[str, Any]:
    from kippu.games.momotetsu.terminal.event import event

    return {"event": event}


def _live() -> Live:
    from kippu.games.momotetsu.live import door

    return door


PLUGIN = Plugin(
    id="momotetsu",
    package="kippu.games.momotetsu",
    place=4,
    rules={1: _rules},
    bots=_bots,
    readers=_readers,
    commands=_commands,
    live=_live,
    words=("kippu.games.momotetsu.terminal",),
)
