"""A ladder: every bot meets every other, and all results together give each a rating with its error."""

import math
from collections.abc import Iterator
from itertools import combinations, cycle, islice, product

import msgspec

from kippu.core.game import Options
from kippu.sim.jobs import Run
from kippu.sim.many import Plan, play_many

_PER_ELO = math.log(10) / 400
_STEPS = 10_000


class Rating(msgspec.Struct, frozen=True):
    """A bot's Elo, the weakest at 0, with half the width of its interval of 95 %."""

    bot: str
    elo: float
    error: float


class Ladder(msgspec.Struct, frozen=True):
    """The results: `cross[a][b]` is the share of its meetings with b that a has won; a shared place counts half."""

    games: int  # of every pair
    bots: tuple[str, ...]
    cross: tuple[tuple[float | None, ...], ...]
    ratings: tuple[Rating, ...]  # the strongest first


def pairings(game: str, options: Options, bots: tuple[str, ...], seed: str, games: int, seats: int = 2) -> list[Plan]:
    """Every bot against every other, in turns round the table; each pair plays half of its games in the other order."""
    return [
        Plan(
            game,
            options,
            tuple(islice(cycle(pair), seats)),
            f"{seed}/{'-'.join(pair)}",
            games // 2 + games % 2 * (index == 0),
        )
        for one, other in combinations(bots, 2)
        for index, pair in enumerate(((one, other), (other, one)))
    ]


def play(plans: list[Plan], run: Run | None = None) -> Iterator[tuple[str, str, float]]:
    """Game by game: two bots, and in what part of the meetings of their seats the first came before the second."""
    for plan in plans:
        for _, record in play_many(plan, run):
            assert record.outcome is not None
            place = {seat: place for place, seats in enumerate(record.outcome.ranking) for seat in seats}
            met = list(product(range(0, len(plan.bots), 2), range(1, len(plan.bots), 2)))
            won = sum((place[one] < place[other]) + (place[one] == place[other]) / 2 for one, other in met)
            yield plan.bots[0], plan.bots[1], won / len(met)


def reckon(bots: tuple[str, ...], results: list[tuple[str, str, float]]) -> Ladder:
    """Ratings after Bradley and Terry: those under which the results are likeliest."""
    at = {bot: index for index, bot in enumerate(bots)}
    size = len(bots)
    won = [[0.0] * size for _ in bots]
    for one, other, share in results:
        won[at[one]][at[other]] += share
        won[at[other]][at[one]] += 1 - share
    met = [[won[a][b] + won[b][a] for b in range(size)] for a in range(size)]
    cross = tuple(tuple(won[a][b] / met[a][b] if met[a][b] else None for b in range(size)) for a in range(size))
    strength = _strengths(won, met)
    errors = _errors(strength, met)
    ratings = [
        Rating(bot, (strength[index] - min(strength)) / _PER_ELO, 1.96 * errors[index] / _PER_ELO)
        for bot, index in at.items()
    ]
    games = round(met[0][1]) if size > 1 else 0
    return Ladder(games, bots, cross, tuple(sorted(ratings, key=lambda rating: -rating.elo)))


def _strengths(won: list[list[float]], met: list[list[float]]) -> list[float]:
    """Logarithms of strengths, by the usual iteration. Every pair counts one draw more, so that all stay finite."""
    size = len(won)
    pairs = [[met[a][b] + (met[a][b] > 0) for b in range(size)] for a in range(size)]
    wins = [sum(won[a]) + sum(met[a][b] > 0 for b in range(size)) / 2 for a in range(size)]
    power = [1.0] * size
    for _ in range(_STEPS):
        new = [wins[a] / sum(pairs[a][b] / (power[a] + power[b]) for b in range(size) if b != a) for a in range(size)]
        scale = math.exp(sum(map(math.log, new)) / size)
        new = [one / scale for one in new]
        still = max(abs(math.log(a / b)) for a, b in zip(new, power, strict=True)) < 1e-9
        power = new
        if still:
            break
    return [math.log(one) for one in power]


def _errors(strength: list[float], met: list[list[float]]) -> list[float]:
    """Standard errors against the mean of all, from the information in the results."""
    size = len(strength)
    information = [[0.0] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            if a != b:
                chance = 1 / (1 + math.exp(strength[b] - strength[a]))
                weight = met[a][b] * chance * (1 - chance)
                information[a][a] += weight
                information[a][b] -= weight
    # The mean is fixed: adding 1 everywhere makes the matrix one that can be inverted, and changes no difference.
    inverse = _inverse([[one + 1.0 for one in row] for row in information])
    return [math.sqrt(max(0.0, inverse[a][a] - 1 / size**2)) for a in range(size)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(index == one) for one in range(size))] for index, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [one / rows[column][column] for one in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
