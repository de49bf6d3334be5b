"""The puzzle of the day."""

from collections import Counter

import pytest

from kippu.core.chance import Seeded
from kippu.core.errors import KippuError
from kippu.games.metrox.coach.daily import Daily, compared, computing, daily, daily_seed, deal_of, seed_of
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import CardTurned, MetroXOptions
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS


def test_the_deal_is_that_of_a_game_with_the_seed() -> None:
    seed = daily_seed("2026-07-01", "osaka")
    cards = deal_of(MetroXOptions("osaka"), seed)
    record = playout(GAME, MetroXOptions("osaka"), ("greedy",), seed)
    turned = [event.card for entry in record.log for event in entry.events if isinstance(event, CardTurned)]
    state = GAME.start(MetroXOptions("osaka"), 1, Seeded(seed)).state
    assert [state.parts.card_ids[card] for card in cards] == turned


def test_every_day_and_map_has_its_own() -> None:
    seeds = {daily_seed(date, map_) for date in ("2026-07-01", "2026-07-02") for map_ in ("tokyo", "osaka")}
    assert len(seeds) == 4


@pytest.fixture(scope="module")
def puzzle() -> Daily:
    return daily("2026-07-01", "tokyo", 200)


def test_levels_are_in_order_and_par_is_the_masters_mean(puzzle: Daily) -> None:
    means = [sum(Counter(counts).elements()) / 200 for counts in puzzle.levels.values()]
    assert list(puzzle.levels) == ["random", "casual", "greedy", "expert", "master"]
    assert means == sorted(means)
    assert puzzle.par == means[-1]


def test_a_score_beats_a_share_of_every_level(puzzle: Daily) -> None:
    assert puzzle.beaten("random", 99) == 1
    assert puzzle.beaten("random", -99) == 0
    shares = [puzzle.beaten(level, 35) for level in puzzle.levels]
    assert shares == sorted(shares, reverse=True)


def test_equal_scores_count_half() -> None:
    assert Daily("d", "m", "s", 1.0, {"one": {3: 2, 5: 2}}).beaten("one", 3) == 0.25


def test_the_puzzle_is_the_same_for_all(puzzle: Daily) -> None:
    assert daily("2026-07-01", "tokyo", 200) == puzzle


def test_a_crowd_of_thousands_comes_in_steps() -> None:
    told = list(computing("2026-07-01", MetroXOptions("osaka"), 1_500))
    assert told[:4] == [(0, 7_500), (1_000, 7_500), (1_500, 7_500), (2_500, 7_500)]
    assert len(told) == 10


def test_a_score_beside_the_crowd(puzzle: Daily) -> None:
    best, worst = compared(puzzle, 99), compared(puzzle, -99)
    assert (best.level, best.marks) == ("master", "\N{LARGE GREEN SQUARE}" * 5)
    assert (worst.level, worst.marks) == ("random", "\N{WHITE LARGE SQUARE}" * 5)
    assert (best.score, best.par, best.players) == (99, puzzle.par, 200)
    assert best.levels["master"].mean == puzzle.par
    assert [one.share for one in worst.levels.values()] == [0] * 5


@pytest.mark.parametrize("options", [MetroXOptions(CROSS), MetroXOptions("tokyo", "standard21")])
def test_there_is_no_puzzle_for_other_maps_and_decks(options: MetroXOptions) -> None:
    with pytest.raises(KippuError, match="no_puzzle_with_options"):
        seed_of("2026-07-01", options)
