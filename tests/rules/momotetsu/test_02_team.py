"""RM-2: what a team can be doing."""

from typing import Any

import pytest

from kippu.core.errors import IllegalMove
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi, Conflict, DueTrip, Hold, Move, Team, World
from tests.rules.momotetsu.days import City, made, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def hold(city: City) -> City:
    """A goal is being processed."""
    square = city.sq("王子")
    at = Hold(square, city.now, 4, 2, square, t0=city.now, waiting=2, positions=(0, 0, 0))
    return city.world(hold=at)


DECLARATIONS: list[tuple[Any, list[str]]] = [
    (t.Roll(), []),
    (t.UseStar("advance_1", None, 1), []),
    (t.StepOne(), ["cow"]),
]
EACH_DECLARATION = pytest.mark.parametrize(("command", "statuses"), DECLARATIONS, ids=["roll", "star", "step"])


def may_declare(city: City, statuses: list[str], seat: int = 0) -> City:
    """A team that could declare what is asked about."""
    return city.put(seat, hand=("advance_1",), statuses=statuses)


# --- phases and turns -------------------------------------------------------------------------------------


@pytest.mark.rule("RM-2.1", "RM-2.2a")
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
    city.do(0, t.MissionDone("m34", photo="p"))
    seen.append(city.phase(0))
    city.do(0, t.Finish())
    seen.append(city.phase(0))
    city.dice(5, 1).do(0, t.RollAttack())
    seen.append(city.phase(0))
    assert seen == ["ready", "rolled", "moving", "processing", "task", "processing", "attack", "ready"]
    city.do("gm", t.EndNow())
    assert city.phase(0) == "done"


@pytest.mark.rule("RM-2.2b")
@pytest.mark.parametrize("phase", ["ready", "rolled", "moving", "processing", "task", "attack"])
def test_nobody_waits_for_another(city: City, phase: str) -> None:
    city.put(0, phase=phase).dice(1).do(1, t.Roll())
    city.do(1, t.Arrive("yurakucho"))
    assert (city.phase(0), city.phase(1)) == (phase, "processing")


@pytest.mark.rule("RM-2.3")
@EACH_DECLARATION
def test_a_turn_starts_with_a_declaration_of_a_ready_team(city: City, command: Any, statuses: list[str]) -> None:
    may_declare(city, statuses)
    for phase in ("rolled", "moving", "processing", "task", "attack", "done"):
        assert city.put(0, phase=phase).refused(0, command) == ("RM-2.3", "not_ready")
    assert city.put(0, phase="ready").may(0, command)


@pytest.mark.rule("RM-2.3")
def test_a_turn_is_over_when_ready_again_or_on_a_trip(city: City) -> None:
    city.land(0, "渋谷")
    city.do(0, t.Finish())
    assert city.may(0, t.Roll())
    city.draw(1, "number_card")
    city.do(1, t.Choose("gotanda"), t.Finish())
    assert (city.phase(1), city.move(1).kind) == ("moving", "card_trip")


@pytest.mark.rule("RM-2.4")
@pytest.mark.parametrize(
    ("statuses", "face", "phase"),
    [
        ([], 1, "moving"),
        (["rocket"], 1, "rolled"),
        (["rocket"], 2, "moving"),
        (["reroll"], 2, "rolled"),
        (["double"], 6, "rolled"),
        (["seal", "inflation", "red_immune", "free_property"], 1, "moving"),
    ],
)
def test_the_die_is_shown_when_something_can_be_done_with_it(
    city: City, statuses: list[str], face: int, phase: str
) -> None:
    city.put(0, statuses=statuses).dice(face).do(0, t.Roll())
    assert city.phase(0) == phase


@pytest.mark.rule("RM-2.5a")
def test_square_then_attack_then_trip(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card")
    assert city.refused(0, t.Finish()) == ("RM-5.5b", "choose_first")
    city.do(0, t.Choose("gotanda"), t.Finish())
    assert city.phase(0) == "attack"
    city.dice(6).do(0, t.RollAttack())
    assert (city.phase(0), city.ends(0)) == ("moving", {"五反田"})
    assert city.refused(0, t.Finish()) == ("RM-2.5a", "nothing_to_finish")


@pytest.mark.rule("RM-2.5a")
@pytest.mark.parametrize(("square", "done"), [("大崎", False), ("恵比寿", False), ("渋谷", True), ("中目黒", True)])
def test_cards_and_dice_of_a_square_come_first(city: City, square: str, done: bool) -> None:
    city.land(1, square)
    if done:
        city.do(1, t.Finish())
    else:
        assert city.refused(1, t.Finish()) == ("RM-2.5a", "square_not_done")


@pytest.mark.rule("RM-2.5a")
def test_a_due_trip_waits_for_the_resume(city: City) -> None:
    hold(city).put(0, due_trip=DueTrip("return", 5))
    assert city.refused(0, made(t.Roll(), "08:30")) == ("RM-2.11a", "hold")
    city.world(hold=None)
    assert city.refused(0, t.Roll()) == ("RM-2.5a", "trip_due")


@pytest.mark.rule("RM-2.5b")
def test_without_attack_and_trip_a_team_is_ready(city: City) -> None:
    city.world(bonbi=Bonbi(1, "card", due="here")).land(0, "渋谷")
    city.do(0, t.Finish())
    assert (city.phase(0), city.where(0)) == ("ready", "渋谷")


@pytest.mark.rule("RM-2.6a")
def test_a_later_trip_replaces_an_earlier_one(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card", previous="品川")
    city.do(0, t.Choose("gotanda"), t.Finish())
    city.dice(1, 4, 6).do(0, t.RollAttack())  # Number once more
    city.do(0, t.Choose("roppongi"))
    assert city.ends(0) == {"六本木"}
    assert city.team(0).due_trip is None


@pytest.mark.rule("RM-2.6b")
def test_going_back_cancels_a_card_trip(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card", previous="品川")
    city.do(0, t.Choose("gotanda"), t.Finish())
    city.dice(2).do(0, t.RollAttack())
    city.do(0, t.Choose("go_back"))
    assert city.ends(0) == {"品川"}
    city.do(0, t.Arrive("shinagawa"))
    assert (city.phase(0), city.team(0).due_trip) == ("ready", None)


# --- movements --------------------------------------------------------------------------------------------


KINDS = [  # lands, scores, rides on at a goal
    ("die", True, True, False),
    ("step", True, True, False),
    ("star", True, True, False),
    ("star_trip", True, True, True),
    ("card_trip", True, True, True),
    ("king", True, True, False),
    ("return", False, False, False),
    ("back", False, False, False),
]


@pytest.mark.rule("RM-2.7a")
@pytest.mark.parametrize(("kind", "lands", "scores"), [row[:3] for row in KINDS])
def test_what_lands_and_what_scores(city: City, kind: str, lands: bool, scores: bool) -> None:
    city.put(2, square="和光市").land(0, "両国", kind=kind)
    assert city.phase(0) == ("processing" if lands else "ready")
    assert bool(only(ev.GoalReached, city.land(1, "王子", kind=kind))) == scores


def set_out(city: City, kind: str) -> City:
    """Team 1 leaves by a kind of movement; its run of faces stands at 4."""
    city.put(0, face=4, hand=("advance_1", "wish_star"), statuses=["cow"] if kind == "step" else [])
    if kind == "die":
        city.dice(5).do(0, t.Roll())
    elif kind == "step":
        city.do(0, t.StepOne())
    elif kind == "star":
        city.do(0, t.UseStar("advance_1", None, 1))
    elif kind == "star_trip":
        city.do(0, t.UseStar("wish_star", "ayase"))
    else:
        card = city.parts.card_at["number_card"] if kind == "card_trip" else -1
        city.land(0, "渋谷")
        city.put(0, face=4, due_trip=DueTrip(kind, city.sq("両国"), card)).do(0, t.Finish())  # type: ignore[arg-type]
    assert city.move(0).kind == kind
    return city


@pytest.mark.rule("RM-2.7a")
@pytest.mark.parametrize(("kind", "rides_on"), [(row[0], row[3]) for row in KINDS])
def test_what_rides_on_at_a_goal(city: City, kind: str, rides_on: bool) -> None:
    set_out(city, kind).put(2, square="和光市").land(1, "王子")
    assert city.team(0).alight == ("" if rides_on else "goal")


@pytest.mark.rule("RM-2.7b")
@pytest.mark.parametrize("kind", [row[0] for row in KINDS])
def test_only_the_plain_die_keeps_the_run(city: City, kind: str) -> None:
    assert set_out(city, kind).team(0).face == (5 if kind == "die" else 0)


@pytest.mark.rule("RM-2.7b")
@pytest.mark.parametrize("kind", ["return", "back"])
def test_going_back_neither_lands_nor_scores(city: City, kind: str) -> None:
    assert not only(ev.GoalReached, city.world(bonbi=0).land(0, "王子", kind=kind))
    assert (city.phase(0), city.team(0).goals, city.due()) == ("ready", 0, "next")


@pytest.mark.house("king_trip_processed=true", "king_trip_processed=false")
@pytest.mark.rule("RM-2.7a")
@pytest.mark.parametrize(("processed", "phase"), [(True, "processing"), (False, "ready")])
def test_a_king_trip_may_be_left_unprocessed(processed: bool, phase: str) -> None:
    city = City(2, king_trip_processed=processed)
    city.land(0, "両国", kind="king")
    assert city.phase(0) == phase


@pytest.mark.rule("RM-2.8a")
@pytest.mark.parametrize("kind", ["die", "card_trip", "back"])
def test_the_previous_square_is_where_the_last_movement_began(city: City, kind: str) -> None:
    city.land(0, "神田", previous="上野", kind=kind)
    assert city.name(city.team(0).previous) == "上野"


@pytest.mark.rule("RM-2.8a")
def test_the_previous_square_is_noted_on_arrival(city: City) -> None:
    assert city.team(0).previous == -1
    city.dice(4).do(0, t.Roll())
    assert city.team(0).previous == -1
    city.do("gm", t.ForceAlight())
    city.do(0, t.Alight("kanda"))  # half-way is an arrival too
    assert city.name(city.team(0).previous) == "東京"


@pytest.mark.rule("RM-2.8b")
def test_the_previous_square_may_be_the_present_one(city: City) -> None:
    city.put(1, square="大森").dice(2).do(1, t.Roll())
    city.do(1, t.Arrive("omori"))
    assert city.team(1).previous == city.team(1).square == city.sq("大森")


@pytest.mark.rule("RM-2.9a")
@EACH_DECLARATION
def test_what_is_for_the_next_turn_is_spent_by_any_declaration(city: City, command: Any, statuses: list[str]) -> None:
    lasting = {"rocket", "inflation", "red_immune", "free_property"}
    next_turn = ["reroll", "double"] + (["seal"] if not isinstance(command, t.UseStar) else [])
    may_declare(city, [*statuses, *next_turn, *lasting]).put(1, statuses=next_turn)
    city.chance.coming.extend([2] * isinstance(command, t.Roll))
    city.do(0, command)
    assert (city.statuses(0), city.statuses(1)) == (lasting, set(next_turn))


@pytest.mark.rule("RM-2.9b")
@pytest.mark.parametrize("kind", ["card_trip", "king", "return", "back"])
def test_trips_do_not_spend_it(city: City, kind: str) -> None:
    city.put(0, statuses=["reroll", "double", "seal", "cow"]).land(0, "渋谷")
    city.put(0, phase="processing", due_trip=DueTrip(kind, city.sq("両国"))).do(0, t.Finish())  # type: ignore[arg-type]
    city.do(0, t.Arrive("ryogoku"))
    assert city.statuses(0) == {"reroll", "double", "seal", "cow"}


# --- overlays ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-2.10")
def test_overlays_may_hold_at_once(city: City) -> None:
    city.put(0, properties=["park"], balance=-50, debt_since=city.now, redo=(1,), repel_from=1, alight="goal")
    hold(city).world(paused_since=city.now, conflicts=(Conflict(1, 0, t.Arrive("ueno"), 1, 1, True),))
    own = GAME.view(city.state, 0).own[0]
    assert (own.debt_since > 0, own.redo, own.repel_from, own.alight) == (True, (1,), 1, "goal")
    seen = GAME.view(city.state, 0)
    assert (seen.hold is not None, seen.paused_since > 0, len(seen.conflicts)) == (True, True, 1)


@pytest.mark.rule("RM-2.11a")
@EACH_DECLARATION
def test_hold_forbids_declarations(city: City, command: Any, statuses: list[str]) -> None:
    hold(may_declare(city, statuses))
    assert city.refused(0, command) == ("RM-2.11a", "hold")


@pytest.mark.rule("RM-2.11a")
def test_hold_forbids_dice_draws_attacks_trips_and_touches(city: City) -> None:
    city.land(0, "大崎")
    city.land(1, "恵比寿")
    hold(city)
    assert city.refused(0, t.Draw()) == ("RM-2.11a", "hold")
    assert city.refused(1, t.RollSquare()) == ("RM-2.11a", "hold")
    city.world(bonbi=2)
    assert city.refused(2, t.Touch(0)) == ("RM-9.29b", "hold")
    assert city.put(2, phase="attack").refused(2, t.RollAttack()) == ("RM-9.9c", "hold")
    city.put(0, worked=True, due_trip=DueTrip("card_trip", city.sq("両国"))).do(0, t.Finish())
    assert (city.phase(0), city.team(0).due_trip is not None) == ("ready", True)


@pytest.mark.rule("RM-2.11b")
def test_hold_allows_missions_tasks_proof_shopping_sales_and_reports(city: City) -> None:
    city.draw(0, "smile")
    city.land(1, "東京")
    city.put(2, balance=500).land(2, "新宿")
    hold(city).do(0, t.Submit(photo="p"), t.Finish(), t.AddProof(city.state.n + 1, photo="q"))
    city.do(1, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"))
    city.do(2, t.Buy("express"), t.Finish(), t.Note("here we wait"))
    assert (city.state.claims[0].photo, city.properties(1), city.hand(2)) == ("q", ["rental_building"], ["express"])
    city.put(1, balance=-10, debt_since=city.now).do(1, t.Sell("rental_building"))
    assert city.properties(1) == []


@pytest.mark.rule("RM-2.11b")
def test_hold_allows_choices_without_dice_only(city: City) -> None:
    city.draw(0, "joker")
    hold(city)
    for dice in ("lottery", "dest_change"):
        assert city.refused(0, t.Choose(dice)) == ("RM-2.11a", "hold")
    city.do(0, t.Choose("angel"))
    assert city.balance(0) == [400]


@pytest.mark.rule("RM-2.12a")
@EACH_DECLARATION
def test_debt_redo_and_conflict_stop_declarations(city: City, command: Any, statuses: list[str]) -> None:
    for seat in range(3):
        may_declare(city, statuses, seat)
    debt = city.fork().put(0, properties=["park"], balance=-50, debt_since=city.now)
    assert debt.refused(0, command) == ("RM-2.12a", "in_debt")
    redo = city.fork().put(0, redo=(1,))
    assert redo.refused(0, command) == ("RM-2.12a", "redo_first")
    for position in (True, False):
        conflict = city.fork().world(conflicts=(Conflict(1, 0, t.Arrive("ueno"), 1, 1, position),))
        if position:
            assert conflict.refused(0, command) == ("RM-2.12a", "position_in_conflict")
        else:
            assert conflict.may(0, command)  # it is not about where the team is
        assert conflict.may(1, command)
    assert debt.may(1, command)
    assert redo.may(1, command)


@pytest.mark.rule("RM-2.12b")
def test_a_pause_stops_everything_but_reports(city: City) -> None:
    city.put(0, properties=["park"], balance=-50, debt_since=city.now)
    city.dice(1).do(1, t.Roll())
    city.land(2, "日暮里")
    city.do(2, t.StartMission(("m05",)))
    city.do("gm", t.Pause())
    assert city.refused(0, t.Roll()) == ("RM-2.12b", "paused")
    assert city.refused(0, t.Sell("park")) == ("RM-2.12b", "paused")
    assert city.refused(1, t.DeclareTarget("kanda")) == ("RM-2.12b", "paused")
    city.do(0, t.Note("still here"), t.CallGM("help"))
    city.do(1, t.Arrive("kanda"))
    city.do(2, t.MissionDone("m05", photo="p"))
    assert (city.where(1), city.properties(2)) == ("神田", ["yanaka_ginza"])
    assert city.refused(1, t.Draw()) == ("RM-2.12b", "paused")


@pytest.mark.rule("RM-2.13a")
def test_play_goes_on_without_approval(city: City) -> None:
    city.land(0, "東京", previous="神田")
    city.do(0, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"), t.Finish())
    city.dice(1).do(0, t.Roll())
    assert [claim.status for claim in city.state.claims] == ["pending"]


@pytest.mark.rule("RM-2.13b")
def test_what_is_not_yet_approved_can_be_taken_back(city: City) -> None:
    city.land(0, "東京", previous="神田")
    city.do(0, t.StartMission(("m34",)), t.MissionDone("m34", photo="p"), t.Finish())
    city.dice(1).do(0, t.Roll())
    city.do("gm", t.Reject(city.state.claims[0].entry))
    assert (city.properties(0), city.phase(0)) == ([], "moving")


# --- commands ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-2.14")
def test_what_is_not_possible_is_refused_with_its_reason_and_changes_nothing(city: City) -> None:
    assert city.refused(0, t.Pause()) == ("RM-2.14", "not_for_teams")
    assert city.refused("gm", t.Roll()) == ("RM-2.14", "not_for_the_master")
    assert city.refused(0, t.Draw()) == ("RM-4.1a", "not_this_square")


def phones() -> Table[Any, Any, Any]:
    """Team 1 of a live event has rolled on one of its phones."""
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "seed")
    table.submit("gm", t.DrawFirstDestination(), at=0)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    table.submit(0, t.Roll(made=t.Made(ms("08:31"), "phone 1", 1)), at=ms("08:31"), id="a")
    return table


@pytest.mark.rule("RM-2.15a")
def test_any_phone_may_act() -> None:
    table = phones()
    end = table.view(0).own[0].ends[0]
    table.submit(0, t.Arrive(end, made=t.Made(ms("08:40"), "phone 2", 1)), at=ms("08:40"), id="b")
    assert table.view(0).own[0].square == end


@pytest.mark.rule("RM-2.15b")
def test_of_two_phones_the_first_valid_command_counts() -> None:
    table = phones()
    ends = table.view(0).own[0].ends
    first, second = (t.Arrive(end, made=t.Made(ms("08:40"), f"phone {n}", 2)) for n, end in enumerate(ends[:2]))
    table.submit(0, first, at=ms("08:40"), id="b")
    with pytest.raises(IllegalMove, match="not_moving"):
        table.submit(0, second, at=ms("08:40"), id="c")
    assert table.view(0).own[0].square == ends[0]


@pytest.mark.rule("RM-2.16")
def test_the_last_report_may_be_taken_back(city: City) -> None:
    assert city.refused(0, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")
    city.land(0, "東京", previous="神田")
    city.do(0, t.StartMission(("m34",)))
    before = city.team(0)
    city.do(0, t.MissionDone("m34", photo="p"))
    city.do(1, t.Note("we are elsewhere"))
    city.do(0, t.UndoReport())
    assert (city.properties(0), city.phase(0), city.state.claims) == ([], "task", ())
    assert (city.team(0).efforts, city.team(0).cleared) == (before.efforts, 0)
    assert city.refused(0, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")  # the last one only


@pytest.mark.rule("RM-2.16")
@pytest.mark.parametrize(("late", "may"), [(119_999, True), (120_000, False)])
def test_not_for_long(city: City, late: int, may: bool) -> None:
    city.land(0, "東京", previous="神田")
    city.now += late
    city.tick()
    assert city.may(0, t.UndoReport()) == may


@pytest.mark.rule("RM-2.16")
def test_not_after_a_roll_and_not_when_others_were_affected(city: City) -> None:
    city.land(1, "恵比寿")
    city.dice(1).do(1, t.RollSquare())
    assert city.refused(1, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")
    city.put(1, square="和光市").land(2, "王子")  # a goal changes everything for others
    assert city.refused(2, t.UndoReport()) == ("RM-2.16", "nothing_to_undo")


# --- what is known ----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-2.17")
def test_the_world_knows_what_the_rules_name() -> None:
    named = {"destination", "previous_destination", "goals", "hold", "bonbi", "touch_blocked_until", "economy"}
    assert named | {"gate_until", "transform", "settled"} <= set(World.__struct_fields__)
    city = City(2)
    first = list(city.journal)
    city.do(0, t.Note("a"))
    assert list(city.journal)[: len(first)] == first
    assert len(city.journal) == len(first) + 1


@pytest.mark.rule("RM-2.18")
def test_a_team_knows_what_the_rules_name(city: City) -> None:
    named = {"phase", "alight", "square", "previous", "move", "due_trip", "balance", "hand", "owned", "cleared"}
    assert named | {"goals", "face", "statuses", "wait_until", "reported"} <= set(Team.__struct_fields__)
    city.at("09:00").dice(4).do(0, t.Roll())
    team = city.team(0)
    assert (team.face, team.reported, city.move(0).kind) == (4, ms("09:00"), "die")
