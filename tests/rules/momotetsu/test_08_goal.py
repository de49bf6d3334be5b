"""RM-8: the goal."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi, DueTrip, Move
from tests.rules.momotetsu.days import MINUTE, City, made, ms, only


@pytest.fixture
def city() -> City:
    """Team 3 stands far away, so that bonbi needs no dice."""
    return City(3).at("10:12:30").put(2, square="和光市")


def ride(city: City, seat: int, end: str = "上野", **changes: Any) -> City:
    """A team is on its way."""
    at = city.sq(end)
    move = replace(Move("die", city.sq("東京"), (at,), city.now, steps=4, target=at), **changes)
    return city.put(seat, square="東京", phase="moving", move=move)


def holder(city: City) -> int | None:
    return city.holder()


def goal(city: City, seat: int = 0, square: str = "王子") -> Any:
    return city.land(seat, square)


def next_one(city: City, seat: int = 0) -> City:
    """The scorer draws Ryogoku."""
    city.dice(3, 4).do(seat, t.RollDestination())
    return city


def held(city: City) -> bool:
    """Whether a goal is being worked off."""
    return city.state.hold is not None


# --- scoring ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-8.1")
@pytest.mark.parametrize(("square", "scores"), [("王子", True), ("王子駅前", True), ("東十条", False)])
def test_landing_on_the_destination_is_a_goal(city: City, square: str, scores: bool) -> None:
    assert bool(only(ev.GoalReached, goal(city, square=square))) == scores
    assert held(city) == scores


@pytest.mark.rule("RM-8.1")
def test_stopping_there_with_galaxy_is_a_goal(city: City) -> None:
    city.world(destination="築地").put(0, square="日比谷", hand=("galaxy",)).dice(4).do(0, t.UseStar("galaxy"))
    assert only(ev.GoalReached, city.do(0, t.Arrive("tsukiji")))


@pytest.mark.rule("RM-8.2a")
@pytest.mark.parametrize("kind", ["die", "step", "star", "star_trip", "card_trip", "king"])
def test_what_can_score(city: City, kind: str) -> None:
    assert only(ev.GoalReached, city.land(0, "王子", kind=kind))


@pytest.mark.rule("RM-8.2b")
def test_what_cannot_score(city: City) -> None:
    for kind in ("return", "back"):
        assert not only(ev.GoalReached, city.land(0, "王子", kind=kind))
    city.do("gm", t.SetPosition(0, "oji"))  # it only stands there
    ride(city, 1).do("gm", t.ForceAlight((1,)))
    assert not only(ev.GoalReached, city.do(1, t.Alight("oji")))
    assert ([city.team(seat).goals for seat in range(3)], held(city)) == ([0, 0, 0], False)


@pytest.mark.rule("RM-8.2c")
def test_a_goal_is_no_matter_of_choice_but_with_galaxy(city: City) -> None:
    city.put(0, square="東十条").put(1, square="東十条", hand=("galaxy",))
    city.dice(1).do(0, t.Roll())
    city.dice(2).do(1, t.UseStar("galaxy"))
    city.do(1, t.Arrive("kami_nakazato"))  # past it, as this team likes
    assert not held(city)
    assert only(ev.GoalReached, city.do(0, t.Arrive("oji")))


@pytest.mark.rule("RM-8.3a")
def test_the_photo_comes_with_the_arrival(city: City) -> None:
    ride(city, 0, "王子").do(0, t.Arrive("oji", photo="the sign", text="here"))
    (claim,) = city.state.claims
    assert (claim.kind, claim.photo, claim.text, claim.flagged) == ("goal", "the sign", "here", False)


@pytest.mark.rule("RM-8.3b")
def test_the_photo_may_follow(city: City) -> None:
    goal(city)
    entry = city.state.claims[0].entry
    city.at("10:15").do(0, t.AddProof(entry, photo="station name"))
    assert (city.state.claims[0].photo, city.state.claims[0].status) == ("station name", "pending")
    assert city.refused(1, t.AddProof(entry, photo="x")) == ("RM-13.2", "no_such_claim")
    assert city.parts.rates.live.goal_photo_minutes == 5


@pytest.mark.rule("RM-17.2b")
@pytest.mark.parametrize("report", [t.Arrive, t.Alight])
def test_a_goal_from_elsewhere_is_marked(city: City, report: type[t.Arrive | t.Alight]) -> None:
    ride(city, 0, "王子")
    goal(city, 1)  # in the same minute
    city.do(0, report("oji", photo="the sign", position=t.Position(35.0, 135.0)))
    _, claim = city.state.claims
    assert (claim.kind, claim.photo, claim.flagged) == ("goal", "the sign", True)


@pytest.mark.rule("RM-8.4a")
@pytest.mark.parametrize(
    ("time", "inflation", "points"),
    [("13:59:59", False, 580), ("14:00:00", False, 660), ("13:59:59", True, 1080), ("14:00:00", True, 1160)],
)
def test_points(time: str, inflation: bool, points: int) -> None:
    city = City(3).world(settled=(1, 2, 3)).at(time).put(2, square="和光市", statuses=["inflation"])
    city.put(0, statuses=["inflation"] if inflation else [])
    (reached,) = only(ev.GoalReached, goal(city))
    assert city.parts.goal_points[city.sq("王子")] == 500
    assert (reached.points, city.balance()) == (points, [200 + points, 200, 200])


@pytest.mark.rule("RM-8.4b")
def test_the_goals_of_the_team_rise_by_one(city: City) -> None:
    goal(city.put(0, goals=2))
    assert [city.team(seat).goals for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("RM-8.5a")
def test_before_the_first_goal_the_start_square_counts(city: City) -> None:
    assert city.name(city.state.previous_destination) == "東京"
    (reached,) = only(ev.GoalReached, goal(city))
    distance = city.parts.atlas((), ()).distance(city.sq("東京"), city.sq("王子"))
    assert reached.points == 500 + 10 * distance


@pytest.mark.rule("RM-8.5b")
def test_after_a_changed_destination_the_last_one_reached_counts(city: City) -> None:
    city.world(previous_destination="両国").draw(1, "dest_change", 4, 3, 5)
    (reached,) = only(ev.GoalReached, goal(city, square="原宿"))
    assert reached.points == 500 + 10 * city.parts.atlas((), ()).distance(city.sq("両国"), city.sq("原宿"))


@pytest.mark.rule("RM-8.6a")
@pytest.mark.parametrize(("time", "scores"), [("10:12:30", True), ("10:12:59", True), ("10:13:00", False)])
def test_the_same_clock_minute_scores_too(city: City, time: str, scores: bool) -> None:
    ride(city, 1, "王子")
    goal(city)
    assert bool(only(ev.GoalReached, city.at(time).do(1, t.Arrive("oji")))) == scores
    assert city.balance(1) == (city.balance(0) if scores else [200])
    assert city.team(1).goals == scores
    city.dice(3, 4).do(0, t.RollDestination())
    assert not held(city)


@pytest.mark.rule("RM-8.6a", "RM-9.3b")
def test_another_scorer_without_bonbi_changes_nothing_about_it() -> None:
    city = City(4).at("10:12:30").put(1, square="和光市").put(2, square="和光市")
    ride(city, 3, "王子", exempt=True, kind="card_trip")
    city.put(
        0,
        square="東京",
        phase="moving",
        move=Move("die", city.sq("東京"), (city.sq("王子"),), city.now, target=city.sq("王子")),
    )
    city.dice(2, 5).do(0, t.Arrive("oji"))  # the two far teams are equal: the lower die
    assert holder(city) == 1
    assert only(ev.GoalReached, city.do(3, t.Arrive("oji")))  # and no dice again
    assert holder(city) == 1


@pytest.mark.rule("RM-8.6b")
def test_the_master_says_whether_it_was_the_same_train(city: City) -> None:
    ride(city, 1, "王子")
    goal(city)
    city.at("10:13:00").do(1, t.Arrive("oji"))
    city.do("gm", t.Correct(seat=1, points=580, goals=1, reason="the same train"))
    assert (city.balance(1), city.team(1).goals) == (city.balance(0), 1)


# --- T0 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-8.7a")
def test_t0_is_the_notice(city: City) -> None:
    ride(city, 1)
    assert only(ev.AlightOrdered, goal(city)) == [ev.AlightOrdered((1,), ms("10:12:30"), "goal")]
    assert (city.state.hold.t0, city.team(1).alight_since) == (ms("10:12:30"), ms("10:12:30"))  # type: ignore[union-attr]


@pytest.mark.house("goal_notice=auto")
@pytest.mark.rule("RM-8.7a")
def test_t0_of_a_goal_that_was_reported_late_is_its_receipt(city: City) -> None:
    ride(city, 0, "王子")
    city.at("10:14").do(0, made(t.Arrive("oji"), "10:12:30"))
    city.tick()
    assert (city.state.hold.goal_at, city.state.hold.t0) == (ms("10:12:30"), ms("10:14"))  # type: ignore[union-attr]


@pytest.mark.house("goal_notice=gm")
@pytest.mark.rule("RM-8.7b")
def test_the_master_gives_the_notice_if_the_kit_says_so() -> None:
    city = City(3, goal_notice="gm").at("10:00").put(2, square="和光市")
    assert city.refused("gm", t.AnnounceAlight()) == ("RM-8.7b", "no_goal_to_announce")
    goal(city)
    assert (city.state.hold.t0, city.may(1, t.Roll())) == (0, True)  # type: ignore[union-attr]
    assert GAME.view(city.state, "gm").hold.waiting == ()  # type: ignore[union-attr]
    city.at("10:01").do("gm", t.AnnounceAlight())
    assert (city.state.hold.t0, city.may(1, t.Roll())) == (ms("10:01"), False)  # type: ignore[union-attr]
    assert city.refused("gm", t.AnnounceAlight()) == ("RM-8.7b", "no_goal_to_announce")
    goal(auto := City(3).put(2, square="和光市"))
    assert auto.refused("gm", t.AnnounceAlight()) == ("RM-8.7b", "no_goal_to_announce")  # the server did


@pytest.mark.rule("RM-8.8")
def test_teams_on_a_square_wait_for_the_resume(city: City) -> None:
    goal(city)
    assert city.refused(1, t.Roll()) == ("RM-2.11a", "hold")
    assert city.refused(2, t.Roll()) == ("RM-2.11a", "hold")
    next_one(city)
    assert city.may(1, t.Roll())


@pytest.mark.rule("RM-8.9")
def test_teams_on_the_way_get_off_report_and_wait(city: City) -> None:
    ride(city, 1)
    assert only(ev.AlightOrdered, goal(city))[0].seats == (1,)
    next_one(city)
    assert held(city)
    ride(city, 2).put(2, alight="goal", alight_since=city.now)
    city.world(hold=replace(city.state.hold, waiting=0b110))  # type: ignore[type-var]
    assert only(ev.GotOff, city.do(1, t.Alight("akihabara"))) == [ev.GotOff(1, "akihabara")]
    assert (city.phase(1), city.where(1), city.team(1).alight) == ("ready", "秋葉原", "")
    assert city.refused(1, t.Roll()) == ("RM-2.11a", "hold")  # until the last one is off
    city.do(2, t.Alight("kanda"))
    assert city.may(1, t.Roll())


@pytest.mark.rule("RM-8.9")
def test_who_was_ordered_off_before_is_told_and_waited_for(city: City) -> None:
    ride(city, 1).do("gm", t.ForceAlight((1,)))
    city.at("10:20")
    assert only(ev.AlightOrdered, goal(city))[0].seats == (1,)
    assert (city.team(1).alight, city.team(1).alight_since) == ("goal", ms("10:20"))
    assert held(next_one(city))
    city.at("10:26").do(1, t.Alight("akihabara"))
    assert (city.balance(1), held(city)) == ([180], False)


@pytest.mark.rule("RM-8.20")
def test_an_order_without_a_goal_costs_nothing(city: City) -> None:
    ride(city, 1).do("gm", t.ForceAlight((1,)))
    city.at("10:50").do(1, t.Alight("akihabara"))
    assert city.balance(1) == [200]


RIDES_ON = pytest.mark.parametrize(
    "changes", [{"exempt": True, "kind": "card_trip"}, {"walks": True, "kind": "star_trip"}], ids=["exempt", "walks"]
)


@pytest.mark.rule("RM-8.10a")
@RIDES_ON
def test_exempt_teams_and_walkers_go_on_and_are_not_waited_for(city: City, changes: dict[str, Any]) -> None:
    ride(city, 1, **changes)
    assert only(ev.AlightOrdered, goal(city))[0].seats == ()
    next_one(city)
    assert not held(city)
    city.do(1, t.Arrive("ueno"))
    assert (city.phase(1), city.balance(1)) == ("processing", [200])


@pytest.mark.rule("RM-8.10b")
@RIDES_ON
def test_if_they_land_before_the_resume_they_wait_too(city: City, changes: dict[str, Any]) -> None:
    ride(city, 1, "恵比寿", **changes)
    goal(city)
    city.do(1, t.Arrive("ebisu"))
    assert city.refused(1, t.RollSquare()) == ("RM-2.11a", "hold")
    next_one(city)
    city.dice(1).do(1, t.RollSquare())
    assert city.balance(1) == [230]


@pytest.mark.rule("RM-8.11a")
def test_who_has_not_left_takes_a_star_card_back(city: City) -> None:
    city.put(1, hand=("express",), face=4).dice(1, 3).do(1, t.UseStar("express"))
    goal(city)
    city.do(1, t.NotBoarded())
    assert (city.phase(1), city.where(1), city.hand(1), city.team(1).face) == ("ready", "東京", ["express"], 4)
    assert (city.team(1).move, city.team(1).alight) == (None, "")


@pytest.mark.rule("RM-8.11a")
def test_who_has_not_left_keeps_its_face(city: City) -> None:
    city.dice(5).do(1, t.Roll())
    goal(city)
    city.do(1, t.NotBoarded())
    assert (city.phase(1), city.team(1).face) == ("ready", 5)


@pytest.mark.rule("RM-8.11a", "RM-8.20")
def test_a_team_that_never_left_is_not_late(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.at("10:40").dice(3, 4).tick()
    assert not only(ev.LateOff, city.do(1, t.NotBoarded()))
    assert (city.phase(1), city.where(1), city.balance(1)) == ("ready", "東京", [200])


@pytest.mark.rule("RM-8.11a")
def test_a_die_that_is_shown_is_cancelled_and_counted(city: City) -> None:
    city.put(1, statuses=["reroll"]).dice(5).do(1, t.Roll())
    assert only(ev.MoveCancelled, goal(city))
    assert (city.phase(1), city.team(1).face) == ("ready", 5)


@pytest.mark.rule("RM-8.11b")
def test_marked_trips_go_on(city: City) -> None:
    city.put(1, hand=("wish_star",)).do(1, t.UseStar("wish_star", "ayase"))
    goal(city)
    assert city.refused(1, t.NotBoarded()) == ("RM-3.17c", "not_told_to_alight")
    assert (city.phase(1), city.hand(1)) == ("moving", [])


@pytest.mark.rule("RM-8.11c")
@pytest.mark.parametrize("kind", ["king", "return", "back"])
def test_an_ordered_trip_not_yet_begun_stays_due(city: City, kind: Any) -> None:
    ride(city, 1, kind=kind, steps=0)
    goal(city)
    city.do(1, t.NotBoarded())
    assert (city.phase(1), city.team(1).due_trip) == ("ready", DueTrip(kind, city.sq("上野")))
    next_one(city)
    assert (city.phase(1), city.ends(1)) == ("moving", {"上野"})  # it starts by itself at the resume


@pytest.mark.rule("RM-8.12a")
def test_where_a_team_had_to_get_off_nothing_happens(city: City) -> None:
    ride(city.world(bonbi=1), 1)
    goal(city)
    city.do(1, t.Alight("akihabara"))
    next_one(city)
    assert (city.phase(1), city.may(1, t.Roll())) == ("ready", True)


@pytest.mark.rule("RM-8.12b")
@pytest.mark.parametrize(("before", "phase"), [(None, "ready"), (Bonbi(1, "touch", 2), "attack")])
def test_its_end_is_worked_off_after_the_resume(city: City, before: Bonbi | None, phase: str) -> None:
    city.put(2, square="神田").world(bonbi=before)  # so team 2 gets bonbi by this goal, or has it
    ride(city, 1, "恵比寿")
    goal(city)
    city.do(1, t.Alight("ebisu"))
    assert (city.phase(1), city.holder()) == ("processing", 1)
    assert city.refused(1, t.RollSquare()) == ("RM-2.11a", "hold")
    next_one(city)
    city.dice(1).do(1, t.RollSquare())
    assert (city.phase(1), city.balance(1)) == (phase, [230])


@pytest.mark.rule("RM-8.12b")
def test_bonbi_that_came_by_this_goal_does_not_attack_a_late_team_either(city: City) -> None:
    ride(city.put(2, square="上中里"), 1, "恵比寿")
    goal(city)
    next_one(city).at("10:17:30").tick()
    assert city.holder() == 1  # where it is was not known in time
    city.at("10:18").do(1, t.Alight("ebisu"))
    city.dice(1).do(1, t.RollSquare())
    assert (city.phase(1), city.due()) == ("ready", "next")


@pytest.mark.rule("RM-8.13a")
@pytest.mark.parametrize("economy", ["boom", "recession"])
def test_what_a_goal_ends(city: City, economy: str) -> None:
    for seat in (0, 1):
        city.put(seat, statuses=["rocket", "red_immune", "inflation"])
    city.world(economy=economy, gate_until=ms("10:40"))
    goal(city)
    assert [city.statuses(seat) for seat in (0, 1)] == [set(), set()]
    assert (city.state.economy, city.state.gate_until) == ("normal", 0)


@pytest.mark.rule("RM-8.13b")
def test_what_a_goal_leaves(city: City) -> None:
    stays = {"reroll", "double", "seal", "cow", "free_property"}
    city.put(0, statuses=stays).put(1, statuses=stays).world(transform=True)
    goal(city)
    assert (city.statuses(0), city.statuses(1), city.state.transform) == (stays, stays, True)


@pytest.mark.rule("RM-8.14")
def test_bonbi_is_given_out_when_all_positions_are_known(city: City) -> None:
    ride(city, 1)
    goal(city)
    assert city.holder() is None
    late = city.fork()
    city.do(1, t.Alight("akihabara"))
    assert city.holder() == 2
    next_one(late).at("10:17:29").tick()
    assert late.holder() is None
    late.at("10:17:30").tick()
    assert (late.holder(), held(late)) == (2, False)


# --- the next destination ---------------------------------------------------------------------------------


@pytest.mark.rule("RM-8.15a")
def test_the_scorer_rolls_the_next_destination(city: City) -> None:
    goal(city)
    city.dice(3, 4)
    assert only(ev.DestinationSet, city.do(0, t.RollDestination())) == [ev.DestinationSet("ryogoku", (3, 4))]
    assert city.name(city.state.destination) == "両国"
    assert city.refused(0, t.RollDestination()) == ("RM-8.15a", "no_destination_to_roll")
    ride(waiting := City(3).put(2, square="和光市"), 1)
    goal(waiting)
    next_one(waiting)
    assert waiting.refused(0, t.RollDestination()) == ("RM-8.15a", "no_destination_to_roll")  # once
    goal(by_hand := City(3, goal_notice="gm").put(2, square="和光市"))
    assert by_hand.refused(0, t.RollDestination()) == ("RM-8.15a", "no_destination_to_roll")  # not yet announced


@pytest.mark.rule("RM-8.15b")
def test_the_square_just_reached_becomes_the_previous_one(city: City) -> None:
    goal(city)
    assert city.name(city.state.previous_destination) == "東京"
    assert city.name(next_one(city).state.previous_destination) == "王子"


@pytest.mark.rule("RM-8.16a")
def test_of_several_scorers_the_first_to_report_rolls(city: City) -> None:
    ride(city, 1, "王子")
    goal(city)
    city.do(1, t.Arrive("oji"))
    for seat in (1, 2):
        assert city.refused(seat, t.RollDestination()) == ("RM-8.16a", "not_the_roller")
    assert city.may(0, t.RollDestination())


@pytest.mark.rule("RM-8.16b")
def test_after_five_minutes_the_server_rolls(city: City) -> None:
    goal(city)
    city.at("10:17:29").tick()
    assert held(city)
    city.at("10:17:30").dice(6, 1).tick()
    assert (city.name(city.state.destination), held(city)) == ("葛西臨海公園", False)


@pytest.mark.rule("RM-8.17")
def test_the_square_just_reached_is_rolled_again(city: City) -> None:
    goal(city)
    city.dice(1, 3, 1, 4, 2, 1).do(0, t.RollDestination())
    assert city.name(city.state.destination) == "浅草"


@pytest.mark.rule("RM-8.18a")
def test_after_the_announcement_the_scorers_do_not_wait(city: City) -> None:
    ride(city, 1)
    goal(city)
    assert city.refused(0, t.StartMission(("m04",))) == ("RM-8.18a", "roll_destination_first")
    assert city.refused(0, t.Finish()) == ("RM-8.18a", "roll_destination_first")
    next_one(city).do(0, t.StartMission(("m04",)), t.MissionDone("m04", photo="p"), t.Finish())
    assert (held(city), city.phase(0)) == (True, "ready")


@pytest.mark.rule("RM-8.18b")
def test_their_next_declaration_waits_for_the_resume(city: City) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).do(0, t.Finish())
    assert city.refused(0, t.Roll()) == ("RM-2.11a", "hold")
    city.do(1, t.Alight("akihabara"))
    assert city.may(0, t.Roll())


# --- the resume and late teams ----------------------------------------------------------------------------


@pytest.mark.rule("RM-8.19a")
def test_play_resumes_when_the_destination_is_set_and_all_are_off(city: City) -> None:
    ride(city, 1)
    goal(city)
    other = city.fork()
    assert not only(ev.Resumed, city.do(1, t.Alight("akihabara")))
    assert only(ev.Resumed, next_one(city).told)
    assert not only(ev.Resumed, next_one(other).told)
    five = other.fork()
    assert only(ev.Resumed, other.do(1, t.Alight("akihabara")))
    five.at("10:17:29").tick()
    assert held(five)
    five.at("10:17:30").tick()
    assert (held(five), five.team(1).alight) == (False, "goal")


@pytest.mark.rule("RM-8.19b")
def test_the_master_may_resume_sooner(city: City) -> None:
    assert city.refused("gm", t.ResumeGoal()) == ("RM-8.19b", "nothing_to_resume")
    ride(city, 1)
    goal(city)
    assert city.refused("gm", t.ResumeGoal()) == ("RM-8.19b", "nothing_to_resume")  # no destination yet
    next_one(city).do("gm", t.ResumeGoal())
    assert GAME.view(city.state, 1).hold is None
    assert (city.team(1).alight, city.holder(), city.may(2, t.Roll())) == ("goal", 2, True)


@pytest.mark.rule("RM-8.20")
@pytest.mark.parametrize(("off", "minutes"), [("10:17:30", 0), ("10:18:30", 1), ("10:19:30", 2), ("10:27:30", 10)])
def test_each_minute_beyond_five_costs_20(city: City, off: str, minutes: int) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).at(off)
    late = only(ev.LateOff, city.do(1, t.Alight("ueno")))
    assert late == ([ev.LateOff(1, minutes, -20 * minutes)] if minutes else [])
    assert city.balance(1, 2) == [200 - 20 * minutes, 200]


@pytest.mark.house("late_minutes_rounding=floor")
@pytest.mark.rule("RM-8.21a")
@pytest.mark.parametrize(("off", "points"), [("10:17:29", 0), ("10:18:29", 0), ("10:18:30", -20), ("10:21:00", -60)])
@pytest.mark.parametrize("square", ["akihabara", "ueno"])
def test_only_full_minutes_count(city: City, off: str, points: int, square: str) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).at(off).do(1, t.Alight(square))
    assert city.balance(1) == [200 + points]


@pytest.mark.house("late_minutes_rounding=ceil")
@pytest.mark.rule("RM-8.21a")
@pytest.mark.parametrize(("off", "points"), [("10:17:30", 0), ("10:17:31", -20), ("10:18:31", -40)])
def test_a_kit_may_round_late_minutes_up(off: str, points: int) -> None:
    city = City(3, late_minutes_rounding="ceil").at("10:12:30").put(2, square="和光市")
    ride(city, 1)
    goal(city)
    next_one(city).at(off).do(1, t.Alight("ueno"))
    assert city.balance(1) == [200 + points]


@pytest.mark.rule("RM-8.21a")
def test_the_teams_own_time_of_getting_off_counts(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.at("10:12:40").dice(3, 4).do(0, t.RollDestination())
    city.at("10:17:30").tick()
    city.at("10:19:40").do(1, made(t.Alight("ueno"), "10:18:29"))
    assert city.balance(1) == [200]


@pytest.mark.rule("RM-8.21b")
def test_late_minutes_may_be_waived(city: City) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).at("10:19:30").do(1, t.Alight("ueno"))
    assert city.balance(1) == [160]
    assert city.refused("gm", t.WaiveLate(0)) == ("RM-8.21b", "nothing_to_waive")
    city.do("gm", t.WaiveLate(1, reason="no signal"))
    assert city.balance(1) == [200]
    assert city.refused("gm", t.WaiveLate(1)) == ("RM-8.21b", "nothing_to_waive")


@pytest.mark.rule("RM-8.21b")
@RIDES_ON
def test_who_rides_on_by_right_pays_nothing(city: City, changes: dict[str, Any]) -> None:
    ride(city, 1, **changes)
    goal(city)
    next_one(city).at("10:40").do(1, t.Arrive("ueno"))
    assert city.balance(1) == [200]


@pytest.mark.rule("RM-8.21a")
def test_the_clock_of_a_held_team_is_longer_by_a_pause(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.do("gm", t.Pause())
    city.now += 10 * MINUTE
    city.do("gm", t.Unpause())
    city.do(1, t.Alight("ueno"))
    assert city.balance(1) == [200]


@pytest.mark.rule("RM-8.22a")
def test_a_late_team_still_has_to_get_off(city: City) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).at("10:18:00").tick()
    assert (held(city), city.phase(1), city.team(1).alight) == (False, "moving", "goal")
    city.do(1, t.Alight("akihabara"))
    assert (city.phase(1), city.may(1, t.Roll())) == ("ready", True)


@pytest.mark.rule("RM-8.22b")
def test_a_new_goal_does_not_start_its_clock_again(city: City) -> None:
    ride(city, 1)
    goal(city)
    next_one(city).at("10:18:00").do(0, t.Finish())
    city.put(2, square="蒲田").land(0, "両国")
    city.at("10:19:30").do(1, t.Alight("akihabara"))
    assert city.balance(1) == [160]


@pytest.mark.rule("RM-8.23a")
def test_standing_on_the_new_destination_is_no_goal(city: City) -> None:
    city.put(1, square="両国")
    goal(city)
    next_one(city)
    assert (city.team(1).goals, city.balance(1), held(city)) == (0, [200], False)


@pytest.mark.rule("RM-8.23b")
def test_the_team_must_land_there_again(city: City) -> None:
    city.put(1, square="両国")
    goal(city)
    next_one(city).do(0, t.Finish())
    assert only(ev.GoalReached, city.land(1, "両国", previous="両国"))


@pytest.mark.rule("RM-8.24a")
def test_an_exempt_team_may_score_before_the_resume(city: City) -> None:
    ride(ride(city, 1, "両国", exempt=True, kind="card_trip"), 2, "神田")
    goal(city)
    early = city.fork()
    next_one(city).do(1, t.Arrive("ryogoku"))
    city.put(0, square="見沼代親水公園").do(2, t.Alight("akihabara"))
    assert (city.team(1).goals, city.balance(1)) == (1, [200 + 500 + 10 * 8])
    early.do(1, t.Arrive("ryogoku"))  # before it is announced that is an ordinary square
    next_one(early).do(2, t.Alight("akihabara"))
    assert (early.team(1).goals, held(early)) == (0, False)


@pytest.mark.rule("RM-8.24b")
def test_that_goal_is_worked_off_from_the_resume_on(city: City) -> None:
    ride(ride(city, 1, "両国", exempt=True, kind="card_trip"), 2, "神田")
    goal(city)
    next_one(city).at("10:13").do(1, t.Arrive("ryogoku"))
    assert (city.team(1).goals, city.name(city.state.hold.square)) == (0, "王子")  # type: ignore[union-attr]
    city.put(0, square="見沼代親水公園").at("10:14").do(2, t.Alight("akihabara"))
    hold = city.state.hold
    assert hold is not None
    assert (city.name(hold.square), hold.goal_at, hold.t0) == ("両国", ms("10:13"), ms("10:14"))


@pytest.mark.rule("RM-8.24a", "RM-8.2b")
def test_a_team_that_is_not_exempt_does_not_score_before_the_resume(city: City) -> None:
    ride(ride(city, 1, "両国"), 2, "神田")
    goal(city)
    next_one(city).do(1, t.Arrive("ryogoku"))  # its own end, but it was told to alight
    city.put(0, square="見沼代親水公園")
    assert only(ev.Resumed, city.do(2, t.Alight("akihabara")))
    assert (city.where(1), city.team(1).goals, held(city)) == ("両国", 0, False)


@pytest.mark.rule("RM-8.25")
@pytest.mark.parametrize("resumed", [False, True])
def test_the_old_destination_is_an_ordinary_square_later(city: City, resumed: bool) -> None:
    ride(city, 1, "王子", exempt=True, kind="star_trip")
    goal(city)
    if resumed:
        next_one(city)
    assert not only(ev.GoalReached, city.at("10:13").do(1, t.Arrive("oji")))
    assert (city.phase(1), city.team(1).goals) == ("processing", 0)
    if not resumed:
        next_one(city)
    assert (city.team(1).goals, held(city)) == (0, False)


# --- after the last roll, and when a goal is rejected -----------------------------------------------------


def late_goal() -> City:
    """A goal after the last roll; team 2 is on its way."""
    city = City(3).world(settled=(1, 2, 3)).put(2, square="和光市")
    ride(ride(city, 0, "王子"), 1)
    city.at("17:35").do(0, t.Arrive("oji"))
    return city


@pytest.mark.rule("RM-8.26a")
def test_a_goal_after_the_last_roll() -> None:
    city = late_goal()
    assert (city.balance(0), city.team(0).goals, city.team(1).alight) == ([860], 1, "goal")
    assert city.refused(0, t.RollDestination()) == ("RM-8.15a", "no_destination_to_roll")
    city.do(1, t.Alight("ueno"))
    assert (city.state.destination, city.holder(), held(city)) == (-1, None, False)


@pytest.mark.rule("RM-8.26b")
@pytest.mark.parametrize("card", ["inflation", "curse_gate", "dest_change", "golden_chance"])
def test_cards_that_need_a_destination_do_nothing_then(card: str) -> None:
    city = late_goal()
    city.do(1, t.Alight("ueno"))
    assert only(ev.CardVoid, city.draw(2, card))


@pytest.mark.rule("RM-8.27a")
def test_a_rejected_goal_goes_back(city: City) -> None:
    before = Bonbi(1, "touch", 2)
    city.put(1, statuses=["rocket", "red_immune", "inflation"]).world(economy="boom", bonbi=before)
    city.world(gate_until=ms("10:40"))
    goal(city)
    next_one(city)
    assert city.holder() == 2
    city.do("gm", t.Reject(city.state.claims[0].entry, reason="wrong station"))
    assert (city.balance(0), city.team(0).goals, city.state.goals, held(city)) == ([200], 0, 0, False)
    assert (city.state.bonbi, city.state.economy) == (before, "boom")
    assert (city.statuses(1), city.state.gate_until) == ({"rocket", "red_immune", "inflation"}, ms("10:40"))
    assert [city.name(one) for one in (city.state.destination, city.state.previous_destination)] == ["王子", "東京"]


@pytest.mark.rule("RM-8.27a")
def test_play_goes_on_when_a_goal_is_rejected_in_its_hold(city: City) -> None:
    ride(city, 1)
    goal(city)
    assert only(ev.Resumed, city.do("gm", t.Reject(city.state.claims[0].entry)))
    assert (held(city), city.team(1).alight, city.phase(1)) == (False, "", "moving")
    assert city.may(2, t.Roll())


@pytest.mark.rule("RM-8.27b")
def test_teams_that_got_off_may_finish_their_moves_or_stay(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.do(1, t.Alight("akihabara"))
    city.do("gm", t.Reject(city.state.claims[0].entry))
    assert city.refused("gm", t.RestoreMove(0)) == ("RM-8.27b", "no_move_to_restore")
    stays = city.fork()
    city.do("gm", t.RestoreMove(1))
    assert (city.phase(1), city.ends(1)) == ("moving", {"上野"})
    assert city.refused("gm", t.RestoreMove(1)) == ("RM-8.27b", "no_move_to_restore")
    stays.dice(1).do(1, t.Roll())
    assert "御徒町" in stays.ends(1)  # from where it got off
    assert stays.refused("gm", t.RestoreMove(1)) == ("RM-8.27b", "no_move_to_restore")
