"""Guests and accounts, and what games bring for the browser."""

from pathlib import Path

import msgspec
import pytest

import kippu.core
import kippu.games.metrox
from kippu.bots import bots, stand_in
from kippu.core.house import read_as, spoken
from kippu.core.rulebook import rulebook
from kippu.core.text import sources
from kippu.core.versions import find, ids, plugin
from kippu.server.http import content
from kippu.server.protocol import GameInfo
from tests.unit.server.here import here

ACCOUNT = {"login": "aki", "password": "correct horse"}


async def test_a_guest_becomes_an_account(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben = one.person(), one.person()
        assert await aki.get("/api/me") == {}
        assert await aki.get("/api/me/tables") == []
        table = await aki.make_table()
        assert await aki.get("/api/me") == {"name": "Aki"}
        made = await aki.http.post("/api/me/account", json=ACCOUNT)
        assert (made.status_code, made.json()) == (201, {"name": "Aki", "login": "aki"})
        assert await aki.get("/api/me") == {"name": "Aki", "login": "aki"}
        more = ACCOUNT | {"login": "aki2"}
        assert await aki.refused("POST", "/api/me/account", more) == (400, "has_account", {})
        assert await ben.refused("POST", "/api/me/account", ACCOUNT) == (400, "login_taken", {"login": "aki"})
        for wrong in (ACCOUNT | {"login": "nobody"}, ACCOUNT | {"password": "wrong horse"}):
            assert await ben.refused("POST", "/api/me/login", wrong) == (403, "wrong_login", {})
        mine = await ben.make_table(name="Ben")
        seen = await ben.http.post("/api/me/login", json=ACCOUNT)
        assert (seen.status_code, seen.json()) == (200, {"name": "Aki", "login": "aki"})
        assert {one["id"] for one in await ben.get("/api/me/tables")} == {table, mine}  # the guest's game moves along
        for where in (table, mine):
            line, welcome = await ben.connect(where)
            assert welcome["you"] == 0
            await line.hang_up()
        gone = await ben.http.post("/api/me/logout")
        assert gone.json() == {}
        assert "path=/" in gone.headers["set-cookie"].lower()
        assert await ben.get("/api/me") == {}


async def test_a_new_account_is_somebody_called_by_the_login(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben = one.person(), one.person()
        assert await aki.post("/api/me/account", **ACCOUNT) == {"name": "aki", "login": "aki"}
        assert await ben.post("/api/me/account", **ACCOUNT | {"login": "ben"}) == {"name": "ben", "login": "ben"}
        await ben.make_table()
        assert await ben.post("/api/me/login", **ACCOUNT) == {"name": "aki", "login": "aki"}
        assert await ben.get("/api/me/tables") == []  # the games of an account stay with it


async def test_what_is_written_is_read_strictly(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        for content in (b"", b"{", b"\xff", b"[" * 5_000, b'{"login":"a","password":"correct horse"}'):
            answer = await aki.http.post("/api/me/login", content=content)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
            assert answer.json()["params"]["reason"]
        long = await aki.http.post("/api/me/login", content=bytes(16 * 1024 + 1))
        assert long.json() == {"code": "too_long", "params": {"max": 16 * 1024}}
        assert (await aki.http.post("/api/me/login", content=bytes(16 * 1024))).json()["code"] == "bad_request"


# --- games ------------------------------------------------------------------------------------------------


async def test_what_games_there_are(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        games = {game["id"]: game for game in await one.person().get("/api/games")}
        assert list(games) == sorted(ids(), key=lambda id_: plugin(id_).place)
        assert {id_ for id_, game in games.items() if game["coach"]} == {"metrox"}
        assert {id_ for id_, game in games.items() if game["daily"]} == {"metrox"}
        for id_, game in games.items():
            info = find(id_).info
            assert (game["min_seats"], game["max_seats"]) == (info.min_seats, info.max_seats)
            assert (game["bots"], game["stand_in"]) == (list(bots(find(id_))), stand_in(find(id_)))
            assert (game["house"] is None) == (info.house is None)
            for words in ("name", "about"):
                assert set(game[words]) == {"en", "ja"}
                assert len(set(game[words].values())) == 2 or words == "name"
        assert games["metrox"]["name"] == {"en": "MetroX", "ja": "メトロックス"}


def test_a_game_brings_nothing_that_it_does_not_name() -> None:
    plain = GameInfo("x", {}, {}, {}, 1, 2, (), "random")
    assert (plain.coach, plain.daily, plain.house) == (False, False, None)


def test_a_game_without_house_rules_tells_of_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "find", lambda id_: find(id_, 1))
    assert content._game_info("metrox").house is None


async def test_words_rules_and_data(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        http = one.person().http
        for lang in ("en", "ja"):
            answer = await http.get(f"/api/games/metrox/text/{lang}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.text == "\n".join(sources("kippu.games.metrox", lang))
            everything = (await http.get(f"/api/text/{lang}")).text
            assert everything == "\n".join([*sources("kippu.core", lang), *sources("kippu.server", lang)])
            told = (await http.get(f"/api/games/izakaya/rules/{lang}")).json()
            readings = spoken(read_as(find("izakaya").info, {}))
            assert told == msgspec.json.decode(msgspec.json.encode(rulebook("kippu.games.izakaya", lang, readings)))
        assert await one.person().refused("GET", "/api/games/metrox/rules/fr") == (400, "unknown_lang", {"lang": "fr"})
        data = Path(kippu.games.metrox.__file__).parent / "data"
        for file in ("scoring.json", "maps/tokyo.json"):
            answer = await http.get(f"/api/games/metrox/data/{file}")
            assert (answer.headers["content-type"], answer.content) == ("application/json", (data / file).read_bytes())
        for missing in (
            "maps/paris.json",
            "maps",
            "values/tokyo.values",
            "%2e%2e/plugin.py",
            "..%2f..%2fizakaya/data/lots.json",
            "a%00.json",
        ):
            assert (await http.get(f"/api/games/metrox/data/{missing}")).status_code == 404
