"""The thread that writes to SQLite."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from queue import SimpleQueue
from typing import Any, TypeAlias

from kippu.server.store import EntryRow, StoreUnavailable, Taken
from kippu.server.store.settling import settle

_JOBS_AT_ONCE = 1_000
_ROWS_AT_ONCE = 128

_Work: TypeAlias = Callable[[sqlite3.Connection], Any]
_Row: TypeAlias = tuple[str, int, str, str | None, bytes]  # of an entry: the table's id, n, actor, client id, body

# These say that something wrong was asked for. All other errors of SQLite are about locks, disks and damage.
_ASKED_WRONG = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
_IN_USE = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY")


@dataclass(eq=False, slots=True)
class _Job:
    """Something to be written, and the future of who waits for it. The entries of many jobs go in together."""

    work: _Work
    done: asyncio.Future[Any]
    rows: Sequence[_Row] = ()
    outcome: Any = None


class Writer(threading.Thread):
    """Owns the connection that writes; what waits is done in one transaction, and told when it is on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="kippu-store-writer", daemon=True)
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()

    def ask(self, work: _Work) -> asyncio.Future[Any]:
        """Have something done in a transaction."""
        return self._put(_Job(work, self._loop.create_future()))

    def append(self, table_id: str, entries: Sequence[EntryRow]) -> asyncio.Future[Any]:
        """Have entries kept, all or none."""
        rows = [(table_id, entry.n, entry.actor, entry.client_id, entry.body) for entry in entries]
        return self._put(_Job(lambda connection: _append(connection, rows), self._loop.create_future(), rows))

    def _put(self, job: "_Job") -> asyncio.Future[Any]:
        self._waiting.put(job)
        return job.done

    def finish(self) -> None:
        """Do what waits, and end."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        while jobs := self._take():
            self._carry_out(jobs)
            self._loop.call_soon_threadsafe(_settle, jobs)

    def _take(self) -> list[_Job]:
        """All that waits, at least one; nothing when it is time to end."""
        jobs: list[_Job] = []
        while (job := self._waiting.get()) is not None:
            jobs.append(job)
            if self._waiting.empty() or len(jobs) == _JOBS_AT_ONCE:
                return jobs
        if jobs:
            self._waiting.put(None)  # again, for the next time
        return jobs

    def _carry_out(self, jobs: Sequence[_Job]) -> None:
        """All jobs in one transaction; none has been done if it cannot be committed."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                if not job.rows:
                    self._alone(job)
            self._together([job for job in jobs if job.rows])
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it was, those who wait must hear of it
            with suppress(sqlite3.Error):  # it may have been rolled back already
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.outcome = StoreUnavailable("store_unavailable")
                job.outcome.__cause__ = error

    def _together(self, jobs: Sequence[_Job]) -> None:
        """Entries of all jobs in few statements: each statement may have to wait for the interpreter's lock."""
        rows = [row for job in jobs for row in job.rows]
        self._connection.execute("SAVEPOINT together")
        try:
            _append(self._connection, rows)
        except Exception as error:
            if _is_about_disk(error):
                raise
            self._connection.execute("ROLLBACK TO together")
            for job in jobs:
                self._alone(job)
        self._connection.execute("RELEASE together")

    def _alone(self, job: _Job) -> None:
        """One job, which spoils nothing for the others if it is refused."""
        self._connection.execute("SAVEPOINT job")
        try:
            job.outcome = job.work(self._connection)
        except Exception as error:
            if _is_about_disk(error):
                raise
            self._connection.execute("ROLLBACK TO job")
            job.outcome = _refusal(error)
        self._connection.execute("RELEASE job")


def _settle(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        settle(job.done, job.outcome)


def _is_about_disk(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and not isinstance(error, _ASKED_WRONG)


def _refusal(error: Exception) -> Exception:
    """An error as the users of a store know it."""
    said: Exception
    if isinstance(error, sqlite3.IntegrityError):
        said = Taken(str(error)) if error.sqlite_errorname in _IN_USE else LookupError(str(error))
    elif isinstance(error, sqlite3.DataError | OverflowError | UnicodeError):
        said = ValueError(str(error))
    else:
        return error
    said.__cause__ = error
    return said


def _append(connection: sqlite3.Connection, rows: Sequence[_Row]) -> None:
    start = 0
    while left := len(rows) - start:
        # Powers of two: so there are few different statements, and each is prepared only once.
        size = min(_ROWS_AT_ONCE, 1 << (left.bit_length() - 1))
        connection.execute(_insert_entries(size), list(chain.from_iterable(rows[start : start + size])))
        start += size


@lru_cache
def _insert_entries(count: int) -> str:
    row = "((SELECT key FROM tables WHERE id = ?), ?, ?, ?, ?)"
    return "INSERT INTO entries (table_key, n, actor, client_id, body) VALUES " + ", ".join([row] * count)  # noqa: S608
