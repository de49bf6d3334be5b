"""IZ-7: line bonus."""

import pytest

from kippu.games.izakaya.rules.town import Layout, town_of
from kippu.games.izakaya.rules.types import (
    BonusDeclined,
    BonusSkipped,
    Built,
    Ended,
    LineMade,
    LotAcquired,
    PieceDrawn,
    RoundBegan,
)
from tests.rules.izakaya.evenings import Evening, only, turns


def chips(own: str, seats: int = 4, then: str = "") -> Evening:
    """The first player has lot chips on these corners; lots are left free, so that any corner can be chosen."""
    return turns(seats, then=then).put(lot_chips={0: own})


@pytest.mark.rule("IZ-7.1a")
@pytest.mark.parametrize(
    ("own", "new", "line"),
    [
        ("1,2 3,2", "2,2 1,1", True),
        ("2,1 2,2", "2,3 1,2", True),
        ("1,1 2,1", "2,2 1,1", False),
        ("1,2", "2,2 1,1", False),
    ],
)
def test_three_own_chips_in_a_straight_line(own: str, new: str, line: bool) -> None:
    game = chips(own)
    events = game.do(f"acquire {new}")
    assert bool(only(LineMade, events)) is line
    assert game.view().phase == ("bonus" if line else "action")
    assert game.asked == (0 if line else 1)


@pytest.mark.rule("IZ-7.1b")
@pytest.mark.parametrize(("own", "new"), [("1,1 2,2", "3,3 2,2"), ("3,1 2,2", "1,3 0,2"), ("1,3 3,1", "2,2 1,1")])
def test_diagonals_do_not_count(own: str, new: str) -> None:
    game = chips(own)
    assert not only(LineMade, game.do(f"acquire {new}"))
    assert (game.view().phase, game.asked) == ("action", 1)


@pytest.mark.rule("IZ-7.1a")
def test_chips_of_others_make_no_line() -> None:
    game = turns(4).put(lot_chips={0: "1,2", 1: "3,2"})
    assert not only(LineMade, game.do("acquire 2,2 1,1"))


@pytest.mark.rule("IZ-7.1a")
def test_three_must_be_neighbours() -> None:
    game = chips("1,1 2,1", seats=5)
    assert not only(LineMade, game.do("acquire 4,1 3,0"))


@pytest.mark.rule("IZ-7.1a")
def test_the_piece_costs_no_action_chip_and_follows_the_rules_of_building() -> None:
    game = chips("1,2 3,2", then="X5")
    game.do("acquire 2,2 1,1")
    assert game.refused("build I2 0,0 0,0 1,0") == ("IZ-8.6", "outside_outline")
    events = game.do("build I2 0,0 4,0 4,1")
    assert events == (Built(0, "I2", "0,0", "a", ("4,0", "4,1"), 1, bonus=True), PieceDrawn("X5"))
    assert game.view().players[0].action_chips == 2
    assert [chip.spot for chip in game.view().chips] == ["acquire"]
    assert game.asked == 1


@pytest.mark.rule("IZ-7.1a")
def test_without_a_line_there_is_nothing_to_decline() -> None:
    assert turns(4).refused("decline") == ("IZ-7.1a", "no_line")


@pytest.mark.rule("IZ-7.2")
@pytest.mark.parametrize(("seats", "lines"), [(2, 0), (3, 0), (4, 6), (5, 16)])
def test_only_bigger_towns_have_lines(seats: int, lines: int) -> None:
    town = town_of(Layout(seats, Evening(seats).town.options.lots))
    assert len(town.grid.lines) == lines


@pytest.mark.rule("IZ-7.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_chips_in_a_small_town_bring_no_bonus(seats: int) -> None:
    game = turns(seats).put(lot_chips={0: "1,1 2,1 1,2"}, owned={0: "0,0 1,0 0,1"})
    game.do("acquire 2,2 2,2")
    assert game.view().phase == "action"


@pytest.mark.rule("IZ-7.3")
def test_two_lines_at_once_bring_one_piece() -> None:
    game = chips("1,1 2,1 3,2 3,3")
    assert len(only(LineMade, game.do("acquire 3,1 2,0"))) == 1
    game.do(game.options("build")[0])
    assert (game.view().phase, game.asked) == ("action", 1)


@pytest.mark.rule("IZ-7.4b")
def test_a_fourth_chip_that_prolongs_a_row_brings_the_bonus_again() -> None:
    game = chips("1,1 2,1 3,1", seats=5)
    assert only(LineMade, game.do("acquire 4,1 3,0")) == [LineMade(0, "4,1")]


@pytest.mark.rule("IZ-7.4a")
@pytest.mark.parametrize(("own", "new", "lot"), [("2,1 3,1", "1,1", "0,0"), ("1,1 3,1", "2,1", "1,0")])
def test_the_new_chip_may_be_any_of_the_three(own: str, new: str, lot: str) -> None:
    assert only(LineMade, chips(own).do(f"acquire {new} {lot}")) == [LineMade(0, new)]


@pytest.mark.rule("IZ-7.4a")
def test_an_old_line_brings_nothing() -> None:
    game = chips("1,1 2,1 3,1", seats=5)
    assert not only(LineMade, game.do("acquire 4,3 3,3"))


@pytest.mark.rule("IZ-7.5a")
def test_the_bonus_comes_after_the_pyramid_on_the_same_turn() -> None:
    game = chips("1,2 3,2")
    assert game.do("acquire 2,2 1,1") == (LotAcquired(0, "2,2", "1,1"), LineMade(0, "2,2"))
    assert game.lot("1,1").owner == 0
    turn = game.view().turn
    game.do(game.options("build")[0])
    assert game.view().turn == turn + 1


@pytest.mark.rule("IZ-7.5a")
def test_only_a_piece_or_no_piece_can_be_chosen() -> None:
    game = chips("1,2 3,2")
    builds = game.options("build")
    game.do("acquire 2,2 1,1")
    assert game.options() == ["decline", *builds]
    for text in ("pass", "drink red 1,1", "price red>blue", "acquire 1,1 0,0"):
        assert game.refused(text) == ("IZ-7.5a", "bonus_first")


@pytest.mark.rule("IZ-7.5c")
def test_the_yard_is_filled_up_after_the_bonus() -> None:
    game = chips("1,2 3,2", then="X5")
    yard = game.view().yard
    game.do("acquire 2,2 1,1")
    assert game.view().yard == yard == ("T4", "O4", "I2", "P5", "L4")
    events = game.do(game.options("build O4")[0])
    assert [type(event) for event in events] == [Built, PieceDrawn]
    assert game.view().yard == ("T4", "I2", "P5", "L4", "X5")


@pytest.mark.rule("IZ-7.5b")
def test_the_bonus_may_be_declined() -> None:
    game = chips("1,2 3,2")
    game.do("acquire 2,2 1,1")
    yard = game.view().yard
    assert game.do("decline") == (BonusDeclined(0),)
    assert (game.asked, game.view().yard, game.view().phase) == (1, yard, "action")
    assert game.state.placed == ()


@pytest.mark.rule("IZ-7.5a")
def test_the_bonus_on_the_last_turn_of_a_phase_comes_before_the_next_round() -> None:
    game = turns(4).put(lot_chips={3: "1,2 3,2"})
    events = game.do(*["pass"] * 11, "acquire 2,2 1,1")
    assert events == (LotAcquired(3, "2,2", "1,1"), LineMade(3, "2,2"))
    assert (game.view().phase, game.view().round, game.asked) == ("bonus", 1, 3)
    assert game.do("decline") == (BonusDeclined(3), RoundBegan(2))
    assert (game.view().phase, game.view().round) == ("auction", 2)
    game.bid(0, 0, 0, 0)
    assert (game.view().phase, game.options()[0]) == ("action", "pass")  # nothing is left of the bonus


@pytest.mark.rule("IZ-7.5b")
def test_the_bonus_of_the_very_last_turn_may_be_declined() -> None:
    game = turns(4).put(lot_chips={3: "1,2 3,2"}, round=10)
    game.do(*["pass"] * 11, "acquire 2,2 1,1")
    assert (game.view().phase, game.asked) == ("bonus", 3)
    assert isinstance(game.do("decline")[-1], Ended)
    assert (game.view().phase, game.state.bonus) == ("over", False)


@pytest.mark.rule("IZ-7.5d")
def test_with_no_piece_that_fits_the_bonus_is_skipped() -> None:
    game = chips("1,2 3,2").put(yard="", supply="")
    assert game.do("acquire 2,2 1,1")[-1] == BonusSkipped(0)
    assert (game.view().phase, game.asked) == ("action", 1)


@pytest.mark.rule("IZ-7.5d")
def test_it_is_told_whose_bonus_is_skipped() -> None:
    game = turns(4).put(lot_chips={1: "1,2 3,2"}, yard="", supply="")
    assert game.do("pass", "acquire 2,2 1,1")[1:] == (LineMade(1, "2,2"), BonusSkipped(1))


@pytest.mark.rule("IZ-7.5d")
def test_one_place_for_a_piece_of_the_yard_is_enough_for_the_bonus() -> None:
    game = chips("1,2 3,2").put(yard="I5 I5")
    game.lay("0,0", "4,0").lay("3,2", "0,0 1,0").lay("0,3", "0,2 0,3").lay("1,3", "1,0")
    before = game.state
    game.do("acquire 2,2 1,1")
    assert game.options() == ["decline", "build I5 3,3 3,0 3,1 3,2 3,3 3,4"]
    game.state = before
    game.lay("3,3", "3,0")  # now I5 fits nowhere, though pieces of the supply would
    assert game.do("acquire 2,2 1,1")[-1] == BonusSkipped(0)
    assert (game.view().phase, game.asked) == ("action", 1)
