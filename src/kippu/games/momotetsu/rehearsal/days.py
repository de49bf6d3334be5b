"""Rehearse an event: many simulated days of a kit between bots, and what came of them.

A day is counted by its events alone, so the same days give the same figures on any number of processes.
"""

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from kippu.bots import find_bot
from kippu.core.chance import Seeded
from kippu.core.game import Event
from kippu.games.momotetsu.bots.sight import Sight
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Day, held, thaw
from kippu.games.momotetsu.rules.money import decide
from kippu.games.momotetsu.schedule import mode, table
from kippu.sim.jobs import Run

BATCH = 25  # days a process plays before it reports
SCORE_STEP = 250  # width of a bar of the score histogram


@dataclass(frozen=True, slots=True)
class Plan:
    """What is rehearsed: options, a bot per team. Day number i has the seed `seed/i`."""

    options: t.MomotetsuOptions
    bots: tuple[str, ...]
    seed: str
    days: int


class Tally(msgspec.Struct):
    """What was counted over some days; two tallies of different days can be added."""

    days: int = 0
    teams: int = 0
    turns: int = 0
    goals: int = 0
    freezes: int = 0
    freeze_seconds: int = 0
    ordered_off: int = 0
    points: Counter[str] = msgspec.field(default_factory=Counter)  # by source
    destinations: Counter[str] = msgspec.field(default_factory=Counter)
    reached: Counter[str] = msgspec.field(default_factory=Counter)
    goal_points: Counter[str] = msgspec.field(default_factory=Counter)  # by destination
    drawn: Counter[str] = msgspec.field(default_factory=Counter)
    played: Counter[str] = msgspec.field(default_factory=Counter)  # star cards, and human cards that were done
    card_points: Counter[str] = msgspec.field(default_factory=Counter)
    landed: Counter[str] = msgspec.field(default_factory=Counter)  # by kind
    kind_points: Counter[str] = msgspec.field(default_factory=Counter)
    visited: Counter[str] = msgspec.field(default_factory=Counter)  # squares
    happened: Counter[str] = msgspec.field(default_factory=Counter)
    happened_points: Counter[str] = msgspec.field(default_factory=Counter)
    bonbi: Counter[str] = msgspec.field(default_factory=Counter)  # how it moved
    missions: Counter[str] = msgspec.field(default_factory=Counter)  # tried
    cleared: Counter[str] = msgspec.field(default_factory=Counter)
    scores: Counter[int] = msgspec.field(default_factory=Counter)  # by step of the histogram
    score_sum: int = 0
    score_squares: int = 0
    spread_sum: int = 0  # best less worst team, over days
    seat_scores: Counter[int] = msgspec.field(default_factory=Counter)
    wins: Counter[str] = msgspec.field(default_factory=Counter)  # by bot, in 60ths of a win

    def add(self, other: "Tally") -> None:
        """Count the days of another tally too."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, name, mine + theirs)


# --- one day ----------------------------------------------------------------------------------------------


def play_day(options: t.MomotetsuOptions, bots: list[Any], seed: str, *, checked: bool = True) -> Day:
    """One whole day, with all that was told. Unless it is `checked`, bots are trusted to do what is legal."""
    chance = Seeded(seed)
    state, events = mode.start(options, len(bots), chance)
    day = thaw(state, chance, state.now)
    day.events.extend(events)
    seat = table.asked(day)[0] if table.asked(day) else day.schedule.turn
    players = [(team, Sight.of_day(day, team.seat).again, bots[team.seat].decide) for team in day.teams]
    while day.phase == "running":
        team, look, decide = players[seat]
        command = decide(look(day))
        seat = table.decide(day, seat, command) if checked else table.carry_out(day, team, command)
    return day


@dataclass
class _Counting:
    """Counts one day into a tally."""

    tally: Tally
    day: Day
    since: int = 0  # when the present freeze began
    drawn_on: dict[str, str] = field(default_factory=dict)  # the kind of square that a card was last drawn on

    def run(self, names: tuple[str, ...]) -> None:
        tally, day = self.tally, self.day
        tally.days += 1
        tally.teams += len(day.teams)
        before = tally.points.total()
        together: dict[type[Event], list[Any]] = {kind: [] for kind in _TOGETHER}
        counts: dict[type[Event], Any] = {kind: count.__get__(self) for kind, count in _COUNTS.items()}
        counts.update((kind, events.append) for kind, events in together.items())
        for event in day.events:
            count = counts.get(type(event))
            if count is not None:
                count(event)
        for kind, events in together.items():
            if events:
                _TOGETHER[kind](self, events)
        told = tally.points.total() - before
        had = day.parts.kit.kit.teams.start_points * len(day.teams)
        # A property that is won at the very moment of a settlement is paid without a line of its own (RM-12.2).
        tally.points["settlements"] += sum([score.balance + score.prizes for score in day.scores]) - had - told
        totals = [score.total for score in day.scores]
        for seat, total in enumerate(totals):
            tally.scores[total // SCORE_STEP * SCORE_STEP] += 1
            tally.score_sum += total
            tally.score_squares += total * total
            tally.seat_scores[seat] += total
        tally.spread_sum += max(totals) - min(totals)
        winners = decide(day).ranking[0]
        for seat in winners:
            tally.wins[names[seat]] += 60 // len(winners)
        for team in day.teams:
            tally.points["final sale"] += sum(day.parts.properties[number].sale for number in held(team))

    def turns(self, events: list[Event]) -> None:
        self.tally.turns += len(events)

    def stars(self, events: list[ev.StarPlayed]) -> None:
        self.turns(list(events))
        self.tally.played.update([event.card for event in events])

    def arrived_at(self, events: list[ev.Arrived]) -> None:
        atlas, squares = self.day.atlas, [event.square for event in events]
        self.tally.visited.update(squares)
        self.tally.landed.update([atlas.kinds[atlas.at[square]] for square in squares])

    def got_off(self, event: ev.GotOff) -> None:
        self.tally.visited[event.square] += 1
        self.tally.ordered_off += 1

    def goal(self, event: ev.GoalReached) -> None:
        self.tally.goals += 1
        self.tally.reached[event.square] += 1
        self.tally.goal_points[event.square] += event.points
        self.tally.points["goals"] += event.points

    def destination(self, event: ev.DestinationSet) -> None:
        self.tally.destinations[event.square] += 1

    def drew(self, event: ev.Drew) -> None:
        atlas = self.day.atlas
        self.tally.drawn[event.card] += 1
        self.drawn_on[event.card] = atlas.kinds[atlas.at[event.square]]

    def card(self, event: ev.CardEffect | ev.CardRevealed) -> None:
        self.tally.card_points[event.card] += event.points
        if event.card in self.drawn_on:
            self.tally.kind_points[self.drawn_on[event.card]] += event.points
        self.tally.points["cards"] += event.points

    def task(self, event: ev.TaskDone) -> None:
        self.tally.played[event.card] += 1

    def squares(self, events: list[ev.SquareRolled]) -> None:
        points: dict[str, int] = {}
        for event in events:
            points[event.kind] = points.get(event.kind, 0) + event.points
        self.tally.points.update(points)
        self.tally.kind_points.update(points)

    def event_fired(self, event: ev.Happened) -> None:
        self.tally.happened[event.event] += 1

    def events_hit(self, events: list[ev.HappenedTo]) -> None:
        happened = self.tally.happened_points
        for event in events:
            happened[event.event] += event.points
        self.tally.points["events"] += sum([event.points for event in events])

    def bonbi_moved(self, event: ev.BonbiMoved) -> None:
        self.tally.bonbi[event.how] += 1

    def attacked(self, event: ev.Attacked | ev.KingAttacked) -> None:
        self.tally.points["bonbi"] += event.points
        self.tally.bonbi["attack"] += isinstance(event, ev.Attacked)

    def lost(self, event: ev.PropertyLost) -> None:
        self.tally.points["bonbi"] += event.points

    def repelled(self, event: ev.Repelled) -> None:
        self.tally.points["bonbi"] += event.points

    def bought(self, event: ev.Bought) -> None:
        self.tally.points["shop"] -= event.price
        self.tally.kind_points["shop"] -= event.price

    def sold(self, event: ev.Sold) -> None:
        self.tally.points["forced sale"] += event.points

    def settled(self, event: ev.Settled) -> None:
        self.tally.points["settlements"] += event.points

    def late(self, event: ev.LateOff) -> None:
        self.tally.points["late off"] += event.points

    def prize(self, event: ev.Prize) -> None:
        self.tally.points["prizes"] += event.points

    def tried(self, event: ev.MissionStarted) -> None:
        self.tally.missions.update(event.missions)

    def cleared(self, event: ev.MissionCleared) -> None:
        self.tally.cleared[event.mission] += 1
        self.tally.kind_points["mission"] += self.day.parts.properties[self.day.parts.mission_at[event.mission]].sale

    def froze(self, event: ev.AlightOrdered) -> None:
        if event.why == "goal":
            self.since = event.time

    def resumed(self, event: ev.Resumed) -> None:
        self.tally.freezes += 1
        self.tally.freeze_seconds += (event.time - self.since) // 1000


# What there is much of in a day, and no matter when, is counted together.
_TOGETHER: dict[type[Event], Any] = {
    ev.Rolled: _Counting.turns,
    ev.CowWalked: _Counting.turns,
    ev.StarPlayed: _Counting.stars,
    ev.Arrived: _Counting.arrived_at,
    ev.SquareRolled: _Counting.squares,
    ev.HappenedTo: _Counting.events_hit,
}
_COUNTS: dict[type[Event], Any] = {
    ev.GotOff: _Counting.got_off,
    ev.GoalReached: _Counting.goal,
    ev.DestinationSet: _Counting.destination,
    ev.Drew: _Counting.drew,
    ev.CardEffect: _Counting.card,
    ev.CardRevealed: _Counting.card,
    ev.TaskDone: _Counting.task,
    ev.Happened: _Counting.event_fired,
    ev.BonbiMoved: _Counting.bonbi_moved,
    ev.Attacked: _Counting.attacked,
    ev.KingAttacked: _Counting.attacked,
    ev.PropertyLost: _Counting.lost,
    ev.Repelled: _Counting.repelled,
    ev.Bought: _Counting.bought,
    ev.Sold: _Counting.sold,
    ev.Settled: _Counting.settled,
    ev.LateOff: _Counting.late,
    ev.Prize: _Counting.prize,
    ev.MissionStarted: _Counting.tried,
    ev.MissionCleared: _Counting.cleared,
    ev.AlightOrdered: _Counting.froze,
    ev.Resumed: _Counting.resumed,
}


# --- many days --------------------------------------------------------------------------------------------


def rehearse(plan: Plan, run: Run) -> Iterator[Tally]:
    """Tallies of batches of days, in order; `batches` says how many."""
    options = msgspec.json.encode(plan.options)
    return run(
        _batch,
        [
            (options, plan.bots, plan.seed, number * BATCH, min((number + 1) * BATCH, plan.days))
            for number in range(batches(plan))
        ],
    )


def batches(plan: Plan) -> int:
    """How many batches the days of a plan make."""
    return -(-plan.days // BATCH)


@lru_cache(maxsize=1)
def _decoded(options: bytes) -> t.MomotetsuOptions:
    return msgspec.json.decode(options, type=t.MomotetsuOptions)


def _batch(options: bytes, names: tuple[str, ...], seed: str, first: int, last: int) -> Tally:
    bots = [find_bot(GAME, name) for name in names]
    tally = Tally()
    with _uncollected():
        for number in range(first, last):
            day = play_day(_decoded(options), bots, f"{seed}/{number}", checked=number == first)
            _Counting(tally, day).run(names)
    return tally


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without the collector of cycles: a day makes none, so it would look through all routes of the map in vain."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()  # nor afterwards
        if collects:
            gc.enable()
