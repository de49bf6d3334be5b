"""Real Momotetsu as core knows it: how an event begins, goes on and ends (`kippu rules momotetsu`).

The nouns of the rulebook have modules of their own, and know no mode. In the city (LIVE) commands come with their
times; at a table (TABLE) the clock is simulated, and stands while somebody decides. Which of the two it is, is asked
here and nowhere else.
"""

from msgspec.structs import replace

from kippu.core.chance import Chance
from kippu.core.errors import BadOptions
from kippu.core.game import Actor, Outcome, Step
from kippu.core.journal import Journal
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import parts
from kippu.games.momotetsu.model.readings import AS_WRITTEN, Readings
from kippu.games.momotetsu.model.state import State
from kippu.games.momotetsu.rules import money
from kippu.games.momotetsu.schedule import live, table
from kippu.games.momotetsu.schedule.options import Legal


def in_the_city(options: t.MomotetsuOptions) -> bool:
    """Whether it is people who keep the time; then reports are judged by their own time (RM-15)."""
    return options.mode == "live"


def start(options: t.MomotetsuOptions, seats: int, chance: Chance, *, readings: Readings = AS_WRITTEN) -> Step[State]:
    """Everybody on the start square (RM-1.3)."""
    shared = parts(options, readings)
    data = shared.kit.kit.teams
    least = data.min if in_the_city(options) else 1  # a table may be one team's (RM-1.2)
    if not least <= seats <= data.max:
        raise BadOptions("wrong_seats", game="momotetsu", seats=seats, min=least, max=data.max)
    return live.start(shared, seats) if in_the_city(options) else table.start(shared, seats, chance)


def to_act(state: State) -> tuple[Actor, ...]:
    """Whom the event waits for."""
    if state.phase == "closed":
        return ()
    return live.to_act(state) if in_the_city(state.parts.options) else table.to_act(state)


def legal(state: State, actor: Actor) -> Legal:
    """What an actor may do now."""
    return live.legal(state, actor) if in_the_city(state.parts.options) else table.legal(state, actor)


def apply(state: State, actor: Actor, command: t.AnyCommand, chance: Chance, at: int) -> Step[State]:
    """What a command leads to."""
    if in_the_city(state.parts.options):  # as far as one can tell without what was done before
        merged = live.merge(state, Journal(), actor, command, chance, at)
        return Step(merged.state, merged.events)
    return table.apply(state, actor, command, chance)


def outcome(state: State) -> Outcome | None:
    """Final once the result is closed (RM-12.6)."""
    return money.decide(state) if state.phase == "closed" else None


def due(state: State) -> int | None:
    """When the clock is wanted; at a table it is simulated."""
    return live.due(state) if in_the_city(state.parts.options) else None


def brief(options: t.MomotetsuOptions) -> t.MomotetsuOptions:
    """A kit is named by its id."""
    return options if isinstance(options.kit, str) else replace(options, kit=options.kit.kit.id)
