"""Finished days over HTTP: what came of them, pictures of every moment, and who gets which record."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kippu.core import record
from kippu.core.replay import replay, verify
from kippu.core.versions import read_record
from tests.server.city import City
from tests.server.conftest import RunningServer
from tests.server.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def city(server: RunningServer) -> City:
    return City(server, settings={"dice_source": "both"})


def close(city: City) -> Person:
    """A goal, a call that is nobody's business, and the end of the day; the game master."""
    gm, phone = city.master(), city.phone(0)
    assert city.goal(phone, gm)["type"] == "done"
    assert phone.do({"type": "call_gm", "text": "secret call"})["type"] == "done"
    for command in ("end_now", "close_result"):
        assert gm.do({"type": command, "reason": "secret rain"})["type"] == "done"
    return gm


def test_a_finished_event_is_reckoned_and_shown_again(city: City, server: RunningServer) -> None:
    http = server.person("Spectator").http
    day = f"/api/tables/{city.table}/day"
    assert http.get(day).json()["code"] == "not_over"
    gm = close(city)
    review = http.get(day).json()
    scorer = review["reckoning"][0]
    assert [source["name"] for source in scorer["sources"]] == ["goals"]
    assert scorer["total"] == gm.view["scores"][0]["total"]
    assert {"name": "goals", "seats": [0], "value": 1} in review["awards"]
    assert "secret" not in json.dumps(review)
    last = len(review["moments"]) - 1
    (frame,) = http.get(f"{day}/frames?from={last}").json()
    assert (frame["n"], frame["view"]["viewer"], frame["view"]["phase"]) == (last, "spectator", "closed")
    assert http.get(f"{day}/frames?from={last}&count=0").status_code == 400
    assert http.get(f"{day}/frames?from=x").status_code == 400


def test_somebodys_record_is_reckoned_too(server: RunningServer) -> None:
    http = server.person("Somebody").http
    line = (GOLDEN / "momotetsu" / "rules1" / "late-reports.jsonl").read_bytes()
    review = http.post("/api/records/day", content=line).json()
    assert len(review["reckoning"]) == 3
    frames = http.post("/api/records/day/frames?from=1&count=2", content=line).json()
    assert [frame["n"] for frame in frames] == [1, 2]
    going_on = replace(read_record(line.removesuffix(b"\n"))[1], outcome=None, seed=None)
    assert http.post("/api/records/day", content=record.encode(going_on)).json()["code"] == "not_over"
    izakaya = next((GOLDEN / "izakaya" / "rules1").glob("*.jsonl")).read_bytes()
    assert http.post("/api/records/day", content=izakaya).json()["code"] == "no_live_game"


def test_the_whole_record_is_for_game_masters(city: City, server: RunningServer) -> None:
    gm = close(city)

    def record_of(person: Person) -> tuple[Any, bytes]:
        line = person.http.get(f"/api/tables/{city.table}/record").content.removesuffix(b"\n")
        return read_record(line)[1], line

    (whole, all_of_it), (shown, some_of_it) = record_of(gm), record_of(server.person("Spectator"))
    assert b"secret" in all_of_it
    assert b"secret" not in some_of_it
    assert record_of(city.comes(city.codes["teams"][1]))[0] == shown
    game = read_record(some_of_it)[0]
    assert (replay(game, shown), verify(game, shown)) == (replay(game, whole), verify(game, whole))


def test_what_was_on_a_phone_stays_with_its_team(city: City, server: RunningServer) -> None:
    gm = close(city)
    team, spectator = city.comes(city.codes["teams"][1]), server.person("Spectator")

    def allowed(person: Person) -> list[int]:
        frames = f"/api/tables/{city.table}/frames"
        return [person.http.get(frames + query).status_code for query in ("", "?seat=0", "?seat=1")]

    assert [allowed(person) for person in (gm, team, spectator)] == [[200] * 3, [200, 403, 200], [200, 403, 403]]
