"""Real Momotetsu at a table, in the browser: turns by clicks and by keys, days of bots, alone, phones, replay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.test_accessible import axe, check
from tests.e2e.test_keyboard import keeps_focus, tab_to
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import Visitor
from tests.languages import COMPLETE
from tests.server.conftest import RunningServer

__all__ = ["axe"]  # a fixture

_TOWN = {"kit": "kasumihama"}
_MORNING = {
    "start": "10:00",
    "settlements": ["10:30", "11:00", "11:20"],
    "switch": "11:00",
    "last_roll": "11:40",
    "cutoff": "12:00",
}


class Guest:
    """Somebody who plays Momotetsu at a browser window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.button, self.bar = visitor.button, visitor.bar

    def sit_down(self, bots: int = 2, **options: object) -> str:
        wanted = ["baseline"] * bots
        return self.visitor.make_table(options={**_TOWN, **options}, bots=wanted, max_seats=bots + 1, start=True)

    @property
    def lit(self) -> Locator:
        """The squares on the map that may be chosen."""
        return self.visitor.region("map").locator('[role="button"][data-square]')

    @property
    def list(self) -> Locator:
        """The same as a list."""
        return self.bar.get_by_role("list").filter(has=self.page.locator("[aria-pressed]")).get_by_role("button")

    @property
    def main(self) -> Locator:
        """The button that rolls or draws, or what else is first."""
        return self.bar.locator('[aria-keyshortcuts="r"]').or_(self.bar.locator(".buttons .button")).first

    @property
    def feed(self) -> Locator:
        return self.visitor.region("feed")

    @property
    def watching(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.words("pace"))

    def entry(self) -> str | None:
        return self.bar.get_attribute("data-entry")

    def then(self, before: str | None) -> None:
        """Wait until what was done is there, and it is one's own decision again, or the end."""
        expect(self.bar).not_to_have_attribute("data-entry", before or "")
        expect(self.bar).to_have_attribute("aria-busy", "false")
        expect(self.bar.locator(".prompt").or_(self.visitor.replay)).to_be_visible()

    def decide(self) -> None:
        """Take the first way on that there is, by clicks."""
        before = self.entry()
        expect(self.bar.locator(".prompt")).to_be_visible()
        if self.lit.count():
            self.lit.first.click()
            self.bar.get_by_role("button", name=re.compile(self._name_of(self.lit.first))).first.click()
        else:
            self.main.click()
        self.then(before)

    def _name_of(self, square: Locator) -> str:
        said = square.get_attribute("aria-label") or ""
        return re.escape(re.split("[,、]", said)[0])

    def only_watch(self) -> None:
        self.button("only-watch-all").click()
        expect(self.watching).to_be_visible()

    def at_once(self) -> None:
        self.visitor.field("pace-speed").select_option(label=self.visitor.words("pace-at-once"))
        expect(self.visitor.result).to_be_visible()


@pytest.fixture
def come(visit: Callable[..., Visitor]) -> Callable[..., Guest]:
    return lambda *args, **how: Guest(visit(*args, game="momotetsu", **how))


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> str:
    """The id of a short day of three bots that is over; Aki only watched."""
    aki = server.person("Aki")
    options = {**_TOWN, "clock": _MORNING}
    table = aki.make_table(game="momotetsu", options=options, bots=["baseline"] * 2, max_seats=3, start=True)
    aki.connect(table, views=True).send({"type": "leave"})
    while aki.table(table)["phase"] != "over":
        aki.receive()
    aki.close()
    return table


def test_a_table_from_the_form(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.visitor.open("/")
    guest.page.get_by_role("radio", name=guest.visitor.words("game-name")).check(force=True)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.visitor.words("home-title"))
    check_said(guest.visitor, "en")
    guest.button("home-friends").click()
    guest.page.get_by_role("combobox", name=guest.visitor.words("options-kit"), exact=True).select_option("kasumihama")
    guest.visitor.field("options-short").check()
    guest.page.get_by_text(guest.visitor.words("house-rules"), exact=True).click()
    guest.page.get_by_role("radio", name=guest.visitor.words("house-balances-public-true")).check()
    guest.button("form-make").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(guest.visitor.words("kit-kasumihama"))
    guest.button("lobby-add-bot").click()
    guest.button("lobby-start", seats=2).click()
    expect(guest.bar.locator(".prompt")).to_be_visible()
    expect(guest.visitor.text("next-settlement", time="10:45")).to_be_visible()
    expect(guest.visitor.text("balances-hidden")).not_to_be_attached()


def test_some_turns_by_clicks(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.sit_down()
    expect(guest.bar.locator(".prompt")).to_contain_text("Kasumi Central")
    guest.main.click()  # rolls
    expect(guest.lit.first).to_be_visible()
    assert guest.lit.count() == guest.list.count()
    for _ in range(6):
        guest.decide()
    expect(guest.feed.get_by_text("1 (Aki)").first).to_be_visible()
    expect(guest.visitor.region("teams").get_by_role("row").filter(has_text="Aki")).to_be_visible()
    guest.page.reload()
    expect(guest.feed.get_by_text("1 (Aki)").first).to_be_visible()  # the past is there again


def test_a_turn_by_keys_alone(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.sit_down(bots=1)
    press = guest.page.keyboard.press
    expect(guest.bar.locator(".prompt")).to_be_visible()
    before = guest.entry()
    press("r")
    guest.then(before)
    tab_to(guest.visitor, guest.lit.first)
    press("ArrowRight")
    chosen = guest.page.locator("[data-square]:focus")
    press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    before = guest.entry()
    press("Enter")
    guest.then(before)
    expect(guest.feed.get_by_text("1 (Aki)").first).to_be_visible()
    keeps_focus(guest.visitor)


def test_one_team_alone(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.sit_down(bots=0)
    for _ in range(3):
        guest.decide()
    expect(guest.visitor.region("teams").get_by_role("row")).to_have_count(2)  # its head, and Aki


def test_a_day_of_bots_is_watched_and_then_all_at_once(come: Callable[..., Guest], axe: str) -> None:
    guest = come()
    table = guest.sit_down(clock=_MORNING)
    expect(guest.bar.locator(".prompt")).to_be_visible()
    guest.only_watch()
    guest.visitor.field("pace-speed").select_option(label=guest.visitor.words("pace-times", speed=60))
    guest.button("pace-stop").click()
    expect(guest.visitor.text("bot-plays-for-you")).to_be_visible()
    expect(guest.visitor.result).not_to_be_attached()
    guest.at_once()
    outcome = guest.visitor.record(table).outcome
    assert outcome
    first = guest.visitor.result.get_by_role("listitem").first
    expect(first).to_contain_text(f"{max(outcome.scores):,}".replace("-", "−"))
    expect(guest.visitor.region("settlements").get_by_role("row")).to_have_count(4)
    check(guest.visitor, axe)


def test_who_only_watched_may_play_again(come: Callable[..., Guest]) -> None:
    guest = come()
    table = guest.visitor.make_table(options=_TOWN, max_seats=2)
    ben = come()
    ben.visitor.join(table, "Ben")
    guest.button("lobby-start", seats=2).click()
    expect(guest.bar.locator(".prompt").or_(guest.watching)).to_be_visible()
    guest.button("only-watch").click()
    guest.button("play-myself").click()
    expect(guest.button("only-watch")).to_be_visible()
    expect(ben.bar.locator(".prompt").or_(ben.watching)).to_be_visible()


@pytest.mark.parametrize("lang", COMPLETE)
def test_on_a_phone_in_both_languages(come: Callable[..., Guest], finished: str, lang: str) -> None:
    guest = come(lang, phone=True)
    guest.visitor.make_table(options={}, bots=["baseline"] * 2, max_seats=3, start=True)  # Tokyo
    expect(guest.bar.locator(".prompt")).to_be_visible()
    fits(guest.visitor)
    before = guest.entry()
    guest.main.tap()
    guest.then(before)
    expect(guest.list.first).to_be_in_viewport()
    guest.list.first.tap()
    guest.list.first.tap()
    fits(guest.visitor)
    check_said(guest.visitor, lang)
    guest.visitor.open(f"/t/{finished}")
    expect(guest.visitor.result).to_be_visible()
    fits(guest.visitor)
    check_said(guest.visitor, lang)
    guest.visitor.open("/learn/momotetsu")
    guest.button("learn-start").tap()
    fits(guest.visitor)
    check_said(guest.visitor, lang)


def test_a_replay_at_a_chosen_speed(come: Callable[..., Guest], finished: str, axe: str) -> None:
    guest = come()
    record = guest.visitor.record(finished)
    guest.visitor.open(f"/t/{finished}/replay")
    slider = guest.page.get_by_role("slider", name=guest.visitor.words("replay-move"))
    expect(guest.visitor.region("teams").get_by_role("row")).to_have_count(4)
    expect(slider).to_have_attribute("max", str(len(record.log) - 1))
    guest.visitor.field("pace-speed").select_option(label=guest.visitor.words("pace-times", speed=3600))
    guest.button("replay-play").click()
    expect(slider).not_to_have_value("0")
    check(guest.visitor, axe)
    guest.visitor.field("replay-seat").select_option("0")
    guest.button("pace-at-once").click()
    expect(slider).to_have_attribute("aria-valuetext", guest.visitor.words("replay-end"))
    expect(guest.visitor.result).to_be_visible()


def test_axe_finds_nothing_serious_at_a_decision(come: Callable[..., Guest], axe: str) -> None:
    guest = come()
    guest.sit_down()
    guest.main.click()
    expect(guest.lit.first).to_be_visible()
    check(guest.visitor, axe)


def test_the_lesson_is_played_to_its_end(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.visitor.open("/learn/momotetsu")
    side = guest.page.get_by_role("main") if guest.page.get_by_role("main").count() else guest.page.locator("body")
    guest.button("learn-start").click()
    guest.button("do-roll").click()
    guest.button("learn-next").click()
    garden = side.get_by_role("button", name=re.compile("^Garden"))
    garden.first.click()
    expect(guest.visitor.text("learn-elsewhere")).to_be_visible()
    for _ in range(2):
        guest.lit.and_(guest.page.locator('[data-square="depot"]')).click()
    guest.button("learn-next").click()
    guest.button("do-draw").click()
    guest.button("learn-next").click()
    guest.page.get_by_role("button", name=re.compile("^★")).click()
    guest.button("learn-next").click()
    for _ in range(2):
        guest.lit.and_(guest.page.locator('[data-square="fish_pier"]')).click()
    guest.button("learn-next").click()
    expect(guest.visitor.link("learn-play")).to_be_visible()
