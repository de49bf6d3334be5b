"""The socket of a table, word by word."""

import json
from pathlib import Path
from typing import Any

import pytest

from kippu.server import limits
from kippu.server.protocol import PROTOCOL
from kippu.server.store import StoreUnavailable
from kippu.server.store.sqlite import SqliteStore
from tests.unit.server.here import Closed, Line, here
from tests.unit.server.test_app import Standing


async def closed(line: Line) -> int:
    """With which code a connection ends."""
    with pytest.raises(Closed) as end:
        await line.wait_for("nothing more")
    await line.hang_up()
    return end.value.code


async def refused(line: Line, message: dict[str, Any] | str | bytes) -> tuple[str, dict[str, Any]]:
    line.send(message)
    answer = await line.wait_for("refused")
    return answer["refusal"]["code"], answer["refusal"].get("params", {})


async def test_pages_of_other_sites_are_not_let_in(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        assert await closed(aki.call(table, origin="http://elsewhere")) == 1008
        line = aki.call(table, origin="http://here")
        line.send({"type": "hello", "protocol": PROTOCOL})
        assert (await line.receive())["type"] == "welcome"


async def test_an_address_opens_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Standing)
    async with here(tmp_path) as one:
        aki = one.person()
        codes = [await closed(aki.call("nowhere")) for _ in range(201)]
        assert codes == [4404] * 200 + [1008]
        assert await closed(one.person().call("nowhere")) == 4404


async def test_who_comes_without_an_address_is_served_too(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        aki.address = ""  # through a socket of this machine
        assert (await aki.connect(table))[1]["table"]["id"] == table


async def test_who_is_there_cannot_be_said_while_the_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "_select", _fails)
            assert await closed(aki.call(table)) == 1013


def _fails(*_: object) -> None:
    raise StoreUnavailable("store_unavailable")


async def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        line = one.person().call("nowhere")
        told = await line.receive()
        assert told == {"type": "refused", "refusal": {"code": "no_table", "params": {"id": "nowhere"}}}
        assert await closed(line) == 4404


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "protocol": PROTOCOL + 1},
        {"type": "hello", "protocol": PROTOCOL + 1, "something": "new"},
        {"type": "hello"},
    ],
)
async def test_another_protocol(tmp_path: Path, hello: dict[str, Any]) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        line = aki.call(await aki.make_table())
        client = hello.get("protocol", 0)
        newer = "client" if client else "server"
        assert await refused(line, hello) == (
            "other_protocol", {"client": client, "server": PROTOCOL, "newer": newer},
        )  # fmt: skip
        assert await closed(line) == 4426


async def test_what_cannot_be_read_is_refused_and_the_rest_is_heard(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        line, _ = await aki.connect(await aki.make_table())
        for wrong in ("", "{", "[]", b"\xff", '{"type":"dance"}', {"type": "ping"}, "[" * 5_000):
            code, params = await refused(line, wrong)
            assert (code, bool(params["reason"])) == ("bad_message", True)
        line.send(b'{"type":"ping","at":5}')
        assert (await line.wait_for("pong"))["at"] == 5


async def test_a_socket_says_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Standing)
    async with here(tmp_path) as one:
        aki = one.person()
        line = aki.call(await aki.make_table())
        for number in range(121):
            line.send({"type": "ping", "at": number})
        assert [(await line.receive())["at"] for _ in range(120)] == list(range(120))
        assert await closed(line) == 4429


async def test_who_leaves_is_gone(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben = one.person(), one.person()
        table = await aki.make_table()
        await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        line, _ = await aki.connect(table)
        other, _ = await ben.connect(table)
        while not (await line.wait_for("changed"))["table"]["seats"][1].get("connected"):
            pass
        await other.hang_up()
        assert await closed(other) == 1000
        while (await line.wait_for("changed"))["table"]["seats"][1].get("connected"):
            pass


async def test_everything_a_host_may_ask(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben, eve = one.person(), one.person(), one.person()
        table = await aki.make_table(max_seats=4)
        await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        line, _ = await aki.connect(table)

        async def seats(**message: Any) -> list[tuple[str, str | None]]:
            line.send({"type": "host"} | message)
            while (told := await line.wait_for("changed", "refused"))["type"] == "changed":
                info = told["table"]
                found = [(seat["name"], seat.get("bot")) for seat in info["seats"]]
                if found != before:
                    return found
            raise AssertionError(told)

        before: list[tuple[str, str | None]] = [("Aki", None), ("Ben", None)]
        before = await seats(action="add_bot", bot="random")
        assert before == [("Aki", None), ("Ben", None), ("random 1", "random")]
        before = await seats(action="add_bot", bot="greedy")
        assert before[3] == ("greedy 1", "greedy")
        assert await refused(line, {"type": "host", "action": "add_bot", "bot": "greedy"}) == ("table_full", {})
        assert (await refused(line, {"type": "host", "action": "add_bot"}))[0] == "unknown_bot"
        before = await seats(action="remove_seat", seat=2)
        assert [name for name, _ in before] == ["Aki", "Ben", "greedy 1"]
        assert await refused(line, {"type": "host", "action": "remove_seat"}) == ("too_late", {})

        for action, muted in (("mute", [1]), ("unmute", [])):
            line.send({"type": "host", "action": action, "seat": 1})
            while (await line.wait_for("changed"))["table"].get("muted", []) != muted:
                pass
        for nosy in (ben, eve):
            other, welcome = await nosy.connect(table)
            assert welcome["you"] == (1 if nosy is ben else None)
            assert await refused(other, {"type": "host", "action": "start"}) == ("not_host", {})
        line.send({"type": "host", "action": "start"})
        welcome = await line.wait_for("welcome")
        assert (welcome["you"], welcome["table"]["phase"]) == (0, "playing")
        before = await seats(action="bot_plays", seat=1)
        assert before[1] == ("Ben", "greedy")
        assert await refused(line, {"type": "host", "action": "bot_plays"}) == ("too_late", {})
        assert await refused(line, {"type": "host", "action": "remove_seat", "seat": 2}) == ("too_late", {})
        assert await refused(line, {"type": "host", "action": "start"}) == ("too_late", {})


async def test_chat_and_leaving(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki, ben, eve = one.person(), one.person(), one.person()
        table = await aki.make_table()
        await ben.http.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        (line, _), (other, _), (looking, _) = [await person.connect(table) for person in (aki, ben, eve)]
        other.send({"type": "say", "text": "hello"})
        for everybody in (line, other, looking):
            said = await everybody.wait_for("said")
            assert (said["seat"], said["name"], said["text"]) == (1, "Ben", "hello")
        assert await refused(looking, {"type": "say", "text": "hello"}) == ("muted", {})
        looking.send({"type": "leave"})  # nothing to leave
        other.send({"type": "leave"})
        while len((await line.wait_for("changed"))["table"]["seats"]) == 2:
            pass
        assert (await eve.get(f"/api/tables/{table}"))["seats"] == [{"name": "Aki", "connected": True}]


async def test_what_is_said_is_told_to_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []

    async def tell(_: SqliteStore, table_id: str, text: str) -> None:
        told.append((table_id, text))

    monkeypatch.setattr(SqliteStore, "tell", tell)  # it knows no other processes
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        line, _ = await aki.connect(table)
        line.send({"type": "say", "text": "hello"})
        said = await line.wait_for("said")
        line.send({"type": "ping", "at": 1})
        await line.wait_for("pong")
        ((where, text),) = told
        assert (where, text[:5], json.loads(text[5:])) == (table, "said ", said)


async def test_a_command_is_refused_before_the_start_and_to_who_only_looks_on(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        line, _ = await aki.connect(table)
        waiting = {"type": "do", "id": "a", "version": 0, "command": {"type": "x"}}
        line.send(waiting)
        answer = await line.wait_for("refused")
        assert answer == {"type": "refused", "refusal": {"code": "not_begun"}, "id": "a"}
        line.send({"type": "host", "action": "start"})
        await line.wait_for("welcome")
        line.send(waiting)
        answer = await line.wait_for("refused")
        assert (answer["refusal"]["code"], answer["id"], answer["version"]) == ("not_a_command", "a", 0)
        assert answer["refusal"]["params"]["reason"]
        answer = await line.do({"type": "take_back"})
        assert (answer["refusal"]["code"], answer["refusal"]["clause"][:3]) == ("nothing_to_take_back", "MX-")
        looking, _ = await one.person().connect(table)
        looking.send(waiting)
        answer = await looking.wait_for("refused")
        assert (answer["refusal"]["code"], answer["id"], answer["version"]) == ("not_seated", "a", 0)
