"""The store in one SQLite file: for one process, with nothing to set up.

One thread owns the connection that writes. It takes everything that waits, does it in one transaction, and only
when that is on disk do those who wait hear of it. Others read on connections of their own meanwhile.
"""
# ruff: noqa: S608 - statements are put together here, but of our own words only

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from kippu.server.store import EntryRow, Listener, PlayerRow, ResultRow, Store, StoreUnavailable, TableRow, Taken
from kippu.server.store.migrations import migrations, next_step
from kippu.server.store.sqlite_writer import Writer

_READERS = 4
_PAUSE = 0.01  # seconds between two attempts to open a file that others are opening

T = TypeVar("T")
Args = TypeVarTuple("Args")


class SqliteStore(Store):
    """Keeps everything in the file at `path`; whoever finds it locked waits for `patience` seconds."""

    def __init__(self, path: str, *, patience: float = 5.0) -> None:
        self._path = Path(path)
        self._patience = patience
        self._writer: Writer | None = None
        self._idle: list[sqlite3.Connection] = []
        self._connections = ExitStack()

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._connect_patiently)
        except (sqlite3.Error, OSError) as error:
            raise StoreUnavailable("store_not_opened", reason=str(error)) from error
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="kippu-store-reader")
        self._writer = Writer(self._writing)
        self._writer.start()

    def _connect_patiently(self) -> None:
        until = time.monotonic() + self._patience
        while True:
            try:
                return self._connect_all()
            except sqlite3.OperationalError as error:
                # SQLite waits for most locks by itself, but not for the one to begin or end write-ahead logging.
                if not error.sqlite_errorname.startswith("SQLITE_BUSY") or time.monotonic() > until:
                    raise
                time.sleep(_PAUSE)

    def _connect_all(self) -> None:
        with ExitStack() as opened:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(mode=0o600)  # it holds the seeds of running games
            with self._connected() as connection:
                connection.execute("PRAGMA foreign_keys = OFF")  # a migration may have to make a table again
                migrate(connection, migrations("sqlite"))
            self._writing = opened.enter_context(self._connected())
            self._idle = [opened.enter_context(self._connected()) for _ in range(_READERS)]
            self._connections = opened.pop_all()

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        with closing(
            sqlite3.connect(self._path, self._patience, isolation_level=None, check_same_thread=False)
        ) as opened:
            opened.execute("PRAGMA journal_mode = WAL")
            opened.execute("PRAGMA synchronous = FULL")
            opened.execute("PRAGMA fullfsync = ON")  # or a Mac's disk may still have it in its cache only
            opened.execute("PRAGMA foreign_keys = ON")
            yield opened

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.to_thread(self._disconnect_all, writer)

    def _disconnect_all(self, writer: Writer) -> None:
        writer.finish()
        self._readers.shutdown()
        self._connections.close()

    async def _write(self, work: Callable[[sqlite3.Connection, *Args], T], *args: *Args) -> T:
        if self._writer is None:
            raise StoreUnavailable("store_unavailable")
        done: T = await self._writer.ask(lambda connection: work(connection, *args))
        return done

    async def _read(self, query: str, *params: object) -> list[Any]:
        if self._writer is None:
            raise StoreUnavailable("store_unavailable")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._select, query, params)

    def _select(self, query: str, params: Sequence[object]) -> list[Any]:
        connection = self._idle.pop()  # there are as many as there are threads
        try:
            return connection.execute(query, params).fetchall()
        except sqlite3.Error as error:
            raise StoreUnavailable("store_unavailable") from error
        finally:
            self._idle.append(connection)

    # --- tables -------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow) -> None:
        await self._write(_create_table, row)

    async def save_table(self, row: TableRow) -> TableRow:
        await self._write(_save_table, row)
        return msgspec.structs.replace(row, revision=row.revision + 1)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._read(f"{_SELECT_TABLES} WHERE id = ?", table_id)
        return _table(found[0]) if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        found = await self._read(f"{_SELECT_TABLES} WHERE key = (SELECT table_key FROM codes WHERE code = ?)", code)
        return _table(found[0]) if found else None

    async def waking_tables(self) -> list[str]:
        return [table for (table,) in await self._read("SELECT id FROM tables WHERE wakes ORDER BY key")]

    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        if self._writer is None:
            raise StoreUnavailable("store_unavailable")
        if entries:
            await self._writer.append(table_id, entries)

    async def entries(self, table_id: str, since: int = -1) -> list[EntryRow]:
        found = await self._read(
            "SELECT n, actor, client_id, body FROM entries "
            "WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND n > ? ORDER BY n",
            table_id,
            since,
        )
        return [EntryRow(*row) for row in found]

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        found = await self._read(
            f"{_SELECT_TABLES} WHERE open AND phase <> 'over' ORDER BY created DESC, key DESC LIMIT ?", limit
        )
        return [_table(row) for row in found]

    async def tables_of(self, player_id: int, limit: int = 50) -> list[TableRow]:
        found = await self._read(
            f"{_SELECT_TABLES} WHERE key IN (SELECT table_key FROM seats WHERE player = ?) "
            "ORDER BY created DESC, key DESC LIMIT ?",
            player_id,
            limit,
        )
        return [_table(row) for row in found]

    async def keep_results(self, table_id: str, results: Sequence[ResultRow]) -> None:
        if results:
            await self._write(_keep_results, table_id, results)

    async def best_result(self, player_id: int, kind: str, before: int | None = None) -> int | None:
        found = await self._read(
            f"SELECT score FROM results WHERE player = {_MEANT} AND kind = ? AND (? IS NULL OR ended < ?) "
            "ORDER BY score DESC LIMIT 1",  # the index has them in this order: seldom is more than one looked at
            player_id,
            kind,
            before,
            before,
        )
        return found[0][0] if found else None

    # --- players ------------------------------------------------------------------------------------------

    async def create_player(self, token_hash: bytes, name: str, now: int) -> PlayerRow:
        return PlayerRow(id=await self._write(_create_player, token_hash, name, now), name=name, created=now)

    async def player(self, token_hash: bytes) -> PlayerRow | None:
        found = await self._read(f"{_SELECT_PLAYERS} WHERE id = (SELECT player FROM tokens WHERE hash = ?)", token_hash)
        return _player(found[0]) if found else None

    async def player_by_login(self, login: str) -> PlayerRow | None:
        found = await self._read(f"{_SELECT_PLAYERS} WHERE login = ?", login)
        return _player(found[0]) if found else None

    async def set_account(self, player_id: int, login: str, password: str) -> None:
        await self._write(_set_account, player_id, login, password)

    async def add_token(self, player_id: int, token_hash: bytes, now: int) -> None:
        await self._write(_add_token, player_id, token_hash, now)

    async def merge_players(self, kept: int, gone: int) -> list[str]:
        return await self._write(_merge_players, kept, gone)

    # --- other processes: there are none ------------------------------------------------------------------

    async def tell(self, table_id: str, text: str) -> None:
        pass

    def listen(self, listener: Listener) -> None:
        pass


# --- what is written --------------------------------------------------------------------------------------

# Whom an id means: a guest who has logged in is somebody else now. NULL for nobody, which no column takes.
_MEANT = "(SELECT coalesce(merged_into, id) FROM players WHERE id = ?)"


def _create_table(connection: sqlite3.Connection, row: TableRow) -> None:
    made = connection.execute(
        "INSERT INTO tables (id, game, rules, options, phase, open, settings, seed, created, revision, wakes) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        msgspec.structs.astuple(row)[:-2],
    )
    _seat(connection, made.lastrowid, row.players)
    _lead(connection, made.lastrowid, row.codes)


def _save_table(connection: sqlite3.Connection, row: TableRow) -> None:
    found = connection.execute("SELECT key, revision FROM tables WHERE id = ?", (row.id,)).fetchone()
    if found is None:
        raise LookupError(row.id)
    key, revision = found
    if revision != row.revision:
        raise Taken(f"revision {revision}")
    connection.execute(
        "UPDATE tables SET phase = ?, open = ?, settings = ?, wakes = ?, revision = revision + 1 WHERE key = ?",
        (row.phase, row.open, row.settings, row.wakes, key),
    )
    _seat(connection, key, row.players)
    _lead(connection, key, row.codes)


def _lead(connection: sqlite3.Connection, key: int | None, codes: Sequence[str]) -> None:
    there = {code for (code,) in connection.execute("SELECT code FROM codes WHERE table_key = ?", (key,))}
    connection.executemany("DELETE FROM codes WHERE code = ?", [(code,) for code in there.difference(codes)])
    connection.executemany(
        "INSERT INTO codes (code, table_key) VALUES (?, ?)", [(code, key) for code in codes if code not in there]
    )


def _seat(connection: sqlite3.Connection, key: int | None, players: Sequence[int]) -> None:
    connection.execute("DELETE FROM seats WHERE table_key = ? AND place >= ?", (key, len(players)))
    connection.executemany(
        f"INSERT INTO seats (table_key, place, player) VALUES (?, ?, {_MEANT}) "
        "ON CONFLICT (table_key, place) DO UPDATE SET player = excluded.player WHERE player <> excluded.player",
        [(key, place, player) for place, player in enumerate(players)],
    )


def _keep_results(connection: sqlite3.Connection, table_id: str, results: Sequence[ResultRow]) -> None:
    found = connection.execute("SELECT key FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise LookupError(table_id)
    connection.executemany(
        f"INSERT INTO results (table_key, seat, player, kind, score, ended) VALUES (?, ?, {_MEANT}, ?, ?, ?) "
        "ON CONFLICT (table_key, seat) DO UPDATE "
        "SET player = excluded.player, kind = excluded.kind, score = excluded.score, ended = excluded.ended",
        [(found[0], one.seat, one.player, one.kind, one.score, one.ended) for one in results],
    )


def _create_player(connection: sqlite3.Connection, token_hash: bytes, name: str, now: int) -> int:
    made = connection.execute("INSERT INTO players (name, created) VALUES (?, ?)", (name, now)).lastrowid
    assert made is not None
    _add_token(connection, made, token_hash, now)
    return made


def _add_token(connection: sqlite3.Connection, player: int, token_hash: bytes, now: int) -> None:
    connection.execute(
        f"INSERT INTO tokens (player, hash, created) VALUES ({_MEANT}, ?, ?)",
        (player, token_hash, now),
    )


def _set_account(connection: sqlite3.Connection, player: int, login: str, password: str) -> None:
    changed = connection.execute(
        "UPDATE players SET login = ?, password = ? WHERE id = ? AND merged_into IS NULL", (login, password, player)
    )
    if not changed.rowcount:
        raise LookupError(player)


def _merge_players(connection: sqlite3.Connection, kept: int, gone: int) -> list[str]:
    (kept, _), (gone, login) = (_meant(connection, player) for player in (kept, gone))
    if kept == gone:
        return []
    if login is not None:
        raise ValueError("only a guest can become another player")
    tables = connection.execute(
        "SELECT id FROM tables WHERE key IN (SELECT table_key FROM seats WHERE player = ?)", (gone,)
    ).fetchall()
    connection.execute("UPDATE players SET merged_into = ? WHERE ? IN (id, merged_into)", (kept, gone))
    connection.execute("UPDATE seats SET player = ? WHERE player = ?", (kept, gone))
    connection.execute("UPDATE tokens SET player = ? WHERE player = ?", (kept, gone))
    connection.execute("UPDATE results SET player = ? WHERE player = ?", (kept, gone))
    return [table for (table,) in tables]


def _meant(connection: sqlite3.Connection, player: int) -> tuple[int, str | None]:
    """Whom an id means, and that player's login."""
    found = connection.execute(f"SELECT id, login FROM players WHERE id = {_MEANT}", (player,)).fetchone()
    if found is None:
        raise LookupError(player)
    return found[0], found[1]


# --- what is read -----------------------------------------------------------------------------------------

_SELECT_TABLES = (
    "SELECT id, game, rules, options, phase, open, settings, seed, created, revision, wakes, "
    "(SELECT group_concat(player) FROM (SELECT player FROM seats WHERE table_key = tables.key ORDER BY place)), "
    "(SELECT group_concat(code) FROM (SELECT code FROM codes WHERE table_key = tables.key ORDER BY code)) FROM tables"
)
_SELECT_PLAYERS = "SELECT id, name, created, login, password FROM players"


def _table(row: Sequence[Any]) -> TableRow:
    fields = dict(zip(TableRow.__struct_fields__, row, strict=True))
    fields["open"], fields["wakes"] = bool(fields["open"]), bool(fields["wakes"])
    fields["players"] = tuple(map(int, fields["players"].split(","))) if fields["players"] else ()
    fields["codes"] = tuple(fields["codes"].split(",")) if fields["codes"] else ()
    return TableRow(**fields)


def _player(row: Sequence[Any]) -> PlayerRow:
    return PlayerRow(**dict(zip(PlayerRow.__struct_fields__, row, strict=True)))


# --- the schema -------------------------------------------------------------------------------------------


def migrate(connection: sqlite3.Connection, scripts: Sequence[str]) -> None:
    """Bring a database to the version of the last script, each step in a transaction of its own."""
    script: str | None = ""
    while script is not None:
        # Whoever comes second waits here, and then finds that there is nothing left to do.
        connection.execute("BEGIN IMMEDIATE")
        try:
            version: int = connection.execute("PRAGMA user_version").fetchone()[0]
            script = next_step(scripts, version)
            if script is not None:
                for statement in _statements(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    """The statements of a script: `executescript` would commit before it begins."""
    statement = ""
    for piece in script.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
