"""The language of the command line: `--lang`, else KIPPU_LANG, else that of the system."""

import os
from collections.abc import Iterable
from typing import Annotated

import typer

from kippu.core.names import FALLBACK
from kippu.core.text import LANGUAGES, Text, spoken, text
from kippu.core.versions import plugin


def default_lang() -> str:
    """The language to speak when nobody says which."""
    for name in ("KIPPU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if lang := spoken(os.environ.get(name, "")):
            return lang
    return FALLBACK


def one_of(choices: Iterable[str]) -> str:
    """Choices as a help text names them."""
    *others, last = choices
    return f"{', '.join(others)} or {last}"


def _checked(lang: str) -> str:
    if lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    # Errors that come later speak the same language.
    os.environ["KIPPU_LANG"] = lang
    return lang


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        help=f"Language: {one_of(LANGUAGES)}.",
        callback=_checked,
        default_factory=default_lang,
        show_default=False,
        is_eager=True,  # so that what is wrong with other options is said in this language
    ),
]


def words(lang: str, *games: str) -> Text:
    """The words of the command line, of the core, and of the games it is about."""
    brought = [package for game in games for package in (plugin(game).package, *plugin(game).words)]
    return text(lang, "kippu.terminal", *brought)
