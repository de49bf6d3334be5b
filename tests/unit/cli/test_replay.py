import json
from pathlib import Path

import msgspec
import pytest

from kippu.core.record import AnyRecord
from tests.unit.cli.runs import ended, games, kippu, written


def spoilt(record: AnyRecord, n: int) -> AnyRecord:
    """The record without the events of one entry; its digest fits again when it is written."""
    entry = msgspec.structs.replace(record.log[n], events=())
    return msgspec.structs.replace(record, log=(*record.log[:n], entry, *record.log[n + 1 :]))


def test_records_that_are_right(tmp_path: Path) -> None:
    file = written(tmp_path / "r", games())
    states = sum(len(record.log) for record in games())
    assert kippu("replay", file).stdout == f"3 records replayed, {states} states rebuilt: all as stored.\n"
    assert json.loads(kippu("replay", file, "--json").stdout) == {"ok": True, "records": 3, "checked": states}
    assert "すべて一致しています" in kippu("replay", file, "--lang", "ja").stdout


def test_records_from_standard_input(tmp_path: Path) -> None:
    file = written(tmp_path / "r", games()[:1])
    assert kippu("replay", "-", typed=Path(file).read_bytes()).stdout.startswith("1 record replayed")


def test_a_flipped_byte_is_found_and_its_line_named(tmp_path: Path) -> None:
    file = Path(written(tmp_path / "r", games()))
    content = bytearray(file.read_bytes())
    second = content.index(b"\n") + 1
    content[content.index(b'"card":"', second) + 8] ^= 1
    file.write_bytes(content)
    done = ended("replay", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{file}, line 2: ")
    assert len(done.stderr.splitlines()) == 1


def test_any_flipped_byte_is_found(tmp_path: Path) -> None:
    file = Path(written(tmp_path / "r", games()[:1]))
    content = file.read_bytes()
    for at in range(0, len(content), 331):
        file.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        assert kippu("replay", str(file)).exit_code == 1


def test_a_wrong_entry_is_named(tmp_path: Path) -> None:
    file = written(tmp_path / "r", (*games()[:2], spoilt(games()[2], 7)))
    done = kippu("replay", file)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{file}, line 3: log entry 7: the stored events differ. Stored: [] Rebuilt: [{{")
    assert kippu("replay", file, "--lang", "ja").stderr.startswith(f"{file} の3行目：記録7番：")


def test_a_difference_is_json_for_programs(tmp_path: Path) -> None:
    done = kippu("replay", written(tmp_path / "r", (spoilt(games()[0], 7),)), "--json")
    assert done.exit_code == 1
    said = json.loads(done.stdout)
    assert (said["ok"], said["line"], said["entry"], said["code"]) == (False, 1, 7, "differs")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"\n", 1),
        (b"not a record\n", 1),
        (b'{"game":"chess","rules":1}\n', 1),
        (b'{"game":"a\\nb\\u001b[2J","rules":1}\n', 1),
        (b'{"game":"metrox","rules":99999999999999999999999999999999}\n', 1),
        (b"\xff\xfe\x00", 1),
        (b"[" * 100_000, 1),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_no_record_is_named_in_one_line(tmp_path: Path, content: bytes, line: int) -> None:
    file = tmp_path / "r"
    file.write_bytes(content)
    done = kippu("replay", str(file))
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{file}, line {line}: ")
    assert len(done.stderr.splitlines()) == 1
    assert "\x1b" not in done.stderr


def test_every_line_is_a_record(tmp_path: Path) -> None:
    file = Path(written(tmp_path / "r", games()[:1]))
    file.write_bytes(file.read_bytes() + b"\n")
    done = kippu("replay", str(file))
    assert done.exit_code == 1
    assert done.stderr.startswith(f"{file}, line 2: ")
