"""IZ-4: Drink."""

from itertools import cycle

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import Chip, DrinkPlaced
from tests.rules.izakaya.evenings import Evening, turns

INNER = ["1,1", "2,1", "1,2", "2,2"]
RIM = ["1,0", "2,0", "0,1", "3,1", "0,2", "3,2", "1,3", "2,3"]
COLORS = ["white", "blue", "red", "green", "yellow", "purple"]


def poured(*corners: str) -> Evening:
    """A game with drinks on these corners, of all colours."""
    return turns().put(drinks=dict(zip(corners, cycle(COLORS), strict=False)))


@pytest.mark.rule("IZ-4.1")
def test_a_drink_goes_from_its_colour_to_a_corner() -> None:
    game = turns()
    assert game.do("drink red 2,1") == (DrinkPlaced(0, "red", "2,1"),)
    assert game.view().chips == (Chip(0, "red"),)
    assert game.view().drinks == {"2,1": "red"}
    assert {color.id: color.left for color in game.view().colors} == dict.fromkeys(COLORS, 6) | {"red": 5}


@pytest.mark.rule("IZ-4.1")
def test_the_chip_is_that_of_the_player_whose_turn_it_is() -> None:
    game = turns()
    game.do("pass")
    assert game.do("drink red 2,1") == (DrinkPlaced(1, "red", "2,1"),)
    assert game.view().chips == (Chip(1, "red"),)


@pytest.mark.rule("IZ-4.2")
def test_a_colour_takes_one_chip_in_a_phase_of_anybody() -> None:
    game = turns()
    game.do("drink red 1,1")
    assert game.refused("drink red 2,1") == ("IZ-4.2", "color_has_chip")
    game.do("drink blue 2,1")
    assert game.refused("drink red 1,2") == ("IZ-4.2", "color_has_chip")
    assert {text.split()[1] for text in game.options("drink")} == {"white", "green", "yellow", "purple"}


@pytest.mark.rule("IZ-4.3")
def test_a_colour_without_drinks_cannot_be_chosen() -> None:
    game = turns(4).put(drinks=dict.fromkeys(["1,1", "2,1", "3,1", "1,2", "2,2", "3,2"], "red"))
    assert game.refused("drink red 3,3") == ("IZ-4.3", "no_drink_left")
    assert not game.options("drink red")
    assert len(game.options("drink blue")) == 3


@pytest.mark.rule("IZ-4.3")
def test_the_last_drink_of_a_colour_can_be_taken() -> None:
    game = turns(4).put(drinks=dict.fromkeys(["1,1", "2,1", "3,1", "1,2", "2,2"], "red"))
    game.do("drink red 3,3")
    assert {color.id: color.left for color in game.view().colors}["red"] == 0


@pytest.mark.rule("IZ-4.4a")
def test_a_corner_holds_one_drink() -> None:
    game = turns()
    game.do("drink red 1,1")
    assert game.refused("drink blue 1,1") == ("IZ-4.4a", "corner_taken")
    assert {text.split()[2] for text in game.options("drink")} == {"2,1", "1,2", "2,2"}
    game.put(drinks=dict(zip([*INNER, "1,0"], COLORS, strict=False)))
    assert game.refused("drink purple 1,0") == ("IZ-4.4a", "corner_taken")  # on the rim too


@pytest.mark.rule("IZ-4.4b")
def test_lot_chips_do_not_hinder_drinks() -> None:
    game = turns()
    game.do("acquire 1,1 0,0", "acquire 1,1 1,0", "drink red 1,1")
    assert game.view().drinks == {"1,1": "red"}


@pytest.mark.rule("IZ-4.5")
@pytest.mark.parametrize("corner", RIM)
def test_the_rim_waits_for_the_inner_corners(corner: str) -> None:
    game = poured(*INNER[:3])
    assert game.refused(f"drink red {corner}") == ("IZ-4.5", "inner_corners_first")
    game.do("drink white 2,2")
    game.do(f"drink red {corner}")
    assert game.view().drinks[corner] == "red"


@pytest.mark.rule("IZ-4.6")
@pytest.mark.parametrize("corner", ["0,0", "3,0", "0,3", "3,3"])
@pytest.mark.parametrize("held", [[], INNER, INNER + RIM])
def test_outer_corners_never_hold_a_drink(corner: str, held: list[str]) -> None:
    assert poured(*held).refused(f"drink red {corner}") == ("IZ-4.6", "outer_corner")


@pytest.mark.rule("IZ-4.7")
@pytest.mark.parametrize("corner", [INNER[0], RIM[0]])
def test_with_all_corners_taken_there_is_no_drink(corner: str) -> None:
    game = poured(*INNER, *RIM)
    assert game.options("drink") == []
    assert game.refused(f"drink red {corner}") == ("IZ-4.7", "all_corners_taken")


@pytest.mark.rule("IZ-4.7")
def test_with_one_corner_left_there_is() -> None:
    assert poured(*INNER, *RIM[:-1]).options("drink") == [f"drink {color} 2,3" for color in COLORS]


@pytest.mark.rule("IZ-4.8a")
def test_a_drink_belongs_to_every_lot_around_its_corner() -> None:
    game = turns().put(drinks={"1,1": "red", "1,0": "yellow"}, owned={0: "0,0 1,0 0,1", 1: "2,0 0,2"})
    drinks = [{lot.lot: lot.drinks for lot in game.score(seat).lots} for seat in range(2)]
    assert drinks == [{"0,0": 500, "1,0": 500, "0,1": 200}, {"2,0": 0, "0,2": 0}]


@pytest.mark.rule("IZ-4.8b")
def test_drinks_never_move() -> None:
    game = poured("1,1")
    before = game.view().drinks
    while game.view().phase != "auction":
        game.do(next(text for text in game.options() if not text.startswith(("drink", "pass"))))
    assert game.view().drinks == before
    assert GAME.view(game.state, 0).drinks == {"1,1": "white"}
