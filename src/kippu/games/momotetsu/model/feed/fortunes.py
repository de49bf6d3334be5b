"""Real Momotetsu, lines of the feed: goals, bonbi, events and money: what happens to all."""

from typing import ClassVar

from kippu.core.game import Event


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
