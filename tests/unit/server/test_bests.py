"""The own best result in games alone: which games count, and with which they are compared."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kippu.core.versions import find
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.server.tables.results import kind_of
from tests.unit.server.here import Person, here


async def play(person: Person, *, moves: int | None = None, **wanted: Any) -> tuple[str, int]:
    """A game alone to its end; after so many moves a bot plays on. The table, and what came of it."""
    table = await person.make_table(max_seats=1, start=True, **wanted)
    line, told = await person.connect(table, views=True)
    made = 0
    while told["legal"] and made != moves:
        line.send({"type": "do", "id": f"m{made}", "version": line.version, "command": told["legal"][0]})
        told, made = await line.wait_for("news"), made + 1
    if told["legal"]:
        line.send({"type": "leave"})
    while (await person.get(f"/api/tables/{table}"))["phase"] != "over":
        await line.receive()
    await line.hang_up()
    return table, (await person.get(f"/api/tables/{table}/record"))["outcome"]["scores"][0]


async def best(person: Person, **options: Any) -> dict[str, Any]:
    """What is said before a new table is made."""
    found: dict[str, Any] = await person.get("/api/games/metrox/best", params={"options": json.dumps(options)})
    return found


async def best_at(person: Person, table: str) -> dict[str, Any]:
    """What is said at a table."""
    found: dict[str, Any] = await person.get(f"/api/tables/{table}/best")
    return found


async def test_a_game_alone_is_compared_with_the_own_earlier_ones(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben = one.person(), one.person()
        assert await best(aki) == {}
        first, before = await play(aki)
        second, after = await play(aki)
        assert await best(aki) == await best(aki, map="tokyo") == {"score": max(before, after)}
        assert (await best_at(aki, first), await best_at(aki, second)) == ({}, {"score": before})
        running = await aki.make_table(max_seats=1, start=True)
        assert await best_at(aki, running) == {"score": max(before, after)}
        assert await best(ben) == {}  # somebody whom nobody knows
        await ben.make_table()
        assert await best(ben) == {}
        assert await ben.refused("GET", f"/api/tables/{running}/best") == (403, "not_seated", {})


async def test_other_options_and_puzzles_are_compared_by_themselves(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        _, score = await play(aki, options={"map": "osaka", "house": {"ties": "shared"}})
        assert await best(aki, map="osaka", house={"ties": "shared"}) == {"score": score}
        assert await best(aki) == await best(aki, map="osaka") == await best(aki, house={"ties": "shared"}) == {}
        for wrong in ("[]", "{", '{"map": 1}'):
            answer = await aki.http.get("/api/games/metrox/best", params={"options": wrong})
            assert (answer.status_code, answer.json()["code"]) in ((400, "bad_request"), (400, "bad_options"))
        puzzle = (await aki.post("/api/games/metrox/daily", name="Aki"))["table"]
        assert await best_at(aki, puzzle) == {"counts": False}


@pytest.mark.parametrize("moves", [0, 3])
async def test_a_game_in_which_a_bot_has_played_does_not_count(tmp_path: Path, moves: int) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table, _ = await play(aki, moves=moves)
        assert await best_at(aki, table) == {"counts": False}
        assert await best(aki) == {}


async def test_a_game_with_others_does_not_count(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table(bots=["random"], start=True)
        assert await best_at(aki, table) == {"counts": False}


async def test_the_best_of_a_guest_is_the_best_of_the_account(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        home, away = one.person(), one.person()
        account = {"login": "aki", "password": "a long secret"}
        await home.http.post("/api/me/account", json=account)
        table, score = await play(away)
        await away.http.post("/api/me/login", json=account)
        assert await best(home) == await best(away) == {"score": score}
        assert await best_at(home, table) == {}


async def test_what_is_not_kept_yet_is_kept_when_the_game_is_opened(tmp_path: Path) -> None:
    """Of a game that ended before results were kept, or whose server ended too early."""
    async with here(tmp_path) as one:
        aki = one.person()
        table, score = await play(aki)
        cookies = aki.http.cookies
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("DELETE FROM results")
    async with here(tmp_path) as one:
        aki = one.person()
        aki.http.cookies = cookies
        assert await best(aki) == {}
        await aki.get(f"/api/tables/{table}")
        assert await best(aki) == {"score": score}


def test_only_what_is_not_as_usual_makes_results_different() -> None:
    game, metrox, first = find("tokyo_metro", 2), find("metrox", 2), find("tokyo_metro", 1)
    kinds = [
        kind_of(game, TokyoMetroOptions(), 1),
        kind_of(game, TokyoMetroOptions(), 2),
        kind_of(game, TokyoMetroOptions(house=House(loans_per_action="any")), 1),
        kind_of(first, first.info.options(), 1),
        kind_of(metrox, metrox.info.options(), 1),
    ]
    assert len(set(kinds)) == len(kinds)
    # For ever: results are found by it. An option that is added must not change the first.
    assert kinds[0] == "3c2de114f3eff1ec"
