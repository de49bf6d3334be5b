"""What processes on one PostgreSQL database tell each other."""

import asyncio
import logging
import secrets
from collections.abc import Iterable

import asyncpg

from kippu.server.store import Listener
from kippu.server.store.postgres_link import NOT_THERE, Connection, Link, PooledConnection

CHANNEL = "kippu"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 5.0  # seconds between two attempts to connect again

_log = logging.getLogger(__name__)


class News:
    """What processes tell each other: by notifications, heard on a connection that is made again when it is lost."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.sender = secrets.token_hex(4)  # who has told something need not hear it
        self.listener: Listener | None = None
        self._connection: Connection | None = None
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Listen from now on."""
        self._connection = connection = await self._connect()
        self._tasks = [asyncio.create_task(self._keep_listening(connection)), asyncio.create_task(self._pass_on())]

    async def close(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            await self._link.hang_up(self._connection)

    async def tell(self, connection: PooledConnection, table_ids: Iterable[str], text: str) -> None:
        """Tell the others, once the transaction is committed."""
        await connection.execute(
            "SELECT pg_notify($1, concat_ws(' ', $2::text, id, $4::text)) FROM unnest($3::text[]) AS id",
            CHANNEL,
            self.sender,
            list(table_ids),
            text,
        )

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, table_id, text = str(payload).split(" ", 2)
        if sender != self.sender:
            self._heard.put_nowait((table_id, text))

    async def _pass_on(self) -> None:
        while True:
            table_id, text = await self._heard.get()
            try:
                if self.listener is not None:
                    await self.listener(table_id, text)
            except Exception:  # noqa: BLE001 - it is told, and the next news may be passed on
                _log.exception("the news %s of table %s could not be passed on", text.split(" ")[0], table_id)

    async def _keep_listening(self, connection: Connection) -> None:
        while True:
            await self._until_lost(connection)
            _log.warning("the database is no longer heard; connecting again")
            self._connection = connection = await self._connect_again()
            self._heard.put_nowait(("", "resync"))  # nobody knows what was told meanwhile

    async def _connect_again(self) -> Connection:
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (*NOT_THERE, asyncpg.PostgresError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _connect(self) -> Connection:
        connection = await self._link.connect()
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _until_lost(self, connection: Connection) -> None:
        """Returns when a connection is closed; one that is silent is asked now and then if it still is there."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed():
            try:
                async with asyncio.timeout(self._link.patience):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except (*NOT_THERE, asyncpg.PostgresError):
                    connection.terminate()
