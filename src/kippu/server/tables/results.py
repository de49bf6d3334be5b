"""What a person made of a game alone, to be compared with the own earlier ones. It follows from the log."""

from typing import Any, NamedTuple

import msgspec

from kippu.core.game import AnyGame, digest
from kippu.server.store import ResultRow
from kippu.server.tables.stored import StoredTable, last_time

ALONE = 1  # seat


def kind_of(game: AnyGame, options: object, seats: int) -> str:
    """What two results must share to be compared: the game, its rules, seats, and all options.

    An option that is as usual is not named, so that one which is added later makes no difference to earlier games.
    """
    chosen = _differing(msgspec.to_builtins(options), msgspec.to_builtins(game.info.options()))
    return digest({"game": game.info.id, "rules": game.info.rules, "seats": seats, "options": chosen})


def is_solo(stored: StoredTable) -> bool:
    """Whether one person plays here alone, and not a puzzle of the day: its deal may be known from others."""
    settings = stored.settings
    alone = len(settings.seats) == ALONE and settings.seats[0].player is not None
    return alone and settings.daily is None and settings.event is None


def counts(stored: StoredTable) -> bool:
    """Whether a person alone has made every decision so far: commands of people have ids, those of bots do not."""
    played = stored.table.entries() if stored.table else []
    return is_solo(stored) and all(one.id is not None for one in played if isinstance(one.actor, int))


class Comparison(NamedTuple):
    """With which results a game alone is compared: of a kind, from before it ended; and whether it counts itself."""

    kind: str
    ended: int | None
    counts: bool


def comparison(stored: StoredTable) -> Comparison:
    """With what this game is compared, under way or over."""
    table = stored.table
    ended = None if table is None or table.outcome is None else last_time(table)
    return Comparison(kind_of(stored.game, stored.options, ALONE), ended, counts(stored))


def solo_result(stored: StoredTable) -> ResultRow | None:
    """The result of a finished game alone, if it counts."""
    table, player = stored.table, stored.settings.seats[0].player
    kind, ended, does_count = comparison(stored)
    if table is None or table.outcome is None or ended is None or player is None or not does_count:
        return None
    return ResultRow(seat=0, player=player, kind=kind, score=table.outcome.scores[0], ended=ended)


def _differing(one: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not as usual."""
    return {
        name: _differing(value, usual[name]) if isinstance(value, dict) and isinstance(usual.get(name), dict) else value
        for name, value in one.items()
        if value != usual.get(name)
    }
