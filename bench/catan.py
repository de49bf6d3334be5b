"""`make bench-catan`: TOKYO METRO beside Catanatron, random players in both, turn about in one run on one core.

Both are economic games with many options a turn, in pure Python. A decision is one choice of one player, with its
legal options listed and its effect applied to a game that can be played on. Catanatron is not a part of Kippu; it
has an environment of its own. CPU time is counted, so that what else the machine does matters less.
"""

import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.rules import random_play
from kippu.core.versions import find
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions

PYTHON = Path(sys.prefix) / "catanatron" / "bin" / "python"
_SEATS = (2, 3, 4)
_TURNS = 3  # times that each is measured; the best counts, since noise only ever slows

# Runs in the other environment, and prints decisions per second.
_RANDOM_CATAN = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
seats, done, began = int(sys.argv[1]), 0, time.process_time()
while time.process_time() - began < 2:
    game = Game([RandomPlayer(color) for color in list(Color)[:seats]])
    game.play()
    done += len(game.state.actions)
print(done / (time.process_time() - began))
"""


def metro(seats: int) -> float:
    """Decisions per second of random players of TOKYO METRO."""
    game, began = find("tokyo_metro"), time.process_time()
    done = 0
    while time.process_time() - began < 2:
        done += random_play(game, TokyoMetroOptions(), seats, 10)
    return done / (time.process_time() - began)


def catan(seats: int) -> float:
    """Decisions per second of random players of Catanatron."""
    done = subprocess.run([PYTHON, "-c", _RANDOM_CATAN, str(seats)], check=True, capture_output=True, text=True)  # noqa: S603
    return float(done.stdout)


def main() -> None:
    """Measure, turn about, and print a table."""
    table = Table(title=f"Random play, decisions per second of CPU, the best of {_TURNS}")
    for column in ("seats", "TOKYO METRO", "Catanatron", "ratio"):
        table.add_column(column, justify="right")
    for seats in _SEATS:
        ours = theirs = 0.0
        for _ in range(_TURNS):
            ours = max(ours, metro(seats))
            theirs = max(theirs, catan(seats))
        table.add_row(str(seats), f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.2f}")
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
