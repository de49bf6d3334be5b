"""What is known of an event between two commands (RM-2.17, RM-2.18).

`State` is a frozen value. The rules work on a `Day`, a copy that may be changed, and freeze it when the
command is done; a rehearsal keeps one `Day` from morning to evening. Squares, cards, missions and properties
are numbers in the order of the kit's files; -1 is none. Times are milliseconds from midnight; 0 is none.
"""

import dataclasses
from collections.abc import Callable
from itertools import combinations
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec.structs import astuple

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Event
from kippu.core.names import Name
from kippu.games.momotetsu.kit.cards import Task
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.kit.words import Economy, Status
from kippu.games.momotetsu.model.commands import AnyTeamCommand, MoveKind, Phase

if TYPE_CHECKING:
    from kippu.games.momotetsu.map.atlas import Atlas
    from kippu.games.momotetsu.model.parts import Parts
    from kippu.games.momotetsu.model.schedule import Schedule

_PAIRS = tuple(combinations(range(1, 14), 2))
NOBODY = NOWHERE = NOTHING = -1
MINUTE = 60_000

STATUSES: dict[Status, int] = {
    "rocket": 1,
    "reroll": 2,
    "double": 4,
    "seal": 8,
    "cow": 16,
    "inflation": 32,
    "red_immune": 64,
    "free_property": 128,
}
ROCKET, REROLL, DOUBLE, SEAL, COW, INFLATION, RED_IMMUNE, FREE_PROPERTY = STATUSES.values()
NEXT_TURN = REROLL | DOUBLE | SEAL | COW  # RM-2.9
UNTIL_GOAL = ROCKET | RED_IMMUNE | INFLATION  # RM-8.13

AskKind: TypeAlias = Literal["team", "own_star", "star", "instant", "square", "back_or_pay", "property", "send"]
AlightWhy: TypeAlias = Literal["", "goal", "order", "fireworks"]
ClaimKind: TypeAlias = Literal["goal", "mission", "task", "touch", "dice"]
ClaimStatus: TypeAlias = Literal["pending", "approved", "rejected"]


_Kind = TypeVar("_Kind", bound=msgspec.Struct)


def as_plain_class(kind: type[_Kind]) -> type[_Kind]:
    """A struct as a plain class with slots: a day sets attributes by the thousand, here at a quarter of the cost."""
    defaults = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
    fields: list[Any] = [
        (name, Any, dataclasses.field(default=defaults[name])) if name in defaults else name
        for name in kind.__struct_fields__
    ]
    own = {name: value for name, value in vars(kind).items() if isinstance(value, FunctionType | property)}
    made = dataclasses.make_dataclass(kind.__name__, fields, namespace=own | {"__doc__": kind.__doc__}, slots=True)
    return cast("type[_Kind]", made)


class Value(msgspec.Struct, frozen=True, gc=False):
    """A part of a state."""


class Times(Value, frozen=True):
    """The clock times of the day (RM-1.6 to RM-1.9)."""

    start: int
    settlements: tuple[int, ...]
    switch: int
    last_roll: int
    cutoff: int


class Move(Value, frozen=True):
    """A movement under way (RM-2.7). A trip has one end, its target."""

    kind: MoveKind
    start: int
    ends: tuple[int, ...]
    began: int
    steps: int = 0
    target: int = NOWHERE  # declared; of a trip its end
    card: int = NOTHING
    walks: bool = False
    exempt: bool = False
    passing: int = NOWHERE  # the destination that Galaxy may stop at on the way
    face_before: int = 0  # what last_plain_face was, for a declaration that is cancelled
    gate: int = NOWHERE  # the gate that the ends were computed with
    # of a team that was told to get off
    told: int = 0  # the number of the goal it gets off for
    off: int = NOWHERE  # where it will, and when, as far as is known
    off_at: int = 0


class PlainRoll(Value, frozen=True):
    """A plain die that is shown, and what may still be done with it (RM-5.11)."""

    face: int
    reroll: bool
    rocket: bool
    double: bool


class DueTrip(Value, frozen=True):
    """A trip that begins when the square is left (RM-2.6)."""

    kind: MoveKind
    target: int
    card: int = NOTHING


class Ask(Value, frozen=True):
    """A choice that a card or an attack asks for."""

    kind: AskKind
    card: int
    options: tuple[str, ...]
    price: int = 0  # of "pay", as it was when the die was rolled (RM-1.10)


class Job(Value, frozen=True):
    """A human card under way; `timed` once the time it asks for has passed."""

    card: int
    since: int
    inside: Literal["processing", "attack"]
    timed: bool = False


class Effort(Value, frozen=True):
    """A mission under way."""

    mission: int
    since: int


class Owned(Value, frozen=True):
    """A property that a team holds, or held until some moment, and what it got for it (RM-7.5)."""

    property: int
    since: int
    until: int = 0
    got: int = 0


class Team(msgspec.Struct):
    """What a team is."""

    seat: int
    square: int
    balance: int
    phase: Phase = "ready"
    previous: int = NOWHERE
    hand: tuple[int, ...] = ()
    owned: tuple[Owned, ...] = ()
    cleared: int = 0  # missions, as bits
    goals: int = 0
    face: int = 0  # last_plain_face
    statuses: int = 0
    wait_until: int = 0
    move: Move | None = None
    stopped: Move | None = None  # a move that forced alighting ended, for RestoreMove
    roll: PlainRoll | None = None
    due_trip: DueTrip | None = None
    return_to: int = NOWHERE  # ordered back by the game master, when next ready (RM-13.4)
    # of the present landing
    worked: bool = False
    tried: int = 0  # missions, as bits
    bought: tuple[int, ...] = ()
    scored: bool = False
    sent: bool = False
    struck: bool = False  # the attack here has been rolled
    promise: int = NOTHING  # a card that is kept until the next arrival (RM-6.63)
    ask: Ask | None = None
    job: Job | None = None
    efforts: tuple[Effort, ...] = ()
    # overlays
    alight: AlightWhy = ""
    alight_since: int = 0
    late_points: int = 0  # the last penalty, for a waiver
    debt_since: int = 0
    redo: tuple[int, ...] = ()  # claims that want new proof
    repel_from: int = NOBODY
    repel_until: int = 0
    withdrawn: bool = False
    members: int = 0
    reported: int = 0  # when the team last reported
    shown_balance: int = 0  # as last made public
    shown_hand: tuple[int, ...] = ()
    # what a team may take back: itself as it was before its last report
    undo: "TeamState | None" = None
    undo_until: int = 0
    undo_claim: int = 0


class TeamState(Team, frozen=True, gc=False):  # type: ignore[misc]
    """A team between two commands (RM-2.18)."""


@as_plain_class
class DayTeam(Team):
    """A team while a command is carried out."""


def held(team: Team) -> list[int]:
    """The properties a team holds, in the order it won them."""
    return [own.property for own in team.owned if not own.until]


class Hold(Value, frozen=True):
    """A goal that is being processed (RM-8): all that its process asks for. Where teams get off is in their moves."""

    square: int
    goal_at: int
    scorers: int  # seats, as bits
    roller: int
    origin: int  # previous_destination when the goal was scored
    t0: int = 0  # 0 until forced alighting is announced
    notice_at: int = 0  # when the notice goes out, if the goal was reported late
    announced: bool = False
    assigned: bool = False
    waiting: int = 0  # seats told to alight that have not reported, as bits
    positions: tuple[int, ...] = ()  # at T0, for bonbi
    inflated: int = 0  # seats that had Inflation when the goal was scored
    last: bool = False  # after the last roll (RM-8.26)
    number: int = 0  # the how-manieth goal of the day


class Bonbi(Value, frozen=True):
    """Who has bonbi, since when and how (RM-9)."""

    holder: int
    how: Literal["goal", "touch", "card", "sent", "repelled", "master"]
    came_from: int = NOBODY
    square: int = NOWHERE
    due: Literal["here", "next"] = "next"
    attacked: bool = False
    declared: bool = False  # a declaration was made after an attack (RM-9.30)
    goal: int = 0  # the number of the goal that it came by


class PendingTouch(Value, frozen=True):
    """A touch that waits for the other team (RM-9.27)."""

    holder: int
    other: int
    until: int
    entry: int


class Before(Value, frozen=True):
    """What a goal changed, to go back to if it is rejected (RM-8.27)."""

    destination: int
    previous_destination: int
    bonbi: Bonbi | None
    economy: Economy
    gate_until: int
    statuses: tuple[int, ...]


class Claim(Value, frozen=True):
    """Something that the game master may approve or reject (RM-13)."""

    entry: int
    seat: int
    kind: ClaimKind
    at: int
    what: int = NOTHING  # a mission, card, square, or the other team
    square: int = NOWHERE  # where a failed card sends back to
    points: int = 0
    status: ClaimStatus = "pending"
    photo: str = ""
    text: str = ""
    flagged: bool = False
    before: Before | None = None
    bonbi: Bonbi | None = None  # before a touch


class Strike(Value, frozen=True):
    """An attack as it was worked off, to be reversed if the touch that caused it is rejected (RM-13.5)."""

    seat: int
    cause: int  # the entry of the touch; 0 for none
    points: int
    lost: tuple[int, ...] = ()  # star cards
    gained: tuple[int, ...] = ()
    property: int = NOTHING


class Conflict(Value, frozen=True):
    """A report that waits for the game master (RM-15.5)."""

    entry: int
    seat: int
    command: AnyTeamCommand
    at: int
    received: int
    position: bool  # about the team's own position


class LateEntry(Value, frozen=True):
    """A report that came in another minute than it was made, and who is told of it (RM-14.2)."""

    entry: int
    at: int
    received: int
    seat: int
    told: Literal["all", "teams", "own"] = "all"


class Score(Value, frozen=True):
    """A final score (RM-12.4)."""

    balance: int
    sale: int
    prizes: int
    total: int


class World(msgspec.Struct):
    """What an event is."""

    parts: "Parts"
    settings: Settings
    times: Times
    teams: tuple[Team, ...]
    schedule: "Schedule"
    now: int = 0
    n: int = 0  # commands so far: the number of the last log entry
    phase: Literal["before", "running", "ended", "closed"] = "before"
    destination: int = NOWHERE
    previous_destination: int = NOWHERE
    goals: int = 0
    hold: Hold | None = None
    next_goals: tuple[tuple[int, int], ...] = ()  # seats and times of a goal scored during a hold (RM-8.24)
    bonbi: Bonbi | None = None
    bonbi_cause: int = 0  # the entry of the touch that bonbi came by
    touch: PendingTouch | None = None
    touch_blocked_until: int = 0
    economy: Economy = "normal"
    gate_until: int = 0
    transform: bool = False
    settled: tuple[int, ...] = ()  # when settlements were paid
    rolls_over: bool = False  # after the last roll
    paused_since: int = 0
    claims: tuple[Claim, ...] = ()
    strikes: tuple[Strike, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    closed: tuple[tuple[int, int], ...] = ()
    replaced: tuple[tuple[int, Name, str], ...] = ()  # missions with another text, and why
    ended_by: str = ""
    scores: tuple[Score, ...] = ()
    came_late: tuple[LateEntry, ...] = ()
    unplaced: tuple[int, ...] = ()  # entries of check-ins without a position (RM-17.2)


def card_timer(world: World, job: Job) -> int:
    """When the time that a card asks for has passed."""
    effect = world.parts.cards[job.card].effect
    assert isinstance(effect, Task)
    return job.since + (effect.minutes or effect.give_up_minutes) * MINUTE


class State(World, frozen=True, gc=False):  # type: ignore[misc]
    """An event between two commands."""


@as_plain_class
class Day(World):
    """An event while a command is carried out: may be changed, draws chance, collects what to tell."""

    chance: Chance = None  # type: ignore[assignment]
    events: list[Event] = None  # type: ignore[assignment]
    atlas: "Atlas" = None  # type: ignore[assignment]
    shown: list[int] = None  # type: ignore[assignment]  # what a team's own dice showed (RM-1.14)
    entry: int = 0  # the log entry of the command
    received: int = 0
    tell: Callable[[Event], None] = None  # type: ignore[assignment]  # add a line to the feed

    def map_changed(self) -> None:
        """Look the map up again."""
        self.atlas = self.parts.atlas(self.settings.extra_stations, self.closed)

    @property
    def in_play(self) -> list[Team]:
        """Teams that were not withdrawn."""
        return [team for team in self.teams if not team.withdrawn]

    def others(self, team: Team) -> list[Team]:
        """All other teams in play."""
        return [one for one in self.teams if one is not team and not one.withdrawn]

    @property
    def late(self) -> bool:
        """Whether the late rates apply (RM-1.9)."""
        return self.now >= self.times.switch

    # --- chance (RM-1.12) ---------------------------------------------------------------------------------

    def die(self) -> int:
        """One die."""
        return self._own(6) if self.shown else 1 + self.chance.below(6)

    def rank(self) -> int:
        """One playing card."""
        return self._own(13) if self.shown else 1 + self.chance.below(13)

    def pair(self) -> tuple[int, int]:
        """Two playing cards of different ranks, the lower first."""
        if self.shown:
            low, high = sorted((self._own(13), self._own(13)))
            if low == high:
                raise IllegalMove("RM-1.14b", "wrong_dice")
            return low, high
        return _PAIRS[self.chance.below(len(_PAIRS))]

    def _own(self, highest: int) -> int:
        """What the team's own dice or cards showed."""
        value = self.shown.pop(0) if self.shown else 0
        if not 1 <= value <= highest:
            raise IllegalMove("RM-1.14b", "wrong_dice")
        return value


def thaw(state: State, chance: Chance, at: int) -> Day:
    """A copy of a state to work on."""
    day = Day(*astuple(state))
    day.chance, day.events, day.shown = chance, [], []
    day.tell = day.events.append
    day.teams = tuple([DayTeam(*astuple(team)) for team in state.teams])
    day.schedule = state.schedule.thawed()
    day.received = at
    day.map_changed()
    return day


_of_world, _of_team = attrgetter(*World.__struct_fields__), attrgetter(*Team.__struct_fields__)


def freeze(day: Day) -> State:
    """The state of a day."""
    parts, settings, times, teams, schedule, *rest = _of_world(day)
    frozen = tuple([TeamState(*_of_team(team)) for team in teams])
    return State(parts, settings, times, frozen, schedule.frozen(), *rest)
