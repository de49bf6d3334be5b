"""The whole application in this process, on a real store: people who ask over HTTP and sockets without a network."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.types import Message

from kippu.server.app import application
from kippu.server.protocol import PROTOCOL

_PATIENCE = 20  # seconds
_addresses = (f"10.0.{number // 250}.{number % 250}" for number in count())


class Closed(Exception):
    """The server has ended a connection, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """One socket of one person."""

    def __init__(self, app: Starlette, table: str, address: str, headers: dict[str, str]) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 1) if address else None,
        }
        self.served = asyncio.create_task(app(scope, self._said.get, self._heard.put))
        self.version: int | None = None

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        kind = "bytes" if isinstance(message, bytes) else "text"
        content = json.dumps(message) if isinstance(message, dict) else message
        self._said.put_nowait({"type": "websocket.receive", kind: content})

    async def receive(self) -> dict[str, Any]:
        """What comes next; Closed if it is the end."""
        message = await asyncio.wait_for(self._heard.get(), _PATIENCE)
        if message["type"] == "websocket.accept":
            return await self.receive()
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        told: dict[str, Any] = json.loads(message["text"])
        self.version = told.get("version", self.version)
        if told["type"] == "news":
            self.version = told["entries"][-1]["n"]
        return told

    async def wait_for(self, *types: str) -> dict[str, Any]:
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def do(self, command: dict[str, Any], **more: Any) -> dict[str, Any]:
        self.send({"type": "do", "id": f"c{next(_ids)}", "version": self.version, "command": command} | more)
        return await self.wait_for("done", "refused")

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.served, _PATIENCE)


_ids = count(1)


class Person:
    """One browser, at an address of its own."""

    def __init__(self, app: Starlette, scheme: str = "http") -> None:
        self._app, self.address = app, next(_addresses)
        transport = httpx.ASGITransport(app=app, client=(self.address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://here")

    async def get(self, path: str, **options: Any) -> Any:
        return (await self.http.get(path, **options)).json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str, dict[str, Any]]:
        """Status, code and parameters of a refusal."""
        answer = await self.http.request(method, path, json=body)
        said = answer.json()
        return answer.status_code, said["code"], said.get("params", {})

    async def make_table(self, **wanted: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "metrox", "name": "Aki"} | wanted)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def call(self, table: str, **headers: str) -> Line:
        """Open the socket of a table, and say nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Line(self._app, table, self.address, {"host": "here", "cookie": cookies} | headers)

    async def connect(self, table: str, **hello: Any) -> tuple[Line, dict[str, Any]]:
        """A socket that has been welcomed, and the welcome."""
        line = self.call(table)
        line.send({"type": "hello", "protocol": PROTOCOL} | hello)
        return line, await line.wait_for("welcome")


class Here:
    """The application that runs here."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def person(self, scheme: str = "http") -> Person:
        return Person(self.app, scheme)


@asynccontextmanager
async def here(folder: Path) -> AsyncIterator[Here]:
    """From the start of the application to its end."""
    app = application(str(folder / "games.db"), str(folder / "data"))
    async with app.router.lifespan_context(app):
        yield Here(app)
