"""Real Momotetsu, lines of the feed: declarations, ways and arrivals."""

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
