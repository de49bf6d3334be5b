"""Without a pointer: everything can be reached, and the focus is always somewhere it can be seen."""

import json
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.small import CIRCLES, MAP, SHORT_GAME
from tests.e2e.visitor import Visitor

_MOST_STOPS = 60
# Whether the focus is on something, marked so that it can be seen, and inside the window.
_FOCUS_SEEN = """() => {
    const focused = document.activeElement;
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    const marked = outlineStyle !== "none" || boxShadow !== "none";
    return focused !== document.body && marked && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}"""

# From now on every frame in which nothing has the focus is written down, with what had it before.
_WATCH_FOCUS = """() => {
    window.lost = [];
    let last = "";
    const look = () => {
        if (document.activeElement === document.body) window.lost.push(last);
        else last = document.activeElement.outerHTML.slice(0, 120);
        requestAnimationFrame(look);
    };
    look();
}"""
_TWO_FRAMES = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))"


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    """Press Tab until something has the focus; each stop on the way can be seen."""
    expect(wanted).to_be_visible()
    for _ in range(_MOST_STOPS):
        visitor.page.keyboard.press("Tab")
        visitor.page.wait_for_function(_FOCUS_SEEN)
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("never reached")


def keeps_focus(visitor: Visitor) -> None:
    """The focus is on something: who reads by ear is still somewhere."""
    visitor.page.wait_for_function("document.activeElement !== document.body")


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    """In a deal that is certain: on the small map with threes alone, the route in focus is full after turns 2 and 4."""
    visitor = visit()
    visitor.make_table(options=SHORT_GAME, start=True)
    visitor.see_turn(1)
    tab_to(visitor, visitor.choices().first)
    visitor.page.evaluate(_WATCH_FOCUS)
    _play_by_keyboard(visitor)
    assert visitor.page.evaluate("window.lost") == []


def test_a_game_from_the_first_page_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    tab_to(visitor, visitor.page.get_by_role("button", name=visitor.words("home-play-now")))
    visitor.page.evaluate(_WATCH_FOCUS)
    visitor.page.keyboard.press("Enter")
    _play_by_keyboard(visitor)
    assert visitor.page.evaluate("window.lost") == []


def _play_by_keyboard(visitor: Visitor) -> None:
    """Write on the first open route or station until the game is over, then go to the replay."""
    press = visitor.page.keyboard.press
    turn = 1
    while not visitor.sees_end_or_turn(turn):
        keeps_focus(visitor)
        visitor.page.evaluate(_TWO_FRAMES)  # time enough for the browser to take the focus away
        choice = visitor.choices().first
        shortcut = choice.get_attribute("aria-keyshortcuts")
        if shortcut is None:
            tab_to(visitor, choice)
            press("Enter")
            press("Enter")
        else:
            press(shortcut)
            expect(visitor.bar.get_by_role("button", name=visitor.words("write"))).to_be_visible()
            press("Enter")
        turn += 1
    keeps_focus(visitor)
    tab_to(visitor, visitor.replay)
    press("Enter")
    expect(visitor.page).to_have_url(f"{visitor.origin}/t/{visitor.table}/replay")
    keeps_focus(visitor)


def test_a_full_route_keeps_the_focus_and_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    press = visitor.page.keyboard.press
    visitor.make_table(options=SHORT_GAME, start=True)
    for turn in (1, 2):
        visitor.see_turn(turn)
        press("a")
        press("Enter")
    visitor.see_turn(3)
    full = visitor.words("route-full", route="A", name="Line A")
    expect(visitor.route("A")).to_be_focused()
    expect(visitor.route("A")).to_have_accessible_name(full)
    for key in ("Enter", "a"):
        press(key)
        expect(visitor.announced).to_contain_text(full)
        expect(visitor.route("A")).to_be_focused()
        expect(visitor.route("A")).to_have_attribute("aria-pressed", "false")
        press("b")  # the next route is chosen, and back
        expect(visitor.route("B")).to_be_focused()
        expect(visitor.announced).not_to_contain_text(full)
        press("Escape")
        press("Shift+Tab")
        expect(visitor.route("A")).to_be_focused()


def test_each_choice_is_a_button_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    press = visitor.page.keyboard.press
    visitor.make_table(options={"map": MAP, "deck": CIRCLES}, start=True)
    visitor.see_turn(1)
    for turn in range(1, 5):
        visitor.see_turn(turn)
        tab_to(visitor, visitor.choices().last)
        if turn == 1:
            visitor.page.evaluate(_WATCH_FOCUS)
        press("Space")
        tab_to(visitor, visitor.bar.get_by_role("button", name=visitor.words("write")))
        press("Space")
        visitor.see_turn(turn + 1)
        keeps_focus(visitor)
    assert visitor.page.evaluate("window.lost") == []


def test_a_refusal_shows_its_clause_and_opens_the_rules_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    press = visitor.page.keyboard.press

    def ask_for_what_the_rules_forbid(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def garble(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "do":
                said["command"] = {"type": "circle", "station": "a1"}  # the card is a 3
            server.send(json.dumps(said))

        page.on_message(garble)

    visitor.page.route_web_socket("**/live", ask_for_what_the_rules_forbid)
    visitor.make_table(options=SHORT_GAME, start=True)
    visitor.see_turn(1)
    press("a")
    press("Enter")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text(visitor.words("refusal-card-needs-route"))
    tab_to(visitor, alert.get_by_role("button").first)
    rule = alert.get_by_role("button").first.inner_text()
    clause = next(word for word in rule.split() if word.startswith("MX-"))
    assert rule == visitor.words("read-rule", clause=clause)
    press("Enter")
    panel = visitor.page.get_by_role("dialog", name=visitor.words("rules-heading"))
    expect(panel.get_by_text(visitor.words.rule(clause))).to_be_in_viewport()
    keeps_focus(visitor)
    press("Escape")
    expect(panel).not_to_be_visible()
    expect(alert.get_by_role("button").first).to_be_focused()
    visitor.see_turn(1)
    visitor.page.unroute_all()
