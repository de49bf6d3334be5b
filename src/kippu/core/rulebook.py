"""The rules of a game as sections and clauses, from `text/LANG/rules.ftl`: its group comments are the titles.

A clause is one sentence. What the rules files number as one clause of several sentences has a letter for each:
MX-3.1a, MX-3.1b.
"""

import re
from functools import lru_cache

import msgspec

from kippu.core.names import FALLBACK
from kippu.core.text import sources, text_of


class Section(msgspec.Struct, frozen=True):
    """A part of the rules: its title, and its clauses by id."""

    title: str
    clauses: dict[str, str]


_LINE = re.compile(r"^(?:## (?P<title>.+)|rule-(?P<key>[A-Z]+-\d+-\d+[a-z]?) =)", re.MULTILINE)


@lru_cache
def rulebook(package: str, lang: str) -> tuple[Section, ...]:
    """All sections, in the order of the English file; what the language does not say of them is in English."""
    text = text_of(lang, package)
    own = {clause: title for title, clauses in _contents(package, lang) for clause in clauses}
    return tuple(
        Section(own.get(clauses[0], title), {clause: text.rule(clause) for clause in clauses})
        for title, clauses in _contents(package, FALLBACK)
    )


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
    return [clause for section in rulebook(package, FALLBACK) for clause in section.clauses]
