"""A live event from the form that makes it to the game master's desk: codes, a goal, rulings, lines from paper."""

import os
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import kippu.games.momotetsu
from kippu.core.text import LANGUAGES
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_languages import check_said
from tests.e2e.visitor import BROKEN_LINE, REFUSED_REQUEST, Visitor
from tests.server.city import HOUR, MINUTE, City
from tests.server.conftest import RunningServer
from tests.server.people import Person

__all__ = ["axe"]  # a fixture

_KIT = Path(kippu.games.momotetsu.__file__).parent / "data" / "kits" / "kasumihama"
_DAY = "2099-01-02"
_MIDNIGHT = int(datetime(2099, 1, 2, tzinfo=timezone(timedelta(hours=9))).timestamp() * 1000)


def _clock(time_of_day: int) -> str:
    """A server that is started now has this time of that day."""
    return f"{int(time.time() * 1000)},{_MIDNIGHT + time_of_day},1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on the morning of the event."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KIPPU_LIMITS", "off")
        patch.setenv("KIPPU_CLOCK", _clock(9 * HOUR))
        running = RunningServer(str(tmp_path_factory.mktemp("server") / "games.db"))
        yield running
        said = running.close()
    assert "Traceback" not in said, said


class Desk:
    """A game master at a browser window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.words, self.press = visitor.words, visitor.page.keyboard.press

    @classmethod
    def of(cls, city: City, visitor: Visitor) -> "Desk":
        """The desk of an event that is under way."""
        cookies = [
            {"name": name, "value": value, "url": visitor.origin} for name, value in city.gm.http.cookies.items()
        ]
        visitor.page.context.add_cookies(cookies)  # type: ignore[arg-type]
        visitor.open(f"/t/{city.table}")
        desk = cls(visitor)
        expect(desk.teams).to_be_visible()
        return desk

    @property
    def teams(self) -> Locator:
        return self.visitor.region("desk-teams-table")

    @property
    def goal(self) -> Locator:
        return self.visitor.region("desk-goal")

    @property
    def proofs(self) -> Locator:
        return self.visitor.region("desk-proofs")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def preview(self) -> Locator:
        """What would change, once it is known."""
        return self.dialog.locator("[data-ready=true]")

    def row(self, team: str) -> Locator:
        return self.teams.get_by_role("row").filter(has_text=team)

    def step(self, name: str) -> Locator:
        """A step of the goal that is to be done now."""
        return self.goal.locator("[aria-current=step]").filter(has_text=self.words(f"desk-step-{name}"))

    def choose(self, field: str, value: str) -> None:
        self.page.get_by_role("combobox", name=self.words(field), exact=True).select_option(value)

    def confirm(self, reason: str) -> None:
        """Look at what would change, say why, and do it."""
        self.confirm_line(reason)
        expect(self.dialog).to_have_count(0)

    def confirm_line(self, reason: str) -> None:
        """The same where more can follow."""
        expect(self.preview).to_be_visible()
        self.visitor.field("desk-reason").fill(reason)
        self.press("Enter")


def joins(server: RunningServer, table: str, code: str) -> Person:
    person = server.person("Phone")
    assert person.http.post("/api/join", json={"code": code, "name": "Phone"}).status_code == 200
    return person.connect(table, views=True)


def done(answer: dict[str, Any]) -> None:
    assert answer["type"] == "done", answer


@pytest.fixture
def desk_of(visit: Callable[..., Visitor]) -> Callable[..., Desk]:
    return lambda city, lang="en": Desk.of(city, visit(lang, game="momotetsu"))


# --- from the form to the first goal ----------------------------------------------------------------------


def test_an_event_from_the_form_to_its_first_goal(visit: Callable[..., Visitor], server: RunningServer) -> None:
    visitor = visit(game="momotetsu")
    visitor.open("/")
    visitor.page.locator("input[value=momotetsu]").check(force=True)
    visitor.link("desk-new-link").click()
    visitor.page.locator("input[value=kasumihama]").check()
    expect(visitor.field("desk-choice-clock-what-start")).to_have_value("10:00")  # the kit's own times
    visitor.field("desk-new-date").fill(_DAY)
    for number, name in enumerate(("Crows", "Kites", "Owls"), 1):
        visitor.field("desk-new-team", number=number).fill(name)
    visitor.page.locator(".switch", has_text=visitor.words("desk-choice-option-name-dice-source")).locator(
        "select"
    ).select_option("both")
    visitor.button("desk-new-make").click()

    codes = visitor.region("desk-codes")
    expect(codes.get_by_role("img")).to_have_count(4)  # three teams and the game masters
    table = visitor.page.url.removeprefix(f"{visitor.origin}/t/").removesuffix("#codes")
    known = visitor.page.request.get(f"/api/tables/{table}/codes").json()
    for code in (*known["teams"], known["masters"]):
        expect(codes.get_by_text(f"/join/{code}")).to_be_visible()
    visitor.page.get_by_role("button", name=f"{visitor.words('desk-codes-rotate')} Owls").click()
    visitor.button("desk-codes-rotate-do").click()
    expect(codes.get_by_text(f"/join/{known['teams'][2]}")).to_have_count(0)

    desk = Desk(visitor)
    desk.press("g")
    expect(visitor.button("desk-before-draw")).to_have_count(0)

    visitor.tolerated = BROKEN_LINE
    server.stop()
    os.environ["KIPPU_CLOCK"] = _clock(10 * HOUR + MINUTE)  # until the module's server ends
    server.start()
    expect(visitor.text("desk-day-running")).to_be_visible()  # the clock has begun the day

    master = joins(server, table, known["masters"])
    crows, kites = (joins(server, table, code) for code in known["teams"][:2])
    destination = master.view["destination"]
    expect(desk.row("Crows")).to_contain_text("1")

    done(City.goal(crows, master))
    expect(desk.goal).to_contain_text("Crows")
    done(kites.do({"type": "note", "text": "We stand still."}))
    expect(desk.row("Kites")).to_contain_text(desk.words("desk-overlay-hold"))
    expect(desk.step("destination")).to_be_visible()
    expect(desk.row("Kites").or_(desk.row("Owls")).get_by_text(desk.words("desk-bonbi"), exact=True)).to_have_count(1)
    desk.press("g")  # roll for the team: all others stand on squares, so that play goes on at once
    expect(desk.goal).to_have_count(0)
    while master.view["destination"] == destination:
        master.wait_for("news")


def test_a_goal_while_a_team_is_aboard(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, teams=2, settings={"dice_source": "both", "goal_notice": "gm"})
    master, first, second = city.master(), city.phone(0), city.phone(1)
    desk = desk_of(city)
    done(second.do({"type": "roll", "shown": [2]}))
    done(city.goal(first, master))
    expect(desk.step("announce")).to_be_visible()
    desk.press("g")  # everybody stops
    expect(desk.step("alight")).to_contain_text("Team 2")
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-alight"))
    expect(desk.goal.get_by_role("timer")).to_be_visible()
    desk.press("g")  # the next destination
    expect(desk.step("destination")).to_have_count(0)
    desk.press("g")  # go on, though team 2 is still aboard
    expect(desk.goal).to_have_count(0)
    expect(desk.row("Team 2").get_by_text(desk.words("desk-bonbi"), exact=True)).to_be_visible()
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-alight"))


# --- rulings ----------------------------------------------------------------------------------------------


def mission(phone: Person, master: Person) -> None:
    """A team has done a mission of the first square."""
    done(master.do({"type": "set_position", "seat": phone.welcome["you"], "square": "cross_street"}))
    done(phone.do({"type": "roll", "shown": [1]}))
    done(phone.do({"type": "arrive", "square": "kasumi_central"}))
    done(phone.do({"type": "start_mission", "missions": ["k01"]}))
    done(phone.do({"type": "mission_done", "mission": "k01", "photo": "radio"}))


def test_a_proof_is_rejected_with_a_look_at_what_goes_back_and_the_ruling_is_undone(
    server: RunningServer, desk_of: Callable[..., Desk]
) -> None:
    city = City(server, settings={"dice_source": "both"})
    master, phone = city.master(), city.phone(0)
    desk = desk_of(city)
    mission(phone, master)
    expect(desk.visitor.text("desk-proofs-count", count=2)).to_be_visible()  # the die, and the mission
    desk.press("a")
    expect(desk.visitor.text("desk-proofs-count", count=1)).to_be_visible()
    expect(desk.row("Team 1")).to_contain_text("1 prop.")
    desk.press("x")
    expect(desk.preview).to_contain_text("Station Hotel")
    desk.confirm("not the hotel")
    expect(desk.visitor.text("desk-proofs-none")).to_be_visible()
    expect(desk.row("Team 1")).to_contain_text("0 prop.")
    desk.press("u")
    expect(desk.preview).to_contain_text("Station Hotel")
    desk.confirm("it was the hotel")
    expect(desk.row("Team 1")).to_contain_text("1 prop.")
    expect(desk.visitor.text("desk-proofs-count", count=1)).to_be_visible()
    desk.press("l")
    expect(desk.visitor.region("desk-trail").get_by_text("it was the hotel")).to_be_visible()
    with desk.page.expect_download() as saved:
        desk.visitor.link("desk-trail-export").click()
    assert "it was the hotel" in saved.value.path().read_text(encoding="utf-8-sig")


def test_a_conflict_is_decided(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, settings={"dice_source": "both"})
    phone = city.phone(1)
    desk = desk_of(city)
    done(phone.do({"type": "roll", "shown": [1]}))
    done(phone.do({"type": "arrive", "square": "lake", "dispute": True}))
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-conflict"))
    desk.visitor.tolerated = REFUSED_REQUEST
    desk.visitor.button("desk-conflict-decide").click()
    desk.visitor.field("desk-choice-resolve-how-from-now").check()
    expect(desk.dialog.get_by_role("alert")).to_be_visible()  # the rules refuse that, and it is told beforehand
    desk.visitor.field("desk-choice-resolve-how-refuse").check()
    desk.confirm("too far for that number")
    expect(desk.visitor.region("desk-conflicts")).to_have_count(0)


def test_corrections_by_keys_and_a_line_from_paper(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, teams=2, begins_in=-30 * MINUTE)
    desk = desk_of(city)
    desk.press("1")
    expect(desk.dialog).to_contain_text("Team 1")
    desk.press("c")
    desk.visitor.field("desk-field-points").fill("-50")
    expect(desk.preview).to_contain_text("250")
    desk.confirm("counted twice")
    expect(desk.row("Team 1")).to_contain_text("250")

    phone = city.phone(1)
    done(phone.do({"type": "roll"}))
    end = phone.view["own"][0]["ends"][0]
    desk.press("2")
    desk.press("i")
    desk.choose("desk-radio-what", "arrive")
    desk.choose("desk-radio-which", "0")
    desk.confirm_line("from the sheet")
    expect(desk.dialog).to_contain_text(desk.words("desk-radio-entered", count=1))
    desk.press("Escape")
    expect(desk.row("Team 2")).not_to_contain_text(desk.words("phase-moving"))
    assert end

    desk.press("p")
    desk.visitor.field("desk-reason").fill("rain")
    desk.press("Enter")
    expect(desk.row("Team 1")).to_contain_text(desk.words("desk-overlay-paused"))
    desk.press("p")
    expect(desk.row("Team 1")).not_to_contain_text(desk.words("desk-overlay-paused"))
    desk.press("b")
    desk.visitor.field("desk-field-text").fill("Lunch at noon")
    desk.visitor.button("desk-do-it").click()
    expect(desk.dialog).to_have_count(0)
    desk.press("l")
    expect(desk.visitor.region("desk-trail")).to_contain_text("Lunch at noon")


# --- kits -------------------------------------------------------------------------------------------------


def test_a_kit_of_ones_own_is_looked_through(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(game="momotetsu")
    visitor.open("/event/new")
    visitor.page.locator("input[value=own]").check()
    files = visitor.field("desk-new-files")
    files.set_input_files([_KIT / "kit.json", _KIT / "map.json"])
    expect(visitor.text("desk-new-missing")).to_be_visible()
    wrong = tmp_path / "kit.json"
    whole = sorted(_KIT.iterdir())
    wrong.write_text((_KIT / "kit.json").read_text(encoding="utf-8").replace("kasumi_central", "nowhere"), "utf-8")
    files.set_input_files([wrong, *(file for file in whole if file.name != "kit.json")])
    expect(visitor.page.get_by_text(re.compile(r"kit\.json, line \d+: .*nowhere"))).to_be_visible()
    expect(visitor.button("desk-new-make")).to_be_disabled()
    files.set_input_files(whole)
    expect(visitor.button("desk-new-make")).to_be_enabled()


# --- for everybody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_desk_is_accessible_in_both_languages(
    server: RunningServer, visit: Callable[..., Visitor], desk_of: Callable[..., Desk], axe: str, lang: str
) -> None:
    visitor = visit(lang, game="momotetsu")
    visitor.open("/event/new")
    expect(visitor.button("desk-new-make")).to_be_enabled()
    check_said(visitor, lang)
    check(visitor, axe)
    city = City(server, settings={"dice_source": "both"})
    master, phone = city.master(), city.phone(0)
    mission(phone, master)
    done(city.phone(1).do({"type": "call_gm", "text": "?"}))
    done(city.goal(city.phone(2), master))
    desk = desk_of(city, lang)
    expect(desk.goal).to_be_visible()
    check_said(desk.visitor, lang)
    for tab in "mlso":
        desk.press(tab)
        check(desk.visitor, axe)
    desk.press("?")
    expect(desk.dialog).to_be_visible()
    check_said(desk.visitor, lang)
