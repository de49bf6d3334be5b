"""A team as it sees itself: the wire's own types, named for the reader, there and back.

Squares, cards, missions and properties are ids, sets are lists of ids, and what is not there is null.
"""

from collections.abc import Sequence

import msgspec

from kippu.games.momotetsu.kit.words import Status
from kippu.games.momotetsu.model.commands import MoveKind, Phase
from kippu.games.momotetsu.model.parts import Parts
from kippu.games.momotetsu.model.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    STATUSES,
    AlightWhy,
    Ask,
    AskKind,
    DueTrip,
    Effort,
    Job,
    Move,
    Owned,
    PlainRoll,
    Team,
    TeamState,
    held,
)


class ViewPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view."""


class OwnedView(ViewPart, frozen=True):
    """A property that a team holds, or held until some moment, and what it got for it (RM-7.5)."""

    property: str
    since: int
    until: int
    got: int


class MoveView(ViewPart, frozen=True):
    """A movement under way (RM-2.7); `gate` is the square that it could not pass."""

    kind: MoveKind
    start: str
    began: int
    steps: int
    card: str | None
    walks: bool
    exempt: bool
    passing: str | None
    face_before: int
    gate: str | None
    told: int  # the number of the goal that the team gets off for
    off: str | None  # where it will, and when, as far as is known
    off_at: int


class StoppedView(ViewPart, frozen=True):
    """A movement that forced alighting ended, as it would go on (RM-8.27)."""

    move: MoveView
    ends: tuple[str, ...]
    target: str | None


class RollView(ViewPart, frozen=True):
    """A plain die that is shown, and what may still be done with it (RM-5.11)."""

    face: int
    reroll: bool
    rocket: bool
    double: bool


class TripView(ViewPart, frozen=True):
    """A trip that begins when the square is left (RM-2.6)."""

    kind: MoveKind
    target: str
    card: str | None


class AskView(ViewPart, frozen=True):
    """A choice that a card asks for, or without one an attack."""

    kind: AskKind
    card: str | None
    options: tuple[str, ...]
    price: int


class TaskView(ViewPart, frozen=True):
    """A human card under way; `timed` once the time it asks for has passed."""

    card: str
    since: int
    attacked: bool  # it came of an attack
    timed: bool


class EffortView(ViewPart, frozen=True):
    """A mission under way."""

    mission: str
    since: int


class OwnView(ViewPart, frozen=True):
    """What a team knows of itself (RM-2.18, RM-16.3 to RM-16.5)."""

    seat: int
    square: str
    previous: str | None
    phase: Phase
    balance: int
    hand: tuple[str, ...]
    owned: tuple[OwnedView, ...]
    properties: tuple[str, ...]  # those it holds now
    cleared: tuple[str, ...]  # missions
    goals: int
    last_face: int
    statuses: tuple[Status, ...]
    wait_until: int
    move: MoveView | None
    ends: tuple[str, ...]  # where the movement may end
    target: str | None  # which of them was declared
    stopped: StoppedView | None
    roll: RollView | None
    due_trip: TripView | None
    return_to: str | None
    # of the present landing
    worked: bool
    tried: tuple[str, ...]  # missions
    bought: tuple[str, ...]  # cards
    scored: bool
    sent: bool
    struck: bool
    promise: str | None  # a card that is kept up until the next arrival (RM-6.63)
    ask: AskView | None
    task: TaskView | None
    efforts: tuple[EffortView, ...]
    # what lies over it
    alight: AlightWhy
    alight_since: int
    late_points: int
    debt_since: int
    redo: tuple[int, ...]  # claims that want new proof
    repel_from: int | None  # who sent bonbi
    repel_until: int
    repel_price: int  # of sending bonbi back, while that is possible (RM-9.31)
    withdrawn: bool
    members: int
    reported: int
    shown_balance: int  # as last made public
    shown_hand: tuple[str, ...]
    undo: "OwnView | None"  # itself before its last report, while that may be taken back (RM-2.16)
    undo_until: int
    undo_claim: int


class Names:
    """The ids of an event's squares, cards and missions by their numbers, and back."""

    def __init__(self, shared: Parts, squares: tuple[str, ...], at: dict[str, int]) -> None:
        self.shared = shared
        self.squares = squares
        self.at = at

    def square(self, number: int) -> str | None:
        """A square, or none."""
        return None if number < 0 else self.squares[number]

    def card(self, number: int) -> str | None:
        """A card, or none."""
        return None if number < 0 else self.shared.card_ids[number]

    def cards(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """Some cards."""
        return tuple([self.shared.card_ids[number] for number in numbers])

    def missions(self, bits: int) -> tuple[str, ...]:
        """A set of missions."""
        return tuple([one.id for number, one in enumerate(self.shared.missions) if bits >> number & 1])

    def square_at(self, id_: str | None) -> int:
        """The number of a square."""
        return NOWHERE if id_ is None else self.at[id_]

    def card_at(self, id_: str | None) -> int:
        """The number of a card."""
        return NOTHING if id_ is None else self.shared.card_at[id_]

    def cards_at(self, ids: Sequence[str]) -> tuple[int, ...]:
        """The numbers of some cards."""
        return tuple([self.shared.card_at[id_] for id_ in ids])

    def mission_bits(self, ids: Sequence[str]) -> int:
        """A set of missions as bits."""
        return sum(1 << self.shared.mission_at[id_] for id_ in ids)


def statuses_of(bits: int) -> tuple[Status, ...]:
    """Statuses by name."""
    return tuple([name for name, bit in STATUSES.items() if bits & bit])


def status_bits(names: Sequence[Status]) -> int:
    """Statuses as bits."""
    return sum(STATUSES[name] for name in names)


# --- as a team sees itself --------------------------------------------------------------------------------


def own_view(names: Names, team: Team) -> OwnView:
    """A team as it sees itself."""
    shared, move, stopped, roll = names.shared, team.move, team.stopped, team.roll
    ask, job, trip = team.ask, team.job, team.due_trip
    return OwnView(
        seat=team.seat,
        square=names.squares[team.square],
        previous=names.square(team.previous),
        phase=team.phase,
        balance=team.balance,
        hand=names.cards(team.hand),
        owned=owned_view(shared, team),
        properties=tuple([shared.properties[number].id for number in held(team)]),
        cleared=names.missions(team.cleared),
        goals=team.goals,
        last_face=team.face,
        statuses=statuses_of(team.statuses),
        wait_until=team.wait_until,
        move=None if move is None else _move_view(names, move),
        ends=() if move is None else tuple([names.squares[square] for square in move.ends]),
        target=None if move is None else names.square(move.target),
        stopped=None if stopped is None else _stopped_view(names, stopped),
        roll=None if roll is None else RollView(roll.face, roll.reroll, roll.rocket, roll.double),
        due_trip=None if trip is None else TripView(trip.kind, names.squares[trip.target], names.card(trip.card)),
        return_to=names.square(team.return_to),
        worked=team.worked,
        tried=names.missions(team.tried),
        bought=names.cards(team.bought),
        scored=team.scored,
        sent=team.sent,
        struck=team.struck,
        promise=names.card(team.promise),
        ask=None if ask is None else AskView(ask.kind, names.card(ask.card), ask.options, ask.price),
        task=None if job is None else TaskView(shared.card_ids[job.card], job.since, job.inside == "attack", job.timed),
        efforts=tuple([EffortView(shared.missions[one.mission].id, one.since) for one in team.efforts]),
        alight=team.alight,
        alight_since=team.alight_since,
        late_points=team.late_points,
        debt_since=team.debt_since,
        redo=team.redo,
        repel_from=None if team.repel_from < 0 else team.repel_from,
        repel_until=team.repel_until,
        repel_price=shared.rates.bonbi.repel_cost if team.repel_from >= 0 else 0,
        withdrawn=team.withdrawn,
        members=team.members,
        reported=team.reported,
        shown_balance=team.shown_balance,
        shown_hand=names.cards(team.shown_hand),
        undo=None if team.undo is None else own_view(names, team.undo),
        undo_until=team.undo_until,
        undo_claim=team.undo_claim,
    )


def owned_view(shared: Parts, team: Team) -> tuple[OwnedView, ...]:
    """The properties of a team, those it held too."""
    return tuple([OwnedView(shared.properties[own.property].id, own.since, own.until, own.got) for own in team.owned])


def _move_view(names: Names, move: Move) -> MoveView:
    return MoveView(
        move.kind,
        names.squares[move.start],
        move.began,
        move.steps,
        names.card(move.card),
        move.walks,
        move.exempt,
        names.square(move.passing),
        move.face_before,
        names.square(move.gate),
        move.told,
        names.square(move.off),
        move.off_at,
    )


def _stopped_view(names: Names, move: Move) -> StoppedView:
    ends = tuple([names.squares[square] for square in move.ends])
    return StoppedView(_move_view(names, move), ends, names.square(move.target))


# --- and back ---------------------------------------------------------------------------------------------


def team_of(names: Names, own: OwnView) -> TeamState:
    """The team that sees itself so."""
    shared, stopped, roll, ask, task, trip = names.shared, own.stopped, own.roll, own.ask, own.task, own.due_trip
    return TeamState(
        seat=own.seat,
        square=names.at[own.square],
        balance=own.balance,
        phase=own.phase,
        previous=names.square_at(own.previous),
        hand=names.cards_at(own.hand),
        owned=owned_of(shared, own.owned),
        cleared=names.mission_bits(own.cleared),
        goals=own.goals,
        face=own.last_face,
        statuses=status_bits(own.statuses),
        wait_until=own.wait_until,
        move=None if own.move is None else _move(names, own.move, own.ends, own.target),
        stopped=None if stopped is None else _move(names, stopped.move, stopped.ends, stopped.target),
        roll=None if roll is None else PlainRoll(roll.face, roll.reroll, roll.rocket, roll.double),
        due_trip=None if trip is None else DueTrip(trip.kind, names.at[trip.target], names.card_at(trip.card)),
        return_to=names.square_at(own.return_to),
        worked=own.worked,
        tried=names.mission_bits(own.tried),
        bought=names.cards_at(own.bought),
        scored=own.scored,
        sent=own.sent,
        struck=own.struck,
        promise=names.card_at(own.promise),
        ask=None if ask is None else Ask(ask.kind, names.card_at(ask.card), ask.options, ask.price),
        job=None if task is None else _job(names, task),
        efforts=tuple([Effort(shared.mission_at[one.mission], one.since) for one in own.efforts]),
        alight=own.alight,
        alight_since=own.alight_since,
        late_points=own.late_points,
        debt_since=own.debt_since,
        redo=own.redo,
        repel_from=NOBODY if own.repel_from is None else own.repel_from,
        repel_until=own.repel_until,
        withdrawn=own.withdrawn,
        members=own.members,
        reported=own.reported,
        shown_balance=own.shown_balance,
        shown_hand=names.cards_at(own.shown_hand),
        undo=None if own.undo is None else team_of(names, own.undo),
        undo_until=own.undo_until,
        undo_claim=own.undo_claim,
    )


def owned_of(shared: Parts, owned: Sequence[OwnedView]) -> tuple[Owned, ...]:
    """Properties by their numbers."""
    return tuple([Owned(shared.property_at[one.property], one.since, one.until, one.got) for one in owned])


def _job(names: Names, task: TaskView) -> Job:
    return Job(names.card_at(task.card), task.since, "attack" if task.attacked else "processing", task.timed)


def _move(names: Names, move: MoveView, ends: Sequence[str], target: str | None) -> Move:
    return Move(
        move.kind,
        names.at[move.start],
        tuple([names.at[end] for end in ends]),
        move.began,
        steps=move.steps,
        target=names.square_at(target),
        card=names.card_at(move.card),
        walks=move.walks,
        exempt=move.exempt,
        passing=names.square_at(move.passing),
        face_before=move.face_before,
        gate=names.square_at(move.gate),
        told=move.told,
        off=names.square_at(move.off),
        off_at=move.off_at,
    )
