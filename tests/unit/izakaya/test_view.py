"""Views of IZAKAYA: states that fit them."""

import random

import msgspec
import pytest

from kippu.core.chance import Replayer, Sampler
from kippu.core.errors import BadRecord
from kippu.core.game import Viewer
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Bid, IzakayaOptions, View
from tests.rules.izakaya.evenings import Evening, turns


def in_one_order(state: State) -> State:
    """The same state; its pieces in the order of their lots, as a view has them."""
    return msgspec.structs.replace(state, placed=tuple(sorted(state.placed, key=lambda one: one.site)))


@pytest.mark.parametrize("seats", [2, 5])
def test_between_auctions_the_state_behind_a_view_is_known(seats: int) -> None:
    rng = random.Random(f"view {seats}")
    state = GAME.start(IzakayaOptions(), seats, Sampler(rng)).state
    phases = set()
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        if state.turn is not None or len(waiting) == seats:
            seen = GAME.view(state, "spectator")
            phases.add(seen.phase)
            assert in_one_order(GAME.imagine(seen, Replayer(()))) == in_one_order(state)
        command = Bid(100) if state.turn is None and state.cash[int(seat)] else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, command, Sampler(rng), 0).state
    assert in_one_order(GAME.imagine(GAME.view(state, 0), Replayer(()))) == in_one_order(state)
    assert phases >= {"auction", "action"}


def test_a_bonus_is_seen() -> None:
    game = turns(4).put(lot_chips={0: "1,2 3,2"})
    game.do("acquire 2,2 1,1")
    assert game.view().phase == "bonus"
    assert GAME.imagine(game.view(), Replayer(())) == game.state


def test_turns_begin_at_0_and_there_are_none_in_an_auction() -> None:
    assert Evening().view().turn == 0
    assert turns().view().turn == 0


def test_a_hidden_bid_is_imagined_among_what_its_player_can_pay() -> None:
    game = Evening(4).put(cash=(300, 200, 500, 0))
    for seat, bid in ((0, "300"), (1, "100"), (2, "200")):
        game.step(seat, bid)
    seen = GAME.view(game.state, 0)
    assert GAME.imagine(seen, Replayer((2, 5))).bids == (300, 200, 500, None)  # the own bid is known
    assert GAME.imagine(seen, Replayer((0, 1))).bids == (300, 0, 100, None)
    with pytest.raises(BadRecord):
        GAME.imagine(seen, Replayer((3, 0)))  # 0, 100 and 200 can be paid
    assert GAME.imagine(GAME.view(game.state, 3), Replayer((0, 0, 0))).bids == (0, 0, 0, None)


@pytest.mark.parametrize("viewer", [0, 1, "spectator"])
def test_bids_that_are_revealed_are_not_imagined(viewer: Viewer) -> None:
    game = Evening(3)
    game.bid(100, 0, 200)
    assert GAME.imagine(game.view(viewer), Replayer(())).bids == (100, 0, 200)


def test_a_view_survives_the_wire() -> None:
    game = turns()
    game.do("drink red 1,1", "acquire 1,1 0,0", "build I2 0,0 4,0 4,1")
    seen = game.view(0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
