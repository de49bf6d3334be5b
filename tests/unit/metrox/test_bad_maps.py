"""Maps and decks that cannot be played: each is a shipped one with a small edit, refused with its line."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from kippu.core.data import Source
from kippu.core.errors import BadData, BadOptions, KippuError
from kippu.core.text import text
from kippu.games.metrox.game import GAME
from kippu.games.metrox.plugin import PLUGIN
from kippu.games.metrox.rules.board import MAX_STATIONS, read_map
from kippu.games.metrox.rules.deck import read_deck
from kippu.games.metrox.rules.parts import shipped_map
from kippu.games.metrox.rules.types import DeckData, MetroXOptions
from tests.languages import COMPLETE
from tests.rules.metrox.sheets import Stacked, invented_map, route
from tests.rules.sources import ROOT, calls

DATA = files("kippu.games.metrox") / "data"
TOKYO = (DATA / "maps/tokyo.json").read_text(encoding="utf-8")
STANDARD = (DATA / "decks/standard20.json").read_text(encoding="utf-8")

ROUTES = TOKYO[TOKYO.index('  "routes"') : TOKYO.index('  "stations": [\n')]
STATIONS = TOKYO[TOKYO.index('  "stations": [\n') : TOKYO.rindex("}")]
HIBIYA = json.dumps(next(one.stations for one in shipped_map("tokyo").routes if one.id == "H"))
LAST_STATION = '{"id": "r10c8", "x": 7.0, "y": 9.0}'
MORE_STATIONS = "".join(f',\n    {{"id": "more{number}", "x": {number}.0, "y": 20.0}}' for number in range(60))


def edited(text_: str, old: str, new: str) -> bytes:
    """The text with the first `old` replaced."""
    assert old in text_
    return text_.replace(old, new, 1).encode()


def said(error: KippuError) -> list[str]:
    """The error in all languages."""
    return [text(lang, "kippu.games.metrox").error(error) for lang in COMPLETE]


def assert_says_where(error: BadData, code: str, line: int) -> None:
    assert (error.code, error.params["file"], error.params["line"]) == (code, "edited.json", line)
    en, ja = said(error)
    assert en.startswith(f"edited.json, line {line}: ")
    assert ja.startswith(f"edited.json の{line}行目：")


BAD_MAPS = {
    # what is not JSON
    "nothing in it": (TOKYO, "", "not_json", 1),
    "a comma too few": ('"id": "tokyo",', '"id": "tokyo"', "not_json", 3),
    "text after the end": ('"y": 9.0}\n  ]\n}\n', '"y": 9.0}\n  ]\n}\n}\n', "not_json", 185),
    "a line break in a text": ('"Chiyoda"', '"Chi\nyoda"', "not_json", 51),
    "not a number": ('"label_at": [-1.61, 1.02]', '"label_at": [-1.61, NaN]', "not_json", 21),
    "half a character": ('"en": "Tokyo"', '"en": "\\ud83d"', "not_json", 3),
    # what has another shape
    "a list": (TOKYO, "[]", "wrong_shape", 1),
    "a key twice": ('"color": "#9C5E31",', '"color": "#9C5E31",\n      "color": "#9C5E31",', "key_twice", 9),
    "a key twice at the top": ('"id": "tokyo",', '"id": "tokyo",\n  "id": "tokyo",', "key_twice", 3),
    "a key twice in one line": ('"x": 12.0, "y": 7.0', '"x": 12.0, "y": 7.0, "x": 12.0', "key_twice", 170),
    "a missing field": ('      "pattern": "dots",\n', "", "wrong_shape", 16),
    "a name in no language": ('{"en": "Tozai", "ja": "東西線"}', "{}", "wrong_shape", 29),
    "a name in no such language": ('{"en": "Tozai",', '{"English": "Tozai",', "wrong_shape", 29),
    "an unknown field": ('"color": "#009BBF"', '"colour": "#009BBF"', "wrong_shape", 27),
    "a wrong type": ('"bonus_first": 7', '"bonus_first": "7"', "wrong_shape", 34),
    "a bonus below zero": ('"bonus_later": 5', '"bonus_later": -5', "wrong_shape", 35),
    "half an indicator space": ('"indicator_spaces": 2', '"indicator_spaces": 2.5', "wrong_shape", 11),
    "a bad map id": ('"id": "tokyo"', '"id": "Tokyo!"', "wrong_shape", 2),
    "a bad route id": ('"id": "Z"', '"id": "Zz"', "wrong_shape", 61),
    "a bad station id": ('{"id": "r1c2"', '{"id": "r1 c2"', "wrong_shape", 107),
    "a bad colour": ("#F62E36", "red", "wrong_shape", 41),
    "an unknown pattern": ('"pearls"', '"peas"', "wrong_shape", 64),
    "a name of nothing": ('"en": "Ginza"', '"en": ""', "wrong_shape", 73),
    # what cannot be played
    "no routes": (ROUTES, '  "routes": [],\n', "no_routes", 4),
    "no stations": (STATIONS, '  "stations": []\n', "no_stations", 105),
    "too many stations": (LAST_STATION, LAST_STATION + MORE_STATIONS, "too_many_stations", 106 + MAX_STATIONS),
    "a route without an end": (HIBIYA, '["r9c3"]', "route_too_short", 91),
    "a route of nothing": (HIBIYA, "[]", "route_too_short", 91),
    "no indicator space": ('"indicator_spaces": 3', '"indicator_spaces": 0', "no_indicator_space", 33),
    "too many indicator spaces": ('"indicator_spaces": 3', '"indicator_spaces": 10', "too_many_indicator_spaces", 33),
    "a later bonus that is higher": ('"bonus_later": 5', '"bonus_later": 8', "later_bonus_higher", 35),
    "a route id twice": ('"id": "Y"', '"id": "F"', "route_id_twice", 16),
    "a station id twice": ('{"id": "r1c2"', '{"id": "r1c1"', "station_id_twice", 107),
    "two stations on one place": ('"x": 1.0, "y": 0.0', '"x": 0.0, "y": 0.0', "place_taken", 107),
    "two stations on one place, zero or not": ('"x": 1.0, "y": 0.0', '"x": -0.0, "y": -0.0', "place_taken", 107),
    "an unknown station on a route": ('["r4c3", "r4c4"', '["r4c3", "r4c5"', "unknown_station_on_route", 36),
    "a route twice through a station": ('["r4c3", "r4c4"', '["r4c3", "r4c3"', "route_twice_through", 36),
    "a station that no route reaches": ('"r10c8", ', "", "station_unreachable", 182),
}


@pytest.mark.parametrize(("old", "new", "code", "line"), BAD_MAPS.values(), ids=BAD_MAPS)
def test_bad_map(old: str, new: str, code: str, line: int) -> None:
    with pytest.raises(BadData) as refusal:
        read_map(Source("edited.json", edited(TOKYO, old, new)))
    assert_says_where(refusal.value, code, line)


@pytest.mark.parametrize("encoding", ["shift_jis", "utf_16", "utf_8_sig"])
def test_map_that_is_not_utf_8(encoding: str) -> None:
    with pytest.raises(BadData) as refusal:
        read_map(Source("edited.json", TOKYO.encode(encoding)))
    assert_says_where(refusal.value, "not_json", 3 if encoding == "shift_jis" else 1)


@pytest.mark.parametrize("option", ["map", "deck"])
def test_missing_file(option: str, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.json"
    with pytest.raises(BadData) as refusal:
        PLUGIN.readers()[option](path)
    assert refusal.value.code == "unreadable"
    assert all(str(path) in sentence for sentence in said(refusal.value))


BAD_DECKS = {
    "a comma too many": ('"copies": 3},', '"copies": 3},,', "not_json", 11),
    "no cards": (STANDARD[STANDARD.index('  "cards"') :], '  "cards": []\n}\n', "deck_without_writing", 3),
    "only free circles": (
        STANDARD[STANDARD.index("    {") : STANDARD.index('    {"kind": "free"')],
        "",
        "deck_without_writing",
        3,
    ),
    "an unknown kind": ('"kind": "star"', '"kind": "sun"', "wrong_shape", 11),
    "no copies": ('"value": 5, "copies": 2', '"value": 5, "copies": 0', "wrong_shape", 7),
    "a number of nothing": ('"value": 2', '"value": 0', "wrong_shape", 4),
    "a number without a value": ('"value": 4, ', "", "card_value", 6),
    "a skip without a value": ('"kind": "skip", "value": 3', '"kind": "skip"', "card_value", 10),
    "a star with a value": ('"kind": "star"', '"kind": "star", "value": 2', "card_value", 11),
    "a free circle with a value": ('"kind": "free"', '"kind": "free", "value": 1', "card_value", 12),
    "a card twice": ('"value": 3, "copies": 4', '"value": 2, "copies": 4', "card_twice", 5),
    "a second kind of star": ('"kind": "free"', '"kind": "star"', "card_twice", 12),
}


@pytest.mark.parametrize(("old", "new", "code", "line"), BAD_DECKS.values(), ids=BAD_DECKS)
def test_bad_deck(old: str, new: str, code: str, line: int) -> None:
    with pytest.raises(BadData) as refusal:
        read_deck(Source("edited.json", edited(STANDARD, old, new)))
    assert_says_where(refusal.value, code, line)


def test_deck_that_runs_dry() -> None:
    deck = read_deck(Source("edited.json", edited(STANDARD, ', "reshuffle": true', "")))
    with pytest.raises(BadOptions) as refusal:
        GAME.start(MetroXOptions(deck=deck), 1, Stacked(()))
    assert refusal.value.code == "pile_runs_dry"
    assert all("23" in sentence for sentence in said(refusal.value))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (MetroXOptions(map="kyoto"), "unknown_map"),
        (MetroXOptions(deck="tarot"), "unknown_deck"),
        (MetroXOptions(map="../maps/tokyo"), "unknown_map"),
    ],
)
def test_unknown_map_or_deck(options: MetroXOptions, code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.start(options, 1, Stacked(()))
    assert refusal.value.code == code
    assert all("tokyo, osaka" in sentence or "standard20, standard21" in sentence for sentence in said(refusal.value))


def test_bad_map_or_deck_inside_the_options() -> None:
    deaf = invented_map(route("A", 0, (2, 1), "s1 s2"))
    mute = DeckData("mute", ())
    for options in (MetroXOptions(map=deaf), MetroXOptions(deck=mute)):
        with pytest.raises(BadData) as refusal:
            GAME.start(options, 1, Stacked(()))
        assert refusal.value.params["line"] == 1
        assert all("mute" in sentence or "invented" in sentence for sentence in said(refusal.value))


@pytest.mark.parametrize(("module", "cases"), [("board", BAD_MAPS), ("deck", BAD_DECKS)])
def test_every_fault_is_among_the_cases(module: str, cases: dict[str, tuple[str, str, str, int]]) -> None:
    faults = {call.texts[0] for call in calls(ROOT / f"src/kippu/games/metrox/rules/{module}.py", "bad")}
    assert faults - {code for _, _, code, _ in cases.values()} == set()
