"""TM-21, TM-22, TM-24: trains move, pay dividends, and leave the map."""

import pytest

from kippu.games.tokyo_metro.rules.events import Dividend, IncomeLost, TrainEntered, TrainRemoved
from kippu.games.tokyo_metro.rules.house import House
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only

# A train moves at once when nobody meets it and step by step when somebody does; the rules are the same.
AT_ONCE_OR_BY_STEPS = pytest.mark.parametrize("met", [False, True])


def stops(events: object, line: str = "G") -> list[str]:
    """The stations a train has entered."""
    return [event.station for event in only(TrainEntered, events) if event.line == line]  # type: ignore[arg-type]


def pay(city: City, seat: int) -> int:
    """What a player has got, but for passing, since the meeples were put."""
    return city.cash()[seat] - (2_000, 2_100, 2_200)[seat] - 300


@pytest.mark.rule("TM-21.1")
def test_running_lines_move_in_track_order() -> None:
    city = City().placed().line("E", train="iidabashi").line("M", train="tokyo").line("G", train="ueno")
    city.line("H", income=500)  # does not run
    moved = [event.line for event in only(TrainEntered, city.run_trains())]
    assert moved == ["G"] * 5 + ["M"] * 5 + ["E"] * 5
    assert city["H"].train is None


@pytest.mark.rule("TM-21.1")
def test_a_train_ends_its_move_before_the_next_begins() -> None:
    city = City().placed(DOWNTOWN).line("G", train="shimbashi").line("H", train="hibiya")
    told = city.run_trains()  # up to Ginza, where the first player is asked
    while city.state.phase == "trains":
        told += city.do("decline")
    moved = [event.line for event in only(TrainEntered, told)]
    assert moved == ["G"] * 5 + ["H"] * 5


@pytest.mark.rule("TM-21.2a")
@AT_ONCE_OR_BY_STEPS
@pytest.mark.parametrize(("speed", "end"), [(0, "toranomon"), (1, "shimbashi"), (2, "ginza")])
def test_five_steps_and_one_more_per_token(speed: int, end: str, met: bool) -> None:
    city = City().placed().line("G", train="shibuya", speed=speed, stakes=((1, 100),) if speed < 2 else ())
    if met:
        city.player(1, stations="omote_sando")
    assert len(stops(city.run_trains())) == 5 + speed
    assert city["G"].train == end


@pytest.mark.rule("TM-21.2b")
@AT_ONCE_OR_BY_STEPS
def test_a_step_leads_to_the_next_station(met: bool) -> None:
    city = City().placed().line("T", train="waseda", back=False)
    if met:
        city.player(1, stations="otemachi")
    assert stops(city.run_trains(), "T") == ["iidabashi", "kudanshita", "otemachi", "nihombashi", "kayabacho"]
    city = City().placed().line("T", train="kayabacho", back=True)
    if met:
        city.player(1, stations="otemachi")
    assert stops(city.run_trains(), "T") == ["nihombashi", "otemachi", "kudanshita", "iidabashi", "waseda"]


@pytest.mark.rule("TM-21.2c")
def test_no_move_can_be_refused() -> None:
    city = City().placed((12, 10)).line("G", train="ginza", holders=(0,))
    city.run_trains()
    assert set(city.options()) == {"board", "decline"}
    for wrong in ("pass", "stay", "alight 12,10"):
        city.refused(wrong)
    city.do("decline")
    assert city["G"].train == "ueno"


@pytest.mark.rule("TM-21.3")
@AT_ONCE_OR_BY_STEPS
def test_trains_turn_at_termini(met: bool) -> None:
    city = City().placed().line("G", train="ueno", holders=(0,))
    if met:
        city.player(1, stations="asakusa")
    assert stops(city.run_trains()) == ["tawaramachi", "asakusa", "tawaramachi", "ueno", "ueno_hirokoji"]
    city = City().placed().line("G", train="omote_sando", back=True, holders=(0,))
    if met:
        city.player(1, stations="shibuya")
    assert stops(city.run_trains()) == ["shibuya", "omote_sando", "aoyama_itchome", "nagatacho", "tameike_sanno"]


@pytest.mark.rule("TM-21.4a")
@AT_ONCE_OR_BY_STEPS
def test_trains_keep_place_and_direction(met: bool) -> None:
    city = City().placed().line("G", train="ueno", holders=(0,)).line("T", train="waseda", holders=(0,))
    if met:
        city.player(1, stations="ueno otemachi")
    city.run_trains()
    assert [(city[line].train, city[line].back) for line in "GT"] == [("ueno_hirokoji", True), ("kayabacho", False)]
    city.until("actions")
    assert [(city[line].train, city[line].back) for line in "GT"] == [("ueno_hirokoji", True), ("kayabacho", False)]
    assert stops(city.run_trains())[:2] == ["kanda", "mitsukoshimae"]


@pytest.mark.rule("TM-21.4b")
def test_a_train_leaves_a_terminus_the_only_way() -> None:
    city = City().placed().line("G", train="mitsukoshimae", holders=(0,))
    assert stops(city.run_trains())[-1] == "asakusa"
    assert city["G"].back
    city.until("actions")
    assert stops(city.run_trains())[0] == "tawaramachi"
    city = City().placed().line("G", train="toranomon", back=True, holders=(0,))
    assert stops(city.run_trains())[-1] == "shibuya"
    assert not city["G"].back
    city.until("actions")
    assert stops(city.run_trains())[0] == "omote_sando"


@pytest.mark.rule("TM-21.5")
@pytest.mark.parametrize("choice", ["depart B1a.2 T", "invest B1a.1 T"])
def test_a_new_train_moves_in_its_round(choice: str) -> None:
    city = City().placed()
    city.do(choice)
    assert len(stops(city.run_trains(), "T")) == 5
    assert city["T"].train == "otemachi"


@pytest.mark.rule("TM-21.6a")
@pytest.mark.parametrize(("at", "station"), [((12, 10), "ginza"), ((4, 11), "shibuya")])
def test_a_window_opens_where_a_train_stands(at: tuple[int, int], station: str) -> None:
    city = City().placed(at).line("G", train=station).player(1, stations=station)
    told = city.run_trains()
    assert (stops(told), only(Dividend, told)) == ([], [])  # before the first step
    assert city.view.ride is not None
    assert (city.view.ride.line, city.view.ride.station, city.view.ride.left) == ("G", station, 5)
    assert city.options() == ["board", "decline"]


@pytest.mark.rule("TM-21.6b")
def test_a_step_brings_station_dividend_and_window() -> None:
    city = City().placed((12, 10)).line("G", train="shimbashi").player(1, stations="ginza")
    told = city.run_trains()
    assert told[-2:] == [TrainEntered("G", "ginza"), Dividend(1, "G", "ginza", 200, 300, 200)]
    assert city.view.ride is not None
    assert (city.view.ride.station, city.view.ride.left) == ("ginza", 4)


@pytest.mark.rule("TM-21.6b")
def test_a_removal_comes_between_dividend_and_window() -> None:
    city = City().placed().line("T", train="takadanobaba", back=True).player(1, aboard="T", stations="nakano")
    city.run_trains()
    told = city.do("stay")
    assert told[-3:] == (
        TrainEntered("T", "nakano"),
        Dividend(1, "T", "nakano", 200, 300, 200),
        TrainRemoved("T"),
    )
    assert city.view.ride is not None
    assert (city.view.ride.station, city.view.ride.left, city.view.ride.removed) == ("nakano", 0, True)


# --- 22. dividends ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-22.1")
def test_every_pyramid_entered_pays_for_its_owner_and_the_line() -> None:
    city = City(3).placed().line("G", train="kanda").line("M", train="myogadani")
    city.player(0, stations="tawaramachi").player(1, stations="asakusa ueno").player(2, stations="ginza")
    paid = only(Dividend, city.run_trains())
    assert [(event.seat, event.line, event.station) for event in paid] == [
        (1, "G", "ueno"),  # passing
        (0, "G", "tawaramachi"),
        (1, "G", "asakusa"),
        (0, "G", "tawaramachi"),  # where the move ends
    ]
    assert (city["G"].income, city["M"].income) == (800, 0)
    assert [pay(city, seat) for seat in range(3)] == [600, 600, 0]


@pytest.mark.rule("TM-22.2")
@pytest.mark.parametrize("line", ["G", "Z"])
def test_with_a_share_the_line_gains_all(line: str) -> None:
    city = City().placed().line(line, train="shibuya", income=1_000, holders=(1, 0)).player(0, stations="omote_sando")
    assert only(Dividend, city.run_trains()) == [Dividend(0, line, "omote_sando", 500, 0, 1_500)]
    assert (city[line].income, pay(city, 0), pay(city, 1)) == (1_500, 0, 0)


@pytest.mark.rule("TM-22.3")
@pytest.mark.parametrize("line", ["G", "Z"])
def test_without_a_share_line_and_owner_gain(line: str) -> None:
    city = City().placed().line(line, train="shibuya", income=1_000, holders=(1,)).player(0, stations="omote_sando")
    city.line("M", income=0, holders=(0,))  # a share of another line does not count
    assert only(Dividend, city.run_trains())[0] == Dividend(0, line, "omote_sando", 200, 300, 1_200)
    assert (city[line].income, pay(city, 0), pay(city, 1)) == (1_200, 300, 0)


@pytest.mark.rule("TM-22.4")
def test_where_a_train_starts_nothing_is_paid() -> None:
    city = City().placed().player(1, stations="shibuya")
    city.do("depart B1a.2 G")
    assert only(Dividend, city.run_trains()) == []
    assert (city["G"].income, city.cash()[1]) == (200, 2_100 + 300)
    city = City().placed().player(1, stations="ueno").line("G", train="ueno")
    assert [event.station for event in only(Dividend, city.run_trains())] == ["ueno"]  # only when it comes back


@pytest.mark.rule("TM-22.5a")
def test_twice_entered_pays_twice() -> None:
    city = City().placed().line("G", train="ueno").player(0, stations="tawaramachi")
    assert [event.income for event in only(Dividend, city.run_trains())] == [200, 400]
    assert (city["G"].income, pay(city, 0)) == (400, 600)


@pytest.mark.rule("TM-22.5b")
def test_a_terminus_pays_once_for_a_visit() -> None:
    city = City().placed().line("G", train="ueno").player(0, stations="asakusa")
    assert [event.station for event in only(Dividend, city.run_trains())] == ["asakusa"]
    city = City().placed().line("G", train="mitsukoshimae", holders=(1,)).player(0, stations="asakusa")
    assert len(only(Dividend, city.run_trains())) == 1  # it ends there
    city.until("actions")
    assert only(Dividend, city.run_trains()) == []  # and leaves


@pytest.mark.rule("TM-22.6")
def test_a_dividend_pays_the_fare_at_once() -> None:
    city = City().placed((12, 10)).line("G", train="shimbashi").player(0, cash=0, unused=1, stations="ginza")
    city.do("use D1a.1", "pass")
    assert (city.actor, city.cash()[0], city.options()) == (0, 300, ["board", "decline"])
    city.do("board")
    assert city.cash()[0] == 200


# --- 24. lines without a share ----------------------------------------------------------------------------


def homeward(*, met: bool, house: House = House(), **changes: object) -> City:  # noqa: B008 - nothing changes it
    """The train of T is one step before station 1; perhaps there is a pyramid on its way."""
    city = City(house=house).placed().line("T", train="takadanobaba", back=True, **changes)
    return city.player(1, stations="nakano") if met else city


@pytest.mark.rule("TM-24.1")
@AT_ONCE_OR_BY_STEPS
@pytest.mark.parametrize("holders", [(0,), (1, 0)])
def test_with_a_share_trains_shuttle_to_the_end(holders: tuple[int, ...], met: bool) -> None:
    city = homeward(met=met, holders=holders)
    told = city.play_out()
    assert only(TrainRemoved, told) == []
    assert len(stops(told, "T")) == 5 * 8
    assert stops(told, "T").count("nakano") == 2


@pytest.mark.rule("TM-24.2a")
@AT_ONCE_OR_BY_STEPS
def test_a_round_trip_ends_on_entering_station_1(met: bool) -> None:
    city = City().placed().line("T", train="nakano")
    if met:
        city.player(1, stations="takadanobaba")
    told = [*city.until("auction", 5)]  # 20 steps out and back
    assert only(TrainRemoved, told) == []  # neither where it starts nor at the far terminus
    assert (city["T"].train, city["T"].back) == ("kudanshita", True)
    told = [*city.until("auction", 6)]
    assert only(TrainRemoved, told) == [TrainRemoved("T")]


@pytest.mark.rule("TM-24.2b")
@AT_ONCE_OR_BY_STEPS
def test_after_the_dividend_the_train_leaves_the_map(met: bool) -> None:
    city = homeward(met=met)
    told = city.run_trains()
    gone = told.index(TrainRemoved("T"))
    before = [TrainEntered("T", "nakano"), Dividend(1, "T", "nakano", 200, 300, 200)]
    assert told[:gone][-2:] == before if met else told[gone - 1] == before[0]
    assert (city["T"].train, city["T"].income) == (None, 200 if met else 0)


@pytest.mark.rule("TM-24.2c")
@AT_ONCE_OR_BY_STEPS
def test_other_steps_are_lost(met: bool) -> None:
    city = homeward(met=met, speed=2)
    assert stops(city.run_trains(), "T") == ["nakano"]
    city.until("actions")
    assert stops(city.run_trains(), "T") == []


def full_train() -> City:
    """T has come home with two riders, and the first player touches station 1."""
    city = City(3).placed((2, 5)).line("T", train="takadanobaba", back=True)
    city.player(1, aboard="T").player(2, aboard="T").set(order=(2, 0, 1), turn=0)
    city.run_trains()
    for _ in range(2):  # a window where it stands, before it goes
        city.do("stay")
    return city


@pytest.mark.rule("TM-24.3a")
def test_its_riders_alight_in_turn_order() -> None:
    city = full_train()
    for seat, at in ((2, "3,6"), (1, "2,6")):
        assert city.actor == seat
        assert city.options() == ["alight 2,5", "alight 3,5", "alight 2,6", "alight 3,6"]
        assert city.refused("stay") == ("TM-24.3a", "train_is_gone")
        assert city.refused("alight 4,5") == ("TM-23.8a", "not_at_the_station")
        city.do(f"alight {at}")
    assert [(player.at, player.aboard) for player in city.view.players] == [
        ((2, 5), None),
        ((2, 6), None),
        ((3, 6), None),
    ]
    assert city.cash() == [2_300, 2_400, 2_500]


@pytest.mark.rule("TM-24.3b")
def test_nobody_gets_on_a_train_that_leaves_the_map() -> None:
    city = full_train()
    for _ in range(2):
        assert city.actor != 0
        for wrong in ("board", "decline"):
            assert city.refused(wrong) == ("TM-23.4b", "already_aboard")
        city.do("alight 3,6")
    assert city.state.phase == "auction"  # seat 0 touches the station and was not asked
    assert city.view.ride is None


@pytest.mark.rule("TM-24.4", "TM-27.4a")
@pytest.mark.house("income_stays=false")
@AT_ONCE_OR_BY_STEPS
def test_the_income_may_go_with_the_train(met: bool) -> None:
    city = homeward(met=met, house=House(income_stays=False), income=700, speed=1, stakes=((1, 200),))
    told = city.run_trains()
    assert told[told.index(TrainRemoved("T")) + 1] == IncomeLost("T")
    line = city["T"]
    assert (line.train, line.income, line.speed) == (None, 0, 1)
    assert [(stake.seat, stake.stake) for stake in line.stakes] == [(1, 200)]
    city.until("actions", 2)
    city.do("depart B1b.2 T")
    assert city["T"].income == 300


@pytest.mark.rule("TM-24.4")
@pytest.mark.house("income_stays=true")
@AT_ONCE_OR_BY_STEPS
def test_all_else_of_the_line_stays(met: bool) -> None:
    city = homeward(met=met, income=700, speed=1, stakes=((1, 200),)).player(0, stations="kudanshita")
    city.run_trains()
    line = city["T"]
    assert (line.train, line.income, line.speed) == (None, 900 if met else 700, 1)
    assert [(stake.seat, stake.stake) for stake in line.stakes] == [(1, 200)]
    assert (city.sees(0).stations, city.sees(1).stations) == (("kudanshita",), ("nakano",) if met else ())


@pytest.mark.rule("TM-24.5")
@AT_ONCE_OR_BY_STEPS
def test_a_share_bought_on_the_way_keeps_the_train(met: bool) -> None:
    city = homeward(met=met)
    city.do("invest B1a.1 T")
    told = city.run_trains()
    assert stops(told, "T") == ["nakano", "takadanobaba", "waseda", "iidabashi", "kudanshita"]
    assert (city["T"].train, city["T"].back) == ("kudanshita", False)
