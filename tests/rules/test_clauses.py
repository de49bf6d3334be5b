"""Every clause of every game has a test that names it, and nothing names a clause that is not there."""

import ast
import re
from pathlib import Path

import pytest

from kippu.core.house import read_as, spoken
from kippu.core.rulebook import Section, clauses, rulebook
from kippu.core.versions import find, ids
from tests.languages import COMPLETE
from tests.rules.sources import ROOT, calls, trees

SENTENCE_END = re.compile(r"[.!?]\s+[A-Z0-9]|[。！？](?=.)")
pytestmark = pytest.mark.untraced  # texts are looked through
EACH_GAME = pytest.mark.parametrize("game", ids())


def marked(folder: Path) -> set[str]:
    """The clauses that tests under a folder are marked with."""
    return {clause for call in calls(folder, "mark.rule") for clause in call.texts}


def refusals(game: str) -> set[tuple[str, str]]:
    """Clause and code of every IllegalMove of a game."""
    return {(call.texts[0], call.texts[1]) for call in calls(ROOT / "src/kippu/games" / game, "IllegalMove")}


def _rulebook(game: str, lang: str) -> tuple[Section, ...]:
    return rulebook(f"kippu.games.{game}", lang, spoken(read_as(find(game).info, {})))


@EACH_GAME
def test_every_clause_has_a_test(game: str) -> None:
    assert set(clauses(f"kippu.games.{game}")) - marked(ROOT / "tests/rules" / game) == set()


@EACH_GAME
def test_tests_name_clauses_of_their_game_only(game: str) -> None:
    assert marked(ROOT / "tests/rules" / game) - set(clauses(f"kippu.games.{game}")) == set()


def test_no_test_names_an_unknown_clause() -> None:
    assert marked(ROOT / "tests") - {clause for game in ids() for clause in clauses(f"kippu.games.{game}")} == set()


def test_the_browser_names_known_clauses_only() -> None:
    quoted = {
        clause
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in (".svelte", ".ts")
        for clause in re.findall(r'"([A-Z]{2}-\d+\.\d+[a-z]?)"', path.read_text(encoding="utf-8"))
    }
    known = {clause for game in ids() for clause in clauses(f"kippu.games.{game}")}
    whole = {clause.rstrip("abcdefghijklmnopqrstuvwxyz") for clause in known}  # a chapter tells all of its sentences
    assert quoted
    assert quoted - known - whole == set()


@EACH_GAME
def test_clauses_are_the_same_in_all_languages(game: str) -> None:
    by_section = [[list(section.clauses) for section in _rulebook(game, lang)] for lang in COMPLETE]
    assert all(found == by_section[0] for found in by_section)


@EACH_GAME
def test_clause_ids_begin_as_the_game_says(game: str) -> None:
    ids, prefix = clauses(f"kippu.games.{game}"), find(game).info.clauses
    assert [id_ for id_ in ids if not id_.startswith(f"{prefix}-")] == []
    assert len(ids) == len(set(ids))


@EACH_GAME
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_clause_is_one_sentence(game: str, lang: str) -> None:
    said = {clause: one.text for section in _rulebook(game, lang) for clause, one in section.clauses.items()}
    assert {clause: words for clause, words in said.items() if SENTENCE_END.search(words)} == {}


@EACH_GAME
def test_letters_of_a_clause_are_in_order_and_never_alone(game: str) -> None:
    letters: dict[str, str] = {}
    for clause in clauses(f"kippu.games.{game}"):
        whole = clause.rstrip("abcdefghijklmnopqrstuvwxyz")
        letters[whole] = letters.get(whole, "") + clause.removeprefix(whole)
    assert {
        whole: found for whole, found in letters.items() if found and found != "abcdefghij"[: max(2, len(found))]
    } == {}


@EACH_GAME
def test_every_refusal_names_a_clause_and_is_tested(game: str) -> None:
    raised = refusals(game)
    assert raised
    assert {clause for clause, _ in raised} - set(clauses(f"kippu.games.{game}")) == set()
    texts = {
        node.value
        for _, tree in trees(ROOT / "tests/rules" / game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    }
    assert {code for _, code in raised} - texts == set()


def test_metrox_has_its_26_clauses_and_4_for_real_cards() -> None:
    wholes = {clause.rstrip("abcd") for clause in clauses("kippu.games.metrox")}
    assert len(wholes) == 26 + 4
