"""TM-25, TM-26, TM-27: scoring, the solo game, what is always true."""

import random

import pytest
from msgspec.structs import replace

from kippu.core.chance import Sampler
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
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
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
    assert city.cash() == [1_000 + 600, 1_000 + 600 + 600 - 1_500, 1_000 + 600]


@pytest.mark.rule("TM-25.2")
@pytest.mark.parametrize(("stake", "paid"), [(100, 200), (400, 800), (500, 1_000), (600, 1_000), (2_000, 1_000)])
def test_a_speculation_pays_the_second_part_up_to_twice_the_stake(stake: int, paid: int) -> None:
    city = last().line("G", income=3_000, stakes=((2, stake),))
    assert only(SpeculationPaid, city.settle()) == [SpeculationPaid(2, "G", stake, paid)]
    assert city.cash() == [1_000, 1_000, 1_000 + stake + paid]


@pytest.mark.rule("TM-25.3a")
def test_both_speculations_read_one_income() -> None:
    city = last().line("G", income=3_000, stakes=((0, 1_000), (1, 1_000)))
    assert [event.paid for event in only(SpeculationPaid, city.settle())] == [1_000, 1_000]
    assert city.cash() == [3_000, 3_000, 1_000]


@pytest.mark.rule("TM-25.3b")
@pytest.mark.parametrize(
    ("income", "stakes", "left"),
    [
        (3_000, ((0, 1_000), (1, 1_000)), 1_000),
        (3_000, ((0, 100),), 2_800),
        (200, ((0, 900),), 200),
        (0, ((0, 900),), 0),
    ],
)
def test_income_falls_by_the_payments(income: int, stakes: tuple[tuple[int, int], ...], left: int) -> None:
    city = last().line("G", income=income, holders=(2,), stakes=stakes).line("M", income=500)
    told = city.settle()
    assert (city["G"].income, city["M"].income) == (left, 500)
    assert [event.paid for event in only(SharePaid, told)] == [left]


@pytest.mark.rule("TM-25.3b")
def test_income_does_not_fall_below_nothing() -> None:
    # With the standard numbers two discs never take all; a dearer second part shows the limit.
    constants = replace(City().parts.constants, id="dear", split_divisor=1)
    city = City(3, options=TokyoMetroOptions(constants=constants)).placed()
    city.line("G", income=600, holders=(2,), stakes=((0, 900), (1, 900)))
    told = city.settle()
    assert [event.paid for event in only(SpeculationPaid, told)] == [600, 600]
    assert (city["G"].income, [event.paid for event in only(SharePaid, told)]) == (0, [0])
    assert city.parts.payout(600, ((0, 900), (1, 900)), 1) == ((600, 600), (0,))


def paid_to(city: City) -> list[tuple[int, int, int]]:
    """Seat, share and payment of each share."""
    return [(event.seat, event.share, event.paid) for event in only(SharePaid, city.settle())]


@pytest.mark.rule("TM-25.4")
def test_a_single_share_gets_all() -> None:
    city = last().line("G", income=2_900, holders=(2,))
    assert paid_to(city) == [(2, 1, 2_900)]
    assert city.cash() == [1_000, 1_000, 3_900]


@pytest.mark.rule("TM-25.5")
def test_two_shares_get_the_two_parts_of_what_is_left() -> None:
    city = last().line("G", income=2_900, holders=(1, 0))
    assert paid_to(city) == [(1, 1, 2_000), (0, 2, 900)]
    assert city.cash() == [1_900, 3_000, 1_000]
    assert paid_to(last().line("G", income=2_900, holders=(1, 0), stakes=((2, 100),))) == [(1, 1, 1_800), (0, 2, 900)]


@pytest.mark.rule("TM-25.6a")
@pytest.mark.parametrize(("income", "half"), [(2_900, 1_500), (3_000, 1_500), (100, 100)])
def test_the_first_of_three_shares_gets_half(income: int, half: int) -> None:
    assert paid_to(last().line("G", income=income, holders=(2, 0, 1)))[0] == (2, 1, half)


@pytest.mark.rule("TM-25.6b")
def test_the_others_of_three_share_the_rest() -> None:
    city = last().line("G", income=2_900, holders=(2, 0, 1))
    assert paid_to(city)[1:] == [(0, 2, 1_000), (1, 3, 400)]
    assert city.cash() == [2_000, 1_400, 2_500]


@pytest.mark.rule("TM-25.7")
def test_a_line_without_a_share_pays_nobody() -> None:
    city = last().line("G", income=5_000)
    told = city.settle()
    assert [event for event in told if isinstance(event, PAYMENTS)] == []
    assert (city.cash(), city["G"].income) == ([1_000, 1_000, 1_000], 5_000)


@pytest.mark.rule("TM-25.8")
@pytest.mark.parametrize("aboard", [False, True])
def test_nothing_else_is_worth_money(aboard: bool) -> None:
    city = last().player(0, stations="ginza ueno", tokens=3, bonus=500, bicycle=True, usable=6, cards="A3a", bets=1)
    city.line("G", income=5_000).player(1, at=(13, 10))
    if aboard:
        city.player(2, aboard="G")
    told = city.settle()
    assert [event for event in told if isinstance(event, PAYMENTS)] == []
    assert city.cash() == [1_000, 1_000, 1_000]


@pytest.mark.rule("TM-25.9")
def test_loans_cost_more_at_the_end() -> None:
    city = last().player(1, loans=2).player(2, loans=1, cash=1_500)
    assert only(LoansSettled, city.settle()) == [LoansSettled(1, 2, 3_000), LoansSettled(2, 1, 1_500)]
    assert city.cash() == [1_000, -2_000, 0]


@pytest.mark.rule("TM-25.10a")
def test_most_cash_wins() -> None:
    city = last().player(2, cash=1_500).player(0, cash=1_400).set(order=(1, 0, 2))
    told = city.settle()
    end = GAME.outcome(city.state)
    assert end is not None
    assert (end.ranking, end.scores) == (((2,), (0,), (1,)), (1_400, 1_000, 1_500))
    assert (end.decided_by, end.reason) == ("cash", "decks_empty")
    assert told[-1] == Ended((2,), "cash")
    assert only(Settled, told) == [Settled(0, 1_400), Settled(1, 1_000), Settled(2, 1_500)]


@pytest.mark.rule("TM-25.10b")
def test_equals_rank_by_turn_order() -> None:
    city = last().player(2, cash=1_500).player(0, cash=1_500).set(order=(1, 2, 0))
    told = city.settle()
    end = GAME.outcome(city.state)
    assert end is not None
    assert (end.ranking, end.decided_by) == (((2,), (0,), (1,)), "turn_order")
    assert told[-1] == Ended((2,), "turn_order")
    assert decide((100, 100, 200), (1, 0, 2)).ranking == ((2,), (1,), (0,))
    assert decide((100, 100, 200), (1, 0, 2)).decided_by == "cash"  # it did not decide who wins


def test_there_is_no_outcome_before_the_end() -> None:
    city = last()
    assert GAME.outcome(city.state) is None
    city.settle()
    assert GAME.outcome(city.state) is not None


# --- 26. alone --------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-26.1a")
def test_alone_there_are_two_cards_and_eight_rounds() -> None:
    city = City(1)
    assert (len(city.view.players), city.view.rounds) == (1, 8)
    assert {len(column.cards) for column in city.view.columns} == {2}
    city.play_out()
    assert (city.state.round, len(city.view.history)) == (8, 8)


@pytest.mark.rule("TM-26.1b")
def test_alone_one_begins_with_2000_yen() -> None:
    state = GAME.start(TokyoMetroOptions(), 1, Sampler(random.Random(1))).state
    assert [player.cash for player in state.players] == [2_000]


@pytest.mark.rule("TM-26.2a")
def test_alone_there_is_no_auction() -> None:
    phases = [event.phase for event in only(PhaseBegan, City(1).play_out())]
    assert phases == ["actions", "trains", *["movement", "actions", "trains"] * 7]


@pytest.mark.rule("TM-26.2b")
def test_alone_all_else_holds_but_nobody_buys_a_second_share() -> None:
    city = City(1).placed()
    city.do("invest B1a.1 T")
    assert city.refused("invest B1b.1 T") == ("TM-10.5", "has_share")
    city.until("movement", 2)
    assert (city["T"].train, city.piles()[0][0]) == ("otemachi", "A1a")
    for state in random_game(1, "alone"):
        assert max(len(line.holders) for line in state.lines) <= 1


@pytest.mark.rule("TM-26.3")
def test_alone_the_cash_is_the_result() -> None:
    city = City(1)
    told = city.play_out()
    end = GAME.outcome(city.state)
    assert end is not None
    assert (end.ranking, end.scores, end.decided_by) == (((0,),), (2_000 + 8 * 300,), "solo")
    assert told[-1] == Ended((0,), "solo")


# --- 27. always true (tests/property/test_tokyo_metro.py looks at thousands of games) -----------------------


@pytest.mark.rule("TM-27.1")
def test_nothing_is_lost() -> None:
    for state in random_game(3, "clauses"):
        always(state)
        assert state.tokens + sum(one.tokens for one in state.players) + sum(line.speed for line in state.lines) == 12
        assert state.loans + sum(one.loans for one in state.players) == 8
        assert state.bicycles + sum(one.bicycle for one in state.players) == 4
        owned = sum(len(one.cards) for one in state.players)
        assert sum(map(len, (*state.columns, *state.piles))) + owned + state.undrawn.bit_count() == 54


@pytest.mark.rule("TM-27.2")
def test_discs_and_pyramids_of_a_player() -> None:
    for state in random_game(4, "clauses"):
        seen = GAME.view(state, "spectator")
        for seat, player in enumerate(seen.players):
            assert player.usable + player.supply == 6
            assert player.bets + sum(stake.seat == seat for line in seen.lines for stake in line.stakes) == 2
            assert seen.order.count(seat) == 1
            assert player.pyramids + len(player.stations) == 6


@pytest.mark.rule("TM-27.3a")
def test_a_line_with_a_share_runs() -> None:
    sold = [line for state in random_game(3, "shares") for line in GAME.view(state, 0).lines if line.holders]
    assert sold
    assert [line for line in sold if line.train is None] == []


@pytest.mark.rule("TM-27.3b")
def test_a_line_that_runs_has_a_marker() -> None:
    run = [line for state in random_game(3, "markers") for line in GAME.view(state, 0).lines if line.train]
    assert run
    assert [line for line in run if line.income is None] == []


@pytest.mark.rule("TM-27.3c")
def test_without_a_marker_there_is_no_share_and_no_speculation() -> None:
    bare = [line for state in random_game(3, "bare") for line in GAME.view(state, 0).lines if line.income is None]
    assert bare
    assert [line for line in bare if line.holders or line.stakes] == []


@pytest.mark.rule("TM-27.4a")
def test_incomes_never_fall_before_scoring() -> None:
    before = [-1] * 12
    for state in random_game(4, "incomes"):
        if state.phase != "over":
            assert all(line.income >= was for line, was in zip(state.lines, before, strict=True))
            before = [line.income for line in state.lines]
    assert max(before) > 0


@pytest.mark.rule("TM-27.4b")
def test_nobody_has_share_and_speculation_on_one_line() -> None:
    seen = 0
    for state in random_game(5, "both"):
        for line in state.lines:
            assert not set(line.holders) & {seat for seat, _ in line.stakes}
            seen += bool(line.holders) and bool(line.stakes)
    assert seen


@pytest.mark.rule("TM-27.5")
def test_share_payments_add_up() -> None:
    constants = City().parts.constants
    for income in range(0, 20_000, 100):
        for sold in (1, 2, 3):
            assert sum(share_payments(constants, income, sold)) == income
    city = last().line("G", income=3_000, holders=(1, 0), stakes=((2, 400),))
    assert sum(event.paid for event in only(SharePaid, city.settle())) == city["G"].income == 2_200
