"""boardgame.io 0.50.2 with its own in-memory store, spoken to as its client does: socket.io over a WebSocket."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.load import Player
from bench.server.serving import Serving, serving
from tools.node import command

NAME = "boardgame.io"
_FOLDER = Path(__file__).parent / "boardgame"


@contextmanager
def start() -> Iterator[Serving]:
    """A server with nothing in it."""
    if not (_FOLDER / "node_modules").exists():
        subprocess.run([*command("npm"), "ci", "--silent"], cwd=_FOLDER, check=True)  # noqa: S603
    with serving([*command("node"), str(_FOLDER / "server.js")], NODE_ENV="production") as server:
        yield server


class BoardgamePlayer(Player):
    """A player of a match, or a spectator."""

    def __init__(self, match: str, player: int | None = None, credentials: str | None = None) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self._match, self._player, self._credentials = match, None if player is None else str(player), credentials

    def greet(self) -> None:
        pass  # the server begins

    def heard(self, text: bytes) -> int | None:
        if text.startswith((b'42/bench,["update"', b'42/bench,["sync"')):
            at = text.index(b'"_stateID":') + 11
            return int(text[at : text.index(b"}", at)])
        if text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(b"40/bench,")
        elif text.startswith(b"40/bench,"):
            self._emit("sync", self._match, self._player, self._credentials)
        elif not text.startswith(b'42/bench,["matchData"'):
            raise ValueError(text.decode())
        return None

    def write(self) -> None:
        self._move("write")

    def take_back(self) -> None:
        self._move("takeBack")

    def _move(self, name: str) -> None:
        move: dict[str, object] = {"type": name, "args": [], "playerID": self._player, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": move}, self.version, self._match, self._player)

    def _emit(self, *said: object) -> None:
        self.send(b"42/bench," + json.dumps(said, separators=(",", ":")).encode())


def new_match(server: Serving, seats: int, watching: int = 0) -> list[Player]:
    """The players of a new match."""
    match = server.post("/games/bench/create", {"numPlayers": seats})[0]["matchID"]
    players: list[Player] = []
    for seat in range(seats):
        joined, _ = server.post(f"/games/bench/{match}/join", {"playerID": f"{seat}", "playerName": f"{seat}"})
        players.append(BoardgamePlayer(match, seat, joined["playerCredentials"]))
    return players + [BoardgamePlayer(match) for _ in range(watching)]
