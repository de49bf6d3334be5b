"""TM-23: riding."""

import pytest

from kippu.games.tokyo_metro.rules.events import Alighted, Boarded, Declined, IncomeRose, StayedAboard, TrainEntered
from tests.rules.tokyo_metro.city import NOWHERE_NEAR, City, only

GINZA = (12, 10)  # touches Ginza, Hibiya, Tokyo and Ginza-itchome


def waiting(seats: int = 2, **of_first: object) -> City:
    """The first player stands at Ginza, G comes in with 4 steps left."""
    city = City(seats).placed(GINZA).line("G", train="shimbashi", income=1_000)
    city.player(0, **of_first)
    city.run_trains()
    return city


def riding(at: str = "shimbashi", line: str = "G", seats: int = 2) -> City:
    """The first player rides a train; the first window is open."""
    city = City(seats).placed().line(line, train=at, income=1_000, holders=(seats - 1,)).player(0, aboard=line)
    city.run_trains()
    return city


def window(city: City) -> tuple[str, str, int]:
    """The window that is open: line, station, steps left."""
    ride = city.view.ride
    assert ride is not None
    return ride.line, ride.station, ride.left


@pytest.mark.rule("TM-23.1a")
def test_a_meeple_is_on_a_rectangle_or_aboard_one_train() -> None:
    city = waiting()
    assert (city.sees(0).at, city.sees(0).aboard) == (GINZA, None)
    city.do("board")
    assert (city.sees(0).at, city.sees(0).aboard) == (None, "G")
    city.do("alight 14,10")  # at Nihombashi
    assert (city.sees(0).at, city.sees(0).aboard) == ((14, 10), None)
    city.until("actions")
    assert city.refused("alight 14,10") == ("TM-23.1a", "not_aboard")


@pytest.mark.rule("TM-23.1b")
def test_aboard_one_touches_nothing_and_goes_with_the_train() -> None:
    city = riding()
    while city.state.phase == "trains":
        city.do("stay")
    assert (city.sees(0).at, city.sees(0).aboard, city["G"].train) == (None, "G", "ueno_hirokoji")
    city.until("actions")
    assert city.options("station", city.actor) == []
    assert city.options("alight", city.actor)[0] == "alight {},{}".format(*_position(city, "ueno_hirokoji"))


def _position(city: City, station: str) -> tuple[int, int]:
    data = city.parts.board.data.stations[city.parts.board.station_at[station]]
    return data.x, data.y


@pytest.mark.rule("TM-23.2a")
@pytest.mark.parametrize(("train", "left"), [("ginza", 5), ("shimbashi", 4), ("nagatacho", 1)])
def test_boarding_where_a_train_departs_or_passes(train: str, left: int) -> None:
    city = City().placed(GINZA).line("G", train=train)
    city.run_trains()
    assert (window(city), city.options()) == (("G", "ginza", left), ["board", "decline"])
    city.do("board")
    assert city.sees(0).aboard == "G"


@pytest.mark.rule("TM-23.2a")
def test_boarding_at_station_1_where_a_train_departs() -> None:
    city = City().placed((4, 11))  # touches Shibuya
    city.do("depart B1a.2 G")
    city.run_trains()
    assert (window(city), city.options()) == (("G", "shibuya", 5), ["board", "decline"])


@pytest.mark.rule("TM-23.2a")
def test_boarding_only_in_the_train_phase() -> None:
    city = City().placed(GINZA).line("G", train="ginza")
    assert city.refused("board") == ("TM-0.9a", "not_now")
    city.until("auction")
    assert city.refused("board") == ("TM-0.9a", "not_now")
    city.until("movement")
    assert city.refused("board") == ("TM-0.9a", "not_now")


@pytest.mark.rule("TM-23.2b")
def test_nobody_boards_where_a_move_ends() -> None:
    city = City().placed(GINZA).line("G", train="aoyama_itchome")  # Ginza is the fifth
    city.run_trains()
    assert (city.state.phase, city["G"].train) == ("auction", "ginza")


@pytest.mark.rule("TM-23.3")
def test_boarding_needs_contact() -> None:
    city = City().placed((14, 12)).line("G", train="shimbashi")  # not at Ginza, nor at Nihombashi
    city.run_trains()
    assert city.state.phase == "auction"


@pytest.mark.rule("TM-23.3")
def test_riders_of_a_train_that_stands_there_can_get_on() -> None:
    city = City().placed().line("G", train="shimbashi", holders=(1,)).line("M", train="ginza", income=0, holders=(1,))
    city.player(0, aboard="M")
    city.run_trains()
    assert (window(city), city.options()) == (("G", "ginza", 4), ["board", "decline"])
    assert city.refused("stay") == ("TM-23.4b", "other_train_moves")
    assert city.refused("alight 12,10") == ("TM-23.4b", "other_train_moves")


@pytest.mark.rule("TM-23.4a")
def test_windows_open_at_departure_and_after_each_station() -> None:
    city = riding()
    windows = []
    while city.state.phase == "trains":
        windows.append(window(city)[1:])
        city.do("stay")
    assert windows == [
        ("shimbashi", 5),
        ("ginza", 4),
        ("nihombashi", 3),
        ("mitsukoshimae", 2),
        ("kanda", 1),
        ("ueno_hirokoji", 0),
    ]


@pytest.mark.rule("TM-23.4b")
def test_windows_ask_in_turn_order_once_each() -> None:
    city = City(4).placed(GINZA, NOWHERE_NEAR, GINZA, NOWHERE_NEAR).line("G", train="shimbashi", holders=(1,))
    city.player(3, aboard="G").set(order=(3, 2, 1, 0), turn=0)
    city.run_trains()
    asked = []
    for choice in ("stay", "stay", "decline", "board"):  # at Shimbashi the rider, at Ginza all three
        asked.append((city.actor, window(city)[1]))
        city.do(choice)
    assert asked == [(3, "shimbashi"), (3, "ginza"), (2, "ginza"), (0, "ginza")]
    assert (city.actor, window(city)[1]) == (3, "nihombashi")


@pytest.mark.rule("TM-23.4b")
def test_riders_stay_or_get_off_and_others_get_on_or_not() -> None:
    city = riding()
    assert {option.split()[0] for option in city.options()} == {"stay", "alight"}
    for wrong in ("board", "decline"):
        assert city.refused(wrong) == ("TM-23.4b", "already_aboard")
    assert city.do("stay")[0] == StayedAboard(0, "G")
    city = waiting()
    assert city.options() == ["board", "decline"]
    for wrong in ("stay", "alight 12,10"):
        assert city.refused(wrong) == ("TM-23.1a", "not_aboard")
    cash = city.cash()
    assert city.do("decline")[0] == Declined(0, "G", "ginza")
    assert (city.sees(0).at, city.cash()) == (GINZA, cash)


@pytest.mark.rule("TM-23.4c")
def test_who_has_no_choice_is_not_asked() -> None:
    city = City(3).placed(NOWHERE_NEAR, GINZA, NOWHERE_NEAR).line("G", train="shimbashi", holders=(1,))
    city.run_trains()
    assert (city.actor, window(city)[1]) == (1, "ginza")
    city.do("decline")
    assert city.state.phase == "auction"  # nobody else, nowhere else


@pytest.mark.rule("TM-23.5")
def test_on_and_off_not_in_one_window() -> None:
    city = riding("ginza")
    city.do("alight 12,10")  # touches Ginza, but not the next stations
    assert (city.sees(0).at, city.state.phase) == ((12, 10), "auction")  # nobody was asked to board at Ginza
    city = waiting()
    city.do("board")
    assert window(city) == ("G", "nihombashi", 3)  # nor to alight there
    assert city.refused("board") == ("TM-23.4b", "already_aboard")


@pytest.mark.rule("TM-23.6a")
def test_the_fare_goes_to_the_line() -> None:
    city = waiting()
    cash = city.cash()
    assert city.do("board")[:2] == (Boarded(0, "G", "ginza", 100), IncomeRose("G", 100, 1_100))
    assert (city.cash(), city["G"].income) == ([cash[0] - 100, cash[1]], 1_100)


@pytest.mark.rule("TM-23.6b")
@pytest.mark.parametrize("line", ["G", "H"])
def test_shareholders_ride_free(line: str) -> None:
    at = {"G": "shimbashi", "H": "hibiya"}[line]
    city = City().placed(GINZA).line(line, train=at, income=1_000, holders=(1, 0)).player(0, cash=0, unused=0)
    city.set(turn=1).run_trains()
    station = window(city)[1]
    events = city.do("board")
    assert (events[0], only(IncomeRose, events)) == (Boarded(0, line, station, 0), [])
    assert (city.cash()[0], city[line].income, city.sees(0).aboard) == (0, 1_000, line)


@pytest.mark.rule("TM-23.7")
@pytest.mark.parametrize(("cash", "asked"), [(0, False), (100, True)])
def test_no_boarding_without_the_fare(cash: int, asked: bool) -> None:
    city = City().placed(GINZA).line("G", train="shimbashi").line("M", income=0, holders=(0,))
    city.player(0, cash=cash, unused=0).set(turn=1)
    told = city.run_trains()
    assert (city.state.phase == "trains") is asked
    if asked:
        city.do("board")
        assert (city.cash()[0], city["G"].income) == (0, 100)
    else:
        assert len(only(TrainEntered, told)) == 5


@pytest.mark.rule("TM-23.8a")
@pytest.mark.parametrize("to", [(10, 11), (11, 11), (10, 12), (11, 12)])
def test_alighting_onto_any_rectangle_at_the_station(to: tuple[int, int]) -> None:
    city = riding()
    assert city.options("alight") == ["alight 10,11", "alight 11,11", "alight 10,12", "alight 11,12"]
    assert city.refused("alight 12,11") == ("TM-23.8a", "not_at_the_station")
    assert city.refused("alight 9,11") == ("TM-23.8a", "not_at_the_station")
    cash, income = city.cash(), city["G"].income
    assert city.do("alight {},{}".format(*to))[0] == Alighted(0, "G", "shimbashi", *to)
    assert (city.sees(0).at, city.sees(0).aboard) == (to, None)
    assert (city.cash(), city["G"].income) == (cash, income)  # free


@pytest.mark.rule("TM-23.8b")
def test_alighting_in_movement_on_a_turn_and_in_windows() -> None:
    turn = City().placed().line("G", train="shimbashi").player(0, aboard="G")
    assert turn.options("alight") == ["alight 10,11", "alight 11,11", "alight 10,12", "alight 11,12"]
    assert turn.refused("alight 12,11") == ("TM-23.8a", "not_at_the_station")
    turn.do("alight 11,12")
    assert (turn.sees(0).at, turn.actor) == ((11, 12), 0)
    walk = City().placed().line("G", train="shimbashi", holders=(1,))
    walk.until("movement", 2)
    walk.player(0, aboard="G").line("G", train="shimbashi")
    assert {"walk 10,11", "walk 11,12"} <= set(walk.options())
    city = riding()
    for _ in range(6):  # in every window of the train, the last one too
        assert len(city.options("alight")) == 4
        city.do("stay")
    assert city.state.phase == "auction"
    assert city.refused("alight 12,10") == ("TM-0.9a", "not_now")


@pytest.mark.rule("TM-23.9a")
def test_nobody_has_to_get_off() -> None:
    city = riding()
    for round_ in (2, 3, 4):
        city.until("movement", round_)
        assert (city.actor, city.options()[0]) == (0, "stay")
        city.until("auction", round_ + 1)
        assert city.sees(0).aboard == "G"


@pytest.mark.rule("TM-23.9b")
def test_one_fare_for_any_number_of_rounds() -> None:
    city = riding()
    cash = city.cash()[0]
    city.until("auction", 4)
    assert (city.sees(0).aboard, city["G"].income) == ("G", 1_000)
    assert city.cash()[0] == cash + 2 * 300  # for passing twice


@pytest.mark.rule("TM-23.10a")
def test_a_direct_change_costs_the_fare_of_the_new_line() -> None:
    city = City().placed().line("G", train="shimbashi", holders=(1,)).line("M", train="ginza", income=0, holders=(0,))
    city.player(0, aboard="M")
    city.run_trains()
    cash = city.cash()[0]
    city.do("board")
    assert (city.sees(0).aboard, city["G"].income, city["M"].income, city.cash()[0]) == ("G", 100, 0, cash - 100)


@pytest.mark.rule("TM-23.10a")
def test_getting_off_and_on_changes_trains_too() -> None:
    city = riding("ginza")  # then M comes to Ginza
    city.line("M", train="kasumigaseki", income=500, holders=(1,))
    city.do("alight 12,10")
    assert window(city) == ("M", "ginza", 4)
    city.do("board")
    assert (city.sees(0).aboard, city["M"].income) == ("M", 600)


@pytest.mark.rule("TM-23.10b")
def test_a_train_that_has_moved_takes_nobody() -> None:
    city = riding("otemachi", "Z")  # Z comes after G in track order
    city.line("G", train="mitsukoshimae")
    assert city.do("stay")[-1] == TrainEntered("Z", "mitsukoshimae")  # G stands there, its move is over
    assert city.options() == ["stay", "alight 13,8", "alight 14,8", "alight 13,9", "alight 14,9"]
    city.do("alight 13,8")  # onto a rectangle that touches the station of G
    while city.state.phase == "trains":
        assert window(city)[0] == "Z"
        city.idle()
    assert city.sees(0).aboard is None


@pytest.mark.rule("TM-23.11")
def test_the_same_train_again_for_another_fare() -> None:
    city = riding("shimbashi", seats=3)
    city.do("stay", "alight 13,10")  # at Ginza, onto a rectangle that touches Nihombashi too
    assert (window(city), city.options()) == (("G", "nihombashi", 3), ["board", "decline"])
    cash = city.cash()[0]
    city.do("board")
    assert (city["G"].income, city.cash()[0], city.sees(0).aboard) == (1_100, cash - 100, "G")
    city = riding("shimbashi", seats=3)
    city.do("stay", "alight 12,10")  # touches no later station
    assert city.state.phase == "auction"
