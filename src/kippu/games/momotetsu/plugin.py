"""Real Momotetsu at its door."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kippu.core.game import AnyGame
from kippu.core.live import Live
from kippu.core.plugin import Bots, Plugin, Reader


def _rules(version: int) -> AnyGame:
    from kippu.games.momotetsu.game import VERSIONS

    return VERSIONS[version]


def _bots(game: AnyGame) -> Bots:
    from kippu.games.momotetsu.bots import BOTS, STAND_IN

    del game  # they see the same in every version
    return Bots(quick=BOTS, stand_in=STAND_IN)


def _readers() -> Mapping[str, Reader]:
    from kippu.games.momotetsu.kit.folder import read_kit, read_settings

    return {"kit": read_kit, "settings": read_settings}


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
    rules={version: partial(_rules, version) for version in (1, 2)},
    bots=_bots,
    readers=_readers,
    commands=_commands,
    live=_live,
    words=("kippu.games.momotetsu.terminal",),
)
