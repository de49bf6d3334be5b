"""Kippu's rules beside second engines that were written from the clauses alone."""

import re
from pathlib import Path

import pytest

from kippu.core.game import Undo
from kippu.core.versions import read_record
from tests.referee.driver import plain, replayed
from tests.referee.judge import judge
from tests.referee.matches import SUBJECTS, VERSIONS, match, matches

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = [path for id_, rules in VERSIONS for path in sorted((GOLDEN / id_ / f"rules{rules}").glob("*.jsonl"))]
MANY = 10_000
EACH_VERSION = pytest.mark.parametrize(("game", "rules"), VERSIONS)


@EACH_VERSION
def test_agree_on_some_games(game: str, rules: int) -> None:
    assert [found for number in SUBJECTS[game].few if (found := match(game, rules, number))] == []


@pytest.mark.nightly
@EACH_VERSION
def test_agree_on_thousands_of_games(game: str, rules: int) -> None:
    assert list(matches(game, rules, range(MANY))) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(GOLDEN).as_posix())
def test_agree_on_records(path: Path) -> None:
    for line in path.read_bytes().splitlines():
        game, record = read_record(line)
        referee = SUBJECTS[record.game].referee(plain(record.options), len(record.seats), record.rules)
        undone = sum(isinstance(entry.command, Undo) for entry in record.log)
        assert judge(path.stem, referee, replayed(game, record)) == len(record.log) - 2 * undone


def test_referees_share_nothing_with_the_rules() -> None:
    """Only what plays games with Kippu imports it: `driver`, `matches`, and tests."""
    folder = Path(__file__).parent
    others = ("test_", "__main__", "driver", "matches")
    own = [path for path in folder.rglob("*.py") if not path.stem.startswith(others)]
    assert {"judge", "course", *SUBJECTS} <= {name for path in own for name in (path.stem, path.parent.name)}
    for path in own:
        for line in path.read_text().splitlines():
            if line.startswith(("import ", "from ")):
                assert not re.search(r"kippu|driver|matches|importlib", line), path
