"""The way to a PostgreSQL server: connections, and its errors in the words of the store."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import asyncpg

from kippu.server.store import StoreUnavailable, Taken

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
PooledConnection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

# The server cannot be reached, lets nobody in, stops, is full, or may only be read. Errors of other kinds are about
# what was asked.
NOT_THERE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.ObjectNotInPrerequisiteStateError,
)


class Link:
    """Where the database is, and how to connect to it; an answer has to come within `patience` seconds."""

    def __init__(self, url: str, patience: float) -> None:
        self.patience = patience
        self._how: dict[str, Any] = {
            "dsn": url,
            "timeout": patience,
            "server_settings": {"application_name": "kippu", "synchronous_commit": "on"},
        }

    async def connect(self, *, patient: bool = False) -> Connection:
        """One connection; a patient one waits for any answer as long as it takes."""
        connection: Connection = await asyncpg.connect(**self._how, command_timeout=None if patient else self.patience)
        return connection

    async def pool(self, most: int) -> Pool:
        """Up to `most` connections."""
        return await asyncpg.create_pool(**self._how, command_timeout=self.patience, min_size=1, max_size=most)

    async def hang_up(self, connection: Connection) -> None:
        """Close a connection, politely if there still is somebody to be polite to."""
        with suppress(*NOT_THERE):
            await connection.close(timeout=self.patience)


def is_not_there(error: Exception) -> bool:
    """Whether it is the server that fails."""
    # A value that fits no column is an InterfaceError too, but also a ValueError.
    return isinstance(error, NOT_THERE) and not isinstance(error, ValueError)


def in_our_words(error: Exception) -> Exception:
    """An error as the users of a store know it."""
    said: Exception
    if isinstance(error, asyncpg.UniqueViolationError):
        said = Taken(str(error))
    elif isinstance(error, asyncpg.ForeignKeyViolationError | asyncpg.NotNullViolationError):
        said = LookupError(str(error))
    elif isinstance(error, asyncpg.DataError):
        said = ValueError(str(error))
    elif is_not_there(error) or isinstance(error, asyncpg.TransactionRollbackError):
        said = StoreUnavailable("store_unavailable")
    else:
        return error
    said.__cause__ = error
    return said


@contextmanager
def our_words() -> Iterator[None]:
    """Raises what goes wrong inside in the words of the store."""
    try:
        yield
    except (*NOT_THERE, asyncpg.PostgresError) as error:
        said = in_our_words(error)
        raise said from said.__cause__
