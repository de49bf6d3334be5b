"""The figures that people are told are those of the code."""

import inspect
import re
from pathlib import Path

import pytest

from kippu.server import app, limits, protocol, run
from kippu.server.http import coaching, requests
from kippu.server.limits import Limits
from kippu.server.live import days, desk, events, notices, photos
from kippu.server.push import outgoing, web_push
from kippu.server.sockets import table as sockets
from kippu.server.store import Store, sqlite, sqlite_writer
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables import audience, away, bot_seats, chat, clock, house, settings, stored

_DOCS = Path(__file__).parents[3] / "docs"


def rows(page: str, head: str) -> list[list[str]]:
    """The table of a page that begins with this head."""
    text = (_DOCS / page).read_text(encoding="utf-8")
    table = text.split(f"\n{head}\n", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_how_much_one_may_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIPPU_LIMITS", raising=False)
    here = Limits()
    in_order = (
        here.requests, here.sockets, here.tables, here.hints, here.reviews, here.wrong_codes, here.photos, here.logins,
        here.messages(),
    )  # fmt: skip
    told = [(float(rate), float(reserve)) for _, rate, reserve, _ in rows(
        "serving.md", "| what is asked for | a second | reserve | counted by |"
    )]  # fmt: skip
    assert [(one._rate, one._burst) for one in in_order] == told


def default(of: object, name: str) -> object:
    assert callable(of)
    return inspect.signature(of).parameters[name].default


def test_all_other_limits() -> None:
    def kib(size: int) -> str:
        whole = {"KiB": 1024, "MiB": 1024 * 1024}
        unit = "MiB" if size % whole["MiB"] == 0 else "KiB"
        return f"{size / whole[unit]:g} {unit}"

    listed = {
        default(one, "limit")
        for store in (Store, SqliteStore)
        for one in (store.open_tables, store.tables_of)
    }  # fmt: skip
    figures = [
        default(limits.Buckets, "most"), kib(protocol.MAX_MESSAGE), kib(requests.MAX_RECORD), kib(events._MAX_KIT),
        kib(desk._MAX_KIT), kib(photos.MAX_BYTES), photos.MAX_PIXELS, photos._LONGEST_SIDE, photos._MOST,
        events._AT_ONCE, settings._MOST_MEMBERS, notices._MOST_BROWSERS, settings._CODE_LENGTH, house._ID_LENGTH,
        requests._MOST_FRAMES,
        *listed, chat._KEPT, bot_seats._TURNS_TOGETHER, kib(sockets._MOST_UNSENT), away.AWAY_AFTER, run._PING,
        run._PONG, run._GRACE, app._FORGET_EVERY, days._KEPT, coaching._REMEMBERED, coaching._PATIENCE,
        outgoing._MOST_WAITING, outgoing._AT_ONCE, outgoing._PATIENCE, outgoing._PAUSES, web_push._KEPT,
        web_push._VALID, run._WAITING, default(SqliteStore, "patience"), sqlite._PAUSE, sqlite._READERS,
        sqlite_writer._JOBS_AT_ONCE, stored.RETRIES, clock._AGAIN, clock._LONGEST_SLEEP, audience.TOGETHER,
    ]  # fmt: skip

    def said(figure: object) -> str:
        if isinstance(figure, tuple):
            return ", ".join(map(said, figure))
        return figure if isinstance(figure, str) else re.sub(r"\.0$", "", f"{figure:,}")

    assert [said(figure) for figure in figures] == [told for _, told in rows("serving.md", "| limit | |")]


def test_why_a_socket_is_closed() -> None:
    ours = {
        "it reads too slowly": sockets.TOO_SLOW,
        "it sends too much": sockets.TOO_MUCH,
        "there is no such table, or nobody can play it here": sockets.NO_TABLE,
        "another protocol": sockets.OTHER_PROTOCOL,
        "the server stops": sockets.GOING,
    }
    told = {why: int(code) for code, why in rows("protocol.md", "| code | why |")}
    assert {why: told[why] for why in ours} == ours
