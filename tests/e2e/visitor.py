"""A visitor: finds things as people do, by their role and their words, and plays."""

import json
import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebError, expect

from kippu.core.record import AnyRecord
from kippu.core.versions import read_record
from tests.e2e.small import CIRCLES
from tests.e2e.words import words

NOTHING = re.compile(r"(?!)")
# "failed" comes from a service worker, "incomplete" from a server that is killed while it sends
BROKEN_LINE = re.compile(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|FAILED|INCOMPLETE_)")
REFUSED_REQUEST = re.compile(r"the server responded with a status of 4\d\d")


class Visitor:
    """Somebody at a browser window."""

    def __init__(self, page: Page, origin: str, lang: str, game: str) -> None:
        self.page, self.origin, self.game = page, origin, game
        self.speaks(lang)
        self.complaints: list[str] = []
        self.tolerated = NOTHING  # what the browser itself may complain about
        page.context.on("console", self._console)
        page.context.on("weberror", self._page_error)
        page.context.on("request", self._request)
        page.context.on("requestfailed", self._request_failed)

    # --- what a page must not do --------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _page_error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:")):
            self.complaints.append(f"asks for {request.url}")

    def _request_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a download, or a page that was left
            self._complain(f"{request.url}: {request.failure}")

    def _complain(self, what: str) -> None:
        if not self.tolerated.search(what):
            self.complaints.append(what)

    def speaks(self, lang: str) -> None:
        """From now on the page is expected to speak this language."""
        self.words = words(lang, self.game)

    def bot(self, name: str, number: int = 1) -> str:
        """How a bot is called at a table."""
        return self.words("bot-seat", bot=self.words(f"bot-{name}"), number=str(number))

    # --- finding things -----------------------------------------------------------------------------------

    def text(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_text(self.words(key, **params))

    def button(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **params), exact=True)

    def link(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **params), exact=True)

    def region(self, key: str, **params: Any) -> Locator:
        """A region by its label; to look for its role would ask every element of the page, many times a turn."""
        label = json.dumps(self.words(key, **params), ensure_ascii=False)
        return self.page.locator(f":is(section, [role=region])[aria-label={label}]").filter(visible=True)

    def field(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_label(self.words(key, **params), exact=True)

    # --- at a table ---------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(path)

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return self.page.url.removeprefix(f"{self.origin}/t/").split("/")[0]

    def make_table(self, **wanted: Any) -> str:
        """Sit down at a new table that the form cannot make, or that is not what the test is about."""
        made = self.page.request.post("/api/tables", data={"game": self.game, "name": "Aki"} | wanted)
        assert made.status == 201, made.text()
        table: str = made.json()["table"]
        self.open(f"/t/{table}")
        return table

    def join(self, table: str, name: str) -> None:
        self.open(f"/t/{table}")
        self.field("form-name").fill(name)
        self.button("join").click()

    def see_turn(self, turn: int, patience: float | None = None) -> None:
        expect(self.card).to_contain_text(f"{self.words('card-turn', turn=turn)} ·", timeout=patience)

    @property
    def card(self) -> Locator:
        return self.region("card-face-up")

    @property
    def result(self) -> Locator:
        return self.region("result")

    @property
    def bar(self) -> Locator:
        return self.region("your-choice")

    @property
    def replay(self) -> Locator:
        """The link that is there once the game is over."""
        return self.bar.get_by_role("link", name=self.words("replay"), exact=True)

    @property
    def connection(self) -> Locator:
        """Where the page says that the line is broken; empty while it is not."""
        return self.page.locator("[data-status]")

    @property
    def announced(self) -> Locator:
        """What screen readers were told last."""
        return self.page.locator(".visually-hidden[role=status]")

    def player(self, name: str) -> Locator:
        """A player's row on the board of all players."""
        return self.region("players").get_by_role("row").filter(has=self.page.get_by_role("button", name=name))

    def chat_button(self, unread: int = 0) -> Locator:
        return self.button("chat-open", unread=unread)

    def route(self, route: str) -> Locator:
        """The button that chooses a route."""
        group = self.page.get_by_role("group", name=self.words("choose-route"))
        return group.locator(f'[aria-keyshortcuts="{route}"]')

    @property
    def open_routes(self) -> Locator:
        """The buttons of the routes that may be written on."""
        return self.page.get_by_role("group", name=self.words("choose-route")).get_by_role("button", disabled=False)

    @property
    def stations(self) -> Locator:
        """The buttons of the stations that a free circle may fill; none for other cards."""
        return self.page.get_by_role("list", name=self.words("choose-station")).get_by_role("button")

    def write_on(self, route: str) -> None:
        """Choose a route, look at the preview, and write with one more press."""
        self.route(route).click()
        expect(self.route(route)).to_have_attribute("aria-pressed", "true")
        self.route(route).click()

    def write(self) -> None:
        """Write what is chosen."""
        self.bar.get_by_role("button", name=self.words("write")).click()

    def write_hint(self) -> None:
        """Write what the page advises."""
        self.button("hint").click()
        self.write()

    def play_to_the_end(self, turn: int = 1) -> int:
        """Write the first of the choices from this turn on; how many turns there were."""
        while not self.sees_end_or_turn(turn):
            self.choices().first.click()
            self.write()
            turn += 1
        return turn - 1

    def choices(self) -> Locator:
        """The buttons of what the card allows, once it may be chosen: the last choice is answered, a card lies open."""
        expect(self.stations.or_(self.open_routes).first).to_be_visible()
        return self.stations if self.stations.count() else self.open_routes

    def sees_end_or_turn(self, turn: int) -> bool:
        """Whether the game is over, once it is clear that it is or that a turn has begun."""
        expect(self.replay.or_(self.card.get_by_text(f"{self.words('card-turn', turn=turn)} ·"))).to_be_visible()
        return self.replay.is_visible()

    def sit_before_a_free_circle(self) -> int:
        """A table of one's own with a free circle face up; in which turn."""
        self.make_table(options={"deck": CIRCLES}, start=True)
        turn = 1
        while not self.sees_end_or_turn(turn) and not self.stations.count():  # a 3 came first
            self.write_hint()
            turn += 1
        return turn

    def record(self, table: str) -> AnyRecord:
        """The record of a game that is over."""
        _, record = read_record(self.page.request.get(f"/api/tables/{table}/record").body().removesuffix(b"\n"))
        return record
