"""IZ-10: end."""

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import BidsRevealed, Ended, LastPhase, Scored
from tests.rules.izakaya.evenings import Evening, only

THRESHOLDS = pytest.mark.parametrize(("seats", "threshold"), [(2, 1_500), (3, 2_300), (4, 3_000), (5, 4_000)])


def with_pot(seats: int, pot: int) -> Evening:
    """A game in a later auction, with so much in the pot."""
    cash = [1_000] * seats
    for coin in range(pot // 100):
        cash[coin % seats] -= 100
    return Evening(seats).put(pot=pot, cash=tuple(cash), round=3)


@pytest.mark.rule("IZ-10.1")
@THRESHOLDS
def test_a_full_pot_makes_the_next_phase_the_last(seats: int, threshold: int) -> None:
    game = with_pot(seats, threshold - 100)
    assert not game.view().last
    events = game.bid(*[0] * (seats - 1), 100)
    assert only(LastPhase, events) == [LastPhase("pot")]
    assert (game.view().last, game.view().phase, game.view().end_threshold) == (True, "action", threshold)
    game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert end.reason == "pot"


@pytest.mark.rule("IZ-10.1")
@THRESHOLDS
def test_a_pot_that_is_not_full_lets_the_game_go_on(seats: int, threshold: int) -> None:
    game = with_pot(seats, threshold - 100)
    assert not only(LastPhase, game.bid(*[0] * seats))
    game.end_phase()
    assert (game.view().phase, game.view().round) == ("auction", 4)


@pytest.mark.rule("IZ-10.2")
def test_the_tenth_round_is_the_last() -> None:
    game = Evening(3)
    for number in range(1, 11):
        assert not game.state.over
        assert only(LastPhase, game.bid(0, 0, 0)) == ([LastPhase("rounds")] if number == 10 else [])
        game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert (end.reason, end.scores) == ("rounds", (1_000, 1_000, 1_000))


@pytest.mark.rule("IZ-10.3a")
def test_the_last_phase_is_played_to_its_end_by_all() -> None:
    game = Evening()
    game.bid(800, 800)
    asked = []
    while not game.state.over:
        assert GAME.outcome(game.state) is None
        asked.append(game.asked)
        game.do("price red>blue" if game.prices()["red"] else "price blue>red")
    assert asked == [1, 0] * 3


@pytest.mark.rule("IZ-10.3b")
def test_then_it_is_counted() -> None:
    game = Evening()
    game.bid(800, 800)
    for _ in range(5):
        assert not only(Scored, game.do("pass"))
    events = game.do("pass")
    assert [event.seat for event in only(Scored, events)] == [0, 1]
    assert isinstance(events[-1], Ended)
    assert (game.view().phase, game.view().turn) == ("over", 6)
    assert GAME.outcome(game.state) is not None


@pytest.mark.rule("IZ-10.3b")
@pytest.mark.parametrize("text", ["pass", "0", "price red>blue"])
def test_after_it_nobody_can_do_anything(text: str) -> None:
    game = Evening()
    game.bid(800, 800)
    game.end_phase()
    for seat in range(2):
        assert game.refused(text, seat) == ("IZ-10.3b", "game_over")
        assert not GAME.legal(game.state, seat)
    assert GAME.to_act(game.state) == ()


def test_the_bids_are_told_with_the_pot_they_fill() -> None:
    assert only(BidsRevealed, with_pot(2, 1_300).bid(100, 100)) == [BidsRevealed((100, 100), 1_500)]
