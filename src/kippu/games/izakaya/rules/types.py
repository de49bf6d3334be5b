"""IZAKAYA: the words of the game as values.

A place is a text: the card in column 1 and row 0 of the town is `1,0` (IZ-0.3), the corner at its top left too, and
so are the cells of a lot. Which of them is meant, the name of the field says.
"""

from typing import Annotated, ClassVar, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.data import Data
from kippu.core.game import Command, Event, Options
from kippu.games.izakaya.rules.house import House

# --- data files -------------------------------------------------------------------------------------------

Rows: TypeAlias = Annotated[tuple[str, ...], Meta(description="a picture, one text per row")]
Money: TypeAlias = Annotated[int, Meta(ge=0, multiple_of=100)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class LotData(Data, frozen=True):
    """A lot: 5 x 5 cells, those of its outlines marked `a` and `b` (IZ-8.4)."""

    number: Few
    rows: Rows


class LotsData(Data, frozen=True):
    """The lots file."""

    lots: tuple[LotData, ...]


class PieceData(Data, frozen=True):
    """A shape of building pieces, its cells marked `#`, and how many pieces have it (IZ-8.5)."""

    id: Annotated[str, Meta(pattern="^[A-Z][1-9]$(?!\n)")]
    copies: Few
    rows: Rows


class PiecesData(Data, frozen=True):
    """The pieces file."""

    pieces: tuple[PieceData, ...]


class ColorData(Data, frozen=True):
    """A colour of drinks (IZ-1.5), and how it is drawn; its name is the message `color-name`."""

    id: Annotated[str, Meta(pattern="^[a-z]+$(?!\n)")]
    color: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$(?!\n)")]


class TownData(Data, frozen=True):
    """What depends on the number of players (IZ-1.2, IZ-1.3, IZ-9.1, IZ-10.1)."""

    seats: Few
    cards_per_side: Annotated[int, Meta(ge=3, le=5)]
    blue_card: Literal["centre", "spare"]
    yard_size: Few
    end_threshold: Money


class SetupData(Data, frozen=True):
    """The setup file: all other numbers of the game."""

    coin: Money
    start_cash: Money
    action_chips: Few
    lot_chips: Few
    drinks_per_color: Few
    line_length: Few
    max_rounds: Few
    start_prices: tuple[Money, ...]
    colors: tuple[ColorData, ...]
    towns: tuple[TownData, ...]


# --- options ----------------------------------------------------------------------------------------------


class FirstOptions(Options, frozen=True):
    """Rules 1: nothing can be chosen, the number of players decides all."""


class IzakayaOptions(Options, frozen=True):
    """What the rulebook leaves open; all else follows from the number of players."""

    house: House = House()


# --- commands ---------------------------------------------------------------------------------------------


class Bid(Command, frozen=True):
    """Bid for a place in the turn order (IZ-3.1)."""

    secret: ClassVar[bool] = True
    amount: int


class Pass(Command, frozen=True):
    """Let a turn go by (IZ-2.3)."""


class Drink(Command, frozen=True):
    """Put a drink on a corner (IZ-4.1)."""

    color: str
    corner: str


class Price(Command, frozen=True):
    """Move a coin from one colour to another (IZ-5.1)."""

    giver: str
    taker: str


class Acquire(Command, frozen=True):
    """Put a lot chip on a corner and a pyramid on a lot that meets it (IZ-6.1)."""

    corner: str
    lot: str


class Take(Command, frozen=True):
    """Take a piece before its place is tried (IZ-8.2b); with a line bonus too (IZ-7.1)."""

    shape: str


class Build(Command, frozen=True):
    """Place a piece on cells of a lot, in reading order (IZ-8.2); with a line bonus too (IZ-7.1)."""

    shape: str
    lot: str
    cells: tuple[str, ...]


class Decline(Command, frozen=True):
    """Do without the line bonus (IZ-7.5)."""


AnyCommand: TypeAlias = Bid | Pass | Drink | Price | Acquire | Take | Build | Decline


# --- state ------------------------------------------------------------------------------------------------

Spot: TypeAlias = str  # where an action chip lies: a colour, or one of these
PRICE, ACQUIRE, BUILD = "price", "acquire", "build"


class Chip(NamedTuple):
    """An action chip on its spot."""

    seat: int
    spot: Spot


class Placed(NamedTuple):
    """A piece on a lot: on which site (outline of the town), on which of its places, on which floor."""

    site: int
    place: int
    floor: int


# --- scores -----------------------------------------------------------------------------------------------


class LotScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lot earns: the prices of its drinks, times the floors of each of its buildings (IZ-11.1)."""

    lot: str
    drinks: int
    floors: tuple[int, ...]
    earned: int


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has: all lots with what they earn, and the cash left (IZ-11.5)."""

    lots: tuple[LotScore, ...]
    earned: int
    cash: int
    total: int


# --- events -----------------------------------------------------------------------------------------------


class TownLaid(Event, frozen=True):
    """The lots in reading order, by number, and the row of colours (IZ-1.2, IZ-1.5)."""

    lots: tuple[int, ...]
    colors: tuple[str, ...]


class YardFilled(Event, frozen=True):
    """The first pieces of the yard (IZ-9.1)."""

    shapes: tuple[str, ...]


class OrderSet(Event, frozen=True):
    """The turn order, left to right (IZ-1.8, IZ-3.3)."""

    seats: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """A round begins: the action chips are back, and all bid (IZ-2.1, IZ-2.4)."""

    round: int


class BidPlaced(Event, frozen=True):
    """Somebody has bid, or bid again; how much, stays hidden (IZ-13.1)."""

    quiet: ClassVar[bool] = True
    seat: int


class BidsRevealed(Event, frozen=True):
    """All bids, by seat, and what the pot holds with them (IZ-3.1, IZ-3.2)."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    pot: int


class LastPhase(Event, frozen=True):
    """The action phase that begins is the last, because of the pot or the rounds (IZ-10.1, IZ-10.2)."""

    reason: str


class Passed(Event, frozen=True):
    """Somebody has let a turn go by (IZ-2.3)."""

    seat: int


class DrinkPlaced(Event, frozen=True):
    """A drink was put on a corner (IZ-4.1)."""

    seat: int
    color: str
    corner: str


class CoinMoved(Event, frozen=True):
    """A coin went from one colour to another; their prices now (IZ-5.1)."""

    seat: int
    giver: str
    taker: str
    giver_price: int
    taker_price: int


class LotAcquired(Event, frozen=True):
    """Somebody put a lot chip on a corner and a pyramid on a lot (IZ-6.1)."""

    seat: int
    corner: str
    lot: str


class LineMade(Event, frozen=True):
    """A new lot chip lies in a line of three: its owner may place a piece (IZ-7.1)."""

    seat: int
    corner: str


class BonusSkipped(Event, frozen=True):
    """No piece that can be taken fits anywhere, so there is no line bonus (IZ-7.5)."""

    seat: int


class BonusDeclined(Event, frozen=True):
    """Somebody does without the line bonus (IZ-7.5)."""

    seat: int


class PieceTaken(Event, frozen=True):
    """Somebody has taken a piece and must place it (IZ-8.2b)."""

    seat: int
    shape: str


class PieceReturned(Event, frozen=True):
    """The piece that was taken fits nowhere: it is put back, and the chip is used up (IZ-8.2c)."""

    seat: int
    shape: str


class Built(Event, frozen=True):
    """A piece was placed on a floor of an outline (IZ-8); `bonus` where it is that of a line."""

    seat: int
    shape: str
    lot: str
    outline: str
    cells: tuple[str, ...]
    floor: int
    bonus: bool


class PieceDrawn(Event, frozen=True):
    """A piece joined the yard (IZ-9.2)."""

    shape: str


class PieceSwapped(Event, frozen=True):
    """The yard was stuck: its oldest piece went back, one that fits came (IZ-9.3)."""

    shape: str
    drawn: str


class LotEarned(Event, frozen=True):
    """What a lot has earned at the end (IZ-11.1)."""

    seat: int
    lot: str
    drinks: int
    floors: tuple[int, ...]
    earned: int


class Scored(Event, frozen=True):
    """Somebody's final score (IZ-11.5)."""

    seat: int
    earned: int
    cash: int
    total: int


class Ended(Event, frozen=True):
    """The game is over; this seat has won (IZ-11.6)."""

    seats: tuple[int, ...]
    decided_by: str


# --- view -------------------------------------------------------------------------------------------------


class ColorView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of the row: how it is drawn, its price, and the drinks left in its crate."""

    id: str
    color: str
    price: int
    left: int


class PieceView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece on a lot."""

    shape: str
    outline: str
    floor: int
    cells: tuple[str, ...]


class LotView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the town. `rows` is its picture, `heights` the floors over its 25 cells in reading order."""

    lot: str
    number: int
    blue: bool
    owner: int | None
    rows: tuple[str, ...]
    drinks: int  # the prices of all drinks around it
    heights: tuple[int, ...]
    floors: dict[str, int]  # per outline
    pieces: tuple[PieceView, ...]  # as they were placed


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before a player and belongs to one; `score` as if the game ended now."""

    cash: int
    action_chips: int
    lot_chips: tuple[str, ...]  # the corners they lie on
    lot_chips_left: int
    score: Score


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat or a spectator may know (IZ-13): all but the bids of others before they are revealed."""

    viewer: int | Literal["gm", "spectator"]
    house: House
    phase: Literal["auction", "action", "bonus", "placing", "over"]
    round: int
    turn: int  # turns taken in this action phase
    asked: tuple[int, ...]  # the seats whose decision the game waits for
    order: tuple[int, ...]
    last: bool  # this action phase, or the one after this auction, is the last for certain
    pot: int
    end_threshold: int
    has_bid: tuple[bool, ...]
    bid: int | None  # the own one, before they are revealed
    bids: tuple[int, ...]  # of this round, by seat, once they are revealed
    chips: tuple[Chip, ...]
    colors: tuple[ColorView, ...]
    drinks: dict[str, str]  # by corner
    players: tuple[PlayerView, ...]
    ranking: tuple[int, ...]  # seats, the best first, as if the game ended now
    lots: tuple[LotView, ...]  # in reading order
    yard: tuple[str, ...]  # the oldest first
    taken: str | None  # the piece to be placed; it still counts where it lay
    supply: dict[str, int]
    shapes: dict[str, tuple[str, ...]]  # the picture of every shape


# --- previews ---------------------------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a command would bring each player, by seat, as if the game ended after it (IZ-11.5)."""

    gains: tuple[int, ...]
