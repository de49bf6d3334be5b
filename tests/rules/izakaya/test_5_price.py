"""IZ-5: Price."""

import pytest

from kippu.games.izakaya.rules.types import CoinMoved
from tests.rules.izakaya.evenings import Evening, turns

COLORS = ["white", "blue", "red", "green", "yellow", "purple"]


@pytest.mark.rule("IZ-5.1")
def test_one_coin_moves() -> None:
    game = turns()
    before = game.prices()
    assert game.do("price yellow>white") == (CoinMoved(0, "yellow", "white", 200, 200),)
    assert game.prices() == before | {"yellow": 200, "white": 200}


@pytest.mark.rule("IZ-5.2a")
def test_a_colour_without_money_gives_nothing() -> None:
    game = turns()
    game.do("price white>red")
    assert game.refused("price white>blue") == ("IZ-5.2a", "no_coin")
    assert game.options("price white") == []
    assert "price blue>white" in game.options()


@pytest.mark.rule("IZ-5.2b")
def test_a_colour_cannot_give_to_itself() -> None:
    assert turns().refused("price red>red") == ("IZ-5.2b", "same_color")
    assert turns().options("price red") == [
        f"price red>{taker}" for taker in ("white", "blue", "green", "yellow", "purple")
    ]


def all_on_red() -> Evening:
    """A game in which one coin after the other has gone to red."""
    game = turns()
    for giver in ("white", "blue", "green", "green", "yellow", "yellow", "yellow", "purple", "purple", "purple"):
        game.do(f"price {giver}>red")
    return game


@pytest.mark.rule("IZ-5.3a")
def test_prices_fall_to_nothing_and_rise_without_limit() -> None:
    game = all_on_red()
    assert game.prices() == dict.fromkeys(["white", "blue", "green", "yellow", "purple"], 0) | {"red": 1_200}


@pytest.mark.rule("IZ-5.3b")
def test_all_prices_together_are_always_the_same() -> None:
    game = turns(4)
    for number in range(12):
        options = game.options("price")
        game.do(options[7 * number % len(options)])
        assert sum(game.prices().values()) == 1_200


@pytest.mark.rule("IZ-5.4a")
def test_price_can_be_chosen_any_number_of_times() -> None:
    game = turns(3)
    for _ in range(9):
        assert len(game.options("price")) >= 5
        game.do(game.options("price")[0])
    assert game.view().phase == "auction"


@pytest.mark.rule("IZ-5.4b")
def test_there_is_always_an_action_to_take() -> None:
    game = all_on_red()
    for _ in range(2):
        game.put(drinks=dict(zip(game.town.grid.corners, 6 * COLORS, strict=False)), yard="", supply="")
        game.put(owned={0: "0,0 1,0 2,0 0,1", 1: "2,1 0,2 1,2 2,2"})
        assert game.options() == ["pass", *(f"price red>{taker}" for taker in COLORS if taker != "red")]
        game.do("pass")
