"""Two processes on one store, and the second has heard nothing of what the first has stored since."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables.room import Room
from tests.load.world import World

Scene = Callable[[World, Room, Room], Awaitable[None]]


@pytest.fixture
def played(tmp_path: Path) -> Callable[[Scene], None]:
    """Plays a scene with a table in its lobby, and the rooms that two processes have for it."""

    async def play(scene: Scene) -> None:
        async with SqliteStore(str(tmp_path / "games.db")) as store:
            world = World(store, 2)
            await world.make_table()
            first = world.room
            await world.restart()
            await scene(world, first, world.room)

    return lambda scene: asyncio.run(play(scene))


def test_who_comes_with_a_newer_version_is_not_told_an_older_one(played: Callable[[Scene], None]) -> None:
    async def scene(world: World, first: Room, second: Room) -> None:
        world.room = first
        await first.lobby.start()
        assert (await world.write(0))["n"] == 1
        world.room = second
        ear = await world.enter(1, since=1)
        (welcome,) = ear.messages("welcome")
        assert (welcome["version"], "view" in welcome) == (1, False)

    played(scene)


def test_a_command_made_against_a_newer_version_counts(played: Callable[[Scene], None]) -> None:
    async def scene(world: World, first: Room, second: Room) -> None:
        watching = await world.enter(None)
        world.room = first
        await first.lobby.start()
        sheet, version = await world.sheet(0)
        ear = await world.enter(0)
        world.room = second
        assert (await world.do(ear, sheet.options()[0], version=version))["n"] == 1
        world.room = first
        sheet, _ = await world.sheet(1)
        ear = await world.enter(1)
        assert (await world.do(ear, sheet.options()[0], version=1))["n"] == 2
        assert watching.messages("welcome")[-1]["version"] == 0
        assert [entry["n"] for message in watching.messages("news") for entry in message["entries"]] == [1]

    played(scene)


def test_who_got_a_seat_from_one_has_it_at_the_other(played: Callable[[Scene], None]) -> None:
    async def scene(world: World, first: Room, second: Room) -> None:
        await first.lobby.remove_seat(1)
        guest = await world.store.create_player(b"guest", "Guest", now=1)
        assert await first.lobby.join(guest.id, "Guest") == 1
        world.players[1] = guest.id
        world.room = second
        ear = await world.enter(1)
        assert ear.messages("welcome")[0]["you"] == 1

    played(scene)
