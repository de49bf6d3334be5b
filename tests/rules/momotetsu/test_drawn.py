"""What the rulebook page draws, with the examples that the rulebook itself gives, played on the streets of Tokyo."""

import json
from importlib.resources import files
from typing import Any

import pytest

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import Owned
from tests.rules.momotetsu.days import City
from tests.rules.momotetsu.test_03_movement import ends
from tests.rules.momotetsu.test_08_goal import holder, ride
from tests.rules.momotetsu.test_09_bonbi import attack
from tests.rules.momotetsu.test_10_money import close

DRAWN = json.loads((files("kippu.games.momotetsu") / "data" / "examples.json").read_bytes())


@pytest.fixture
def city() -> City:
    return City(3)


def called(city: City, square: str) -> str:
    """The name of a square that a figure gives by its id."""
    return city.name(city.parts.atlas((), ()).ids.index(square))


@pytest.mark.rule("RM-3.1b", "RM-3.4b", "RM-3.8", "RM-3.9b")
@pytest.mark.parametrize("move", DRAWN["moves"].values(), ids=DRAWN["moves"])
def test_a_count_ends_where_the_page_marks_it(city: City, move: dict[str, Any]) -> None:
    gate = move["gate"] and called(city, move["gate"])
    found = ends(city, called(city, move["from"]), move["steps"], gate)
    assert sorted(city.id(end) for end in found) == move["ends"]
    assert move["target"] in move["ends"]
    if move["via"]:
        assert called(city, move["via"]) in ends(city, called(city, move["from"]), 1, gate)


@pytest.mark.rule("RM-3.2a", "RM-3.2c")
def test_squares_with_two_names_are_one_and_neighbours_are_not(city: City) -> None:
    for one, other in DRAWN["same"]:
        assert city.sq(one) == city.sq(other)
    one, other = (called(city, square) for square in DRAWN["apart"])
    assert other not in ends(city, one, 1, None)


def _declared(report: dict[str, Any]) -> t.Roll | t.UseStar:
    """What the team says; a card without dice says how far."""
    if report["card"] is None:
        return t.Roll()
    return t.UseStar(report["card"], steps=None if report["dice"] else report["steps"])


@pytest.mark.rule("RM-6.1", "RM-6.9")
@pytest.mark.parametrize("report", DRAWN["reports"], ids=lambda one: one["id"])
def test_a_declared_move_is_as_long_as_reported(city: City, report: dict[str, Any]) -> None:
    city.put(0, square=called(city, report["square"]), hand=(report["card"],) if report["card"] else ())
    city.dice(*report["dice"]).do(0, _declared(report))
    assert city.move(0).steps == report["steps"]


@pytest.mark.rule("RM-4.7a")
def test_a_visit_to_a_card_station(city: City) -> None:
    shop = DRAWN["shop"]
    city.put(0, balance=shop["balance"]).land(0, called(city, shop["square"]))
    for bought in shop["buys"]:
        before = city.balance(0)[0]
        city.do(0, t.Buy(bought["card"]))
        assert (before - city.balance(0)[0], city.balance(0)[0]) == (bought["price"], bought["left"])
    assert city.refused(0, t.Buy(shop["refused"])) == ("RM-4.7a", "too_expensive")


@pytest.mark.rule("RM-8.4a", "RM-8.5a")
@pytest.mark.parametrize("goal", DRAWN["goals"], ids=lambda one: f"{one['to']} {one['time']} {one['inflation']}")
def test_a_goal_is_worth_what_the_page_says(city: City, goal: dict[str, Any]) -> None:
    start, end = (called(city, goal[end]) for end in ("from", "to"))
    assert city.parts.atlas((), ()).distance(city.sq(start), city.sq(end)) == goal["squares"]
    city.put(2, square="見沼代親水公園").put(0, balance=0, statuses=["inflation"] if goal["inflation"] else [])
    city.world(destination=end, previous_destination=start, settled=(1, 2, 3)).at(goal["time"])
    city.land(0, end)
    assert city.balance(0) == [goal["points"]]
    assert goal["table"] in {one.points for one in city.parts.kit.tables.destinations if one.square == goal["to"]}


@pytest.mark.rule("RM-8.20", "RM-8.21a")
@pytest.mark.parametrize("off", DRAWN["late"]["off"], ids=lambda one: one["at"])
def test_getting_off_late_costs_what_the_page_says(city: City, off: dict[str, Any]) -> None:
    ride(city.put(2, square="和光市").at(DRAWN["late"]["told"]), 1)
    city.land(0, "王子")
    city.dice(3, 4).do(0, t.RollDestination())
    city.at(off["at"]).do(1, t.Alight("akihabara"))
    assert city.balance(1) == [200 + off["points"]]


@pytest.mark.rule("RM-9.2")
def test_bonbi_goes_to_the_farthest_team(city: City) -> None:
    far = DRAWN["far"]
    goal, *others = (called(city, square) for square in far["teams"])
    atlas = city.parts.atlas((), ())
    assert [atlas.distance(city.sq(goal), city.sq(one)) for one in (goal, *others)] == far["squares"]
    city.world(destination=goal).put(1, square=others[0]).put(2, square=others[1]).land(0, goal)
    assert holder(city) == far["holder"]


@pytest.mark.rule("RM-9.28")
def test_a_touch_blocks_touches_for_as_long_as_drawn(city: City) -> None:
    touch = DRAWN["touch"]
    city.world(bonbi=0, settled=(1, 2, 3)).at(touch["at"]).land(1, "渋谷")
    city.do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch(), t.Finish())
    city.dice(6).do(1, t.RollAttack())
    assert city.at(touch["blocked"]).refused(1, t.Touch(2)) == ("RM-9.28", "touch_blocked")
    city.at(touch["again"]).tick()
    assert city.may(1, t.Touch(2))


@pytest.mark.rule("RM-11.1a", "RM-11.1b")
def test_a_team_below_zero_sells_as_drawn(city: City) -> None:
    debt = DRAWN["debt"]
    sold = [one["property"] for one in debt["sells"]]
    attack(city, 3, 6, balance=debt["balance"], properties=[*sold, debt["keeps"]])
    assert city.balance(0) == [debt["balance"] - debt["loss"]]
    for one in debt["sells"]:
        city.do(0, t.Sell(one["property"]))
        assert city.balance(0) == [one["balance"]]
    assert city.refused(0, t.Sell(debt["keeps"])) == ("RM-11.1b", "no_debt")


@pytest.mark.rule("RM-12.3a", "RM-12.3b", "RM-12.4a")
def test_prizes_decide_as_drawn(city: City) -> None:
    prizes = DRAWN["prizes"]
    kinds: dict[str, list[int]] = {}
    for number, one in enumerate(city.parts.properties):
        kinds.setdefault(one.kind, []).append(number)
    food, industry, history = kinds["food"], kinds["industry"], kinds["history"]
    hands = ([*food[:3], industry[0]], [*food[3:6], *history[:2]], [industry[1]])
    for seat, (hand, total) in enumerate(zip(hands, prizes["before"], strict=True)):
        owned = tuple(Owned(number, 1) for number in hand)
        sale = sum(city.parts.properties[number].sale for number in hand)
        city.put(seat, owned=owned, cleared=sum(1 << one for one in hand), balance=total - sale)
    after = close(city)
    assert list(after) == prizes["after"]
    assert [won - had for won, had in zip(after, prizes["before"], strict=True)] == prizes["prizes"]
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    assert outcome.ranking[0] == (prizes["wins"],)
