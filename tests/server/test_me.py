"""Guests, accounts, results, records, and the page itself."""

import re
from typing import Any

import msgspec

from kippu.core import record
from kippu.core.replay import states
from kippu.core.versions import find
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.playout import playout
from tests.server.conftest import RunningServer

ACCOUNT = {"login": "aki", "password": "correct horse"}


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(server: RunningServer) -> None:
    aki = server.person("Aki")
    assert aki.http.get("/api/me").json() == {}
    table = aki.make_table(bots=["random"], start=True)
    assert aki.http.get("/api/me").json() == {"name": "Aki"}
    assert aki.http.post("/api/me/account", json=ACCOUNT).json() == {"name": "Aki", "login": "aki"}
    phone = server.person("Phone")
    mine = phone.make_table(bots=["random"], start=True)
    assert phone.http.post("/api/me/login", json=ACCOUNT).status_code == 200
    tables = {one["id"] for one in phone.http.get("/api/me/tables").json()}
    assert tables == {table, mine}, "the guest's game moves along"
    assert phone.connect(table).welcome["you"] == 0
    assert phone.connect(mine).welcome["you"] == 0
    phone.http.post("/api/me/logout")
    assert phone.http.get("/api/me").json() == {}


def test_a_wrong_login_is_refused(server: RunningServer) -> None:
    aki, eve = server.person("Aki"), server.person("Eve")
    aki.make_table()
    account = ACCOUNT | {"login": "aki1"}
    aki.http.post("/api/me/account", json=account)
    for wrong in (account | {"password": "wrong password"}, account | {"login": "nobody"}):
        answer = eve.http.post("/api/me/login", json=wrong)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_login")
    assert eve.http.post("/api/me/account", json=account).json()["code"] == "login_taken"
    assert aki.http.post("/api/me/account", json=account | {"login": "aki2"}).json()["code"] == "has_account"
    assert eve.http.post("/api/me/account", json={"login": "eve", "password": "short"}).json()["code"] == "bad_request"


def test_a_result_has_a_picture_once_it_is_there(server: RunningServer) -> None:
    aki = server.person("A <b>")
    table = aki.make_table(bots=["greedy"], start=True)
    aki.connect(table)
    assert aki.http.get(f"/api/tables/{table}/picture.svg").json()["code"] == "not_over"
    assert aki.http.get(f"/api/tables/{table}/record").json()["code"] == "not_over"
    while not aki.over:
        aki.write_anything()
    picture = aki.http.get(f"/api/tables/{table}/picture.svg?lang=ja")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "東京" in picture.text
    assert "A &lt;b&gt;" in picture.text


def test_somebodys_record_is_checked(server: RunningServer) -> None:
    aki = server.person("Aki")
    line = record.encode(playout(find("metrox"), MetroXOptions(), ["random", "random"], "seed"))
    checked = aki.http.post("/api/records/check", content=line + b"\n").json()
    assert checked["game"] == "metrox"
    assert checked["states"] > checked["draws"] > 22
    wrong = aki.http.post("/api/records/check", content=line.replace(b'"seat":0', b'"seat":1', 1))
    assert (wrong.status_code, wrong.json()["code"]) == (400, "wrong_digest")


def test_the_browser_client_is_served(server: RunningServer) -> None:
    aki = server.person("Aki")
    page = aki.http.get("/t/anything")
    assert page.headers["content-type"].startswith("text/html")
    script = re.findall(r"/assets/index-[\w-]{8}\.js", page.text)[0]
    assert "immutable" in aki.http.get(script).headers["cache-control"]
    assert aki.http.get("/sw.js").headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert aki.http.get("/assets/manifest.webmanifest").headers["cache-control"] == "no-cache"
    assert aki.http.get("/../../../etc/passwd").headers["content-type"].startswith("text/html")


def test_a_finished_game_can_be_seen_again_from_every_seat(server: RunningServer) -> None:
    aki = server.person("Aki")
    game = find("izakaya")
    one = playout(game, game.info.options(), ["random", "random"], "seed")
    *_, last = states(game, one)

    def frames(query: str) -> Any:
        return aki.http.post(f"/api/records/frames?{query}", content=record.encode(one)).json()

    end = len(one.log) - 1
    assert [frame["n"] for frame in frames(f"seat=1&from={end - 2}&count=100")] == [end - 2, end - 1, end]
    (frame,) = frames(f"seat=1&from={end}")
    assert frame["view"] == msgspec.json.decode(msgspec.json.encode(game.view(last, 1)))
    assert frames("")[0]["view"]["viewer"] == "spectator"
    for wrong in ("seat=2", "seat=x", "count=101", "count=0", "from=-1"):
        assert frames(wrong)["code"] == "bad_request", wrong


def test_a_game_that_goes_on_is_not_to_be_seen_from_other_seats(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(bots=["greedy"], start=True)
    assert aki.http.get(f"/api/tables/{table}/frames?seat=1").json()["code"] == "not_over"
