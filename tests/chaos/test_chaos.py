"""The short version of `make chaos`."""

import asyncio

import pytest

from tests.chaos.chaos import chaos
from tests.load.serving import database


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_bad_lines_lose_nothing_and_double_nothing(kind: str, workers: int) -> None:
    with database(kind) as db:
        figures = asyncio.run(chaos(db, moves=300, games=8, seed=1, workers=workers, patience=0.1, cut=0.01))
    assert figures.moves >= 300
    assert all(figures.lines[what] > 100 for what in ("dropped", "doubled", "late"))
    assert figures.lines["cut"] > 0
