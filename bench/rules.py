"""Random play through the public functions of a game, next to a plain Python loop as a yardstick."""

import random
import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

from kippu.core.chance import Seeded
from kippu.core.game import AnyGame, Options
from kippu.core.versions import find
from kippu.games.izakaya.rules.types import IzakayaOptions
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions

_ROUNDS = 5  # of each measure; the best counts, since noise only ever slows


def random_play(game: AnyGame, options: object, seats: int, games: int) -> int:
    """Play games at random with the generator of the records; the number of decisions made."""
    rng = random.Random(1)
    decisions = 0
    for number in range(games):
        chance = Seeded(f"bench/{number}")
        state = game.start(options, seats, chance).state
        while waiting := game.to_act(state):
            for seat in waiting:
                state = game.apply(state, seat, rng.choice(game.legal(state, seat)), chance, 0).state
                decisions += 1
    return decisions


def yardstick() -> int:
    """A loop of small-integer work: a million steps."""
    mask = 1
    for step in range(1_000_000):
        mask ^= (mask << 1 | step) & 0xFFFF
    return 1_000_000


def per_second(work: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """The best of some runs, in units of work per second of a clock."""
    best = 0.0
    for _ in range(_ROUNDS):
        began = clock()
        done = work()
        best = max(best, done / (clock() - began))
    return best


# Game, options, seats, games, and what is told of the options.
LINEUPS: tuple[tuple[str, Options, int, int, str], ...] = (
    ("metrox", MetroXOptions("tokyo"), 1, 600, "tokyo"),
    ("metrox", MetroXOptions("tokyo"), 4, 200, "tokyo"),
    ("metrox", MetroXOptions("osaka"), 4, 200, "osaka"),
    ("metrox", MetroXOptions("tokyo"), 99, 8, "tokyo"),
    *(("tokyo_metro", TokyoMetroOptions(), seats, 120 // (1 + seats), "tokyo") for seats in (1, 2, 3, 4, 5)),
    *(("izakaya", IzakayaOptions(), seats, 400 // seats, "") for seats in (2, 3, 4, 5)),
)
GOALS = {"metrox": 100_000, "tokyo_metro": 25_000, "izakaya": 15_000}  # decisions per second


def report(console: Console) -> None:
    """Decisions per second on one core, and per million steps of the yardstick."""
    steps = per_second(yardstick)
    table = Table(title="Random play through the public functions, one core")
    for column in ("game", "options", "seats", "decisions/s", "goal", "per million yardstick steps"):
        table.add_column(column, justify="right")
    for id_, options, seats, games, told in LINEUPS:
        rate = per_second(partial(random_play, find(id_), options, seats, games))
        table.add_row(id_, told, str(seats), f"{rate:,.0f}", f"{GOALS[id_]:,}", f"{rate / steps * 1e6:,.0f}")
    console.print(table)
    console.print(f"yardstick: {steps / 1e6:.1f} million steps/s")
