"""One whole event, from the form that makes it to its result: phones, a desk, a wall, somebody who looks on.

Everybody has a real browser window. Lines break in the middle of a turn and of a photo, the server is killed in the
middle of a goal, and the day goes on where it was.
"""

import json
import re
import signal
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kippu.core.replay import replay
from kippu.core.versions import read_record
from tests.e2e.live_event import BIG_SCREEN, PHONE, SQUARES, Desk, Onlooker, Phone, Screen, photo_file
from tests.e2e.visitor import BROKEN_LINE, REFUSED_REQUEST, Visitor
from tests.server.city import HOUR, MINUTE, beside, kit
from tests.server.conftest import RunningServer, open_house

_DAY = "2099-01-02"
_MIDNIGHT = int(datetime(2099, 1, 2, tzinfo=timezone(timedelta(hours=9))).timestamp() * 1000)


def _clock(time_of_day: int) -> str:
    """A server that is started now has this time of that day."""
    return f"{int(time.time() * 1000)},{_MIDNIGHT + time_of_day},1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on the morning of the event."""
    with open_house(tmp_path_factory.mktemp("server"), KIPPU_CLOCK=_clock(9 * HOUR)) as running:
        yield running


def _kit_without_delay(folder: Path) -> list[Path]:
    """The files of the small kit; those who look on see everything at once."""
    for name, content in kit(view={"spectator_delay_minutes": 0}).items():
        (folder / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    return sorted(folder.glob("*.json"))


class Day:
    """Two teams with two phones each, a desk, a wall and a spectator."""

    def __init__(self, visit: Callable[..., Visitor], server: RunningServer, files: Path) -> None:
        self.server, self.files = server, files
        come = partial(visit, game="momotetsu")
        self.desk = Desk(come())
        self.crows, self.kites = (
            [self._phone(come(lang, phone=True, keeps=True)) for lang in ("en", "ja")] for _ in range(2)
        )
        self.wall, self.guest = Onlooker(come("ja")), Onlooker(come(phone=True))
        self.wall.page.set_viewport_size(BIG_SCREEN)

    @staticmethod
    def _phone(visitor: Visitor) -> Phone:
        phone = Phone(visitor)
        phone.page.set_viewport_size(PHONE)
        return phone

    @property
    def phones(self) -> list[Phone]:
        return [*self.crows, *self.kites]

    @property
    def screens(self) -> list[Screen]:
        return [*self.phones, self.desk, self.wall, self.guest]

    # --- the morning --------------------------------------------------------------------------------------

    def make_event(self) -> None:
        visitor = self.desk.visitor
        visitor.open("/")
        visitor.page.locator("input[value=momotetsu]").check(force=True)
        visitor.link("desk-new-link").click()
        visitor.page.locator("input[value=own]").check()
        visitor.field("desk-new-files").set_input_files(_kit_without_delay(self.files))
        expect(visitor.field("desk-choice-clock-what-start")).to_have_value("10:00")  # the kit's own times
        visitor.field("desk-new-date").fill(_DAY)
        visitor.button("desk-new-team-remove", number=3).click()
        for number, name in enumerate(("Crows", "Kites"), 1):
            visitor.field("desk-new-team", number=number).fill(name)
        for switch, value in (("dice-source", "both"), ("goal-notice", "gm")):
            name = visitor.words(f"desk-choice-option-name-{switch}")
            visitor.page.locator(".switch", has_text=name).locator("select").select_option(value)
        visitor.button("desk-new-make").click()

    def hand_out_codes(self) -> None:
        """Everybody comes in; the code of the second team was seen by strangers and is replaced before."""
        codes = self.desk.visitor.region("desk-codes")
        expect(codes.get_by_role("img")).to_have_count(3)  # two teams and the game masters
        seen = codes.locator(".code").all_inner_texts()
        self.desk.page.get_by_role("button", name=f"{self.desk.words('desk-codes-rotate')} Kites").click()
        self.desk.button("desk-codes-rotate-do").click()
        expect(codes.locator(".code").filter(has_text=seen[1])).to_have_count(0)
        for team, shown in zip((self.crows, self.kites), codes.get_by_role("listitem").all(), strict=False):
            team[0].scans(shown.locator(".address").inner_text().rsplit("/", 1)[1])
            team[1].types(shown.locator(".code").inner_text())
        table = self.desk.visitor.table.removesuffix("#codes")
        self.wall.visitor.open(f"/t/{table}/wall")
        self.guest.visitor.open(f"/t/{table}")

    def draw_the_first_destination(self) -> str:
        expect(self.desk.visitor.text("desk-before-codes", connected=2, teams=2)).to_be_visible()
        for team in ("Crows", "Kites"):
            expect(self.desk.row(team).get_by_role("cell").last).to_have_text("2")  # phones
        self.desk.press("g")
        expect(self.desk.button("desk-before-draw")).to_have_count(0)
        destination = self.crows[0].destination
        for screen in (self.wall, self.guest):
            expect(screen.row("Kites")).to_be_visible()
            expect(screen.page.get_by_text(screen.name(destination)).first).to_be_visible()
        return destination

    def the_net_is_down(self) -> None:
        """For the hour until the start and some minutes more; the Kites play their first turn on paper."""
        for screen in self.screens:
            screen.visitor.tolerated = BROKEN_LINE
        self.server.stop()
        self.server.start(KIPPU_CLOCK=_clock(10 * HOUR + 20 * MINUTE))
        expect(self.desk.visitor.text("desk-day-running")).to_be_visible()
        for phone in self.phones:
            expect(phone.button("do-roll")).to_be_visible()

    def enter_from_paper(self) -> None:
        desk, phone = self.desk, self.kites[0]
        desk.visitor.tolerated = re.compile(
            f"{BROKEN_LINE.pattern}|{REFUSED_REQUEST.pattern}"
        )  # looks at what would come
        desk.press("2")
        desk.press("i")
        lines: list[tuple[str, str, dict[str, str]]] = [
            ("10:05:10", "roll", {"dice": "1"}),
            ("10:12:00", "arrive", {"which": desk.name("city_hall")}),
            ("10:13:30", "roll_square", {"dice": "3"}),
        ]
        for number, (time_, what, more) in enumerate(lines, 1):
            desk.enter(time_, what, **more)
            expect(desk.dialog).to_contain_text(desk.words("desk-radio-entered", count=number))
        desk.visitor.field("desk-radio-time").fill("10:02:00")
        expect(desk.dialog.get_by_role("alert")).to_be_visible()  # lines are entered in their order
        desk.press("Escape")
        expect(desk.dialog).to_have_count(0)
        expect(desk.row("Kites")).to_contain_text("10:13")
        desk.press("l")
        entered = desk.trail.get_by_role("listitem").filter(has_text="City Hall").last
        expect(entered).to_contain_text(desk.words("desk-received", made="10:12", received="").rstrip())
        desk.press("m")
        expect(phone.top.locator(".have strong")).to_have_text("390")  # 3 × 30 on a blue square
        phone.tab("feed").click()
        for screen in (phone, self.guest):
            arrived = screen.feed.get_by_role("listitem").filter(has_text="10:12").filter(has_text="City Hall")
            expect(arrived).to_contain_text(screen.words("feed-late"))
        phone.tab("now").click()

    # --- turns --------------------------------------------------------------------------------------------

    def crows_play_a_turn(self, destination: str) -> int:
        """The server's die; the second phone is in a tunnel when the first arrives elsewhere. What the die showed."""
        one, two = self.crows
        one.throws("do-roll")
        expect(one.ends.first).to_be_visible()
        expect(two.ends).to_have_count(one.ends.count())
        [face] = [face for face in range(1, 7) if one.page.get_by_label(one.words("die-shows", face=face)).count()]
        ends = one.end_squares
        for_points = next(square for square in ends if SQUARES[square].kind in ("blue", "red"))
        elsewhere = next(square for square in ends if square not in (for_points, destination))
        two.into_a_tunnel()
        two.arrive(elsewhere)
        two.see("waiting", "do-arrive", square=two.name(elsewhere))
        one.arrive(for_points)
        one.see("accepted", "do-arrive", square=one.name(for_points))
        one.throws("do-roll-square")
        expect(one.button("do-roll")).to_be_visible()
        two.out_of_the_tunnel()
        two.see("refused", "do-arrive", square=two.name(elsewhere))
        expect(two.visitor.text("refusal-not-moving")).to_be_visible()
        two.button("outbox-read").click()
        expect(two.page.locator("[data-fate]")).to_have_count(0)
        balance = one.top.locator(".have strong").inner_text()
        expect(two.top.locator(".have strong")).to_have_text(balance)
        for screen in (self.desk, self.wall, self.guest):
            expect(screen.row("Crows")).to_contain_text(screen.name(for_points))
        expect(self.desk.row("Crows")).to_contain_text(balance)
        return face

    def kites_go_on_in_a_tunnel(self, square: str, face: int) -> None:
        """A die of their own; arrival and mission are reported without a line, and seen by all once there is one."""
        one, two = self.kites
        one.throws("do-roll", face)
        expect(two.end(square)).to_be_visible()
        one.into_a_tunnel()
        one.arrive(square)
        one.beginning("do-start-mission", count=1, missions="").click()
        one.see("waiting", "do-arrive", square=one.name(square))
        one.see("waiting", "do-start-mission", count=1, missions="")
        one.out_of_the_tunnel()
        one.see("accepted", "do-start-mission", count=1, missions="")
        expect(two.beginning("do-mission-done", mission="")).to_be_visible()
        expect(self.desk.row("Kites")).to_contain_text(self.desk.words("phase-task"))

    def kites_send_a_photo(self) -> None:
        """The line breaks while the photo is on its way; then the answer to the report is long in coming."""
        phone = self.kites[1]
        phone.beginning("do-mission-done", mission="").click()
        phone.choose_photo(photo_file(self.files, "orange"))
        with self.server.standing_still():
            with phone.page.expect_request("**/photos/*"):
                phone.button("proof-send").click()
            phone.into_a_tunnel()
            phone.see("waiting", "do-mission-done", mission="")
        phone.out_of_the_tunnel()
        phone.see("accepted", "do-mission-done", mission="")
        with self.server.standing_still():
            phone.button("do-finish").click()
            phone.see(re.compile("sent|waiting"), "do-finish")  # waiting if the line was just being made again
        phone.see("accepted", "do-finish")
        expect(self.kites[0].button("do-roll")).to_be_visible()

    def judge(self, photo: str, proofs: int) -> None:
        """All proofs are approved with one key each; the photo of the last one is for everybody from then on."""
        self.desk.sees_proofs(proofs)
        for number in range(proofs, 0, -1):
            self.desk.press("a")
            self.desk.sees_proofs(number - 1)
        self.guest.saw(self.guest.photo(2, "Kites", photo).first)

    # --- a goal -------------------------------------------------------------------------------------------

    def kites_reach_the_destination(self, destination: str, crows: int) -> None:
        """The Kites are put beside the destination and roll a one, while the Crows are aboard a train."""
        desk = self.desk
        desk.press("2")
        desk.press("p")
        desk.choose("desk-field-square", beside(destination))
        expect(desk.preview).to_contain_text(desk.name(beside(destination)))
        desk.confirm("the bus was replaced")
        self.crows[0].throws("do-roll", crows)
        expect(self.crows[1].ends.first).to_be_visible()
        self.kites[0].throws("do-roll", 1)
        self.kites[1].arrive(destination)
        expect(desk.step("announce")).to_be_visible()
        desk.press("g")
        expect(desk.step("alight")).to_contain_text("Crows")
        for phone in self.crows:
            expect(phone.visitor.text("duty-alight")).to_be_visible()
        expect(desk.goal.get_by_role("row").filter(has_text="Crows")).to_contain_text(desk.words("desk-goal-open"))

    def the_server_dies(self, destination: str) -> None:
        """A report is made while it is dead; when it is back, everybody sees the same goal as before."""
        phone = self.crows[0]
        off = next(square for square in SQUARES if square not in (*phone.end_squares, destination))
        began = self.desk.goal.get_by_text("T0").inner_text()
        self.server.stop(signal.SIGKILL)
        expect(phone.visitor.connection).not_to_be_empty()
        phone.get_off(off, typed=SQUARES[off].kana[0])
        phone.see("waiting", "do-alight", square=phone.name(off))
        self.server.start()
        phone.see("accepted", "do-alight", square=phone.name(off))
        for one in self.phones:
            expect(one.visitor.connection).to_be_empty()
        for one in self.crows:
            expect(one.visitor.text("duty-hold", square=one.name(destination))).to_be_visible()
        for one in self.kites:
            expect(one.visitor.text("duty-destination")).to_be_visible()
        for screen in (self.wall, self.guest):
            expect(screen.countdowns).to_contain_text(screen.words("wall-until-goal"))
            expect(screen.goals("Kites")).to_have_text("1")
        desk = self.desk
        expect(desk.goal.get_by_text("T0")).to_have_text(began)
        expect(desk.goal).to_contain_text(f"✓ {desk.name(off)}")
        expect(desk.row("Crows").get_by_text(desk.words("desk-bonbi"), exact=True)).to_be_visible()
        expect(desk.step("destination")).to_contain_text("Kites")

    def play_goes_on(self) -> None:
        """The next destination is all that is missing; and a photo of the goal."""
        self.kites[0].throws("do-roll-destination")
        expect(self.desk.goal).to_have_count(0)
        for phone in self.crows:
            expect(phone.button("do-roll")).to_be_visible()
            expect(phone.visitor.text("bonbi-ours-next")).to_be_visible()
        expect(self.kites[1].visitor.text("duty-goal-photo")).to_be_visible()
        self.kites[1].button("proof-add").click()
        self.kites[1].choose_photo(photo_file(self.files, "teal"))
        self.kites[1].button("proof-send").click()
        expect(self.kites[0].visitor.text("duty-goal-photo")).to_have_count(0)

    # --- the evening --------------------------------------------------------------------------------------

    def correct(self) -> None:
        desk, phone = self.desk, self.crows[1]
        before = int(phone.top.locator(".have strong").inner_text())
        desk.press("1")
        desk.press("c")
        desk.visitor.field("desk-field-points").fill("-50")
        expect(desk.preview).to_contain_text(str(before - 50))
        desk.confirm("counted twice")
        expect(phone.top.locator(".have strong")).to_have_text(str(before - 50))
        phone.tab("feed").click()
        expect(phone.feed).to_contain_text("counted twice")

    def settle(self) -> None:
        desk = self.desk
        desk.press("s")
        desk.button("desk-act-settlement").click()
        desk.confirm("lunch is over")
        for screen in (self.wall, self.guest):
            expect(screen.standings).not_to_contain_text(screen.words("wall-balances-hidden"))

    def end(self) -> None:
        desk = self.desk
        desk.more("desk-act-end")
        desk.confirm("rain")
        expect(desk.visitor.region("desk-end")).to_be_visible()
        expect(self.guest.visitor.text("wall-ended")).to_be_visible()
        desk.button("desk-act-close").click()
        desk.button("desk-do-it").click()
        expect(desk.visitor.text("desk-closed")).to_be_visible()

    # --- afterwards ---------------------------------------------------------------------------------------

    def look_back(self, mission: str) -> None:
        """The result is on all screens: who has won and why, awards, photos, the day again, its record."""
        expect(self.wall.winner("Kites")).to_be_visible()
        for phone in self.phones:
            expect(phone.winner("Kites")).to_be_visible()
        guest = self.guest
        expect(guest.winner("Kites")).to_be_visible()
        expect(guest.visitor.region("after-reckoning").get_by_role("listitem").first).to_contain_text("Kites")
        awards = guest.page.get_by_role("list", name=guest.words("after-awards"))
        expect(awards.get_by_role("listitem").filter(has_text=guest.words("award-goals"))).to_contain_text("Kites")
        for photo in (guest.photo(2, "Kites"), guest.photo(2, "Kites", mission)):
            guest.saw(photo)
        with guest.page.expect_download() as download:
            guest.visitor.link("record-download").click()
        game, record = read_record(Path(download.value.path()).read_bytes().removesuffix(b"\n"))
        assert replay(game, record) == len(record.log)
        guest.button("after-again").click()
        slider = guest.page.get_by_role("slider", name=guest.words("after-time"))
        slider.press("Home")
        expect(guest.goals("Kites")).to_have_text("0")
        slider.press("End")
        expect(guest.goals("Kites")).to_have_text("1")
        trail = self.desk.saved_trail()
        assert all(reason in trail for reason in ("the bus was replaced", "counted twice", "lunch is over", "rain"))


def test_a_whole_event(visit: Callable[..., Visitor], server: RunningServer, tmp_path: Path) -> None:
    day = Day(visit, server, tmp_path)
    day.make_event()
    day.hand_out_codes()
    destination = day.draw_the_first_destination()
    day.the_net_is_down()
    day.enter_from_paper()

    face = day.crows_play_a_turn(destination)
    if destination != "old_market":
        mission = "Buy something pickled"
        day.kites_go_on_in_a_tunnel("old_market", face=2)
    else:
        mission = "Find the oldest ticket"
        day.kites_go_on_in_a_tunnel("museum", face=3)
    day.kites_send_a_photo()
    day.judge(mission, proofs=4)  # three dice, and the mission

    day.kites_reach_the_destination(destination, crows=2 if face != 2 else 3)
    day.the_server_dies(destination)
    day.play_goes_on()
    day.judge(day.guest.words("after-photo-goal"), proofs=3)  # two dice, and the goal

    day.correct()
    day.settle()
    day.end()
    day.look_back(mission)
