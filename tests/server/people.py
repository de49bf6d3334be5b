"""People at a table: a cookie, requests, a socket, and a game that they follow by the news alone."""

import json
from collections import Counter
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from kippu.server.protocol import PROTOCOL

_PATIENCE = 20


class Person:
    """One player's browser."""

    def __init__(self, url: str, name: str) -> None:
        self.name, self.url = name, url
        self.http = httpx.Client(base_url=url, timeout=_PATIENCE)
        self.version: int | None = None
        self.welcome: dict[str, Any] = {}
        self.bytes_seen = b""
        self.entries: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.legal: list[dict[str, Any]] = []
        self.previews: list[dict[str, Any] | None] | None = None
        self._ids = count(1)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    # --- requests -----------------------------------------------------------------------------------------

    def make_table(self, **wanted: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": "metrox", "name": self.name} | wanted)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def join(self, table: str) -> int:
        answer = self.http.post(f"/api/tables/{table}/join", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        return seat

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        return found

    # --- the socket ---------------------------------------------------------------------------------------

    def connect(self, table: str, *, since: int | None = None, views: bool = False, **headers: str) -> "Person":
        self.call(table, **headers)
        self.send({"type": "hello", "protocol": PROTOCOL, "since": since, "views": views})
        self.welcome = self.wait_for("welcome")
        return self

    def call(self, table: str, **headers: str) -> None:
        """Open the socket of a table, and say nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self.disconnect()
        headers = {"Cookie": cookies} | headers
        # Who leaves with news unread would not hear the answer to the good-bye either.
        opening = connect(address, additional_headers=headers, open_timeout=_PATIENCE, close_timeout=1)
        self._socket = self._open.enter_context(opening)

    def disconnect(self) -> None:
        self._open.close()

    def close(self) -> None:
        self.disconnect()
        self.http.close()

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> dict[str, Any]:
        assert self._socket is not None
        received = self._socket.recv(timeout=_PATIENCE)
        self.bytes_seen += received.encode() if isinstance(received, str) else received
        message: dict[str, Any] = json.loads(received)
        if "view" in message:
            self.view, self.legal = message["view"], message.get("legal", [])
            self.previews = message.get("previews")
        if message["type"] == "welcome" and "version" in message:
            self.version = message["version"]
            self.entries += message.get("news", [])
        if message["type"] == "news":
            self.entries += message["entries"]
            self.version = message["entries"][-1]["n"]
        return message

    def wait_for(self, *types: str) -> dict[str, Any]:
        while (message := self.receive())["type"] not in types:
            pass
        return message

    # --- playing ------------------------------------------------------------------------------------------

    def do(self, command: dict[str, Any], *, version: int | None = None, id_: str | None = None) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id_ = id_ or f"c{next(self._ids)}"
        self.send(
            {"type": "do", "id": id_, "version": self.version if version is None else version, "command": command}
        )
        while (answer := self.wait_for("done", "refused")).get("id") != id_:
            pass
        return answer

    @property
    def card(self) -> str:
        """The card face up, by the news or the view."""
        turned = [event for event in self.events if event["type"] == "card_turned"]
        card: str = turned[-1]["card"] if turned else self.welcome["view"]["card"]
        return card

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for entry in self.entries for event in entry.get("events", [])]

    @property
    def over(self) -> bool:
        return any(event["type"] == "ended" for event in self.events)

    def wait_for_turn(self) -> bool:
        """Wait until there is something to do; whether there is, before the game is over."""
        while not self.legal and not self.over:
            self.receive()
        return bool(self.legal)

    def settle(self) -> None:
        """Everything sent so far has been handled."""
        self.send({"type": "ping", "at": 1})
        self.wait_for("pong")

    def choice(self) -> dict[str, Any]:
        """Something legal for the card face up: the first route with an empty space, the first empty station."""
        board = self.http.get(f"/api/games/metrox/data/maps/{self.welcome['table']['options']['map']}.json").json()
        mine = [event for event in self.events if event["type"] == "filled" and event["seat"] == self.welcome["you"]]
        if self.card == "free":
            filled = {station for event in mine for station in event["stations"]}
            return {"type": "circle", "station": next(s["id"] for s in board["stations"] if s["id"] not in filled)}
        written = Counter(event["route"] for event in mine)
        return {
            "type": "write",
            "route": next(r["id"] for r in board["routes"] if written[r["id"]] < r["indicator_spaces"]),
        }

    def write_anything(self) -> dict[str, Any]:
        answer = self.do(self.choice())
        assert answer["type"] == "done", answer
        return answer
