"""Golden records of IZAKAYA: what each is kept for, and games in which it may be found."""

import random
from collections.abc import Callable, Iterator
from itertools import count, pairwise

from kippu.core.game import Event
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.types import (
    Acquire,
    AnyCommand,
    Bid,
    BonusDeclined,
    Build,
    Built,
    Decline,
    IzakayaOptions,
    LineMade,
    PieceReturned,
    PieceSwapped,
)
from kippu.sim.playout import playout


def _players(seats: int) -> Callable[[AnyRecord], bool]:
    return lambda record: len(record.seats) == seats


def _ended_by(reason: str) -> Callable[[AnyRecord], bool]:
    return lambda record: record.outcome is not None and record.outcome.reason == reason


def _events(record: AnyRecord) -> Iterator[Event]:
    return (event for entry in record.log for event in entry.events)


def _has(*kinds: type[Event]) -> Callable[[AnyRecord], bool]:
    return lambda record: all(any(isinstance(event, kind) for event in _events(record)) for kind in kinds)


def line_bonus(record: AnyRecord) -> bool:
    """Somebody makes a line and builds for it, somebody declines."""
    built = any(isinstance(event, Built) and event.bonus for event in _events(record))
    return built and _has(LineMade, BonusDeclined)(record)


def bid_anew(record: AnyRecord) -> bool:
    """Somebody replaces a bid before all are in."""
    entries = record.log[1:]
    return any(
        isinstance(before.command, Bid) and isinstance(after.command, Bid) and before.actor == after.actor
        for before, after in pairwise(entries)
    )


def tie(record: AnyRecord) -> bool:
    """Two have the same total, and the turn order decides."""
    return record.outcome is not None and record.outcome.decided_by == "turn_order"


ODD = House(
    supply="yard",
    mirror_pieces=False,
    build_on_blue=True,
    lot_chips_on_rim="always",
    pyramid_by="new_chip",
    line_diagonals=True,
    drink_chips="one_per_player",
    price_chips="any",
    zero_ties="keep",
    round_cap="none",
    cash_counts=False,
)


def odd(record: AnyRecord) -> bool:
    """A table that reads nearly everything otherwise."""
    return record.options == IzakayaOptions(ODD) and _has(PieceReturned, LineMade)(record)


CORNERS: dict[str, Callable[[AnyRecord], bool]] = {
    "two": _players(2),
    "three": _players(3),
    "four": _players(4),
    "five": _players(5),
    "full-pot": _ended_by("pot"),
    "ten-rounds": _ended_by("rounds"),
    "line-bonus": line_bonus,
    "stuck-yard": _has(PieceSwapped),
    "tie": tie,
    "bid-anew": bid_anew,
    "put-back": _has(PieceReturned),
    "odd-house": odd,
}

# A bot for each seat; who is not here plays by a whim.
LINEUPS: dict[str, tuple[str, ...]] = {
    "two": ("beginner", "random"),
    "three": ("beginner", "random", "beginner"),
    "four": ("beginner", "random", "beginner", "random"),
    "five": ("random", "beginner", "random", "beginner", "random"),
    "full-pot": ("random", "random"),
    "tie": ("random",) * 5,
    "put-back": ("beginner", "random", "random"),
}

HOUSES = {"stuck-yard": FIRST_RELEASE, "odd-house": ODD}


def _builder(options: list[AnyCommand], rng: random.Random) -> AnyCommand:
    """Bids nothing, and builds the smallest piece there is."""
    builds = [option for option in options if isinstance(option, Build)]
    if not builds:
        return options[0]
    least = min(len(build.cells) for build in builds)
    return rng.choice([build for build in builds if len(build.cells) == least])


def _landlord(options: list[AnyCommand], rng: random.Random) -> AnyCommand:
    """Bids nothing, acquires, and takes every other bonus."""
    if isinstance(options[0], Bid) or (isinstance(options[0], Decline) and rng.random() < 0.5):
        return options[0]
    return rng.choice([option for option in options if isinstance(option, Acquire)] or options)


def _spender(options: list[AnyCommand], rng: random.Random) -> AnyCommand:
    """Bids all there is now and then, and else does as a landlord."""
    if isinstance(options[0], Bid) and rng.random() < 0.1:
        return options[-1]
    return _landlord(options, rng)


WHIMS: dict[str, tuple[int, Callable[[list[AnyCommand], random.Random], AnyCommand]]] = {
    "ten-rounds": (2, _landlord),
    "line-bonus": (4, _landlord),
    "stuck-yard": (2, _builder),
    "odd-house": (4, _spender),
    "bid-anew": (3, lambda options, rng: rng.choice(options)),
}


def options_of(name: str) -> IzakayaOptions:
    """How the table of a record reads the rules."""
    return IzakayaOptions(HOUSES[name]) if name in HOUSES else IzakayaOptions()


def whimsical(name: str, seed: str) -> AnyRecord:
    """A game as a table stores it: with times, ids of commands, and bids that are changed."""
    seats, whim = WHIMS[name]
    table = Table(GAME, options_of(name), [Seat(f"Player {seat}") for seat in range(1, seats + 1)], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        able = [seat for seat in range(seats) if GAME.legal(table.state, seat)]
        seat, number = rng.choice(able), table.version + 1
        command = whim(list(GAME.legal(table.state, seat)), rng)
        table.submit(seat, command, at=1_000 * (number + 1), version=table.version, id=f"c{number}")
    return table.record()


def attempts(name: str) -> Iterator[AnyRecord]:
    """Games, one after the other, that may have what a record is kept for."""
    for number in count():
        seed = f"golden izakaya {name} {number}"
        yield playout(GAME, options_of(name), LINEUPS[name], seed) if name in LINEUPS else whimsical(name, seed)
