"""Chance that can be checked.

One generator serves all games (clause RM-1.13): u(n) is the number in the first 8 hex digits of the
SHA-256 of the text `seed:n`, for n = 0, 1, 2, ... A draw uses the next u, as follows.

- below(k), a number from 0 to k-1: u mod k; a u of k * floor(2^32 / k) or more is skipped.
- roll(sides), a die: 1 + below(sides).
- pick(weights), an index: below(sum of weights), counted off along the weights.
- holds(p), a chance: u / 2^32 < p; recorded as 1 or 0.

The SHA-256 of the seed is published before the game, the seed after it, so anyone can draw again.
`docs/chance.md` says the same for readers of other languages, with test values.
"""

import hashlib
import random
import secrets
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import count
from typing import TypeVar

from kippu.core.errors import BadRecord

T = TypeVar("T")
_RANGE = 2**32
_first_number = struct.Struct(">I").unpack_from


def new_seed() -> str:
    """A seed nobody can guess: 256 bits from the operating system."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game: the SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance(ABC):
    """Where a game's draws come from. Rules ask; they never know whether it is drawn, replayed or searched."""

    @abstractmethod
    def below(self, k: int) -> int:
        """A number from 0 to k-1, all equally likely."""

    @abstractmethod
    def pick(self, weights: Sequence[int]) -> int:
        """An index into `weights`, as likely as its weight; for a multiset of cards the weights are the counts."""

    @abstractmethod
    def holds(self, p: float) -> bool:
        """Whether something of probability p happens."""

    def roll(self, sides: int) -> int:
        """The face of one die."""
        return 1 + self.below(sides)


def _count_off(number: int, weights: Sequence[int]) -> int:
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise AssertionError("the number was below the sum of the weights")


def _numbers(seed: str) -> Iterator[int]:
    """u(0), u(1), u(2), ... of a seed."""
    begun = hashlib.sha256(f"{seed}:".encode())  # of every text, what all have in common
    for n in count():
        text = begun.copy()
        text.update(b"%d" % n)
        yield _first_number(text.digest())[0]


class Seeded(Chance):
    """The generator of clause RM-1.13."""

    def __init__(self, seed: str) -> None:
        self._u = _numbers(seed).__next__

    def below(self, k: int) -> int:
        if not 0 < k <= _RANGE:
            raise ValueError(f"cannot draw below {k}")
        u = self._u()
        while u >= _RANGE - _RANGE % k:
            u = self._u()
        return u % k

    def pick(self, weights: Sequence[int]) -> int:
        return _count_off(self.below(sum(weights)), weights)

    def holds(self, p: float) -> bool:
        return self._u() / _RANGE < p


class Sampler(Chance):
    """A fast, ordinary generator, for playouts and for bots that imagine."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def below(self, k: int) -> int:
        return int(self._random() * k)

    def pick(self, weights: Sequence[int]) -> int:
        return _count_off(int(self._random() * sum(weights)), weights)

    def holds(self, p: float) -> bool:
        return self._random() < p


class Recorder(Chance):
    """Passes draws on and remembers what came, until taken."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._outcomes: list[int] = []

    def below(self, k: int) -> int:
        return self._keep(self._source.below(k))

    def pick(self, weights: Sequence[int]) -> int:
        return self._keep(self._source.pick(weights))

    def holds(self, p: float) -> bool:
        return bool(self._keep(int(self._source.holds(p))))

    def _keep(self, outcome: int) -> int:
        self._outcomes.append(outcome)
        return outcome

    @property
    def drew(self) -> bool:
        """Whether anything was drawn since the last take."""
        return bool(self._outcomes)

    def take(self) -> tuple[int, ...]:
        """The outcomes since the last take."""
        taken = tuple(self._outcomes)
        self._outcomes.clear()
        return taken


class Replayer(Chance):
    """Gives out recorded outcomes, and refuses those that could not have come."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def below(self, k: int) -> int:
        return self._give(lambda outcome: 0 <= outcome < k)

    def pick(self, weights: Sequence[int]) -> int:
        return self._give(lambda outcome: 0 <= outcome < len(weights) and weights[outcome] > 0)

    def holds(self, p: float) -> bool:
        return bool(self._give(lambda outcome: outcome in (0, 1) and (p > 0 if outcome else p < 1)))

    def _give(self, possible: Callable[[int], bool]) -> int:
        if self._next == len(self._outcomes):
            raise BadRecord("chance_missing", drawn=self._next)
        outcome = self._outcomes[self._next]
        if not possible(outcome):
            raise BadRecord("chance_impossible", outcome=outcome)
        self._next += 1
        return outcome

    def finish(self) -> None:
        """Refuse outcomes that nothing asked for."""
        if self._next < len(self._outcomes):
            raise BadRecord("chance_left_over", left=len(self._outcomes) - self._next)


class _Path(Chance):
    """One way chance may go: a given beginning, then always the first possible outcome."""

    def __init__(self, given: tuple[int, ...]) -> None:
        self._given = given
        self._taken: tuple[int, ...] = ()
        self.probability = Fraction(1)
        self.siblings: list[tuple[int, ...]] = []

    def below(self, k: int) -> int:
        return self.pick((1,) * k)

    def holds(self, p: float) -> bool:
        exact = Fraction(p)
        return bool(self.pick((exact.denominator - exact.numerator, exact.numerator)))

    def pick(self, weights: Sequence[int]) -> int:
        at = len(self._taken)
        if at < len(self._given):
            chosen = self._given[at]
        else:
            chosen, *others = (index for index, weight in enumerate(weights) if weight)
            self.siblings += [(*self._taken, other) for other in others]
        self._taken += (chosen,)
        self.probability *= Fraction(weights[chosen], sum(weights))
        return chosen


def explore(step: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """Run `step` once for every way chance may go, with the exact probability of each way."""
    ways: list[tuple[int, ...]] = [()]
    while ways:
        path = _Path(ways.pop())
        result = step(path)
        yield path.probability, result
        ways += reversed(path.siblings)
