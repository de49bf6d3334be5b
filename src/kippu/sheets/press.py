"""Sets sheets: a game's templates, our own fonts, and nothing from the machine or the network."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import typst

_FONTS = files("kippu.sheets") / "fonts"


@dataclass(frozen=True, slots=True)
class Printed:
    """A finished PDF."""

    content: bytes
    pages: int


def pdf(templates: Traversable, content: dict[str, Any]) -> Printed:
    """What `sheets.typ` makes of some content, with all fonts inside; the same content gives the same bytes."""
    with as_file(templates) as template, as_file(_FONTS) as folder:
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
        compiler = typst.Compiler(
            template / "sheets.typ",
            root=template,
            font_paths=fonts,
            sys_inputs={"book": msgspec.json.encode(content).decode()},
        )
        made = compiler.compile(format="pdf")
        pages = compiler.query("<page-count>", field="value", one=True)
    assert isinstance(made, bytes)
    return Printed(made, int(pages))


def unprintable(content: object) -> list[str]:
    """The letters that our fonts have not: all but Latin ones and those of JIS X 0208 (see `fonts/README.md`)."""
    return sorted({letter for text in _texts(content) for letter in text if not _known(letter)})


def _texts(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict):
        for part in content.values():
            yield from _texts(part)
    elif isinstance(content, list | tuple):
        for part in content:
            yield from _texts(part)


def _known(letter: str) -> bool:
    try:
        letter.encode("cp932")
    except UnicodeEncodeError:
        return ord(letter) < 0x180 or 0x2010 <= ord(letter) < 0x2030
    return True
