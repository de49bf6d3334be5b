"""IZ-9: yard."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from kippu.core.chance import Seeded, explore
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import IzakayaOptions, PieceDrawn, PieceSwapped, YardFilled
from tests.rules.izakaya.evenings import Dealt, Evening, narrowed, only, turns


def narrow(yard: str = "", top: int = 1) -> Evening:
    """A town in which only I1 fits, or I2 too."""
    return narrowed(turns(yard=yard), top)


@pytest.mark.rule("IZ-9.1b")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_yard_at_the_start(seats: int, size: int) -> None:
    seen = Evening(seats).view()
    assert (len(seen.yard), sum(seen.supply.values())) == (size, 69 - size)


@pytest.mark.rule("IZ-9.1a")
def test_the_supply_has_69_pieces() -> None:
    assert sum(parts().full_supply) == 69
    copies = {shape.id: shape.data.copies for shape in parts().shapes}
    assert copies == {
        "I1": 3, "I2": 6, "I3": 4, "V3": 5, "I4": 3, "O4": 4, "T4": 6, "L4": 6, "S4": 5, "F5": 2, "I5": 1, "L5": 3,
        "N5": 2, "P5": 5, "T5": 2, "U5": 2, "V5": 2, "W5": 2, "X5": 1, "Y5": 3, "Z5": 2,
    }  # fmt: skip


@pytest.mark.rule("IZ-9.1b")
def test_the_first_pieces_are_drawn_at_random() -> None:
    drawn: Counter[str] = Counter()
    options = IzakayaOptions(FIRST_RELEASE)
    for number in range(100):
        drawn.update(only(YardFilled, GAME.start(options, 5, Seeded(f"yard {number}")).events)[0].shapes)
    assert len(drawn) == 21
    assert drawn["T4"] > drawn["X5"]


@pytest.mark.rule("IZ-9.2a")
def test_a_piece_joins_the_yard_after_one_is_placed() -> None:
    game = turns(then="X5")
    assert game.do(game.options("build O4")[0])[-1] == PieceDrawn("X5")
    assert game.view().yard == ("T4", "I2", "P5", "X5")
    assert game.view().supply["X5"] == 0


@pytest.mark.rule("IZ-9.2a")
def test_every_piece_of_the_supply_can_come() -> None:
    game = turns().put(supply="I1 I1 X5 Z5")
    build = GAME.parse(game.options("build I2")[0])
    chances: Counter[str] = Counter()
    for probability, step in explore(lambda chance: GAME.apply(game.state, 0, build, chance, 0)):
        chances[only(PieceDrawn, step.events)[0].shape] += probability  # type: ignore[assignment]
    assert chances == {"I1": Fraction(1, 2), "X5": Fraction(1, 4), "Z5": Fraction(1, 4)}


@pytest.mark.rule("IZ-9.2b")
def test_with_an_empty_supply_the_yard_shrinks() -> None:
    game = turns().put(supply="")
    for left in (3, 2, 1, 0):
        events = game.do(game.options("build")[0])
        assert not only(PieceDrawn, events)
        assert len(game.view().yard) == left
    assert game.options("build") == []


@pytest.mark.rule("IZ-9.3a")
def test_a_stuck_yard_swaps_its_oldest_piece_for_one_that_fits() -> None:
    game = narrow().put(yard="X5 I1 T4 O4", supply="T4 Z5 I1 I1 I2")
    outcomes = {}
    build = GAME.parse(game.options("build I1")[0])
    for probability, step in explore(lambda chance: GAME.apply(game.state, 0, build, chance, 0)):
        drawn = only(PieceDrawn, step.events)[0].shape
        swapped = only(PieceSwapped, step.events)
        outcomes[drawn] = (probability, swapped, GAME.view(step.state, 0).yard)
    assert outcomes["I1"] == (Fraction(2, 5), [], ("X5", "T4", "O4", "I1"))
    # Only I1 fits, so it comes for certain; X5 goes back.
    assert outcomes["T4"] == (Fraction(1, 5), [PieceSwapped("X5", "I1")], ("T4", "O4", "T4", "I1"))
    assert outcomes["Z5"] == (Fraction(1, 5), [PieceSwapped("X5", "I1")], ("T4", "O4", "Z5", "I1"))


@pytest.mark.rule("IZ-9.3a")
def test_the_piece_that_goes_back_is_in_the_supply_again() -> None:
    game = narrow().put(yard="X5 I1 T4 O4", supply="T4 I1")
    game.chance = Dealt("T4 I1")
    game.do(game.options("build I1")[0])
    assert {shape: left for shape, left in game.view().supply.items() if left} == {"X5": 1}


@pytest.mark.rule("IZ-9.3a", "IZ-9.5")
def test_of_two_equal_pieces_the_older_is_built() -> None:
    game = narrow().put(yard="I1 X5 I1 O4", supply="T4 T4")
    game.chance = Dealt("T4 T4")
    game.do(game.options("build I1")[0])
    assert game.view().yard == ("X5", "I1", "O4", "T4")
    game.put(supply="I1 Z5")  # now the next one is stuck, and the piece that has lain longest goes back
    game.chance = Dealt("Z5 I1")
    assert only(PieceSwapped, game.do(game.options("build I1")[0])) == [PieceSwapped("X5", "I1")]


@pytest.mark.rule("IZ-9.3a")
def test_a_yard_with_a_piece_that_fits_is_not_stuck() -> None:
    game = narrow().put(yard="X5 I1 I1 O4", supply="T4")
    assert not only(PieceSwapped, game.do(game.options("build I1")[0]))


@pytest.mark.rule("IZ-9.3a")
def test_with_these_lots_and_pieces_no_yard_is_stuck_at_setup() -> None:
    without = {
        shape: {lot.number for lot in parts().lots if not any(one.of_shape[shape.index] for one in lot.outlines)}
        for shape in parts().shapes
    }
    for count in range(1, 5):
        for shapes in combinations(parts().shapes, count):
            if sum(shape.data.copies for shape in shapes) >= 4:  # enough for a yard
                assert len(set.intersection(*(without[shape] for shape in shapes))) < 8  # too few for a town


@pytest.mark.rule("IZ-9.3a")
def test_what_comes_for_a_stuck_piece_is_any_that_fits() -> None:
    game = narrow(top=2).put(yard="X5 I1", supply="Z5 I1 I2 I2")
    build = GAME.parse(game.options("build I1")[0])
    swaps: Counter[PieceSwapped] = Counter()
    for probability, step in explore(lambda chance: GAME.apply(game.state, 0, build, chance, 0)):
        for swap in only(PieceSwapped, step.events):
            swaps[swap] += probability  # type: ignore[assignment]
    # only if Z5 has come before
    assert swaps == {PieceSwapped("X5", "I1"): Fraction(1, 4 * 3), PieceSwapped("X5", "I2"): Fraction(2, 4 * 3)}


@pytest.mark.rule("IZ-9.3b")
def test_of_pieces_drawn_together_the_one_further_left_goes_back_first() -> None:
    game = narrow(yard="X5 T4 I1 O4").put(supply="Z5 Z5 I1 I1")
    game.chance = Dealt("Z5 I1 Z5 I1")
    swaps = [only(PieceSwapped, game.do(game.options("build I1")[0])) for _ in range(2)]
    assert swaps == [[PieceSwapped("X5", "I1")], [PieceSwapped("T4", "I1")]]
    assert game.view().yard == ("O4", "Z5", "Z5", "I1")


def full() -> Evening:
    """A game in which the last piece that fits anywhere has just been built."""
    game = narrow().put(yard="X5 I1 T4 O4", supply="Z5 Z5")
    assert not only(PieceSwapped, game.do(game.options("build I1")[0]))
    return game


@pytest.mark.rule("IZ-9.4a")
def test_if_nothing_fits_any_more_nobody_builds() -> None:
    game = full()
    for _ in range(8):
        assert game.options("build") == []
        game.do("pass")
        if game.state.turn is None:
            game.bid(0, 0)
    assert game.refused("build O4 0,0 4,0 4,1 4,2 4,3") == ("IZ-8.5b", "not_its_shape")


@pytest.mark.rule("IZ-9.4b")
def test_if_nothing_fits_any_more_the_yard_is_left_alone() -> None:
    game = full()
    assert game.view().yard == ("X5", "T4", "O4", "Z5")
    game.end_phase()
    game.bid(0, 0)
    assert game.view().yard == ("X5", "T4", "O4", "Z5")
    assert {shape: left for shape, left in game.view().supply.items() if left} == {"Z5": 1}


@pytest.mark.rule("IZ-9.5")
def test_pieces_of_one_shape_are_one_option() -> None:
    game = turns(yard="I2 I2 I2 O4")
    builds = game.options("build")
    assert len(set(builds)) == len(builds)
    game.do("build I2 0,0 4,0 4,1")
    assert game.view().yard[:3] == ("I2", "I2", "O4")
