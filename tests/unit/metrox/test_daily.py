"""The puzzle of the day."""

from collections import Counter

import pytest

from kippu.core.chance import Seeded
from kippu.games.metrox import GAME
from kippu.games.metrox.daily import Daily, daily, daily_seed, deal_of
from kippu.games.metrox.types import CardTurned, MetroXOptions
from kippu.sim.playout import playout


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
    daily.cache_clear()
    assert daily("2026-07-01", "tokyo", 200) == puzzle
