"""What each golden record is kept for: by the name of its file, whether a record has it."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from kippu.core.game import Event, Undone
from kippu.core.record import AnyRecord
from kippu.games.metrox.types import Completed, Filled, MapData, Nothing, TakeBack
from kippu.games.tokyo_metro.commands import Alight, Bid, Use
from kippu.games.tokyo_metro.events import BidsRevealed, SpeculationPaid, TrainRemoved
from kippu.games.tokyo_metro.files import MapData as OtherMap
from kippu.games.tokyo_metro.parts import TokyoMetroOptions

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


METROX: dict[str, Callable[[AnyRecord], bool]] = {
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
    "nothing-left": nothing_left,
}


# --- TOKYO METRO ------------------------------------------------------------------------------------------


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


TOKYO_METRO: dict[str, Callable[[AnyRecord], bool]] = {
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

CORNERS = {"metrox": METROX, "tokyo_metro": TOKYO_METRO}
