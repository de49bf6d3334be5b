import json
from pathlib import Path

import msgspec

from kippu.core.chance import commitment
from kippu.core.record import AnyRecord
from tests.unit.cli.runs import ended, games, kippu, written


def of_seed(record: AnyRecord, seed: str) -> AnyRecord:
    """The record as if it had been played with another seed."""
    return msgspec.structs.replace(record, seed=seed, commitment=commitment(seed))


def test_records_that_are_right(tmp_path: Path) -> None:
    file = written(tmp_path / "r", games())
    drawn = sum(len(entry.chance) for record in games() for entry in record.log)
    assert drawn > 3 * 22
    said = f"3 records verified, {drawn} outcomes drawn again from the seeds: all as stored.\n"
    assert kippu("verify", file).stdout == said
    assert json.loads(kippu("verify", file, "--json").stdout) == {"ok": True, "records": 3, "checked": drawn}


def test_chance_that_does_not_come_from_the_seed_is_named(tmp_path: Path) -> None:
    file = written(tmp_path / "r", (games()[0], of_seed(games()[1], "cli/0")))
    assert kippu("replay", file).exit_code == 0
    done = ended("verify", file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{file}, line 2: log entry 0: the stored outcomes of chance differ.")


def test_a_seed_that_does_not_fit_its_commitment_is_named(tmp_path: Path) -> None:
    file = written(tmp_path / "r", (msgspec.structs.replace(games()[0], seed="another"),))
    done = kippu("verify", file, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout) == {"ok": False, "line": 1, "code": "wrong_seed"}


def test_a_game_that_is_not_over_cannot_be_verified(tmp_path: Path) -> None:
    record = games()[0]
    open_ = msgspec.structs.replace(record, log=record.log[:-1], outcome=None, seed=None)
    file = written(tmp_path / "r", (open_,))
    assert kippu("replay", file).exit_code == 0
    done = kippu("verify", file)
    assert done.exit_code == 1
    assert "its seed is not published" in done.stderr
