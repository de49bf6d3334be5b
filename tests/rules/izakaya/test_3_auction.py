"""IZ-3: auction."""

from itertools import permutations

import pytest

from kippu.core.errors import IllegalMove
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.play import new_order
from kippu.games.izakaya.rules.types import Bid, BidPlaced, BidsRevealed, OrderSet
from tests.rules.izakaya.evenings import Evening, only, turns


@pytest.mark.rule("IZ-3.1b")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_bids_are_revealed_together_whoever_bids_first(order: tuple[int, ...]) -> None:
    game = Evening(3)
    bids = (200, 0, 300)
    told = [game.step(seat, str(bids[seat])).events for seat in order]
    assert told[:2] == [(BidPlaced(order[0]),), (BidPlaced(order[1]),)]
    assert told[2] == (BidsRevealed(bids, 500), OrderSet((2, 0, 1)))


@pytest.mark.rule("IZ-3.1a")
def test_a_bid_is_between_nothing_and_the_own_cash() -> None:
    game = Evening().put(cash=(300, 500))
    assert game.options(seat=0) == ["0", "100", "200", "300"]
    assert game.refused("400", 0) == ("IZ-3.1a", "bid_not_in_cash")
    assert game.refused("600", 1) == ("IZ-3.1a", "bid_not_in_cash")
    assert game.refused_command(Bid(-100), 0) == ("IZ-3.1a", "bid_not_in_cash")
    game.bid(300, 500)
    assert [player.cash for player in game.view().players] == [0, 0]


@pytest.mark.rule("IZ-3.1a")
def test_it_is_told_how_much_can_be_bid() -> None:
    with pytest.raises(IllegalMove) as refusal:
        Evening().put(cash=(300, 500)).step(1, "600")
    assert refusal.value.params == {"amount": 600, "cash": 500}


@pytest.mark.rule("IZ-3.1a")
def test_a_bid_is_chosen_in_secret() -> None:
    game = Evening()
    assert game.step(0, "300").events == (BidPlaced(0),)
    assert [game.view(viewer).bid for viewer in (0, 1, "spectator")] == [300, None, None]


@pytest.mark.rule("IZ-3.1c")
def test_without_cash_the_bid_is_nothing() -> None:
    game = Evening().put(cash=(300, 0))
    assert game.options(seat=1) == ["0"]
    assert game.refused("100", 1) == ("IZ-3.1a", "bid_not_in_cash")
    game.bid(100, 0)
    assert [player.cash for player in game.view().players] == [200, 0]


@pytest.mark.rule("IZ-3.2a")
def test_all_bids_go_into_the_pot_whatever_place_they_buy() -> None:
    game = Evening(3)
    game.bid(100, 200, 300)
    assert (game.view().pot, [player.cash for player in game.view().players]) == (600, [900, 800, 700])
    game.end_phase()
    game.bid(100, 0, 0)
    assert (game.view().pot, [player.cash for player in game.view().players]) == (700, [800, 800, 700])


@pytest.mark.rule("IZ-3.2b")
def test_no_money_leaves_the_pot() -> None:
    game = Evening()
    game.bid(800, 700)
    for text in ("drink red 1,1", "price red>blue", "acquire 1,1 0,0", game.options("build I2")[0], "pass", "pass"):
        game.do(text)
        assert game.view().pot == 1_500
    assert game.state.over
    assert [player.score.cash for player in game.view().players] == [200, 300]


@pytest.mark.rule("IZ-3.3")
@pytest.mark.parametrize("bids", list(permutations((0, 100, 400))))
def test_the_higher_bid_goes_first(bids: tuple[int, ...]) -> None:
    game = Evening(3)
    events = game.bid(*bids)
    order = tuple(sorted(range(3), key=lambda seat: -bids[seat]))
    assert only(OrderSet, events) == [OrderSet(order)]
    assert (game.view().order, game.asked) == (order, order[0])


@pytest.mark.rule("IZ-3.4a")
@pytest.mark.parametrize(
    ("order", "bids", "after"),
    [
        ((0, 1), (200, 200), (1, 0)),
        ((1, 0), (200, 200), (0, 1)),
        ((0, 1, 2), (300, 100, 300), (2, 0, 1)),
        ((2, 1, 0), (100, 300, 100), (1, 0, 2)),
        ((0, 1, 2, 3), (100, 200, 100, 200), (3, 1, 2, 0)),
    ],
)
def test_two_equal_bids_swap_their_order(order: tuple[int, ...], bids: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert new_order(order, bids) == after


@pytest.mark.rule("IZ-3.4b")
@pytest.mark.parametrize(
    ("order", "bids", "after"),
    [
        ((2, 0, 1), (100, 100, 100), (1, 0, 2)),
        ((3, 1, 0, 2), (100, 100, 100, 0), (2, 0, 1, 3)),
        ((3, 1, 0, 2, 4), (500, 500, 500, 500, 600), (4, 2, 0, 1, 3)),
    ],
)
def test_more_equal_bids_turn_their_order_round(
    order: tuple[int, ...], bids: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert new_order(order, bids) == after


@pytest.mark.rule("IZ-3.5")
def test_bids_of_nothing_keep_their_order() -> None:
    game = Evening(3)
    for _ in range(2):
        game.bid(0, 0, 0)
        assert game.view().order == (0, 1, 2)
        game.end_phase()
    game.bid(0, 200, 0)
    assert game.view().order == (1, 0, 2)


@pytest.mark.rule("IZ-3.6a", "IZ-3.6b")
def test_nothing_but_bids_moves_cash() -> None:
    game = Evening()
    game.bid(300, 100)
    cash = [player.cash for player in game.view().players]
    game.do("drink red 1,1", "price red>blue", "acquire 1,1 0,0", game.options("build I2")[0], "pass", "pass")
    assert [player.cash for player in game.view().players] == cash == [700, 900]
    game.bid(0, 0)
    assert [player.cash for player in game.view().players] == cash


@pytest.mark.rule("IZ-3.7a")
def test_a_bid_can_be_replaced_until_all_have_bid() -> None:
    game = Evening(3)
    game.step(0, "500")
    assert list(GAME.to_act(game.state)) == [1, 2]
    assert game.options(seat=0) == game.options(seat=1)
    game.step(1, "100")
    assert list(GAME.to_act(game.state)) == [2]
    assert game.step(0, "0").events == (BidPlaced(0),)
    assert only(BidsRevealed, game.step(2, "200").events) == [BidsRevealed((0, 100, 200), 300)]
    assert game.refused("500", 2) == ("IZ-3.1b", "no_auction_now")


@pytest.mark.rule("IZ-3.7b")
def test_a_replaced_bid_costs_nothing() -> None:
    game = Evening()
    game.step(0, "900")
    game.step(0, "100")
    game.step(1, "0")
    assert [player.cash for player in game.view().players] == [900, 1_000]


def test_the_next_auction_starts_without_bids() -> None:
    game = turns()
    game.end_phase()
    assert (game.view().has_bid, game.view().bids) == ((False, False), ())
