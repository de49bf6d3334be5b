"""The greedy bot."""

import random
from statistics import mean

import pytest

from kippu.bots import find_bot
from kippu.games.metrox import GAME
from kippu.games.metrox.bots import Greedy
from kippu.games.metrox.types import MetroXOptions, TakeBack, Write
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, invented_map, route

TWINS = invented_map(route("A", 2, (3, 1), "a1 a2 a3"), route("B", 2, (3, 1), "b1 b2 b3"))


def choice(game: Sheets, seat: int = 0, seed: int = 0) -> str:
    """What the greedy bot chooses."""
    chosen = Greedy().choose(GAME.view(game.state, seat), tuple(GAME.legal(game.state, seat)), random.Random(seed))
    return GAME.to_text(chosen)


def test_greedy_is_found_by_its_name() -> None:
    assert isinstance(find_bot("metrox", "greedy"), Greedy)


def test_a_bonus_in_reach_is_taken() -> None:
    game = Sheets("number-2", "number-1", on=TWINS, deck=PLENTY)
    game.write("B")  # b1 and b2: one more completes B
    assert choice(game) == "B"


def test_a_free_circle_completes_a_route_that_has_no_space_left() -> None:
    game = Sheets("number-1", "number-1", "free", on=TWINS, deck=PLENTY)
    game.write("B", "B")
    assert choice(game) == "@b3"


def test_a_star_goes_where_it_is_worth_most() -> None:
    game = Sheets("number-3", "star", on="tokyo")
    game.write("G")  # the next empty station of Z and G has five routes
    assert choice(game) in ("Z", "G")


def test_nothing_is_chosen_when_nothing_can_be_done() -> None:
    game = Sheets("skip-3", "skip-3", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    assert choice(game) == "-"


def test_among_equals_the_own_dice_decide() -> None:
    game = Sheets("number-1", on=TWINS, deck=PLENTY)
    chosen = [choice(game, seed=seed) for seed in range(20)]
    assert set(chosen) == {"A", "B"}
    assert chosen == [choice(game, seed=seed) for seed in range(20)]


def test_a_bot_looks_at_the_sheet_of_its_own_seat() -> None:
    game = Sheets("number-2", "number-1", seats=2, on=TWINS, deck=PLENTY)
    game.write("A B")
    assert (choice(game, 0), choice(game, 1)) == ("A", "B")


def test_greedy_never_takes_back() -> None:
    game = Sheets("number-1", on=TWINS, deck=PLENTY)
    options = (TakeBack(), *GAME.legal(game.state, 0))
    chosen = {Greedy().choose(GAME.view(game.state, 0), options, random.Random(seed)) for seed in range(20)}
    assert chosen == {Write("A"), Write("B")}


@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_greedy_is_better_than_random(map_id: str) -> None:
    totals: dict[str, list[int]] = {"random": [], "greedy": []}
    for number in range(10):
        outcome = playout(GAME, MetroXOptions(map_id), ("random", "greedy"), f"strength {number}").outcome
        assert outcome is not None
        for bot, total in zip(totals, outcome.scores, strict=True):
            totals[bot].append(total)
    assert mean(totals["greedy"]) > mean(totals["random"]) + 10
