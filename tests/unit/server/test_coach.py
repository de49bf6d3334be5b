"""What takes the coach a while, and the coach's requests at a small table."""

import asyncio
import gc
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from kippu.core import record
from kippu.core.steps import Steps
from kippu.server.http import coaching
from kippu.server.http.coaching import Coaching, _seat, _Work, _Works
from kippu.server.limits import Limits
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables.house import House
from tests.unit.server.here import here
from tests.unit.server.test_finished import GAME, aki, keep, read


def steps(result: Any, gate: threading.Event | None = None) -> Steps[Any]:
    """Two steps, and what comes of them; waits at the gate after the first."""
    yield 1, 3
    if gate is not None:
        assert gate.wait(30)
    yield 2, 3
    return result


def fails() -> Steps[Any]:
    yield 1, 3
    raise LookupError("nothing")


async def test_a_work_tells_how_far_it_is_and_then_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "_PATIENCE", 0.0)
    works, gate = _Works(), threading.Event()
    first = await works.look("a", lambda: steps("result", gate))
    assert (first.done, first.of, first.result) == (0, 1, None)
    while (seen := await works.look("a", lambda: steps("another"))).done == 0:
        await asyncio.sleep(0)
    assert (seen.done, seen.of, seen.result) == (1, 3, None)
    gate.set()
    while (seen := await works.look("a", lambda: steps("another"))).result is None:
        await asyncio.sleep(0)
    assert (seen.done, seen.of, seen.result) == (3, 3, "result")


async def test_an_answer_waits_a_while_by_itself() -> None:
    assert (await _Works().look("a", lambda: steps("result"))).result == "result"


async def test_a_failure_is_told_and_not_remembered() -> None:
    works = _Works()
    with pytest.raises(LookupError):
        await works.look("a", fails)
    assert (await works.look("a", lambda: steps("result"))).result == "result"


async def test_a_failure_that_nobody_asks_for_again_is_no_complaint() -> None:
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    work = _Work(fails())
    await asyncio.wait([work.task])
    await asyncio.sleep(0)
    del work
    gc.collect()
    assert told == []


async def test_the_works_that_nobody_asked_for_longest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "_REMEMBERED", 2)
    works, begun = _Works(), list[str]()

    async def ask(key: str) -> None:
        def begin() -> Steps[Any]:
            begun.append(key)
            return steps(key)

        assert (await works.look(key, begin)).result == key

    for key in "abacab":
        await ask(key)
    assert "".join(begun) == "abcb"


async def test_what_is_under_way_at_the_end_is_let_go_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(coaching, "_PATIENCE", 0.0)
    coach, gate = Coaching(House(SqliteStore(str(tmp_path / "games.db"))), Limits()), threading.Event()
    await coach._works.look("a", lambda: steps("result", gate))
    (work,) = coach._works._works.values()
    coach.close()
    gate.set()
    await asyncio.wait([work.task])
    assert work.task.cancelled()


# --- requests ---------------------------------------------------------------------------------------------


async def test_hints_are_for_seats_that_are_to_act(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        host, eve = one.person(), one.person()
        table = await host.make_table()
        at = f"/api/tables/{table}/hint"
        assert await host.refused("GET", at) == (400, "nothing_to_decide", {})
        for _ in range(2):
            assert await eve.refused("GET", at) == (403, "not_seated", {})
            await eve.make_table()  # somebody, but not here
        other = await host.make_table(game="izakaya", bots=["beginner"], start=True)
        assert await host.refused("GET", f"/api/tables/{other}/hint") == (400, "no_coach", {})


async def test_reviews_are_for_games_that_are_over(tmp_path: Path) -> None:
    await keep(tmp_path, read(GAME))
    async with here(tmp_path) as one:
        person, at = aki(one), "/api/tables/golden/review"
        for wrong, params in (("2", {"seat": 3, "seats": 2}), ("-1", {"seat": 0, "seats": 2})):
            assert await person.refused("GET", f"{at}?seat={wrong}") == (400, "no_such_player", params)
        status, code, params = await person.refused("GET", f"{at}?seat=x")
        assert (status, code, bool(params["reason"])) == (400, "bad_request", True)
        table = await person.make_table(start=True)
        assert await person.refused("GET", f"/api/tables/{table}/review") == (400, "not_over", {})
        golden = read(GAME)
        part = record.encode(record.Record(**{
            **{name: getattr(golden, name) for name in golden.__struct_fields__}, "outcome": None, "seed": None
        }))  # fmt: skip
        assert (await person.http.post("/api/records/review", content=part)).json() == {"code": "not_over"}


@pytest.mark.parametrize(("query", "seat"), [(b"", 0), (b"seat=0", 0), (b"seat=1", 1)])
def test_every_seat_has_a_review(query: bytes, seat: int) -> None:
    assert _seat(Request({"type": "http", "query_string": query}), read(GAME)) == seat


async def test_the_puzzle_of_the_day(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        person = one.person()
        wanted = {"name": "Aki"}
        made = await person.http.post("/api/games/metrox/daily", json=wanted)
        table = made.json()["table"]
        assert (made.status_code, made.json()["seat"]) == (201, 0)
        again = await person.http.post("/api/games/metrox/daily", json=wanted)
        assert (again.status_code, again.json()) == (200, {"table": table, "seat": 0})
        other = await person.post("/api/games/metrox/daily", name="Aki", options={"map": "osaka"})
        assert other["table"] != table
        told = await person.get(f"/api/tables/{table}")
        assert (told["daily"], told["phase"], told["max_seats"], told["seats"]) == (
            datetime.now(UTC).date().isoformat(), "playing", 1, [{"name": "Aki"}],
        )  # fmt: skip
        assert (told["host"], "open" in told) == (0, False)
        assert await person.refused("GET", f"/api/tables/{table}/hint") == (400, "no_hints", {})
        assert await person.refused("GET", f"/api/tables/{table}/daily") == (400, "not_over", {})
        plain = await person.make_table(start=True)
        assert await person.refused("GET", f"/api/tables/{plain}/daily") == (400, "no_daily", {})
        assert (await one.person().post("/api/games/metrox/daily", name="Ben"))["table"] != table
        assert (await person.post("/api/games/izakaya/daily", name="Aki"))["code"] == "no_daily"
        line, _ = await person.connect(table)
        line.send({"type": "host", "action": "bot_plays", "seat": 0})
        while (await line.wait_for("changed"))["table"]["phase"] != "over":
            pass
        assert await person.refused("GET", f"/api/tables/{table}/daily") == (400, "bot_has_played", {})
