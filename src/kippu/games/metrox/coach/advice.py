"""The coach: what every option was worth, what a decision cost, how lucky the deal was.

An option's worth is the mean final score of games played on from it by good players; all options of a decision meet
the same cards, so that differences between them are known better than the scores themselves. `hint` is for a live
position and knows what its viewer knows; `reviewing` goes through the record of a game, decision by decision.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from statistics import fmean, stdev
from typing import Literal, NamedTuple

import msgspec

from kippu.core.jit import COMPILED
from kippu.core.record import AnyRecord
from kippu.core.replay import states
from kippu.core.steps import Steps, finish
from kippu.core.versions import find
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import Mind, mind
from kippu.games.metrox.fast.position import Position, choice, of_view
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import CardTurned, Choice, Filled, TakeBack, View

_RIVALS = 5  # that are imagined to play on
# Moves imagined for a hint and for a decision of a review, and games per option at least and at most: what people may
# be kept waiting for. Without numba it takes longer and is less sure, and the errors tell so.
_HINT, _REVIEW, _LEAST, _MOST = (24_000, 60_000, 8, 200) if COMPILED else (2_400, 2_400, 4, 20)
_PLAYED_OUT = 12  # options whose worth is found by playing on; that of others by looking at them
_DEALS = 400  # deals that make the average deal
_SAME_DEAL = 40  # good players who play the deal of a record
_LIVELY = 0.05  # the temperature at which good players differ a little
_NOTABLE = 1.0  # points that make a deal kind or hard
_SURE = 0.25, 2.0  # a turning point costs so many points, and so many standard errors
_TURNING_POINTS = 3


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
    luck: float  # how much kinder the deal was than the average one
    dealt: Literal["kind", "even", "hard"]  # the same in a word
    lost: float  # what all decisions together have cost
    turning_points: tuple[int, ...]  # turns whose decisions cost most, as far as one can be sure, the worst first
    decisions: tuple[Decision, ...]


def hint(view: View, seed: str = "hint") -> tuple[Weighed, ...]:
    """What every option of a live position is worth for its viewer, from best to worst."""
    assert isinstance(view.viewer, int)
    position = _seen(view)
    return weigh(position, _affordable(position, _HINT), seed)


def _affordable(position: Position, moves: int) -> int:
    """How many games can be played on from every option with so many moves in all."""
    options = len(mind(position.parts).values(position, 0, deep=False))
    cards = position.parts.cards
    writing = sum(card.copies for card in cards if card.kind != "free")  # free circles use no space
    turns = int(position.s[k.LEFT]) * sum(card.copies for card in cards) // writing
    return max(_LEAST, moves // (min(options, _PLAYED_OUT) * turns * position.seats))


def _seen(view: View) -> Position:
    """The viewer first, then the rivals with most points."""
    assert isinstance(view.viewer, int)
    rivals = sorted(
        (seat for seat in range(len(view.sheets)) if seat != view.viewer),
        key=lambda seat: -view.sheets[seat].score.total,
    )
    return of_view(view, [view.viewer, *rivals[:_RIVALS]])


def weigh(position: Position, games: int, seed: str) -> tuple[Weighed, ...]:
    """What every option of the first seat is worth: so many games, two or more, are played on from each."""
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
            mean, error, less, less_error = means[number], _error(played[number]), _less(played, number), _error(apart)
        else:
            mean = min(value + fmean(gaps), means[best])
            error = math.hypot(stdev(gaps), _error(played[best]))
            less, less_error = means[best] - mean, stdev(gaps)
        found.append(Weighed(choice(position.parts, number), mean, error, less, less_error))
    return tuple(sorted(found, key=lambda one: -one.mean))


def _less(played: Mapping[int, Sequence[int]], number: int) -> float:
    """How much less an option is worth than the best one.

    Of many options that are about equal one looks best by luck. So half of the games tell which is best, the other half
    how much better it is, and the other way round: else good players were told that they lose points all the time.
    """
    halves = [{one: scores[start::2] for one, scores in played.items()} for start in (0, 1)]
    found = []
    for telling, measuring in (halves, reversed(halves)):
        best = max(telling, key=lambda one: (fmean(telling[one]), one == number))
        found.append(fmean(measuring[best]) - fmean(measuring[number]))
    return max(0.0, fmean(found))


def _played_on(thinker: Mind, position: Position, number: int, games: int, seed: str) -> list[list[int]]:
    calm = [0.0] * position.seats  # no dice but the cards: the same cards for every option
    return thinker.rollouts(position, calm, k.dice(seed), games, mover=0, forced=number)


def _error(scores: Sequence[float]) -> float:
    return stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0


def review(record: AnyRecord, seat: int, games: int = _MOST, seed: str = "coach") -> Review:
    """How a seat of a finished game has played."""
    return finish(reviewing(record, seat, games, seed))


def reviewing(record: AnyRecord, seat: int, games: int | None = None, seed: str = "coach") -> Steps[Review]:
    """The same step by step; without a number of games, with as many as people can wait for."""
    assert record.outcome is not None
    turns = list(_turns(record, seat))
    steps = 2 + len(turns)
    decisions: list[Decision] = []
    for turn in turns:
        yield len(decisions), steps
        decisions.append(_decision(turn, games, f"{seed}/{turn.view.turn}"))
    yield steps - 2, steps
    shared, cards = parts(record.options), _cards(record)
    deal = on_deal(shared, cards)
    yield steps - 1, steps
    return _review(seat, record.outcome.scores[seat], average_deal(shared), deal, tuple(decisions))


def _review(seat: int, total: int, par: float, deal: float, decisions: tuple[Decision, ...]) -> Review:
    luck, (least, errors) = deal - par, _SURE
    sure = [one for one in decisions if one.taken.less > max(least, errors * one.taken.less_error)]
    sure.sort(key=lambda one: -one.taken.less)
    return Review(
        seat=seat,
        total=total,
        par=par,
        deal=deal,
        luck=luck,
        dealt="kind" if luck > _NOTABLE else "hard" if luck < -_NOTABLE else "even",
        lost=sum(one.taken.less for one in decisions),
        turning_points=tuple(one.turn for one in sure[:_TURNING_POINTS]),
        decisions=decisions,
    )


class _Turn(NamedTuple):
    """A decision of a record: how the game stood for its seat, and what was chosen in the end."""

    view: View
    chosen: Choice


def _turns(record: AnyRecord, seat: int) -> Iterator[_Turn]:
    before: State | None = None
    chosen: Choice | None = None
    game = find(record.game, record.rules)
    for state, entry in zip(states(game, record), record.log, strict=True):
        if entry.actor == seat and isinstance(entry.command, Choice | TakeBack):
            chosen = None if isinstance(entry.command, TakeBack) else entry.command
        told = {type(event) for event in entry.events}
        if Filled in told:  # the turn has ended
            assert before is not None
            assert chosen is not None
            yield _Turn(game.view(before, seat), chosen)
        if CardTurned in told:  # a new one, or a real card in the place of one that was taken back
            before, chosen = state, None


def _decision(turn: _Turn, games: int | None, seed: str) -> Decision:
    position = _seen(turn.view)
    if games is None:
        games = min(_MOST, _affordable(position, _REVIEW))
    return Decision(turn.view.turn, turn.view.card, turn.chosen, weigh(position, games, seed))


def _cards(record: AnyRecord) -> list[int]:
    """The cards of a game in the order they came; of a turn the last one, as real cards can be entered wrongly."""
    at = parts(record.options).card_at
    turned = [event for entry in record.log for event in entry.events if isinstance(event, CardTurned)]
    return list({event.turn: at[event.card] for event in turned}.values())


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
