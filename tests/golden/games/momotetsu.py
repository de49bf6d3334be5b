"""Golden days of Real Momotetsu: whole days at a table, and days in the city with everything that can go wrong."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.core.journal import Journal
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.types import ClockData
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import State, Team
from kippu.games.momotetsu.schedule.lateness import retell, void_list
from kippu.sim.playout import playout

_CLOCK = ClockData("10:00", ("10:30", "11:00", "11:30"), "11:00", "11:50", "12:00")
_CITY = t.MomotetsuOptions("kasumihama", "live", clock=_CLOCK)
_SECOND = 1000
_START = 36_000_000


def _events(record: AnyRecord) -> set[type]:
    return {type(event) for entry in record.log for event in entry.events}


def every_event(record: AnyRecord) -> bool:
    """All six events of the dice happen."""
    faces = {event.face for entry in record.log for event in entry.events if isinstance(event, ev.Happened)}
    return faces == {1, 2, 3, 4, 5, 6}


def rulings(record: AnyRecord) -> bool:
    """The game master corrects, rejects a proof and a goal, voids and pauses."""
    told = _events(record)
    rejected = {
        event.how
        for entry in record.log
        for event in entry.events
        if isinstance(event, ev.Ruled) and event.how != "approve"
    }
    return {ev.Corrected, ev.Voided, ev.Paused, ev.GoalReached} <= told and {"reversal", "redo"} <= rejected


def late_reports(record: AnyRecord) -> bool:
    """Reports come late and are merged; one waits for the game master."""
    return {ev.LateMerged, ev.ConflictOpened, ev.ConflictResolved} <= _events(record)


def _is_on(kit: str, seats: int) -> Callable[[AnyRecord], bool]:
    return lambda record: record.options.kit == kit and len(record.seats) == seats


CORNERS: dict[str, Callable[[AnyRecord], bool]] = {
    "four-tokyo": _is_on("tokyo", 4),
    "twelve-tokyo": _is_on("tokyo", 12),
    "two-kasumihama": _is_on("kasumihama", 2),
    "every-event": every_event,
    "rulings": rulings,
    "late-reports": late_reports,
}
_TABLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "four-tokyo": ("tokyo", ("baseline",) * 4),
    "twelve-tokyo": ("tokyo", ("baseline", "random") * 6),
    "two-kasumihama": ("kasumihama", ("baseline", "random")),
    "every-event": ("tokyo", ("baseline",) * 8),
}


def _attempt(name: str, number: int) -> AnyRecord:
    """A day that may have what a record is kept for."""
    seed = f"golden {name} {number}"
    if name in _TABLES:
        kit, bots = _TABLES[name]
        return playout(GAME, t.MomotetsuOptions(kit), bots, seed)
    return in_the_city(seed, masterly=name == "rulings", tunnels=name == "late-reports")


def in_the_city(seed: str, *, masterly: bool, tunnels: bool) -> AnyRecord:
    """A day of three teams that act at random; some reports come out of tunnels, the game master is busy."""
    rng = random.Random(seed)
    table = Table(GAME, _CITY, [Seat("Aki"), Seat("Beni"), Seat("Chika")], seed, at=_START - 60 * _SECOND)
    now = _START - 60 * _SECOND
    table.submit("gm", t.DrawFirstDestination(), at=now)
    held_back: list[tuple[int, int, Any]] = []  # when it arrives, seat, command
    while table.outcome is None:
        now += rng.randrange(5, 40) * _SECOND
        while (due := GAME.due(table.state)) is not None and due <= now:
            table.submit("clock", t.Tick(), at=now)
        for one in [one for one in held_back if one[0] <= now]:
            held_back.remove(one)
            _try(table, one[1], one[2], now)
        if (
            table.state.phase == "ended"
            or table.state.conflicts
            or table.state.paused_since
            or (masterly and rng.random() < 0.15)
        ):
            _rule(table, rng, now)
        else:
            _act(table, rng, now, held_back if tunnels else None)
    return table.record()


def _act(table: Table[Any, Any, Any], rng: random.Random, now: int, tunnels: list[tuple[int, int, Any]] | None) -> None:
    seat = rng.randrange(3)
    silent = tunnels is not None and any(one[1] == seat for one in tunnels)
    options = [
        one for one in GAME.legal(table.state, seat)
        if not isinstance(one, t.Note | t.CallGM | t.UndoReport | t.AddProof | t.DeclareTarget)
    ]  # fmt: skip
    if silent or not options:
        return
    command = rng.choice(options)
    if tunnels is not None and isinstance(command, t.Arrive | t.MissionDone) and rng.random() < 0.5:
        tunnels.append((now + rng.randrange(60, 300) * _SECOND, seat, replace(command, made=t.Made(now, "phone"))))
        return
    _try(table, seat, command, now)


def _try(table: Table[Any, Any, Any], actor: Any, command: Any, now: int) -> None:
    try:
        table.submit(actor, command, at=now)
    except IllegalMove:
        return  # a report from a tunnel that was overtaken


def _rule(table: Table[Any, Any, Any], rng: random.Random, now: int) -> None:
    """Something that the game master does."""
    state = table.state
    if state.conflicts:
        _try(table, "gm", t.ResolveConflict(state.conflicts[0].entry, rng.choice(["recompute", "refuse"])), now)
        return
    if state.paused_since:
        _try(table, "gm", t.Unpause(), now)
        return
    if state.phase == "ended":
        _try(table, "gm", t.CloseResult(), now)
        return
    claims = [claim for claim in state.claims if claim.status == "pending"]
    options: list[Any] = [t.Correct(seat=rng.randrange(3), points=50, reason="miscounted"), t.Pause(reason="rain")]
    for claim in claims:
        options += [t.Approve(claim.entry)] + [
            t.Reject(claim.entry, how, reason="unclear") for how in ("reversal", "redo", "return", "waive")
        ]
    options = [one for one in options if one in GAME.legal(state, "gm")]
    last = [note for note in list(table.journal)[-3:] if isinstance(note.actor, int)]
    if last and state.phase != "closed":
        falls = void_list(state, table.journal, last[-1].entry)
        options.append(t.Void(last[-1].entry, falls, reason="wrong team"))
    _try(table, "gm", rng.choice(options), now)


def attempts(name: str) -> Iterator[AnyRecord]:
    """Days, one after the other, that may have what a record is kept for."""
    return (_attempt(name, number) for number in count())


def in_order(end: State, journal: Journal[State]) -> State:
    """The day again, every command in the order of its own time, as if no report had come late."""
    *_, (_, last) = retell(end, journal)
    return last.state


def result(team: Team) -> tuple[object, ...]:
    """What a day made of a team."""
    return (team.square, team.balance, team.hand, team.owned, team.cleared, team.goals)
