"""A team's phones in a live event: several phones of one team, a game master, and lines that break."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from kippu.core.text import LANGUAGES
from kippu.games.momotetsu.parts import shipped_kit
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import BROKEN_LINE, Visitor
from tests.server.city import KIT, City
from tests.server.conftest import RunningServer
from tests.server.people import Person

__all__ = ["axe"]  # a fixture

_NAMES = {square.id: {"en": square.name.en, "ja": square.name.ja} for square in shipped_kit(KIT).map.squares}
_WITH_MISSIONS = ("old_market", "brewery")  # three squares from the start; one mission each


class Phone:
    """A phone of the first team."""

    def __init__(self, visitor: Visitor, city: City, lang: str) -> None:
        self.visitor, self.page, self.words = visitor, visitor.page, visitor.words
        self.city, self.lang = city, lang
        self.button = visitor.button
        visitor.open(f"/join/{city.codes['teams'][0]}")
        visitor.field("form-name").fill("Aki")
        self.button("join-go").click()
        expect(self.tab("now")).to_be_visible()

    def name(self, square: str) -> str:
        return _NAMES[square][self.lang]

    def tab(self, name: str) -> Locator:
        return self.button(f"tab-{name}")

    @property
    def ends(self) -> Locator:
        """The squares where the move may end, as a list."""
        return self.page.locator("ul.ends").get_by_role("button")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def beginning(self, key: str, **params: Any) -> Locator:
        """A button whose words begin like that: what is done is named behind."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.words(key, **params))}"))

    def see(self, fate: str, key: str, **params: Any) -> None:
        """A report is listed with what has become of it."""
        listed = self.page.locator("[data-fate]").filter(has_text=self.words(key, **params))
        expect(listed).to_have_attribute("data-fate", fate)

    def arrive(self, square: str) -> None:
        named = re.compile(f"^{re.escape(self.name(square))}")
        self.page.locator("ul.ends").get_by_role("button", name=named).click()
        self.button("do-arrive", square=self.name(square)).click()

    def into_a_tunnel(self) -> None:
        self.visitor.tolerated = BROKEN_LINE
        self.page.context.set_offline(True)
        expect(self.visitor.connection).to_contain_text(self.words("phone-offline"))

    def out_of_the_tunnel(self) -> None:
        self.page.context.set_offline(False)
        expect(self.visitor.connection).to_be_empty()

    def keeps_everything(self) -> None:
        """Wait until all is here that a reload without a line needs."""
        table = f"tables/{self.city.table}"
        for path in ("text/en", "games/momotetsu/text/en", table, f"{table}/kit"):
            self.page.wait_for_function("async (path) => !!(await caches.match(`/api/${path}`))", arg=path)

    def loads_anew(self) -> None:
        self.page.reload()
        expect(self.tab("now")).to_be_visible()


@pytest.fixture
def city(server: RunningServer) -> City:
    """An event under way whose teams may use dice of their own."""
    return City(server, settings={"dice_source": "both"})


@pytest.fixture
def come(visit: Callable[..., Visitor], city: City) -> Callable[..., Phone]:
    return lambda lang="en": Phone(visit(lang, phone=True, game="momotetsu"), city, lang)


def on_the_way(phone: Phone, city: City) -> tuple[Person, str]:
    """Another phone of the team has reported a three; that phone, and a square with a mission to go to."""
    other = city.phone(0)
    assert other.do({"type": "roll", "shown": [3]})["type"] == "done"
    expect(phone.ends.first).to_be_visible()
    return other, next(square for square in _WITH_MISSIONS if square != other.view["destination"])


def test_two_phones_of_a_team_play_a_turn_together(come: Callable[..., Phone], city: City) -> None:
    one, two = come(), come("ja")
    one.button("do-roll").click()
    one.button("own-dice-server").click()
    expect(one.ends.first).to_be_visible()
    expect(two.ends).to_have_count(one.ends.count())
    two.ends.first.click()
    two.page.get_by_role("region", name=two.words("phone-actions")).get_by_role("button").first.click()
    expect(one.ends).to_have_count(0)
    square = city.master().view["teams"][0]["square"]
    one.tab("feed").click()
    team = one.words("team-name", number=1, name="Team 1")
    arrived = one.words("event-arrived", seat=team, square=one.name(square), flagged="false")
    expect(one.page.get_by_text(arrived).first).to_be_visible()  # it may be announced too


def test_a_turn_goes_on_in_a_tunnel_and_outlives_a_reload(come: Callable[..., Phone], city: City) -> None:
    phone = come()
    _, square = on_the_way(phone, city)
    phone.keeps_everything()
    phone.into_a_tunnel()
    phone.arrive(square)
    phone.see("waiting", "do-arrive", square=phone.name(square))
    phone.beginning("do-start-mission", count=1, missions="").click()
    phone.see("waiting", "do-start-mission", count=1, missions="")
    phone.loads_anew()
    phone.see("waiting", "do-arrive", square=phone.name(square))
    phone.see("waiting", "do-start-mission", count=1, missions="")
    phone.beginning("do-mission-failed", mission="").click()
    phone.out_of_the_tunnel()
    phone.see("accepted", "do-mission-failed", mission="")
    phone.see("accepted", "do-arrive", square=phone.name(square))
    team = city.master().view["teams"][0]
    assert (team["square"], team["phase"]) == (square, "processing")


def test_a_photo_is_kept_until_there_is_a_line(come: Callable[..., Phone], city: City, tmp_path: Path) -> None:
    phone = come()
    _, square = on_the_way(phone, city)
    picture = tmp_path / "proof.png"
    Image.new("RGB", (2400, 1200), "orange").save(picture)
    phone.keeps_everything()
    phone.arrive(square)
    phone.beginning("do-start-mission", count=1, missions="").click()
    phone.see("accepted", "do-start-mission", count=1, missions="")
    phone.into_a_tunnel()
    phone.beginning("do-mission-done", mission="").click()
    send = phone.dialog.get_by_role("button", name=phone.words("proof-send"), exact=True)
    expect(send).to_be_disabled()
    phone.dialog.get_by_label(phone.words("proof-file"), exact=True).set_input_files(picture)
    expect(phone.dialog.get_by_role("img")).to_be_visible()
    send.click()
    phone.see("waiting", "do-mission-done", mission="")
    phone.loads_anew()
    phone.see("waiting", "do-mission-done", mission="")
    phone.out_of_the_tunnel()
    phone.see("accepted", "do-mission-done", mission="")
    [shown] = city.master().view["album"]
    kept = city.gm.http.get(f"/api/tables/{city.table}/photos/{shown['photo']}")
    assert (kept.status_code, kept.headers["content-type"]) == (200, "image/jpeg")


def test_a_refusal_says_why(come: Callable[..., Phone], city: City) -> None:
    phone = come()
    other, square = on_the_way(phone, city)
    phone.into_a_tunnel()
    phone.arrive(square)
    assert other.do({"type": "arrive", "square": other.view["own"][0]["ends"][0]})["type"] == "done"
    phone.out_of_the_tunnel()
    phone.see("refused", "do-arrive", square=phone.name(square))
    expect(phone.visitor.text("refusal-not-moving")).to_be_visible()
    phone.button("outbox-read").click()
    expect(phone.page.locator("[data-fate]")).to_have_count(0)


def test_told_to_get_off_a_team_finds_its_station_by_kana(come: Callable[..., Phone], city: City) -> None:
    phone = come()
    on_the_way(phone, city)
    assert city.master().do({"type": "force_alight", "reason": "test"})["type"] == "done"
    expect(phone.visitor.text("duty-alight")).to_be_visible()
    phone.button("phone-alight").click()
    phone.dialog.get_by_role("searchbox").fill("トケイ")
    phone.dialog.get_by_role("button", name=re.compile(f"^{phone.name('clock_tower')}")).click()
    phone.dialog.get_by_role("button", name=phone.words("do-alight", square=phone.name("clock_tower"))).click()
    phone.see("accepted", "do-alight", square=phone.name("clock_tower"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_fits_and_can_be_read(come: Callable[..., Phone], city: City, axe: str, lang: str) -> None:
    phone = come(lang)
    on_the_way(phone, city)
    for tab in ("now", "missions", "money", "feed", "more"):
        phone.tab(tab).click()
        fits(phone.visitor)
        check_said(phone.visitor, lang)
        check(phone.visitor, axe)
