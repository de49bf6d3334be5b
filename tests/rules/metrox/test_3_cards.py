"""MX-3: what the cards do on the chosen route."""

import pytest

from kippu.games.metrox.rules.parts import shipped_map
from kippu.games.metrox.rules.types import Completed, Filled
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, invented_map, only, route

# One route, so that a text of marks tells the whole sheet.
LINE = invented_map(route("A", 9, (5, 5), "s1 s2 s3 s4 s5 s6 s7 s8"))


def line(*cards: str, circles: str = "") -> Sheets:
    """A game on the one-route map: first these stations are circled, then the cards come."""
    stations = circles.split()
    game = Sheets(*("free",) * len(stations), *cards, on=LINE, deck=PLENTY)
    game.write(*(f"@{station}" for station in stations))
    return game


@pytest.mark.rule("MX-3.1a")
@pytest.mark.parametrize(
    ("circles", "marks"),
    [
        ("", "oo......"),
        ("s1 s2", "oooo...."),
        ("s1 s3", "ooo....."),  # the gap, though behind it is more room
        ("s4 s5", "oo.oo..."),  # not from the last filled one
        ("s1 s2 s3 s4 s5 s6 s7", "oooooooo"),
    ],
)
def test_a_number_begins_at_the_first_empty_station(circles: str, marks: str) -> None:
    game = line("number-2", circles=circles)
    game.write("A")
    assert game.sheet().marks == marks


@pytest.mark.rule("MX-3.1b")
@pytest.mark.parametrize(
    ("circles", "card", "marks"),
    [
        ("", "number-1", "o......."),
        ("", "number-3", "ooo....."),  # three are filled
        ("s3", "number-3", "ooo....."),  # the next one is filled already
        ("s1 s3", "number-6", "ooo....."),
        ("s1 s2 s3 s4 s5 s6", "number-3", "oooooooo"),  # the end point is filled
        ("s8", "number-6", "oooooo.o"),
    ],
)
def test_a_number_fills_on_until_n_a_filled_station_or_the_end(circles: str, card: str, marks: str) -> None:
    game = line(card, circles=circles)
    game.write("A")
    assert game.sheet().marks == marks


@pytest.mark.rule("MX-3.1c")
def test_a_player_cannot_stop_early() -> None:
    game = Sheets("number-4")
    assert game.options() == list("FYTMCZGHN")  # a route is chosen, and nothing more
    assert game.write("H")[0] == Filled(seat=0, route="H", stations=("r9c3", "r9c4", "r9c5", "r9c8"), number=0)


@pytest.mark.rule("MX-3.2a")
@pytest.mark.parametrize(
    ("circles", "card", "marks"),
    [
        ("", "skip-3", "ooo....."),
        ("s2", "skip-3", "oooo...."),
        ("s1 s3 s5", "skip-3", "oooooo.."),
        ("s2 s3 s4 s5 s6 s7", "skip-2", "oooooooo"),
    ],
)
def test_a_skip_jumps_over_filled_stations(circles: str, card: str, marks: str) -> None:
    game = line(card, circles=circles)
    game.write("A")
    assert game.sheet().marks == marks


@pytest.mark.rule("MX-3.2b")
@pytest.mark.parametrize("card", ["skip-3", "skip-6"])
def test_a_skip_fills_what_is_left_of_a_route(card: str) -> None:
    game = line(card, circles="s1 s2 s3 s4 s6 s7")
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=("s5", "s8"), number=0)
    assert game.sheet().marks == "oooooooo"


@pytest.mark.rule("MX-3.3a")
def test_a_star_writes_twice_the_routes_through_the_first_empty_station() -> None:
    game = Sheets("star", "star", on=CROSS, deck=PLENTY)
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=("a1",), number=2)
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=("x",), number=4)
    assert game.score().stars == 6


@pytest.mark.rule("MX-3.3a")
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


@pytest.mark.rule("MX-3.3b")
def test_a_starred_station_counts_as_filled() -> None:
    game = line("star", "number-2", circles="s1")
    game.write("A", "A")
    assert game.sheet().marks == "o*oo...."
    assert game.score().empty == 4


@pytest.mark.rule("MX-3.4a")
def test_a_free_circle_uses_no_indicator_space() -> None:
    game = Sheets("number-2", "free", "star")
    game.write("F")
    spaces, indicators = game.state.spaces_left, game.sheet().indicators
    game.write("@r6c9")
    assert (game.state.spaces_left, game.sheet().indicators) == (spaces, indicators)
    assert sum(map(len, indicators)) == 1


@pytest.mark.rule("MX-3.4b")
def test_a_free_circle_fills_any_empty_station() -> None:
    game = Sheets("free")
    stations = [station.id for station in shipped_map("tokyo").stations]
    assert game.options() == [f"@{station}" for station in stations]
    assert game.write("@r6c9")[0] == Filled(seat=0, route=None, stations=("r6c9",), number=0)
    assert game.filled() == {"r6c9"}


@pytest.mark.rule("MX-3.4b")
@pytest.mark.parametrize("end", ["r8c4", "r8c14", "r2c12"])  # of F, Y and G
def test_a_free_circle_may_fill_an_end_point(end: str) -> None:
    game = Sheets("free")
    game.write(f"@{end}")
    assert game.filled() == {end}


@pytest.mark.rule("MX-3.4b")
def test_a_filled_station_cannot_be_circled() -> None:
    game = Sheets("number-2", "free")
    game.write("F")
    assert game.refused(0, "@r1c2") == ("MX-3.4b", "station_filled")
    assert "@r1c2" not in game.options()


@pytest.mark.rule("MX-3.4c")
def test_a_free_circle_is_not_optional() -> None:
    game = Sheets("skip-3", "skip-2", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    assert game.refused(0, "-") == ("MX-3.4c", "circle_not_optional")  # b4 is still empty
    assert game.options() == ["@b4"]


@pytest.mark.rule("MX-3.4b")
@pytest.mark.parametrize("choice", ["F", "X"])
def test_a_free_circle_goes_into_a_station(choice: str) -> None:
    assert Sheets("free").refused(0, choice) == ("MX-3.4b", "free_circle_needs_station")


@pytest.mark.rule("MX-3.4d")
def test_with_no_empty_station_a_free_circle_does_nothing() -> None:
    game = Sheets("skip-3", "skip-3", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    before = game.sheet()
    assert game.options() == ["-"]
    assert game.refused(0, "@x") == ("MX-3.4b", "station_filled")
    assert game.write("-")[0] == Filled(seat=0, route=None, stations=(), number=0)
    assert game.sheet() == before


@pytest.mark.rule("MX-3.5a")
def test_in_osaka_p_and_y_share_their_end_point() -> None:
    ends = {one.id: one.stations[-1] for one in shipped_map("osaka").routes}
    assert ends["P"] == ends["Y"] == "r11c5"


@pytest.mark.rule("MX-3.5b")
def test_filled_by_p_the_shared_end_is_filled_for_y() -> None:
    game = Sheets("number-6", "number-6", "number-6", on="osaka", deck=PLENTY)
    game.write("P", "Y")
    events = game.write("Y")
    assert only(Filled, events)[0].stations == ("r10c6", "r10c5")  # stops before the filled end
    assert [done.route for done in only(Completed, events)] == ["Y"]


@pytest.mark.rule("MX-3.5b")
def test_filled_by_y_the_shared_end_is_filled_for_p() -> None:
    game = Sheets("number-6", "number-3", "number-6", on="osaka", deck=PLENTY)
    game.write("Y", "Y")
    events = game.write("P")
    assert only(Filled, events)[0].stations == ("r8c1", "r9c1", "r10c2", "r11c3", "r11c4")
    assert [done.route for done in only(Completed, events)] == ["P"]


@pytest.mark.rule("MX-3.5c")
@pytest.mark.parametrize("on", ["P", "Y"])
def test_a_star_on_the_shared_end_is_worth_4(on: str) -> None:
    before = next(one.stations[:-1] for one in shipped_map("osaka").routes if one.id == on)
    game = Sheets(*("free",) * len(before), "star", on="osaka", deck=PLENTY)
    game.write(*(f"@{station}" for station in before))
    assert game.write(on)[0] == Filled(seat=0, route=on, stations=("r11c5",), number=4)
