"""A live event on a real server: its game master, phones of its teams, somebody who looks on."""

import os
import time
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.server.clock import Clock
from tests.server.conftest import RunningServer
from tests.server.people import Person

MINUTE, HOUR = 60_000, 3_600_000
START = 10 * HOUR  # of the small kit
KIT = "kasumihama"


def faster(monkeypatch: pytest.MonkeyPatch, rate: int) -> None:
    """Servers that are started from now on have a clock that goes faster."""
    now = int(time.time() * 1000)
    monkeypatch.setenv("KIPPU_CLOCK", f"{now},{now},{rate}")


def now() -> int:
    """The time by the server's clock."""
    return Clock(os.environ.get("KIPPU_CLOCK")).now()


def kit(**rates: Any) -> dict[str, Any]:
    """The files of the small kit under another id, with other rates."""
    files: dict[str, Any] = msgspec.to_builtins(shipped_kit(KIT))
    files["kit"]["id"] = "mine"
    for group, changes in rates.items():
        files["rates"][group] = files["rates"].get(group, {}) | changes
    return files


def beside(square: str) -> str:
    """A square of the small kit that is one step away."""
    segments = [segment for line in shipped_kit(KIT).map.lines for segment in line.segments]
    steps = [step for segment in segments for step in (*pairwise(segment), *pairwise(reversed(segment)))]
    return next(one for one, other in steps if other == square)


class City:
    """An event with the small kit; the day has begun unless it is still to come."""

    def __init__(self, server: RunningServer, *, teams: int = 3, begins_in: int = -MINUTE, **wanted: Any) -> None:
        self.server = server
        self.gm = server.person("Game master")
        names = [f"Team {number}" for number in range(1, teams + 1)]
        self.midnight = now() + begins_in - START
        made = {"name": "Game master", "teams": names, "kit": KIT, "midnight": self.midnight} | wanted
        answer = self.gm.http.post("/api/events", json=made)
        assert answer.status_code == 201, answer.text
        self.table: str = answer.json()["table"]

    @property
    def codes(self) -> dict[str, Any]:
        found: dict[str, Any] = self.gm.http.get(f"/api/tables/{self.table}/codes").json()
        return found

    def master(self) -> Person:
        """The game master, connected."""
        return self.gm.connect(self.table, views=True)

    def comes(self, code: str, name: str = "Phone") -> Person:
        """Somebody who has typed a code."""
        person = self.server.person(name)
        answer = person.http.post("/api/join", json={"code": code, "name": name})
        assert answer.status_code == 200, answer.text
        return person

    def phone(self, seat: int) -> Person:
        """A phone of a team, connected."""
        return self.comes(self.codes["teams"][seat]).connect(self.table, views=True)

    def spectator(self) -> Person:
        return self.server.person("Spectator").connect(self.table, views=True)

    def claim(self, gm: Person, kind: str) -> dict[str, Any]:
        """The claim of a kind, once the game master has heard of it."""
        while not (found := [claim for claim in gm.view["claims"] if claim["kind"] == kind]):
            gm.wait_for("news")
        return found[0]  # type: ignore[no-any-return]

    @staticmethod
    def goal(phone: Person, gm: Person, photo: str = "") -> dict[str, Any]:
        """The team of a phone reaches the destination, with a die of its own (`dice_source`); the answer."""
        seat, destination = phone.welcome["you"], gm.view["destination"]
        assert gm.do({"type": "set_position", "seat": seat, "square": beside(destination)})["type"] == "done"
        assert phone.do({"type": "roll", "shown": [1]})["type"] == "done"
        return phone.do({"type": "arrive", "square": destination, "photo": photo})
