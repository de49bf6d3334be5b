"""RM-17 and RM-18: in the city, and at a table."""

import math
import random
from heapq import heappop, heappush
from typing import Any, TypeAlias

import pytest

from kippu.core.chance import Sampler
from kippu.games.momotetsu.bots.baseline import Baseline
from kippu.games.momotetsu.bots.sight import Sight, mean_of_dice
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.map.timetable import Route, Timetable
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.commands import AnyTeamCommand
from kippu.games.momotetsu.model.state import Ask, Bonbi, Effort, Move, PlainRoll, thaw
from kippu.games.momotetsu.schedule.table import Attempt
from tests.rules.momotetsu.days import HOUR, MINUTE, SECOND, City, made, ms, only
from tests.rules.momotetsu.test_01_event import Asked


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
    city.at("11:00:30").tick()  # the settlement of eleven
    assert city.state.now == ms("11:00:30")


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
    city.land(1, "日暮里")
    city.do(1, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    marked = GAME.view(city.state, "gm").unplaced
    city.do(1, t.AddProof(city.state.claims[-1].entry, photo="q"))  # a picture may be sent from anywhere
    assert GAME.view(city.state, "gm").unplaced == marked


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
    assert not any(claim.flagged for claim in city.state.claims)
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
    assert city.refused("gm", t.CloseEdge("nowhere", "kanda")) == ("RM-17.5", "no_such_edge")
    assert city.refused("gm", t.CloseEdge("kanda", "nowhere")) == ("RM-17.5", "no_such_edge")
    city.do("gm", t.CloseEdge("tokyo", "kanda", reason="signal failure"))
    city.dice(1).do(0, t.Roll())
    assert city.ends(0) == {"有楽町", "八丁堀", "新日本橋"}
    city.do("gm", t.Correct(seat=0, phase="ready", reason="no train"), t.SetPosition(0, "kanda"))
    assert (city.phase(0), city.where(0)) == ("ready", "神田")


@pytest.mark.rule("RM-17.5")
def test_a_track_of_the_first_square_of_the_map_can_be_closed(city: City) -> None:
    atlas = city.parts.atlas((), ())
    first, beside = 0, atlas.neighbours[0][0]
    city.do("gm", t.CloseEdge(atlas.ids[first], atlas.ids[beside]))
    assert beside not in city.parts.atlas((), city.state.closed).ends(first, 1)


@pytest.mark.rule("RM-17.6")
def test_nobody_loses_points_for_safety(city: City) -> None:
    city.put(0, late_points=-40, balance=160)
    city.do("gm", t.WaiveLate(0, reason="staff told them to stay aboard"))
    assert city.balance(0) == [200]


# --- at a table -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-18.1a")
def test_the_clock_is_simulated_in_whole_seconds() -> None:
    chance = Sampler(random.Random(7))
    state = GAME.start(t.MomotetsuOptions("kasumihama", "table"), 2, chance).state
    times = [state.now]
    while len(times) < 60:
        seat = GAME.to_act(state)[0]
        assert isinstance(seat, int)
        state = GAME.apply(state, seat, Baseline().decide(Sight.of_view(GAME.view(state, seat))), chance, 0).state
        times.append(state.now)
    assert all(time % SECOND == 0 for time in times)
    assert times == sorted(times)
    assert times[0] == ms("10:01")


@pytest.mark.rule("RM-18.1b")
def test_the_master_approves_what_succeeds() -> None:
    city = table(2).put(0, square="日暮里", phase="processing").put(1, wake=ms("09:50"))
    city.dice(1, True).do(0, t.StartMission(("m05",)))
    assert (city.properties(0), city.state.claims) == (["yanaka_ginza"], ())  # nothing waits for a ruling


@pytest.mark.rule("RM-18.1b")
def test_clock_and_master_are_automatic() -> None:
    city = table()
    assert city.refused("gm", t.Pause()) == ("RM-18.1b", "happens_by_itself")
    assert city.refused("clock", t.Tick()) == ("RM-18.1b", "happens_by_itself")
    assert city.refused(0, t.Arrive("kanda")) == ("RM-18.1b", "happens_by_itself")
    assert city.refused(0, made(t.Roll(), "09:00")) == ("RM-18.1b", "happens_by_itself")
    assert GAME.due(city.state) is None


def of_tokyo(city: City) -> Timetable:
    return city.parts.timetable(city.parts.atlas((), ()))


@pytest.mark.rule("RM-18.2a")
def test_a_service_is_one_direction_of_a_segment(city: City) -> None:
    services = of_tokyo(city).services
    assert len(services) == 2 * sum(len(line.segments) for line in city.parts.kit.map.lines)
    there, back = services[:2]
    assert {(a, b) for a, b in there.next.items()} == {(b, a) for a, b in back.next.items()}


@pytest.mark.rule("RM-18.2b")
def test_a_service_stops_but_where_it_passes_and_goes_round_a_loop(city: City) -> None:
    joban = of_tokyo(city).counted(city.sq("東京"), 4, city.sq("上野"))
    assert [leg.stops for leg in joban] == [False, False, False, True]
    loops = [service for service in of_tokyo(city).services if service.line.loop]
    assert all(set(one.next) == set(one.next.values()) for one in loops)  # each square has one after it
    (line,) = {id(one.line): one.line for one in loops}.values()
    first, last = city.sq(line.segments[0][0]), city.sq(line.segments[0][-1])
    assert loops[0].next[last] == first


@pytest.mark.rule("RM-18.3a")
def test_a_step_takes_its_modes_seconds_and_fewer_where_it_passes(city: City) -> None:
    times = of_tokyo(city)
    assert [leg.run for leg in times.counted(city.sq("東京"), 4, city.sq("上野"))] == [90, 90, 90, 130]
    assert [leg.run for leg in times.counted(city.sq("豊洲"), 4, city.sq("フジテレビ"))] == [360] * 4
    assert times.counted(city.sq("面影橋"), 1, city.sq("早稲田"))[0].run == 110


@pytest.mark.rule("RM-18.3b")
@pytest.mark.parametrize(
    ("start", "end", "wait"), [("東京", "神田", 180), ("面影橋", "早稲田", 240), ("豊洲", "深川車庫入口", 480)]
)
def test_getting_on_costs_the_wait(city: City, start: str, end: str, wait: int) -> None:
    (leg,) = of_tokyo(city).counted(city.sq(start), 1, city.sq(end))
    assert (leg.walk, leg.wait) == (0, wait)


@pytest.mark.rule("RM-18.3c")
def test_changing_costs_walk_and_wait_and_turning_the_wait_alone(city: City) -> None:
    times = of_tokyo(city)
    turned = times.counted(city.sq("大森"), 2, city.sq("大森"))
    assert [(leg.walk, leg.wait) for leg in turned] == [(0, 180), (0, 180)]
    far = times.counted(city.sq("面影橋"), 2, city.sq("神楽坂"))
    assert [(leg.walk, leg.wait) for leg in far] == [(0, 240), (523, 180)]
    near = times.counted(city.sq("東京"), 3, city.sq("日本橋"))
    assert [(leg.walk, leg.wait) for leg in near] == [(0, 180), (180, 180), (180, 180)]  # never less than that
    ride_on = times.counted(city.sq("東京"), 2, city.sq("秋葉原"))
    assert [(leg.walk, leg.wait) for leg in ride_on] == [(0, 180), (0, 0)]


Found: TypeAlias = tuple[int, int, tuple[str, ...]]


def all_ways(city: City, start: int, steps: int) -> dict[int, Found]:
    """Every legal way of a count, by its end the best one: seconds, boardings, squares by id."""
    times, atlas = of_tokyo(city), city.parts.atlas((), ())
    at: list[tuple[int, int, int, Found]] = [(start, -1, -1, (0, 0, ()))]
    for left in range(steps, 0, -1):
        at = [
            (one.leg.square, square, one.service,
             (found[0] + one.seconds, found[1] + one.boarded, (*found[2], atlas.ids[one.leg.square])))
            for square, came, by, found in at
            for one in times.onward(square, by)
            if (one.leg.square != came or atlas.terminus[square]) and (left > 1 or one.leg.stops)
        ]  # fmt: skip
    best: dict[int, Found] = {}
    for square, _, _, found in at:
        best[square] = min(best.get(square, found), found)
    return best


@pytest.mark.house("table_wait_sampled=false")
@pytest.mark.rule("RM-18.4a", "RM-18.4b")
@pytest.mark.parametrize("start", ["東京", "大手町", "池袋", "大森", "門前仲町", "飯田橋"])
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_counted_move_takes_the_best_of_all_legal_ways(city: City, start: str, steps: int) -> None:
    atlas, here = city.parts.atlas((), ()), city.sq(start)
    found = all_ways(city, here, steps)
    assert set(found) == set(atlas.ends(here, steps))
    for end, wanted in found.items():
        route = of_tokyo(city).counted(here, steps, end)
        boardings = sum(leg.wait > 0 for leg in route)
        assert (seconds(route), boardings, tuple(atlas.ids[leg.square] for leg in route)) == wanted


@pytest.mark.rule("RM-18.4a")
def test_a_counted_move_takes_the_quickest_path_of_its_steps(city: City) -> None:
    route = of_tokyo(city).counted(city.sq("東京"), 3, city.sq("日本橋"))
    assert [city.name(leg.square) for leg in route] == ["八丁堀", "茅場町", "日本橋"]
    assert seconds(route) == 1290


@pytest.mark.rule("RM-18.5a")
@pytest.mark.parametrize("start", ["東京", "和光市", "豊洲"])
def test_trips_take_the_quickest_way_without_counting(city: City, start: str) -> None:
    times = of_tokyo(city)
    best: dict[tuple[int, int], int] = {}
    queue = [(0, city.sq(start), -1)]
    while queue:
        at, square, by = heappop(queue)
        if (square, by) not in best:
            best[square, by] = at
            for one in times.onward(square, by):
                heappush(queue, (at + one.seconds, one.leg.square, one.service))
    for end in ("上野", "蒲田", "フジテレビ", "光が丘"):
        quickest = min(
            at for (square, by), at in best.items() if square == city.sq(end) and square in times.services[by].stops
        )
        assert seconds(times.trip(city.sq(start), city.sq(end))) == quickest


@pytest.mark.rule("RM-18.5b")
def test_walkers_take_the_straight_line_with_a_detour(city: City) -> None:
    assert seconds(of_tokyo(city).walk(city.sq("東京"), city.sq("大手町"))) == 379
    metres = city.parts.atlas((), ()).metres(city.sq("東京"), city.sq("秋葉原"))
    assert seconds(of_tokyo(city).walk(city.sq("東京"), city.sq("秋葉原"))) == math.ceil(metres * 1.3 * 60 / 80)


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


@pytest.mark.rule("RM-18.6a")
def test_departures_and_arrivals() -> None:
    city = table(2)
    city.put(1, wake=ms("09:01"))
    set_out(city)
    route = city.plan.wakes[0].ride
    assert [(stop.departs // SECOND, stop.arrives // SECOND) for stop in route] == [
        (180, 270), (270, 360), (360, 450), (450, 580),
    ]  # fmt: skip
    assert city.plan.wakes[0].at == ms("09:09:40")
    city.world(turn=0)
    assert city.refused(0, t.DeclareTarget("ueno")) == ("RM-3.14b", "target_declared")


def with_goal(time: str, face: int = 4, to: str = "ueno") -> City:
    """Team 1 rides from Tokyo from 9:00, to Ueno if nothing is said; team 2 scores at a time."""
    city = table(3).put(2, square="和光市")
    end = city.sq("王子")
    city.put(1, wake=ms(time), wake_kind="arrive", phase="moving", square="十条",
             move=Move("star", city.sq("十条"), (end,), ms(time), steps=1, target=end))  # fmt: skip
    city.dice(face)
    city.state = GAME.apply(city.state, 0, t.Roll(), city.chance, 0).state
    city.chance.coming.extend([3, 4])
    city.state = GAME.apply(city.state, 0, t.DeclareTarget(to), city.chance, 0).state
    city.chance.coming.clear()
    return city


def ordered(after: int) -> City:
    """Team 1 rides to Nihombashi by Hatchobori and Kayabacho; so many seconds later team 2 draws Evict."""
    city = table(2).put(1, square="大崎", phase="processing", wake=ms("09:00") + after * SECOND).dice(3)
    city.do(0, t.Roll())
    city.do(0, t.DeclareTarget("nihombashi"))
    assert (city.state.now, GAME.to_act(city.state)) == (ms("09:00") + after * SECOND, (1,))
    pair = next(pair for pair, card in city.parts.pairs.items() if city.parts.card_ids[card] == "evict")
    city.dice(pair).do(1, t.Draw())
    return city


@pytest.mark.parametrize(
    ("after", "told", "off"),
    [
        pytest.param(179, "", 0, marks=pytest.mark.rule("RM-18.7a")),
        pytest.param(180, "order", 310, marks=pytest.mark.rule("RM-18.7c")),
        pytest.param(309, "order", 310, marks=pytest.mark.rule("RM-18.6b")),
        pytest.param(310, "", 0, marks=pytest.mark.rule("RM-18.6b")),  # just arrived
        pytest.param(311, "", 0, marks=pytest.mark.rule("RM-18.7b")),
        pytest.param(669, "", 0, marks=pytest.mark.rule("RM-18.7b")),
        pytest.param(670, "order", 800, marks=pytest.mark.rule("RM-18.6b")),
    ],
)
def test_an_order_hits_who_is_in_a_vehicle(after: int, told: str, off: int) -> None:
    city = ordered(after)
    assert (city.team(0).alight, city.phase(0)) == (told, "moving")
    wake = city.plan.wakes[0]
    assert (wake.kind, wake.at) == (
        ("alight", ms("09:00") + off * SECOND) if told else ("arrive", ms("09:00") + 1290 * SECOND)
    )


@pytest.mark.parametrize(
    ("time", "phase", "where"),
    [
        pytest.param("09:02:59", "ready", "東京", marks=pytest.mark.rule("RM-18.7a")),
        pytest.param("09:03:00", "ready", "八丁堀", marks=pytest.mark.rule("RM-18.6b")),  # it has left
        pytest.param("09:06:40", "ready", "八丁堀", marks=pytest.mark.rule("RM-18.7b")),
        pytest.param("09:04:00", "ready", "八丁堀", marks=pytest.mark.rule("RM-18.7c")),
        pytest.param("09:20:00", "processing", "日本橋", marks=pytest.mark.rule("RM-18.7c")),
    ],
)
def test_a_goal_cancels_stops_or_takes_to_the_next_stop(time: str, phase: str, where: str) -> None:
    city = with_goal(time, 3, "nihombashi")
    while city.phase(0) == "moving":
        city.dice(*[6] * 9)
        (seat,) = GAME.to_act(city.state)
        choice = t.Finish() if city.may(seat, t.Finish()) else city.options(seat)[0]
        city.state = GAME.apply(city.state, seat, choice, city.chance, 0).state
        city.chance.coming.clear()
    assert (city.phase(0), city.where(0)) == (phase, where)


@pytest.mark.rule("RM-18.7c")
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


@pytest.mark.house("table_wait_sampled=true")
@pytest.mark.rule("RM-18.8a")
@pytest.mark.parametrize(("drawn", "wait"), [(1, 0), (61, 60), (361, 360)])
def test_waits_may_be_drawn(drawn: int, wait: int) -> None:
    city = table(2, table_wait_sampled=True).put(1, wake=ms("09:00:00")).dice(1)
    city.do(0, t.Roll())
    chance = Asked(drawn)
    city.state = GAME.apply(city.state, 0, t.DeclareTarget("kanda"), chance, 0).state
    assert chance.asked == [2 * 180 + 1]
    assert city.plan.wakes[0].at == ms("09:00") + (wait + 130) * SECOND


@pytest.mark.rule("RM-18.8b")
@pytest.mark.parametrize("drawn", [1, 361])
def test_the_way_is_chosen_by_the_plain_waits(drawn: int) -> None:
    city = table(2, table_wait_sampled=True).put(1, wake=ms("09:00:00")).dice(3)
    city.do(0, t.Roll())
    city.dice(drawn, drawn, drawn).do(0, t.DeclareTarget("nihombashi"))
    assert [city.name(stop.square) for stop in city.plan.wakes[0].ride] == ["八丁堀", "茅場町", "日本橋"]


@pytest.mark.rule("RM-18.9")
def test_decisions_take_their_seconds() -> None:
    city = City(2, mode="table")
    rates = city.parts.rates.table
    assert city.state.now == ms("08:30") + rates.ready_seconds * SECOND
    assert GAME.to_act(city.state) == (0,)


PROPERTY = Ask("property", -1, ("park",))


@pytest.mark.rule("RM-18.9")
@pytest.mark.parametrize(
    ("square", "team", "takes"),
    [
        ("東京", {"phase": "ready"}, 60),
        ("大崎", {"phase": "processing"}, 60),
        ("舎人", {"phase": "processing"}, 60),
        ("恵比寿", {"phase": "processing"}, 30),
        ("五反田", {"phase": "processing"}, 30),
        ("中目黒", {"phase": "processing"}, 60),
        ("中目黒", {"phase": "processing", "bought": (1,)}, 0),
        ("渋谷", {"phase": "processing"}, 0),
        ("大崎", {"phase": "processing", "worked": True}, 0),
        ("大崎", {"phase": "processing", "worked": True, "ask": Ask("team", 1, ("1",))}, 30),
        ("渋谷", {"phase": "attack"}, 60),
        ("渋谷", {"phase": "attack", "struck": True, "ask": PROPERTY, "properties": ("park",)}, 30),
    ],
)
def test_each_decision_takes_its_seconds(square: str, team: dict[str, Any], takes: int) -> None:
    city = table(2).put(0, square="日暮里", phase="processing").put(1, square=square, wake=-1, wake_kind="", **team)
    city.do(0, t.Finish())  # which takes none itself
    assert city.state.now == ms("09:00") + min(takes, 60) * SECOND
    assert city.plan.wakes[1].at == ms("09:00") + takes * SECOND


@pytest.mark.rule("RM-18.10a")
@pytest.mark.parametrize(("succeeds", "won"), [(True, ["yanaka_ginza"]), (False, [])])
def test_a_mission_takes_minutes_and_may_fail(succeeds: bool, won: list[str]) -> None:
    city = table(2).put(0, square="日暮里", phase="processing").put(1, wake=ms("09:50"))
    city.dice(4, succeeds).do(0, t.StartMission(("m05",)))  # the minutes are drawn first
    least = city.parts.rates.table.mission[city.parts.missions[city.parts.mission_at["m05"]].type].minutes[0]
    assert (city.phase(0), city.state.now) == ("processing", ms("09:00") + (least + 3) * MINUTE)
    assert (city.properties(0), city.team(0).tried != 0) == (won, True)


@pytest.mark.rule("RM-18.10a")
@pytest.mark.parametrize("succeeds", [True, False])
def test_a_human_card_takes_minutes_and_may_fail(succeeds: bool) -> None:
    city = table(2).put(0, square="大崎", previous="品川", phase="processing").put(1, wake=ms("09:50"))
    pair = next(pair for pair, card in city.parts.pairs.items() if city.parts.card_ids[card] == "smile")
    least = city.parts.cards[city.parts.card_at["smile"]].minutes[0]
    city.dice(pair, 1, succeeds).do(0, t.Draw())
    if succeeds:
        assert (city.phase(0), city.state.now) == ("processing", ms("09:00") + least * MINUTE)
    else:
        assert (city.phase(0), city.where(0)) == ("ready", "品川")  # it has gone back


@pytest.mark.rule("RM-18.10b")
def test_missions_done_together_take_as_long_as_the_longest() -> None:
    city = table(2).put(0, square="上野", phase="processing").put(1, wake=ms("09:50"))
    city.dice(1, True, 19, False).do(0, t.StartMission(("m06", "m07")))
    assert city.team(0).efforts == ()
    assert city.properties(0) == ["rolling_stock_works"]
    assert city.state.now == ms("09:30")  # 12 and 30 minutes: the longer counts


@pytest.mark.rule("RM-18.11b")
@pytest.mark.parametrize(
    ("after", "card", "position"),
    [
        (200, None, "八丁堀"),  # where it gets off
        (400, None, "八丁堀"),  # where it changes
        (700, None, "茅場町"),
        (200, "wish_star", "有楽町"),  # the next of its way
        (440, "wish_star", "新橋"),  # which it just comes to
        (441, "wish_star", "浜松町"),
        (200, "tokyo_walker", "東京"),  # where the walk began
    ],
)
def test_where_teams_are_for_bonbi(after: int, card: str | None, position: str) -> None:
    city, at = table(2), ms("09:00") + after * SECOND
    end = city.sq("王子")
    city.put(1, wake=at, wake_kind="arrive", phase="moving", square="十条",
             move=Move("star", city.sq("十条"), (end,), at, steps=1, target=end))  # fmt: skip
    if card is None:
        city.dice(3).do(0, t.Roll())
        city.dice(3, 4).do(0, t.DeclareTarget("nihombashi"))
    else:
        square = "otemachi" if card == "tokyo_walker" else "naka_meguro"
        city.put(0, hand=(card,)).dice(3, 4).do(0, t.UseStar(card, square))
    if city.state.bonbi is None:  # still aboard: the scorer works off its square
        city.do(1, t.Finish())
    bonbi = city.state.bonbi
    assert bonbi is not None
    assert (bonbi.holder, city.name(bonbi.square)) == (0, position)


@pytest.mark.rule("RM-18.11a")
def test_the_next_destination_comes_a_minute_after_the_goal() -> None:
    city = with_goal("09:02:00")
    assert city.state.now == ms("09:03:00")
    assert (city.name(city.state.destination), city.state.bonbi.holder) == ("両国", 2)  # type: ignore[union-attr]


@pytest.mark.rule("RM-18.12")
def test_touch_at_a_table_needs_the_same_square() -> None:
    city = table(3).world(bonbi=0).put(1, square="上野")
    assert city.refused(0, t.Touch(1)) == ("RM-18.12", "not_together")
    for seat in (0, 2):
        moving = city.fork().put(seat, phase="moving")
        assert moving.refused(0, t.Touch(2)) == ("RM-18.12", "not_together")
    city.do(0, t.Touch(2))
    assert city.state.bonbi.holder == 2  # type: ignore[union-attr]


@pytest.mark.rule("RM-18.13a")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_things_happen_in_order_of_time(first: int, second: int) -> None:
    city = table(3).put(0, square="日暮里", phase="processing")
    city.put(first, wake=ms("09:10")).put(second, wake=ms("09:20")).do(0, t.Finish())
    city.dice(1).do(0, t.Roll())
    city.put(0, phase="done", move=None, wake=ms("17:00"), wake_kind="decide").world(turn=first, now=ms("09:10"))
    assert city.refused(second, t.Roll()) == ("RM-18.13a", "not_your_turn")
    city.put(first, statuses=["cow"]).do(first, t.StepOne())
    city.do(first, t.DeclareTarget("kanda"))
    assert city.where(first) == "神田"  # which took six minutes
    assert city.state.now < ms("09:20")


@pytest.mark.rule("RM-18.13a")
@pytest.mark.parametrize("timer", ["gate_until", "touch_blocked_until"])
@pytest.mark.parametrize(("until", "over"), [("09:00:59", True), ("09:01:01", False)])
def test_each_timer_ends_at_its_time(timer: str, until: str, over: bool) -> None:
    city = table(2).put(0, square="日暮里", phase="processing").world(**{timer: ms(until)})
    city.do(0, t.Finish())
    assert (city.state.now, getattr(city.state, timer) == 0) == (ms("09:01"), over)


@pytest.mark.rule("RM-18.13b")
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
    assert city.refused(2, t.Roll()) == ("RM-18.13a", "not_your_turn")
    city.do(1, t.DeclareTarget("kanda"))
    assert len(city.state.settled) == 1
    assert city.properties(0) == ["yanaka_ginza"]  # seat 1 before seat 3
    assert GAME.to_act(city.state) == (0,)


@pytest.mark.rule("RM-18.13b")
def test_at_the_same_time_arrivals_come_before_decisions() -> None:
    city = table(3).put(2, wake=ms("09:00"), statuses=["cow"]).put(0, wake=ms("09:03"))
    end = city.sq("渋谷")
    city.put(1, phase="moving", wake=ms("09:03"), wake_kind="arrive",
             move=Move("star", city.sq("東京"), (end,), ms("08:50"), steps=1, target=end))  # fmt: skip
    city.world(turn=2).do(2, t.StepOne())
    city.do(2, t.DeclareTarget("kanda"))
    assert (GAME.to_act(city.state), city.state.now, city.where(1)) == ((0,), ms("09:03"), "渋谷")


@pytest.mark.rule("RM-18.14")
def test_the_clock_stands_while_somebody_decides() -> None:
    city = table(2).put(0, statuses=["reroll"]).put(1, wake=ms("09:00:01")).dice(2)
    city.do(0, t.Roll())
    assert (city.state.now, GAME.to_act(city.state)) == (ms("09:00"), (0,))  # though the other is soon to decide
    city.do(0, t.Keep())
    assert (city.state.now, GAME.to_act(city.state)) == (ms("09:00"), (0,))


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


@pytest.mark.rule("RM-18.15a")
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


@pytest.mark.rule("RM-18.15a")
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


@pytest.mark.rule("RM-18.15a")
def test_the_baseline_re_rolls_what_is_worse_than_average() -> None:
    city, bot = table(2).put(0, square="和光市"), Baseline()
    plain = bot.plain_value(sight(city))
    for face in range(1, 7):
        city.put(0, phase="rolled", roll=PlainRoll(face, reroll=True, rocket=False, double=False))
        after = city.parts.atlas((), ()).nearest(city.sq("和光市"), city.sq("王子"), -1, 6)[face]
        assert bot.decide(sight(city)) == (t.Reroll() if after > plain else t.Keep())
    city.put(0, roll=PlainRoll(1, reroll=True, rocket=True, double=True))
    assert bot.decide(sight(city)) == t.RocketRoll()
    city.put(0, roll=PlainRoll(3, reroll=False, rocket=False, double=True))
    assert bot.decide(sight(city)) == t.Double()  # it comes nearer


@pytest.mark.rule("RM-18.15b")
@pytest.mark.parametrize(
    ("balance", "buys"),
    [(400, t.Buy("limited_express")), (390, t.Buy("express")), (300, t.Buy("express")), (290, t.Finish())],
)
def test_the_baseline_buys_expresses_when_rich(balance: int, buys: Any) -> None:
    city = table(2).put(0, square="中目黒", phase="processing", balance=balance)
    assert Baseline().decide(sight(city)) == buys


@pytest.mark.rule("RM-18.15b")
def test_the_baseline_on_squares() -> None:
    bot = Baseline()
    city = table(2).put(0, square="上野", phase="processing")
    assert bot.decide(sight(city)) == t.StartMission(("m06", "m07"))
    assert bot.decide(sight(city.world(now=ms("16:59:59")))) == t.StartMission(("m06", "m07"))
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
    for price, answer in ((120, "pay"), (150, "go_back")):
        asked = table(2).put(0, phase="attack", ask=Ask("back_or_pay", -1, ("go_back", "pay"), price))
        assert bot.decide(sight(asked)) == t.Choose(answer)
    city.put(0, repel_from=-1, square="上野").put(2, square="上野").world(bonbi=Bonbi(0, "card"))
    assert bot.decide(sight(city)) == t.Touch(2)
    free = table(2).put(0, square="上野", phase="processing", statuses=["free_property"])
    assert bot.decide(sight(free)) == t.TakeFree("m06")  # 150 against 100
    assert only(ev.MissionCleared, free.do(0, t.TakeFree("m06")))
