"""House rules and rulebooks: chosen on the form or by a link, told at the table, and read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kippu.core.versions import ids
from tests.e2e.visitor import Visitor
from tests.server.conftest import RunningServer

# Figures without a drawing or without words, and drawings that a phone would cut off.
_FAULTS = """() => [...document.querySelectorAll("figure")].flatMap((figure) => {
    const { right } = figure.getBoundingClientRect();
    const drawing = figure.querySelector(".drawing");
    const wide = [...drawing.querySelectorAll(":not(svg *)")].some((one) => one.getBoundingClientRect().right > right);
    const empty = !drawing.querySelector("svg, li, table, strong, span") || drawing.clientHeight < 40;
    const unsaid = /book-|figure-/.test(figure.textContent);
    return wide || empty || unsaid ? [figure.id] : [];
})"""


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
    # Every figure is drawn, has its caption in words, and is not wider than the phone.
    figures = visitor.page.get_by_role("figure")
    assert figures.count() > 20
    assert visitor.page.evaluate(_FAULTS) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A clause opens the rules there, and the rules lead to its figure, on which the focus is then.
    visitor.page.locator("figcaption").get_by_role("button").last.press("Enter")
    asked = visitor.page.get_by_role("dialog").locator(".asked").first
    expect(asked).to_be_visible()
    asked.get_by_role("link", name=visitor.words("book-picture")).press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(figures.last).to_be_focused()
    expect(figures.last).to_be_in_viewport()


def test_the_rules_lead_to_the_figure_of_a_clause_from_another_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit(game="izakaya")
    visitor.open("/unknown/izakaya")
    visitor.button("rules-heading").click()
    clause = visitor.page.get_by_role("dialog").locator(".clause", has_text="IZ-8.9a")
    clause.get_by_role("link", name=visitor.words("book-picture")).click()
    visitor.page.wait_for_url("**/book/izakaya#figure-build")
    expect(visitor.page.locator("#figure-build")).to_be_focused()
    expect(visitor.page.locator("#figure-build")).to_contain_text("IZ-8.9a")
