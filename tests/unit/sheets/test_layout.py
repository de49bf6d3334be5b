"""The map on paper: names do not touch each other, the edges of a sheet, or each other's tracks."""

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.kit.folder import shipped, shipped_kit
from kippu.games.momotetsu.sheets.layout import SHEET, Drawing, _sheets, draw

EACH_KIT = pytest.mark.parametrize("kit", shipped())
NAME = (18.0, 5.0)


@cache
def drawn(kit: str) -> Drawing:
    data = shipped_kit(kit).map
    return draw(data, [NAME] * len(data.squares))


@EACH_KIT
def test_no_two_names_overlap(kit: str) -> None:
    boxes = [spot.box() for spot in drawn(kit).spots]
    slack = 0.5
    for a, b in combinations(boxes, 2):
        apart = a[2] <= b[0] + slack or b[2] <= a[0] + slack or a[3] <= b[1] + slack or b[3] <= a[1] + slack
        assert apart, (a, b)


@EACH_KIT
def test_every_name_is_whole_on_one_sheet(kit: str) -> None:
    drawing = drawn(kit)
    for spot in drawing.spots:
        left, top, right, bottom = spot.box()
        row, column = divmod(drawing.part(spot) - 1, drawing.columns)
        assert column * SHEET[0] - 0.01 <= left
        assert right <= (column + 1) * SHEET[0] + 0.01
        assert row * SHEET[1] - 0.01 <= top
        assert bottom <= (row + 1) * SHEET[1] + 0.01


@EACH_KIT
def test_every_line_is_drawn_and_has_its_number(kit: str) -> None:
    drawing, lines = drawn(kit), shipped_kit(kit).map.lines
    assert {lane.line for lane in drawing.lanes} == set(range(len(lines)))
    assert {tag.line for tag in drawing.tags} == set(range(len(lines)))


@pytest.mark.parametrize(("squares", "sheets"), [(40, (1, 1)), (100, (2, 1)), (225, (2, 2)), (300, (3, 2))])
def test_large_maps_take_more_sheets(squares: int, sheets: tuple[int, int]) -> None:
    assert _sheets(squares) == sheets


def test_tracks_that_leave_a_sheet_name_where_they_go() -> None:
    drawing = drawn("tokyo")
    for part in range(1, 5):
        for one in drawing.exits(part):
            assert drawing.part(drawing.spots[one.square]) != part
    leaving = sum(len(drawing.exits(part)) for part in range(1, 5))
    crossing = [(a, b) for a, b in drawing.tracks if drawing.part(drawing.spots[a]) != drawing.part(drawing.spots[b])]
    assert leaving == 2 * len(crossing) > 0
    assert drawn("kasumihama").exits(1) == []


def test_squares_in_one_place_are_drawn_apart() -> None:
    data = shipped_kit("kasumihama").map
    one = data.squares[0].places
    heaped = replace(data, squares=tuple(replace(square, places=one) for square in data.squares))
    spots = draw(heaped, [NAME] * len(data.squares)).spots
    assert len({(round(spot.x), round(spot.y)) for spot in spots}) == len(spots)
