"""Who sees what (RM-16)."""

from typing import Literal

import msgspec

from kippu.core.game import Event, Viewer
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.kit.words import Economy
from kippu.games.momotetsu.model.commands import (
    MomotetsuOptions,
    Phase,
)
from kippu.games.momotetsu.model.feed import (
    Arrived,
    Called,
    ConflictOpened,
    ConflictResolved,
    Mastered,
    Noted,
    ProofAdded,
    Ruled,
    TargetDeclared,
)
from kippu.games.momotetsu.model.parts import Parts
from kippu.games.momotetsu.model.state import (
    MINUTE,
    STATUSES,
    AlightWhy,
    Ask,
    Bonbi,
    Claim,
    ClaimKind,
    Conflict,
    Hold,
    LateEntry,
    Owned,
    PendingTouch,
    Score,
    State,
    Team,
    TeamState,
    Times,
    card_timer,
    held,
)


class Timers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When the clock will do something with a team; the log tells everybody when it did."""

    wait_until: int = 0
    repel_until: int = 0
    debt_since: int = 0
    undo_until: int = 0
    task: int = 0


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a team has made known to all: its last square, its phase, its properties and goals (RM-16.2, RM-16.6)."""

    seat: int
    square: str
    phase: Phase
    alight: AlightWhy
    withdrawn: bool
    goals: int
    cleared: int
    deeds: tuple[Owned, ...]
    balance: int  # the last one made public, or the present one where all may see it
    hand: tuple[str, ...]
    reported: int
    timers: Timers
    overdue: bool = False  # for the game master alone (RM-17.3)


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a team sees of itself in words; `team` is everything, in numbers."""

    team: TeamState
    square: str
    hand: tuple[str, ...]
    properties: tuple[str, ...]
    statuses: tuple[str, ...]
    ends: tuple[str, ...]
    target: str | None
    ask: Ask | None
    repel_price: int  # of sending bonbi back, while that is possible (RM-9.31)


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A photo and words that a team sent with a claim (RM-16.7)."""

    entry: int
    seat: int
    kind: ClaimKind
    what: int
    at: int
    photo: str
    text: str


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer may know."""

    viewer: int | Literal["gm", "spectator"]
    options: MomotetsuOptions
    settings: Settings
    times: Times
    now: int
    n: int
    delay: int  # how much later spectators are to be told (RM-16.1)
    phase: Literal["before", "running", "ended", "closed"]
    destination: str | None
    previous_destination: str
    goals: int
    hold: Hold | None
    next_goal: tuple[int, int] | None
    bonbi: Bonbi | None
    bonbi_cause: int
    touch: PendingTouch | None
    touch_blocked_until: int
    economy: Economy
    gate_until: int
    transform: bool
    settled: tuple[int, ...]
    rolls_over: bool
    paused_since: int
    closed: tuple[tuple[int, int], ...]
    replaced: tuple[tuple[int, str, str], ...]
    ended_by: str
    scores: tuple[Score, ...]
    turn: int
    teams: tuple[Seen, ...]
    own: tuple[Own, ...]  # the own team; all teams for the game master
    claims: tuple[Claim, ...]
    conflicts: tuple[Conflict, ...]
    album: tuple[Picture, ...]  # what teams have shown to all; to spectators only what is approved (RM-16.7)
    late: tuple[tuple[int, int], ...]  # entries that came late, and when they were made (RM-14.2)
    unplaced: tuple[int, ...]  # entries of check-ins without a position, for the game master (RM-17.2)


def spectator_delay(state: State) -> int:
    """How much later spectators are told (RM-16.1); a final result is open."""
    if state.phase == "closed":
        return 0
    chosen = state.settings.spectator_delay_minutes
    return (state.parts.rates.view.spectator_delay_minutes if chosen is None else chosen) * MINUTE


def view(state: State, viewer: Viewer) -> View:
    """All that a viewer may know, as an allow-list."""
    shared = state.parts
    ids = shared.atlas(state.settings.extra_stations, state.closed).ids
    master = viewer == "gm"
    own = [team for team in state.teams if master or team.seat == viewer]
    hold = state.hold
    if hold is not None and not master:
        mine = 1 << viewer if isinstance(viewer, int) else 0
        hold = msgspec.structs.replace(hold, inflated=hold.inflated & mine)  # statuses are not public (RM-16.3)
    return View(
        viewer=viewer,
        options=shared.options,
        settings=state.settings,
        times=state.times,
        now=state.now,
        n=state.n,
        delay=spectator_delay(state) if viewer == "spectator" else 0,
        phase=state.phase,
        destination=ids[state.destination] if state.destination >= 0 else None,
        previous_destination=ids[state.previous_destination],
        goals=state.goals,
        hold=hold,
        next_goal=state.next_goal,
        bonbi=state.bonbi,
        bonbi_cause=state.bonbi_cause,
        touch=state.touch,
        touch_blocked_until=state.touch_blocked_until,
        economy=state.economy,
        gate_until=state.gate_until,
        transform=state.transform,
        settled=state.settled,
        rolls_over=state.rolls_over,
        paused_since=state.paused_since,
        closed=state.closed,
        replaced=state.replaced,
        ended_by=state.ended_by,
        scores=state.scores,
        turn=state.schedule.turn,
        teams=tuple([_seen(state, team, ids, master=master) for team in state.teams]),
        own=tuple([own_view(shared, team, ids) for team in own]),
        claims=tuple([claim for claim in state.claims if master or claim.seat == viewer]),
        conflicts=tuple([conflict for conflict in state.conflicts if master or conflict.seat == viewer]),
        album=_album(state, viewer),
        late=_late(state, viewer),
        unplaced=tuple(sorted(state.unplaced)) if master else (),
    )


def _late(state: State, viewer: Viewer) -> tuple[tuple[int, int], ...]:
    """Reports that came a minute later than they were made, as far as a viewer is told of them.

    For the game master all that came in another minute than they were made: its desk shows when things happened.
    """
    late = state.came_late
    if viewer != "gm":
        late = tuple([one for one in late if one.received - one.at >= MINUTE and _told(one, viewer)])
    return tuple(sorted([(one.entry, one.at) for one in late]))


def _told(late: LateEntry, viewer: Viewer) -> bool:
    """Whether a viewer is told of a report at all (see `redact`)."""
    return late.told == "all" or late.seat == viewer or (late.told == "teams" and viewer != "spectator")


def _album(state: State, viewer: Viewer) -> tuple[Picture, ...]:
    shown = [
        Picture(claim.entry, claim.seat, claim.kind, claim.what, claim.at, claim.photo, claim.text)
        for claim in state.claims
        if (claim.photo or claim.text)
        and (claim.status == "approved" if viewer == "spectator" else claim.status != "rejected")
    ]
    return tuple(sorted(shown, key=lambda one: (one.at, one.entry)))


def _seen(state: State, team: Team, ids: tuple[str, ...], *, master: bool) -> Seen:
    settings, cards = state.settings, state.parts.card_ids
    hand = team.hand if settings.hands_public else team.shown_hand
    limit = state.parts.rates.late.overdue_minutes * MINUTE
    return Seen(
        seat=team.seat,
        square=ids[team.square],
        phase=team.phase,
        alight=team.alight,
        withdrawn=team.withdrawn,
        goals=team.goals,
        cleared=team.cleared,
        deeds=team.owned,
        balance=team.balance if settings.balances_public else team.shown_balance,
        hand=tuple([cards[card] for card in hand]),
        reported=team.reported,
        timers=Timers(
            wait_until=team.wait_until,
            repel_until=team.repel_until,
            debt_since=team.debt_since,
            undo_until=team.undo_until,
            task=0 if team.job is None or team.job.timed else card_timer(state, team.job),
        ),
        overdue=master and team.phase == "moving" and state.now - team.reported >= limit,
    )


def own_view(shared: Parts, team: Team, ids: tuple[str, ...]) -> Own:
    """A team as it sees itself (RM-16.3 to RM-16.5)."""
    move = team.move
    return Own(
        team=team,  # type: ignore[arg-type]
        square=ids[team.square],
        hand=tuple([shared.card_ids[card] for card in team.hand]),
        properties=tuple([shared.properties[number].id for number in held(team)]),
        statuses=tuple([name for name, bit in STATUSES.items() if team.statuses & bit]),
        ends=() if move is None else tuple([ids[square] for square in move.ends]),
        target=None if move is None or move.target < 0 else ids[move.target],
        ask=team.ask,
        repel_price=shared.rates.bonbi.repel_cost if team.repel_from >= 0 else 0,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """An event as a viewer may know it (RM-16.3, RM-16.8, RM-16.9)."""
    if viewer == "gm":
        return event
    if isinstance(event, Noted) and viewer == "spectator":
        return None  # words that nobody has approved (RM-16.7)
    if isinstance(event, TargetDeclared | Called | ConflictOpened | ConflictResolved | ProofAdded):
        return event if event.seat == viewer else None
    if isinstance(event, Arrived):
        return event if event.seat == viewer or not event.flagged else Arrived(event.seat, event.square)
    if isinstance(event, Ruled) and event.seat != viewer:
        return msgspec.structs.replace(event, reason="") if event.points else None
    return Mastered(event.what, "") if isinstance(event, Mastered) else event
