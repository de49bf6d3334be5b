"""The short version of `make fuzz`."""

import asyncio
import sys

import pytest

from tests.fuzz.fuzz import fuzz
from tests.load.serving import DATABASES, database


@pytest.mark.parametrize("kind", DATABASES)
def test_hostile_frames_and_requests_disturb_nobody(kind: str) -> None:
    with database(kind) as db:
        figures = asyncio.run(fuzz(db, frames=600, requests=150, seed=1, think=0.02))
    assert figures.games > 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets attackers have an address of their own at once")
def test_limits_stop_those_who_exceed_them_and_nobody_else() -> None:
    with database("sqlite") as db:
        figures = asyncio.run(fuzz(db, frames=600, requests=150, seed=1, limits=True, think=0.05))
    assert figures.games > 0
    assert figures.answers["close 4429"]
