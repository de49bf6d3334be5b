"""The best score with the deck known: between a game that reaches it and a bound that none can beat."""

from collections.abc import Sequence

import pytest

from kippu.games.metrox.coach.advice import on_deal
from kippu.games.metrox.coach.bound import bound, relax, search
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import MetroXOptions
from tests.rules.metrox.sheets import CROSS, PLENTY, Stacked

SMALL = MetroXOptions(CROSS, PLENTY)


def best(state: State, cards: Sequence[int]) -> int:
    """The best score by trying everything."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return outcome.scores[0]
    return max(best(GAME.apply(state, 0, one, Stacked(cards[:1]), 0).state, cards[1:]) for one in GAME.legal(state, 0))


def deals(shared: Parts, number: int) -> list[list[int]]:
    thinker, dice = mind(shared), k.dice("bounds")
    return [thinker.shuffle(dice) for _ in range(number)]


@pytest.mark.untraced
def test_on_a_small_map_the_search_finds_what_trying_everything_finds() -> None:
    shared = parts(SMALL)
    for cards in deals(shared, 25):
        found = bound(shared, cards, 5_000)
        assert found.exact
        assert found.low == best(GAME.start(SMALL, 1, Stacked(cards[:1])).state, cards[1:])
        assert relax(shared, cards) >= found.low


@pytest.mark.parametrize("map_", ["tokyo", "osaka"])
def test_good_play_lies_below_the_search_and_the_search_below_the_bound(map_: str) -> None:
    shared = parts(MetroXOptions(map_))
    for cards in deals(shared, 5):
        low, complete = search(shared, cards, 60)
        assert not complete
        assert on_deal(shared, cards, 5) <= low <= relax(shared, cards)


def test_a_wider_search_is_not_worse() -> None:
    shared = parts(MetroXOptions())
    narrow, wide = (sum(search(shared, cards, width)[0] for cards in deals(shared, 4)) for width in (5, 200))
    assert narrow <= wide
