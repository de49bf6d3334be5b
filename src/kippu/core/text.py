"""Words for people, from Fluent files: `text/LANG/*.ftl` of the core and of each game.

The browser reads the same files, so a sentence is written once per language and never in code. A language is one folder
beside `en` in every `text/`, and its code in `LANGUAGES`. It may have fewer messages: the others are said in English.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from kippu.core.errors import IllegalMove, KippuError, Param
from kippu.core.game import Event
from kippu.core.names import FALLBACK

# The languages that Kippu speaks, and the only list of them. The first has every message.
LANGUAGES = (FALLBACK, "ja")


class Text:
    """The messages of one language, from the given packages; what it does not say is said in English."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            for source in sources(package, lang):
                self._bundle.add_resource(FluentResource(source), allow_overrides=False)
        self._fallback = None if lang == FALLBACK else text_of(FALLBACK, *packages)

    def __contains__(self, key: str) -> bool:
        return self.says(key) or (self._fallback is not None and key in self._fallback)

    def says(self, key: str) -> bool:
        """Whether the language itself has this message."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **params: Any) -> str:
        """The message in words. A missing message or parameter is a defect, and tests look for both."""
        if self._fallback is not None and not self.says(key):
            return self._fallback(key, **params)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"message {key} has no text")
        said, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise LookupError(f"message {key}: {errors[0]}")
        return str(said)

    def error(self, error: KippuError) -> str:
        """An error in words; a refusal with the clause it names."""
        said = self(error.key, **{name: _plain(value) for name, value in error.params.items()})
        return f"{said} [{error.clause}]" if isinstance(error, IllegalMove) else said

    def event(self, event: Event, /, **names: Any) -> str:
        """An event in words. `names` adds or replaces parameters, for example a name for a seat."""
        return self(event_key(event), **(said_params(event) | names))

    def rule(self, clause: str, /, **readings: str) -> str:
        """A clause of the rules in words, as it is read at a table with these house rules."""
        return self(rule_key(clause), **readings)


def said_params(event: Event) -> dict[str, Any]:
    """An event's fields as message parameters: seats (also another's) counted from 1, lists as words."""
    params: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(event).items():
        if name in ("seat", "other"):
            params[name] = value + 1
        elif isinstance(value, tuple):
            params[name] = " ".join(str(item + 1 if name == "seats" else item) for item in value)
            params[f"{name}_count"] = len(value)
        else:
            params[name] = str(value).lower() if value is None or isinstance(value, bool) else value
    return params


def _plain(value: Param) -> Any:
    """A parameter of an error on one line: no control characters, no commas in line numbers."""
    if isinstance(value, str):
        return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in value)
    return fluent_number(value, useGrouping=False) if abs(value) < 2**53 else str(value)


def event_key(event: Event) -> str:
    """The id of the message for an event."""
    tag: str = event.__struct_config__.tag  # type: ignore[assignment]
    return f"event-{tag}".replace("_", "-")


def rule_key(clause: str) -> str:
    """The id of the message for a clause: Fluent ids have no dots."""
    return f"rule-{clause}".replace(".", "-")


def sources(package: str, lang: str) -> list[str]:
    """The Fluent sources of a package in one language, by file name; none if it does not speak it."""
    folder = files(package) / "text" / lang
    if not folder.is_dir():
        return []
    found = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return [item.read_text(encoding="utf-8") for item in found]


def spoken(wanted: str) -> str | None:
    """The language of ours that is meant by `ja`, `ja-JP` or `ja_JP.UTF-8`."""
    code = wanted.partition(".")[0].replace("_", "-")
    return next((lang for lang in (code, code.partition("-")[0]) if lang in LANGUAGES), None)


def text(lang: str, *packages: str) -> Text:
    """The words of the core and of the given packages."""
    return text_of(lang, "kippu.core", *packages)


@lru_cache
def text_of(lang: str, *packages: str) -> Text:
    """The words of the given packages."""
    return Text(lang, *packages)
