"""A phone in the city: often without signal, it keeps what it has to report until the server has answered."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kippu.server.protocol import PROTOCOL

_DECODER = msgspec.json.Decoder()
_PAUSE, _LONGEST = 0.2, 3.2  # seconds until a lost connection is tried again, twice as long each time, as browsers do


class Phone:
    """One connection of a team, a game master or somebody who looks on; answers by the id of the report."""

    def __init__(self, url: str, table: str, cookie: str, name: str) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._cookie, self.name = cookie, name
        self._socket: ClientConnection | None = None
        self._wanted = asyncio.Event()  # there is signal
        self._latest = b""  # the last message with a view
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._sent: dict[str, float] = {}
        self._counter = 0
        self.reports: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.delays: list[float] = []  # seconds from a report with signal to its answer
        self.heard = 0

    @property
    def online(self) -> bool:
        return self._wanted.is_set()

    @property
    def latest(self) -> dict[str, Any]:
        """The view and what may be done, as last heard."""
        return _DECODER.decode(self._latest) if self._latest else {}

    async def live(self) -> None:
        """Connected while there is signal; a lost connection is made again."""
        pause = _PAUSE
        while True:
            await self._wanted.wait()
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._address, additional_headers={"Cookie": self._cookie}, max_size=None) as socket:
                    if not self.online:  # the signal went while the connection was being made
                        continue
                    self._socket, pause = socket, _PAUSE
                    await socket.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "views": True}))
                    for report in list(self._unanswered.values()):
                        await socket.send(msgspec.json.encode(report))
                    async for message in socket:
                        self._hear(message if isinstance(message, bytes) else message.encode())
            self._socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST)

    def _hear(self, message: bytes) -> None:
        self.heard += 1
        if message.startswith((b'{"type":"news"', b'{"type":"welcome"')):
            self._latest = message
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            answer = _DECODER.decode(message)
            id_ = answer.get("id")
            if id_ in self._unanswered and not _try_later(answer):
                del self._unanswered[id_]
                self.answers[id_] = answer
                if id_ in self._sent:
                    self.delays.append(time.monotonic() - self._sent.pop(id_))

    async def signal(self, *, there: bool) -> None:
        """Signal comes or goes; with it goes the connection, whatever is under way."""
        if there:
            self._wanted.set()
        else:
            self._wanted.clear()
            self._sent.clear()
            if self._socket is not None:
                self._socket.transport.abort()

    async def report(self, command: dict[str, Any], made: int | None = None) -> str:
        """Keep a report, and send it if there is signal."""
        self._counter += 1
        id_ = f"{self.name}-{self._counter}"
        if made is not None:
            command = command | {"made": {"at": made, "device": self.name, "counter": self._counter}}
        self.reports[id_] = command
        self._unanswered[id_] = message = {"type": "do", "id": id_, "version": 0, "command": command}
        if self._socket is not None and self.online:
            self._sent[id_] = time.monotonic()
            with suppress(OSError, WebSocketException):
                await self._socket.send(msgspec.json.encode(message))
        return id_

    async def flushed(self) -> None:
        """Everything has been answered."""
        while self._unanswered:
            await asyncio.sleep(0.05)


def _try_later(answer: dict[str, Any]) -> bool:
    """The server could not store it just now: it is sent again with the next connection."""
    return answer["type"] == "refused" and bool(answer["refusal"]["code"] == "store_unavailable")


def spell(rng: random.Random, *, offline: bool, share: float, longest: int) -> float:
    """How many minutes a phone is without signal, or with it, so that it has none for a share of the time."""
    without = rng.uniform(1, longest)
    return without if offline else without * (1 - share) / share
