"""`make strength`: how well the master plays MetroX alone and in races, and how long it thinks."""

import random
import sys
import time
from collections.abc import Sequence
from statistics import fmean, median, stdev
from typing import Any

from rich.console import Console
from rich.progress import track

from kippu.core.game import AnyBot
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.metrox.bots import BOTS
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import MetroXOptions

_SOLO, _RACES = 10_000, 500


class Timed:
    """A bot, and how long each of its decisions took."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: Any, options: Sequence[Any], rng: random.Random) -> Any:
        """What the bot chooses."""
        began = time.perf_counter()
        chosen = self._bot.choose(view, options, rng)
        self.seconds.append(time.perf_counter() - began)
        return chosen


def play(map_: str, bots: Sequence[AnyBot], seed: str) -> list[tuple[float, int]]:
    """What everybody has won of a game, and their scores."""
    table = Table(GAME, MetroXOptions(map_), [Seat(str(seat)) for seat in range(len(bots))], seed)
    rngs = [random.Random(f"bot {seat} of {seed}") for seat in range(len(bots))]
    while waiting := GAME.to_act(table.state):
        for seat in waiting:
            assert isinstance(seat, int)
            options = tuple(GAME.legal(table.state, seat))
            table.submit(seat, bots[seat].choose(table.view(seat), options, rngs[seat]), at=0)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    winners = outcome.ranking[0]
    return [((seat in winners) / len(winners), score) for seat, score in enumerate(outcome.scores)]


def solo(console: Console, map_: str, games: int) -> None:
    """The master alone."""
    master = Timed(BOTS["master"])
    play(map_, [master], "warm")
    master.seconds.clear()
    scores = [play(map_, [master], f"strength/{number}")[0][1] for number in track(range(games), map_, console=console)]
    best = sum(score >= 50 for score in scores) / games
    console.print(
        f"{map_}: {games:,} solo games, mean {fmean(scores):.2f} ± {1.96 * stdev(scores) / games**0.5:.2f}, "
        f"{100 * best:.1f} % at 50 or more, median move {1000 * median(master.seconds):.2f} ms"
    )


def races(console: Console, map_: str, games: int) -> None:
    """The master against three of the next level, on every seat in turn."""
    won = 0.0
    for number in track(range(games), f"{map_}, races", console=console):
        bots = [BOTS["expert"]] * 4
        bots[number % 4] = BOTS["master"]
        won += play(map_, bots, f"races/{number}")[number % 4][0]
    share = won / games
    error = 1.96 * (share * (1 - share) / games) ** 0.5
    console.print(
        f"{map_}: {games:,} races of four, the master wins {100 * share:.1f} ± {100 * error:.1f} % against experts"
    )


if __name__ == "__main__":
    screen = Console(highlight=False)
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    for one in ("tokyo", "osaka"):
        solo(screen, one, int(_SOLO * scale))
        races(screen, one, int(_RACES * scale))
