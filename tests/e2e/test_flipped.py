"""A room with real cards: one person enters what was flipped, and everybody's sheet is on their phone."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from kippu.games.metrox.rules.types import CardTurned, Unflipped
from tests.e2e.small import REAL_CARDS
from tests.e2e.test_phone import fits
from tests.e2e.test_play import events_of
from tests.e2e.visitor import Visitor


def face(visitor: Visitor, kind: str, value: int, left: int) -> Locator:
    """The button of a card that may have been flipped."""
    card = visitor.words(f"card-{kind}", value=value)
    return visitor.bar.get_by_role("button", name=visitor.words("pile-kind", card=card, left=left), exact=True)


def waits_for(visitor: Visitor, name: str) -> None:
    expect(visitor.bar).to_contain_text(visitor.words("flip-waiting", name=name))


def test_one_flips_and_all_write_on_their_phones(visit: Callable[..., Visitor]) -> None:
    aki, beni = visit(phone=True), visit("ja", phone=True)
    table = aki.make_table(options=REAL_CARDS, max_seats=2)
    beni.join(table, "Beni")
    expect(beni.page.get_by_role("heading", level=1)).to_contain_text(beni.words("cards-flipped-short"))
    aki.button("lobby-start", seats=2).tap()
    waits_for(beni, "Aki")
    fits(beni)
    # Not the card that lies on the table: Beni has written on it when Aki sees it.
    face(aki, "number", 3, left=9).tap()
    beni.write_on("A")
    expect(beni.bar.get_by_role("button", name=beni.words("take-back"))).to_be_visible()
    aki.button("flip-undo").tap()
    expect(beni.bar).to_contain_text(beni.words("flip-wrong", name="Aki", card=beni.words("card-number", value=3)))
    fits(aki)
    face(aki, "free", 0, left=2).tap()
    for one in (aki, beni):
        one.stations.first.tap()
        one.write()
    aki.see_turn(2)
    # Aki is busy; Beni flips, and goes on doing so.
    waits_for(beni, "Aki")
    beni.button("flip-instead").tap()
    face(beni, "number", 3, left=9).tap()
    aki.write_on("A")
    beni.write_on("B")
    waits_for(aki, "Beni")
    for left in (8, 7, 6):
        face(beni, "number", 3, left=left).tap()
        for one in (aki, beni):
            one.choices().first.tap()
            one.write()
    for one in (aki, beni):
        expect(one.replay).to_be_visible()
        expect(one.text("verify-flipped")).to_be_visible()
        fits(one)
    assert [event.card for event in events_of(aki, table, Unflipped)] == ["number-3"]
    assert [event.card for event in events_of(aki, table, CardTurned)] == ["number-3", "free", *["number-3"] * 4]
    assert not any(entry.chance for entry in aki.record(table).log)


def test_by_keys_and_a_card_of_which_none_is_left(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.button("home-friends").click()
    visitor.field("form-seats").fill("1")
    visitor.page.get_by_label(visitor.words("cards-flipped")).check()
    visitor.button("form-make").click()
    visitor.button("lobby-start", seats=1).click()
    visitor.page.get_by_role("group", name=visitor.words("flip-ask")).wait_for()
    visitor.page.keyboard.press("Shift+Digit3")
    expect(visitor.card).to_contain_text(visitor.words("card-help-skip", value=3))
    visitor.page.keyboard.press("f")
    visitor.page.keyboard.press("Enter")
    gone = face(visitor, "skip", 3, left=0)
    expect(gone).to_be_disabled()
    visitor.page.keyboard.press("Shift+Digit3")
    expect(visitor.announced).to_contain_text(
        visitor.words("flip-none", card=visitor.words("card-skip", value=3)), ignore_case=True
    )
    visitor.page.keyboard.press("s")
    expect(visitor.card).to_contain_text(visitor.words("card-help-star"))
