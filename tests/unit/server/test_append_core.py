"""The way of moves to the store: two processes on one table, and a store that fails."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.server.protocol import Do, Said, encode
from kippu.server.store import EntryRow, StoreUnavailable, TableRow
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables import clock as table_clock
from kippu.server.tables.house import House
from kippu.server.tables.room import Room
from kippu.server.tables.settings import SeatState, Settings
from tests.load.world import TABLE, Ear, World, world
from tests.unit.server.here import here
from tests.unit.server.test_events import City, on_the_day


async def welcomed(room: Room, one: World, seat: int | None, since: int | None = None) -> dict[str, Any]:
    """What somebody is welcomed with in a room."""
    ear = Ear(None if seat is None else one.players[seat])
    await room.hello(ear, since)
    (welcome,) = ear.messages("welcome")
    room.goodbye(ear)
    return welcome


# --- two processes ----------------------------------------------------------------------------------------


async def test_who_knows_more_than_this_process_lets_it_catch_up(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        behind = one.room
        await one.restart()
        assert (await one.write(0))["n"] == 1
        for seat in (None, 1):
            assert (await welcomed(behind, one, seat))["version"] == 0  # nobody has told it
        assert (await welcomed(behind, one, 1, since=0))["version"] == 0
        assert (await welcomed(behind, one, 1, since=1))["version"] == 1


async def test_who_has_sat_down_elsewhere_is_known_here(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        behind = one.room
        await one.restart()
        late = await one.store.create_player(b"late", "Late", 1)
        await one.store.create_player(b"nobody", "Nobody", 1)
        handed = one.players[1]
        await one.room.lobby.hand_over(handed, late.id)
        one.players[1] = late.id
        assert behind.seat_of(late.id) is None
        assert (await welcomed(behind, one, 1))["you"] == 1


async def test_a_game_that_was_begun_elsewhere_has_begun(tmp_path: Path) -> None:
    async with SqliteStore(str(tmp_path / "games.db")) as store:
        one = World(store, 2)
        await one.make_table()
        behind = one.room
        await one.restart()
        await one.room.lobby.start()
        assert "version" not in await welcomed(behind, one, 0)
        assert (await welcomed(behind, one, 0, since=0))["version"] == 0
        with pytest.raises(KippuError, match=r"^too_late"):
            await behind.lobby.start()


async def test_two_processes_move_and_nothing_is_lost(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        behind, ear = one.room, await one.enter(0)
        sheet, version = await one.sheet(0)
        await one.restart()
        assert (await one.write(1))["n"] == 1
        ahead, one.room = one.room, behind
        assert (await one.do(ear, sheet.options()[0], version=version))["n"] == 2
        assert [entry["n"] for news in ear.messages("news") for entry in news["entries"]] == [1, 2]
        assert (await one.do(ear, sheet.options()[0], version=version, id_=behind.log[2].id))["n"] == 2
        await ahead.catch_up()
        assert [entry.actor for entry in ahead.log] == [None, 1, 0]
        one.room = ahead  # which knows the answer that the other process gave
        assert (await one.do(ear, sheet.options()[0], version=version, id_=behind.log[2].id))["n"] == 2
        assert ahead.log == behind.log


async def test_of_several_commands_the_newest_says_how_far_to_catch_up(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 3) as one:
        behind = one.room
        ears = [await one.enter(seat) for seat in (0, 1)]
        sheets = [(await one.sheet(seat))[0] for seat in (0, 1)]
        await one.restart()
        assert (await one.write(2))["n"] == 1
        for ear, sheet, version in zip(ears, sheets, (0, 1), strict=True):
            behind.do(ear, Do(f"id{version}", version, msgspec.Raw(encode(sheet.options()[0]))))
        assert [(await ear.answer_after(0))["type"] for ear in ears] == ["done", "done"]


async def test_a_game_that_is_read_again_goes_on_by_itself(tmp_path: Path) -> None:
    async with SqliteStore(str(tmp_path / "games.db")) as store:
        one = World(store, 2)
        await one.make_table()
        row = await store.table(TABLE)
        assert row is not None
        person, other = msgspec.json.decode(row.settings, type=Settings).seats
        seats = person, SeatState(other.name, bot="random")
        settings = Settings(seats=seats, began=seats, host=person.player, max_seats=2)
        await store.save_table(replace(row, phase="playing", settings=encode(settings)))  # and then the process died
        await one.restart()
        while len(one.room.log) < 2:
            await asyncio.sleep(0.001)
        assert one.room.log[1].actor == 1


async def test_a_table_that_is_gone_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        row = await one.store.table(TABLE)
        assert row is not None
        with pytest.raises(KippuError, match=r"^no_table") as refused:
            await Room(one.store, replace(row, id="gone")).load()
        assert refused.value.params == {"id": "gone"}


async def test_a_setting_that_another_process_has_changed_is_changed_again(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        behind = one.room
        await one.restart()
        await one.room.lobby.mute(0, muted=True)
        await behind.lobby.mute(1, muted=True)
        assert behind.info().muted == (0, 1)
        row = await one.store.table(TABLE)
        assert row is not None
        assert row.revision == 3  # the start, and both


async def test_what_another_process_tells_is_passed_on(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 2) as one:
        behind, house, ear = one.room, one._server.house, await one.enter(0)
        await one.restart()
        for number, told in enumerate(((TABLE, "entry"), ("", "resync"))):
            assert (await one.write(number))["n"] == number + 1
            await house._heard("nowhere", "entry")
            assert len(behind.log) == number + 1
            await house._heard(*told)
            assert len(behind.log) == number + 2 or number  # after both have written, the next card is turned
        assert behind.log == one.room.log
        said = Said(1, "P1", "hello", 5)
        await house._heard(TABLE, "said " + encode(said).decode())
        (heard,) = ear.messages("said")
        assert heard == {"type": "said", "seat": 1, "name": "P1", "text": "hello", "at": 5}


# --- a store that fails -----------------------------------------------------------------------------------


class Failing(SqliteStore):
    """A store that does not answer, if it is told to."""

    fails: frozenset[str] = frozenset()

    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        if "append" in self.fails:
            raise StoreUnavailable("store_unavailable")
        await super().append(table_id, entries)
        if "answer" in self.fails:
            raise StoreUnavailable("store_unavailable")

    async def save_table(self, row: TableRow) -> TableRow:
        if "save" in self.fails:
            raise StoreUnavailable("store_unavailable")
        return await super().save_table(row)

    async def table(self, table_id: str) -> TableRow | None:
        if "read" in self.fails:
            raise StoreUnavailable("store_unavailable")
        return await super().table(table_id)


async def test_what_cannot_be_stored_has_never_happened(tmp_path: Path) -> None:
    async with Failing(str(tmp_path / "games.db")) as store:
        one = World(store, 2)
        await one.begin()
        ear = await one.enter(0)
        sheet, version = await one.sheet(0)
        for fails in ({"append"}, {"append", "read"}):
            store.fails = frozenset(fails)
            answer = await one.do(ear, sheet.options()[0], version=version, id_="mine")
            assert answer == {"type": "refused", "refusal": {"code": "store_unavailable"}, "id": "mine"}
            assert (len(one.room.log), ear.messages("news")) == (1, [])
        store.fails = frozenset({"read"})
        assert (await welcomed(one.room, one, 1, since=5))["version"] == 0  # it cannot catch up, and says what it has
        store.fails = frozenset()
        assert (await one.do(ear, sheet.options()[0], version=version, id_="mine"))["n"] == 1


async def test_what_is_stored_though_the_store_did_not_answer_has_happened(tmp_path: Path) -> None:
    async with Failing(str(tmp_path / "games.db")) as store:
        one = World(store, 2)
        await one.begin()
        ear = await one.enter(0)
        sheet, version = await one.sheet(0)
        store.fails = frozenset({"answer"})
        answer = await one.do(ear, sheet.options()[0], version=version)
        assert answer["refusal"]["code"] == "store_unavailable"
        assert (len(one.room.log), [news["entries"][0]["n"] for news in ear.messages("news")]) == (2, [1])


async def test_a_decision_that_could_not_be_ended_is_ended_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_clock, "_AGAIN", 0.001)
    async with Failing(str(tmp_path / "games.db")) as store:
        one = World(store, 2)
        await one.begin(clock=3_600_000)  # longer than anybody waits here
        store.fails = frozenset({"append"})
        one.room.core.clock._pass()
        for _ in range(100):
            await asyncio.sleep(0.001)
        assert len(one.room.log) == 1
        store.fails = frozenset()
        while len(one.room.log) < 3:
            await asyncio.sleep(0.001)


async def test_the_end_of_a_game_is_kept_when_it_is_read_again(tmp_path: Path) -> None:
    async with Failing(str(tmp_path / "games.db")) as store:
        one = World(store, 1)
        await one.begin()
        await one.room.lobby.bot_plays(0)
        while one.room.core.busy:
            await asyncio.sleep(0.001)
        row = await store.table(TABLE)
        assert row is not None
        assert (row.phase, one.room.info().phase) == ("over", "over")
        await store.save_table(_playing(row))
        await one.restart()
        row = await store.table(TABLE)
        assert row is not None
        assert (row.phase, one.room.info().seed) == ("over", row.seed)
        await one.restart()
        again = await store.table(TABLE)
        assert again == row  # the end is kept once
        await store.save_table(_playing(row))
        store.fails = frozenset({"save"})
        await one.restart()
        assert one.room.record().outcome is not None  # it is over, whatever the store says


def _playing(row: TableRow) -> TableRow:
    return replace(row, phase="playing")


# --- being woken ------------------------------------------------------------------------------------------


async def test_a_day_is_woken_until_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_the_day(monkeypatch)
    async with here(tmp_path) as one, SqliteStore(str(tmp_path / "games.db")) as store:
        city = await City(one).begin()
        assert await store.waking_tables() == [city.table]
        room = await House(store).room(city.table)
        while room.core._worker is None or not room.core._worker.done():
            await asyncio.sleep(0.001)
        assert not room.idle  # its alarm is set
        line, _ = await city.gm.connect(city.table)
        for command in ("end_now", "close_result"):
            assert (await line.do({"type": command}))["type"] == "done"
        while (await city.gm.get(city.at))["phase"] != "over":
            await line.receive()
        await city.one.person().get(city.at)
        row = await store.table(city.table)
        assert row is not None
        assert (await store.waking_tables(), row.phase) == ([], "over")
        assert await city.gm.refused("POST", f"{city.at}/rematch") == (403, "not_seated", {})
        assert await city.phone.refused("POST", f"{city.at}/rematch") == (400, "too_late", {})


async def test_a_table_without_a_day_is_not_woken(tmp_path: Path) -> None:
    async with world(tmp_path / "games.db", 1) as one:
        assert (await one.write(0))["type"] == "done"
        assert await one.store.waking_tables() == []
        assert not one.room.core.clock.is_set


async def test_tables_that_nobody_can_wake_keep_no_other_asleep(tmp_path: Path) -> None:
    async with here(tmp_path) as one, SqliteStore(str(tmp_path / "games.db")) as store:
        city = await City(one).begin()
        row = await store.table(city.table)
        assert row is not None
        await store.create_table(replace(row, id="gone", rules=99, players=(), codes=()))
    async with here(tmp_path) as again:
        while "kippu_rooms 1.0" not in (await again.person().http.get("/metrics")).text:
            await asyncio.sleep(0.001)
