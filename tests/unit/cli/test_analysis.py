"""ladder, train, coach, bound and daily on the command line."""

import json
from pathlib import Path

import msgspec
import pytest

from kippu.cli.app import with_ray
from kippu.core.record import Seat, encode
from kippu.games.metrox.coach.daily import daily_seed
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS, PLENTY
from tests.unit.cli.runs import games, kippu, written


def code(*arguments: str) -> str:
    """The code of the error that a command ends with."""
    done = kippu(*arguments)
    assert done.exception is not None
    return str(getattr(done.exception, "code", done.exception))


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], []),
        (["sim", "--ray"], ["sim", "--ray=local"]),
        (["sim", "--ray", "metrox"], ["sim", "--ray=local", "metrox"]),
        (["sim", "--ray", "auto", "metrox"], ["sim", "--ray", "auto", "metrox"]),
        (["sim", "--ray", "host:6379"], ["sim", "--ray", "host:6379"]),
        (["sim", "--ray=auto"], ["sim", "--ray=auto"]),
    ],
)
def test_ray_may_name_an_address(given: list[str], meant: list[str]) -> None:
    assert with_ray(given) == meant


def test_a_ladder_rates_bots(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    arguments = ("ladder", "metrox", "--games", "4", "--bots", "random,greedy")
    said = kippu(*arguments, "--plot", str(picture)).stdout
    assert said.index("Commuter") < said.index("First-timer")
    assert "100.0 %" in said
    assert "Commuter (greedy)" in picture.read_text()
    told = json.loads(kippu(*arguments, "--json").stdout)
    assert [one["bot"] for one in told["ratings"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("ladder", "metrox", "--bots", "random"), "too_few_bots"),
        (("ladder", "metrox", "--bots", "random,genius"), "unknown_bot"),
        (("daily", "--date", "tomorrow"), "no_date"),
        (("daily", "--map", "kyoto"), "unknown_map"),
        (("bound", "chess"), "unknown_game"),
        (("sim", "metrox", "--games", "1", "--plot", "x.gif"), "no_picture_format"),
    ],
)
def test_what_cannot_be_done_is_refused(arguments: tuple[str, ...], wrong: str) -> None:
    assert code(*arguments) == wrong


def test_scores_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "scores.svg"
    kippu("sim", "metrox", "--games", "3", "--bots", "greedy,random", "--plot", str(picture), lang="ja")
    assert "3ゲームの得点" in picture.read_text()


def test_training_writes_weights_and_a_curve(tmp_path: Path) -> None:
    out, curve = tmp_path / "own.values", tmp_path / "curve.svg"
    for name, data in (("map", CROSS), ("deck", PLENTY)):
        (tmp_path / f"{name}.json").write_bytes(msgspec.json.encode(data))
    files = ("--map", str(tmp_path / "map.json"), "--deck", str(tmp_path / "deck.json"))
    arguments = (*files, "--games", "40", "--rounds", "4", "--plot", str(curve))
    assert kippu("train", "metrox", *arguments, "--out", str(out)).exit_code == 0
    assert json.loads(out.read_bytes().split(b"\n")[0])["games"] == 40
    assert "Learning by self-play" in curve.read_text()
    assert code("train", "metrox", *arguments, "--out", str(tmp_path / "no" / "x")) == "unwritable"


def test_the_coach_says_it_in_a_paragraph(tmp_path: Path) -> None:
    file, picture = written(tmp_path / "games.jsonl", games()[:1]), tmp_path / "options.svg"
    said = kippu("coach", file, "--seat", "2", "--games", "4", "--plot", str(picture))
    assert said.exit_code == 0, said.exception
    assert "Decisions of random 2" in said.stdout
    assert "The turning point was turn" in said.stdout
    assert "What every option was worth" in picture.read_text()
    assert "分かれ目は" in kippu("coach", file, "--seat", "2", "--games", "4", lang="ja").stdout


def test_the_coach_looks_at_people_first(tmp_path: Path) -> None:
    one = games()[0]
    person = written(tmp_path / "person.jsonl", [msgspec.structs.replace(one, seats=(one.seats[0], Seat("Aki")))])
    told = [json.loads(line) for line in kippu("coach", person, "--games", "2", "--json").stdout.splitlines()]
    assert [review["review"]["seat"] for review in told] == [1]
    everybody = kippu("coach", written(tmp_path / "bots.jsonl", [one]), "--games", "2", "--json").stdout
    assert len(everybody.splitlines()) == 2


def test_the_coach_needs_finished_games_and_seats_that_are_there(tmp_path: Path) -> None:
    one = games()[0]
    unfinished = msgspec.structs.replace(one, outcome=None, seed=None, log=one.log[:5])
    assert code("coach", written(tmp_path / "a.jsonl", [unfinished])) == "game_not_over"
    assert code("coach", written(tmp_path / "b.jsonl", [one]), "--seat", "3") == "no_such_seat"


def test_bounds_bracket_good_play() -> None:
    rows = json.loads(kippu("bound", "metrox", "--deals", "2", "--width", "40", "--json").stdout)
    assert all(row["good"] <= row["low"] + 1 <= row["high"] + 1 for row in rows)
    assert "Mean" in kippu("bound", "metrox", "--deals", "1", "--width", "5").stdout


DAY = ("daily", "--date", "2026-07-01", "--players", "20")


def test_the_puzzle_of_a_day_tells_how_to_play_it(tmp_path: Path) -> None:
    picture = tmp_path / "daily.svg"
    said = kippu(*DAY, "--plot", str(picture)).stdout
    assert '--seed "kippu daily metrox tokyo 2026-07-01"' in said
    assert "Stationmaster" in picture.read_text()
    assert json.loads(kippu(*DAY, "--json").stdout)["seed"] == daily_seed("2026-07-01", "tokyo")


def test_a_score_is_compared_and_shared_without_spoilers() -> None:
    said = kippu(*DAY, "--score", "99").stdout
    assert "MetroX 2026-07-01 tokyo 🟩🟩🟩🟩🟩\n99 points" in said
    assert "レベル「駅長」の100 %を上回りました" in kippu(*DAY, "--score", "99", lang="ja").stdout
    assert "⬜⬜⬜⬜⬜" in kippu(*DAY, "--score", "-10").stdout


def test_a_record_of_the_puzzle_counts(tmp_path: Path) -> None:
    seed = daily_seed("2026-07-01", "tokyo")
    record = playout(GAME, MetroXOptions(), ("expert",), seed)
    assert record.outcome is not None
    mine = tmp_path / "mine.jsonl"
    mine.write_bytes(encode(record) + b"\n")
    assert f"{record.outcome.scores[0]} points" in kippu(*DAY, "--record", str(mine)).stdout
    assert code(*DAY, "--record", written(tmp_path / "other.jsonl", games()[:1])) == "not_this_puzzle"
