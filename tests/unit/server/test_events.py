"""Live events over HTTP: codes, the plan, photos, the audit, and who may ask for what."""

import csv
import io
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from kippu.core.errors import KippuError
from kippu.core.live import Live
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.server import clock, limits
from kippu.server.clock import Clock
from kippu.server.live import photos
from kippu.server.live.days import Days
from kippu.server.live.events import Events
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables import away
from kippu.server.tables.house import House
from tests.server.elsewhere import Subscriber
from tests.unit.server.here import Here, Person, here
from tests.unit.server.test_app import EVENT, Standing

DAY = 24 * 3600 * 1000
MIDNIGHT = 4_070_962_800_000  # of the event, in Japan: 2099-01-01T15:00:00Z


def stop_clock(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """The server's clock shows this, and stands still."""
    monkeypatch.setattr(clock, "_CLOCK", Clock(f"{int(time.time() * 1000)},{at},1e-9"))


def on_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's clock goes on from a moment when the event has begun."""
    monkeypatch.setattr(clock, "_CLOCK", Clock(f"{int(time.time() * 1000)},{MIDNIGHT + 11 * 3600 * 1000},1"))


class City:
    """An event and its people: a game master, a phone of the first team, somebody who looks on."""

    def __init__(self, one: Here) -> None:
        self.one = one
        self.gm, self.phone, self.looking = one.person(), one.person(), one.person()

    async def begin(self, **wanted: Any) -> "City":
        made = await self.gm.http.post("/api/events", json=EVENT | wanted)
        assert made.status_code == 201, made.text
        self.table: str = made.json()["table"]
        self.at = f"/api/tables/{self.table}"
        self.codes = await self.gm.get(f"{self.at}/codes")
        assert (await self.join(self.phone, self.codes["teams"][0]))["seat"] == 0
        await self.looking.make_table()  # somebody, but not in this event
        return self

    async def join(self, person: Person, code: str) -> Any:
        return await person.post("/api/join", code=code, name="Phone")


@asynccontextmanager
async def city(folder: Path, **wanted: Any) -> AsyncIterator[City]:
    async with here(folder) as one:
        yield await City(one).begin(**wanted)


# --- making and joining -----------------------------------------------------------------------------------


async def test_an_event_is_made_for_a_day_in_japan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(monkeypatch, MIDNIGHT + 5 * 3600 * 1000)  # in London it is still the day before
    async with here(tmp_path) as one:
        gm = one.person()
        for wanted, midnight in (
            ({"date": "2099-01-03"}, MIDNIGHT + DAY),
            ({"date": None}, MIDNIGHT),
            ({"midnight": MIDNIGHT + 5}, MIDNIGHT + 5),
        ):
            made = await gm.post("/api/events", **EVENT | wanted)
            assert made == {"table": made["table"], "seat": None, "master": True}
            told = await gm.get(f"/api/tables/{made['table']}")
            assert told["options"]["midnight"] == midnight
        assert (told["event"], told["phase"], told["max_seats"]) == (True, "playing", 2)
        assert told["seats"] == [{"name": "Red", "phones": 0}, {"name": "Blue", "phones": 0}]
        assert "open" not in told
        told = await one.person().get(f"/api/tables/{made['table']}")
        assert (told["event"], told["seats"]) == (True, [{"name": "Red"}, {"name": "Blue"}])


async def test_what_cannot_be_an_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with here(tmp_path) as one:
        gm = one.person()
        for wanted, code in (
            ({"teams": ["A", "A"]}, "same_names"),
            ({"teams": ["A"]}, "wrong_seats"),
            ({"kit": "nowhere"}, "unknown_kit"),
            ({"date": "2026-02-30"}, "bad_request"),
            ({"clock": {"start": "25:00"}}, "bad_options"),
            ({"settings": {"spectator_delay_minutes": -1}}, "bad_options"),
        ):
            status, told, params = await gm.refused("POST", "/api/events", EVENT | wanted)
            assert (status, told) == (400, code)
            if code == "bad_request":
                assert params["reason"]
        made = await gm.post("/api/events", **EVENT, clock={"start": "11:00"}, settings={"spectator_delay_minutes": 7})
        options = (await gm.get(f"/api/tables/{made['table']}"))["options"]
        assert "11:00" in str(options["clock"])
        assert "7" in str(options["settings"])
        ends = live().ends(msgspec.convert(options, live_options()), 2)
        kit = msgspec.to_builtins(shipped_kit("kasumihama"))
        assert len(msgspec.json.encode(kit)) > 16 * 1024  # longer than a message may be
        own = (await gm.post("/api/events", **EVENT | {"kit": kit}))["table"]
        told = (await gm.get(f"/api/tables/{own}"))["options"]
        assert isinstance(told["kit"], str)  # it is long, and only named
        assert (await gm.connect(own))[1]["view"]["options"] == told
        for now, why in ((ends, "day_is_over"), (ends - 1, None)):
            stop_clock(monkeypatch, now)
            same = await gm.post(
                "/api/events", **EVENT, clock={"start": "11:00"}, settings={"spectator_delay_minutes": 7}
            )
            assert same.get("code") == why
        huge = await gm.http.post("/api/events", content=bytes(1024 * 1024 + 1))
        assert huge.json() == {"code": "too_long", "params": {"max": 1024 * 1024}}


def live() -> Live:
    from kippu.server.live.games import live_of  # noqa: PLC0415

    return live_of(None)


def live_options() -> Any:
    from kippu.core.versions import find  # noqa: PLC0415

    return find("momotetsu").info.options


async def test_people_come_with_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Standing)
    async with city(tmp_path) as one:
        codes = one.codes
        assert (len(codes["teams"]), len({*codes["teams"], codes["masters"]})) == (2, 3)
        new = one.one.person()
        assert await one.join(new, f" {codes['teams'][1].upper()[:4]}-{codes['teams'][1][4:]}") == {
            "table": one.table, "seat": 1, "master": False,
        }  # fmt: skip
        assert await one.join(new, codes["masters"]) == {"table": one.table, "seat": None, "master": True}
        assert (await one.join(one.gm, codes["teams"][0]))["code"] == "is_master"
        for nosy in (one.phone, one.looking, one.one.person()):
            for method, path, body in (
                ("GET", "codes", None), ("POST", "codes", {"role": 0}), ("GET", "plan", None), ("GET", "audit", None),
                ("POST", "plan", {"photo_days": 1}), ("POST", "preview", {}), ("GET", "options/0", None),
                ("DELETE", "photos/x.jpg", None),
            ):  # fmt: skip
                assert await nosy.refused(method, f"{one.at}/{path}", body) == (403, "not_master", {}), path
        guessing = one.one.person()
        answers = [
            (await guessing.http.post("/api/join", json={"code": f"x{n}", "name": "x"})).status_code for n in range(31)
        ]
        assert answers == [404] * 30 + [429]
        assert (await guessing.http.post("/api/join", json={"code": codes["teams"][0], "name": "x"})).status_code == 429
        right = one.one.person()
        for _ in range(40):  # who knows the code may come again and again
            assert (await one.join(right, codes["teams"][0]))["seat"] == 0


async def test_a_table_is_no_event(tmp_path: Path) -> None:
    async with here(tmp_path) as one:
        aki = one.person()
        table = await aki.make_table()
        for method, path in (
            ("GET", "codes"), ("GET", "plan"), ("GET", "kit"), ("GET", "audit"), ("POST", "push"), ("DELETE", "push"),
            ("POST", "photos/x"), ("GET", "photos/x.jpg"), ("POST", "preview"), ("GET", "options/0"),
        ):  # fmt: skip
            assert await aki.refused(method, f"/api/tables/{table}/{path}") == (404, "no_event", {"id": table}), path


async def test_codes_are_made_again(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        new = await one.gm.post(f"{one.at}/codes", role=1)
        assert new["teams"][0] == one.codes["teams"][0]
        assert new["teams"][1] != one.codes["teams"][1]
        assert new == await one.gm.get(f"{one.at}/codes")
        assert (await one.gm.post(f"{one.at}/codes", role=0)) != new
        line, welcome = await one.phone.connect(one.table)
        assert welcome["you"] == 0  # who is in stays in
        answer = await one.join(one.one.person(), one.codes["teams"][0])
        assert answer == {"code": "no_code"}
        # The code of the phone is gone already, so it stays when those with the new one have to go.
        await one.gm.post(f"{one.at}/codes", role=0, send_away=True)
        line.send({"type": "ping", "at": 1})
        await line.wait_for("pong")
        assert (await one.phone.connect(one.table))[1]["you"] == 0
        assert await one.gm.refused("POST", f"{one.at}/codes", {"role": 2}) == (400, "no_team", {"team": 3})


async def test_who_is_sent_away_looks_on_from_now_on(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        line, welcome = await one.phone.connect(one.table, views=True)
        assert (welcome["you"], "legal" in welcome) == (0, True)
        assert "master" not in welcome
        await one.gm.post(f"{one.at}/codes", role=0, send_away=True)
        again = await line.wait_for("welcome")
        assert (again["you"], "legal" in again) == (None, False)
        _, welcome = await one.gm.connect(one.table, views=True)
        assert (welcome["you"], welcome["master"], "legal" in welcome) == (None, True, True)
        assert "previews" not in welcome


async def test_nobody_plays_for_a_team_without_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_the_day(monkeypatch)
    monkeypatch.setattr(away, "AWAY_AFTER", 0.0)
    async with city(tmp_path) as one:
        gm, _ = await one.gm.connect(one.table)
        phone, _ = await one.phone.connect(one.table)
        await phone.hang_up()
        assert (await gm.do({"type": "call_settlement"}))["type"] == "done"  # whatever was to happen has happened
        assert (await one.gm.get(one.at))["seats"][0] == {"name": "Red", "phones": 0}


async def test_masters_see_how_many_phones_a_team_has(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        line, _ = await one.gm.connect(one.table)
        for _ in range(2):
            await one.phone.connect(one.table)
        while [seat["phones"] for seat in (await line.wait_for("changed"))["table"]["seats"]] != [2, 0]:
            pass
        told = (await one.gm.get(one.at))["seats"]
        assert told == [{"name": "Red", "connected": True, "phones": 2}, {"name": "Blue", "phones": 0}]
        assert (await one.phone.get(one.at))["seats"] == [{"name": "Red"}, {"name": "Blue"}]


async def test_nobody_plays_or_speaks_for_a_team(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        assert await one.looking.refused("POST", f"{one.at}/join", {"name": "x"}) == (400, "no_free_seat", {})
        line, _ = await one.phone.connect(one.table)
        line.send({"type": "say", "text": "hello"})
        assert (await line.wait_for("refused"))["refusal"]["code"] == "muted"
        line.send({"type": "leave"})
        assert (await line.wait_for("welcome"))["you"] is None


# --- the plan, the kit, the audit -------------------------------------------------------------------------


async def test_the_plan_of_an_event(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        plan = f"{one.at}/plan"
        told = (await one.gm.http.get(plan)).text
        assert told == '{"photo_days":30,"webhook":false,"webhook_lang":"en"}'
        hook = "https://discord.com/api/webhooks/1/secret"
        changed = await one.gm.post(plan, photo_days=2, webhook=hook, webhook_lang="ja")
        assert changed == {"photo_days": 2, "webhook": True, "webhook_lang": "ja"}
        kept = await one.gm.post(plan, photo_days=3, webhook=True)
        assert kept == {"photo_days": 3, "webhook": True, "webhook_lang": "en"} == await one.gm.get(plan)
        for wrong, code, params in (
            ({"webhook": "https://internal.example/x"}, "bad_address", {"host": "internal.example"}),
            ({"webhook_lang": "fr"}, "unknown_lang", {"lang": "fr"}),
        ):
            assert await one.gm.refused("POST", plan, {"photo_days": 9} | wrong) == (400, code, params)
        assert await one.gm.get(plan) == kept
        assert (await one.gm.post(plan, photo_days=0))["webhook"] is False
        assert (await one.gm.post(plan, photo_days=0, webhook=True))["webhook"] is False  # there is none to keep


async def test_the_kit_is_for_everybody(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        files = await one.looking.get(f"{one.at}/kit")
        assert set(files) == {"kit", "map", "cards", "tables", "missions", "rates"}
        assert files["kit"]["id"] == "kasumihama"


async def test_the_audit_has_every_entry(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        line, _ = await one.gm.connect(one.table)
        command = {"type": "correct", "seat": 1, "points": -50, "reason": "=twice"}
        entry = (await line.do(command, id="gm-1"))["n"]
        lines = await one.gm.get(f"{one.at}/audit")
        assert [line["n"] for line in lines] == list(range(entry + 1))
        assert (lines[0]["author"], lines[0]["reason"]) == ("", "")
        last = lines[-1]
        assert (last["author"], last["command"], last["reason"], last["id"]) == ("gm", command, "=twice", "gm-1")
        assert last["events"]
        answer = await one.gm.http.get(f"{one.at}/audit", params={"format": "csv"})
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="kippu-{one.table}-audit.csv"'
        head, *rows = csv.reader(io.StringIO(answer.text))
        assert head == ["n", "at", "made", "author", "type", "reason", "command", "events"]
        assert (len(rows), rows[-1][3:6]) == (entry + 1, ["gm", "correct", "'=twice"])
        assert msgspec.json.decode(rows[-1][6]) == command
        assert (await one.gm.http.get(f"{one.at}/audit", params={"format": "xml"})).json() == lines


# --- the desk ---------------------------------------------------------------------------------------------


async def test_a_ruling_is_shown_and_changes_nothing(tmp_path: Path) -> None:
    async with city(tmp_path) as one:
        correct = {"type": "correct", "seat": 1, "points": -50, "reason": "twice"}
        shown = await one.gm.post(f"{one.at}/preview", **correct)
        assert shown["changes"][0]["after"] == shown["changes"][0]["before"] - 50
        assert len(await one.gm.get(f"{one.at}/audit")) == 1
        assert (await one.gm.refused("POST", f"{one.at}/preview", {"type": "roll"}))[:2] == (400, "bad_request")


async def test_what_a_team_may_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(monkeypatch, MIDNIGHT + 9 * 3600 * 1000)
    async with city(tmp_path) as one:
        stop_clock(monkeypatch, MIDNIGHT + 11 * 3600 * 1000)
        line, _ = await one.phone.connect(one.table)
        while {"type": "roll"} not in await one.gm.get(f"{one.at}/options/0"):  # the day begins by the clock
            await line.do({"type": "note", "text": "x"})
        assert {"type": "roll"} not in await one.gm.get(f"{one.at}/options/0?at={MIDNIGHT + 9 * 3600 * 1000}")
        for seat in ("-1", "2"):
            assert await one.gm.refused("GET", f"{one.at}/options/{seat}") == (400, "no_team", {"team": int(seat) + 1})
        for wrong in ("x", "0?at=x"):
            status, code, params = await one.gm.refused("GET", f"{one.at}/options/{wrong}")
            assert (status, code) == (400, "bad_request")
            assert params["reason"]


async def test_a_kit_is_checked(tmp_path: Path) -> None:
    import kippu.games.momotetsu  # noqa: PLC0415

    folder = Path(kippu.games.momotetsu.__file__).parent / "data/kits/kasumihama"
    files = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    async with here(tmp_path) as one:
        found = await one.person().post("/api/kits/check", files=files)
        assert found["kit"]["kit"]["id"] == "kasumihama"
        assert "wrong" not in found
        found = await one.person().post("/api/kits/check", files=files | {"kit.json": "{"})
        assert [(wrong["code"], wrong["params"]["file"]) for wrong in found["wrong"]] == [("not_json", "kit.json")]
        assert "kit" not in found
        huge = await one.person().http.post("/api/kits/check", content=bytes(2 * 1024 * 1024 + 1))
        assert huge.json() == {"code": "too_long", "params": {"max": 2 * 1024 * 1024}}


# --- messages to phones -----------------------------------------------------------------------------------


async def test_who_may_ask_for_messages(tmp_path: Path) -> None:
    wanted = Subscriber("https://fcm.googleapis.com/fcm/send/x").subscription
    async with city(tmp_path) as one:
        push = f"{one.at}/push"
        assert len((await one.looking.get("/api/push"))["key"]) == 87
        for nosy in (one.looking, one.one.person()):
            assert await nosy.refused("POST", push, wanted) == (403, "not_seated", {})
        for person in (one.phone, one.gm):
            answer = await person.http.post(push, json=wanted)
            assert (answer.status_code, answer.json()) == (201, {})
        for wrong, code, params in (
            ({"endpoint": "https://localhost/x"}, "bad_address", {"host": "localhost"}),
            ({"lang": "fr"}, "unknown_lang", {"lang": "fr"}),
            ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "bad_request", {"reason": "keys"}),
        ):
            assert await one.gm.refused("POST", push, wanted | wrong) == (400, code, params)
        gone = await one.looking.http.request("DELETE", push, json={"endpoint": wanted["endpoint"]})
        assert (gone.status_code, gone.json()) == (200, {})


# --- photos -----------------------------------------------------------------------------------------------


def photo(size: tuple[int, int] = (40, 30), kind: str = "JPEG") -> bytes:
    made = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert("RGB").save(made, kind)
    return made.getvalue()


async def test_photos_from_the_phone_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(monkeypatch, MIDNIGHT)
    async with city(tmp_path, photo_days=2) as one:
        at, sent = f"{one.at}/photos", photo()
        for nosy in (one.looking, one.one.person()):
            assert await nosy.refused("POST", f"{at}/p1") == (403, "not_seated", {})
        answer = await one.phone.http.post(f"{at}/p1", content=sent)
        name = answer.json()["name"]
        assert (answer.status_code, name[40:]) == (201, ".jpg")
        assert (await one.phone.http.post(f"{at}/p1", content=sent)).json()["name"] == name
        assert (await one.gm.http.post(f"{at}/p1", content=sent)).json()["name"] != name
        status, code, params = await one.phone.refused("POST", f"{at}/{'x' * 41}")
        assert (status, code, bool(params["reason"])) == (400, "bad_request", True)
        long = await one.phone.http.post(f"{at}/p2", content=bytes(8 * 1024 * 1024 + 1))
        assert long.json() == {"code": "too_long", "params": {"max": 8 * 1024 * 1024}}
        seen = await one.gm.http.get(f"{at}/{name}")
        assert {name: seen.headers[name] for name in (
            "content-type", "cache-control", "x-content-type-options", "content-security-policy",
        )} == {
            "content-type": "image/jpeg", "cache-control": "private, max-age=86400",
            "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'",
        }  # fmt: skip
        for nosy in (one.looking, one.one.person()):
            assert await nosy.refused("GET", f"{at}/{name}") == (404, "bad_request", {})
        assert await one.gm.refused("GET", f"{at}/{'0' * 40}.jpg") == (404, "bad_request", {})
        stop_clock(monkeypatch, MIDNIGHT + 3 * DAY - 1)
        assert (await one.gm.http.get(f"{at}/{name}")).status_code == 200
        assert (await one.phone.http.post(f"{at}/p3", content=sent)).status_code == 201
        stop_clock(monkeypatch, MIDNIGHT + 3 * DAY)
        assert await one.gm.refused("GET", f"{at}/{name}") == (404, "bad_request", {})
        assert await one.phone.refused("POST", f"{at}/p4") == (400, "too_late", {})
        stop_clock(monkeypatch, MIDNIGHT)
        deleted = await one.gm.http.delete(f"{at}/{name}")
        assert (deleted.status_code, deleted.json()) == (200, {"name": name})
        assert await one.gm.refused("DELETE", f"{at}/{name}") == (404, "bad_request", {})
        assert await one.gm.refused("GET", f"{at}/{name}") == (404, "bad_request", {})


async def test_a_player_sends_so_many_photos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Standing)
    async with city(tmp_path) as one:
        codes = [(await one.phone.http.post(f"{one.at}/photos/{n}", content=b"x")).status_code for n in range(31)]
        assert codes == [400] * 30 + [429]


@pytest.mark.parametrize("late", [False, True])
async def test_photos_are_swept_when_their_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    stop_clock(monkeypatch, MIDNIGHT)
    folder = tmp_path / "data" / "photos"
    async with city(tmp_path, photo_days=2) as one:
        await one.phone.http.post(f"{one.at}/photos/p1", content=photo())
    (folder / "nobodys").mkdir()
    assert len(list(folder.iterdir())) == 2
    stop_clock(monkeypatch, MIDNIGHT + 3 * DAY - (0 if late else 1))
    async with here(tmp_path) as again:
        while (folder / "nobodys").exists() or (late and list(folder.iterdir())):
            await again.person().get("/health")
        assert [kept.name for kept in folder.iterdir()] == ([] if late else [one.table])


def test_an_event_has_so_many_photos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photos, "_MOST", 2)
    kept = photos.Photos(tmp_path)
    for name in ("a", "b"):
        kept.keep("table", "0", name, photo())
    with pytest.raises(Exception, match=r"^too_many_photos"):
        kept.keep("table", "0", "c", photo())
    assert kept.keep("table", "0", "b", photo())  # is there
    assert kept.keep("other", "0", "c", photo())


def test_a_large_photo_is_made_smaller_and_a_small_one_stays() -> None:
    for kind, size, kept in (
        ("JPEG", (4_096, 64), (2_048, 32)), ("PNG", (30, 3_000), (20, 2_048)), ("WEBP", (40, 30), (40, 30)),
    ):  # fmt: skip
        with Image.open(io.BytesIO(photos.only_the_picture(photo(size, kind)))) as image:
            assert (image.format, image.size) == ("JPEG", kept)


def test_a_photo_has_so_many_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photos, "MAX_PIXELS", 1_000_000)
    assert photos.only_the_picture(photo((1_000, 1_000)))
    with pytest.raises(KippuError, match=r"^photo_too_large") as refused:
        photos.only_the_picture(photo((1_001, 1_000)))
    assert repr(refused.value.params) == "{'max': 1}"  # and not 1.0


def test_a_photo_is_upright_and_only_the_picture() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010E] = "Kasumigaseki 3-1"
    sent = io.BytesIO()
    Image.linear_gradient("L").resize((40, 30)).convert("RGB").save(sent, "PNG", exif=exif)
    kept = photos.only_the_picture(sent.getvalue())
    assert b"Kasumigaseki" not in kept
    with Image.open(io.BytesIO(kept)) as image:
        assert (image.size, dict(image.getexif())) == ((30, 40), {})
    expected = io.BytesIO()
    upright = Image.linear_gradient("L").resize((40, 30)).convert("RGB").transpose(Image.Transpose.ROTATE_270)
    upright.save(expected, "JPEG", quality=85, optimize=True)
    assert kept == expected.getvalue()


def test_what_is_deleted_may_be_gone_already(tmp_path: Path) -> None:
    kept = photos.Photos(tmp_path)
    assert kept.tables() == []
    kept.delete_all("nowhere")
    name = kept.keep("table", "0", "a", photo())
    assert (kept.tables(), kept.delete("table", name), kept.delete("table", name)) == (["table"], True, False)
    kept.delete_all("table")
    assert kept.tables() == []


@pytest.mark.parametrize("cut", [0, 100])
def test_what_is_no_photo_is_refused(cut: int) -> None:
    with pytest.raises(KippuError, match=r"^not_a_photo"):
        photos.only_the_picture(photo()[:cut])


def test_only_photos_are_found(tmp_path: Path) -> None:
    kept = photos.Photos(tmp_path)
    name = kept.keep("table", "0", "a", photo())
    assert kept.find("table", name) == tmp_path / "photos" / "table" / name
    assert kept.find("another", name) is None
    (tmp_path / "photos" / "table" / "note.jpg").write_bytes(b"x")
    for other in ("note.jpg", "../../photos.key", f"../table/{name}"):
        assert kept.find("table", other) is None


async def test_photos_go_when_their_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = photos.Photos(tmp_path / "data")
    async with city(tmp_path, photo_days=1) as one, SqliteStore(str(tmp_path / "games.db")) as store:
        events = Events(House(store), limits.Limits(), tmp_path / "data")
        for table in (one.table, "nowhere"):
            kept.keep(table, "0", "a", photo())
        for at, there in ((MIDNIGHT + 2 * DAY - 1, [one.table]), (MIDNIGHT + 2 * DAY, [])):
            stop_clock(monkeypatch, at)
            await events.sweep()
            assert kept.tables() == there
        await events.close()


async def test_spectators_are_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_the_day(monkeypatch)
    async with city(tmp_path, settings={"spectator_delay_minutes": 2}) as one:
        phone, _ = await one.phone.connect(one.table)
        entry = (await phone.do({"type": "note", "text": "hello"}))["n"]
        looking, welcome = await one.looking.connect(one.table, views=True)
        assert welcome["version"] < entry
        assert welcome["view"]["delay"] == 120_000
        real = int(time.time() * 1000)
        monkeypatch.setattr(clock, "_CLOCK", Clock(f"{real},{clock.now()},10000"))
        await phone.do({"type": "note", "text": "again"})  # sets the alarm by the quicker clock
        while looking.version is None or looking.version < entry:
            await looking.wait_for("news")


# --- days -------------------------------------------------------------------------------------------------


async def test_a_day_is_worked_out_once_and_the_oldest_is_forgotten(tmp_path: Path) -> None:
    made: list[str] = []

    async with SqliteStore(str(tmp_path / "games.db")) as store:
        days = Days(House(store))

        async def ask(key: str) -> None:
            def make() -> Any:
                made.append(key)
                return key

            day: object = await days._kept(key, make)
            assert day == key

        for key in "abcdefgh":
            await ask(key)
        await ask("a")  # the newest now
        assert made == list("abcdefgh")
        await ask("i")
        await ask("a")
        assert made == list("abcdefghi")
        await ask("b")
        assert made == list("abcdefghib")
