"""Commands as earlier releases wrote them: a mission's text stood in fields named `en` and `ja`."""

import hashlib
import re
from functools import cache

import pytest

from kippu.core.errors import BadRecord
from kippu.core.names import Name
from kippu.core.record import AnyRecord, Seat, encode, read_entry
from kippu.core.replay import played, replay
from kippu.core.table import Table
from kippu.core.versions import read_record
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model.commands import MomotetsuOptions, ReplaceMission

TASK: Name = {"en": "Sing", "ja": "歌う"}
NEW, OLD = '"task":{"en":"Sing","ja":"歌う"}'.encode(), '"en":"Sing","ja":"歌う"'.encode()


@cache
def day() -> AnyRecord:
    """A day on which the game master gives a mission another text."""
    table = Table(GAME, MomotetsuOptions("kasumihama", mode="live"), (Seat("A"), Seat("B")), "seed", at=0)
    table.submit("gm", ReplaceMission("k01", TASK, reason="rain"), at=1)
    return table.record()


def of_format(number: int, line: bytes) -> bytes:
    """A line as the format of this number has it, with the digest that fits."""
    line = re.sub(rb',"format":\d+}$', b"}" if number == 1 else b',"format":%d}' % number, line)
    line = re.sub(rb'"digest":"\w*"', b'"digest":""', line)
    return line.replace(b'"digest":""', b'"digest":"%b"' % hashlib.sha256(line).hexdigest().encode())


def old(number: int) -> bytes:
    """The day as an earlier release wrote it."""
    line = encode(day())
    assert line.count(NEW) == 1
    return of_format(number, line.replace(NEW, OLD))


@pytest.mark.parametrize("number", [1, 2])
def test_an_older_record_is_read_and_replayed(number: int) -> None:
    game, one = read_record(old(number))
    assert one.log == day().log
    assert replay(game, one) == 2
    ((mission, task, why),) = played(game, one).state.replaced
    assert (mission, task, why) == (0, TASK, "rain")
    assert encode(one) == of_format(number, encode(day()))  # it is written in the form of now


@pytest.mark.parametrize(
    ("found", "instead", "code"),
    [
        (b"Sing", b"Ring", "wrong_digest"),
        (b'"en":', b'"en": ', "not_canonical"),
        (b'"en":"Sing",', b"", "not_a_record"),
        (b'"en":"Sing"', b'"fr":"Sing"', "not_a_record"),
        (b'"replace_mission"', b'"replace_missing"', "not_a_record"),
    ],
)
def test_an_older_record_is_held_to_its_form_and_digest(found: bytes, instead: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(old(2).replace(found, instead))
    assert refused.value.code == code


def test_keys_of_an_older_record_have_their_order_too() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(of_format(2, old(2).replace(b'"n":1,"at":1,', b'"at":1,"n":1,')))
    assert refused.value.code == "wrong_digest"  # that of the canonical form


def test_an_entry_of_the_store_is_read_in_either_form() -> None:
    body = b'{"n":1,"at":1,"actor":"gm","command":{"type":"replace_mission","mission":"k01",%b}}'
    command = ReplaceMission("k01", TASK)
    assert [read_entry(GAME, body % form).command for form in (NEW, OLD)] == [command, command]
    assert hash(command) == hash(ReplaceMission("k01", {"ja": "歌う", "en": "Sing"}))
    with pytest.raises(ValueError, match="unknown field `fr`"):
        read_entry(GAME, body % b'"fr":"Chantez"')
