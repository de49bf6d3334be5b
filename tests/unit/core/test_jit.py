"""Functions for the machine: the same results with and without numba."""

import subprocess
import sys
from array import array
from textwrap import dedent

import pytest

from kippu.core.jit import COMPILED, bit_count, ints, jit, low_bit, plain, reals, shorts, singles, zeros


@jit
def bits(numbers: list[int], found: list[int]) -> None:
    for one in range(len(numbers)):
        found[2 * one] = low_bit(numbers[one])
        found[2 * one + 1] = bit_count(numbers[one])


def test_bits_are_counted() -> None:
    numbers, found = ints([1, 2, 12, (1 << 62) + (1 << 40)]), zeros(8)
    bits(numbers, found)  # type: ignore[arg-type]
    assert plain(found) == [0, 1, 1, 1, 2, 2, 40, 2]


def test_lists_hold_what_they_are_for() -> None:
    assert (len(zeros(3)), len(reals(2)), len(singles(4))) == (3, 2, 4)
    assert list(shorts(array("h", [-5, 7]))) == [-5, 7]


def without_numba(program: str) -> str:
    """What a program prints where numba is not installed."""
    blocked = "import sys; sys.modules['numba'] = None\n" + dedent(program)
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


PLAYED = """
from kippu.core.jit import plain
from kippu.games.metrox.game import GAME
from kippu.games.metrox.fast.kernel import play_at_random
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.playout import playout
shared = parts(MetroXOptions("osaka"))
print(plain(play_at_random(shared, 1, 30, "same")[0]), plain(play_at_random(shared, 3, 5, "same")[0]))
print([playout(GAME, MetroXOptions(), ("casual", "greedy", "expert"), "same").outcome.scores])
"""

ENVIRONMENT = """
import numpy as np
from kippu.games.metrox.envs.solo import MetroXVectorEnv
many = MetroXVectorEnv(3)
seen, _ = many.reset(seed=4)
total = np.zeros(3)
for _ in range(40):
    seen, rewards, *_ = many.step(seen["action_mask"].argmax(1))
    total += rewards
print(total.tolist(), float(seen["observation"].sum().round(4)))
"""


@pytest.mark.untraced
@pytest.mark.parametrize("program", [PLAYED, ENVIRONMENT], ids=["games", "environment"])
def test_without_numba_everything_is_the_same_but_slower(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert COMPILED, "the tests are set up with numba: there would be nothing to compare with"
    exec(program, {})  # noqa: S102 - the same words, here and there
    assert without_numba(program) == capsys.readouterr().out.strip()


def test_without_numba_people_are_told() -> None:
    program = """
    import sys
    sys.argv[1:] = ["sim", "metrox", "--games", "1", "--lang", "en"]
    sys.stderr = sys.stdout
    from kippu.cli import main
    main()
    """
    assert "pip install 'kippu[fast]'" in without_numba(program)
