"""A finished day as it counts: line by line, and where every point of every team came from (RM-12.4).

Late reports and voided entries (RM-13.7, RM-15) have their place here: what is told is the journal at the end, in the
order of its times, not what was known meanwhile.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

from kippu.core import replay
from kippu.core.errors import KippuError
from kippu.core.game import Event
from kippu.core.journal import Journal
from kippu.core.record import AnyRecord
from kippu.games.momotetsu.game import GAME, VERSIONS
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.parts import opening
from kippu.games.momotetsu.model.state import State
from kippu.games.momotetsu.schedule import lateness, mode
from kippu.games.momotetsu.schedule.options import NO_CHANCE

SourceName: TypeAlias = Literal[
    "goals", "settlements", "squares", "cards", "shop", "happenings", "bonbi", "sales", "late", "rulings"
]
_SOURCES: dict[type[Event], SourceName] = {
    ev.GoalReached: "goals",
    ev.Settled: "settlements",
    ev.SquareRolled: "squares",
    ev.CardEffect: "cards",
    ev.CardRevealed: "cards",
    ev.Bought: "shop",
    ev.HappenedTo: "happenings",
    ev.Attacked: "bonbi",
    ev.KingAttacked: "bonbi",
    ev.Repelled: "bonbi",
    ev.PropertyLost: "bonbi",
    ev.Sold: "sales",
    ev.LateOff: "late",
    ev.Ruled: "rulings",
    ev.Corrected: "rulings",
}


class Line(NamedTuple):
    """Something that somebody did, or the clock: when on the clock of the day, what came of it."""

    at: int
    actor: object
    events: tuple[Event, ...]
    before: State
    after: State


class Source(msgspec.Struct, frozen=True):
    """What a team got or lost in one way, and how often."""

    name: SourceName
    points: int
    times: int


class Reckoning(msgspec.Struct, frozen=True):
    """How a team came to its total."""

    seat: int
    start: int
    sources: tuple[Source, ...]  # what changed the balance; together with `start` they are the balance
    balance: int
    sale: int
    prizes: int
    total: int
    curve: tuple[tuple[int, int], ...]  # times of the day, and the balance from then on


def story(record: AnyRecord, journal: Journal[State] | None = None) -> list[Line]:
    """The lines of a finished day; with its journal at hand a day in the city need not be played again."""
    if record.game != GAME.info.id:
        raise KippuError("unknown_game", id=record.game, known=GAME.info.id)
    game = VERSIONS[record.rules]
    if mode.in_the_city(record.options):
        told = journal if journal is not None else replay.played(game, record).journal
        return list(_in_the_city(game.start(record.options, len(record.seats), NO_CHANCE).state, told))
    played: list[State] = list(replay.states(game, record))
    log = zip(
        record.log, [opening(played[0].parts, len(played[0].teams), played[0].schedule), *played], played, strict=False
    )
    return [Line(now.now, entry.actor, entry.events, then, now) for entry, then, now in log]


def _in_the_city(before: State, journal: Journal[State]) -> Iterator[Line]:
    for note, step in lateness.retell(before, journal):
        yield Line(note.made, note.actor, step.events, before, step.state)
        before = step.state


def gain(event: Event, seat: int) -> int:
    """What an event gives to the balance of a team, or takes from it."""
    if type(event) not in _SOURCES or event.seat != seat:  # type: ignore[attr-defined]
        return 0
    return -event.price if isinstance(event, ev.Bought) else event.points  # type: ignore[attr-defined]


def reckoning(lines: Sequence[Line]) -> tuple[Reckoning, ...]:
    """The reckoning of every team."""
    return tuple(_team(lines, seat) for seat in range(len(lines[-1].after.teams)))


def _team(lines: Sequence[Line], seat: int) -> Reckoning:
    first, last = lines[0].before.teams[seat].balance, lines[-1].after.teams[seat].balance
    score = lines[-1].after.scores[seat]
    points: Counter[SourceName] = Counter()
    times: Counter[SourceName] = Counter()
    for line in lines:
        for name, change in changes(line, seat):
            points[name] += change
            times[name] += 1
    names: list[SourceName] = [name for name in get_args(SourceName) if times[name]]
    sale = score.total - score.balance - score.prizes  # nothing if the switches do not count it (RM-12.4)
    return Reckoning(
        seat,
        first,
        tuple(Source(name, points[name], times[name]) for name in names),
        last,
        sale,
        score.prizes,
        score.total,
        tuple(_curve(lines, seat)),
    )


def changes(line: Line, seat: int) -> Iterable[tuple[SourceName, int]]:
    """What a line did to the balance of a team, by source."""
    rest = line.after.teams[seat].balance - line.before.teams[seat].balance
    for event in line.events:
        if points := gain(event, seat):
            rest -= points
            yield _SOURCES[type(event)], points
    if rest:  # no event of its own: a touch that was taken back, or a property won at the moment of a settlement
        yield "rulings" if line.actor == "gm" else "settlements", rest


def _curve(lines: Sequence[Line], seat: int) -> Iterator[tuple[int, int]]:
    balance = lines[0].before.teams[seat].balance
    yield lines[0].after.times.start, balance
    for line in lines:
        if (now := line.after.teams[seat].balance) != balance:
            balance = now
            yield line.at, balance
