"""Kippu: MetroX tables, every move on disk (SQLite, synchronous FULL) before anybody hears of it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.server.load import Player
from bench.server.serving import Serving, serving
from kippu.games.metrox.rules.parts import shipped_map
from kippu.server.protocol import PROTOCOL

NAME = "Kippu"
_HERE = Path(__file__).parent  # on a disk, which a folder for temporary files need not be
_MAP = shipped_map("tokyo")


@contextmanager
def start() -> Iterator[Serving]:
    """A server on a new database."""
    with TemporaryDirectory(dir=_HERE) as folder:
        command = [sys.executable, "-m", "bench.server.stadium", "serve"]
        command += ["--lang", "en", "--port", "0", "--db", str(Path(folder, "bench.sqlite"))]
        with serving(command, KIPPU_LIMITS="off") as server:
            yield server


class KippuPlayer(Player):
    """A seat of a MetroX table, or a spectator."""

    def __init__(self, table: str, cookie: str = "", *, seat: int | None = None) -> None:
        super().__init__(f"/api/tables/{table}/live", f"Cookie: {cookie}\r\n" if cookie else "")
        self._seat = seat
        self._spaces = {route.id: route.indicator_spaces for route in _MAP.routes}
        self._empty = [station.id for station in _MAP.stations]
        self._closed = b""  # the news that closed the last turn, read when it is needed

    def greet(self) -> None:
        self.send(b'{"type":"hello","protocol":%d}' % PROTOCOL)
        if self._seat == 0:
            self.send(b'{"type":"host","action":"start"}')

    def heard(self, text: bytes) -> int | None:
        if text.startswith(b'{"type":"news"'):
            if b'"card_turned"' in text:
                self._closed = text
            at = text.rfind(b'"n":') + 4
            return int(text[at : text.index(b",", at)])
        if text.startswith(b'{"type":"refused"'):
            raise ValueError(text.decode())
        if text.startswith(b'{"type":"welcome"'):
            welcome = json.loads(text)
            if "version" in welcome:
                self._card = welcome["view"]["card"]
                version: int = welcome["version"]
                return version
        return None

    def write(self) -> None:
        self._do(json.dumps(self._choice()).encode())

    def take_back(self) -> None:
        self._do(b'{"type":"take_back"}')

    def _do(self, command: bytes) -> None:
        version = self.version
        self.send(b'{"type":"do","id":"%d","version":%d,"command":%b}' % (version + 1, version, command))

    def _choice(self) -> dict[str, Any]:
        """Something legal; neighbours choose differently, as people do."""
        self._read_closed()
        assert self._seat is not None
        if self._card == "free":
            return {"type": "circle", "station": self._empty[self._seat % len(self._empty)]}
        routes = [route for route, spaces in self._spaces.items() if spaces]
        return {"type": "write", "route": routes[self._seat % len(routes)]}

    def _read_closed(self) -> None:
        if not self._closed:
            return
        for entry in json.loads(self._closed)["entries"]:
            for event in entry.get("events", []):
                if event["type"] == "card_turned":
                    self._card = event["card"]
                elif event["type"] == "filled" and event["seat"] == self._seat:
                    self._empty = [station for station in self._empty if station not in event["stations"]]
                    if event["route"]:
                        self._spaces[event["route"]] -= 1
        self._closed = b""


def new_match(server: Serving, seats: int, watching: int = 0) -> list[Player]:
    """The players of a new table; the first begins the game as soon as it is there."""
    made, host = server.post("/api/tables", {"game": "metrox", "name": "0", "max_seats": seats})
    table = made["table"]
    joined = [server.post(f"/api/tables/{table}/join", {"name": f"{seat}"})[1] for seat in range(1, seats)]
    players: list[Player] = [KippuPlayer(table, cookie, seat=seat) for seat, cookie in enumerate((host, *joined))]
    return players + [KippuPlayer(table) for _ in range(watching)]
