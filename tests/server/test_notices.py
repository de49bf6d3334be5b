"""Messages to closed phones and to a chat elsewhere, over a real server on this machine."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from kippu.core.text import LANGUAGES, text
from kippu.server.push import decode, encode, encrypted
from tests.server.city import City
from tests.server.conftest import RunningServer
from tests.server.elsewhere import Browser, Elsewhere, elsewhere
from tests.server.people import Person


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    monkeypatch.setenv("KIPPU_OUTGOING", "127.0.0.1")
    with elsewhere() as there:
        yield there


def subscribe(person: Person, city: City, browser: Browser) -> None:
    answer = person.http.post(f"/api/tables/{city.table}/push", json=browser.subscription)
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
    assert json.loads(decode(head))["alg"] == "ES256"
    assert json.loads(decode(claims))["aud"] == audience
    r, s = (int.from_bytes(decode(signature)[at : at + 32], "big") for at in (0, 32))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    known.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        known.verify(encode_dss_signature(r, s), b"something else", ec.ECDSA(hashes.SHA256()))


def test_phones_are_told_in_their_language_what_concerns_them(
    place: Elsewhere, serve: Callable[..., RunningServer]
) -> None:
    server = serve()
    city = City(server, settings={"dice_source": "both"})
    gm, one, two = city.master(), city.phone(0), city.phone(1)
    browsers = {path: Browser(place.url + path, lang) for path, lang in {"/0": "ja", "/1": "en", "/gm": "en"}.items()}
    for person, browser in zip((one, two, gm), browsers.values(), strict=True):
        subscribe(person, city, browser)
    key = one.http.get("/api/push").json()["key"]
    assert one.do({"type": "call_gm", "text": "help"})["type"] == "done"
    called = place.next()
    check_signature(called.headers["authorization"], key, place.url)
    assert called.path == "/gm"
    assert browsers["/gm"].read(called.content) == {
        "title": "A Day in Kasumihama",
        "body": "Team 1 is asking for the game master.",
        "tag": "called",
        "table": city.table,
    }
    assert city.goal(one, gm)["type"] == "done"
    told: dict[str, dict[str, str]] = {path: {} for path in browsers}
    while not all({"goal", "bonbi"} <= found.keys() for found in told.values()):
        got = place.next()
        message = browsers[got.path].read(got.content)
        told[got.path][message["tag"]] = message["body"]
    assert told["/1"]["goal"].startswith("Goal! Team 1 reached ")
    assert told["/0"]["goal"].startswith("ゴール！Team 1が")
    claim = city.claim(gm, "goal")
    assert gm.do({"type": "reject", "entry": claim["entry"], "reason": "no photo"})["type"] == "done"
    while (got := place.next()).path != "/0" or browsers["/0"].read(got.content)["tag"] != "rejected":
        assert got.path == "/0" or "rejected" not in str(browsers[got.path].read(got.content))


def _kept(folder: Path) -> str:
    """What the server keeps of its tables."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        return str(database.execute("SELECT settings FROM tables").fetchall())


def test_who_does_not_want_it_is_left_alone(
    place: Elsewhere, serve: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = serve()
    city = City(server)
    gm, one = city.master(), city.phone(0)
    for person, path in ((gm, "/dead"), (gm, "/left"), (gm, "/stays")):
        subscribe(person, city, Browser(place.url + path))
    place.statuses["/dead"] = [410]
    ended = gm.http.request("DELETE", f"/api/tables/{city.table}/push", json={"endpoint": place.url + "/left"})
    assert ended.status_code == 200
    assert one.do({"type": "call_gm", "text": "1"})["type"] == "done"
    assert {place.next().path for _ in range(2)} == {"/dead", "/stays"}
    while "/dead" in (kept := _kept(tmp_path)):
        one.settle()
    assert "/stays" in kept
    assert "/left" not in kept
    assert server.person("x").http.post(
        f"/api/tables/{city.table}/push", json=Browser(place.url).subscription
    ).status_code == 403  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://169.254.169.254/latest"}, "bad_address"),
        ({"endpoint": "http://fcm.googleapis.com/x"}, "bad_address"),
        ({"endpoint": "https://fcm.googleapis.com.example.org/x"}, "bad_address"),
        ({"lang": "fr"}, "unknown_lang"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "bad_request"),
        ({"keys": {"p256dh": "!", "auth": "?"}}, "bad_request"),
    ],
)
def test_what_is_no_subscription(server: RunningServer, change: dict[str, Any], code: str) -> None:
    city = City(server)
    wanted = Browser("https://fcm.googleapis.com/fcm/send/x").subscription | change
    answer = city.gm.http.post(f"/api/tables/{city.table}/push", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


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
    assert city.goal(phone, gm)["type"] == "done"
    first = place.next()
    assert json.loads(first.content)["content"].startswith("ゴール！Team 1が")
    assert first.headers["content-type"] == "application/json"
    while place.next().content != first.content:  # what failed comes again
        pass
    for person in (gm, phone):
        assert b"webhooks" not in person.bytes_seen
    assert plan(city, gm, webhook=True)["webhook"] is True
    assert plan(city, gm)["webhook"] is False


def test_all_notices_have_words() -> None:
    for lang in LANGUAGES:
        say = text(lang, "kippu.server")
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
