"""What could not be known of a game: a sentence where it is presented, and a page with all of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kippu.core.house import read_as, spoken
from kippu.core.rulebook import origins, rulebook, source_key
from kippu.core.versions import find, ids, plugin
from tests.e2e.visitor import Visitor


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ids())
def test_a_game_says_what_could_not_be_known(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang, game=game)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.open("/")
    visitor.page.get_by_role("radio", name=visitor.words("game-name")).check(force=True)
    said = visitor.words("game-unknown")
    expect(visitor.page.get_by_role("paragraph").filter(has_text=said)).to_be_visible()
    visitor.button("home-friends").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("paragraph").filter(has_text=said)).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.link("unknown-link").click()

    name = visitor.words("unknown-title", game=visitor.words("game-name"))
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()
    package, page = plugin(game).package, visitor.page.get_by_role("article").inner_text()
    sections = rulebook(package, lang, spoken(read_as(find(game).info, {})))
    points = {clause: one for section in sections for clause, one in section.clauses.items() if one.open}
    assert [clause for clause, one in points.items() if clause not in page or (one.open or "") not in page] == []
    assert [
        file for file in origins(package).data if file not in page or visitor.words(source_key(file)) not in page
    ] == []
    marks = visitor.page.locator("section").get_by_role("term").all_text_contents()
    assert len(marks) == len(points)
    assert all(visitor.words(f"origin-{one.origin}") in mark for mark, one in zip(marks, points.values(), strict=True))
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_lead_to_it_in_a_tab_of_its_own(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.make_table(start=True)
    visitor.button("rules-heading").click()
    with visitor.page.expect_popup() as opened:
        visitor.link("unknown-link").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(
        visitor.words("unknown-title", game=visitor.words("game-name"))
    )
