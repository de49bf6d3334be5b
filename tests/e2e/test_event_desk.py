"""The game master's desk in a live event: a goal, rulings, photos, kits."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kippu.games.momotetsu
from tests.e2e.live_event import Desk, done, mission
from tests.e2e.test_accessible import axe, check
from tests.e2e.test_languages import check_said
from tests.e2e.visitor import REFUSED_REQUEST, Visitor
from tests.languages import COMPLETE
from tests.server.city import City
from tests.server.conftest import RunningServer
from tests.server.test_photos import get, photo, send

__all__ = ["axe"]  # a fixture

_KIT = Path(kippu.games.momotetsu.__file__).parent / "data" / "kits" / "kasumihama"


@pytest.fixture
def desk_of(visit: Callable[..., Visitor]) -> Callable[..., Desk]:
    return lambda city, lang="en": Desk.of(city, visit(lang, game="momotetsu"))


def test_a_goal_while_a_team_is_aboard(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, teams=2, settings={"dice_source": "both", "goal_notice": "gm"})
    master, first, second = city.master(), city.phone(0), city.phone(1)
    desk = desk_of(city)
    done(second.do({"type": "roll", "shown": [2]}))
    done(city.goal(first, master))
    expect(desk.step("announce")).to_be_visible()
    desk.press("g")  # everybody stops
    expect(desk.step("alight")).to_contain_text("Team 2")
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-alight"))
    expect(desk.goal.get_by_role("timer")).to_be_visible()
    desk.press("g")  # the next destination
    expect(desk.step("destination")).to_have_count(0)
    desk.press("g")  # go on, though team 2 is still aboard
    expect(desk.goal).to_have_count(0)
    expect(desk.row("Team 2").get_by_text(desk.words("desk-bonbi"), exact=True)).to_be_visible()
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-alight"))


# --- rulings ----------------------------------------------------------------------------------------------


def test_a_proof_is_rejected_with_a_look_at_what_goes_back_and_the_ruling_is_undone(
    server: RunningServer, desk_of: Callable[..., Desk]
) -> None:
    city = City(server, settings={"dice_source": "both"})
    master, phone = city.master(), city.phone(0)
    desk = desk_of(city)
    mission(phone, master)
    desk.sees_proofs(2)  # the die, and the mission
    desk.press("a")
    desk.sees_proofs(1)
    expect(desk.row("Team 1")).to_contain_text("1 prop.")
    desk.press("x")
    expect(desk.preview).to_contain_text("Station Hotel")
    desk.confirm("not the hotel")
    [arrival] = desk.proofs.get_by_role("listitem").filter(has_text=desk.words("desk-came", count=1)).all()
    expect(arrival).to_contain_text("Team 1")
    expect(arrival).to_contain_text(desk.words("desk-unplaced"))  # the phone told no position
    desk.press("a")  # looked at
    expect(desk.visitor.text("desk-proofs-none")).to_be_visible()
    expect(desk.row("Team 1")).to_contain_text("0 prop.")
    desk.press("u")
    expect(desk.preview).to_contain_text("Station Hotel")
    desk.confirm("it was the hotel")
    expect(desk.row("Team 1")).to_contain_text("1 prop.")
    desk.sees_proofs(1)
    desk.press("l")
    expect(desk.trail.get_by_text("it was the hotel")).to_be_visible()


def test_a_conflict_is_decided(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, settings={"dice_source": "both"})
    phone = city.phone(1)
    desk = desk_of(city)
    done(phone.do({"type": "roll", "shown": [1]}))
    done(phone.do({"type": "arrive", "square": "lake", "dispute": True}))
    expect(desk.row("Team 2")).to_contain_text(desk.words("desk-overlay-conflict"))
    desk.visitor.tolerated = REFUSED_REQUEST
    desk.visitor.button("desk-conflict-decide").click()
    desk.visitor.field("desk-choice-resolve-how-from-now").check()
    expect(desk.dialog.get_by_role("alert")).to_be_visible()  # the rules refuse that, and it is told beforehand
    desk.visitor.field("desk-choice-resolve-how-refuse").check()
    desk.confirm("too far for that number")
    expect(desk.visitor.region("desk-conflicts")).to_have_count(0)


def test_corrections_a_pause_and_words_by_keys(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, teams=2)
    desk = desk_of(city)
    desk.press("1")
    expect(desk.dialog).to_contain_text("Team 1")
    desk.press("c")
    desk.visitor.field("desk-field-points").fill("-50")
    expect(desk.preview).to_contain_text("250")
    desk.confirm("counted twice")
    expect(desk.row("Team 1")).to_contain_text("250")

    desk.press("p")
    desk.visitor.field("desk-reason").fill("rain")
    desk.press("Enter")
    expect(desk.row("Team 1")).to_contain_text(desk.words("desk-overlay-paused"))
    expect(desk.dialog).to_have_count(0)  # while it is there keys are for it
    desk.press("p")
    expect(desk.row("Team 1")).not_to_contain_text(desk.words("desk-overlay-paused"))
    desk.press("b")
    desk.visitor.field("desk-field-text").fill("Lunch at noon")
    desk.visitor.button("desk-do-it").click()
    expect(desk.dialog).to_have_count(0)
    desk.press("l")
    expect(desk.trail).to_contain_text("Lunch at noon")


# --- photos, a chat elsewhere -----------------------------------------------------------------------------


def test_a_photo_is_deleted_for_good(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, settings={"dice_source": "both"})
    master, phone = city.master(), city.phone(0)
    desk = desk_of(city)
    names = [send(phone, city, photo(), id_).json()["name"] for id_ in ("first", "second")]
    mission(phone, master, photo=names[0])
    done(phone.do({"type": "start_mission", "missions": ["k02"]}))
    done(phone.do({"type": "mission_done", "mission": "k02", "photo": names[1]}))
    desk.sees_proofs(3)
    for left in (2, 1):  # the die, and the first mission
        desk.press("a")
        desk.sees_proofs(left)
    other = city.phone(1)
    assert [get(other, city, name).status_code for name in names] == [200, 200]
    desk.button("desk-photo-delete").click()  # of the proof that waits
    desk.button("desk-photo-delete-do").click()
    expect(desk.proofs).to_contain_text(desk.words("desk-photo-deleted"))
    desk.press("f")
    album = desk.visitor.region("after-album")
    album.get_by_role("button", name=desk.words("desk-photo-delete")).click()
    desk.button("desk-photo-delete-do").click()
    expect(album.get_by_role("img")).to_have_count(0)
    assert [get(person, city, name).status_code for name in names for person in (phone, other)] == [404] * 4


def test_news_is_sent_to_a_chat_elsewhere(server: RunningServer, desk_of: Callable[..., Desk]) -> None:
    city = City(server, teams=2)
    desk = desk_of(city)
    desk.visitor.tolerated = REFUSED_REQUEST
    address = desk.visitor.field("desk-webhook")
    desk.more("desk-plan")
    address.fill("https://example.org/hook")
    desk.button("desk-plan-save").click()
    expect(desk.dialog.get_by_role("alert")).to_contain_text("example.org")  # anybody's server is not called
    address.fill("https://discord.com/api/webhooks/1/secret")
    desk.button("desk-plan-save").click()
    expect(desk.dialog).to_have_count(0)
    desk.more("desk-plan")
    expect(address).to_have_value("")  # it is a secret
    desk.visitor.field("desk-webhook-keep").uncheck()
    desk.visitor.field("desk-photo-days").fill("3")
    desk.button("desk-plan-save").click()
    expect(desk.dialog).to_have_count(0)
    desk.more("desk-plan")
    expect(desk.visitor.field("desk-photo-days")).to_have_value("3")
    expect(desk.visitor.field("desk-webhook-keep")).to_have_count(0)


# --- kits -------------------------------------------------------------------------------------------------


def test_a_kit_of_ones_own_is_looked_through(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(game="momotetsu")
    visitor.open("/event/new")
    visitor.page.locator("input[value=own]").check()
    files = visitor.field("desk-new-files")
    files.set_input_files([_KIT / "kit.json", _KIT / "map.json"])
    expect(visitor.text("desk-new-missing")).to_be_visible()
    wrong = tmp_path / "kit.json"
    whole = sorted(_KIT.iterdir())
    wrong.write_text((_KIT / "kit.json").read_text(encoding="utf-8").replace("kasumi_central", "nowhere"), "utf-8")
    files.set_input_files([wrong, *(file for file in whole if file.name != "kit.json")])
    expect(visitor.page.get_by_text(re.compile(r"kit\.json, line \d+: .*nowhere"))).to_be_visible()
    expect(visitor.button("desk-new-make")).to_be_disabled()
    files.set_input_files(whole)
    expect(visitor.button("desk-new-make")).to_be_enabled()
    delay = visitor.page.get_by_role("spinbutton", name=visitor.words("desk-new-delay"))
    expect(delay).to_have_value("10")  # as the kit has it
    delay.fill("-1")
    visitor.button("desk-new-make").click()
    expect(delay).to_be_focused()  # refused
    delay.fill("3")
    visitor.page.get_by_text(visitor.words("house-rules"), exact=True).click()
    notice = visitor.page.get_by_role("combobox", name=visitor.words("desk-choice-option-name-goal-notice"))
    preset = visitor.page.get_by_role("combobox", name=visitor.words("house-preset"), exact=True)
    preset.select_option(label=visitor.words("house-preset-as-printed"))
    expect(notice).to_have_value("gm")  # also what the form asks for above the house rules
    notice.select_option("auto")
    expect(preset).to_have_value("")  # no preset is this one
    visitor.field("desk-new-date").fill("2099-01-02")
    visitor.button("desk-new-make").click()
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.request.get(f"{visitor.origin}/api/tables/{visitor.table}").json()
    settings = table["options"]["settings"]
    assert settings["spectator_delay_minutes"] == 3
    assert "goal_notice" not in settings  # as it is by default
    assert (settings["settlement_call"], settings["dice_source"], settings["obsolete_missions"]) == (
        "gm", "physical", "keep",
    )  # fmt: skip


# --- for everybody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_desk_is_accessible_in_both_languages(
    server: RunningServer, visit: Callable[..., Visitor], desk_of: Callable[..., Desk], axe: str, lang: str
) -> None:
    visitor = visit(lang, game="momotetsu")
    visitor.open("/event/new")
    expect(visitor.button("desk-new-make")).to_be_enabled()
    check_said(visitor, lang)
    check(visitor, axe)
    city = City(server, settings={"dice_source": "both"})
    master, phone = city.master(), city.phone(0)
    mission(phone, master)
    done(city.phone(1).do({"type": "call_gm", "text": "?"}))
    done(city.goal(city.phone(2), master))
    desk = desk_of(city, lang)
    expect(desk.goal).to_be_visible()
    check_said(desk.visitor, lang)
    for tab in "mlsfo" if lang == "en" else "":  # what a language changes are the words
        desk.press(tab)
        check(desk.visitor, axe)
    desk.press("?")
    expect(desk.dialog).to_be_visible()
    check_said(desk.visitor, lang)
