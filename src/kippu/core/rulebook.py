"""The rules of a game as sections and clauses, from `text/LANG/rules.ftl`: its group comments are the titles.

A clause is one sentence. What the rules files number as one clause of several sentences has a letter for each:
MX-3.1a, MX-3.1b. Where it comes from stands in `data/origins.json`; what the rulebook leaves open there is the message
`open-CLAUSE` in `text/LANG/origins.ftl`, and stands for the letters after it that come from the same.
"""

import re
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from kippu.core.data import Data, Source
from kippu.core.names import FALLBACK
from kippu.core.text import sources, text_of

# The rulebook says so; found in public sources; follows from the rulebook; chosen by us.
Origin: TypeAlias = Literal["rulebook", "found", "derived", "chosen"]
# Told by the rulebook; as it really is; made by us so that the game can be played.
DataOrigin: TypeAlias = Literal["rulebook", "real", "reconstructed"]


class OriginsData(Data, frozen=True):
    """`origins.json`: where each clause comes from, and each data file or part of one (`maps/tokyo.json#names`)."""

    clauses: dict[str, Origin]
    data: dict[str, DataOrigin]


class Clause(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the rules, where it comes from, and what the rulebook leaves open there."""

    text: str
    origin: Origin | None = None
    open: str | None = None


class Section(msgspec.Struct, frozen=True):
    """A part of the rules: its title, and its clauses by id."""

    title: str
    clauses: dict[str, Clause]


_LINE = re.compile(r"^(?:## (?P<title>.+)|rule-(?P<key>[A-Z]+-\d+-\d+[a-z]?) =)", re.MULTILINE)


def rulebook(package: str, lang: str, readings: dict[str, str]) -> tuple[Section, ...]:
    """All sections, in the order of the English file; what the language does not say of them is in English."""
    own = {clause: title for title, clauses in _contents(package, lang) for clause in clauses}
    return tuple(
        Section(own.get(clauses[0], title), {clause: _clause(package, lang, clause, readings) for clause in clauses})
        for title, clauses in _contents(package, FALLBACK)
    )


def _clause(package: str, lang: str, clause: str, readings: dict[str, str]) -> Clause:
    text, key = text_of(lang, package), f"open-{clause}".replace(".", "-")
    left_open = text(key) if key in text else None
    return Clause(text.rule(clause, **readings), origins(package).clauses.get(clause), left_open)


@lru_cache
def origins(package: str) -> OriginsData:
    """Where the rules and data of a game come from; a game that does not say has none."""
    file = files(package) / "data" / "origins.json"
    if not file.is_file():
        return OriginsData({}, {})
    return Source("origins.json", file.read_bytes()).decode(OriginsData)


def source_key(file: str) -> str:
    """The id of the message on a data file, or on a part of it: what it holds, and what of that is known."""
    return f"source-{re.sub('[^A-Za-z0-9]', '-', file)}"


@lru_cache
def _contents(package: str, lang: str) -> list[tuple[str, list[str]]]:
    """The titles in a language, each with the ids of its clauses."""
    found: list[tuple[str, list[str]]] = []
    for line in _LINE.finditer("\n".join(sources(package, lang))):
        if line["title"]:
            found.append((line["title"], []))
        else:
            letters, section, number = line["key"].split("-")
            found[-1][1].append(f"{letters}-{section}.{number}")
    return [(title, clauses) for title, clauses in found if clauses]


def clauses(package: str) -> list[str]:
    """The ids of all clauses of a game."""
    return [clause for _, found in _contents(package, FALLBACK) for clause in found]
