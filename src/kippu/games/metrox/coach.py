"""The coach: what every option was worth, what a decision cost, how lucky the deal was.

An option's worth is the mean final score of games played on from it by good players; all options of a decision meet
the same cards, so that differences between them are known better than the scores themselves. `hint` is for a live
position and knows what its viewer knows; `review` goes through the record of a game.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean, stdev

import msgspec

from kippu.core.record import AnyRecord
from kippu.core.replay import states
from kippu.games.metrox import GAME
from kippu.games.metrox import kernel as k
from kippu.games.metrox.mind import Mind, mind
from kippu.games.metrox.parts import Parts, parts
from kippu.games.metrox.position import Position, choice, of_view
from kippu.games.metrox.rules import State
from kippu.games.metrox.types import Choice, TakeBack, View

_RIVALS = 5  # that are imagined to play on
_HINT = 24_000  # moves imagined for a hint
_LEAST = 20  # games per option
_PLAYED_OUT = 12  # options whose worth is found by playing on; that of others by looking at them
_DEALS = 400  # deals that make the average deal
_SAME_DEAL = 40  # good players who play the deal of a record
_LIVELY = 0.05  # the temperature at which good players differ a little


class Weighed(msgspec.Struct, frozen=True):
    """An option: the final score to expect, how far off that may be (a standard error), and less than the best."""

    choice: Choice
    mean: float
    error: float
    less: float  # than the best
    less_error: float


class Decision(msgspec.Struct, frozen=True):
    """A decision of a record, its options from best to worst."""

    turn: int
    card: str
    chosen: Choice
    options: tuple[Weighed, ...]

    @property
    def taken(self) -> Weighed:
        """The option that was chosen."""
        return next(one for one in self.options if one.choice == self.chosen)


class Review(msgspec.Struct, frozen=True):
    """How a seat has played."""

    seat: int
    total: int
    par: float  # a good player's mean over all deals
    deal: float  # a good player's mean with the cards of this game
    decisions: tuple[Decision, ...]

    @property
    def lost(self) -> float:
        """What all decisions together have cost."""
        return sum(one.taken.less for one in self.decisions)

    @property
    def luck(self) -> float:
        """How much kinder the deal was than the average one."""
        return self.deal - self.par

    def turning_points(self, most: int = 3) -> list[Decision]:
        """The decisions that cost most, as far as one can be sure that they did."""
        sure = [one for one in self.decisions if one.taken.less > max(0.25, 2 * one.taken.less_error)]
        return sorted(sure, key=lambda one: -one.taken.less)[:most]


def hint(view: View, seed: str = "hint") -> tuple[Weighed, ...]:
    """What every option of a live position is worth for its viewer, from best to worst."""
    assert isinstance(view.viewer, int)
    position = _seen(view)
    options = len(mind(position.parts).values(position, 0, deep=False))
    left = int(position.s[k.LEFT])
    games = max(_LEAST, _HINT // (min(options, _PLAYED_OUT) * left * position.seats))
    return weigh(position, games, seed)


def _seen(view: View) -> Position:
    """The viewer first, then the rivals with most points."""
    assert isinstance(view.viewer, int)
    rivals = sorted(
        (seat for seat in range(len(view.sheets)) if seat != view.viewer),
        key=lambda seat: -view.sheets[seat].score.total,
    )
    return of_view(view, [view.viewer, *rivals[:_RIVALS]])


def weigh(position: Position, games: int, seed: str) -> tuple[Weighed, ...]:
    """What every option of the first seat is worth: so many games are played on from each."""
    thinker = mind(position.parts)
    looked = sorted(thinker.values(position, 0, deep=True), key=lambda item: -item[1])
    played = {
        number: [scores[0] for scores in _played_on(thinker, position, number, games, seed)]
        for number, _ in looked[:_PLAYED_OUT]
    }
    means = {number: fmean(scores) for number, scores in played.items()}
    best = max(means, key=lambda number: means[number])
    found = []
    # An option that is only looked at is worth what it looks like, corrected by what looks were worth for the others.
    gaps = [means[number] - value for number, value in looked if number in means]
    for number, value in looked:
        if number in played:
            apart = [one - other for one, other in zip(played[best], played[number], strict=True)]
            mean, error, less, less_error = means[number], _error(played[number]), fmean(apart), _error(apart)
        else:
            mean = min(value + fmean(gaps), means[best])
            error = math.hypot(stdev(gaps), _error(played[best]))
            less, less_error = means[best] - mean, stdev(gaps)
        found.append(Weighed(choice(position.parts, number), mean, error, less, less_error))
    return tuple(sorted(found, key=lambda one: -one.mean))


def _played_on(thinker: Mind, position: Position, number: int, games: int, seed: str) -> list[list[int]]:
    calm = [0.0] * position.seats  # no dice but the cards: the same cards for every option
    return thinker.rollouts(position, calm, k.dice(seed), games, mover=0, forced=number)


def _error(scores: Sequence[float]) -> float:
    return stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0


def review(record: AnyRecord, seat: int, games: int = 200, seed: str = "coach") -> Review:
    """How a seat of a finished game has played."""
    assert record.outcome is not None
    decisions, cards = [], []
    before: State | None = None
    chosen: Choice | None = None
    for state, entry in zip(states(GAME, record), record.log, strict=True):
        if before is not None and entry.actor == seat:
            chosen = None if isinstance(entry.command, TakeBack) else entry.command
        if before is None or state.turn != before.turn or GAME.outcome(state) is not None:
            if before is not None and chosen is not None:
                view = GAME.view(before, seat)
                decisions.append(
                    Decision(before.turn, view.card, chosen, weigh(_seen(view), games, f"{seed}/{before.turn}"))
                )
            if before is None or state.turn != before.turn:
                cards.append(state.card)
            before, chosen = state, None
    shared = parts(record.options)
    return Review(seat, record.outcome.scores[seat], average_deal(shared), on_deal(shared, cards), tuple(decisions))


def on_deal(shared: Parts, cards: Sequence[int], games: int = _SAME_DEAL) -> float:
    """A good solo player's mean score with these cards in this order."""
    thinker = mind(shared)
    scores = thinker.rollouts(thinker.deal(cards), [_LIVELY], k.dice("deal"), games, cards=cards[1:])
    return fmean(score for (score,) in scores)


@lru_cache(maxsize=8)
def average_deal(shared: Parts) -> float:
    """A good solo player's mean score over all deals."""
    thinker, dice = mind(shared), k.dice("deals")
    return fmean(thinker.rollouts(thinker.deal(thinker.shuffle(dice)), [_LIVELY], dice, 1)[0][0] for _ in range(_DEALS))
