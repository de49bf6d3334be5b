"""RM-6: every card."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.own import AskView
from kippu.games.momotetsu.model.state import Move
from kippu.games.momotetsu.rules import proofs
from tests.rules.momotetsu.days import MINUTE, City, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def play(city: City, card: str, *dice: int, at: str = "東京", **said: Any) -> City:
    """Team 1 plays a star card at a square."""
    city.put(0, square=at, hand=(card,)).dice(*dice)
    city.do(0, t.UseStar(card, **said))
    return city


def goal(city: City, seat: int = 1, square: str = "王子") -> City:
    """A team scores while the others stand still, team 3 far away, and play goes on."""
    city.put(2, square="妙典").land(seat, square)
    city.dice(3, 4).do(seat, t.RollDestination())
    assert city.state.hold is None
    return city


# --- star cards with a count ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "said", "dice", "count"),
    [
        pytest.param("advance_1", [1], (), 1, marks=pytest.mark.rule("RM-6.1")),
        pytest.param("advance_2", [2], (), 2, marks=pytest.mark.rule("RM-6.2")),
        pytest.param("advance_3", [3], (), 3, marks=pytest.mark.rule("RM-6.3")),
        pytest.param("advance_4", [4], (), 4, marks=pytest.mark.rule("RM-6.4")),
        pytest.param("advance_5", [5], (), 5, marks=pytest.mark.rule("RM-6.5")),
        pytest.param("advance_6", [6], (), 6, marks=pytest.mark.rule("RM-6.6")),
        pytest.param("musashi", [3, 4, 6], (), 4, marks=pytest.mark.rule("RM-6.7")),
        pytest.param("special_any", [1, 2, 3, 4, 5, 6], (), 5, marks=pytest.mark.rule("RM-6.8")),
        pytest.param("express", None, (2, 6), 8, marks=pytest.mark.rule("RM-6.9")),
        pytest.param("limited_express", None, (2, 6, 5), 13, marks=pytest.mark.rule("RM-6.10")),
        pytest.param("trump", None, (13,), 13, marks=pytest.mark.rule("RM-6.11")),
    ],
)
def test_counts(city: City, card: str, said: list[int] | None, dice: tuple[int, ...], count: int) -> None:
    offers = [one for one in city.put(0, hand=(card,)).options(0) if isinstance(one, t.UseStar)]
    assert [one.steps for one in offers] == ([None] if said is None else said)
    if said is not None:
        for wrong in {*range(8), None} - {*said}:
            assert city.refused(0, t.UseStar(card, None, wrong)) == ("RM-5.4", "no_such_target")
    play(city, card, *dice, steps=None if said is None else count)
    ends = city.parts.atlas((), ()).ends(city.sq("東京"), count)
    assert (city.move(0).steps, city.move(0).ends, city.hand(0)) == (count, ends, [])


EACH_GALAXY = pytest.mark.parametrize(
    "card", [pytest.param("galaxy"), pytest.param("happy_railway", marks=pytest.mark.rule("RM-6.13"))]
)


@pytest.mark.rule("RM-6.12a")
@EACH_GALAXY
def test_galaxy_moves_one_die(city: City, card: str) -> None:
    play(city.world(destination="築地"), card, 2, at="日比谷")
    assert city.move(0).ends == city.parts.atlas((), ()).ends(city.sq("日比谷"), 2)  # two do not get there


@pytest.mark.rule("RM-6.12b")
@EACH_GALAXY
@pytest.mark.parametrize("end", ["tsukiji", "yurakucho"])
def test_galaxy_may_stop_at_the_destination_on_its_way(city: City, card: str, end: str) -> None:
    city.put(2, square="和光市").world(destination="築地")
    play(city, card, 4, at="日比谷")
    usual = {city.name(one) for one in city.parts.atlas((), ()).ends(city.sq("日比谷"), 4)}
    assert city.ends(0) == usual | {"築地"}
    assert bool(only(ev.GoalReached, city.do(0, t.Arrive(end)))) == (end == "tsukiji")


@pytest.mark.rule("RM-6.12c")
@pytest.mark.parametrize(("face", "may"), [(3, True), (4, False)])
def test_galaxy_lands_exactly_while_a_gate_holds(city: City, face: int, may: bool) -> None:
    city.world(destination="築地", gate_until=ms("10:00"))
    play(city, "galaxy", face, at="日比谷")
    assert ("築地" in city.ends(0)) == may


@pytest.mark.rule("RM-6.13")
def test_happy_railway_comes_from_the_lottery_alone(city: City) -> None:
    card = city.parts.card_at["happy_railway"]
    assert card in city.parts.lottery.values()
    assert card not in {*city.parts.pairs.values(), *city.parts.ranks}
    assert "happy_railway" not in city.parts.shop


# --- star cards with a target -----------------------------------------------------------------------------


def offered(city: City, card: str, at: str) -> set[str]:
    city.put(0, square=at, hand=(card,))
    said = [one.square for one in city.options(0) if isinstance(one, t.UseStar)]
    return {city.name(city.sq(one)) for one in said if one is not None}


@pytest.mark.rule("RM-6.14a")
def test_liner_rides_to_an_end_either_way(city: City) -> None:
    assert offered(city, "liner", "中野坂上") == {"光が丘", "方南町", "荻窪", "四ツ谷"}
    assert offered(city, "liner", "方南町") == {"中野坂上"}  # an end itself
    play(city, "liner", at="中野坂上", square="hikarigaoka")
    assert city.ends(0) == {"光が丘"}


@pytest.mark.rule("RM-6.14b")
def test_liner_on_the_loop_line_goes_to_its_named_ends(city: City) -> None:
    assert offered(city, "liner", "巣鴨") == {"池袋", "大崎"} | {
        city.name(city.sq(end))
        for line in city.parts.kit.map.lines
        for segment in line.segments
        if not line.loop and "sugamo" in segment and "sugamo" not in line.pass_only
        for end in (segment[0], segment[-1])
    }
    assert offered(city, "liner", "新大久保") == {"池袋", "大崎"}  # other lines only run past it
    (loop,) = [line for line in city.parts.kit.map.lines if line.loop]
    assert set(loop.liner_ends) == {"ikebukuro", "osaki"}


@pytest.mark.rule("RM-6.15a")
def test_walker_goes_near_by_joined_or_not(city: City) -> None:
    assert city.sq("大手町") not in city.parts.atlas((), ()).neighbours[city.sq("東京")]
    play(city, "tokyo_walker", square="otemachi")
    assert (city.ends(0), city.move(0).walks) == ({"大手町"}, True)


@pytest.mark.rule("RM-6.15b")
def test_near_is_within_two_kilometres_or_one_of_the_three_closest(city: City) -> None:
    atlas, here = city.parts.atlas((), ()), city.sq("東京")
    near = {city.name(one) for one in range(225) if one != here and atlas.metres(here, one) <= 2000}
    assert offered(city, "tokyo_walker", "東京") == near
    assert {"秋葉原", "大手町"} <= near
    assert offered(city, "tokyo_walker", "蒲田") == {"西馬込", "大森", "馬込"}  # none is within two kilometres
    assert offered(city, "tokyo_walker", "綾瀬") == {"北綾瀬", "亀有", "北千住"}  # one is


@pytest.mark.rule("RM-6.16a")
def test_shiritori_continues_the_name(city: City) -> None:
    assert offered(city, "shiritori", "品川") == {"早稲田", "和光市"}
    play(city, "shiritori", at="品川", square="waseda")
    assert city.ends(0) == {"早稲田"}


@pytest.mark.house("shiritori_voicing=loose", "shiritori_voicing=strict")
@pytest.mark.rule("RM-6.16b")
def test_shiritori_takes_any_name_small_kana_and_voicing_as_one(city: City) -> None:
    assert {"高田馬場", "地下鉄成増"} <= offered(city, "shiritori", "田町")  # Ta-machi, and Mi-ta
    assert "有楽町" in offered(city, "shiritori", "北千住")  # ゅ is ゆ
    assert {"銀座", "木場"} <= offered(city, "shiritori", "六本木")  # ぎ is き
    assert "木場" not in offered(City(2, shiritori_voicing="strict"), "shiritori", "六本木")
    data = city.parts.kit.map
    long = replace(data, squares=(replace(data.squares[0], kana=("らーめんばー",)), *data.squares[1:]))
    assert city.sq("浜松町") in Atlas(long).continues(0, loose=True)  # …ば, and not its long vowel


@pytest.mark.rule("RM-6.16c")
def test_nothing_follows_an_n(city: City) -> None:
    assert offered(city, "shiritori", "妙典") == set()
    assert "上野" in offered(city, "shiritori", "浜松町")  # by its other name, Hamamatsu-cho


@pytest.mark.rule("RM-6.17a")
def test_wish_goes_to_a_card_station(city: City) -> None:
    shops = {city.name(one) for one in city.parts.atlas((), ()).sets["shop"]}
    assert (offered(city, "wish_star", "東京"), len(shops)) == (shops, 8)
    play(city, "wish_star", square="ayase")
    assert city.ends(0) == {"綾瀬"}


@pytest.mark.rule("RM-6.17b")
def test_wish_lets_a_team_shop(city: City) -> None:
    play(city, "wish_star", square="ayase").do(0, t.Arrive("ayase"), t.Buy("express"))
    assert city.hand(0) == ["express"]


@pytest.mark.rule("RM-6.18")
def test_new_goes_to_a_new_name(city: City) -> None:
    named = [one.name["ja"] for one in city.parts.kit.map.squares if "新" in "".join(one.names)]
    assert offered(city, "new_card", "新宿") == set(named) - {"新宿"}
    assert len(named) == 18


@pytest.mark.rule("RM-6.19a")
def test_shinkansen_goes_between_its_squares() -> None:
    fast = City(2, shinkansen_enabled=True)
    assert offered(fast, "shinkansen", "東京") == {"上野", "品川"}
    assert offered(fast, "shinkansen", "神田") == set()
    play(fast, "shinkansen", square="ueno")
    assert fast.ends(0) == {"上野"}


@pytest.mark.rule("RM-6.19b")
def test_shinkansen_is_off_unless_enabled(city: City) -> None:
    assert offered(city, "shinkansen", "東京") == set()
    assert city.refused(0, t.UseStar("shinkansen", "ueno")) == ("RM-5.4", "no_such_target")


@pytest.mark.rule("RM-6.20a")
@pytest.mark.parametrize(("face", "end"), [(1, "王子"), (2, "両国"), (6, "両国")])
def test_all_or_nothing_goes_to_one_of_two_destinations(face: int, end: str) -> None:
    city = City(3, gamble_win="travel")
    play(city.world(previous_destination="両国"), "all_or_nothing", face)
    assert (city.ends(0), city.move(0).kind) == ({end}, "star_trip")


@pytest.mark.rule("RM-6.20b")
@pytest.mark.parametrize(("destination", "goals"), [("王子", 1), ("築地", 0)])
def test_a_kit_may_let_all_or_nothing_score_on_arrival(destination: str, goals: int) -> None:
    city = City(3, gamble_win="travel")
    play(city.world(previous_destination="両国").put(2, square="和光市"), "all_or_nothing", 1)
    assert city.team(0).goals == 0
    city.world(destination=destination).do(0, t.Arrive("oji"))
    assert (city.team(0).goals, city.phase(0)) == (goals, "processing")


@pytest.mark.rule("RM-6.20b")
def test_the_win_of_all_or_nothing_is_a_goal_at_once() -> None:
    instant = City(3).put(2, square="和光市").world(previous_destination="両国")
    lost = play(instant.fork(), "all_or_nothing", 4)
    assert (lost.where(0), lost.phase(0)) == ("東京", "moving")
    play(instant, "all_or_nothing", 1)
    assert (instant.where(0), instant.team(0).goals) == ("王子", 1)


@pytest.mark.rule("RM-6.20c")
@pytest.mark.parametrize(("face", "at"), [(1, "王子"), (4, "両国")])
def test_who_is_there_already_has_used_the_turn(city: City, face: int, at: str) -> None:
    city.world(previous_destination="両国", bonbi=0)
    play(city, "all_or_nothing", face, at=at)
    assert (city.phase(0), city.where(0), city.team(0).move, city.hand(0)) == ("ready", at, None, [])
    assert (city.team(0).goals, city.due()) == (0, "next")


@pytest.mark.rule("RM-6.20c", "RM-10.1b")
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
    assert city.asked(0) == {"1", "2"}
    city.do(0, t.Choose("1"))
    assert city.balance() == [200, 0, 200]


@pytest.mark.rule("RM-6.27a")
def test_dodzilla_costs_by_property(city: City) -> None:
    city.put(0, balance=500, properties=["park", "skytree"]).put(1, properties=["park"])
    city.draw(0, "dodzilla")
    assert city.balance() == [300, 200, 200]


@pytest.mark.rule("RM-6.27b")
def test_dodzilla_finds_nothing_without_a_property(city: City) -> None:
    assert only(ev.CardVoid, city.draw(0, "dodzilla"))
    assert city.balance(0) == [200]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(250, 130, marks=pytest.mark.rule("RM-6.28a")),
        pytest.param(240, 120, marks=pytest.mark.rule("RM-6.28a")),
        pytest.param(10, 10, marks=pytest.mark.rule("RM-6.28a")),
        pytest.param(0, 0, marks=pytest.mark.rule("RM-6.28b")),
        pytest.param(-50, -50, marks=pytest.mark.rule("RM-6.28b")),
    ],
)
def test_ginji_takes_half_of_what_there_is(city: City, before: int, after: int) -> None:
    told = city.put(0, balance=before).draw(0, "ginji")
    assert city.balance() == [after, 200, 200]
    assert bool(only(ev.CardVoid, told)) == (before <= 0)


@pytest.mark.rule("RM-6.29")
@pytest.mark.parametrize(("own", "other", "each"), [(250, 300, 270), (250, 250, 250), (-130, 100, -20)])
def test_equal_shares(city: City, own: int, other: int, each: int) -> None:
    city.put(0, balance=own).put(2, balance=other)
    city.draw(0, "masakado")
    assert city.asked(0) == {"1", "2"}
    city.do(0, t.Choose("2"))
    assert city.balance() == [each, 200, each]


@pytest.mark.rule("RM-6.30a")
def test_charity_goes_to_the_last(city: City) -> None:
    city.put(0, balance=500).put(1, balance=-50).put(2, balance=700)
    city.draw(0, "charity")
    assert city.balance() == [200, 250, 700]


@pytest.mark.rule("RM-6.30b")
def test_charity_chooses_among_equals(city: City) -> None:
    city.put(0, balance=900)
    city.draw(0, "charity")
    assert city.asked(0) == {"1", "2"}
    city.do(0, t.Choose("2"))
    assert city.balance() == [600, 200, 500]


@pytest.mark.rule("RM-6.30c")
@pytest.mark.parametrize(("own", "after"), [(190, [190, 200, 300]), (200, [-100, 500, 300])])
def test_charity_of_the_last_alone_is_nothing(city: City, own: int, after: list[int]) -> None:
    city.put(0, balance=own).put(2, balance=300)
    city.draw(0, "charity")
    assert city.balance() == after


@pytest.mark.rule("RM-6.30d")
def test_charity_may_lead_below_zero(city: City) -> None:
    city.put(0, balance=290, properties=["park"])
    city.draw(0, "charity")
    city.do(0, t.Choose("1"))
    assert (city.balance(0), city.team(0).debt_since > 0) == ([-10], True)


# --- star cards given and taken ---------------------------------------------------------------------------


@pytest.mark.rule("RM-6.31a")
def test_quick_sale(city: City) -> None:
    city.put(0, hand=("express", "galaxy", "express"))
    city.draw(0, "quick_sale")
    assert city.own(0).ask == AskView("own_star", "quick_sale", ("express", "galaxy"), price=0)
    city.do(0, t.Choose("express"))
    assert (city.hand(0), city.balance(0)) == (["galaxy", "express"], [400])


@pytest.mark.rule("RM-6.31b")
def test_quick_sale_needs_a_star_card(city: City) -> None:
    assert only(ev.CardVoid, city.draw(1, "quick_sale"))
    assert city.balance(1) == [200]


@pytest.mark.house("shinkansen_enabled=false", "shinkansen_enabled=true")
@pytest.mark.rule("RM-6.32")
@pytest.mark.parametrize("fast", [False, True])
def test_sage_gives_any_star_card_but_what_is_off_or_bonbis(fast: bool) -> None:
    city = City(3, shinkansen_enabled=fast)
    city.draw(0, "sage")
    stars = {card.id for card in city.parts.cards if card.star}
    assert stars - city.asked(0) == {"happy_railway"} | (set() if fast else {"shinkansen"})
    assert city.asked(0) <= stars
    city.do(0, t.Choose("galaxy"))
    assert city.hand(0) == ["galaxy"]


@pytest.mark.rule("RM-6.33a")
def test_wipe_takes_all_star_cards_of_one_other_team(city: City) -> None:
    for seat in range(3):
        city.put(seat, hand=("express", "galaxy"))
    city.draw(0, "wipe")
    assert city.asked(0) == {"1", "2"}
    city.do(0, t.Choose("1"))
    assert [len(city.hand(seat)) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("RM-6.33b")
def test_wipe_leaves_a_declared_card_alone(city: City) -> None:
    city.put(1, hand=("wish_star", "galaxy")).do(1, t.UseStar("wish_star", "ayase"))
    city.draw(0, "wipe")
    city.do(0, t.Choose("1"))
    assert (city.hand(1), city.ends(1)) == ([], {"綾瀬"})


@pytest.mark.rule("RM-6.34")
def test_leak_shows_everything_as_it_is_now(city: City) -> None:
    city.put(0, hand=("express",), balance=340)
    (leaked,) = only(ev.Leaked, city.draw(0, "leak"))
    assert leaked == ev.Leaked(0, "osaki", ("express",), 340)
    team = city.put(0, hand=("galaxy",), balance=0).team(0)
    assert (team.shown_balance, team.shown_hand) == (340, (city.parts.card_at["express"],))


@pytest.mark.rule("RM-6.35")
def test_joker_is_any_other_instant_card(city: City) -> None:
    city.draw(0, "joker")
    instant = {card.id for card in city.parts.cards if not card.star}
    assert city.asked(0) == instant - {"joker", "sage"}
    city.do(0, t.Choose("smile"))
    assert (city.phase(0), city.team(0).job is not None) == ("task", True)


# --- statuses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-6.36a")
def test_rocket_rolls_again_once_on_a_one(city: City) -> None:
    city.draw(0, "rocket")
    city.do(0, t.Finish())
    city.dice(1).do(0, t.Roll())
    kept = city.fork()
    city.dice(1).do(0, t.RocketRoll())
    assert city.move(0).steps == 2
    assert city.refused(0, t.RocketRoll()) == ("RM-5.11b", "nothing_rolled")
    kept.do(0, t.Keep())
    assert kept.move(0).steps == 1  # it may, and need not


@pytest.mark.rule("RM-6.36a")
def test_rocket_lasts_until_anybodys_goal(city: City) -> None:
    city.draw(0, "rocket")
    city.do(0, t.Finish())
    city.dice(2).do(0, t.Roll())
    assert city.statuses(0) == {"rocket"}  # not for the next turn only
    goal(city.put(0, phase="ready", move=None))
    assert city.statuses(0) == set()


@pytest.mark.rule("RM-6.36b")
def test_the_face_after_rocket_counts(city: City) -> None:
    city.put(0, statuses=["rocket"]).dice(1).do(0, t.Roll())
    city.dice(5).do(0, t.RocketRoll())
    assert (city.move(0).steps, city.team(0).face) == (6, 5)


@pytest.mark.rule("RM-6.37a")
def test_second_chance_rolls_the_next_plain_die_again(city: City) -> None:
    city.draw(0, "w_chance")
    city.do(0, t.Finish())
    city.dice(2).do(0, t.Roll())
    city.dice(5).do(0, t.Reroll())
    assert (city.move(0).steps, city.statuses(0)) == (5, set())
    city.put(1, statuses=["double"]).dice(3).do(1, t.Roll())
    assert city.refused(1, t.Reroll()) == ("RM-6.37a", "no_reroll")


@pytest.mark.rule("RM-6.37b")
def test_second_chance_is_lost_with_a_star_card(city: City) -> None:
    city.draw(0, "w_chance")
    city.put(0, hand=("advance_1",)).do(0, t.Finish(), t.UseStar("advance_1", None, 1))
    assert (city.statuses(0), city.phase(0)) == (set(), "moving")


@pytest.mark.rule("RM-6.38a")
def test_ice_doubles_the_next_plain_face(city: City) -> None:
    city.draw(0, "ice", previous="品川")
    failed = city.fork()
    assert city.refused(0, t.Submit(text="we had some")) == ("RM-14.2a", "photo_missing")
    city.do(0, t.Submit(photo="p"), t.Finish())
    city.dice(6).do(0, t.Roll())
    city.do(0, t.Double())
    assert city.move(0).steps == 12
    failed.do(0, t.CannotDo())
    assert (failed.statuses(0), failed.ends(0)) == (set(), {"品川"})
    city.put(1, statuses=["reroll"]).dice(2).do(1, t.Roll())
    assert city.refused(1, t.Double()) == ("RM-6.38a", "no_double")


@pytest.mark.rule("RM-6.38b")
def test_with_ice_the_face_itself_counts(city: City) -> None:
    city.put(0, statuses=["double"]).dice(3).do(0, t.Roll())
    city.do(0, t.Double())
    assert (city.move(0).steps, city.team(0).face) == (6, 3)


@pytest.mark.rule("RM-6.39")
def test_seal_forbids_star_cards_for_one_turn(city: City) -> None:
    city.draw(0, "seal")
    city.put(0, hand=("advance_1",)).do(0, t.Finish())
    assert city.refused(0, t.UseStar("advance_1", None, 1)) == ("RM-6.39", "sealed")
    city.put(0, square="東京").dice(1).do(0, t.Roll())
    city.do(0, t.Arrive("yurakucho"))
    city.put(0, phase="ready")
    assert city.may(0, t.UseStar("advance_1", None, 1))


@pytest.mark.rule("RM-6.40")
def test_cow_walk_is_one_step(city: City) -> None:
    assert city.refused(0, t.StepOne()) == ("RM-6.40", "no_cow_walk")
    city.draw(0, "cow_walk")
    city.do(0, t.Finish())
    city.put(0, square="東京", previous="神田").do(0, t.StepOne())  # without a die
    assert city.ends(0) == {"神田", "有楽町", "八丁堀", "新日本橋"}
    assert city.statuses(0) == set()


@pytest.mark.rule("RM-6.41")
def test_inflation_is_for_the_own_goal_at_the_present_destination(city: City) -> None:
    city.draw(0, "inflation")
    city.do(0, t.Finish())
    own, other = city.fork(), city.fork()
    goal(own, 0)
    assert (own.balance(0), own.statuses(0)) == ([200 + 580 + 500], set())  # once
    goal(other, 1)
    assert (other.balance(1), other.statuses(0)) == ([200 + 580], set())
    city.draw(1, "dest_change", 4, 3, 5)
    assert city.statuses(0) == set()
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "inflation"))


@pytest.mark.rule("RM-6.42")
def test_no_sweat_spares_red_squares_until_anybodys_goal(city: City) -> None:
    city.draw(0, "no_sweat")
    city.do(0, t.Finish())
    city.land(0, "五反田")
    city.world(economy="recession").land(0, "恵比寿")
    assert (city.balance(0), city.phase(0), city.statuses(0)) == ([200], "ready", {"red_immune"})
    goal(city)
    city.land(0, "五反田")
    city.dice(1).do(0, t.RollSquare())
    assert city.balance(0) == [170]


@pytest.mark.rule("RM-6.43a")
def test_forced_purchase_takes_a_property_without_its_mission(city: City) -> None:
    city.draw(0, "buyout")
    city.do(0, t.Finish())
    city.put(0, cleared=["m07"]).land(0, "上野")
    assert city.refused(0, t.Finish()) == ("RM-6.43a", "take_free_first")
    for wrong in ("m01", "m07"):  # elsewhere, and cleared
        assert city.refused(0, t.TakeFree(wrong)) == ("RM-6.43a", "mission_not_open")
    city.do(0, t.TakeFree("m06"))
    assert (city.properties(0), city.statuses(0), city.state.claims) == (["rolling_stock_works"], set(), ())
    assert city.refused(0, t.TakeFree("m06")) == ("RM-6.43a", "nothing_free")
    assert city.refused(0, t.StartMission(("m06",))) == ("RM-7.4a", "mission_not_open")  # it counts as cleared


@pytest.mark.rule("RM-6.43b")
def test_forced_purchase_lapses_where_nothing_is_open(city: City) -> None:
    city.put(1, statuses=["free_property"], cleared=["m05"]).land(1, "恵比寿")
    city.dice(1).do(1, t.RollSquare())
    assert city.statuses(1) == {"free_property"}  # no mission square
    city.land(1, "日暮里")
    assert city.refused(1, t.TakeFree("m05")) == ("RM-6.43a", "nothing_free")
    city.do(1, t.Finish())
    assert (city.statuses(1), city.properties(1)) == (set(), [])


# --- the world --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "square", "points"),
    [
        pytest.param("recession", "恵比寿", -30, marks=pytest.mark.rule("RM-6.44")),
        pytest.param("boom", "五反田", 30, marks=pytest.mark.rule("RM-6.45")),
    ],
)
def test_the_economy_changes_for_all_until_a_goal(city: City, card: str, square: str, points: int) -> None:
    city.draw(0, card)
    city.do(0, t.Finish())
    for seat in (0, 1):
        city.land(seat, square)
        city.dice(1).do(seat, t.RollSquare())
    assert city.balance(0, 1) == [200 + points] * 2
    goal(city)
    assert city.state.economy == "normal"


@pytest.mark.rule("RM-6.46a")
def test_divine_punishment_lasts_half_an_hour(city: City) -> None:
    city.world(destination="亀有").draw(0, "curse_gate")
    city.put(1, square="北千住")
    for time, may in (("08:59:59", False), ("09:00:00", True)):
        one = city.fork().at(time).dice(3)
        one.do(1, t.Roll())
        assert ("金町" in one.ends(1)) == may
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "curse_gate"))


@pytest.mark.rule("RM-6.46b")
def test_the_gate_ends_with_the_destination_and_starts_again_with_a_second_copy(city: City) -> None:
    city.draw(0, "curse_gate")
    city.do(0, t.Finish())
    scored, changed = city.fork(), city.fork()
    assert goal(scored).state.gate_until == 0
    changed.draw(1, "dest_change", 4, 3, 5)
    assert changed.state.gate_until == 0
    city.at("08:45").draw(0, "curse_gate")
    assert city.state.gate_until == ms("09:15")


@pytest.mark.rule("RM-6.46c")
def test_moves_under_way_are_finished(city: City) -> None:
    city.world(destination="亀有").put(1, square="北千住").dice(3).do(1, t.Roll())
    city.draw(0, "curse_gate")
    city.do(1, t.Arrive("kanamachi"))
    assert city.where(1) == "金町"


@pytest.mark.rule("RM-6.47a")
@pytest.mark.parametrize("face", range(1, 7))
def test_change_destination_on_an_even_face(city: City, face: int) -> None:
    city.draw(0, "dest_change", face, *([1, 3, 3, 5] if face % 2 == 0 else []))  # the first two give Oji again
    assert city.name(city.state.destination) == ("原宿" if face % 2 == 0 else "王子")
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "dest_change"))


@pytest.mark.rule("RM-6.47b")
@pytest.mark.parametrize("face", [3, 4])
def test_what_a_changed_destination_leaves_and_ends(city: City, face: int) -> None:
    city.put(1, statuses=["inflation"]).world(gate_until=ms("10:00"), previous_destination="両国", bonbi=2)
    city.put(2, hand=("advance_2",)).do(2, t.UseStar("advance_2", None, 2))
    city.draw(0, "dest_change", face, *([3, 5] if face == 4 else []))
    changed = face == 4
    assert (city.statuses(1), city.state.gate_until) == ((set(), 0) if changed else ({"inflation"}, ms("10:00")))
    assert (city.name(city.state.previous_destination), city.holder()) == ("両国", 2)
    assert (city.phase(2), city.team(2).alight, city.state.hold) == ("moving", "", None)


@pytest.mark.rule("RM-6.48")
def test_evict_orders_all_others_off(city: City) -> None:
    end = city.sq("綾瀬")
    trip = Move("star_trip", city.sq("東京"), (end,), city.now, target=end, exempt=True)
    walk = replace(trip, exempt=False, walks=True)
    city.put(1, phase="moving", move=trip).put(2, phase="moving", move=walk)
    assert only(ev.AlightOrdered, city.draw(0, "evict"))[0].seats == (1,)
    assert [city.team(seat).alight for seat in range(3)] == ["", "order", ""]
    city.do(1, t.Alight("kanda"))
    assert (city.where(1), city.phase(1)) == ("神田", "ready")


@pytest.mark.rule("RM-6.49a")
@pytest.mark.parametrize("before", [None, 1])
def test_bonbi_comes_to_the_drawer(city: City, before: int | None) -> None:
    city.world(bonbi=before)
    city.draw(0, "bonbi_card")
    assert (city.holder(), city.asked(0)) == (0, set())


@pytest.mark.rule("RM-6.49b")
def test_who_has_bonbi_may_send_it(city: City) -> None:
    city.world(bonbi=0).put(2, balance=400).draw(0, "bonbi_card")
    assert city.asked(0) == {"keep", "1", "2"}
    kept = city.fork()
    kept.do(0, t.Choose("keep"))
    assert kept.holder() == 0
    city.do(0, t.Choose("2"))
    assert city.holder() == 2
    city.do(2, t.Repel())
    assert (city.holder(), city.balance()) == (0, [200, 200, 0])


@pytest.mark.rule("RM-6.50a")
def test_bonbi_transform_calls_the_next_attack_on_anybody(city: City) -> None:
    city.draw(0, "bonbi_transform")
    city.world(bonbi=1)
    for dice, king in (((6,), [ev.KingAttacked(1, 6, -500)]), ((6,), [])):
        city.land(1, "渋谷")
        city.do(1, t.Finish())
        assert only(ev.KingAttacked, city.dice(*dice).do(1, t.RollAttack())) == king


@pytest.mark.rule("RM-6.50b")
def test_a_goal_does_not_end_a_called_transformation(city: City) -> None:
    city.draw(0, "bonbi_transform")
    goal(city).land(2, "渋谷")
    city.do(2, t.Finish())
    assert only(ev.KingAttacked, city.dice(3).do(2, t.RollAttack())) == [ev.KingAttacked(2, 3, 0)]


# --- card trips -------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-6.51a")
def test_golden_chance_goes_next_to_the_destination(city: City) -> None:
    city.draw(0, "golden_chance")
    assert {city.name(city.sq(one)) for one in city.asked(0)} == {"東十条", "上中里", "飛鳥山", "栄町"}
    city.do(0, t.Choose("kami_nakazato"), t.Finish())
    assert city.ends(0) == {"上中里"}
    assert only(ev.CardVoid, City(2).world(destination=-1).draw(0, "golden_chance"))


@pytest.mark.rule("RM-6.51b")
def test_golden_chance_may_stay_beside_the_destination(city: City) -> None:
    city.world(destination="品川").draw(0, "golden_chance", at="大崎")
    away = city.fork()
    city.do(0, t.Choose("osaki"), t.Finish())
    assert (city.phase(0), city.where(0)) == ("ready", "大崎")
    away.do(0, t.Choose("tamachi"), t.Finish())
    assert away.ends(0) == {"田町"}


@pytest.mark.rule("RM-6.52")
def test_number_goes_to_a_numeral(city: City) -> None:
    numerals = set("一二三四五六七八九十百千")
    city.draw(0, "number_card")
    asked = {city.name(city.sq(one)) for one in city.asked(0)}
    assert len(asked) == 30
    names = {city.name(number): square.names for number, square in enumerate(city.parts.kit.map.squares)}
    assert all(numerals & set("".join(names[name])) for name in asked)
    city.do(0, t.Choose("roppongi"), t.Finish())
    assert city.ends(0) == {"六本木"}


@pytest.mark.house("mission_card_skip_cleared=true", "mission_card_skip_cleared=false")
@pytest.mark.rule("RM-6.53a")
@pytest.mark.parametrize(("skip", "end"), [(True, "原宿"), (False, None)])
def test_mission_goes_to_the_nearest_where_something_is_open(skip: bool, end: str | None) -> None:
    city = City(2, mission_card_skip_cleared=skip)
    at = {one.square: one.id for one in city.parts.missions}
    city.put(0, cleared=[one.id for one in city.parts.missions if one.square == "sendagaya"])
    assert "sendagaya" in at
    city.draw(0, "mission_card", at="代々木")
    trip = city.team(0).due_trip
    if end is None:
        assert {city.name(city.sq(one)) for one in city.asked(0)} == {"原宿", "千駄ケ谷"}
    else:
        assert trip is not None
        assert city.name(trip.target) == end
        city.do(0, t.Finish(), t.Arrive("harajuku"))
        assert city.may(0, t.StartMission((at["harajuku"],)))


@pytest.mark.rule("RM-6.53b")
def test_mission_chooses_among_equally_near(city: City) -> None:
    city.draw(0, "mission_card", at="代々木")
    assert {city.name(city.sq(one)) for one in city.asked(0)} == {"原宿", "千駄ケ谷"}  # both next door
    city.do(0, t.Choose("sendagaya"), t.Finish())
    assert city.ends(0) == {"千駄ケ谷"}


@pytest.mark.rule("RM-6.53c")
def test_who_fails_the_mission_stays(city: City) -> None:
    city.draw(0, "mission_card", at="代々木")
    city.do(0, t.Choose("sendagaya"), t.Finish(), t.Arrive("sendagaya"))
    mission = next(one.id for one in city.parts.missions if one.square == "sendagaya")
    city.do(0, t.StartMission((mission,)), t.MissionFailed(mission), t.Finish())
    assert (city.phase(0), city.where(0)) == ("ready", "千駄ケ谷")


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
        pytest.param("monja", ("photo_or_timer",), "fallback", marks=pytest.mark.rule("RM-6.71a")),
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
    photo, text = proofs.sample(data)
    if "photo" in proof:
        assert city.refused(0, t.Submit(text=text)) == ("RM-14.2a", "photo_missing")
    if "text" in proof or "photo_or_text" in proof:
        assert city.refused(0, t.Submit(photo=photo if "text" in proof else "")) == ("RM-5.13b", "text_missing")
    city.do(0, t.Submit(photo=photo, text=text), t.Finish())
    assert city.phase(0) == "ready"
    assert [(claim.kind, claim.what) for claim in city.state.claims] == [("task", city.parts.card_at[card])]


@pytest.mark.parametrize(
    ("card", "minutes"),
    [
        pytest.param("stroll", 5, marks=pytest.mark.rule("RM-6.55")),
        pytest.param("tea_time", 10, marks=pytest.mark.rule("RM-6.76")),
    ],
)
def test_timers(city: City, card: str, minutes: int) -> None:
    city.draw(0, card)
    city.now += minutes * MINUTE - 1
    city.tick()
    assert city.refused(0, t.Submit(photo="p", text="t")) == ("RM-5.13b", "too_soon")
    city.now += 1
    city.do(0, t.Submit(photo="p", text="t"))
    assert city.phase(0) == "processing"


@pytest.mark.parametrize(
    ("card", "wrong", "refusal", "right"),
    [
        pytest.param(
            "tweet140",
            "字" * 139,
            ("RM-6.57", "wrong_length"),
            "字" * 139 + "\r\n字",
            marks=pytest.mark.rule("RM-6.57"),
        ),
        pytest.param(
            "tweet140", "字" * 141, ("RM-6.57", "wrong_length"), "字" * 140, marks=pytest.mark.rule("RM-6.57")
        ),
        pytest.param(
            "hakushu",
            "古池や\n蛙",
            ("RM-6.59", "wrong_lines"),
            "古池や\n\n蛙飛び込む\n水の音",
            marks=pytest.mark.rule("RM-6.59"),
        ),
        pytest.param(
            "hakushu", "一\n二\n三\n四", ("RM-6.59", "wrong_lines"), "一\n二\n三", marks=pytest.mark.rule("RM-6.59")
        ),
        pytest.param(
            "shitamachi",
            "し\nた\nま\nか",
            ("RM-6.64", "wrong_initials"),
            "しお\nたこ\nまめ\nちず",
            marks=pytest.mark.rule("RM-6.64"),
        ),
        pytest.param(
            "shitamachi",
            "し\nた\nま",
            ("RM-6.64", "wrong_initials"),
            "し\nた\nま\nち",
            marks=pytest.mark.rule("RM-6.64"),
        ),
        pytest.param("food_report", "味" * 99, ("RM-6.65", "too_short"), "味" * 100, marks=pytest.mark.rule("RM-6.65")),
    ],
)
def test_texts_are_checked(city: City, card: str, wrong: str, refusal: tuple[str, str], right: str) -> None:
    city.draw(0, card)
    assert city.refused(0, t.Submit(photo="p", text=wrong)) == refusal
    city.do(0, t.Submit(photo="p", text=right))
    assert city.phase(0) == "processing"


@pytest.mark.rule("RM-6.63a")
def test_multinational_lasts_until_the_next_arrival(city: City) -> None:
    city.draw(0, "multilingual")
    card = city.parts.card_at["multilingual"]
    city.do(0, t.Finish())
    city.dice(1).do(0, t.Roll())
    assert city.team(0).promise == card
    city.do(0, t.Arrive("gotanda"))
    assert city.team(0).promise == -1


@pytest.mark.rule("RM-6.63b")
def test_multinational_is_no_task_and_is_given_up_before_leaving(city: City) -> None:
    city.draw(0, "multilingual", previous="品川")
    assert city.phase(0) == "processing"
    left = city.fork()
    city.do(0, t.CannotDo())
    assert (city.ends(0), city.team(0).promise, city.state.claims) == ({"品川"}, -1, ())
    left.do(0, t.Finish())
    assert left.refused(0, t.CannotDo()) == ("RM-5.13b", "no_task")


@pytest.mark.rule("RM-6.63b")
def test_it_is_given_up_wherever_it_stands_in_the_kit() -> None:
    kit = shipped_kit("tokyo")
    first = sorted(kit.cards.cards, key=lambda card: card.id != "multilingual")
    city = City(3, kit=replace(kit, cards=replace(kit.cards, cards=tuple(first))))
    city.draw(0, "multilingual", previous="品川")
    city.do(0, t.CannotDo())
    assert city.ends(0) == {"品川"}


@pytest.mark.rule("RM-6.63c")
def test_a_slip_is_for_the_master_to_judge(city: City) -> None:
    city.draw(0, "multilingual", previous="品川")
    (claim,) = city.state.claims
    assert (claim.kind, claim.status) == ("task", "pending")
    city.do(0, t.Finish())
    city.do("gm", t.Reject(claim.entry, "return"))
    assert city.ends(0) == {"品川"}


@pytest.mark.rule("RM-6.71b")
def test_monja_may_be_given_up_after_a_quarter_of_an_hour(city: City) -> None:
    city.draw(0, "monja")
    city.now += 15 * MINUTE - 1
    city.tick()
    assert city.refused(0, t.GiveUp()) == ("RM-6.71b", "too_soon")
    city.now += 1
    city.do(0, t.GiveUp())
    assert (city.phase(0), city.team(0).due_trip) == ("processing", None)  # as if it was done
    city.draw(1, "smile")
    assert city.refused(1, t.GiveUp()) == ("RM-6.71b", "no_giving_up")


@pytest.mark.rule("RM-6.73")
def test_the_tongue_twister_has_its_phrase_and_comes_before_moving(city: City) -> None:
    assert city.parts.rates.tasks.tongue_phrase_ja == "赤坂サカス"
    city.draw(0, "tongue_twister")
    assert city.refused(0, t.Roll()) == ("RM-2.3", "not_ready")
    assert city.refused(0, t.CannotDo()) == ("RM-5.8", "must_be_done")
    city.do(0, t.Submit(), t.Finish())
    assert city.may(0, t.Roll())
