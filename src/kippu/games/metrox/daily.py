"""The puzzle of the day: one deal per date and map, the same for all, alone against par and the crowd."""

from collections import Counter
from functools import lru_cache
from statistics import fmean

import msgspec

from kippu.core.chance import Seeded
from kippu.games.metrox import GAME
from kippu.games.metrox import kernel as k
from kippu.games.metrox.bots import BOTS, Player
from kippu.games.metrox.mind import mind
from kippu.games.metrox.parts import parts
from kippu.games.metrox.policy import ANYTHING
from kippu.games.metrox.types import MetroXOptions

PLAYERS = 10_000  # of every level
_LIVELY = 0.05  # the temperature at which masters differ a little


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


@lru_cache(maxsize=32)
def daily(date: str, map_: str = "tokyo", players: int = PLAYERS) -> Daily:
    """The puzzle of a date."""
    options, seed = MetroXOptions(map_), daily_seed(date, map_)
    shared, cards = parts(options), deal_of(options, seed)
    levels: dict[str, dict[int, int]] = {}
    for name, bot in {"random": Player(ANYTHING), **BOTS}.items():
        assert isinstance(bot, Player)
        thinker = mind(shared, learned=bot.learned)
        heat = [bot.temperature or _LIVELY]
        scores = thinker.rollouts(thinker.deal(cards), heat, k.dice(f"{seed} {name}"), players, cards=cards[1:])
        levels[name] = dict(sorted(Counter(score for (score,) in scores).items()))
    par = fmean(Counter(levels["master"]).elements())
    return Daily(date, map_, seed, par, levels)
