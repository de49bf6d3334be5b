"""The registry: games by id and rules version. A table or record is played by the version it began with.

Games are found in the entry point group `kippu.games`, so that one can come from any installed package; of two with
the same id the first on Python's path counts.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kippu.core import record
from kippu.core.errors import BadRecord, KippuError
from kippu.core.game import AnyGame
from kippu.core.plugin import Plugin
from kippu.core.record import AnyRecord

GROUP = "kippu.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def ids() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    return tuple(_installed())


@cache
def plugin(id_: str) -> Plugin:
    """What the game with this id brings."""
    if id_ not in _installed():
        raise KippuError("unknown_game", id=id_, known=", ".join(ids()))
    found = _installed()[id_].load()
    assert isinstance(found, Plugin)
    assert found.id == id_
    return found


def find(id_: str, rules: int | None = None) -> AnyGame:
    """A game by a version of its rules; without one, by the newest."""
    return plugin(id_).game(rules)


def read_record(line: bytes) -> tuple[AnyGame, AnyRecord]:
    """A record, with the game by the rules it was played by."""
    head = record.header(line)
    try:
        game = find(head.game, head.rules)
    except KippuError as error:
        raise BadRecord(error.code, **error.params) from error
    return game, record.decode(game, line)
