"""A player: a cookie, and a seat at one table at a time, held through everything that happens to the line."""

import asyncio
import random
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.load.ledger import Ledger, Violation
from tests.load.line import Line, opened
from tests.load.seat import Message, Seat

_UNUSED_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # or every client would take long to make one of its own
_MOST_SILENT = 60  # times in a row that no answer came


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How people play: seconds to think at most, and seconds without a word until everything is said again."""

    think: float = 0.0
    patience: float = 5.0
    line: Callable[[ClientConnection], Line] = Line


class Player:
    """One person."""

    def __init__(self, url: str, name: str, rng: random.Random, manner: Manner) -> None:
        self.name = name
        self.reconnects = 0
        self._url, self._rng, self._manner = url, rng, manner
        self._ids = (f"{name}-{number}" for number in count(1))
        self._http = httpx.AsyncClient(base_url=url, timeout=30, verify=_UNUSED_TLS, trust_env=False)

    async def close(self) -> None:
        await self._http.aclose()

    # --- requests; httpx.TransportError when the server is not there --------------------------------------

    async def make_table(self, **wanted: Any) -> str:
        made = await self._post("/api/tables", {"game": "metrox", "name": self.name} | wanted)
        table: str = made["table"]
        return table

    async def join(self, table: str) -> None:
        await self._post(f"/api/tables/{table}/join", {"name": self.name})

    async def _post(self, path: str, body: Message) -> Message:
        answer = await self._http.post(path, json=body)
        if not answer.is_success:
            raise Violation(f"POST {path} answers {answer.status_code} {answer.text}")
        said: Message = answer.json()
        return said

    async def get(self, path: str) -> httpx.Response:
        return await self._http.get(path)

    # --- a game -------------------------------------------------------------------------------------------

    async def play(self, ledger: Ledger, *, host: bool) -> None:
        """Sit at a table until its game is over and everything said was answered."""
        seat = Seat(ledger, self._rng, self._ids, host=host)
        while not seat.finished:
            try:
                async with opened(self._url, ledger.table, self._http.cookies["kippu_player"]) as socket:
                    await self._talk(self._manner.line(socket), seat)
            except (WebSocketException, OSError):
                self.reconnects += 1
                await asyncio.sleep(self._rng.uniform(0, 0.1))

    async def _talk(self, line: Line, seat: Seat) -> None:
        await _say(line, seat.again())
        silent = 0
        while not seat.finished:
            try:
                async with asyncio.timeout(self._manner.patience):
                    message = await line.receive()
            except TimeoutError:
                silent += 1
                if silent == _MOST_SILENT:
                    raise Violation(f"{seat.ledger.table}: {self.name} gets no answer") from None
                await _say(line, seat.again())
                continue
            silent = 0
            seat.hear(msgspec.json.decode(message))
            if seat.to_act:
                await asyncio.sleep(self._rng.uniform(0, self._manner.think))
            await _say(line, seat.go_on())


async def _say(line: Line, messages: list[Message]) -> None:
    for message in messages:
        await line.send(msgspec.json.encode(message))
