"""What was asked, answered and told at one table. The log must agree with all of it."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from kippu.core.record import AnyEntry, entry_type
from kippu.core.replay import replay, verify
from kippu.core.table import News
from kippu.core.versions import find, read_record
from kippu.server.protocol import encode
from kippu.server.store import EntryRow

Asked = tuple[int, str]  # seat and the client's id
_ENTRY = entry_type(find("metrox"))


class Violation(Exception):
    """The server has broken a promise."""


class Ledger:
    """Kept by the players of a table together."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.asked: dict[Asked, dict[str, Any]] = {}
        self.done: dict[Asked, int] = {}
        self.refused: set[Asked] = set()
        self.told: dict[int, dict[str, Any]] = {}
        self._digest = b""  # of the record

    def answered(self, asked: Asked, n: int) -> None:
        if self.done.setdefault(asked, n) != n:
            raise Violation(f"{self.table}: {asked} was stored as {self.done[asked]} and as {n}")

    def heard(self, entry: dict[str, Any]) -> None:
        """Everything in MetroX's news may be known to all, so all are told the same."""
        if (before := self.told.setdefault(entry["n"], entry)) != entry:
            raise Violation(f"{self.table}: entry {entry['n']} was told as {before} and as {entry}")

    def copy(self) -> "Ledger":
        """The ledger as it is now: what is stored from now on is more, never less."""
        now = Ledger(self.table)
        now.asked, now.done, now.told = dict(self.asked), dict(self.done), dict(self.told)
        now.refused = set(self.refused)
        return now

    # --- what the log has to say --------------------------------------------------------------------------

    def check(self, log: Sequence[AnyEntry]) -> int:
        """All that was acknowledged or told is in the log; how much of what was asked is in it without an answer."""
        if [entry.n for entry in log] != list(range(len(log))):
            raise Violation(f"{self.table}: the log has gaps")
        logged = [(entry.actor, entry.id) for entry in log if entry.id is not None]
        if twice := [asked for asked, times in Counter(logged).items() if times > 1]:
            raise Violation(f"{self.table}: carried out twice: {twice}")
        for asked, n in self.done.items():
            if n >= len(log) or (log[n].actor, log[n].id) != asked:
                raise Violation(f"{self.table}: {asked} was acknowledged as {n} and is lost")
            if msgspec.to_builtins(log[n].command) != self.asked[asked]:
                raise Violation(f"{self.table}: {asked} was stored as another command")
        for n, entry in self.told.items():
            if n >= len(log) or _news(log[n]) != entry:
                raise Violation(f"{self.table}: entry {n} was told and is lost: {entry}")
        if wrong := self.refused.intersection(logged):
            raise Violation(f"{self.table}: refused and carried out all the same: {wrong}")
        return len(self.asked.keys() & set(logged) - self.done.keys())

    def check_rows(self, rows: Sequence[EntryRow]) -> int:
        """The same, as the store has the log."""
        return self.check([msgspec.json.decode(row.body, type=_ENTRY) for row in rows])

    def check_record(self, line: bytes) -> None:
        """The game is over: its record replays and verifies, and has what was acknowledged and nothing else."""
        game, record = read_record(line.removesuffix(b"\n"))
        replay(game, record)
        verify(game, record)
        if self.check(record.log) or {entry.id for entry in record.log} - {id_ for _, id_ in self.asked} != {None}:
            raise Violation(f"{self.table}: carried out, but not asked for or not answered")
        _check_turns(self.table, len(record.seats), record.log)
        self._digest = hashlib.sha256(line).digest()

    def check_same(self, line: bytes) -> None:
        """The record is what it was when it was checked."""
        if hashlib.sha256(line).digest() != self._digest:
            raise Violation(f"{self.table}: its record has changed after the end")


def _news(entry: AnyEntry) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(encode(News(entry.n, entry.at, entry.actor, entry.events)))
    return told


def _check_turns(table: str, seats: int, log: Sequence[AnyEntry]) -> None:
    """Each seat has exactly one write per turn that was not taken back."""
    written: Counter[object] = Counter()
    for entry in log[1:]:
        command = msgspec.to_builtins(entry.command)["type"]
        written[entry.actor] += -1 if command == "take_back" else 1
        if {"card_turned", "ended"} & {msgspec.to_builtins(event)["type"] for event in entry.events}:
            if written != Counter(range(seats)):
                raise Violation(f"{table}: in the turn that entry {entry.n} closed, {written}")
            written.clear()
