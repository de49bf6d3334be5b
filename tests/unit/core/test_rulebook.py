from kippu.core.rulebook import clauses, rulebook
from tests.languages import COMPLETE

TOY = "tests.toys.gate"


def test_sections_and_clauses_come_in_the_order_of_the_file() -> None:
    sections = rulebook(TOY, "en", {})
    assert [section.title for section in sections] == [
        "1. Setup",
        "2. Bidding",
        "3. Walking",
        "4. End",
        "5. The game master",
    ]
    assert list(sections[1].clauses) == ["TG-2.1", "TG-2.2", "TG-2.3", "TG-2.4"]
    assert sections[0].clauses["TG-1.1"].text.startswith("2 to 4 people play.")


def test_clauses_are_listed_without_their_words() -> None:
    assert clauses(TOY) == [clause for section in rulebook(TOY, "en", {}) for clause in section.clauses]
    assert len(clauses(TOY)) == 12


def test_all_languages_have_the_same_sections_and_clauses() -> None:
    english, *others = ([list(section.clauses) for section in rulebook(TOY, lang, {})] for lang in COMPLETE)
    assert all(other == english for other in others)
