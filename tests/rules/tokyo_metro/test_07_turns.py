"""TM-7 and TM-20: turns of the action phase, spots and discs, passing."""

import pytest

from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import AlightedOnTurn, SeatPassed, SpotUsed, StationBuilt, TokenPlaced, Walked
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only

EVERY_SPOT = (1 << 108) - 1


@pytest.mark.rule("TM-7.1")
def test_turns_go_round_in_turn_order_until_nobody_is_in() -> None:
    city = City(3).placed().player(1, unused=1).set(order=(1, 2, 0), turn=0)
    turns = []
    while city.state.phase == "actions":
        turns.append(city.actor)
        city.do(next(option for option in city.options("use") if option != "use C1c.2"))
    assert turns == [1, 2, 0, 2, 0, 2, 0]
    assert city.state.round == 2


@pytest.mark.rule("TM-7.2a")
def test_who_has_discs_and_has_not_passed_is_in() -> None:
    city = City(3).placed().player(0, unused=2).player(2, unused=1)
    turns = []
    while city.state.phase == "actions":
        turns.append(city.actor)
        city.do("pass" if turns.count(1) == 2 and city.actor == 1 else city.options("use")[0])
    assert turns == [0, 1, 2, 0, 1]  # seat 1 passes on its second turn, the others run out


@pytest.mark.rule("TM-7.2b")
def test_who_runs_out_of_discs_is_not_paid() -> None:
    city = City().placed().player(0, unused=1)
    city.do("use C1a.1")
    assert (city.cash()[0], city.actor) == (2_000, 1)
    city.do("use D1a.1")
    assert city.actor == 1  # not seat 0 again
    city.do("pass")
    assert city.cash() == [2_000, 2_300]


@pytest.mark.rule("TM-7.3")
def test_all_usable_discs_are_unused_at_first() -> None:
    city = City().player(0, usable=5)
    city.placed()
    assert [player.unused for player in city.view.players] == [5, 3]
    city.do("use C1a.1")
    city.until("actions", 2)
    assert [player.unused for player in city.view.players] == [5, 3]


@pytest.mark.rule("TM-7.4a")
def test_a_turn_is_one_action_or_pass() -> None:
    city = City().placed()
    city.do("use C1a.1")
    assert city.actor == 1
    assert city.refused("use C1b.1", 0) == ("TM-0.7b", "not_your_turn")
    city.do("pass")
    assert city.actor == 0


@pytest.mark.rule("TM-7.4b")
def test_without_any_action_one_passes() -> None:
    city = City().placed().player(1, spots=EVERY_SPOT)  # no spot is free
    assert city.options() == ["pass"]
    city.do("pass")
    assert city.actor == 1


@pytest.mark.rule("TM-7.5a")
def test_tokens_and_alighting_come_before_the_action_in_any_order() -> None:
    city = City().placed().player(0, tokens=2, aboard="G").line("G", train="ginza")
    assert city.do("token G") == (TokenPlaced(0, "G"),)
    assert city.do("alight 13,10") == (AlightedOnTurn(0, "G", "ginza", 13, 10),)
    assert city.do("token M") == (TokenPlaced(0, "M"),)
    assert (city["G"].speed, city["M"].speed, city.sees(0).tokens, city.sees(0).at) == (1, 1, 0, (13, 10))
    city.do("use C1a.1")
    assert city.refused("token H", 0) == ("TM-0.7b", "not_your_turn")  # not after the action
    other = City().placed().player(0, tokens=1, aboard="G").line("G", train="ginza")
    other.do("alight 13,10", "token G", "move A1a.1 13,11")
    assert other.sees(0).at == (13, 11)


@pytest.mark.rule("TM-7.5b")
def test_tokens_and_alighting_use_no_disc() -> None:
    city = City().placed().player(0, tokens=2, aboard="G").line("G", train="ginza")
    city.do("token G", "alight 13,10", "token M")
    assert (city.actor, city.sees(0).unused) == (0, 3)
    city.do("pass")
    assert city.cash()[0] == 2_000 + 300


@pytest.mark.rule("TM-7.5c")
def test_they_cannot_be_taken_back() -> None:
    assert [kind for kind in GAME.info.events if kind.final] == [AlightedOnTurn, TokenPlaced]
    city = City().placed().player(0, aboard="G").line("G", train="ginza")
    city.do("alight 13,10")
    assert city.refused("alight 13,10") == ("TM-23.1a", "not_aboard")
    assert city.refused("board") == ("TM-0.9a", "not_now")


@pytest.mark.rule("TM-7.6a")
def test_a_spot_takes_its_discs_at_once() -> None:
    city = City(columns="A2b A2c").placed(DOWNTOWN)
    city.do("move A2c.2 13,16")  # asks for two
    assert (city.sees(0).unused, city.actor) == (1, 1)
    city.do("use C1a.1")  # asks for one
    assert (city.sees(0).unused, city.sees(1).unused) == (1, 2)


@pytest.mark.rule("TM-7.6a")
@pytest.mark.parametrize(
    "choice",
    [
        "depart C1b.1 G",
        "use A1a.1",
        "move A1a.2 13,10",
        "station A1a.1 ginza",
        "invest B1a.2 G",
        "loan B1a.1",
        "repay D1a.1",
        "speculate E1a.1 G 100",
        "disc F1a.2",
        "card F1a.1 A",
    ],
)
def test_a_spot_is_for_its_action_only(choice: str) -> None:
    city = City().placed(DOWNTOWN).player(0, loans=1).line("G", train="asakusa")
    assert city.refused(choice) == ("TM-7.6a", "other_action")


@pytest.mark.rule("TM-7.6b")
def test_discs_must_be_unused_ones_of_the_player() -> None:
    city = City(columns="C1b C1c").placed().player(0, unused=1).player(1, unused=2)
    assert city.refused("use C1c.2") == ("TM-7.6b", "too_few_discs")
    city.do("use C1b.1", "use C1c.2")  # two discs are enough
    assert [player.unused for player in city.view.players] == [0, 0]


@pytest.mark.rule("TM-7.7a")
def test_a_spot_without_a_disc_is_free() -> None:
    city = City().placed()
    free = set(city.options("use"))
    assert free == {f"use {card}.{spot}" for card in ("C1a", "C1b", "D1a", "D1b") for spot in (1, 2)}
    city.do("use C1a.1")
    assert set(city.options("use")) == free - {"use C1a.1"}
    city.do("use D1b.2")
    assert set(city.options("use")) == free - {"use C1a.1", "use D1b.2"}


@pytest.mark.rule("TM-7.7b")
def test_nobody_uses_a_taken_spot() -> None:
    city = City(3).placed()
    city.do("use C1a.1")
    for _ in range(2):
        assert city.refused("use C1a.1") == ("TM-7.7b", "spot_taken")
        city.do("pass")
    assert city.refused("use C1a.1") == ("TM-7.7b", "spot_taken")  # nor the player whose disc it is


@pytest.mark.rule("TM-7.7b")
def test_a_spot_stays_taken_for_the_whole_phase() -> None:
    city = City().placed(DOWNTOWN, DOWNTOWN)
    city.do("move A1a.1 13,10", "use C1a.1", "use D1a.1", "use C1b.1", "invest B1a.1 M -D1a.1")
    for taken in ("move A1a.1 13,10", "use C1a.1", "use C1b.1", "invest B1a.1 H"):
        assert city.refused(taken) == ("TM-7.7b", "spot_taken")


def shelf() -> City:
    """The players have a card each, one lies in the discard pile."""
    city = City().placed().player(0, cards="D3a").player(1, cards="D3b")
    return city.set(piles=((city.parts.cards.card_at["D3c"],),))


@pytest.mark.rule("TM-7.8a")
def test_cards_of_columns_and_own_cards_can_be_used() -> None:
    city = shelf()
    assert {option.split()[1][:3] for option in city.options("use")} == {"C1a", "C1b", "D1a", "D1b", "D3a"}
    city.do("use D3a.1", "use D3b.2")
    assert city.sees(0).cards[0].spots == (0, None)
    assert city.sees(1).cards[0].spots == (None, 1)


@pytest.mark.rule("TM-7.8b")
@pytest.mark.parametrize("spot", ["D3b.1", "D3c.1", "D2a.1", "X1a.1", "D1a.3"])
def test_other_cards_are_out_of_reach(spot: str) -> None:
    assert shelf().refused(f"use {spot}") == ("TM-7.8b", "spot_out_of_reach")


@pytest.mark.rule("TM-7.9")
def test_spots_of_a_card_are_independent() -> None:
    city = City().placed().player(0, unused=4)
    city.do("use C1a.1", "use C1a.2")  # by different players
    assert city.view.columns[2].cards[0].spots == (0, 1)
    city.do("use C1b.1", "pass", "use C1b.2")  # both by one player
    assert city.view.columns[2].cards[1].spots == (0, 0)


@pytest.mark.rule("TM-7.10")
def test_discs_discounts_payment_effect() -> None:
    city = City().placed(DOWNTOWN)
    city.do("use D1a.1", "pass")
    used, built = city.do("station A1a.2 ginza_itchome -D1a.1")
    assert used == SpotUsed(0, "A1a.2", "station", ("D1a.1",), 100)
    assert built == StationBuilt(0, "ginza_itchome")
    assert (city.cash()[0], city.sees(0).unused, city.sees(0).discounts) == (1_900, 1, ())


@pytest.mark.rule("TM-7.11a")
@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("use C1a.1", "no_token_left"),
        ("use C1a.2", "no_bicycle_left"),
        ("loan E1a.1", "no_loan_left"),
        ("disc F1a.1", "no_disc_left"),
        ("card F1a.2", "pile_is_empty"),
        ("depart B1a.2 G", "line_is_running"),
    ],
)
def test_what_can_have_no_effect_is_refused(choice: str, code: str) -> None:
    city = City().placed().set(tokens=0, bicycles=0, loans=0).player(0, usable=6).line("G", train="asakusa")
    assert city.refused(choice)[1] == code


@pytest.mark.rule("TM-7.11b")
def test_move_discount_and_bid_may_be_for_nothing() -> None:
    city = City().placed(DOWNTOWN).player(0, cash=0)
    before = city.state
    assert city.do("move A1a.1 13,10")[1] == Walked(0, 13, 10)
    assert (city.sees(0).at, city.sees(0).unused) == (DOWNTOWN, 2)
    for useless in ("use D1a.1", "use D1a.2"):
        city.state = before
        city.do(useless)
        assert city.sees(0).unused == 2


@pytest.mark.rule("TM-7.12a")
def test_all_discs_go_home() -> None:
    city = City().placed().player(0, cards="D3a")
    city.do("use C1a.1", "use C1a.2", "use D3a.2")
    city.until("auction")
    assert {spot for column in city.view.columns for card in column.cards for spot in card.spots} == {None}
    assert city.sees(0).cards[0].spots == (None, None)
    assert [(player.unused, player.passed) for player in city.view.players] == [(0, False), (0, False)]
    city.until("actions")
    assert [(player.unused, player.passed) for player in city.view.players] == [(3, False), (3, False)]


@pytest.mark.rule("TM-7.12b")
def test_unused_discounts_are_gone() -> None:
    city = City().placed()
    city.do("use D1a.1", "use D1b.1")
    assert [player.discounts for player in city.view.players] == [("D1a.1",), ("D1b.1",)]
    city.until("auction")
    assert [player.discounts for player in city.view.players] == [(), ()]
    city.until("actions")
    assert city.refused("invest B1b.1 G -D1b.1") == ("TM-14.2a", "not_your_discount")


# --- 20. pass ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-20.1a")
def test_a_pass_pays_for_unused_discs() -> None:
    city = City().placed()
    assert city.do("pass") == (SeatPassed(0, 300),)
    assert city.cash() == [2_300, 2_100]
    city.do("use C1a.1")
    assert only(SeatPassed, city.do("pass")) == [SeatPassed(1, 200)]
    assert city.cash() == [2_300, 2_300]


@pytest.mark.rule("TM-20.1b")
def test_who_passes_is_out_until_the_phase_ends() -> None:
    city = City(3).placed()
    city.do("pass")
    assert [player.passed for player in city.view.players] == [True, False, False]
    turns = []
    while city.state.phase == "actions":
        turns.append(city.actor)
        city.do(city.options("use")[0])
    assert set(turns) == {1, 2}
    assert city.sees(0).unused == 0
    city.until("actions", 2)
    assert city.actor == 0


@pytest.mark.rule("TM-20.2")
def test_a_disc_on_a_discount_is_used() -> None:
    city = City().placed()
    city.do("use D1a.1", "use D1b.1")
    assert city.do("pass") == (SeatPassed(0, 200),)
