import dataclasses
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from kippu.core.errors import BadOptions
from kippu.core.game import (
    AnyGame,
    Command,
    Event,
    Game,
    Info,
    Options,
    Shared,
    bot_options,
    digest,
    waits_for_hands,
)
from tests.toys.gate.game import GATE, Bid, GateOptions
from tests.unit.core.gates import new_table, play


class TakeTheTrain(Command, frozen=True):
    line: str


class TrainTaken(Event, frozen=True):
    quiet: ClassVar[bool] = True
    line: str


class MapOptions(Options, frozen=True):
    map: str = "small"


class OtherOptions(Options, frozen=True):
    map: str = "small"


class Board(Shared):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.tables = object()  # not a value: only the options tell boards apart


class OnBoard(msgspec.Struct, frozen=True):
    board: Board
    turn: int


def test_commands_and_events_are_named_by_their_class() -> None:
    assert msgspec.json.encode(TakeTheTrain("G")) == b'{"type":"take_the_train","line":"G"}'
    assert msgspec.json.encode(TrainTaken("G")) == b'{"type":"train_taken","line":"G"}'


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type":"take_the_train","line":"G","seat":1}', type=TakeTheTrain)


def test_nothing_is_secret_quiet_or_revealing_unless_said() -> None:
    assert (TakeTheTrain.secret, TrainTaken.quiet, TrainTaken.reveals) == (False, True, False)


def test_shared_parts_are_known_by_their_options() -> None:
    assert Board(MapOptions()) == Board(MapOptions())
    assert hash(Board(MapOptions())) == hash(Board(MapOptions()))
    assert Board(MapOptions()) != Board(MapOptions("large"))
    assert Board(MapOptions()) != Board(OtherOptions())
    assert Board(MapOptions()) != MapOptions()


def test_equal_states_have_equal_digests() -> None:
    one = OnBoard(Board(MapOptions()), 1)
    assert digest(one) == digest(OnBoard(Board(MapOptions()), 1))
    assert digest(one) != digest(OnBoard(Board(MapOptions()), 2))
    assert digest(one) != digest(OnBoard(Board(MapOptions("large")), 1))


def test_the_order_in_which_a_state_was_filled_does_not_matter() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})


def test_digests_are_the_same_in_every_process() -> None:
    table = new_table()
    play(table, "1:b1", "2:b1")
    program = """
from kippu.core.game import digest
from tests.unit.core.gates import new_table, play
table = new_table()
play(table, "1:b1", "2:b1")
print(digest(table.state))
"""
    said = {
        subprocess.run(  # noqa: S603
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[3],
            env={"PYTHONHASHSEED": salt},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for salt in ("0", "1")
    }
    assert said == {digest(table.state)}


def test_nothing_can_be_taken_back_unless_a_game_says_so() -> None:
    fields = {field.name: getattr(GATE.info, field.name) for field in dataclasses.fields(GATE.info)}
    assert fields.pop("undo")
    assert not Info(**fields).undo


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        GATE.info.check(MapOptions(), 2)
    assert (refused.value.code, refused.value.params) == ("wrong_options", {"game": "gate"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_wrong_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GATE.info.check(GateOptions(), seats)
    assert refused.value.code == "wrong_seats"
    assert refused.value.params == {"game": "gate", "seats": seats, "min": 2, "max": 4}


@pytest.mark.parametrize("seats", [2, 4])
def test_right_numbers_of_seats_are_taken(seats: int) -> None:
    GATE.info.check(GateOptions(), seats)


def test_a_game_without_a_clock_is_never_due() -> None:
    fields = {field.name: getattr(GATE, field.name) for field in dataclasses.fields(GATE) if field.name != "due"}
    table = new_table()
    play(table, "1:b1")
    assert GATE.due(table.state) is not None
    assert Game(**fields).due(table.state) is None


class Flipped(Command, frozen=True):
    by_hand: ClassVar[bool] = True


def _by_hand(options: tuple[Command, ...]) -> AnyGame:
    """A game in which everybody may always do the same, and real cards are flipped."""
    gate: AnyGame = GATE
    info = dataclasses.replace(gate.info, commands=(*gate.info.commands, Flipped))
    return dataclasses.replace(gate, info=info, legal=lambda _state, _actor: options, to_act=lambda _state: (0, "gm"))


def test_bots_leave_to_people_what_only_hands_can_do() -> None:
    both = _by_hand((Flipped(), Bid(1)))
    assert bot_options(both, None, 0) == (Bid(1),)
    assert not waits_for_hands(both, None)
    assert waits_for_hands(_by_hand((Flipped(),)), None)
    nobody = dataclasses.replace(_by_hand((Flipped(),)), to_act=lambda _state: ("gm",))
    assert not waits_for_hands(nobody, None)


def test_a_game_without_real_cards_waits_for_nobodys_hands() -> None:
    table = new_table()
    assert bot_options(GATE, table.state, 0) == GATE.legal(table.state, 0)
    assert not waits_for_hands(GATE, table.state)
    stuck = dataclasses.replace(GATE, legal=lambda _state, _actor: ())
    assert not waits_for_hands(stuck, table.state)
