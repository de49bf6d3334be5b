"""The games, by id. A game is loaded when it is asked for."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from kippu.core import record
from kippu.core.errors import BadRecord, KippuError
from kippu.core.game import AnyGame
from kippu.core.record import AnyRecord

IDS = ("metrox", "tokyo_metro", "izakaya", "momotetsu")


def find(id_: str) -> AnyGame:
    """The game with this id."""
    if id_ not in IDS:
        raise KippuError("unknown_game", id=id_, known=", ".join(IDS))
    game: AnyGame = import_module(f"kippu.games.{id_}").GAME
    return game


def settings(id_: str) -> dict[str, Callable[[Path], object]]:
    """The options of a game that can be read from a file, each with its reader."""
    readers: dict[str, Callable[[Path], object]] = getattr(import_module(f"kippu.games.{id_}"), "READERS", {})
    return readers


def brings(id_: str, name: str) -> bool:
    """Whether a game has a module that not all games have: `coach`, `daily`, `picture`."""
    find(id_)
    return find_spec(f"kippu.games.{id_}.{name}") is not None


def extra(id_: str, name: str) -> ModuleType | None:
    """Such a module, loaded, if the game has it."""
    return import_module(f"kippu.games.{id_}.{name}") if brings(id_, name) else None


def read_record(line: bytes) -> tuple[AnyGame, AnyRecord]:
    """A record, with the game and rules it was played by."""
    head = record.header(line)
    if head.game not in IDS:
        raise BadRecord("unknown_game", id=head.game, known=", ".join(IDS))
    game = find(head.game)
    if head.rules != game.info.rules:
        raise BadRecord("unknown_rules", game=head.game, rules=head.rules, known=game.info.rules)
    return game, record.decode(game, line)
