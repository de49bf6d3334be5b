"""The puzzle of the day: one deal per date and map, the same for all, alone against par and the crowd."""

from collections import Counter
from statistics import fmean

import msgspec

from kippu.core.chance import Seeded
from kippu.core.errors import KippuError
from kippu.core.jit import COMPILED
from kippu.core.steps import Steps, finish
from kippu.games.metrox.bots import BOTS, Player
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.fast.policy import ANYTHING
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import MetroXOptions

PLAYERS = 10_000  # of every level
_AT_TABLES = PLAYERS if COMPILED else 200  # of every level, where somebody waits for them
_AT_ONCE = 1_000  # players per step
_LIVELY = 0.05  # the temperature at which masters differ a little
_HALF = 0.5


class Daily(msgspec.Struct, frozen=True):
    """A puzzle: its seed, par (the masters' mean), and by level how often each score was made."""

    date: str
    map: str
    seed: str
    par: float
    levels: dict[str, dict[int, int]]

    def beaten(self, level: str, score: int) -> float:
        """The share of players of a level that a score beats; equal ones count half."""
        counts = self.levels[level]
        below = sum(count for one, count in counts.items() if one < score)
        return (below + counts.get(score, 0) / 2) / sum(counts.values())


class Beaten(msgspec.Struct, frozen=True):
    """A level beside a score: its mean, and the share of its players that the score beats."""

    mean: float
    share: float


class Compared(msgspec.Struct, frozen=True):
    """A score beside par and the crowd, weakest level first."""

    date: str
    map: str
    score: int
    par: float
    players: int  # of every level
    levels: dict[str, Beaten]
    level: str  # the best one of which at least half are beaten; else the weakest
    marks: str  # a square for every level, filled if at least half of it are beaten


def compared(puzzle: Daily, score: int) -> Compared:
    """How a score compares."""
    levels = {
        name: Beaten(fmean(Counter(counts).elements()), puzzle.beaten(name, score))
        for name, counts in puzzle.levels.items()
    }
    half = [name for name, one in levels.items() if one.share >= _HALF]
    return Compared(
        date=puzzle.date,
        map=puzzle.map,
        score=score,
        par=puzzle.par,
        players=sum(puzzle.levels["master"].values()),
        levels=levels,
        level=half[-1] if half else next(iter(levels)),
        marks="".join("\N{LARGE GREEN SQUARE}" if name in half else "\N{WHITE LARGE SQUARE}" for name in levels),
    )


def seed_of(date: str, options: MetroXOptions) -> str:
    """The seed of a date's puzzle; there is one for every map of ours, with the standard deck."""
    if not isinstance(options.map, str) or options != MetroXOptions(options.map):
        raise KippuError("no_puzzle_with_options")
    parts(options)  # refuses a map that is not there
    return daily_seed(date, options.map)


def daily_seed(date: str, map_: str) -> str:
    """The seed of a puzzle: everybody can see it, and nobody can choose it."""
    return f"kippu daily metrox {map_} {date}"


def deal_of(options: MetroXOptions, seed: str) -> list[int]:
    """The cards of a game in the order they come; they do not depend on what is written."""
    chance = Seeded(seed)
    state = GAME.start(options, 1, chance).state
    cards = [state.card]
    while GAME.outcome(state) is None:
        turn = state.turn
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0], chance, 0).state
        if state.turn != turn:
            cards.append(state.card)
    return cards


def daily(date: str, map_: str = "tokyo", players: int = PLAYERS) -> Daily:
    """The puzzle of a date."""
    return finish(computing(date, MetroXOptions(map_), players))


def computing(date: str, options: MetroXOptions, players: int = _AT_TABLES) -> Steps[Daily]:
    """The same step by step."""
    seed = seed_of(date, options)
    shared, cards = parts(options), deal_of(options, seed)
    crowd = {"random": Player(ANYTHING), **BOTS}
    of = len(crowd) * players
    levels: dict[str, dict[int, int]] = {}
    for name, bot in crowd.items():
        assert isinstance(bot, Player)
        heat, dice = [bot.temperature or _LIVELY], k.dice(f"{seed} {name}")
        scores: list[list[int]] = []
        while len(scores) < players:
            yield len(levels) * players + len(scores), of
            thinker = mind(shared, learned=bot.learned)
            some = min(_AT_ONCE, players - len(scores))
            scores += thinker.rollouts(thinker.deal(cards), heat, dice, some, cards=cards[1:])
        levels[name] = dict(sorted(Counter(score for (score,) in scores).items()))
    par = fmean(Counter(levels["master"]).elements())
    return Daily(date, str(options.map), seed, par, levels)
