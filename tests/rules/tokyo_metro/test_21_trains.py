"""TM-21, TM-22, TM-24: trains move, pay dividends, and leave the map."""

import pytest

from kippu.games.tokyo_metro.rules.events import Dividend, TrainEntered, TrainRemoved
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only


def stops(events: object, line: str = "G") -> list[str]:
    """The stations a train has entered."""
    return [event.station for event in only(TrainEntered, events) if event.line == line]  # type: ignore[arg-type]


@pytest.mark.rule("TM-21.1")
def test_running_lines_move_in_track_order() -> None:
    city = City().placed().line("E", train="iidabashi").line("M", train="tokyo").line("G", train="ueno")
    moved = [event.line for event in only(TrainEntered, city.run_trains())]
    assert moved == ["G"] * 5 + ["M"] * 5 + ["E"] * 5


@pytest.mark.rule("TM-21.2a", "TM-21.2b", "TM-21.2c")
@pytest.mark.parametrize("speed", [0, 1, 2])
def test_five_steps_and_one_more_per_token(speed: int) -> None:
    city = City().placed().line("G", train="shibuya", speed=speed)
    assert len(stops(city.run_trains())) == 5 + speed


@pytest.mark.rule("TM-21.3", "TM-21.4a", "TM-21.4b")
def test_trains_turn_at_termini_and_keep_place_and_direction() -> None:
    city = City().placed().line("G", train="ueno", holders=(0,))
    assert stops(city.run_trains()) == ["tawaramachi", "asakusa", "tawaramachi", "ueno", "ueno_hirokoji"]
    assert (city["G"].train, city["G"].back) == ("ueno_hirokoji", True)
    city.until("actions")
    assert stops(city.run_trains()) == ["kanda", "mitsukoshimae", "nihombashi", "ginza", "shimbashi"]


@pytest.mark.rule("TM-21.4a", "TM-21.4b")
def test_a_train_leaves_a_terminus_the_other_way() -> None:
    city = City().placed().line("G", train="mitsukoshimae", holders=(0,))
    assert stops(city.run_trains())[-1] == "asakusa"
    assert city["G"].back
    city.until("actions")
    assert stops(city.run_trains())[0] == "tawaramachi"


@pytest.mark.rule("TM-21.5")
def test_a_new_train_moves_at_once() -> None:
    city = City().placed()
    city.do("depart B1a.2 T")
    assert len(stops(city.run_trains(), "T")) == 5


@pytest.mark.rule("TM-21.6a", "TM-21.6b")
def test_windows_steps_and_dividends_alternate() -> None:
    city = City().placed((12, 10)).line("G", train="shimbashi").player(1, stations="ginza")
    told = city.run_trains()
    assert told[-2:] == [TrainEntered("G", "ginza"), Dividend(1, "G", "ginza", 200, 300, 200)]
    assert city.view.ride is not None
    assert (city.view.ride.station, city.view.ride.left) == ("ginza", 4)
    at_start = City().placed((12, 10)).line("G", train="ginza")
    assert stops(at_start.run_trains()) == []  # asked before the first step
    assert at_start.options() == ["board", "decline"]


# --- 22. dividends ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-22.1")
def test_every_pyramid_entered_pays_for_its_owner_and_the_line() -> None:
    city = City().placed().line("G", train="ueno").player(0, stations="tawaramachi").player(1, stations="asakusa")
    paid = only(Dividend, city.run_trains())
    assert [(event.seat, event.station) for event in paid] == [(0, "tawaramachi"), (1, "asakusa"), (0, "tawaramachi")]


@pytest.mark.rule("TM-22.2")
def test_with_a_share_the_line_gains_all() -> None:
    city = City().placed().line("G", train="shibuya", income=1_000, holders=(0,)).player(0, stations="omote_sando")
    assert only(Dividend, city.run_trains()) == [Dividend(0, "G", "omote_sando", 500, 0, 1_500)]
    assert city.cash()[0] == 2_000 + 300  # for passing


@pytest.mark.rule("TM-22.3")
def test_without_a_share_line_and_owner_gain() -> None:
    city = City().placed().line("G", train="shibuya", income=1_000, holders=(1,)).player(0, stations="omote_sando")
    assert only(Dividend, city.run_trains()) == [Dividend(0, "G", "omote_sando", 200, 300, 1_200)]
    assert city.cash()[0] == 2_000 + 300 + 300


@pytest.mark.rule("TM-22.4")
def test_where_a_train_starts_nothing_is_paid() -> None:
    city = City().placed().player(1, stations="shibuya")
    city.do("depart B1a.2 G")
    assert only(Dividend, city.run_trains()) == []
    city = City().placed().player(1, stations="ueno").line("G", train="ueno")
    assert len(only(Dividend, city.run_trains())) == 1  # only when it comes back


@pytest.mark.rule("TM-22.5a", "TM-22.5b")
def test_twice_entered_pays_twice_and_a_terminus_once() -> None:
    city = City().placed().line("G", train="ueno").player(0, stations="tawaramachi asakusa")
    paid = [event.station for event in only(Dividend, city.run_trains())]
    assert paid == ["tawaramachi", "asakusa", "tawaramachi"]


@pytest.mark.rule("TM-22.6")
def test_a_dividend_pays_the_fare_at_once() -> None:
    city = City().placed((12, 10)).line("G", train="shimbashi").player(0, cash=0, unused=1, stations="ginza")
    city.do("use D1a.1", "pass")
    assert (city.actor, city.cash()[0], city.options()) == (0, 300, ["board", "decline"])


# --- 24. lines without a share ----------------------------------------------------------------------------


@pytest.mark.rule("TM-24.1")
def test_with_a_share_trains_shuttle_to_the_end() -> None:
    city = City().placed().line("T", train="takadanobaba", back=True, holders=(0,))
    told = city.play_out()
    assert only(TrainRemoved, told) == []
    assert len(stops(told, "T")) == 5 * 8


@pytest.mark.rule("TM-24.2a", "TM-24.2b", "TM-24.2c")
def test_without_a_share_a_train_leaves_after_its_round_trip() -> None:
    city = City().placed().line("T", train="takadanobaba", back=True).player(1, stations="nakano")
    told = city.run_trains()
    gone = told.index(TrainRemoved("T"))
    assert told[gone - 2 : gone] == [TrainEntered("T", "nakano"), Dividend(1, "T", "nakano", 200, 300, 200)]
    assert stops(told, "T") == ["nakano"]  # four steps are lost
    assert city["T"].train is None


@pytest.mark.rule("TM-24.3a", "TM-24.3b")
def test_its_riders_alight_in_turn_order() -> None:
    city = City(3).placed((2, 5)).line("T", train="takadanobaba", back=True)
    city.player(1, aboard="T").player(2, aboard="T").set(order=(2, 0, 1), turn=0)
    city.run_trains()
    for _ in range(2):  # a window where it stands, before it goes
        city.do("stay")
    for seat in (2, 1):  # seat 0 touches the station and is not asked
        assert city.actor == seat
        assert city.options() == ["alight 2,5", "alight 3,5", "alight 2,6", "alight 3,6"]
        assert city.refused("stay") == ("TM-24.3a", "train_is_gone")
        assert city.refused("alight 4,5") == ("TM-23.8a", "not_at_the_station")
        city.do("alight 3,6")
    assert [player.at for player in city.view.players] == [(2, 5), (3, 6), (3, 6)]


@pytest.mark.rule("TM-24.4")
def test_all_else_of_the_line_stays() -> None:
    city = City().placed().player(0, stations="waseda")
    city.line("T", train="takadanobaba", back=True, income=700, speed=1, stakes=((1, 200),))
    city.run_trains()
    line = city["T"]
    assert (line.train, line.income, line.speed, len(line.stakes)) == (None, 700, 1, 1)
    assert city.sees(0).stations == ("waseda",)


@pytest.mark.rule("TM-24.5")
def test_a_share_bought_on_the_way_keeps_the_train() -> None:
    city = City().placed(DOWNTOWN).line("T", train="takadanobaba", back=True)
    city.do("invest B1a.1 T")
    told = city.run_trains()
    assert stops(told, "T") == ["nakano", "takadanobaba", "waseda", "iidabashi", "kudanshita"]
    assert city["T"].train == "kudanshita"
