"""Golden records of TOKYO METRO: what each is kept for, and games in which it may be found."""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import TypeVar

from kippu.core.errors import TableError
from kippu.core.game import Event, Options, Undo, Undone
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import Alight, Bid, Use
from kippu.games.tokyo_metro.rules.events import BidsRevealed, SpeculationPaid, TrainRemoved
from kippu.games.tokyo_metro.rules.files import MapData as OtherMap
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.sim.playout import playout
from tests.unit.tokyo_metro.test_files import SMALL

E = TypeVar("E", bound=Event)


def _events(record: AnyRecord, kind: type[E]) -> Iterator[tuple[int, E]]:
    """Events of one kind, each with the number of its log entry."""
    for entry in record.log:
        for event in entry.events:
            if isinstance(event, kind):
                yield entry.n, event


def _decided_by(what: str) -> Callable[[AnyRecord], bool]:
    return lambda record: record.outcome is not None and record.outcome.decided_by == what


def _seats(number: int) -> Callable[[AnyRecord], bool]:
    return lambda record: record.options == TokyoMetroOptions() and len(record.seats) == number


def train_removed(record: AnyRecord) -> bool:
    """A train without a share makes its round trip with a rider aboard, who must alight."""
    return any(
        isinstance(event, TrainRemoved) and isinstance(record.log[n + 1].command, Alight)
        for n, event in _events(record, TrainRemoved)
        if n + 1 < len(record.log)
    )


def two_speculators(record: AnyRecord) -> bool:
    """Two players are paid for speculating on one line."""
    paid = {(event.line, event.seat) for _, event in _events(record, SpeculationPaid)}
    return len({line for line, _ in paid}) < len(paid)


def ties(record: AnyRecord) -> bool:
    """Equal totals above 0 in an auction, and a game won by turn order."""
    totals = [[total for total in event.totals if total] for _, event in _events(record, BidsRevealed)]
    return _decided_by("turn_order")(record) and any(len(set(one)) < len(one) for one in totals)


def undone(record: AnyRecord) -> bool:
    """Somebody takes back an action and a bid."""
    taken_back = [record.log[event.n].command for _, event in _events(record, Undone)]
    return {Bid, Use} <= {type(command) for command in taken_back}


CORNERS: dict[str, Callable[[AnyRecord], bool]] = {
    "solo": _seats(1),
    "two": _seats(2),
    "three": _seats(3),
    "four": _seats(4),
    "five": _seats(5),
    "train-removed": train_removed,
    "two-speculators": two_speculators,
    "ties": ties,
    "undone": undone,
    "another-edition": lambda record: isinstance(record.options.map, OtherMap),
}


STANDARD = TokyoMetroOptions()
LINEUPS: dict[str, tuple[Options, tuple[str, ...]]] = {
    "solo": (STANDARD, ("strong",)),
    "two": (STANDARD, ("strong", "good")),
    "three": (STANDARD, ("good", "beginner", "good")),
    "four": (STANDARD, ("good", "good", "beginner", "random")),
    "five": (STANDARD, ("good", "beginner", "good", "random", "good")),
    "train-removed": (STANDARD, ("random", "random")),
    "two-speculators": (STANDARD, ("good", "good", "good")),
    "ties": (STANDARD, ("beginner", "beginner")),
    "another-edition": (TokyoMetroOptions(map=SMALL), ("good", "beginner", "random")),
}


def undoing(seed: str) -> AnyRecord:
    """Two players of TOKYO METRO who often undo what they have just done."""
    table = Table(GAME, STANDARD, [Seat("Aki"), Seat("Beni")], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        seat = rng.choice(GAME.to_act(table.state))
        table.submit(seat, rng.choice(tuple(GAME.legal(table.state, seat))), at=1_000 * (table.version + 2))
        if rng.random() < 0.2:
            with suppress(TableError):
                table.submit(seat, Undo(), at=1_000 * (table.version + 2))
    return table.record()


def attempts(name: str) -> Iterator[AnyRecord]:
    """Games, one after the other, that may have what a record is kept for."""
    for number in count():
        seed = f"golden {name} {number}"
        yield playout(GAME, *LINEUPS[name], seed) if name in LINEUPS else undoing(seed)
