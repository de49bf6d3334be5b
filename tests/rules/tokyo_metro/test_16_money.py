"""TM-16 to TM-19: Loan, Speculate, Action, Card."""

import pytest

from kippu.games.tokyo_metro.rules.events import CardTaken, DiscGained, LoanRepaid, LoanTaken, Speculated, SpotUsed
from tests.rules.tokyo_metro.city import DOWNTOWN, City

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


@pytest.mark.rule("TM-16.3a")
def test_the_spot_may_be_used_to_pay_back() -> None:
    city = City().placed().player(0, loans=2).set(loans=6)
    assert city.options("repay") == ["repay E1a.1", "repay E1a.2", "repay E1b.1"]
    used, repaid = city.do("repay E1a.1")
    assert (used, repaid) == (SpotUsed(0, "E1a.1", "loan", (), 1_000), LoanRepaid(0, 1_000))
    assert (city.cash()[0], city.view.loans) == (1_000, 7)


@pytest.mark.rule("TM-16.3b")
def test_one_loan_per_action() -> None:
    city = City().placed().player(0, loans=3, cash=5_000).set(loans=5)
    city.do("repay E1a.1")
    assert (city.sees(0).loans, city.cash()[0], city.view.loans) == (2, 4_000, 6)


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


def with_piles() -> City:
    """Cards lie in discard piles A (A3b on top) and D."""
    city = City().placed(DOWNTOWN)
    at = city.parts.cards.card_at
    return city.set(piles=((at["A3a"], at["A3b"]), (), (), (at["D3a"],), (), ()))


def owned(city: City, seat: int = 0) -> list[str]:
    """The cards in front of a player."""
    return [card.id for card in city.sees(seat).cards]


@pytest.mark.rule("TM-19.1a")
def test_the_top_card_of_a_pile_is_taken_for_its_price() -> None:
    city = with_piles()
    assert city.do("card F1b.2 A")[1] == CardTaken(0, "A", "A3b")
    assert (owned(city), owned(city, 1), city.cash()) == (["A3b"], [], [1_800, 2_100])
    assert [column.pile for column in city.view.columns] == [("A3a",), (), (), ("D3a",), (), ()]


@pytest.mark.rule("TM-19.1b")
def test_a_card_stays_with_its_player_to_the_end() -> None:
    city = with_piles()
    city.do("card F1a.2 A")
    city.play_out()
    assert owned(city) == ["A3b"]


@pytest.mark.rule("TM-19.2a")
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
    for pile in "ABCDEF":
        assert city.refused(f"card F1a.2 {pile}") == ("TM-19.2a", "pile_is_empty")
    city.until("actions", 2)
    assert len(city.options("card")) == 6


@pytest.mark.rule("TM-19.3")
def test_the_owner_alone_uses_it_from_the_next_turn_on() -> None:
    city = with_piles()
    city.do("card F1a.2 D")
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
    city = with_piles().player(0, cards="B3a B3b B3c C3a C3b C3c E3a")
    city.do("card F1a.2 A", "pass", "card F1b.2 A")
    assert owned(city)[-2:] == ["A3b", "A3a"]
    assert len(owned(city)) == 9
