"""Somebody who watches: sees the game, learns nothing that is hidden, and cannot act."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import Visitor


def test_a_spectator_sees_the_game_but_no_hidden_choice(visit: Callable[..., Visitor]) -> None:
    aki, ben, eve = visit(), visit(), visit()
    table = aki.make_table(options=SHORT_GAME, max_seats=2)
    ben.join(table, "Ben")
    aki.button("lobby-start", seats=2).click()
    aki.see_turn(1)
    eve.open(f"/t/{table}")
    eve.see_turn(1)
    expect(eve.announced).to_have_text(eve.words("announce-card", turn=1, card=eve.words("card-number", value=3)))

    def eve_sees(writing: int) -> str:
        """Her whole page, once so many are still writing."""
        expect(eve.bar).to_have_text(eve.words("watching", waiting=writing))
        return eve.page.locator("#app").inner_html()

    nobody = eve_sees(2)
    aki.write_on("A")
    written = eve_sees(1)
    expect(eve.player("Aki").get_by_text(eve.words("players-has-written"))).to_be_attached()
    aki.button("take-back").click()
    assert eve_sees(2) == nobody
    aki.write_on("B")
    assert eve_sees(1) == written
    ben.write_on("A")
    eve.see_turn(2)
    expect(eve.player("Aki")).to_contain_text("B +3")
    expect(eve.player("Ben")).to_contain_text("A +3")


def test_a_spectator_cannot_act(visit: Callable[..., Visitor]) -> None:
    aki, eve = visit(), visit()
    table = aki.make_table(options=SHORT_GAME, start=True)
    eve.open(f"/t/{table}")
    eve.see_turn(1)
    for key in ("hint", "take-back", "leave-game"):
        expect(eve.button(key)).not_to_be_attached()
    expect(eve.route("A")).not_to_be_attached()
    expect(eve.announced).not_to_be_empty()
    before = eve.page.locator("#app").inner_html()
    for key in ("a", "Enter", "Backspace"):
        eve.page.keyboard.press(key)
    eve.page.get_by_role("img", name=eve.words("sheet-label", name="Aki", filled=0, stations=10)).click()
    assert eve.page.locator("#app").inner_html() == before
    aki.see_turn(1)
