"""IZ-5: Price."""

import pytest

from kippu.games.izakaya.rules.types import CoinMoved
from tests.rules.izakaya.evenings import turns


@pytest.mark.rule("IZ-5.1")
def test_one_coin_moves() -> None:
    game = turns()
    before = game.prices()
    assert game.do("price yellow>white") == (CoinMoved(0, "yellow", "white", 200, 200),)
    assert game.prices() == before | {"yellow": 200, "white": 200}


@pytest.mark.rule("IZ-5.2")
def test_a_colour_without_money_gives_nothing() -> None:
    game = turns()
    game.do("price white>red")
    assert game.refused("price white>blue") == ("IZ-5.2", "no_coin")
    assert game.options("price white") == []
    assert "price blue>white" in game.options()


@pytest.mark.rule("IZ-5.2")
def test_a_colour_cannot_give_to_itself() -> None:
    assert turns().refused("price red>red") == ("IZ-5.2", "same_color")


@pytest.mark.rule("IZ-5.3")
def test_prices_fall_to_nothing_and_rise_without_limit() -> None:
    game = turns()
    for giver in ("white", "blue", "green", "green", "yellow", "yellow", "yellow", "purple", "purple", "purple"):
        game.do(f"price {giver}>red")
        assert sum(game.prices().values()) == 1_200
    assert game.prices() == dict.fromkeys(["white", "blue", "green", "yellow", "purple"], 0) | {"red": 1_200}


@pytest.mark.rule("IZ-5.4")
def test_price_can_be_chosen_any_number_of_times() -> None:
    game = turns(3)
    for _ in range(9):
        assert len(game.options("price")) >= 5
        game.do(game.options("price")[0])
    assert game.view().phase == "auction"
