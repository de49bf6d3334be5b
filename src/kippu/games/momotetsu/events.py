"""Real Momotetsu: the lines of the feed (RM-14)."""

from typing import ClassVar

from kippu.core.game import Event


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
