"""The load: players on plain sockets, moves one after another or paced, and what is counted.

The same code drives both servers; only what a player says and hears differs. A move counts once every player of its
match has heard of it. Frames are read and written by hand, since the load must stay cheaper than what it measures.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import cast

_OPENING_AT_ONCE = 50
_PATIENCE = 120.0  # seconds until something that does not happen is an error
_WARM_UP = 0.5  # seconds of load before anything is counted
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A  # whole frames

clock = time.perf_counter


class Player(asyncio.Protocol, ABC):
    """A socket at a match: a seat, or somebody who watches."""

    def __init__(self, path: str, headers: str = "") -> None:
        self.version = -1  # of the game, as heard last
        self.told: Callable[[Player], None] = lambda _: None
        self.failed: Callable[[Exception], None] = lambda _: None
        self._path, self._headers = path, headers
        self._opened = False
        self._unread = b""
        self._transport: asyncio.WriteTransport | None = None

    @abstractmethod
    def greet(self) -> None:
        """The socket is open: say what comes first."""

    @abstractmethod
    def heard(self, text: bytes) -> int | None:
        """The version of the game that a message tells of, if it tells of one."""

    @abstractmethod
    def write(self) -> None:
        """Send a move that writes."""

    @abstractmethod
    def take_back(self) -> None:
        """Send a move that takes it back."""

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    # --- the socket ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a2lwcHUga2lwcHUga2lwcA==\r\n{self._headers}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.failed(exc or ConnectionError(f"{self._path} was closed"))

    def data_received(self, data: bytes) -> None:
        try:
            self._read(self._unread + data if self._unread else data)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
            self.failed(error)

    def _read(self, data: bytes) -> None:
        at = 0
        if not self._opened:
            head, end, _ = data.partition(b"\r\n\r\n")
            if end and b" 101 " not in head:
                raise ConnectionError(head.decode())
            if end:
                self._opened = True
                self.greet()
                at = len(head) + len(end)
        while self._opened and len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        self._unread = data[at:]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == _TEXT:
            version = self.heard(text)
            if version is not None:
                self.version = version
                self.told(self)
        elif kind == _PING:
            self._send(_PONG, text)
        else:
            raise ConnectionError(f"{self._path}: frame {kind:#x} {text!r}")

    def _send(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A client's frames are masked; a mask of zeros leaves the text as it is.
        self._transport.write(b"%c%b\0\0\0\0%b" % (kind, length, text))


class Crowd:
    """Players who are connected at the same time; the trouble of one is the trouble of all."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players
        self._trouble: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        for player in players:
            player.failed = self._failed

    def _failed(self, error: Exception) -> None:
        if not self._trouble.done():
            self._trouble.set_exception(error)

    async def open(self, port: int) -> None:
        """Connect them, a few at a time, and wait until each has seen its game."""
        loop, places = asyncio.get_running_loop(), asyncio.Semaphore(_OPENING_AT_ONCE)

        async def open_one(player: Player) -> None:
            async with places:
                await loop.create_connection(lambda: player, "127.0.0.1", port)
                await self.all_heard([player], 0)

        await asyncio.gather(*map(open_one, self._players))

    async def all_heard(self, players: Sequence[Player], version: int) -> float:
        """Wait until all of some players have heard of a version: when the last one did."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        left = {player for player in players if player.version < version}

        def told(player: Player) -> None:
            if player.version >= version:
                left.discard(player)
                if not left and not done.done():
                    done.set_result(clock())

        for player in left:
            player.told = told
        if not left:
            done.set_result(clock())
        await asyncio.wait((done, self._trouble), timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if done.done():
            return done.result()
        await self.pause(0)
        raise TimeoutError(f"{len(left)} players have not heard of version {version}")

    async def pause(self, seconds: float) -> None:
        """Let time pass, unless somebody is in trouble."""
        await asyncio.wait((self._trouble,), timeout=seconds)
        if self._trouble.done():
            self._trouble.result()

    def close(self) -> None:
        """Everybody hangs up."""
        self._trouble.cancel()
        for player in self._players:
            player.close()


class Match:
    """Players of one game, of whom the first writes and takes it back without end, one move at a time."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.finished: Callable[[Match, float], None] = lambda *_: None
        self.owed: deque[float] = deque()  # moves that were due while one was under way
        self.busy = False
        self._writes = False

    def move(self, since: float) -> None:
        """Send the next move; it takes from `since` until all players have heard of it."""
        mover = self.players[0]
        self.busy, self._since, self._left = True, since, len(self.players)
        self._version = mover.version + 1
        for player in self.players:
            player.told = self._told
        self._writes = not self._writes
        if self._writes:
            mover.write()
        else:
            mover.take_back()

    def _told(self, player: Player) -> None:
        if player.version != self._version:
            raise ValueError(f"told of version {player.version} instead of {self._version}")
        self._left -= 1
        if not self._left:
            self.busy = False
            self.finished(self, clock() - self._since)


@dataclass(frozen=True)
class Measured:
    """What came of a load."""

    moves: float  # per second
    p50: float  # seconds from sending a move until all its players have heard of it
    p99: float
    busy: float  # how much of a core the load itself took


class _Counter:
    """Counts the moves of matches over a while."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._began, self._worked = clock(), time.process_time()

    def measured(self) -> Measured:
        seconds, worked, took = clock() - self._began, time.process_time() - self._worked, sorted(self.took)
        p50, p99 = (took[int(len(took) * part)] for part in (0.5, 0.99))
        return Measured(len(took) / seconds, p50, p99, worked / seconds)


async def as_fast_as_it_goes(crowd: Crowd, matches: Sequence[Match], seconds: float) -> Measured:
    """In every match a move follows as soon as everybody has heard of the one before."""
    counter, going = _Counter(), True

    def finished(match: Match, took: float) -> None:
        counter.took.append(took)
        if going:
            match.move(clock())

    for match in matches:
        match.finished = finished
        match.move(clock())
    await crowd.pause(_WARM_UP)
    counter = _Counter()
    await crowd.pause(seconds)
    measured, going = counter.measured(), False
    await _all_finished(crowd, matches)
    return measured


async def paced(crowd: Crowd, matches: Sequence[Match], seconds: float, rate: float) -> Measured:
    """So many moves per second, evenly, from one match after the other.

    A move that is due while its match still waits for the one before is counted from when it was due.
    """
    counter = _Counter()

    def finished(match: Match, took: float) -> None:
        counter.took.append(took)
        if match.owed:
            match.move(match.owed.popleft())

    for match in matches:
        match.finished = finished
    began, warm, turns, number = clock(), False, cycle(matches), 0
    while (passed := clock() - began) < _WARM_UP + seconds:
        if passed > _WARM_UP and not warm:
            warm, counter = True, _Counter()
        while number <= passed * rate:
            match, number = next(turns), number + 1
            if match.busy:
                match.owed.append(clock())
            else:
                match.move(clock())
        await crowd.pause(number / rate - (clock() - began))
    await _all_finished(crowd, matches)
    return counter.measured()


async def _all_finished(crowd: Crowd, matches: Sequence[Match]) -> None:
    while any(match.busy for match in matches):
        await crowd.pause(0.01)
