"""The bots, from beginner to strong."""

import random

import msgspec
import pytest

from kippu.bots import bots, find_bot
from kippu.core.chance import Sampler
from kippu.games.izakaya.bots import GUIDE
from kippu.games.izakaya.bots.outlook import Outlook, Weights, room, turns_left
from kippu.games.izakaya.bots.players import Bidder
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import (
    Acquire,
    AnyCommand,
    Bid,
    Build,
    Chip,
    Decline,
    Drink,
    IzakayaOptions,
    Price,
    Take,
    View,
)
from kippu.sim.playout import playout
from tests.rules.izakaya.evenings import Evening, as_read, turns

EACH = pytest.mark.parametrize("name", ["beginner", "good", "strong"])
NOW = Weights(floors=0.0, drinks=0.0, others=1.0, coins=0.0)


def chosen(name: str, game: Evening, seat: int | None = None, seed: int = 0) -> AnyCommand:
    seat = game.asked if seat is None else seat
    view, options = GAME.view(game.state, seat), GAME.legal(game.state, seat)
    command: AnyCommand = find_bot(GAME, name).choose(view, options, random.Random(seed))
    assert command in options
    return command


def test_weakest_first() -> None:
    assert list(bots(GAME)) == ["random", "beginner", "good", "strong"]


@EACH
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_is_legal(name: str, seats: int) -> None:
    dice = random.Random(f"{name} {seats}")
    state = GAME.start(IzakayaOptions(), seats, Sampler(dice)).state
    for _ in range(6 if name == "strong" else 60):
        for seat in GAME.to_act(state):
            assert isinstance(seat, int)
            options = GAME.legal(state, seat)
            command = find_bot(GAME, name).choose(GAME.view(state, seat), options, dice)
            assert command in options
            if not isinstance(command, Bid) and dice.random() < 0.3:
                command = dice.choice(options)
            state = GAME.apply(state, seat, command, Sampler(dice), 0).state


@EACH
def test_a_bot_cannot_know_a_hidden_bid(name: str) -> None:
    found = set()
    for bid in ("0", "500", "1000"):
        game = Evening()
        game.step(0, bid)
        found.add((msgspec.json.encode(GAME.view(game.state, 1)), chosen(name, game, 1)))
    assert len(found) == 1


@EACH
def test_a_bot_that_can_pay_nothing_bids_nothing(name: str) -> None:
    assert chosen(name, Evening().put(cash=(0, 900)), 0) == Bid(0)


def last_turn(seats: int = 2) -> Evening:
    """The last turn of the last phase."""
    game = Evening(seats)
    game.bid(*[900] * seats)
    game.do(*["pass"] * (3 * seats - 1))
    return game


@pytest.mark.parametrize("name", ["good", "strong"])
def test_the_last_turn_takes_the_most_points(name: str) -> None:
    # With drinks of 500 a floor more brings 500; a drink or a coin brings at most 300 for each of two floors.
    game = last_turn()
    game.put(owned={game.asked: "0,0"}, drinks={"1,1": "yellow", "1,0": "purple"}, yard="I2 I1 T4 O4")
    game.lay("0,0", "4,0 4,1")
    command = chosen(name, game)
    assert isinstance(command, Build)
    assert command.lot == "0,0"
    # With three floors a drink of 300 brings 900.
    game.put(drinks={"1,1": "yellow", "2,1": "white", "1,2": "white", "2,2": "purple"}).lay("0,0", "4,0", "4,0")
    assert chosen(name, game) in (
        Drink("purple", "1,0"),
        Drink("yellow", "1,0"),
        Drink("purple", "0,1"),
        Drink("yellow", "0,1"),
    )


@EACH
def test_a_bonus_is_taken_where_it_helps_and_declined_where_not(name: str) -> None:
    game = turns(4).put(lot_chips={0: "1,2 3,2"}, drinks={"1,1": "yellow", "2,2": "purple"})
    game.do("acquire 2,2 1,1")
    assert isinstance(chosen(name, game), Build | Decline)
    assert GUIDE.candidates(game.state, 0, ())[-1] == Decline()


@EACH
def test_a_piece_that_was_taken_is_placed(name: str) -> None:
    game = as_read().put(owned={0: "0,0"}, drinks={"1,1": "yellow"}, supply="I1 I2 O4")
    assert isinstance(chosen(name, game), Take | Drink | Price | Acquire)
    game.do("take I2")
    placed = chosen(name, game)
    assert isinstance(placed, Build)
    assert name == "beginner" or placed.lot == "0,0"
    nowhere = as_read().put(owned={0: "0,0"}).lay("0,0", "4,0")
    nowhere.do("take X5")
    assert isinstance(chosen(name, nowhere), Build)  # on a lot that is nobody's


def test_a_place_in_the_turn_order_that_brings_nothing_is_not_paid_for() -> None:
    class Worthless(Bidder):
        def prize(self, view: View, seat: int, rng: random.Random) -> float:
            del view, seat, rng
            return 0.0

    class Precious(Bidder):
        def prize(self, view: View, seat: int, rng: random.Random) -> float:
            del view, seat, rng
            return 600.0

    game = Evening()
    view, options = GAME.view(game.state, 0), GAME.legal(game.state, 0)
    assert Worthless(GAME, GUIDE, 1).choose(view, options, random.Random(1)) == Bid(0)
    bids = {Precious(GAME, GUIDE, 1).choose(view, options, random.Random(seed)) for seed in range(60)}
    assert bids == {Bid(amount) for amount in range(100, 700, 100)}  # up to all of it


@pytest.mark.untraced
def test_better_bots_win_more() -> None:
    for better, worse, games, least in (("beginner", "random", 12, 11), ("good", "beginner", 12, 9)):
        wins = 0
        for number in range(games):
            lineup = (better, worse) if number % 2 else (worse, better)
            end = playout(GAME, IzakayaOptions(), lineup, f"strength {number}").outcome
            assert end is not None
            wins += lineup[end.ranking[0][0]] == better
        assert wins >= least


# --- what a position promises -----------------------------------------------------------------------------


def test_without_a_future_a_position_is_worth_its_score() -> None:
    game = turns().put(owned={0: "0,0", 1: "1,0"}, drinks={"1,1": "red", "1,0": "yellow"}, cash=(700, 900))
    game.lay("0,0", "4,0 4,1", "4,0").lay("1,0", "2,1")
    assert Outlook(game.state, 0, NOW).worth() == game.score(0).total - game.score(1).total
    assert Outlook(game.state, 1, NOW).worth() == game.score(1).total - game.score(0).total


def test_gains_are_what_the_score_gains() -> None:
    game = turns(yard="I1 I2 T4 O4").put(owned={0: "0,0 2,2", 1: "1,0"}, drinks={"1,1": "red", "2,2": "blue"})
    game.lay("0,0", "4,0 4,1").lay("1,0", "2,1").lay("2,2", "2,1", "2,1")
    outlook = Outlook(game.state, 0, NOW)
    before = outlook.worth()
    for gain, command in outlook.best():
        after = GAME.apply(game.state, 0, command, game.chance, 0).state
        assert Outlook(after, 0, NOW).worth() - before == pytest.approx(gain)


def test_where_nothing_can_be_done_nothing_is_promised() -> None:
    game = turns(5).put(
        lot_chips={0: "1,1 2,1 3,1 4,1 1,2 2,2"}, prices=dict.fromkeys(parts().colors, 0) | {"red": 1_200}
    )
    game.put(chips=tuple(Chip(1, color) for color in parts().colors))
    outlook = Outlook(game.state, 0, NOW)
    assert (list(outlook.acquires()), list(outlook.builds()), list(outlook.drinks_to_place())) == ([], [], [])
    assert [option.command for option in outlook.prices()] == [Price("red", "white")]
    game.put(drinks={"1,1": "red"}, owned={0: "0,0"}).lay("0,0", "4,0")
    assert list(Outlook(game.state, 0, NOW).prices()) == []  # all money is where it helps most


def test_room_is_the_share_of_pieces_that_fit() -> None:
    outline = parts().lots[4].outlines[0]  # 3 x 3 cells
    assert room(outline, 1 << 10) == 3 / 69  # one cell: I1 alone
    assert room(outline, 0b11 << 10) == 9 / 69  # two cells: I2 too
    assert room(outline, outline.mask) > 0.8


def test_turns_left() -> None:
    game = Evening()
    assert turns_left(game.state) == 30
    game.bid(0, 0)
    assert turns_left(game.state) == 30
    game.do("pass")
    assert turns_left(game.state) == 29.5
    game = Evening()
    game.bid(500, 500)  # another such auction fills the pot
    assert turns_left(game.state) == 3 + 3 * 1
    game.end_phase()
    assert turns_left(game.state) == 3 + 3 * 1
    game.bid(300, 200)
    assert turns_left(game.state) == 3
