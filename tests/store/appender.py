"""A process that appends to some tables without end, and prints what was acknowledged: `TABLE N...` per line."""

import asyncio
import os
import sys
from contextlib import suppress

from kippu.server.store import Store, Taken, store_for
from tests.store.samples import a_table, an_entry

TABLES = ("a", "b", "c", "d")


def body(table: str, n: int, first: int, last: int) -> bytes:
    """An entry says with which others it was appended."""
    return f"{table} {n} {first} {last}".encode() + bytes(n % 500)


async def _append_forever(store: Store, table: str) -> None:
    with suppress(Taken):  # an earlier process may have made it
        await store.create_table(a_table(table))
    first = len(await store.entries(table))
    while True:
        last = first + first % 3
        numbers = range(first, last + 1)
        try:
            await store.append(table, [an_entry(n, "0", f"{n}", body(table, n, first, last)) for n in numbers])
        except Taken:  # the last words of an earlier process came in late
            first = len(await store.entries(table))
        else:
            os.write(sys.stdout.fileno(), f"{table} {' '.join(map(str, numbers))}\n".encode())
            first = last + 1


async def _main(url: str) -> None:
    async with store_for(url) as store, asyncio.TaskGroup() as group:
        for table in TABLES:
            group.create_task(_append_forever(store, table))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
