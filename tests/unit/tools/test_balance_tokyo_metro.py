from kippu.core.versions import read_record
from kippu.games.tokyo_metro.rules.events import SpotUsed
from tests.golden.test_golden import FOLDER
from tools.balance_tokyo_metro import Figures, tables

GOLDEN = FOLDER / "tokyo_metro/rules1"


def test_tables_by_number_of_players() -> None:
    said = tables([GOLDEN / "two.jsonl", GOLDEN / "five.jsonl"])
    assert "## 2 players: 1 games" in said
    assert "## 5 players: 1 games" in said
    assert said.count("\n| station | ") == 2


def test_every_used_spot_is_counted_once() -> None:
    figures = Figures()
    _, record = read_record((GOLDEN / "two.jsonl").read_bytes().rstrip())
    figures.add(record)
    used = sum(isinstance(event, SpotUsed) for entry in record.log for event in entry.events)
    assert used == figures.actions.total() == figures.spots.total() > 0
