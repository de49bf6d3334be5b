"""Tables over real sockets: sitting down, playing, coming back, and what nobody may do."""

import json
import signal
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kippu.core.replay import replay, verify
from kippu.core.versions import read_record
from kippu.server.protocol import PROTOCOL
from tests.server.conftest import RunningServer
from tests.server.people import Person


def test_a_visitor_plays_a_whole_game_against_bots(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(bots=["greedy", "random"], start=True)
    aki.connect(table)
    while not aki.over:
        aki.write_anything()
    assert aki.wait_for("changed")["table"]["phase"] == "over"
    line = aki.http.get(f"/api/tables/{table}/record").content
    game, record = read_record(line.removesuffix(b"\n"))
    assert replay(game, record) == len(record.log)
    assert verify(game, record)
    assert [seat.name for seat in record.seats] == ["Aki", "greedy 1", "random 2"]
    assert aki.table(table)["seed"] == record.seed


def two_at_a_table(server: RunningServer) -> tuple[Person, Person, str]:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table()
    aki.connect(table)
    assert ben.join(table) == 1
    ben.connect(table)
    aki.send({"type": "host", "action": "start"})
    for person in (aki, ben):
        person.welcome = person.wait_for("welcome")
    return aki, ben, table


def test_two_people_write_at_once_and_take_back(server: RunningServer) -> None:
    aki, ben, _ = two_at_a_table(server)
    before = aki.version
    choice = {"type": "circle", "station": "r1c1"} if aki.card == "free" else {"type": "write", "route": "F"}
    assert aki.do(choice)["type"] == "done"
    assert aki.do({"type": "take_back"})["type"] == "done"
    assert aki.do(choice)["type"] == "done"
    # Ben has not read Aki's news: they are quiet, so what Ben makes of the old version still counts.
    assert ben.do(choice, version=before)["type"] == "done"
    assert [event["type"] for event in ben.events][:3] == ["wrote", "took_back", "wrote"]
    assert [event["seat"] for event in ben.events if event["type"] == "filled"] == [0, 1]


def test_a_stale_command_is_refused_and_a_resend_is_answered_as_before(server: RunningServer) -> None:
    aki, ben, _ = two_at_a_table(server)
    before = aki.version
    choice = {"type": "circle", "station": "r1c1"} if aki.card == "free" else {"type": "write", "route": "F"}
    done = aki.do(choice, id_="once")
    ben.do(choice)
    assert aki.do(choice, id_="once") == done
    stale = aki.do(choice, version=before)
    assert stale["refusal"]["code"] == "stale"
    reused = aki.do({"type": "take_back"}, id_="once")
    assert reused["refusal"]["code"] == "id_reused"


def test_coming_back_brings_exactly_what_was_missed(server: RunningServer) -> None:
    aki, ben, table = two_at_a_table(server)
    seen = aki.version
    aki.disconnect()
    ben.write_anything()
    aki.entries = []
    aki.connect(table, since=seen)
    assert [entry["n"] for entry in aki.entries] == list(range((seen or 0) + 1, (ben.version or 0) + 1))
    assert "view" not in aki.welcome


def test_a_refusal_names_its_clause(server: RunningServer) -> None:
    aki, _, _ = two_at_a_table(server)
    refused = aki.do({"type": "take_back"})
    assert refused["refusal"] == {"code": "nothing_to_take_back", "clause": "MX-2.3a"}


def test_nobody_sees_a_choice_before_the_turn_ends(server: RunningServer) -> None:
    aki, ben, table = two_at_a_table(server)
    watcher = server.person("Eve").connect(table)
    assert watcher.welcome.get("you") is None
    choice = {"type": "circle", "station": "r7c7"} if aki.card == "free" else {"type": "write", "route": "Z"}
    ben.bytes_seen = watcher.bytes_seen = b""
    aki.do(choice)
    for other in (ben, watcher):
        other.wait_for("news")
        assert b"r7c7" not in other.bytes_seen
        assert b'"Z"' not in other.bytes_seen


def test_only_who_sits_there_may_play(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(bots=["random"], start=True)
    eve = server.person("Eve").connect(table)
    assert eve.do({"type": "write", "route": "F"})["refusal"]["code"] == "not_seated"
    forger = server.person("Mallory")
    forger.http.cookies.set("kippu_player", "x" * 43)
    assert forger.connect(table).welcome.get("you") is None


def test_only_the_host_begins(server: RunningServer) -> None:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table()
    ben.join(table)
    ben.connect(table).send({"type": "host", "action": "start"})
    assert ben.wait_for("refused")["refusal"]["code"] == "not_host"


def test_pages_of_other_sites_are_refused(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(bots=["random"], start=True)
    with pytest.raises(InvalidStatus):
        aki.connect(table, Origin="http://evil.example")
    answer = aki.http.post(
        "/api/tables", json={"game": "metrox", "name": "A"}, headers={"Origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
    assert aki.connect(table, Origin=server.url).welcome["you"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"do"}',
        f'{{"type":"hello","protocol":{PROTOCOL},"extra":1}}',
        b"\xff\xfe",
        "[" * 5_000,
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_nothing_else_happens(server: RunningServer, frame: str) -> None:
    aki = server.person("Aki")
    aki.connect(aki.make_table(bots=["random"], start=True))
    aki.send(frame)
    assert aki.wait_for("refused")["refusal"]["code"] == "bad_message"
    assert aki.write_anything()["type"] == "done"


def test_a_message_that_is_too_long_ends_only_its_own_socket(server: RunningServer) -> None:
    aki, ben, _ = two_at_a_table(server)
    aki.send(json.dumps({"type": "say", "text": "x" * 20_000}))
    with pytest.raises(ConnectionClosed):
        aki.wait_for("said")
    assert ben.write_anything()["type"] == "done"


def flood(person: Person) -> None:
    for _ in range(2_000):
        person.send({"type": "ping", "at": 1})
    person.wait_for("said")


def test_too_many_messages_end_only_their_own_socket(serve: Callable[..., RunningServer]) -> None:
    aki, ben, _ = two_at_a_table(serve())
    with pytest.raises(ConnectionClosed) as closed:
        flood(aki)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert ben.write_anything()["type"] == "done"


def test_chat_and_mute(server: RunningServer) -> None:
    aki, ben, _ = two_at_a_table(server)
    ben.send({"type": "say", "text": "こんにちは"})
    assert aki.wait_for("said")["text"] == "こんにちは"
    aki.send({"type": "host", "action": "mute", "seat": 1})
    aki.settle()
    ben.send({"type": "say", "text": "hello?"})
    assert ben.wait_for("refused")["refusal"]["code"] == "muted"


def test_a_late_guest_takes_the_seat_of_a_bot(server: RunningServer) -> None:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table(bots=["random"], start=True)
    aki.connect(table).write_anything()
    assert ben.join(table) == 1
    ben.connect(table)
    assert ben.welcome["table"]["seats"][1] == {"name": "Ben", "connected": True, "taken_over": True}
    assert (
        server.person("Cho").http.post(f"/api/tables/{table}/join", json={"name": "Cho"}).json()["code"]
        == "no_free_seat"
    )


def test_who_leaves_is_played_by_a_bot(server: RunningServer) -> None:
    aki, ben, table = two_at_a_table(server)
    ben.send({"type": "leave"})
    ben.settle()
    while not aki.over:
        aki.write_anything()
    assert aki.table(table)["seats"][1]["taken_over"] is True


def test_a_clock_writes_for_the_absent(server: RunningServer) -> None:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table(clock=5_000)
    ben.join(table)
    aki.connect(table)
    ben.connect(table)
    aki.send({"type": "host", "action": "start"})
    aki.welcome = aki.wait_for("welcome")
    assert 0 < aki.wait_for("clock")["left"] <= 5_000
    aki.write_anything()
    while not [event for event in aki.events if event["type"] == "filled"]:
        aki.wait_for("news")
    assert {event["seat"] for event in aki.events if event["type"] == "filled"} == {0, 1}


def test_rematch_is_the_same_table_for_all(server: RunningServer) -> None:
    aki, ben, table = two_at_a_table(server)
    while not aki.over:
        aki.write_anything()
        ben.write_anything()
        while aki.version != ben.version:
            min(aki, ben, key=lambda person: person.version or 0).wait_for("news")
    again = [person.http.post(f"/api/tables/{table}/rematch").json() for person in (aki, ben)]
    assert again[0]["table"] == again[1]["table"] != table
    assert [seat["seat"] for seat in again] == [0, 1]


def test_ninety_nine_seats(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(bots=["random"] * 98, max_seats=99, start=True)
    aki.connect(table)
    while not aki.over:
        aki.write_anything()
    assert len(aki.table(table)["seats"]) == 99


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"name": ""}, "bad_request"),
        ({"bots": ["nobody"]}, "unknown_bot"),
        ({"options": {"map": "paris"}}, "unknown_map"),
        ({"options": {"wrong": 1}}, "bad_options"),
        ({"bots": ["random"] * 99}, "wrong_seats"),
        ({"extra": 1}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(server: RunningServer, wanted: dict[str, object], code: str) -> None:
    body = {"game": "metrox", "name": "Aki", "start": True} | wanted
    answer = server.person("Aki").http.post("/api/tables", json=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code


def test_a_game_survives_stop_and_kill(serve: Callable[..., RunningServer]) -> None:
    server = serve()
    aki = server.person("Aki")
    table = aki.make_table(bots=["greedy"], start=True)
    aki.connect(table)
    for how in (signal.SIGINT, signal.SIGKILL, signal.SIGTERM):
        done = aki.write_anything()
        server.stop(how)
        server.start()
        aki.connect(table, since=aki.version)
        assert (aki.version or 0) >= done["n"]
    while not aki.over:
        aki.write_anything()


def test_health_metrics_and_words(server: RunningServer) -> None:
    aki = server.person("Aki")
    assert aki.http.get("/health").json() == {"ok": True}
    assert "kippu_connections" in aki.http.get("/metrics").text
    assert "game-name = メトロックス" in aki.http.get("/api/games/metrox/text/ja").text
    assert "error-table-full" in aki.http.get("/api/text/ja").text
    (metrox, *_) = aki.http.get("/api/games").json()
    assert (metrox["id"], metrox["name"]["ja"], metrox["max_seats"]) == ("metrox", "メトロックス", 99)
    assert (metrox["bots"][0], metrox["stand_in"]) == ("random", "greedy")
    assert metrox["unknown"].keys() == {"en", "ja"}
    assert "指示カード" in metrox["unknown"]["ja"]
    first = aki.http.get("/api/games/metrox/rules/en").json()[0]["clauses"]
    assert (first["MX-1.1a"]["origin"], "open" in first["MX-1.1a"]) == ("rulebook", False)
    assert (first["MX-1.4c"]["origin"], "own deck" in first["MX-1.4c"]["open"]) == ("chosen", True)
    assert aki.http.get("/api/games/metrox/data/scoring.json").json()["solo_ranks"]
    for missing in ("maps/paris.json", "%2e%2e/bots.py", "..%2f__init__.py", "maps", "", "a%00.json"):
        assert aki.http.get(f"/api/games/metrox/data/{missing}").status_code == 404, missing
    for nowhere in ("nowhere", "%00nowhere", "%F0%9F%9A%83"):
        assert aki.http.get(f"/api/tables/{nowhere}").json()["code"] == "no_table", nowhere
