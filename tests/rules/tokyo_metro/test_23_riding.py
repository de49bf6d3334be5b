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


@pytest.mark.rule("TM-23.1a", "TM-23.1b")
def test_aboard_one_touches_nothing_and_goes_with_the_train() -> None:
    city = riding()
    while city.state.phase == "trains":
        city.do("stay")
    assert (city.sees(0).at, city.sees(0).aboard, city["G"].train) == (None, "G", "ueno_hirokoji")
    city.until("actions")
    assert city.options("station", city.actor) == []


@pytest.mark.rule("TM-23.2a", "TM-23.2b")
def test_boarding_where_a_train_departs_or_passes_and_not_where_it_ends() -> None:
    departs = City().placed(GINZA).line("G", train="ginza")
    departs.run_trains()
    assert departs.options() == ["board", "decline"]
    assert waiting().options() == ["board", "decline"]
    ends = City().placed(GINZA).line("G", train="nagatacho")  # Ginza is 4 further: one step is left
    ends.run_trains()
    assert ends.options() == ["board", "decline"]
    ends = City().placed(GINZA).line("G", train="aoyama_itchome")  # Ginza is the fifth
    ends.run_trains()
    assert (ends.state.phase, ends["G"].train) == ("auction", "ginza")


@pytest.mark.rule("TM-23.3")
def test_boarding_needs_contact() -> None:
    city = City().placed((14, 12)).line("G", train="shimbashi")  # not at Ginza, nor at Nihombashi
    city.run_trains()
    assert city.state.phase == "auction"


@pytest.mark.rule("TM-23.3", "TM-23.10a", "TM-23.10b")
def test_a_direct_change_from_a_train_that_stands_there() -> None:
    city = City().placed().line("G", train="shimbashi", holders=(1,)).line("M", train="ginza", income=0, holders=(1,))
    city.player(0, aboard="M")
    city.run_trains()
    assert city.view.ride is not None
    assert (city.view.ride.line, city.view.ride.station, city.options()) == ("G", "ginza", ["board", "decline"])
    assert city.refused("stay") == ("TM-23.4b", "other_train_moves")
    assert city.refused("alight 12,10") == ("TM-23.4b", "other_train_moves")
    city.do("board")
    assert (city.sees(0).aboard, city["G"].income) == ("G", 100)


@pytest.mark.rule("TM-23.4a", "TM-23.4b", "TM-23.4c")
def test_windows_ask_in_turn_order_those_who_have_a_choice() -> None:
    city = City(4).placed(GINZA, NOWHERE_NEAR, GINZA, NOWHERE_NEAR).line("G", train="shimbashi", holders=(1,))
    city.player(3, aboard="G").set(order=(3, 2, 1, 0), turn=0)
    city.run_trains()
    asked = []
    for choice in ("stay", "stay", "decline", "board"):  # at Shimbashi the rider, at Ginza all three
        asked.append(city.actor)
        city.do(choice)
    assert asked == [3, 3, 2, 0]
    assert city.actor == 3  # Nihombashi


@pytest.mark.rule("TM-23.4a", "TM-23.4b", "TM-23.4c")
def test_what_is_said_of_choices() -> None:
    city = waiting()
    assert city.do("decline")[0] == Declined(0, "G", "ginza")
    assert riding().do("stay")[0] == StayedAboard(0, "G")


@pytest.mark.rule("TM-23.5")
def test_on_and_off_not_in_one_window() -> None:
    city = riding("ginza")
    city.do("alight 12,10")
    assert city.sees(0).at == (12, 10)
    assert city["G"].train != "ginza"  # nobody was asked to board at Ginza
    city = waiting()
    before = city.view.ride
    city.do("board")
    assert city.view.ride != before  # nor to alight there
    assert city.refused("board") == ("TM-23.4b", "already_aboard")
    assert city.refused("decline") == ("TM-23.4b", "already_aboard")


@pytest.mark.rule("TM-23.6a", "TM-23.6b")
def test_the_fare_goes_to_the_line() -> None:
    city = waiting()
    cash = city.cash()[0]
    assert city.do("board")[:2] == (Boarded(0, "G", "ginza", 100), IncomeRose("G", 100, 1_100))
    assert city.cash()[0] == cash - 100


@pytest.mark.rule("TM-23.6a", "TM-23.6b")
def test_shareholders_ride_free() -> None:
    city = City().placed(GINZA).line("G", train="shimbashi", income=1_000, holders=(0,))
    city.run_trains()
    events = city.do("board")
    assert (events[0], only(IncomeRose, events)) == (Boarded(0, "G", "ginza", 0), [])


@pytest.mark.rule("TM-23.7")
def test_no_boarding_without_the_fare() -> None:
    city = City().placed(GINZA).line("G", train="shimbashi").player(0, cash=0, unused=1)
    city.do("use D1a.1", "pass")
    assert city.state.phase == "auction"
    assert only(TrainEntered, city.until("movement")) == []


@pytest.mark.rule("TM-23.8a", "TM-23.8b")
def test_alighting_onto_any_rectangle_at_the_station() -> None:
    city = riding()
    touching = ["alight 10,11", "alight 11,11", "alight 10,12", "alight 11,12"]
    assert city.options() == ["stay", *touching]
    assert city.refused("alight 12,11") == ("TM-23.8a", "not_at_the_station")
    assert city.do("alight 11,12")[0] == Alighted(0, "G", "shimbashi", 11, 12)
    turn = City().placed().line("G", train="shimbashi").player(0, aboard="G")
    assert turn.options("alight") == touching
    walk = City().placed().line("G", train="shimbashi", holders=(1,))
    walk.until("movement", 2)
    walk.player(0, aboard="G")
    assert len(walk.options("walk")) == 24


@pytest.mark.rule("TM-23.9a", "TM-23.9b")
def test_one_fare_for_any_number_of_rounds() -> None:
    city = riding()
    city.until("auction", 4)
    assert (city.sees(0).aboard, city["G"].income) == ("G", 1_000)


@pytest.mark.rule("TM-23.10a", "TM-23.10b")
def test_a_train_that_has_moved_takes_nobody() -> None:
    city = riding("otemachi", "Z")  # Z comes after G in track order
    city.line("G", train="mitsukoshimae")
    assert city.do("stay")[-1] == TrainEntered("Z", "mitsukoshimae")  # G stands there, its move is over
    assert city.options() == ["stay", "alight 13,8", "alight 14,8", "alight 13,9", "alight 14,9"]


@pytest.mark.rule("TM-23.11")
def test_the_same_train_again_for_another_fare() -> None:
    city = riding("shimbashi", seats=3)
    city.do("stay", "alight 13,10")  # at Ginza, onto a rectangle that touches Nihombashi too
    assert city.view.ride is not None
    assert (city.view.ride.station, city.options()) == ("nihombashi", ["board", "decline"])
    city.do("board")
    assert city["G"].income == 1_100
