"""TM-28: what each player may see."""

import msgspec
import pytest

from kippu.core.game import Viewer
from kippu.games.tokyo_metro.game import GAME
from tests.rules.tokyo_metro.city import City

ALL: tuple[Viewer, ...] = (0, 1, 2, "spectator")


@pytest.mark.rule("TM-28.1")
def test_everything_is_open_but_bids() -> None:
    city = City(3).placed().player(0, cash=700, loans=1, tokens=2, bonus=300, cards="A3a")
    city.line("G", train="ueno", back=True, income=900, holders=(1,), stakes=((0, 200),), speed=1)
    seen = [msgspec.structs.replace(GAME.view(city.state, viewer), viewer="spectator") for viewer in ALL]
    assert all(one == seen[0] for one in seen)
    one, line = seen[0].players[0], seen[0].lines[0]
    assert (one.cash, one.loans, one.tokens, one.bonus, one.cards[0].id) == (700, 1, 2, 300, "A3a")
    assert (line.train, line.back, line.first, line.second, line.stakes[0].stake) == ("ueno", True, 600, 300, 200)
    city.until("auction", 3)
    assert [len(column.pile) for column in city.view.columns] == [2] * 6


@pytest.mark.rule("TM-28.2a", "TM-28.2b", "TM-28.2c")
def test_a_bid_is_hidden_until_all_have_bid() -> None:
    city = City(3).placed()
    city.until("auction")
    city.by(1, "bid 300")
    for viewer in ALL:
        seen = GAME.view(city.state, viewer)
        assert seen.has_bid == (False, True, False)
        assert seen.bids == (None, 300 if viewer == 1 else None, None)
    city.do("bid 100", "bid 200")
    for viewer in ALL:
        assert GAME.view(city.state, viewer).bids == GAME.view(city.state, viewer).totals == (100, 300, 200)


@pytest.mark.rule("TM-28.3a", "TM-28.3b")
def test_which_cards_are_left_is_open_and_their_order_is_nowhere() -> None:
    city = City(2)
    assert city.view.columns[0].undrawn == ("A1c", "A2a", "A2b", "A2c", "A3a", "A3b", "A3c")
    assert isinstance(city.state.undrawn, int)  # a set, without an order
