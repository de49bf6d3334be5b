"""Commands in the city, in the order in which they were made: late reports, voided entries (RM-13.7, RM-15).

A state keeps its journal: every command with its time and what chance gave. A report that comes late is put
where it belongs and the journal is carried out again, with the chance that was drawn. If that changes what
other teams did, the game master decides.
"""

import random
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from kippu.core.chance import Chance, Recorder, Sampler
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, Step
from kippu.games.momotetsu.kit.cards import CardData
from kippu.games.momotetsu.master import powers
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.parts import Parts, opening
from kippu.games.momotetsu.model.state import (
    MINUTE,
    NOBODY,
    Act,
    Claim,
    Conflict,
    Day,
    State,
    Strike,
    Team,
    Value,
    World,
    freeze,
    thaw,
)
from kippu.games.momotetsu.rules import bonbi, clock, teams
from kippu.games.momotetsu.rules.legal import could_do
from kippu.games.momotetsu.schedule.options import NO_CHANCE, Legal

# RM-2.16: what may be taken back
_UNDOABLE = (
    t.Arrive, t.Alight, t.NotBoarded, t.DeclareTarget, t.StartMission, t.MissionDone, t.MissionFailed, t.Submit,
    t.Buy, t.Finish,
)  # fmt: skip
# What is void when it was not possible at its time (RM-15.7, RM-15.10, RM-15.11); other reports go to the game master.
_VOID_IF_LATE = (t.Roll, t.UseStar, t.StepOne, t.Touch)
_ABOUT_POSITION = (t.Arrive, t.Alight, t.NotBoarded)
_ON_THE_JOURNAL = (t.Void, t.ResolveConflict)


class Live(Value, frozen=True):
    """The schedule of a day in the city: everybody goes on by itself, and says what happened.

    It keeps nothing. Where a team is between two reports nobody knows, and what it says is claimed until a game
    master has approved it.
    """

    turn: ClassVar[int] = NOBODY

    def thawed(self) -> "Live":
        return self

    def frozen(self) -> "Live":
        return self

    def replan(self, team: Team) -> None:
        """It says itself when something happens."""

    def look_again(self) -> None:
        """The clock is asked before every command."""

    def set_out(self, team: Team) -> None:
        """It says itself where it arrives."""

    def resumed(self, day: Day) -> None:
        """Everybody is told."""

    def told_to_alight(self, day: Day, team: Team) -> None:
        """It says itself where it gets off, or that it had not boarded (RM-3.17)."""

    def check(self, day: Day, team: Team, command: Any) -> None:
        """Everybody may report at any time."""

    def has_left(self, day: Day, team: Team) -> bool:
        """A team may answer that it had not boarded."""
        del day, team
        return True

    def in_vehicle(self, day: Day, team: Team) -> bool:
        """A team may answer that it had not boarded."""
        del day, team
        return True

    def next_square(self, day: Day, team: Team) -> int:
        """Nobody knows; so its start."""
        del day
        assert team.move is not None
        return team.move.start

    def begin_card(self, day: Day, team: Team, card: CardData) -> bool:
        """It says itself when it is done."""
        del day, team, card
        return False

    def begin_missions(self, day: Day, team: Team, missions: Sequence[int]) -> None:
        """It says itself when it is done."""

    def can_keep(self, day: Day, card: CardData) -> bool:
        """It says itself if it cannot."""
        del day, card
        return True

    def claim(self, day: Day, claim: Claim) -> None:
        """The game master decides (RM-13.2)."""
        day.claims = (*day.claims, claim)

    def struck(self, day: Day, strike: Strike) -> None:
        """A touch that caused it may be rejected (RM-13.5)."""
        day.strikes = (*day.strikes, strike)

    def check_touch(self, team: Team, other: Team) -> None:
        """The other team confirms it."""

    def touch(self, day: Day, team: Team, other: Team) -> None:
        """The other team answers (RM-9.27)."""
        bonbi.claim_touch(day, team, other)


LIVE = Live()


class Remembered(Chance):
    """Gives what was drawn before, as long as it fits; then draws anew."""

    def __init__(self, outcomes: Sequence[int], source: Chance) -> None:
        self._outcomes = list(outcomes)
        self._source = source
        self.anew = False  # whether something was drawn that was not drawn before

    def below(self, k: int) -> int:
        if self._outcomes and self._outcomes[0] < k:
            return self._outcomes.pop(0)
        self._outcomes.clear()
        self.anew = True
        return self._source.below(k)

    def pick(self, weights: Sequence[int]) -> int:
        self.anew = True
        return self._source.pick(weights)

    def holds(self, p: float) -> bool:
        self.anew = True
        return self._source.holds(p)


class Snapshot(NamedTuple):
    """A state after the first acts of a day, with those that were refused."""

    acts: tuple[Act, ...]
    state: State
    refused: tuple[int, ...]


class Fold(NamedTuple):
    """A journal carried out again: the state, the entries that were refused, the events of the entries told anew."""

    state: State
    refused: tuple[int, ...]
    events: dict[int, tuple[Event, ...]]


# --- what core asks ---------------------------------------------------------------------------------------


def start(shared: Parts, seats: int) -> Step[State]:
    """In the city an event waits for its first destination, and for the clock (RM-1.11)."""
    return Step(opening(shared, seats, LIVE), ())


def to_act(state: State) -> tuple[Actor, ...]:
    """All teams, or the game master."""
    if state.phase == "before":
        return () if state.destination >= 0 else ("gm",)  # then only the clock is waited for
    if state.phase == "running" and not state.paused_since:
        return tuple(team.seat for team in state.teams if not team.withdrawn) or ("gm",)
    return ("gm",)


def legal(state: State, actor: Actor) -> Legal:
    """What an actor may do now."""
    return Legal(lambda: _could_be(state, actor), lambda command: check(state, actor, command))


def _could_be(state: State, actor: Actor) -> Iterator[Any]:
    if actor == "clock":
        yield t.Tick()
    elif actor == "gm":
        yield from powers.could_do(state)
        yield from (t.ResolveConflict(one.entry, "refuse") for one in state.conflicts)
    elif 0 <= actor < len(state.teams):
        yield from could_do(thaw(state, NO_CHANCE, state.now), state.teams[actor])


def next_step(world: World) -> clock.Due | None:
    """What the clock does next; a pause stops the timers, and not the times of the day (RM-13.8)."""
    if world.phase == "before":
        return clock.Due(world.times.start, 0, NOBODY, "start")
    if world.phase != "running":
        return None
    found = clock.of_the_day(world)
    if world.paused_since:
        return found
    found = clock.sooner(clock.sooner(found, clock.of_the_goal(world)), clock.of_the_world(world))
    for team in world.teams:
        found = clock.sooner(found, clock.of_a_team(world, team))
    return found


# --- one command after the other --------------------------------------------------------------------------


def check(state: State, actor: Actor, command: Any) -> None:
    """Refuse what an actor may not do in a state."""
    day = thaw(state, _DRY, state.now)
    if actor == "clock" or isinstance(command, t.Tick):
        if actor != "clock" or not isinstance(command, t.Tick):
            raise IllegalMove("RM-1.6a", "only_the_clock")
        if next_step(state) is None:
            raise IllegalMove("RM-1.6a", "nothing_due")
    elif actor == "gm":
        _check_master(state, day, command)
    elif not 0 <= actor < len(state.teams):
        raise IllegalMove("RM-1.2a", "not_a_team", actor=str(actor))
    elif not _disputes(state, actor, command):
        teams.check(day, actor, command)


def _check_master(state: State, day: Day, command: Any) -> None:
    if isinstance(command, t.ActFor):
        if not 0 <= command.seat < len(state.teams):
            raise IllegalMove("RM-13.6", "no_such_team", team=command.seat + 1)
        teams.check(day, command.seat, command.command)
    elif isinstance(command, t.Void):
        if state.phase == "closed":
            raise IllegalMove("RM-12.6a", "result_final")
        if command.also != void_list(state, command.entry):
            shown = " ".join(map(str, void_list(state, command.entry)))
            raise IllegalMove("RM-13.7a", "void_list_differs", entries=shown)
    elif isinstance(command, t.ResolveConflict):
        conflict = _conflict(state, command.entry)
        if command.how == "from_now":
            teams.check(day, conflict.seat, _from_now(conflict))
        if command.how == "both_score" and not isinstance(conflict.command, t.Arrive):
            raise IllegalMove("RM-15.8b", "no_goal_in_conflict")
    elif type(command) in powers.HANDLERS:
        powers.check(day, command)
    else:
        raise IllegalMove("RM-2.14", "not_for_the_master")


def _disputes(state: State, seat: int, command: Any) -> bool:
    """A team sends an arrival that is no legal end to the game master (RM-3.15)."""
    return (
        isinstance(command, t.Arrive)
        and command.dispute
        and state.phase == "running"
        and not state.teams[seat].withdrawn
        and command.square in state.parts.square_at
        and not any(conflict.seat == seat for conflict in state.conflicts)
    )


def apply(state: State, actor: Actor, command: Any, chance: Chance, at: int) -> Step[State]:
    """Carry out a command that is received at a time."""
    received = max(at, state.now)
    made_at = _effective(state, actor, command, received)
    step = next_step(state)
    if isinstance(command, t.Tick):
        check(state, actor, command)
        if step is None or step.at > received:
            raise IllegalMove("RM-1.6a", "nothing_due")
    elif step is not None and step.at < made_at:
        raise IllegalMove("RM-15.3a", "clock_first")
    elif made_at < state.now:
        return _late(state, actor, command, chance, made_at, received)
    else:
        check(state, actor, command)
        if isinstance(command, _ON_THE_JOURNAL):
            return _rewrite(state, command, chance, received)
        if isinstance(actor, int) and _disputes(state, actor, command):
            return _open_conflict(state, actor, command, made_at, received)
    return _carry_out(state, Act(state.n + 1, actor, command, made_at, received), chance)


def _effective(state: State, actor: Actor, command: Any, received: int) -> int:
    """When a command counts as made (RM-15.3)."""
    inner = command.command if isinstance(command, t.ActFor) else command
    seat = command.seat if isinstance(command, t.ActFor) else actor
    made = getattr(inner, "made", None)
    if made is None or not isinstance(seat, int) or not 0 <= seat < len(state.teams):
        return received
    at = made.at - state.parts.options.midnight
    skew = state.parts.rates.late.clock_skew_seconds * 1000
    return min(at, received) if state.teams[seat].reported <= at <= received + skew else received


def _carry_out(state: State, act: Act, chance: Chance, *, catch_up: bool = False) -> Step[State]:
    """The state after an act; the journal keeps what chance gave."""
    recorder = Recorder(chance)
    day = thaw(state, recorder, act.received)
    day.entry = act.entry
    if isinstance(act.command, t.Tick):
        _run_clock(day, act.received)
        day.now = max(day.now, act.received)
    else:
        if catch_up:
            _run_clock(day, act.at - 1)
        day.now = max(day.now, act.at)
        _do(day, act.actor, act.command)
        clock.maybe_end(day)
    day.n = max(day.n, act.entry)
    day.journal = (*state.journal, replace(act, chance=recorder.take()))
    return Step(_with_undo(state, freeze(day), act), tuple(day.events))


def _run_clock(day: Day, until: int) -> None:
    while (step := next_step(day)) is not None and step.at <= until:
        clock.run(day, step)


def _do(day: Day, actor: Actor, command: Any) -> None:
    if isinstance(actor, int):
        teams.act(day, teams.check(day, actor, command), command)
    elif isinstance(command, t.ActFor):
        teams.act(day, teams.check(day, command.seat, command.command), command.command)
        day.tell(ev.Mastered("act_for", command.reason))
    else:
        powers.check(day, command)
        powers.act(day, command)


def _with_undo(before: State, after: State, act: Act) -> State:
    """Remember what a team may take back: a report without chance that changed nothing for others (RM-2.16)."""
    told = [_plain(one) != _plain(other) for one, other in zip(before.teams, after.teams, strict=True)]
    side = list(after.teams)
    for other, changed in enumerate(told):
        if changed and after.teams[other].undo_until:
            side[other] = _plain(after.teams[other])
    seat = act.actor
    if isinstance(seat, int) and isinstance(act.command, _UNDOABLE) and after.phase == "running":
        alone = told[seat] and sum(told) == 1 and not after.journal[-1].chance
        if alone and _world(before) == _world(after):
            until = after.now + after.parts.rates.live.undo_seconds * 1000
            side[seat] = replace(side[seat], undo=_plain(before.teams[seat]), undo_until=until, undo_claim=act.entry)
    return replace(after, teams=tuple(side))


def _plain(team: Team) -> Team:
    return team if not team.undo_until else replace(team, undo=None, undo_until=0, undo_claim=0)


def _world(state: State) -> tuple[object, ...]:
    """What everybody shares and a report may change."""
    return (
        state.phase, state.destination, state.previous_destination, state.goals, state.hold, state.next_goal,
        state.bonbi, state.economy, state.gate_until, state.transform, state.touch,
    )  # fmt: skip


# --- the journal ------------------------------------------------------------------------------------------


def retell(state: State) -> Iterator[tuple[Act, Step[State]]]:
    """The journal of a state act by act, from the opening on: the day as it counts, in the order of its times."""
    now = opening(state.parts, len(state.teams), LIVE)
    for act in state.journal:
        step = _carry_out(now, act, Remembered(act.chance, _DRY), catch_up=True)
        now = step.state
        yield act, step


def fold(state: State, acts: Sequence[Act], chance: Chance, asked: int | None = None) -> Fold:
    """Carry out acts from the opening on; those that are no longer possible are left out.

    The events of the entry `asked` are told in any case.
    """
    acts = tuple(acts)
    most = next((n for n, act in enumerate(acts) if act.entry == asked), len(acts))
    snapshots = [one for one in _snapshots(state) if len(one.acts) <= most and acts[: len(one.acts)] == one.acts]
    start = snapshots[-1] if snapshots else Snapshot((), opening(state.parts, len(state.teams), LIVE), ())
    now, refused = start.state, list(start.refused)
    events: dict[int, tuple[Event, ...]] = {}  # of the acts since then
    as_it_was = True
    for n, act in enumerate(acts[len(start.acts) :], len(start.acts) + 1):
        remembered = Remembered(act.chance, chance)
        try:
            now, told = _carry_out(now, act, remembered, catch_up=True)
        except IllegalMove:
            refused.append(act.entry)
        else:
            events[act.entry] = told
        as_it_was = as_it_was and not remembered.anew
        if as_it_was and n % _SNAPSHOT_EVERY == 0:
            snapshots.append(Snapshot(acts[:n], now, tuple(refused)))
    _keep_snapshots(state, snapshots)
    return Fold(now, tuple(refused), events)


def as_of(state: State, at: int) -> State:
    """The state as it was at a moment, as far as it is known by now."""
    then = fold(state, tuple(one for one in state.journal if one.at <= at), _DRY).state
    return replace(then, now=max(then.now, at))


# A day is told again for every late report, and most of it is as it was. What was not drawn anew depends on the acts
# alone, so it need not be told from the opening.
_SNAPSHOT_EVERY = 32
_MOST_DAYS = 8
_KEPT: OrderedDict[tuple[Parts, int], tuple[Snapshot, ...]] = OrderedDict()


def _snapshots(state: State) -> tuple[Snapshot, ...]:
    return _KEPT.get((state.parts, len(state.teams)), ())


def _keep_snapshots(state: State, snapshots: Sequence[Snapshot]) -> None:
    """Keep those of this day in place of older ones; a shorter story does not push out a longer one's beginning."""
    key = state.parts, len(state.teams)
    longer = [one for one in _snapshots(state) if snapshots and len(one.acts) > len(snapshots[-1].acts)]
    _KEPT[key] = (*snapshots, *(one for one in longer if one.acts[: len(snapshots[-1].acts)] == snapshots[-1].acts))
    _KEPT.move_to_end(key)
    while len(_KEPT) > _MOST_DAYS:
        _KEPT.popitem(last=False)


def void_list(state: State, entry: int) -> tuple[int, ...]:
    """Which entries fall with an entry, as the game master is shown before confirming (RM-13.7)."""
    acts = tuple(act for act in state.journal if act.entry != entry)
    gone = [act for act in state.journal if act.entry == entry]
    if not gone or gone[0].actor == "clock":
        raise IllegalMove("RM-13.7a", "no_such_entry", entry=entry)
    return fold(state, acts, _DRY).refused


def _rewrite(state: State, command: Any, chance: Chance, received: int) -> Step[State]:
    """What changes the journal itself: striking out, or putting a report in."""
    entry = state.n + 1
    if isinstance(command, t.Void):
        acts = tuple(act for act in state.journal if act.entry != command.entry)
        folded = fold(state, acts, chance)
        told: tuple[Event, ...] = (ev.Voided((command.entry, *folded.refused), command.reason),)
        return Step(_joined(state, folded.state, entry, state.conflicts), told)
    conflict = _conflict(state, command.entry)
    left = tuple(one for one in state.conflicts if one is not conflict)
    resolved = ev.ConflictResolved(conflict.seat, conflict.entry, command.how)
    state = replace(state, conflicts=left)
    if command.how == "recompute":
        act = Act(conflict.entry, conflict.seat, _undisputed(conflict.command), conflict.at, conflict.received)
        folded = fold(state, _with(state.journal, act), chance, conflict.entry)
        gone = (ev.Voided(folded.refused, command.reason),) if folded.refused else ()
        told = (resolved, *folded.events.get(conflict.entry, ()), *gone)
        return Step(_joined(state, folded.state, entry, left), told)
    events: list[Event] = [resolved]
    for actor, one in _instead(state, conflict, command):
        state, more = _carry_out(state, Act(entry, actor, one, received, received), chance)
        events += more
    return Step(replace(state, n=entry), tuple(events))


def _joined(old: State, new: State, entry: int, conflicts: tuple[Conflict, ...]) -> State:
    return replace(new, n=entry, now=max(old.now, new.now), conflicts=conflicts)


def _with(journal: tuple[Act, ...], act: Act) -> tuple[Act, ...]:
    """The journal with an act where it belongs: after those of the same time (RM-15.3)."""
    place = next((index for index, one in enumerate(journal) if one.at > act.at), len(journal))
    return (*journal[:place], act, *journal[place:])


# --- late reports -----------------------------------------------------------------------------------------


def _late(state: State, actor: Actor, command: Any, chance: Chance, at: int, received: int) -> Step[State]:
    """A report from the past: judged by its own time; what others did must stay as it is (RM-15.4, RM-15.5)."""
    if state.phase == "closed":
        raise IllegalMove("RM-12.6a", "result_final")
    inner = command.command if isinstance(command, t.ActFor) else command
    seat = command.seat if isinstance(command, t.ActFor) else actor
    assert isinstance(seat, int)
    entry = state.n + 1
    act = Act(entry, actor, command, at, received)
    if received - at > state.parts.rates.late.max_backdate_minutes * MINUTE:
        return _open_conflict(state, seat, inner, at, received)
    try:
        check(as_of(state, at), actor, command)
    except IllegalMove:
        if isinstance(inner, _VOID_IF_LATE):
            raise
        return _open_conflict(state, seat, inner, at, received)
    folded = fold(state, _with(state.journal, act), chance, entry)
    if folded.refused or not _same_for_others(state, folded.state, seat):
        return _open_conflict(state, seat, inner, at, received)
    minutes = (received - at) // MINUTE
    told = (ev.LateMerged(seat, minutes), *folded.events[entry])
    return Step(_joined(state, folded.state, entry, state.conflicts), told)


def _same_for_others(old: State, new: State, seat: int) -> bool:
    """Whether nothing that other teams did has changed."""
    same = all(
        _plain(one) == _plain(other) for one, other in zip(old.teams, new.teams, strict=True) if one.seat != seat
    )
    # While a goal is being processed positions are still coming in, and bonbi follows them (RM-8.14).
    same_bonbi = old.bonbi == new.bonbi or old.hold is not None
    return same and same_bonbi and (old.destination, old.previous_destination, old.goals) == (
        new.destination, new.previous_destination, new.goals,
    )  # fmt: skip


def _open_conflict(state: State, seat: int, command: Any, at: int, received: int) -> Step[State]:
    """The game master decides; until then the team sees CONFLICT (RM-15.5)."""
    entry = state.n + 1
    position = isinstance(command, _ABOUT_POSITION)
    conflict = Conflict(entry, seat, command, at, received, position)
    return Step(replace(state, n=entry, conflicts=(*state.conflicts, conflict)), (ev.ConflictOpened(seat, entry),))


def _conflict(state: State, entry: int) -> Conflict:
    for conflict in state.conflicts:
        if conflict.entry == entry:
            return conflict
    raise IllegalMove("RM-15.5a", "no_such_conflict", entry=entry)


def _undisputed(command: Any) -> Any:
    return replace(command, dispute=False) if isinstance(command, t.Arrive) else command


def _from_now(conflict: Conflict) -> Any:
    return replace(_undisputed(conflict.command), made=None)


def _instead(state: State, conflict: Conflict, command: t.ResolveConflict) -> list[tuple[Actor, Any]]:
    """What is done instead of recomputing: nothing, the same from now on, or both teams score (RM-15.5, RM-15.8)."""
    if command.how == "refuse":
        return []
    if command.how == "from_now":
        return [(conflict.seat, _from_now(conflict))]
    assert isinstance(conflict.command, t.Arrive)
    square = state.parts.square_at[conflict.command.square]
    origin = next(
        (one.before.previous_destination for one in reversed(state.claims)
         if one.kind == "goal" and one.what == square and one.before is not None),
        state.previous_destination,
    )  # fmt: skip
    rates = state.parts.rates.goal
    each = rates.distance_bonus_late if conflict.at >= state.times.switch else rates.distance_bonus
    atlas = state.parts.atlas(state.settings.extra_stations, state.closed)
    points = state.parts.goal_points.get(square, 0) + each * atlas.distance(origin, square)
    seat = conflict.seat
    return [
        ("gm", t.SetPosition(seat, conflict.command.square, reason=command.reason)),
        ("gm", t.Correct(seat=seat, points=points, goals=1, reason=command.reason)),
    ]


# Only to see what would come: what it draws is thrown away.
_DRY = Sampler(random.Random(0))
