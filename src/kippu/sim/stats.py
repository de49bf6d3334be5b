"""How bots did over many games."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations

import msgspec

from kippu.core.record import AnyRecord
from kippu.core.text import Text


class Line(msgspec.Struct, frozen=True):
    """One player's results: a bot by name, over all the seats it played. A shared win counts in parts."""

    bot: str
    played: int
    wins: float
    mean: float
    deviation: float
    error: float
    best: int
    worst: int


class Pair(msgspec.Struct, frozen=True):
    """Two bots at one table, seat against seat: how often the first came in ahead; an equal place counts half."""

    bot: str
    other: str
    played: int
    ahead: float


class Summary(msgspec.Struct, frozen=True):
    """All results of a run."""

    games: int
    seats: int
    decided_by: dict[str, int]
    ended: dict[str, int]  # how many games ended for which reason
    lines: tuple[Line, ...]
    pairs: tuple[Pair, ...] = ()


class Stats:
    """Counts as games come in; keeps no records."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self._bots = bots
        self._games = 0
        self._decided: Counter[str] = Counter()
        self._ended: Counter[str] = Counter()
        self.scores: dict[str, Counter[int]] = defaultdict(Counter)
        self._wins: Counter[str] = Counter()
        self._met: Counter[tuple[str, str]] = Counter()
        self._ahead: Counter[tuple[str, str]] = Counter()

    def add(self, one: AnyRecord) -> None:
        """Count a finished game."""
        assert one.outcome is not None
        self._games += 1
        self._decided[one.outcome.decided_by] += 1
        self._ended[one.outcome.reason] += 1
        winners = one.outcome.ranking[0]
        for seat, bot in enumerate(self._bots):
            self.scores[bot][one.outcome.scores[seat]] += 1
            if seat in winners:
                self._wins[bot] += 1 / len(winners)  # type: ignore[assignment]
        places = {seat: place for place, seats in enumerate(one.outcome.ranking) for seat in seats}
        for (seat, bot), (rival, other) in permutations(enumerate(self._bots), 2):
            if bot != other:
                self._met[bot, other] += 1
                self._ahead[bot, other] += (places[seat] < places[rival]) + (places[seat] == places[rival]) / 2  # type: ignore[assignment]

    def summary(self) -> Summary:
        """The results so far, the best bot first."""
        lines = sorted((self._line(bot) for bot in self.scores), key=lambda line: -line.mean)
        order = [line.bot for line in lines]
        pairs = tuple(
            Pair(bot, other, self._met[bot, other], float(self._ahead[bot, other]))
            for bot, other in combinations(order, 2)
        )
        ended = dict(self._ended.most_common())
        return Summary(self._games, len(self._bots), dict(self._decided), ended, tuple(lines), pairs)

    def _line(self, bot: str) -> Line:
        scores = self.scores[bot]
        played = scores.total()
        mean = sum(score * count for score, count in scores.items()) / played
        variance = sum(count * (score - mean) ** 2 for score, count in scores.items()) / max(1, played - 1)
        return Line(
            bot=bot,
            played=played,
            wins=float(self._wins[bot]),
            mean=mean,
            deviation=math.sqrt(variance),
            error=math.sqrt(variance / played),
            best=max(scores),
            worst=min(scores),
        )


def endings(ended: Mapping[str, int], say: Text) -> Iterator[str]:
    """How games ended, the most frequent first: a line for each reason, in the words `ended-REASON` of the game."""
    games = sum(ended.values())
    for reason, count in sorted(ended.items(), key=lambda item: -item[1]):
        key = f"ended-{reason.replace('_', '-')}"
        yield say(
            "sim-ended",
            how=say(key) if key in say else reason,
            games=count,
            of=games,
            share=f"{100 * count / games:.1f}",
        )
