"""A server's inside in this process: a table with a known seed on a real store, and ears that hear every byte."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette

from kippu.server.accounts.auth import COOKIE
from kippu.server.app import Server
from kippu.server.protocol import Do, encode
from kippu.server.store import Store, TableRow
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables.room import Room
from kippu.server.tables.settings import SeatState, Settings
from tests.load.sheet import Sheet

TABLE = "meguru"
SEED = "5eed" * 16
_ids = (f"c{number}" for number in count(1))

Message = dict[str, Any]


class Ear:
    """A connection without a socket."""

    def __init__(self, player: int | None, *, views: bool = False) -> None:
        self.player, self.views = player, views
        self.heard: list[bytes] = []
        self._came = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(message)
        self._came.set()

    def messages(self, *types: str) -> list[Message]:
        decoded: list[Message] = [msgspec.json.decode(message) for message in self.heard]
        return [message for message in decoded if message["type"] in types]

    async def answer_after(self, answers: int) -> Message:
        """The answer that follows so many others, when it is there."""
        while len(answered := self.messages("done", "refused")) <= answers:
            self._came.clear()
            await self._came.wait()
        return answered[answers]


class World:
    """One table in play. Seats are those of `players`, in order; the first is the host."""

    def __init__(self, store: Store, seats: int) -> None:
        self.store = store
        self.tokens = [f"secret-{seat}-{'x' * 30}" for seat in range(seats)]
        self.players: list[int] = []

    async def begin(self, **settings: Any) -> None:
        await self.make_table(**settings)
        await self.room.lobby.start()

    async def make_table(
        self, options: bytes = b'{"map":"tokyo","deck":"standard20"}', rules: int = 1, **settings: Any
    ) -> None:
        for seat, token in enumerate(self.tokens):
            player = await self.store.create_player(hashlib.sha256(token.encode()).digest(), f"P{seat}", now=1)
            self.players.append(player.id)
        seats = tuple(SeatState(f"P{seat}", player) for seat, player in enumerate(self.players))
        row = TableRow(
            id=TABLE,
            game="metrox",
            rules=rules,
            options=options,
            phase="lobby",
            open=True,
            settings=encode(Settings(seats=seats, host=self.players[0], max_seats=len(seats), **settings)),
            seed=SEED,
            created=1,
            players=tuple(self.players),
        )
        await self.store.create_table(row)
        await self.restart()

    async def restart(self) -> None:
        """Another process on the same store; whoever was connected is not any more."""
        self._server = Server(self.store, Path("unused.data"))
        self._app = Starlette(routes=self._server.routes())
        self.room: Room = await self._server.house.room(TABLE)
        self.room.core.bots.rng.seed(1)  # bots choose the same in every world

    async def enter(self, seat: int | None, since: int | None = None, *, views: bool = False) -> Ear:
        """Somebody connects: a seat, or who only looks on."""
        ear = Ear(None if seat is None else self.players[seat], views=views)
        await self.room.hello(ear, since)
        return ear

    async def do(self, ear: Ear, command: Message, *, version: int, id_: str | None = None) -> Message:
        """Send a command and wait for its answer."""
        answers = len(ear.messages("done", "refused"))
        self.room.do(ear, Do(id_ or next(_ids), version, msgspec.Raw(encode(command))))
        return await ear.answer_after(answers)

    async def write(self, seat: int) -> Message:
        """Somebody comes, writes the first thing that the rules allow, and goes."""
        sheet, version = await self.sheet(seat)
        ear = await self.enter(seat)
        answer = await self.do(ear, sheet.options()[0], version=version)
        self.room.goodbye(ear)
        return answer

    async def sheet(self, seat: int) -> tuple[Sheet, int]:
        """The sheet of a seat as it is now, and the version."""
        ear = await self.enter(seat)
        self.room.goodbye(ear)
        (welcome,) = ear.messages("welcome")
        sheet = Sheet("tokyo")
        sheet.see_view(welcome["view"], seat)
        return sheet, welcome["version"]

    async def get(self, path: str, seat: int | None) -> bytes:
        """What a request is answered with, all of it."""
        cookies = {} if seat is None else {COOKIE: self.tokens[seat]}
        transport = httpx.ASGITransport(app=self._app, client=(next(_ids), 1))  # limits are per address
        async with httpx.AsyncClient(transport=transport, base_url="http://here", cookies=cookies) as client:
            answer = await client.get(path)
        return b"%d %b %b" % (answer.status_code, repr(sorted(answer.headers.items())).encode(), answer.content)


@asynccontextmanager
async def world(path: Path, seats: int, **settings: Any) -> AsyncIterator[World]:
    """A game that has just begun, on a file of its own."""
    async with SqliteStore(str(path)) as store:
        one = World(store, seats)
        await one.begin(**settings)
        yield one
