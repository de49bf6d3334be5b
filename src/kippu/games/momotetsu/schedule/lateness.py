"""Reports that come late, and entries that are struck out (RM-13.7, RM-15).

A report that comes late is put into the journal where it belongs, and what follows is told again with the chance that
was drawn. If that changes what other teams did, the game master decides.
"""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from kippu.core.chance import Chance, Recorder, Sampler
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, Step
from kippu.core.journal import Journal, Merged, Note
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.master import powers
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import MINUTE, STATUSES, Bonbi, Conflict, Day, State, thaw
from kippu.games.momotetsu.rules import teams
from kippu.games.momotetsu.schedule.options import NO_CHANCE
from kippu.games.momotetsu.schedule.telling import carry_out, caught_up, first, next_step, plain, retold

# What is void when it was not possible at its time (RM-15.7, RM-15.10, RM-15.11); other reports go to the game master.
_VOID_IF_LATE = (t.Roll, t.UseStar, t.StepOne, t.Touch)
_ABOUT_POSITION = (t.Arrive, t.Alight, t.NotBoarded)
_ON_THE_JOURNAL = (t.Void, t.ResolveConflict)


# --- what may be ------------------------------------------------------------------------------------------


def check(state: State, journal: Journal[State], actor: Actor, command: Any) -> None:
    """Refuse what an actor may not do in a state."""
    day = thaw(state, NO_CHANCE, state.now)
    if actor == "clock" or isinstance(command, t.Tick):
        if actor != "clock" or not isinstance(command, t.Tick):
            raise IllegalMove("RM-1.6a", "only_the_clock")
        if next_step(state) is None:
            raise IllegalMove("RM-1.6a", "nothing_due")
    elif actor == "gm":
        _check_master(state, journal, day, command)
    elif not 0 <= actor < len(state.teams):
        raise IllegalMove("RM-1.2a", "not_a_team", actor=str(actor))
    elif not _disputes(state, actor, command):
        teams.check(day, actor, command)


def _check_master(state: State, journal: Journal[State], day: Day, command: Any) -> None:
    if isinstance(command, t.ActFor):
        if not 0 <= command.seat < len(state.teams):
            raise IllegalMove("RM-13.6", "no_such_team", team=command.seat + 1)
        teams.check(day, command.seat, command.command)
    elif isinstance(command, t.Void):
        if state.phase == "closed":
            raise IllegalMove("RM-12.6a", "result_final")
        if command.also != (falls := void_list(state, journal, command.entry)):
            raise IllegalMove("RM-13.7a", "void_list_differs", entries=" ".join(map(str, falls)))
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
        and command.square in _atlas(state).at
        and not any(conflict.seat == seat for conflict in state.conflicts)
    )


def _atlas(state: State) -> Atlas:
    return state.parts.atlas(state.settings.extra_stations, state.closed)


# --- one command ------------------------------------------------------------------------------------------


def merge(state: State, journal: Journal[State], actor: Actor, command: Any, chance: Chance, at: int) -> Merged[State]:
    """Carry out a command that is received at a time."""
    received = max(at, state.now)
    made_at = _effective(state, actor, command, received)
    step = next_step(state)
    if isinstance(command, t.Tick):
        check(state, journal, actor, command)
        if step is None or step.at > received:
            raise IllegalMove("RM-1.6a", "nothing_due")
    elif step is not None and step.at < made_at:
        raise IllegalMove("RM-15.3a", "clock_first")
    elif made_at < state.now:
        return _late(state, journal, Note(state.n + 1, actor, command, made_at, received), chance)
    else:
        check(state, journal, actor, command)
        if isinstance(command, _ON_THE_JOURNAL):
            return _rewrite(state, journal, command, chance, received)
        if isinstance(actor, int) and _disputes(state, actor, command):
            return _open_conflict(state, journal, actor, Note(state.n + 1, actor, command, made_at, received))
    return _added(state, journal, Note(state.n + 1, actor, command, made_at, received), chance)


def _added(state: State, journal: Journal[State], note: Note, chance: Chance) -> Merged[State]:
    """What came in time."""
    recorder = Recorder(chance)
    state, events = carry_out(state, note, recorder)
    return Merged(state, events, journal.appended(replace(note, chance=recorder.take())))


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


# --- the journal ------------------------------------------------------------------------------------------


def retell(state: State, journal: Journal[State]) -> Iterator[tuple[Note, Step[State]]]:
    """An event note by note, from the opening on: as it counts, in the order of its times."""
    return journal.told(first(state), retold, _dry())


def as_of(state: State, journal: Journal[State], at: int) -> State:
    """The state as it was at a moment, as far as it is known by now."""
    then = journal.as_of(journal.place_at(at), first(state), retold, _dry())
    if state.parts.readings.judges_before_the_clock:
        return replace(then, now=max(then.now, at))
    return caught_up(then, at, _dry())


def void_list(state: State, journal: Journal[State], entry: int) -> tuple[int, ...]:
    """Which entries fall with an entry, as the game master is shown before confirming (RM-13.7)."""
    place = journal.place_of(entry)
    if place is None or journal[place].actor == "clock":
        raise IllegalMove("RM-13.7a", "no_such_entry", entry=entry)
    return journal.without(entry, first(state), retold, _dry()).refused


def _rewrite(state: State, journal: Journal[State], command: Any, chance: Chance, received: int) -> Merged[State]:
    """What changes the journal itself: striking out, or putting a report in."""
    entry = state.n + 1
    if isinstance(command, t.Void):
        folded = journal.without(command.entry, first(state), retold, chance)
        told: tuple[Event, ...] = (ev.Voided((command.entry, *folded.refused), command.reason),)
        return Merged(_joined(state, folded.state, entry, state.conflicts), told, folded.journal)
    conflict = _conflict(state, command.entry)
    left = tuple(one for one in state.conflicts if one is not conflict)
    resolved = ev.ConflictResolved(conflict.seat, conflict.entry, command.how)
    state = replace(state, conflicts=left)
    if command.how == "recompute":
        came = conflict.received if state.parts.readings.notices_before_ruling else received
        note = Note(conflict.entry, conflict.seat, _undisputed(conflict.command), conflict.at, came)
        folded = journal.inserted(note, first(state), retold, chance)
        gone = (ev.Voided(folded.refused, command.reason),) if folded.refused else ()
        told = (resolved, *folded.events.get(conflict.entry, ()), *gone)
        return Merged(_joined(state, folded.state, entry, left), told, folded.journal)
    events: list[Event] = [resolved]
    for actor, one in _instead(state, conflict, command):
        state, more, journal = _added(state, journal, Note(entry, actor, one, received, received), chance)
        events += more
    return Merged(replace(state, n=entry), tuple(events), journal)


def _joined(old: State, new: State, entry: int, conflicts: tuple[Conflict, ...]) -> State:
    return replace(new, n=entry, now=max(old.now, new.now), conflicts=conflicts)


# --- late reports -----------------------------------------------------------------------------------------


def _late(state: State, journal: Journal[State], note: Note, chance: Chance) -> Merged[State]:
    """A report from the past: judged by its own time; what others did must stay as it is (RM-15.4, RM-15.5)."""
    if state.phase == "closed":
        raise IllegalMove("RM-12.6a", "result_final")
    command = note.command
    inner = command.command if isinstance(command, t.ActFor) else command
    seat = command.seat if isinstance(command, t.ActFor) else note.actor
    assert isinstance(seat, int)
    late = note.received - note.made
    if late > state.parts.rates.late.max_backdate_minutes * MINUTE:
        return _open_conflict(state, journal, seat, note)
    try:
        check(as_of(state, journal, note.made), journal, note.actor, command)
    except IllegalMove:
        if isinstance(inner, _VOID_IF_LATE):
            raise
        return _open_conflict(state, journal, seat, note)
    folded = journal.inserted(note, first(state), retold, chance)
    if folded.refused or not _same_for_others(state, folded.state, seat):
        return _open_conflict(state, journal, seat, note)
    told = (ev.LateMerged(seat, late // MINUTE), *folded.events[note.entry])
    return Merged(_joined(state, folded.state, note.entry, state.conflicts), told, folded.journal)


def _same_for_others(old: State, new: State, seat: int) -> bool:
    """Whether nothing has changed that another team did, saw or chose (RM-15.4)."""
    same = all(plain(one) == plain(other) for one, other in zip(old.teams, new.teams, strict=True) if one.seat != seat)
    # While a goal is being processed positions are still coming in, and bonbi follows them (RM-8.14).
    same_bonbi = _bonbi_of_others(old, seat) == _bonbi_of_others(new, seat) or old.hold is not None
    return same and same_bonbi and (old.destination, old.previous_destination, old.goals) == (
        new.destination, new.previous_destination, new.goals,
    )  # fmt: skip


def _bonbi_of_others(state: State, seat: int) -> Bonbi | None:
    """Bonbi as far as it matters to other teams: when it attacks its holder is the holder's own affair."""
    bonbi = state.bonbi
    if bonbi is None or bonbi.holder != seat or state.parts.readings.disputes_own_attack:
        return bonbi
    return Bonbi(bonbi.holder, bonbi.how, bonbi.came_from)


def _open_conflict(state: State, journal: Journal[State], seat: int, note: Note) -> Merged[State]:
    """The game master decides; until then the team sees CONFLICT (RM-15.5)."""
    command = note.command.command if isinstance(note.command, t.ActFor) else note.command
    position = isinstance(command, _ABOUT_POSITION)
    conflict = Conflict(note.entry, seat, command, note.made, note.received, position)
    after = replace(state, n=note.entry, conflicts=(*state.conflicts, conflict))
    return Merged(after, (ev.ConflictOpened(seat, note.entry),), journal)


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
    atlas = _atlas(state)
    seat, square = conflict.seat, atlas.at[conflict.command.square]
    before = next(
        (one.before for one in reversed(state.claims)
         if one.kind == "goal" and one.what == square and one.before is not None),
        None,
    )  # fmt: skip
    origin = state.previous_destination if before is None else before.previous_destination
    statuses = state.teams[seat].statuses if before is None else before.statuses[seat]
    rates = state.parts.rates.goal
    each = rates.distance_bonus_late if conflict.at >= state.times.switch else rates.distance_bonus
    points = state.parts.goal_points.get(square, 0) + each * atlas.distance(origin, square)
    if statuses & STATUSES["inflation"] and not state.parts.readings.plain_second_goal:
        points += rates.inflation_bonus  # RM-8.4
    return [
        ("gm", t.SetPosition(seat, conflict.command.square, reason=command.reason)),
        ("gm", t.Correct(seat=seat, points=points, goals=1, reason=command.reason)),
    ]


def _dry() -> Chance:
    """Only to see what would come, always the same: what it draws is thrown away."""
    return Sampler(random.Random(0))
