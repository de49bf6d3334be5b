"""What somebody who means harm may say: nonsense, and sense with something wrong in it."""

import random
import string
from collections.abc import Callable
from typing import Any

import msgspec

from kippu.server.protocol import MAX_MESSAGE, PROTOCOL

Json = Any
_LETTERS = string.printable + "é駅切🚃\u202e\ufeff\x00\x7f"
_NAMES = ("type", "id", "version", "command", "seat", "bot", "action", "text", "at", "since", "protocol", "name", "x")


class Hostile:
    """Makes values, messages and frames, all from one generator."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    # --- values -------------------------------------------------------------------------------------------

    def text(self, most: int = 50) -> str:
        return "".join(self.rng.choices(_LETTERS, k=self.rng.randrange(most)))

    def junk(self, most: int = 200) -> bytes:
        return self.rng.randbytes(self.rng.randrange(most))

    def odd(self) -> Json:
        """A value that nobody expects; raw where Python has no way to say it."""
        rng = self.rng
        return rng.choice(
            (
                lambda: rng.choice((None, True, False, 0, -1, 1, 0.5, "", [], {}, "\x00", "F", "metrox", "random")),
                lambda: rng.choice((-1, 1)) * 2 ** rng.choice((7, 31, 32, 53, 63, 64, 70)) + rng.randint(-1, 1),
                lambda: msgspec.Raw(b"9" * rng.choice((20, 309, 4_301, 10_000))),
                lambda: msgspec.Raw(rng.choice((b"1e999", b"-1e-999", b"NaN", b"Infinity", b"-0", b"01", b"1."))),
                lambda: msgspec.Raw(rng.choice((b'"\\ud800"', b'"\\u0000"', b'"\xff\xfe"', b'"\x01"', b'"\\x"', b'"'))),
                lambda: msgspec.Raw(self.nested(rng.choice((3, 200, 900, 1_500, 7_000)))),
                lambda: self.text(rng.choice((5, 50, 300, 5_000))),
                lambda: [self.odd() for _ in range(rng.randrange(3))],
                lambda: {rng.choice(_NAMES): self.odd() for _ in range(rng.randrange(3))},
            )
        )()

    def nested(self, depth: int) -> bytes:
        if self.rng.random() < 0.5:
            return b"[" * depth + b"]" * (depth if self.rng.random() < 0.8 else 0)
        return b'{"a":' * depth + b"1" + b"}" * depth

    def spoiled(self, value: Json) -> Json:
        """The value with something in it changed, added or missing."""
        rng = self.rng
        if not isinstance(value, dict) or not value or rng.random() < 0.1:
            return self.odd()
        name = rng.choice(sorted(value))
        what = rng.random()
        if what < 0.4:
            return value | {name: self.odd()}
        if what < 0.6:
            return value | {name: self.spoiled(value[name])}
        if what < 0.8:
            return {one: value[one] for one in value if one != name}
        return value | {rng.choice((*_NAMES, self.text(8))): self.odd()}

    def garbled(self, text: bytes) -> bytes:
        """The text with some bytes flipped, cut out, doubled or put in."""
        rng = self.rng
        for _ in range(rng.randint(1, 3)):
            at, length = rng.randrange(len(text) + 1), rng.randrange(1, 9)
            part = text[at : at + length]
            put = rng.choice((b"", part * 2, self.junk(6), bytes(byte ^ 1 << rng.randrange(8) for byte in part)))
            text = text[:at] + put + text[at + length :]
        return text

    def wrong(self, value: Json) -> bytes:
        """A valid value made wrong, or left as it is, as JSON."""
        what = self.rng.random()
        if what < 0.4:
            return encoded(value)
        if what < 0.7:
            return encoded(self.spoiled(value))
        return self.garbled(encoded(value))

    # --- messages -----------------------------------------------------------------------------------------

    def message(self, version: int) -> dict[str, Json]:
        """Something that may be said, if not by this one, or not now."""
        rng = self.rng
        kinds: dict[Callable[[], dict[str, Json]], int] = {
            lambda: {"type": "hello", "protocol": PROTOCOL, "since": rng.choice((None, -1, 0, 5, 99))}: 10,
            lambda: self._do(version): 40,
            lambda: {"type": "say", "text": self.text(300) or "?"}: 10,
            self._host: 10,
            lambda: {"type": "leave"}: 1,
            lambda: {"type": "ping", "at": rng.random() * 1e9}: 10,
        }
        (kind,) = rng.choices(list(kinds), list(kinds.values()))
        return kind()

    def _host(self) -> dict[str, Json]:
        return {
            "type": "host",
            "action": self.rng.choice(("start", "add_bot", "remove_seat", "bot_plays", "mute", "unmute")),
            "seat": self.rng.choice((None, 1, 2, -1, 99, 10**30)),
            "bot": self.rng.choice((None, "random", "greedy", "nobody", "", "\x00")),
        }

    def _do(self, version: int) -> dict[str, Json]:
        rng = self.rng
        command = rng.choice(
            (
                {"type": "write", "route": rng.choice("FGZYTA")},
                {"type": "write", "route": self.text(30)},
                {"type": "circle", "station": rng.choice(("r1c1", "r7c7", self.text(30)))},
                {"type": rng.choice(("nothing", "take_back", "undo", "Write", ""))},
            )
        )
        id_ = rng.choice((f"h{rng.randrange(50)}", f"h{rng.random()}", f"h{rng.random()}", self.text(41) or "-"))
        return {"type": "do", "id": id_, "version": rng.choice((version, version, 0, 1, -1, 10**6)), "command": command}

    def frame(self, version: int) -> bytes:
        """One message for the socket of a table that is at a version."""
        kinds: dict[Callable[[], bytes], float] = {
            self.junk: 5,
            lambda: self.text(200).encode(): 5,
            lambda: encoded(self.odd()): 3,
            lambda: encoded({"type": "say", "text": "x" * self.rng.randint(MAX_MESSAGE - 100, MAX_MESSAGE + 100)}): 0.2,
            lambda: encoded({"type": "say", "text": "x" * 1_000_000}): 0.05,
            lambda: (
                b'{"type":"do","id":"h","version":0,"command":%b}' % self.garbled(b'{"type":"write","route":"F"}')
            ): 2,
            lambda: self.wrong(self.message(version)): 85,
        }
        (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
        return kind()


def encoded(value: Json) -> bytes:
    return msgspec.json.encode(value)
