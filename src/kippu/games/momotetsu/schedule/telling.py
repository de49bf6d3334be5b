"""One command in the city after the other: what it leads to at its time, and what may be taken back (RM-2.16)."""

from typing import Any, Literal

from msgspec.structs import replace

from kippu.core.chance import Chance, Recorder
from kippu.core.game import Actor, Step
from kippu.core.journal import Note
from kippu.games.momotetsu.master import powers
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.parts import opening
from kippu.games.momotetsu.model.state import MINUTE, NOBODY, Day, LateEntry, State, Team, World, freeze, thaw
from kippu.games.momotetsu.rules import asks, clock, teams

# RM-2.16: what may be taken back
_UNDOABLE = (
    t.Arrive, t.Alight, t.NotBoarded, t.DeclareTarget, t.StartMission, t.MissionDone, t.MissionFailed, t.Submit,
    t.Buy, t.Finish,
)  # fmt: skip
# What others are not told of (RM-16.9); notes are for teams.
_PRIVATE = (t.DeclareTarget, t.CallGM, t.AddProof)


def first(state: State) -> State:
    """The event as it began."""
    return opening(state.parts, len(state.teams), state.schedule)


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


def retold(state: State, note: Note, recorder: Recorder) -> Step[State]:
    """What a note of the journal leads to: what was due before it has come by then."""
    return carry_out(state, note, recorder, catch_up=True)


def carry_out(state: State, note: Note, recorder: Recorder, *, catch_up: bool = False) -> Step[State]:
    """What a command leads to at its time."""
    day = thaw(state, recorder, note.received)
    day.entry = note.entry
    if isinstance(note.command, t.Tick):
        _run_clock(day, note.received)
        day.now = max(day.now, note.received)
    else:
        if catch_up:
            _run_clock(day, note.made - 1)
        day.now = max(day.now, note.made)
        _do(day, note.actor, note.command)
        asks.look_again(day)
        clock.maybe_end(day)
    day.n = max(day.n, note.entry)
    _remember(day, note)
    return Step(_with_undo(state, freeze(day), note, drew=recorder.drew), tuple(day.events))


def caught_up(state: State, at: int, chance: Chance) -> State:
    """A state at a moment: what was due before has come."""
    day = thaw(state, chance, at)
    _run_clock(day, at - 1)
    day.now = max(day.now, at)
    return freeze(day)


def _remember(day: Day, note: Note) -> None:
    """What is told of reports later: that they came late, or without a position (RM-14.2, RM-17.2)."""
    command: Any = note.command
    if isinstance(command, t.Proven) and not isinstance(command, t.AddProof) and command.position is None:
        day.unplaced = (*day.unplaced, note.entry)
    if note.received // MINUTE > note.made // MINUTE:
        seat: Any = note.actor
        told: Literal["all", "teams", "own"]
        if isinstance(command, t.ActFor):
            seat, command = command.seat, command.command
        told = "teams" if isinstance(command, t.Note) else "own" if isinstance(command, _PRIVATE) else "all"
        day.came_late = (*day.came_late, LateEntry(note.entry, note.made, note.received, seat, told))


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


def _with_undo(before: State, after: State, note: Note, *, drew: bool) -> State:
    """Remember what a team may take back: a report without chance that changed nothing for others (RM-2.16)."""
    told = [plain(one) != plain(other) for one, other in zip(before.teams, after.teams, strict=True)]
    result = list(after.teams)
    for other, changed in enumerate(told):
        if changed and after.teams[other].undo_until:
            result[other] = plain(after.teams[other])
    seat = note.actor
    if not isinstance(seat, int) or not isinstance(note.command, _UNDOABLE) or after.phase != "running":
        return replace(after, teams=tuple(result))
    if not drew and told[seat] and sum(told) == 1 and _world(before) == _world(after):
        until = after.now + after.parts.rates.live.undo_seconds * 1000
        result[seat] = replace(result[seat], undo=plain(before.teams[seat]), undo_until=until, undo_claim=note.entry)
    return replace(after, teams=tuple(result))


def plain(team: Team) -> Team:
    """A team without what it may take back."""
    return team if not team.undo_until else replace(team, undo=None, undo_until=0, undo_claim=0)


def _world(state: State) -> tuple[object, ...]:
    """What everybody shares and a report may change."""
    return (
        state.phase, state.destination, state.previous_destination, state.goals, state.hold, state.next_goals,
        state.bonbi, state.economy, state.gate_until, state.transform, state.touch,
    )  # fmt: skip
