"""Both languages: everything is said in the one that was chosen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import Visitor
from tests.e2e.words import sentences
from tests.languages import COMPLETE

# All text of the page, and what screen readers or tooltips say instead.
_SAID = """() => {
    const said = [];
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.matches("script, style, noscript")) said.push(walk.currentNode.data);
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
        for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
    return said.map((text) => text.trim()).filter(Boolean);
}"""
_OTHER = {"en": "ja", "ja": "en"}


def check_said(visitor: Visitor, lang: str) -> None:
    """The page says nothing by its id, and nothing in the other language."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    said: list[str] = visitor.page.evaluate(_SAID)
    assert said
    own, other = sentences(lang, visitor.game), dict(sentences(_OTHER[lang], visitor.game))
    ids = {word for text in said for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)} & own.keys()
    assert ids == set()
    other.pop("language-name")  # the button that changes to it says that
    foreign = {text for id_, text in other.items() if text and text != own[id_]} - set(own.values())
    assert foreign & set(said) == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_page_speaks_the_language_of_the_browser(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(lang)
    visitor.open("/")
    visitor.button("home-friends").click()
    expect(visitor.button("form-make")).to_be_visible()
    check_said(visitor, lang)
    table = visitor.make_table(options=SHORT_GAME, bots=["greedy"])
    expect(visitor.button("lobby-start", seats=2)).to_be_visible()
    check_said(visitor, lang)
    visitor.button("lobby-start", seats=2).click()
    visitor.see_turn(1)
    visitor.chat_button().click()
    visitor.page.keyboard.press("Escape")
    visitor.button("hint").click()
    check_said(visitor, lang)
    visitor.write()
    visitor.see_turn(2)
    check_said(visitor, lang)
    visitor.play_to_the_end(turn=2)
    expect(visitor.text("verify-fair", cards=4)).to_be_visible()
    check_said(visitor, lang)
    for path in (f"/t/{table}/replay", f"/t/{table}/wall", "/learn", "/nowhere"):
        visitor.open(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_attached()
        check_said(visitor, lang)


def test_the_language_can_be_switched_at_the_table_and_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit("en")
    visitor.make_table(start=True)
    visitor.see_turn(1)
    visitor.page.get_by_role("button", name="日本語").click()
    visitor.speaks("ja")
    visitor.see_turn(1)
    check_said(visitor, "ja")
    visitor.write_hint()
    visitor.see_turn(2)
    visitor.page.reload()
    visitor.see_turn(2)
    check_said(visitor, "ja")
    visitor.page.get_by_role("button", name="English").click()
    visitor.speaks("en")
    visitor.see_turn(2)
    check_said(visitor, "en")
