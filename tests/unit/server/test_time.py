"""The machine's clock may be set back: a game's time never goes back."""

import asyncio
import time
from pathlib import Path

import pytest

from kippu.server import clock
from kippu.server.clock import Clock
from tests.load.world import world

_HOUR = 3_600_000


def set_clock(monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    """The server's clock is so much ahead of the real time from now on."""
    real = int(time.time() * 1000)
    monkeypatch.setattr(clock, "_CLOCK", Clock(f"{real},{real + ahead},1"))


def test_the_times_of_a_log_never_go_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            for seat, ahead in enumerate((0, -_HOUR)):
                set_clock(monkeypatch, ahead)
                assert (await one.write(seat))["type"] == "done"
            times = [entry.at for entry in one.room.log]
            assert len(times) == 3
            assert times == sorted(times)
            set_clock(monkeypatch, _HOUR)
            assert (await one.write(0))["type"] == "done"
            assert one.room.log[-1].at >= times[-1] + _HOUR / 2  # and it goes on when the clock does

    asyncio.run(scene())
