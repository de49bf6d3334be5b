"""Table play: the same rules on a simulated clock (RM-18).

Every team has a moment at which something is next to happen with it. The earliest moment comes, again and
again, until somebody has to decide.
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import astuple, replace

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Step
from kippu.games.momotetsu.kit.cards import CardData
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.map.timetable import Stop
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.feed import TimePassed
from kippu.games.momotetsu.model.parts import Parts, opening
from kippu.games.momotetsu.model.state import (
    MINUTE,
    NOBODY,
    Claim,
    Day,
    Hold,
    State,
    Strike,
    Team,
    Value,
    World,
    as_plain_class,
    freeze,
    thaw,
)
from kippu.games.momotetsu.rules import asks, bonbi, clock, goal, landing, missions, money, tasks, teams
from kippu.games.momotetsu.rules.legal import could_do
from kippu.games.momotetsu.schedule import rides
from kippu.games.momotetsu.schedule.options import NO_CHANCE, Legal

# RM-18.1: what happens by itself at a table
_BY_ITSELF = frozenset((
    t.Arrive, t.Alight, t.NotBoarded, t.MissionDone, t.MissionFailed, t.Submit, t.CannotDo, t.GiveUp, t.RollDestination,
    t.ConfirmTouch, t.DenyTouch, t.AddProof, t.Note, t.CallGM, t.UndoReport,
))  # fmt: skip
_ANSWERS = frozenset((t.Sell, t.Repel, t.KeepBonbi))  # RM-18.14: in nobody's turn
# These do not end the decision of the team whose turn it is, unless it is to be planned again.
_KEEP_TURN = frozenset((t.Sell, t.Repel, t.KeepBonbi, t.Touch))
_SUBMIT = t.Submit()

_TO_PLAN = -1
BLOCKED = 1 << 50  # nothing happens until something else does
WakeKind: TypeAlias = Literal["", "decide", "arrive", "alight", "task"]
_CLASSES: dict[str, int] = {"arrive": 2, "alight": 2, "decide": 3, "task": 3}


# --- what a table keeps -----------------------------------------------------------------------------------


class Attempt(Value, frozen=True):
    """How a mission or a human card will go: drawn when it is begun (RM-18.10)."""

    until: int
    succeeds: bool


class Wake(msgspec.Struct):
    """When something is next to happen with a team, and what."""

    seat: int
    at: int = _TO_PLAN
    kind: WakeKind = ""
    ride: tuple[Stop, ...] = ()  # of the present movement
    attempts: tuple[Attempt, ...] = ()  # what the team is about


class WakeState(Wake, frozen=True, gc=False):  # type: ignore[misc]
    """The same between two commands."""


@as_plain_class
class DayWake(Wake):
    """The same while a command is carried out."""


class TableState(Value, frozen=True):
    """The schedule's own part of a state: whose decision is open, and what comes next for every team."""

    wakes: tuple[WakeState, ...]
    turn: int = NOBODY

    def thawed(self) -> "Table":
        """The schedule of a day."""
        return Table([DayWake(*astuple(wake)) for wake in self.wakes], self.turn)


class Table:
    """The schedule of a day at a table. Everybody sees everything, so nothing has to be claimed."""

    __slots__ = ("alarm", "passed", "turn", "wakes", "watched")

    def __init__(self, wakes: list[DayWake], turn: int) -> None:
        self.wakes = wakes
        self.turn = turn
        self.passed = False  # the simulated clock went on
        # When the clock is next to do something. As long as it is watched, a team may have a question that cannot
        # wait, or anything may have changed what the clock does next.
        self.alarm = 0
        self.watched = True

    def thawed(self) -> "Table":
        return self

    def frozen(self) -> TableState:
        return TableState(
            tuple([WakeState(wake.seat, wake.at, wake.kind, wake.ride, wake.attempts) for wake in self.wakes]),
            self.turn,
        )

    def replan(self, team: Team) -> None:
        self.wakes[team.seat].at = _TO_PLAN

    def look_again(self) -> None:
        self.watched = True

    def set_out(self, team: Team) -> None:
        self.wakes[team.seat].ride = ()

    def resumed(self, day: Day) -> None:
        for team in day.in_play:
            wake = self.wakes[team.seat]
            if wake.at == BLOCKED:
                wake.at = day.now

    def told_to_alight(self, day: Day, team: Team) -> None:
        """RM-18.7."""
        wake, move = self.wakes[team.seat], _move(team)
        wake.ride, at = rides.until_told(wake.ride, day.now - move.began)
        square = next(stop.square for stop in reversed(wake.ride) if stop.arrives == at)
        team.move = replace(move, off=square, off_at=move.began + at)
        self.replan(team)

    def check(self, day: Day, team: Team, command: Any) -> None:
        """Teams decide; what they do in the city happens by itself (RM-18.1), and one decides at a time (RM-18.13)."""
        del day
        kind = type(command)
        if kind in _BY_ITSELF or command.made is not None:
            raise IllegalMove("RM-18.1b", "happens_by_itself")
        if self.turn != team.seat and kind not in _ANSWERS:
            raise IllegalMove("RM-18.13a", "not_your_turn")
        if kind is t.DeclareTarget and team.move is not None and team.move.steps and team.move.target >= 0:
            raise IllegalMove("RM-3.14b", "target_declared")

    def has_left(self, day: Day, team: Team) -> bool:
        """With its first departure (RM-18.6)."""
        ride = self.wakes[team.seat].ride
        return bool(ride) and day.now >= _move(team).began + ride[0].departs

    def in_vehicle(self, day: Day, team: Team) -> bool:
        return rides.in_vehicle(self.wakes[team.seat].ride, day.now - _move(team).began)

    def next_square(self, day: Day, team: Team) -> int:
        """RM-18.11."""
        move = _move(team)
        at = day.now - move.began
        return next((stop.square for stop in self.wakes[team.seat].ride if stop.arrives >= at), move.start)

    def begin_card(self, day: Day, team: Team, card: CardData) -> bool:
        """RM-18.10."""
        least, most = card.minutes
        until = day.now + (least + day.chance.below(most - least + 1)) * MINUTE
        succeeds = day.chance.holds(card.success) or card.fail != "return"
        self.wakes[team.seat].attempts = (Attempt(until, succeeds),)
        return True

    def begin_missions(self, day: Day, team: Team, missions: Sequence[int]) -> None:
        """RM-18.10."""
        self.wakes[team.seat].attempts = tuple([_attempt(day, mission) for mission in missions])

    def can_keep(self, day: Day, card: CardData) -> bool:
        """RM-18.10."""
        return day.chance.holds(card.success)

    def claim(self, day: Day, claim: Claim) -> None:
        """What succeeds is approved (RM-18.1)."""

    def struck(self, day: Day, strike: Strike) -> None:
        """Nothing is taken back."""

    def check_touch(self, team: Team, other: Team) -> None:
        """RM-18.12."""
        if "moving" in (team.phase, other.phase) or team.square != other.square:
            raise IllegalMove("RM-18.12", "not_together")

    def touch(self, day: Day, team: Team, other: Team) -> None:
        """That is seen by all."""
        bonbi.pass_on(day, team, other)


def _move(team: Team) -> Any:
    assert team.move is not None
    return team.move


def _attempt(day: Day, mission: int) -> Attempt:
    takes = day.parts.rates.table.mission[day.parts.missions[mission].type]
    least, most = takes.minutes
    minutes = least + day.chance.below(most - least + 1)
    return Attempt(day.now + minutes * MINUTE, day.chance.holds(takes.success))


def _table(day: Day) -> Table:
    return day.schedule  # type: ignore[return-value]


# --- what core asks ---------------------------------------------------------------------------------------


def start(shared: Parts, seats: int, chance: Chance) -> Step[State]:
    """A table begins at once with its first destination (RM-1.11)."""
    state = opening(shared, seats, TableState(tuple([WakeState(seat) for seat in range(seats)])))  # type: ignore[arg-type]
    day = thaw(replace(state, settings=_automatic(state.settings)), chance, 0)
    day.now = day.times.start
    clock.start(day)
    advance(day)
    return _told(day)


def _automatic(settings: Settings) -> Settings:
    """The game master is automatic, and so are the dice; spectators sit at the table (RM-18.1)."""
    return replace(
        settings, goal_notice="auto", settlement_call="auto", dice_source="server", spectator_delay_minutes=0
    )


def to_act(state: State) -> tuple[Actor, ...]:
    """One team at a time."""
    return tuple(asked(state)) or (state.schedule.turn,)


def asked(world: World) -> list[int]:
    """Teams with a question that cannot wait: to send bonbi back, or what to sell (RM-18.14)."""
    return [team.seat for team in world.teams if team.repel_from >= 0 or team.debt_since > 0]


def check(day: Day, actor: Actor, command: Any) -> Team:
    """At a table teams alone act; clock and game master are automatic (RM-18.1)."""
    if not isinstance(actor, int) or not 0 <= actor < len(day.teams):
        raise IllegalMove("RM-18.1b", "happens_by_itself")
    return teams.check(day, actor, command)


def legal(state: State, actor: Actor) -> Legal:
    """What an actor may do now."""
    day = thaw(state, NO_CHANCE, state.now)
    if not isinstance(actor, int) or not 0 <= actor < len(day.teams):
        return Legal(lambda: iter(()), lambda command: check(day, actor, command))
    return Legal(lambda: could_do(day, day.teams[actor]), lambda command: check(day, actor, command))


def apply(state: State, actor: Actor, command: Any, chance: Chance) -> Step[State]:
    """What a command leads to."""
    day = thaw(state, chance, state.now)
    decide(day, actor, command)
    return _told(day)


def _told(day: Day) -> Step[State]:
    """What a day has come to; last comes what time it is."""
    if _table(day).passed:
        day.tell(TimePassed(day.now))
    return Step(freeze(day), tuple(day.events))


def decide(day: Day, actor: Actor, command: Any) -> int:
    """Carry a command out, and let time pass until the next decision; whose it is."""
    return carry_out(day, check(day, actor, command), command)


def carry_out(day: Day, team: Team, command: Any) -> int:
    """The same for a command that is known to be legal."""
    day.n = day.entry = day.n + 1
    kind, table, seat = type(command), _table(day), team.seat
    teams.EFFECTS[kind](day, team, command)
    asks.look_again(day)
    team.reported = day.now
    if table.turn == seat:
        wake = table.wakes[seat]
        if wake.at < 0 or kind not in _KEEP_TURN:
            wake.at, table.turn = _TO_PLAN, NOBODY  # its decision is made
    if day.rolls_over:
        clock.maybe_end(day)
    return advance(day)


# --- time passes ------------------------------------------------------------------------------------------


def advance(day: Day) -> int:
    """Let time pass until somebody has to decide, and tell who that is.

    The earliest thing of all comes first: by time, then class, then seat; the clock's own classes come before
    those of teams (RM-18.13). The clock is asked again while a day is watched, and after it did something.
    """
    table = _table(day)
    wakes = table.wakes
    while day.phase == "running":
        at, first = BLOCKED, None
        for wake in wakes:
            moment = wake.at
            if moment <= at:
                if moment < 0:
                    moment = _plan(day, day.teams[wake.seat], wake)
                if moment < at:
                    at, first = moment, wake
                elif moment == at and first is not None and _CLASSES[wake.kind] < _CLASSES[first.kind]:
                    first = wake
        if table.watched and (asking := _watch(day, table)) >= 0:
            return asking
        if table.turn >= 0:
            return table.turn
        table.passed = True
        if first is None or table.alarm <= at:
            clock.run(day, _due(day))
            table.watched = True
            continue
        team = day.teams[first.seat]
        if first.kind != "decide":
            day.now = at
            _come_true(day, team, first)
        elif team.phase == "moving" or can_decide(day, team):
            day.now, table.turn = at, first.seat
            return table.turn
        else:
            day.now, first.at = at, BLOCKED
    return _over(day)


def _over(day: Day) -> int:
    """Nothing is disputed, so the result is final at once."""
    if day.phase == "ended":
        money.close(day)
    return NOBODY


def _watch(day: Day, table: Table) -> int:
    """Who is asked something that cannot wait; if nobody, see when the clock is next to do something."""
    for team in day.teams:
        if team.repel_from >= 0 or team.debt_since:
            return team.seat
    table.alarm, table.watched = _due(day).at, not _calm(day)
    return NOBODY


def _calm(world: World) -> bool:
    """Whether there are no timers, so that only the steps of the day and of a goal are to come."""
    return not (world.gate_until or world.touch_blocked_until or any(team.wait_until for team in world.teams))


def _due(world: World) -> clock.Due:
    """What the clock does next; questions are answered while it stands (RM-18.14), so they have no time."""
    found = clock.of_the_day(world)
    if world.hold is not None:
        found = clock.sooner(found, _of_the_goal(world, world.hold))
    if world.gate_until or world.touch_blocked_until:
        found = clock.sooner(found, clock.of_the_world(world))
    for team in world.teams:
        if team.wait_until:
            found = clock.sooner(found, clock.Due(team.wait_until, 1, team.seat, "wait"))
    return found


def _of_the_goal(world: World, hold: Hold) -> clock.Due | None:
    """The next destination comes by itself (RM-18.11)."""
    if hold.t0 and not hold.announced and not hold.last:
        return clock.Due(hold.t0 + world.parts.rates.table.next_destination_seconds * 1000, 1, NOBODY, "destination")
    return clock.of_the_goal(world)


def _come_true(day: Day, team: Team, wake: DayWake) -> None:
    """An arrival, a forced alighting, or the end of a task."""
    kind, wake.at = wake.kind, _TO_PLAN
    if kind == "arrive":
        landing.arrive(day, team, _move(team).target)
    elif kind == "alight":
        landing.alight(day, team, _move(team).off)
    elif team.job is not None:
        if wake.attempts[0].succeeds:
            tasks.submit(day, team, _SUBMIT)
        else:
            tasks.cannot(day, team)
    else:
        for effort, attempt in zip(team.efforts, wake.attempts, strict=True):
            id_ = day.parts.missions[effort.mission].id
            if attempt.succeeds:
                missions.done(day, team, t.MissionDone(id_))
            else:
                missions.failed(day, team, id_)
    asks.look_again(day)
    if day.rolls_over:
        clock.maybe_end(day)


def _plan(day: Day, team: Team, wake: DayWake) -> int:
    """When something is next to happen with a team (RM-18.9)."""
    phase, now = team.phase, day.now
    kind: WakeKind = "decide"
    if phase == "moving":
        move = team.move
        assert move is not None
        if move.off_at:
            at, kind = move.off_at, "alight"
        elif move.target < 0:
            at = now
        else:
            if not wake.ride:
                wake.ride = rides.ride(day, move)
            at, kind = max(now, move.began + wake.ride[-1].arrives), "arrive"
    elif phase == "processing":
        at = now + _processing_seconds(day, team) * 1000
    elif phase == "ready":
        at = now + day.parts.rates.table.ready_seconds * 1000
    elif phase == "task":
        at, kind = max([attempt.until for attempt in wake.attempts]), "task"
    elif phase == "attack":
        rates = day.parts.rates.table
        at = now + (rates.attack_seconds if team.ask is None else rates.choice_seconds) * 1000
    elif phase == "rolled":
        at = now
    else:
        at = BLOCKED
    wake.at, wake.kind = at, kind
    return at


def _processing_seconds(day: Day, team: Team) -> int:
    rates = day.parts.rates.table
    if team.ask is not None:
        return rates.choice_seconds
    kind = day.atlas.kinds[team.square]
    if kind == "shop":
        return 0 if team.bought else rates.shop_seconds
    if team.worked or kind == "mission":
        return 0
    return rates.draw_seconds if kind in ("card", "special") else rates.square_roll_seconds


def can_decide(day: Day, team: Team) -> bool:
    """Whether a team has anything to decide now."""
    phase, hold = team.phase, day.hold
    if phase == "moving":
        return True
    held = hold is not None and hold.t0 > 0
    if phase == "ready":
        return not (held or day.rolls_over or team.wait_until or team.debt_since)
    if phase == "processing" and team.ask is None:
        if goal.awaits_destination(day, team):
            return False
        return not held or team.worked or day.atlas.kinds[team.square] in ("mission", "shop")
    if phase == "attack":
        return not held or team.ask is not None
    return phase != "done"
