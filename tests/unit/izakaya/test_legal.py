"""Options that are not listed: they behave as a list would."""

import random
from collections import Counter
from collections.abc import Container

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.legal import TurnOptions
from kippu.games.izakaya.rules.types import Acquire, Bid, Decline, Pass
from tests.rules.izakaya.evenings import Evening, turns


def test_a_turn_is_lazy_and_an_auction_is_a_list() -> None:
    assert isinstance(GAME.legal(turns().state, 0), TurnOptions)
    assert GAME.legal(Evening().state, 0) == tuple(Bid(100 * coins) for coins in range(11))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_a_list(seats: int) -> None:
    options = GAME.legal(turns(seats).state, 0)
    listed = list(options)
    assert [options[at] for at in range(len(options))] == listed
    assert (options[-1], list(options[:3]), options[0]) == (listed[-1], listed[:3], Pass())
    assert bool(options)
    with pytest.raises(IndexError):
        options[len(options)]


def test_options_of_the_second_player() -> None:
    game = turns(4).put(lot_chips={0: "1,1 2,1", 1: "2,2 3,3"}, owned={0: "0,0 1,0", 1: "1,1 2,2"})
    game.do("drink red 2,2")
    options = GAME.legal(game.state, 1)
    assert all(option in options for option in options)
    assert [options[at] for at in range(len(options))] == list(options)
    assert Acquire("1,1", "0,1") in options  # the chip there is that of the first player
    assert Acquire("2,2", "1,2") not in options


def test_what_is_no_command_is_not_contained() -> None:
    options: Container[object] = GAME.legal(turns().state, 0)
    assert "pass" not in options
    assert Decline() not in options
    assert Pass() in options


def test_any_option_can_be_drawn() -> None:
    options = GAME.legal(turns().state, 0)
    rng = random.Random(1)
    drawn = Counter(rng.choice(options) for _ in range(20_000))
    assert set(drawn) == set(options)
    assert max(drawn.values()) < 4 * 20_000 / len(options)


def test_after_the_bonus_comes_the_next_player() -> None:
    game = turns(4).put(lot_chips={0: "1,2 3,2"})
    game.do("acquire 2,2 1,1")
    assert GAME.legal(game.state, 0)[0] == Decline()
    assert not GAME.legal(game.state, 1)
