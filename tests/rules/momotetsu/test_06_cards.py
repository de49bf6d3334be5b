"""RM-6: every card."""

from typing import Any

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Move
from kippu.games.momotetsu.rules.tasks import sample_proof
from tests.rules.momotetsu.days import MINUTE, City, ms, only


def rule(clause: str, *values: Any) -> Any:
    """A case of one clause."""
    return pytest.param(*values, marks=pytest.mark.rule(clause), id=clause)


@pytest.fixture
def city() -> City:
    return City(3)


def play(city: City, card: str, *dice: int, at: str = "東京", **said: Any) -> City:
    """Team 1 plays a star card at a square."""
    city.put(0, square=at, hand=(card,)).dice(*dice)
    city.do(0, t.UseStar(card, **said))
    return city


def steps(city: City) -> int:
    move = city.team(0).move
    assert move is not None
    return move.steps


# --- star cards with a count ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "said", "dice", "count"),
    [
        pytest.param("advance_1", 1, (), 1, marks=pytest.mark.rule("RM-6.1")),
        pytest.param("advance_2", 2, (), 2, marks=pytest.mark.rule("RM-6.2")),
        pytest.param("advance_3", 3, (), 3, marks=pytest.mark.rule("RM-6.3")),
        pytest.param("advance_4", 4, (), 4, marks=pytest.mark.rule("RM-6.4")),
        pytest.param("advance_5", 5, (), 5, marks=pytest.mark.rule("RM-6.5")),
        pytest.param("advance_6", 6, (), 6, marks=pytest.mark.rule("RM-6.6")),
        pytest.param("musashi", 4, (), 4, marks=pytest.mark.rule("RM-6.7")),
        pytest.param("special_any", 5, (), 5, marks=pytest.mark.rule("RM-6.8")),
        pytest.param("express", None, (2, 6), 8, marks=pytest.mark.rule("RM-6.9")),
        pytest.param("limited_express", None, (2, 6, 5), 13, marks=pytest.mark.rule("RM-6.10")),
        pytest.param("trump", None, (12,), 12, marks=pytest.mark.rule("RM-6.11")),
    ],
)
def test_counts(city: City, card: str, said: int | None, dice: tuple[int, ...], count: int) -> None:
    play(city, card, *dice, steps=said)
    assert steps(city) == count
    assert city.hand(0) == []
    if said is not None:
        other = City(2).put(0, hand=(card,))
        offered = [one.steps for one in other.options(0) if isinstance(one, t.UseStar)]
        assert offered == {"musashi": [3, 4, 6], "special_any": [1, 2, 3, 4, 5, 6]}.get(card, [said])


@pytest.mark.rule("RM-6.12", "RM-6.13")
@pytest.mark.parametrize("card", ["galaxy", "happy_railway"])
def test_galaxy_may_stop_at_the_destination_on_its_way(city: City, card: str) -> None:
    city.put(2, square="和光市").world(destination="築地")
    play(city, card, 4, at="日比谷")
    assert "築地" in city.ends(0)
    assert only(ev.GoalReached, city.do(0, t.Arrive("tsukiji")))


@pytest.mark.rule("RM-6.12")
def test_galaxy_lands_exactly_while_a_gate_holds(city: City) -> None:
    city.world(destination="築地", gate_until=ms("10:00"))
    play(city, "galaxy", 4, at="日比谷")
    assert "築地" not in city.ends(0)


# --- star cards with a target -----------------------------------------------------------------------------


def offered(city: City, card: str, at: str) -> set[str]:
    city.put(0, square=at, hand=(card,))
    said = [one.square for one in city.options(0) if isinstance(one, t.UseStar)]
    return {city.name(city.sq(one)) for one in said if one is not None}


@pytest.mark.rule("RM-6.14")
def test_liner_rides_to_an_end(city: City) -> None:
    assert offered(city, "liner", "中野坂上") == {"光が丘", "方南町", "荻窪", "四ツ谷"}
    play(city, "liner", at="巣鴨", square="ikebukuro")
    assert city.ends(0) == {"池袋"}


@pytest.mark.rule("RM-6.15")
def test_walker_goes_near_by(city: City) -> None:
    assert offered(city, "tokyo_walker", "蒲田") == {"西馬込", "大森", "馬込"}
    play(city, "tokyo_walker", square="otemachi")
    assert city.team(0).move.walks  # type: ignore[union-attr]


@pytest.mark.rule("RM-6.16")
def test_shiritori_continues_the_name(city: City) -> None:
    assert offered(city, "shiritori", "品川") == {"早稲田", "和光市"}
    strict = City(2, shiritori_voicing="strict")
    assert offered(strict, "shiritori", "上野") == {"乃木坂"}


@pytest.mark.rule("RM-6.17")
def test_wish_goes_to_a_card_station(city: City) -> None:
    assert len(offered(city, "wish_star", "東京")) == 8
    play(city, "wish_star", square="ayase").do(0, t.Arrive("ayase"), t.Buy("express"))
    assert city.hand(0) == ["express"]


@pytest.mark.rule("RM-6.18")
def test_new_goes_to_a_new_name(city: City) -> None:
    found = offered(city, "new_card", "新宿")
    assert len(found) == 17
    assert all("新" in name for name in found)


@pytest.mark.rule("RM-6.19")
def test_shinkansen_is_off_unless_enabled(city: City) -> None:
    assert offered(city, "shinkansen", "東京") == set()
    fast = City(2, shinkansen_enabled=True)
    assert offered(fast, "shinkansen", "東京") == {"上野", "品川"}
    assert offered(fast, "shinkansen", "神田") == set()


@pytest.mark.rule("RM-6.20")
def test_all_or_nothing(city: City) -> None:
    city.world(previous_destination="両国")
    play(city, "all_or_nothing", 1)
    assert city.ends(0) == {"王子"}
    play(city.put(0, phase="ready", move=None), "all_or_nothing", 4)
    assert city.ends(0) == {"両国"}
    play(city.put(0, phase="ready", move=None), "all_or_nothing", 4, at="両国")
    assert city.phase(0) == "ready"  # already there
    instant = City(3, gamble_win="instant").put(2, square="和光市")
    play(instant, "all_or_nothing", 1)
    assert (instant.where(0), instant.team(0).goals) == ("王子", 1)


@pytest.mark.rule("RM-6.20", "RM-10.1")
@pytest.mark.parametrize(("die", "at"), [(1, "王子"), (4, "両国")])
def test_all_or_nothing_breaks_the_streak_also_without_a_way_to_go(city: City, die: int, at: str) -> None:
    city.world(previous_destination="両国").put(0, face=3)
    play(city, "all_or_nothing", die, at=at)
    assert (city.phase(0), city.where(0)) == ("ready", at)
    city.dice(3).do(0, t.Roll())
    assert not only(ev.Happened, city.told)


# --- points -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dice", "own", "others"),
    [
        pytest.param("angel", (), 200, 0, marks=pytest.mark.rule("RM-6.21")),
        pytest.param("devil", (), -100, 0, marks=pytest.mark.rule("RM-6.22")),
        pytest.param("king_devil", (), -200, 0, marks=pytest.mark.rule("RM-6.23")),
        pytest.param("dividend", (), 0, 200, marks=pytest.mark.rule("RM-6.25")),
        pytest.param("lottery", (3, 4), 350, 0, marks=pytest.mark.rule("RM-6.26")),
    ],
)
def test_points(city: City, card: str, dice: tuple[int, ...], own: int, others: int) -> None:
    city.draw(0, card, *dice)
    assert city.balance() == [200 + own, 200 + others, 200 + others]


@pytest.mark.rule("RM-6.24")
def test_devil_dispatch(city: City) -> None:
    city.draw(0, "devil_dispatch")
    city.do(0, t.Choose("1"))
    assert city.balance() == [200, 0, 200]


@pytest.mark.rule("RM-6.27")
def test_dodzilla_costs_by_property(city: City) -> None:
    city.put(0, balance=500, properties=["park", "skytree"])
    city.draw(0, "dodzilla")
    assert city.balance(0) == [300]


@pytest.mark.rule("RM-6.28")
@pytest.mark.parametrize(("before", "after"), [(250, 130), (240, 120), (-50, -50), (0, 0)])
def test_ginji_takes_half(city: City, before: int, after: int) -> None:
    city.put(0, balance=before)
    city.draw(0, "ginji")
    assert city.balance(0) == [after]


@pytest.mark.rule("RM-6.29")
@pytest.mark.parametrize(("own", "other", "each"), [(250, 300, 270), (-130, 100, -20)])
def test_equal_shares(city: City, own: int, other: int, each: int) -> None:
    city.put(0, balance=own).put(2, balance=other)
    city.draw(0, "masakado")
    city.do(0, t.Choose("2"))
    assert city.balance(0, 2) == [each, each]


@pytest.mark.rule("RM-6.30")
def test_charity_goes_to_the_last(city: City) -> None:
    city.put(0, balance=500).put(1, balance=-50).put(2, balance=700)
    city.draw(0, "charity")
    assert city.balance() == [200, 250, 700]
    tied = City(3).put(0, balance=900)
    tied.draw(0, "charity")
    assert tied.asked(0) == {"1", "2"}
    tied.do(0, t.Choose("2"))
    assert tied.balance() == [600, 200, 500]


# --- star cards given and taken ---------------------------------------------------------------------------


@pytest.mark.rule("RM-6.31")
def test_quick_sale(city: City) -> None:
    city.put(0, hand=("express", "galaxy"))
    city.draw(0, "quick_sale")
    city.do(0, t.Choose("express"))
    assert (city.hand(0), city.balance(0)) == (["galaxy"], [400])
    assert only(ev.CardVoid, city.draw(1, "quick_sale"))


@pytest.mark.rule("RM-6.32")
def test_sage_gives_any_star_card_but_two(city: City) -> None:
    city.draw(0, "sage")
    stars = {card.id for card in city.parts.cards if card.star}
    assert stars - city.asked(0) == {"happy_railway", "shinkansen"}
    city.do(0, t.Choose("galaxy"))
    assert city.hand(0) == ["galaxy"]


@pytest.mark.rule("RM-6.33")
def test_wipe_leaves_a_declared_card_alone(city: City) -> None:
    city.put(1, hand=("wish_star", "galaxy")).do(1, t.UseStar("wish_star", "ayase"))
    city.draw(0, "wipe")
    city.do(0, t.Choose("1"))
    assert (city.hand(1), city.phase(1)) == ([], "moving")


@pytest.mark.rule("RM-6.34")
def test_leak_shows_everything(city: City) -> None:
    city.put(0, hand=("express",))
    assert only(ev.Leaked, city.draw(0, "leak")) == [ev.Leaked(0, "osaki", ("express",), 200)]


@pytest.mark.rule("RM-6.35")
def test_joker_is_any_other_instant_card(city: City) -> None:
    city.draw(0, "joker")
    instant = {card.id for card in city.parts.cards if not card.star}
    assert city.asked(0) == instant - {"joker", "sage"}
    city.do(0, t.Choose("angel"))
    assert city.balance(0) == [400]


# --- statuses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "status"),
    [
        pytest.param("rocket", "rocket", marks=pytest.mark.rule("RM-6.36")),
        pytest.param("w_chance", "reroll", marks=pytest.mark.rule("RM-6.37")),
        pytest.param("seal", "seal", marks=pytest.mark.rule("RM-6.39")),
        pytest.param("cow_walk", "cow", marks=pytest.mark.rule("RM-6.40")),
        pytest.param("inflation", "inflation", marks=pytest.mark.rule("RM-6.41")),
        pytest.param("no_sweat", "red_immune", marks=pytest.mark.rule("RM-6.42")),
        pytest.param("buyout", "free_property", marks=pytest.mark.rule("RM-6.43")),
    ],
)
def test_statuses(city: City, card: str, status: str) -> None:
    city.draw(0, card)
    assert city.statuses(0) == {status}


@pytest.mark.rule("RM-6.36")
def test_rocket_rolls_again_once_on_a_one(city: City) -> None:
    city.put(0, statuses=["rocket"]).dice(1).do(0, t.Roll())
    city.dice(1).do(0, t.RocketRoll())
    assert (steps(city), city.team(0).face) == (2, 1)
    assert city.refused(0, t.RocketRoll()) == ("RM-5.11", "nothing_rolled")


@pytest.mark.rule("RM-6.37")
def test_second_chance_is_lost_with_a_star_card(city: City) -> None:
    city.put(0, statuses=["reroll"], hand=("advance_1",)).do(0, t.UseStar("advance_1", None, 1))
    assert city.statuses(0) == set()


@pytest.mark.rule("RM-6.38")
def test_ice_doubles_the_next_plain_face(city: City) -> None:
    city.draw(0, "ice")
    city.do(0, t.Submit(photo="p"), t.Finish())
    city.dice(6).do(0, t.Roll())
    city.do(0, t.Double())
    assert (steps(city), city.team(0).face) == (12, 6)
    city.put(1, statuses=["reroll"]).dice(2).do(1, t.Roll())
    assert city.refused(1, t.Double()) == ("RM-6.38", "no_double")


@pytest.mark.rule("RM-6.40")
def test_cow_walk_is_one_step(city: City) -> None:
    assert city.refused(0, t.StepOne()) == ("RM-6.40", "no_cow_walk")
    city.put(0, statuses=["cow"]).do(0, t.StepOne())
    assert city.ends(0) == {"神田", "有楽町", "八丁堀", "新日本橋"}


@pytest.mark.rule("RM-6.41")
def test_inflation_is_void_without_a_destination(city: City) -> None:
    assert only(ev.CardVoid, city.world(destination=-1).draw(0, "inflation"))


@pytest.mark.rule("RM-6.43")
def test_forced_purchase_takes_a_property_without_its_mission(city: City) -> None:
    city.put(0, statuses=["free_property"])
    city.land(0, "上野")
    assert city.refused(0, t.Finish()) == ("RM-6.43", "take_free_first")
    assert city.refused(0, t.TakeFree("m01")) == ("RM-6.43", "mission_not_open")
    city.do(0, t.TakeFree("m06"))
    assert (city.properties(0), city.statuses(0), city.state.claims) == (["rolling_stock_works"], set(), ())
    assert city.refused(0, t.TakeFree("m07")) == ("RM-6.43", "nothing_free")
    city.put(1, statuses=["free_property"], cleared=["m04"])
    city.world(destination="両国").land(1, "王子")
    city.do(1, t.Finish())
    assert city.statuses(1) == set()  # nothing open: it lapses


# --- the world --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-6.44", "RM-6.45")
@pytest.mark.parametrize("card", ["recession", "boom"])
def test_the_economy_changes_for_all(city: City, card: str) -> None:
    city.draw(0, card)
    assert city.state.economy == card


@pytest.mark.rule("RM-6.46")
def test_divine_punishment_lasts_half_an_hour(city: City) -> None:
    city.draw(0, "curse_gate")
    assert city.state.gate_until == city.now + 30 * MINUTE
    city.at("09:00").tick()
    assert city.state.gate_until == 0
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "curse_gate"))


@pytest.mark.rule("RM-6.47")
def test_change_destination(city: City) -> None:
    city.put(1, statuses=["inflation"]).world(gate_until=ms("10:00"), previous_destination="両国")
    city.draw(0, "dest_change", 3)
    assert city.name(city.state.destination) == "王子"
    city.do(0, t.Finish())
    city.draw(0, "dest_change", 4, 1, 3, 3, 5)  # the first two give Oji again
    assert (city.name(city.state.destination), city.name(city.state.previous_destination)) == ("原宿", "両国")
    assert (city.statuses(1), city.state.gate_until, city.state.hold) == (set(), 0, None)
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "dest_change"))


@pytest.mark.rule("RM-6.48")
def test_evict_orders_all_others_off(city: City) -> None:
    end = city.sq("綾瀬")
    move = Move("star_trip", city.sq("東京"), (end,), city.now, target=end, exempt=True)
    city.put(1, phase="moving", move=move)
    events = city.draw(0, "evict")
    assert only(ev.AlightOrdered, events)[0].seats == (1,)
    assert city.team(1).alight == "order"


@pytest.mark.rule("RM-6.49")
def test_bonbi_comes_or_is_sent(city: City) -> None:
    city.draw(0, "bonbi_card")
    assert city.state.bonbi.holder == 0  # type: ignore[union-attr]
    city.do(0, t.Finish())
    city.draw(0, "bonbi_card")
    assert city.asked(0) == {"keep", "1", "2"}
    city.do(0, t.Choose("2"))
    assert (city.state.bonbi.holder, city.team(2).repel_from) == (2, 0)  # type: ignore[union-attr]


@pytest.mark.rule("RM-6.50")
def test_bonbi_transform_calls_the_next_attack(city: City) -> None:
    city.draw(0, "bonbi_transform")
    city.world(bonbi=1)
    city.land(1, "渋谷")
    city.do(1, t.Finish())
    assert only(ev.KingAttacked, city.dice(6).do(1, t.RollAttack())) == [ev.KingAttacked(1, 6, -500)]
    assert not city.state.transform


# --- card trips -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-6.51")
def test_golden_chance_goes_next_to_the_destination(city: City) -> None:
    city.draw(0, "golden_chance")
    assert {city.name(city.sq(one)) for one in city.asked(0)} == {
        city.name(one) for one in city.parts.atlas((), ()).neighbours[city.sq("王子")]
    }
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "golden_chance"))
    near = next(
        city.name(one) for one in city.parts.atlas((), ()).neighbours[city.sq("両国")]
        if city.parts.atlas((), ()).kinds[one] == "card"
    )  # fmt: skip
    stay = City(2).world(destination="両国")
    stay.draw(0, "golden_chance", at=near)
    stay.do(0, t.Choose(stay.id(near)), t.Finish())
    assert stay.phase(0) == "ready"


@pytest.mark.rule("RM-6.52")
def test_number_goes_to_a_numeral(city: City) -> None:
    city.draw(0, "number_card")
    assert len(city.asked(0)) == 30
    city.do(0, t.Choose("roppongi"), t.Finish())
    assert city.ends(0) == {"六本木"}


@pytest.mark.rule("RM-6.53")
def test_mission_goes_to_the_nearest_open_one(city: City) -> None:
    city.draw(0, "mission_card", at="代々木")
    assert {city.name(city.sq(one)) for one in city.asked(0)} == {"原宿", "千駄ケ谷"}  # both next door
    city.do(0, t.Choose("sendagaya"), t.Finish(), t.Arrive("sendagaya"), t.Finish())
    assert (city.phase(0), city.where(0)) == ("ready", "千駄ケ谷")  # no going back
    cleared = City(2).put(0, cleared=["m23"])
    cleared.put(0, cleared=["m23", "m24"])
    cleared.draw(0, "mission_card", at="代々木")
    trip = cleared.team(0).due_trip
    assert trip is not None
    assert cleared.name(trip.target) == "原宿"


# --- human cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "proof", "fail"),
    [
        pytest.param("omiya", ("photo",), "return", marks=pytest.mark.rule("RM-6.54")),
        pytest.param("stroll", ("photo", "text"), "return", marks=pytest.mark.rule("RM-6.55")),
        pytest.param("cash", ("photo",), "return", marks=pytest.mark.rule("RM-6.56")),
        pytest.param("tweet140", ("text",), "return", marks=pytest.mark.rule("RM-6.57")),
        pytest.param("smile", ("photo",), "return", marks=pytest.mark.rule("RM-6.58")),
        pytest.param("hakushu", ("text",), "return", marks=pytest.mark.rule("RM-6.59")),
        pytest.param("one_coin", ("photo",), "return", marks=pytest.mark.rule("RM-6.60")),
        pytest.param("strange_view", ("photo", "text"), "return", marks=pytest.mark.rule("RM-6.61")),
        pytest.param("postcard", ("photo_or_text",), "fallback", marks=pytest.mark.rule("RM-6.62")),
        pytest.param("shitamachi", ("text",), "return", marks=pytest.mark.rule("RM-6.64")),
        pytest.param("food_report", ("photo", "text"), "return", marks=pytest.mark.rule("RM-6.65")),
        pytest.param("ad", ("photo", "text"), "return", marks=pytest.mark.rule("RM-6.66")),
        pytest.param("telephone", ("photo_or_text",), "fallback", marks=pytest.mark.rule("RM-6.67")),
        pytest.param("smug", ("photo",), "return", marks=pytest.mark.rule("RM-6.68")),
        pytest.param("workout", ("honour_or_video",), "return", marks=pytest.mark.rule("RM-6.69")),
        pytest.param("mascot", ("photo",), "fallback", marks=pytest.mark.rule("RM-6.70")),
        pytest.param("monja", ("photo_or_timer",), "fallback", marks=pytest.mark.rule("RM-6.71")),
        pytest.param("fight", ("photo",), "return", marks=pytest.mark.rule("RM-6.72")),
        pytest.param("tongue_twister", ("honour_or_video",), "retry", marks=pytest.mark.rule("RM-6.73")),
        pytest.param("bulk_buy", ("photo",), "return", marks=pytest.mark.rule("RM-6.74")),
        pytest.param("stones", ("photo",), "return", marks=pytest.mark.rule("RM-6.75")),
        pytest.param("tea_time", ("photo",), "return", marks=pytest.mark.rule("RM-6.76")),
    ],
)
def test_human_cards(city: City, card: str, proof: tuple[str, ...], fail: str) -> None:
    data = city.parts.cards[city.parts.card_at[card]]
    assert (data.proof, data.fail) == (proof, fail)
    city.draw(0, card)
    assert city.phase(0) == "task"
    assert city.may(0, t.CannotDo()) == (fail == "return")
    city.now += 11 * MINUTE
    city.tick()
    photo, text = sample_proof(data)
    if "photo" in proof:
        assert city.refused(0, t.Submit(text=text)) == ("RM-14.2", "photo_missing")
    city.do(0, t.Submit(photo=photo, text=text), t.Finish())
    assert city.phase(0) == "ready"
    assert [claim.kind for claim in city.state.claims] == ["task"]


@pytest.mark.rule("RM-6.55", "RM-6.76")
@pytest.mark.parametrize(("card", "minutes"), [("stroll", 5), ("tea_time", 10)])
def test_timers(city: City, card: str, minutes: int) -> None:
    city.draw(0, card)
    assert city.refused(0, t.Submit(photo="p", text="t")) == ("RM-5.13", "too_soon")
    city.now += minutes * MINUTE
    city.tick()
    city.do(0, t.Submit(photo="p", text="t"))
    assert city.phase(0) == "processing"


@pytest.mark.parametrize(
    ("card", "text", "code"),
    [
        pytest.param("hakushu", "一行だけ", "wrong_lines", marks=pytest.mark.rule("RM-6.59")),
        pytest.param("shitamachi", "し\nた\nま\nか", "wrong_initials", marks=pytest.mark.rule("RM-6.64")),
        pytest.param("food_report", "おいしい", "too_short", marks=pytest.mark.rule("RM-6.65")),
    ],
)
def test_texts_are_checked(city: City, card: str, text: str, code: str) -> None:
    city.draw(0, card)
    assert city.refused(0, t.Submit(photo="p", text=text))[1] == code


@pytest.mark.rule("RM-6.63")
def test_multinational_is_no_task(city: City) -> None:
    city.draw(0, "multilingual", previous="品川")
    assert (city.phase(0), city.team(0).promise >= 0) == ("processing", True)
    kept = City(2)
    kept.draw(0, "multilingual")
    kept.do(0, t.Finish())
    kept.dice(1).do(0, t.Roll())
    kept.do(0, t.Arrive("gotanda"))
    assert kept.team(0).promise < 0
    city.do(0, t.CannotDo())
    assert city.ends(0) == {"品川"}


@pytest.mark.rule("RM-6.71")
def test_monja_may_be_given_up_after_a_quarter_of_an_hour(city: City) -> None:
    city.draw(0, "monja")
    assert city.refused(0, t.GiveUp()) == ("RM-6.71", "too_soon")
    city.now += 15 * MINUTE
    city.tick()
    city.do(0, t.GiveUp())
    assert city.phase(0) == "processing"
    city.draw(1, "smile")
    assert city.refused(1, t.GiveUp()) == ("RM-6.71", "no_giving_up")


@pytest.mark.rule("RM-6.73")
def test_the_tongue_twister_has_its_phrase(city: City) -> None:
    assert city.parts.rates.tasks.tongue_phrase_ja == "赤坂サカス"
    city.draw(0, "tongue_twister")
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")
