import json
from pathlib import Path

import pytest

from kippu.core.errors import KippuError
from kippu.core.versions import read_record
from tests.unit.cli.runs import kippu, run


@pytest.mark.parametrize("options", [("--seats", "4"), ("--map", "osaka", "--deck", "standard21", "--bots", "random")])
def test_simulated_games_replay_and_verify(tmp_path: Path, options: tuple[str, ...]) -> None:
    file = str(tmp_path / "out.jsonl")
    assert kippu("sim", "metrox", "--games", "5", *options, "--records", file).exit_code == 0
    replayed, verified = kippu("replay", file), kippu("verify", file)
    assert (replayed.exit_code, verified.exit_code) == (0, 0)
    assert replayed.stdout.startswith("5 records replayed")
    assert verified.stdout.startswith("5 records verified")


def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, seed in zip(files, ("one", "one", "two"), strict=True):
        kippu("sim", "metrox", "--games", "2", "--seed", seed, "--records", str(file))
    first, again, other = (file.read_bytes() for file in files)
    assert first == again != other


def test_bots_alone_cannot_play_with_real_cards() -> None:
    refused = kippu("sim", "metrox", "--games", "1", "--cards", "flipped")
    assert isinstance(refused.exception, KippuError)
    assert refused.exception.code == "only_by_hand"


def test_results_are_a_table_for_people() -> None:
    said = kippu("sim", "metrox", "--games", "4", "--bots", "greedy,random").stdout
    assert "4 games, 2 seats" in said
    assert [line.split()[1] for line in said.splitlines() if "±" in line] == ["greedy", "random"]
    assert "Ended with all indicator spaces used: 4 of 4 (100.0 %)" in said


def test_results_in_japanese() -> None:
    assert "1ゲーム、1席" in kippu("sim", "metrox", "--games", "1", "--lang", "ja").stdout


def test_results_are_json_for_programs() -> None:
    summary = json.loads(kippu("sim", "metrox", "--games", "4", "--bots", "greedy,random", "--json").stdout)
    assert (summary["games"], summary["seats"]) == (4, 2)
    assert summary["ended"] == {"all_spaces_used": 4}
    assert {line["bot"]: line["played"] for line in summary["lines"]} == {"greedy": 4, "random": 4}
    assert sum(line["wins"] for line in summary["lines"]) == 4


def test_bots_are_repeated_to_fill_all_seats(tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    kippu("sim", "metrox", "--games", "1", "--seats", "5", "--bots", "greedy, random", "--records", str(file))
    _, record = read_record(file.read_bytes().removesuffix(b"\n"))
    assert [seat.bot for seat in record.seats] == ["greedy", "random", "greedy", "random", "greedy"]


def test_a_map_can_be_given_as_a_file(tmp_path: Path) -> None:
    map_ = {
        "id": "tiny",
        "name": {"en": "Tiny", "ja": "小"},
        "routes": [
            {
                "id": "A",
                "name": {"en": "A", "ja": "A"},
                "color": "#000000",
                "pattern": "plain",
                "label_at": [0, 0],
                "indicator_spaces": 2,
                "bonus_first": 2,
                "bonus_later": 1,
                "stations": ["a", "b"],
            }
        ],
        "stations": [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 1, "y": 0}],
    }
    file, out = tmp_path / "tiny.json", tmp_path / "out.jsonl"
    file.write_text(json.dumps(map_), encoding="utf-8")
    assert kippu("sim", "metrox", "--games", "1", "--map", str(file), "--records", str(out)).exit_code == 0
    assert json.loads(out.read_bytes())["options"]["map"] == map_
    assert kippu("replay", str(out)).exit_code == 0


def test_file_names_are_printed_as_they_are(tmp_path: Path) -> None:
    file = str(tmp_path / "[bold]x[")
    assert f"1 record is in {file}." in kippu("sim", "metrox", "--games", "1", "--records", file).stdout


def test_a_terminal_sees_how_far_it_is() -> None:
    done = run("sim", "metrox", "--games", "5", FORCE_COLOR="1", TERM="xterm")
    assert done.returncode == 0
    assert "Playing" in done.stderr
    assert "Playing" not in done.stdout


def test_tokyo_metro_is_told_round_by_round_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    done = kippu("sim", "tokyo_metro", "--bots", "beginner,random", "--games", "3", "--plot", str(file))
    assert done.exit_code == 0
    assert "beginner came in ahead of random in 100.0 % of 3 pairings." in done.stdout
    for title in ("Cash after each round", "Shares after each round", "Income of each line"):
        assert title in done.stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_a_game_without_figures_by_round_is_drawn_by_its_scores(tmp_path: Path) -> None:
    done = kippu("sim", "metrox", "--games", "2", "--plot", str(tmp_path / "plot.svg"))
    assert done.exit_code == 0
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")


def test_without_a_name_a_quick_bot_plays() -> None:
    summary = json.loads(kippu("sim", "tokyo_metro", "--games", "1", "--seats", "2", "--json").stdout)
    assert [line["bot"] for line in summary["lines"]] == ["good"]


def test_days_of_momotetsu_take_a_kit_and_switches(tmp_path: Path) -> None:
    file, switches = tmp_path / "out.jsonl", tmp_path / "switches.json"
    switches.write_text('{"gamble_win": "travel", "balances_public": true}')
    day = ("sim", "momotetsu", "--games", "1", "--seats", "2")
    given = ("--kit", "kasumihama", "--settings", str(switches))
    assert kippu(*day, *given, "--records", str(file)).exit_code == 0
    _, record = read_record(file.read_bytes().removesuffix(b"\n"))
    settings = record.options.settings
    assert (record.options.kit, settings.gamble_win, settings.balances_public) == ("kasumihama", "travel", True)


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [("--kit", "atlantis", "unknown_kit"), ("--settings", "x.json", "unreadable"), ("--settings", "x", "bad_options")],
)
def test_a_kit_or_switches_that_are_not_there_are_refused(option: str, value: str, code: str) -> None:
    result = kippu("sim", "momotetsu", "--games", "1", "--seats", "2", option, value)
    assert isinstance(result.exception, KippuError)
    assert result.exception.code == code
