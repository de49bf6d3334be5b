"""TM-16 to TM-19: Loan, Speculate, Action, Card."""

import random

import pytest
from msgspec.structs import replace

from kippu.core.chance import Sampler
from kippu.core.errors import IllegalMove
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import Loans
from kippu.games.tokyo_metro.rules.events import CardTaken, DiscGained, LoanRepaid, LoanTaken, Speculated, SpotUsed
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, shipped_constants
from kippu.games.tokyo_metro.rules.previews import Preview, previews
from tests.rules.tokyo_metro.city import DOWNTOWN, City

ANY_NUMBER = House(loans_per_action="any")

# --- 16. Loan ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-16.1a")
def test_a_loan_brings_a_thousand() -> None:
    city = City().placed()
    assert city.do("loan E1a.1")[1] == LoanTaken(0, 1_000)
    assert (city.sees(0).loans, city.cash(), city.view.loans) == (1, [3_000, 2_100], 7)
    assert (city.sees(1).loans, city.sees(0).unused) == (0, 2)


@pytest.mark.rule("TM-16.1b")
def test_any_number_of_loans() -> None:
    city = City().placed().player(0, loans=7).set(loans=1)
    city.do("loan E1a.1")
    assert (city.sees(0).loans, city.view.loans) == (8, 0)


@pytest.mark.rule("TM-16.2a")
def test_there_are_eight_loans() -> None:
    city = City(5).placed()
    for spot in ("E1a.1", "E1a.2", "E1b.1", "E1c.1", "E2a.1", "E2b.1"):
        city.do(f"loan {spot}")
    for seat in range(5):
        city.player(seat, spots=0)  # the spots are free again
    city.do("loan E1a.1", "loan E1b.1")
    assert (city.view.loans, sum(player.loans for player in city.view.players)) == (0, 8)
    assert city.options("loan") == []


@pytest.mark.rule("TM-16.2b")
def test_when_all_loans_are_taken_nobody_takes_another() -> None:
    city = City().placed().set(loans=0)
    assert city.refused("loan E1a.1") == ("TM-16.2b", "no_loan_left")
    assert city.options("loan") == []
    assert len(city.set(loans=1).options("loan")) == 3


@pytest.mark.rule("TM-16.3a", "TM-16.4")
@pytest.mark.house("loan_repay=false")
def test_loans_may_be_for_the_end_only() -> None:
    city = City(house=House(loan_repay=False)).placed().player(0, loans=2).set(loans=6)
    assert city.options("repay") == []
    assert city.refused("repay E1a.1") == ("TM-16.3a", "no_repaying")
    city.do("loan E1a.1")
    city.settle()
    assert city.cash()[0] == 2_000 + 1_000 - 3 * 1_500


@pytest.mark.rule("TM-16.3a")
@pytest.mark.house("loan_repay=true")
def test_the_spot_may_be_used_to_pay_back() -> None:
    city = City().placed().player(0, loans=2).set(loans=6)
    assert city.options("repay") == ["repay E1a.1", "repay E1a.2", "repay E1b.1"]
    used, repaid = city.do("repay E1a.1")
    assert (used, repaid) == (SpotUsed(0, "E1a.1", "loan", (), 1_000), LoanRepaid(0, 1_000))
    assert (city.cash()[0], city.view.loans) == (1_000, 7)


@pytest.mark.rule("TM-16.3b")
@pytest.mark.house("loans_per_action=1")
def test_one_loan_per_action() -> None:
    city = City().placed().player(0, loans=3, cash=5_000).set(loans=5)
    assert city.refused("loan E1a.1 2") == ("TM-16.3b", "not_so_many_loans")
    assert city.refused("repay E1a.1 2") == ("TM-16.3b", "not_so_many_loans")
    city.do("repay E1a.1")
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (2, 4_000, 6)


@pytest.mark.rule("TM-16.1a", "TM-16.2b", "TM-16.3b")
@pytest.mark.house("loans_per_action=any")
def test_several_loans_may_be_taken_at_once() -> None:
    city = City(house=ANY_NUMBER).placed().set(loans=3)
    assert city.options("loan")[:3] == ["loan E1a.1", "loan E1a.1 2", "loan E1a.1 3"]
    assert city.refused("loan E1a.1 4") == ("TM-16.2b", "no_loan_left")
    assert city.refused("loan E1a.1 9") == ("TM-16.3b", "not_so_many_loans")
    several = GAME.parse("loan E1a.1 3")
    assert previews(city.state, 0, [several]) == [Preview(0, paid=3_000)]
    assert city.do("loan E1a.1 3")[1:] == (LoanTaken(0, 1_000),) * 3
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (3, 5_000, 0)
    assert city.sees(0).unused == 2


@pytest.mark.rule("TM-16.3b", "TM-16.4")
@pytest.mark.house("loans_per_action=any")
def test_several_loans_may_be_paid_back_at_once() -> None:
    city = City(house=ANY_NUMBER).placed().player(0, loans=4, cash=3_900).set(loans=4)
    assert city.options("repay")[:3] == ["repay E1a.1", "repay E1a.1 2", "repay E1a.1 3"]
    assert city.refused("repay E1a.1 4") == ("TM-16.4", "too_poor_to_repay")
    assert city.refused("repay E1a.1 5") == ("TM-16.4", "no_loan_to_repay")
    several = GAME.parse("repay E1a.1 3")
    assert previews(city.state, 0, [several]) == [Preview(3_000)]
    assert city.do("repay E1a.1 3")[1:] == (LoanRepaid(0, 1_000),) * 3
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (1, 900, 7)


@pytest.mark.rule("TM-16.3b")
@pytest.mark.parametrize("number", [1, 0, -1])
def test_several_are_two_or_more(number: int) -> None:
    city = City(house=ANY_NUMBER).placed()
    with pytest.raises(IllegalMove, match="not_so_many_loans"):
        GAME.apply(city.state, 0, Loans("E1a.1", number), Sampler(random.Random(1)), 0)


@pytest.mark.rule("TM-16.3b")
def test_paying_back_for_nothing() -> None:
    constants = replace(shipped_constants("standard"), id="own", loan_repay_price=0)
    options = TokyoMetroOptions(constants=constants, house=ANY_NUMBER)
    city = City(options=options).placed().player(0, loans=2, cash=0).set(loans=6)
    city.do("repay E1a.1 2")
    assert (city.sees(0).loans, city.cash()[0]) == (0, 0)


@pytest.mark.rule("TM-16.4")
def test_paying_back_needs_a_loan_and_the_money() -> None:
    city = City().placed().player(1, loans=1)
    assert city.refused("repay E1a.1") == ("TM-16.4", "no_loan_to_repay")
    city.player(0, loans=1, cash=900)
    assert city.refused("repay E1a.1") == ("TM-16.4", "too_poor_to_repay")
    city.player(0, cash=1_000)
    city.do("repay E1a.1")
    assert (city.sees(0).loans, city.cash()[0]) == (0, 0)


# --- 17. Speculate ----------------------------------------------------------------------------------------


def market(income: int = 900) -> City:
    """Line M has an income, and two Speculate spots are free."""
    return City(columns="E1b E1c").placed().line("M", train="ogikubo", income=income)


def stakes_on(city: City, line: str = "M") -> list[tuple[int, int]]:
    """The stakes on a line, with their owners."""
    return [(stake.seat, stake.stake) for stake in city[line].stakes]


@pytest.mark.rule("TM-17.1a")
def test_any_line_and_stake_can_be_chosen() -> None:
    city = market().line("H", train="ginza", income=0).player(0, cash=400)
    assert city.options("speculate") == [
        f"speculate {spot} {line} {stake}"
        for line, stakes in (("M", (300, 400)), ("H", (100, 200, 300, 400)))
        for spot in ("E1b.2", "E1c.2")
        for stake in stakes
    ]


@pytest.mark.rule("TM-17.1b")
def test_a_disc_goes_into_a_slot_of_the_line() -> None:
    city = market()
    assert city.do("speculate E1b.2 M 500")[1] == Speculated(0, "M", 500)
    assert (city.sees(0).bets, city.sees(1).bets) == (1, 2)
    assert [line.id for line in city.view.lines if line.stakes] == ["M"]
    city.player(1, tokens=2)
    city.do("token M")
    assert city.refused("token M") == ("TM-12.4a", "no_free_slot")


@pytest.mark.rule("TM-17.1c")
def test_the_stake_goes_from_the_cash_to_the_line() -> None:
    city = market()
    city.do("speculate E1b.2 M 500")
    assert (city.cash(), stakes_on(city)) == ([1_500, 2_100], [(0, 500)])


@pytest.mark.rule("TM-17.2a")
@pytest.mark.parametrize(
    ("income", "least"), [(0, 100), (200, 100), (500, 100), (600, 200), (800, 200), (4_100, 1_300)]
)
def test_the_least_stake(income: int, least: int) -> None:
    assert market(income).refused(f"speculate E1b.2 M {least - 100}") == ("TM-17.2a", "stake_too_low")
    city = market(income)
    city.do(f"speculate E1b.2 M {least}")
    assert stakes_on(city) == [(0, least)]


@pytest.mark.rule("TM-17.2b")
def test_the_highest_stake_is_all_the_cash() -> None:
    city = market().player(0, cash=700)
    assert city.refused("speculate E1b.2 M 800") == ("TM-0.6a", "too_expensive")
    city.do("speculate E1b.2 M 700")
    assert (city.cash()[0], stakes_on(city)) == (0, [(0, 700)])
    city = market().player(0, cash=300)  # just the least
    city.do("speculate E1b.2 M 300")
    assert (city.cash()[0], stakes_on(city)) == (0, [(0, 300)])


@pytest.mark.rule("TM-17.3")
def test_the_line_needs_a_marker_but_need_not_run() -> None:
    city = market()
    assert city.refused("speculate E1b.2 H 100") == ("TM-17.3", "line_without_marker")
    city.line("H", income=0)
    city.do("speculate E1b.2 H 100")
    assert (stakes_on(city, "H"), city["H"].train) == ([(0, 100)], None)


@pytest.mark.rule("TM-17.4")
@pytest.mark.parametrize("stakes", [(), ((1, 300),), ((0, 300), (1, 300))])
def test_the_line_needs_a_free_slot(stakes: tuple[tuple[int, int], ...]) -> None:
    city = market().line("M", speed=2 - len(stakes), stakes=stakes)
    assert city.refused("speculate E1b.2 M 300") == ("TM-17.4", "no_free_slot")


@pytest.mark.rule("TM-17.5")
@pytest.mark.parametrize("line", ["G", "M", "E"])
def test_not_with_a_share(line: str) -> None:
    city = market().line(line, income=900, holders=(0,)).line("T", income=900, holders=(1,))
    assert city.refused(f"speculate E1b.2 {line} 300") == ("TM-17.5", "has_share")
    assert "speculate E1b.2 T 300" in city.options()  # nor does a share of somebody else matter
    city.do("pass", f"speculate E1b.2 {line} 300")
    assert stakes_on(city, line) == [(1, 300)]


@pytest.mark.rule("TM-17.6a")
def test_twice_in_a_game() -> None:
    city = market().line("H", income=0).line("T", income=0)
    city.do("speculate E1b.2 M 300", "pass", "speculate E1c.2 H 700")
    assert city.sees(0).bets == 0
    city.player(0, cards="E3b")
    assert city.refused("speculate E3b.1 T 300") == ("TM-17.6a", "no_speculation_disc_left")
    assert city.options("speculate") == []
    city.until("actions", 3)
    assert city.sees(0).bets == 0  # they do not come back


@pytest.mark.rule("TM-17.6b")
def test_both_discs_may_lie_on_one_line() -> None:
    city = market()
    city.do("speculate E1b.2 M 300", "pass", "speculate E1c.2 M 700")
    assert stakes_on(city) == [(0, 300), (0, 700)]
    assert city.cash()[0] == 1_000


@pytest.mark.rule("TM-17.7a")
def test_a_stake_lies_to_the_end() -> None:
    city = market()
    city.do("speculate E1b.2 M 500")
    city.until("actions", 8)
    assert stakes_on(city) == [(0, 500)]
    assert city.sees(0).bets == 1


@pytest.mark.rule("TM-17.7b")
def test_a_stake_changes_no_income() -> None:
    city = market()
    city.do("speculate E1b.2 M 500")
    assert city["M"].income == 900


# --- 18. Action -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-18.1a")
def test_a_disc_more_for_its_price() -> None:
    city = City().placed()
    assert city.do("disc F1a.1")[1] == DiscGained(0, 4)
    seen = city.sees(0)
    assert (seen.usable, seen.supply, seen.cash) == (4, 2, 1_600)
    assert (city.sees(1).usable, city.sees(1).supply, city.cash()[1]) == (3, 3, 2_100)


@pytest.mark.rule("TM-18.1b")
def test_the_new_disc_is_used_in_this_phase_and_all_later_ones() -> None:
    city = City().placed()
    city.do("disc F1a.1")
    assert city.sees(0).unused == 3
    turns = 1
    while city.state.phase == "actions":
        turns += city.actor == 0
        city.do(city.options("use")[0] if city.actor == 0 else "pass")
    assert turns == 4
    for round_ in (2, 3):
        city.until("actions", round_)
        assert city.sees(0).unused == 4


@pytest.mark.rule("TM-18.2")
def test_six_usable_discs_are_the_most() -> None:
    city = City().player(0, usable=6).placed()
    assert city.refused("disc F1a.1") == ("TM-18.2", "no_disc_left")
    assert city.options("disc") == []
    city = City().player(0, usable=5).placed()
    city.do("disc F1a.1")
    assert (city.sees(0).usable, city.sees(0).supply) == (6, 0)


@pytest.mark.rule("TM-18.3")
def test_with_the_last_disc_one_stays_in() -> None:
    city = City().placed().player(0, unused=1)
    city.do("disc F1a.1", "pass")
    assert (city.actor, city.sees(0).unused) == (0, 1)


# --- 19. Card ---------------------------------------------------------------------------------------------


def with_pile(*ids: str) -> City:
    """These cards lie in the discard pile, the last on top."""
    city = City().placed(DOWNTOWN)
    return city.set(piles=(tuple(city.parts.cards.card_at[id_] for id_ in ids),))


def with_piles() -> City:
    """Cards lie in discard piles A (A3b on top) and D."""
    city = City(house=House(discard_piles="per_column")).placed(DOWNTOWN)
    at = city.parts.cards.card_at
    return city.set(piles=((at["A3a"], at["A3b"]), (), (), (at["D3a"],), (), ()))


def owned(city: City, seat: int = 0) -> list[str]:
    """The cards in front of a player."""
    return [card.id for card in city.sees(seat).cards]


@pytest.mark.rule("TM-19.1a")
@pytest.mark.house("discard_piles=one")
def test_the_top_card_of_the_pile_is_taken_for_its_price() -> None:
    city = with_pile("A3a", "D3a", "A3b")
    assert city.do("card F1b.2")[1] == CardTaken(0, None, "A3b")
    assert (owned(city), owned(city, 1), city.cash()) == (["A3b"], [], [1_800, 2_100])
    assert city.piles() == [("A3a", "D3a")]


@pytest.mark.rule("TM-19.1a")
@pytest.mark.house("discard_piles=per_column")
def test_the_top_card_of_a_pile_is_taken_for_its_price() -> None:
    city = with_piles()
    assert city.do("card F1b.2 A")[1] == CardTaken(0, "A", "A3b")
    assert (owned(city), owned(city, 1), city.cash()) == (["A3b"], [], [1_800, 2_100])
    assert city.piles() == [("A3a",), (), (), ("D3a",), (), ()]


@pytest.mark.rule("TM-19.1b")
def test_a_card_stays_with_its_player_to_the_end() -> None:
    city = with_pile("A3b")
    city.do("card F1a.2")
    city.play_out()
    assert owned(city) == ["A3b"]


@pytest.mark.rule("TM-19.2a")
@pytest.mark.house("discard_piles=one")
def test_only_the_top_of_the_pile() -> None:
    city = with_pile("A3a", "D3a")
    assert city.options("card") == ["card F1a.2", "card F1b.2"]
    city.do("card F1a.2", "card F1b.2")
    assert (owned(city), owned(city, 1)) == (["D3a"], ["A3a"])
    city.player(0, cards="F3c")
    assert city.refused("card F3c.1") == ("TM-19.2a", "pile_is_empty")


@pytest.mark.rule("TM-19.2a")
@pytest.mark.house("discard_piles=per_column")
def test_only_tops_of_piles() -> None:
    city = with_piles()
    assert city.options("card") == ["card F1a.2 A", "card F1a.2 D", "card F1b.2 A", "card F1b.2 D"]
    assert city.refused("card F1a.2 B") == ("TM-19.2a", "pile_is_empty")
    city.do("card F1a.2 A", "card F1b.2 A")
    assert (owned(city), owned(city, 1)) == (["A3b"], ["A3a"])
    city.player(0, cards="F3c")
    assert city.refused("card F3c.1 A") == ("TM-19.2a", "pile_is_empty")


@pytest.mark.rule("TM-19.2b")
def test_without_discarded_cards_there_is_no_card_action() -> None:
    city = City().placed()
    assert city.options("card") == []
    assert city.refused("card F1a.2") == ("TM-19.2a", "pile_is_empty")
    city.until("actions", 2)
    assert len(city.options("card")) == 1


@pytest.mark.rule("TM-19.3")
def test_the_owner_alone_uses_it_from_the_next_turn_on() -> None:
    city = with_pile("D3a")
    city.do("card F1a.2")
    assert city.refused("use D3a.1") == ("TM-7.8b", "spot_out_of_reach")
    city.do("use C1a.1", "use D3a.1")
    assert city.refused("use D3a.2") == ("TM-7.8b", "spot_out_of_reach")
    city.do("pass")
    assert city.refused("use D3a.1") == ("TM-7.7b", "spot_taken")
    assert city.sees(0).unused == 1
    for round_ in (2, 3):
        city.until("actions", round_)
        assert "use D3a.1" in city.options("use", 0)


@pytest.mark.rule("TM-19.4")
def test_any_number_of_cards() -> None:
    city = with_pile("A3a", "A3b").player(0, cards="B3a B3b B3c C3a C3b C3c E3a")
    city.do("card F1a.2", "pass", "card F1b.2")
    assert owned(city)[-2:] == ["A3b", "A3a"]
    assert len(owned(city)) == 9
