import asyncio
import random
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from kippu.server.store import store_for
from tests.store.appender import TABLES, body

_ROOT = Path(__file__).parents[2]
_KILLS = 10


def _acknowledged_before_the_kill(url: str) -> dict[str, set[int]]:
    """Let a process append, kill it at some moment, and tell what it was told to be stored."""
    command = [sys.executable, "-m", "tests.store.appender", url]
    with subprocess.Popen(command, cwd=_ROOT, stdout=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(random.randint(1, 200))]
        process.kill()
        lines += process.stdout.readlines()
    acknowledged: dict[str, set[int]] = defaultdict(set)
    for line in lines:
        table, *numbers = line.decode().split()
        acknowledged[table] |= set(map(int, numbers))
    return acknowledged


async def _check(url: str, acknowledged: dict[str, set[int]]) -> None:
    async with store_for(url) as store:
        for table in TABLES:
            kept = await store.entries(table)
            assert acknowledged[table] <= {entry.n for entry in kept}
            assert [entry.n for entry in kept] == list(range(len(kept)))
            for entry in kept:
                first, last = map(int, entry.body.rstrip(b"\0").split()[2:])
                assert entry.body == body(table, entry.n, first, last)
                assert last < len(kept), "what was appended together was kept in part"


def test_what_was_acknowledged_survives_a_kill_at_any_moment(url: str) -> None:
    acknowledged: dict[str, set[int]] = defaultdict(set)
    for _ in range(_KILLS):
        for table, numbers in _acknowledged_before_the_kill(url).items():
            assert not numbers & acknowledged[table], "a number was given away twice"
            acknowledged[table] |= numbers
        asyncio.run(_check(url, acknowledged))
    assert all(acknowledged.values())
