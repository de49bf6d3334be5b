"""Real Momotetsu: options, commands and events."""

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.game import Command, Event, Options
from kippu.games.momotetsu.kit import ClockData, KitData, Settings, Status

Phase: TypeAlias = Literal["ready", "rolled", "moving", "processing", "task", "attack", "done"]
MoveKind: TypeAlias = Literal["die", "step", "star", "star_trip", "card_trip", "king", "return", "back"]
Words: TypeAlias = Annotated[str, Meta(max_length=4000)]


class MomotetsuOptions(Options, frozen=True):
    """A kit by the id of one that ships with the game, or whole; live in the city, or simulated at a table.

    `clock` and `settings` take the place of the kit's own; `midnight` is the beginning of the event's day in
    milliseconds, as commands are timed.
    """

    kit: str | KitData = "tokyo"
    mode: Literal["live", "table"] = "table"
    midnight: int = 0
    clock: ClockData | None = None
    settings: Settings | None = None


# --- commands of teams ------------------------------------------------------------------------------------


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """When and where a report was made, by the phone's own clock (RM-15.1)."""

    at: int
    device: str = ""
    counter: int = 0


class TeamCommand(Command, frozen=True, kw_only=True, omit_defaults=True):
    """What a team does. A late report says when it was made."""

    made: Made | None = None


class Thrown(TeamCommand, frozen=True, kw_only=True):
    """Something with dice or playing cards; `shown` is what the team's own ones showed, on video (RM-1.14)."""

    shown: tuple[int, ...] = ()


class Proven(TeamCommand, frozen=True, kw_only=True):
    """Something with proof: references to photos or videos that are stored elsewhere, and words."""

    photo: Annotated[str, Meta(max_length=200)] = ""
    text: Words = ""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a phone was at a check-in (RM-17.1)."""

    lat: float
    lon: float
    accuracy_m: float = 0.0


class Roll(Thrown, frozen=True):
    """Declare a plain roll (RM-2.3)."""


class UseStar(Thrown, frozen=True):
    """Declare a star card, with its square or its count (RM-5.3)."""

    card: str
    square: str | None = None
    steps: int | None = None


class StepOne(TeamCommand, frozen=True):
    """Declare one square of Cow Walk (RM-6.40)."""


class Keep(TeamCommand, frozen=True):
    """Move the face shown (RM-5.11)."""


class Reroll(Thrown, frozen=True):
    """Roll the plain die again (RM-6.37)."""


class RocketRoll(Thrown, frozen=True):
    """Roll again after a 1 (RM-6.36)."""


class Double(TeamCommand, frozen=True):
    """Move twice the face (RM-6.38)."""


class DeclareTarget(TeamCommand, frozen=True):
    """Say which legal end the team heads for (RM-3.14)."""

    square: str


class Arrive(Proven, frozen=True):
    """Report an arrival; `dispute` sends one that is no legal end to the game master (RM-3.15)."""

    square: str
    position: Position | None = None
    dispute: bool = False


class Alight(Proven, frozen=True):
    """Report where the team got off (RM-3.17)."""

    square: str
    position: Position | None = None


class NotBoarded(TeamCommand, frozen=True):
    """Told to get off, but not in a vehicle (RM-3.17)."""


class RollDestination(Thrown, frozen=True):
    """Roll the next destination (RM-8.15)."""


class StartMission(TeamCommand, frozen=True):
    """Try missions of this square (RM-7.3)."""

    missions: tuple[str, ...]


class TakeFree(TeamCommand, frozen=True):
    """Take the property of Forced Purchase (RM-6.43)."""

    mission: str


class Draw(Thrown, frozen=True):
    """Draw on a card or special square (RM-4.6)."""


class RollSquare(Thrown, frozen=True):
    """Roll on a blue or red square (RM-4.3)."""


class Buy(TeamCommand, frozen=True):
    """Buy a card at a card station (RM-4.7)."""

    card: str


class Choose(TeamCommand, frozen=True):
    """Answer what a card or an attack asks (RM-5.5)."""

    value: str


class Finish(TeamCommand, frozen=True):
    """The square is worked off (RM-2.5)."""


class Submit(Proven, frozen=True):
    """A human card is done (RM-5.13)."""


class CannotDo(TeamCommand, frozen=True):
    """A human card cannot be done (RM-5.7)."""


class GiveUp(TeamCommand, frozen=True):
    """Stop looking after the time the card asks for (RM-6.71)."""


class MissionDone(Proven, frozen=True):
    """A mission succeeded (RM-7.3)."""

    mission: str


class MissionFailed(TeamCommand, frozen=True):
    """A mission failed (RM-7.3)."""

    mission: str


class RollAttack(Thrown, frozen=True):
    """Roll the attack that is due (RM-9.7)."""


class Touch(TeamCommand, frozen=True):
    """Pass bonbi to a team that was met (RM-9.26)."""

    seat: int


class ConfirmTouch(TeamCommand, frozen=True):
    """Yes, we were touched (RM-9.27)."""


class DenyTouch(TeamCommand, frozen=True):
    """No, we were not (RM-9.27)."""


class Repel(TeamCommand, frozen=True):
    """Pay to send bonbi back (RM-9.31)."""


class KeepBonbi(TeamCommand, frozen=True):
    """Do not send it back (RM-9.32)."""


class Sell(TeamCommand, frozen=True):
    """Sell a property in debt (RM-11.1)."""

    property: str


class AddProof(Proven, frozen=True):
    """Add a photo or words to an own claim (RM-8.3)."""

    entry: int


class Note(TeamCommand, frozen=True):
    """A line for the feed (RM-14.1)."""

    text: Words


class CallGM(TeamCommand, frozen=True, tag="call_gm"):
    """Ask for the game master (RM-2.16)."""

    text: Words


class UndoReport(TeamCommand, frozen=True):
    """Take back the own last report (RM-2.16)."""


AnyTeamCommand: TypeAlias = (
    Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded
    | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp
    | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof
    | Note | CallGM | UndoReport
)  # fmt: skip

# --- commands of the game master --------------------------------------------------------------------------


class MasterCommand(Command, frozen=True, kw_only=True, omit_defaults=True):
    """What the game master does, and why (RM-13.1)."""

    reason: Words = ""


class DrawFirstDestination(MasterCommand, frozen=True):
    """Draw where everybody goes first (RM-1.11)."""


class SetOption(MasterCommand, frozen=True):
    """Change a switch of the rules before the start."""

    name: str
    value: str | bool | tuple[str, ...]


class SetTeams(MasterCommand, frozen=True):
    """Say how many people each team has (RM-1.1)."""

    members: tuple[int, ...]


class Approve(MasterCommand, frozen=True):
    """A claim is right (RM-13.2)."""

    entry: int


class Reject(MasterCommand, frozen=True):
    """A claim is wrong (RM-13.3 to RM-13.5)."""

    entry: int
    how: Literal["reversal", "redo", "return", "waive"] = "reversal"


class AnnounceAlight(MasterCommand, frozen=True):
    """Announce forced alighting after a goal (RM-8.7)."""


class ResumeGoal(MasterCommand, frozen=True):
    """Let play go on after a goal (RM-8.19)."""


class WaiveLate(MasterCommand, frozen=True):
    """Give the late points back (RM-8.21)."""

    seat: int


class RestoreMove(MasterCommand, frozen=True):
    """Let a team finish a move that it was stopped in (RM-8.27)."""

    seat: int


class AssignBonbi(MasterCommand, frozen=True):
    """Put bonbi with a team, or with nobody."""

    seat: int | None


class SetPosition(MasterCommand, frozen=True):
    """Put a team on a square."""

    seat: int
    square: str


class Correct(MasterCommand, frozen=True, kw_only=True):
    """Change what a team has or is (RM-13.6)."""

    seat: int
    points: int = 0
    goals: int = 0
    give_cards: tuple[str, ...] = ()
    take_cards: tuple[str, ...] = ()
    give_property: str | None = None
    take_property: str | None = None
    status_on: Status | None = None
    status_off: Status | None = None
    phase: Literal["ready"] | None = None


class Void(MasterCommand, frozen=True):
    """Strike out an entry and, as shown before, all that depended on it (RM-13.7)."""

    entry: int
    also: tuple[int, ...] = ()


class ActFor(MasterCommand, frozen=True):
    """Do something for a team whose phone is dead (RM-13.11)."""

    seat: int
    command: AnyTeamCommand


class ForceAlight(MasterCommand, frozen=True):
    """Order teams out of their vehicles; nobody named means all (RM-13.10)."""

    seats: tuple[int, ...] = ()


class ReplaceMission(MasterCommand, frozen=True):
    """Give a mission another text (RM-7.10)."""

    mission: str
    en: Words
    ja: Words


class Broadcast(MasterCommand, frozen=True):
    """Tell everybody something."""

    text: Words


class Withdraw(MasterCommand, frozen=True):
    """Take a team out of the event (RM-1.15)."""

    seat: int


class Pause(MasterCommand, frozen=True):
    """Stop the event (RM-13.8)."""


class Unpause(MasterCommand, frozen=True):
    """Let the event go on (RM-13.8)."""


class SetClock(MasterCommand, frozen=True):
    """Move a time of the day (RM-13.9)."""

    what: Literal["start", "settlement_1", "settlement_2", "settlement_3", "switch", "last_roll", "cutoff"]
    time: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)")]


class CallSettlement(MasterCommand, frozen=True):
    """Pay the next settlement now (RM-12.2)."""


class CloseEdge(MasterCommand, frozen=True):
    """A line is out of service between two squares for the rest of the day (RM-17.5)."""

    a: str
    b: str


class EndNow(MasterCommand, frozen=True):
    """End the event (RM-13.12)."""


class ResolveConflict(MasterCommand, frozen=True):
    """Decide on a late report (RM-15.5)."""

    entry: int
    how: Literal["recompute", "from_now", "both_score", "refuse"]


class CloseResult(MasterCommand, frozen=True):
    """The result is final (RM-12.6)."""


class Tick(Command, frozen=True):
    """The clock: something is due."""


AnyMasterCommand: TypeAlias = (
    DrawFirstDestination | SetOption | SetTeams | Approve | Reject | AnnounceAlight | ResumeGoal | WaiveLate
    | RestoreMove | AssignBonbi | SetPosition | Correct | Void | ActFor | ForceAlight | ReplaceMission | Broadcast
    | Withdraw | Pause | Unpause | SetClock | CallSettlement | CloseEdge | EndNow | ResolveConflict | CloseResult
)  # fmt: skip
AnyCommand: TypeAlias = AnyTeamCommand | AnyMasterCommand | Tick


# --- events: the feed (RM-14) -----------------------------------------------------------------------------


class Began(Event, frozen=True):
    """Play starts (RM-1.6)."""


class TimePassed(Event, frozen=True):
    """The simulated clock went on (RM-18.1)."""

    reveals: ClassVar[bool] = True
    time: int


class Rolled(Event, frozen=True):
    """A plain roll."""

    seat: int
    square: str
    face: int


class Rerolled(Event, frozen=True):
    """A second roll that binds."""

    seat: int
    face: int


class RocketRolled(Event, frozen=True):
    """A roll after a 1; the move is this face and one more."""

    seat: int
    face: int


class StarPlayed(Event, frozen=True):
    """A star card was played; `steps` is 0 for a trip."""

    seat: int
    square: str
    card: str
    steps: int


class CowWalked(Event, frozen=True):
    """One square by Cow Walk."""

    seat: int
    square: str


class Stuck(Event, frozen=True):
    """No legal end: the team stays (RM-3.12)."""

    seat: int
    square: str


class TargetDeclared(Event, frozen=True):
    """Where a team heads for; for itself and the game master."""

    quiet: ClassVar[bool] = True
    seat: int
    square: str


class TripBegan(Event, frozen=True):
    """A team leaves on a trip; where to, is told on arrival."""

    seat: int
    kind: str


class TripVoid(Event, frozen=True):
    """A trip that cannot begin any more (RM-1.8)."""

    seat: int


class Arrived(Event, frozen=True):
    """A team arrived; `flagged` marks a phone that was elsewhere (RM-17.2)."""

    reveals: ClassVar[bool] = True
    seat: int
    square: str
    flagged: bool = False


class GotOff(Event, frozen=True):
    """A team got off on the way."""

    reveals: ClassVar[bool] = True
    seat: int
    square: str


class HadNotBoarded(Event, frozen=True):
    """A team told to get off was in no vehicle."""

    reveals: ClassVar[bool] = True
    seat: int


class MoveCancelled(Event, frozen=True):
    """A declaration of a team that had not left is void (RM-8.11)."""

    seat: int


class MoveRestored(Event, frozen=True):
    """A team may finish its move."""

    seat: int


class MissionStarted(Event, frozen=True):
    """A team tries missions."""

    seat: int
    square: str
    missions: tuple[str, ...]


class MissionCleared(Event, frozen=True):
    """A mission is done and wins a property."""

    seat: int
    mission: str
    property: str


class MissionMissed(Event, frozen=True):
    """A mission failed."""

    seat: int
    mission: str


class MissionPassed(Event, frozen=True):
    """A team leaves open missions alone."""

    seat: int
    square: str


class Drew(Event, frozen=True):
    """A card came."""

    seat: int
    square: str
    card: str


class CardEffect(Event, frozen=True):
    """What an automatic card did to a team."""

    seat: int
    card: str
    points: int
    number: int = 0


class CardRevealed(Event, frozen=True):
    """What a card did to a team, by what others could not see."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    points: int
    number: int = 0


class CardGained(Event, frozen=True):
    """A star card was gained."""

    seat: int
    card: str


class CardVoid(Event, frozen=True):
    """A card found nothing to act on (RM-5.6)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class TaskBegan(Event, frozen=True):
    """A human card is to be done."""

    seat: int
    card: str


class TaskDone(Event, frozen=True):
    """A human card is done."""

    seat: int
    card: str


class TaskCannot(Event, frozen=True):
    """A human card cannot be done; the team goes back."""

    seat: int
    card: str


class SquareRolled(Event, frozen=True):
    """A blue or red square."""

    seat: int
    square: str
    kind: str
    face: int
    points: int


class Bought(Event, frozen=True):
    """A card was bought."""

    seat: int
    square: str
    card: str
    price: int


class GoalReached(Event, frozen=True):
    """A team reached the destination."""

    seat: int
    square: str
    points: int


class AlightOrdered(Event, frozen=True):
    """Teams must get off at the next square; `why` is goal, card, event or master."""

    reveals: ClassVar[bool] = True
    seats: tuple[int, ...]
    time: int
    why: str


class DestinationSet(Event, frozen=True):
    """The next destination."""

    square: str
    dice: tuple[int, ...]


class Resumed(Event, frozen=True):
    """Play goes on after a goal."""

    reveals: ClassVar[bool] = True
    time: int


class LateOff(Event, frozen=True):
    """A team was late off the train."""

    seat: int
    minutes: int
    points: int


class BonbiMoved(Event, frozen=True):
    """Bonbi is with a team now; `how` is goal, touch, card, sent, repelled or master."""

    seat: int
    how: str


class BonbiGone(Event, frozen=True):
    """Nobody has bonbi."""


class BonbiTied(Event, frozen=True):
    """Teams are equally far; the smallest die gets bonbi."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]


class TouchClaimed(Event, frozen=True):
    """A team says that it touched another one."""

    seat: int
    other: int


class TouchDenied(Event, frozen=True):
    """The other one says no, or nothing: the game master decides."""

    seat: int
    other: int


class Repelled(Event, frozen=True):
    """A team paid to send bonbi back."""

    seat: int
    other: int
    points: int


class Attacked(Event, frozen=True):
    """A bonbi attack."""

    seat: int
    face: int
    points: int


class KingAttacked(Event, frozen=True):
    """The transformation table."""

    seat: int
    face: int
    points: int


class Happened(Event, frozen=True):
    """Two turns running with the same face: an event."""

    seat: int
    event: str
    face: int


class HappenedTo(Event, frozen=True):
    """What an event did to a team."""

    reveals: ClassVar[bool] = True
    seat: int
    event: str
    points: int
    number: int = 0
    card: str = "none"


class Sold(Event, frozen=True):
    """A property was sold."""

    seat: int
    property: str
    points: int


class PropertyLost(Event, frozen=True):
    """A property was given up."""

    seat: int
    property: str
    points: int


class Settled(Event, frozen=True):
    """A settlement, with the balance after it."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int
    points: int
    balance: int


class Leaked(Event, frozen=True):
    """What Leak shows."""

    reveals: ClassVar[bool] = True
    seat: int
    square: str
    cards: tuple[str, ...]
    balance: int


class EconomySet(Event, frozen=True):
    """Boom, recession, or normal again."""

    economy: str


class GateSet(Event, frozen=True):
    """The gate on the destination opens or closes; `time` is when it ends, 0 when it has."""

    time: int


class Transforming(Event, frozen=True):
    """The next attack is a transformation."""


class Noted(Event, frozen=True):
    """A line that a team wrote."""

    quiet: ClassVar[bool] = True
    seat: int
    text: str


class Called(Event, frozen=True):
    """A team wants the game master."""

    quiet: ClassVar[bool] = True
    seat: int
    text: str


class ProofAdded(Event, frozen=True):
    """A team added proof to a claim."""

    quiet: ClassVar[bool] = True
    seat: int
    entry: int


class ReportUndone(Event, frozen=True):
    """A team took its last report back."""

    reveals: ClassVar[bool] = True
    seat: int


class LateMerged(Event, frozen=True):
    """A late report was put where it belongs."""

    reveals: ClassVar[bool] = True
    seat: int
    minutes: int


class ConflictOpened(Event, frozen=True):
    """A report waits for the game master."""

    seat: int
    entry: int


class ConflictResolved(Event, frozen=True):
    """The game master decided on a report."""

    seat: int
    entry: int
    how: str


class Ruled(Event, frozen=True):
    """The game master approved or rejected a claim; points are what changed with it."""

    seat: int
    entry: int
    how: str
    points: int
    reason: str


class Mastered(Event, frozen=True):
    """The game master did something; `what` is the command."""

    what: str
    reason: str


class Corrected(Event, frozen=True):
    """The game master changed something of a team."""

    seat: int
    points: int
    reason: str


class Announced(Event, frozen=True):
    """The game master says something."""

    text: str


class Voided(Event, frozen=True):
    """Entries that no longer count."""

    reveals: ClassVar[bool] = True
    entries: tuple[int, ...]
    reason: str


class Withdrawn(Event, frozen=True):
    """A team is out."""

    seat: int


class Paused(Event, frozen=True):
    """The event stands still."""

    reason: str


class Unpaused(Event, frozen=True):
    """The event goes on."""


class LastRoll(Event, frozen=True):
    """No more rolls (RM-1.6)."""


class Prize(Event, frozen=True):
    """A prize of the end (RM-12.3)."""

    seat: int
    kind: str
    points: int


class FinalScored(Event, frozen=True):
    """A final score (RM-12.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    balance: int
    sale: int
    prizes: int
    total: int


class DayEnded(Event, frozen=True):
    """The event is over; `reason` is last_roll, cutoff or master."""

    reason: str


class ResultClosed(Event, frozen=True):
    """The result is final; these teams have won."""

    seats: tuple[int, ...]
    decided_by: str


EVENTS: tuple[type[Event], ...] = (
    Began, TimePassed, Rolled, Rerolled, RocketRolled, StarPlayed, CowWalked, Stuck, TargetDeclared, TripBegan,
    TripVoid, Arrived, GotOff, HadNotBoarded, MoveCancelled, MoveRestored, MissionStarted, MissionCleared,
    MissionMissed, MissionPassed, Drew, CardEffect, CardRevealed, CardGained, CardVoid, TaskBegan, TaskDone,
    TaskCannot, SquareRolled, Bought, GoalReached, AlightOrdered, DestinationSet, Resumed, LateOff, BonbiMoved,
    BonbiGone, BonbiTied, TouchClaimed, TouchDenied, Repelled, Attacked, KingAttacked, Happened, HappenedTo,
    Sold, PropertyLost, Settled, Leaked, EconomySet, GateSet, Transforming, Noted, Called, ProofAdded, ReportUndone,
    LateMerged, ConflictOpened, ConflictResolved, Ruled, Mastered, Corrected, Announced, Voided, Withdrawn, Paused,
    Unpaused, LastRoll, Prize, FinalScored, DayEnded, ResultClosed,
)  # fmt: skip
