"""What people in an event are told on closed phones and in a chat elsewhere."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kippu.core.record import Entry
from kippu.core.text import text_of
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.model.feed import AlightOrdered
from kippu.server.live.notices import Notices
from kippu.server.push.outgoing import Outgoing
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables.house import House
from tests.server.elsewhere import Elsewhere, Subscriber, elsewhere
from tests.unit.server.test_app import EVENT
from tests.unit.server.test_events import MIDNIGHT, City, city, on_the_day, stop_clock


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    monkeypatch.setenv("KIPPU_OUTGOING", "127.0.0.1")
    with elsewhere() as there:
        yield there


async def test_a_chat_elsewhere_hears_which_teams_must_get_off(place: Elsewhere, tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        await one.gm.post(f"{one.at}/plan", photo_days=1, webhook=place.url + "/hook")
        async with SqliteStore(str(tmp_path / "games.db")) as store:
            room, outgoing = await House(store).room(one.table), Outgoing()
            ordered = AlightOrdered(seats=(1,), time=0, why="goal")
            Notices(tmp_path, outgoing).stored(room, [Entry(n=1, at=0, events=(ordered,))])
            heard = await got(place)
            assert "Blue" in json.loads(heard.content)["content"]
            await outgoing.close()
        assert place.got.empty()  # the order itself is for the team


async def got(place: Elsewhere) -> Any:
    return await asyncio.to_thread(place.next)


async def calls(one: City) -> None:
    line, _ = await one.phone.connect(one.table)
    assert (await line.do({"type": "call_gm", "text": "help"}))["type"] == "done"


async def settles(one: City) -> None:
    line, _ = await one.gm.connect(one.table)
    assert (await line.do({"type": "call_settlement"}))["type"] == "done"


async def forgotten(folder: Path, table: str, path: str, *, kept: str) -> None:
    """Wait until the server has stored that nobody hears at a path any more."""
    async with SqliteStore(str(folder / "games.db")) as store:
        while (row := await store.table(table)) and path.encode() in row.settings:
            await asyncio.sleep(0.01)
    assert row is not None
    assert kept.encode() in row.settings


async def test_a_call_is_for_game_masters_and_a_settlement_for_all(
    place: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_day(monkeypatch)
    async with city(tmp_path) as one:
        people = {"/gm": (one.gm, "en"), "/phone": (one.phone, "ja")}
        subscribers = {path: Subscriber(place.url + path, lang) for path, (_, lang) in people.items()}
        for path, (person, _) in people.items():
            answer = await person.http.post(f"{one.at}/push", json=subscribers[path].subscription)
            assert answer.status_code == 201, answer.text
        await calls(one)
        first = await got(place)
        assert first.path == "/gm"
        assert first.headers["urgency"] == "high"
        message = subscribers["/gm"].read(first.content)
        assert (message["tag"], message["table"]) == ("called", one.table)
        assert "Red" in message["body"]
        await settles(one)
        both = {one.path: one for one in (await got(place), await got(place))}
        told = {path: subscribers[path].read(both[path].content) for path in people}
        assert {message["tag"] for message in told.values()} == {"settlement"}
        assert both["/gm"].headers["urgency"] == "normal"
        assert told["/gm"]["body"] != told["/phone"]["body"]
        assert told["/gm"]["title"] != told["/phone"]["title"]


async def test_who_is_gone_or_has_left_is_told_no_more(
    place: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_day(monkeypatch)
    async with city(tmp_path) as one:
        gone, stays = Subscriber(place.url + "/gone"), Subscriber(place.url + "/stays")
        for subscriber in (gone, stays):
            await one.gm.http.post(f"{one.at}/push", json=subscriber.subscription)
        away = Subscriber(place.url + "/away")
        await one.phone.http.post(f"{one.at}/push", json=away.subscription)
        await one.gm.post(f"{one.at}/codes", role=0, send_away=True)
        new = (await one.gm.get(f"{one.at}/codes"))["teams"][0]
        other = one.one.person()
        await one.join(other, new)
        one.phone = other
        place.statuses["/gone"] = [410]
        await calls(one)
        assert {(await got(place)).path for _ in range(2)} == {"/gone", "/stays"}
        await forgotten(tmp_path, one.table, "/gone", kept="/stays")
        await calls(one)
        await settles(one)
        assert [(await got(place)).path for _ in range(2)] == ["/stays", "/stays"]
        assert place.got.empty()


async def heard(place: Elsewhere) -> str:
    """What the chat is told next; messages to one address come in order."""
    message = await got(place)
    assert (message.path, message.headers["content-type"]) == ("/hook", "application/json")
    said = json.loads(message.content)
    assert said["allowed_mentions"] == {"parse": []}
    return str(said["content"])


async def first_destination(one: City, lang: str) -> str:
    """What is said of the destination that the day has begun with."""
    _, welcome = await one.gm.connect(one.table, views=True)
    (square,) = (one for one in shipped_kit(str(EVENT["kit"])).map.squares if one.id == welcome["view"]["destination"])
    return text_of(lang, "kippu.games.momotetsu.live")("push-destination", square=square.name[lang])


async def test_the_chat_of_a_server_hears_all_that_everybody_may_know(
    place: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_day(monkeypatch)
    monkeypatch.setenv("KIPPU_WEBHOOK", place.url + "/hook")
    async with city(tmp_path) as one:
        await calls(one)  # nobody else's business
        await settles(one)
        words = text_of("en", "kippu.games.momotetsu.live")
        assert await heard(place) == await first_destination(one, "en")
        assert await heard(place) == words("push-settlement", number=1)
        assert place.got.empty()


async def test_the_chat_of_an_event_hears_what_happens_from_then_on(
    place: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clock(monkeypatch, MIDNIGHT + 5 * 3600 * 1000)
    async with city(tmp_path) as one:
        line, _ = await one.gm.connect(one.table)
        plan = {"photo_days": 1, "webhook": place.url + "/hook", "webhook_lang": "ja"}
        assert (await one.gm.post(f"{one.at}/plan", **plan))["webhook"]
        assert (await line.do({"type": "draw_first_destination"}))["type"] == "done"
        assert await heard(place) == await first_destination(one, "ja")
        assert not (await one.gm.post(f"{one.at}/plan", photo_days=1))["webhook"]
        on_the_day(monkeypatch)
        await settles(one)
        assert (await one.gm.post(f"{one.at}/plan", **plan))["webhook"]
        await settles(one)
        assert await heard(place) == text_of("ja", "kippu.games.momotetsu.live")("push-settlement", number=2)
        assert place.got.empty()
