"""Finished games over HTTP: records, pictures, views again, and who may have them."""

from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kippu.core import record
from kippu.core.record import AnyRecord
from kippu.core.replay import replay, states, verify
from kippu.core.versions import find, read_record
from kippu.server.accounts.auth import COOKIE, _hash
from kippu.server.http.picture import result_picture
from kippu.server.store import EntryRow, TableRow
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables.settings import EventState, Member, Role, SeatState, Settings
from tests.unit.server.here import Here, Person, here

_GOLDEN = Path(__file__).parents[2] / "golden"
GAME = _GOLDEN / "metrox/rules1/take-back.jsonl"
DAY = _GOLDEN / "momotetsu/rules1/late-reports.jsonl"
_AT = "/api/tables/golden"


def read(file: Path) -> AnyRecord:
    return read_record(file.read_bytes().removesuffix(b"\n"))[1]


async def keep(folder: Path, one: AnyRecord, *, phase: str = "over", event: Role | None = None) -> None:
    """A finished game at the table `golden`: an event, if the player with the token `aki` has a role in one."""
    async with SqliteStore(str(folder / "games.db")) as store:
        player = (await store.create_player(_hash("aki"), "Aki", 1)).id
        seats = tuple(
            SeatState(seat.name, None if n or event is not None else player, seat.bot)
            for n, seat in enumerate(one.seats)
        )
        state = None if event is None else EventState(
            members=(Member(player, "Aki", event),), photos_until=0, team_codes=("a", "b", "c"), master_code="d"
        )  # fmt: skip
        assert one.seed is not None
        row = TableRow(
            id="golden",
            game=one.game,
            rules=one.rules,
            options=msgspec.json.encode(one.options),
            phase=phase,
            open=True,
            settings=msgspec.json.encode(Settings(seats=seats, began=seats, host=player, event=state)),
            seed=one.seed,
            created=1,
            players=(player,),
        )
        await store.create_table(row)
        rows = [EntryRow(entry.n, str(entry.actor), entry.id, msgspec.json.encode(entry)) for entry in one.log]
        await store.append("golden", rows)


def now(one: AnyRecord) -> bytes:
    """A record in the present format."""
    return record.encode(replace(one, format=record.FORMAT))


def aki(one: Here) -> Person:
    person = one.person()
    person.http.cookies.set(COOKIE, "aki")
    return person


def seen(one: AnyRecord, viewer: Any) -> list[Any]:
    game = find(one.game, one.rules)
    return [msgspec.json.decode(msgspec.json.encode(game.view(state, viewer))) for state in states(game, one)]


# --- records ----------------------------------------------------------------------------------------------


async def test_a_record_is_a_file_to_keep(tmp_path: Path) -> None:
    await keep(tmp_path, read(GAME))
    async with here(tmp_path) as one:
        assert [table["id"] for table in await aki(one).get("/api/me/tables")] == ["golden"]
        answer = await one.person().http.get(f"{_AT}/record")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-disposition"] == 'attachment; filename="kippu-golden.jsonl"'
        assert answer.content == now(read(GAME)) + b"\n"


@pytest.mark.parametrize("phase", ["playing", "over"])
async def test_a_game_whose_rules_are_gone_still_has_its_record_once_it_is_over(tmp_path: Path, phase: str) -> None:
    await keep(tmp_path, replace(read(GAME), rules=99), phase=phase)
    async with here(tmp_path) as one:
        answer = await one.person().http.get(f"{_AT}/record")
        gone = {"code": "rules_gone", "params": {"game": "metrox", "rules": 99}}
        if phase == "playing":
            assert (answer.status_code, answer.json()) == (400, gone)
            return
        expected = msgspec.json.decode(now(replace(read(GAME), rules=99, outcome=None)))
        assert answer.json() | {"digest": ""} == expected | {"digest": ""}
        assert (await one.person().refused("GET", _AT))[1] == "unknown_rules"
        assert await aki(one).get("/api/me/tables") == []  # nobody can play it


async def test_the_record_of_an_event_whose_rules_are_gone_is_not_given_away(tmp_path: Path) -> None:
    await keep(tmp_path, replace(read(DAY), rules=99), event="gm")
    async with here(tmp_path) as one:
        assert (await aki(one).refused("GET", f"{_AT}/record"))[1] == "rules_gone"


@pytest.mark.parametrize("role", [0, "gm"])
async def test_the_whole_record_of_an_event_is_for_its_masters(tmp_path: Path, role: Role) -> None:
    await keep(tmp_path, read(DAY), event=role)
    async with here(tmp_path) as one:
        for person, whole in ((aki(one), role == "gm"), (one.person(), False)):
            line = (await person.http.get(f"{_AT}/record")).content.removesuffix(b"\n")
            assert read_record(line)[1].game == "momotetsu"
            assert (line == now(read(DAY))) is whole


async def test_somebodys_record_is_checked(tmp_path: Path) -> None:
    line, golden = GAME.read_bytes(), read(GAME)
    async with here(tmp_path) as one:
        http = one.person().http
        checked = (await http.post("/api/records/check", content=line)).json()
        game = find("metrox", golden.rules)
        assert checked == {"game": "metrox", "states": replay(game, golden), "draws": verify(game, golden)}
        assert (await http.post("/api/records/check", content=line.removesuffix(b"\n"))).json() == checked
        going_on = record.encode(replace(golden, log=golden.log[:10], outcome=None, seed=None))
        assert (await http.post("/api/records/check", content=going_on)).json() == {"game": "metrox", "states": 10}
        long = await http.post("/api/records/check", content=bytes(4 * 1024 * 1024 + 2))
        assert long.json() == {"code": "too_long", "params": {"max": 4 * 1024 * 1024}}


# --- pictures and views -----------------------------------------------------------------------------------


async def test_a_result_has_a_picture_in_ones_language(tmp_path: Path) -> None:
    golden = read(GAME)
    await keep(tmp_path, golden)
    async with here(tmp_path) as one:
        for query, lang in (("", "en"), ("?lang=en", "en"), ("?lang=ja", "ja"), ("?lang=xx", "en")):
            answer = await one.person().http.get(f"{_AT}/picture.svg{query}")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text == result_picture(golden, lang)


async def test_a_table_is_seen_again_by_everybody_from_every_seat(tmp_path: Path) -> None:
    golden = read(GAME)
    await keep(tmp_path, golden)
    async with here(tmp_path) as one:
        for viewer, query in (("spectator", ""), (0, "&seat=0"), (1, "&seat=1")):
            frames = await one.person().get(f"{_AT}/frames?from=2&count=3{query}")
            assert frames == [{"n": n, "view": view} for n, view in islice(enumerate(seen(golden, viewer)), 2, 5)]


async def test_somebodys_record_is_seen_again(tmp_path: Path) -> None:
    golden = read(GAME)
    async with here(tmp_path) as one:
        http = one.person().http

        async def frames(query: str, line: bytes = GAME.read_bytes()) -> Any:
            return (await http.post(f"/api/records/frames{query}", content=line)).json()

        assert await frames("?seat=1") == [{"n": 0, "view": seen(golden, 1)[0]}]
        everything = await frames("?count=100")
        assert [frame["n"] for frame in everything] == list(range(len(golden.log)))
        for query, why in (
            ("?seat=2", "seat="), ("?seat=x", "seat="), ("?seat=spectator", "seat="), ("?count=101", "from= count="),
            ("?count=0", "from= count="), ("?from=-1", "from= count="),
        ):  # fmt: skip
            assert await frames(query) == {"code": "bad_request", "params": {"reason": why}}
        for query in ("?from=x", "?count=x"):
            wrong = await frames(query)
            assert (wrong["code"], bool(wrong["params"]["reason"])) == ("bad_request", True)
        going_on = record.encode(replace(golden, outcome=None, seed=None))
        assert (await frames("", going_on))["code"] == "not_over"


@pytest.mark.parametrize("role", [0, "gm"])
async def test_what_was_on_a_phone_stays_with_its_team(tmp_path: Path, role: Role) -> None:
    await keep(tmp_path, read(DAY), event=role)
    async with here(tmp_path) as one:
        for person, own in ((aki(one), role), (one.person(), "spectator")):
            for seat in (None, 0, 1):
                answer = await person.http.get(f"{_AT}/frames" + ("" if seat is None else f"?seat={seat}"))
                allowed = own == "gm" or seat in (None, own)
                assert answer.status_code == (200 if allowed else 403)
                if not allowed:
                    assert answer.json() == {"code": "not_master"}


# --- days -------------------------------------------------------------------------------------------------


async def test_a_finished_day_is_reckoned(tmp_path: Path) -> None:
    await keep(tmp_path, read(DAY), event="gm")
    async with here(tmp_path) as one:
        http = one.person().http
        review = (await http.get(f"{_AT}/day")).json()
        assert [team["seat"] for team in review["reckoning"]] == [0, 1, 2]
        frames = (await http.get(f"{_AT}/day/frames?from=3&count=2")).json()
        assert [frame["n"] for frame in frames] == [3, 4]
        assert frames[0]["view"]["viewer"] == "spectator"
        line = DAY.read_bytes()
        sent = (await http.post("/api/records/day", content=line)).json()
        assert [team["total"] for team in sent["reckoning"]] == [team["total"] for team in review["reckoning"]]
        assert (await http.post("/api/records/day/frames?from=3&count=2", content=line)).json() == frames
        going_on = record.encode(replace(read(DAY), outcome=None, seed=None))
        assert (await http.post("/api/records/day", content=going_on)).json()["code"] == "not_over"
        assert (await http.post("/api/records/day", content=GAME.read_bytes())).json()["code"] == "no_live_game"
