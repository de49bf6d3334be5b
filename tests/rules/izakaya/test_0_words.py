"""IZ-0: words."""

import pytest

from kippu.core.chance import Recorder, Seeded
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE
from kippu.games.izakaya.rules.types import Bid, Build, Drink, IzakayaOptions
from tests.rules.izakaya.evenings import Evening, turns


@pytest.mark.rule("IZ-0.1")
def test_all_money_is_in_hundreds() -> None:
    game = Evening()
    assert game.options() == [str(100 * coins) for coins in range(11)]
    assert game.refused("150") == ("IZ-0.1", "not_in_coins")
    assert {price % 100 for price in game.prices().values()} == {0}


@pytest.mark.rule("IZ-0.2a")
def test_turns_go_along_the_track() -> None:
    game = Evening(3)
    game.bid(100, 300, 200)
    asked = []
    for _ in range(4):
        asked.append(game.asked)
        game.do("pass")
    assert game.view().order == (1, 2, 0)
    assert asked == [1, 2, 0, 1]


@pytest.mark.rule("IZ-0.2b")
def test_only_bids_come_at_the_same_time() -> None:
    game = Evening(3)
    assert GAME.to_act(game.state) == (0, 1, 2)
    game.step(1, "0")
    assert GAME.to_act(game.state) == (0, 2)
    game.bid(0, 0, 0)
    while game.state.turn is not None:
        assert len(GAME.to_act(game.state)) == 1
        game.do("pass")
    assert GAME.to_act(game.state) == (0, 1, 2)


def met(seats: int = 2) -> dict[str, list[str]]:
    """Per corner the cards that it meets."""
    grid = Evening(seats).town.grid
    return {
        corner: [grid.cards[card] for card in cards] for corner, cards in zip(grid.corners, grid.meets, strict=True)
    }


@pytest.mark.rule("IZ-0.3a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_town_is_a_square_of_cards(seats: int) -> None:
    columns, rows = ({lot.lot.split(",")[at] for lot in Evening(seats).view().lots} for at in (0, 1))
    assert columns == rows
    assert len(Evening(seats).view().lots) == len(columns) ** 2


@pytest.mark.rule("IZ-0.3c")
@pytest.mark.parametrize(("seats", "corners"), [(2, 16), (4, 25), (5, 36)])
def test_corners_are_the_points_between_cards_and_on_the_edge(seats: int, corners: int) -> None:
    assert len(met(seats)) == corners


@pytest.mark.rule("IZ-0.3d")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_corner_has_the_name_of_the_card_to_its_lower_right(seats: int) -> None:
    # the last card in reading order around a corner is the one to its lower right
    cards = {lot.lot for lot in Evening(seats).view().lots}
    assert {corner: around[-1] for corner, around in met(seats).items() if corner in cards} == {
        card: card for card in cards
    }


@pytest.mark.rule("IZ-0.3e")
def test_a_corner_meets_the_cards_around_it() -> None:
    around = met()
    assert around["1,2"] == ["0,1", "1,1", "0,2", "1,2"]
    assert around["1,0"] == ["0,0", "1,0"]
    assert around["3,1"] == ["2,0", "2,1"]
    assert around["3,3"] == ["2,2"]


@pytest.mark.rule("IZ-0.3b")
def test_cards_count_from_the_top_left() -> None:
    lots = {lot.lot: lot.number for lot in Evening().view().lots}
    assert (lots["0,0"], lots["2,0"], lots["0,1"], lots["2,2"]) == (1, 3, 4, 9)


@pytest.mark.rule("IZ-0.3b")
def test_a_lot_that_is_not_in_the_town_is_refused() -> None:
    game = turns()
    assert game.refused("acquire 1,1 3,0") == ("IZ-0.3b", "unknown_lot")
    assert game.refused_command(Build("I2", "0,3", ("0,0", "1,0")), 0) == ("IZ-0.3b", "unknown_lot")


@pytest.mark.rule("IZ-0.3c")
@pytest.mark.parametrize("corner", ["4,0", "0,4", "-1,0"])
def test_a_corner_that_is_not_in_the_town_is_refused(corner: str) -> None:
    assert turns().refused_command(Drink("red", corner), 0) == ("IZ-0.3c", "unknown_corner")


@pytest.mark.rule("IZ-0.4")
def test_kinds_of_corners() -> None:
    town = Evening().town

    def named(mask: int) -> list[str]:
        return [corner for index, corner in enumerate(town.grid.corners) if mask >> index & 1]

    assert named(town.grid.inner) == ["1,1", "2,1", "1,2", "2,2"]
    assert named(town.grid.rim) == ["1,0", "2,0", "0,1", "3,1", "0,2", "3,2", "1,3", "2,3"]
    assert named(town.grid.outer) == ["0,0", "3,0", "0,3", "3,3"]


@pytest.mark.rule("IZ-0.5")
@pytest.mark.parametrize(("seats", "draws"), [(2, 9 + 6 + 2 + 4), (5, 25 + 6 + 5 + 5)])
def test_chance_lays_lots_colours_order_and_yard(seats: int, draws: int) -> None:
    chance = Recorder(Seeded("setup"))
    GAME.start(IzakayaOptions(FIRST_RELEASE), seats, chance)
    assert len(chance.take()) == draws


@pytest.mark.rule("IZ-0.5")
def test_in_play_only_a_piece_that_joins_the_yard_is_drawn() -> None:
    game = turns(then="X5")
    drawn = {}
    for text in ("pass", "drink red 1,1", "price red>blue", "acquire 1,1 0,0", game.options("build I2")[0]):
        chance = Recorder(game.chance)
        GAME.apply(game.state, game.asked, GAME.parse(text), chance, 0)
        drawn[text.split()[0]] = len(chance.take())
    assert drawn == {"pass": 0, "drink": 0, "price": 0, "acquire": 0, "build": 1}


@pytest.mark.rule("IZ-0.6a")
@pytest.mark.parametrize("text", ["pass", "drink red 1,1", "price red>blue", "acquire 1,1 0,0", "decline"])
def test_who_is_not_asked_cannot_act(text: str) -> None:
    game = turns(3)
    for seat in (1, 2):
        assert game.refused(text, seat) == ("IZ-0.6a", "not_asked")
        assert not GAME.legal(game.state, seat)


@pytest.mark.rule("IZ-0.6a")
def test_it_is_told_who_is_asked() -> None:
    game = turns(3)
    game.do("pass")
    with pytest.raises(IllegalMove) as refusal:
        game.step(2, "pass")
    assert refusal.value.params == {"seat": 2}  # the second player


@pytest.mark.rule("IZ-0.6a")
@pytest.mark.parametrize("actor", [0, 1])
def test_in_an_auction_there_are_bids_only(actor: Actor) -> None:
    assert Evening().refused("pass", actor) == ("IZ-2.1", "auction_first")


@pytest.mark.rule("IZ-0.6a")
def test_in_an_action_phase_there_are_no_bids() -> None:
    assert turns().refused_command(Bid(0), 0) == ("IZ-3.1b", "no_auction_now")


@pytest.mark.rule("IZ-0.6b")
def test_what_is_no_command_is_refused() -> None:
    assert turns().refused_command("dance", 0) == ("IZ-0.6b", "no_such_command")  # type: ignore[arg-type]


@pytest.mark.rule("IZ-0.6b")
def test_what_is_refused_has_no_effect() -> None:
    game, other = turns(3), turns(3)
    for actor, text in ((1, "pass"), (2, "price red>blue"), (0, "drink red 0,0"), (0, "decline"), (0, "500")):
        game.refused(text, actor)
    assert game.state == other.state
    game.do("drink red 1,1")
    assert (game.asked, game.view().drinks) == (1, {"1,1": "red"})
