"""Data files: decoded strictly by a type, and wrong ones refused with file, line and reason."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from kippu.core.errors import BadData, Param

T = TypeVar("T")
Place: TypeAlias = Sequence[str | int]  # keys and indexes from the top of the document

_SPACE = re.compile(r"[ \t\r\n,:]*")
_TOKEN = re.compile(r'(?P<key>"(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}\[\]]')
_DECODER = json.JSONDecoder()


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a data file."""


class DataFile(Data, frozen=True):
    """A whole data file, which options may hold: it is known by what it says, also where that is names or tables."""

    def __hash__(self) -> int:
        return hash(msgspec.json.encode(self, order="deterministic"))


class Source:
    """The text of a data file, and the way back from a place in its data to a line of it."""

    def __init__(self, file: str, content: bytes) -> None:
        self.file = file
        self.content = content

    @classmethod
    def read(cls, path: Path) -> "Source":
        """Read a file; one that cannot be read is bad data too."""
        try:
            return cls(path.name, path.read_bytes())
        except OSError as error:
            raise BadData("unreadable", file=str(path), line=0, reason=error.strerror or str(error)) from error

    def decode(self, type_: type[T]) -> T:
        """The data as a value of `type_`; unknown fields and wrong types are refused."""
        try:
            text = self.content.decode()
            json.loads(text, parse_int=str)  # says more of a syntax error than msgspec does
            for key, at in _keys_twice(text):
                raise BadData("key_twice", file=self.file, line=_line(text, at), key=key)
            return msgspec.json.decode(self.content, type=type_)
        except json.JSONDecodeError as error:
            raise BadData("not_json", file=self.file, line=error.lineno, reason=error.msg) from error
        except msgspec.ValidationError as error:
            message, _, path = str(error).partition(" - at `")
            raise self.bad("wrong_shape", _place(path), reason=message) from error
        except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as error:
            # Not UTF-8, too deep, or what only Python takes for JSON, such as NaN.
            line = self.content.count(b"\n", 0, self._byte(error)) + 1
            raise BadData("not_json", file=self.file, line=line, reason=str(error)) from error

    def _byte(self, error: Exception) -> int:
        """Where the content is wrong, as far as an error tells."""
        if isinstance(error, UnicodeDecodeError):
            return error.start
        told = re.search(r"\(byte (\d+)\)", str(error))
        return int(told[1]) if told else len(self.content)

    def bad(self, code: str, place: Place, **params: Param) -> BadData:
        """An error about a place in the data, with its line."""
        return BadData(code, file=self.file, line=self.line(place), **params)

    def line(self, place: Place) -> int:
        """The line where the value at `place` begins; of the nearest value around it, if it is not there."""
        text = self.content.decode()
        at = _skip(text, 0)
        for step in place:
            found = _find(text, at, step)
            if found is None:
                break
            at = found
        return _line(text, at)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _keys_twice(text: str) -> Iterator[tuple[str, int]]:
    """Keys that come for the second time in their object, and where."""
    seen: list[set[str]] = []
    for token in _TOKEN.finditer(text):
        if token["key"]:
            key = json.loads(token["key"])
            if key in seen[-1]:
                yield key, token.start()
            seen[-1].add(key)
        elif token[0] in "{[":
            seen.append(set())
        elif token[0] in "]}":
            seen.pop()


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _find(text: str, at: int, step: str | int) -> int | None:
    """Where the member `step` of the object or list at `at` begins."""
    opened, index = text[at], 0
    if opened not in "[{":
        return None
    at = _skip(text, at + 1)
    while text[at] not in "]}":
        key: str | int = index
        if opened == "{":
            key, at = _DECODER.raw_decode(text, at)
            at = _skip(text, at)
        if key == step:
            return at
        _, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        index += 1
    return None


def _place(path: str) -> list[str | int]:
    """`$.routes[3].color` as ["routes", 3, "color"]; msgspec writes `[...]` where it does not know the index."""
    steps = re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", path)
    return [name or int(index) for name, index in steps]
