"""TM-5 and TM-6: the auction and the movement phase."""

import pytest

from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import BidMade, BidsRevealed, MeeplePut, OrderChanged, StayedAboard, Walked
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.turn_order import new_order
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only


def auction(seats: int = 2) -> City:
    """The first auction; nobody has a bonus."""
    city = City(seats).placed()
    city.until("auction")
    return city


@pytest.mark.rule("TM-5.1a")
def test_bids_go_from_nothing_to_all_the_cash() -> None:
    city = auction().player(0, cash=300).player(1, cash=100)
    assert city.options(seat=0) == ["bid 0", "bid 100", "bid 200", "bid 300"]
    assert city.options(seat=1) == ["bid 0", "bid 100"]
    assert city.refused("bid 400") == ("TM-5.1a", "bid_above_cash")
    assert city.refused("bid 200", 1) == ("TM-5.1a", "bid_above_cash")


@pytest.mark.rule("TM-5.1a")
def test_bids_are_secret() -> None:
    city = auction(3)
    assert city.by(2, "bid 100") == (BidMade(2),)  # that there is one, not how much
    assert [GAME.view(city.state, seat).bids[2] for seat in (0, 1, 2)] == [None, None, 100]


@pytest.mark.rule("TM-5.1b")
def test_bids_are_shown_together() -> None:
    city = auction(3)
    assert city.by(2, "bid 100") == (BidMade(2),)
    assert city.by(0, "bid 0") == (BidMade(0),)
    assert list(GAME.to_act(city.state)) == [1]
    events = city.by(1, "bid 300")
    assert events[:2] == (BidsRevealed((0, 300, 100), (0, 300, 100)), OrderChanged((1, 2, 0)))
    assert only(BidMade, events) == []
    assert city.state.phase == "movement"


@pytest.mark.rule("TM-5.1c")
def test_who_has_nothing_bids_nothing() -> None:
    city = auction().player(1, cash=0, bonus=500)
    assert city.options(seat=1) == ["bid 0"]
    assert city.refused("bid 100", 1) == ("TM-5.1a", "bid_above_cash")


@pytest.mark.rule("TM-5.2a")
def test_a_total_is_bid_and_all_bonuses_of_the_phase_before() -> None:
    city = City().placed()
    city.do("use D1a.2", "use C1a.1", "use D1b.2")
    city.until("auction")
    city.by(0, "bid 100")
    assert only(BidsRevealed, city.by(1, "bid 300")) == [BidsRevealed((100, 300), (500, 300))]
    assert city.view.totals == (500, 300)
    city.until("auction", 3)
    city.do("bid 100", "bid 300")
    assert city.view.totals == (100, 300)  # of the phase before, not of earlier ones


@pytest.mark.rule("TM-5.2b")
def test_a_bonus_counts_in_full() -> None:
    city = auction().player(1, bonus=500)
    city.by(0, "bid 400")
    assert only(BidsRevealed, city.by(1, "bid 0")) == [BidsRevealed((400, 0), (400, 500))]
    assert city.state.order == (1, 0)


@pytest.mark.rule("TM-5.3a")
def test_everybody_pays_the_own_bid() -> None:
    city = auction(3).player(0, cash=1_000).player(1, cash=1_000).player(2, cash=1_000)
    city.do("bid 100", "bid 700", "bid 0")
    assert city.cash() == [900, 300, 1_000]


@pytest.mark.rule("TM-5.3b")
def test_bonuses_go_back_and_never_become_cash() -> None:
    city = auction(3).player(0, cash=1_000, bonus=200).player(1, cash=1_000).player(2, cash=1_000, bonus=500)
    city.do("bid 100", "bid 700", "bid 0")
    assert city.cash() == [900, 300, 1_000]
    assert [player.bonus for player in city.view.players] == [0, 0, 0]


@pytest.mark.rule("TM-5.4")
def test_the_higher_total_goes_first() -> None:
    assert new_order((0, 1, 2), (100, 300, 200)) == (1, 2, 0)
    assert new_order((2, 1, 0), (300, 0, 100)) == (0, 2, 1)


@pytest.mark.rule("TM-5.5")
def test_equal_totals_reverse_their_order() -> None:
    assert new_order((0, 1), (200, 200)) == (1, 0)
    assert new_order((2, 0, 1), (100, 100, 100)) == (1, 0, 2)
    assert new_order((0, 1, 2, 3), (100, 300, 100, 300)) == (3, 1, 2, 0)


@pytest.mark.rule("TM-5.6a")
@pytest.mark.house("zero_ties=change")
def test_zeros_may_change_places_too() -> None:
    assert new_order((2, 0, 1), (0, 0, 0), zeros_change=True) == (1, 0, 2)
    assert new_order((0, 1, 2), (0, 100, 0), zeros_change=True) == (1, 2, 0)
    city = City(3, house=House(zero_ties="change")).placed()
    city.until("auction")
    city.do("bid 0", "bid 0", "bid 0")
    assert city.state.order == (2, 1, 0)


@pytest.mark.rule("TM-5.6a")
@pytest.mark.house("zero_ties=keep")
def test_zeros_keep_their_order() -> None:
    assert new_order((2, 0, 1), (0, 0, 0)) == (2, 0, 1)
    assert new_order((0, 1, 2), (0, 100, 0)) == (1, 0, 2)


@pytest.mark.rule("TM-5.6b")
def test_a_bonus_makes_a_bid_of_nothing_more_than_nothing() -> None:
    city = auction().player(0, bonus=200).player(1, bonus=200)
    city.do("bid 0", "bid 0")
    assert city.state.order == (1, 0)


@pytest.mark.rule("TM-5.7")
def test_a_bid_can_be_replaced_until_all_have_bid() -> None:
    city = auction()
    city.by(0, "bid 100")
    assert list(GAME.to_act(city.state)) == [1]
    assert city.by(0, "bid 300") == (BidMade(0),)
    assert list(GAME.to_act(city.state)) == [1]
    cash = city.cash()
    city.by(1, "bid 200")
    assert city.view.bids == (300, 200)
    assert city.cash() == [cash[0] - 300, cash[1] - 200]  # the first bid is forgotten
    assert city.refused("bid 500", 0) == ("TM-0.9a", "not_now")


# --- 6. movement ------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-6.1")
def test_walking_in_turn_order() -> None:
    city = City(3).placed(DOWNTOWN, DOWNTOWN, DOWNTOWN)
    city.until("auction")
    city.do("bid 0", "bid 100", "bid 300")
    asked = []
    while city.state.phase == "movement":
        asked.append(city.actor)
        city.idle()
    assert asked == [2, 1, 0]


@pytest.mark.rule("TM-6.1")
def test_up_to_two_steps_three_with_a_bicycle_or_none() -> None:
    city = City().placed(DOWNTOWN, DOWNTOWN)
    city.until("movement", 2)
    city.player(0, bicycle=True)
    assert len(city.options("walk")) == 25
    assert city.refused("walk 13,14") == ("TM-6.1", "too_far")
    assert city.do("walk 13,13")[0] == Walked(0, 13, 13)
    assert city.sees(0).at == (13, 13)
    assert len(city.options("walk")) == 13
    assert city.refused("walk 13,13") == ("TM-6.1", "too_far")
    before = city.state
    city.do("walk 13,12")
    assert city.sees(1).at == (13, 12)
    city.state = before
    assert Walked(1, 13, 10) in city.do("walk 13,10")  # staying
    assert city.sees(1).at == (13, 10)


@pytest.mark.rule("TM-6.2a")
def test_meeples_are_put_in_round_one() -> None:
    city = City()
    assert set(city.options()) == {f"put {x},{y}" for x in range(25) for y in range(17)}
    assert city.do("put 3,4") == (MeeplePut(0, 3, 4),)
    assert (city.sees(0).at, city.sees(1).at) == ((3, 4), None)
    assert city.refused("walk 0,0") == ("TM-6.2a", "put_the_meeple")
    city.do("put 5,5")
    city.until("movement", 2)
    assert city.refused("put 3,4") == ("TM-6.2a", "meeple_is_on_the_map")
    assert city.options("put") == []


@pytest.mark.rule("TM-6.2b")
def test_nobody_leaves_the_meeple_out() -> None:
    city = City(3)
    for _ in range(3):
        assert {option.split()[0] for option in city.options()} == {"put"}
        assert city.refused("stay") == ("TM-23.1a", "not_aboard")
        assert city.refused("pass") == ("TM-0.9a", "not_now")
        city.do("put 0,0")
    assert city.state.phase == "actions"


@pytest.mark.rule("TM-6.3")
def test_a_rider_stays_or_alights_and_walks() -> None:
    city = City().placed(DOWNTOWN).line("G", train="ginza", holders=(1,))
    city.until("movement", 2)
    city.player(0, aboard="G").line("G", train="ginza")
    assert city.refused("walk 20,10") == ("TM-6.1", "too_far")
    reached = {f"walk {x},{y}" for x in range(25) for y in range(17) if _apart(x, 12, 13) + _apart(y, 10, 11) <= 2}
    assert set(city.options()) == {"stay"} | reached
    before = city.state
    assert city.do("stay") == (StayedAboard(0, "G"),)
    assert (city.sees(0).aboard, city.sees(0).at, city.actor) == ("G", None, 1)
    city.state = before
    city.player(0, bicycle=True)
    wider = {f"walk {x},{y}" for x in range(25) for y in range(17) if _apart(x, 12, 13) + _apart(y, 10, 11) <= 3}
    assert set(city.options()) == {"stay"} | wider
    city.state = before
    city.do("walk 13,13")
    assert (city.sees(0).aboard, city.sees(0).at, city.cash()[0]) == (None, (13, 13), before.players[0].cash)
    assert city.refused("stay") == ("TM-23.1a", "not_aboard")


def _apart(at: int, low: int, high: int) -> int:
    return max(low - at, 0, at - high)
