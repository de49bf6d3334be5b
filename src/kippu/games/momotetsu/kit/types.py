"""An event kit: one folder of files that an organiser writes, each decoded by its type.

`kit.json` names the event, its teams, clock and options; `map.json` the squares and lines; `cards.json` the
cards; `tables.json` what dice and draws decide; `missions.json` the missions and their properties;
`rates.json` every other number. `check.py` says what is wrong or odd.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from kippu.core.data import Data, DataFile
from kippu.core.house import Reading, switch
from kippu.core.names import FALLBACK, Name
from kippu.games.momotetsu.kit.cards import CardsData, Proof
from kippu.games.momotetsu.kit.rates import RatesData
from kippu.games.momotetsu.kit.words import (
    Clock,
    Count,
    Face,
    Id,
    Kind,
    MissionType,
    Mode,
    PropertyKind,
    Rank,
)

# --- kit.json ---------------------------------------------------------------------------------------------


class TeamsData(Data, frozen=True):
    """How many teams, of how many people, and what they begin with (RM-1.1 to RM-1.5)."""

    start_square: Id
    min: Annotated[int, Meta(ge=2, le=12)] = 2
    max: Annotated[int, Meta(ge=2, le=12)] = 12
    min_members: Annotated[int, Meta(ge=1)] = 2
    start_points: int = 200
    point_unit: Annotated[int, Meta(ge=1)] = 10


class ClockData(Data, frozen=True):
    """The times of the day (RM-1.6 to RM-1.9)."""

    start: Clock = "08:30"
    settlements: tuple[Clock, ...] = ("11:00", "14:00", "16:00")
    switch: Clock = "14:00"
    last_roll: Clock = "17:30"
    cutoff: Clock = "18:00"


class Settings(Data, frozen=True):
    """The switches of the rules; the game master may change them before the start."""

    presets: ClassVar[Mapping[str, Mapping[str, Reading]]] = {
        "first_release": {"gamble_win": "travel"},
        "as_printed": {
            "goal_notice": "gm", "settlement_call": "gm", "dice_source": "physical", "obsolete_missions": "keep",
        },
    }  # fmt: skip

    bonbi_draw: Annotated[Literal["dice", "cards"], switch("RM-9.14", "bonbi")] = "dice"
    bonbi_doubles_table_1: Annotated[bool, switch("RM-9.25", "bonbi")] = True
    final_counts_sale: Annotated[bool, switch("RM-12.4", "points")] = True
    prize_tie: Annotated[Literal["all", "none"], switch("RM-12.3", "points")] = "all"
    races_tie: Annotated[Literal["roll_again", "all"], switch("RM-10.8", "points")] = "roll_again"
    late_minutes_rounding: Annotated[Literal["floor", "ceil"], switch("RM-8.21", "points")] = "floor"
    shinkansen_enabled: Annotated[bool, switch("RM-6.19", "cards")] = False
    shiritori_voicing: Annotated[Literal["loose", "strict"], switch("RM-6.16", "cards")] = "loose"
    # None: as the version of the rules has it
    gamble_win: Annotated[Literal["instant", "travel"] | None, switch("RM-6.20", "cards")] = None
    king_trip_processed: Annotated[bool, switch("RM-2.7", "cards")] = True
    own_bonbi_card_attack: Annotated[Literal["next_square", "this_square"], switch("RM-9.12", "bonbi")] = "next_square"
    mission_card_skip_cleared: Annotated[bool, switch("RM-6.53", "cards")] = True
    goal_notice: Annotated[Literal["auto", "gm"], switch("RM-8.7", "day")] = "auto"
    settlement_call: Annotated[Literal["auto", "gm"], switch("RM-12.2", "day")] = "auto"
    dice_source: Annotated[Literal["server", "physical", "both"], switch("RM-1.14", "day")] = "server"
    balances_public: Annotated[bool, switch("RM-16.4", "day")] = False
    hands_public: Annotated[bool, switch("RM-16.5", "day")] = False
    obsolete_missions: Annotated[Literal["replace", "keep", "remove"], switch("RM-7.10", "day")] = "replace"
    extra_stations: tuple[Id, ...] = ()
    table_wait_sampled: Annotated[bool, switch("RM-18.8", "day")] = False
    spectator_delay_minutes: Annotated[int, Meta(ge=0, le=24 * 60)] | None = None  # None: as the rates say


class EventData(DataFile, frozen=True):
    """`kit.json`."""

    id: Id
    name: Name
    teams: TeamsData
    edition: Name | None = None
    clock: ClockData = ClockData()
    options: Settings = Settings()


# --- map.json ---------------------------------------------------------------------------------------------


class PlaceData(Data, frozen=True):
    """Where some lines of a square stop; a square may have several places (RM-3.2)."""

    lat: float
    lon: float
    lines: tuple[Id, ...]
    bus: bool = False


class SquareData(Data, frozen=True):
    """A square: its kind, its readings in kana, and its other names (RM-3.2).

    `twins` are stations of another name that are the same square, and are shown; `also` are only other spellings.
    """

    id: Id
    name: Name
    kind: Kind
    kana: tuple[str, ...]
    places: Annotated[tuple[PlaceData, ...], Meta(min_length=1)]
    also: tuple[str, ...] = ()
    twins: tuple[Name, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Every name of it, in every language."""
        return (*self.name.values(), *(one for twin in self.twins for one in twin.values()), *self.also)


class LineData(Data, frozen=True):
    """A line in its listed range: segments of squares in order; those it runs past are in `pass_only` (RM-3.3)."""

    id: Id
    name: Name
    operator: Name
    color: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$(?!\n)")]
    mode: Mode
    segments: tuple[tuple[Id, ...], ...]
    loop: bool = False
    pass_only: tuple[Id, ...] = ()
    liner_ends: tuple[Id, ...] = ()
    boarding: dict[Id, Name] = msgspec.field(default_factory=dict)


class OptionalData(Data, frozen=True):
    """A station that an option puts between two squares (RM-3.21)."""

    id: Id
    name: Name
    kind: Kind
    kana: tuple[str, ...]
    lat: float
    lon: float
    between: tuple[Id, Id]
    lines: tuple[Id, ...]
    passed_by: tuple[Id, ...] = ()


class MapData(Data, frozen=True):
    """`map.json`."""

    squares: tuple[SquareData, ...]
    lines: tuple[LineData, ...]
    sets: dict[Id, tuple[Id, ...]] = msgspec.field(default_factory=dict)
    optional: tuple[OptionalData, ...] = ()


# --- tables.json ------------------------------------------------------------------------------------------


class PairData(Data, frozen=True):
    """What two playing cards give on a card square (RM-4.6)."""

    low: Rank
    high: Rank
    card: Id


class DestinationData(Data, frozen=True):
    """A row of the destination table (RM-8.15)."""

    first: Face
    second: tuple[Face, ...]
    square: Id
    points: Count


class ShopItem(Data, frozen=True):
    """What a card station sells (RM-4.7)."""

    card: Id
    price: Count
    option: Literal["shinkansen_enabled"] | None = None


class DiceEventData(Data, frozen=True):
    """The event of a face (RM-10)."""

    face: Face
    id: Id
    op: Literal["fireworks", "cards", "snow", "substitute", "races"]
    name: Name
    text: Name
    cards: tuple[Id, ...] = ()


class AttackData(Data, frozen=True):
    """A row of a bonbi table: its name (RM-9.14 to RM-9.24)."""

    face: Face
    id: Id
    name: Name
    text: Name | None = None


class TablesData(Data, frozen=True):
    """`tables.json`."""

    pairs: tuple[PairData, ...]
    special: tuple[Id, ...]
    destinations: tuple[DestinationData, ...]
    shop: tuple[ShopItem, ...]
    events: tuple[DiceEventData, ...]
    lottery_prizes: dict[Literal["1", "2", "3", "4", "5", "6"], Id]
    attacks: tuple[AttackData, ...]
    transformations: tuple[AttackData, ...]


# --- missions.json ----------------------------------------------------------------------------------------


class PropertyData(Data, frozen=True):
    """What a mission wins (RM-7.9)."""

    id: Id
    name: Name
    text: Name
    kind: PropertyKind
    settlement: tuple[Count, ...]
    sale: Count


class MissionData(Data, frozen=True):
    """A mission and its property (RM-7.1); `obsolete` says why it is no longer possible (a bare text is English)."""

    id: Id
    square: Id
    task: Name
    type: MissionType
    property: PropertyData
    proof: tuple[Proof, ...] = ("photo",)
    obsolete: Name | str | None = None
    replacement: Name | None = None

    def why_gone(self) -> Name | None:
        """Why it is no longer possible."""
        return {FALLBACK: self.obsolete} if isinstance(self.obsolete, str) else self.obsolete


class MissionsData(Data, frozen=True):
    """`missions.json`."""

    missions: tuple[MissionData, ...]
    prize_kinds: tuple[PropertyKind, ...] = ("food", "industry", "history")


# --- the whole --------------------------------------------------------------------------------------------


class KitData(Data, frozen=True):
    """All files of a kit."""

    kit: EventData
    map: MapData
    cards: CardsData
    tables: TablesData
    missions: MissionsData
    rates: RatesData

    def __hash__(self) -> int:
        return hash((self.kit, self.cards))  # enough to tell kits apart, and soon done


FILES: dict[str, type[Data]] = {
    "kit": EventData,
    "map": MapData,
    "cards": CardsData,
    "tables": TablesData,
    "missions": MissionsData,
    "rates": RatesData,
}


def clock_ms(time: str) -> int:
    """A time of day as milliseconds from midnight."""
    hours, minutes = time.split(":")
    return (int(hours) * 60 + int(minutes)) * 60_000
