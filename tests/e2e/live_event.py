"""The screens of a live event, used as people use them: a team's phone, the game master's desk, the wall."""

import json
import re
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Locator, ViewportSize, expect

from kippu.core.names import said
from kippu.games.momotetsu.kit.folder import shipped_kit
from tests.e2e.visitor import BROKEN_LINE, Visitor
from tests.server.city import KIT, City
from tests.server.people import Person

PHONE = ViewportSize(width=390, height=844)
BIG_SCREEN = ViewportSize(width=1920, height=1080)
SQUARES = {square.id: square for square in shipped_kit(KIT).map.squares}


def done(answer: dict[str, Any]) -> None:
    assert answer["type"] == "done", answer


def photo_file(folder: Path, colour: str = "orange") -> Path:
    """A photo larger than what is sent."""
    file = folder / f"{colour}.png"
    Image.new("RGB", (2400, 1200), colour).save(file)
    return file


class Screen:
    """Somebody's window on an event."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.words = visitor, visitor.page, visitor.words
        self.button = visitor.button

    def name(self, square: str) -> str:
        name = SQUARES[square].name
        return said(name, self.words.lang)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def feed(self) -> Locator:
        return self.visitor.region("feed")

    def winner(self, name: str) -> Locator:
        """Who has won, once the result is closed."""
        return self.page.get_by_role("heading", name=self.words("after-winner", names=name, count=1))


class Phone(Screen):
    """A phone of a team."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.sent: list[dict[str, Any]] = []  # commands
        visitor.page.on("websocket", lambda socket: socket.on("framesent", self._said))

    def _said(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "do":
            self.sent.append(message["command"])

    def scans(self, code: str) -> "Phone":
        """Comes in by the address that stands in the QR code."""
        self.visitor.open(f"/join/{code}")
        return self._comes_in()

    def types(self, code: str) -> "Phone":
        """Comes in with the code as it was read out."""
        self.visitor.open("/join")
        self.visitor.field("join-code").fill(code)
        return self._comes_in()

    def _comes_in(self) -> "Phone":
        self.visitor.field("form-name").fill("Aki")
        self.button("join-go").click()
        expect(self.tab("now")).to_be_visible()
        return self

    # --- what is to be seen -------------------------------------------------------------------------------

    def tab(self, name: str) -> Locator:
        return self.button(f"tab-{name}")

    @property
    def top(self) -> Locator:
        return self.visitor.region("table-now")

    @property
    def destination(self) -> str:
        """The square everybody is heading for, once there is one."""
        expect(self.visitor.text("phone-no-destination")).to_have_count(0)
        said = self.top.locator(".goal strong").inner_text()
        return next(square for square in SQUARES if self.name(square) == said)

    @property
    def ends(self) -> Locator:
        """The squares where the move may end, as a list."""
        return self.page.locator("ul.ends").get_by_role("button")

    @property
    def end_squares(self) -> list[str]:
        said = {name.split(",")[0] for name in self.ends.locator(".name").all_text_contents()}
        return [square for square in SQUARES if self.name(square) in said]

    def end(self, square: str) -> Locator:
        return self.page.locator("ul.ends").get_by_role("button", name=re.compile(f"^{re.escape(self.name(square))}"))

    def beginning(self, key: str, **params: Any) -> Locator:
        """A button whose words begin like that: what is done is named behind."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.words(key, **params))}"))

    def see(self, fate: str | re.Pattern[str], key: str, **params: Any) -> None:
        """A report is listed with what has become of it."""
        listed = self.page.locator("[data-fate]").filter(has_text=self.words(key, **params))
        expect(listed).to_have_attribute("data-fate", fate)

    # --- what is done -------------------------------------------------------------------------------------

    def throws(self, key: str, *faces: int, **params: Any) -> None:
        """Dice: those of the team, or else those of the server."""
        self.button(key, **params).click()
        for number, face in enumerate(faces, 1):
            which = self.dialog.get_by_role("group", name=self.words("own-dice-which", number=number))
            which.get_by_role("button", name=str(face), exact=True).click()
        self.button("own-dice-send" if faces else "own-dice-server").click()

    def arrive(self, square: str) -> None:
        self.end(square).click()
        self.button("do-arrive", square=self.name(square)).click()

    def get_off(self, square: str, typed: str) -> None:
        """Told to get off, finds the station by what is typed, and reports it."""
        self.button("phone-alight").click()
        self.dialog.get_by_role("searchbox").fill(typed)
        self.dialog.get_by_role("button", name=re.compile(f"^{re.escape(self.name(square))}")).click()
        self.dialog.get_by_role("button", name=self.words("do-alight", square=self.name(square))).click()

    def choose_photo(self, photo: Path) -> None:
        """A photo for the proof that is being made."""
        self.dialog.get_by_label(self.words("proof-file"), exact=True).set_input_files(photo)
        expect(self.dialog.get_by_role("img")).to_be_visible()

    def into_a_tunnel(self) -> None:
        self.visitor.tolerated = BROKEN_LINE
        self.page.context.set_offline(True)
        expect(self.visitor.connection).to_contain_text(self.words("phone-offline"))

    def out_of_the_tunnel(self) -> None:
        self.page.context.set_offline(False)
        expect(self.visitor.connection).to_be_empty()

    def keeps_everything(self) -> None:
        """Wait until all is here that a reload without a line needs."""
        table = f"tables/{self.visitor.table}"
        for path in ("text/en", "games/momotetsu/text/en", table, f"{table}/kit"):
            self.page.wait_for_function("async (path) => !!(await caches.match(`/api/${path}`))", arg=path)

    def loads_anew(self) -> None:
        self.page.reload()
        expect(self.tab("now")).to_be_visible()


class Desk(Screen):
    """A game master at a browser window."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.press = visitor.page.keyboard.press

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

    # --- what is to be seen -------------------------------------------------------------------------------

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
    def trail(self) -> Locator:
        return self.visitor.region("desk-trail")

    @property
    def preview(self) -> Locator:
        """What would change, once it is known."""
        return self.dialog.locator("[data-ready=true]")

    def row(self, team: str) -> Locator:
        return self.teams.get_by_role("row").filter(has_text=team)

    def step(self, name: str) -> Locator:
        """A step of the goal that is to be done now."""
        return self.goal.locator("[aria-current=step]").filter(has_text=self.words(f"desk-step-{name}"))

    def sees_proofs(self, count: int) -> None:
        expect(self.visitor.text("desk-proofs-count", count=count)).to_be_visible()

    # --- what is done -------------------------------------------------------------------------------------

    def choose(self, field: str, value: str) -> None:
        self.page.get_by_role("combobox", name=self.words(field), exact=True).select_option(value)

    def more(self, key: str) -> None:
        """Something of the list of everything else."""
        self.press("d")
        self.dialog.get_by_role("button", name=self.words(key), exact=True).click()

    def confirm(self, reason: str) -> None:
        """Look at what would change, say why, and do it."""
        self.confirm_line(reason)
        expect(self.dialog).to_have_count(0)

    def confirm_line(self, reason: str) -> None:
        """The same where more can follow."""
        expect(self.preview).to_be_visible()
        self.visitor.field("desk-reason").fill(reason)
        self.press("Enter")

    def enter(self, time: str, what: str, *, which: str = "", dice: str = "") -> None:
        """A line of a team's paper sheet, with the time noted there."""
        self.visitor.field("desk-radio-time").fill(time)
        self.choose("desk-radio-what", what)
        if which:
            self.page.get_by_role("combobox", name=self.words("desk-radio-which")).select_option(label=which)
        if dice:
            self.visitor.field("desk-radio-dice").fill(dice)
        self.confirm_line("from the sheet")

    def saved_trail(self) -> str:
        """The trail as the file that the desk saves."""
        self.press("l")
        with self.page.expect_download() as saved:
            self.visitor.link("desk-trail-export").click()
        return saved.value.path().read_text(encoding="utf-8-sig")


class Onlooker(Screen):
    """Somebody who looks on: a spectator, or a wall."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.heard: list[str] = []
        visitor.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        )

    @property
    def standings(self) -> Locator:
        return self.visitor.region("wall-standings")

    @property
    def countdowns(self) -> Locator:
        return self.page.get_by_role("list", name=self.words("wall-countdowns"))

    def row(self, team: str) -> Locator:
        return self.standings.get_by_role("row").filter(has_text=team)

    def goals(self, team: str) -> Locator:
        return self.row(team).get_by_role("cell").nth(3)

    def photo(self, number: int, team: str, what: str = "") -> Locator:
        """A photo of a team, once it is there to be seen: of its goal, unless something else is said."""
        shown = str(number) if team == f"Team {number}" else self.words("team-name", number=str(number), name=team)
        what = what or self.words("after-photo-goal")
        return self.page.get_by_role("img", name=self.words("after-photo-alt", team=shown, what=what))

    def saw(self, what: Locator) -> None:
        """A picture is there, and it is not broken."""
        what.scroll_into_view_if_needed()
        expect(what).to_be_visible()
        expect(what).to_have_js_property("complete", value=True)
        assert what.evaluate("image => image.naturalWidth") > 0


def mission(phone: Person, master: Person, photo: str = "radio") -> None:
    """A team has done a mission of the first square, and told of it by radio or with a photo."""
    done(master.do({"type": "set_position", "seat": phone.welcome["you"], "square": "cross_street"}))
    done(phone.do({"type": "roll", "shown": [1]}))
    done(phone.do({"type": "arrive", "square": "kasumi_central"}))
    done(phone.do({"type": "start_mission", "missions": ["k01"]}))
    done(phone.do({"type": "mission_done", "mission": "k01", "photo": photo}))
