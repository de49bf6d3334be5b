"""RM-9: bonbi."""

from typing import Any

import pytest

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.own import AskView
from kippu.games.momotetsu.model.state import Bonbi, Hold
from tests.rules.momotetsu.days import MINUTE, City, ms, only
from tests.rules.momotetsu.test_08_goal import ride


@pytest.fixture
def city() -> City:
    return City(3)


def attack(city: City, *dice: Any, previous: str = "品川", **team: Any) -> City:
    """Team 1 has bonbi, lands on a mission square and rolls its attack."""
    city.world(bonbi=0)
    city.land(0, "渋谷", previous=previous)
    city.put(0, **team).do(0, t.Finish())
    city.dice(*dice).do(0, t.RollAttack())
    return city


def touched(city: City, seat: int = 0, other: int = 1) -> City:
    """A team has passed bonbi on."""
    city.do(seat, t.Touch(other))
    city.do(other, t.ConfirmTouch())
    return city


def sent(city: City) -> City:
    """Team 1 has sent bonbi to team 2."""
    city.world(bonbi=0)
    city.draw(0, "bonbi_card")
    city.do(0, t.Choose("1"))
    return city


# --- by a goal --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-9.1a")
def test_there_is_one_bonbi(city: City) -> None:
    city.world(bonbi=0).draw(1, "bonbi_card")
    assert city.holder() == 1
    city.land(0, "渋谷")
    city.do(0, t.Finish())
    assert city.phase(0) == "ready"  # it has left


@pytest.mark.rule("RM-9.1b")
def test_nobody_has_it_before_the_first_goal_unless_by_a_card(city: City) -> None:
    assert city.holder() is None
    city.land(0, "渋谷")
    city.do(0, t.Finish())
    assert (city.phase(0), city.holder()) == ("ready", None)
    city.draw(1, "bonbi_card")
    assert city.holder() == 1


@pytest.mark.rule("RM-9.2")
@pytest.mark.parametrize(("far", "near"), [("池袋", "上野"), ("和光市", "池袋")])
def test_it_goes_to_the_farthest_from_the_goal(city: City, far: str, near: str) -> None:
    for seat, other in ((1, 2), (2, 1)):
        one = city.fork().put(seat, square=far).put(other, square=near)
        one.world(destination="両国").land(0, "両国")
        assert one.holder() == seat


@pytest.mark.rule("RM-9.3a")
def test_who_did_not_score_is_a_candidate() -> None:
    city = City(3).put(2, square="神田")
    ride(city, 1, "王子", exempt=True, kind="star_trip").put(1, square="西船橋")
    city.land(0, "王子")
    assert city.holder() == 1  # as long as it has not scored too
    city.do(1, t.Arrive("oji"))
    assert city.holder() == 2


@pytest.mark.rule("RM-9.3b")
@pytest.mark.parametrize("before", [None, 0, 1])
def test_without_a_candidate_it_stays(before: int | None) -> None:
    city = City(2).world(bonbi=before)
    ride(city, 1, "王子").land(0, "王子")
    city.do(1, t.Arrive("oji"))
    city.dice(3, 4).do(0, t.RollDestination())
    assert (city.holder(), city.state.hold) == (before, None)


@pytest.mark.rule("RM-9.4a")
def test_where_a_team_stood_or_got_off_counts(city: City) -> None:
    city.put(1, square="神田").put(2, square="東京").dice(6).do(2, t.Roll())
    city.world(destination="両国").land(0, "両国")
    assert city.holder() is None  # not known yet
    near = city.fork()
    city.do(2, t.Alight("urayasu"))
    assert city.holder() == 2
    near.do(2, t.Alight("ryogoku"))
    assert near.holder() == 1


@pytest.mark.rule("RM-9.4b")
@pytest.mark.parametrize(("named", "holder"), [("urayasu", 2), ("ryogoku", 1), (None, 1)])
def test_if_nobody_knows_the_square_that_is_named_or_the_start_counts(
    city: City, named: str | None, holder: int
) -> None:
    city.put(1, square="上野").put(2, square="浅草橋").dice(6).do(2, t.Roll())
    city.world(destination="両国").land(0, "両国")
    if named is not None:
        city.do("gm", t.SetPosition(2, named))
    city.dice(3, 5).do(0, t.RollDestination())
    city.now += 5 * MINUTE
    city.tick()
    assert (city.holder(), city.state.hold) == (holder, None)


@pytest.mark.rule("RM-9.5a")
@pytest.mark.parametrize(("dice", "holder"), [((2, 5), 1), ((5, 2), 2)])
def test_ties_roll_and_the_smallest_gets_it(city: City, dice: tuple[int, int], holder: int) -> None:
    city.world(destination="両国").put(1, square="池袋").put(2, square="浦安").dice(*dice)
    assert only(ev.BonbiTied, city.land(0, "両国")) == [ev.BonbiTied((1, 2), dice)]
    assert city.holder() == holder


@pytest.mark.rule("RM-9.5b")
def test_equal_smallest_roll_again() -> None:
    city = City(4).world(destination="両国")
    for seat, square in ((1, "池袋"), (2, "浦安"), (3, "池袋")):
        city.put(seat, square=square)
    city.dice(3, 3, 5, 6, 1)  # the third is out of it
    assert [tie.seats for tie in only(ev.BonbiTied, city.land(0, "両国"))] == [(1, 2, 3), (1, 2)]
    assert city.holder() == 2


@pytest.mark.rule("RM-9.6")
def test_staying_is_no_move(city: City) -> None:
    before = Bonbi(2, "touch", 1, due="here", attacked=True)
    city.put(2, square="和光市").world(bonbi=before)
    assert not only(ev.BonbiMoved, city.land(0, "王子"))
    assert (city.state.bonbi, city.state.touch_blocked_until) == (before, 0)
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.may(2, t.Touch(0))  # nothing is blocked where it stands


# --- when it attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("RM-9.7a")
def test_it_attacks_at_the_end_of_each_turn(city: City) -> None:
    city.world(bonbi=0)
    for _ in range(2):
        city.land(0, "恵比寿")
        assert city.refused(0, t.RollAttack()) == ("RM-9.7a", "no_attack_due")  # after the square
        city.dice(1).do(0, t.RollSquare())
        assert city.phase(0) == "attack"
        city.dice(6).do(0, t.RollAttack())
        assert (city.phase(0), city.refused(0, t.RollAttack())) == ("ready", ("RM-9.7a", "no_attack_due"))
    city.land(1, "渋谷")
    city.do(1, t.Finish())
    assert city.phase(1) == "ready"  # the holder alone


@pytest.mark.rule("RM-9.7b")
def test_nobody_moves_on_before_it_is_worked_off(city: City) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.put(0, hand=("express",)).do(0, t.Finish())
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")
    city.dice(2).do(0, t.RollAttack())
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")  # what it asks is open
    assert city.refused(0, t.RollAttack()) == ("RM-9.7a", "no_attack_due")


@pytest.mark.rule("RM-9.8")
@pytest.mark.parametrize("how", ["start", "return", "back", "off", "stuck", "nowhere"])
def test_where_there_is_no_attack(city: City, how: str) -> None:
    city.world(bonbi=0, previous_destination="両国")
    if how in ("return", "back"):
        city.land(0, "品川", kind=how)
    elif how == "off":
        ride(city, 0).do("gm", t.ForceAlight())
        city.do(0, t.Alight("kanda"))
    elif how == "stuck":
        city.world(destination="亀有", gate_until=ms("12:00")).put(0, square="金町").dice(4).do(0, t.Roll())
    elif how == "nowhere":
        city.put(0, square="両国", hand=("all_or_nothing",)).dice(4).do(0, t.UseStar("all_or_nothing"))
    assert (city.phase(0), city.due()) == ("ready", "next")


@pytest.mark.rule("RM-9.9a")
def test_an_attack_lapses_when_bonbi_leaves_before_it_is_rolled(city: City) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.do(0, t.Finish())
    touched(city)
    assert (city.phase(0), city.holder(), city.balance(0)) == ("ready", 1, [200])


@pytest.mark.rule("RM-9.9b")
def test_once_rolled_it_is_worked_off(city: City) -> None:
    attack(city, 2)
    touched(city)
    assert (city.phase(0), city.asked(0)) == ("attack", {"go_back", "pay"})
    city.do(0, t.Choose("pay"))
    assert (city.phase(0), city.balance(0)[0] < 200, city.holder()) == ("ready", True, 1)


@pytest.mark.rule("RM-9.9c")
def test_attacks_wait_in_a_hold(city: City) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.do(0, t.Finish())
    city.world(hold=Hold(3, city.now, 4, 2, 3, t0=city.now, waiting=2, positions=(0, 0, 0)))
    assert city.refused(0, t.RollAttack()) == ("RM-9.9c", "hold")
    assert city.world(hold=None).may(0, t.RollAttack())


@pytest.mark.rule("RM-9.10")
@pytest.mark.parametrize("how", ["touch", "card"])
@pytest.mark.parametrize(("phase", "here"), [("processing", True), ("task", True), ("ready", False), ("moving", False)])
def test_the_first_attack_of_a_new_holder(city: City, how: str, phase: str, here: bool) -> None:
    city.world(bonbi=0)
    if phase == "moving":
        city.dice(1).do(1, t.Roll())
    else:
        city.land(1, "日暮里")
        after: dict[str, tuple[Any, ...]] = {"task": (t.StartMission(("m05",)),), "ready": (t.Finish(),)}
        city.do(1, *after.get(phase, ()))
    if how == "touch":
        touched(city)
    else:
        sent(city)
    assert (city.holder(), city.phase(1), city.due()) == (1, phase, "here" if here else "next")
    if phase == "task":
        city.do(1, t.MissionFailed("m05"))
    if here:
        city.do(1, t.Finish())
    assert city.phase(1) == ("attack" if here else phase)
    if not here:
        city.land(1, "渋谷")
        city.do(1, t.Finish())
        assert city.phase(1) == "attack"


@pytest.mark.rule("RM-9.11")
def test_got_by_a_goal_it_waits_for_the_next_landing(city: City) -> None:
    city.land(2, "光が丘")  # its square is not yet worked off
    city.land(0, "王子")
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.holder() == 2
    city.put(2, worked=True).do(2, t.Finish())
    assert city.phase(2) == "ready"
    city.land(2, "渋谷")
    city.do(2, t.Finish())
    assert city.phase(2) == "attack"


@pytest.mark.house("own_bonbi_card_attack=next_square")
@pytest.mark.rule("RM-9.12")
def test_drawn_or_sent_back_it_attacks_on_the_next_square(city: City) -> None:
    drawn = city.fork()
    drawn.draw(0, "bonbi_card")
    drawn.do(0, t.Finish())
    assert drawn.phase(0) == "ready"
    sent(city).do(1, t.Repel())
    city.do(0, t.Finish())
    assert (city.holder(), city.phase(0)) == (0, "ready")
    for one in (drawn, city):
        one.land(0, "渋谷")
        one.do(0, t.Finish())
        assert one.phase(0) == "attack"


@pytest.mark.house("own_bonbi_card_attack=this_square")
@pytest.mark.rule("RM-9.12")
def test_a_kit_may_let_an_own_card_attack_here() -> None:
    here = City(2, own_bonbi_card_attack="this_square")
    here.draw(0, "bonbi_card")
    here.do(0, t.Finish())
    assert here.phase(0) == "attack"


@pytest.mark.rule("RM-9.13a")
def test_an_attack_is_due_here_or_at_the_next_landing(city: City) -> None:
    attack(city, 6)
    assert (city.due(), city.phase(0)) == ("next", "ready")
    city.draw(0, "smile")
    assert city.due() == "here"


@pytest.mark.rule("RM-9.13b")
@pytest.mark.parametrize("kind", ["die", "step", "star", "star_trip", "card_trip", "king"])
def test_every_landing_of_the_holder_makes_it_due_here(city: City, kind: str) -> None:
    city.world(bonbi=0).land(1, "渋谷", kind=kind)
    assert city.due() == "next"
    city.land(0, "渋谷", kind=kind)
    assert city.due() == "here"


# --- what it does -----------------------------------------------------------------------------------------


@pytest.mark.house("bonbi_draw=dice", "bonbi_draw=cards")
@pytest.mark.rule("RM-9.14")
def test_attack_1_draws_a_card(city: City) -> None:
    attack(city, 1, 5, 5, 4, 1)  # equal faces again, then Shrine or Souvenir
    assert (city.balance(0), city.phase(0)) == ([150], "task")
    city.do(0, t.Submit(photo="p"))
    assert city.phase(0) == "ready"
    by_cards = attack(City(2, bonbi_draw="cards"), 1, (1, 7))
    assert by_cards.balance(0) == [350]


@pytest.mark.rule("RM-9.15a")
def test_attack_2_goes_back_or_pays(city: City) -> None:
    squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("品川"))
    attack(city, 2)
    assert city.own(0).ask == AskView(
        "back_or_pay", None, ("go_back", "pay"), price=30 * squares
    )  # said before it is paid
    back = city.fork()
    city.do(0, t.Choose("pay"))
    assert (city.balance(0), city.phase(0)) == ([200 - 30 * squares], "ready")
    back.do(0, t.Choose("go_back"))
    assert (back.ends(0), back.move(0).kind, back.balance(0)) == ({"品川"}, "back", [200])


@pytest.mark.rule("RM-9.15b")
@pytest.mark.parametrize("previous", [-1, "渋谷"])
def test_attack_2_without_a_previous_square_is_nothing(city: City, previous: Any) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.put(0, previous=previous).do(0, t.Finish())
    city.dice(2).do(0, t.RollAttack())
    assert (city.balance(0), city.phase(0), city.asked(0)) == ([200], "ready", set())


@pytest.mark.rule("RM-1.10")
def test_the_price_is_that_of_the_roll_and_not_of_the_choice() -> None:
    city = attack(City(2).world(settled=(1, 2)).at("13:59:59"), 2, previous="新宿")
    squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("新宿"))
    city.at("14:00:00").do(0, t.Choose("pay"))
    assert city.balance(0) == [200 - 30 * squares]


@pytest.mark.rule("RM-9.16")
def test_attack_3_rolls_on_the_transformation_table(city: City) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.do(0, t.Finish())
    told = city.dice(3, 6).do(0, t.RollAttack())
    assert only(ev.Attacked, told) == [ev.Attacked(0, 3, 0)]
    assert only(ev.KingAttacked, told) == [ev.KingAttacked(0, 6, -500)]


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        pytest.param((5, 1), -30, marks=pytest.mark.rule("RM-9.18")),
        pytest.param((5, 6), -180, marks=pytest.mark.rule("RM-9.18")),
        pytest.param((3, 1), -20, marks=pytest.mark.rule("RM-9.20")),
        pytest.param((3, 2), -20, marks=pytest.mark.rule("RM-9.20")),
        pytest.param((3, 3), 0, marks=pytest.mark.rule("RM-9.21")),
        pytest.param((3, 5), -200, marks=pytest.mark.rule("RM-9.23b")),
        pytest.param((3, 6), -500, marks=pytest.mark.rule("RM-9.24")),
    ],
)
def test_attacks_that_cost(city: City, dice: tuple[int, ...], points: int) -> None:
    assert attack(city, *dice).balance() == [200 + points, 200, 200]
    assert (city.phase(0), city.where(0)) == ("ready", "渋谷")


@pytest.mark.rule("RM-9.17")
@pytest.mark.parametrize(("face", "hand"), [(1, ["express"]), (6, ["happy_railway"]), (2, []), (5, [])])
def test_attack_4_is_a_lottery(city: City, face: int, hand: list[str]) -> None:
    attack(city, 4, face)
    assert (city.balance(0), city.hand(0)) == ([170], hand)


@pytest.mark.rule("RM-9.19a")
def test_attack_6_takes_a_property_of_choice(city: City) -> None:
    attack(city, 6, properties=["park", "skytree"])
    assert city.asked(0) == {"park", "skytree"}
    city.do(0, t.Choose("skytree"))
    assert (city.properties(0), city.balance(0), city.phase(0)) == (["park"], [250], "ready")
    one = attack(City(2), 6, properties=["park"])
    assert (one.properties(0), one.balance(0)) == ([], [250])


@pytest.mark.rule("RM-9.19b")
def test_attack_6_without_a_property_is_nothing(city: City) -> None:
    attack(city, 6)
    assert (city.balance(0), city.phase(0)) == ([200], "ready")


@pytest.mark.rule("RM-9.22a")
def test_king_bonbi_carries_off_and_a_goal_stops_it(city: City) -> None:
    attack(city.world(previous_destination="両国"), 3, 4)
    assert (city.ends(0), city.move(0).kind) == ({"両国"}, "king")
    city.put(2, square="和光市").land(1, "王子")
    assert city.team(0).alight == "goal"


@pytest.mark.rule("RM-9.22b")
def test_who_is_there_already_stays(city: City) -> None:
    attack(city.world(previous_destination="渋谷"), 3, 4)
    assert (city.phase(0), city.where(0), city.balance(0)) == ("ready", "渋谷", [200])


@pytest.mark.rule("RM-9.23a")
def test_king_bonbi_takes_all_star_cards(city: City) -> None:
    city.put(1, hand=("express",))
    attack(city, 3, 5, hand=("express", "galaxy"))
    assert (city.hand(0), city.balance(0), city.hand(1)) == ([], [200], ["express"])


LOSSES = [((1, 1, 6), 50), ((4, 3), 30), ((5, 6), 180), ((3, 1), 20), ((3, 5), 200), ((3, 6), 500)]


@pytest.mark.house("bonbi_doubles_table_1=true")
@pytest.mark.rule("RM-9.25a")
@pytest.mark.parametrize(("dice", "points"), LOSSES)
@pytest.mark.parametrize(("time", "factor"), [("13:59:59", 1), ("14:00:00", 2)])
def test_losses_double_from_two_on(dice: tuple[int, ...], points: int, time: str, factor: int) -> None:
    city = City(2).world(settled=(1, 2, 3)).at(time)
    assert attack(city, *dice).balance(0) == [200 - points * factor]


@pytest.mark.house("bonbi_doubles_table_1=false")
@pytest.mark.rule("RM-9.25a")
@pytest.mark.parametrize(("dice", "points"), [((5, 6), 180), ((4, 3), 30), ((3, 6), 1000)])
def test_a_kit_may_double_the_second_table_alone(dice: tuple[int, ...], points: int) -> None:
    city = City(2, bonbi_doubles_table_1=False).world(settled=(1, 2, 3)).at("14:00")
    assert attack(city, *dice).balance(0) == [200 - points]


@pytest.mark.rule("RM-9.25a")
@pytest.mark.parametrize(("time", "each"), [("13:59:59", 30), ("14:00:00", 60)])
def test_paying_instead_of_going_back_doubles_too(time: str, each: int) -> None:
    city = attack(City(2).world(settled=(1, 2, 3)).at(time), 2, previous="新宿")
    squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("新宿"))
    city.do(0, t.Choose("pay"))
    assert city.balance(0) == [200 - each * squares]


@pytest.mark.rule("RM-9.25b")
def test_gains_and_the_price_of_sending_it_back_do_not_double() -> None:
    city = City(2).world(settled=(1, 2, 3)).at("14:00").put(1, balance=500)
    assert attack(city.fork(), 6, properties=["park"]).balance(0) == [250]
    sent(city).do(1, t.Repel())
    assert city.balance(1) == [100]


# --- by touch ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-9.26")
def test_touch_passes_it_on_and_everybody_is_told(city: City) -> None:
    assert city.refused(0, t.Touch(1)) == ("RM-9.26", "not_the_holder")
    city.world(bonbi=0)
    assert city.refused(1, t.Touch(2)) == ("RM-9.26", "not_the_holder")
    for wrong in (0, -1, 3):
        assert city.refused(0, t.Touch(wrong)) == ("RM-9.26", "no_such_team")
    city.do(0, t.Touch(1))
    (moved,) = only(ev.BonbiMoved, city.do(1, t.ConfirmTouch()))
    assert moved == ev.BonbiMoved(1, "touch") == GAME.redact(moved, "spectator")
    assert city.holder() == 1


@pytest.mark.rule("RM-9.27a")
def test_the_holder_reports_and_the_other_team_confirms(city: City) -> None:
    city.world(bonbi=0).do(0, t.Touch(1))
    assert city.holder() == 0
    assert city.refused(0, t.Touch(2)) == ("RM-9.27a", "touch_open")
    for seat in (0, 2):
        assert city.refused(seat, t.ConfirmTouch()) == ("RM-9.27a", "not_touched")
    city.do(1, t.ConfirmTouch())
    assert city.holder() == 1
    assert city.refused(1, t.ConfirmTouch()) == ("RM-9.27a", "not_touched")


@pytest.mark.rule("RM-9.27b")
def test_a_denial_or_no_answer_goes_to_the_master(city: City) -> None:
    city.world(bonbi=0).do(0, t.Touch(1))
    silent = city.fork()
    assert only(ev.TouchDenied, city.do(1, t.DenyTouch())) == [ev.TouchDenied(1, 0)]
    assert (city.holder(), city.state.touch) == (0, None)
    city.do("gm", t.AssignBonbi(1, reason="seen"))
    assert city.holder() == 1
    silent.now += 3 * MINUTE - 1
    silent.tick()
    assert silent.state.touch is not None
    silent.now += 1
    silent.tick()
    assert (only(ev.TouchDenied, silent.told), silent.holder()) == ([ev.TouchDenied(1, 0)], 0)


@pytest.mark.rule("RM-9.27c")
def test_meeting_on_the_way_counts_too(city: City) -> None:
    ride(ride(city.world(bonbi=0), 0), 1)
    touched(city)
    assert (city.holder(), city.phase(0), city.phase(1)) == (1, "moving", "moving")


@pytest.mark.rule("RM-9.28")
def test_a_touch_blocks_touches_for_five_minutes(city: City) -> None:
    touched(city.world(bonbi=0))
    city.now += 5 * MINUTE - 1
    city.tick()
    assert city.refused(1, t.Touch(2)) == ("RM-9.28", "touch_blocked")
    city.now += 1
    city.tick()
    assert city.may(1, t.Touch(2))


@pytest.mark.rule("RM-9.29a")
def test_no_touch_where_it_came_by_a_goal(city: City) -> None:
    city.put(2, square="和光市").land(0, "王子")
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.refused(2, t.Touch(1)) == ("RM-9.29a", "touch_where_it_came")
    city.dice(1).do(2, t.Roll())
    assert city.may(2, t.Touch(1))


@pytest.mark.rule("RM-9.29b")
def test_no_touch_in_a_hold(city: City) -> None:
    ride(city.world(bonbi=2).put(2, square="和光市"), 1).land(0, "王子")
    assert city.refused(2, t.Touch(1)) == ("RM-9.29b", "hold")
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.refused(2, t.Touch(1)) == ("RM-9.29b", "hold")
    city.do(1, t.Alight("kanda"))
    assert city.may(2, t.Touch(1))


@pytest.mark.rule("RM-9.30")
def test_touching_back_needs_an_attack_and_a_declaration(city: City) -> None:
    city.world(bonbi=Bonbi(1, "touch", 0, due="here"))
    assert city.refused(1, t.Touch(0)) == ("RM-9.30", "touch_back")
    assert city.may(1, t.Touch(2))  # anybody else may be touched
    declared = city.fork()
    declared.dice(1).do(1, t.Roll())
    assert declared.refused(1, t.Touch(0)) == ("RM-9.30", "touch_back")  # there was no attack yet
    city.put(1, square="渋谷", phase="attack").dice(6).do(1, t.RollAttack())
    assert city.refused(1, t.Touch(0)) == ("RM-9.30", "touch_back")
    city.dice(1).do(1, t.Roll())
    assert city.may(1, t.Touch(0))


# --- by a card --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-9.31")
def test_who_is_sent_it_may_send_it_back(city: City) -> None:
    sent(city).put(1, balance=500)
    assert [city.own(seat).repel_price for seat in (0, 1)] == [0, 400]
    assert only(ev.Repelled, city.do(1, t.Repel())) == [ev.Repelled(1, 0, -400)]
    assert (city.holder(), city.balance()) == (0, [200, 100, 200])
    assert city.refused(1, t.Repel()) == ("RM-9.32a", "nothing_to_repel")
    assert city.refused(0, t.Repel()) == ("RM-9.32a", "nothing_to_repel")


@pytest.mark.rule("RM-9.32a")
@pytest.mark.parametrize("how", ["kept", "time", "roll", "star", "attack", "touch", "goal"])
def test_the_time_to_send_it_back_ends(city: City, how: str) -> None:
    city.put(2, square="西船橋").land(1, "渋谷")
    sent(city)
    assert city.may(1, t.Repel())
    if how == "kept":
        city.do(1, t.KeepBonbi())
    elif how == "time":
        city.now += 5 * MINUTE - 1
        city.tick()
        assert city.may(1, t.Repel())
        city.now += 1
        city.tick()
    elif how == "touch":
        touched(city, 1, 2)
    elif how == "goal":
        city.land(0, "王子")
    else:
        city.do(1, t.Finish())
        if how == "attack":
            city.dice(6).do(1, t.RollAttack())
        else:
            city.put(1, phase="ready", square="東京", hand=("advance_1",))
            city.dice(*([1] if how == "roll" else []))
            city.do(1, t.Roll() if how == "roll" else t.UseStar("advance_1", None, 1))
    assert city.refused(1, t.Repel()) == ("RM-9.32a", "nothing_to_repel")
    assert city.holder() == (2 if how in ("touch", "goal") else 1)


@pytest.mark.rule("RM-9.32b")
def test_the_balance_may_go_below_zero(city: City) -> None:
    sent(city).put(1, properties=["park"]).do(1, t.Repel())
    assert (city.balance(1), city.team(1).debt_since > 0) == ([-200], True)


@pytest.mark.rule("RM-9.32c")
def test_the_sender_cannot_send_again_in_that_turn(city: City) -> None:
    sent(city).do(1, t.Repel())
    city.put(0, worked=False).dice((2, 6)).do(0, t.Draw())
    assert (city.asked(0), city.holder()) == (set(), 0)
    city.do(0, t.Finish())
    city.draw(0, "bonbi_card")
    assert city.asked(0) == {"keep", "1", "2"}  # in its next turn it may


@pytest.mark.rule("RM-9.33")
def test_a_bonbi_card_works_in_a_block_and_sets_none(city: City) -> None:
    blocked = city.fork().world(touch_blocked_until=city.now + MINUTE)
    sent(blocked)
    assert (blocked.holder(), blocked.state.touch_blocked_until) == (1, city.now + MINUTE)
    sent(city)
    assert (city.holder(), city.state.touch_blocked_until) == (1, 0)
    assert city.may(1, t.Touch(2))
