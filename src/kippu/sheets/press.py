"""Sets the sheets: the templates, our own fonts, and nothing from the machine or the network."""

from importlib.resources import as_file, files

import msgspec
import typst

from kippu.sheets.words import Content

_PACKAGE = files("kippu.sheets")


def pdf(content: Content) -> bytes:
    """The sheets as one PDF with all fonts inside; the same content gives the same bytes."""
    with as_file(_PACKAGE / "template") as template, as_file(_PACKAGE / "fonts") as folder:
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
        made = typst.compile(
            template / "sheets.typ",
            root=template,
            font_paths=fonts,
            sys_inputs={"book": msgspec.json.encode(content).decode()},
            format="pdf",
        )
    assert isinstance(made, bytes)
    return made
