"""Maps, cards and constants: the shipped ones, other editions, and wrong ones with file and line."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kippu.core.chance import Sampler
from kippu.core.data import Source
from kippu.core.errors import BadData, BadOptions
from kippu.core.text import text
from kippu.core.versions import plugin
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.files import CardsData, ConstantsData, MapData, read_cards, read_constants, read_map
from kippu.games.tokyo_metro.rules.parts import (
    FirstOptions,
    TokyoMetroOptions,
    parts,
    shipped,
    shipped_cards,
    shipped_constants,
    shipped_map,
)
from tests.languages import COMPLETE

MAP, CARDS, CONSTANTS = shipped_map("tokyo"), shipped_cards("standard"), shipped_constants("standard")
READ: dict[type, Callable[[Source], object]] = {MapData: read_map, CardsData: read_cards, ConstantsData: read_constants}


def test_what_ships() -> None:
    assert [shipped(folder) for folder in ("maps", "cards", "constants")] == [["tokyo"], ["standard"], ["standard"]]
    assert (len(MAP.lines), len(MAP.stations), sum(len(line.stations) for line in MAP.lines)) == (12, 113, 184)
    assert sum(len(deck.cards) for deck in CARDS.decks) == 54
    assert CONSTANTS.start_bonus_by_seat == (0, 100, 200, 300, 400)


def test_stations_that_a_line_calls_otherwise() -> None:
    otherwise = {
        station.id: {one.line: one.name["en"] for one in station.also} for station in MAP.stations if station.also
    }
    assert otherwise["nagatacho"] == {"G": "Akasaka-mitsuke", "M": "Akasaka-mitsuke"}
    assert len(otherwise) == 8


def test_each_deck_has_its_two_actions() -> None:
    actions = {deck.id: {spot.action for card in deck.cards for spot in card.spots} for deck in CARDS.decks}
    assert actions == {
        "A": {"move", "station"},
        "B": {"invest", "depart"},
        "C": {"speed", "bicycle"},
        "D": {"discount", "bid"},
        "E": {"loan", "speculate"},
        "F": {"disc", "card"},
    }


# --- another edition --------------------------------------------------------------------------------------

SMALL = MapData(
    "small",
    {"en": "Small", "ja": MAP.name["ja"]},
    4,
    3,
    (msgspec.structs.replace(MAP.lines[0], id="L1", stations=("ginza", "ueno")),),
    tuple(
        msgspec.structs.replace(station, x=x, y=0, also=())
        for x, station in enumerate(one for one in MAP.stations if one.id in {"ginza", "ueno"})
    ),
)


def test_another_edition_is_read_from_files_and_played(tmp_path: Path) -> None:
    decks = tuple(msgspec.structs.replace(deck, cards=deck.cards[:4]) for deck in CARDS.decks)
    rich = msgspec.structs.replace(CONSTANTS, id="rich", start_cash=5_000)
    given = {"map": SMALL, "cards": CardsData("few", decks), "constants": rich}
    for name, data in given.items():
        (tmp_path / f"{name}.json").write_bytes(msgspec.json.encode(data))
    readers = plugin("tokyo_metro").readers()
    options = TokyoMetroOptions(**{name: readers[name](tmp_path / f"{name}.json") for name in given})  # type: ignore[arg-type]
    assert options == TokyoMetroOptions(**given)  # type: ignore[arg-type]
    dice = random.Random("edition")
    chance = Sampler(dice)
    state = GAME.start(options, 3, chance).state
    assert (state.players[state.order[0]].cash, parts(options).rounds(3)) == (5_000, 2)
    while asked := GAME.to_act(state):
        state = GAME.apply(state, asked[0], dice.choice(list(GAME.legal(state, asked[0]))), chance, 0).state
    assert GAME.outcome(state) is not None


def test_decks_must_be_large_enough() -> None:
    few = CardsData("few", tuple(msgspec.structs.replace(deck, cards=deck.cards[:2]) for deck in CARDS.decks))
    with pytest.raises(BadOptions, match="decks_too_small"):
        GAME.start(TokyoMetroOptions(cards=few), 3, Sampler(random.Random(1)))


@pytest.mark.parametrize(
    ("name", "code"), [("map", "unknown_map"), ("cards", "unknown_cards"), ("constants", "unknown_constants")]
)
def test_unknown_ids(name: str, code: str) -> None:
    with pytest.raises(BadOptions, match=code) as error:
        parts(FirstOptions(**{name: "atlantis"}))
    for lang in COMPLETE:
        assert "atlantis" in text(lang, "kippu.games.tokyo_metro").error(error.value)


# --- wrong files ------------------------------------------------------------------------------------------


def changed(data: Any, place: list[str | int], value: Any) -> bytes:
    """A data file with one value changed, one value per line."""
    whole = json.loads(msgspec.json.encode(data))
    *way, last = place
    inner = whole
    for step in way:
        inner = inner[step]
    inner[last] = value
    return json.dumps(whole, indent=1).encode()


STATION = json.loads(msgspec.json.encode(MAP.stations[0]))
CARD = json.loads(msgspec.json.encode(CARDS.decks[0].cards[0]))
ALSO = {"line": "G", "name": {"en": "A", "ja": "あ"}}
SPOTS: list[str | int] = ["decks", 0, "cards", 0, "spots"]
# What is changed where, what is said of it, and where that is said to be.
WRONG: list[tuple[Any, list[str | int], Any, str, list[str | int]]] = [
    (MAP, ["lines"], [], "number_of_lines", ["lines"]),
    (MAP, ["stations"], [STATION] * 251, "too_many_stations", ["stations", 250]),
    (MAP, ["lines", 1, "id"], "G", "line_id_twice", ["lines", 1]),
    (MAP, ["stations", 1, "id"], "akabane_iwabuchi", "station_id_twice", ["stations", 1]),
    (MAP, ["lines", 0, "stations"], ["ginza"], "line_too_short", ["lines", 0, "stations"]),
    (MAP, ["lines", 0, "stations", 0], "osaka", "unknown_station_on_line", ["lines", 0, "stations", 0]),
    (MAP, ["lines", 0, "stations"], ["ginza", "ueno", "ginza"], "line_twice_through", ["lines", 0, "stations", 2]),
    (MAP, ["stations", 0, "x"], 24, "station_off_grid", ["stations", 0]),
    (MAP, ["stations", 0, "y"], 16, "station_off_grid", ["stations", 0]),
    (MAP, ["lines", 7, "stations"], ["meguro", "ueno"], "station_unreachable", ["stations", 0]),
    (MAP, ["stations", 0, "also"], [ALSO], "name_without_line", ["stations", 0, "also", 0]),
    (MAP, ["width"], 1, "wrong_shape", ["width"]),
    (CARDS, ["decks", 1, "id"], "A", "deck_id_twice", ["decks", 1]),
    (CARDS, ["decks", 1, "cards"], [CARD], "decks_differ", ["decks", 1]),
    (CARDS, ["decks", 1, "cards", 0, "id"], "A1a", "card_id_twice", ["decks", 1, "cards", 0]),
    (CARDS, [*SPOTS, 0, "value"], None, "spot_value", [*SPOTS, 0]),
    (CARDS, ["decks", 2, "cards", 0, "spots", 1, "value"], 3, "spot_value", ["decks", 2, "cards", 0, "spots", 1]),
    (CARDS, [*SPOTS, 0, "action"], "fly", "wrong_shape", [*SPOTS, 0, "action"]),
    (CONSTANTS, ["usable_discs_start"], 7, "more_discs_than_most", ["usable_discs_start"]),
    (CONSTANTS, ["fare"], 150, "not_in_units", ["fare"]),
    (CONSTANTS, ["share_surcharge"], [0, 300, 650], "not_in_units", ["share_surcharge"]),
    (CONSTANTS, ["share_surcharge"], [0, 300], "wrong_shape", ["share_surcharge"]),
]


@pytest.mark.parametrize(("data", "place", "value", "code", "named"), WRONG, ids=[one[3] for one in WRONG])
def test_wrong_files_are_refused_with_file_and_line(
    data: Any, place: list[str | int], value: Any, code: str, named: list[str | int]
) -> None:
    content = changed(data, place, value)
    source = Source("my.json", content)
    with pytest.raises(BadData) as error:
        READ[type(data)](source)
    assert (error.value.code, error.value.params["file"]) == (code, "my.json")
    assert error.value.params["line"] == source.line(named)
    for lang in COMPLETE:
        assert "my.json" in text(lang, "kippu.games.tokyo_metro").error(error.value)


def test_wrong_data_inside_options_is_refused_too() -> None:
    wrong = msgspec.structs.replace(SMALL, width=2)
    with pytest.raises(BadData, match="station_off_grid"):
        parts(TokyoMetroOptions(map=wrong))
    with pytest.raises(BadData, match="decks_differ"):
        parts(
            TokyoMetroOptions(
                cards=CardsData(
                    "odd", (CARDS.decks[0], msgspec.structs.replace(CARDS.decks[1], cards=CARDS.decks[1].cards[:3]))
                )
            )
        )
    with pytest.raises(BadData, match="not_in_units"):
        parts(TokyoMetroOptions(constants=msgspec.structs.replace(CONSTANTS, fare=1)))
