import json

from tests.unit.cli.runs import kippu


def test_counts_are_a_table_for_people() -> None:
    said = kippu("perft", "metrox", "--depth", "1").stdout
    assert "Positions by depth, 1 seat" in said
    assert [line.split("│")[1:4] for line in said.splitlines() if "1,255" in line] == [
        ["     1 ", "     1,255 ", "    1,255 "]
    ]


def test_counts_in_japanese() -> None:
    assert "深さごとの局面数（2席）" in kippu("perft", "metrox", "--depth", "0", "--seats", "2", "--lang", "ja").stdout


def test_counts_are_json_for_programs() -> None:
    done = kippu("perft", "metrox", "--map", "osaka", "--depth", "1", "--json")
    assert json.loads(done.stdout) == [
        {"depth": 0, "positions": 9, "distinct": 9},
        {"depth": 1, "positions": 1239, "distinct": 1239},
    ]
