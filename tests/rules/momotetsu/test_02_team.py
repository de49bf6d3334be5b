"""RM-2: what a team can be doing."""

import pytest

from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Conflict, DueTrip, Hold, Move, Side, World
from tests.rules.momotetsu.days import City, made, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def hold(city: City) -> City:
    """A goal is being processed."""
    square = city.sq("王子")
    at = Hold(square, city.now, 4, 2, square, t0=city.now, waiting=2, positions=(0, 0, 0))
    return city.world(hold=at)


@pytest.mark.rule("RM-2.1", "RM-2.2", "RM-2.3")
def test_a_turn_goes_round_all_phases(city: City) -> None:
    city.world(bonbi=0).put(0, statuses=["reroll"])
    seen = [city.phase(0)]
    city.dice(1).do(0, t.Roll())
    seen.append(city.phase(0))
    city.do(0, t.Keep())
    seen.append(city.phase(0))
    city.put(0, move=Move("die", city.sq("神田"), (city.sq("東京"),), city.now, steps=1))
    city.do(0, t.Arrive("tokyo"))
    seen.append(city.phase(0))
    city.do(0, t.StartMission(("m34",)))
    seen.append(city.phase(0))
    city.do(0, t.MissionDone("m34", photo="p"), t.Finish())
    seen.append(city.phase(0))
    city.dice(5, 1).do(0, t.RollAttack())
    seen.append(city.phase(0))
    assert seen == ["ready", "rolled", "moving", "processing", "task", "attack", "ready"]
    assert [city.phase(1), city.phase(2)] == ["ready", "ready"]  # nobody waited
    assert city.refused(0, t.Keep()) == ("RM-5.11", "nothing_rolled")
    city.do("gm", t.EndNow())
    assert city.phase(0) == "done"


@pytest.mark.rule("RM-2.3")
def test_no_declaration_while_a_turn_goes_on(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")


@pytest.mark.rule("RM-2.4")
def test_the_die_is_not_shown_when_nothing_can_be_done_with_it(city: City) -> None:
    city.put(0, statuses=["rocket"]).dice(2).do(0, t.Roll())
    city.put(1, statuses=["rocket"]).dice(1).do(1, t.Roll())
    assert [city.phase(0), city.phase(1)] == ["moving", "rolled"]


@pytest.mark.rule("RM-2.5")
def test_square_then_attack_then_trip(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card")
    assert city.refused(0, t.Finish()) == ("RM-5.5", "choose_first")
    city.do(0, t.Choose("gotanda"), t.Finish())
    assert city.phase(0) == "attack"
    city.dice(6).do(0, t.RollAttack())
    assert (city.phase(0), city.ends(0)) == ("moving", {"五反田"})
    assert city.refused(0, t.Finish()) == ("RM-2.5", "nothing_to_finish")
    city.land(1, "大崎")
    assert city.refused(1, t.Finish()) == ("RM-2.5", "square_not_done")


@pytest.mark.rule("RM-2.6")
def test_a_later_trip_replaces_an_earlier_one(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card", previous="品川")
    city.do(0, t.Choose("gotanda"), t.Finish())
    city.dice(2).do(0, t.RollAttack())
    city.do(0, t.Choose("go_back"))
    assert city.ends(0) == {"品川"}
    assert city.team(0).due_trip is None


@pytest.mark.rule("RM-2.7")
@pytest.mark.parametrize(
    ("kind", "phase", "goal"),
    [
        ("die", "processing", True),
        ("step", "processing", True),
        ("star", "processing", True),
        ("star_trip", "processing", True),
        ("card_trip", "processing", True),
        ("king", "processing", True),
        ("return", "ready", False),
        ("back", "ready", False),
    ],
)
def test_kinds_of_movement(city: City, kind: str, phase: str, goal: bool) -> None:
    city.put(2, square="和光市").land(0, "両国", kind=kind)
    assert city.phase(0) == phase
    assert bool(only(ev.GoalReached, city.land(1, "王子", kind=kind))) == goal


@pytest.mark.rule("RM-2.7")
def test_a_king_trip_may_be_left_unprocessed() -> None:
    city = City(2, king_trip_processed=False)
    city.land(0, "両国", kind="king")
    assert city.phase(0) == "ready"


@pytest.mark.rule("RM-2.8")
def test_the_previous_square_is_set_on_arrival(city: City) -> None:
    assert city.team(0).previous == -1
    city.dice(1).do(0, t.Roll())
    assert city.team(0).previous == -1
    city.do(0, t.Arrive("kanda"))
    assert city.name(city.team(0).previous) == "東京"
    city.put(1, square="大森").dice(2).do(1, t.Roll())
    city.do(1, t.Arrive("omori"))
    assert city.team(1).previous == city.team(1).square


@pytest.mark.rule("RM-2.9")
def test_next_turn_statuses_are_used_up_by_any_declaration_but_not_by_trips(city: City) -> None:
    city.put(0, statuses=["reroll", "double", "rocket"], hand=("express",)).dice(1, 1).do(0, t.UseStar("express"))
    assert city.statuses(0) == {"rocket"}
    city.put(1, statuses=["reroll"])
    city.land(1, "両国", kind="return")
    assert city.statuses(1) == {"reroll"}


@pytest.mark.rule("RM-2.10")
def test_overlays_may_hold_at_once(city: City) -> None:
    city.put(0, properties=["park"], balance=-50, debt_since=city.now, redo=(1,), repel_from=1, alight="goal")
    hold(city).world(paused_since=city.now, conflicts=(Conflict(1, 0, t.Arrive("ueno"), 1, 1, True),))
    own = GAME.view(city.state, 0).own[0].team
    assert (own.debt_since > 0, own.redo, own.repel_from, own.alight) == (True, (1,), 1, "goal")
    seen = GAME.view(city.state, 0)
    assert (seen.hold is not None, seen.paused_since > 0, len(seen.conflicts)) == (True, True, 1)


@pytest.mark.rule("RM-2.11")
def test_hold_forbids_dice_and_declarations_and_allows_the_rest(city: City) -> None:
    city.put(0, hand=("express",), balance=500)
    city.land(1, "恵比寿")
    hold(city)
    assert city.refused(0, t.Roll()) == ("RM-2.11", "hold")
    assert city.refused(0, t.UseStar("express")) == ("RM-2.11", "hold")
    assert city.refused(1, t.RollSquare()) == ("RM-2.11", "hold")
    city.land(0, "新宿")
    city.do(0, t.Buy("express"), t.Finish())
    city.land(1, "東京")
    city.do(1, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"))
    assert city.properties(1) == ["rental_building"]


@pytest.mark.rule("RM-2.11")
def test_hold_allows_choices_without_dice_only(city: City) -> None:
    city.draw(0, "joker")
    hold(city)
    assert city.refused(0, t.Choose("lottery")) == ("RM-2.11", "hold")
    city.do(0, t.Choose("angel"))
    assert city.balance(0) == [400]


@pytest.mark.rule("RM-2.12")
def test_debt_redo_conflict_and_pause(city: City) -> None:
    city.put(0, properties=["park"], balance=-50, debt_since=city.now)
    assert city.refused(0, t.Roll()) == ("RM-2.12", "in_debt")
    city.put(1, redo=(1,))
    assert city.refused(1, t.Roll()) == ("RM-2.12", "redo_first")
    city.world(conflicts=(Conflict(1, 2, t.Arrive("ueno"), 1, 1, position=True),))
    assert city.refused(2, t.Roll()) == ("RM-2.12", "position_in_conflict")
    city.do("gm", t.Pause())
    assert city.refused(0, t.Sell("park")) == ("RM-2.12", "paused")
    city.do(0, t.Note("still here"))


@pytest.mark.rule("RM-2.13")
def test_play_goes_on_without_approval(city: City) -> None:
    city.land(0, "東京", previous="神田")
    city.do(0, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"), t.Finish())
    city.dice(1).do(0, t.Roll())
    assert [claim.status for claim in city.state.claims] == ["pending"]


@pytest.mark.rule("RM-2.14")
def test_what_is_not_legal_is_refused_with_its_reason(city: City) -> None:
    assert city.refused(0, t.Pause()) == ("RM-2.14", "not_for_teams")
    assert city.refused("gm", t.Roll()) == ("RM-2.14", "not_for_the_master")
    assert city.refused(0, t.Draw()) == ("RM-4.1", "not_this_square")


@pytest.mark.rule("RM-2.15")
def test_any_phone_may_act_and_the_first_valid_command_counts() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "seed")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    first = table.submit(0, t.Roll(made=t.Made(ms("08:31"), "phone 1")), at=ms("08:31"), id="a")
    assert table.submit(0, t.Roll(made=t.Made(ms("08:31"), "phone 1")), at=ms("08:32"), id="a") is first
    assert table.state.teams[0].phase == "moving"


@pytest.mark.rule("RM-2.16")
def test_the_last_report_may_be_taken_back(city: City) -> None:
    assert city.refused(0, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")
    city.land(0, "東京", previous="神田")
    before = city.team(0)
    city.do(0, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"))
    city.do(0, t.UndoReport())
    assert (city.properties(0), city.phase(0), city.state.claims) == ([], "task", ())
    assert before.phase == "processing"


@pytest.mark.rule("RM-2.16")
def test_not_for_long_and_not_after_a_roll(city: City) -> None:
    city.land(0, "東京", previous="神田")
    assert city.may(0, t.UndoReport())
    city.now += 120_000
    city.tick()
    assert city.refused(0, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")
    city.land(1, "恵比寿")
    city.dice(1).do(1, t.RollSquare())
    assert city.refused(1, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")
    city.put(1, square="和光市").land(2, "王子")  # a goal changes everything for others
    assert city.refused(2, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")


@pytest.mark.rule("RM-2.17")
def test_the_world_knows_what_the_rules_name() -> None:
    named = {"destination", "previous_destination", "goals", "hold", "bonbi", "touch_blocked_until", "economy"}
    assert named | {"gate_until", "transform", "settled", "journal"} <= set(World.__struct_fields__)
    city = City(2)
    first = city.state.journal
    city.do(0, t.Note("a"))
    assert city.state.journal[: len(first)] == first


@pytest.mark.rule("RM-2.18")
def test_a_team_knows_what_the_rules_name(city: City) -> None:
    named = {"phase", "alight", "square", "previous", "move", "due_trip", "balance", "hand", "deeds", "cleared"}
    assert named | {"goals", "face", "statuses", "wait_until", "reported"} <= set(Side.__struct_fields__)
    city.at("09:00").dice(4).do(0, t.Roll())
    team = city.team(0)
    assert (team.face, team.reported, team.move.kind) == (4, ms("09:00"), "die")  # type: ignore[union-attr]


@pytest.mark.rule("RM-2.5")
def test_a_due_trip_waits_for_the_resume(city: City) -> None:
    hold(city).put(0, due_trip=DueTrip("return", 5))
    assert city.refused(0, made(t.Roll(), "08:30")) == ("RM-2.11", "hold")
    city.world(hold=None)
    assert city.refused(0, t.Roll()) == ("RM-2.5", "trip_due")
