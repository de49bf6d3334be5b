"""Messages to other servers: what is tried again, what is given up, and how they are signed."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kippu.server.live.notices import Notices, subscribed, without
from kippu.server.protocol import PushKeys, Subscribe
from kippu.server.push import outgoing, web_push
from kippu.server.push.outgoing import Outgoing, Sent
from kippu.server.push.web_push import Signer, decode, encode
from kippu.server.tables.settings import EventState
from tests.server.elsewhere import Elsewhere, Subscriber, elsewhere


@pytest.fixture(scope="module")
def _there() -> Iterator[Elsewhere]:
    with elsewhere() as there:
        yield there


@pytest.fixture
def place(_there: Elsewhere) -> Elsewhere:
    _there.statuses.clear()
    while not _there.got.empty():
        _there.got.get()
    return _there


@asynccontextmanager
async def sending() -> AsyncIterator[Outgoing]:
    one = Outgoing()
    try:
        yield one
    finally:
        await one.close()


def words(text: str) -> Sent:
    return Sent({"content-type": "text/plain"}, text.encode())


async def idle(one: Outgoing) -> None:
    while one._senders:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    ("statuses", "times"), [([429, 500, 503], 4), ([500] * 9, 4), ([400], 1), ([404], 1), ([499], 1)]
)
async def test_who_is_busy_or_broken_is_asked_again_a_few_times(
    place: Elsewhere, monkeypatch: pytest.MonkeyPatch, statuses: list[int], times: int
) -> None:
    monkeypatch.setattr(outgoing, "_PAUSES", (0.0, 0.0, 0.0))
    place.statuses["/x"] = statuses
    async with sending() as one:
        one.post(f"{place.url}/x", lambda: words("hello"))
        await idle(one)
    got = [place.next() for _ in range(times)]
    assert {(one.path, one.headers["content-type"], one.content) for one in got} == {("/x", "text/plain", b"hello")}
    assert place.got.empty()


async def test_pauses_become_longer(place: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def asleep(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    place.statuses["/x"] = [500] * 4
    async with sending() as one:
        one.post(f"{place.url}/x", lambda: words("hello"))
        with monkeypatch.context() as quick:
            quick.setattr(asyncio, "sleep", asleep)
            while one._senders:
                await sleep(0.001)
    assert [seconds for seconds in slept if seconds] == [1.0, 5.0, 25.0]


@pytest.mark.parametrize(("status", "called"), [(404, True), (410, True), (403, False), (201, False)])
async def test_an_address_where_nobody_is_any_more_is_forgotten(place: Elsewhere, status: int, called: bool) -> None:
    gone: list[bool] = []

    async def forget() -> None:
        gone.append(True)

    place.statuses["/x"] = [status]
    async with sending() as one:
        one.post(f"{place.url}/x", lambda: words("hello"), forget)
        await idle(one)
    assert bool(gone) is called


async def test_messages_to_one_address_keep_their_order_and_one_that_cannot_be_made_is_left_out(
    place: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "_PAUSES", (0.0, 0.0, 0.0))
    tried: list[bool] = []

    def cannot() -> Sent:
        tried.append(True)
        raise ValueError("no key")

    async with sending() as one:
        one.post(f"{place.url}/x", lambda: words("1"))
        one.post(f"{place.url}/x", cannot)
        one.post(f"{place.url}/x", lambda: words("2"))
        one.post(f"{place.url}/y", lambda: words("3"))
        await idle(one)
        assert not one._waiting
        assert len(tried) == 1
    got = [place.next() for _ in range(3)]
    assert [one.content for one in got if one.path == "/x"] == [b"1", b"2"]


async def test_a_server_that_is_not_there_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "_PAUSES", (0.0,))
    async with sending() as one:
        for url in ("http://127.0.0.1:9/x", "http://[x"):
            one.post(url, lambda: words("hello"))
        await idle(one)


async def test_only_so_many_messages_wait(place: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "_MOST_WAITING", 3)
    async with sending() as one:
        for number in range(5):
            one.post(f"{place.url}/{number % 2}", lambda number=number: words(str(number)))  # type: ignore[misc]
        await idle(one)
    assert sorted(place.next().content for _ in range(3)) == [b"0", b"1", b"2"]
    assert place.got.empty()


async def test_what_has_not_been_sent_is_let_go_of_at_the_end(place: Elsewhere) -> None:
    one = Outgoing()
    one.post(f"{place.url}/x", lambda: words("hello"))
    (sender,) = one._senders.values()
    await one.close()
    assert sender.cancelled()
    assert place.got.empty()


async def test_a_redirection_is_not_followed(place: Elsewhere) -> None:
    place.statuses["/x"] = [302]
    async with sending() as one:
        one.post(f"{place.url}/x", lambda: words("hello"))
        await idle(one)
        assert one._client.timeout.read == 10.0
        assert not one._client.follow_redirects


# --- signatures -------------------------------------------------------------------------------------------


def test_the_key_of_a_server_comes_from_its_secret(tmp_path: Path) -> None:
    (tmp_path / "vapid.key").write_bytes((5).to_bytes(32, "big"))
    sixth = ec.derive_private_key(6, ec.SECP256R1()).public_key()  # there is no key 0
    assert decode(Signer(tmp_path, "").public_key) == sixth.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@pytest.mark.parametrize("urgent", [False, True])
def test_a_push_service_knows_who_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, urgent: bool) -> None:
    class Standing:
        @staticmethod
        def time() -> float:
            return 1_000_000.0

    monkeypatch.setattr(web_push, "time", Standing)
    signer = Signer(tmp_path, "mailto:me@example.org")
    headers = signer.headers("https://push.example:444/secret/x", urgent=urgent)
    token, key = headers.pop("authorization").removeprefix("vapid t=").split(", k=")
    assert headers == {
        "content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": "3600",
        "urgency": "high" if urgent else "normal",
    }  # fmt: skip
    assert key == signer.public_key == Signer(tmp_path, "").public_key
    head, claims, signature = token.split(".")
    assert decode(head) == b'{"typ":"JWT","alg":"ES256"}'
    assert json.loads(decode(claims)) == {
        "aud": "https://push.example:444", "exp": 1_000_000 + 12 * 3600, "sub": "mailto:me@example.org",
    }  # fmt: skip
    r, s = (int.from_bytes(decode(signature)[at : at + 32], "big") for at in (0, 32))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    known.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert len(decode(signature)) == 64


def test_bytes_are_written_without_padding_and_read_strictly() -> None:
    for number in range(5):
        data = b"\xfb\xef\xff"[:number] + bytes(number)
        assert decode(encode(data)) == data
        assert "=" not in encode(data)
    assert encode(b"\xfb\xef\xff") == "--__"
    with pytest.raises(ValueError, match="base64"):
        decode("a!b?")


def test_each_message_has_a_key_and_a_salt_of_its_own() -> None:
    subscriber = Subscriber("https://push.example")
    keys = subscriber.subscription["keys"]
    assert isinstance(keys, dict)
    made = [web_push.encrypted(b'{"a":1}', decode(keys["p256dh"]), decode(keys["auth"])) for _ in range(2)]
    assert made[0][:16] != made[1][:16]
    assert [subscriber.read(one) for one in made] == [{"a": 1}] * 2


@pytest.mark.parametrize("contact", [None, "https://me.example"])
def test_push_services_may_write_to_the_contact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, contact: str | None
) -> None:
    monkeypatch.delenv("KIPPU_CONTACT", raising=False)
    if contact is not None:
        monkeypatch.setenv("KIPPU_CONTACT", contact)
    signed = Notices(tmp_path, Outgoing.__new__(Outgoing)).signer.headers("https://push.example", urgent=False)
    claims = json.loads(decode(signed["authorization"].split(".")[1]))
    assert claims["sub"] == (contact or "mailto:kippu@example.org")
    assert claims["exp"] > time.time()


# --- who hears --------------------------------------------------------------------------------------------

EMPTY = EventState(members=(), photos_until=0, team_codes=(), master_code="")


def wants(number: int, lang: str = "en") -> Subscribe:
    made = Subscriber(f"https://fcm.googleapis.com/{number}").subscription["keys"]
    assert isinstance(made, dict)
    return Subscribe(f"https://fcm.googleapis.com/{number}", PushKeys(**made), lang)


def test_a_person_has_so_many_browsers_and_the_oldest_goes_first() -> None:
    event = subscribed(EMPTY, 2, wants(99))
    for number in range(5):
        event = subscribed(event, 1, wants(number))
    event = subscribed(event, 1, wants(0, "ja"))  # the same one again is the newest, in another language
    assert [one.endpoint.rsplit("/", 1)[1] for one in event.subscriptions] == ["99", "1", "2", "3", "4", "0"]
    assert (event.subscriptions[-1].lang, event.subscriptions[-1].player) == ("ja", 1)
    event = subscribed(event, 1, wants(5))
    assert [one.endpoint.rsplit("/", 1)[1] for one in event.subscriptions] == ["99", "2", "3", "4", "0", "5"]
    assert len(without(event, "https://fcm.googleapis.com/99").subscriptions) == 5


def test_what_is_kept_of_a_browser() -> None:
    wanted = wants(1, "ja")
    (kept,) = subscribed(EMPTY, 7, wanted).subscriptions
    assert (kept.player, kept.endpoint, kept.lang) == (7, wanted.endpoint, "ja")
    assert (kept.key, kept.secret) == (wanted.keys.p256dh, wanted.keys.auth)


@pytest.mark.parametrize(
    "host",
    [
        "android.googleapis.com",
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2.notify.windows.com",
    ],
)
def test_the_push_services_of_browsers_are_known(host: str) -> None:
    keys = wants(1).keys
    assert subscribed(EMPTY, 1, Subscribe(f"https://{host}/x", keys, "en")).subscriptions
