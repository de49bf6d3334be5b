"""Durable appends per second: one at a time, and a hundred at once."""

import asyncio
import itertools
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.rules import per_second
from kippu.server.store import EntryRow, Store, store_for
from tests.store.postgres_server import postgres_server
from tests.store.samples import a_table

_TOGETHER = 100
_BODY = b'{"n":17,"at":1700000000000,"actor":3,"command":{"type":"write","route":4},"chance":[5],"events":[]}'


async def _new_tables(store: Store) -> list[str]:
    """Tables to append to: as many as append at once."""
    ids = [f"bench-{number}" for number in range(_TOGETHER)]
    for id_ in ids:
        await store.create_table(a_table(id_))
    return ids


def measure(url: str) -> tuple[float, float]:
    """Appends per second to the database at `url`: one at a time, and many at once."""
    numbers = itertools.count()

    async def append(table: str) -> None:
        n = next(numbers)
        await store.append(table, [EntryRow(n, "0", f"{n:032x}", _BODY)])

    async def one_at_a_time() -> int:
        for table in tables:
            await append(table)
        return len(tables)

    async def at_once() -> int:
        for _ in range(30):
            await asyncio.gather(*map(append, tables))
        return 30 * len(tables)

    with asyncio.Runner() as runner:
        store = store_for(url)
        runner.run(store.open())
        try:
            tables = runner.run(_new_tables(store))
            return per_second(lambda: runner.run(one_at_a_time())), per_second(lambda: runner.run(at_once()))
        finally:
            runner.run(store.close())


def report(console: Console) -> None:
    """Both stores; the disk decides the figures, so what counts is the ratio."""
    table = Table(title="Durable appends, each told when it is on disk")
    for column in ("store", "one at a time/s", f"{_TOGETHER} at once/s", "ratio"):
        table.add_column(column, justify="right")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(postgres_server())
        for name, url in (("SQLite", str(Path(folder, "bench.db"))), ("PostgreSQL", server("postgres"))):
            alone, together = measure(url)
            table.add_row(name, f"{alone:,.0f}", f"{together:,.0f}", f"{together / alone:.1f}")
    console.print(table)
