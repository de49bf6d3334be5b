"""What waits to be sent to a browser that reads slowly."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import Message
from starlette.websockets import WebSocket

from kippu.server.sockets.table import TOO_SLOW, Connection

_PIECE = b"x" * (64 * 1024)
_FULL = 16  # pieces: a megabyte


class Browser:
    """The other end of a socket: it reads when it is told to."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self._reading = asyncio.Semaphore(0)

    def read(self, messages: int) -> None:
        for _ in range(messages):
            self._reading.release()

    async def take(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            await self._reading.acquire()
            self.heard.append(message)

    @staticmethod
    async def speak() -> Message:
        return {"type": "websocket.connect"}

    @property
    def closed_with(self) -> int | None:
        return next((one["code"] for one in self.heard if one["type"] == "websocket.close"), None)


def with_browser(scene: Callable[[Connection, Browser], Awaitable[None]]) -> None:
    async def play() -> None:
        browser = Browser()
        socket = WebSocket({"type": "websocket", "headers": []}, browser.speak, browser.take)
        await socket.accept()
        connection = Connection(socket, None)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(connection.write())
            try:
                await scene(connection, browser)
            finally:
                connection.close(1000)
                browser.read(1_000)

    asyncio.run(play())


async def heard(browser: Browser, messages: int) -> None:
    """Wait until the browser has read so many messages, or was disconnected."""
    while len(browser.heard) < messages and browser.closed_with is None:
        await asyncio.sleep(0)


def test_what_was_sent_does_not_count_as_waiting() -> None:
    async def scene(connection: Connection, browser: Browser) -> None:
        for number in range(1, 5 * _FULL):
            connection.send(_PIECE)
            browser.read(1)
            await heard(browser, number)
        connection.send(b"the last")
        connection.close(1000)
        browser.read(2)
        await heard(browser, 5 * _FULL + 1)
        assert browser.heard[-2]["text"] == "the last"
        assert browser.closed_with == 1000

    with_browser(scene)


def test_a_browser_that_is_a_megabyte_behind_is_disconnected_after_what_waits() -> None:
    async def scene(connection: Connection, browser: Browser) -> None:
        for _ in range(_FULL):
            connection.send(_PIECE)
        connection.send(b"too much")
        connection.send(b"even more")
        browser.read(_FULL + 1)
        await heard(browser, _FULL + 1)
        assert [message.get("text", "") for message in browser.heard[:-1]] == [_PIECE.decode()] * _FULL
        assert browser.closed_with == TOO_SLOW

    with_browser(scene)


def test_a_browser_that_is_almost_a_megabyte_behind_is_waited_for() -> None:
    async def scene(connection: Connection, browser: Browser) -> None:
        for _ in range(_FULL - 1):
            connection.send(_PIECE)
        connection.send(_PIECE[1:])
        connection.send(b"the last")
        browser.read(_FULL + 1)
        await heard(browser, _FULL + 1)
        assert browser.heard[-1]["text"] == "the last"

    with_browser(scene)
