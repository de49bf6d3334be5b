"""The application as a whole: its pages, its answers to all that goes wrong, its beginning and its end."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from kippu.server import app as app_module
from kippu.server import limits
from kippu.server.accounts.auth import COOKIE
from kippu.server.app import _Assets
from tests.unit.server.here import Closed, here

EVENT = {"name": "GM", "teams": ["Red", "Blue"], "kit": "kasumihama", "date": "2099-01-02"}


# --- pages ------------------------------------------------------------------------------------------------


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    monkeypatch.setattr(app_module, "STATIC", folder)
    return folder


def test_the_browser_client_is_in_the_package() -> None:
    assert Path(app_module.__file__).parent / "static" == app_module.STATIC


async def test_without_the_browser_client_a_page_says_so(tmp_path: Path, static: Path) -> None:
    assert not static.exists()
    async with here(tmp_path) as one:
        assert await one.person().refused("GET", "/t/anything") == (503, "no_client", {})


async def test_files_are_served_and_every_other_address_is_the_page(tmp_path: Path, static: Path) -> None:
    for folder in ("inner", "assets"):
        (static / folder).mkdir(parents=True)
    for name in ("index.html", "sw.js", "inner/deep.txt", "assets/logo.svg", "../secret.txt"):
        (static / name).write_text(name)
    async with here(tmp_path) as one:
        http = one.person().http
        read = {path: (await http.get(f"/{path}")).text for path in (
            "", "sw.js", "inner/deep.txt", "inner", "t/abc", "../secret.txt", "%2e%2e/secret.txt", "a%00b", "x" * 5_000,
        )}  # fmt: skip
        assert read.pop("sw.js") == "sw.js"
        assert read.pop("inner/deep.txt") == "inner/deep.txt"
        assert set(read.values()) == {"index.html"}
        assert (await http.get("/sw.js")).headers["cache-control"] == "no-cache"
        assert (await http.get("/assets/logo.svg")).text == "assets/logo.svg"
        assert (await http.get("/assets/missing.svg")).status_code == 404


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(tmp_path: Path) -> None:
    kept = {}
    for name in ("index-abcd_-12.js", "index-abcd_-12.css", "index-abc.js", "index-abcd_-12.js.map", "logo.svg"):
        (tmp_path / name).write_text("x")
    app = Starlette(routes=[Mount("/", _Assets(directory=tmp_path))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as http:
        for file in tmp_path.iterdir():
            kept[file.name] = (await http.get(f"/{file.name}")).headers["cache-control"]
    assert {name for name, how in kept.items() if how == "public, max-age=31536000, immutable"} == {
        "index-abcd_-12.js", "index-abcd_-12.css"
    }  # fmt: skip
    assert set(kept.values()) == {"public, max-age=31536000, immutable", "no-cache"}


async def test_only_long_answers_are_packed(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        for size, packed in ((999, None), (1_000, "gzip")):
            bare = len(b'{"code":"unknown_lang","params":{"lang":""}}')
            answer = await one.person().http.get("/api/text/" + "x" * (size - bare))
            assert len(answer.content) == size
            assert answer.headers.get("content-encoding") == packed


# --- refusals ---------------------------------------------------------------------------------------------


async def test_what_is_wrong_has_a_status_and_a_code(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table(start=True)
        for path, status, code in (
            ("tables/nowhere", 404, "no_table"),
            (f"tables/{table}/codes", 404, "no_event"),
            ("games/chess/rules/en", 404, "unknown_game"),
            (f"tables/{table}/record", 400, "not_over"),
            ("text/fr", 400, "unknown_lang"),
            ("games/metrox/data/maps/paris.json", 404, "bad_request"),
        ):
            assert (await aki.refused("GET", f"/api/{path}"))[:2] == (status, code)
        assert await aki.refused("GET", "/api/tables/nowhere") == (404, "no_table", {"id": "nowhere"})
        assert await aki.refused("GET", "/api/tables/no-where") == (404, "no_table", {"id": "no-where"})
        assert await aki.refused("GET", "/api/text/fr") == (400, "unknown_lang", {"lang": "fr"})
        assert (await aki.refused("POST", "/api/join", {"code": "x", "name": "x"}))[:2] == (404, "no_code")
        answer = await aki.http.get("/api/me")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")


async def test_a_page_of_another_site_may_look_but_change_nothing(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        http = one.person().http
        headers = {"origin": "http://elsewhere"}
        answer = await http.post("/api/me/logout", headers=headers)
        assert (answer.status_code, answer.json()) == (403, {"code": "other_origin"})
        assert (await http.get("/api/me", headers=headers)).status_code == 200


class Standing:
    """A clock that stands still, so that no reserve is filled again."""

    @staticmethod
    def monotonic() -> float:
        return 1_000.0


async def test_who_asks_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Standing)
    async with here(tmp_path) as one:
        for method, path, body, most in (
            ("GET", "/health", None, 200),
            ("POST", "/api/tables", {}, 30),
            ("POST", "/api/events", {}, 30),
            ("POST", "/api/kits/check", {}, 30),
            ("POST", "/api/games/metrox/daily", {}, 30),
            ("GET", "/api/tables/nowhere/review", None, 60),
            ("GET", "/api/tables/nowhere/daily", None, 60),
            ("POST", "/api/me/account", {}, 10),
            ("POST", "/api/me/login", {}, 10),
        ):
            asking = one.person()
            answers = [await asking.http.request(method, path, json=body) for _ in range(most + 1)]
            assert [answer.status_code == 429 for answer in answers] == [False] * most + [True], path
            assert answers[-1].json() == {"code": "too_many_requests"}


async def test_whoever_goes_before_all_is_said_is_not_answered(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        scope: dict[str, Any] = {
            "type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "headers": [],
            "client": None, "http_version": "1.1",
        }  # fmt: skip
        sent: list[Any] = []

        async def gone() -> dict[str, Any]:
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await one.app(scope, gone, send)
        assert sent[0]["status"] == 400


@pytest.mark.parametrize(("number", "status"), [("3", 200), ("2", 426), ("4", 426), ("three", 400)])
async def test_the_protocol_is_asked_for_by_a_header(tmp_path: Path, number: str, status: int) -> None:
    async with here(tmp_path) as one:
        answer = await one.person().http.get("/api/me", headers={"kippu-protocol": number})
        assert answer.status_code == status
        if status == 400:
            assert answer.json() == {"code": "bad_request", "params": {"reason": "kippu-protocol"}}


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_first_seat_gives_a_token_that_is_secure_where_the_page_is(tmp_path: Path, scheme: str) -> None:
    async with here(tmp_path) as one:
        host = one.person()
        table = await host.make_table()
        account = {"login": "chie", "password": "correct horse"}
        event = (await host.post("/api/events", **EVENT))["table"]
        codes = await host.get(f"/api/tables/{event}/codes")
        for path, body, status in (
            ("tables", {"game": "metrox", "name": "Ben"}, 201),
            (f"tables/{table}/join", {"name": "Ben"}, 200),
            ("events", EVENT, 201),
            ("join", {"code": codes["teams"][0], "name": "Ben"}, 200),
            ("me/account", account, 201),
            ("me/login", account, 200),
            ("games/metrox/daily", {"name": "Ben"}, 201),
        ):
            answer = await one.person(scheme).http.post(f"/api/{path}", json=body)
            assert answer.status_code == status
            given = answer.headers["set-cookie"].lower()
            assert given.startswith(f"{COOKIE}=")
            assert len(given.split(";")[0]) == len(COOKIE) + 1 + 43  # 32 bytes that nobody can guess
            assert ("secure" in given) == (scheme == "https"), path


# --- beginning and end ------------------------------------------------------------------------------------


async def test_it_tells_how_much_there_is(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        line, _ = await aki.connect(await aki.make_table())
        await aki.make_table()
        assert await aki.get("/health") == {"ok": True}
        answer = await aki.http.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert answer.text.splitlines() == [
            "# HELP kippu_connections Open sockets",
            "# TYPE kippu_connections gauge",
            "kippu_connections 1.0",
            "# HELP kippu_rooms Tables in memory",
            "# TYPE kippu_rooms gauge",
            "kippu_rooms 2.0",
        ]
        await line.hang_up()
        assert "kippu_connections 0.0" in (await aki.http.get("/metrics")).text


async def test_rooms_where_nobody_is_are_forgotten_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "_FORGET_EVERY", 0.0)
    monkeypatch.setenv("KIPPU_LIMITS", "off")
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        while "kippu_rooms 0.0" not in (await aki.http.get("/metrics")).text:
            await asyncio.sleep(0.001)
        assert (await aki.get(f"/api/tables/{table}"))["id"] == table  # the store has it


async def test_at_the_end_browsers_are_told_to_come_back_and_nothing_goes_on(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        line, _ = await aki.connect(await aki.make_table())
    with pytest.raises(Closed) as end:
        await line.wait_for("nothing more")
    assert end.value.code == 1012
    await line.hang_up()
    await asyncio.sleep(0)
    assert not [task for task in asyncio.all_tasks() if "_tidy" in str(task)]
    assert "kippu-store-writer" not in {thread.name for thread in threading.enumerate()}
    assert await one.person().refused("GET", "/health") == (400, "store_unavailable", {})
