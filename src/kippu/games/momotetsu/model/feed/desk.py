"""Real Momotetsu, lines of the feed: words to and from the game master, rulings, and the end of the day."""

from typing import ClassVar

from kippu.core.game import Event


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
