"""IZ-6: Acquire."""

import pytest

from kippu.games.izakaya.rules.types import LotAcquired
from tests.rules.izakaya.evenings import turns


@pytest.mark.rule("IZ-6.1a")
def test_a_chip_on_a_corner_and_a_pyramid_on_a_lot() -> None:
    game = turns()
    assert game.do("acquire 1,1 0,0") == (LotAcquired(0, "1,1", "0,0"),)
    player = game.view().players[0]
    assert (player.lot_chips, player.lot_chips_left) == (("1,1",), 5)
    assert [lot.lot for lot in game.view().lots if lot.owner is not None] == ["0,0"]
    assert game.lot("0,0").owner == 0


@pytest.mark.rule("IZ-6.1a")
def test_the_lot_must_meet_the_corner() -> None:
    game = turns()
    assert game.refused("acquire 1,1 2,0") == ("IZ-6.1a", "lot_elsewhere")
    assert game.options("acquire 2,1") == [f"acquire 2,1 {lot}" for lot in ("1,0", "2,0", "2,1")]


@pytest.mark.rule("IZ-6.1c")
def test_the_lot_stays_the_players_to_the_end() -> None:
    game = turns()
    game.do("acquire 1,1 0,0")
    while not game.state.over:
        game.end_phase()
    assert [lot.lot for lot in game.score(0).lots] == ["0,0"]


@pytest.mark.rule("IZ-6.1b")
def test_the_lot_must_meet_the_new_chip_not_an_older_one() -> None:
    game = turns().put(lot_chips={0: "1,1"}, owned={0: "0,0"})
    assert game.refused("acquire 2,2 1,0") == ("IZ-6.1a", "lot_elsewhere")
    assert game.options("acquire 2,2") == [f"acquire 2,2 {lot}" for lot in ("2,1", "1,2", "2,2")]


@pytest.mark.rule("IZ-6.2")
@pytest.mark.parametrize("corner", ["1,0", "3,1", "0,0"])
def test_lot_chips_go_on_inner_corners_only(corner: str) -> None:
    assert turns().refused(f"acquire {corner} 0,0") == ("IZ-6.2", "not_an_inner_corner")


@pytest.mark.rule("IZ-6.3a")
def test_an_own_chip_is_in_the_way() -> None:
    game = turns()
    game.do("acquire 1,1 0,0", "pass")
    assert game.refused("acquire 1,1 1,0") == ("IZ-6.3a", "own_chip_there")
    assert game.options("acquire 1,1") == []
    game.do("pass")
    game.put(lot_chips={0: "1,1", 1: "2,1"})
    assert game.refused("acquire 2,1 2,0") == ("IZ-6.3a", "own_chip_there")  # the chip of the second player
    assert len(game.options("acquire 1,1")) == 2


@pytest.mark.rule("IZ-6.3b")
def test_chips_of_others_and_drinks_are_not() -> None:
    game = turns()
    game.do("drink red 1,1", "acquire 1,1 0,0", "acquire 1,1 1,0", "acquire 2,1 2,0")
    assert [player.lot_chips for player in game.view().players] == [("1,1",), ("1,1", "2,1")]


@pytest.mark.rule("IZ-6.4a")
def test_a_lot_has_one_owner() -> None:
    game = turns()
    game.do("acquire 1,1 1,0", "acquire 1,1 0,0", "acquire 2,1 2,0")
    owned = [[lot.lot for lot in game.score(seat).lots] for seat in range(2)]
    assert owned == [["1,0", "2,0"], ["0,0"]]
    assert [game.lot(lot).owner for lot in ("0,0", "1,0", "2,0", "0,1")] == [1, 0, 0, None]


@pytest.mark.rule("IZ-6.4b")
def test_a_lot_of_somebody_cannot_be_taken() -> None:
    game = turns()
    game.do("acquire 1,1 1,0")
    assert game.refused("acquire 2,1 1,0") == ("IZ-6.4b", "lot_has_owner")
    assert game.options("acquire 2,1") == ["acquire 2,1 2,0", "acquire 2,1 2,1"]
    game.do("pass")
    assert game.refused("acquire 2,1 1,0") == ("IZ-6.4b", "lot_has_owner")  # not even the own one


@pytest.mark.rule("IZ-6.5")
@pytest.mark.parametrize("corner", ["1,1", "2,1", "1,2", "2,2"])
def test_the_blue_card_is_not_for_sale(corner: str) -> None:
    assert turns(3).refused(f"acquire {corner} 1,1") == ("IZ-6.5", "blue_card_not_for_sale")


@pytest.mark.rule("IZ-6.6a")
def test_a_corner_without_a_free_lot_cannot_be_chosen() -> None:
    game = turns().put(owned={1: "0,0 1,0 0,1"}, lot_chips={1: "1,1 2,1 1,2"})
    assert game.refused("acquire 1,1 0,0") == ("IZ-6.6a", "no_free_lot")
    assert game.options("acquire 1,1") == []
    assert len(game.options("acquire")) == 2 + 2 + 3  # around the other three corners


@pytest.mark.rule("IZ-6.6c", "IZ-12.3b")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_six_chips_laid_there_is_nothing_to_acquire(seat: int) -> None:
    six = {seat: "2,1 3,1 4,1 1,2 2,2 3,2"}
    game = turns(5).put(lot_chips=six, owned={seat: "1,0 2,0 3,0 0,1 1,1 2,1"})
    for asked in (0, 1):
        assert game.view().players[asked].lot_chips_left == (0 if asked == seat else 6)
        if asked == seat:
            assert game.refused("acquire 1,1 0,0") == ("IZ-6.6c", "no_lot_chip_left")
            assert game.options("acquire") == []
        else:
            assert "acquire 1,1 0,0" in game.options("acquire")
        game.do("pass")


@pytest.mark.rule("IZ-6.6c")
def test_the_sixth_chip_can_be_laid() -> None:
    game = turns(5).put(lot_chips={0: "1,1 3,1 2,2 4,2 1,3"}, owned={0: "0,0 1,0 2,0 3,0 0,1"})
    game.do("acquire 3,3 2,2")
    assert game.view().players[0].lot_chips_left == 0


@pytest.mark.rule("IZ-6.6b")
def test_with_no_free_lot_anywhere_nobody_acquires() -> None:
    game = turns().put(owned={0: "0,0 1,0 2,0 0,1", 1: "2,1 0,2 1,2"})
    assert game.options("acquire") == ["acquire 2,2 2,2"]
    game.put(owned={0: "0,0 1,0 2,0 0,1", 1: "2,1 0,2 1,2 2,2"})
    for _ in range(2):
        assert game.options("acquire") == []
        assert game.refused("acquire 2,2 2,2") == ("IZ-6.6a", "no_free_lot")
        game.do("pass")


@pytest.mark.rule("IZ-6.6b")
def test_with_own_chips_wherever_a_lot_is_free_a_player_cannot_acquire() -> None:
    game = turns().put(lot_chips={0: "2,2"}, owned={0: "1,2", 1: "0,0 1,0 2,0 0,1 0,2"})
    assert game.options("acquire 1,1") == game.options("acquire 1,2") == []
    game.put(lot_chips={0: "2,1 2,2"}, owned={0: "1,2", 1: "0,0 1,0 2,0 0,1 0,2"})
    assert game.options("acquire") == []  # 2,1 and 2,2 are free, but only at corners with an own chip
    game.do("pass")
    assert len(game.options("acquire")) == 3


@pytest.mark.rule("IZ-6.7")
def test_any_number_of_chips_for_acquire_in_one_phase() -> None:
    game = turns()
    game.do(*(f"acquire {pair}" for pair in ("1,1 0,0", "1,1 1,0", "2,1 2,0", "2,1 2,1", "2,2 1,2", "2,2 2,2")))
    assert game.view().phase == "auction"
    assert [len(player.lot_chips) for player in game.view().players] == [3, 3]


@pytest.mark.rule("IZ-6.8")
def test_what_stands_on_the_lot_now_counts_for_its_owner() -> None:
    game = turns().put(drinks={"1,1": "red"}).lay("0,0", "4,0 4,1")
    assert game.score(0).earned == 0
    game.do("acquire 1,1 0,0")
    assert game.lot("0,0").floors == {"a": 1}
    assert game.score(0).earned == 200
