"""A bad line: messages are dropped, come twice, overtake each other, and sometimes the line is cut."""

import random
from collections import Counter
from collections.abc import Iterator

from websockets.asyncio.client import ClientConnection

from tests.load.line import Line

_DROPPED, _DOUBLED, _LATE = 0.1, 0.1, 0.1
_LATEST = 3  # messages that one may be overtaken by


class Fate:
    """What becomes of messages in one direction."""

    def __init__(self, rng: random.Random, counted: Counter[str]) -> None:
        self._rng, self._counted = rng, counted
        self._held: list[tuple[int, bytes]] = []  # how many messages may still overtake each

    def of(self, message: bytes) -> Iterator[bytes]:
        self._counted["messages"] += 1
        overtaken, self._held = self._held, []
        for _ in range(self._copies()):
            if self._happens(_LATE, "late"):
                self._held.append((self._rng.randint(1, _LATEST), message))
            else:
                yield message
        for left, late in overtaken:
            if left > 1:
                self._held.append((left - 1, late))
            else:
                yield late

    def _copies(self) -> int:
        if self._happens(_DROPPED, "dropped"):
            return 0
        return 2 if self._happens(_DOUBLED, "doubled") else 1

    def _happens(self, probability: float, what: str) -> bool:
        happens = self._rng.random() < probability
        self._counted[what] += happens
        return happens


class LossyLine(Line):
    """Loses in both directions."""

    def __init__(self, socket: ClientConnection, rng: random.Random, counted: Counter[str], cut: float) -> None:
        super().__init__(socket)
        self._rng, self._counted, self._cut = rng, counted, cut
        self._out, self._in = Fate(rng, counted), Fate(rng, counted)

    def going(self, message: bytes) -> Iterator[bytes]:
        if self._rng.random() < self._cut:
            self._counted["cut"] += 1
            self.cut()
        yield from self._out.of(message)

    def coming(self, message: bytes) -> Iterator[bytes]:
        yield from self._in.of(message)
