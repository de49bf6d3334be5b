"""Two browsers and a bot: meeting, writing at once, taking back, talking."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import Visitor


def test_friends_meet_by_the_link(visit: Callable[..., Visitor]) -> None:
    aki, ben = visit(), visit()
    aki.open("/")
    aki.button("home-friends").click()
    aki.field("form-name").fill("Aki")
    aki.field("form-seats").fill("3")
    aki.field("form-bots").fill("1")
    aki.button("form-make").click()
    ben.open(aki.field("invite-link").input_value())
    ben.field("form-name").fill("Ben")
    ben.button("join").click()
    expect(ben.text("lobby-waiting", host="Aki")).to_be_visible()
    expect(aki.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(aki.text("lobby-seats", seats=3, most=3)).to_be_visible()
    aki.button("lobby-start", seats=3).click()
    aki.see_turn(1)
    ben.see_turn(1)
    expect(ben.player("Aki")).to_be_visible()
    expect(aki.player("Ben")).to_be_visible()
    expect(aki.player(aki.bot("greedy"))).to_be_visible()


def sit_down(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Aki, Ben and a bot on the small map, with a 3 face up."""
    aki, ben = visit(), visit()
    table = aki.make_table(options=SHORT_GAME, bots=["greedy"], max_seats=3)
    ben.join(table, "Ben")
    expect(aki.text("lobby-seats", seats=3, most=3)).to_be_visible()
    aki.button("lobby-start", seats=3).click()
    aki.see_turn(1)
    ben.see_turn(1)
    return aki, ben


def test_a_choice_can_be_taken_back_until_the_turn_closes(visit: Callable[..., Visitor]) -> None:
    aki, ben = sit_down(visit)
    has_written = ben.player("Aki").get_by_text(ben.words("players-has-written"))
    aki.write_on("A")
    expect(aki.bar).to_contain_text(aki.words("written-waiting", count=1, names="Ben"))
    expect(has_written).to_be_attached()
    aki.button("take-back").click()
    expect(aki.bar.get_by_role("button", name=aki.words("write"))).to_be_visible()
    expect(has_written).not_to_be_attached()
    aki.write_on("B")
    expect(has_written).to_be_attached()
    ben.see_turn(1)
    ben.write_on("A")
    for visitor, own in ((aki, "B"), (ben, "A")):
        visitor.see_turn(2)
        summary = visitor.words("summary-own", route=own, count=3, number=0, stations="")
        expect(visitor.bar).to_contain_text(summary)
        expect(visitor.player("Aki")).to_contain_text("B +3")
        expect(visitor.player("Ben")).to_contain_text("A +3")
        expect(visitor.button("take-back")).not_to_be_attached()


def test_they_talk_and_the_host_can_mute(visit: Callable[..., Visitor]) -> None:
    aki, ben = sit_down(visit)
    for visitor, other, text in ((aki, ben, "Good luck!"), (ben, aki, "You too <b>!")):
        visitor.chat_button().click()
        visitor.field("chat-placeholder").fill(text)
        visitor.button("chat-send").click()
        expect(visitor.field("chat-placeholder")).to_be_focused()
        visitor.page.keyboard.press("Escape")
        other.chat_button(unread=1).click()
        expect(other.page.get_by_role("log")).to_contain_text(text)
        other.page.keyboard.press("Escape")
    aki.chat_button().click()
    aki.button("chat-mute").click()
    expect(aki.button("chat-unmute")).to_be_visible()
    ben.chat_button().click()
    ben.field("chat-placeholder").fill("Can you hear me?")
    ben.button("chat-send").click()
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.words("error-muted"))
    expect(aki.page.get_by_role("log")).not_to_contain_text("Can you hear me?")
