"""On a phone of 360 pixels: nothing is cut off, everything can be tapped, and the map moves under the fingers."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import Visitor

_WHOLE = "translate(0 0) scale(1)"
_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def fits(visitor: Visitor) -> None:
    """The page does not scroll sideways."""
    assert not visitor.page.evaluate(_TOO_WIDE)


def test_a_whole_game_by_tapping(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    visitor.open("/")
    expect(visitor.button("home-friends")).to_be_visible()
    fits(visitor)
    visitor.page.get_by_role("button", name=visitor.words("home-play-now")).tap()
    turn = 1
    while not visitor.sees_end_or_turn(turn):
        choice = visitor.choices().first
        choice.tap()
        if turn < 3:
            fits(visitor)
            visitor.bar.get_by_role("button", name=visitor.words("write")).tap()
        else:
            choice.tap()  # once more on the same
        turn += 1
    expect(visitor.text("verify-fair", cards=turn - 1)).to_be_visible()
    fits(visitor)
    visitor.text("verify-fair", cards=turn - 1).tap()
    fits(visitor)
    visitor.replay.tap()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    fits(visitor)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_page_is_wider_than_the_phone(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(lang, phone=True)
    visitor.open("/")
    visitor.button("home-friends").tap()
    expect(visitor.button("form-make")).to_be_visible()
    fits(visitor)
    table = visitor.make_table(options=SHORT_GAME, bots=["random"] * 98, max_seats=99)
    expect(visitor.button("lobby-start", seats=99)).to_be_visible()
    fits(visitor)
    visitor.button("lobby-start", seats=99).tap()
    visitor.see_turn(1)
    fits(visitor)
    for path in ("/learn", f"/t/{table}/wall", "/nowhere"):
        visitor.open(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_attached()
        fits(visitor)


def touch(visitor: Visitor, *moments: Sequence[tuple[float, float]]) -> None:
    """Fingers on the screen, moment by moment; at the end they are lifted."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    kinds = ["touchStart", *["touchMove"] * (len(moments) - 1), "touchEnd"]
    for kind, fingers in zip(kinds, [*moments, []], strict=True):
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


def shown(visitor: Visitor) -> tuple[float, ...]:
    """How far the map is moved, and how much enlarged."""
    return tuple(map(float, re.findall(r"-?[\d.]+", drawing(visitor).get_attribute("transform") or "")))


def drawing(visitor: Visitor) -> Locator:
    return visitor.page.locator("svg[role=img] > g")


def test_a_station_is_circled_on_the_enlarged_map(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    turn = visitor.sit_before_a_free_circle()
    marks = visitor.page.locator("svg .mark")
    before = marks.count()
    visitor.button("zoom-in").tap()
    station = visitor.page.locator(".station.open .hit").nth(20)
    station.tap()
    preview = visitor.words("preview", route="none", stations=".+", name="", count=1, number=0)
    expect(visitor.bar).to_contain_text(re.compile(preview))
    station.tap()
    visitor.see_turn(turn + 1)
    expect(marks).to_have_count(before + 1)
    fits(visitor)


def test_the_map_is_enlarged_and_moved_by_fingers(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    turn = visitor.sit_before_a_free_circle()
    box = visitor.page.locator("svg[role=img]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    expect(drawing(visitor)).to_have_attribute("transform", _WHOLE)
    touch(visitor, *[[(x - d, y - d), (x + d, y + d)] for d in (20, 35, 50, 65)])
    enlarged = shown(visitor)
    assert enlarged[2] > 2
    touch(visitor, *[[(x + d, y + d)] for d in (0, 10, 20, 40)])
    moved = shown(visitor)
    assert moved[0] > enlarged[0]
    assert moved[1] > enlarged[1]
    assert moved[2] == enlarged[2]
    visitor.see_turn(turn)
    expect(visitor.bar).to_contain_text(visitor.words("choose-station"))  # neither gesture has chosen anything
    visitor.button("zoom-all").click()
    expect(drawing(visitor)).to_have_attribute("transform", _WHOLE)
