"""Training: the weights of a value learned by self-play, the same ones for the same recipe, wherever it runs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from kippu.core.errors import KippuError
from kippu.core.jit import COMPILED, reals, singles, zeros
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.policy import room_size
from kippu.games.metrox.fast.training import learn, observe
from kippu.games.metrox.fast.value import CHANCES, WEIGHTS, features
from kippu.games.metrox.fast.weights import Recipe, encode, map_digest
from kippu.games.metrox.rules.parts import deck_of, map_of, parts
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.jobs import Run


@dataclass(frozen=True, slots=True)
class Course:
    """What to learn, and how. A round is learned in parts from the same weights; then what they learned is averaged."""

    options: MetroXOptions
    seed: str = "kippu"
    games: int = 5_000_000
    rounds: int = 50
    parts: int = 1
    first_rate: float = 0.3
    last_rate: float = 0.01
    explore: int = 20
    most_observed: int = 100_000
    most_checked: int = 4_000

    @property
    def observed(self) -> int:
        """Games after training, to count how often routes are completed."""
        return min(self.most_observed, self.games)

    @property
    def checked(self) -> int:
        """Games after every round, to see how well it plays."""
        return min(self.most_checked, self.games)

    def rate(self, number: int) -> float:
        """The rate of a round: from the first to the last in equal proportions."""
        return float(self.first_rate * (self.last_rate / self.first_rate) ** (number / max(1, self.rounds - 1)))


class Lesson(msgspec.Struct, frozen=True):
    """How far training is: the mean score while exploring, and that of games played to check."""

    round: int
    games: int
    rate: float
    mean: float
    checked: float
    best: float  # share of 50 points or more


def train(course: Course, run: Run) -> Iterator[Lesson | bytes]:
    """One lesson after the other; at last the file of weights."""
    shared = parts(course.options)
    packed = msgspec.json.encode(course.options)
    weights = singles(int(features(shared)[WEIGHTS]))
    each = course.games // course.rounds // course.parts
    if not each:
        raise KippuError("too_few_games", games=course.games, least=course.rounds * course.parts)
    mean = 0.0
    for number in range(course.rounds):
        rate, jobs = course.rate(number), range(course.parts)
        seeds = [f"{course.seed}/{number}/{part}" for part in jobs]
        done = list(run(_learn, [(packed, weights, seed, each, rate, course.explore) for seed in seeds]))
        weights = done[0][0] if len(done) == 1 else _average([one for one, _ in done])
        learned = [score for _, scores in done for score in scores]
        (_, scores), *_ = run(_learn, [(packed, weights, f"{course.seed}/{number}/check", course.checked, 0.0, 0)])
        mean = sum(scores) / len(scores)
        best = sum(score >= 50 for score in scores) / len(scores)
        yield Lesson(number + 1, (number + 1) * each * course.parts, rate, sum(learned) / len(learned), mean, best)
    (weights,) = run(_observe, [(packed, weights, f"{course.seed}/observe", course.observed)])
    data = map_of(course.options)
    recipe = Recipe(
        map=data.id,
        map_digest=map_digest(data),
        deck=deck_of(course.options).id,
        seed=course.seed,
        games=each * course.rounds * course.parts,
        parts=course.parts,
        rate=(course.first_rate, course.last_rate),
        explore=course.explore,
        observed=course.observed,
        mean=round(mean, 2),
        checked=course.checked,
        weights=len(weights),
    )
    yield encode(recipe, weights)


def _average(weights: list[Any]) -> Any:
    """What several have learned, put together."""
    mixed: Any = singles(len(weights[0]))
    if COMPILED:
        for one in weights:
            mixed += one / len(weights)
        return mixed
    for at in range(len(mixed)):
        mixed[at] = sum(one[at] for one in weights) / len(weights)
    return mixed


def _learn(options: bytes, weights: Any, seed: str, games: int, rate: float, explore: int) -> tuple[Any, list[int]]:
    shared = parts(msgspec.json.decode(options, type=MetroXOptions))
    t, f, scores = k.tables(shared), features(shared), zeros(games)
    own = singles(len(weights))
    own[:] = weights
    room, values = zeros(2 * room_size(t, f)), reals(room_size(t, f))
    learn(t, f, own, zeros(k.game_size(t, 2)), room, values, k.dice(seed), rate, explore, scores)
    return own, [int(score) for score in scores]


def _observe(options: bytes, weights: Any, seed: str, games: int) -> Any:
    shared = parts(msgspec.json.decode(options, type=MetroXOptions))
    t, f = k.tables(shared), features(shared)
    own = singles(len(weights))
    own[:] = weights
    chances = int(f[CHANCES])
    counts = zeros(2 * (len(own) - chances))
    turns = 2 * int(t[k.SPACES]) + 20  # more than nearly any game has
    room, values = zeros(room_size(t, f) + turns * int(t[k.ROUTES])), reals(room_size(t, f))
    observe(t, f, own, zeros(k.game_size(t, 2)), room, values, k.dice(seed), counts, games)
    for at in range(len(own) - chances):
        seen, completed = int(counts[2 * at]), int(counts[2 * at + 1])
        own[chances + at] = completed / seen if seen else 0.0
    return own
