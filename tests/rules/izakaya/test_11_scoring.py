"""IZ-11: scoring."""

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import Ended, LotEarned, LotScore, Scored
from tests.rules.izakaya.evenings import Evening, only, turns

# With five players lot 25 lies at 4,4: it has outlines a and b.
TWO = "4,4"


def last_phase(seats: int = 2) -> Evening:
    """A game in its last action phase; everybody has some cash left."""
    game = Evening(seats)
    game.bid(*[900] * seats)
    return game


@pytest.mark.rule("IZ-11.1b")
def test_a_building_earns_its_drinks_for_each_floor() -> None:
    game = turns().put(owned={0: "0,0"}, drinks={"1,1": "red", "1,0": "yellow"}).lay("0,0", "4,0 4,1", "4,0", "4,0")
    assert game.score().lots == (LotScore("0,0", drinks=500, floors=(3,), earned=1_500),)


@pytest.mark.rule("IZ-11.1a")
def test_the_current_prices_count() -> None:
    game = turns().put(owned={0: "0,0"}, drinks={"1,1": "red"}).lay("0,0", "4,0 4,1")
    earned = [game.score().earned]
    for _ in range(2):
        game.do("price red>blue")
        earned.append(game.score().earned)
    assert earned == [200, 100, 0]


@pytest.mark.rule("IZ-11.1a")
def test_all_lots_of_a_player_are_added() -> None:
    game = last_phase().put(owned={0: "0,0 1,0", 1: "2,2"}, drinks={"1,1": "red", "2,1": "blue"})
    game.lay("0,0", "4,0").lay("1,0", "2,1 3,1").lay("1,0", "3,1")
    events = game.end_phase()
    assert only(LotEarned, events) == [
        LotEarned(0, "0,0", 200, (1,), 200),
        LotEarned(0, "1,0", 300, (2,), 600),
        LotEarned(1, "2,2", 0, (0,), 0),
    ]
    assert only(Scored, events) == [Scored(0, 800, 100, 900), Scored(1, 0, 100, 100)]


@pytest.mark.rule("IZ-11.2")
def test_two_buildings_on_one_lot_both_earn_the_full_sum() -> None:
    game = turns(5).put(owned={0: TWO}, drinks={"4,4": "yellow", "5,4": "red"})
    game.lay(TWO, "0,0 1,0", "0,0", "3,0")
    assert game.score().lots == (LotScore(TWO, drinks=500, floors=(2, 1), earned=1_500),)


@pytest.mark.rule("IZ-11.3a")
def test_without_drinks_or_without_pieces_nothing_is_earned() -> None:
    game = turns().put(owned={0: "0,0 2,2"}, drinks={"2,2": "red"}).lay("0,0", "4,0")
    assert game.score().lots == (LotScore("0,0", 0, (1,), 0), LotScore("2,2", 200, (0,), 0))


@pytest.mark.rule("IZ-11.3b")
def test_only_the_owner_earns_whoever_built() -> None:
    game = turns(yard="I1 I1 I2 I2").put(owned={1: "0,0"}, drinks={"1,1": "red"})
    game.do("build I1 0,0 4,0")
    assert [game.score(seat).earned for seat in range(2)] == [0, 200]
    game.do("build I1 0,0 4,0")
    assert [game.score(seat).earned for seat in range(2)] == [0, 400]


@pytest.mark.rule("IZ-11.3c")
def test_nobody_earns_from_a_lot_without_an_owner() -> None:
    game = last_phase().put(drinks={"1,1": "red"}, yard="I1 I1 I2 I2")
    game.do("build I1 0,0 4,0", "build I1 1,0 2,1")
    events = game.end_phase()
    assert not only(LotEarned, events)
    assert only(Scored, events) == [Scored(0, 0, 100, 100), Scored(1, 0, 100, 100)]


@pytest.mark.rule("IZ-11.4")
def test_a_drink_counts_for_every_lot_around_it() -> None:
    game = turns().put(owned={0: "0,0 1,0", 1: "0,1"}, drinks={"1,1": "red"})
    game.lay("0,0", "4,0").lay("1,0", "2,1").lay("0,1", "4,0")
    assert [game.score(seat).earned for seat in range(2)] == [400, 200]


@pytest.mark.rule("IZ-11.5a")
def test_cash_left_counts() -> None:
    game = last_phase().put(owned={0: "0,0"}, drinks={"1,1": "red"}, cash=(300, 400)).lay("0,0", "4,0")
    assert only(Scored, game.end_phase()) == [Scored(0, 200, 300, 500), Scored(1, 0, 400, 400)]
    end = GAME.outcome(game.state)
    assert end is not None
    assert end.scores == (500, 400)


@pytest.mark.rule("IZ-11.5b")
def test_what_was_bid_does_not_count() -> None:
    game = Evening()
    game.bid(900, 600)
    game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert end.scores == (100, 400)
    assert game.view().pot == 1_500


@pytest.mark.rule("IZ-11.6a")
def test_the_highest_total_wins() -> None:
    game = last_phase(3).put(owned={2: "0,0"}, drinks={"1,1": "red"}, cash=(300, 200, 400)).lay("0,0", "4,0")
    events = game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert (end.ranking, end.scores, end.decided_by) == (((2,), (0,), (1,)), (300, 200, 600), "total")
    assert events[-1] == Ended((2,), "total")


@pytest.mark.rule("IZ-11.6b")
def test_equal_totals_are_ranked_along_the_track() -> None:
    game = last_phase(3).put(cash=(100, 400, 400))
    game.put(order=(0, 2, 1))
    events = game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert (end.ranking, end.decided_by) == (((2,), (1,), (0,)), "turn_order")
    assert events[-1] == Ended((2,), "turn_order")


@pytest.mark.rule("IZ-11.6b")
def test_equal_totals_behind_the_first_decide_no_win() -> None:
    game = last_phase(3).put(cash=(300, 400, 300))
    game.put(order=(2, 1, 0))
    game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert (end.ranking, end.decided_by) == (((1,), (2,), (0,)), "total")
