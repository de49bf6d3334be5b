"""IZAKAYA in the browser: a whole game between two, by keys alone, on a phone, in both languages, and again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kippu.games.izakaya.rules.types import Bid, Build
from kippu.server.protocol import PROTOCOL
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_keyboard import keeps_focus, tab_to
from tests.e2e.test_languages import check_said
from tests.e2e.test_phone import fits
from tests.e2e.visitor import BROKEN_LINE, Visitor
from tests.languages import COMPLETE
from tests.server.conftest import RunningServer
from tests.server.people import Person

__all__ = ["axe"]  # a fixture

_FULL = 8  # hundreds that two players bid so that the pot is full at once: one action phase
_KEYS = {"drink": "d", "price": "p", "acquire": "a", "build": "b", "pass": "x", "decline": "x"}
_PLAN = ("acquire", "drink", "build")


class Guest:
    """Somebody who plays IZAKAYA at a browser window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.button = visitor.button

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[aria-keyshortcuts="{_KEYS[name]}"]')

    @property
    def corners(self) -> Locator:
        """The corners that may be chosen, as buttons."""
        return self.page.get_by_role("group", name=self.visitor.words("corners")).locator('[aria-disabled="false"]')

    @property
    def drinks(self) -> Locator:
        market = self.page.get_by_role("group", name=self.visitor.words("market"))
        return market.locator('[aria-disabled="false"]')

    @property
    def pieces(self) -> Locator:
        """The pieces of the supply that can be taken."""
        shelf = self.page.get_by_role("group", name=re.compile(self.visitor.words("shelf-label", left=7).split("7")[0]))
        return shelf.locator('[aria-disabled="false"]')

    @property
    def lots(self) -> Locator:
        return self.page.get_by_role("list", name=self.visitor.words("lots-here")).get_by_role("button")

    @property
    def town(self) -> Locator:
        """What is told of the town to those who do not see it."""
        return self.page.get_by_role("list", name=self.visitor.words("town-words"))

    @property
    def prompt(self) -> Locator:
        """It is one's turn, and the last thing that one did is answered."""
        return self.ready.get_by_text(self.visitor.words("prompt-action"))

    @property
    def ready(self) -> Locator:
        return self.visitor.bar.and_(self.page.locator('[aria-busy="false"]'))

    def placing(self) -> None:
        """The piece that was taken is to be placed."""
        expect(self.ready.get_by_role("button", name=self.visitor.words("place-next"))).to_be_visible()

    def bid(self, hundreds: int) -> None:
        for _ in range(hundreds):
            self.button("bid-more").click()
        self.button("bid-seal").click()

    def prepare(self, action: str) -> None:
        """Choose an action, and the first of everything it asks for."""
        self.action(action).click()
        if action == "drink":
            self.drinks.first.click()
            self.corners.first.click()
        elif action == "price":
            self.drinks.first.click()
            self.drinks.last.click()
        elif action == "acquire":
            self.corners.first.click()
            self.lots.first.click()
        elif action == "build":
            self.take()
            self.button("place-next").click()

    def take(self) -> None:
        """Take the first piece of the supply; it is to be placed then."""
        self.pieces.first.click()
        self.do_it()
        self.placing()

    def take_turn(self, action: str) -> None:
        expect(self.prompt).to_be_visible()
        self.prepare(action if self.action(action).is_enabled() else "price")
        self.do_it()

    def do_it(self) -> None:
        self.page.get_by_role("button", name=self.visitor.words("do-it")).click()


def middle(of: Locator) -> tuple[float, float]:
    """Where the mouse has to point."""
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def come(visit: Callable[..., Visitor]) -> Callable[..., Guest]:
    return lambda *args, **how: Guest(visit(*args, game="izakaya", **how))


def sit_down_with_a_bot(guest: Guest) -> None:
    """A game against a bot, after the auction of which it is one's own turn."""
    guest.visitor.make_table(bots=["beginner"], max_seats=2, start=True)
    guest.bid(3)
    expect(guest.prompt).to_be_visible()


@pytest.fixture
def finished(server: RunningServer) -> str:
    """The id of a game between Aki and Ben that is over: both bid so much that it has one action phase."""
    people = [server.person("Aki"), server.person("Ben")]
    table = people[0].make_table(game="izakaya", max_seats=2)
    people[1].join(table)
    people[0].connect(table).send({"type": "host", "action": "start"})
    people[1].connect(table)
    for person in people:
        person.settle()
        person.connect(table).do({"type": "bid", "amount": 100 * _FULL})
    while people[0].table(table)["phase"] != "over":
        for person in people:
            person.send({"type": "hello", "protocol": PROTOCOL, "views": True})
            welcome = person.wait_for("welcome")
            wanted = {_PLAN[welcome["view"]["turn"] // 2]} if welcome["legal"] else set()
            if "build" in wanted:
                wanted.add("take")
            for command in [option for option in welcome["legal"] if option["type"] in wanted][:1]:
                assert person.do(command)["type"] == "done"
    for person in people:
        person.close()
    return table


def test_a_whole_game_between_two(come: Callable[..., Guest]) -> None:
    aki, ben = come(), come()
    table = aki.visitor.make_table(max_seats=2)
    ben.visitor.join(table, "Ben")
    aki.button("lobby-start", seats=2).click()
    aki.bid(_FULL)
    expect(aki.visitor.text("bid-sealed", amount=100 * _FULL)).to_be_visible()
    expect(aki.visitor.text("waiting-for", names="Ben", count=1)).to_be_visible()
    expect(ben.visitor.text("bid-sealed", amount=100 * _FULL)).not_to_be_attached()
    ben.bid(_FULL - 1)
    bids = aki.visitor.text("feed-bid", name="Ben", bid=100 * (_FULL - 1))
    expect(bids.first).to_be_attached()
    for action in _PLAN:
        aki.take_turn(action)
        ben.take_turn(action)
    for guest in (aki, ben):
        expect(guest.visitor.result).to_be_visible()
        expect(guest.visitor.result.get_by_role("listitem")).to_have_count(2)
    record = aki.visitor.record(table)
    assert record.outcome
    for seat, name in enumerate(("Aki", "Ben")):
        row = ben.visitor.result.get_by_role("listitem").filter(has_text=name)
        expect(row.get_by_role("heading")).to_contain_text(f"{record.outcome.scores[seat]:,}")
    assert [type(entry.command) for entry in record.log[1:3]] == [Bid, Bid]
    assert sum(isinstance(entry.command, Build) for entry in record.log) == 2
    aki.button("rematch").click()
    ben.button("rematch-join").click()
    expect(aki.visitor.text("lobby-seats", seats=2, most=2)).to_be_visible()


def test_a_turn_by_keys_alone(come: Callable[..., Guest]) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    press = guest.page.keyboard.press
    ghost = guest.page.locator(".ghost .piece")
    press("b")
    press("n")
    expect(guest.visitor.bar).to_contain_text(guest.visitor.words("draft-take-then"))
    press("ArrowRight")
    press("ArrowLeft")
    press("Enter")
    guest.placing()
    press("n")
    expect(ghost.first).to_be_visible()
    best = guest.visitor.bar.inner_text()
    for key in ("r", "m", "ArrowRight", "ArrowDown", "Shift+N"):
        press(key)
        expect(ghost.first).to_be_visible()
    press("Escape")
    expect(ghost).to_have_count(0)
    press("n")
    expect(guest.page.get_by_role("button", name=guest.visitor.words("do-it"))).to_be_visible()
    assert guest.visitor.bar.inner_text() == best
    press("Enter")
    expect(guest.prompt).to_be_visible()
    expect(guest.town.get_by_text(re.compile(r"Floors: (1|\d \+ 1|1 \+ \d)")).first).to_be_attached()
    keeps_focus(guest.visitor)
    press("d")
    tab_to(guest.visitor, guest.drinks.first)
    press("Space")
    tab_to(guest.visitor, guest.corners.last)
    press("ArrowLeft")
    press("Enter")
    tab_to(guest.visitor, guest.page.get_by_role("button", name=guest.visitor.words("do-it")))
    press("Enter")
    expect(guest.prompt).to_be_visible()
    keeps_focus(guest.visitor)


def test_a_piece_that_was_taken_is_placed_though_the_line_breaks(come: Callable[..., Guest]) -> None:
    guest = come(keeps=True)
    sit_down_with_a_bot(guest)
    visitor, done = guest.visitor, guest.page.get_by_role("button", name=guest.visitor.words("do-it"))
    guest.action("build").click()
    guest.take()
    guest.page.reload()
    guest.placing()
    visitor.tolerated = BROKEN_LINE
    guest.page.context.set_offline(True)
    expect(visitor.connection).to_contain_text(visitor.words("status-offline"))
    guest.button("place-next").click()
    guest.do_it()
    expect(visitor.text("sending-later")).to_be_visible()
    expect(done).to_have_attribute("aria-disabled", "true")  # and not a place that is forbidden
    guest.page.context.set_offline(False)
    expect(guest.prompt).to_be_visible()
    expect(visitor.connection).to_be_empty()


def test_a_forbidden_place_says_its_clause(come: Callable[..., Guest]) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    guest.action("drink").click()
    guest.drinks.first.click()
    guest.page.locator('[data-spot="corner 1,0"]').click()
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text(guest.visitor.words("refusal-inner-corners-first", corner="1,0"))
    expect(alert.get_by_role("button", name=guest.visitor.words("read-rule", clause="IZ-4.5"))).to_be_visible()
    guest.action("acquire").click()
    guest.page.locator('[data-spot="corner 0,0"]').click()
    expect(alert).to_contain_text(guest.visitor.words("refusal-outer-corner-for-chip", corner="0,0"))
    guest.action("build").click()
    guest.take()
    guest.page.locator('[data-spot^="cell 1,1 "]').first.click()
    expect(alert).to_contain_text(guest.visitor.words("refusal-blue-card-not-built"))


def test_pieces_are_turned_and_laid_with_the_mouse(come: Callable[..., Guest]) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    guest.take_turn("acquire")  # a lot of one's own, on which every piece fits
    expect(guest.prompt).to_be_visible()
    guest.prepare("build")
    ghost, cells = guest.page.locator(".ghost:not(.illegal) .piece").first, guest.page.locator('[data-spot^="cell"]')
    expect(ghost).to_be_visible()
    for _ in range(4):
        guest.page.mouse.move(*middle(cells.first))
        guest.page.mouse.wheel(0, 100)  # once round: what glows is the same again
    at = middle(guest.page.locator(".glow").first)
    guest.page.mouse.move(*at)
    expect(ghost).to_be_visible()
    guest.page.mouse.click(*at)
    guest.page.mouse.click(*at)  # once more on the same: done
    expect(ghost).not_to_be_attached()
    expect(guest.prompt).to_be_visible()


def test_three_chips_in_a_line_bring_a_piece(come: Callable[..., Guest], server: RunningServer) -> None:
    guest, others = come(), [server.person(name) for name in ("Ben", "Cho", "Dan")]
    table = guest.visitor.make_table(max_seats=4)
    for one in others:
        one.join(table)
        one.connect(table, views=True)
    guest.button("lobby-start", seats=4).click()
    guest.bid(1)
    for one in others:
        one.wait_for_turn()
        assert one.do({"type": "bid", "amount": 0})["type"] == "done"
    for corner in ("1,1", "2,1", "3,1"):
        expect(guest.prompt).to_be_visible()
        guest.action("acquire").click()
        guest.page.locator(f'[data-spot="corner {corner}"]').click()
        guest.lots.first.click()
        guest.do_it()
        if corner != "3,1":
            pass_round(others)
    expect(guest.visitor.text("phase", phase="bonus")).to_be_visible()
    guest.take()
    guest.button("place-next").click()
    guest.do_it()
    expect(guest.visitor.region("feed").get_by_role("listitem").first).to_contain_text("(line bonus)")
    others[0].settle()
    assert [event["bonus"] for event in others[0].events if event["type"] == "built"] == [True]
    for one in others:
        one.close()


def pass_round(people: list[Person]) -> None:
    """Everybody whose turn comes does nothing."""
    nothing = {"type": "pass"}
    for _ in people:
        while not (asked := next((one for one in people if nothing in one.legal), None)):
            for one in people:
                one.settle()
        assert asked.do(nothing)["type"] == "done"


def test_a_coin_is_dragged_from_drink_to_drink(come: Callable[..., Guest]) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    market = guest.page.get_by_role("group", name=guest.visitor.words("market")).get_by_role("button")
    market.last.drag_to(market.first)
    expect(guest.action("price")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.get_by_role("button", name=guest.visitor.words("do-it"))).to_be_enabled()


def test_the_reckoning_is_one_press_away(come: Callable[..., Guest]) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    guest.take_turn("acquire")
    expect(guest.prompt).to_be_visible()
    row = guest.visitor.region("players").get_by_role("button", name="Aki")
    row.click()
    expect(guest.visitor.region("players").get_by_role("definition")).to_have_count(3)  # a lot, the cash, the sum
    guest.prepare("drink")
    bar = guest.visitor.bar
    expect(bar).to_contain_text(guest.visitor.words("do-it"))
    expect(bar).to_contain_text(re.compile(r"\+\d|" + guest.visitor.words("gain-none")))


@pytest.mark.parametrize("lang", COMPLETE)
def test_on_a_phone_in_both_languages(come: Callable[..., Guest], finished: str, lang: str) -> None:
    guest = come(lang, phone=True)
    sit_down_with_a_bot(guest)
    for action in _PLAN:
        expect(guest.prompt).to_be_visible()
        guest.prepare(action)
        decision = guest.page.get_by_role("button", name=guest.visitor.words("do-it"))
        expect(decision).to_be_in_viewport()
        fits(guest.visitor)
        check_said(guest.visitor, lang)
        decision.tap()
    guest.visitor.open(f"/t/{finished}")
    expect(guest.visitor.result).to_be_visible()
    fits(guest.visitor)
    check_said(guest.visitor, lang)
    guest.visitor.replay.tap()
    slider = guest.page.get_by_role("slider", name=guest.visitor.words("replay-move"))
    last = len(guest.visitor.record(finished).log) - 1
    expect(slider).to_have_attribute("max", str(last))
    fits(guest.visitor)
    check_said(guest.visitor, lang)
    guest.visitor.open("/learn/izakaya")
    guest.button("learn-start").tap()
    fits(guest.visitor)
    check_said(guest.visitor, lang)


def test_a_replay_from_start_to_end_from_every_seat(come: Callable[..., Guest], finished: str) -> None:
    guest = come()
    outcome = guest.visitor.record(finished).outcome
    assert outcome
    guest.visitor.open(f"/t/{finished}/replay")
    slider = guest.page.get_by_role("slider", name=guest.visitor.words("replay-move"))
    expect(guest.town.get_by_role("listitem")).to_have_count(9 + 12)
    last = int(slider.get_attribute("max") or 0)
    slider.fill("1")
    sealed = guest.visitor.text("bid-sealed", amount=100 * _FULL)
    expect(sealed).to_be_visible()
    guest.visitor.field("replay-seat").select_option("1")
    expect(sealed).not_to_be_attached()  # Ben did not see it
    slider.fill("4")
    expect(guest.town).to_contain_text("Aki")
    slider.fill(str(last))
    expect(slider).to_have_attribute("aria-valuetext", guest.visitor.words("replay-end"))
    winner = guest.visitor.result.get_by_role("heading", level=2).first
    expect(winner).to_contain_text(f"{max(outcome.scores):,}")
    guest.button("replay-back").click()
    expect(slider).to_have_value(str(last - 1))
    guest.visitor.link("replay-to-table").click()
    expect(guest.visitor.replay).to_be_visible()


def test_the_wall_shows_the_town_and_nobodys_bid(come: Callable[..., Guest]) -> None:
    guest = come()
    table = guest.visitor.make_table(max_seats=2)
    come().visitor.join(table, "Ben")
    guest.button("lobby-start", seats=2).click()
    guest.bid(_FULL)
    expect(guest.visitor.text("bid-sealed", amount=100 * _FULL)).to_be_visible()
    guest.visitor.open(f"/t/{table}/wall")
    expect(guest.visitor.region("players").get_by_role("row")).to_have_count(3)  # its head, Aki and Ben
    expect(guest.visitor.text("has-bid")).to_be_attached()
    expect(guest.page.get_by_text(f"{100 * _FULL}")).to_have_count(0)


def test_the_lesson_is_played_to_its_end(come: Callable[..., Guest]) -> None:
    guest = come()
    guest.visitor.open("/learn/izakaya")
    guest.button("learn-start").click()
    guest.button("bid-seal").click()
    for action in ("acquire", "drink", "take", "place", "price", "take", "place"):
        guest.button("learn-next").click()
        if action == "take":
            guest.pieces.first.click()
        elif action == "place":
            guest.button("place-next").click()
        else:
            guest.prepare(action)
        guest.do_it()
    guest.button("learn-next").click()
    expect(guest.visitor.link("learn-play")).to_be_visible()


def test_axe_finds_nothing_serious(come: Callable[..., Guest], finished: str, axe: str) -> None:
    guest = come()
    sit_down_with_a_bot(guest)
    guest.take_turn("acquire")
    guest.prepare("build")
    check(guest.visitor, axe)
    guest.visitor.open(f"/t/{finished}")
    expect(guest.visitor.result).to_be_visible()
    check(guest.visitor, axe)
    guest.visitor.open(f"/t/{finished}/replay")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    check(guest.visitor, axe)
