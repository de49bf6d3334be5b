"""The other pages: replay, the wall, the lesson."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kippu.games.metrox.rules.parts import shipped_map
from kippu.games.metrox.rules.types import Filled, Scored
from tests.e2e.small import SHORT_GAME
from tests.e2e.visitor import REFUSED_REQUEST, Visitor
from tests.e2e.words import signed
from tests.server.conftest import RunningServer


@pytest.fixture
def finished(server: RunningServer) -> str:
    """The id of a game between Aki and two bots that is over."""
    aki = server.person("Aki")
    table = aki.make_table(bots=["greedy", "random"], start=True)
    aki.connect(table)
    while not aki.over:
        aki.write_anything()
    aki.disconnect()
    return table


def test_a_replay_from_start_to_end_from_every_seat(visit: Callable[..., Visitor], finished: str) -> None:
    visitor = visit()
    visitor.open(f"/t/{finished}/replay")
    slider = visitor.page.get_by_role("slider", name=visitor.words("replay-turn"))
    events = [event for entry in visitor.record(finished).log for event in entry.events]
    filled = [event for event in events if isinstance(event, Filled)]
    names = ["Aki", *(visitor.bot(name, n) for n, name in enumerate(["greedy", "random"], 1))]
    turns = len(filled) // len(names)
    expect(slider).to_have_attribute("max", str(turns))

    for turn in (0, 1, turns // 2, turns):
        slider.fill(str(turn))
        over = turn == turns
        text = visitor.words("replay-end") if over else visitor.words("card-turn", turn=turn + 1)
        expect(slider).to_have_attribute("aria-valuetext", text)
        for seat, name in enumerate(names):
            visitor.page.get_by_role("table").get_by_role("button", name=name).click()
            done = sum(len(one.stations) for one in filled[: turn * len(names)] if one.seat == seat)
            label = visitor.words("sheet-label", name=name, filled=done, stations=len(shipped_map("tokyo").stations))
            expect(visitor.page.get_by_role("img", name=label)).to_be_visible()

    for score in (event for event in events if isinstance(event, Scored)):
        row = visitor.page.get_by_role("row").filter(has=visitor.page.get_by_role("button", name=names[score.seat]))
        expect(row.get_by_role("cell").last).to_have_text(signed(score.total))
    expect(visitor.text("verify-fair", cards=turns)).to_be_visible()
    visitor.button("replay-back").click()
    expect(slider).to_have_value(str(turns - 1))
    visitor.link("replay-to-table").click()
    expect(visitor.replay).to_be_visible()


def test_the_replay_plays_by_itself(visit: Callable[..., Visitor], finished: str) -> None:
    visitor = visit()
    visitor.page.clock.install()
    visitor.open(f"/t/{finished}/replay")
    slider = visitor.page.get_by_role("slider", name=visitor.words("replay-turn"))
    visitor.button("replay-play").click()
    visitor.page.clock.run_for(60_000)
    expect(slider).to_have_attribute("aria-valuetext", visitor.words("replay-end"))
    expect(visitor.button("replay-play")).to_be_visible()


def test_a_game_that_goes_on_has_no_replay(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.make_table(start=True)
    visitor.tolerated = REFUSED_REQUEST
    visitor.open(f"/t/{table}/replay")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("error-not-over"))


def test_the_wall_shows_the_way_in_then_the_card_and_the_standings(visit: Callable[..., Visitor]) -> None:
    aki, wall = visit(), visit()
    table = aki.make_table(options=SHORT_GAME, bots=["greedy"], max_seats=3)
    wall.open(f"/t/{table}/wall")
    way_in = wall.page.get_by_role("img", name=wall.words("invite-qr"))
    expect(wall.text("wall-join")).to_be_visible()
    expect(way_in).to_be_visible()
    expect(wall.page.get_by_role("listitem")).to_have_text(["Aki", wall.bot("greedy")])
    aki.button("lobby-start", seats=2).click()
    card = wall.words("card-number", value=3)
    expect(wall.page.get_by_role("heading", name=card)).to_be_visible()
    expect(wall.text("players-written", written=1, players=2)).to_be_visible()
    expect(way_in).to_be_visible()
    aki.play_to_the_end()
    totals = {one.seat: one.total for entry in aki.record(table).log for one in entry.events if isinstance(one, Scored)}
    rows = wall.page.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Aki")).to_contain_text(signed(totals[0]))
    expect(rows.filter(has_not_text="Aki")).to_contain_text(signed(totals[1]))


def test_the_lesson_can_be_finished(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.link("home-learn").click()
    story = visitor.page.get_by_role("paragraph").filter(has_text=visitor.words("learn-story"))
    expect(story).to_be_visible()
    visitor.button("learn-start").click()
    expect(story).to_have_count(0)
    for step, route in enumerate(["F", "Y", "G", "Z", "Y", None], 1):
        expect(visitor.page.get_by_text(visitor.words("learn-progress", step=step, steps=6))).to_be_visible()
        (visitor.route(route) if route else visitor.stations.first).click()
        visitor.page.get_by_role("button", name=visitor.words("write"), exact=True).click()
        visitor.button("learn-next").click()
    expect(visitor.button("learn-again")).to_be_visible()
    for tip in ("choose", "stars", "parallel"):
        expect(visitor.page.get_by_role("listitem").filter(has_text=visitor.words(f"learn-tip-{tip}"))).to_be_visible()
    visitor.link("learn-play").click()
    expect(visitor.button("home-friends")).to_be_visible()
