"""A line to a table's socket, as good as it gets. Worse ones say what becomes of a message on its way."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0


class Line:
    """An open socket. Whoever uses it is told of its end by ConnectionClosed."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._arrived: list[bytes] = []

    async def send(self, message: bytes) -> None:
        for one in self.going(message):
            await self._socket.send(one, text=True)

    async def receive(self) -> bytes:
        while not self._arrived:
            self._arrived = list(self.coming(await self._socket.recv(decode=False)))
        return self._arrived.pop(0)

    def going(self, message: bytes) -> Iterator[bytes]:
        """What of a message, and of those before it, leaves now."""
        yield message

    def coming(self, message: bytes) -> Iterator[bytes]:
        """What of a message, and of those before it, arrives now."""
        yield message

    def cut(self) -> None:
        """The line is dead, without a word of goodbye."""
        self._socket.transport.abort()


@asynccontextmanager
async def opened(url: str, table: str, token: str | None = None, **how: Any) -> AsyncIterator[ClientConnection]:
    """A socket to a table; `token` says who is there, `how` is for `connect`."""
    headers = {"Cookie": f"kippu_player={token}"} if token else {}
    how = {
        "compression": None,
        "ping_interval": None,
        "open_timeout": PATIENCE,
        "close_timeout": 1,
        "proxy": None,
    } | how
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers, **how) as socket:
        yield socket
