"""MetroX: the words of the game as values."""

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kippu.core.data import Data, DataFile
from kippu.core.game import Command, Event, Options
from kippu.core.names import Name
from kippu.games.metrox.rules.house import House

# --- data files -------------------------------------------------------------------------------------------

Kind: TypeAlias = Literal["number", "skip", "star", "free"]
Pattern: TypeAlias = Literal[
    "plain", "stripes", "dots", "pearls", "dashes", "dash-dot-dot", "centre-line", "triangles", "stars"
]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,31}$(?!\n)", description="a short lower-case id")]
RouteId: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]$(?!\n)", description="one capital letter")]


class RouteData(Data, frozen=True):
    """A route as MX-1.2 describes it; stations from the start point to the end point."""

    id: RouteId
    name: Name
    color: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$(?!\n)")]
    pattern: Pattern
    label_at: tuple[float, float]
    indicator_spaces: int
    bonus_first: Annotated[int, Meta(ge=0, le=99)]
    bonus_later: Annotated[int, Meta(ge=0, le=99)]
    stations: tuple[Id, ...]


class StationData(Data, frozen=True):
    """A station space and where it is drawn; only some are named on the sheet."""

    id: Id
    x: float
    y: float
    name: Name | None = None


class MapData(DataFile, frozen=True):
    """A map file."""

    id: Id
    name: Name
    routes: tuple[RouteData, ...]
    stations: tuple[StationData, ...]


class CardData(Data, frozen=True):
    """A kind of indicator card and how many of it the deck has."""

    kind: Kind
    copies: Annotated[int, Meta(ge=1, le=99)]
    value: Annotated[int, Meta(ge=1, le=99)] | None = None
    reshuffle: bool = False

    @property
    def id(self) -> str:
        """`number-4`, `skip-2`, `star`, `free`."""
        return self.kind if self.value is None else f"{self.kind}-{self.value}"


class DeckData(Data, frozen=True):
    """A deck file."""

    id: Id
    cards: tuple[CardData, ...]


class PenaltyStep(Data, frozen=True):
    """From so many empty stations on, so many points are lost (MX-5.3)."""

    empty: int
    points: int


class RankStep(Data, frozen=True):
    """From this total on, a solo player has this rank (MX-5.5)."""

    total: int
    rank: str


class ScoringData(Data, frozen=True):
    """The scoring file."""

    penalty: tuple[PenaltyStep, ...]
    solo_ranks: tuple[RankStep, ...]


# --- options ----------------------------------------------------------------------------------------------


class Edition(Options, frozen=True):
    """Map and deck, each by the id of one that ships with the game, or whole."""

    map: str | MapData = "tokyo"
    deck: str | DeckData = "standard20"


class FirstOptions(Edition, frozen=True):
    """The options of rules 1, which left nothing open."""


class MetroXOptions(Edition, frozen=True):
    """An edition, and how its rules are read."""

    house: House = House()
    # Somebody flips real cards and enters them (MX-7); unset, as in records before there was this, the game deals.
    cards: Literal["flipped"] | UnsetType = UNSET


def house_of(options: Edition) -> House:
    """How the rules are read with these options."""
    return options.house if isinstance(options, MetroXOptions) else House()


# --- commands ---------------------------------------------------------------------------------------------


class Write(Command, frozen=True):
    """Write the card in the leftmost empty indicator space of a route (MX-2.4a)."""

    secret: ClassVar[bool] = True
    route: str


class Circle(Command, frozen=True):
    """Fill one empty station with the free circle (MX-3.4b)."""

    secret: ClassVar[bool] = True
    station: str


class Nothing(Command, frozen=True):
    """The only choice on a free circle when no station is empty (MX-3.4d)."""

    secret: ClassVar[bool] = True


class TakeBack(Command, frozen=True):
    """Take the choice for this card back while the turn is open (MX-2.3a)."""


class Flip(Command, frozen=True):
    """Enter the real card that was flipped (MX-7.2a)."""

    by_hand: ClassVar[bool] = True
    card: str


class Unflip(Command, frozen=True):
    """Take back a card that was entered wrongly (MX-7.4a)."""

    by_hand: ClassVar[bool] = True


Choice: TypeAlias = Write | Circle | Nothing
AnyCommand: TypeAlias = Write | Circle | Nothing | TakeBack | Flip | Unflip


# --- state ------------------------------------------------------------------------------------------------


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One player's map. Stations and routes are bits, in the order of the map file."""

    filled: int  # stations
    starred: int  # those of them filled with a number by a star
    indicators: tuple[tuple[int, ...], ...]  # per route the cards written, left to right
    first: int  # routes completed with the first bonus
    later: int  # routes completed with the later bonus


class Score(msgspec.Struct, frozen=True, gc=False):
    """A score sheet: Comp.B + Cross.B - Emp.P (MX-5.2)."""

    bonuses: int
    stars: int
    empty: int
    penalty: int
    total: int


# --- events -----------------------------------------------------------------------------------------------


class CardTurned(Event, frozen=True):
    """A card was turned face up (MX-2.1)."""

    turn: int
    card: str


class CardAwaited(Event, frozen=True):
    """A turn begins, and its card has yet to be flipped (MX-7.1a)."""

    turn: int


class Flipped(Event, frozen=True):
    """Somebody has flipped a real card, and flips from now on (MX-7.2a, MX-7.2c)."""

    seat: int
    card: str


class Unflipped(Event, frozen=True):
    """The card was entered wrongly: it is in the draw pile again, and nobody has written (MX-7.4)."""

    seat: int
    card: str


class Wrote(Event, frozen=True):
    """Somebody has written; what, stays hidden until the turn ends (MX-6.2b)."""

    quiet: ClassVar[bool] = True
    seat: int


class TookBack(Event, frozen=True):
    """Somebody has taken the choice back (MX-2.3a)."""

    quiet: ClassVar[bool] = True
    seat: int


class Filled(Event, frozen=True):
    """What somebody wrote in the turn that ended; `number` is that of a star, else 0."""

    reveals: ClassVar[bool] = True
    seat: int
    route: str | None
    stations: tuple[str, ...]
    number: int


class Completed(Event, frozen=True):
    """Somebody has completed a route (MX-4.2)."""

    seat: int
    route: str
    bonus: int
    first: bool


class Reshuffled(Event, frozen=True):
    """All cards went back into the draw pile (MX-4.4a)."""


class Scored(Event, frozen=True):
    """Somebody's final score (MX-5.2)."""

    seat: int
    bonuses: int
    stars: int
    empty: int
    penalty: int
    total: int


class Ranked(Event, frozen=True):
    """The rank of a solo player (MX-5.5)."""

    rank: str


class Ended(Event, frozen=True):
    """The game is over; these seats have won (MX-5.4)."""

    seats: tuple[int, ...]
    decided_by: str


# --- view -------------------------------------------------------------------------------------------------


class SheetView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as everybody sees it.

    `marks` has one character per station, in the order of the map file: `.` empty, `o` circled, `*` starred.
    `first` and `later` are the letters of completed routes.
    """

    marks: str
    indicators: tuple[tuple[str, ...], ...]
    first: str
    later: str
    score: Score


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat or a spectator may know (MX-6): all but the choices of others for the card face up."""

    viewer: int | Literal["gm", "spectator"]
    options: MetroXOptions
    turn: int
    card: str  # empty while it has yet to be flipped
    pile: dict[str, int]
    discard: dict[str, int]
    sheets: tuple[SheetView, ...]
    written: tuple[bool, ...]
    choice: Choice | None
    crowns: dict[str, int]  # per completed route the turn that took its first bonus
    over: bool
    flipper: int | UnsetType = UNSET  # who flips the cards, where they are real
