"""Messages to closed phones and to a chat elsewhere, over a real server on this machine."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from kippu.core.text import text
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.server.push import outgoing
from kippu.server.push.outgoing import Outgoing, Sent
from kippu.server.push.web_push import decode, encode, encrypted
from tests.languages import COMPLETE
from tests.server.city import KIT, City
from tests.server.conftest import RunningServer
from tests.server.elsewhere import Elsewhere, Subscriber, elsewhere
from tests.server.people import Person


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    monkeypatch.setenv("KIPPU_OUTGOING", "127.0.0.1")
    monkeypatch.setenv("KIPPU_CONTACT", "mailto:master@example.org")
    with elsewhere() as there:
        yield there


def subscribe(person: Person, city: City, subscriber: Subscriber) -> None:
    answer = person.http.post(f"/api/tables/{city.table}/push", json=subscriber.subscription)
    assert answer.status_code == 201, answer.text


def plan(city: City, person: Person, **wanted: Any) -> Any:
    answer = person.http.post(f"/api/tables/{city.table}/plan", json={"photo_days": 3} | wanted)
    return answer.json()


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291."""
    key = ec.derive_private_key(int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        key=key,
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def check_signature(authorization: str, public_key: str, audience: str) -> None:
    token, key = authorization.removeprefix("vapid t=").split(", k=")
    assert key == public_key
    head, claims, signature = token.split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(decode(claims))
    assert (said["aud"], said["sub"]) == (audience, "mailto:master@example.org")
    assert time.time() < said["exp"] < time.time() + 24 * 3600  # RFC 8292: a day at most
    r, s = (int.from_bytes(decode(signature)[at : at + 32], "big") for at in (0, 32))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    known.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        known.verify(encode_dss_signature(r, s), b"something else", ec.ECDSA(hashes.SHA256()))


_SQUARES = {square.id: square.name for square in shipped_kit(KIT).map.squares}


class Told:
    """What has come for each of some people's browsers, in the order in which it came."""

    def __init__(self, place: Elsewhere, city: City, people: dict[str, Person], langs: dict[str, str]) -> None:
        self._place, self._city, self._langs = place, city, langs
        self._subscribers = {name: Subscriber(f"{place.url}/{name}", langs[name]) for name in people}
        self.of: dict[str, list[tuple[str, str]]] = {name: [] for name in people}
        self.urgency: dict[str, str] = {}
        for name, person in people.items():
            subscribe(person, city, self._subscribers[name])
        self.key: str = city.gm.http.get("/api/push").json()["key"]

    def until(self, what: str, *names: str, times: int = 1) -> None:
        """Wait until some have been told something; messages to one browser keep their order."""
        while not all([tag for tag, _ in self.of[name]].count(what) >= times for name in names):
            got = self._place.next()
            name = got.path.removeprefix("/")
            check_signature(got.headers["authorization"], self.key, self._place.url)
            assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "3600")
            message = self._subscribers[name].read(got.content)
            title = shipped_kit(KIT).kit.name[self._langs[name]]
            assert (message["title"], message["table"]) == (title, self._city.table)
            self.of[name].append((message["tag"], message["body"]))
            self.urgency[message["tag"]] = got.headers["urgency"]


_SAY = {lang: text(lang, "kippu.games.momotetsu.live") for lang in COMPLETE}


def test_phones_are_told_in_their_language_what_concerns_them(
    place: Elsewhere, serve: Callable[..., RunningServer]
) -> None:
    """A goal, an order to get off, bonbi, the resume, a settlement, and proof that is not accepted."""
    server = serve()
    city = City(server, settings={"dice_source": "both"})
    gm, one, two, gone = city.master(), city.phone(0), city.phone(1), city.phone(2)
    subscribe(gone, city, Subscriber(f"{place.url}/gone"))
    assert gm.http.post(f"/api/tables/{city.table}/codes", json={"role": 2, "send_away": True}).status_code == 200
    langs = {"one": "ja", "two": "en", "three": "ja", "gm": "en"}
    told = Told(place, city, dict(zip(langs, (one, two, city.phone(2), gm), strict=True)), langs)
    reached = gm.view["destination"]
    assert two.do({"type": "roll", "shown": [3]})["type"] == "done"  # on its way when the goal comes
    done = [
        city.goal(one, gm),
        two.do({"type": "alight", "square": two.view["teams"][1]["square"]}),
        one.do({"type": "roll_destination", "shown": [3, 4]}),
        gm.do({"type": "call_settlement"}),
        gm.do({"type": "reject", "entry": city.claim(gm, "goal")["entry"], "reason": "no photo"}),
        two.do({"type": "call_gm", "text": "help"}),
    ]
    assert [answer["type"] for answer in done] == ["done"] * len(done)
    told.until("rejected", "one")
    told.until("called", "gm")
    told.until("settlement", "two", "three")
    goal = next(event for event in one.events if event["type"] == "goal_reached")
    following = next(event for event in one.events if event["type"] == "destination_set" and event["square"] != reached)
    bonbi = next(event for event in one.events if event["type"] == "bonbi_moved")

    def said(name: str, what: str, **params: Any) -> tuple[str, str]:
        if "square" in params:
            params["square"] = _SQUARES[params["square"]][langs[name]]
        return what, _SAY[langs[name]](f"push-{what}", **params)

    for name in langs:
        assert told.of[name] == [
            said(name, "goal", team="Team 1", square=reached, points=goal["points"]),
            *([said(name, "alight")] if name == "two" else []),
            said(name, "bonbi", team=f"Team {bonbi['seat'] + 1}"),
            said(name, "destination", square=following["square"]),
            said(name, "resume"),
            said(name, "settlement", number=1),
            *([said(name, "rejected", how="reversal")] if name == "one" else []),
            *([said(name, "called", team="Team 2")] if name == "gm" else []),
        ]
    at_once = {what for what, urgency in told.urgency.items() if urgency == "high"}
    assert at_once == {"alight", "resume", "rejected", "called"}

    # All of it is still known after a restart, the key too; nothing was told late to whom it did not concern.
    server.stop()
    server.start()
    assert gm.http.get("/api/push").json()["key"] == told.key
    assert city.master().do({"type": "call_settlement"})["type"] == "done"
    before = {name: len(heard) for name, heard in told.of.items()}
    told.until("settlement", *langs, times=2)
    assert {name: heard[before[name] :] for name, heard in told.of.items()} == {
        name: [said(name, "settlement", number=2)] for name in langs
    }


def test_a_place_that_is_broken_is_asked_a_few_times_and_what_follows_still_comes(
    place: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "_PAUSES", (0.01, 0.02, 0.03))
    place.statuses["/broken"] = [500, 503, 429, 502]

    async def send() -> None:
        sender = Outgoing()
        for content in (b"lost", b"comes"):
            sender.post(f"{place.url}/broken", lambda content=content: Sent({}, content))  # type: ignore[misc]
        while place.got.qsize() < 5:
            await asyncio.sleep(0.01)
        await sender.close()

    asyncio.run(asyncio.wait_for(send(), 20))
    assert [place.next().content for _ in range(5)] == [b"lost"] * 4 + [b"comes"]
    assert place.got.empty()


def _kept(folder: Path) -> str:
    """What the server keeps of its tables."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        return str(database.execute("SELECT settings FROM tables").fetchall())


@pytest.mark.parametrize("gone", [404, 410])
def test_who_does_not_want_it_is_left_alone(
    place: Elsewhere, serve: Callable[..., RunningServer], tmp_path: Path, gone: int
) -> None:
    server = serve()
    city = City(server)
    gm, one = city.master(), city.phone(0)
    for person, path in ((gm, "/dead"), (gm, "/left"), (gm, "/stays")):
        subscribe(person, city, Subscriber(place.url + path))
    place.statuses["/dead"] = [gone]
    ended = gm.http.request("DELETE", f"/api/tables/{city.table}/push", json={"endpoint": place.url + "/left"})
    assert ended.status_code == 200
    assert one.do({"type": "call_gm", "text": "1"})["type"] == "done"
    assert {place.next().path for _ in range(2)} == {"/dead", "/stays"}
    while "/dead" in (kept := _kept(tmp_path)):  # to ask the server as often would be against its limits
        time.sleep(0.01)
    assert "/stays" in kept
    assert "/left" not in kept
    assert server.person("x").http.post(
        f"/api/tables/{city.table}/push", json=Subscriber(place.url).subscription
    ).status_code == 403  # fmt: skip


def test_what_is_no_subscription(server: RunningServer) -> None:
    city = City(server)

    def answer(**change: Any) -> tuple[int, str | None]:
        wanted = Subscriber("https://fcm.googleapis.com/fcm/send/x").subscription | change
        got = city.gm.http.post(f"/api/tables/{city.table}/push", json=wanted)
        return got.status_code, got.json().get("code")

    for endpoint in (
        "http://169.254.169.254/latest",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https:////10.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
    ):
        assert answer(endpoint=endpoint) == (400, "bad_address"), endpoint
    assert answer(lang="fr") == (400, "unknown_lang")
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "!", "auth": "?"}):
        assert answer(keys=keys) == (400, "bad_request")
    assert answer() == (201, None)


def test_a_chat_elsewhere_is_told_and_its_address_stays_secret(
    place: Elsewhere, serve: Callable[..., RunningServer]
) -> None:
    server = serve()
    city = City(server, settings={"dice_source": "both"})
    gm, phone = city.master(), city.phone(0)
    secret = place.url + "/api/webhooks/1/secret"
    assert plan(city, phone, webhook=secret)["code"] == "not_master"
    assert plan(city, gm, webhook="https://internal.example.org/x")["code"] == "bad_address"
    assert plan(city, gm, webhook=secret, webhook_lang="ja") == {"photo_days": 3, "webhook": True, "webhook_lang": "ja"}
    place.statuses["/api/webhooks/1/secret"] = [500, 429]
    assert city.phone(1).do({"type": "roll", "shown": [3]})["type"] == "done"
    assert city.goal(phone, gm)["type"] == "done"
    first = place.next()
    assert json.loads(first.content)["content"].startswith("ゴール！Team 1が")
    assert first.headers["content-type"] == "application/json"
    assert [place.next().content for _ in range(2)] == [first.content] * 2  # what failed comes again
    assert json.loads(place.next().content)["content"] == text("ja", "kippu.games.momotetsu.live")(
        "push-ordered", teams="Team 2"
    )
    for person in (gm, phone):
        assert b"webhooks" not in person.bytes_seen
    assert plan(city, gm, webhook=True)["webhook"] is True
    assert plan(city, gm)["webhook"] is False


def test_all_notices_have_words() -> None:
    for lang in COMPLETE:
        say = text(lang, "kippu.games.momotetsu.live")
        lines = {say("push-rejected", how=how) for how in ("redo", "return", "waive", "reversal")}
        assert len(lines) == 4


def test_the_audit_trail_is_for_masters(server: RunningServer) -> None:
    city = City(server)
    gm, phone = city.master(), city.phone(1)
    assert phone.do({"type": "note", "text": "hello"})["type"] == "done"
    correction = {"type": "correct", "seat": 1, "points": -50, "reason": "=late, again"}
    assert gm.do(correction, id_="fix")["type"] == "done"
    address = f"/api/tables/{city.table}/audit"
    assert phone.http.get(address).status_code == 403
    lines = gm.http.get(address).json()
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert [line["author"] for line in lines[-2:]] == ["Team 2", "gm"]
    assert lines[-1]["command"] == correction
    assert (lines[-1]["reason"], lines[-1]["id"]) == ("=late, again", "fix")
    assert "corrected" in str(lines[-1]["events"])
    table = gm.http.get(address, params={"format": "csv"})
    assert table.headers["content-type"] == "text/csv; charset=utf-8"
    assert table.text.splitlines()[0].startswith("n,at,made,author,type,reason")
    assert table.text.splitlines()[-1].split(",")[3:6] == ["gm", "correct", "\"'=late"]
