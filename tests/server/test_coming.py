"""Who comes and goes is told to those who are there, together."""

import asyncio
from pathlib import Path

import pytest

from kippu.server.tables import audience
from tests.load.world import world


def test_many_who_come_at_once_are_told_in_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "TOGETHER", 3_600)

    async def scene() -> None:
        async with world(tmp_path / "games.db", 20) as one:
            ears = [await one.enter(seat) for seat in range(20)]
            await one.room.lobby.mute(3, muted=True)  # a change of another kind is told at once, and the rest with it
            for ear in ears:
                (changed,) = ear.messages("changed")
                assert all(seat["connected"] for seat in changed["table"]["seats"])

    asyncio.run(scene())


def test_somebody_who_comes_is_told_without_any_other_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "TOGETHER", 0)

    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            ear = await one.enter(0)
            await one.enter(1)
            while not ear.messages("changed"):
                await asyncio.sleep(0)

    asyncio.run(scene())
