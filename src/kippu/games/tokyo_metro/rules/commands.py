"""TOKYO METRO: what players choose. `options.py` lists what may be chosen when."""

from typing import ClassVar, TypeAlias

from kippu.core.game import Command


class Bid(Command, frozen=True):
    """Offer money for an early place in the turn order (TM-5.1)."""

    secret: ClassVar[bool] = True
    amount: int


class PutMeeple(Command, frozen=True):
    """Put the meeple on the map in round 1 (TM-6.2)."""

    x: int
    y: int


class Walk(Command, frozen=True):
    """Walk in the movement phase, named by its end; from a train after alighting (TM-6.1, TM-6.3)."""

    x: int
    y: int


class StayAboard(Command, frozen=True):
    """Ride on: in the movement phase, or in a riding window (TM-6.3, TM-23.4)."""


class Alight(Command, frozen=True):
    """Get off the train onto a rectangle at its station (TM-23.8)."""

    x: int
    y: int


class Board(Command, frozen=True):
    """Get on the train of the riding window (TM-23.2)."""


class Decline(Command, frozen=True):
    """Do not get on (TM-23.4)."""


class PlaceToken(Command, frozen=True):
    """Put a held speed token into a slot of a line (TM-12.3)."""

    line: str


class Pass(Command, frozen=True):
    """Take no more turns in this phase and be paid for unused discs (TM-20.1)."""


class Move(Command, frozen=True):
    """Walk at once (TM-8.1)."""

    spot: str
    x: int
    y: int


class Station(Command, frozen=True):
    """Put a pyramid on a station (TM-9.1)."""

    spot: str
    station: str
    discounts: tuple[str, ...] = ()


class Invest(Command, frozen=True):
    """Buy the top share of a line (TM-10.1)."""

    spot: str
    line: str
    discounts: tuple[str, ...] = ()


class Depart(Command, frozen=True):
    """Start the train of a line at the bank's cost (TM-11.1)."""

    spot: str
    line: str


class Use(Command, frozen=True):
    """Use a spot that leaves nothing to choose: Speed, Bicycle, Discount, Bid (TM-12 to TM-15)."""

    spot: str


class Loan(Command, frozen=True):
    """Take a loan, or pay one back (TM-16)."""

    spot: str
    repay: bool = False


class Loans(Command, frozen=True):
    """Take several loans at once, or pay several back, where the house rules let you (TM-16.3b)."""

    spot: str
    number: int  # 2 or more
    repay: bool = False


class Speculate(Command, frozen=True):
    """Stake money on a line (TM-17.1)."""

    spot: str
    line: str
    stake: int


class Disc(Command, frozen=True):
    """The action called Action: one more usable disc (TM-18.1)."""

    spot: str
    discounts: tuple[str, ...] = ()


class Card(Command, frozen=True):
    """Take the top card of a discard pile (TM-19.1)."""

    spot: str
    pile: str | None = None  # the column it belongs to; None is the one for all (TM-2.8)
    discounts: tuple[str, ...] = ()


AnyCommand: TypeAlias = (
    Bid
    | PutMeeple
    | Walk
    | StayAboard
    | Alight
    | Board
    | Decline
    | PlaceToken
    | Pass
    | Move
    | Station
    | Invest
    | Depart
    | Use
    | Loan
    | Loans
    | Speculate
    | Disc
    | Card
)
KINDS: tuple[type[Command], ...] = (
    Bid,
    PutMeeple,
    Walk,
    StayAboard,
    Alight,
    Board,
    Decline,
    PlaceToken,
    Pass,
    Move,
    Station,
    Invest,
    Depart,
    Use,
    Loan,
    Loans,
    Speculate,
    Disc,
    Card,
)
