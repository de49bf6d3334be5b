"""Maps that can be played, and what is looked up in them."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from kippu.games.metrox.game import GAME
from kippu.games.metrox.plugin import PLUGIN
from kippu.games.metrox.rules.board import MAX_STATIONS, Board, check_map, edges, indexes
from kippu.games.metrox.rules.parts import map_of, parts, scoring, shipped, shipped_map
from kippu.games.metrox.rules.types import MapData, MetroXOptions
from tests.rules.metrox.sheets import CROSS, invented_map, route

SHIPPED = pytest.mark.parametrize("map_id", shipped("maps"))


@SHIPPED
def test_shipped_map_is_found_by_its_id(map_id: str) -> None:
    data = shipped_map(map_id)
    check_map(data)
    assert data.id == map_id
    assert map_of(MetroXOptions(map_id)) is data


@SHIPPED
def test_end_points_of_shipped_maps_have_names(map_id: str) -> None:
    data = shipped_map(map_id)
    named = {station.id for station in data.stations if station.name}
    assert {one.stations[0] for one in data.routes} <= named


def test_invented_map_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "cross.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(CROSS)))
    assert PLUGIN.readers()["map"](path) == CROSS


def test_invented_map_as_large_as_maps_may_be() -> None:
    stations = [f"s{number}" for number in range(MAX_STATIONS)]
    large = invented_map(route("A", 9, (99, 99), " ".join(stations)), route("B", 1, (0, 0), "s0 s127"))
    check_map(large)
    board = Board(large)
    assert board.all == 2**MAX_STATIONS - 1
    assert board.star[0] == board.star[127] == 4


def test_maps_are_equal_by_value_and_so_are_games_on_them() -> None:
    again = msgspec.json.decode(msgspec.json.encode(CROSS), type=MapData)
    assert again is not CROSS
    assert parts(MetroXOptions(again)) == parts(MetroXOptions(CROSS))
    assert parts(MetroXOptions(again)) != parts(MetroXOptions())


def test_options_round_trip_with_the_map_whole_or_named() -> None:
    for options in (MetroXOptions(), MetroXOptions(CROSS, "standard21")):
        assert msgspec.json.decode(msgspec.json.encode(options), type=GAME.info.options) == options


def test_board_of_an_invented_map() -> None:
    board = Board(CROSS)
    assert [station.id for station in CROSS.stations] == ["a1", "x", "a3", "b1", "b3", "b4"]
    assert board.routes_through == ((0,), (0, 1), (0,), (1,), (1,), (1,))
    assert board.star == (2, 4, 2, 2, 2, 2)
    assert [one.mask for one in board.routes] == [0b000111, 0b111010]
    assert board.routes[1].bits == (0b001000, 0b000010, 0b010000, 0b100000)
    assert (board.all, board.spaces) == (0b111111, 5)


@pytest.mark.parametrize(("mask", "found"), [(0, []), (1, [0]), (0b1010, [1, 3]), (1 << 127, [127])])
def test_indexes_of_bits(mask: int, found: list[int]) -> None:
    assert list(indexes(mask)) == found


@SHIPPED
def test_every_track_is_drawn_once_with_all_its_routes(map_id: str) -> None:
    data = shipped_map(map_id)
    tracks = edges(data)
    assert not any((b, a) in tracks for a, b in tracks)
    for one in data.routes:
        for a, b in pairwise(one.stations):
            assert one.id in tracks.get((a, b), tracks.get((b, a), []))


def test_tracks_that_are_ridden_in_both_directions_are_one() -> None:
    back = invented_map(route("A", 1, (1, 1), "s1 s2 s3"), route("B", 1, (1, 1), "s3 s2"))
    assert edges(back) == {("s1", "s2"): ["A"], ("s2", "s3"): ["A", "B"]}


def test_scoring_tables_are_in_order() -> None:
    penalty, ranks = scoring().penalty, scoring().solo_ranks
    assert all(one.empty < next_.empty and one.points < next_.points for one, next_ in pairwise(penalty))
    assert all(one.total > next_.total for one, next_ in pairwise(ranks))
