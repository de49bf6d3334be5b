"""The rules of Ticket Gate: tests of the core build on them."""

import pytest

from kippu.core.chance import Seeded
from kippu.core.errors import IllegalMove
from kippu.core.game import Outcome
from tests.toys.gate.game import GATE, Bid, BidPlaced, Done, GateOptions, Revealed, Step, Tick, TimedOut, Won
from tests.unit.core.gates import GateTable, new_table, play


def clause(table: GateTable, move: str, at: int = 0) -> str:
    with pytest.raises(IllegalMove) as refused:
        play(table, move, at=at)
    return refused.value.clause


def test_the_highest_bid_wins_and_pays_and_the_others_keep_their_coins() -> None:
    table = new_table(seats=3)
    events = play(table, "1:b1", "3:b2", "2:b0").events
    assert events == (BidPlaced(1), Revealed((1, 0, 2)), Won(2, 2))
    assert (table.state.coins, table.state.box, table.state.steps_left) == ((3, 3, 1), 2, 3)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_die_decides_between_equal_bids(seed: str) -> None:
    table = new_table(seats=4, seed=seed)
    play(table, "1:b1", "2:b2", "3:b2", "4:b2")
    assert table.state.walker == Seeded(seed).roll(3)


def test_a_step_leads_to_the_next_place_or_over_somebody() -> None:
    table = new_table()
    play(table, "1:b1", "2:b0", "1:>1", "1:.", "1:b0", "2:b1")
    assert GATE.legal(table.state, 1) == (Step(1), Step(2), Done())
    play(table, "2:>2")
    assert GATE.legal(table.state, 1) == (Step(3), Done())
    assert clause(table, "2:>4") == "TG-3.2"
    play(table, "2:>3")
    assert GATE.legal(table.state, 1) == (Done(),)
    assert clause(table, "2:>4") == "TG-3.1"


def test_the_first_bid_starts_the_clock_and_late_bids_count_as_nothing() -> None:
    table = new_table(seats=3, options=GateOptions(limit=100))
    assert GATE.due(table.state) is None
    assert GATE.legal(table.state, "clock") == ()
    play(table, "2:b1", at=50)
    play(table, "1:b0", at=60)
    assert GATE.due(table.state) == 150
    assert GATE.legal(table.state, "clock") == (Tick(),)
    assert clause(table, "clock:tick", at=149) == "TG-2.4"
    assert play(table, "clock:tick", at=150).events == (TimedOut((2,)), Revealed((0, 1, 0)), Won(1, 1))
    assert GATE.due(table.state) is None


def test_in_a_pause_only_the_game_master_acts_and_no_time_runs() -> None:
    table = new_table(options=GateOptions(limit=100))
    play(table, "1:b1", "gm:pause lost")
    assert GATE.to_act(table.state) == ("gm",)
    assert GATE.due(table.state) is None
    assert clause(table, "2:b1") == "TG-5.1"
    play(table, "gm:unpause", at=70)
    assert GATE.due(table.state) == 170
    assert GATE.to_act(table.state) == (1,)
    assert clause(table, "gm:pause rain") == "TG-5.1", "once a round"


def test_the_game_ends_when_all_coins_are_gone() -> None:
    table = new_table(options=GateOptions(coins=1))
    play(table, "1:b1", "2:b0", "1:>1", "1:.", "1:b0", "2:b1", "2:>1")
    assert GATE.outcome(table.state) is None
    play(table, "2:.")
    assert table.outcome == Outcome(((0, 1),), (1, 1), "shared", "coins_gone")
    assert GATE.to_act(table.state) == ()
    assert clause(table, "1:b0") == "TG-4.1"


def test_more_coins_decide_between_players_on_one_place() -> None:
    table = new_table(options=GateOptions(rounds=2))
    play(table, "1:b2", "2:b0", "1:>1", "1:.", "1:b0", "2:b1", "2:>1", "2:.")
    assert table.outcome == Outcome(((1,), (0,)), (1, 1), "coins", "rounds_played")


@pytest.mark.parametrize(
    "text", ["", "b", "b-1", "b99999", ">", "1", "pause", "pause sun", "flag", "B1", "b1\n", "b１"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        GATE.parse(text)


def test_a_stranger_sees_no_bid() -> None:
    table = new_table()
    play(table, "1:b1")
    assert [GATE.view(table.state, viewer).bid for viewer in (0, 1, 2, -1, -2)] == [1, None, None, None, None]
    assert Bid(1) not in GATE.legal(table.state, -2)
