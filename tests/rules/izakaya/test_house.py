"""House rules: each reading of what the rulebook leaves open, at the table."""

import msgspec
import pytest

from kippu.core.chance import Replayer
from kippu.core.house import readings, switches
from kippu.games.izakaya.game import FIRST, GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import (
    Build,
    Built,
    Chip,
    Ended,
    FirstOptions,
    IzakayaOptions,
    LastPhase,
    LineMade,
    PieceReturned,
    PieceTaken,
    Scored,
    Take,
    YardFilled,
)
from tests.rules.izakaya.evenings import Dealt, Evening, as_read, narrowed, only, turns

ALL = 21  # shapes

# --- supply -----------------------------------------------------------------------------------------------


@pytest.mark.house("supply=open")
@pytest.mark.rule("IZ-8.2a", "IZ-9.1b", "IZ-9.2a")
def test_every_piece_of_an_open_supply_can_be_taken() -> None:
    game = as_read(choose_unseen=False)
    assert game.view().yard == ()
    assert not only(YardFilled, game.setup)
    assert {text.split()[1] for text in game.options("build")} == {shape.id for shape in parts().shapes}
    assert len(game.do("build I5 0,0 4,0 4,1 4,2 4,3 4,4")) == 1  # nothing is drawn
    assert (game.view().supply["I5"], sum(game.view().supply.values())) == (0, 68)
    assert game.refused("build I5 0,0 4,0 4,1 4,2 4,3 4,4") == ("IZ-8.2a", "not_in_supply")
    assert as_read().put(supply="I1 I2").options("take") == ["take I1", "take I2"]


@pytest.mark.house("supply=yard")
@pytest.mark.rule("IZ-8.2a", "IZ-9.2a")
def test_only_pieces_of_a_yard_can_be_taken() -> None:
    game = as_read(supply="yard")
    assert game.options("take") == ["take I2", "take O4", "take T4", "take P5"]
    assert game.refused("take X5") == ("IZ-8.2a", "not_in_yard")
    game.do("take I2")
    assert game.view().yard == ("T4", "O4", "I2", "P5")  # it counts there until it is placed
    game.do(game.options("build")[0])
    assert game.view().yard == ("T4", "O4", "P5", "I1")


# --- choose_unseen ----------------------------------------------------------------------------------------


@pytest.mark.house("choose_unseen=true")
@pytest.mark.rule("IZ-8.2b")
def test_a_piece_is_taken_before_its_place_is_tried() -> None:
    game = as_read()
    assert len(game.options("take")) == ALL
    assert game.options("build") == []
    assert game.refused("build I2 0,0 4,0 4,1") == ("IZ-8.2b", "take_first")
    assert game.do("take I2") == (PieceTaken(0, "I2"),)
    seen = game.view()
    assert (seen.phase, seen.taken, seen.asked, seen.turn) == ("placing", "I2", (0,), 0)
    assert seen.chips == (Chip(0, "build"),)
    for text in ("pass", "take I1", "price red>blue", "decline", "build I1 0,0 4,0"):
        assert game.refused(text) == ("IZ-8.2b", "place_first")
    assert {text.split()[1] for text in game.options()} == {"I2"}
    assert game.do("build I2 0,0 4,0 4,1") == (Built(0, "I2", "0,0", "a", ("4,0", "4,1"), 1, bonus=False),)
    assert (game.view().phase, game.view().taken, game.asked) == ("action", None, 1)
    assert (game.view().supply["I2"], game.view().chips) == (5, (Chip(0, "build"),))


@pytest.mark.house("choose_unseen=true")
@pytest.mark.rule("IZ-8.2c", "IZ-9.4a")
def test_a_piece_that_fits_nowhere_is_put_back_and_the_chip_is_used_up() -> None:
    game = as_read().lay("0,0", "4,0")  # the only place of I5
    assert "take I5" in game.options()
    assert game.do("take I5") == (PieceTaken(0, "I5"), PieceReturned(0, "I5"))
    seen = game.view()
    assert (seen.taken, seen.supply["I5"], seen.asked) == (None, 1, (1,))
    assert (seen.chips, seen.players[0].action_chips) == ((Chip(0, "build"),), 2)


@pytest.mark.house("choose_unseen=true")
def test_a_line_bonus_is_taken_unseen_too() -> None:
    game = as_read(4).put(lot_chips={0: "1,2 3,2"})
    game.do("acquire 2,2 1,1")
    assert game.options() == ["decline", *(f"take {shape.id}" for shape in parts().shapes)]
    game.do("take I1")
    assert (game.view().phase, len(game.view().chips)) == ("placing", 1)
    assert GAME.imagine(game.view(), Replayer(())) == game.state
    events = game.do(game.options("build")[0])
    assert only(Built, events)[0].bonus
    assert (game.asked, [chip.spot for chip in game.view().chips]) == (1, ["acquire"])


@pytest.mark.house("choose_unseen=true")
def test_a_line_bonus_that_fits_nowhere_is_lost() -> None:
    game = narrowed(as_read(4)).put(lot_chips={0: "1,2 3,2"})
    game.do("acquire 2,2 1,1")
    assert game.do("take I5") == (PieceTaken(0, "I5"), PieceReturned(0, "I5"))
    assert (game.view().phase, game.asked) == ("action", 1)


@pytest.mark.house("choose_unseen=false")
@pytest.mark.rule("IZ-8.2b", "IZ-8.2c")
def test_piece_and_place_are_chosen_together() -> None:
    game = as_read(choose_unseen=False).lay("0,0", "4,0")
    assert game.options("take") == game.options("build I5") == []
    assert game.refused("take I1") == ("IZ-8.2b", "place_too")
    game.do("build I1 0,0 4,1")
    assert game.asked == 1


# --- pieces -----------------------------------------------------------------------------------------------


@pytest.mark.house("mirror_pieces=true")
@pytest.mark.rule("IZ-8.5b")
def test_pieces_may_be_flipped_over() -> None:
    ways = {shape.id: len(shape.masks) for shape in parts().shapes}
    # on 5 x 5 cells: the two sides of L4 in four turns of 12 places each
    assert (ways["I1"], ways["L4"], ways["S4"]) == (25, 96, 48)
    assert as_read(choose_unseen=False).town.parts is parts()


@pytest.mark.house("mirror_pieces=false")
@pytest.mark.rule("IZ-8.5b")
def test_pieces_may_be_turned_only() -> None:
    box = as_read(mirror_pieces=False).town.parts
    ways = {shape.id: len(shape.masks) for shape in box.shapes}
    assert (ways["I1"], ways["L4"], ways["S4"]) == (25, 48, 24)
    game = turns(4, house=House(choose_unseen=False, mirror_pieces=False))
    assert "build L4 0,1 0,2 1,2 2,2 0,3" in game.options()  # as it is drawn
    assert game.refused("build L4 0,1 0,2 1,2 2,2 2,3") == ("IZ-8.5b", "not_its_shape")


# --- the blue card ----------------------------------------------------------------------------------------


@pytest.mark.house("build_on_blue=false")
@pytest.mark.rule("IZ-1.3c")
def test_nothing_is_built_on_the_blue_card() -> None:
    game = as_read(choose_unseen=False)
    assert not [text for text in game.options("build") if text.split()[2] == "1,1"]
    assert game.refused("build I1 1,1 2,2") == ("IZ-1.3c", "blue_card_not_built")


@pytest.mark.house("build_on_blue=true")
@pytest.mark.rule("IZ-1.3c")
def test_the_blue_card_is_built_on() -> None:
    game = as_read(build_on_blue=True, choose_unseen=False)
    on_blue = [text for text in game.options("build I1") if text.split()[2] == "1,1"]
    assert on_blue
    game.do(on_blue[0])
    assert game.lot("1,1").floors["a"] == 1
    assert game.refused("acquire 1,1 1,1") == ("IZ-6.5", "blue_card_not_for_sale")


# --- lots -------------------------------------------------------------------------------------------------


def chip_corners(game: Evening) -> set[str]:
    return {text.split()[1] for text in game.options("acquire")}


INNER = {"1,1", "2,1", "1,2", "2,2"}
RIM = {"1,0", "2,0", "0,1", "3,1", "0,2", "3,2", "1,3", "2,3"}


@pytest.mark.house("lot_chips_on_rim=by_players")
@pytest.mark.rule("IZ-6.2")
def test_with_few_players_lot_chips_go_on_the_rim_too() -> None:
    for seats in (2, 3):
        assert chip_corners(as_read(seats, lot_chips_on_rim="by_players")) == INNER | RIM
    assert as_read(lot_chips_on_rim="by_players").refused("acquire 0,0 0,0") == ("IZ-6.2", "outer_corner_for_chip")
    for seats, inner in ((4, 9), (5, 16)):
        game = as_read(seats, lot_chips_on_rim="by_players")
        assert len(chip_corners(game)) == inner
        assert game.refused("acquire 1,0 0,0") == ("IZ-6.2", "not_an_inner_corner")


@pytest.mark.house("lot_chips_on_rim=never")
@pytest.mark.rule("IZ-6.2")
def test_lot_chips_go_on_inner_corners_only() -> None:
    assert chip_corners(as_read(lot_chips_on_rim="never")) == INNER
    assert as_read(lot_chips_on_rim="never").refused("acquire 1,0 0,0") == ("IZ-6.2", "not_an_inner_corner")


@pytest.mark.house("lot_chips_on_rim=always")
@pytest.mark.rule("IZ-6.2")
def test_lot_chips_go_on_the_rim_with_any_number_of_players() -> None:
    assert [len(chip_corners(as_read(seats, lot_chips_on_rim="always"))) for seats in (2, 3, 4, 5)] == [12, 12, 21, 32]
    game = as_read(4, lot_chips_on_rim="always").put(lot_chips={0: "1,0 2,0"})
    assert only(LineMade, game.do("acquire 3,0 2,0")) == [LineMade(0, "3,0")]  # along the rim


@pytest.mark.house("lot_chips_on_rim=always")
@pytest.mark.rule("IZ-7.2")
def test_with_few_players_there_is_no_line_bonus_even_on_the_rim() -> None:
    game = as_read(3, lot_chips_on_rim="always").put(lot_chips={0: "0,1 1,1"})
    assert not only(LineMade, game.do("acquire 2,1 2,0"))


@pytest.mark.house("pyramid_by=any_own_chip")
@pytest.mark.rule("IZ-6.1a", "IZ-6.1b", "IZ-6.6a")
def test_a_lot_may_be_taken_by_an_older_chip() -> None:
    game = as_read(pyramid_by="any_own_chip", lot_chips_on_rim="never").put(lot_chips={0: "1,1"}, owned={0: "0,0"})
    assert [text.split()[2] for text in game.options("acquire 2,2")] == ["1,0", "0,1", "2,1", "1,2", "2,2"]
    assert game.refused("acquire 2,2 2,0") == ("IZ-6.1a", "lot_elsewhere")
    game.put(owned={0: "0,0", 1: "2,1 1,2 2,2"})
    game.do("acquire 2,2 1,0")  # no lot at the new corner is free
    assert game.lot("1,0").owner == 0
    game.put(lot_chips={1: "1,1"}, owned={0: "0,0 1,0 0,1", 1: "2,1 1,2 2,2"})
    assert game.refused("acquire 2,2 2,0") == ("IZ-6.6a", "no_free_lot")


@pytest.mark.house("pyramid_by=new_chip")
@pytest.mark.rule("IZ-6.1a", "IZ-6.1b", "IZ-6.6a")
def test_a_lot_is_taken_by_the_new_chip() -> None:
    game = as_read(pyramid_by="new_chip", lot_chips_on_rim="never").put(lot_chips={0: "1,1"}, owned={0: "0,0"})
    assert [text.split()[2] for text in game.options("acquire 2,2")] == ["2,1", "1,2", "2,2"]
    assert game.refused("acquire 2,2 1,0") == ("IZ-6.1a", "lot_elsewhere")


DIAGONAL = pytest.mark.parametrize(("own", "new"), [("1,1 2,2", "3,3 2,2"), ("3,1 2,2", "1,3 0,2")])


@pytest.mark.house("line_diagonals=false")
@pytest.mark.rule("IZ-7.1b")
@DIAGONAL
def test_a_diagonal_is_no_line(own: str, new: str) -> None:
    assert not only(LineMade, as_read(4).put(lot_chips={0: own}).do(f"acquire {new}"))


@pytest.mark.house("line_diagonals=true")
@pytest.mark.rule("IZ-7.1b")
@DIAGONAL
def test_a_diagonal_is_a_line(own: str, new: str) -> None:
    game = as_read(4, line_diagonals=True).put(lot_chips={0: own})
    assert only(LineMade, game.do(f"acquire {new}")) == [LineMade(0, new.split(maxsplit=1)[0])]
    assert [len(as_read(seats, line_diagonals=True).town.grid.lines) for seats in (3, 4, 5)] == [0, 8, 24]


# --- drinks -----------------------------------------------------------------------------------------------


@pytest.mark.house("drink_chips=one_per_colour")
@pytest.mark.rule("IZ-4.2")
def test_a_colour_takes_one_chip() -> None:
    game = as_read()
    game.do("drink red 1,1")
    assert game.refused("drink red 2,1") == ("IZ-4.2", "color_has_chip")
    game.do("drink blue 2,1", "drink white 1,2")  # the first player again
    assert [chip.seat for chip in game.view().chips] == [0, 1, 0]


@pytest.mark.house("drink_chips=one_per_player")
@pytest.mark.rule("IZ-4.2")
def test_a_player_lays_one_chip_on_a_colour() -> None:
    game = as_read(drink_chips="one_per_player")
    game.do("drink red 1,1", "drink red 2,1")
    assert game.refused("drink blue 1,2") == ("IZ-4.2", "drink_chip_used")
    assert game.options("drink") == []
    game.do("price red>blue", "pass", "pass", "pass")
    game.bid(0, 0)
    assert game.options("drink")  # in the next phase


@pytest.mark.house("price_chips=one")
@pytest.mark.rule("IZ-5.4a", "IZ-5.4b")
def test_price_takes_one_chip() -> None:
    game = as_read()
    game.do("price red>blue")
    for _ in range(2):
        assert game.refused("price red>blue") == ("IZ-5.4a", "price_has_chip")
        assert game.options("price") == []
        game.do("pass")  # which is always possible
    game.end_phase()
    game.bid(0, 0)
    assert game.options("price")  # in the next phase


@pytest.mark.house("price_chips=any")
@pytest.mark.rule("IZ-5.4a", "IZ-5.4b")
def test_price_takes_any_number_of_chips() -> None:
    game = as_read(price_chips="any")
    game.do("price red>blue", "price blue>red", "price yellow>red")
    assert [chip.spot for chip in game.view().chips] == ["price"] * 3


# --- auction and end --------------------------------------------------------------------------------------


@pytest.mark.house("zero_ties=change_places")
@pytest.mark.rule("IZ-3.5")
def test_bids_of_nothing_change_places() -> None:
    game = Evening(3, house=House(zero_ties="change_places"))
    game.bid(0, 0, 0)
    assert game.view().order == (2, 1, 0)
    game.end_phase()
    game.bid(0, 200, 0)
    assert game.view().order == (1, 0, 2)


@pytest.mark.house("zero_ties=keep")
@pytest.mark.rule("IZ-3.5")
def test_bids_of_nothing_keep_their_order() -> None:
    game = Evening(3, house=House(zero_ties="keep"))
    game.bid(0, 0, 0)
    assert game.view().order == (0, 1, 2)
    game.end_phase()
    game.bid(200, 0, 200)
    assert game.view().order == (2, 0, 1)


@pytest.mark.house("round_cap=10")
@pytest.mark.rule("IZ-10.2")
def test_round_ten_is_the_last() -> None:
    game = Evening(house=House(round_cap="10")).put(round=10)
    assert game.view().last
    assert only(LastPhase, game.bid(0, 0)) == [LastPhase("rounds")]


@pytest.mark.house("round_cap=none")
@pytest.mark.rule("IZ-10.2")
def test_only_the_pot_ends_the_game() -> None:
    game = Evening(house=House(round_cap="none")).put(round=10)
    assert not game.view().last
    assert not only(LastPhase, game.bid(0, 0))
    game.end_phase()
    assert (game.view().phase, game.view().round) == ("auction", 11)
    assert only(LastPhase, game.bid(800, 700)) == [LastPhase("pot")]


def last_turns(house: House) -> Evening:
    game = Evening(3, house=house)
    game.bid(900, 900, 900)
    return game.put(owned={0: "0,0", 1: "2,0"}, drinks={"1,1": "red", "2,1": "red"}, cash=(300, 500, 600))


@pytest.mark.house("cash_counts=true")
@pytest.mark.rule("IZ-11.5a", "IZ-11.6b")
def test_cash_is_added() -> None:
    game = last_turns(House()).lay("0,0", "4,0")
    events = game.end_phase()
    assert only(Scored, events) == [Scored(0, 200, 300, 500), Scored(1, 0, 500, 500), Scored(2, 0, 600, 600)]
    assert events[-1] == Ended((2,), "total")


@pytest.mark.house("cash_counts=false")
@pytest.mark.rule("IZ-11.5a", "IZ-11.6b")
def test_cash_decides_between_equals_only() -> None:
    game = last_turns(House(cash_counts=False)).lay("0,0", "4,0")
    assert game.view().ranking == (0, 2, 1)
    game.put(owned={0: "0,0", 1: "0,1"}).lay("0,1", "4,0")
    events = game.end_phase()
    assert only(Scored, events) == [Scored(0, 200, 300, 200), Scored(1, 200, 500, 200), Scored(2, 0, 600, 0)]
    assert events[-1] == Ended((1,), "cash")
    game = last_turns(House(cash_counts=False)).put(cash=(0, 0, 0), order=(1, 2, 0))
    assert game.end_phase()[-1] == Ended((1,), "turn_order")


# --- rules 1 ----------------------------------------------------------------------------------------------


def test_rules_1_play_as_the_first_release() -> None:
    first = FIRST.start(FirstOptions(), 4, Dealt("T4 O4 I2 P5 L4")).state
    again = GAME.start(IzakayaOptions(FIRST_RELEASE), 4, Dealt("T4 O4 I2 P5 L4")).state
    assert first == again
    assert (FIRST.house(FirstOptions()), GAME.house(IzakayaOptions())) == (FIRST_RELEASE, House())
    assert FIRST.view(first, 0).house == FIRST_RELEASE
    assert FIRST.imagine(FIRST.view(GAME.apply(first, 0, GAME.parse("0"), Replayer(()), 0).state, 0), Replayer(()))


def test_what_the_first_release_did_is_a_reading_of_each_switch() -> None:
    known = {one.id: one.readings for one in switches(House)}
    assert all(reading in known[id_] for id_, reading in readings(FIRST_RELEASE).items())
    unlike = {id_ for id_, reading in readings(FIRST_RELEASE).items() if reading != known[id_][0]}
    assert unlike == set(House.presets["first_release"])


def test_rules_1_have_no_command_to_take_a_piece() -> None:
    assert Take not in FIRST.info.commands
    assert {*FIRST.info.commands, Take} == set(GAME.info.commands)
    assert Build in FIRST.info.commands


def test_options_name_every_reading_in_a_record() -> None:
    said = msgspec.to_builtins(IzakayaOptions())
    assert said == {"house": readings(House())}
