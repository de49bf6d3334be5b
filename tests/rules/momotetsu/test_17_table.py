"""RM-17 and RM-18: in the city, and at a table."""

import random
from typing import Any

import pytest

from kippu.core.chance import Sampler
from kippu.games.momotetsu.bots.baseline import Baseline
from kippu.games.momotetsu.bots.sight import Sight, mean_of_dice
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.map.timetable import Route
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.commands import AnyTeamCommand
from kippu.games.momotetsu.model.state import Bonbi, Effort, Move, thaw
from kippu.games.momotetsu.schedule.table import Attempt
from tests.rules.momotetsu.days import HOUR, MINUTE, SECOND, City, made, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def table(seats: int = 3, time: str = "09:00", **settings: Any) -> City:
    """A table at a time; nobody does anything until a test says so."""
    city = City(seats, mode="table", **settings)
    city.world(now=ms(time), destination="王子", turn=0)
    for seat in range(seats):
        city.put(seat, wake=ms(time) + 8 * HOUR, wake_kind="decide")
    return city.put(0, wake=ms(time))


def seconds(route: Route) -> int:
    return sum(leg.walk + leg.wait + leg.run for leg in route)


# --- in the city ------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-17.1a")
def test_the_clock_of_the_server_counts(city: City) -> None:
    city.at("08:40").do(0, made(t.Note("a phone that is fast"), "09:30"))
    assert (city.team(0).reported, city.state.now) == (ms("08:40"), ms("08:40"))


@pytest.mark.rule("RM-17.1b")
def test_an_arrival_happens_when_it_is_reported(city: City) -> None:
    place = city.parts.atlas((), ()).squares[city.sq("神田")].places[0]
    city.dice(1).do(0, t.Roll())
    city.at("08:40:09").tick()
    assert (city.phase(0), city.where(0)) == ("moving", "東京")
    city.at("08:40:10").do(0, t.Arrive("kanda", position=t.Position(place.lat, place.lon)))
    assert (city.where(0), city.team(0).reported) == ("神田", ms("08:40:10"))


@pytest.mark.rule("RM-17.2a")
def test_a_position_is_taken_at_a_check_in_only() -> None:
    with_position = {kind for kind in AnyTeamCommand.__args__ if "position" in kind.__struct_fields__}
    assert with_position == {t.Arrive, t.Alight, t.MissionDone, t.Submit, t.AddProof}


@pytest.mark.rule("RM-17.2b")
def test_a_far_phone_flags_but_does_not_block(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    near = city.parts.atlas((), ()).squares[city.sq("神田")].places[0]
    fine = GAME.apply(city.state, 0, t.Arrive("kanda", position=t.Position(near.lat, near.lon)), city.chance, city.now)
    assert fine.events[0] == ev.Arrived(0, "kanda", flagged=False)
    assert city.do(0, t.Arrive("kanda", position=t.Position(35.0, 135.0)))[0] == ev.Arrived(0, "kanda", flagged=True)


@pytest.mark.rule("RM-17.2b")
@pytest.mark.rule("RM-16.8")
def test_proof_from_elsewhere_is_marked_for_the_master(city: City) -> None:
    far, place = t.Position(35.0, 135.0), city.parts.atlas((), ()).squares[city.sq("日暮里")].places[0]
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)))
    for position, flagged in ((far, True), (t.Position(place.lat, place.lon), False)):
        told = GAME.apply(city.state, 0, t.MissionDone("m05", photo="p", position=position), city.chance, city.now)
        assert [claim.flagged for claim in GAME.view(told.state, "gm").claims] == [flagged]
        assert not GAME.view(told.state, 1).claims


@pytest.mark.rule("RM-17.2c")
@pytest.mark.rule("RM-16.8")
def test_no_position_is_accepted_and_marked_for_the_master(city: City) -> None:
    place = city.parts.atlas((), ()).squares[city.sq("神田")].places[0]
    city.dice(1).do(0, t.Roll())
    placed = GAME.apply(
        city.state, 0, t.Arrive("kanda", position=t.Position(place.lat, place.lon)), city.chance, city.now
    )
    assert GAME.view(placed.state, "gm").unplaced == ()
    assert city.do(0, t.Arrive("kanda"))[0] == ev.Arrived(0, "kanda")
    assert GAME.view(city.state, "gm").unplaced == (city.state.n,)
    assert GAME.view(city.state, 0).unplaced == GAME.view(city.state, 1).unplaced == ()


@pytest.mark.rule("RM-17.3")
def test_a_silent_team_is_overdue_for_the_master(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    city.now += 25 * MINUTE - 1
    city.do(1, t.Note("x"))
    assert not GAME.view(city.state, "gm").teams[0].overdue
    city.now += 1
    city.do(1, t.Note("x"))
    assert [team.overdue for team in GAME.view(city.state, "gm").teams] == [True, False, False]  # only who moves
    assert not GAME.view(city.state, 1).teams[0].overdue


@pytest.mark.rule("RM-17.4a")
def test_people_judge_proof_meetings_and_waivers(city: City) -> None:
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="anything at all"))
    city.world(bonbi=1).do(1, t.Touch(2))
    city.do(2, t.ConfirmTouch())
    assert [(claim.kind, claim.status) for claim in city.state.claims] == [("mission", "pending"), ("touch", "pending")]
    for claim in city.state.claims:
        city.do("gm", t.Reject(claim.entry))
    assert (city.properties(0), city.holder()) == ([], 1)


@pytest.mark.rule("RM-17.4b")
def test_without_a_master_everything_stays_provisional(city: City) -> None:
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"), t.Finish())
    city.at("12:00").tick()
    assert (city.state.claims[0].status, city.properties(0)) == ("pending", ["yanaka_ginza"])


@pytest.mark.rule("RM-17.5")
def test_a_closed_track_is_no_way(city: City) -> None:
    assert city.refused("gm", t.CloseEdge("tokyo", "ueno")) == ("RM-17.5", "no_such_edge")
    city.do("gm", t.CloseEdge("tokyo", "kanda", reason="signal failure"))
    city.dice(1).do(0, t.Roll())
    assert city.ends(0) == {"有楽町", "八丁堀", "新日本橋"}
    assert city.parts.atlas((), city.state.closed).distance(city.sq("東京"), city.sq("神田")) > 1
    city.do("gm", t.Correct(seat=0, phase="ready", reason="no train"), t.SetPosition(0, "kanda"))
    assert (city.phase(0), city.where(0)) == ("ready", "神田")


@pytest.mark.rule("RM-17.6")
def test_nobody_loses_points_for_safety(city: City) -> None:
    city.put(0, late_points=-40, balance=160)
    city.do("gm", t.WaiveLate(0, reason="staff told them to stay aboard"))
    assert city.balance(0) == [200]


# --- at a table -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-18.1")
def test_clock_and_master_are_automatic() -> None:
    city = table()
    assert city.refused("gm", t.Pause()) == ("RM-18.1", "happens_by_itself")
    assert city.refused("clock", t.Tick()) == ("RM-18.1", "happens_by_itself")
    assert city.refused(0, t.Arrive("kanda")) == ("RM-18.1", "happens_by_itself")
    assert city.refused(0, made(t.Roll(), "09:00")) == ("RM-18.1", "happens_by_itself")
    assert GAME.due(city.state) is None


@pytest.mark.rule("RM-18.2", "RM-18.3")
def test_services_stops_and_changes(city: City) -> None:
    times = city.parts.timetable(city.parts.atlas((), ()))
    joban = times.counted(city.sq("東京"), 4, city.sq("上野"))
    assert [(leg.wait, leg.run, leg.stops) for leg in joban] == [
        (180, 90, False), (0, 90, False), (0, 90, False), (0, 130, True),
    ]  # fmt: skip
    assert seconds(times.counted(city.sq("大森"), 2, city.sq("大森"))) == 620  # the same segment back: wait only
    change = times.counted(city.sq("面影橋"), 2, city.sq("神楽坂"))
    assert [leg.walk for leg in change] == [0, 523]


@pytest.mark.rule("RM-18.4")
def test_a_counted_move_takes_the_quickest_path_of_its_steps(city: City) -> None:
    times = city.parts.timetable(city.parts.atlas((), ()))
    route = times.counted(city.sq("東京"), 3, city.sq("日本橋"))
    assert [city.name(leg.square) for leg in route] == ["八丁堀", "茅場町", "日本橋"]
    assert seconds(route) == 1290


@pytest.mark.rule("RM-18.5")
def test_trips_and_walks(city: City) -> None:
    times = city.parts.timetable(city.parts.atlas((), ()))
    assert seconds(times.walk(city.sq("東京"), city.sq("大手町"))) == 379
    trip = times.trip(city.sq("東京"), city.sq("上野"))
    assert seconds(trip) <= seconds(times.counted(city.sq("東京"), 4, city.sq("上野")))


def set_out(city: City, face: int = 4, end: str = "ueno") -> City:
    city.dice(face)
    city.state = GAME.apply(city.state, 0, t.Roll(), city.chance, 0).state
    day = thaw(city.state, city.chance, 0)
    assert day.schedule.turn == 0
    city.chance.coming.clear()
    city.do(0, t.DeclareTarget(end))
    return city


@pytest.mark.rule("RM-3.14b")
def test_at_a_table_a_team_must_name_its_end() -> None:
    city = table(2).put(1, wake=ms("09:01")).dice(1)
    city.do(0, t.Roll())
    ends = {"kanda", "yurakucho", "hatchobori", "shin_nihombashi"}
    assert (GAME.to_act(city.state), city.state.now) == ((0,), ms("09:00"))  # everything waits for it
    assert set(city.options(0)) == {t.DeclareTarget(end) for end in ends}
    city.do(0, t.DeclareTarget("kanda"))
    assert city.own(0).target == "kanda"
    city.world(turn=0)
    assert city.refused(0, t.DeclareTarget("yurakucho")) == ("RM-3.14b", "target_declared")


@pytest.mark.rule("RM-18.6")
def test_departures_and_arrivals() -> None:
    city = table(2)
    city.put(1, wake=ms("09:01"))
    set_out(city)
    route = city.plan.wakes[0].ride
    assert (route[0].departs, route[-1].arrives) == (180 * SECOND, 580 * SECOND)
    assert city.plan.wakes[0].at == ms("09:09:40")
    city.world(turn=0)
    assert city.refused(0, t.DeclareTarget("ueno")) == ("RM-3.14b", "target_declared")


def with_goal(time: str) -> City:
    """Team 1 rides from Tokyo to Ueno from 9:00; team 2 scores at a time."""
    city = table(3).put(2, square="和光市")
    end = city.sq("王子")
    city.put(1, wake=ms(time), wake_kind="arrive", phase="moving", square="十条",
             move=Move("star", city.sq("十条"), (end,), ms(time), steps=1, target=end))  # fmt: skip
    city.dice(4)
    city.state = GAME.apply(city.state, 0, t.Roll(), city.chance, 0).state
    city.chance.coming.extend([3, 4])
    city.state = GAME.apply(city.state, 0, t.DeclareTarget("ueno"), city.chance, 0).state
    return city


@pytest.mark.rule("RM-18.7")
@pytest.mark.parametrize(
    ("time", "balance", "phase"),
    [("09:02:00", 200, "ready"), ("09:05:00", 200, "processing"), ("09:03:10", 180, "processing")],
)
def test_told_to_alight(time: str, balance: int, phase: str) -> None:
    city = with_goal(time)
    while city.phase(0) == "moving":  # others go on
        seat = GAME.to_act(city.state)[0]
        assert isinstance(seat, int)
        command = Baseline().decide(sight(city, seat))
        city.state = GAME.apply(city.state, seat, command, Sampler(random.Random(1)), 0).state
    assert (city.balance(0), city.phase(0)) == ([balance], phase)


@pytest.mark.rule("RM-18.8")
def test_waits_may_be_drawn() -> None:
    city = table(2, table_wait_sampled=True).put(1, wake=ms("09:01"))
    city.dice(1)
    city.state = GAME.apply(city.state, 0, t.Roll(), city.chance, 0).state
    city.dice(61).do(0, t.DeclareTarget("kanda"))
    assert city.plan.wakes[0].at == ms("09:00") + (60 + 130) * SECOND


@pytest.mark.rule("RM-18.9")
def test_decisions_take_their_seconds() -> None:
    city = City(2, mode="table")
    rates = city.parts.rates.table
    assert city.state.now == ms("08:30") + rates.ready_seconds * SECOND
    assert GAME.to_act(city.state) == (0,)


@pytest.mark.rule("RM-18.10")
def test_missions_take_minutes_and_may_fail() -> None:
    city = table(2).put(0, square="上野", phase="processing").put(1, wake=ms("09:50"))
    city.dice(1, True, 19, False).do(0, t.StartMission(("m06", "m07")))
    assert city.team(0).efforts == ()
    assert city.properties(0) == ["rolling_stock_works"]
    assert city.state.now == ms("09:30")  # 12 and 30 minutes: the longer counts


@pytest.mark.rule("RM-18.11")
def test_the_next_destination_comes_a_minute_after_the_goal() -> None:
    city = with_goal("09:02:00")
    assert city.state.now == ms("09:03:00")
    assert (city.name(city.state.destination), city.state.bonbi.holder) == ("両国", 2)  # type: ignore[union-attr]


@pytest.mark.rule("RM-18.12")
def test_touch_at_a_table_needs_the_same_square() -> None:
    city = table(3).world(bonbi=0).put(1, square="上野")
    assert city.refused(0, t.Touch(1)) == ("RM-18.12", "not_together")
    city.do(0, t.Touch(2))
    assert city.state.bonbi.holder == 2  # type: ignore[union-attr]


@pytest.mark.rule("RM-18.13")
def test_at_the_same_time_the_clock_comes_first_then_arrivals_then_seats() -> None:
    city = table(3, "10:59").put(1, wake=ms("11:00"), phase="ready").put(2, wake=ms("11:00"), phase="ready")
    city.put(
        0,
        phase="task",
        efforts=(Effort(4, ms("10:50")),),
        attempts=(Attempt(ms("11:00"), succeeds=True),),
        wake=ms("11:00"),
        wake_kind="task",
    )
    city.world(turn=1).put(1, wake=ms("10:59"), statuses=["cow"])
    city.do(1, t.StepOne())
    assert city.refused(2, t.Roll()) == ("RM-18.13", "not_your_turn")
    city.do(1, t.DeclareTarget("kanda"))
    assert len(city.state.settled) == 1
    assert city.properties(0) == ["yanaka_ginza"]  # seat 1 before seat 3
    assert GAME.to_act(city.state) == (0,)


@pytest.mark.rule("RM-18.14")
def test_questions_are_answered_before_time_goes_on() -> None:
    city = table(2).put(0, square="大崎", phase="processing", worked=False).world(bonbi=0)
    city.dice((2, 6)).do(0, t.Draw())
    city.do(0, t.Choose("1"))
    assert GAME.to_act(city.state) == (1,)
    city.do(1, t.KeepBonbi())
    assert GAME.to_act(city.state) == (0,)


# --- the baseline bot -------------------------------------------------------------------------------------


def sight(city: City, seat: int = 0) -> Sight:
    return Sight.of_view(GAME.view(city.state, seat))


@pytest.mark.rule("RM-18.15")
def test_the_baseline_plays_a_star_card_that_is_clearly_better() -> None:
    city = table(2, "09:00").put(0, square="和光市")
    bot, plain = Baseline(), mean_of_dice(city.parts.atlas((), ()), city.sq("和光市"), 1, city.sq("王子"), -1)
    assert bot.plain_value(sight(city)) == plain
    assert bot.decide(sight(city)) == t.Roll()
    city.put(0, hand=("advance_1", "limited_express"))
    assert bot.decide(sight(city)) == t.UseStar("limited_express")
    city.put(0, hand=("advance_1",))
    assert bot.decide(sight(city)) == t.Roll()
    city.put(0, statuses=["cow"])
    assert bot.decide(sight(city)) == t.StepOne()


@pytest.mark.rule("RM-18.15")
def test_the_baseline_ends_as_near_as_it_can_and_by_kind() -> None:
    city = table(2).put(0, square="東京")
    bot = Baseline()
    move = Move("die", city.sq("東京"), (city.sq("神田"), city.sq("有楽町")), 0, steps=1)
    city.put(0, phase="moving", move=move)
    assert bot.decide(sight(city)) == t.DeclareTarget("kanda")
    city.world(destination=-1)
    kinds = {name: city.parts.atlas((), ()).kinds[city.sq(name)] for name in ("神田", "有楽町")}
    order = ["mission", "blue", "card", "special", "shop", "red"]
    assert bot.decide(sight(city)) == t.DeclareTarget(city.id(min(kinds, key=lambda name: order.index(kinds[name]))))


@pytest.mark.rule("RM-18.15")
def test_the_baseline_on_squares() -> None:
    bot = Baseline()
    city = table(2).put(0, square="上野", phase="processing")
    assert bot.decide(sight(city)) == t.StartMission(("m06", "m07"))
    assert bot.decide(sight(city.world(now=ms("17:00")))) == t.Finish()
    shop = table(2).put(0, square="中目黒", phase="processing", balance=500)
    assert bot.decide(sight(shop)) == t.Buy("limited_express")
    shop.do(0, t.Buy("limited_express"))
    assert bot.decide(sight(shop)) == t.Buy("express")
    shop.do(0, t.Buy("express"))
    assert bot.decide(sight(shop)) == t.Finish()


@pytest.mark.rule("RM-18.16")
def test_the_choices_of_the_baseline() -> None:
    bot = Baseline()
    city = table(3).put(1, shown_balance=100).put(2, shown_balance=900)
    city.put(0, square="大崎", phase="processing").dice((4, 9)).do(0, t.Draw())
    assert bot.decide(sight(city)) == t.Choose("2")
    city.put(0, ask=None, worked=False).dice((7, 10)).do(0, t.Draw())
    assert bot.decide(sight(city)) == t.Choose("limited_express")
    city.put(0, ask=None, worked=False).dice((3, 6)).do(0, t.Draw())
    assert bot.decide(sight(city)) == t.Choose("lottery")
    city.put(0, ask=None, properties=["ikiiki_park", "skytree"], balance=-10, debt_since=1)
    assert bot.decide(sight(city)) == t.Sell("skytree")
    city.put(0, debt_since=0, balance=1000, repel_from=1)
    assert bot.decide(sight(city)) == t.Repel()
    assert bot.decide(sight(city.put(0, balance=990))) == t.KeepBonbi()
    city.put(0, repel_from=-1, square="上野").put(2, square="上野").world(bonbi=Bonbi(0, "card"))
    assert bot.decide(sight(city)) == t.Touch(2)
    free = table(2).put(0, square="上野", phase="processing", statuses=["free_property"])
    assert bot.decide(sight(free)) == t.TakeFree("m06")  # 150 against 100
    assert only(ev.MissionCleared, free.do(0, t.TakeFree("m06")))
