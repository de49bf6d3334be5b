"""The short version of `make crash`."""

import asyncio

import pytest

from tests.crash.crash import crash
from tests.load.serving import DATABASES, database


@pytest.mark.parametrize("kind", DATABASES)
def test_a_killed_server_has_lost_nothing_that_it_acknowledged(kind: str) -> None:
    with database(kind) as db:
        figures = asyncio.run(crash(db, kills=2, games=5, seed=1, up=0.4, think=0.02))
    assert figures.kills == 2
    assert figures.finished >= 5
