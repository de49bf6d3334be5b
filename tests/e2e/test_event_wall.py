"""A live event on the wall and for those who look on, and a whole day again from its record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.live_event import BIG_SCREEN, Onlooker, done
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import BROKEN_LINE, Visitor
from tests.languages import COMPLETE
from tests.server.city import City, kit
from tests.server.conftest import RunningServer
from tests.server.people import Person
from tests.server.test_photos import photo, send

__all__ = ["axe"]  # a fixture

_GOLDEN = Path(__file__).parents[1] / "golden" / "momotetsu" / "rules1"
_OWN_DICE = {"dice_source": "both"}


class Event:
    """An event in the small town, its people at their sockets."""

    def __init__(self, server: RunningServer, *, late: int = 0) -> None:
        self.city = City(server, settings=_OWN_DICE, kit=kit(view={"spectator_delay_minutes": late}))
        self.gm, self.phone = self.city.master(), self.city.phone(0)

    def done(self, person: Person, **command: Any) -> None:
        done(person.do(command))

    def goal(self) -> None:
        """The first team reaches the destination, and shows it."""
        name = send(self.phone, self.city, photo(), "goal").json()["name"]
        done(self.city.goal(self.phone, self.gm, name))

    def approve(self) -> None:
        self.done(self.gm, type="approve", entry=self.city.claim(self.gm, "goal")["entry"])

    def close(self) -> None:
        self.done(self.gm, type="end_now", reason="rain")
        self.done(self.gm, type="close_result")


@pytest.fixture
def watch(visit: Callable[..., Visitor]) -> Callable[..., Onlooker]:
    def come(lang: str = "en", *, phone: bool = False) -> Onlooker:
        return Onlooker(visit(lang, phone=phone, game="momotetsu"))

    return come


# --- while it goes on -------------------------------------------------------------------------------------


def test_the_wall_follows_from_the_start_to_the_result(watch: Callable[..., Onlooker], server: RunningServer) -> None:
    event, wall = Event(server), watch()
    words = wall.visitor.words
    wall.page.set_viewport_size(BIG_SCREEN)
    wall.visitor.open(f"/t/{event.city.table}/wall")
    expect(wall.countdowns).to_contain_text(words("wall-until-settlement"))
    expect(wall.standings).to_contain_text(words("wall-balances-hidden"))
    event.goal()
    expect(wall.countdowns).to_contain_text(words("wall-until-goal"))
    expect(wall.page.get_by_role("status").filter(has_text="Team 1")).to_be_visible()
    expect(wall.goals("Team 1")).to_have_text("1")
    expect(wall.photo(1, "Team 1")).to_have_count(0)  # nobody has approved it yet
    event.approve()
    wall.saw(wall.photo(1, "Team 1"))
    assert wall.page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # nobody is there to scroll
    event.close()
    expect(wall.winner("Team 1")).to_be_visible()
    expect(wall.page.get_by_role("list", name=words("result")).get_by_role("listitem")).to_have_count(3)


def test_a_wall_without_a_line_says_so_and_comes_back_by_itself(
    watch: Callable[..., Onlooker], server: RunningServer
) -> None:
    event, wall = Event(server), watch()
    wall.visitor.tolerated = BROKEN_LINE
    wall.visitor.open(f"/t/{event.city.table}/wall")
    expect(wall.standings).to_be_visible()
    wall.page.context.set_offline(True)
    expect(wall.visitor.text("status-offline")).to_be_visible()
    event.done(event.gm, type="broadcast", text="Mind the gap")
    wall.page.context.set_offline(False)
    expect(wall.feed).to_contain_text("Mind the gap")
    expect(wall.visitor.text("status-offline")).to_have_count(0)


def test_a_wall_that_could_not_load_all_its_parts_comes_by_itself(
    watch: Callable[..., Onlooker], server: RunningServer
) -> None:
    event, wall = Event(server), watch()
    wall.visitor.tolerated = BROKEN_LINE
    wall.page.route("**/assets/Wall-*.js", lambda route: route.abort("connectionfailed"))
    wall.visitor.open(f"/t/{event.city.table}/wall")
    expect(wall.visitor.text("offline-explained")).to_be_visible()
    wall.page.unroute_all()
    expect(wall.standings).to_be_visible()


def test_spectators_see_no_hidden_thing(watch: Callable[..., Onlooker], server: RunningServer) -> None:
    event, guest = Event(server), watch()
    guest.visitor.open(f"/t/{event.city.table}")
    expect(guest.row("Team 1")).to_be_visible()
    event.done(event.phone, type="call_gm", text="hidden call")
    event.done(event.phone, type="note", text="hidden note")
    event.goal()
    expect(guest.goals("Team 1")).to_have_text("1")
    expect(guest.row("Team 1").get_by_role("cell").last).to_have_text(
        "300"
    )  # what it had at the start, until a settlement
    expect(guest.photo(1, "Team 1")).to_have_count(0)
    views = [message["view"] for message in map(json.loads, guest.heard) if message.get("view")]
    assert views[-1]["teams"][0]["goals"] == 1
    assert {view["viewer"] for view in views} == {"spectator"}
    assert not any(view["own"] or view["claims"] or view["conflicts"] for view in views)
    assert "hidden" not in "".join(guest.heard)
    event.approve()
    guest.saw(guest.photo(1, "Team 1"))


def test_a_kit_may_show_everything_later_and_the_wall_says_how_late(
    watch: Callable[..., Onlooker], server: RunningServer
) -> None:
    event, guest = Event(server, late=30), watch()
    guest.visitor.open(f"/t/{event.city.table}")
    expect(guest.visitor.text("wall-delay", minutes=30)).to_be_visible()
    expect(guest.countdowns).to_contain_text(guest.visitor.words("wall-until-start"))  # half an hour ago
    event.goal()
    event.close()
    expect(guest.winner("Team 1")).to_be_visible()


# --- afterwards -------------------------------------------------------------------------------------------


def open_golden(guest: Onlooker) -> Locator:
    """Somebody's record of a whole day; its slider."""
    guest.visitor.open("/record")
    guest.visitor.field("record-choose").set_input_files(_GOLDEN / "late-reports.jsonl")
    slider = guest.page.get_by_role("slider", name=guest.visitor.words("after-time"))
    expect(slider).to_be_visible()
    return slider


def test_a_whole_day_again_by_its_real_time(watch: Callable[..., Onlooker]) -> None:
    guest = watch()
    slider = open_golden(guest)
    expect(slider).to_have_attribute("aria-valuetext", "09:59")  # the first destination is drawn
    expect(guest.standings).to_contain_text(guest.visitor.words("wall-balances-hidden"))
    slider.press("End")
    expect(guest.feed).to_contain_text("11:56")
    expect(guest.standings).not_to_contain_text(guest.visitor.words("wall-balances-hidden"))
    slider.press("Home")
    guest.page.get_by_role("button", name="11:00", exact=True).click()
    expect(slider).to_have_attribute("aria-valuetext", "11:00")
    expect(guest.standings).to_contain_text(guest.visitor.words("wall-balances-since", time="11:00"))
    guest.visitor.field("pace-speed").select_option("3600")
    guest.visitor.button("replay-play").click()
    expect(slider).not_to_have_attribute("aria-valuetext", "11:00")
    guest.visitor.button("replay-pause").click()
    guest.visitor.button("after-result").click()
    expect(guest.visitor.region("after-reckoning").get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("lang", COMPLETE)
def test_both_languages_on_a_phone(watch: Callable[..., Onlooker], server: RunningServer, lang: str) -> None:
    event, guest = Event(server), watch(lang, phone=True)
    event.goal()
    event.approve()
    for path in ("", "/wall"):
        guest.visitor.open(f"/t/{event.city.table}{path}")
        expect(guest.standings).to_be_visible()
        guest.saw(guest.photo(1, "Team 1").first)
        check_said(guest.visitor, lang)
        fits(guest.visitor)
    event.close()
    guest.visitor.open(f"/t/{event.city.table}")
    expect(guest.visitor.region("after-reckoning")).to_be_visible()
    check_said(guest.visitor, lang)
    fits(guest.visitor)
    open_golden(guest)
    check_said(guest.visitor, lang)
    fits(guest.visitor)


def test_nothing_serious_for_those_who_see_otherwise(
    watch: Callable[..., Onlooker], server: RunningServer, axe: str
) -> None:
    event, guest = Event(server), watch()
    event.goal()
    event.approve()
    for path in ("", "/wall"):
        guest.visitor.open(f"/t/{event.city.table}{path}")
        guest.saw(guest.photo(1, "Team 1").first)
        check(guest.visitor, axe)
    event.close()
    guest.visitor.open(f"/t/{event.city.table}")
    expect(guest.visitor.region("after-album")).to_be_visible()
    check(guest.visitor, axe)
    open_golden(guest)
    check(guest.visitor, axe)
