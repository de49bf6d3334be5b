"""Who sees what (RM-16)."""

from typing import Literal

import msgspec

from kippu.core.game import Event, Viewer
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
from kippu.games.momotetsu.model.own import Names, OwnedView, OwnView, ViewPart, own_view, owned_view
from kippu.games.momotetsu.model.readings import Readings
from kippu.games.momotetsu.model.state import MINUTE, AlightWhy, LateEntry, State, Team, card_timer
from kippu.games.momotetsu.model.told import (
    BonbiView,
    ClaimView,
    ConflictView,
    HoldView,
    PictureView,
    ReplacedView,
    ScoreView,
    SettingsView,
    TimesView,
    TouchView,
    about_view,
    bonbi_view,
    claim_view,
    conflict_view,
    hold_view,
    score_view,
    settings_view,
    times_view,
    touch_view,
)


class Timers(ViewPart, frozen=True, omit_defaults=True):
    """When the clock will do something with a team; the log tells everybody when it did."""

    wait_until: int = 0
    repel_until: int = 0
    debt_since: int = 0
    undo_until: int = 0
    task: int = 0


class TeamView(ViewPart, frozen=True):
    """What a team has made known to all: its last square, its phase, its properties and goals (RM-16.2, RM-16.6)."""

    seat: int
    square: str
    phase: Phase
    alight: AlightWhy
    withdrawn: bool
    goals: int
    cleared: tuple[str, ...]  # missions
    owned: tuple[OwnedView, ...]
    balance: int  # the last one made public, or the present one where all may see it
    hand: tuple[str, ...]
    reported: int
    timers: Timers
    overdue: bool = False  # for the game master alone (RM-17.3)


class View(ViewPart, frozen=True):
    """What a viewer may know."""

    viewer: int | Literal["gm", "spectator"]
    options: MomotetsuOptions
    settings: SettingsView
    readings: Readings  # how the version of the rules reads them: no screen knows a number of a version
    times: TimesView
    now: int
    n: int
    delay: int  # how much later spectators are to be told (RM-16.1)
    phase: Literal["before", "running", "ended", "closed"]
    destination: str | None
    previous_destination: str
    goals: int
    hold: HoldView | None
    next_goals: tuple[tuple[int, int], ...]  # seats and times of a goal scored during a hold
    bonbi: BonbiView | None
    bonbi_cause: int
    touch: TouchView | None
    touch_blocked_until: int
    economy: Economy
    gate_until: int
    transform: bool
    settled: tuple[int, ...]
    rolls_over: bool
    paused_since: int
    closed: tuple[tuple[str, str], ...]  # edges, by the squares at their ends
    replaced: tuple[ReplacedView, ...]
    ended_by: str
    scores: tuple[ScoreView, ...]
    turn: int
    teams: tuple[TeamView, ...]
    own: tuple[OwnView, ...]  # the own team; all teams for the game master
    claims: tuple[ClaimView, ...]
    conflicts: tuple[ConflictView, ...]
    album: tuple[PictureView, ...]  # what teams have shown to all; to spectators only what is approved (RM-16.7)
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
    atlas = shared.atlas(state.settings.extra_stations, state.closed)
    names, ids = Names(shared, atlas.ids, atlas.at), atlas.ids
    master = viewer == "gm"
    own = [team for team in state.teams if master or team.seat == viewer]
    hold = state.hold
    if hold is not None and not master:
        mine = 1 << viewer if isinstance(viewer, int) else 0
        hold = msgspec.structs.replace(hold, inflated=hold.inflated & mine)  # statuses are not public (RM-16.3)
    return View(
        viewer=viewer,
        options=shared.options,
        settings=settings_view(state.settings),
        readings=shared.readings,
        times=times_view(state.times),
        now=state.now,
        n=state.n,
        delay=spectator_delay(state) if viewer == "spectator" else 0,
        phase=state.phase,
        destination=ids[state.destination] if state.destination >= 0 else None,
        previous_destination=ids[state.previous_destination],
        goals=state.goals,
        hold=None if hold is None else hold_view(names, hold),
        next_goals=state.next_goals,
        bonbi=bonbi_view(names, state.bonbi),
        bonbi_cause=state.bonbi_cause,
        touch=None if state.touch is None else touch_view(state.touch),
        touch_blocked_until=state.touch_blocked_until,
        economy=state.economy,
        gate_until=state.gate_until,
        transform=state.transform,
        settled=state.settled,
        rolls_over=state.rolls_over,
        paused_since=state.paused_since,
        closed=tuple([(ids[a], ids[b]) for a, b in state.closed]),
        replaced=tuple([ReplacedView(shared.missions[one].id, task, why) for one, task, why in state.replaced]),
        ended_by=state.ended_by,
        scores=tuple(map(score_view, state.scores)),
        turn=state.schedule.turn,
        teams=tuple([_team_view(state, names, team, master=master) for team in state.teams]),
        own=tuple([own_view(names, team) for team in own]),
        claims=tuple([claim_view(names, one) for one in state.claims if master or one.seat == viewer]),
        conflicts=tuple([conflict_view(one) for one in state.conflicts if master or one.seat == viewer]),
        album=_album(state, names, viewer),
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


def _album(state: State, names: Names, viewer: Viewer) -> tuple[PictureView, ...]:
    shown = [
        PictureView(
            claim.entry,
            claim.seat,
            claim.kind,
            about_view(names, claim.kind, claim.what),
            claim.at,
            claim.photo,
            claim.text,
        )
        for claim in state.claims
        if (claim.photo or claim.text)
        and (claim.status == "approved" if viewer == "spectator" else claim.status != "rejected")
    ]
    return tuple(sorted(shown, key=lambda one: (one.at, one.entry)))


def _team_view(state: State, names: Names, team: Team, *, master: bool) -> TeamView:
    settings = state.settings
    hand = team.hand if settings.hands_public else team.shown_hand
    limit = state.parts.rates.late.overdue_minutes * MINUTE
    return TeamView(
        seat=team.seat,
        square=names.squares[team.square],
        phase=team.phase,
        alight=team.alight,
        withdrawn=team.withdrawn,
        goals=team.goals,
        cleared=names.missions(team.cleared),
        owned=owned_view(state.parts, team),
        balance=team.balance if settings.balances_public else team.shown_balance,
        hand=names.cards(hand),
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
