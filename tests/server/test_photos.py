"""Photos of live events: what is kept, what is not, and who may see them."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from kippu.server.folder import secret
from kippu.server.live.photos import MAX_PIXELS, Photos
from tests.server.city import MINUTE, City, faster, kit, now
from tests.server.conftest import RunningServer
from tests.server.people import Person

_SECRET_WORDS = b"Kasumigaseki 3-1"


def photo(kind: str = "JPEG", size: tuple[int, int] = (64, 48), **more: Any) -> bytes:
    made = BytesIO()
    Image.linear_gradient("L").resize(size).convert("RGB").save(made, kind, **more)
    return made.getvalue()


def with_position(kind: str = "JPEG") -> bytes:
    """A photo that tells where and when it was taken, lying on its side."""
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010E] = _SECRET_WORDS.decode()
    place = exif.get_ifd(0x8825)
    place[1], place[2], place[3], place[4] = "N", (35.0, 40.0, 1.0), "E", (139.0, 45.0, 2.0)
    return photo(kind, exif=exif)


def send(person: Person, city: City, content: bytes, id_: str = "p1") -> httpx.Response:
    return person.http.post(f"/api/tables/{city.table}/photos/{id_}", content=content)


def get(person: Person, city: City, name: str) -> httpx.Response:
    return person.http.get(f"/api/tables/{city.table}/photos/{name}")


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_photo_loses_everything_but_the_picture(server: RunningServer, kind: str) -> None:
    city = City(server)
    phone, sent = city.phone(0), with_position(kind)
    assert _SECRET_WORDS in sent
    kept = get(phone, city, send(phone, city, sent).json()["name"])
    assert kept.headers["content-type"] == "image/jpeg"
    assert kept.headers["x-content-type-options"] == "nosniff"
    assert _SECRET_WORDS not in kept.content
    with Image.open(BytesIO(kept.content)) as image:
        assert (image.format, image.size) == ("JPEG", (48, 64))  # upright
        assert not image.getexif()
        assert "exif" not in image.info


def test_a_resend_is_the_same_photo(server: RunningServer) -> None:
    city = City(server)
    one, two = city.phone(0), city.phone(1)
    names = [
        send(person, city, photo(), id_).json()["name"]
        for person, id_ in [(one, "a"), (one, "a"), (one, "b"), (two, "a")]
    ]
    assert names[0] == names[1]
    assert len(set(names)) == 3


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"GIF89a" + bytes(40),
        photo()[:200],
        b"\xff\xd8\xff\xe0" + b"not a picture" * 20,
        photo("GIF"),
        photo("TIFF"),
    ],
    ids=["nothing", "svg", "broken gif", "cut off", "jpeg by its first bytes", "gif", "tiff"],
)
def test_what_is_no_photo_is_refused(tmp_path: Path, content: bytes) -> None:
    photos = Photos(tmp_path)
    with pytest.raises(Exception, match=r"^not_a_photo"):
        photos.keep("table", "0", "a", content)
    assert photos.tables() == []


def test_a_bomb_is_refused_before_it_goes_off(server: RunningServer) -> None:
    city = City(server)
    phone = city.phone(0)
    bomb = BytesIO()
    Image.new("1", (20_000, 20_000)).save(bomb, "PNG")
    assert send(phone, city, bomb.getvalue()).json()["code"] == "not_a_photo"
    large = BytesIO()
    Image.new("1", (MAX_PIXELS // 1000 + 1, 1000)).save(large, "PNG")
    assert send(phone, city, large.getvalue()).json()["code"] == "photo_too_large"
    assert send(phone, city, bytes(9 * 1024 * 1024)).json()["code"] == "too_long"
    assert send(phone, city, photo(size=(4000, 3000))).status_code == 201


def test_who_may_send_and_see(serve: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch) -> None:
    faster(monkeypatch, 60)
    server = serve()
    city = City(server, kit=kit(view={"spectator_delay_minutes": 1}), settings={"dice_source": "both"})
    gm, one, two, spectator = city.master(), city.phone(0), city.phone(1), city.spectator()
    assert send(spectator, city, photo()).status_code == 403
    assert send(server.person("Nobody"), city, photo()).status_code == 403
    name = send(one, city, photo()).json()["name"]
    assert [get(person, city, name).status_code for person in (gm, one, two, spectator)] == [200, 200, 200, 404]
    assert city.goal(one, gm, photo=name)["type"] == "done"
    claim = city.claim(gm, "goal")
    assert claim["photo"] == name
    assert [picture["photo"] for picture in one.view["album"]] == [name]
    assert get(spectator, city, name).status_code == 404
    assert gm.do({"type": "approve", "entry": claim["entry"]})["type"] == "done"
    assert get(spectator, city, name).status_code == 404  # not yet
    while not spectator.view["album"]:
        spectator.wait_for("news")
    assert get(spectator, city, name).status_code == 200
    other = City(server)
    assert get(other.gm, other, name).status_code == 404
    for wrong in ("x.jpg", "0" * 40 + ".jpg"):
        assert get(gm, city, wrong).status_code == 404


def test_masters_delete_and_it_does_not_come_back(server: RunningServer) -> None:
    city = City(server)
    phone = city.phone(0)
    name = send(phone, city, photo()).json()["name"]
    address = f"/api/tables/{city.table}/photos/{name}"
    assert phone.http.delete(address).status_code == 403
    assert city.gm.http.delete(address).status_code == 200
    assert city.gm.http.delete(address).status_code == 404
    assert send(phone, city, photo()).json()["name"] == name
    assert get(phone, city, name).status_code == 404


def test_photos_go_when_their_time_is_over(serve: Callable[..., RunningServer], tmp_path: Path) -> None:
    server = serve()
    city = City(server, midnight=now() - 13 * 60 * MINUTE, photo_days=2)
    phone = city.phone(0)
    name = send(phone, city, photo()).json()["name"]
    plan = f"/api/tables/{city.table}/plan"
    assert city.gm.http.get(plan).json()["photo_days"] == 2
    assert phone.http.post(plan, json={"photo_days": 9}).status_code == 403
    assert city.gm.http.post(plan, json={"photo_days": 5}).json()["photo_days"] == 5
    server.stop()
    server.start()
    assert get(phone, city, name).status_code == 200
    server.stop()
    six_days = 6 * 24 * 60 * MINUTE
    server.start(KIPPU_CLOCK=f"0,{six_days},1")
    assert get(phone, city, name).status_code == 404
    assert send(phone, city, photo(), "late").json()["code"] == "too_late"
    folder = tmp_path / "games.db.data" / "photos"
    while list(folder.iterdir()):
        assert phone.http.get("/health").status_code == 200


def test_only_photos_are_found(tmp_path: Path) -> None:
    photos = Photos(tmp_path)
    name = photos.keep("table", "0", "a", photo())
    assert photos.find("table", name) is not None
    for wrong in ("../../photos.key", "..", "", f"../table/{name}", name.removesuffix(".jpg")):
        assert photos.find("table", wrong) is None


def test_a_secret_is_made_once(tmp_path: Path) -> None:
    file = tmp_path / "new" / "key"
    assert secret(file) == secret(file)
    assert len(secret(file)) == 32
    assert [one.name for one in file.parent.iterdir()] == ["key"]
