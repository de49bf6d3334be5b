"""A server is upgraded while games are played: each goes on by the rules it began with, beside newer ones."""

import os
import random
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kippu.core.record import header
from kippu.games.metrox.plugin import PLUGIN as METROX
from tests.server.conftest import KIPPU, RunningServer
from tests.server.people import Person

ROOT = Path(__file__).parents[2]


def with_games(installed: str) -> dict[str, str]:
    """An environment in which other games, or other versions of them, are installed."""
    path = [ROOT / "tests/toys/installed" / installed, ROOT, ROOT / "src"]
    return {"PYTHONPATH": os.pathsep.join(map(str, path))}


def checked(what: str, record: bytes, installed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """`kippu replay` or `verify` of a record, with those games installed."""
    file = folder / "game.jsonl"
    file.write_bytes(record)
    return subprocess.run(  # noqa: S603
        [KIPPU, what, str(file), "--lang", "en"],
        env={**os.environ, **with_games(installed)},
        capture_output=True,
        text=True,
        check=False,
    )


def play(person: Person, rng: random.Random, decisions: int | None = None) -> None:
    """Decide at random, so many times or to the end."""
    while (decisions is None or decisions) and person.wait_for_turn():
        answer = person.do(rng.choice([one for one in person.legal if one["type"] != "take_back"]))
        assert answer["type"] == "done", answer
        person.settle()
        decisions = decisions and decisions - 1


@pytest.fixture
def upgrade(tmp_path: Path) -> Iterator[Callable[[str], RunningServer]]:
    """A server whose games can be exchanged: killed, and started again on the same database."""
    started: list[RunningServer] = []

    def begin(installed: str) -> RunningServer:
        if not started:
            started.append(RunningServer(str(tmp_path / "games.db"), **with_games(installed)))
        else:
            started[0].stop(signal.SIGKILL)
            started[0].start(**with_games(installed))
        return started[0]

    yield begin
    assert "Traceback" not in started[0].close()


@pytest.mark.parametrize(("game", "rules"), [("gate", 1), ("metrox", max(METROX.rules))])
def test_a_game_goes_on_by_the_rules_it_began_with(
    upgrade: Callable[[str], RunningServer], game: str, rules: int, tmp_path: Path
) -> None:
    rng, bots = random.Random(1), ["random"]
    server = upgrade("first")
    aki = server.person("Aki")
    old = aki.make_table(game=game, bots=bots, start=True)
    aki.connect(old, views=True)
    play(aki, rng, 2)

    upgrade("upgraded")
    new = aki.make_table(game=game, bots=bots, start=True)
    assert [aki.table(one)["rules"] for one in (old, new)] == [rules, rules + 1]
    for table in (old, new):
        aki.connect(table, since=-1, views=True)
        play(aki, rng)
        while aki.table(table)["phase"] != "over":
            aki.receive()
        record = aki.http.get(f"/api/tables/{table}/record").content.strip()
        assert header(record).rules == aki.table(table)["rules"]
        for what in ("replay", "verify"):
            assert checked(what, record, "upgraded", tmp_path).returncode == 0

    # One that is older than the rules of a record says so.
    told = checked("replay", aki.http.get(f"/api/tables/{new}/record").content.strip(), "first", tmp_path)
    assert told.returncode == 1
    assert f"played by rules {rules + 1} of {game}" in told.stderr


def test_rules_that_are_gone_are_said_to_be_and_leave_the_record(upgrade: Callable[[str], RunningServer]) -> None:
    rng = random.Random(1)
    server = upgrade("first")
    aki = server.person("Aki")
    over = aki.make_table(game="gate", bots=["random"], start=True)
    aki.connect(over, views=True)
    play(aki, rng)
    while aki.table(over)["phase"] != "over":
        aki.receive()
    stored = aki.http.get(f"/api/tables/{over}/record").json()
    under_way = aki.make_table(game="gate", bots=["random"], start=True, open=True)

    upgrade("forgetful")
    for table in (over, under_way):
        answer = aki.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_rules")
    # Lists are without them; everything else is as it was.
    assert aki.http.get("/api/me/tables").json() == aki.http.get("/api/tables").json() == []
    kept = aki.http.get(f"/api/tables/{over}/record").json()
    assert {**kept, "outcome": None, "digest": ""} == {**stored, "outcome": None, "digest": ""}
    assert kept["log"]
    refused = aki.http.get(f"/api/tables/{under_way}/record")
    assert (refused.status_code, refused.json()["code"]) == (400, "rules_gone")
    assert aki.table(aki.make_table(game="gate", bots=["random"], start=True))["rules"] == 2
