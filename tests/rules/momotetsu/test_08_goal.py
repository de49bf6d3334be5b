"""RM-8: the goal."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import DueTrip, Move
from tests.rules.momotetsu.days import MINUTE, City, ms, only


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
    return None if city.state.bonbi is None else city.state.bonbi.holder


def goal(city: City, seat: int = 0, square: str = "王子") -> Any:
    return city.land(seat, square)


@pytest.mark.rule("RM-8.1")
def test_landing_on_the_destination_is_a_goal(city: City) -> None:
    assert only(ev.GoalReached, goal(city))
    assert city.sq("王子駅前") == city.sq("王子")  # any stop of the square


@pytest.mark.rule("RM-8.2")
def test_what_cannot_score(city: City) -> None:
    assert not only(ev.GoalReached, city.land(0, "王子", kind="return"))
    assert not only(ev.GoalReached, city.land(0, "王子", kind="back"))
    ride(city, 1).do("gm", t.ForceAlight((1,)))
    assert not only(ev.GoalReached, city.do(1, t.Alight("oji")))


@pytest.mark.rule("RM-8.3")
def test_the_photo_may_follow(city: City) -> None:
    goal(city)
    entry = city.state.claims[0].entry
    city.do(0, t.AddProof(entry, photo="station name"))
    assert city.state.claims[0].photo == "station name"
    assert city.refused(1, t.AddProof(entry, photo="x")) == ("RM-13.2", "no_such_claim")
    assert city.parts.rates.live.goal_photo_minutes == 5


@pytest.mark.rule("RM-8.3")
def test_the_photo_may_come_with_the_arrival(city: City) -> None:
    ride(city, 0, "王子").do(0, t.Arrive("oji", photo="the sign", text="here"))
    (claim,) = city.state.claims
    assert (claim.kind, claim.photo, claim.text, claim.flagged) == ("goal", "the sign", "here", False)


@pytest.mark.rule("RM-17.2")
@pytest.mark.parametrize("report", [t.Arrive, t.Alight])
def test_a_goal_from_elsewhere_is_marked(city: City, report: type[t.Arrive | t.Alight]) -> None:
    ride(city, 0, "王子").do("gm", t.ForceAlight((0,)))
    city.do(0, report("oji", photo="the sign", position=t.Position(35.0, 135.0)))
    (claim,) = city.state.claims
    assert (claim.kind, claim.photo, claim.flagged) == ("goal", "the sign", True)


@pytest.mark.rule("RM-8.4")
@pytest.mark.parametrize(
    ("time", "inflation", "points"), [("10:00", False, 580), ("14:00", False, 660), ("10:00", True, 1080)]
)
def test_points(time: str, inflation: bool, points: int) -> None:
    city = City(3).at(time).put(2, square="和光市", balance=0).put(0, statuses=["inflation"] if inflation else [])
    city.tick()
    before = city.balance(0)[0]
    goal(city)
    assert (city.balance(0)[0] - before, city.team(0).goals) == (points, 1)


@pytest.mark.rule("RM-8.5")
def test_before_the_first_goal_the_start_square_counts(city: City) -> None:
    assert city.name(city.state.previous_destination) == "東京"


@pytest.mark.rule("RM-8.6")
def test_the_same_clock_minute_scores_too(city: City) -> None:
    ride(city, 1, "王子")
    goal(city)
    city.at("10:12:59")
    assert only(ev.GoalReached, city.do(1, t.Arrive("oji")))
    assert city.balance(0) == city.balance(1)


@pytest.mark.rule("RM-8.6")
def test_a_minute_later_does_not(city: City) -> None:
    ride(city, 1, "王子")
    goal(city)
    city.at("10:13:00")
    assert not only(ev.GoalReached, city.do(1, t.Arrive("oji")))


@pytest.mark.rule("RM-8.7")
def test_t0_is_the_notice(city: City) -> None:
    goal(city)
    assert city.state.hold.t0 == ms("10:12:30")  # type: ignore[union-attr]
    by_hand = City(3, goal_notice="gm").at("10:00").put(2, square="和光市")
    assert by_hand.refused("gm", t.AnnounceAlight()) == ("RM-8.7", "no_goal_to_announce")
    goal(by_hand)
    assert by_hand.state.hold.t0 == 0  # type: ignore[union-attr]
    by_hand.at("10:01").do("gm", t.AnnounceAlight())
    assert by_hand.state.hold.t0 == ms("10:01")  # type: ignore[union-attr]


@pytest.mark.rule("RM-8.8")
def test_teams_on_a_square_are_held(city: City) -> None:
    goal(city)
    assert city.refused(1, t.Roll()) == ("RM-2.11a", "hold")


@pytest.mark.rule("RM-8.9")
def test_teams_on_the_way_get_off(city: City) -> None:
    ride(city, 1)
    assert only(ev.AlightOrdered, goal(city))[0].seats == (1,)
    city.do(1, t.Alight("akihabara"))
    assert (city.phase(1), city.where(1)) == ("ready", "秋葉原")
    assert city.refused(1, t.Roll()) == ("RM-2.11a", "hold")


@pytest.mark.rule("RM-8.10")
@pytest.mark.parametrize("changes", [{"exempt": True, "kind": "card_trip"}, {"walks": True, "kind": "star_trip"}])
def test_exempt_teams_and_walkers_ride_on(city: City, changes: dict[str, Any]) -> None:
    ride(city, 1, **changes)
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.state.hold is None  # not waited for
    city.do(1, t.Arrive("ueno"))
    assert city.phase(1) == "processing"


@pytest.mark.rule("RM-8.11")
def test_who_has_not_left_takes_the_declaration_back(city: City) -> None:
    city.put(1, hand=("express",)).dice(1, 3).do(1, t.UseStar("express"))
    goal(city)
    city.do(1, t.NotBoarded())
    assert (city.phase(1), city.hand(1), city.team(1).face) == ("ready", ["express"], 0)


@pytest.mark.rule("RM-8.11", "RM-8.20")
def test_a_team_that_never_left_is_not_late(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.at("10:40").dice(3, 4).tick()
    assert not only(ev.LateOff, city.do(1, t.NotBoarded()))
    assert (city.phase(1), city.where(1), city.balance(1)) == ("ready", "東京", [200])


@pytest.mark.rule("RM-8.11")
def test_a_die_that_is_shown_is_cancelled_and_counted(city: City) -> None:
    city.put(1, statuses=["reroll"]).dice(5).do(1, t.Roll())
    assert only(ev.MoveCancelled, goal(city))
    assert (city.phase(1), city.team(1).face) == ("ready", 5)


@pytest.mark.rule("RM-8.11")
def test_an_ordered_trip_not_yet_begun_stays_due(city: City) -> None:
    ride(city, 1, kind="king", steps=0)
    goal(city)
    city.do(1, t.NotBoarded())
    assert city.team(1).due_trip == DueTrip("king", city.sq("上野"))
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.phase(1) == "moving"  # it starts by itself at the resume


@pytest.mark.rule("RM-8.12")
def test_off_at_the_end_is_processed_without_the_new_bonbi(city: City) -> None:
    city.put(2, square="神田")
    ride(city, 1, "恵比寿")
    goal(city)
    city.do(1, t.Alight("ebisu"))
    assert (city.phase(1), city.state.bonbi.holder) == ("processing", 1)  # type: ignore[union-attr]
    city.dice(3, 4).do(0, t.RollDestination())
    city.dice(1).do(1, t.RollSquare())
    assert city.phase(1) == "ready"  # no attack here


@pytest.mark.rule("RM-8.13")
def test_what_a_goal_ends(city: City) -> None:
    city.put(1, statuses=["rocket", "red_immune", "inflation", "reroll", "free_property"])
    city.world(economy="boom", gate_until=ms("10:40"), transform=True)
    goal(city)
    assert city.statuses(1) == {"reroll", "free_property"}
    assert (city.state.economy, city.state.gate_until, city.state.transform) == ("normal", 0, True)


@pytest.mark.rule("RM-8.14")
def test_bonbi_is_assigned_when_all_positions_are_known(city: City) -> None:
    ride(city, 1)
    goal(city)
    assert holder(city) is None
    city.do(1, t.Alight("akihabara"))
    assert holder(city) == 2
    late = City(3).at("10:12:30").put(2, square="和光市")
    ride(late, 1)
    goal(late)
    late.at("10:17:30").dice(3, 4).tick()
    assert late.state.bonbi.holder == 2  # type: ignore[union-attr]


@pytest.mark.rule("RM-8.15")
def test_the_scorer_rolls_the_next_destination(city: City) -> None:
    goal(city)
    city.dice(3, 4)
    assert only(ev.DestinationSet, city.do(0, t.RollDestination())) == [ev.DestinationSet("ryogoku", (3, 4))]
    assert city.name(city.state.previous_destination) == "王子"
    assert city.refused(0, t.RollDestination()) == ("RM-8.15", "no_destination_to_roll")


@pytest.mark.rule("RM-8.16")
def test_the_first_reporter_rolls_or_the_server(city: City) -> None:
    goal(city)
    assert city.refused(1, t.RollDestination()) == ("RM-8.16", "not_the_roller")
    city.at("10:17:30").dice(6, 1).tick()
    assert (city.name(city.state.destination), city.state.hold) == ("葛西臨海公園", None)


@pytest.mark.rule("RM-8.17")
def test_the_square_just_reached_is_rolled_again(city: City) -> None:
    goal(city)
    city.dice(1, 3, 1, 4, 2, 1).do(0, t.RollDestination())
    assert city.name(city.state.destination) == "浅草"


@pytest.mark.rule("RM-8.18")
def test_the_scorers_do_not_wait_for_the_resume(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.do(0, t.StartMission(("m04",)), t.MissionDone("m04", photo="p"), t.Finish())
    assert city.refused(0, t.Roll()) == ("RM-2.11a", "hold")


@pytest.mark.rule("RM-8.19")
def test_the_resume(city: City) -> None:
    ride(city, 1)
    goal(city)
    assert city.refused("gm", t.ResumeGoal()) == ("RM-8.19", "nothing_to_resume")
    city.dice(3, 4).do(0, t.RollDestination())
    held_up = city.state.hold
    assert held_up is not None
    city.do("gm", t.ResumeGoal())
    assert GAME.view(city.state, 1).hold is None
    assert city.team(1).alight == "goal"  # still aboard


@pytest.mark.rule("RM-8.20", "RM-8.21")
@pytest.mark.parametrize(("off", "points"), [("10:17:29", 0), ("10:18:29", 0), ("10:18:30", -20), ("10:21:00", -60)])
def test_late_minutes(city: City, off: str, points: int) -> None:
    ride(city, 1)
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at(off).do(1, t.Alight("ueno"))
    assert city.balance(1) == [200 + points]


@pytest.mark.rule("RM-8.21")
def test_late_minutes_may_be_rounded_up_and_waived() -> None:
    city = City(3, late_minutes_rounding="ceil").at("10:12:30").put(2, square="和光市")
    ride(city, 1)
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:17:31").do(1, t.Alight("ueno"))
    assert city.balance(1) == [180]
    city.do("gm", t.WaiveLate(1, reason="no signal"))
    assert city.balance(1) == [200]
    assert city.refused("gm", t.WaiveLate(1)) == ("RM-8.21", "nothing_to_waive")


@pytest.mark.rule("RM-8.22")
def test_a_late_team_still_has_to_get_off(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:18:00").tick()
    assert (city.state.hold, city.team(1).alight) == (None, "goal")
    city.do(0, t.Finish())
    city.put(2, square="蒲田").land(0, "両国")
    assert city.team(1).alight_since == ms("10:12:30")  # a new goal does not restart its clock


@pytest.mark.rule("RM-8.23")
def test_standing_on_the_new_destination_is_no_goal(city: City) -> None:
    city.put(1, square="両国")
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.team(1).goals == 0


@pytest.mark.rule("RM-8.24")
def test_an_exempt_team_may_score_before_the_resume(city: City) -> None:
    ride(ride(city, 1, "両国", exempt=True, kind="card_trip"), 2, "神田")
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.do(1, t.Arrive("ryogoku"))
    assert city.team(1).goals == 0
    city.put(0, square="見沼代親水公園")
    city.do(2, t.Alight("akihabara"))
    assert (city.team(1).goals, city.state.hold.square) == (1, city.sq("両国"))  # type: ignore[union-attr]


@pytest.mark.rule("RM-8.24", "RM-8.2")
def test_a_team_that_is_not_exempt_does_not_score_before_the_resume(city: City) -> None:
    ride(ride(city, 1, "両国"), 2, "神田")
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.do(1, t.Arrive("ryogoku"))  # its own end, but it was told to alight
    city.put(0, square="見沼代親水公園")
    assert only(ev.Resumed, city.do(2, t.Alight("akihabara")))
    assert (city.where(1), city.team(1).goals, city.state.hold) == ("両国", 0, None)


@pytest.mark.rule("RM-8.25")
def test_the_old_destination_is_an_ordinary_square_later(city: City) -> None:
    goal(city)
    city.dice(3, 4).do(0, t.RollDestination())
    city.at("10:20").tick()
    assert not only(ev.GoalReached, city.land(1, "王子"))


@pytest.mark.rule("RM-8.26")
def test_a_goal_after_the_last_roll() -> None:
    city = City(3).world(settled=(1, 2, 3)).put(2, square="和光市")
    ride(ride(city, 0, "王子"), 1)
    city.at("17:35").tick()
    assert only(ev.GoalReached, city.do(0, t.Arrive("oji")))
    assert city.refused(0, t.RollDestination()) == ("RM-8.15", "no_destination_to_roll")
    city.do(1, t.Alight("ueno"))
    assert (city.state.destination, city.state.bonbi, city.state.hold) == (-1, None, None)


@pytest.mark.rule("RM-8.27")
def test_a_rejected_goal_goes_back_and_moves_may_be_restored(city: City) -> None:
    city.put(1, statuses=["rocket"]).world(economy="boom")
    ride(city, 1)
    goal(city)
    city.do(1, t.Alight("akihabara"))
    city.do("gm", t.Reject(city.state.claims[0].entry, reason="wrong station"))
    assert (city.balance(0), city.team(0).goals, city.state.hold) == ([200], 0, None)
    assert (city.state.bonbi, city.state.economy, city.statuses(1)) == (None, "boom", {"rocket"})
    assert city.refused("gm", t.RestoreMove(0)) == ("RM-8.27", "no_move_to_restore")
    city.do("gm", t.RestoreMove(1))
    assert city.ends(1) == {"上野"}
    assert city.state.destination == city.sq("王子")


@pytest.mark.rule("RM-8.21")
def test_the_clock_of_a_held_team_is_longer_by_a_pause(city: City) -> None:
    ride(city, 1)
    goal(city)
    city.do("gm", t.Pause())
    city.now += 10 * MINUTE
    city.do("gm", t.Unpause())
    city.do(1, t.Alight("ueno"))
    assert city.balance(1) == [200]
