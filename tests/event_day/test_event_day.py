"""The short version of `make event-day`."""

import asyncio

import pytest

from tests.event_day.day import event_day
from tests.load.serving import database


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.nightly)])
def test_nothing_that_was_reported_without_signal_is_lost(kind: str) -> None:
    with database(kind) as db:
        figures = asyncio.run(event_day(db, seed=4, teams=4, phones=12, spectators=5, minutes=24, rate=120.0, kills=1))
    assert figures.lost == 0
    assert figures.kills == 1
    assert figures.without_signal > 10
    assert figures.merged_late > 0
