"""A third language is its Fluent files and one line: with them in place, everything speaks it as far as it goes.

`tests/toys/esperanto` has a few messages, in the folders where they belong. The program that these tests run is ours
with those files beside the others and "eo" in the list of languages; nothing else differs.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from kippu.core.text import text_of
from tests.server.conftest import KIPPU, RunningServer

ROOT = Path(__file__).parents[2]
_LIST = 'LANGUAGES = (FALLBACK, "ja")\n'
_TASTE = """
import json
from kippu.core.names import said
from kippu.core.text import LANGUAGES, text
from tools.write_types import languages
ginza = {"en": "Ginza Line", "eo": "Linio Ginza"}
say = text("eo", "kippu.games.metrox")
words = [say("game-name"), say("game-about"), said(ginza, "eo"), said({"ja": "x"}, "eo")]
print(json.dumps([LANGUAGES, *words, languages()]))
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a program that speaks three languages."""
    folder = tmp_path_factory.mktemp("esperanto")
    for part, kept in (("src/kippu", "*"), ("tools", "*"), ("web/src", "*.ftl")):
        shutil.copytree(ROOT / part, folder / part, ignore=_all_but(kept))
    shutil.copytree(ROOT / "tests/toys/esperanto", folder, dirs_exist_ok=True)
    listing = folder / "src/kippu/core/text.py"
    source = listing.read_text(encoding="utf-8")
    assert source.count(_LIST) == 1
    listing.write_text(source.replace(_LIST, 'LANGUAGES = (FALLBACK, "ja", "eo")\n'), encoding="utf-8")
    return folder


def _all_but(kept: str) -> Callable[[Any, list[str]], set[str]]:
    """Leaves out what the program does not need to speak."""
    wanted = shutil.ignore_patterns(kept)

    def ignored(folder: Any, names: list[str]) -> set[str]:
        files = {name for name in names if not Path(folder, name).is_dir()}
        return (files - wanted(folder, names)) | ({"static", "__pycache__"} & set(names))

    return ignored


def _environment(program: Path) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join([str(program / "src"), str(program)])}


def _said(program: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        command, env={**os.environ, **_environment(program)}, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def serving(program: Path) -> Iterator[RunningServer]:
    server = RunningServer(str(program / "games.db"), **_environment(program))
    yield server
    assert "Traceback" not in server.close()


def test_messages_and_names_are_said_in_it_and_else_in_english(program: Path) -> None:
    done = _said(program, sys.executable, "-c", _TASTE)
    assert done.returncode == 0, done.stderr
    known, name, about, ginza, other, browser = json.loads(done.stdout)
    assert known == ["en", "ja", "eo"]
    assert (name, about.startswith("Flip a card")) == ("MetroX en Esperanto", True)
    assert (ginza, other) == ("Linio Ginza", "x")
    assert '  eo: "Esperanto",\n' in browser  # what the browser offers is written from the same list
    assert 'PARTIAL: readonly Lang[] = ["eo"];' in browser


def test_the_command_line_speaks_it(program: Path) -> None:
    rules = _said(program, str(KIPPU), "rules", "metrox", "--lang", "eo")
    assert rules.returncode == 0, rules.stderr
    assert rules.stdout.startswith("MetroX: la reguloj\n")
    assert "\n1. Partoj kaj preparo\n" in rules.stdout
    assert "Ĉiuj ludas sur la sama mapo" in rules.stdout
    assert "Tokyo has 77 stations" in rules.stdout
    assert "ne estas ludo" in _said(program, str(KIPPU), "rules", "chess", "--lang", "eo").stderr
    assert "en, ja or eo" in _said(program, str(KIPPU), "rules", "--help").stdout
    refused = _said(program, str(KIPPU), "event", "sheets", "kasumihama", "--lang", "fr")
    assert "'fr' is not one of ja, eo, en, all" in refused.stderr


def test_sheets_have_all_three_and_a_kit_that_lacks_one_is_odd(program: Path, tmp_path: Path) -> None:
    folder, printed = tmp_path / "kit", tmp_path / "sheets.pdf"
    assert _said(program, str(KIPPU), "event", "new", str(folder)).returncode == 0
    chart = json.loads((folder / "map.json").read_text(encoding="utf-8"))
    for number, square in enumerate(chart["squares"]):
        square["name"]["eo"] = f"Placo {number}"
    (folder / "map.json").write_text(json.dumps(chart, ensure_ascii=False), encoding="utf-8")
    looked = _said(program, str(KIPPU), "event", "check", str(folder), "--lang", "en")
    assert (looked.returncode, "missions.json, line 4: 47 names are not there in eo" in looked.stdout) == (0, True)
    made = _said(program, str(KIPPU), "event", "sheets", str(folder), "--lang", "all", "--out", str(printed))
    assert made.returncode == 0, made.stderr
    pages = [page.extract_text() for page in PdfReader(printed).pages]
    title = text_of("en", "kippu.games.momotetsu.sheets")("sheet-title-map")
    (drawn,) = (page for page in pages if title in page[:200] and "Placo 1" in page)
    for number, square in enumerate(chart["squares"]):
        assert f"Placo {number}" in drawn
        assert square["name"]["en"] in drawn


def test_the_server_speaks_it(serving: RunningServer) -> None:
    http = serving.person("Zam").http
    assert "language-name = Esperanto" in http.get("/api/text/eo").text
    assert "game-name = MetroX en Esperanto" in http.get("/api/games/metrox/text/eo").text
    assert http.get("/api/games/izakaya/text/eo").text == ""
    rules = http.get("/api/games/metrox/rules/eo").json()
    assert [rules[0]["title"], rules[1]["title"][:2]] == ["1. Partoj kaj preparo", "2."]
    games = {game["id"]: game["name"] for game in http.get("/api/games").json()}
    assert games["metrox"]["eo"] == "MetroX en Esperanto"
    assert games["izakaya"]["eo"] == games["izakaya"]["en"]
    assert http.get("/api/text/fr").json()["code"] == "unknown_lang"
