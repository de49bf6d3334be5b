"""Maps: metres between places, and stations that are put between their neighbours."""

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import PlaceData
from kippu.games.momotetsu.map.atlas import great_circle, with_stations

MAP = shipped_kit("kasumihama").map


def test_half_way_round_the_earth() -> None:
    assert great_circle(PlaceData(0, 0, ()), PlaceData(0, 180, ())) == pytest.approx(20_015_087, abs=1)


@pytest.mark.parametrize(("loop", "closes"), [(True, True), (False, False)])
def test_a_station_between_both_ends_of_a_line_is_for_loops(loop: bool, closes: bool) -> None:
    line = replace(MAP.lines[0], loop=loop)
    first, *_, last = line.segments[0]
    station = replace(MAP.optional[0], between=(first, last), lines=(line.id,), passed_by=())
    opened = with_stations(replace(MAP, lines=(line,), optional=(station,)), (station.id,))
    assert opened.lines[0].segments[0] == (*line.segments[0], *((station.id,) if closes else ()))
