"""Golden records: games of every rules version, played again byte for byte."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kippu.core import record
from kippu.core.replay import played, replay, verify
from kippu.core.versions import find, ids, plugin, read_record

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/rules*/*.jsonl"))
EACH_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())


def kept(game: str) -> Any:
    """The module that says what the golden records of a game are kept for."""
    return import_module(f"tests.golden.games.{game}")


def lines(path: Path) -> list[bytes]:
    """The records of a file, as they stand there."""
    content = path.read_bytes()
    assert content.endswith(b"\n")
    return content[:-1].split(b"\n")


@EACH_FILE
def test_replays_and_verifies(path: Path) -> None:
    for line in lines(path):
        game, one = read_record(line)
        assert path.parent == FOLDER / one.game / f"rules{one.rules}"
        assert replay(game, one) == len(one.log)
        assert verify(game, one) == sum(len(entry.chance) for entry in one.log)


@EACH_FILE
def test_is_written_again_byte_for_byte(path: Path) -> None:
    for line in lines(path):
        _, one = read_record(line)
        assert record.encode(one) == line


@EACH_FILE
def test_has_what_it_is_kept_for(path: Path) -> None:
    for line in lines(path):
        _, one = read_record(line)
        assert one.outcome is not None
        assert kept(one.game).CORNERS[path.stem](one)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in ids() for name in kept(game).CORNERS])
def test_the_rules_of_now_have_a_record_of_each_kind(game: str, name: str) -> None:
    assert FOLDER / game / f"rules{find(game).info.rules}" / f"{name}.jsonl" in FILES


def test_records_stay_small() -> None:
    assert max(path.stat().st_size for path in FILES) < 700_000


@pytest.mark.parametrize("rules", sorted(plugin("momotetsu").rules))
def test_late_reports_give_the_same_end_as_reports_in_order(rules: int) -> None:
    path = FOLDER / f"momotetsu/rules{rules}/late-reports.jsonl"
    game, one = read_record(lines(path)[0])
    end, days = played(game, one), kept("momotetsu")
    again = days.in_order(end.state, end.journal)
    assert [days.result(team) for team in again.teams] == [days.result(team) for team in end.state.teams]
    assert [note.made for note in end.journal] == sorted(note.made for note in end.journal)
    assert [note.entry for note in end.journal] != sorted(note.entry for note in end.journal)  # they did not come so
