"""Bad input ends in one line on standard error, in the language asked for, and exit code 2."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.unit.cli.runs import PROGRAM, ended, games, run, written

FILES = {
    "empty.jsonl": b"",
    "broken.json": b'{"id": "x",\n "name": }',
    "wrong.json": b'{\n "id": "x",\n "cards": 7\n}',
    "latin.json": b'{"id": "caf\xe9"}',
}

BAD_INPUT: list[tuple[tuple[str | bytes, ...], str, str]] = [
    (("sim", "chess"), 'there is no game "chess"', "「chess」というゲームはありません"),
    (("perft", "chess"), 'there is no game "chess"', "「chess」というゲームはありません"),
    (("rules", "../cli"), 'there is no game "../cli"', "「../cli」というゲームはありません"),
    (("sim", "met\nrox"), 'there is no game "met\\nrox"', "「met\\nrox」というゲームはありません"),
    (
        ("sim", "metrox", "--bots", "genius"),
        'there is no bot "genius" for metrox',
        "「genius」というボットはありません",
    ),
    (("sim", "metrox", "--bots", " ,"), "name at least one bot", "ボットを1つ以上"),
    (("sim", "metrox", "--bots", "random,random", "--seats", "1"), "there is only 1 seat.", "席は1なのに"),
    (("sim", "metrox", "--seats", "100"), "for 1 to 99 players, not 100", "1人から99人用です"),
    (("perft", "metrox", "--seats", "100"), "for 1 to 99 players, not 100", "1人から99人用です"),
    (("sim", "metrox", "--map", "nowhere"), 'there is no map "nowhere"', "nowhere"),
    (("sim", "metrox", "--deck", "nothing"), 'there is no deck "nothing"', "nothing"),
    (
        ("sim", "metrox", "--map", "missing.json"),
        "missing.json cannot be read: No such file",
        "missing.json を読めません",
    ),
    (("sim", "metrox", "--map", "./"), "cannot be read: Is a directory", "を読めません"),
    (("sim", "metrox", "--map", "broken.json"), "broken.json, line 2: not valid JSON", "broken.json の2行目"),
    (("sim", "metrox", "--map", "latin.json"), "latin.json, line 1: not valid JSON", "latin.json の1行目"),
    (("sim", "metrox", "--deck", "wrong.json"), "wrong.json, line 3: Expected `array`", "wrong.json の3行目"),
    (("sim", "metrox", "--records", "."), ". cannot be written: Is a directory", ". に書き込めません"),
    (("sim", "metrox", "--records", "no/r"), "no/r cannot be written: No such file", "no/r に書き込めません"),
    (("sim", "metrox", "--games", "1", "--records", "/dev/full"), "/dev/full cannot be written", "に書き込めません"),
    (("sim", "metrox", "--seed", b"\xff"), "is not text in UTF-8", "UTF-8 の文字列ではありません"),
    (("rules", "metrox", "MX-9.9"), "have no clause MX-9.9", "MX-9.9 という条項はありません"),
    (("rules", "metrox", "MX-3.1z"), "have no clause MX-3.1z", "MX-3.1z という条項はありません"),
    (("rules", "metrox", "MX-3.1.1"), "have no clause MX-3.1.1", "MX-3.1.1 という条項はありません"),
    (("replay", "missing.jsonl"), "missing.jsonl cannot be read: No such file", "missing.jsonl を読めません"),
    (("replay", "."), ". cannot be read: Is a directory", ". を読めません"),
    (("verify", "."), ". cannot be read: Is a directory", ". を読めません"),
    (("replay", "empty.jsonl"), "empty.jsonl is empty", "empty.jsonl は空です"),
    (("replay", "-"), "- is empty", "- は空です"),
    # what the options say themselves
    (("sim", "metrox", "--games", "0"), "'--games'", "使い方が違います"),
    (("sim", "metrox", "--games", "many"), "'--games'", "使い方が違います"),
    (("sim", "metrox", "--seats", "0"), "'--seats'", "使い方が違います"),
    (("sim", "metrox", "--workers", "0"), "'--workers'", "使い方が違います"),
    (("perft", "metrox", "--depth", "13"), "'--depth'", "使い方が違います"),
    (
        ("rules", "metrox", "--lang", "fr"),
        "'fr' is not one of en, ja; see kippu rules --help",
        "'fr' is not one of en, ja",
    ),
    (("rules", "metrox", "MX-1", "MX-2"), "extra argument", "使い方が違います"),
    (("sim",), "'GAME'; see kippu sim --help", "kippu sim --help をご覧ください"),
    (("sim", "metrox", "--nope"), "--nope", "使い方が違います"),
    (("nope",), "'nope'; see kippu --help", "使い方が違います"),
    (("--nope",), "--nope", "使い方が違います"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _is_one_line(said: str, words: str) -> bool:
    return said.startswith("kippu: ") and said.index("\n") == len(said) - 1 and words in said


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("arguments", "en", "ja"), BAD_INPUT, ids=lambda value: str(value)[:50])
def test_bad_input_is_said_in_one_line(arguments: tuple[str | bytes, ...], en: str, ja: str) -> None:
    for lang, words in (("en", en), ("ja", ja)):
        done = ended(*arguments, lang=lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert _is_one_line(done.stderr, words)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("sim", "metrox", "--map", "broken.json"), "broken.json, line 2: not valid JSON"),
        (("sim", "metrox", "--seed", b"\xff"), "is not text in UTF-8"),
        (("replay", "-"), "- is empty"),
        (("--nope",), "--nope"),
    ],
)
def test_the_program_ends_so_too(arguments: tuple[str | bytes, ...], words: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert _is_one_line(done.stderr, words)


def test_the_language_asked_for_is_that_of_errors_too() -> None:
    assert "使い方が違います" in ended("sim", "metrox", "--games", "0", "--lang", "ja").stderr
    assert "ゲームはありません" in ended("sim", "chess", "--lang", "ja").stderr


def test_nothing_is_written_when_nothing_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "r"
    assert ended("sim", "metrox", "--bots", "genius", "--records", str(file)).returncode == 2
    assert not file.exists()


def test_a_terminal_that_knows_few_characters_gets_what_it_can_show() -> None:
    for arguments in (("sim", "metrox", "--games", "1"), ("rules", "metrox", "--lang", "ja"), ("--help",)):
        done = run(*arguments, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()


def test_nobody_complains_when_the_reader_has_had_enough(tmp_path: Path) -> None:
    file = written(tmp_path / "r", games())
    for arguments in (("rules", "metrox"), ("rules", "metrox", "--json"), ("replay", file)):
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as closed:
            done = subprocess.run(  # noqa: S603
                [PROGRAM, *arguments], stdout=closed, stderr=subprocess.PIPE, check=False
            )
        assert done.stderr == b""
