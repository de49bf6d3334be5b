"""Rows to store."""

import asyncio
from collections.abc import Awaitable, Sequence

import msgspec

from kippu.server.store import EntryRow, Store, TableRow


def a_table(id_: str = "shibuya", **changes: object) -> TableRow:
    row = TableRow(
        id=id_,
        game="metrox",
        rules=1,
        options=b'{"map":"tokyo"}',
        phase="lobby",
        open=True,
        settings='{"seats":["花子","Zoë 🚃"]}'.encode(),
        seed="5eed",
        created=1_700_000_000_000,
    )
    return msgspec.structs.replace(row, **changes)


def an_entry(n: int, actor: str = "0", client_id: str | None = None, body: bytes = b"{}") -> EntryRow:
    return EntryRow(n, actor, client_id, body)


async def guests(store: Store, *names: str) -> list[int]:
    return [(await store.create_player(name.encode(), name, now=1)).id for name in names]


async def outcomes(asked: Sequence[Awaitable[object]]) -> list[type[BaseException] | None]:
    """What became of things asked for at the same time: None, or the type of what was raised."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    return [type(answer) if isinstance(answer, BaseException) else None for answer in answers]
