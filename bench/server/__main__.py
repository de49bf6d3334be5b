"""`make bench-server`: Kippu, every move on disk, beside boardgame.io, which keeps its moves in memory only.

Both get the same load from the same tool, in turns; they share one core, of which one always rests, and the load has
another. Two players at each match; one writes and takes it back without end, and each move goes to both. Kippu checks
the rules, stores the move, tells it as an event, and the mover also that it is done; boardgame.io runs a game without
rules or secrets and sends the whole state, as it does unless told otherwise. Neither compresses what it sends.
"Turn told" is the time from the last write of a turn until every socket at the table has what the turn brought.
"""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from statistics import median
from typing import NamedTuple, Protocol, TypeVar

import uvloop
from rich.console import Console
from rich.table import Table

from bench.server import boardgame_side, kippu_side
from bench.server.load import Crowd, Match, Measured, Player, as_fast_as_it_goes, clock, paced
from bench.server.serving import Serving

_SOCKETS = (200, 1_000, 2_000)
_PACED_SOCKETS, _PACED_RATE = 1_000, 1_000
_ROUNDS, _SECONDS = 5, 2.0
_IDLE, _AT_A_MATCH = 2_000, 100
_SEATS = 99  # the most that a game of MetroX has
_STRESS = 1_000  # more than any game has
_TURNS = 9

T = TypeVar("T")


class Side(Protocol):
    """What is measured: a module of this package."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """What it is called in the report."""
        ...

    def start(self) -> AbstractContextManager[Serving]:
        """A server with nothing in it, that lets any number sit at a table."""
        ...

    def new_match(self, server: Serving, seats: int, watching: int = 0) -> list[Player]:
        """The players of a new match, and those who watch."""
        ...


_SIDES: tuple[Side, Side] = (boardgame_side, kippu_side)


class Hall(NamedTuple):
    """A server with everybody connected to it."""

    crowd: Crowd
    matches: list[Match]
    memory: float  # that each of its sockets takes, in kB


@asynccontextmanager
async def hall(side: Side, matches: int, seats: int = 2, watching: int = 0) -> AsyncIterator[Hall]:
    """Start a server, make matches, and connect those who play and watch."""
    with side.start() as server:
        made = [Match(side.new_match(server, seats, watching)) for _ in range(matches)]
        players = [player for match in made for player in match.players]
        crowd, before = Crowd(players), server.memory()
        try:
            await crowd.open(server.port)
            yield Hall(crowd, made, (server.memory() - before) / len(players))
        finally:
            crowd.close()


async def close_turn(hall: Hall) -> float:
    """At one table, how long after the last seat has written everybody knows what the turn brought."""
    players = hall.matches[0].players
    *others, last = players
    version = last.version
    for player in others:
        player.write()
    await hall.crowd.all_heard(players, version + len(others))
    began = clock()
    last.write()
    return await hall.crowd.all_heard(players, version + len(players)) - began


async def in_turns(
    measure: Callable[[Hall], Awaitable[T]], rounds: int, matches: int, seats: int = 2, watching: int = 0
) -> tuple[list[T], list[T]]:
    """What both come to, one after the other, again and again: what disturbs one disturbs the other."""
    measured: tuple[list[T], list[T]] = ([], [])
    async with AsyncExitStack() as open_:
        halls = [await open_.enter_async_context(hall(side, matches, seats, watching)) for side in _SIDES]
        for _ in range(rounds):
            for one, results in zip(halls, measured, strict=True):
                results.append(await measure(one))
                gc.collect()
    return measured


class Report:
    """One table: a line per figure, and Kippu's as a ratio of the other's."""

    def __init__(self) -> None:
        self._load = ""
        self.table = Table(title="Live tables: Kippu, every move on disk, beside boardgame.io, in memory")
        for column in ("load", "measured"):
            self.table.add_column(column)
        for column in (*(side.NAME for side in _SIDES), "ratio", "goal"):
            self.table.add_column(column, justify="right")

    def section(self, load: str) -> None:
        """What follows was measured under this load."""
        self.table.add_section()
        self._load = load

    def add(self, what: str, theirs: float | None, ours: float, goal: str = "") -> None:
        """A figure of both, or of Kippu alone."""
        form = ",.0f" if ours > 1_000 else ",.2f"
        beside = ("", "") if theirs is None else (format(theirs, form), f"{ours / theirs:.2f}")
        self.table.add_row(self._load, what, beside[0], format(ours, form), beside[1], goal)
        self._load = ""

    def add_times(self, theirs: Sequence[Measured], ours: Sequence[Measured], goal: str = "") -> None:
        """How long moves took: the best round of each, since noise only ever slows."""
        for what, wanted in (("p50", ""), ("p99", goal)):
            best = [min(getattr(one, what) for one in rounds) * 1e3 for rounds in (theirs, ours)]
            self.add(f"{what} ms", best[0], best[1], wanted)


async def report(console: Console) -> None:
    """All figures, in a few minutes."""
    report, busiest = Report(), 0.0
    for sockets in _SOCKETS:
        with console.status(load := f"{sockets:,} sockets"):
            theirs, ours = await in_turns(_fast, _ROUNDS, sockets // 2)
        report.section(load)
        report.add("moves/s", max(one.moves for one in theirs), max(one.moves for one in ours))
        report.add_times(theirs, ours)
        busiest = max(busiest, *(one.busy for one in (*theirs, *ours)))

    with console.status(load := f"{_PACED_SOCKETS:,} at {_PACED_RATE:,} moves/s"):
        theirs, ours = await in_turns(_paced, _ROUNDS, _PACED_SOCKETS // 2)
    report.section(load)
    report.add_times(theirs, ours, "ratio <= 0.8")

    with console.status(load := f"{_IDLE:,} idle sockets"):
        memory = await in_turns(_memory, 1, _IDLE // _AT_A_MATCH, watching=_AT_A_MATCH - 2)
    report.section(load)
    report.add("kB per socket", memory[0][0], memory[1][0])

    with console.status(load := f"{_SEATS} seats"):
        slow = await in_turns(close_turn, _TURNS, 1, _SEATS)
    report.section(load)
    report.add("turn told, median ms", median(slow[0]) * 1e3, median(slow[1]) * 1e3, "<= 150")
    report.add("turn told, worst ms", max(slow[0]) * 1e3, max(slow[1]) * 1e3)

    # boardgame.io sends the whole state of a thousand to a thousand, a thousand times: minutes for one turn.
    with console.status(load := f"{_STRESS:,} seats"):
        async with hall(kippu_side, 1, _STRESS) as alone:
            took = [await close_turn(alone) for _ in range(_TURNS)]
    report.section(load)
    report.add("turn told, median ms", None, median(took) * 1e3)
    report.add("turn told, worst ms", None, max(took) * 1e3)

    console.print(report.table)
    console.print(f"Best of {_ROUNDS} rounds. The load itself took at most {busiest:.0%} of a core.")


async def _fast(hall: Hall) -> Measured:
    return await as_fast_as_it_goes(hall.crowd, hall.matches, _SECONDS)


async def _paced(hall: Hall) -> Measured:
    return await paced(hall.crowd, hall.matches, _SECONDS, _PACED_RATE)


async def _memory(hall: Hall) -> float:
    return hall.memory


if __name__ == "__main__":
    gc.disable()  # the load's own pauses are not the servers'
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # or the servers would stay
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(report(Console(highlight=False)))
