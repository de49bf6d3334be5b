"""The words of a rulebook: one term for each thing, in every language, so that a person with the box finds them.

`text/glossary.json` of a game has its terms; that of the core those of all games. `refused` are patterns of other words
for the same thing, and a test refuses them in every text that people read.
"""

from importlib.resources import files

import msgspec

from kippu.core.data import Data, Source
from kippu.core.names import Name


class Term(Data, frozen=True):
    """A thing of the game: what it is called, what it is, and what it is not called (patterns, by language)."""

    term: Name
    means: Name
    refused: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class GlossaryData(Data, frozen=True):
    """`glossary.json`."""

    terms: tuple[Term, ...]


def glossary(package: str) -> tuple[Term, ...]:
    """The terms of a package; none if it has no file of them."""
    file = files(package) / "text" / "glossary.json"
    return Source("glossary.json", file.read_bytes()).decode(GlossaryData).terms if file.is_file() else ()
