"""The own last step can be taken back while nobody else has acted and nothing was revealed."""

from typing import TypeAlias

import pytest

from kippu.core.errors import TableError
from kippu.core.game import Undo, Undone
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.games.tokyo_metro.rules.state import State
from kippu.games.tokyo_metro.rules.view import View

MetroTable: TypeAlias = Table[State, AnyCommand, View]


def table(*choices: str) -> MetroTable:
    """A table of two after these choices of whoever was asked."""
    new: MetroTable = Table(GAME, TokyoMetroOptions(), [Seat("Aki"), Seat("Beni")], "undo")
    do(new, *choices)
    return new


def do(at: MetroTable, *choices: str) -> None:
    for choice in choices:
        at.submit(GAME.to_act(at.state)[0], GAME.parse(choice), at=0)


def option(at: MetroTable, begins: str) -> str:
    """The first option of whoever is asked that begins so."""
    words = (GAME.to_text(one) for one in GAME.legal(at.state, GAME.to_act(at.state)[0]))
    return next(one for one in words if one.startswith(begins))


def undo(at: MetroTable, seat: int) -> None:
    assert at.submit(seat, Undo(), at=0).events == (Undone(at.version - 1),)


def refused(at: MetroTable, seat: int) -> None:
    with pytest.raises(TableError, match="nothing_to_undo"):
        at.submit(seat, Undo(), at=0)


PLACED = ("put 0,0", "put 0,0")
TO_AUCTION = (*PLACED, "pass", "pass")


def test_an_action_is_taken_back_until_another_acts() -> None:
    played = table(*PLACED)
    before, first = played.state, played.state.order[0]
    do(played, "pass")
    undo(played, first)
    assert played.state == before
    do(played, "pass", option(played, "use D"))
    refused(played, first)


def test_a_bid_is_taken_back_while_it_is_hidden() -> None:
    played = table(*TO_AUCTION, "bid 300")
    undo(played, 0)
    assert played.view("spectator").has_bid == (False, False)
    do(played, "bid 100", "bid 0")
    refused(played, 1)  # the bids are revealed


def test_new_cards_cannot_be_undealt() -> None:
    played = table(*TO_AUCTION)
    refused(played, played.state.order[1])


def test_tokens_and_alighting_are_final_but_what_follows_is_not() -> None:
    played = table(*PLACED)
    seat = played.state.order[0]
    do(played, option(played, "use C"), "pass", "token G")
    refused(played, seat)
    do(played, option(played, "use D"))
    undo(played, seat)
    refused(played, seat)
    assert played.state.players[seat].tokens == 0
