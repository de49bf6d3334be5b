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
from kippu.games.tokyo_metro.rules.commands import Alight, Bid, Loans, Use
from kippu.games.tokyo_metro.rules.events import (
    BidsRevealed,
    CardTaken,
    IncomeLost,
    SpeculationPaid,
    TokensReturned,
    TrainRemoved,
)
from kippu.games.tokyo_metro.rules.files import MapData as OtherMap
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import FirstOptions, TokyoMetroOptions
from kippu.sim.playout import playout
from tests.unit.tokyo_metro.test_files import SMALL

E = TypeVar("E", bound=Event)
STANDARD = TokyoMetroOptions()
# Every reading that is not the default.
OTHER_READINGS = House(
    discard_piles="per_column",
    discount_spot_freed=False,
    loans_per_action="any",
    loan_repay=False,
    surcharge_raises_income=True,
    speed_tokens_stay=False,
    income_stays=False,
    zero_ties="change",
)


def _events(record: AnyRecord, kind: type[E]) -> Iterator[tuple[int, E]]:
    """Events of one kind, each with the number of its log entry."""
    for entry in record.log:
        for event in entry.events:
            if isinstance(event, kind):
                yield entry.n, event


def _decided_by(what: str) -> Callable[[AnyRecord], bool]:
    return lambda record: record.outcome is not None and record.outcome.decided_by == what


def _seats(number: int) -> Callable[[AnyRecord], bool]:
    return lambda record: record.options in (FirstOptions(), STANDARD) and len(record.seats) == number


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


def other_readings(record: AnyRecord) -> bool:
    """Every house rule is read in the other way, and those that tell of themselves were used."""
    several = any(isinstance(entry.command, Loans) for entry in record.log)
    told = all(any(_events(record, kind)) for kind in (IncomeLost, TokensReturned, CardTaken))
    return record.options.house == OTHER_READINGS and several and told


def card_taken(record: AnyRecord) -> bool:
    """Cards are taken from the one pile until another column's lies on top."""
    taken = [event.card[0] for _, event in _events(record, CardTaken) if event.pile is None]
    return len(set(taken)) > 1


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
    "other-readings": other_readings,
    "card-taken": card_taken,
}


LINEUPS: dict[str, tuple[Options, tuple[str, ...]]] = {
    "solo": (STANDARD, ("strong",)),
    "two": (STANDARD, ("strong", "good")),
    "three": (STANDARD, ("good", "beginner", "good")),
    "four": (STANDARD, ("good", "good", "beginner", "random")),
    "five": (STANDARD, ("good", "beginner", "good", "random", "good")),
    "train-removed": (STANDARD, ("random", "random")),
    "two-speculators": (STANDARD, ("good", "good", "good")),
    "ties": (STANDARD, ("beginner", "beginner")),
    "other-readings": (TokyoMetroOptions(house=OTHER_READINGS), ("random", "random", "random")),
    "card-taken": (STANDARD, ("random", "random")),
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
