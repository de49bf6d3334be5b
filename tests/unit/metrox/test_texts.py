"""Every word is there in every language: messages with the same variables, and one for all that code can say."""

from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kippu.cli.words import words
from kippu.core.errors import IllegalMove, KippuError
from kippu.core.game import Event, Undone
from kippu.core.text import LANGUAGES, Text, event_key, said_params, sources
from kippu.games import IDS, find
from kippu.games.metrox.parts import scoring
from kippu.games.metrox.types import CardTurned, Completed, Ended, Filled, Ranked, Scored
from tests.rules.sources import ROOT, Call, calls, subclasses

SOURCE = ROOT / "src/kippu"
# Every package that has words.
PACKAGES = sorted(".".join(path.parent.relative_to(ROOT / "src").parts) for path in SOURCE.glob("**/text"))
# Those whose errors are raised by codes that can be read in the source.
PLAIN = ["kippu.core", "kippu.cli", *(f"kippu.games.{id_}" for id_ in IDS)]
EACH_PACKAGE = pytest.mark.parametrize("package", PACKAGES)
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(package: str, lang: str) -> Iterator[ast.EntryType]:
    """What the Fluent files of a package hold."""
    for source in sources(package, lang):
        yield from FluentParser().parse(source).body


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """The variables of each message of a package."""
    found = {}
    for entry in entries(package, lang):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


ALL = {key: variables for package in PACKAGES for key, variables in messages(package, LANGUAGES[0]).items()}


@EACH_PACKAGE
def test_messages_are_the_same_in_all_languages_with_the_same_variables(package: str) -> None:
    found = messages(package, LANGUAGES[0])
    assert found
    for lang in LANGUAGES[1:]:
        assert messages(package, lang) == found


@EACH_PACKAGE
@EACH_LANGUAGE
def test_fluent_files_hold_no_junk_and_no_message_twice(package: str, lang: str) -> None:
    found = list(entries(package, lang))
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert len([entry for entry in found if isinstance(entry, ast.Message)]) == len(messages(package, lang))


def test_core_command_line_and_games_have_words() -> None:
    assert set(PLAIN) <= set(PACKAGES)


# --- errors -----------------------------------------------------------------------------------------------

ERRORS = sorted(subclasses(SOURCE, "KippuError") | {"bad"})
# What an error is given on its way: `bad` adds file and line, a replay the log entry.
ADDED = {"bad": {"file", "line"}, "BadRecord": {"entry"}}


def key(call: Call) -> str:
    """The message of an error that is raised in the source."""
    error = IllegalMove(*call.texts[:2]) if call.name == "IllegalMove" else KippuError(call.texts[0])
    return error.key


RAISED = [call for call in calls(SOURCE, *ERRORS) if call.texts]


def test_every_error_has_its_words() -> None:
    assert {key(call) for call in RAISED} - set(ALL) == set()


def test_every_error_is_given_what_its_words_need() -> None:
    for call in RAISED:
        assert ALL.get(key(call), set()) - call.keywords - ADDED.get(call.name, set()) == set(), call


def test_no_words_for_errors_that_do_not_exist() -> None:
    raised = {key(call) for call in RAISED} | {"error-unknown-map", "error-unknown-deck"}  # these are put together
    said = {found for package in PLAIN for found in messages(package, LANGUAGES[0])}
    assert {found for found in said if found.startswith(("error-", "refusal-"))} - raised == set()


# --- events -----------------------------------------------------------------------------------------------


def kinds(base: type[Event]) -> Iterator[type[Event]]:
    """All kinds of events in the package; tests may have toys of their own."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("kippu."):
            yield kind
        yield from kinds(kind)


def blank(kind: type[Event]) -> Event:
    """An event of a kind; only its fields matter."""
    fields = {"int": 0, "str": "", "bool": False}
    given = {field.name: fields.get(getattr(field.type, "__name__", ""), ()) for field in msgspec.structs.fields(kind)}
    return kind(**given)


def test_a_game_declares_all_its_events() -> None:
    declared = {event for id_ in IDS for event in find(id_).info.events}
    assert set(kinds(Event)) == declared | {Undone}


@pytest.mark.parametrize("kind", [Undone, *(event for id_ in IDS for event in find(id_).info.events)])
def test_every_event_has_its_words_and_what_they_need(kind: type[Event]) -> None:
    event = blank(kind)
    found = messages(kind.__module__.rpartition(".")[0], LANGUAGES[0])  # games may have events of the same name
    assert event_key(event) in found
    assert found[event_key(event)] - set(said_params(event)) == set()


# --- MetroX -----------------------------------------------------------------------------------------------


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Text:
    return words(request.param, "metrox")


def test_every_rank_has_words_of_its_own(say: Text) -> None:
    ranks = [step.rank for step in scoring().solo_ranks]
    assert len({say.event(Ranked(rank)) for rank in ranks}) == len(ranks) == 8


def test_every_way_to_win_has_words_of_its_own(say: Text) -> None:
    ways = ("solo", "shared", "fewer_empty", "total")
    assert len({say.event(Ended((0,), way)) for way in ways}) == len(ways)


def test_seats_are_counted_from_one(say: Text) -> None:
    assert "1 3" in say.event(Ended((0, 2), "shared"))
    assert "9" in say.event(Completed(8, "F", 2, first=True))


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (CardTurned(3, "star"), "Turn 3: star", "第3ターン：star"),
        (
            Filled(0, "F", ("r1c1", "r1c2"), 0),
            "Player 1 writes on F and fills r1c1 r1c2.",
            "プレイヤー1はFに書き、r1c1 r1c2 を埋めました。",
        ),
        (
            Filled(1, "Z", ("r7c7",), 10),
            "Player 2 writes on Z: a 10 at r7c7.",
            "プレイヤー2はZに書き、r7c7 に10を書きました。",
        ),
        (
            Filled(1, "Z", (), 0),
            "Player 2 writes on Z; nothing is left to fill there.",
            "プレイヤー2はZに書きましたが、埋める駅がありません。",
        ),
        (Filled(0, None, ("r1c1",), 0), "Player 1 circles r1c1.", "プレイヤー1は r1c1 に○を書きました。"),
        (Filled(0, None, (), 0), "Player 1 has no empty station to circle.", "プレイヤー1には空き駅がありません。"),
        (Completed(0, "F", 2, first=True), "Player 1 is first to complete F: +2", "プレイヤー1が最初にFを完成：+2"),
        (Completed(0, "F", 1, first=False), "Player 1 completes F: +1", "プレイヤー1がFを完成：+1"),
        (
            Scored(0, 2, 14, 58, 10, 6),
            "Player 1: routes 2 + stars 14 - 58 empty 10 = 6",
            "プレイヤー1：路線2 + ★14 - 空き58駅 10 = 6点",
        ),
    ],
)
def test_events_in_words(event: Event, en: str, ja: str) -> None:
    assert [words(lang, "metrox").event(event) for lang in LANGUAGES] == [en, ja]
