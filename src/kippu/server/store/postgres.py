"""The store in a PostgreSQL database: for any number of processes, which tell each other what is new.

What is appended while one commit is under way goes together into the next, as one statement. That statement also
notifies the other processes, so they hear of an entry once it is committed, and not before.
"""
# ruff: noqa: S608 - statements are put together here, but of our own words only

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

import asyncpg
import msgspec

from kippu.server.store import EntryRow, Listener, PlayerRow, ResultRow, Store, StoreUnavailable, TableRow, Taken
from kippu.server.store.migrations import migrations, next_step
from kippu.server.store.postgres_appends import Appends
from kippu.server.store.postgres_link import (
    NOT_THERE,
    Connection,
    Link,
    Pool,
    PooledConnection,
    our_words,
)
from kippu.server.store.postgres_news import News

_MIGRATING = int.from_bytes(b"kippu", "big")  # an advisory lock: one process at a time


class PostgresStore(Store):
    """Keeps everything in the database at `url`, on `connections` connections and one each for appends and news.

    A server that does not answer for `patience` seconds is not there.
    """

    def __init__(self, url: str, *, connections: int = 8, patience: float = 10.0) -> None:
        self._link = Link(url, patience)
        self._most = connections
        self._pool: Pool | None = None
        self._calls = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._news = News(self._link)
        self._appends = Appends(self._link, self._news.sender)

    async def open(self) -> None:
        try:
            connection = await self._link.connect(patient=True)
            try:
                await migrate(connection, migrations("postgres"))
            finally:
                await self._link.hang_up(connection)
            self._pool = await self._link.pool(self._most)
            await self._news.open()
        except (*NOT_THERE, asyncpg.PostgresError, ValueError) as error:
            await self.close()
            raise StoreUnavailable("store_not_opened", reason=str(error)) from error

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            async with asyncio.timeout(self._link.patience):
                await self._idle.wait()
                await pool.close()
        except NOT_THERE:
            pool.terminate()
        await self._appends.close()
        await self._news.close()

    @contextmanager
    def _call(self) -> Iterator[Pool]:
        """The pool, for something that is finished before the store closes."""
        if self._pool is None:
            raise StoreUnavailable("store_unavailable")
        self._calls += 1
        self._idle.clear()
        try:
            with our_words():
                yield self._pool
        finally:
            self._calls -= 1
            if not self._calls:
                self._idle.set()

    async def _read(self, query: str, *params: object) -> list[asyncpg.Record]:
        with self._call() as pool:
            return await pool.fetch(query, *params)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[PooledConnection]:
        """A connection with a transaction begun, which is committed at the end."""
        with self._call() as pool:
            async with pool.acquire(timeout=self._link.patience) as connection, connection.transaction():
                yield connection

    # --- tables -------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow) -> None:
        async with self._writing() as connection:
            key = await connection.fetchval(
                "INSERT INTO tables (id, game, rules, options, phase, open, settings, seed, created, revision, wakes) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING key",
                *msgspec.structs.astuple(row)[:-2],
            )
            await _seat(connection, key, row.players)
            await _lead(connection, key, row.codes)

    async def save_table(self, row: TableRow) -> TableRow:
        async with self._writing() as connection:
            found = await connection.fetchrow(
                "SELECT key, revision FROM tables WHERE id = $1 FOR NO KEY UPDATE", row.id
            )
            if found is None:
                raise LookupError(row.id)
            key, revision = found
            if revision != row.revision:
                raise Taken(f"revision {revision}")
            await connection.execute(
                "UPDATE tables SET phase = $2, open = $3, settings = $4, wakes = $5, revision = revision + 1 "
                "WHERE key = $1",
                key,
                row.phase,
                row.open,
                row.settings,
                row.wakes,
            )
            await _seat(connection, key, row.players)
            await _lead(connection, key, row.codes)
            await self._news.tell(connection, [row.id], "table")
        return msgspec.structs.replace(row, revision=row.revision + 1)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._read(f"{_SELECT_TABLES} WHERE id = $1", table_id)
        return _table(found[0]) if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        found = await self._read(f"{_SELECT_TABLES} WHERE key = (SELECT table_key FROM codes WHERE code = $1)", code)
        return _table(found[0]) if found else None

    async def waking_tables(self) -> list[str]:
        return [table for (table,) in await self._read("SELECT id FROM tables WHERE wakes ORDER BY key")]

    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        with self._call():
            if entries:
                await self._appends.ask(table_id, entries)

    async def entries(self, table_id: str, since: int = -1) -> list[EntryRow]:
        found = await self._read(
            "SELECT n, actor, client_id, body FROM entries "
            "WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND n > $2 ORDER BY n",
            table_id,
            since,
        )
        return [EntryRow(*row) for row in found]

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        found = await self._read(
            f"{_SELECT_TABLES} WHERE open AND phase <> 'over' ORDER BY created DESC, key DESC LIMIT $1", limit
        )
        return [_table(row) for row in found]

    async def tables_of(self, player_id: int, limit: int = 50) -> list[TableRow]:
        found = await self._read(
            f"{_SELECT_TABLES} WHERE key IN (SELECT table_key FROM seats WHERE player = $1) "
            "ORDER BY created DESC, key DESC LIMIT $2",
            player_id,
            limit,
        )
        return [_table(row) for row in found]

    async def keep_results(self, table_id: str, results: Sequence[ResultRow]) -> None:
        if not results:
            return
        async with self._writing() as connection:
            key = await connection.fetchval("SELECT key FROM tables WHERE id = $1", table_id)
            if key is None:
                raise LookupError(table_id)
            await connection.executemany(
                "INSERT INTO results (table_key, seat, player, kind, score, ended) "
                f"VALUES ($1, $2, {_MEANT.format('$3')}, $4, $5, $6) ON CONFLICT (table_key, seat) DO UPDATE "
                "SET player = excluded.player, kind = excluded.kind, score = excluded.score, ended = excluded.ended",
                [(key, one.seat, one.player, one.kind, one.score, one.ended) for one in results],
            )

    async def best_result(self, player_id: int, kind: str, before: int | None = None) -> int | None:
        found = await self._read(
            f"SELECT score FROM results WHERE player = {_MEANT.format('$1')} AND kind = $2 "
            "AND ($3::bigint IS NULL OR ended < $3) ORDER BY score DESC LIMIT 1",
            player_id,
            kind,
            before,
        )
        return found[0][0] if found else None

    # --- players ------------------------------------------------------------------------------------------

    async def create_player(self, token_hash: bytes, name: str, now: int) -> PlayerRow:
        async with self._writing() as connection:
            player = await connection.fetchval(
                "WITH made AS (INSERT INTO players (name, created) VALUES ($1, $2) RETURNING id) "
                "INSERT INTO tokens (player, hash, created) SELECT id, $3, $2 FROM made RETURNING player",
                name,
                now,
                token_hash,
            )
        return PlayerRow(id=player, name=name, created=now)

    async def player(self, token_hash: bytes) -> PlayerRow | None:
        found = await self._read(
            f"{_SELECT_PLAYERS} WHERE id = (SELECT player FROM tokens WHERE hash = $1)", token_hash
        )
        return PlayerRow(**found[0]) if found else None

    async def player_by_login(self, login: str) -> PlayerRow | None:
        found = await self._read(f"{_SELECT_PLAYERS} WHERE login = $1", login)
        return PlayerRow(**found[0]) if found else None

    async def set_account(self, player_id: int, login: str, password: str) -> None:
        async with self._writing() as connection:
            changed = await connection.execute(
                "UPDATE players SET login = $2, password = $3 WHERE id = $1 AND merged_into IS NULL",
                player_id,
                login,
                password,
            )
            if changed == "UPDATE 0":
                raise LookupError(player_id)

    async def add_token(self, player_id: int, token_hash: bytes, now: int) -> None:
        async with self._writing() as connection:
            await connection.execute(
                f"INSERT INTO tokens (player, hash, created) VALUES ({_MEANT.format('$1')}, $2, $3)",
                player_id,
                token_hash,
                now,
            )

    async def merge_players(self, kept: int, gone: int) -> list[str]:
        async with self._writing() as connection:
            # Nobody may sit down, or log in, as the one who is gone while this goes on.
            await connection.execute("LOCK TABLE seats, tokens, results IN SHARE ROW EXCLUSIVE MODE")
            (kept, _), (gone, login) = [await _meant(connection, player) for player in (kept, gone)]
            if kept == gone:
                return []
            if login is not None:
                raise ValueError("only a guest can become another player")
            found = await connection.fetch(
                "SELECT id FROM tables WHERE key IN (SELECT table_key FROM seats WHERE player = $1)", gone
            )
            tables = [table for (table,) in found]
            for change in (
                "UPDATE players SET merged_into = $1 WHERE $2 IN (id, merged_into)",
                "UPDATE seats SET player = $1 WHERE player = $2",
                "UPDATE tokens SET player = $1 WHERE player = $2",
                "UPDATE results SET player = $1 WHERE player = $2",
            ):
                await connection.execute(change, kept, gone)
            await self._news.tell(connection, tables, "table")
        return tables

    # --- other processes ----------------------------------------------------------------------------------

    async def tell(self, table_id: str, text: str) -> None:
        async with self._writing() as connection:
            await self._news.tell(connection, [table_id], text)

    def listen(self, listener: Listener) -> None:
        self._news.listener = listener


# --- rows -------------------------------------------------------------------------------------------------

# Whom an id means: a guest who has logged in is somebody else now. NULL for nobody, which no column takes.
_MEANT = "(SELECT coalesce(merged_into, id) FROM players WHERE id = {})"
_SELECT_TABLES = (
    "SELECT id, game, rules, options, phase, open, settings, seed, created, revision, wakes, "
    "ARRAY(SELECT player FROM seats WHERE table_key = tables.key ORDER BY place) AS players, "
    "ARRAY(SELECT code FROM codes WHERE table_key = tables.key ORDER BY code) AS codes FROM tables"
)
_SELECT_PLAYERS = "SELECT id, name, created, login, password FROM players"


def _table(row: asyncpg.Record) -> TableRow:
    return TableRow(**{**row, "players": tuple(row["players"]), "codes": tuple(row["codes"])})


async def _seat(connection: PooledConnection, key: int, players: Sequence[int]) -> None:
    await connection.execute("DELETE FROM seats WHERE table_key = $1 AND place >= $2", key, len(players))
    await connection.execute(
        f"INSERT INTO seats (table_key, place, player) SELECT $1, place - 1, {_MEANT.format('given')} "
        "FROM unnest($2::bigint[]) WITH ORDINALITY AS row (given, place) "
        "ON CONFLICT (table_key, place) DO UPDATE SET player = excluded.player WHERE seats.player <> excluded.player",
        key,
        players,
    )


async def _lead(connection: PooledConnection, key: int, codes: Sequence[str]) -> None:
    await connection.execute("DELETE FROM codes WHERE table_key = $1 AND code <> ALL($2::text[])", key, codes)
    await connection.execute(
        "INSERT INTO codes (code, table_key) SELECT code, $1 FROM unnest($2::text[]) AS given (code) "
        "WHERE code NOT IN (SELECT code FROM codes WHERE table_key = $1)",
        key,
        codes,
    )


async def _meant(connection: PooledConnection, player: int) -> tuple[int, str | None]:
    """Whom an id means, and that player's login."""
    found = await connection.fetchrow(f"SELECT id, login FROM players WHERE id = {_MEANT.format('$1')}", player)
    if found is None:
        raise LookupError(player)
    return found[0], found[1]


# --- the schema -------------------------------------------------------------------------------------------


async def migrate(connection: Connection, scripts: Sequence[str]) -> None:
    """Bring a database to the version of the last script, each step in a transaction of its own."""
    script: str | None = ""
    while script is not None:
        async with connection.transaction():
            # Whoever comes second waits here, and then finds that there is nothing left to do.
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
            version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
            script = next_step(scripts, version)
            if script is not None:
                await connection.execute(script)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", version + 1)
