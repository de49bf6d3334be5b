"""Random play through the public functions of a game, next to a plain Python loop as a yardstick."""

import random
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from kippu.core.chance import Seeded
from kippu.core.game import AnyGame
from kippu.games import find
from kippu.games.metrox.types import MetroXOptions
from kippu.games.tokyo_metro.parts import TokyoMetroOptions

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
                state = game.apply(state, seat, rng.choice(tuple(game.legal(state, seat))), chance, 0).state
                decisions += 1
    return decisions


def yardstick() -> int:
    """A loop of small-integer work: a million steps."""
    mask = 1
    for step in range(1_000_000):
        mask ^= (mask << 1 | step) & 0xFFFF
    return 1_000_000


def per_second(work: Callable[[], int]) -> float:
    """The best of some runs, in units of work per second."""
    best = 0.0
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def report(console: Console) -> None:
    """Decisions per second on one core, and per million steps of the yardstick."""
    game = find("metrox")
    steps = per_second(yardstick)
    table = Table(title="Random play through the public functions, one core (goals: 100,000 and 25,000 decisions/s)")
    for column in ("game", "map", "seats", "decisions/s", "per million yardstick steps"):
        table.add_column(column, justify="right")
    for map_, seats, games in (("tokyo", 1, 600), ("tokyo", 4, 200), ("osaka", 4, 200), ("tokyo", 99, 8)):
        options = MetroXOptions(map=map_)
        rate = per_second(lambda seats=seats, games=games, options=options: random_play(game, options, seats, games))  # type: ignore[misc]
        table.add_row("metrox", map_, str(seats), f"{rate:,.0f}", f"{rate / steps * 1e6:,.0f}")
    metro = find("tokyo_metro")
    for seats, games in ((1, 100), (2, 60), (3, 50), (4, 40), (5, 40)):
        rate = per_second(lambda seats=seats, games=games: random_play(metro, TokyoMetroOptions(), seats, games))  # type: ignore[misc]
        table.add_row("tokyo_metro", "tokyo", str(seats), f"{rate:,.0f}", f"{rate / steps * 1e6:,.0f}")
    console.print(table)
    console.print(f"yardstick: {steps / 1e6:.1f} million steps/s")
