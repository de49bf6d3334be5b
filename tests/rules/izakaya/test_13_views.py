"""IZ-13: who sees what."""

import msgspec
import pytest

from kippu.core.game import Viewer
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import BidPlaced, BidsRevealed, Chip, PieceView
from tests.rules.izakaya.evenings import Evening, only, turns

EVERYBODY: tuple[Viewer, ...] = (0, 1, 2, "spectator", "gm")
VIEWERS = pytest.mark.parametrize("viewer", EVERYBODY)


@pytest.mark.rule("IZ-13.1a")
def test_a_bid_is_hidden_from_everybody_else() -> None:
    games = [Evening(3), Evening(3)]
    told = [game.step(1, bid).events for game, bid in zip(games, ("0", "700"), strict=True)]
    assert told == [(BidPlaced(1),)] * 2
    for viewer in EVERYBODY:
        one, other = (GAME.view(game.state, viewer) for game in games)
        assert (msgspec.json.encode(one) == msgspec.json.encode(other)) == (viewer != 1)
        assert one.bids == ()
        assert one.bid == (0 if viewer == 1 else None)


@pytest.mark.rule("IZ-13.1b")
@VIEWERS
def test_that_somebody_has_bid_may_be_known(viewer: Viewer) -> None:
    game = Evening(3)
    (told,) = game.step(1, "700").events
    assert GAME.redact(told, viewer) == BidPlaced(1)
    assert game.view(viewer).has_bid == (False, True, False)


@pytest.mark.rule("IZ-13.1a")
@VIEWERS
def test_then_all_bids_are_open(viewer: Viewer) -> None:
    game = Evening(3)
    events = game.bid(100, 0, 200)
    told = [seen for event in events if (seen := GAME.redact(event, viewer)) is not None]
    assert only(BidsRevealed, told) == [BidsRevealed((100, 0, 200), 300)]
    assert (game.view(viewer).bids, game.view(viewer).bid) == ((100, 0, 200), None)


@pytest.mark.rule("IZ-13.1a")
@pytest.mark.parametrize("viewer", [3, -1, "spectator", "gm"])
def test_who_has_no_seat_sees_no_bid(viewer: Viewer) -> None:
    game = Evening(3)
    game.step(0, "300")
    assert GAME.view(game.state, viewer).bid is None


@pytest.mark.rule("IZ-13.2a")
@VIEWERS
def test_nobody_knows_which_piece_comes_next(viewer: Viewer) -> None:
    games = [turns(3, then="X5"), turns(3, then="Z5")]
    assert games[0].state == games[1].state  # not even the state knows what will come
    assert games[0].view(viewer) == games[1].view(viewer)
    for game, comes in zip(games, ("X5", "Z5"), strict=True):
        game.do("build I2 0,0 4,0 4,1")
        assert game.view(viewer).yard[-1] == comes


@pytest.mark.rule("IZ-13.2b")
@VIEWERS
def test_which_pieces_are_left_is_open(viewer: Viewer) -> None:
    game = turns(3, then="X5")
    supply = game.view(viewer).supply
    assert (sum(supply.values()), supply["T4"], supply["X5"]) == (65, 5, 1)
    game.do("build I2 0,0 4,0 4,1")
    assert game.view(viewer).supply == supply | {"X5": 0}


@pytest.mark.rule("IZ-13.3a")
@VIEWERS
def test_everything_else_is_open_to_all(viewer: Viewer) -> None:
    game = Evening(3)
    game.bid(300, 200, 100)
    game.do("drink red 1,1", "acquire 1,1 0,0", "build I2 0,0 4,0 4,1")
    seen = game.view(viewer)
    assert seen.pot == 600
    assert [player.cash for player in seen.players] == [700, 800, 900]
    assert {color.id: color.price for color in seen.colors} == {
        "white": 100, "blue": 100, "red": 200, "green": 200, "yellow": 300, "purple": 300,
    }  # fmt: skip
    assert seen.drinks == {"1,1": "red"}
    assert seen.chips == (Chip(0, "red"), Chip(1, "acquire"), Chip(2, "build"))
    assert [player.lot_chips for player in seen.players] == [(), ("1,1",), ()]
    assert seen.lots[0].owner == 1
    assert seen.lots[0].pieces == (PieceView("I2", "a", 1, ("4,0", "4,1")),)
    assert seen.lots[0].heights[4] == seen.lots[0].heights[9] == 1
    assert sum(seen.lots[0].heights) == 2
    assert seen.yard[:3] == ("T4", "O4", "P5")


@pytest.mark.rule("IZ-13.3a")
def test_a_view_has_all_that_is_needed_to_draw_the_table() -> None:
    seen = Evening().view()
    assert seen.shapes["T4"] == ("###", ".#.")
    assert set(seen.yard) | set(seen.supply) == set(seen.shapes)
    assert seen.colors[0].color == "#E8E4D9"
    assert {lot.number: lot.rows for lot in seen.lots}[5] == (".....", ".....", "aaa..", "aaa..", "aaa..")


@pytest.mark.rule("IZ-13.3b")
def test_lots_that_were_not_drawn_are_nowhere() -> None:
    assert [lot.number for lot in Evening().view().lots] == list(range(1, 10))
