"""Making tables and sitting down over HTTP, and what is told of a table."""

from pathlib import Path
from typing import Any

import pytest

from kippu.core.chance import commitment
from kippu.server.store.sqlite import SqliteStore
from tests.unit.server.here import Person, here


async def info(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/tables/{table}")
    return found


async def seed(folder: Path, table: str) -> str:
    async with SqliteStore(str(folder / "games.db")) as store:
        row = await store.table(table)
    assert row is not None
    return row.seed


async def test_a_table_as_everybody_may_see_it(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        made = await aki.http.post("/api/tables", json={
            "game": "metrox", "name": "Aki", "bots": ["greedy", "random"], "clock": 60_000, "open": True,
            "options": {"map": "osaka"},
        })  # fmt: skip
        assert (made.status_code, made.json()["seat"]) == (201, 0)
        table = made.json()["table"]
        assert (len(table), set(table) & set("01ilo")) == (10, set())
        told = await info(aki, table)
        options = told.pop("options")
        assert options["map"] == "osaka"
        waiting = {
            "id": table, "game": "metrox", "rules": 2, "phase": "lobby", "max_seats": 6, "host": 0, "open": True,
            "clock": 60_000,
            "seats": [{"name": "Aki"}, {"name": "greedy 1", "bot": "greedy"}, {"name": "random 2", "bot": "random"}],
        }  # fmt: skip
        assert told == waiting
        line, _ = await aki.connect(table)
        line.send({"type": "host", "action": "start"})
        await line.wait_for("welcome")
        told = await info(one.person(), table)
        told.pop("options")
        assert told == waiting | {
            "phase": "playing",
            "commitment": commitment(await seed(tmp_path, table)),
            "seats": [{"name": "Aki", "connected": True}, *waiting["seats"][1:]],
        }
        (listed,) = await one.person().get("/api/tables")
        assert listed["seats"] == told["seats"]


async def test_what_can_be_asked_for_a_table(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        most = {
            (seats, len(bots)): (await info(aki, await aki.make_table(max_seats=seats, bots=bots)))["max_seats"]
            for seats, bots in ((1, []), (4, []), (500, []), (2, ["random"] * 3))
        }
        assert most == {(1, 0): 1, (4, 0): 4, (500, 0): 99, (2, 3): 4}
        tables = {open_: await aki.make_table(open=open_) for open_ in (True, False)}
        assert [one["id"] for one in await one.person().get("/api/tables")] == [tables[True]]
        begun = await aki.make_table(start=True)
        assert (await info(aki, begun))["phase"] == "playing"
        assert await aki.get("/api/me/tables") != []
        for wanted, code in (
            ({"game": "chess"}, "unknown_game"),
            ({"bots": ["karpov"]}, "unknown_bot"),
            ({"options": {"map": 5}}, "bad_options"),
            ({"options": {"map": "kyoto"}, "start": True}, "unknown_map"),
            ({"name": ""}, "bad_request"),
            ({"clock": 4_999}, "bad_request"),
            ({"max_seats": 0}, "bad_request"),
            ({"bots": ["random"] * 99}, "wrong_seats"),
        ):
            answer = await aki.post("/api/tables", **{"game": "metrox", "name": "Aki"} | wanted)
            assert answer.get("code") == code, wanted
        bad = await aki.post("/api/tables", game="metrox", name="Aki", options={"map": 5})
        assert "map" in bad["params"]["reason"]
        solo = await aki.make_table(game="izakaya")  # waits for somebody
        line, _ = await aki.connect(solo)
        line.send({"type": "host", "action": "start"})
        assert (await line.wait_for("refused"))["refusal"]["code"] == "wrong_seats"
        assert (await info(aki, solo))["phase"] == "lobby"  # it waits on


async def test_a_table_names_the_readings_that_are_not_usual(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        for house, told in (
            ({"crown_same_turn": "all"}, None),
            ({"crown_same_turn": "nobody"}, {"crown_same_turn": "nobody"}),
        ):
            table = await info(aki, await aki.make_table(options={"house": house}))
            assert table.get("house") == told


async def test_somebody_sits_down(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben, chie = one.person(), one.person(), one.person()
        table = await aki.make_table(max_seats=2)
        join = f"/api/tables/{table}/join"
        assert await ben.post(join, name="Ben") == {"table": table, "seat": 1}
        assert await ben.post(join, name="Ben") == {"table": table, "seat": 1}
        assert [mine["id"] for mine in await ben.get("/api/me/tables")] == [table]
        assert await chie.refused("POST", join, {"name": "Chie"}) == (400, "table_full", {})
        assert [seat["name"] for seat in (await info(aki, table))["seats"]] == ["Aki", "Ben"]
        running = await aki.make_table(bots=["random"], start=True)
        assert await chie.post(f"/api/tables/{running}/join", name="Chie") == {"table": running, "seat": 1}
        assert (await info(aki, running))["seats"][1] == {"name": "Chie", "taken_over": True}
        assert await ben.refused("POST", f"/api/tables/{running}/join", {"name": "Ben"}) == (400, "no_free_seat", {})


async def test_the_same_people_play_again(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben, eve = one.person(), one.person(), one.person()
        wanted: dict[str, Any] = {"bots": ["random"], "max_seats": 4, "clock": 60_000, "open": True}
        table = await aki.make_table(**wanted, options={"map": "osaka"})
        await ben.post(f"/api/tables/{table}/join", name="Ben")
        again = f"/api/tables/{table}/rematch"
        assert await aki.refused("POST", again) == (400, "not_over", {})
        for nosy in (eve, one.person()):
            assert await nosy.refused("POST", again) == (403, "not_seated", {})
            await nosy.make_table()  # somebody, but not here
        assert await eve.refused("POST", again) == (403, "not_seated", {})
        line, _ = await aki.connect(table)
        line.send({"type": "host", "action": "start"})
        await line.wait_for("welcome")
        for seat in (0, 2):
            line.send({"type": "host", "action": "bot_plays", "seat": seat})
        while (told := (await line.wait_for("changed"))["table"])["phase"] != "over":
            pass
        assert told["seed"] == await seed(tmp_path, table)
        following = (await aki.post(again))["table"]
        assert await aki.post(again) == {"table": following, "seat": 0}
        assert await ben.post(again) == {"table": following, "seat": 2}
        assert following != table
        assert (await info(aki, table))["rematch"] == following
        new = await info(aki, following)
        assert new["options"]["map"] == "osaka"
        assert (new["phase"], new["host"], new["max_seats"], new["clock"], new["open"]) == ("lobby", 0, 4, 60_000, True)
        assert new["seats"] == [{"name": "Aki"}, {"name": "random 1", "bot": "random"}, {"name": "Ben"}]


async def test_only_a_named_deal_is_the_same_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with here(tmp_path) as one:
        aki = one.person()

        async def dealt(name: str | None, **wanted: Any) -> str:
            monkeypatch.delenv("KIPPU_DEALS", raising=False)
            if name is not None:
                monkeypatch.setenv("KIPPU_DEALS", name)
            made = await aki.http.post("/api/tables", json={"game": "metrox", "name": "Aki", **wanted})
            return await seed(tmp_path, made.json()["table"])

        assert await dealt(None) != await dealt(None)
        assert await dealt("show") == await dealt("show")
        osaka = {"options": {"map": "osaka"}}
        assert len({await dealt("show"), await dealt("other"), await dealt("show", **osaka)}) == 3
        assert await dealt("show", game="izakaya") != await dealt("show", game="tokyo_metro")
