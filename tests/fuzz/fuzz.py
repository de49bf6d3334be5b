"""Hostile frames and requests by the thousand, beside people who only want to play."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kippu.server.protocol import PROTOCOL
from tests.fuzz.hostile import Hostile
from tests.fuzz.requests import Requests
from tests.load.games import Games
from tests.load.ledger import Violation
from tests.load.line import opened
from tests.load.player import Manner
from tests.load.serving import watched

_ATTACKERS = 6  # of each kind
_ELSEWHERE = "127.0.0.66"  # limits are per address, and the bystanders have another
_PATIENCE = 20.0
_BURST = 40  # frames, at most, between two questions whether the server is still there
_FLOOD = 1_000  # frames in one go, of which the server allows a few hundred at most
_UNFINISHED = 0.5  # seconds until an attacker gives up a request that the server waits for the rest of
_SAY_EVERY = 10_000
_NO_CLIENT = 503  # the browser client is not built


@dataclass
class Figures:
    """What a run has seen."""

    frames: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)  # statuses, codes of refusals and of closing
    moves: int = 0
    games: int = 0

    def __str__(self) -> str:
        answers = ", ".join(f"{what} {number}" for what, number in self.answers.most_common(12))
        return (
            f"{self.frames} frames and {self.requests} requests, 0 deaths, 0 tracebacks, 0 status 500; meanwhile "
            f"{self.moves} moves in {self.games} undisturbed games; {len(self.answers)} kinds of answers: {answers}"
        )


async def fuzz(
    db: str,
    *,
    frames: int,
    requests: int,
    seed: int,
    limits: bool = False,
    think: float = 0.2,
    say: Callable[[str], None] = print,
) -> Figures:
    """Send at least so many frames and requests while a game of two people goes on, and another, and another."""
    figures = Figures()
    with watched(db, limits=limits) as server:
        playing = Games(server.url, 1, seed, Manner(think=think), say)

        def more() -> bool:
            return figures.frames < frames or figures.requests < requests

        async with playing.played(more), asyncio.TaskGroup() as group:
            rngs = [random.Random(f"{seed}/{number}") for number in range(_ATTACKERS)]
            attackers = [Attacker(server.url, rng, figures, playing, _ELSEWHERE if limits else None) for rng in rngs]
            for attacker in attackers:
                group.create_task(attacker.send_frames(frames))
                group.create_task(attacker.send_requests(requests))
            if limits:
                group.create_task(attackers[0].flood())
            group.create_task(_report(figures, more, say))
        figures.moves, figures.games = playing.moves, len(playing.finished)
    return figures


async def _report(figures: Figures, more: Callable[[], bool], say: Callable[[str], None]) -> None:
    said = 0
    while more():
        if figures.frames + figures.requests >= said + _SAY_EVERY:
            said = figures.frames + figures.requests
            say(f"{figures.frames} frames, {figures.requests} requests")
        await asyncio.sleep(0.2)


class Attacker:
    """Sits at a table of its own, watches that of the others, and sends what it should not."""

    def __init__(self, url: str, rng: random.Random, figures: Figures, others: Games, address: str | None) -> None:
        self._url, self._rng, self._figures, self._others = url, rng, figures, others
        self._from = (address, 0) if address else None
        self._hostile = Hostile(rng)
        self._requests = Requests(Hostile(random.Random(rng.random())))
        self._own, self._token, self._version = "nowhere", "", 0

    # --- frames -------------------------------------------------------------------------------------------

    async def send_frames(self, most: int) -> None:
        while self._figures.frames < most:
            if self._rng.random() < 0.3 or not self._token:
                await self._sit_down()
            table, seen_as = self._rng.choice(
                (
                    *[(self._own, self._token)] * 3,
                    (self._own, None),
                    *((table, self._token) for table in self._others.live),
                    *((table, "x" * 43) for table in self._others.live),
                )
            )
            try:
                packed = self._rng.choice((None, None, "deflate"))
                async with opened(self._url, table, seen_as, local_addr=self._from, compression=packed) as socket:
                    await self._talk(socket)
            except ConnectionClosed as closed:
                self._count(f"close {closed.rcvd.code if closed.rcvd else None}")
            except InvalidStatus as refused:
                self._count(f"handshake {refused.response.status_code}")
                self._check_status(refused.response.status_code, b"handshake")

    async def _sit_down(self) -> None:
        """A table of the attacker's own, if the server lets it have one."""
        wanted = {"game": "metrox", "name": "Mallory", "bots": ["random"], "start": self._rng.random() < 0.7}
        transport = httpx.AsyncHTTPTransport(local_address=self._from and self._from[0])
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=_PATIENCE) as client:
            answer = await client.post("/api/tables", json=wanted)
        self._count(f"status {answer.status_code}")
        if answer.status_code == 201:
            self._own, self._token = answer.json()["table"], answer.cookies["kippu_player"]

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}), text=True)
        for burst in range(self._rng.randint(1, 20)):
            for _ in range(self._rng.randint(1, _BURST)):
                await self._send(socket, self._hostile.frame(self._version))
                self._figures.frames += 1
            await socket.send(msgspec.json.encode({"type": "ping", "at": -burst - 1}), text=True)
            await self._read_until_pong(socket, -burst - 1)

    async def flood(self) -> None:
        """More than any socket may send, however slow the machine: the server has to end it."""
        while not self._token:
            await self._sit_down()
        line = opened(self._url, self._own, self._token, local_addr=self._from, max_queue=None)
        try:
            async with asyncio.timeout(_PATIENCE), line as socket:
                while True:
                    for _ in range(_FLOOD):
                        await socket.send(b'{"type":"ping","at":0}', text=True)
                    await asyncio.sleep(0)  # sending alone would never let the server's goodbye be read
        except ConnectionClosed as closed:
            self._count(f"close {closed.rcvd.code if closed.rcvd else None}")
        except TimeoutError:
            raise Violation("the server let a flood go on") from None

    async def _send(self, socket: ClientConnection, frame: bytes) -> None:
        what = self._rng.random()
        if what < 0.002:
            socket.transport.write(self._hostile.junk())  # not even a frame
        elif what < 0.02:
            half = len(frame) // 2
            await socket.send([frame[:half], frame[half:]], text=self._rng.random() < 0.5)
        else:
            await socket.send(frame, text=_is_text(frame) or what < 0.03)

    async def _read_until_pong(self, socket: ClientConnection, at: int) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                while True:
                    message = msgspec.json.decode(await socket.recv(decode=False))
                    self._count(message["refusal"]["code"] if message["type"] == "refused" else message["type"])
                    self._version = message.get("version", message.get("n", self._version))
                    if message["type"] == "pong" and message["at"] == at:
                        return
        except TimeoutError:
            raise Violation("neither an answer nor an end of the connection") from None

    # --- requests -----------------------------------------------------------------------------------------

    async def send_requests(self, most: int) -> None:
        address = urlsplit(self._url)
        while self._figures.requests < most:
            self._requests.tables = ["nowhere", self._own, *self._others.live]
            self._requests.token = self._token
            request = self._requests.request()
            reader, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=self._from)
            self._figures.requests += 1
            try:
                writer.write(request)
                async with asyncio.timeout(_UNFINISHED):
                    answer = await reader.readline()
                    await reader.read(random.randrange(10_000))  # or goes away in the middle
            except (OSError, TimeoutError):
                self._count("no answer")
            else:
                status = int(answer.split()[1]) if answer else 0
                self._count(f"status {status}")
                self._check_status(status, request)
            finally:
                writer.transport.abort()

    def _check_status(self, status: int, request: bytes) -> None:
        if status >= 500 and status != _NO_CLIENT:
            raise Violation(f"status {status} for {request[:2_000]!r}")

    def _count(self, answer: str) -> None:
        self._figures.answers[answer] += 1


def _is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True
