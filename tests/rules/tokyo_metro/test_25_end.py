"""TM-25, TM-26, TM-27: scoring, the solo game, what is always true."""

import pytest

from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import (
    Ended,
    LoansSettled,
    PhaseBegan,
    Settled,
    SharePaid,
    SpeculationPaid,
)
from kippu.games.tokyo_metro.rules.money import share_payments
from kippu.games.tokyo_metro.rules.scoring import decide
from tests.property.test_tokyo_metro import always, random_game
from tests.rules.tokyo_metro.city import City, only

PAYMENTS = (SpeculationPaid, SharePaid, LoansSettled)


def last(seats: int = 3) -> City:
    """Everybody has 1,000 yen, and the game is about to end."""
    city = City(seats)
    for seat in range(seats):
        city.player(seat, cash=1_000)
    return city.placed()


@pytest.mark.rule("TM-25.1")
def test_speculations_then_shares_then_loans_line_by_line() -> None:
    city = last().player(1, loans=1)
    city.line("M", income=900, holders=(0,), stakes=((1, 300),)).line("G", income=900, holders=(1,), stakes=((2, 300),))
    told = [event for event in city.settle() if isinstance(event, PAYMENTS)]
    assert [(type(event), getattr(event, "line", "")) for event in told] == [
        (SpeculationPaid, "G"),
        (SpeculationPaid, "M"),
        (SharePaid, "G"),
        (SharePaid, "M"),
        (LoansSettled, ""),
    ]


@pytest.mark.rule("TM-25.2")
@pytest.mark.parametrize(("stake", "paid"), [(100, 200), (300, 600), (700, 1_000), (2_000, 1_000)])
def test_a_speculation_pays_the_second_part_up_to_twice_the_stake(stake: int, paid: int) -> None:
    city = last().line("G", income=3_000, stakes=((2, stake),))
    assert only(SpeculationPaid, city.settle()) == [SpeculationPaid(2, "G", stake, paid)]
    assert city.cash() == [1_000, 1_000, 1_000 + stake + paid]


@pytest.mark.rule("TM-25.3a", "TM-25.3b")
def test_both_speculations_read_one_income_and_lower_it() -> None:
    city = last().line("G", income=3_000, holders=(2,), stakes=((0, 1_000), (1, 1_000)))
    city.settle()
    assert (city["G"].income, city.cash()) == (1_000, [3_000, 3_000, 2_000])


@pytest.mark.rule("TM-25.4", "TM-25.5", "TM-25.6a", "TM-25.6b")
@pytest.mark.parametrize(
    ("holders", "paid"),
    [((2,), [2_900]), ((1, 0), [2_000, 900]), ((2, 0, 1), [1_500, 1_000, 400])],
)
def test_shares_divide_the_income(holders: tuple[int, ...], paid: list[int]) -> None:
    city = last().line("G", income=2_900, holders=holders)
    told = only(SharePaid, city.settle())
    assert [(event.seat, event.share, event.paid) for event in told] == [
        (seat, share, part) for share, (seat, part) in enumerate(zip(holders, paid, strict=True), 1)
    ]


@pytest.mark.rule("TM-25.7", "TM-25.8")
def test_nothing_else_pays() -> None:
    city = last().line("G", income=5_000).player(0, stations="ginza ueno", tokens=3, bonus=500, bicycle=True, usable=6)
    city.player(0, cards="A3a")
    told = city.settle()
    assert [event for event in told if isinstance(event, PAYMENTS)] == []
    assert city.cash() == [1_000, 1_000, 1_000]


@pytest.mark.rule("TM-25.9")
def test_loans_cost_more_at_the_end() -> None:
    city = last().player(1, loans=2)
    assert only(LoansSettled, city.settle()) == [LoansSettled(1, 2, 3_000)]
    assert city.cash() == [1_000, -2_000, 1_000]


@pytest.mark.rule("TM-25.10a", "TM-25.10b")
def test_most_cash_wins_and_equals_rank_by_turn_order() -> None:
    city = last().player(2, cash=1_500).player(0, cash=1_500).set(order=(1, 2, 0))
    told = city.settle()
    end = GAME.outcome(city.state)
    assert end is not None
    assert (end.ranking, end.scores) == (((2,), (0,), (1,)), (1_500, 1_000, 1_500))
    assert (end.decided_by, end.reason) == ("turn_order", "decks_empty")
    assert told[-1] == Ended((2,), "turn_order")
    assert only(Settled, told)[0] == Settled(0, 1_500)
    assert decide((100, 200), (0, 1)).decided_by == "cash"


# --- 26. alone --------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-26.1a", "TM-26.1b", "TM-26.2a", "TM-26.2b")
def test_alone_there_are_two_cards_eight_rounds_and_no_auction() -> None:
    city = City(1)
    assert (city.cash(), city.view.rounds) == ([2_000], 8)
    assert {len(column.cards) for column in city.view.columns} == {2}
    phases = {event.phase for event in only(PhaseBegan, city.play_out())}
    assert phases == {"actions", "trains", "movement"}


@pytest.mark.rule("TM-26.2a", "TM-26.2b")
def test_alone_nobody_buys_a_second_share() -> None:
    city = City(1).placed()
    city.do("invest B1a.1 G")
    assert city.refused("invest B1b.1 G") == ("TM-10.5", "has_share")


@pytest.mark.rule("TM-26.3")
def test_alone_the_cash_is_the_result() -> None:
    city = City(1)
    city.play_out()
    end = GAME.outcome(city.state)
    assert end is not None
    assert (end.ranking, end.scores, end.decided_by) == (((0,),), (2_000 + 8 * 300,), "solo")


# --- 27. always true (tests/property/test_tokyo_metro.py looks at thousands of games) -----------------------


@pytest.mark.rule("TM-27.1", "TM-27.2", "TM-27.3a", "TM-27.3b", "TM-27.3c", "TM-27.4a", "TM-27.4b")
def test_nothing_is_lost_in_a_played_game() -> None:
    for state in random_game(3, "clauses"):
        always(state)


@pytest.mark.rule("TM-27.5")
def test_share_payments_add_up() -> None:
    constants = City().parts.constants
    for income in range(0, 20_000, 100):
        for sold in (1, 2, 3):
            assert sum(share_payments(constants, income, sold)) == income
