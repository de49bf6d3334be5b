"""TOKYO METRO: what happens, in steps small enough to be shown one by one. Lines, stations and spots by their ids."""

from typing import ClassVar

from kippu.core.game import Event

# --- rounds and turn order --------------------------------------------------------------------------------


class OrderDrawn(Event, frozen=True):
    """The first turn order (TM-2.10)."""

    seats: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """A round begins (TM-3.1)."""

    round: int
    rounds: int


class PhaseBegan(Event, frozen=True):
    """A phase of the round begins: auction, movement, actions, trains (TM-3.1)."""

    phase: str


class CardDiscarded(Event, frozen=True):
    """The lowest card of a column went onto a discard pile (TM-4.1)."""

    column: str
    card: str


class CardDealt(Event, frozen=True):
    """A card was drawn and is now the highest of its column (TM-2.7, TM-4.3)."""

    column: str
    card: str


class BidMade(Event, frozen=True):
    """Somebody has bid, perhaps again; how much, stays hidden (TM-28.2)."""

    quiet: ClassVar[bool] = True
    seat: int


class BidsRevealed(Event, frozen=True):
    """All bids and totals, by seat (TM-5.1, TM-5.2)."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    totals: tuple[int, ...]


class OrderChanged(Event, frozen=True):
    """The turn order after the auction (TM-5.4)."""

    seats: tuple[int, ...]


# --- meeples ----------------------------------------------------------------------------------------------


class MeeplePut(Event, frozen=True):
    """A meeple came onto the map (TM-6.2)."""

    seat: int
    x: int
    y: int


class Walked(Event, frozen=True):
    """A meeple walked, or stayed where it was (TM-6.1, TM-8.1)."""

    seat: int
    x: int
    y: int


class StayedAboard(Event, frozen=True):
    """A rider rides on (TM-23.9)."""

    seat: int
    line: str


class Alighted(Event, frozen=True):
    """A rider got off (TM-23.8)."""

    seat: int
    line: str
    station: str
    x: int
    y: int


class AlightedOnTurn(Event, frozen=True):
    """A rider got off before the action; that cannot be taken back (TM-7.5)."""

    final: ClassVar[bool] = True
    seat: int
    line: str
    station: str
    x: int
    y: int


class Boarded(Event, frozen=True):
    """Somebody got on a train and paid the fare (TM-23.6)."""

    seat: int
    line: str
    station: str
    fare: int


class Declined(Event, frozen=True):
    """Somebody did not get on a train (TM-23.4)."""

    seat: int
    line: str
    station: str


# --- actions ----------------------------------------------------------------------------------------------


class SpotUsed(Event, frozen=True):
    """Discs went onto a spot, with these discounts and for this price; what it does, follows (TM-7.10)."""

    seat: int
    spot: str
    action: str
    discounts: tuple[str, ...]
    paid: int


class StationBuilt(Event, frozen=True):
    """A pyramid stands on a station (TM-9.1)."""

    seat: int
    station: str


class ShareBought(Event, frozen=True):
    """Somebody took a share: the first, second or third of its line (TM-10.1)."""

    seat: int
    line: str
    share: int


class IncomeRose(Event, frozen=True):
    """The income of a line rose by `by` and is now `income` (TM-10.3, TM-11.1)."""

    line: str
    by: int
    income: int


class TrainStarted(Event, frozen=True):
    """A train was put on station 1 (TM-10.8, TM-11.2)."""

    line: str
    station: str


class TokensTaken(Event, frozen=True):
    """Somebody took speed tokens (TM-12.1)."""

    seat: int
    tokens: int


class TokenPlaced(Event, frozen=True):
    """A speed token lies in a slot; that cannot be taken back (TM-7.5)."""

    final: ClassVar[bool] = True
    seat: int
    line: str


class BicycleTaken(Event, frozen=True):
    """Somebody took a bicycle (TM-13.1)."""

    seat: int


class DiscountSet(Event, frozen=True):
    """Somebody may pay less later in this phase (TM-14.1)."""

    seat: int
    amount: int


class BonusSet(Event, frozen=True):
    """Money was set aside for somebody's next bid (TM-15.1)."""

    seat: int
    amount: int


class LoanTaken(Event, frozen=True):
    """Somebody took a loan (TM-16.1)."""

    seat: int
    amount: int


class LoanRepaid(Event, frozen=True):
    """Somebody paid a loan back (TM-16.3)."""

    seat: int
    amount: int


class Speculated(Event, frozen=True):
    """Somebody staked money on a line (TM-17.1)."""

    seat: int
    line: str
    stake: int


class DiscGained(Event, frozen=True):
    """Somebody has one more usable disc (TM-18.1)."""

    seat: int
    usable: int


class CardTaken(Event, frozen=True):
    """Somebody owns a card of a discard pile (TM-19.1)."""

    seat: int
    pile: str | None  # None is the one for all columns
    card: str


class SeatPassed(Event, frozen=True):
    """Somebody passed and was paid for unused discs (TM-20.1)."""

    seat: int
    paid: int


# --- trains -----------------------------------------------------------------------------------------------


class TrainEntered(Event, frozen=True):
    """A train made one step (TM-21.2)."""

    line: str
    station: str


class Dividend(Event, frozen=True):
    """A train entered a station with a pyramid: the line gained, and its owner perhaps too (TM-22.1)."""

    seat: int
    line: str
    station: str
    by: int
    paid: int
    income: int


class TrainRemoved(Event, frozen=True):
    """A train of a line without a share has made its round trip and left the map (TM-24.2)."""

    line: str


class IncomeLost(Event, frozen=True):
    """With its train a line lost its income, where the house rules say so (TM-24.4)."""

    line: str


class TokensReturned(Event, frozen=True):
    """Speed tokens went from the slots of a line into the supply, where the house rules say so (TM-1.8b)."""

    line: str
    tokens: int


class RoundEnded(Event, frozen=True):
    """All trains have moved; everyone's cash, by seat (TM-3.1)."""

    round: int
    cash: tuple[int, ...]


# --- the end ----------------------------------------------------------------------------------------------


class SpeculationPaid(Event, frozen=True):
    """A speculation was paid, and its stake given back (TM-25.2)."""

    seat: int
    line: str
    stake: int
    paid: int


class SharePaid(Event, frozen=True):
    """A share was paid (TM-25.4 to TM-25.6)."""

    seat: int
    line: str
    share: int
    paid: int


class LoansSettled(Event, frozen=True):
    """Somebody paid for the loans still held (TM-25.9)."""

    seat: int
    loans: int
    paid: int


class Settled(Event, frozen=True):
    """Somebody's final cash (TM-25.10)."""

    seat: int
    cash: int


class Ended(Event, frozen=True):
    """The game is over; this seat has won (TM-25.10)."""

    seats: tuple[int, ...]
    decided_by: str


KINDS: tuple[type[Event], ...] = (
    OrderDrawn,
    RoundBegan,
    PhaseBegan,
    CardDiscarded,
    CardDealt,
    BidMade,
    BidsRevealed,
    OrderChanged,
    MeeplePut,
    Walked,
    StayedAboard,
    Alighted,
    AlightedOnTurn,
    Boarded,
    Declined,
    SpotUsed,
    StationBuilt,
    ShareBought,
    IncomeRose,
    TrainStarted,
    TokensTaken,
    TokenPlaced,
    BicycleTaken,
    DiscountSet,
    BonusSet,
    LoanTaken,
    LoanRepaid,
    Speculated,
    DiscGained,
    CardTaken,
    SeatPassed,
    TrainEntered,
    Dividend,
    TrainRemoved,
    IncomeLost,
    TokensReturned,
    RoundEnded,
    SpeculationPaid,
    SharePaid,
    LoansSettled,
    Settled,
    Ended,
)
