"""The coach in the browser: a hint at the table, a review on the replay, and the puzzle of the day."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import Visitor

_PATIENCE = 120_000  # milliseconds for what takes the server long
_EXPECTED = re.compile(r"\d+\.\d ± \d+\.\d")


def test_a_hint_shows_the_best_options_in_words_and_on_the_sheet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.make_table(start=True)
    visitor.button("hint").click()
    options = visitor.region("hint-title").get_by_role("button")
    expect(options).to_have_count(3)
    expect(options.first).to_have_attribute("aria-pressed", "true")
    for option in options.all():
        expect(option).to_contain_text(_EXPECTED)
    expect(visitor.page.locator("svg .hint-mark")).to_have_count(3)
    options.nth(1).click()
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    visitor.write()
    visitor.see_turn(2)
    expect(visitor.region("hint-title")).to_have_count(0)


def test_a_review_leads_through_the_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit("ja", phone=True)
    visitor.make_table(options=SHORT_GAME, bots=["random"], start=True)
    visitor.play_to_the_end()
    visitor.link("review").click()
    review = visitor.region("review")
    expect(review.get_by_role("img", name=visitor.words("review-chart"))).to_be_visible(timeout=_PATIENCE)
    expect(review).to_contain_text("Aki の得点は")
    review.get_by_text(visitor.words("review-decisions"), exact=True).focus()
    visitor.page.keyboard.press("Enter")
    third = review.get_by_role("button", name=visitor.words("review-jump", turn=3), exact=True)
    third.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("slider")).to_have_value("2")
    expect(review.get_by_role("heading", name=visitor.words("review-now", turn=3))).to_be_visible()
    expect(review.get_by_role("listitem").filter(has_text=_EXPECTED).first).to_be_visible()


def test_a_record_from_a_file_is_reviewed_too(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    table = visitor.make_table(options=SHORT_GAME, start=True)
    visitor.play_to_the_end()
    file = tmp_path / "game.jsonl"
    file.write_bytes(visitor.page.request.get(f"/api/tables/{table}/record").body())
    visitor.open("/record")
    visitor.field("record-choose").set_input_files(file)
    visitor.button("review-open").click()
    expect(visitor.text("review-legend")).to_be_visible(timeout=_PATIENCE)


def test_todays_puzzle_is_played_without_hints_and_compared(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.link("daily").click()
    visitor.page.get_by_role("radio", name="Osaka").check(force=True)
    visitor.field("form-name").fill("Aki")
    visitor.button("daily-begin").click()
    visitor.see_turn(1)
    expect(visitor.button("hint")).to_have_count(0)
    visitor.play_to_the_end()
    daily = visitor.region("daily")
    expect(visitor.button("daily-copy")).to_be_visible(timeout=_PATIENCE)
    expect(daily).to_contain_text(visitor.words("bot-master"))
    expect(daily).to_contain_text(re.compile(r"MetroX \d{4}-\d\d-\d\d Osaka"))
    visitor.button("daily-copy").click()
    expect(visitor.button("copied")).to_be_visible()
    table = visitor.table
    visitor.open("/daily/metrox")
    visitor.page.get_by_role("radio", name="Osaka").check(force=True)
    visitor.button("daily-begin").click()
    expect(visitor.replay).to_be_visible()
    assert visitor.table == table
