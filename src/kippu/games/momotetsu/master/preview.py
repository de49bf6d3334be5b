"""What a command of the game master would change, shown before it is done (RM-13.7); what a team may do (RM-15.13)."""

import random
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from kippu.core.chance import Recorder, Sampler
from kippu.core.journal import Journal
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.feed import Voided
from kippu.games.momotetsu.model.own import OwnView
from kippu.games.momotetsu.model.state import State
from kippu.games.momotetsu.model.view import View, view
from kippu.games.momotetsu.schedule import lateness, live
from kippu.games.momotetsu.schedule.options import Legal

Plain: TypeAlias = str | int | tuple[str, ...] | None


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that would be different: of a team, or of the day."""

    what: str
    before: Plain
    after: Plain
    seat: int | None = None


class Preview(msgspec.Struct, frozen=True):
    """What would be different; which entries would fall; whether dice or cards would have to be drawn again."""

    changes: tuple[Change, ...]
    also: tuple[int, ...]
    chance: bool


def preview(state: State, journal: Journal[State], command: t.AnyMasterCommand, at: int) -> Preview:
    """What a command would lead to. What it draws is thrown away, so chance may decide otherwise."""
    state, journal = _now(state, journal, at)
    drawn = Recorder(Sampler(random.Random(0)))
    if isinstance(command, t.Void):
        command = replace(command, also=lateness.void_list(state, journal, command.entry))
    after, events, _ = live.merge(state, journal, "gm", command, drawn, at)
    gone = {entry for event in events if isinstance(event, Voided) for entry in event.entries}
    struck = {command.entry} if isinstance(command, t.Void) else set()
    return Preview(_changes(view(state, "gm"), view(after, "gm")), tuple(sorted(gone - struck)), bool(drawn.take()))


def options(state: State, journal: Journal[State], seat: int, at: int) -> Legal:
    """What a team may do, or could have done at an earlier moment, for a sheet of paper that comes later (RM-15.13)."""
    moment = at - state.parts.options.midnight
    then = lateness.as_of(state, journal, moment) if moment < state.now else _now(state, journal, at)[0]
    return live.legal(then, seat)


def _now(state: State, journal: Journal[State], at: int) -> tuple[State, Journal[State]]:
    """The clock does what is due before anybody else acts."""
    while (due := live.due(state)) is not None and due <= at:
        state, _, journal = live.merge(state, journal, "clock", t.Tick(), Sampler(random.Random(0)), at)
    return state, journal


def _changes(before: View, after: View) -> tuple[Change, ...]:
    old, new = _of_the_day(before), _of_the_day(after)
    found = [Change(what, old[what], new[what]) for what in old if old[what] != new[what]]
    for one, other in zip(before.own, after.own, strict=True):
        old, new = _of_a_team(one), _of_a_team(other)
        found += [Change(what, old[what], new[what], one.seat) for what in old if old[what] != new[what]]
    return tuple(found)


def _of_the_day(seen: View) -> dict[str, Plain]:
    return {
        "day": seen.phase,
        "destination": seen.destination,
        "previous_destination": seen.previous_destination,
        "bonbi": None if seen.bonbi is None else seen.bonbi.holder,
        "economy": seen.economy,
        "hold": int(seen.hold is not None),
        "settled": len(seen.settled),
        "pause": int(bool(seen.paused_since)),
        "conflicts": len(seen.conflicts),
    }


def _of_a_team(own: OwnView) -> dict[str, Plain]:
    return {
        "square": own.square,
        "phase": own.phase,
        "target": own.target,
        "balance": own.balance,
        "goals": own.goals,
        "hand": own.hand,
        "properties": own.properties,
        "statuses": own.statuses,
        "alight": own.alight,
        "redo": len(own.redo),
        "withdrawn": int(own.withdrawn),
    }
