"""TOKYO METRO data files: maps, cards and constants, decoded by type and checked."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.data import Data, DataFile, Source
from kippu.core.errors import BadData
from kippu.core.names import Name

ActionKind: TypeAlias = Literal[
    "move",
    "station",
    "invest",
    "depart",
    "speed",
    "bicycle",
    "discount",
    "bid",
    "loan",
    "speculate",
    "disc",
    "card",
]
# Actions whose spot says no number.
PLAIN = frozenset({"bicycle", "loan", "speculate"})

MAX_STATIONS = 250
MAX_LINES = 40

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,31}$(?!\n)", description="a short lower-case id")]
LineId: TypeAlias = Annotated[str, Meta(pattern="^[A-Z][A-Za-z0-9]{0,3}$(?!\n)", description="G, or M2")]
DeckId: TypeAlias = Annotated[str, Meta(pattern="^[A-Z]$(?!\n)", description="one capital letter")]
CardId: TypeAlias = Annotated[str, Meta(pattern="^[A-Z][A-Za-z0-9]{0,7}$(?!\n)", description="A1a")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Money: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]


# --- maps -------------------------------------------------------------------------------------------------


class LineData(Data, frozen=True):
    """A line with its stations from station 1 to the far terminus (TM-1.2)."""

    id: LineId
    name: Name
    color: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$(?!\n)")]
    stations: tuple[Id, ...]


class OtherName(Data, frozen=True):
    """What one line calls a station that others call otherwise."""

    line: LineId
    name: Name


class StationData(Data, frozen=True):
    """A station; it touches the rectangle at (x, y) and those right of it, below it, and both (TM-1.4)."""

    id: Id
    name: Name
    x: Annotated[int, Meta(ge=0)]
    y: Annotated[int, Meta(ge=0)]
    also: tuple[OtherName, ...] = ()


class MapData(DataFile, frozen=True):
    """A map file: the walking grid, the lines in track order, the stations."""

    id: Id
    name: Name
    width: Annotated[int, Meta(ge=2, le=60)]
    height: Annotated[int, Meta(ge=2, le=60)]
    lines: tuple[LineData, ...]
    stations: tuple[StationData, ...]


# --- cards ------------------------------------------------------------------------------------------------


class SpotData(Data, frozen=True):
    """A spot of a card: its action, the number printed on it, and how many discs it asks for (TM-7.6)."""

    action: ActionKind
    value: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    discs: Annotated[int, Meta(ge=1, le=9)] = 1


class CardData(Data, frozen=True):
    """An action card."""

    id: CardId
    dots: Annotated[int, Meta(ge=1, le=9)]
    spots: Annotated[tuple[SpotData, ...], Meta(min_length=1, max_length=4)]


class DeckData(Data, frozen=True):
    """A deck, and the column its cards are dealt into."""

    id: DeckId
    cards: Annotated[tuple[CardData, ...], Meta(min_length=1, max_length=30)]


class CardsData(Data, frozen=True):
    """A file of action cards."""

    id: Id
    decks: Annotated[tuple[DeckData, ...], Meta(min_length=1, max_length=12)]


# --- constants --------------------------------------------------------------------------------------------


class ConstantsData(Data, frozen=True):
    """The numbers of the rules, each by its name there."""

    id: Id
    money_unit: Annotated[int, Meta(ge=1, le=1_000)]
    start_cash: Money
    start_bonus_by_seat: Annotated[tuple[Money, ...], Meta(min_length=5, max_length=5)]
    solo_columns_as_players: Annotated[int, Meta(ge=1, le=5)]
    usable_discs_start: Annotated[int, Meta(ge=1, le=20)]
    usable_discs_max: Annotated[int, Meta(ge=1, le=20)]
    speculation_discs: Count
    pyramids_per_player: Count
    share_surcharge: Annotated[tuple[Money, ...], Meta(min_length=3, max_length=3)]
    slots_per_line: Count
    speed_tokens: Count
    loan_markers: Count
    bicycles: Count
    walk_steps: Count
    bicycle_bonus_steps: Count
    train_steps: Annotated[int, Meta(ge=1, le=99)]
    speed_token_steps: Count
    dividend_with_share_line: Money
    dividend_with_share_owner: Money
    dividend_without_share_line: Money
    dividend_without_share_owner: Money
    fare: Money
    fare_shareholder: Money
    pass_pay_per_disc: Money
    loan_amount: Money
    loan_repay_price: Money
    loan_end_price: Money
    split_divisor: Annotated[int, Meta(ge=1, le=99)]
    half_divisor: Annotated[int, Meta(ge=1, le=99)]
    speculation_minimum: Money
    speculation_cap_factor: Count


# --- reading and checking ---------------------------------------------------------------------------------


def read_map(source: Source) -> MapData:
    """A map from a file, or BadData with the line that is wrong."""
    data = source.decode(MapData)
    check_map(data, source)
    return data


def read_cards(source: Source) -> CardsData:
    """Cards from a file, or BadData with the line that is wrong."""
    data = source.decode(CardsData)
    check_cards(data, source)
    return data


def read_constants(source: Source) -> ConstantsData:
    """Constants from a file, or BadData with the line that is wrong."""
    data = source.decode(ConstantsData)
    check_constants(data, source)
    return data


def check_map(data: MapData, source: Source | None = None) -> None:
    """Refuse a map that cannot be played on."""
    for fault in _map_faults(data, source or _written(data)):
        raise fault


def check_cards(data: CardsData, source: Source | None = None) -> None:
    """Refuse cards that cannot be played with."""
    for fault in _card_faults(data, source or _written(data)):
        raise fault


def check_constants(data: ConstantsData, source: Source | None = None) -> None:
    """Refuse constants that break TM-0.1 or cannot be played with."""
    for fault in _constant_faults(data, source or _written(data)):
        raise fault


def _written(data: MapData | CardsData | ConstantsData) -> Source:
    return Source(data.id, msgspec.json.encode(data))


def _map_faults(data: MapData, source: Source) -> Iterator[BadData]:
    if not 1 <= len(data.lines) <= MAX_LINES:
        yield source.bad("number_of_lines", ["lines"], max=MAX_LINES)
    if len(data.stations) > MAX_STATIONS:
        yield source.bad("too_many_stations", ["stations", MAX_STATIONS], max=MAX_STATIONS)
    for index, id_ in _again([line.id for line in data.lines]):
        yield source.bad("line_id_twice", ["lines", index], id=id_)
    for index, id_ in _again([station.id for station in data.stations]):
        yield source.bad("station_id_twice", ["stations", index], station=id_)
    known = {station.id for station in data.stations}
    for index, line in enumerate(data.lines):
        yield from _line_faults(line, index, known, source)
    served = {station: {line.id for line in data.lines if station in line.stations} for station in known}
    for index, station in enumerate(data.stations):
        yield from _station_faults(station, index, data, served[station.id], source)


def _line_faults(line: LineData, index: int, known: set[str], source: Source) -> Iterator[BadData]:
    if len(line.stations) < 2:
        yield source.bad("line_too_short", ["lines", index, "stations"], id=line.id)
    for at, station in enumerate(line.stations):
        if station not in known:
            yield source.bad("unknown_station_on_line", ["lines", index, "stations", at], id=line.id, station=station)
    for at, station in _again(line.stations):
        yield source.bad("line_twice_through", ["lines", index, "stations", at], id=line.id, station=station)


def _station_faults(
    station: StationData, index: int, data: MapData, lines: set[str], source: Source
) -> Iterator[BadData]:
    if station.x + 1 >= data.width or station.y + 1 >= data.height:
        yield source.bad("station_off_grid", ["stations", index], station=station.id)
    if not lines:
        yield source.bad("station_unreachable", ["stations", index], station=station.id)
    for at, other in enumerate(station.also):
        if other.line not in lines:
            yield source.bad("name_without_line", ["stations", index, "also", at], station=station.id, id=other.line)


def _card_faults(data: CardsData, source: Source) -> Iterator[BadData]:
    for index, id_ in _again([deck.id for deck in data.decks]):
        yield source.bad("deck_id_twice", ["decks", index], deck=id_)
    seen: set[str] = set()
    for number, deck in enumerate(data.decks):
        # TM-4.4b: all decks run out in the same round.
        if len(deck.cards) != len(data.decks[0].cards):
            yield source.bad("decks_differ", ["decks", number], deck=deck.id, cards=len(data.decks[0].cards))
        for index, card in enumerate(deck.cards):
            place: list[str | int] = ["decks", number, "cards", index]
            if card.id in seen:
                yield source.bad("card_id_twice", place, card=card.id)
            seen.add(card.id)
            for at, spot in enumerate(card.spots):
                if (spot.value is None) != (spot.action in PLAIN):
                    yield source.bad("spot_value", [*place, "spots", at], card=card.id, action=spot.action)


def _constant_faults(data: ConstantsData, source: Source) -> Iterator[BadData]:
    if data.usable_discs_start > data.usable_discs_max:
        yield source.bad("more_discs_than_most", ["usable_discs_start"])
    money = {
        name: value
        for name, value in msgspec.structs.asdict(data).items()
        if name.startswith(("dividend", "fare", "pass", "loan_", "start_", "share_", "speculation_minimum"))
        and name != "loan_markers"
    }
    for name, value in money.items():
        if any(one % data.money_unit for one in (value if isinstance(value, tuple) else (value,))):
            yield source.bad("not_in_units", [name], name=name, unit=data.money_unit)  # TM-0.1b


def _again(ids: list[str] | tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Where something comes for the second time."""
    seen: Counter[str] = Counter()
    for index, one in enumerate(ids):
        seen[one] += 1
        if seen[one] == 2:
            yield index, one
