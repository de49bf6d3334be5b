"""Tables of Ticket Gate for the tests of the core."""

from typing import TypeAlias

from kippu.core.game import Actor, Undo
from kippu.core.record import AnyEntry, AnyRecord, Seat
from kippu.core.table import Table
from tests.toys.gate.game import GATE, AnyCommand, GateOptions, State, View

GateTable: TypeAlias = Table[State, AnyCommand, View]

# Both bid 1 in every round, so a die decides every time; a step is undone in the first.
WHOLE_GAME = (
    *("1:b1", "2:b1", "w:>1", "w:undo", "w:>1", "w:."),
    *("1:b1", "gm:flag 2", "gm:pause rain", "gm:unpause", "2:b1", "w:."),
    *("1:b1", "2:b1", "w:."),
)


def new_table(*, seats: int = 2, seed: str = "gate", options: GateOptions | None = None) -> GateTable:
    return Table(GATE, options or GateOptions(), [Seat(f"Player {n}") for n in range(1, seats + 1)], seed)


def play(table: GateTable, *moves: str, at: int = 0) -> AnyEntry:
    """Submit moves such as `1:b2` or `gm:unpause`, where w is whoever walks; the last entry then."""
    for move in moves:
        actor, _, text = move.partition(":")
        table.submit(_actor(table, actor), Undo() if text == "undo" else GATE.parse(text), at=at)
    return table.record().log[-1]


def _actor(table: GateTable, name: str) -> Actor:
    if name == "w":
        assert table.state.walker is not None
        return table.state.walker
    return "gm" if name == "gm" else "clock" if name == "clock" else int(name) - 1


def finished() -> AnyRecord:
    table = new_table()
    play(table, *WHOLE_GAME)
    return table.record()
