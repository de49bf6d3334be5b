"""IZ-2: a round."""

import pytest

from kippu.core.game import Event
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import (
    BidsRevealed,
    Built,
    Chip,
    CoinMoved,
    DrinkPlaced,
    LotAcquired,
    Passed,
    RoundBegan,
)
from tests.rules.izakaya.evenings import Evening, only, turns


@pytest.mark.rule("IZ-2.1")
def test_every_round_is_an_auction_and_then_an_action_phase() -> None:
    game = Evening()
    for number in (1, 2, 3):
        assert (game.view().phase, game.view().round) == ("auction", number)
        assert only(BidsRevealed, game.bid(0, 0))
        assert (game.view().phase, game.view().round) == ("action", number)
        assert game.end_phase()[-1] == RoundBegan(number + 1)


@pytest.mark.rule("IZ-2.1")
@pytest.mark.parametrize("text", ["pass", "price red>blue"])
def test_no_action_before_the_auction(text: str) -> None:
    assert Evening().refused(text) == ("IZ-2.1", "auction_first")


@pytest.mark.rule("IZ-2.2a")
def test_turns_go_three_times_round_in_turn_order() -> None:
    game = Evening(4)
    game.bid(0, 100, 300, 200)
    asked = []
    while game.state.turn is not None:
        asked.append(game.asked)
        game.do("price red>blue" if game.prices()["red"] else "price blue>red")
    assert asked == 3 * [2, 3, 1, 0]


@pytest.mark.rule("IZ-2.2c")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_three_turns(seats: int) -> None:
    game = turns(seats)
    asked = []
    while game.state.turn is not None:
        asked.append(game.asked)
        game.do("price red>blue" if len(asked) == 1 else "pass")
    assert [asked.count(seat) for seat in range(seats)] == [3] * seats


@pytest.mark.rule("IZ-2.2b")
def test_a_chip_is_laid_and_the_action_is_done_at_once() -> None:
    game = turns()
    game.do("drink red 1,1", "price red>blue", "acquire 1,1 0,0", game.options("build I2 0,0")[0])
    assert game.view().chips == (Chip(0, "red"), Chip(1, "price"), Chip(0, "acquire"), Chip(1, "build"))
    assert [player.action_chips for player in game.view().players] == [1, 1]
    assert game.view().drinks == {"1,1": "red"}
    assert game.lot("0,0").owner == 0
    assert game.lot("0,0").floors == {"a": 1}


@pytest.mark.rule("IZ-2.2b")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("drink red 1,1", DrinkPlaced(1, "red", "1,1")),
        ("price red>blue", CoinMoved(1, "red", "blue", 100, 200)),
        ("acquire 1,1 0,0", LotAcquired(1, "1,1", "0,0")),
        ("build I2 0,0 4,0 4,1", Built(1, "I2", "0,0", "a", ("4,0", "4,1"), 1, bonus=False)),
        ("pass", Passed(1)),
    ],
)
def test_it_is_told_who_has_done_what(text: str, told: Event) -> None:
    game = turns()
    game.do("pass")
    assert game.do(text)[0] == told


@pytest.mark.rule("IZ-2.3b")
def test_a_passed_turn_is_lost_but_not_the_others() -> None:
    game = turns()
    before = game.state
    assert game.do("pass") == (Passed(0),)
    assert game.state.chips == before.chips
    game.do("price red>blue")
    assert game.asked == 0
    game.do("price red>blue", "pass", "pass", "pass")
    assert game.view().phase == "auction"


@pytest.mark.rule("IZ-2.3a")
def test_passing_is_always_possible() -> None:
    game = turns()
    for _ in range(6):
        assert "pass" in game.options()
        game.do("pass")


@pytest.mark.rule("IZ-2.3c")
def test_a_chip_that_is_kept_brings_nothing() -> None:
    game = turns()
    scores = [game.score(seat) for seat in range(2)]
    game.do("pass", "price red>blue")
    assert [player.action_chips for player in game.view().players] == [3, 2]
    game.end_phase()
    assert [game.score(seat) for seat in range(2)] == scores
    assert [player.action_chips for player in game.view().players] == [3, 3]


@pytest.mark.rule("IZ-2.4a")
def test_action_chips_go_back() -> None:
    game = turns()
    game.do("drink red 1,1", "acquire 1,1 0,0", game.options("build I2 0,0")[0])
    game.end_phase()
    assert game.view().chips == ()
    assert [player.action_chips for player in game.view().players] == [3, 3]


@pytest.mark.rule("IZ-2.4b")
def test_everything_else_stays() -> None:
    game = turns()
    game.do("drink red 1,1", "acquire 1,1 0,0", "acquire 2,1 2,0", game.options("build I2 0,0")[0], "price red>blue")
    lots, colors = game.view().lots, game.view().colors
    game.end_phase()
    assert (game.view().phase, game.view().round) == ("auction", 2)
    assert game.view().drinks == {"1,1": "red"}
    assert [player.lot_chips for player in game.view().players] == [("2,1",), ("1,1",)]
    assert [(lot.lot, lot.owner) for lot in game.view().lots if lot.owner is not None] == [("0,0", 1), ("2,0", 0)]
    assert [len(lot.pieces) for lot in lots] == [1] + [0] * 8
    assert (game.view().lots, game.view().colors) == (lots, colors)


@pytest.mark.rule("IZ-2.4a")
def test_a_colour_is_free_again_in_the_next_phase() -> None:
    game = turns()
    game.do("drink red 1,1")
    game.end_phase()
    game.do("drink red 2,1")
    assert GAME.view(game.state, 0).drinks == {"1,1": "red", "2,1": "red"}
