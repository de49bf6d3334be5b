"""Maps: metres between places, and stations that are put between their neighbours."""

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import PlaceData
from kippu.games.momotetsu.map.atlas import Atlas, great_circle, with_stations

MAP = shipped_kit("kasumihama").map


def test_half_way_round_the_earth() -> None:
    assert great_circle(PlaceData(0, 0, ()), PlaceData(0, 180, ())) == pytest.approx(20_015_087, abs=1)


@pytest.mark.parametrize("kind", ["mission", "card", "blue", "red", "special", "shop"])
def test_cards_may_name_a_kind_of_square(kind: str) -> None:
    atlas = Atlas(MAP)
    assert {atlas.ids[one] for one in atlas.sets[kind]} == {one.id for one in MAP.squares if one.kind == kind}


@pytest.mark.parametrize(("loop", "closes"), [(True, True), (False, False)])
def test_a_station_between_both_ends_of_a_line_is_for_loops(loop: bool, closes: bool) -> None:
    line = replace(MAP.lines[0], loop=loop)
    first, *_, last = line.segments[0]
    station = replace(MAP.optional[0], between=(first, last), lines=(line.id,), passed_by=())
    opened = with_stations(replace(MAP, lines=(line,), optional=(station,)), (station.id,))
    assert opened.lines[0].segments[0] == (*line.segments[0], *((station.id,) if closes else ()))
