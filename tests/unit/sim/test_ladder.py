import math

import pytest

from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.jobs import runner
from kippu.sim.ladder import pairings, play, reckon


def test_every_pair_meets_in_both_orders() -> None:
    plans = pairings("metrox", MetroXOptions(), ("a", "b", "c"), "s", 5)
    assert [(plan.bots, plan.games) for plan in plans[:2]] == [(("a", "b"), 3), (("b", "a"), 2)]
    assert len(plans) == 6
    assert len({plan.seed for plan in plans}) == 6


def test_at_a_larger_table_two_bots_take_turns_and_all_their_seats_meet() -> None:
    plans = pairings("metrox", MetroXOptions(), ("random", "greedy"), "larger", 12, 3)
    assert [plan.bots for plan in plans] == [("random", "greedy", "random"), ("greedy", "random", "greedy")]
    results = list(play(plans))
    assert {one for *_, one in results} <= {0.0, 0.25, 0.5, 0.75, 1.0}  # two meetings in every game
    won = reckon(("random", "greedy"), results).cross[1][0]
    assert won is not None
    assert won > 0.5


def test_two_players_are_as_far_apart_as_their_results_say() -> None:
    results = [("a", "b", 1.0)] * 750 + [("a", "b", 0.0)] * 250
    found = reckon(("a", "b"), results)
    strong, weak = found.ratings
    assert (strong.bot, weak.bot, weak.elo) == ("a", "b", 0)
    assert strong.elo == pytest.approx(400 * math.log10(3), abs=1)  # three wins for every loss
    # half the error of the difference, each against their mean: 1.96 / sqrt(n p q) / 2
    assert strong.error == pytest.approx(1.96 / math.sqrt(1000 * 0.1875) / 2 * 400 / math.log(10), rel=0.01)
    assert found.cross == ((None, 0.75), (0.25, None))


def test_who_always_wins_is_still_rated() -> None:
    found = reckon(("a", "b", "c"), [("a", "b", 1.0), ("b", "c", 1.0), ("a", "c", 1.0)] * 20)
    assert [one.bot for one in found.ratings] == ["a", "b", "c"]
    assert all(math.isfinite(one.elo) and math.isfinite(one.error) for one in found.ratings)


def test_a_shared_win_counts_half() -> None:
    found = reckon(("a", "b"), [("a", "b", 0.5)] * 10)
    assert [one.elo for one in found.ratings] == pytest.approx([0, 0], abs=1e-6)


def test_the_games_are_the_same_on_processes() -> None:
    plans = pairings("metrox", MetroXOptions(), ("random", "greedy"), "same", 4)
    with runner(2) as run:
        assert list(play(plans, run)) == list(play(plans))


def test_the_levels_of_metrox_are_in_order() -> None:
    bots = ("random", "casual", "greedy", "expert", "master")
    found = reckon(bots, list(play(pairings("metrox", MetroXOptions(), bots, "levels", 16))))
    assert [one.bot for one in found.ratings] == list(reversed(bots))
    assert found.ratings[0].elo > 800
