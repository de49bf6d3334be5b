import json

import pytest

from kippu.core.rulebook import clauses
from kippu.terminal.words import words
from tests.unit.cli.runs import kippu

ALL = clauses("kippu.games.metrox")


def shown(said: str) -> list[str]:
    """The clauses in a text, in their order."""
    return [word for line in said.splitlines() for word in line.split()[:1] if word.startswith("MX-")]


@pytest.mark.parametrize(("lang", "title"), [("en", "MetroX: the rules"), ("ja", "メトロックス：ルール")])
def test_all_rules(lang: str, title: str) -> None:
    done = kippu("rules", "metrox", "--lang", lang)
    assert done.exit_code == 0
    assert done.stdout.startswith(title)
    assert shown(done.stdout) == ALL
    assert "".join(words(lang, "metrox")("game-unknown").split()) in "".join(done.stdout.split())


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("MX-3.1b", ["MX-3.1b"]),
        ("MX-3.1", ["MX-3.1a", "MX-3.1b", "MX-3.1c"]),
        ("mx-3.1", ["MX-3.1a", "MX-3.1b", "MX-3.1c"]),
        (" MX-3.1B ", ["MX-3.1b"]),
        ("MX-3", [clause for clause in ALL if clause.startswith("MX-3.")]),
    ],
)
def test_a_sentence_a_clause_or_a_section(asked: str, found: list[str]) -> None:
    done = kippu("rules", "metrox", asked)
    assert shown(done.stdout) == found
    assert "3. What the cards do" in done.stdout


def test_rules_are_json_for_programs() -> None:
    english, japanese = (json.loads(kippu("rules", "metrox", "--json", "--lang", lang).stdout) for lang in ("en", "ja"))
    assert list(english) == sorted(ALL) == list(japanese)
    assert all(english[clause] != japanese[clause] for clause in ALL)


def test_the_language_of_the_system_is_spoken() -> None:
    assert (
        kippu("rules", "metrox", "MX-1.5", lang="ja").stdout
        == kippu("rules", "metrox", "MX-1.5", "--lang", "ja").stdout
    )
