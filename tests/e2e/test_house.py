"""House rules and rulebooks: chosen on the form or by a link, told at the table, and read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kippu.core.versions import ids
from tests.e2e.visitor import Visitor
from tests.server.conftest import RunningServer


def test_a_table_plays_by_the_house_rules_of_a_link(visit: Callable[..., Visitor], server: RunningServer) -> None:
    visitor = visit(game="izakaya")
    visitor.open("/new/izakaya?price_chips=any&supply=nonsense")
    form = visitor.page.get_by_role("dialog")
    any_ = form.get_by_role("radio", name=visitor.words("house-price-chips-any"))
    expect(any_).to_be_checked()
    expect(form.get_by_role("radio", name=visitor.words("house-supply-open"))).to_be_checked()
    form.get_by_role("radio", name=visitor.words("house-zero-ties-keep")).check()
    expect(form.get_by_text(visitor.words("house-differ", count=2), exact=True)).to_be_visible()
    visitor.field("form-bots").fill("1")
    visitor.button("form-make").click()
    visitor.page.wait_for_url("**/t/*")

    visitor.page.get_by_text(visitor.words("house-here", count=2)).click()
    expect(visitor.text("house-price-chips-any")).to_be_visible()
    told = server.person("Ben").table(visitor.table)
    assert told["house"] == {"price_chips": "any", "zero_ties": "keep"}
    assert (told["options"]["house"]["supply"], told["options"]["house"]["price_chips"]) == ("open", "any")

    visitor.button("lobby-start", seats=2).click()
    expect(visitor.page.get_by_text(visitor.words("house-here", count=2))).to_be_visible()
    visitor.button("rules-heading").click()
    reading = visitor.words("rule-IZ-5-4a", price_chips="any")
    assert reading != visitor.words("rule-IZ-5-4a", price_chips="one")
    expect(visitor.page.get_by_text(reading)).to_be_attached()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ids())
def test_every_game_has_a_rulebook_to_read(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    visitor = visit(lang=lang, game=game, phone=True)
    visitor.open(f"/book/{game}")
    title = visitor.words("book-title", game=visitor.words("game-name"))
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    figures = visitor.page.get_by_role("figure")
    assert figures.count() >= 2
    for figure in figures.all():
        expect(figure.locator("svg, ol, table, [role=img]").first).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A clause opens the rules there, and the rules lead back to the picture.
    visitor.page.locator(".clauses").get_by_role("button").first.click()
    expect(visitor.page.get_by_role("dialog").locator(".asked").first).to_be_visible()
    visitor.page.get_by_role("dialog").get_by_role("link", name=visitor.words("book-picture")).first.click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.page.get_by_role("heading", name=title)).to_be_attached()
