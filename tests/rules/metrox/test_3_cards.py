"""MX-3: what the cards do on the chosen route."""

import pytest

from kippu.games.metrox.parts import shipped_map
from kippu.games.metrox.types import Completed, Filled
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, invented_map, only, route

# One route, so that a text of marks tells the whole sheet.
LINE = invented_map(route("A", 9, (5, 5), "s1 s2 s3 s4 s5 s6 s7 s8"))


def line(*cards: str, circles: str = "") -> Sheets:
    """A game on the one-route map: first these stations are circled, then the cards come."""
    stations = circles.split()
    game = Sheets(*("free",) * len(stations), *cards, on=LINE, deck=PLENTY)
    game.write(*(f"@{station}" for station in stations))
    return game


@pytest.mark.rule("MX-3.1")
@pytest.mark.parametrize(
    ("circles", "card", "marks"),
    [
        ("", "number-3", "ooo....."),
        ("s1 s2", "number-3", "ooooo..."),  # from the first empty station
        ("s3", "number-3", "ooo....."),  # the next one is filled already
        ("s1 s3", "number-6", "ooo....."),  # only the gap
        ("s1 s2 s3 s4 s5 s6", "number-3", "oooooooo"),  # the end point is filled
        ("s8", "number-6", "oooooo.o"),
    ],
)
def test_a_number_fills_on_from_the_first_empty_station(circles: str, card: str, marks: str) -> None:
    game = line(card, circles=circles)
    game.write("A")
    assert game.sheet().marks == marks


@pytest.mark.rule("MX-3.1")
def test_a_player_cannot_stop_early() -> None:
    game = Sheets("number-4")
    assert sum(choice == "H" for choice in game.options()) == 1
    assert game.write("H")[0] == Filled(seat=0, route="H", stations=("r9c3", "r9c4", "r9c5", "r9c8"), number=0)


@pytest.mark.rule("MX-3.2")
@pytest.mark.parametrize(
    ("circles", "card", "marks"),
    [
        ("", "skip-3", "ooo....."),
        ("s2", "skip-3", "oooo...."),
        ("s1 s3 s5", "skip-3", "oooooo.."),
        ("s1 s2 s3 s4 s6 s7", "skip-3", "oooooooo"),  # only two are left
    ],
)
def test_a_skip_jumps_over_filled_stations(circles: str, card: str, marks: str) -> None:
    game = line(card, circles=circles)
    game.write("A")
    assert game.sheet().marks == marks


@pytest.mark.rule("MX-3.3")
def test_a_star_writes_twice_the_routes_through_the_first_empty_station() -> None:
    game = Sheets("star", "star", on=CROSS, deck=PLENTY)
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=("a1",), number=2)
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=("x",), number=4)
    assert game.score().stars == 6


@pytest.mark.rule("MX-3.3")
@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_what_a_star_is_worth_on_every_station(map_id: str) -> None:
    data = shipped_map(map_id)
    for station in data.stations:
        through = [one for one in data.routes if station.id in one.stations]
        before = through[0].stations[: through[0].stations.index(station.id)]
        game = Sheets(*("free",) * len(before), "star", on=map_id, deck=PLENTY)
        game.write(*(f"@{one}" for one in before))
        assert only(Filled, game.write(through[0].id)) == [
            Filled(seat=0, route=through[0].id, stations=(station.id,), number=2 * len(through))
        ]


@pytest.mark.rule("MX-3.3")
def test_a_starred_station_counts_as_filled() -> None:
    game = line("star", "number-2", circles="s1")
    game.write("A", "A")
    assert game.sheet().marks == "o*oo...."
    assert game.score().empty == 4


@pytest.mark.rule("MX-3.4")
def test_a_free_circle_fills_any_empty_station_and_no_indicator_space() -> None:
    game = Sheets("free")
    stations = [station.id for station in shipped_map("tokyo").stations]
    assert game.options() == [f"@{station}" for station in stations]
    assert game.write("@r6c9")[0] == Filled(seat=0, route=None, stations=("r6c9",), number=0)
    assert game.filled() == {"r6c9"}
    assert not any(game.sheet().indicators)


@pytest.mark.rule("MX-3.4")
def test_a_filled_station_cannot_be_circled() -> None:
    game = Sheets("number-2", "free")
    game.write("F")
    assert game.refused(0, "@r1c2") == ("MX-3.4", "station_filled")
    assert "@r1c2" not in game.options()


@pytest.mark.rule("MX-3.4")
@pytest.mark.parametrize(
    ("choice", "code"),
    [("F", "free_circle_needs_station"), ("X", "free_circle_needs_station"), ("-", "circle_not_optional")],
)
def test_a_free_circle_is_not_optional(choice: str, code: str) -> None:
    assert Sheets("free").refused(0, choice) == ("MX-3.4", code)


@pytest.mark.rule("MX-3.4")
def test_with_no_empty_station_a_free_circle_does_nothing() -> None:
    game = Sheets("skip-3", "skip-3", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    before = game.sheet()
    assert game.options() == ["-"]
    assert game.refused(0, "@x") == ("MX-3.4", "station_filled")
    assert game.write("-")[0] == Filled(seat=0, route=None, stations=(), number=0)
    assert game.sheet() == before


@pytest.mark.rule("MX-3.5")
def test_in_osaka_p_and_y_share_their_end_point() -> None:
    ends = {one.id: one.stations[-1] for one in shipped_map("osaka").routes}
    assert ends["P"] == ends["Y"] == "r11c5"


@pytest.mark.rule("MX-3.5")
def test_filled_by_p_the_shared_end_is_filled_for_y() -> None:
    game = Sheets("number-6", "number-6", "number-6", on="osaka", deck=PLENTY)
    game.write("P", "Y")
    events = game.write("Y")
    assert only(Filled, events)[0].stations == ("r10c6", "r10c5")  # stops before the filled end
    assert [done.route for done in only(Completed, events)] == ["Y"]


@pytest.mark.rule("MX-3.5")
def test_filled_by_y_the_shared_end_is_filled_for_p() -> None:
    game = Sheets("number-6", "number-3", "number-6", on="osaka", deck=PLENTY)
    game.write("Y", "Y")
    events = game.write("P")
    assert only(Filled, events)[0].stations == ("r8c1", "r9c1", "r10c2", "r11c3", "r11c4")
    assert [done.route for done in only(Completed, events)] == ["P"]


@pytest.mark.rule("MX-3.5")
@pytest.mark.parametrize("on", ["P", "Y"])
def test_a_star_on_the_shared_end_is_worth_4(on: str) -> None:
    before = next(one.stations[:-1] for one in shipped_map("osaka").routes if one.id == on)
    game = Sheets(*("free",) * len(before), "star", on="osaka", deck=PLENTY)
    game.write(*(f"@{station}" for station in before))
    assert game.write(on)[0] == Filled(seat=0, route=on, stations=("r11c5",), number=4)
