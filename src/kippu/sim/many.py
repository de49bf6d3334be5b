"""Many games: the same ones for the same plan, on any number of processes."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from kippu.bots import find_bot
from kippu.core import record
from kippu.core.game import Options
from kippu.core.record import AnyRecord
from kippu.core.versions import find, read_record
from kippu.sim.jobs import Run
from kippu.sim.playout import playout

_BATCH = 16  # games a worker plays before it reports


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: a game, its options, a bot per seat. Game number i has the seed `seed/i`."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    games: int

    def check(self) -> None:
        """Refuse what cannot be played, before anything is played."""
        game = find(self.game)
        game.info.check(self.options, len(self.bots))
        for name in self.bots:
            find_bot(game, name)

    def play(self, number: int) -> AnyRecord:
        """The record of one game."""
        return playout(find(self.game), self.options, self.bots, f"{self.seed}/{number}")


def play_many(plan: Plan, run: Run | None = None) -> Iterator[tuple[bytes, AnyRecord]]:
    """Every game of a plan, in order, as a line and as a record; played here, or by what runs jobs."""
    if run is None:
        for number in range(plan.games):
            one = plan.play(number)
            yield record.encode(one), one
        return
    text = msgspec.json.encode(plan.options)
    jobs = [
        (plan.game, text, plan.bots, plan.seed, first, min(first + _BATCH, plan.games))
        for first in range(0, plan.games, _BATCH)
    ]
    for lines in run(_batch, jobs):
        for line in lines:
            yield line, read_record(line)[1]


def _batch(game: str, options: bytes, bots: tuple[str, ...], seed: str, first: int, last: int) -> list[bytes]:
    plan = Plan(game, msgspec.json.decode(options, type=find(game).info.options), bots, seed, last)
    return [record.encode(plan.play(number)) for number in range(first, last)]
