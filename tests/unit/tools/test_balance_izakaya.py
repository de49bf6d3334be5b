from kippu.core.versions import read_record
from tests.golden.test_golden import FOLDER
from tools.balance_izakaya import Tally, tables

GOLDEN = FOLDER / "izakaya/rules1"


def test_tables_by_number_of_players() -> None:
    said = tables([GOLDEN / "two.jsonl", GOLDEN / "full-pot.jsonl", GOLDEN / "five.jsonl"])
    assert "## 2 players: 2 games" in said
    assert "## 5 players: 1 games" in said
    assert "- Ended by the limit of rounds: 1 of 2 (50.0 %)\n- Ended by the pot: 1 of 2 (50.0 %)" in said
    assert said.count("| build |") == 2


def test_what_one_player_gains_in_lead_the_other_loses() -> None:
    tally = Tally(2)
    _, record = read_record((GOLDEN / "two.jsonl").read_bytes().rstrip())
    tally.add(record)
    first, second = (sum(tally.gains[place]) for place in (0, 1))
    assert first == -second
    assert tally.actions.total() == 6 * tally.sums["rounds"]
