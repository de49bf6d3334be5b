"""The audit trail of a live event: who did what, when, why, and what came of it (RM-13.1)."""

import csv
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Any

import msgspec

from kippu.core.record import AnyEntry


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log. `made` is when a phone says that it was done, if it came later."""

    n: int
    at: str
    author: str
    command: Any
    reason: str
    events: tuple[Any, ...]
    made: str | None = None
    id: str | None = None


def audited(log: Sequence[AnyEntry], teams: Sequence[str]) -> Iterator[Line]:
    """The log, a line per entry."""
    for entry in log:
        inner = getattr(entry.command, "command", entry.command)  # what a game master does for a team
        made = getattr(inner, "made", None)
        yield Line(
            n=entry.n,
            at=_time(entry.at),
            author=teams[entry.actor] if isinstance(entry.actor, int) else entry.actor or "",
            command=entry.command,
            reason=getattr(entry.command, "reason", ""),
            events=entry.events,
            made=None if made is None else _time(made.at),
            id=entry.id,
        )


def as_csv(log: Sequence[AnyEntry], teams: Sequence[str]) -> str:
    """The same as a table; what could be read as a formula by a spreadsheet is not."""
    made = StringIO()
    table = csv.writer(made)
    table.writerow(("n", "at", "made", "author", "type", "reason", "command", "events"))
    for line in audited(log, teams):
        command = msgspec.to_builtins(line.command) or {}
        events = msgspec.json.encode(line.events).decode()
        cells = (line.at, line.made or "", line.author, command.get("type", ""), line.reason)
        table.writerow((line.n, *map(_plain, cells), msgspec.json.encode(command).decode(), events))
    return made.getvalue()


def _plain(cell: str) -> str:
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def _time(at: int) -> str:
    """A moment, as everybody reads it; a phone may have sent any number."""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    except (OverflowError, OSError, ValueError):
        return str(at)
