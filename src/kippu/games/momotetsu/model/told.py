"""What everybody shares, as it is told: goals, bonbi, claims, in the wire's own types, there and back."""

from functools import lru_cache
from typing import Literal

from msgspec.structs import astuple

from kippu.core.names import Name
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.kit.words import Economy, Status
from kippu.games.momotetsu.model.commands import AnyTeamCommand
from kippu.games.momotetsu.model.own import Names, ViewPart, status_bits, statuses_of
from kippu.games.momotetsu.model.state import (
    NOBODY,
    NOTHING,
    Before,
    Bonbi,
    Claim,
    ClaimKind,
    ClaimStatus,
    Conflict,
    Hold,
    PendingTouch,
    Score,
    Times,
)


class SettingsView(Settings, frozen=True, omit_defaults=False):
    """The switches of the rules as they are set today, every one of them: no screen knows what one is when unsaid."""


class TimesView(ViewPart, frozen=True):
    """The clock times of the day, in milliseconds from midnight (RM-1.6 to RM-1.9)."""

    start: int
    settlements: tuple[int, ...]
    switch: int
    last_roll: int
    cutoff: int


class HoldView(ViewPart, frozen=True):
    """A goal that is being processed (RM-8)."""

    square: str
    goal_at: int
    scorers: tuple[int, ...]  # seats
    roller: int
    origin: str  # what its distance is counted from
    t0: int  # 0 until forced alighting is announced
    notice_at: int  # when the notice goes out, if the goal was reported late
    announced: bool
    assigned: bool
    waiting: tuple[int, ...]  # seats told to alight that have not reported
    positions: tuple[str, ...]  # at T0, by seat
    inflated: tuple[int, ...]  # seats that had Inflation when the goal was scored
    last: bool  # after the last roll (RM-8.26)
    number: int  # the how-manieth goal of the day


class BonbiView(ViewPart, frozen=True):
    """Who has bonbi, since when and how (RM-9)."""

    holder: int
    how: Literal["goal", "touch", "card", "sent", "repelled", "master"]
    came_from: int | None
    square: str | None  # where it came, as long as the holder is there
    due: Literal["here", "next"]
    attacked: bool
    declared: bool  # a declaration was made after an attack (RM-9.30)
    goal: int  # the number of the goal that it came by


class TouchView(ViewPart, frozen=True):
    """A touch that waits for the other team (RM-9.27)."""

    holder: int
    other: int
    until: int
    entry: int


class BeforeView(ViewPart, frozen=True):
    """What a goal changed, to go back to if it is rejected (RM-8.27)."""

    destination: str | None
    previous_destination: str
    bonbi: BonbiView | None
    economy: Economy
    gate_until: int
    statuses: tuple[tuple[Status, ...], ...]  # by seat


class AboutView(ViewPart, frozen=True):
    """What a claim is about: one of these, by its kind."""

    mission: str | None = None
    card: str | None = None
    square: str | None = None  # of a goal
    team: int | None = None  # that was touched


class ClaimView(ViewPart, frozen=True):
    """Something that the game master may approve or reject (RM-13)."""

    entry: int
    seat: int
    kind: ClaimKind
    at: int
    about: AboutView
    back_to: str | None  # where a failed card sends the team
    points: int
    status: ClaimStatus
    photo: str
    text: str
    flagged: bool
    before: BeforeView | None
    bonbi: BonbiView | None  # before a touch


class PictureView(ViewPart, frozen=True):
    """A photo and words that a team sent with a claim (RM-16.7)."""

    entry: int
    seat: int
    kind: ClaimKind
    about: AboutView
    at: int
    photo: str
    text: str


class ConflictView(ViewPart, frozen=True):
    """A report that waits for the game master (RM-15.5)."""

    entry: int
    seat: int
    command: AnyTeamCommand
    at: int
    received: int
    position: bool  # about the team's own position


class ScoreView(ViewPart, frozen=True):
    """A final score (RM-12.4)."""

    balance: int
    sale: int
    prizes: int
    total: int


class ReplacedView(ViewPart, frozen=True):
    """A mission with another text, and why: both are for everybody (RM-7.10)."""

    mission: str
    task: Name
    why: str  # empty where the game master gave no reason


def seats_of(bits: int) -> tuple[int, ...]:
    """A set of seats."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def seat_bits(seats: tuple[int, ...]) -> int:
    """A set of seats as bits."""
    return sum(1 << seat for seat in seats)


@lru_cache(maxsize=1 << 8)
def settings_view(settings: Settings) -> SettingsView:
    """The switches as they are told."""
    return SettingsView(*astuple(settings))


def settings_of(settings: SettingsView) -> Settings:
    """And back."""
    return Settings(*astuple(settings))


def times_view(times: Times) -> TimesView:
    """The times of the day as they are told."""
    return TimesView(times.start, times.settlements, times.switch, times.last_roll, times.cutoff)


def times_of(times: TimesView) -> Times:
    """And back."""
    return Times(times.start, times.settlements, times.switch, times.last_roll, times.cutoff)


def score_view(score: Score) -> ScoreView:
    """A final score as it is told."""
    return ScoreView(score.balance, score.sale, score.prizes, score.total)


def score_of(score: ScoreView) -> Score:
    """And back."""
    return Score(score.balance, score.sale, score.prizes, score.total)


def touch_view(touch: PendingTouch) -> TouchView:
    """A touch as it is told."""
    return TouchView(touch.holder, touch.other, touch.until, touch.entry)


def touch_of(touch: TouchView) -> PendingTouch:
    """And back."""
    return PendingTouch(touch.holder, touch.other, touch.until, touch.entry)


def conflict_view(one: Conflict) -> ConflictView:
    """A conflict as it is told."""
    return ConflictView(one.entry, one.seat, one.command, one.at, one.received, one.position)


def conflict_of(one: ConflictView) -> Conflict:
    """And back."""
    return Conflict(one.entry, one.seat, one.command, one.at, one.received, one.position)


def hold_view(names: Names, hold: Hold) -> HoldView:
    """A goal as it is told."""
    return HoldView(
        names.squares[hold.square],
        hold.goal_at,
        seats_of(hold.scorers),
        hold.roller,
        names.squares[hold.origin],
        hold.t0,
        hold.notice_at,
        hold.announced,
        hold.assigned,
        seats_of(hold.waiting),
        tuple([names.squares[square] for square in hold.positions]),
        seats_of(hold.inflated),
        hold.last,
        hold.number,
    )


def hold_of(names: Names, hold: HoldView) -> Hold:
    """And back."""
    return Hold(
        names.at[hold.square],
        hold.goal_at,
        seat_bits(hold.scorers),
        hold.roller,
        names.at[hold.origin],
        hold.t0,
        hold.notice_at,
        hold.announced,
        hold.assigned,
        seat_bits(hold.waiting),
        tuple([names.at[square] for square in hold.positions]),
        seat_bits(hold.inflated),
        hold.last,
        hold.number,
    )


def bonbi_view(names: Names, bonbi: Bonbi | None) -> BonbiView | None:
    """Bonbi as it is told."""
    if bonbi is None:
        return None
    came_from = None if bonbi.came_from < 0 else bonbi.came_from
    square = names.square(bonbi.square)
    return BonbiView(bonbi.holder, bonbi.how, came_from, square, bonbi.due, bonbi.attacked, bonbi.declared, bonbi.goal)


def bonbi_of(names: Names, bonbi: BonbiView | None) -> Bonbi | None:
    """And back."""
    if bonbi is None:
        return None
    came_from = NOBODY if bonbi.came_from is None else bonbi.came_from
    square = names.square_at(bonbi.square)
    return Bonbi(bonbi.holder, bonbi.how, came_from, square, bonbi.due, bonbi.attacked, bonbi.declared, bonbi.goal)


def about_view(names: Names, kind: ClaimKind, what: int) -> AboutView:
    """What a claim is about."""
    if what < 0:  # dice are about nothing else
        return AboutView()
    if kind == "mission":
        return AboutView(mission=names.shared.missions[what].id)
    if kind == "task":
        return AboutView(card=names.card(what))
    return AboutView(square=names.squares[what]) if kind == "goal" else AboutView(team=what)


def about_of(names: Names, about: AboutView) -> int:
    """And back."""
    if about.mission is not None:
        return names.shared.mission_at[about.mission]
    if about.card is not None:
        return names.card_at(about.card)
    if about.square is not None:
        return names.at[about.square]
    return NOTHING if about.team is None else about.team


def claim_view(names: Names, claim: Claim) -> ClaimView:
    """A claim as it is told."""
    return ClaimView(
        entry=claim.entry,
        seat=claim.seat,
        kind=claim.kind,
        at=claim.at,
        about=about_view(names, claim.kind, claim.what),
        back_to=names.square(claim.square),
        points=claim.points,
        status=claim.status,
        photo=claim.photo,
        text=claim.text,
        flagged=claim.flagged,
        before=None if claim.before is None else _before_view(names, claim.before),
        bonbi=bonbi_view(names, claim.bonbi),
    )


def claim_of(names: Names, claim: ClaimView) -> Claim:
    """And back."""
    return Claim(
        entry=claim.entry,
        seat=claim.seat,
        kind=claim.kind,
        at=claim.at,
        what=about_of(names, claim.about),
        square=names.square_at(claim.back_to),
        points=claim.points,
        status=claim.status,
        photo=claim.photo,
        text=claim.text,
        flagged=claim.flagged,
        before=None if claim.before is None else _before_of(names, claim.before),
        bonbi=bonbi_of(names, claim.bonbi),
    )


def _before_view(names: Names, before: Before) -> BeforeView:
    return BeforeView(
        names.square(before.destination),
        names.squares[before.previous_destination],
        bonbi_view(names, before.bonbi),
        before.economy,
        before.gate_until,
        tuple([statuses_of(bits) for bits in before.statuses]),
    )


def _before_of(names: Names, before: BeforeView) -> Before:
    return Before(
        names.square_at(before.destination),
        names.at[before.previous_destination],
        bonbi_of(names, before.bonbi),
        before.economy,
        before.gate_until,
        tuple([status_bits(one) for one in before.statuses]),
    )
