"""The rules of a game as sections and clauses, from `text/LANG/rules.ftl`: its group comments are the titles.

A clause is one sentence. What the rules files number as one clause of several sentences has a letter for each:
MX-3.1a, MX-3.1b.
"""

import re
from functools import lru_cache
from importlib.resources import files

import msgspec

from kippu.core.text import Text


class Section(msgspec.Struct, frozen=True):
    """A part of the rules: its title, and its clauses by id."""

    title: str
    clauses: dict[str, str]


_LINE = re.compile(r"^(?:## (?P<title>.+)|rule-(?P<key>[A-Z]+-\d+-\d+[a-z]?) =)", re.MULTILINE)


@lru_cache
def rulebook(package: str, lang: str) -> tuple[Section, ...]:
    """All sections, in the order of the file."""
    source = (files(package) / "text" / lang / "rules.ftl").read_text(encoding="utf-8")
    text = Text(lang, package)
    sections: list[Section] = []
    for line in _LINE.finditer(source):
        if line["title"]:
            sections.append(Section(line["title"], {}))
        else:
            letters, section, number = line["key"].split("-")
            clause = f"{letters}-{section}.{number}"
            sections[-1].clauses[clause] = text.rule(clause)
    return tuple(sections)


def clauses(package: str) -> list[str]:
    """The ids of all clauses of a game."""
    return [clause for section in rulebook(package, "en") for clause in section.clauses]
