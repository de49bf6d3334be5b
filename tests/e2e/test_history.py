"""After the game: again, my games on another device, records from a file, a picture to share."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.small import SHORT_GAME, TURNS
from tests.e2e.visitor import REFUSED_REQUEST, Visitor


def play_a_short_game(visitor: Visitor) -> str:
    table = visitor.make_table(options=SHORT_GAME, bots=["greedy"], start=True)
    visitor.play_to_the_end()
    return table


def test_among_bots_the_next_game_begins_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = play_a_short_game(visitor)
    visitor.button("rematch").click()
    visitor.see_turn(1)
    assert visitor.table != table
    visitor.play_to_the_end()


def test_an_account_brings_my_games_to_another_device(visit: Callable[..., Visitor]) -> None:
    here, there = visit(), visit(phone=True)
    table = play_a_short_game(here)
    for visitor, buttons in ((here, ["account-make"]), (there, ["account-known", "account-log-in"])):
        visitor.open("/")
        visitor.button("account").click()
        visitor.field("account-login").fill("aki")
        visitor.field("account-password").fill("a secret of Aki")
        for button in buttons:
            visitor.button(button).click()
        expect(visitor.text("account-as", login="aki")).to_be_visible()
        visitor.page.keyboard.press("Escape")
    there.page.reload()
    expect(there.page.get_by_role("heading", name=there.words("home-my-games"))).to_be_visible()
    expect(there.page.locator(f'a[href="/t/{table}/replay"]')).to_be_visible()


def test_a_record_is_replayed_from_a_file_and_a_forged_one_refused(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit()
    play_a_short_game(visitor)
    with visitor.page.expect_download() as download:
        visitor.link("record-download").click()
    record = Path(download.value.path()).read_bytes()
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(record.replace(b'"route":"A"', b'"route":"B"', 1))
    visitor.open("/")
    visitor.link("record-open").click()
    visitor.tolerated = REFUSED_REQUEST
    visitor.field("record-choose").set_input_files(forged)
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("error-wrong-digest"))
    visitor.field("record-choose").set_input_files(download.value.path())
    expect(visitor.page.get_by_role("slider")).to_have_attribute("max", str(TURNS))


def test_the_result_has_a_picture_to_share(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    play_a_short_game(visitor)
    visitor.open(visitor.link("result-picture").get_attribute("href") or "")
    expect(visitor.page.locator("svg")).to_contain_text("Aki")
