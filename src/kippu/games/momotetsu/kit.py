"""An event kit: one folder of files that an organiser writes, each decoded by its type.

`kit.json` names the event, its teams, clock and options; `map.json` the squares and lines; `cards.json` the
cards; `tables.json` what dice and draws decide; `missions.json` the missions and their properties;
`rates.json` every other number. `kit_check.py` says what is wrong or odd.
"""

import re
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$(?!\n)", description="a short lower-case id")]
Clock: TypeAlias = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="a time of day")]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Rank: TypeAlias = Annotated[int, Meta(ge=1, le=13)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Kind: TypeAlias = Literal["mission", "card", "blue", "red", "special", "shop"]
Mode: TypeAlias = Literal["rail", "tram", "bus"]
Status: TypeAlias = Literal["rocket", "reroll", "double", "seal", "cow", "inflation", "red_immune", "free_property"]
Economy: TypeAlias = Literal["normal", "boom", "recession"]
MissionType: TypeAlias = Literal["visit", "find", "photo", "eat", "buy", "do"]
PropertyKind: TypeAlias = Literal["food", "industry", "history", "commerce", "park"]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a kit file."""


class Name(Data, frozen=True):
    """Words in the languages of the project."""

    en: Annotated[str, Meta(min_length=1)]
    ja: Annotated[str, Meta(min_length=1)]


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

    bonbi_draw: Literal["dice", "cards"] = "dice"
    bonbi_doubles_table_1: bool = True
    final_counts_sale: bool = True
    prize_tie: Literal["all", "none"] = "all"
    races_tie: Literal["roll_again", "all"] = "roll_again"
    late_minutes_rounding: Literal["floor", "ceil"] = "floor"
    shinkansen_enabled: bool = False
    shiritori_voicing: Literal["loose", "strict"] = "loose"
    gamble_win: Literal["travel", "instant"] = "travel"
    king_trip_processed: bool = True
    own_bonbi_card_attack: Literal["next_square", "this_square"] = "next_square"
    mission_card_skip_cleared: bool = True
    goal_notice: Literal["auto", "gm"] = "auto"
    settlement_call: Literal["auto", "gm"] = "auto"
    dice_source: Literal["server", "physical", "both"] = "server"
    balances_public: bool = False
    hands_public: bool = False
    obsolete_missions: Literal["replace", "keep", "remove"] = "replace"
    extra_stations: tuple[Id, ...] = ()
    table_wait_sampled: bool = False


class EventData(Data, frozen=True):
    """`kit.json`."""

    id: Id
    name: Name
    teams: TeamsData
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
    """A square: its kind, its readings in kana, the other names it goes by."""

    id: Id
    name: Name
    kind: Kind
    kana: tuple[str, ...]
    places: Annotated[tuple[PlaceData, ...], Meta(min_length=1)]
    also: tuple[str, ...] = ()


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
    boarding: dict[Id, str] = {}


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
    sets: dict[Id, tuple[Id, ...]] = {}
    optional: tuple[OptionalData, ...] = ()


# --- cards.json -------------------------------------------------------------------------------------------


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Effect(Data, frozen=True, tag_field="op", tag=_snake):
    """What a card does; each kind has its function in the rules."""


class MoveExact(Effect, frozen=True):
    """Move one of these counts, chosen at the declaration."""

    squares: Annotated[tuple[Annotated[int, Meta(ge=1, le=18)], ...], Meta(min_length=1)]


class MoveDice(Effect, frozen=True):
    """Move the sum of so many dice; with `goal_on_pass` the destination may be stopped at on the way."""

    dice: Annotated[int, Meta(ge=1, le=3)]
    goal_on_pass: bool = False


class MoveRank(Effect, frozen=True):
    """Move the rank of one playing card."""


class RideToEnd(Effect, frozen=True):
    """Ride one vehicle to its last stop."""


class Walk(Effect, frozen=True):
    """Walk to a near square."""

    radius_km: float = 2.0
    min_targets: Count = 3


class Trip(Effect, frozen=True):
    """Go to a square of a set: one of the map's own sets, or one that the rules know."""

    set: Id
    only_from: Id | None = None


class Gamble(Effect, frozen=True):
    """On a winning face to the destination, else to the previous one."""

    win_faces: tuple[Face, ...]


class Points(Effect, frozen=True):
    """Points for the own team, for every other one, or for one other of choice."""

    own: int = 0
    others: int = 0
    target: int = 0


class PointsDice(Effect, frozen=True):
    """So many points times the sum of dice."""

    dice: Annotated[int, Meta(ge=1, le=6)]
    times: int


class PointsPerProperty(Effect, frozen=True):
    """So many points for each property held."""

    each: int


class Halve(Effect, frozen=True):
    """The own balance is halved."""


class PoolAndSplit(Effect, frozen=True):
    """Two balances are added and shared equally."""


class Give(Effect, frozen=True):
    """Points go from the own balance to the lowest one."""

    amount: Count


class SellStar(Effect, frozen=True):
    """One own star card is given up for points."""

    gain: Count


class GainStar(Effect, frozen=True):
    """One star card of choice is gained."""


class DiscardAllStars(Effect, frozen=True):
    """One other team loses its star cards."""


class Reveal(Effect, frozen=True):
    """Square, hand and balance are shown to all."""


class Copy(Effect, frozen=True):
    """Does what another instant card does."""

    excluded: tuple[Id, ...] = msgspec.field(default=(), name="except")


class SetStatus(Effect, frozen=True, tag="status"):
    """A status for the own team."""

    status: Status


class SetEconomy(Effect, frozen=True, tag="economy"):
    """Boom or recession for all."""

    economy: Literal["boom", "recession"]


class Gate(Effect, frozen=True):
    """Nobody can pass the destination for some minutes."""

    minutes: Count


class Transform(Effect, frozen=True):
    """The next attack is rolled on the transformation table."""


class RedrawDestination(Effect, frozen=True):
    """On some faces a new destination is drawn."""

    faces: tuple[Face, ...]


class ForceAlight(Effect, frozen=True):
    """Every other team in a vehicle gets off."""


class BonbiComes(Effect, frozen=True, tag="bonbi"):
    """Bonbi comes to the drawer, or the drawer sends it."""


class Task(Effect, frozen=True):
    """Something to do, with proof; what the server can check by itself is said here."""

    minutes: Count = 0
    exact_chars: Count = 0
    min_chars: Count = 0
    lines: Count = 0
    initials: tuple[str, ...] = ()
    give_up_minutes: Count = 0
    then: Status | None = None


class TaskUntilArrival(Effect, frozen=True):
    """Something to keep up until the next arrival."""


AnyEffect: TypeAlias = (
    MoveExact
    | MoveDice
    | MoveRank
    | RideToEnd
    | Walk
    | Trip
    | Gamble
    | Points
    | PointsDice
    | PointsPerProperty
    | Halve
    | PoolAndSplit
    | Give
    | SellStar
    | GainStar
    | DiscardAllStars
    | Reveal
    | Copy
    | SetStatus
    | SetEconomy
    | Gate
    | Transform
    | RedrawDestination
    | ForceAlight
    | BonbiComes
    | Task
    | TaskUntilArrival
)
Fail: TypeAlias = Literal["none", "refused", "void", "return", "fallback", "retry", "stay", "as_copied"]
Proof: TypeAlias = Literal["photo", "text", "video", "photo_or_text", "photo_or_timer", "honour_or_video"]


class CardData(Data, frozen=True):
    """A card (RM-5, RM-6). `minutes` and `success` are for table play."""

    id: Id
    name: Name
    text: Name
    class_: Literal["auto", "move", "human", "mixed"] = msgspec.field(name="class")
    effect: AnyEffect
    star: bool = False
    proof: tuple[Proof, ...] = ()
    fail: Fail = "none"
    exempt: bool = False
    minutes: tuple[Count, Count] = (0, 0)
    success: Annotated[float, Meta(ge=0, le=1)] = 1.0
    option: Literal["shinkansen_enabled"] | None = None


class CardsData(Data, frozen=True):
    """`cards.json`."""

    cards: tuple[CardData, ...]


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


class HappeningData(Data, frozen=True):
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
    events: tuple[HappeningData, ...]
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
    """A mission and its property (RM-7.1)."""

    id: Id
    square: Id
    task: Name
    type: MissionType
    property: PropertyData
    proof: tuple[Proof, ...] = ("photo",)
    obsolete: str | None = None
    replacement: Name | None = None


class MissionsData(Data, frozen=True):
    """`missions.json`."""

    missions: tuple[MissionData, ...]
    prize_kinds: tuple[PropertyKind, ...] = ("food", "industry", "history")


# --- rates.json -------------------------------------------------------------------------------------------


class SquareRates(Data, frozen=True):
    """Blue and red squares (RM-4.3, RM-4.4)."""

    blue_factor: Count = 30
    blue_factor_late: Count = 40
    red_factor: Count = 30
    red_factor_late: Count = 40


class MovementRates(Data, frozen=True):
    """Movement (RM-3)."""

    max_steps: Annotated[int, Meta(ge=13, le=40)] = 18
    gate_stuck_wait_minutes: Count = 5
    rocket_add: Count = 1
    ice_factor: Annotated[int, Meta(ge=1, le=3)] = 2


class GoalRates(Data, frozen=True):
    """The goal (RM-8)."""

    distance_bonus: Count = 10
    distance_bonus_late: Count = 20
    inflation_bonus: Count = 500
    alight_minutes: Count = 5
    late_points_per_minute: Count = 20
    same_goal_bucket_seconds: Annotated[int, Meta(ge=1)] = 60


class BonbiRates(Data, frozen=True):
    """Bonbi (RM-9)."""

    double_factor: Annotated[int, Meta(ge=1)] = 2
    draw_fee: Count = 50
    back_per_square: Count = 30
    lottery_fee: Count = 30
    die_loss_factor: Count = 30
    property_gain: Count = 50
    mini_loss: Count = 20
    king_no_star_loss: Count = 200
    king_loss: Count = 500
    touch_block_minutes: Count = 5
    repel_cost: Count = 400
    repel_window_minutes: Count = 5
    touch_confirm_minutes: Count = 3


class HappeningRates(Data, frozen=True):
    """Events (RM-10)."""

    fireworks: Count = 200
    snow_per_goal: Count = 200
    substitute_factor: Count = 50
    races_dice: Annotated[int, Meta(ge=1)] = 2
    races_prize: Count = 500


class MoneyRates(Data, frozen=True):
    """Debts and prizes (RM-11, RM-12)."""

    debt_choice_minutes: Count = 5
    prize: Count = 300


class TaskRates(Data, frozen=True):
    """Human cards (RM-6)."""

    tongue_phrase_ja: str = "赤坂サカス"


class LiveRates(Data, frozen=True):
    """Live play (RM-2.16, RM-8.3, RM-17)."""

    undo_seconds: Count = 120
    gps_ok_km: float = 1.0
    goal_photo_minutes: Count = 5


class LateRates(Data, frozen=True):
    """Late reports (RM-15, RM-17.3)."""

    clock_skew_seconds: Count = 90
    max_backdate_minutes: Count = 30
    overdue_minutes: Count = 25


class ViewRates(Data, frozen=True):
    """Spectators (RM-16.1)."""

    spectator_delay_minutes: Count = 10


class Duration(Data, frozen=True):
    """How long something takes in table play, and how often it succeeds."""

    minutes: tuple[Count, Count]
    success: Annotated[float, Meta(ge=0, le=1)]


class TableRates(Data, frozen=True):
    """Table play (RM-18)."""

    step_seconds: dict[Mode, Count]
    pass_seconds: dict[Mode, Count]
    wait_seconds: dict[Mode, Count]
    mission: dict[MissionType, Duration]
    transfer_walk_seconds: Count = 180
    walk_m_per_min: Annotated[int, Meta(ge=1)] = 80
    walk_detour: float = 1.3
    ready_seconds: Count = 60
    draw_seconds: Count = 60
    square_roll_seconds: Count = 30
    shop_seconds: Count = 60
    attack_seconds: Count = 60
    choice_seconds: Count = 30
    next_destination_seconds: Count = 60
    human_answer_seconds: Count = 60


class BotRates(Data, frozen=True):
    """The baseline bot (RM-18.15, RM-18.16)."""

    mission_max_minutes: Count = 35
    mission_stop_before: Clock = "17:00"
    star_gain_squares: float = 2
    limited_express_balance: int = 400
    express_balance: int = 300
    back_pay_max: Count = 120
    repel_balance: int = 1000


class RatesData(Data, frozen=True):
    """`rates.json`."""

    table: TableRates
    squares: SquareRates = SquareRates()
    movement: MovementRates = MovementRates()
    goal: GoalRates = GoalRates()
    bonbi: BonbiRates = BonbiRates()
    events: HappeningRates = HappeningRates()
    money: MoneyRates = MoneyRates()
    tasks: TaskRates = TaskRates()
    live: LiveRates = LiveRates()
    late: LateRates = LateRates()
    view: ViewRates = ViewRates()
    bot: BotRates = BotRates()


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
        return hash((self.kit, self.cards))  # maps and rates hold dicts


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
