"""The words people see, from the same Fluent files as the page: the server's, and the browser's own."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from kippu.core.text import Text, sources
from kippu.core.versions import plugin

_WEB = Path(__file__).parents[2] / "web" / "src"


def _packages(game: str) -> tuple[str, ...]:
    found = plugin(game)
    notices = (f"{found.package}.live",) if found.live else ()
    return "kippu.core", "kippu.server", found.package, *notices


def _own(lang: str, game: str) -> str:
    files = [_WEB / "lib" / "text" / f"{lang}.ftl", *sorted((_WEB / "games" / game).rglob(f"{lang}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def words(lang: str, game: str) -> Text:
    """All that the page can say of a game in a language; its own words replace the server's, as there."""
    said = Text(lang, *_packages(game))
    said._bundle.add_resource(FluentResource(_own(lang, game)), allow_overrides=True)
    return said


def signed(number: int) -> str:
    """A number with a proper minus sign, as the page writes it."""
    return str(number).replace("-", "−")


@cache
def sentences(lang: str, game: str) -> dict[str, str | None]:
    """All messages by id: in words where they are always the same, else None."""
    texts = [*(one for package in _packages(game) for one in sources(package, lang)), _own(lang, game)]
    entries = [entry for one in texts for entry in FluentParser().parse(one).body]
    return {entry.id.name: _always(entry) for entry in entries if isinstance(entry, ast.Message)}


def _always(message: ast.Message) -> str | None:
    elements = message.value.elements if message.value else []
    texts = [element.value for element in elements if isinstance(element, ast.TextElement)]
    return "".join(texts) if len(texts) == len(elements) else None
