"""TM-7 and TM-20: turns of the action phase, spots and discs, passing."""

import pytest

from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import AlightedOnTurn, SeatPassed, SpotUsed, StationBuilt, TokenPlaced
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only


@pytest.mark.rule("TM-7.1", "TM-7.2a", "TM-7.2b")
def test_turns_go_round_until_nobody_is_in() -> None:
    city = City(3).placed().player(1, unused=1)
    turns = []
    while city.state.phase == "actions":
        turns.append(city.actor)
        city.do(next(option for option in city.options("use") if option != "use C1c.2"))
    assert turns == [0, 1, 2, 0, 2, 0, 2]
    assert city.state.round == 2


@pytest.mark.rule("TM-7.2a", "TM-7.2b")
def test_who_runs_out_of_discs_is_not_paid() -> None:
    city = City().placed().player(0, unused=1)
    city.do("use C1a.1", "pass")
    assert city.cash() == [2_000, 2_400]


@pytest.mark.rule("TM-7.3")
def test_all_usable_discs_are_unused_at_first() -> None:
    city = City().player(0, usable=5)
    city.placed()
    assert [player.unused for player in city.view.players] == [5, 3]


@pytest.mark.rule("TM-7.4a", "TM-7.4b")
def test_a_turn_is_one_action_or_pass() -> None:
    city = City().placed()
    city.do("use C1a.1")
    assert city.actor == 1
    city.do("pass")
    assert city.actor == 0
    every = (1 << 108) - 1
    city.player(1, spots=every)  # no spot is free
    assert city.options() == ["pass", *city.options("token")]


@pytest.mark.rule("TM-7.5a", "TM-7.5b", "TM-7.5c")
def test_tokens_and_alighting_come_before_the_action_and_use_no_disc() -> None:
    city = City().placed().player(0, tokens=2, aboard="G").line("G", train="ginza")
    assert city.do("token G") == (TokenPlaced(0, "G"),)
    assert city.do("alight 13,10") == (AlightedOnTurn(0, "G", "ginza", 13, 10),)
    assert city.do("token M") == (TokenPlaced(0, "M"),)
    assert (city.actor, city.sees(0).unused) == (0, 3)
    assert city.refused("alight 13,10") == ("TM-23.1a", "not_aboard")
    city.do("use C1a.1")
    assert city.refused("alight 13,10", 0) == ("TM-0.7b", "not_your_turn")


@pytest.mark.rule("TM-7.5a", "TM-7.5b", "TM-7.5c")
def test_they_cannot_be_taken_back() -> None:
    assert TokenPlaced.final
    assert AlightedOnTurn.final
    assert [kind for kind in GAME.info.events if kind.final] == [AlightedOnTurn, TokenPlaced]


@pytest.mark.rule("TM-7.6a", "TM-7.6b")
def test_a_spot_takes_its_discs_at_once() -> None:
    city = City(columns="A2b A2c").placed(DOWNTOWN)
    city.do("move A2c.2 13,16")
    assert city.sees(0).unused == 1
    city.do("pass")
    city.set(columns=City(columns="C1b C1c").state.columns)
    assert city.refused("use C1c.2") == ("TM-7.6b", "too_few_discs")
    assert city.refused("depart C1b.1 G") == ("TM-7.6a", "other_action")
    assert city.refused("use A1a.1") == ("TM-7.6a", "other_action")


@pytest.mark.rule("TM-7.7a", "TM-7.7b", "TM-7.9")
def test_a_spot_is_used_by_one_and_spots_of_a_card_are_independent() -> None:
    city = City().placed().player(0, unused=4)
    city.do("use C1a.1")
    assert city.refused("use C1a.1") == ("TM-7.7b", "spot_taken")
    city.do("use C1a.2")  # another player, the other spot
    assert city.refused("use C1a.1") == ("TM-7.7b", "spot_taken")  # the own one neither
    assert city.view.columns[2].cards[0].spots == (0, 1)
    city.do("use C1b.1", "pass", "use C1b.2")  # both by one player
    assert city.view.columns[2].cards[1].spots == (0, 0)


@pytest.mark.rule("TM-7.8a", "TM-7.8b")
def test_columns_and_own_cards_can_be_used_and_nothing_else() -> None:
    city = City().placed().player(0, cards="D3a").player(1, cards="D3b")
    city.set(piles=(*city.state.piles[:3], (city.parts.cards.card_at["D3c"],), *city.state.piles[4:]))
    assert {option.split()[1].split(".")[0] for option in city.options("use")} == {"C1a", "C1b", "D1a", "D1b", "D3a"}
    for spot in ("D3b.1", "D3c.1", "D2a.1", "X1a.1"):
        assert city.refused(f"use {spot}") == ("TM-7.8b", "spot_out_of_reach")
    city.do("use D3a.1")
    assert city.sees(0).cards[0].spots == (0, None)


@pytest.mark.rule("TM-7.10")
def test_discs_discounts_payment_effect() -> None:
    city = City().placed(DOWNTOWN)
    city.do("use D1a.1", "pass")
    used, built = city.do("station A1a.2 ginza_itchome -D1a.1")
    assert used == SpotUsed(0, "A1a.2", "station", ("D1a.1",), 100)
    assert built == StationBuilt(0, "ginza_itchome")


@pytest.mark.rule("TM-7.11a", "TM-7.11b")
def test_what_has_no_effect_is_refused_but_for_three() -> None:
    city = City().placed(DOWNTOWN).set(tokens=0, bicycles=0, loans=0)
    city.set(lines=tuple(city.state.lines)).player(0, cash=0, usable=6)
    for useless in ("use C1a.1", "use C1a.2", "loan E1a.1", "disc F1a.1", "card F1a.2 A", "invest B1a.1 G"):
        city.refused(useless)
    for useless in ("move A1a.1 13,10", "use D1a.1", "use D1a.2"):
        assert useless in city.options()


@pytest.mark.rule("TM-7.12a", "TM-7.12b")
def test_discs_go_back_and_discounts_are_lost() -> None:
    city = City().placed()
    city.do("use D1a.1")
    assert city.sees(0).discounts == ("D1a.1",)
    city.until("auction")
    assert [player.discounts for player in city.view.players] == [(), ()]
    assert {spot for column in city.view.columns for card in column.cards for spot in card.spots} == {None}
    city.until("actions")
    assert city.sees(0).unused == 3


# --- 20. pass ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-20.1a", "TM-20.1b")
def test_a_pass_pays_for_unused_discs_and_ends_the_phase_for_its_player() -> None:
    city = City().placed()
    assert city.do("pass") == (SeatPassed(0, 300),)
    assert city.cash()[0] == 2_300
    city.do("use C1a.1")
    assert city.actor == 1
    assert only(SeatPassed, city.do("pass")) == [SeatPassed(1, 200)]


@pytest.mark.rule("TM-20.2")
def test_a_disc_on_a_discount_is_used() -> None:
    city = City().placed()
    city.do("use D1a.1", "use D1b.1")
    assert city.do("pass") == (SeatPassed(0, 200),)
