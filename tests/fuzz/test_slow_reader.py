import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kippu.server.protocol import PROTOCOL
from kippu.server.sockets.table import TOO_SLOW
from tests.load.line import opened
from tests.load.serving import watched
from tests.server.people import Person


async def _ask_without_listening(url: str, table: str) -> None:
    async with opened(url, table) as socket:
        for _ in range(1_000):
            await socket.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
        while True:
            await socket.recv()


def test_who_asks_and_does_not_listen_is_let_go(tmp_path: Path) -> None:
    with watched(str(tmp_path / "games.db")) as server:
        aki = Person(server.url, "Aki")
        table = aki.make_table(bots=["random"] * 40, max_seats=41, start=True)
        aki.connect(table)
        with pytest.raises(ConnectionClosed) as closed:
            asyncio.run(_ask_without_listening(server.url, table))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_SLOW
        assert aki.write_anything()["type"] == "done"
        aki.close()
