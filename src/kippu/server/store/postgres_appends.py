"""Entries on their way into PostgreSQL: all that wait at once, one commit after another."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from kippu.server.store import EntryRow, Taken
from kippu.server.store.postgres_link import Connection, Link, in_our_words, is_not_there
from kippu.server.store.postgres_news import CHANNEL
from kippu.server.store.settling import settle

_JOBS_AT_ONCE = 1_000

# Rows go in by table and number, so two processes that want the same ones wait for each other, but never both ways.
_APPEND = """
WITH given AS MATERIALIZED (
    SELECT nextval('entries_serial') AS serial, job, id, key, n, actor, client_id, body
    FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::bytea[])
        AS row (job, table_id, n, actor, client_id, body)
    LEFT JOIN tables ON id = table_id
), kept AS (
    INSERT INTO entries (table_key, n, actor, client_id, body, serial)
    SELECT key, n, actor, client_id, body, serial FROM given WHERE key IS NOT NULL ORDER BY key, n, serial
    ON CONFLICT DO NOTHING
    RETURNING serial
)
SELECT job, key IS NOT NULL AS known, kept.serial IS NOT NULL AS kept,
    CASE WHEN kept.serial IS NOT NULL THEN pg_notify($7, concat_ws(' ', $8::text, id, 'entry')) END
FROM given LEFT JOIN kept USING (serial)
"""


@dataclass(eq=False, slots=True)
class _Job:
    """Entries to be kept, and the future of who waits for that."""

    table_id: str
    entries: Sequence[EntryRow]
    done: asyncio.Future[None]


class Appends:
    """Keeps entries on a connection of its own: all that wait at once, one commit after another."""

    def __init__(self, link: Link, sender: str) -> None:
        self._link = link
        self._sender = sender
        self._connection: Connection | None = None
        self._waiting: list[_Job] = []
        self._work: asyncio.Task[None] | None = None

    def ask(self, table_id: str, entries: Sequence[EntryRow]) -> asyncio.Future[None]:
        job = _Job(table_id, entries, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._keep_all())
        return job.done

    async def close(self) -> None:
        if self._work is not None:
            await self._work
        if self._connection is not None:
            await self._link.hang_up(self._connection)

    async def _keep_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:_JOBS_AT_ONCE], self._waiting[_JOBS_AT_ONCE:]
            await self._keep(jobs)

    async def _keep(self, jobs: Sequence[_Job]) -> None:
        try:
            refusals = await self._insert(jobs)
        except Exception as error:  # noqa: BLE001 - whatever it was, those who wait must hear of it
            if len(jobs) > 1 and not is_not_there(error):
                for job in jobs:  # one of them is to blame, and should not spoil it for the others
                    await self._keep([job])
                return
            if self._connection is not None and is_not_there(error):
                self._connection.terminate()  # whatever state it is in; a new one is quickly made
            refusals = [in_our_words(error) for _ in jobs]
        for job, refusal in zip(jobs, refusals, strict=True):
            settle(job.done, refusal)

    async def _insert(self, jobs: Sequence[_Job]) -> Sequence[Exception | None]:
        """Keep what can be kept of the jobs; what each is told."""
        rows = [
            (number, job.table_id, entry.n, entry.actor, entry.client_id, entry.body)
            for number, job in enumerate(jobs)
            for entry in job.entries
        ]
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._link.connect()
        # One statement is a transaction anyway. Only entries that go all or none may have to be rolled back.
        transaction: AbstractAsyncContextManager[object] = (
            nullcontext() if len(rows) == len(jobs) else self._connection.transaction()
        )
        async with transaction:
            found = await self._connection.fetch(_APPEND, *zip(*rows, strict=True), CHANNEL, self._sender)
            unknown = {number for number, known, _, _ in found if not known}
            lost = {number for number, _, kept, _ in found if not kept}
            if any(kept and number in lost for number, _, kept, _ in found):
                raise Taken("some, but not all")
        return [
            LookupError(job.table_id) if number in unknown else Taken(job.table_id) if number in lost else None
            for number, job in enumerate(jobs)
        ]
