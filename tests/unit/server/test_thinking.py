"""Bots that think do so without keeping anybody waiting."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from kippu.games.metrox import bots
from kippu.server.tables import bot_seats
from tests.load.world import World, world


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """While this is not set, every bot of MetroX is still thinking."""
    done = threading.Event()
    chosen = bots.Player.choose

    def choose(*args: Any) -> object:
        assert done.wait(30)
        return chosen(*args)

    monkeypatch.setattr(bots.Player, "choose", choose)
    monkeypatch.setattr(bot_seats, "thinks", lambda _, name: name == "greedy")
    return done


async def turn_of(one: World) -> int:
    ear = await one.enter(None)
    one.room.goodbye(ear)
    (welcome,) = ear.messages("welcome")
    turn: int = welcome["view"]["turn"]
    return turn


def test_people_go_on_while_a_bot_thinks(tmp_path: Path, thinking: threading.Event) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 3) as one:
            await one.room.lobby.bot_plays(2)
            assert (await one.write(0))["type"] == "done"
            assert (await one.write(1))["type"] == "done"
            assert await turn_of(one) == 1
            assert not one.room.idle
            thinking.set()
            while await turn_of(one) == 1:
                await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_room_where_a_bot_thinks_is_not_idle(tmp_path: Path, thinking: threading.Event) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await one.room.lobby.bot_plays(1)
            while not one.room.core.bots.thinking:
                await asyncio.sleep(0.001)
            assert not one.room.away
            assert not one.room.idle
            thinking.set()
            while not one.room.idle:
                await asyncio.sleep(0.001)

    asyncio.run(scene())


def test_bots_alone_play_in_parts_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "_TURNS_TOGETHER", 3)

    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            for seat in range(2):
                await one.room.lobby.bot_plays(seat)
            while one.room.info().phase != "over":
                await asyncio.sleep(0.001)

    asyncio.run(scene())


def test_a_thought_counts_for_nothing_if_the_player_is_back_meanwhile(
    tmp_path: Path, thinking: threading.Event
) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await one.room.lobby.bot_plays(1)
            assert (await one.write(1))["type"] == "done"  # whoever comes back plays again
            thinking.set()
            while not one.room.idle:
                one.room.away._timers.clear()  # those who came have gone
                await asyncio.sleep(0.01)
            assert await turn_of(one) == 1

    asyncio.run(scene())
