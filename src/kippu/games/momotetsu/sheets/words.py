"""Words in every language of the sheets at once: what is said twice is printed one under the other."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from kippu.core.names import FALLBACK, Name, said
from kippu.core.text import LANGUAGES, Text, text

Said: TypeAlias = list[str]
Content: TypeAlias = dict[str, Any]

# On paper English comes last; which languages one may ask for, by the word for it.
_ALL = tuple(sorted(LANGUAGES, key=FALLBACK.__eq__))
EVERY = "both" if len(_ALL) == 2 else "all"
CHOICES = {**{lang: (lang,) for lang in _ALL}, EVERY: _ALL}


class Words:
    """The messages of the sheets and of the game, in some languages."""

    def __init__(self, lang: str) -> None:
        self.langs = CHOICES[lang]

    def __call__(self, key: str, **params: Any) -> Said:
        """A message in each language; a name among its parameters is said in the same one."""
        return _once(_message(lang, key, params) for lang in self.langs)

    def name(self, name: Name) -> Said:
        """A name from the kit in each language."""
        return _once(_in(name, lang) for lang in self.langs)

    def labels(self, *keys: str) -> dict[str, Said]:
        """Messages of the sheets that need nothing else, by their ids."""
        return {key: self(f"sheet-{key}") for key in keys}


def phrase(key: str, **params: Any) -> Name:
    """A message as a part of another one, in whichever language that is said."""
    return {lang: _message(lang, key, params) for lang in LANGUAGES}


def row(names: Iterable[Name], separator: str = "sheet-separator") -> Name:
    """Some names in a row, as one."""
    found = list(names)
    return {lang: _text(lang)(separator).join(said(one, lang) for one in found) for lang in LANGUAGES}


def width(text: str) -> float:
    """How wide words are in ems: full-width letters are one, others a little more than half."""
    return sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.6 for letter in text)


def _message(lang: str, key: str, params: dict[str, Any]) -> str:
    return _text(lang)(key, **{name: _in(value, lang) for name, value in params.items()})


def _text(lang: str) -> Text:
    return text(lang, "kippu.games.momotetsu.sheets", "kippu.games.momotetsu")


def _in(value: Any, lang: str) -> Any:
    return said(value, lang) if isinstance(value, Mapping) else value


def _once(texts: Iterable[str]) -> Said:
    return list(dict.fromkeys(texts))
