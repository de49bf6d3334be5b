"""Real Momotetsu: how an event begins, goes on and ends (`kippu rules momotetsu`).

The nouns of the rulebook have modules of their own; here they come together. A command is checked against
the state alone: whatever time changes, the clock changes in the state. In the city (LIVE) commands come with
their times; at a table (TABLE) the clock is simulated, and stands while somebody decides.
"""

from typing import Any

from msgspec.structs import replace

from kippu.core.chance import Chance
from kippu.core.errors import BadOptions
from kippu.core.game import Actor, Outcome, Step
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.feed import TimePassed
from kippu.games.momotetsu.model.parts import opening, parts
from kippu.games.momotetsu.model.state import NOBODY, Day, Side, State, freeze, thaw
from kippu.games.momotetsu.rules import clock, money, teams
from kippu.games.momotetsu.rules.legal import Legal, check_at_table
from kippu.games.momotetsu.schedule import live, table

# At a table these do not end the decision of the team whose turn it is, unless it is to be planned anew.
_KEEP_TURN = frozenset((t.Sell, t.Repel, t.KeepBonbi, t.Touch))


# --- setup ------------------------------------------------------------------------------------------------


def start(options: t.MomotetsuOptions, seats: int, chance: Chance) -> Step[State]:
    """Everybody on the start square (RM-1.3); a table begins at once with its first destination (RM-1.11)."""
    shared = parts(options)
    data = shared.kit.kit.teams
    least = 1 if shared.table else data.min  # a table may be one team's (RM-1.2)
    if not least <= seats <= data.max:
        raise BadOptions("wrong_seats", game="momotetsu", seats=seats, min=least, max=data.max)
    state = opening(shared, seats)
    if not shared.table:
        return Step(state, ())
    day = thaw(state, chance, 0)
    day.now = day.times.start
    clock.start(day)
    table.advance(day)
    return _told(day)


def _told(day: Day) -> Step[State]:
    """What a day at a table has come to; last comes what time it is."""
    if day.passed:
        day.tell(TimePassed(day.now))
    return Step(freeze(day), tuple(day.events))


def legal(state: State, actor: Actor) -> Legal:
    """What an actor may do now."""
    return Legal(state, actor)


def to_act(state: State) -> tuple[Actor, ...]:
    """Whom the event waits for: at a table one team; in the city all teams, or the game master."""
    if state.phase == "closed":
        return ()
    if state.parts.table:
        return tuple(table.asked(state)) or (state.turn,)
    if state.phase == "before":
        return () if state.destination >= 0 else ("gm",)  # then only the clock is waited for
    if state.phase == "running" and not state.paused_since:
        return tuple(team.seat for team in state.teams if not team.withdrawn) or ("gm",)
    return ("gm",)


# --- apply ------------------------------------------------------------------------------------------------


def apply(state: State, actor: Actor, command: t.AnyCommand, chance: Chance, at: int) -> Step[State]:
    """What a command leads to."""
    if state.parts.table:
        return _apply_at_table(state, actor, command, chance)
    return live.apply(state, actor, command, chance, at - state.parts.options.midnight)


def _apply_at_table(state: State, actor: Actor, command: Any, chance: Chance) -> Step[State]:
    day = thaw(state, chance, state.now)
    decide(day, actor, command)
    return _told(day)


def decide(day: Day, actor: Actor, command: Any) -> int:
    """Carry a command out at a table, and let time pass until the next decision; whose it is."""
    return carry_out(day, check_at_table(day, actor, command), command)


def carry_out(day: Day, team: Side, command: Any) -> int:
    """The same for a command that is known to be legal."""
    day.n = day.entry = day.n + 1
    kind = type(command)
    teams.DEEDS[kind](day, team, command)
    team.reported = day.now
    if day.turn == team.seat and (team.wake < 0 or kind not in _KEEP_TURN):
        team.wake, day.turn = -1, NOBODY  # its decision is made
    if day.rolls_over:
        clock.maybe_end(day)
    return table.advance(day)


def outcome(state: State) -> Outcome | None:
    """Final once the result is closed (RM-12.6)."""
    return money.decide(state) if state.phase == "closed" else None


def merges(options: t.MomotetsuOptions) -> bool:
    """In the city reports come when there is signal, and are judged by their own time (RM-15)."""
    return options.mode == "live"


def brief(options: t.MomotetsuOptions) -> t.MomotetsuOptions:
    """A kit is named by its id."""
    return options if isinstance(options.kit, str) else replace(options, kit=options.kit.kit.id)


def due(state: State) -> int | None:
    """When the clock is wanted."""
    step = None if state.parts.table else clock.next_step(state)
    return None if step is None else step.at + state.parts.options.midnight
