"""`kippu event`: check, new, rehearse and sheets."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.unit.cli.runs import ended, kippu, run


def test_a_shipped_kit_can_be_played() -> None:
    done = kippu("event", "check", "tokyo")
    assert done.exit_code == 0
    assert "225 squares, 29 lines, 76 cards, 39 missions" in done.stdout
    assert "遊べます" in kippu("event", "check", "tokyo", lang="ja").stdout


def test_a_new_kit_is_made_from_a_template_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert str(folder) in kippu("event", "new", str(folder)).stdout
    assert kippu("event", "check", str(folder)).exit_code == 0
    assert ended("event", "new", str(folder)).returncode == 2  # it is there already


def test_everything_wrong_is_said_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    kippu("event", "new", str(folder))
    tables = folder / "tables.json"
    tables.write_text(
        tables.read_text(encoding="utf-8").replace('"card": "walk_1"', '"card": "moon"', 1), encoding="utf-8"
    )
    done = kippu("event", "check", str(folder))
    assert done.exit_code == 1
    assert 'tables.json, line 3: there is no card "moon"' in done.stdout
    said = json.loads(kippu("event", "check", str(folder), "--json").stdout)
    assert said["wrong"][0]["code"] == "unknown_card_in_kit"


def test_every_file_that_is_wrong_by_itself_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    kippu("event", "new", str(folder))
    (folder / "kit.json").write_text("{\n}", encoding="utf-8")
    (folder / "map.json").write_text("{\n,", encoding="utf-8")
    done = kippu("event", "check", str(folder))
    assert done.exit_code == 1
    assert done.stdout.count("wrong: ") == 2
    assert "map.json, line 2: not valid JSON" in done.stdout
    assert "2 things are wrong." in done.stdout


def test_a_template_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    done = ended("event", "new", str(tmp_path / "mine"), "--template", "nowhere")
    assert (done.returncode, "cannot be read" in done.stderr) == (2, True)
    assert not (tmp_path / "mine").exists()


def test_what_is_odd_is_said_and_does_no_harm(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    kippu("event", "new", str(folder))
    file = folder / "kit.json"
    file.write_text(
        file.read_text(encoding="utf-8").replace('"switch": "13:00"', '"switch": "23:00"'), encoding="utf-8"
    )
    done = kippu("event", "check", str(folder))
    assert done.exit_code == 0
    assert "odd: kit.json" in done.stdout


def test_a_rehearsal_as_table_page_and_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rehearsal = ("event", "rehearse", "kasumihama", "--days", "3", "--teams", "2")
    done = kippu(*rehearsal)
    assert done.exit_code == 0
    assert "Goals in a day" in done.stdout
    page = Path("kasumihama-rehearsal.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3
    assert "http" not in page  # nothing from elsewhere
    made = json.loads(kippu(*rehearsal, "--json").stdout)
    assert (made["days"], made["teams"], made["kit"]) == (3, 2, "kasumihama")
    assert made == json.loads(Path("kasumihama-rehearsal.json").read_bytes())


def test_a_rehearsal_for_a_program_leaves_no_files_that_nobody_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kippu("event", "rehearse", "kasumihama", "--days", "1", "--json")
    assert not list(tmp_path.iterdir())


def test_a_rehearsal_in_japanese_of_an_own_kit(tmp_path: Path) -> None:
    folder, page = tmp_path / "mine", tmp_path / "report.html"
    kippu("event", "new", str(folder))
    done = kippu("event", "rehearse", str(folder), "--days", "2", "--out", str(page), lang="ja")
    assert done.exit_code == 0
    assert "霞浜の一日" in page.read_text(encoding="utf-8")
    assert "report.json" in done.stdout


def test_sheets_are_written_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "day.pdf"
    done = kippu("event", "sheets", "kasumihama", "--out", str(file), "--lang", "en", "--teams", "2")
    assert done.exit_code == 0
    pages = len(PdfReader(file).pages)
    assert f"{pages} pages are in {file}" in done.stdout
    assert "ページ作りました" in ended("event", "sheets", "kasumihama", "-o", str(file), lang="ja").stdout


def test_letters_that_cannot_be_printed_are_said(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    kippu("event", "new", str(folder))
    file = folder / "kit.json"
    file.write_text(file.read_text(encoding="utf-8").replace("霞浜の一日", "𠮷浜の一日"), encoding="utf-8")
    done = ended("event", "sheets", str(folder), "--out", str(tmp_path / "day.pdf"))
    assert (done.returncode, "The font has no 𠮷" in done.stderr) == (0, True)


def test_sheets_of_a_wrong_kit_say_what_the_check_says(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    kippu("event", "new", str(folder))
    tables = folder / "tables.json"
    tables.write_text(
        tables.read_text(encoding="utf-8").replace('"card": "walk_1"', '"card": "moon"', 1), encoding="utf-8"
    )
    wrong = kippu("event", "check", str(folder)).stdout.splitlines()[0].removeprefix("wrong: ")
    done = ended("event", "sheets", str(folder), "--out", str(tmp_path / "day.pdf"))
    assert (done.returncode, done.stderr) == (2, f"kippu: {wrong}\n")
    assert not (tmp_path / "day.pdf").exists()


def test_without_the_extra_the_way_to_install_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "typst.py").write_text("raise ModuleNotFoundError('no typst here')\n", encoding="utf-8")
    done = run("event", "sheets", "kasumihama", PYTHONPATH=str(tmp_path))
    assert (done.returncode, "pip install 'kippu[sheets]'" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "nowhere"), "cannot be read"),
        (("rehearse", "tokyo", "--bots", "genius"), 'there is no bot "genius"'),
        (("rehearse", "tokyo", "--bots", " "), "name at least one bot"),
        (("rehearse", "kasumihama", "--days", "1", "--out", "/no/such/place"), "cannot be written"),
        (("sheets", "nowhere"), "cannot be read"),
        (("sheets", "kasumihama", "--out", "/no/such/place.pdf"), "cannot be written"),
        (("sheets", "kasumihama", "--lang", "fr"), "'fr' is not one of ja, en, both"),
    ],
)
def test_errors_are_one_line(arguments: tuple[str, ...], said: str) -> None:
    done = ended("event", *arguments)
    assert (done.returncode, said in done.stderr, done.stderr.count("\n")) == (2, True, 1)
