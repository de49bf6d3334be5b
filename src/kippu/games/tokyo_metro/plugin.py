"""TOKYO METRO at its door."""

from collections.abc import Mapping

from kippu.core.chart import Report
from kippu.core.game import AnyGame
from kippu.core.plugin import Bots, Plugin, Reader


def _rules_1() -> AnyGame:
    from kippu.games.tokyo_metro.game import RULES_1

    return RULES_1


def _rules_2() -> AnyGame:
    from kippu.games.tokyo_metro.game import GAME

    return GAME


def _bots(game: AnyGame) -> Bots:
    from kippu.games.tokyo_metro.bots import bots

    return bots(game)


def _readers() -> Mapping[str, Reader]:
    from kippu.core.data import Source
    from kippu.games.tokyo_metro.rules.files import read_cards, read_constants, read_map

    return {
        "map": lambda path: read_map(Source.read(path)),
        "cards": lambda path: read_cards(Source.read(path)),
        "constants": lambda path: read_constants(Source.read(path)),
    }


def _report(bots: tuple[str, ...]) -> Report:
    from kippu.games.tokyo_metro.report import Rounds

    return Rounds(bots)


PLUGIN = Plugin(
    id="tokyo_metro",
    package="kippu.games.tokyo_metro",
    place=2,
    rules={1: _rules_1, 2: _rules_2},
    bots=_bots,
    readers=_readers,
    report=_report,
)
