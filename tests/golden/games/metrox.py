"""Golden records of MetroX: what each is kept for, and games in which it may be found."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeVar

from kippu.core.game import Event
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.house import House
from kippu.games.metrox.rules.types import (
    CardData,
    Completed,
    DeckData,
    Filled,
    Flip,
    MapData,
    MetroXOptions,
    Nothing,
    Scored,
    TakeBack,
    Unflip,
    Write,
)
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS, invented_map, route

E = TypeVar("E", bound=Event)


def _is_on(map_id: str, seats: int) -> Callable[[AnyRecord], bool]:
    return lambda record: record.options.map == map_id and len(record.seats) == seats


def _decided_by(what: str) -> Callable[[AnyRecord], bool]:
    return lambda record: record.outcome is not None and record.outcome.decided_by == what


def _events(record: AnyRecord, kind: type[E]) -> Iterator[tuple[int, E]]:
    """Events of one kind, each with the number of its log entry."""
    for entry in record.log:
        for event in entry.events:
            if isinstance(event, kind):
                yield entry.n, event


def shared_crown(record: AnyRecord) -> bool:
    """Two players complete the same route in the same turn, both first."""
    crowns = [(n, done.route) for n, done in _events(record, Completed) if done.first]
    return len(set(crowns)) < len(crowns)


def osaka_shared_end(record: AnyRecord) -> bool:
    """Somebody fills the end that P and Y share on one of them, and completes the other."""
    filled_on = {(event.seat, event.route) for _, event in _events(record, Filled) if "r11c5" in event.stations}
    completed = {(event.seat, event.route) for _, event in _events(record, Completed)}
    other = {"P": "Y", "Y": "P"}
    return any((seat, other[route]) in completed for seat, route in filled_on if route in other)


def take_back(record: AnyRecord) -> bool:
    """Somebody takes a choice back and makes another one."""
    own: dict[object, list[object]] = {}
    for entry in record.log[1:]:
        own.setdefault(entry.actor, []).append(entry.command)
    return any(
        isinstance(back, TakeBack) and before != after
        for commands in own.values()
        for before, back, after in zip(commands, commands[1:], commands[2:], strict=False)
    )


def nothing_left(record: AnyRecord) -> bool:
    """A free circle comes to a full sheet."""
    return any(isinstance(entry.command, Nothing) for entry in record.log)


def other_readings(record: AnyRecord) -> bool:
    """Several complete a route in the same turn and get the later bonus; a win is shared with other empty stations."""
    done = [(n, event.route, event.first) for n, event in _events(record, Completed)]
    crowned = {route for _, route, first in done if first}
    together = any(done.count(one) > 1 and one[1] not in crowned for one in done)
    empty = {event.seat: event.empty for _, event in _events(record, Scored)}
    won = [empty[seat] for seat in record.outcome.ranking[0]] if record.outcome else []
    return record.options.house == OTHER_READINGS and together and len(set(won)) > 1


def flipped(record: AnyRecord) -> bool:
    """Real cards: no chance is drawn, one is taken back after somebody has written, and the flipper changes."""
    log = record.log
    wrong = any(isinstance(entry.command, Unflip) and isinstance(log[entry.n - 1].command, Write) for entry in log)
    flippers = {entry.actor for entry in log if isinstance(entry.command, Flip)}
    return record.options == FLIPPED and not any(entry.chance for entry in log) and wrong and len(flippers) > 1


CORNERS: dict[str, Callable[[AnyRecord], bool]] = {
    "solo-tokyo": _is_on("tokyo", 1),
    "solo-osaka": _is_on("osaka", 1),
    "three-tokyo": _is_on("tokyo", 3),
    "three-osaka": _is_on("osaka", 3),
    "ninety-nine": _is_on("tokyo", 99),
    "shared-crown": shared_crown,
    "osaka-shared-end": osaka_shared_end,
    "take-back": take_back,
    "fewer-empty": _decided_by("fewer_empty"),
    "shared-win": _decided_by("shared"),
    "invented-map": lambda record: isinstance(record.options.map, MapData),
    "other-readings": other_readings,
    "nothing-left": nothing_left,
    "flipped": flipped,
}

OTHER_READINGS = House(crown_same_turn="nobody", ties="shared")
TOKYO, OSAKA, FLIPPED = MetroXOptions(), MetroXOptions("osaka"), MetroXOptions(cards="flipped")
RING = invented_map(
    route("R", 4, (6, 3), "north north_east east south_east south south_west west north_west"),
    route("V", 2, (3, 1), "north centre south harbour"),
    route("H", 2, (3, 1), "west centre east airport"),
)
CIRCLES = DeckData("circles", (CardData("skip", 2, 4), CardData("free", 3, reshuffle=True)))

# Options and a bot for each seat.
LINEUPS: dict[str, tuple[MetroXOptions, tuple[str, ...]]] = {
    "solo-tokyo": (TOKYO, ("greedy",)),
    "solo-osaka": (OSAKA, ("greedy",)),
    "three-tokyo": (TOKYO, ("greedy", "random", "greedy")),
    "three-osaka": (OSAKA, ("greedy", "random", "greedy")),
    "ninety-nine": (TOKYO, ("random",) * 99),
    "shared-crown": (TOKYO, ("greedy",) * 3),
    "osaka-shared-end": (OSAKA, ("greedy",) * 2),
    "fewer-empty": (OSAKA, ("greedy",) * 3),
    "shared-win": (TOKYO, ("greedy",) * 2),
    "invented-map": (MetroXOptions(RING), ("greedy", "random")),
    "other-readings": (MetroXOptions(house=OTHER_READINGS), ("greedy",) * 4),
    "nothing-left": (MetroXOptions(CROSS, CIRCLES), ("random",)),
}


def hesitant(seed: str, options: MetroXOptions) -> AnyRecord:
    """Two players who often take back, as a table stores it: with times, and ids of commands."""
    table = Table(GAME, options, [Seat("Aki"), Seat("Beni")], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        seat, number = rng.randrange(2), table.version + 1
        command = rng.choice(tuple(GAME.legal(table.state, seat)))
        table.submit(seat, command, at=1_000 * (number + 1), version=table.version, id=f"c{number}")
    return table.record()


def attempts(name: str) -> Iterator[AnyRecord]:
    """Games, one after the other, that may have what a record is kept for."""
    for number in count():
        seed = f"golden {name} {number}"
        if name in LINEUPS:
            yield playout(GAME, *LINEUPS[name], seed)
        else:
            yield hesitant(seed, FLIPPED if name == "flipped" else OSAKA)
