"""One table as the store has it: its row, its settings, and the game as its log has it.

Whoever changes it holds the room's lock. What is played here is in `table` at once, and counts when `commit` returns.
"""

import contextlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from kippu.core.chance import commitment
from kippu.core.errors import BadRecord, KippuError
from kippu.core.game import AnyGame, Viewer
from kippu.core.record import AnyEntry, AnyRecord, Entry, Record, Seat, command_type, read_entry, sealed
from kippu.core.table import Table
from kippu.core.versions import find
from kippu.server.clock import now
from kippu.server.store import EntryRow, ResultRow, Store, StoreUnavailable, TableRow, Taken
from kippu.server.tables.settings import Role, SeatState, Settings

RETRIES = 20
AnyTable: TypeAlias = Table[Any, Any, Any]


class StoredTable:
    """A table, read from the store and written to it."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self._store = store
        self.game: AnyGame = find(row.game, row.rules)
        self.options = msgspec.json.decode(row.options, type=self.game.info.options)
        self.commands = _decoder(self.game)
        self.table: AnyTable | None = None  # the game, once it has begun
        self.version = -1  # the last entry that is stored
        self._keep(row, msgspec.json.decode(row.settings, type=Settings))

    def _keep(self, row: TableRow, settings: Settings) -> None:
        self.row, self.settings = row, settings
        self.roles: dict[int, Role] = settings.roles

    def role(self, player: int | None) -> Viewer:
        """As whom a player acts and sees: for a seat, as game master, or not at all."""
        return "spectator" if player is None else self.roles.get(player, "spectator")

    def seat_of(self, player: int | None) -> int | None:
        """Where a player sits, or which team is theirs."""
        role = self.role(player)
        return role if isinstance(role, int) else None

    # --- the game -----------------------------------------------------------------------------------------

    async def reload(self) -> None:
        """The table as the store has it now. A game that was begun but has no log yet gets its first entry."""
        row = await self._store.table(self.row.id)
        if row is None:
            raise KippuError("no_table", id=self.row.id)
        self._keep(row, msgspec.json.decode(row.settings, type=Settings))
        if row.phase == "lobby":
            return
        new = await self._new_entries()
        if self.table is not None:
            self._follow(self.table, new)
            return
        if not new:
            with contextlib.suppress(Taken):
                await self._append(self.new_table(self.settings.began).entries())
            new = await self._new_entries()
        self.table = self._restored(new)
        self.version = self.table.version

    async def commit(self) -> list[AnyEntry]:
        """Store what was played since, and return it. What cannot be stored never happened.

        Raises `Taken` if another process was faster: then everything has to be played again after a `reload`.
        """
        table = self.table
        assert table is not None
        if played := table.entries(self.version):
            try:
                await self._append(played)
            except Taken:
                raise
            except BaseException:
                self.table = self._restored(table.entries()[: self.version + 1])
                with contextlib.suppress(StoreUnavailable):
                    await self.reload()  # the store may have it after all
                raise
            self.version = table.version
        return played

    def new_table(self, began: Sequence[SeatState]) -> AnyTable:
        """The game as it begins with these seats."""
        return Table(self.game, self.options, _record_seats(began), self.row.seed, at=now())

    def _follow(self, table: AnyTable, new: Sequence[AnyEntry]) -> None:
        """Go on as the store has it; what a table has beyond that never happened."""
        if table.version > self.version:
            self.table = table = self._restored(table.entries()[: self.version + 1])
        for entry in new:
            assert entry.actor is not None
            assert entry.command is not None
            table.submit(entry.actor, entry.command, at=entry.at, id=entry.id)
        if table.entries(self.version) != new:
            raise BadRecord("not_restored")
        self.version = table.version

    def _restored(self, log: Sequence[AnyEntry]) -> AnyTable:
        return Table.restore(self.game, self.options, _record_seats(self.settings.began), self.row.seed, log)

    async def _new_entries(self) -> list[AnyEntry]:
        """What the store has and nobody here has heard of."""
        return [read_entry(self.game, row.body) for row in await self._store.entries(self.row.id, self.version)]

    async def _append(self, entries: Sequence[AnyEntry]) -> None:
        rows = [EntryRow(one.n, str(one.actor), one.id, msgspec.json.encode(one)) for one in entries]
        await self._store.append(self.row.id, rows)

    async def keep_result(self, result: ResultRow | None) -> None:
        """Keep what somebody made of this game, if it counts."""
        if result is not None:
            await self._store.keep_results(self.row.id, [result])

    # --- what is not the game -----------------------------------------------------------------------------

    async def save(
        self, change: Callable[[Settings], Settings], *, phase: str | None = None, wakes: bool | None = None
    ) -> None:
        """Change the settings; if another process was faster, change what it made of them.

        Raises what `change` raises, and then nothing has changed.
        """
        for _ in range(RETRIES):
            settings = change(self.settings)
            row = msgspec.structs.replace(
                self.row,
                phase=phase or self.row.phase,
                wakes=self.row.wakes if wakes is None else wakes,
                settings=msgspec.json.encode(settings),
                players=tuple(settings.roles),
                codes=settings.event.codes if settings.event else (),
            )
            try:
                self._keep(await self._store.save_table(row), settings)
            except Taken:
                await self.reload()
                continue
            return
        raise RuntimeError("other processes are always faster")


def plain_record(row: TableRow, entries: Sequence[EntryRow]) -> AnyRecord:
    """The record of a finished game, as it is stored: for one whose rules are gone, so that nobody can replay it.

    What an event tells everybody is not what is stored, so that of an event is not given away.
    """
    settings = msgspec.json.decode(row.settings, type=Settings)
    if row.phase != "over" or settings.event is not None:
        raise KippuError("rules_gone", game=row.game, rules=row.rules)
    return sealed(
        Record(
            game=row.game,
            rules=row.rules,
            options=msgspec.json.decode(row.options),
            seats=_record_seats(settings.began),
            commitment=commitment(row.seed),
            log=tuple(msgspec.json.decode(entry.body, type=Entry[Any, Any]) for entry in entries),
            seed=row.seed,
        )
    )


@lru_cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """What reads the commands that people send."""
    return msgspec.json.Decoder(command_type(game))


def _record_seats(began: Sequence[SeatState]) -> tuple[Seat, ...]:
    return tuple(Seat(seat.name, None if seat.player is not None else seat.bot) for seat in began)


def next_time(table: AnyTable) -> int:
    """The time of the next entry: never before the last one, whatever the machine's clock does."""
    return max(now(), last_time(table))


def last_time(table: AnyTable) -> int:
    """When the last entry was made."""
    return table.entries(table.version - 1)[0].at
