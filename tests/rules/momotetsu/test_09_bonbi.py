"""RM-9: bonbi."""

from typing import Any

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Ask, Bonbi, Hold
from tests.rules.momotetsu.days import MINUTE, City, only
from tests.rules.momotetsu.test_08_goal import holder


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


@pytest.mark.rule("RM-9.1")
def test_nobody_has_it_before_the_first_goal(city: City) -> None:
    assert holder(city) is None
    city.draw(1, "bonbi_card")
    assert holder(city) == 1


@pytest.mark.rule("RM-9.2")
def test_it_goes_to_the_farthest(city: City) -> None:
    city.put(1, square="上野").put(2, square="池袋")
    city.world(destination="両国").land(0, "両国")
    assert holder(city) == 2


@pytest.mark.rule("RM-9.3")
def test_who_scored_is_no_candidate() -> None:
    city = City(2).world(bonbi=1)
    city.land(0, "王子")
    assert holder(city) == 1
    city.put(1, phase="moving")
    city.world(hold=None).land(1, "王子")
    assert holder(city) == 0


@pytest.mark.rule("RM-9.4")
def test_where_a_team_counts(city: City) -> None:
    city.put(1, square="神田").put(2, square="東京").dice(6).do(2, t.Roll())
    city.world(destination="両国").land(0, "両国")
    assert holder(city) is None  # not known yet
    city.do(2, t.Alight("urayasu"))
    assert holder(city) == 2


@pytest.mark.rule("RM-9.5")
def test_ties_roll_and_the_smallest_gets_it(city: City) -> None:
    city.world(destination="両国").put(1, square="池袋").put(2, square="浦安").dice(3, 3, 2, 5)
    assert only(ev.BonbiTied, city.land(0, "両国"))[-1].dice == (2, 5)
    assert holder(city) == 1


@pytest.mark.rule("RM-9.6")
def test_staying_is_no_move(city: City) -> None:
    before = Bonbi(2, "touch", 1, due="here", attacked=True)
    city.put(2, square="和光市").world(bonbi=before)
    city.land(0, "王子")
    assert city.state.bonbi == before


@pytest.mark.rule("RM-9.7")
def test_it_attacks_at_the_end_of_the_turn(city: City) -> None:
    city.world(bonbi=0)
    city.land(0, "恵比寿")
    city.dice(1).do(0, t.RollSquare())
    assert city.phase(0) == "attack"
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")
    city.dice(6).do(0, t.RollAttack())
    assert city.refused(0, t.RollAttack()) == ("RM-9.7", "no_attack_due")


@pytest.mark.rule("RM-9.8")
@pytest.mark.parametrize("kind", ["return", "back"])
def test_no_attack_after_going_back(city: City, kind: str) -> None:
    city.world(bonbi=0).land(0, "品川", kind=kind)
    assert city.phase(0) == "ready"


@pytest.mark.rule("RM-9.9")
def test_an_attack_lapses_when_bonbi_leaves_and_waits_in_a_hold(city: City) -> None:
    city.world(bonbi=0).land(0, "渋谷")
    city.do(0, t.Finish())
    city.world(hold=Hold(3, city.now, 4, 2, 3, t0=city.now, waiting=2, positions=(0, 0, 0)))
    assert city.refused(0, t.RollAttack()) == ("RM-9.9", "hold")
    city.world(hold=None).do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    assert (city.phase(0), holder(city)) == ("ready", 1)


@pytest.mark.rule("RM-9.10")
@pytest.mark.parametrize(("busy", "due"), [(True, "here"), (False, "next")])
def test_the_first_attack_after_a_touch(city: City, busy: bool, due: str) -> None:
    city.world(bonbi=0)
    if busy:
        city.land(1, "渋谷")
    city.do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    assert city.state.bonbi.due == due  # type: ignore[union-attr]


@pytest.mark.rule("RM-9.11")
def test_got_by_a_goal_it_waits_for_the_next_landing(city: City) -> None:
    city.land(2, "和光市")
    city.land(0, "王子")
    assert (holder(city), city.state.bonbi.due) == (2, "next")  # type: ignore[union-attr]


@pytest.mark.rule("RM-9.12")
def test_an_own_card_brings_it_for_the_next_square(city: City) -> None:
    city.draw(0, "bonbi_card")
    city.do(0, t.Finish())
    assert city.phase(0) == "ready"
    here = City(2, own_bonbi_card_attack="this_square")
    here.draw(0, "bonbi_card")
    here.do(0, t.Finish())
    assert here.phase(0) == "attack"


@pytest.mark.rule("RM-9.13")
def test_every_landing_makes_it_due_here(city: City) -> None:
    attack(city, 6)
    assert city.state.bonbi.due == "next"  # type: ignore[union-attr]
    city.land(0, "渋谷")
    assert city.state.bonbi.due == "here"  # type: ignore[union-attr]


@pytest.mark.rule("RM-9.14")
def test_attack_1_draws_a_card(city: City) -> None:
    attack(city, 1, 5, 5, 1, 4)  # equal faces again, then Shrine or Souvenir
    assert (city.balance(0), city.phase(0)) == ([150], "task")
    city.do(0, t.Submit(photo="p"))
    assert city.phase(0) == "ready"
    by_cards = attack(City(2, bonbi_draw="cards"), 1, (1, 7))
    assert by_cards.balance(0) == [350]


@pytest.mark.rule("RM-9.15")
def test_attack_2_goes_back_or_pays(city: City) -> None:
    squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("品川"))
    attack(city, 2)
    assert city.asked(0) == {"go_back", "pay"}
    assert city.own(0).ask == Ask("back_or_pay", -1, ("go_back", "pay"), price=30 * squares)  # said before it is paid
    city.do(0, t.Choose("pay"))
    assert (city.balance(0), city.phase(0)) == ([200 - 30 * squares], "ready")
    back = attack(City(2), 2)
    back.do(0, t.Choose("go_back"))
    assert back.ends(0) == {"品川"}
    nothing = attack(City(2), 2, previous="渋谷")
    assert (nothing.balance(0), nothing.phase(0)) == ([200], "ready")


@pytest.mark.rule("RM-1.10")
def test_the_price_is_that_of_the_roll_and_not_of_the_choice() -> None:
    city = attack(City(2).world(settled=(1, 2)).at("13:59:59"), 2, previous="新宿")
    squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("新宿"))
    city.at("14:00:00").do(0, t.Choose("pay"))
    assert city.balance(0) == [200 - 30 * squares]


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        pytest.param((3, 3), 0, marks=pytest.mark.rule("RM-9.16")),
        pytest.param((5, 6), -180, marks=pytest.mark.rule("RM-9.18")),
        pytest.param((3, 1), -20, marks=pytest.mark.rule("RM-9.20")),
        pytest.param((3, 2), -20, marks=pytest.mark.rule("RM-9.20")),
        pytest.param((3, 3), 0, marks=pytest.mark.rule("RM-9.21")),
        pytest.param((3, 5), -200, marks=pytest.mark.rule("RM-9.23")),
        pytest.param((3, 6), -500, marks=pytest.mark.rule("RM-9.24")),
    ],
)
def test_attacks_that_cost(city: City, dice: tuple[int, ...], points: int) -> None:
    assert attack(city, *dice).balance(0) == [200 + points]
    assert city.phase(0) == "ready"


@pytest.mark.rule("RM-9.17")
@pytest.mark.parametrize(("face", "hand"), [(1, ["express"]), (6, ["happy_railway"]), (3, [])])
def test_attack_4_is_a_lottery(city: City, face: int, hand: list[str]) -> None:
    attack(city, 4, face)
    assert (city.balance(0), city.hand(0)) == ([170], hand)


@pytest.mark.rule("RM-9.19")
def test_attack_6_takes_a_property(city: City) -> None:
    attack(city, 6, properties=["park", "skytree"])
    assert city.asked(0) == {"park", "skytree"}
    city.do(0, t.Choose("skytree"))
    assert (city.properties(0), city.balance(0)) == (["park"], [250])
    one = attack(City(2), 6, properties=["park"])
    assert (one.properties(0), one.balance(0)) == ([], [250])
    assert attack(City(2), 6).balance(0) == [200]


@pytest.mark.rule("RM-9.22")
def test_king_bonbi_carries_off(city: City) -> None:
    attack(city.world(previous_destination="両国"), 3, 4)
    assert city.ends(0) == {"両国"}
    assert not city.team(0).move.exempt  # type: ignore[union-attr]
    assert attack(City(2).world(previous_destination="渋谷"), 3, 4).phase(0) == "ready"


@pytest.mark.rule("RM-9.23")
def test_king_bonbi_takes_all_star_cards(city: City) -> None:
    attack(city, 3, 5, hand=("express", "galaxy"))
    assert (city.hand(0), city.balance(0)) == ([], [200])


@pytest.mark.rule("RM-9.25")
@pytest.mark.parametrize(("dice", "points"), [((5, 6), -360), ((3, 6), -1000), ((3, 1), -40), ((4, 3), -60), ((6,), 0)])
def test_losses_double_from_two_on(dice: tuple[int, ...], points: int) -> None:
    city = City(2).at("14:00")
    city.tick()
    assert attack(city, *dice).balance(0) == [200 + points]
    single = City(2, bonbi_doubles_table_1=False).at("14:00")
    single.tick()
    assert attack(single, 5, 6).balance(0) == [20]


@pytest.mark.rule("RM-9.26")
def test_touch_passes_it_on(city: City) -> None:
    assert city.refused(0, t.Touch(1)) == ("RM-9.26", "not_the_holder")
    city.world(bonbi=0)
    assert city.refused(0, t.Touch(0)) == ("RM-9.26", "no_such_team")
    city.do(0, t.Touch(1))
    assert only(ev.BonbiMoved, city.do(1, t.ConfirmTouch())) == [ev.BonbiMoved(1, "touch")]


@pytest.mark.rule("RM-9.27")
def test_the_other_team_confirms(city: City) -> None:
    city.world(bonbi=0).do(0, t.Touch(1))
    assert city.refused(0, t.Touch(2)) == ("RM-9.27", "touch_open")
    assert city.refused(2, t.ConfirmTouch()) == ("RM-9.27", "not_touched")
    assert only(ev.TouchDenied, city.do(1, t.DenyTouch()))
    city.do(0, t.Touch(1))
    city.now += 3 * MINUTE
    city.tick()
    assert (only(ev.TouchDenied, city.told), holder(city)) == ([ev.TouchDenied(1, 0)], 0)


@pytest.mark.rule("RM-9.28")
def test_a_touch_blocks_touches_for_five_minutes(city: City) -> None:
    city.world(bonbi=0).do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch())
    assert city.refused(1, t.Touch(2)) == ("RM-9.28", "touch_blocked")
    city.now += 5 * MINUTE
    city.tick()
    assert city.may(1, t.Touch(2))


@pytest.mark.rule("RM-9.29")
def test_no_touch_where_it_came_by_a_goal_and_none_in_a_hold(city: City) -> None:
    city.put(2, square="和光市").land(0, "王子")
    assert city.refused(2, t.Touch(1)) == ("RM-9.29", "hold")
    city.dice(3, 4).do(0, t.RollDestination())
    assert city.refused(2, t.Touch(1)) == ("RM-9.29", "touch_where_it_came")
    city.dice(1).do(2, t.Roll())
    assert city.may(2, t.Touch(1))


@pytest.mark.rule("RM-9.30")
def test_touching_back_needs_an_attack_and_a_declaration(city: City) -> None:
    city.world(bonbi=Bonbi(1, "touch", 0, due="here"))
    assert city.refused(1, t.Touch(0)) == ("RM-9.30", "touch_back")
    city.put(1, square="渋谷", phase="attack").dice(6).do(1, t.RollAttack())
    assert city.refused(1, t.Touch(0)) == ("RM-9.30", "touch_back")
    city.dice(1).do(1, t.Roll())
    assert city.may(1, t.Touch(0))


def sent(city: City) -> City:
    """Team 1 has sent bonbi to team 2."""
    city.world(bonbi=0)
    city.draw(0, "bonbi_card")
    city.do(0, t.Choose("1"))
    return city


@pytest.mark.rule("RM-9.31")
def test_who_is_sent_it_may_send_it_back(city: City) -> None:
    sent(city).put(1, balance=500)
    assert [city.own(seat).repel_price for seat in (0, 1)] == [0, 400]
    city.do(1, t.Repel())
    assert (holder(city), city.balance(1)) == (0, [100])
    assert city.refused(1, t.Repel()) == ("RM-9.32", "nothing_to_repel")


@pytest.mark.rule("RM-9.32")
def test_the_window_to_repel(city: City) -> None:
    sent(city).do(1, t.Repel())
    assert city.balance(1) == [-200]  # may go negative
    kept = sent(City(2))
    kept.do(1, t.KeepBonbi())
    assert not kept.may(1, t.Repel())
    late = sent(City(2))
    late.now += 5 * MINUTE
    late.tick()
    assert not late.may(1, t.Repel())
    rolled = sent(City(2)).dice(1)
    rolled.do(1, t.Roll())
    assert not rolled.may(1, t.Repel())
    assert city.team(0).sent  # and cannot send again this turn


@pytest.mark.rule("RM-9.33")
def test_a_bonbi_card_ignores_the_block(city: City) -> None:
    city.world(touch_blocked_until=city.now + MINUTE)
    sent(city)
    assert (holder(city), city.state.touch_blocked_until) == (1, city.now + MINUTE)
