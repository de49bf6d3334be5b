"""The map as drawn in the terminal: all of it is there, in any width, with and without colour."""

import re
from itertools import combinations
from typing import get_args

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

from kippu.games.metrox.rules.parts import map_of
from kippu.games.metrox.rules.types import CardData, MapData, MetroXOptions, Pattern, StationData
from kippu.games.metrox.terminal.layout import Layout, fit, lanes
from kippu.games.metrox.terminal.map import Highlight, SheetDrawing
from kippu.games.metrox.terminal.signs import card_sign, readable, track_sign
from kippu.terminal.canvas import Canvas, Cell, line
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, invented_map, route

MAPS = pytest.mark.parametrize("on", ["tokyo", "osaka", CROSS], ids=["tokyo", "osaka", "invented"])
NEIGHBOURS = invented_map(*(route(letter, 1, (1, 0), "x y") for letter in "ABC"))


def drawn(game: Sheets, width: int = 80, height: int = 0, highlight: Highlight | None = None, seat: int = 0) -> Text:
    """A player's sheet."""
    solo = len(game.state.sheets) == 1
    crowns = frozenset(one.id for one, turn in zip(game.parts.board.routes, game.state.crowns, strict=True) if turn)
    drawing = SheetDrawing(game.parts, game.sheet(seat), crowns, solo, highlight or Highlight())
    return drawing.draw(width, height)


def moved(data: MapData, *places: tuple[float, float]) -> MapData:
    """A map with its stations elsewhere."""
    stations = zip(data.stations, places, strict=True)
    return msgspec.structs.replace(data, stations=tuple(StationData(one.id, *place) for one, place in stations))


def layout(on: str | MapData, width: int = 80) -> Layout:
    """Where everything goes."""
    found = fit(map_of(MetroXOptions(on)), width, 0, 1)
    assert found is not None
    return found


@MAPS
@pytest.mark.parametrize(("width", "height"), [(62, 0), (80, 0), (80, 31), (120, 40)])
def test_every_station_and_every_route_is_drawn_within_the_width(on: str | MapData, width: int, height: int) -> None:
    game = Sheets(on=on)
    picture = drawn(game, width, height).plain
    assert picture.count("( )") == len(game.parts.board.data.stations)
    for one in game.parts.board.data.routes:
        assert f" {one.id}  {'□' * one.indicator_spaces}" in picture
    assert all(cell_len(row) <= width for row in picture.splitlines())


def test_the_map_fits_80_columns_and_24_rows() -> None:
    for on in ("tokyo", "osaka"):
        assert len(drawn(Sheets(on=on)).plain.splitlines()) <= 21


@MAPS
def test_a_track_shows_all_its_routes(on: str | MapData) -> None:
    for track in layout(on).tracks:
        shown = {one for one, _, _ in lanes(track)}
        assert shown == set(track.routes), (track.start, track.end)


def test_routes_side_by_side_take_turns_along_a_row_and_stand_beside_each_other_down_a_column() -> None:
    row = layout(NEIGHBOURS).tracks[0]
    assert [one for one, _, _ in lanes(row)] == ["A", "B", "C"]
    column = layout(moved(NEIGHBOURS, (0, 0), (0, 1))).tracks[0]
    below, *_ = column.steps
    assert [(one, cell.col - below.cell.col) for one, cell, _ in lanes(column)] == [("A", -1), ("B", 0), ("C", 1)]


@pytest.mark.parametrize("way", "-|/\\")
def test_patterns_differ_without_colour(way: str) -> None:
    one = CROSS.routes[0]
    signs = {track_sign(msgspec.structs.replace(one, pattern=pattern), way) for pattern in get_args(Pattern)}
    assert len(signs) == len(get_args(Pattern))


@pytest.mark.parametrize("on", ["tokyo", "osaka"])
def test_routes_differ_by_colour_too(on: str) -> None:
    game = Sheets(on=on)
    styles = {str(span.style) for span in drawn(game).spans}
    colors = [readable(one.color) for one in game.parts.board.data.routes]
    assert set(colors) <= styles
    assert all(a != b for a, b in combinations(colors, 2))


def test_dark_colours_are_lightened_and_others_left() -> None:
    assert readable("#FFD000") == "#FFD000"
    assert readable("#000000") > "#600000"


def test_triangles_point_from_the_start_point_to_the_end_point() -> None:
    one = msgspec.structs.replace(route("A", 1, (1, 0), "x y z"), pattern="triangles")
    there = moved(invented_map(one), (0, 0), (1, 0), (1, 1))
    back = moved(invented_map(one), (1, 1), (0, 1), (0, 0))
    assert {"►", "▼"} <= set(drawn(Sheets(on=there)).plain)
    assert {"◄", "▲"} <= set(drawn(Sheets(on=back)).plain)


def test_marks_written_cards_and_bonuses_show() -> None:
    game = Sheets("number-2", "star", "skip-2", "star", on=CROSS, deck=PLENTY)
    assert "♛4 " in drawn(game).plain  # alone, nobody is later (MX-4.3)
    game.write("A", "B", "A")
    picture = drawn(game).plain
    assert picture.count("(●)") == 3
    assert "★2 " in picture  # b1, on one route
    assert " A  2②□" in picture
    assert " B  ★□" in picture
    assert "✓♛4" in picture


def test_a_crown_that_is_taken_leaves_the_diamond() -> None:
    game = Sheets(*["number-6"] * 4, on=CROSS, deck=PLENTY, seats=2)
    assert "♛4◆1" in drawn(game, seat=1).plain
    game.write("A B")
    assert " ◆1" in drawn(game, seat=1).plain
    game.write("B A", "A A")
    assert "✓♛4" in drawn(game, seat=0).plain
    late = drawn(game, seat=1).plain
    assert "✓◆1" in late
    assert "♛4" not in late


def test_a_preview_marks_what_would_be_filled_and_lights_its_route() -> None:
    picture = drawn(Sheets(), highlight=Highlight({"r1c1": "(+)", "r1c2": "(+)"}, "F"))
    assert picture.plain.count("(+)") == 2
    assert picture.plain.startswith(" F  □□  (+)▒▒(+)")  # Y, which shares this track, steps back
    assert any("bold" in str(span.style) and "▒" in picture.plain[span.start : span.end] for span in picture.spans)


def test_numbers_to_choose_a_station_by() -> None:
    ids = [station.id for station in map_of(MetroXOptions()).stations]
    numbers = Highlight(numbers={id_: number for number, id_ in enumerate(ids, 101)})
    assert sorted(map(int, re.findall(r"\d{3}", drawn(Sheets(), highlight=numbers).plain))) == list(range(101, 178))


def test_a_narrow_terminal_gets_a_line_per_route() -> None:
    game = Sheets("number-2", "star", on="osaka")
    game.write("M")
    lines = drawn(game, 50, highlight=Highlight({"r4c6": "+2"}, "M")).plain.splitlines()
    assert [row.split()[0] for row in lines] == [one.id for one in game.parts.board.data.routes]
    assert " M  2□□  ●●+···········" in lines[2]
    assert all(cell_len(row) <= 50 for row in lines)


@pytest.mark.parametrize(
    "places",
    [
        [(1e308, 0), (-1e308, 5), (0, 1e-308)],
        [(0, 0), (1e-320, 0), (2e-320, 0)],
        [(0, 0), (1e-9, 0), (5, 5)],
        [(0, 0), (0, 500), (0, 1)],
    ],
    ids=["huge", "tiny", "crowded", "high"],
)
def test_a_map_that_cannot_be_drawn_is_listed(places: list[tuple[float, float]]) -> None:
    odd = moved(invented_map(route("A", 1, (1, 0), "x y z")), *places)
    assert drawn(Sheets(on=odd)).plain.split() == ["A", "□", "···", "♛1"]


@pytest.mark.parametrize("size", [0.01, 1, 250])
def test_the_size_of_the_units_does_not_matter(size: float) -> None:
    places = [(0, 0), (1 * size, 0), (2 * size, 1 * size)]
    data = moved(invented_map(route("A", 1, (1, 0), "x y z")), *places)
    first, second, third = layout(data).stations.values()
    assert (second.col - first.col, third.row - first.row) == (6, 2)


def test_labels_far_off_come_to_the_map() -> None:
    one = msgspec.structs.replace(route("A", 1, (1, 0), "x y z"), label_at=(-1e6, 1e6))
    picture = drawn(Sheets(on=invented_map(one))).plain
    assert " A  □" in picture


def test_cards_in_one_sign() -> None:
    cards = [CardData("number", 1, 12), CardData("skip", 1, 2), CardData("skip", 1, 21)]
    assert [card_sign(card) for card in (*cards, CardData("star", 1), CardData("free", 1))] == [
        "12",
        "②",
        "(21)",
        "★",
        "○",
    ]


def test_a_line_and_its_mirror_image_look_alike() -> None:
    for across, down in [(5, 2), (7, 3), (10, 2), (3, 9), (0, 4), (9, 0)]:
        there = line(Cell(0, 0), Cell(across, down), 1)
        mirrored = line(Cell(0, 0), Cell(-across, down), 1)
        flipped = str.maketrans("/\\", "\\/")
        assert [(-cell.col, cell.row, way.translate(flipped)) for cell, way in mirrored] == [
            (cell.col, cell.row, way) for cell, way in there
        ]


def test_nothing_is_drawn_outside_a_canvas() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "abc")
    canvas.put(-1, 1, "xyz")
    canvas.put(0, 2, "below")
    assert canvas.drawing().plain == "  ab\nyz  "
