"""Every text that people read uses the words of the glossary, and no other words for the same thing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kippu.core.glossary import Term, glossary
from kippu.core.names import said
from kippu.core.versions import ids
from tests.languages import COMPLETE

ROOT = Path(__file__).parents[2]
_MESSAGE = re.compile(r"^(?:[\w-]+ =|\s+\S)")  # comments and empty lines are for us


def _lines(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """The lines of all texts under a folder in one language, each with its place."""
    for file in sorted(folder.rglob("*.ftl")):
        if "node_modules" not in file.parts and lang in (file.stem, file.parent.name):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if _MESSAGE.match(line):
                    yield f"{file.relative_to(ROOT)}:{number}", line


def _of_game(game: str, lang: str) -> list[tuple[str, str]]:
    return [*_lines(ROOT / "src/kippu/games" / game, lang), *_lines(ROOT / "web/src/games" / game, lang)]


def _wrong(terms: tuple[Term, ...], lang: str, lines: list[tuple[str, str]]) -> list[str]:
    return [
        f"{place}: {said(term.term, lang)}, not {pattern}: {line}"
        for term in terms
        for pattern in term.refused.get(lang, ())
        for place, line in lines
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", ids())
def test_a_game_is_told_in_the_words_of_its_rulebook(game: str, lang: str) -> None:
    assert _wrong(glossary(f"kippu.games.{game}"), lang, _of_game(game, lang)) == []


@pytest.mark.parametrize("lang", COMPLETE)
def test_all_games_share_their_words(lang: str) -> None:
    lines = [*_lines(ROOT / "src/kippu", lang), *_lines(ROOT / "web/src", lang)]
    assert lines
    assert _wrong(glossary("kippu.core"), lang, lines) == []


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", ids())
def test_every_term_is_said_somewhere(game: str, lang: str) -> None:
    told = "\n".join(line for _, line in _of_game(game, lang)).lower()
    terms = glossary(f"kippu.games.{game}")
    assert terms
    assert [word for term in terms if (word := said(term.term, lang)).lower() not in told] == []


def test_a_wrong_word_is_found() -> None:
    term = Term({"en": "loan", "ja": "借金"}, {"en": "money"}, {"ja": ("ローン",)})
    assert _wrong((term,), "ja", [("a.ftl:1", "x = ローンを返す")]) != []
    assert _wrong((term,), "ja", [("a.ftl:1", "x = 借金を返す")]) == []
