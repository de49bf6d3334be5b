import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kippu.core import record as records
from kippu.core.chance import commitment
from kippu.core.errors import BadRecord
from kippu.core.game import Outcome, Undo, Undone
from kippu.core.record import AnyEntry, AnyRecord, Entry
from kippu.core.replay import replay, states, verify
from kippu.core.text import text
from kippu.core.versions import find, read_record
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.playout import playout
from tests.toys.gate.game import GATE, BidPlaced, Done, Revealed, Won
from tests.unit.core.gates import WHOLE_GAME, finished, new_table, play

changed = msgspec.structs.replace


def with_entry(n: int, /, **fields: object) -> AnyRecord:
    """The record of the whole game with some fields of one entry changed."""
    record = finished()
    return changed(record, log=(*record.log[:n], changed(record.log[n], **fields), *record.log[n + 1 :]))


def refusal(check: Callable[[Any, AnyRecord], int], record: AnyRecord) -> tuple[str, object]:
    with pytest.raises(BadRecord) as refused:
        check(GATE, record)
    return refused.value.code, refused.value.params.get("entry")


def test_every_state_is_rebuilt() -> None:
    table = new_table()
    seen = [table.state]
    for move in WHOLE_GAME:
        play(table, move)
        seen.append(table.state)
    assert list(states(GATE, table.record())) == seen
    assert replay(GATE, table.record()) == len(seen)


def test_all_chance_is_drawn_again() -> None:
    assert verify(GATE, finished()) == 3


def test_a_game_that_is_not_over_can_be_replayed_but_not_verified() -> None:
    table = new_table()
    play(table, *WHOLE_GAME[:5])
    assert replay(GATE, table.record()) == 6
    assert refusal(verify, table.record()) == ("no_seed", None)


def test_the_seed_must_fit_the_commitment() -> None:
    assert refusal(verify, changed(finished(), seed="another")) == ("wrong_seed", None)


def test_the_chance_must_fit_the_seed() -> None:
    other = changed(finished(), seed="other", commitment=commitment("other"))
    assert replay(GATE, other) == 16
    assert refusal(verify, other) == ("differs", 2)


def test_a_log_has_at_least_the_setup() -> None:
    assert refusal(replay, changed(finished(), log=())) == ("empty_log", None)
    assert refusal(verify, changed(finished(), log=())) == ("empty_log", None)


WRONG: list[tuple[int, dict[str, object], str]] = [
    (0, {"n": 1}, "out_of_order"),
    (0, {"actor": 0}, "out_of_order"),
    (0, {"command": Done()}, "out_of_order"),
    (3, {"n": 4}, "out_of_order"),
    (3, {"actor": None}, "out_of_order"),
    (3, {"command": None}, "out_of_order"),
    (0, {"events": ()}, "differs"),
    (2, {"events": (BidPlaced(1), Revealed((1, 1)), Won(1, 1))}, "differs"),
    (4, {"events": (Undone(2),)}, "differs"),
    (15, {"events": ()}, "differs"),
    (3, {"command": Done()}, "differs"),
    (1, {"actor": 7}, "entry_refused"),
    (6, {"command": Undo(), "actor": "gm"}, "entry_refused"),
]


@pytest.mark.parametrize(("n", "fields", "code"), WRONG)
@pytest.mark.parametrize("check", [replay, verify])
def test_a_wrong_entry_is_named(
    check: Callable[[Any, AnyRecord], int], n: int, fields: dict[str, object], code: str
) -> None:
    assert refusal(check, with_entry(n, **fields)) == (code, n)


@pytest.mark.parametrize(
    ("n", "chance", "code"),
    [
        (0, (1,), "chance_left_over"),
        (2, (), "chance_missing"),
        (2, (0, 0), "chance_left_over"),
        (2, (2,), "chance_impossible"),
        (2, (1,), "differs"),
        (14, (-1,), "chance_impossible"),
    ],
)
def test_wrong_chance_is_named(n: int, chance: tuple[int, ...], code: str) -> None:
    assert refusal(replay, with_entry(n, chance=chance)) == (code, n)
    assert refusal(verify, with_entry(n, chance=chance)) == ("differs", n)


def test_a_difference_says_what_was_stored_and_what_is_right() -> None:
    with pytest.raises(BadRecord) as refused:
        replay(GATE, with_entry(4, events=(Undone(2),)))
    assert refused.value.params == {
        "entry": 4,
        "what": "events",
        "stored": '[{"type":"undone","n":2}]',
        "rebuilt": '[{"type":"undone","n":3}]',
    }


def test_a_long_difference_is_cut() -> None:
    with pytest.raises(BadRecord) as refused:
        replay(GATE, with_entry(4, events=(Undone(2),) * 1000))
    assert len(str(refused.value.params["stored"])) == 401


@pytest.mark.parametrize("outcome", [None, Outcome(((1,), (0,)), (0, 1), "place", "rounds_played")])
@pytest.mark.parametrize("check", [replay, verify])
def test_the_outcome_must_be_right(check: Callable[[Any, AnyRecord], int], outcome: Outcome | None) -> None:
    with pytest.raises(BadRecord) as refused:
        check(GATE, changed(finished(), outcome=outcome))
    error = refused.value
    assert (error.code, error.params["entry"], error.params["what"]) == ("differs", 15, "outcome")


def test_a_log_ends_with_the_game() -> None:
    record = finished()
    more: AnyEntry = Entry(16, 0, 0, Done())
    assert refusal(replay, changed(record, log=(*record.log, more))) == ("entry_refused", 16)


@pytest.mark.parametrize("spoil", [{"seats": ()}, {"seats": finished().seats * 3}, {"options": None}])
def test_options_and_seats_are_checked_with_the_setup(spoil: dict[str, object]) -> None:
    assert refusal(replay, changed(finished(), **spoil)) == ("entry_refused", 0)


# --- records that fit their digest, but were made up ------------------------------------------------------


@cache
def _metrox_game() -> bytes:
    return records.encode(playout(find("metrox"), MetroXOptions("osaka"), ["random", "greedy"], "replay"))


ODD_VALUES: dict[type, st.SearchStrategy[Any]] = {
    int: st.one_of(st.integers(-3, 120), st.sampled_from([2**53, 2**64, -(2**70)])),
    str: st.sampled_from(
        ["", "F", "Y", "?", "r1c1", "free", "gm", "osaka", "\n", "write", "circle", "nothing", "undo"]
    ),
    list: st.sampled_from([[], [0], [2, 2], ["r1c1"], [None], [{"type": "reshuffled"}]]),
    dict: st.sampled_from(
        [
            {},
            *({"type": name} for name in ("nothing", "take_back", "undo")),
            *({"type": "write", "route": route} for route in "FYZ?"),
            *({"type": "circle", "station": station} for station in ("r1c1", "r8c14", "?")),
        ]
    ),
}
ANY_VALUE = st.one_of(st.none(), st.booleans(), st.floats(), *ODD_VALUES.values())


def _put(value: Any, data: st.DataObject) -> Any:
    """A value with something in it replaced by something else, most often of the same type."""
    if isinstance(value, dict | list) and value and data.draw(st.integers(0, 7)):
        at = data.draw(st.sampled_from(list(value) if isinstance(value, dict) else range(len(value))))
        copy = value.copy()
        copy[at] = _put(value[at], data)
        return copy
    return data.draw(ODD_VALUES.get(type(value), ANY_VALUE) if data.draw(st.integers(0, 5)) else ANY_VALUE)


@given(st.data())
def test_a_made_up_record_is_only_ever_bad(data: st.DataObject) -> None:
    made_up = msgspec.json.decode(_metrox_game()) | {"digest": ""}
    part = data.draw(st.sampled_from(["options", "seats", "log", "log", "log", "outcome", "seed", "commitment"]))
    blank = msgspec.json.encode(made_up | {part: _put(made_up[part], data)})
    digest = hashlib.sha256(blank).hexdigest().encode()
    line = blank.replace(b'"digest":""', b'"digest":"%b"' % digest)
    assert len(_checked(line).splitlines()) == 1


def _checked(line: bytes) -> str:
    try:
        game, record = read_record(line)
        replay(game, record)
        verify(game, record)
    except BadRecord as error:
        return text("en").error(error)
    return "good"
