"""RM-4 and RM-5: squares, and cards in general."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from tests.rules.momotetsu.days import MINUTE, City, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def rolled(city: City, seat: int, square: str, face: int) -> int:
    """What a team gains when it lands on a blue or red square and rolls a face."""
    before = city.balance(seat)[0]
    city.land(seat, square)
    city.dice(face).do(seat, t.RollSquare())
    return city.balance(seat)[0] - before


# --- squares ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-4.1a")
@pytest.mark.parametrize(
    ("square", "kind", "command"),
    [
        ("渋谷", "mission", t.StartMission(("m19",))),
        ("大崎", "card", t.Draw()),
        ("恵比寿", "blue", t.RollSquare()),
        ("五反田", "red", t.RollSquare()),
        ("舎人", "special", t.Draw()),
        ("中目黒", "shop", t.Buy("express")),
    ],
)
def test_there_are_six_kinds(city: City, square: str, kind: str, command: Any) -> None:
    assert city.parts.atlas((), ()).kinds[city.sq(square)] == kind
    city.land(0, square)
    commands = [t.StartMission(("m19",)), t.Draw(), t.RollSquare(), t.Buy("express")]
    assert [one for one in commands if city.may(0, one)] == [command]
    for one in (t.Draw(), t.RollSquare()):
        if one != command:
            assert city.refused(0, one) == ("RM-4.1a", "not_this_square")


@pytest.mark.rule("RM-4.1b")
def test_which_square_is_which_is_said_by_the_kit(city: City) -> None:
    for one in (city, City(2, kit="kasumihama")):
        atlas = one.parts.atlas((), ())
        assert atlas.kinds == tuple(square.kind for square in one.parts.kit.map.squares)
    kinds = city.parts.atlas((), ()).kinds
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "card": 78, "red": 36, "blue": 60, "mission": 31, "shop": 8, "special": 12,
    }  # fmt: skip


@pytest.mark.rule("RM-4.2")
def test_a_mission_may_be_tried_or_left(city: City) -> None:
    city.land(0, "渋谷")
    assert city.may(0, t.StartMission(("m19",)))
    assert only(ev.MissionPassed, city.do(0, t.Finish()))
    assert city.phase(0) == "ready"


@pytest.mark.rule("RM-4.3")
@pytest.mark.parametrize(("time", "points"), [("13:59:59", 150), ("14:00:00", 200)])
def test_blue_pays(time: str, points: int) -> None:
    city = City(2).world(settled=(1, 2, 3)).at(time)
    city.land(0, "恵比寿")
    assert city.dice(5).do(0, t.RollSquare())[0] == ev.SquareRolled(0, "ebisu", "blue", 5, points)
    assert (city.balance(), city.phase(0)) == ([200 + points, 200], "ready")
    assert city.refused(0, t.RollSquare()) == ("RM-4.1a", "not_this_square")


@pytest.mark.rule("RM-4.4a")
@pytest.mark.parametrize(("time", "points"), [("13:59:59", -120), ("14:00:00", -160)])
def test_red_costs(time: str, points: int) -> None:
    city = City(2).world(settled=(1, 2, 3)).at(time)
    assert rolled(city, 0, "五反田", 4) == points
    assert city.balance(1) == [200]


@pytest.mark.rule("RM-4.4b")
def test_with_no_sweat_there_is_no_roll_and_no_loss(city: City) -> None:
    city.put(1, statuses=["red_immune"])
    city.land(1, "五反田")  # without a die
    assert (city.balance(1), city.phase(1)) == ([200], "ready")
    assert city.own(1).worked  # nothing is left to do there
    assert rolled(city, 1, "恵比寿", 2) == 60
    assert rolled(city, 0, "五反田", 2) == -60  # the other team is not spared


@pytest.mark.rule("RM-4.5a")
@pytest.mark.parametrize(("card", "blue", "red"), [("recession", -30, -30), ("boom", 30, 30)])
def test_recession_and_boom_turn_squares_for_everybody_until_a_goal(city: City, card: str, blue: int, red: int) -> None:
    city.draw(0, card)
    city.do(0, t.Finish())
    for seat in (0, 1):
        assert (rolled(city, seat, "恵比寿", 1), rolled(city, seat, "五反田", 1)) == (blue, red)
    city.put(2, square="和光市").land(1, "王子")
    city.dice(3, 4).do(1, t.RollDestination())
    assert (rolled(city, 0, "恵比寿", 1), rolled(city, 0, "五反田", 1)) == (30, -30)


@pytest.mark.rule("RM-4.5b")
@pytest.mark.parametrize(("first", "second", "points"), [("recession", "boom", 30), ("boom", "recession", -30)])
def test_the_later_one_holds(city: City, first: str, second: str, points: int) -> None:
    for card in (first, second):
        city.draw(0, card)
        city.do(0, t.Finish())
    assert [rolled(city, 1, square, 1) for square in ("恵比寿", "五反田")] == [points, points]


@pytest.mark.rule("RM-4.6a")
def test_a_pair_decides_on_card_squares_and_a_rank_on_special_ones(city: City) -> None:
    city.land(0, "大崎")
    city.dice((1, 7)).do(0, t.Draw())
    assert city.balance(0) == [400]  # Angel
    assert city.refused(0, t.Draw()) == ("RM-4.6a", "already_done")
    city.land(1, "舎人")
    city.dice(3, 6, 6).do(1, t.Draw())
    assert city.balance(1) == [800]  # Lottery


@pytest.mark.rule("RM-4.6b")
def test_star_cards_are_kept_and_others_act_at_once(city: City) -> None:
    city.draw(0, "express")
    assert (city.hand(0), city.phase(0)) == (["express"], "processing")
    city.draw(1, "angel")
    assert (city.hand(1), city.balance(1)) == ([], [400])


@pytest.mark.rule("RM-4.7a")
def test_a_card_station_sells_each_card_once_a_visit(city: City) -> None:
    city.put(0, balance=300)
    city.land(0, "中目黒")
    city.do(0, t.Buy("express"))
    assert city.refused(0, t.Buy("express")) == ("RM-4.7a", "bought_already")
    city.do(0, t.Buy("trump"), t.Finish())
    city.land(0, "中目黒")
    city.do(0, t.Buy("express"))  # it may on its next visit
    assert (city.balance(0), city.hand(0)) == ([0], ["express", "trump", "express"])


@pytest.mark.rule("RM-4.7a")
@pytest.mark.parametrize(
    ("balance", "may"),
    [
        (90, set()),
        (100, {"express", "trump"}),
        (190, {"express", "trump"}),
        (200, {"express", "trump", "limited_express"}),
    ],
)
def test_what_is_bought_must_be_paid_for(city: City, balance: int, may: set[str]) -> None:
    city.put(0, balance=balance).land(0, "中目黒")
    for card in ("express", "trump", "limited_express"):
        if card in may:
            assert city.may(0, t.Buy(card))
        else:
            assert city.refused(0, t.Buy(card)) == ("RM-4.7a", "too_expensive")


@pytest.mark.rule("RM-4.7a")
def test_only_what_is_on_sale_and_only_where_a_team_landed(city: City) -> None:
    city.put(0, balance=900).land(0, "中目黒")
    assert city.refused(0, t.Buy("galaxy")) == ("RM-4.7a", "not_on_sale")
    assert city.refused(0, t.Buy("shinkansen")) == ("RM-4.7a", "not_on_sale")
    assert city.put(1, square="中目黒").refused(1, t.Buy("express")) == ("RM-4.7a", "no_shop")  # it only stands there
    city.land(2, "渋谷")
    assert city.refused(2, t.Buy("express")) == ("RM-4.7a", "no_shop")
    fast = City(2, shinkansen_enabled=True).put(0, balance=300)
    fast.land(0, "中目黒")
    fast.do(0, t.Buy("shinkansen"))
    assert fast.balance(0) == [0]


@pytest.mark.rule("RM-4.7b")
def test_a_card_station_buys_nothing(city: City) -> None:
    city.put(0, properties=["park"], hand=("express",)).land(0, "中目黒")
    assert city.refused(0, t.Sell("park")) == ("RM-11.1b", "no_debt")
    assert {type(one) for one in city.options(0)} == {t.Buy, t.Finish, t.Note, t.CallGM, t.UndoReport}


@pytest.mark.rule("RM-4.8")
def test_on_the_destination_the_goal_comes_first(city: City) -> None:
    city.put(2, square="和光市").land(0, "王子")
    assert city.refused(0, t.StartMission(("m04",))) == ("RM-8.18a", "roll_destination_first")
    assert city.refused(0, t.Finish()) == ("RM-8.18a", "roll_destination_first")
    city.dice(3, 4).do(0, t.RollDestination())
    city.do(0, t.StartMission(("m04",)))
    assert city.phase(0) == "task"


# --- star cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-5.1")
def test_star_cards_are_kept_for_a_later_turn_and_come_before_any_die(city: City) -> None:
    city.draw(0, "express")
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")
    city.do(0, t.Finish())
    assert city.may(0, t.UseStar("express"))
    city.put(0, statuses=["reroll"]).dice(2).do(0, t.Roll())
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")


@pytest.mark.rule("RM-5.2a")
def test_one_star_card_a_turn(city: City) -> None:
    city.put(0, hand=("advance_1", "express")).do(0, t.UseStar("advance_1", None, 1))
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")
    city.do(0, t.Arrive("kanda"))
    assert city.refused(0, t.UseStar("express")) == ("RM-2.3", "not_ready")
    city.dice((1, 7)).do(0, t.Draw())
    city.do(0, t.Finish())
    assert city.may(0, t.UseStar("express"))


@pytest.mark.rule("RM-5.2b")
def test_the_hand_may_be_of_any_size(city: City) -> None:
    city.put(0, hand=("advance_1",) * 99)
    city.draw(0, "express")
    assert len(city.hand(0)) == 100


@pytest.mark.rule("RM-5.3a")
def test_a_declared_card_says_what_it_needs_and_leaves_the_hand_at_once(city: City) -> None:
    assert city.refused(0, t.UseStar("express")) == ("RM-5.3a", "not_in_hand")
    city.put(0, hand=("wish_star", "express", "wish_star"))
    assert city.refused(0, t.UseStar("wish_star")) == ("RM-5.4", "no_such_target")
    city.do(0, t.UseStar("wish_star", "ayase"))
    assert city.hand(0) == ["express", "wish_star"]


@pytest.mark.rule("RM-5.3b")
@pytest.mark.parametrize(("how", "hand"), [("stuck", 1), ("goal", 1), ("order", 0), ("arrival", 0)])
def test_it_comes_back_only_to_a_team_that_did_not_leave(city: City, how: str, hand: int) -> None:
    city.put(0, square="金町" if how == "stuck" else "東京", hand=("advance_2",)).put(2, square="和光市")
    if how == "stuck":
        city.world(destination="亀有", gate_until=ms("12:00"))
    city.do(0, t.UseStar("advance_2", None, 2))
    if how == "goal":
        city.land(1, "王子")
        city.do(0, t.NotBoarded())
    elif how == "order":
        city.do("gm", t.ForceAlight())
        city.do(0, t.Alight("kanda"))
    elif how == "arrival":
        city.do(0, t.Arrive("akihabara"))
    assert city.hand(0) == ["advance_2"] * hand


@pytest.mark.rule("RM-5.4")
def test_no_target_no_declaration(city: City) -> None:
    city.put(0, square="押上", hand=("shiritori", "musashi", "express", "all_or_nothing"))
    assert city.refused(0, t.UseStar("shiritori", "ueno")) == ("RM-5.4", "no_such_target")
    assert city.refused(0, t.UseStar("musashi", None, 5)) == ("RM-5.4", "no_such_target")
    assert city.refused(0, t.UseStar("musashi", "ueno", 3)) == ("RM-5.4", "no_such_target")
    assert city.refused(0, t.UseStar("express", "ueno")) == ("RM-5.4", "no_such_target")
    assert not [one for one in city.options(0) if isinstance(one, t.UseStar) and one.card == "shiritori"]
    assert city.may(0, t.UseStar("all_or_nothing"))
    assert city.world(destination=-1).refused(0, t.UseStar("all_or_nothing")) == ("RM-5.4", "no_such_target")


# --- instant cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-5.5a")
def test_instant_cards_act_where_they_are_drawn(city: City) -> None:
    assert only(ev.Leaked, city.draw(0, "leak")) == [ev.Leaked(0, "osaki", (), 200)]
    assert (city.where(0), city.hand(0)) == ("大崎", [])


@pytest.mark.rule("RM-5.5b")
def test_instant_cards_must_be_done(city: City) -> None:
    city.draw(0, "devil_dispatch")
    assert city.refused(0, t.Finish()) == ("RM-5.5b", "choose_first")
    city.draw(1, "smile")
    assert city.refused(1, t.Finish()) == ("RM-2.5a", "nothing_to_finish")


@pytest.mark.rule("RM-5.5c")
def test_the_drawer_chooses_any_other_team_in_play(city: City) -> None:
    city.draw(0, "devil_dispatch")
    assert city.asked(0) == {"1", "2"}
    assert city.refused(0, t.Choose("0")) == ("RM-5.5c", "not_to_choose")
    assert city.refused(1, t.Choose("2")) == ("RM-5.5c", "nothing_asked")
    city.do(0, t.Choose("2"), t.Finish())
    assert city.balance() == [200, 200, 0]
    city.do("gm", t.Withdraw(2))
    city.draw(0, "devil_dispatch")
    assert city.asked(0) == {"1"}


@pytest.mark.rule("RM-5.6")
def test_a_card_that_finds_nothing_is_over_without_going_back(city: City) -> None:
    assert only(ev.CardVoid, city.draw(0, "dodzilla"))
    city.do(0, t.Finish())
    assert (city.phase(0), city.where(0), city.balance(0)) == ("ready", "大崎", [200])


@pytest.mark.rule("RM-5.7a")
@pytest.mark.parametrize("attacked", [True, False])
def test_what_cannot_be_done_sends_back_after_an_attack(city: City, attacked: bool) -> None:
    city.world(bonbi=0 if attacked else 1)
    city.draw(0, "smile", previous="品川")
    city.do(0, t.CannotDo())
    if attacked:
        assert city.phase(0) == "attack"
        city.dice(6).do(0, t.RollAttack())
    assert (city.ends(0), city.move(0).kind) == ({"品川"}, "return")


@pytest.mark.rule("RM-5.7b")
def test_where_it_went_back_to_nothing_happens(city: City) -> None:
    city.draw(0, "smile", previous="品川")
    city.do(0, t.CannotDo())
    city.world(bonbi=0, destination="品川").do(0, t.Arrive("shinagawa"))
    assert (city.phase(0), city.where(0), city.team(0).goals, city.due()) == ("ready", "品川", 0, "next")


@pytest.mark.rule("RM-5.7c")
def test_who_came_from_where_it_is_stays(city: City) -> None:
    city.draw(1, "smile", previous="大崎")
    city.do(1, t.CannotDo())
    assert (city.phase(1), city.where(1), city.team(1).due_trip) == ("ready", "大崎", None)


@pytest.mark.rule("RM-5.8")
@pytest.mark.parametrize(
    ("card", "fail"),
    [("smile", "return"), ("postcard", "fallback"), ("tongue_twister", "retry"), ("monja", "fallback")],
)
def test_a_human_card_fails_as_it_says(city: City, card: str, fail: str) -> None:
    assert city.parts.cards[city.parts.card_at[card]].fail == fail
    city.draw(0, card)
    if fail == "return":
        city.do(0, t.CannotDo())
        assert city.move(0).kind == "return"
    else:
        assert city.refused(0, t.CannotDo()) == ("RM-5.8", "must_be_done")


@pytest.mark.rule("RM-5.8")
def test_other_cards_fail_as_they_say(city: City) -> None:
    fails = {card.id: card.fail for card in city.parts.cards}
    assert (fails["dodzilla"], fails["shiritori"], fails["mission_card"], fails["angel"]) == (
        "void", "refused", "stay", "none",
    )  # fmt: skip
    assert {card.fail for card in city.parts.cards if card.star} == {"refused"}
    assert {card.fail for card in city.parts.cards if card.class_ == "human"} == {"return", "fallback", "retry"}


@pytest.mark.rule("RM-5.9a")
def test_a_card_with_a_target_makes_a_trip_due(city: City) -> None:
    city.draw(0, "number_card", at="田町")
    city.do(0, t.Choose("gotanda"))
    trip = city.team(0).due_trip
    assert trip is not None
    assert (trip.kind, city.name(trip.target), city.phase(0)) == ("card_trip", "五反田", "processing")
    city.do(0, t.Finish())
    assert city.ends(0) == {"五反田"}


@pytest.mark.rule("RM-5.9b")
def test_bonbi_attacks_before_leaving_and_the_landing_counts_fully(city: City) -> None:
    city.world(bonbi=0)
    city.draw(0, "number_card", at="田町")
    city.do(0, t.Choose("gotanda"), t.Finish())
    assert (city.phase(0), city.where(0)) == ("attack", "田町")
    city.dice(6).do(0, t.RollAttack())
    city.do(0, t.Arrive("gotanda"))
    city.dice(2).do(0, t.RollSquare())
    assert (city.balance(0), city.phase(0)) == ([140], "attack")


@pytest.mark.rule("RM-5.9c")
def test_the_present_square_is_no_target_but_for_golden_chance(city: City) -> None:
    city.draw(0, "number_card", at="田町")
    assert "tamachi" not in city.asked(0)
    city.world(destination="品川").draw(1, "golden_chance", at="大崎")
    assert "osaki" in city.asked(1)
    city.put(2, square="綾瀬", hand=("wish_star",))
    assert city.refused(2, t.UseStar("wish_star", "ayase")) == ("RM-5.4", "no_such_target")


@pytest.mark.rule("RM-5.10a")
def test_equal_statuses_do_not_add_up(city: City) -> None:
    for _ in range(2):
        city.draw(0, "w_chance")
        city.do(0, t.Finish())
    assert city.statuses(0) == {"reroll"}
    city.dice(2).do(0, t.Roll())
    city.dice(3).do(0, t.Reroll())  # and at once on its way
    assert (city.phase(0), city.statuses(0)) == ("moving", set())


@pytest.mark.rule("RM-5.10b")
def test_a_second_copy_starts_its_time_again(city: City) -> None:
    city.draw(1, "curse_gate")
    city.do(1, t.Finish())
    city.at("08:40").draw(1, "curse_gate")
    assert city.state.gate_until == ms("09:10")


@pytest.mark.rule("RM-5.11a")
def test_cow_walk_goes_before_everything_then_seal(city: City) -> None:
    city.put(0, statuses=["cow", "seal"], hand=("express",))
    assert city.refused(0, t.Roll()) == ("RM-5.11a", "cow_walk")
    assert city.refused(0, t.UseStar("express")) == ("RM-5.11a", "cow_walk")
    assert city.may(0, t.StepOne())
    city.put(1, statuses=["seal"], hand=("express",))
    assert city.refused(1, t.UseStar("express")) == ("RM-6.39", "sealed")
    assert city.may(1, t.Roll())


@pytest.mark.rule("RM-5.11b")
def test_one_re_roll_which_binds(city: City) -> None:
    assert city.refused(2, t.Keep()) == ("RM-5.11b", "nothing_rolled")
    city.put(2, statuses=["reroll", "double"]).dice(4).do(2, t.Roll())
    city.dice(2).do(2, t.Reroll())
    assert city.refused(2, t.Reroll()) == ("RM-6.37a", "no_reroll")
    city.do(2, t.Keep())
    assert city.move(2).steps == 2


@pytest.mark.rule("RM-5.11c")
def test_then_rocket_on_a_one_or_double(city: City) -> None:
    city.put(2, statuses=["reroll", "rocket", "double"]).dice(4).do(2, t.Roll())
    assert city.refused(2, t.RocketRoll()) == ("RM-6.36a", "no_rocket")
    city.dice(1).do(2, t.Reroll())
    both = city.fork()
    city.dice(3).do(2, t.RocketRoll())
    assert city.move(2).steps == 4
    assert city.refused(2, t.Double()) == ("RM-5.11b", "nothing_rolled")
    both.do(2, t.Double())
    assert both.move(2).steps == 2
    assert both.refused(2, t.RocketRoll()) == ("RM-5.11b", "nothing_rolled")


def attacked(city: City, *dice: int) -> City:
    """Team 1 is attacked on a mission square."""
    city.world(bonbi=0).land(0, "渋谷", previous="品川")
    city.do(0, t.Finish())
    city.dice(*dice).do(0, t.RollAttack())
    return city


@pytest.mark.rule("RM-5.12a")
def test_a_card_of_an_attack_follows_the_same_rules(city: City) -> None:
    attacked(city, 1, 1, 4)  # Shrine or Souvenir
    assert (city.balance(0), city.phase(0)) == ([150], "task")
    back = city.fork()
    city.do(0, t.Submit(photo="p"))
    assert (city.phase(0), city.state.claims[-1].kind) == ("ready", "task")
    back.do(0, t.CannotDo())
    assert back.ends(0) == {"品川"}
    asking = attacked(City(3), 1, 2, 6)  # Bonbi
    assert (asking.phase(0), asking.asked(0)) == ("attack", {"keep", "1", "2"})


@pytest.mark.rule("RM-5.12b")
def test_a_card_of_an_attack_brings_no_second_attack(city: City) -> None:
    attacked(city, 1, 1, 6)  # Evict
    assert (city.phase(0), city.balance(0), city.due()) == ("ready", [150], "next")


@pytest.mark.rule("RM-5.13a")
@pytest.mark.parametrize(
    ("card", "class_", "proof", "phase"),
    [
        ("angel", "auto", (), "processing"),
        ("golden_chance", "move", (), "processing"),
        ("smile", "human", ("photo",), "task"),
        ("tweet140", "human", ("text",), "task"),
        ("workout", "human", ("honour_or_video",), "task"),
        ("ice", "mixed", ("photo",), "task"),
    ],
)
def test_cards_are_done_by_the_server_by_moving_or_by_people(
    city: City, card: str, class_: str, proof: tuple[str, ...], phase: str
) -> None:
    data = city.parts.cards[city.parts.card_at[card]]
    assert (data.class_, data.proof) == (class_, proof)
    city.draw(0, card)
    assert city.phase(0) == phase


@pytest.mark.rule("RM-5.13b")
def test_what_can_be_measured_is_checked_first_and_the_rest_is_for_the_master(city: City) -> None:
    city.draw(0, "tweet140")
    for wrong in ("", "短い", "字" * 139, "字" * 141):
        assert city.refused(0, t.Submit(text=wrong))[1] == ("wrong_length" if wrong else "text_missing")
    city.do(0, t.Submit(text="字" * 100 + "\n" + "字" * 40))
    (claim,) = city.state.claims
    assert (claim.kind, claim.status, claim.seat) == ("task", "pending", 0)
    assert city.refused(0, t.Submit()) == ("RM-5.13b", "no_task")
    city.draw(1, "strange_view")
    assert city.refused(1, t.Submit(photo="p")) == ("RM-5.13b", "text_missing")
    city.draw(2, "postcard")
    assert city.refused(2, t.Submit()) == ("RM-5.13b", "text_missing")
    city.do(2, t.Submit(text="no post box"))


@pytest.mark.rule("RM-5.13b")
def test_time_is_measured_too(city: City) -> None:
    city.draw(0, "tea_time")
    city.now += 10 * MINUTE - 1
    city.tick()
    assert city.refused(0, t.Submit(photo="p")) == ("RM-5.13b", "too_soon")
    city.now += 1
    city.do(0, t.Submit(photo="p"))
    assert city.phase(0) == "processing"


@pytest.mark.rule("RM-5.14a")
@pytest.mark.parametrize(
    ("card", "said", "told"),
    [
        ("wish_star", {"square": "ayase"}, ""),
        ("new_card", {"square": "shinjuku"}, ""),
        ("advance_2", {"steps": 2}, "goal"),
    ],
)
def test_some_cards_ride_on_at_a_goal(city: City, card: str, said: Any, told: str) -> None:
    city.put(0, hand=(card,)).do(0, t.UseStar(card, **said))
    city.put(2, square="和光市").land(1, "王子")
    assert (city.team(0).alight, city.state.hold is not None) == (told, True)


@pytest.mark.rule("RM-5.14b")
def test_the_kit_marks_the_cards_that_ride_on(city: City) -> None:
    assert {card.id for card in city.parts.cards if card.exempt} == {
        "liner", "mission_card", "golden_chance", "number_card", "all_or_nothing", "tokyo_walker", "shiritori",
        "wish_star", "new_card", "shinkansen",
    }  # fmt: skip
    kit = city.parts.kit
    cards = tuple(replace(card, exempt=False) if card.id == "wish_star" else card for card in kit.cards.cards)
    unmarked = City(3, kit=replace(kit, cards=replace(kit.cards, cards=cards))).put(2, square="和光市")
    unmarked.put(0, hand=("wish_star",)).do(0, t.UseStar("wish_star", "ayase"))
    unmarked.land(1, "王子")
    assert unmarked.team(0).alight == "goal"
