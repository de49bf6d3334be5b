"""Every word is there in every language: messages with the same variables, and one for all that code can say."""

from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kippu.core.errors import IllegalMove, KippuError
from kippu.core.game import Event, Undone
from kippu.core.text import LANGUAGES, event_key, said_params, sources
from kippu.core.versions import find, ids, plugin
from tests.languages import COMPLETE
from tests.rules.sources import ROOT, Call, calls, subclasses

SOURCE = ROOT / "src/kippu"
# Every package that has words.
PACKAGES = sorted(".".join(path.parent.relative_to(ROOT / "src").parts) for path in SOURCE.glob("**/text"))
# Those whose errors are raised by codes that can be read in the source.
PLAIN = [
    "kippu.core",
    "kippu.terminal",
    *(package for id_ in ids() for package in (plugin(id_).package, *plugin(id_).words)),
]
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


ALL = {package: messages(package, COMPLETE[0]) for package in PACKAGES}


def heard_at(module: str) -> dict[str, set[str]]:
    """The messages of the package that a module is in, and of the core: those of other games are never mixed in."""
    own = [package for package in PACKAGES if module.startswith(f"{package}.")]
    own += [more for id_ in ids() if plugin(id_).package in own for more in plugin(id_).words if more not in own]
    if not module.startswith(("kippu.core.", "kippu.server.", "kippu.terminal.")):  # the terminal speaks for the others
        own.append("kippu.terminal")
    return {key: variables for package in ("kippu.core", *own) for key, variables in ALL[package].items()}


@EACH_PACKAGE
def test_messages_are_the_same_in_all_languages_with_the_same_variables(package: str) -> None:
    found = messages(package, COMPLETE[0])
    assert found
    for lang in COMPLETE[1:]:
        assert messages(package, lang) == found
    for lang in LANGUAGES:  # a partial one has nothing that English has not
        assert messages(package, lang).items() <= found.items()


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


def test_every_error_has_its_words_and_is_given_what_they_need() -> None:
    for call in RAISED:
        found = heard_at(call.module)
        assert key(call) in found, call
        assert found[key(call)] - call.keywords - ADDED.get(call.name, set()) == set(), call


def test_no_two_packages_say_an_error_by_the_same_name() -> None:
    """A command that ends in an error says it without knowing which game it came from."""
    names = [found for package in PACKAGES for found in ALL[package] if found.startswith("error-")]
    assert len(names) == len(set(names))


def test_no_words_for_errors_that_do_not_exist() -> None:
    raised = {key(call) for call in RAISED} | {"error-unknown-map", "error-unknown-deck"}  # these are put together
    said = {found for package in PLAIN for found in ALL[package]}
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
    declared = {event for id_ in ids() for event in find(id_).info.events}
    assert set(kinds(Event)) == declared | {Undone}


@pytest.mark.parametrize("kind", [Undone, *(event for id_ in ids() for event in find(id_).info.events)])
def test_every_event_has_its_words_and_what_they_need(kind: type[Event]) -> None:
    event = blank(kind)
    found = heard_at(kind.__module__)
    assert event_key(event) in found
    assert found[event_key(event)] - set(said_params(event)) == set()


def test_the_games_say_how_they_ended() -> None:
    """Every reason for which a kept game of any version ended has words."""
    for file in sorted((ROOT / "tests/golden").glob("*/rules*/*.jsonl")):
        for line in file.read_bytes().splitlines():
            record = msgspec.json.decode(line)
            if record["outcome"]:
                assert f"ended-{record['outcome']['reason'].replace('_', '-')}" in ALL[plugin(record["game"]).package]
