"""The data files that ship with the game, and wrong ones: each is a shipped one with a small edit."""

from importlib.resources import files

import pytest

from kippu.core.data import Source
from kippu.core.errors import BadData
from kippu.core.text import text
from kippu.games.izakaya.rules.lots import heights, raised, read_lots
from kippu.games.izakaya.rules.pieces import beside, connected, names, picture, read_pieces
from kippu.games.izakaya.rules.setup import read_setup
from kippu.games.izakaya.rules.town import Layout, parts, town_of
from tests.languages import COMPLETE
from tests.rules.sources import ROOT, calls

DATA = files("kippu.games.izakaya") / "data"
ORIENTATIONS = {
    "I1": 1, "I2": 2, "I3": 2, "V3": 4, "I4": 2, "O4": 1, "T4": 4, "L4": 8, "S4": 4, "F5": 8, "I5": 2, "L5": 8,
    "N5": 8, "P5": 8, "T5": 4, "U5": 4, "V5": 4, "W5": 4, "X5": 1, "Y5": 8, "Z5": 4,
}  # fmt: skip


def shipped(name: str) -> str:
    return (DATA / f"{name}.json").read_text(encoding="utf-8")


def read(name: str, content: str) -> object:
    """The file as the game reads it."""
    source = Source("edited.json", content.encode())
    if name == "pieces":
        return read_pieces(source)
    return read_lots(source, parts().shapes) if name == "lots" else read_setup(source, lots=32, pieces=69)


# --- what ships -------------------------------------------------------------------------------------------


def test_lots() -> None:
    lots = parts().lots
    assert [lot.number for lot in lots] == list(range(1, 33))
    sizes = [[outline.mask.bit_count() for outline in lot.outlines] for lot in lots]
    assert min(size for outlines in sizes for size in outlines) == 5
    assert max(size for outlines in sizes for size in outlines) == 16


def test_every_shape_has_its_orientations() -> None:
    for shape in parts().shapes:
        upper_left = {mask for mask in shape.masks if mask & 0b11111 and mask & 0b00001_00001_00001_00001_00001}
        assert len(upper_left) == ORIENTATIONS[shape.id]
        assert all(connected(mask) for mask in shape.masks)


def test_setup() -> None:
    setup = parts().setup
    assert (setup.coin, setup.start_cash, sum(setup.start_prices)) == (100, 1_000, 1_200)
    assert [town.seats for town in setup.towns] == [2, 3, 4, 5]
    assert len({color.color for color in setup.colors}) == 6


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_colour_has_a_name(lang: str) -> None:
    say = text(lang, "kippu.games.izakaya")
    assert len({say("color-name", color=color) for color in parts().colors}) == 6


def test_towns_are_known_by_their_layout() -> None:
    one, same, other = (town_of(Layout(2, tuple(range(first, first + 9)))) for first in (1, 1, 2))
    assert one == same != other


# --- masks ------------------------------------------------------------------------------------------------


def test_cells_beside_others_do_not_go_round_the_edge() -> None:
    assert names(beside(picture(("..#..",), "#"))) == ("1,0", "3,0", "2,1")
    assert names(beside(picture((".....", "....#"), "#"))) == ("4,0", "3,1", "4,2")
    assert names(beside(picture((".....", "#...."), "#"))) == ("0,0", "1,1", "0,2")
    assert names(beside(picture((".....", ".....", ".....", ".....", "#"), "#"))) == ("0,3", "1,4")


def test_what_touches_at_a_point_does_not_hang_together() -> None:
    assert connected(picture(("##", ".#"), "#"))
    assert not connected(picture(("#.", ".#"), "#"))
    assert not connected(picture(("....#", "#...."), "#"))


def test_floors_rise_where_a_piece_is_put() -> None:
    floors, floor = raised((), 0b111)
    assert (floors, floor) == ((0b111,), 1)
    floors, floor = raised(floors, 0b001)
    assert (floors, floor) == ((0b111, 0b001), 2)
    floors, floor = raised(floors, 0b010)
    assert (floors, floor) == ((0b111, 0b011), 2)
    floors, floor = raised(floors, 0b1000)
    assert (floors, floor) == ((0b1111, 0b011), 1)
    assert heights(floors)[:5] == (2, 2, 1, 1, 0)


# --- what cannot be used ----------------------------------------------------------------------------------

BAD = {
    "a piece too wide": ("pieces", '"#####"', '"######"', "bad_piece_picture", 13),
    "a piece too high": ("pieces", '["##", "##"]', '["#", "#", "#", "#", "#", "#"]', "bad_piece_picture", 8),
    "a strange mark": ("pieces", '".##", "##."', '".##", "##o"', "bad_piece_picture", 11),
    "a piece of nothing": ("pieces", '["#"]', '["."]', "piece_not_whole", 3),
    "a piece of six": ("pieces", '["##", "##", "#."]', '["##", "##", "##"]', "piece_not_whole", 16),
    "a piece in parts": ("pieces", '["##", "#."]', '["#.", ".#"]', "piece_not_whole", 6),
    "an id twice": ("pieces", '"id": "I2"', '"id": "I1"', "piece_twice", 4),
    "a shape twice": ("pieces", '["###", ".#."]', '["##", ".#", ".#"]', "piece_twice", 10),
    "no copies": ("pieces", '"copies": 3', '"copies": 0', "wrong_shape", 3),
    "a bad id": ("pieces", '"id": "I2"', '"id": "I22"', "wrong_shape", 4),
    "a lot out of order": ("lots", '"number": 7', '"number": 8', "lot_out_of_order", 9),
    "a row too short": ("lots", '"aaa..", "aaa..", "aaa.."', '"aaa..", "aaa..", "aaa."', "bad_lot_picture", 7),
    "a row too few": ("lots", '["....a", "...aa", ', '["....a", ', "bad_lot_picture", 3),
    "a third outline": ("lots", '"..aa.", ".aaaa"', '"..aa.", ".aaac"', "bad_lot_picture", 4),
    "no outline a": ("lots", '"aaa..", "aaa..", "aaa.."', '"bbb..", "bbb..", "bbb.."', "outline_not_whole", 7),
    "an outline in parts": ("lots", '"aaa..", "aaa..", "aaa.."', '"aaa..", ".....", "aaa.."', "outline_not_whole", 7),
    "a second outline in parts": (
        "lots",
        '"aaa..", "aaa..", "aaa.."',
        '"a.b..", "a....", "a.b.."',
        "outline_not_whole",
        7,
    ),
    "outlines that touch": ("lots", '"aaa..", "aaa..", "aaa.."', '"aaa..", "bbb..", "bbb.."', "outlines_touch", 7),
    "a price too few": ("setup", "[100, 100, 200, 200, 300, 300]", "[100, 100, 200, 200, 600]", "prices_and_colors", 9),
    "a price that is no coins": ("setup", "[100, 100", "[150, 50", "wrong_shape", 9),
    "a colour twice": ("setup", '"id": "blue"', '"id": "white"', "color_twice", 12),
    "a bad colour": ("setup", "#2B6CB0", "blue", "wrong_shape", 12),
    "a gap between towns": ("setup", '"seats": 3', '"seats": 4', "towns_out_of_order", 20),
    "a town too big": ("setup", '"cards_per_side": 5', '"cards_per_side": 6', "wrong_shape", 22),
    "a yard too big": ("setup", '"yard_size": 4', '"yard_size": 70', "too_few_pieces", 19),
    "an unknown field": ("setup", '"coin"', '"coins"', "wrong_shape", 1),
    "no JSON": ("setup", '"coin": 100,', '"coin": 100', "not_json", 3),
}


@pytest.mark.parametrize(("name", "old", "new", "code", "line"), BAD.values(), ids=BAD)
def test_bad_data(name: str, old: str, new: str, code: str, line: int) -> None:
    assert old in shipped(name)
    with pytest.raises(BadData) as refusal:
        read(name, shipped(name).replace(old, new, 1))
    error = refusal.value
    assert (error.code, error.params["file"], error.params["line"]) == (code, "edited.json", line)
    en, ja = (text(lang, "kippu.games.izakaya").error(error) for lang in COMPLETE)
    assert en.startswith(f"edited.json, line {line}: ")
    assert ja.startswith(f"edited.json の{line}行目：")


def test_a_town_needs_enough_lots() -> None:
    with pytest.raises(BadData) as refusal:
        read_setup(Source("setup.json", shipped("setup").encode()), lots=20, pieces=69)
    assert (refusal.value.code, refusal.value.params["line"]) == ("too_few_lots", 22)


def test_every_fault_is_among_the_cases() -> None:
    faults = {call.texts[0] for call in calls(ROOT / "src/kippu/games/izakaya", "bad")}
    assert faults - {code for _, _, _, code, _ in BAD.values()} == {"too_few_lots"}
