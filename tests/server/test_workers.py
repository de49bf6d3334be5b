"""Two server processes on one PostgreSQL database: players of one table on different ones."""

import asyncio
import signal
from collections.abc import Iterator

import pytest

from kippu.core.replay import verify
from kippu.core.versions import read_record
from tests.server.city import City
from tests.server.conftest import RunningServer
from tests.server.people import Person
from tests.store.databases import run_sql
from tests.store.postgres_server import postgres_server


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as server:
        asyncio.run(run_sql(server("postgres"), "CREATE DATABASE kippu"))
        yield server("kippu")


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers for all tests here, without limits: their people come from one address."""
    started = RunningServer(database, KIPPU_LIMITS="off"), RunningServer(database, KIPPU_LIMITS="off")
    yield started
    said = "".join(server.close() for server in started)
    assert "Traceback" not in said, said


@pytest.fixture
def servers(pair: tuple[RunningServer, RunningServer]) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Both of them, running; their people go home after each test."""
    for server in pair:
        if not server.running:
            server.start()
    yield pair
    for server in pair:
        server.send_home()


def sit_apart(servers: tuple[RunningServer, RunningServer]) -> tuple[Person, Person, str]:
    """Aki at one server, Ben at the other, one table."""
    one, other = servers
    aki, ben = one.person("Aki"), other.person("Ben")
    table = aki.make_table()
    aki.connect(table)
    ben.join(table)
    ben.connect(table)
    aki.send({"type": "host", "action": "start"})
    for person in (aki, ben):
        person.welcome = person.wait_for("welcome")
    return aki, ben, table


def catch_up(aki: Person, ben: Person) -> None:
    while aki.version != ben.version:
        min(aki, ben, key=lambda person: person.version or 0).wait_for("news")


def test_a_game_on_two_servers(servers: tuple[RunningServer, RunningServer]) -> None:
    aki, ben, table = sit_apart(servers)
    while not aki.over:
        # Both at once: only one of the two processes can store the next entry, the other tries again.
        for person in (aki, ben):
            choice = person.choice()
            person.send({"type": "do", "id": f"{person.version}", "version": person.version, "command": choice})
        for person in (aki, ben):
            answer = person.wait_for("done", "refused")
            assert answer["type"] == "done", answer
        catch_up(aki, ben)
    assert aki.entries == ben.entries
    while (info := ben.table(table))["phase"] != "over":
        ben.wait_for("changed")
    assert info["seed"]
    game, record = read_record(ben.http.get(f"/api/tables/{table}/record").content.removesuffix(b"\n"))
    assert verify(game, record) >= 23


def test_what_is_said_at_one_server_is_heard_at_the_other(servers: tuple[RunningServer, RunningServer]) -> None:
    aki, ben, _ = sit_apart(servers)
    aki.send({"type": "say", "text": "hello"})
    assert ben.wait_for("said")["text"] == "hello"


def test_workers_of_one_server_share_a_table(database: str) -> None:
    server = RunningServer(database, "--workers", "2")
    people = [server.person(f"P{number}") for number in range(6)]
    table = people[0].make_table()
    for person in people[1:]:
        person.join(table)
    for person in people:
        person.connect(table)
    people[0].send({"type": "host", "action": "start"})
    for person in people:
        person.welcome = person.wait_for("welcome")
    for person in people:
        assert person.write_anything()["type"] == "done"
    last = people[-1].version
    for person in people:
        while person.version != last:
            person.wait_for("news")
    assert "Traceback" not in server.close()


def test_an_event_on_two_servers(servers: tuple[RunningServer, RunningServer]) -> None:
    city = City(servers[0], begins_in=2_000)
    gm, here = city.master(), city.phone(0)
    city.server = servers[1]
    there = city.phone(1)  # who has typed a code at the other server
    while "began" not in {event["type"] for event in there.events} and there.view["phase"] == "before":
        there.wait_for("news")
    for phone in (here, there):
        assert phone.do({"type": "note", "text": "hello"}, version=0)["type"] == "done"
    while gm.version != max(here.version or 0, there.version or 0):
        gm.wait_for("news")
    log = gm.http.get(f"/api/tables/{city.table}/audit").json()
    began = [line for line in log if {"type": "began"} in line["events"]]
    assert [line["author"] for line in began] == ["clock"]  # both clocks were awake, one was first
    city.gm.http.post(f"/api/tables/{city.table}/codes", json={"role": 1, "send_away": True})
    assert there.wait_for("welcome")["you"] is None


def test_one_server_dies_and_its_player_goes_on_at_the_other(servers: tuple[RunningServer, RunningServer]) -> None:
    aki, ben, table = sit_apart(servers)
    aki.write_anything()
    servers[0].stop(signal.SIGKILL)
    aki.url = servers[1].url
    aki.http.base_url = servers[1].url
    aki.connect(table, since=aki.version)
    ben.write_anything()
    catch_up(aki, ben)
    assert aki.do(aki.choice())["type"] == "done"
