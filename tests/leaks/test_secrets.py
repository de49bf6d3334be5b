"""The seed, tokens and passwords: where they never appear."""

import asyncio
import base64
import hashlib
import random
from pathlib import Path

from tests.load.serving import watched
from tests.load.world import SEED, TABLE, World, world
from tests.server.people import Person

_ACCOUNT = {"login": "zebulon", "password": "correct horse battery staple"}
_WRONG = "wrong horse battery staple"
_NAMES = ("Zebulon", "Quetzal")
_ASKED = (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/record", "/api/tables", "/api/me/tables", "/metrics")


def _found(secrets: list[str], text: bytes) -> list[str]:
    """Those that are in a text, as they are or as somebody might write them who means well."""
    return [secret for secret in secrets if any(shape in text for shape in _shapes(secret))]


def _shapes(secret: str) -> list[bytes]:
    digest = hashlib.sha256(secret.encode())
    return [secret.encode(), digest.hexdigest().encode(), base64.b64encode(digest.digest())]


async def _play_to_the_end(one: World) -> None:
    rng = random.Random(1)
    ears = [await one.enter(seat) for seat in (0, 1, None)]
    turns = 0
    while not (await one.sheet(0))[0].over:
        told = b"".join([await one.get(path, seat) for path in _ASKED for seat in (0, None)])
        assert b"not_over" in told
        told += b"".join(message for ear in ears for message in ear.heard)
        assert SEED.encode() not in told
        assert not _found(one.tokens, told)
        for seat in (0, 1):
            sheet, version = await one.sheet(seat)
            await one.do(ears[seat], sheet.choice(rng), version=version)
        turns += 1
    assert turns >= 23
    assert SEED.encode() in await one.get(f"/api/tables/{TABLE}/record", None)
    assert all(SEED.encode() in ear.heard[-1] for ear in ears)


def test_the_seed_is_told_at_the_end_and_not_before_and_tokens_never(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await _play_to_the_end(one)

    asyncio.run(play())


def _a_game_between(aki: Person, ben: Person) -> str:
    table = aki.make_table()
    ben.join(table)
    aki.connect(table)
    ben.connect(table)
    aki.send({"type": "host", "action": "start"})
    for person in (aki, ben):
        person.welcome = person.wait_for("welcome")
    while not aki.over:
        aki.write_anything()
        ben.write_anything()
        while aki.version != ben.version:
            min(aki, ben, key=lambda person: person.version or 0).wait_for("news")
    return table


def test_logs_and_messages_hold_no_secrets(tmp_path: Path) -> None:
    answers: list[bytes] = []
    with watched(str(tmp_path / "games.db")) as server:
        people = [Person(server.url, name) for name in _NAMES]
        for person in people:
            person.http.event_hooks["response"] = [lambda answer: answers.append(answer.read())]
        table = _a_game_between(*people)
        assert people[0].http.post("/api/me/account", json=_ACCOUNT).status_code == 201
        assert people[1].http.post("/api/me/login", json=_ACCOUNT | {"password": _WRONG}).status_code == 403
        assert people[1].http.get("/api/tables/nowhere?secret=" + _WRONG).status_code == 404
        people[0].settle()
        seed = people[0].table(table)["seed"]
        secrets = [_ACCOUNT["password"], _WRONG, *(person.http.cookies["kippu_player"] for person in people)]
        for person in people:
            person.close()
    told = b"".join([*answers, *(person.bytes_seen for person in people)])
    assert not _found(secrets, told)
    said = server.said.encode()
    assert b'"what":"game_over"' in said
    assert not _found([*secrets, seed, *_NAMES], said)
