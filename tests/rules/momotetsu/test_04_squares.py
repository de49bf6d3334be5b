"""RM-4 and RM-5: squares, and cards in general."""

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Hold
from tests.rules.momotetsu.days import City, only


@pytest.fixture
def city() -> City:
    return City(3)


@pytest.mark.rule("RM-4.1")
def test_there_are_six_kinds(city: City) -> None:
    kinds = city.parts.atlas((), ()).kinds
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "card": 78, "red": 36, "blue": 60, "mission": 31, "shop": 8, "special": 12,
    }  # fmt: skip
    assert kinds[city.sq("中目黒")] == "shop"


@pytest.mark.rule("RM-4.2")
def test_a_mission_may_be_left(city: City) -> None:
    city.land(0, "渋谷")
    assert only(ev.MissionPassed, city.do(0, t.Finish()))
    assert city.phase(0) == "ready"


@pytest.mark.rule("RM-4.3")
def test_blue_pays(city: City) -> None:
    city.land(0, "恵比寿")
    assert city.dice(5).do(0, t.RollSquare())[0] == ev.SquareRolled(0, "ebisu", "blue", 5, 150)
    assert (city.balance(0), city.phase(0)) == ([350], "ready")


@pytest.mark.rule("RM-4.4")
def test_red_costs_unless_no_sweat(city: City) -> None:
    city.land(0, "五反田")
    city.dice(4).do(0, t.RollSquare())
    assert city.balance(0) == [80]
    city.put(1, statuses=["red_immune"])
    city.land(1, "五反田")
    assert (city.balance(1), city.phase(1)) == ([200], "ready")


@pytest.mark.rule("RM-4.5")
def test_recession_and_boom_replace_each_other(city: City) -> None:
    city.draw(0, "recession")
    city.land(1, "恵比寿")
    city.dice(1).do(1, t.RollSquare())
    city.do(0, t.Finish())
    city.draw(0, "boom")
    city.land(2, "五反田")
    city.dice(1).do(2, t.RollSquare())
    assert city.balance(1, 2) == [170, 230]


@pytest.mark.rule("RM-4.6")
def test_pairs_on_card_squares_ranks_on_special_ones(city: City) -> None:
    city.draw(0, "express")
    assert city.hand(0) == ["express"]
    assert city.refused(0, t.Draw()) == ("RM-4.6", "already_done")
    special = next(square for square in city.parts.atlas((), ()).sets["special"])
    city.land(1, city.name(special))
    city.dice(3, 6, 6).do(1, t.Draw())
    assert city.balance(1) == [800]  # Lottery at once


@pytest.mark.rule("RM-4.7")
def test_the_card_station(city: City) -> None:
    city.put(0, balance=250)
    city.land(0, "中目黒")
    city.do(0, t.Buy("express"))
    assert city.refused(0, t.Buy("express")) == ("RM-4.7", "bought_already")
    assert city.refused(0, t.Buy("limited_express")) == ("RM-4.7", "too_expensive")
    assert city.refused(0, t.Buy("galaxy")) == ("RM-4.7", "not_on_sale")
    assert city.refused(0, t.Buy("shinkansen")) == ("RM-4.7", "not_on_sale")
    assert city.refused(1, t.Buy("express")) == ("RM-4.7", "no_shop")
    city.do(0, t.Finish())
    assert (city.balance(0), city.hand(0)) == ([150], ["express"])


@pytest.mark.rule("RM-4.8")
def test_on_the_destination_the_goal_comes_first(city: City) -> None:
    city.put(2, square="和光市").land(0, "王子")
    assert city.refused(0, t.StartMission(("m04",))) == ("RM-8.18", "roll_destination_first")
    assert city.refused(0, t.Finish()) == ("RM-8.18", "roll_destination_first")
    city.dice(3, 4).do(0, t.RollDestination())
    city.do(0, t.StartMission(("m04",)))
    assert city.phase(0) == "task"


@pytest.mark.rule("RM-5.1", "RM-5.2")
def test_star_cards_are_kept_and_one_is_played_a_turn(city: City) -> None:
    city.put(0, hand=("advance_1",) * 9 + ("express",))
    city.do(0, t.UseStar("advance_1", None, 1))
    assert len(city.hand(0)) == 9
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")
    city.put(1, hand=("express",), statuses=["reroll"]).dice(2).do(1, t.Roll())
    assert city.refused(1, t.UseStar("express")) == ("RM-2.3", "not_ready")  # not after a die


@pytest.mark.rule("RM-5.3")
def test_a_declared_card_leaves_the_hand_at_once(city: City) -> None:
    assert city.refused(0, t.UseStar("express")) == ("RM-5.3", "not_in_hand")
    city.put(0, hand=("wish_star", "express")).do(0, t.UseStar("wish_star", "ayase"))
    assert city.hand(0) == ["express"]


@pytest.mark.rule("RM-5.4")
def test_no_target_no_declaration(city: City) -> None:
    city.put(0, square="押上", hand=("shiritori", "musashi"))
    assert city.refused(0, t.UseStar("shiritori", "ueno")) == ("RM-5.4", "no_such_target")
    assert city.refused(0, t.UseStar("musashi", None, 5)) == ("RM-5.4", "no_such_target")
    assert not [one for one in city.options(0) if isinstance(one, t.UseStar) and one.card == "shiritori"]


@pytest.mark.rule("RM-5.5")
def test_instant_cards_are_compulsory_and_the_drawer_chooses(city: City) -> None:
    city.draw(0, "devil_dispatch")
    assert city.asked(0) == {"1", "2"}
    assert city.refused(0, t.Choose("0")) == ("RM-5.5", "not_to_choose")
    assert city.refused(1, t.Choose("2")) == ("RM-5.5", "nothing_asked")
    city.do(0, t.Choose("2"))
    assert city.balance() == [200, 200, 0]


@pytest.mark.rule("RM-5.6")
def test_a_card_that_finds_nothing_is_void(city: City) -> None:
    assert only(ev.CardVoid, city.draw(0, "dodzilla"))
    city.do(0, t.Finish())
    assert (city.phase(0), city.where(0)) == ("ready", "大崎")


@pytest.mark.rule("RM-5.7")
def test_what_cannot_be_done_sends_back(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "smile", previous="品川")
    city.do(0, t.CannotDo())
    assert city.phase(0) == "attack"  # attack first
    city.dice(6).do(0, t.RollAttack())
    city.do(0, t.Arrive("shinagawa"))
    assert (city.phase(0), city.where(0)) == ("ready", "品川")
    city.draw(1, "smile", previous="大崎")
    city.do(1, t.CannotDo())
    assert city.phase(1) == "ready"  # it came from where it is


@pytest.mark.rule("RM-5.8")
@pytest.mark.parametrize("card", ["postcard", "tongue_twister"])
def test_some_cards_cannot_fail(city: City, card: str) -> None:
    city.draw(0, card)
    assert city.refused(0, t.CannotDo()) == ("RM-5.8", "must_be_done")


@pytest.mark.rule("RM-5.9")
def test_a_card_with_a_target_makes_a_trip_due(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card", at="田町")
    assert "tamachi" not in city.asked(0)
    city.do(0, t.Choose("gotanda"), t.Finish())
    city.dice(6).do(0, t.RollAttack())
    city.do(0, t.Arrive("gotanda"))
    assert city.phase(0) == "processing"


@pytest.mark.rule("RM-5.10")
def test_equal_statuses_do_not_add_up(city: City) -> None:
    city.draw(0, "rocket")
    city.do(0, t.Finish())
    city.draw(0, "rocket")
    assert city.statuses(0) == {"rocket"}
    city.draw(1, "curse_gate")
    city.do(1, t.Finish())
    city.at("08:40").draw(1, "curse_gate")
    assert city.state.gate_until == city.now + 30 * 60_000


@pytest.mark.rule("RM-5.11")
def test_the_order_on_a_declaration(city: City) -> None:
    city.put(0, statuses=["cow", "seal"], hand=("express",))
    assert city.refused(0, t.Roll()) == ("RM-5.11", "cow_walk")
    assert city.refused(0, t.UseStar("express")) == ("RM-5.11", "cow_walk")
    city.put(1, statuses=["seal"], hand=("express",))
    assert city.refused(1, t.UseStar("express")) == ("RM-6.39", "sealed")
    city.put(2, statuses=["reroll", "rocket", "double"]).dice(4).do(2, t.Roll())
    assert city.refused(2, t.RocketRoll()) == ("RM-6.36", "no_rocket")
    city.dice(1).do(2, t.Reroll())
    assert city.refused(2, t.Reroll()) == ("RM-6.37", "no_reroll")
    assert city.may(2, t.RocketRoll())
    assert city.may(2, t.Double())
    city.dice(3).do(2, t.RocketRoll())
    assert city.team(2).move.steps == 4  # type: ignore[union-attr]


@pytest.mark.rule("RM-5.12")
def test_a_card_of_an_attack_brings_no_second_attack(city: City) -> None:
    city.world(bonbi=0)
    city.land(0, "渋谷")
    city.do(0, t.Finish())
    city.dice(1, 1, 6).do(0, t.RollAttack())  # Evict
    assert (city.phase(0), city.balance(0)) == ("ready", [150])


@pytest.mark.rule("RM-5.13")
def test_what_the_server_can_check_it_checks(city: City) -> None:
    city.draw(0, "tweet140")
    assert city.refused(0, t.Submit(text="short")) == ("RM-6.57", "wrong_length")
    city.do(0, t.Submit(text="字" * 100 + "\n" + "字" * 40))
    assert city.state.claims[0].kind == "task"
    assert city.refused(0, t.Submit()) == ("RM-5.13", "no_task")
    city.draw(1, "strange_view")
    assert city.refused(1, t.Submit(photo="p")) == ("RM-5.13", "text_missing")


@pytest.mark.rule("RM-5.14")
def test_the_cards_that_ride_on(city: City) -> None:
    exempt = {card.id for card in city.parts.cards if card.exempt}
    assert exempt == {
        "liner", "mission_card", "golden_chance", "number_card", "all_or_nothing", "tokyo_walker", "shiritori",
        "wish_star", "new_card", "shinkansen",
    }  # fmt: skip
    city.put(0, hand=("wish_star",)).do(0, t.UseStar("wish_star", "ayase"))
    city.put(2, square="和光市").land(1, "王子")
    assert city.team(0).alight == ""
    assert isinstance(city.state.hold, Hold)
