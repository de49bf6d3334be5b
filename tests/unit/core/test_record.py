import hashlib
import json
import re
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kippu.core import record
from kippu.core.errors import BadRecord
from kippu.core.replay import replay
from kippu.core.versions import find, ids, read_record
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.playout import playout
from tests.rules.sources import ROOT
from tests.toys.gate.game import GATE
from tests.unit.core.gates import finished

LINE = record.encode(finished())


def _spoilt(old: str, new: str) -> bytes:
    """The record line with one thing changed, and the digest that fits the change."""
    assert old.encode() in LINE
    line = re.sub(rb'"digest":"\w+"', b'"digest":""', LINE.replace(old.encode(), new.encode(), 1))
    return line.replace(b'"digest":""', b'"digest":"%b"' % hashlib.sha256(line).hexdigest().encode())


def _refusal(line: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        record.decode(GATE, line)
    return refused.value


def test_a_record_is_one_line_and_comes_back_the_same() -> None:
    assert b"\n" not in LINE
    assert record.decode(GATE, LINE) == finished()
    assert record.encode(record.decode(GATE, LINE)) == LINE


def test_the_line_says_what_the_format_promises() -> None:
    said = json.loads(LINE)
    fields = ["game", "rules", "options", "seats", "commitment", "log", "outcome", "seed", "digest", "format"]
    assert list(said) == fields
    assert said["options"] == {"coins": 3, "rounds": 3, "limit": 60_000}, "defaults are written out"
    assert said["log"][0] == {"n": 0, "at": 0, "events": [{"type": "round_began", "left": 3}]}
    assert said["log"][1] == {
        "n": 1,
        "at": 0,
        "actor": 0,
        "command": {"type": "bid", "coins": 1},
        "events": [{"type": "bid_placed", "seat": 0}],
    }


def test_the_digest_is_that_of_the_line_without_it() -> None:
    assert _spoilt('"seed":"gate"', '"seed":"gate"') == LINE


def test_the_order_in_which_options_were_filled_does_not_matter() -> None:
    def filled(options: dict[str, int]) -> record.AnyRecord:
        return record.Record(game="g", rules=1, options=options, seats=(), commitment="", log=())

    one, other = filled({"a": 1, "b": 2}), filled({"b": 2, "a": 1})
    assert record.sealed(one).digest == record.sealed(other).digest != one.digest == ""
    assert record.encode(one) == record.encode(other)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game":', '"more":1,"game":', "unknown field `more`"),
        ('"n":1,', '"n":1,"more":1,', "unknown field `more` - at `$.log[1]`"),
        ('"coins":3', '"coins":3,"more":1', "unknown field `more` - at `$.options`"),
        ('"name":"Player 1"', '"name":"Player 1","more":1', "unknown field `more` - at `$.seats[0]`"),
        ('"type":"bid",', '"type":"bid","more":1,', "unknown field `more` - at `$.log[1].command`"),
        ('"type":"bid"', '"type":"ask"', "Invalid value 'ask' - at `$.log[1].command.type`"),
        ('"type":"bid_placed"', '"type":"bid_lost"', "Invalid value 'bid_lost'"),
        ('"coins":1', '"coins":"1"', "Expected `int`, got `str`"),
        ('"n":1', '"n":1.5', "Expected `int`, got `float`"),
        ('"actor":"gm"', '"actor":"boss"', "Invalid enum value 'boss'"),
        ('"coins":3', '"coins":0', "Expected `int` >= 1 - at `$.options.coins`"),
        ('"chance":[0]', '"chance":[true]', "Expected `int`, got `bool`"),
        ('"rules":1,', "", "missing required field `rules`"),
        ('"game":"gate"', '"game":null', "Expected `str`, got `null`"),
    ],
)
def test_what_is_not_a_record_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    error = _refusal(_spoilt(old, new))
    assert error.code == "not_a_record"
    assert reason in str(error.params["reason"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"n":1', '"n": 1'),
        ('"n":1,"at":0', '"at":0,"n":1'),
        ('"actor":0', '"actor":0,"id":null'),
        ("Player 1", "Player \\u0031"),
        ('"n":1', '"n":2,"n":1'),
        ("}]", "}]\n"),
    ],
)
def test_there_is_one_way_to_write_a_record(old: str, new: str) -> None:
    # The digest of the canonical form: only the writing differs.
    line = LINE.replace(old.encode(), new.encode(), 1)
    assert line != LINE
    assert _refusal(line).code == "not_canonical"


@pytest.mark.parametrize("line", [LINE + b"\n", b" " + LINE, LINE + b" "])
def test_nothing_stands_around_a_record(line: bytes) -> None:
    assert _refusal(line).code == "not_canonical"


def test_a_changed_value_does_not_fit_the_digest() -> None:
    assert _refusal(LINE.replace(b"Player 1", b"Player 3")).code == "wrong_digest"
    assert _refusal(re.sub(rb'"digest":"\w+"', b'"digest":""', LINE)).code == "wrong_digest"


@pytest.mark.parametrize("bit", [0, 3, 5])
def test_no_wrong_byte_goes_unseen(bit: int) -> None:
    for at in range(len(LINE)):
        with pytest.raises(BadRecord):
            record.decode(GATE, LINE[:at] + bytes([LINE[at] ^ 1 << bit]) + LINE[at + 1 :])


def test_the_header_tells_the_game_and_its_rules() -> None:
    head = record.header(LINE)
    assert (head.game, head.rules) == ("gate", 1)


# --- any game ---------------------------------------------------------------------------------------------


GOLDEN = ROOT / "tests/golden/metrox/rules1/solo-tokyo.jsonl"


@cache
def _metrox_line() -> bytes:
    return record.encode(playout(find("metrox"), MetroXOptions(), ["random"], "record"))


def _read(line: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        read_record(line)
    return refused.value


def test_a_record_finds_its_game() -> None:
    game, found = read_record(_metrox_line())
    assert game is find("metrox")
    assert record.encode(found) == _metrox_line()


def test_a_record_carries_its_format_and_those_of_the_first_release_stay_as_they_are() -> None:
    first = GOLDEN.read_bytes().splitlines()[0]
    assert b'"format"' not in first
    game, old = read_record(first)
    assert record.encode(old) == first
    assert replay(game, old) == len(old.log)
    assert _metrox_line().endswith(b',"format":2}')
    # Whoever adds the number to an old one, or takes it from a new one, has changed the record.
    assert _read(first[:-1] + b',"format":2}').code == "wrong_digest"
    assert _read(_metrox_line().replace(b',"format":2', b"")).code == "wrong_digest"
    assert _read(first[:-1] + b',"format":1}').code == "not_canonical"


@pytest.mark.parametrize("format_", [-1, 0, 3, 100])
def test_a_format_of_another_time_is_refused(format_: int) -> None:
    error = _read(_metrox_line().replace(b'"format":2', b'"format":%d' % format_))
    assert (error.code, error.params) == ("unknown_format", {"format": format_, "known": 2})


def test_records_of_unknown_games_and_rules_are_refused() -> None:
    error = _read(LINE)
    assert (error.code, error.params) == ("unknown_game", {"id": "gate", "known": ", ".join(ids())})
    error = _read(_metrox_line().replace(b'"rules":2', b'"rules":99'))
    assert (error.code, error.params) == ("unknown_rules", {"game": "metrox", "rules": 99, "known": "1, 2"})


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"null",
        b"[]",
        b"\x00",
        b"\xff\xfe",
        b'{"game":"metrox"}',
        b'{"game":"metrox","rules":"1"}',
        b'{"game":"metrox","rules":1}',
        b'{"game":"metrox","rules":1',
        b'{"game":"\\ud800","rules":1}',
        b'{"game":"metrox","rules":%b}' % (b"9" * 5_000),
        b"[" * 100_000,
        b'{"log":' * 100_000,
        b'{"game":"metrox","rules":1,"options":' + b'{"map":' * 100_000,
        b" " * 1_000_000,
        b'{"game":"' + b"x" * 1_000_000,
    ],
    ids=lambda line: repr(line[:40]),
)
def test_what_is_no_record_at_all_is_refused(line: bytes) -> None:
    assert _read(line).code == "not_a_record"


@given(st.binary())
def test_random_bytes_are_only_ever_bad_records(line: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(line)


@given(st.data())
def test_a_record_with_bytes_cut_changed_or_put_in_is_only_ever_bad(data: st.DataObject) -> None:
    line = _metrox_line()
    first = data.draw(st.integers(0, len(line)))
    last = data.draw(st.integers(first, min(len(line), first + 40)))
    put_in = data.draw(st.one_of(st.binary(max_size=20), st.sampled_from([line[:80], b"null", b"1e999", b"{}", b"-"])))
    changed = line[:first] + put_in + line[last:]
    if changed != line:
        with pytest.raises(BadRecord):
            read_record(changed)


# --- commands of an older form ----------------------------------------------------------------------------


def _named_coins(command: dict[str, Any]) -> dict[str, Any]:
    """A bid had `offer` where it has `coins` now."""
    return {"coins" if name == "offer" else name: value for name, value in command.items()}


RENAMED = replace(GATE, info=replace(GATE.info, upgrade=_named_coins))
OLD = _spoilt('"type":"bid","coins":1', '"type":"bid","offer":1')


def test_commands_of_an_older_form_are_read_in_that_of_now() -> None:
    assert record.decode(RENAMED, OLD) == finished()
    with pytest.raises(BadRecord):
        record.decode(GATE, OLD)


@pytest.mark.parametrize(
    ("spoilt", "code"),
    [
        (OLD.replace(b'"offer":1', b'"offer":2'), "wrong_digest"),
        (OLD.replace(b'"offer":1', b'"offer": 1'), "not_canonical"),
    ],
)
def test_an_older_record_has_to_be_right_itself(spoilt: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.decode(RENAMED, spoilt)
    assert refused.value.code == code


def test_an_entry_of_an_older_form_is_read_in_that_of_now() -> None:
    entry = b'{"n":1,"at":0,"actor":0,"command":{"type":"bid","offer":1},"events":[{"type":"bid_placed","seat":0}]}'
    assert record.read_entry(RENAMED, entry) == finished().log[1]
    for game, body in ((GATE, entry), (RENAMED, entry.replace(b"offer", b"cash")), (RENAMED, b'{"n":"1","at":0}')):
        with pytest.raises(msgspec.ValidationError):
            record.read_entry(game, body)


def test_a_record_without_a_log_is_refused_whatever_its_game_renews() -> None:
    line = re.sub(rb'"log":\[.*?\],"outcome"', b'"log":7,"outcome"', LINE)
    with pytest.raises(BadRecord):
        record.decode(RENAMED, line)
