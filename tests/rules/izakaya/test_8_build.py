"""IZ-8: Build."""

import pytest

from kippu.core.errors import IllegalMove
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.pieces import CELL_AT, names
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import Build, Built, PieceView
from tests.rules.izakaya.evenings import Evening, only, turns

# In a town of four players lot 5 lies at 0,1: an outline of 3 x 3 cells, x 0-2 and y 2-4.
LOT = "0,1"
ANY = "I1 I2 I3 O4 V3"


def on_lot_5(*pieces: str, yard: str = ANY) -> Evening:
    """Pieces on lot 5, each as its cells."""
    return turns(4, yard=yard).lay(LOT, *pieces)


def build(shape: str, cells: str) -> str:
    return f"build {shape} {LOT} {cells}"


def floor_of(game: Evening, shape: str, cells: str) -> int:
    """The floor on which a piece comes to lie."""
    (built,) = only(Built, game.do(build(shape, cells)))
    return built.floor


@pytest.mark.rule("IZ-8.1a")
def test_a_piece_goes_from_the_yard_onto_a_lot() -> None:
    game = turns(4, yard=ANY, then="X5")
    game.do(build("I3", "0,3 1,3 2,3"))
    assert game.view().yard == ("I1", "I2", "O4", "V3", "X5")
    assert {lot.lot: lot.pieces for lot in game.view().lots if lot.pieces} == {
        LOT: (PieceView("I3", "a", 1, ("0,3", "1,3", "2,3")),)
    }


@pytest.mark.rule("IZ-8.1b")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_any_lot_can_be_built_on(owner: int | None) -> None:
    game = on_lot_5().put(owned={} if owner is None else {owner: LOT})
    game.do(build("I1", "1,3"))
    assert game.lot(LOT).floors == {"a": 1}
    assert game.lot(LOT).owner == owner


@pytest.mark.rule("IZ-8.2a")
def test_only_pieces_of_the_yard_can_be_taken() -> None:
    game = on_lot_5(yard="I1 I2 I3 O4 O4")
    assert game.refused(build("V3", "0,2 1,2 0,3")) == ("IZ-8.2a", "not_in_yard")
    assert game.refused(build("Q9", "0,2")) == ("IZ-8.2a", "not_in_yard")
    assert {text.split()[1] for text in game.options("build")} == {"I1", "I2", "I3", "O4"}


@pytest.mark.rule("IZ-8.2b")
def test_piece_and_place_are_said_at_once() -> None:
    game = on_lot_5()
    sizes = {shape.id: shape.masks[0].bit_count() for shape in parts().shapes}
    for text in game.options("build"):
        _, shape, lot, *cells = text.split()
        assert lot in game.town.grid.cards
        assert len(cells) == sizes[shape]
    for text in ("build", "build I1", f"build I1 {LOT}"):
        with pytest.raises(ValueError, match="is no move"):
            GAME.parse(text)
    game.do(build("I1", "1,3"))
    assert game.asked == 1  # nothing is left to be said


@pytest.mark.rule("IZ-8.2c")
def test_a_piece_that_fits_nowhere_cannot_be_taken() -> None:
    game = turns(yard="I5 I1 I1 I1")
    assert game.options("build I5") == ["build I5 0,0 4,0 4,1 4,2 4,3 4,4"]
    game.lay("0,0", "4,0")
    assert game.options("build I5") == []
    assert game.options("build I1")


@pytest.mark.rule("IZ-8.3")
def test_any_number_of_chips_for_build_in_one_phase() -> None:
    game = turns(3)
    for _ in range(9):
        game.do(game.options("build")[0])
    assert len(game.state.placed) == 9
    assert game.view().phase == "auction"


@pytest.mark.rule("IZ-8.4a")
def test_a_lot_is_five_by_five_cells_with_one_or_two_outlines() -> None:
    lots = parts().lots
    assert [len(lot.outlines) for lot in lots] == [1] * 24 + [2] * 8
    assert all(len(lot.data.rows) == 5 and {len(row) for row in lot.data.rows} == {5} for lot in lots)


@pytest.mark.rule("IZ-8.4a")
@pytest.mark.parametrize("cells", [("5,0",), ("0,2", "0,2"), ("1,2", "0,2"), ("a",)])
def test_cells_are_those_of_the_lot_each_once_in_reading_order(cells: tuple[str, ...]) -> None:
    assert on_lot_5().refused_command(Build("I2", LOT, cells), 0) == ("IZ-8.4a", "not_cells")


@pytest.mark.rule("IZ-8.4b")
def test_each_outline_is_a_building_of_its_own() -> None:
    game = turns(5, yard=ANY)
    (card,) = [lot.lot for lot in game.view().lots if lot.number == 25]
    game.do(f"build O4 {card} 0,0 1,0 0,1 1,1", f"build I1 {card} 3,0", f"build I2 {card} 0,0 1,0")
    assert game.lot(card).floors == {"a": 2, "b": 1}


@pytest.mark.rule("IZ-8.5a")
def test_pieces_have_one_to_five_cells() -> None:
    sizes = [shape.masks[0].bit_count() for shape in parts().shapes]
    assert (min(sizes), max(sizes), len(sizes)) == (1, 5, 21)


@pytest.mark.rule("IZ-8.5b")
def test_a_piece_may_be_turned_and_mirrored() -> None:
    game = on_lot_5(yard="L4 L4 L4 L4 L4")
    laid = {
        frozenset(text.split()[3:]) for text in game.options(f"build L4 {LOT}") if "1,3" not in text and "0,2" in text
    }
    assert frozenset(["0,2", "0,3", "0,4", "1,4"]) in laid  # an L
    assert frozenset(["0,2", "1,2", "2,2", "0,3"]) in laid  # turned
    assert frozenset(["0,2", "1,2", "2,2", "2,3"]) in laid  # mirrored


@pytest.mark.rule("IZ-8.5b")
@pytest.mark.parametrize("cells", ["0,2 1,2", "0,2 1,2 1,3 2,3", "0,2 1,2 0,4 1,4"])
def test_cells_must_have_the_shape(cells: str) -> None:
    assert on_lot_5().refused(build("O4", cells)) == ("IZ-8.5b", "not_its_shape")


@pytest.mark.rule("IZ-8.5a")
def test_a_piece_is_one_floor_high() -> None:
    game = on_lot_5()
    game.do(build("O4", "0,2 1,2 0,3 1,3"))
    heights = game.lot(LOT).heights
    assert [heights[5 * row : 5 * row + 5] for row in (2, 3)] == [(1, 1, 0, 0, 0)] * 2
    assert sum(heights) == 4


@pytest.mark.rule("IZ-8.6")
def test_no_cell_outside_the_outline() -> None:
    assert on_lot_5().refused(build("I2", "2,3 3,3")) == ("IZ-8.6", "outside_outline")


@pytest.mark.rule("IZ-8.6")
@pytest.mark.parametrize("number", range(25, 33))
def test_a_piece_never_lies_on_two_outlines(number: int) -> None:
    one, other = (outline.mask for outline in parts().lots[number - 1].outlines)
    inside = [cells for shape in parts().shapes for cells in shape.masks if not cells & ~(one | other)]
    assert inside
    assert not [cells for cells in inside if cells & one and cells & other]


@pytest.mark.rule("IZ-8.7b")
@pytest.mark.parametrize(
    ("shape", "cells"),
    [
        ("I2", "1,3 2,3"),  # overhangs the ground
        ("I3", "0,2 1,2 2,2"),
        ("O4", "1,3 2,3 1,4 2,4"),
    ],
)
def test_no_cell_above_nothing(shape: str, cells: str) -> None:
    game = on_lot_5("0,2 1,2 0,3 1,3")
    assert game.refused(build(shape, cells)) == ("IZ-8.7b", "different_heights")


@pytest.mark.rule("IZ-8.7b")
def test_no_bridge_over_a_gap() -> None:
    game = on_lot_5("0,2 0,3 0,4", "1,4", "2,2 2,3 2,4")
    assert game.refused(build("I3", "0,2 1,2 2,2")) == ("IZ-8.7b", "different_heights")


@pytest.mark.rule("IZ-8.7a")
def test_a_piece_lies_on_cells_covered_on_the_floor_below() -> None:
    game = on_lot_5()
    assert floor_of(game, "O4", "0,2 1,2 0,3 1,3") == 1
    assert floor_of(game, "I2", "0,2 1,2") == 2
    assert floor_of(game, "I1", "0,2") == 3


@pytest.mark.rule("IZ-8.8")
def test_no_cell_is_covered_twice_on_the_same_floor() -> None:
    game = on_lot_5("0,2 1,2")
    assert floor_of(game, "I2", "0,2 1,2") == 2
    assert game.refused(build("I3", "0,2 0,3 0,4")) == ("IZ-8.7b", "different_heights")


@pytest.mark.rule("IZ-8.9a")
@pytest.mark.parametrize(
    ("pieces", "shape", "cells"),
    [
        (["0,2 1,2"], "I2", "0,4 1,4"),
        (["0,2 1,2 2,2", "0,3 1,3 2,3", "0,4 1,4 2,4", "0,2 1,2"], "I2", "0,4 1,4"),  # on floor 2
    ],
)
def test_a_piece_must_share_a_side_with_its_floor(pieces: list[str], shape: str, cells: str) -> None:
    assert on_lot_5(*pieces).refused(build(shape, cells)) == ("IZ-8.9a", "no_shared_side")


@pytest.mark.rule("IZ-8.9a")
@pytest.mark.parametrize(
    ("pieces", "floor"), [(["0,2 1,2"], 1), (["0,2 1,2 2,2", "0,3 1,3 2,3", "0,4 1,4 2,4", "0,2 1,2"], 2)]
)
def test_it_is_told_on_which_floor_a_piece_would_lie_alone(pieces: list[str], floor: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        on_lot_5(*pieces).do(build("I2", "0,4 1,4"))
    assert refusal.value.params == {"floor": floor}


@pytest.mark.rule("IZ-8.9b")
@pytest.mark.parametrize(
    ("pieces", "shape", "cells"),
    [
        (["0,2 1,2 0,3 1,3"], "I1", "2,4"),
        (["1,3"], "I1", "2,2"),
        (["0,2 1,2 0,3 1,3", "2,2 2,3", "2,4", "0,2"], "I1", "1,3"),  # on floor 2
    ],
)
def test_a_touch_at_a_point_is_not_enough(pieces: list[str], shape: str, cells: str) -> None:
    assert on_lot_5(*pieces).refused(build(shape, cells)) == ("IZ-8.9a", "no_shared_side")


@pytest.mark.rule("IZ-8.9a")
def test_the_first_piece_of_a_floor_lies_anywhere() -> None:
    game = on_lot_5("0,2 1,2 0,3 1,3", "2,2 2,3")
    assert floor_of(game, "I1", "2,3") == 2
    assert game.refused(build("I1", "0,2")) == ("IZ-8.9a", "no_shared_side")
    assert floor_of(game, "I2", "1,2 2,2") == 2


def uneven() -> Evening:
    """Lot 5 with heights 2 1 1 / 1 1 0 / 0 0 0."""
    return on_lot_5("0,2 1,2 2,2", "0,3 1,3", "0,2")


def places(game: Evening, shape: str) -> list[str]:
    """Where a piece can lie on lot 5."""
    return [" ".join(text.split()[3:]) for text in game.options(f"build {shape} {LOT}")]


@pytest.mark.rule("IZ-8.10a")
def test_all_cells_of_a_piece_have_the_same_height() -> None:
    game = uneven()
    heights = game.lot(LOT).heights
    laid = [cells for shape in ("I2", "I3", "O4", "V3") for cells in places(game, shape)]
    assert laid
    for cells in laid:
        assert len({heights[CELL_AT[cell]] for cell in cells.split()}) == 1
    assert game.refused(build("I2", "0,2 1,2")) == ("IZ-8.7b", "different_heights")


@pytest.mark.rule("IZ-8.10b")
def test_nothing_is_higher_or_something_higher_lies_beside() -> None:
    game = uneven()
    assert places(game, "I1") == ["0,2", "1,2", "0,3", "2,3", "0,4", "1,4"]
    assert places(game, "I2") == ["1,2 2,2", "1,2 1,3", "0,3 1,3", "0,4 1,4", "2,3 2,4", "1,4 2,4"]
    assert game.refused(build("I1", "1,3")) == ("IZ-8.9a", "no_shared_side")


@pytest.mark.rule("IZ-8.10c")
def test_a_piece_lies_one_floor_above_its_cells() -> None:
    game = uneven()
    assert floor_of(game, "I2", "2,3 2,4") == 1
    assert floor_of(game, "I1", "0,3") == 2
    game.put(yard="I1 I1")
    assert floor_of(game, "I1", "0,2") == 3


@pytest.mark.rule("IZ-8.11a")
def test_a_floor_may_begin_before_the_one_below_is_full() -> None:
    game = on_lot_5("0,2")
    assert floor_of(game, "I1", "0,2") == 2
    game.put(yard="I1")
    assert floor_of(game, "I1", "0,2") == 3


@pytest.mark.rule("IZ-8.11b")
def test_lower_floors_can_be_widened() -> None:
    game = on_lot_5("0,2", "0,2", "0,2")
    assert floor_of(game, "I1", "1,2") == 1
    game.put(yard="I1")
    assert floor_of(game, "I1", "1,2") == 2
    assert game.lot(LOT).floors == {"a": 3}


@pytest.mark.rule("IZ-8.11c")
def test_pieces_are_never_moved_or_taken_away() -> None:
    game = on_lot_5("0,2")
    first = game.lot(LOT).pieces
    game.do(build("I2", "1,2 2,2"), build("I1", "0,2"))
    pieces = game.lot(LOT).pieces
    assert pieces[:1] == first
    assert len(pieces) == 3
    game.end_phase()
    assert game.lot(LOT).pieces == pieces


@pytest.mark.rule("IZ-8.12a")
@pytest.mark.parametrize(
    ("pieces", "floors"), [(["0,2 1,2"], 1), (["0,2 1,2", "0,2"], 2), (["0,2 1,2", "0,2", "0,2", "2,2"], 3)]
)
def test_floors_are_the_greatest_height(pieces: list[str], floors: int) -> None:
    lot = on_lot_5(*pieces).lot(LOT)
    assert lot.floors == {"a": floors}
    assert max(lot.heights) == floors


@pytest.mark.rule("IZ-8.12b")
def test_without_pieces_there_are_no_floors() -> None:
    lot = on_lot_5().lot(LOT)
    assert lot.floors == {"a": 0}
    assert set(lot.heights) == {0}


def test_cells_are_named_in_reading_order() -> None:
    assert names(0b11 | 1 << 5) == ("0,0", "1,0", "0,1")
