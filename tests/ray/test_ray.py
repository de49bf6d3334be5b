"""The same work on a real Ray cluster of two workers: the same results, also when a worker is killed."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kippu.games.metrox.coach.records import coach
from kippu.games.metrox.fast.course import Course, train
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.jobs import LOCAL, Run, runner
from kippu.sim.ladder import pairings, play
from kippu.sim.many import Plan, play_many
from tests.rules.metrox.sheets import CROSS, PLENTY

pytestmark = [
    pytest.mark.nightly,
    # Ray leaves sockets and files to be closed by the end of the process.
    pytest.mark.filterwarnings("ignore"),
]

PLAN = Plan("metrox", MetroXOptions(), ("greedy", "random"), "ray", 40)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Run]:
    with runner(2, LOCAL) as run:
        yield run


def test_games_are_the_same(cluster: Run) -> None:
    assert list(play_many(PLAN, cluster)) == list(play_many(PLAN))


def test_a_ladder_is_the_same(cluster: Run) -> None:
    plans = pairings("metrox", MetroXOptions(), ("random", "greedy", "master"), "ray", 4)
    assert list(play(plans, cluster)) == list(play(plans))


def test_training_is_the_same(cluster: Run) -> None:
    course = Course(MetroXOptions(CROSS, PLENTY), games=400, rounds=2, parts=2)
    with runner() as here:
        assert list(train(course, cluster)) == list(train(course, here))


def test_coaching_is_the_same(cluster: Run) -> None:
    lines = [line for line, _ in play_many(Plan("metrox", MetroXOptions(), ("greedy",), "coached", 2))]
    with runner() as here:
        assert list(coach(lines, None, 4, "s", cluster)) == list(coach(lines, None, 4, "s", here))


def killed_once(folder: str, number: int) -> int:
    """A job whose worker is killed the first time it tries."""
    mark = Path(folder) / str(number)
    if number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.1)
    return number * number


def test_a_killed_worker_costs_nothing_but_time(cluster: Run, tmp_path: Path) -> None:
    assert list(cluster(killed_once, [(str(tmp_path), number) for number in range(6)])) == [0, 1, 4, 9, 16, 25]
    assert (tmp_path / "1").exists()
