"""TM-16 to TM-19: Loan, Speculate, Action, Card."""

import pytest

from kippu.games.tokyo_metro.rules.events import CardTaken, DiscGained, LoanRepaid, LoanTaken, Speculated
from tests.rules.tokyo_metro.city import DOWNTOWN, City

# --- 16. Loan ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-16.1a", "TM-16.1b")
def test_a_loan_brings_a_thousand() -> None:
    city = City().placed().player(0, loans=3)
    assert city.do("loan E1a.1")[1] == LoanTaken(0, 1_000)
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (4, 3_000, 7)


@pytest.mark.rule("TM-16.2a", "TM-16.2b")
def test_there_are_eight_loans() -> None:
    city = City().placed().set(loans=0)
    assert city.refused("loan E1a.1") == ("TM-16.2b", "no_loan_left")
    assert city.options("loan") == []


@pytest.mark.rule("TM-16.3a", "TM-16.3b")
def test_the_spot_may_be_used_to_pay_back_one() -> None:
    city = City().placed().player(0, loans=2).set(loans=0)
    assert city.options("repay") == ["repay E1a.1", "repay E1a.2", "repay E1b.1"]
    assert city.do("repay E1a.1")[1] == LoanRepaid(0, 1_000)
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (1, 1_000, 1)


@pytest.mark.rule("TM-16.4")
def test_paying_back_needs_a_loan_and_the_money() -> None:
    city = City().placed()
    assert city.refused("repay E1a.1") == ("TM-16.4", "no_loan_to_repay")
    city.player(0, loans=1, cash=900)
    assert city.refused("repay E1a.1") == ("TM-16.4", "too_poor_to_repay")
    assert city.options("repay") == []


# --- 17. Speculate ----------------------------------------------------------------------------------------


def market(income: int = 900) -> City:
    """Line G has an income, and two Speculate spots are free."""
    return City(columns="E1b E1c").placed().line("G", train="shibuya", income=income)


@pytest.mark.rule("TM-17.1a", "TM-17.1b", "TM-17.1c")
def test_disc_and_stake_lie_by_the_line() -> None:
    city = market()
    assert city.do("speculate E1b.2 G 500")[1] == Speculated(0, "G", 500)
    assert (city.cash()[0], city.sees(0).bets) == (1_500, 1)
    assert [(stake.seat, stake.stake) for stake in city["G"].stakes] == [(0, 500)]


@pytest.mark.rule("TM-17.2a", "TM-17.2b")
def test_the_least_stake() -> None:
    city = market(4_100)
    stakes = [int(option.split()[3]) for option in city.options("speculate") if option.split()[2] == "G"]
    assert sorted(set(stakes)) == list(range(1_300, 2_001, 100))
    assert city.refused("speculate E1b.2 G 1200") == ("TM-17.2a", "stake_too_low")
    assert city.refused("speculate E1b.2 G 2100") == ("TM-0.6a", "too_expensive")
    assert market(0).refused("speculate E1b.2 G 0") == ("TM-17.2a", "stake_too_low")


@pytest.mark.rule("TM-17.3")
def test_the_line_needs_a_marker_but_need_not_run() -> None:
    city = market()
    assert city.refused("speculate E1b.2 M 100") == ("TM-17.3", "line_without_marker")
    city.line("M", income=0)
    assert city.do("speculate E1b.2 M 100")


@pytest.mark.rule("TM-17.4")
def test_the_line_needs_a_free_slot() -> None:
    city = market().line("G", speed=1, stakes=((1, 300),))
    assert city.refused("speculate E1b.2 G 300") == ("TM-17.4", "no_free_slot")


@pytest.mark.rule("TM-17.5")
def test_not_with_a_share() -> None:
    city = market().line("G", holders=(0,))
    assert city.refused("speculate E1b.2 G 300") == ("TM-17.5", "has_share")
    city.do("pass")
    assert city.do("speculate E1b.2 G 300")  # the other player may


@pytest.mark.rule("TM-17.6a", "TM-17.6b")
def test_twice_in_a_game_perhaps_on_one_line() -> None:
    city = market()
    city.do("speculate E1b.2 G 300", "pass", "speculate E1c.2 G 700")
    assert [(stake.seat, stake.stake) for stake in city["G"].stakes] == [(0, 300), (0, 700)]
    city.player(0, cards="E3b")
    assert city.refused("speculate E3b.1 G 300") == ("TM-17.6a", "no_speculation_disc_left")
    assert city.options("speculate") == []


@pytest.mark.rule("TM-17.7a", "TM-17.7b")
def test_a_stake_lies_to_the_end_and_changes_no_income() -> None:
    city = market()
    city.do("speculate E1b.2 G 500")
    assert city["G"].income == 900
    city.until("actions", 8)
    assert [(stake.seat, stake.stake) for stake in city["G"].stakes] == [(0, 500)]


# --- 18. Action -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-18.1a", "TM-18.1b")
def test_a_disc_more_for_this_phase_and_all_later_ones() -> None:
    city = City().placed()
    assert city.do("disc F1a.1")[1] == DiscGained(0, 4)
    seen = city.sees(0)
    assert (seen.usable, seen.unused, seen.supply, seen.cash) == (4, 3, 2, 1_600)
    city.until("actions", 3)
    assert city.sees(0).unused == 4


@pytest.mark.rule("TM-18.2")
def test_six_usable_discs_are_the_most() -> None:
    city = City().player(0, usable=6).placed()
    assert city.refused("disc F1a.1") == ("TM-18.2", "no_disc_left")
    assert city.options("disc") == []


@pytest.mark.rule("TM-18.3")
def test_with_the_last_disc_one_stays_in() -> None:
    city = City().placed().player(0, unused=1)
    city.do("disc F1a.1", "pass")
    assert (city.actor, city.sees(0).unused) == (0, 1)


# --- 19. Card ---------------------------------------------------------------------------------------------


def with_piles() -> City:
    """Cards lie in discard piles A (A3b on top) and D."""
    city = City().placed(DOWNTOWN)
    at = city.parts.cards.card_at
    return city.set(piles=((at["A3a"], at["A3b"]), (), (), (at["D3a"],), (), ()))


@pytest.mark.rule("TM-19.1a", "TM-19.1b")
def test_the_top_card_of_a_pile_becomes_the_players() -> None:
    city = with_piles()
    assert city.do("card F1a.2 A")[1] == CardTaken(0, "A", "A3b")
    assert ([card.id for card in city.sees(0).cards], city.cash()[0]) == (["A3b"], 1_900)
    assert city.view.columns[0].pile == ("A3a",)
    city.until("actions", 5)
    assert [card.id for card in city.sees(0).cards] == ["A3b"]


@pytest.mark.rule("TM-19.2a", "TM-19.2b")
def test_only_tops_of_piles() -> None:
    city = with_piles()
    assert city.options("card") == ["card F1a.2 A", "card F1a.2 D", "card F1b.2 A", "card F1b.2 D"]
    assert city.refused("card F1a.2 B") == ("TM-19.2a", "pile_is_empty")
    assert City().placed().options("card") == []


@pytest.mark.rule("TM-19.3")
def test_the_owner_alone_uses_it_from_the_next_turn_on() -> None:
    city = with_piles()
    city.do("card F1a.2 D")
    assert city.refused("use D3a.1") == ("TM-7.8b", "spot_out_of_reach")
    city.do("pass", "use D3a.1")
    assert city.refused("use D3a.1") == ("TM-7.7b", "spot_taken")
    city.until("actions", 2)
    assert "use D3a.1" in city.options("use", 0)


@pytest.mark.rule("TM-19.4")
def test_any_number_of_cards() -> None:
    city = with_piles().player(0, cards="B3a B3b B3c C3a C3b C3c E3a")
    city.do("card F1a.2 A", "pass", "card F1b.2 A")
    assert len(city.sees(0).cards) == 9
