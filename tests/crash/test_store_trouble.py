"""A room whose store is slow, fails, or is left alone by a process that dies at a bad moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kippu.core.errors import KippuError
from kippu.server.store import EntryRow, StoreUnavailable, TableRow
from kippu.server.store.sqlite import SqliteStore
from tests.load.world import Ear, World


class TroubledStore(SqliteStore):
    """A real store that can be told to wait before it keeps anything, and to fail before or after it has."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.open_gate = asyncio.Event()
        self.open_gate.set()
        self.asked = asyncio.Event()
        self.fails: set[str] = set()

    def _fail(self, when: str) -> None:
        if when in self.fails:
            raise StoreUnavailable("store_unavailable")

    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        self.asked.set()
        await self.open_gate.wait()
        self._fail("before append")
        await super().append(table_id, entries)
        self._fail("after append")

    async def save_table(self, row: TableRow) -> TableRow:
        self._fail(f"{row.phase} saved")
        return await super().save_table(row)

    async def _read(self, query: str, *params: object) -> list[Any]:
        self._fail("read")
        return await super()._read(query, *params)


@asynccontextmanager
async def _troubled(path: Path, seats: int) -> AsyncIterator[tuple[World, TroubledStore]]:
    async with TroubledStore(str(path)) as store:
        world = World(store, seats)
        await world.begin()
        yield world, store


Scene = Callable[[World, TroubledStore], Awaitable[None]]


@pytest.fixture
def played(tmp_path: Path) -> Callable[..., None]:
    """Plays a scene at a table with trouble."""

    def play(scene: Scene, seats: int = 2) -> None:
        async def run() -> None:
            async with _troubled(tmp_path / "games.db", seats) as (world, store):
                await scene(world, store)

        asyncio.run(run())

    return play


async def _all_here(world: World) -> list[Ear]:
    """Both seats and somebody who looks on, who know all until now."""
    ears = [await world.enter(seat) for seat in (0, 1, None)]
    for ear in ears:
        ear.heard.clear()
    return ears


def test_nobody_hears_of_a_move_before_it_is_stored(played: Callable[..., None]) -> None:
    async def scene(world: World, store: TroubledStore) -> None:
        sheet, version = await world.sheet(0)
        ears = await _all_here(world)
        store.asked.clear()
        store.open_gate.clear()
        doing = asyncio.create_task(world.do(ears[0], sheet.options()[0], version=version))
        await store.asked.wait()
        late = asyncio.create_task(world.enter(None))
        await world.get("/health", None)  # other things go on
        assert not [message for ear in ears for message in ear.heard]
        assert not doing.done()
        assert not late.done()
        store.open_gate.set()
        assert (await doing)["type"] == "done"
        assert all(ear.messages("news") for ear in ears)
        assert (await late).messages("welcome")[0]["version"] == version + 1

    played(scene)


def test_the_record_is_not_there_before_the_end_is_stored(played: Callable[..., None]) -> None:
    async def scene(world: World, store: TroubledStore) -> None:
        spaces_left = 23
        while spaces_left > 1:
            spaces_left -= (await world.sheet(0))[0].card != "free"
            await world.write(0)
        while (await world.sheet(0))[0].card == "free":
            await world.write(0)
        sheet, version = await world.sheet(0)
        ear = await world.enter(0)
        store.asked.clear()
        store.open_gate.clear()
        doing = asyncio.create_task(world.do(ear, sheet.options()[0], version=version))
        await store.asked.wait()
        with pytest.raises(KippuError, match="not_over"):
            world.room.record()
        store.open_gate.set()
        assert (await doing)["type"] == "done"
        assert world.room.record().outcome is not None

    played(scene, seats=1)


@pytest.mark.parametrize("fails", [{"before append"}, {"before append", "read"}])
def test_what_could_not_be_stored_never_happened(played: Callable[..., None], fails: set[str]) -> None:
    async def scene(world: World, store: TroubledStore) -> None:
        sheet, version = await world.sheet(0)
        ears = await _all_here(world)
        store.fails = fails
        choice = sheet.options()[0]
        refused = await world.do(ears[0], choice, version=version, id_="once")
        assert refused["refusal"]["code"] == "store_unavailable"
        assert not [message for ear in ears for message in ear.messages("news")]
        assert (await world.sheet(0))[1] == version
        store.fails = set()
        assert (await world.do(ears[0], choice, version=version, id_="once"))["n"] == version + 1
        assert all(len(ear.messages("news")) == 1 for ear in ears)

    played(scene)


@pytest.mark.parametrize("fails", [{"after append"}, {"after append", "read"}])
def test_what_was_stored_without_a_word_is_told_once(played: Callable[..., None], fails: set[str]) -> None:
    async def scene(world: World, store: TroubledStore) -> None:
        sheet, version = await world.sheet(0)
        ears = await _all_here(world)
        store.fails = fails
        choice = sheet.options()[0]
        refused = await world.do(ears[0], choice, version=version, id_="once")
        assert refused["refusal"]["code"] == "store_unavailable"
        store.fails = set()
        assert (await world.do(ears[0], choice, version=version, id_="once"))["n"] == version + 1
        for ear in ears:
            entries = [entry["n"] for message in ear.messages("news") for entry in message["entries"]]
            assert entries == [version + 1]
        assert len(await store.entries(world.room.id)) == version + 2

    played(scene)


def test_a_game_that_ended_as_its_process_died_is_over(played: Callable[..., None]) -> None:
    async def scene(world: World, store: TroubledStore) -> None:
        store.fails = {"over saved"}
        while not (await world.sheet(0))[0].over:
            await world.write(0)
        assert world.room.info().phase == "playing"
        store.fails = set()
        await world.restart()
        assert world.room.info().phase == "over"
        assert world.room.info().seed is not None

    played(scene, seats=1)


def test_a_game_that_cannot_begin_stays_in_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with SqliteStore(str(tmp_path / "games.db")) as store:
            world = World(store, 2)
            with pytest.raises(KippuError, match="unknown_map"):
                await world.begin(options=b'{"map":"paris"}')
            await world.restart()
            assert world.room.info().phase == "lobby"

    asyncio.run(scene())
