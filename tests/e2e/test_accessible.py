"""What axe-core finds on every page, by day and by night, large and small; and routes that differ without colour."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from kippu.core.versions import ids
from kippu.games.metrox.rules.parts import shipped_map
from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import REFUSED_REQUEST, Visitor

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours that are just changing are not yet those of the page. No rule that is grave has to load anything first.
_RUN = """async (rules) => {
    do await new Promise(requestAnimationFrame); while (document.getAnimations().length);
    const chosen = rules ? { runOnly: rules } : {};
    const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, ...chosen });
    return violations
        .filter(({ impact }) => ["serious", "critical"].includes(impact))
        .map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}"""
# By night the same things stand in the same places in other colours: what axe finds in colours alone, in one size.
_IN_COLOURS = ["color-contrast", "link-in-text-block"]
_SIZES = ((1280, 800), (360, 740))


@pytest.fixture(scope="module")
def axe() -> str:
    assert _AXE.exists(), "axe-core is not installed: make web"
    return _AXE.read_text(encoding="utf-8")


def check(visitor: Visitor, axe: str, sizes: tuple[tuple[int, int], ...] = _SIZES) -> None:
    """Nothing serious on this page, in all sizes and both colour schemes."""
    visitor.page.evaluate(axe)
    found: list[tuple[Any, ...]] = []

    def look(scheme: Literal["light", "dark"], rules: list[str] | None = None) -> None:
        visitor.page.emulate_media(color_scheme=scheme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", scheme)
        found.extend((visitor.page.viewport_size, scheme, *one) for one in visitor.page.evaluate(_RUN, rules))

    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        look("light")
    look("dark", _IN_COLOURS)
    assert found == []


def at_home(visitor: Visitor) -> None:
    visitor.open("/")
    expect(visitor.text("home-no-tables")).to_be_visible()


def in_the_form(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("home-friends").click()
    expect(visitor.button("form-make")).to_be_visible()


def in_the_lobby(visitor: Visitor) -> None:
    visitor.make_table(bots=["greedy"])
    expect(visitor.button("lobby-start", seats=2)).to_be_visible()


def at_the_table(visitor: Visitor) -> None:
    visitor.make_table(bots=["greedy", "random"], start=True)
    visitor.see_turn(1)
    visitor.write_hint()
    visitor.see_turn(2)
    visitor.button("hint").click()


def with_a_free_circle(visitor: Visitor) -> None:
    visitor.sit_before_a_free_circle()


def talking(visitor: Visitor) -> None:
    visitor.make_table(start=True)
    visitor.chat_button().click()
    visitor.field("chat-placeholder").fill("Hello")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("log")).to_contain_text("Hello")


def over(visitor: Visitor) -> None:
    visitor.make_table(options=SHORT_GAME, bots=["greedy"], start=True)
    visitor.play_to_the_end()
    visitor.text("verify-fair", cards=4).click()


def in_the_replay(visitor: Visitor) -> None:
    over(visitor)
    visitor.replay.click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def at_the_wall(visitor: Visitor) -> None:
    table = visitor.make_table(bots=["greedy"], start=True)
    visitor.open(f"/t/{table}/wall")
    expect(visitor.page.get_by_role("listitem")).to_have_count(2)


def at_the_wall_before_the_start(visitor: Visitor) -> None:
    table = visitor.make_table()
    visitor.open(f"/t/{table}/wall")
    expect(visitor.text("wall-join")).to_be_visible()


def learning(visitor: Visitor) -> None:
    visitor.open("/learn")
    visitor.button("learn-start").click()
    visitor.route("F").click()


def in_the_rules(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("rules-heading").click()
    expect(visitor.page.get_by_text("MX-1.1a", exact=True)).to_be_visible()


def at_what_is_not_known(visitor: Visitor) -> None:
    visitor.open("/unknown/metrox")
    expect(visitor.text("unknown-intro")).to_be_visible()


def nowhere(visitor: Visitor) -> None:
    visitor.tolerated = REFUSED_REQUEST
    visitor.open("/t/nowhere22")
    expect(visitor.text("table-gone")).to_be_visible()


@pytest.mark.parametrize("game", ids())
def test_rulebooks_can_be_read_by_everybody(visit: Callable[..., Visitor], axe: str, game: str) -> None:
    visitor = visit(game=game)
    visitor.open(f"/book/{game}")
    expect(visitor.page.get_by_role("figure").first).to_be_visible()
    check(visitor, axe, sizes=_SIZES[1:])


@pytest.mark.parametrize(
    "go",
    [
        at_home, in_the_form, in_the_lobby, at_the_table, with_a_free_circle, talking, over, in_the_replay,
        at_the_wall, at_the_wall_before_the_start, learning, in_the_rules, at_what_is_not_known, nowhere,
    ],
)  # fmt: skip
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor], axe: str, go: Callable[[Visitor], None]) -> None:
    visitor = visit()
    go(visitor)
    check(visitor, axe)


# The strokes and signs of each route's line on the sheet, without their colours.
_DRAWN = """() => [...document.querySelectorAll("svg[role=img] .line")].map((line) => JSON.stringify(
    [...new Set([...line.querySelectorAll("path")].map((path) => [
        path.getAttribute("stroke-width"),
        path.getAttribute("stroke-dasharray"),
        path.hasAttribute("transform") ? path.getAttribute("d") : null,
    ].join()))]
))"""


@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_every_route_has_a_pattern_of_its_own(visit: Callable[..., Visitor], map_id: str) -> None:
    visitor = visit()
    visitor.make_table(options={"map": map_id}, start=True)
    visitor.see_turn(1)
    routes = shipped_map(map_id).routes
    drawn = visitor.page.evaluate(_DRAWN)
    assert len(drawn) == len(routes)
    assert len(set(drawn)) == len(routes)
    letters = visitor.page.locator("svg[role=img] .panel .letter").all_text_contents()
    assert letters == [route.id for route in routes]
