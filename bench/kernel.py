"""The MetroX kernel beside a twin in C++ and beside objects in Python; how soon a fresh process is of use."""

import ctypes
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import fmean, median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.peer import Game
from bench.rules import per_second
from kippu.core.jit import zeros
from kippu.games.metrox.envs.solo import MetroXVectorEnv
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.rules.parts import deck_of, map_of, parts
from kippu.games.metrox.rules.types import MetroXOptions

_GAMES, _PEER_GAMES, _TURNS = 200_000, 300, 12
# SciPy, which only tests bring along, is kept out: numba would load it.
_START = """
import sys
sys.modules.update(scipy=None, coverage=None, yaml=None)  # who plays does not have them; numba looks for all
from kippu.games.metrox.fast.kernel import play_at_random
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import MetroXOptions
print(sum(play_at_random(parts(MetroXOptions()), 1, 10000, "start")[0]))
"""


def report(console: Console) -> None:
    """Playouts per second and ratios, run in turns so that noise meets all alike."""
    twin = _twin(console)
    table = Table(title="Solo games at random, one core (goals: 0.8 of C++, 200 times objects; the median of turns)")
    for column in ("map", "kernel, games/s", "C++, games/s", "objects, games/s", "kernel / C++", "kernel / objects"):
        table.add_column(column, justify="right")
    for map_ in ("tokyo", "osaka"):
        options = MetroXOptions(map_)
        turns = [_turn(options, twin, str(turn)) for turn in range(_TURNS)]
        kernel, cpp, peer = (median(one) for one in zip(*turns, strict=True))
        of_twin = median(a / b for a, b, _ in turns) if twin else 0
        of_peer = median(a / c for a, _, c in turns)
        rates = (f"{kernel:,.0f}", f"{cpp:,.0f}" if twin else "-", f"{peer:,.0f}")
        table.add_row(map_, *rates, f"{of_twin:.2f}" if twin else "-", f"{of_peer:.0f}")
    console.print(table)
    _starts(console)
    _vector(console)


def _turn(options: MetroXOptions, twin: Any, seed: str) -> tuple[float, float, float]:
    """Games per second of all three, one after the other; kernel and twin play the same games."""
    shared = parts(options)
    k.play_at_random(shared, 1, 1, seed)
    began = time.perf_counter()
    scores, _ = k.play_at_random(shared, 1, _GAMES, seed)
    kernel = time.perf_counter() - began
    cpp = float("inf")
    if twin:
        t, dice, same = k.tables(shared), k.dice(seed), zeros(_GAMES)
        began = time.perf_counter()
        twin.playouts(_at(t), _at(dice), ctypes.c_int64(_GAMES), _at(same))
        cpp = time.perf_counter() - began
        assert np.array_equal(scores, same), "the twin plays other games"
    rng, data, cards = random.Random(seed), map_of(options), deck_of(options).cards
    began = time.perf_counter()
    played = [Game(data, cards, rng).play() for _ in range(_PEER_GAMES)]
    peer = time.perf_counter() - began
    assert abs(fmean(played) - fmean(scores)) < 4, "objects play another game"
    return _GAMES / kernel, _GAMES / cpp, _PEER_GAMES / peer


def _at(numbers: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(numbers.ctypes.data)


def _twin(console: Console) -> Any:
    """The twin, compiled for this machine, if it has a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        console.print("There is no C++ compiler here, so the kernel has nothing to be compared with: install g++.")
        return None
    folder = Path(tempfile.mkdtemp())
    library = folder / "twin.so"
    source = Path(__file__).with_name("twin.cpp")
    subprocess.run(  # noqa: S603
        [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)], check=True
    )
    found = ctypes.CDLL(str(library))
    shutil.rmtree(folder)
    return found


def _starts(console: Console) -> None:
    """From nothing to 10,000 games, with an empty cache on disk and with a full one; the best of some starts."""
    cold, warm = [], []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as cache:
            environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
            first, *others = (_seconds(environment) for _ in range(4))
        cold.append(first)
        warm += others
    empty = min(_seconds(dict(os.environ), "pass") for _ in range(3))
    console.print(
        f"A fresh process has played 10,000 games after {min(cold):.2f} s with a cold cache, {min(warm):.2f} s with a "
        f"warm one (goals: 1.5 s and 0.5 s; an empty Python takes {empty:.2f} s)."
    )


def _seconds(environment: dict[str, str], program: str = _START) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment)  # noqa: S603
    return time.perf_counter() - began


def _vector(console: Console) -> None:
    """Decisions per second through the public API of the vector environment, choosing included."""
    many = MetroXVectorEnv(4096)
    seen, _ = many.reset(seed=1)

    def steps() -> int:
        nonlocal seen
        for _ in range(100):
            seen, *_ = many.step(seen["action_mask"].argmax(1))
        return 100 * 4096

    console.print(f"Vector environment, 4,096 games: {per_second(steps):,.0f} decisions/s (goal: 1,000,000).")
