"""A team's phone in a live event: reports that outlive a reload without a line, stations, every part of the screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.live_event import Phone, done, photo_file
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import Visitor
from tests.languages import COMPLETE
from tests.server.city import City
from tests.server.conftest import RunningServer
from tests.server.people import Person

__all__ = ["axe"]  # a fixture

_WITH_MISSIONS = ("old_market", "brewery")  # three squares from the start; one mission each


@pytest.fixture
def city(server: RunningServer) -> City:
    """An event under way whose teams may use dice of their own."""
    return City(server, settings={"dice_source": "both"})


@pytest.fixture
def come(visit: Callable[..., Visitor], city: City) -> Callable[..., Phone]:
    return lambda lang="en": Phone(visit(lang, phone=True, game="momotetsu", keeps=True)).scans(city.codes["teams"][0])


def on_the_way(phone: Phone, city: City) -> tuple[Person, str]:
    """Another phone of the team has reported a three; that phone, and a square with a mission to go to."""
    other = city.phone(0)
    assert other.do({"type": "roll", "shown": [3]})["type"] == "done"
    expect(phone.ends.first).to_be_visible()
    return other, next(square for square in _WITH_MISSIONS if square != other.view["destination"])


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
    phone.keeps_everything()
    phone.arrive(square)
    phone.beginning("do-start-mission", count=1, missions="").click()
    phone.see("accepted", "do-start-mission", count=1, missions="")
    phone.into_a_tunnel()
    phone.beginning("do-mission-done", mission="").click()
    send = phone.dialog.get_by_role("button", name=phone.words("proof-send"), exact=True)
    expect(send).to_be_disabled()
    phone.choose_photo(photo_file(tmp_path))
    send.click()
    phone.see("waiting", "do-mission-done", mission="")
    phone.loads_anew()
    phone.see("waiting", "do-mission-done", mission="")
    phone.out_of_the_tunnel()
    phone.see("accepted", "do-mission-done", mission="")
    [shown] = city.master().view["album"]
    kept = city.gm.http.get(f"/api/tables/{city.table}/photos/{shown['photo']}")
    assert (kept.status_code, kept.headers["content-type"]) == (200, "image/jpeg")


def test_a_position_goes_with_arrivals_and_proof_if_the_team_allows_it(
    come: Callable[..., Phone], city: City, tmp_path: Path
) -> None:
    phone, master = come(), city.master()
    phone.page.context.grant_permissions(["geolocation"])
    phone.page.context.set_geolocation({"latitude": 35.0, "longitude": 135.0})
    phone.tab("more").click()
    allowed = phone.page.get_by_role("checkbox", name=phone.words("share-position"))
    expect(allowed).not_to_be_checked()
    allowed.check()
    phone.tab("now").click()
    _, square = on_the_way(phone, city)
    phone.arrive(square)
    phone.beginning("do-start-mission", count=1, missions="").click()
    phone.beginning("do-mission-done", mission="").click()
    phone.choose_photo(photo_file(tmp_path))
    phone.button("proof-send").click()
    phone.see("accepted", "do-mission-done", mission="")
    assert [one["type"] for one in phone.sent if "position" in one] == ["arrive", "mission_done"]
    assert city.claim(master, "mission")["flagged"]  # the phone was far away
    phone.button("do-finish").click()
    phone.tab("more").click()
    allowed.uncheck()
    phone.tab("now").click()
    phone.throws("do-roll", 1)
    phone.ends.first.click()
    phone.beginning("do-arrive", square="").click()
    phone.see("accepted", "do-roll")
    assert sum("position" in one for one in phone.sent) == 2


def test_what_is_chosen_stays_chosen_while_the_clock_goes_on(come: Callable[..., Phone], city: City) -> None:
    phone = come()
    _, square = on_the_way(phone, city)
    phone.end(square).click()
    countdown = phone.top.locator(".time span")
    for _ in range(2):
        expect(countdown).not_to_have_text(countdown.inner_text())
        expect(phone.end(square)).to_have_attribute("aria-pressed", "true")


def test_told_to_get_off_a_team_finds_its_station_by_kana(come: Callable[..., Phone], city: City) -> None:
    phone = come()
    on_the_way(phone, city)
    assert city.master().do({"type": "force_alight", "reason": "test"})["type"] == "done"
    expect(phone.visitor.text("duty-alight")).to_be_visible()
    phone.get_off("clock_tower", typed="トケイ")
    phone.see("accepted", "do-alight", square=phone.name("clock_tower"))


def attacked(other: Person, city: City, square: str) -> int:
    """The team holds bonbi, lands, and rolls a two; what it would have to pay."""
    done(city.master().do({"type": "assign_bonbi", "seat": 0, "reason": "test"}))
    for command in ({"type": "arrive", "square": square}, {"type": "finish"}, {"type": "roll_attack", "shown": [2]}):
        done(other.do(command))
    return int(other.view["own"][0]["ask"]["price"])


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_part_fits_and_can_be_read(come: Callable[..., Phone], city: City, axe: str, lang: str) -> None:
    phone = come(lang)
    other, square = on_the_way(phone, city)
    for tab in ("now", "missions", "money", "feed", "more"):
        phone.tab(tab).click()
        fits(phone.visitor)
        check_said(phone.visitor, lang)
        if lang == "ja":  # what a language changes are the words
            check(phone.visitor, axe)
    phone.tab("now").click()
    price = attacked(other, city, square)
    balance = other.view["own"][0]["balance"]
    phone.button("choose-pay", price=str(price)).click()  # what it costs is said before
    phone.tab("money").click()
    expect(phone.visitor.page.locator("main")).to_contain_text(str(balance - price))
    assert price > 0
