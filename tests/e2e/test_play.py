"""From the address to the end of a game: alone, and against bots."""

import subprocess
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import expect

from kippu.core.game import Event
from kippu.games.metrox.rules.types import CardTurned, Ended, Ranked, Scored
from tests.e2e.visitor import Visitor
from tests.e2e.words import signed
from tests.server.conftest import KIPPU

E = TypeVar("E", bound=Event)


def test_one_click_and_the_visitor_plays_against_bots_to_the_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit(keeps=True)
    visitor.open("/")
    visitor.page.get_by_role("button", name=visitor.words("home-play-now")).click()
    visitor.play_to_the_end()
    table = visitor.table
    scores = check_result(visitor, table)
    best = max(scores, key=lambda one: (one.total, -one.empty))
    (ended,) = events_of(visitor, table, Ended)
    why = f"result-why-{ended.decided_by}".replace("_", "-")
    expect(visitor.result).to_contain_text(visitor.words(why, ties="fewer_empty", total=best.total, empty=best.empty))
    check_download(visitor)


def test_among_99_the_own_row_stays_in_sight(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.make_table(bots=["random"] * 98, max_seats=99, start=True)
    own = visitor.player("Aki")
    last = visitor.region("players").get_by_role("row").last
    for row in (own, last, visitor.player(visitor.bot("random", 50))):
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport()
        expect(own).to_be_in_viewport()


def test_a_solo_game_ends_with_a_rank(visit: Callable[..., Visitor]) -> None:
    visitor = visit(keeps=True)
    visitor.open("/")
    visitor.button("home-friends").click()
    visitor.field("form-name").fill("Aki")
    visitor.field("form-seats").fill("1")
    visitor.button("form-make").click()
    visitor.button("lobby-start", seats=1).click()
    visitor.play_to_the_end()
    (score,) = check_result(visitor, visitor.table)
    (ranked,) = events_of(visitor, visitor.table, Ranked)
    expect(visitor.result).to_contain_text(visitor.words("result-points", total=score.total))
    expect(visitor.result).to_contain_text(visitor.words("event-ranked", rank=ranked.rank))
    check_download(visitor)


def events_of(visitor: Visitor, table: str, kind: type[E]) -> list[E]:
    return [event for entry in visitor.record(table).log for event in entry.events if isinstance(event, kind)]


def check_result(visitor: Visitor, table: str) -> list[Scored]:
    """The page shows the scores of the record, and has checked the shuffle."""
    scores = events_of(visitor, table, Scored)
    rows = [row.get_by_role("cell").all_inner_texts()[2:] for row in visitor.result.get_by_role("row").all()]
    assert sorted(rows[1:]) == sorted(map(cells, scores))
    expect(visitor.text("verify-fair", cards=len(events_of(visitor, table, CardTurned)))).to_be_visible()
    return scores


def cells(score: Scored) -> list[str]:
    """A score as the table shows it."""
    penalty = f"{signed(-score.penalty)}({score.empty})"
    return [signed(score.bonuses), signed(score.stars), penalty, signed(score.total)]


def check_download(visitor: Visitor) -> None:
    """The record as the page gives it stands up to `kippu verify`."""
    with visitor.page.expect_download() as download:
        visitor.link("record-download").click()
    subprocess.run([KIPPU, "verify", download.value.path()], check=True)  # noqa: S603
