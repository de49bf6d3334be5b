"""IZ-1: setup."""

from collections import Counter
from itertools import permutations

import pytest

from kippu.core.chance import Seeded
from kippu.core.errors import BadOptions, IllegalMove
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import IzakayaOptions, OrderSet, RoundBegan, TownLaid, YardFilled
from tests.rules.izakaya.evenings import Evening, only, turns

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEEDS = [f"seed {number}" for number in range(60)]


@pytest.mark.rule("IZ-1.1")
@SEATS
def test_two_to_five_play(seats: int) -> None:
    GAME.info.check(IzakayaOptions(), seats)
    assert list(GAME.to_act(Evening(seats).state)) == list(range(seats))


@pytest.mark.rule("IZ-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_or_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.info.check(IzakayaOptions(), seats)
    assert refusal.value.code == "wrong_seats"


@pytest.mark.rule("IZ-1.1")
@pytest.mark.parametrize("actor", [2, -1, "gm", "clock"])
def test_only_players_act(actor: int) -> None:
    game = Evening()
    assert game.refused("100", actor) == ("IZ-1.1", "not_a_player")
    with pytest.raises(IllegalMove) as refusal:
        game.step(actor, "100")
    assert refusal.value.params == {"actor": str(actor)}
    assert not GAME.legal(game.state, actor)


@pytest.mark.rule("IZ-1.2a")
@pytest.mark.parametrize(("seats", "side"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_size_of_the_town(seats: int, side: int) -> None:
    lots = Evening(seats).view().lots
    assert [lot.lot for lot in lots] == [f"{c},{r}" for r in range(side) for c in range(side)]


@pytest.mark.rule("IZ-1.2b")
def test_lots_are_drawn_at_random_and_all_different() -> None:
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        laid = only(TownLaid, GAME.start(IzakayaOptions(), 5, Seeded(seed)).events)[0].lots
        assert len(set(laid)) == 25
        seen.update(laid)
    assert set(seen) == set(range(1, 33))


@pytest.mark.rule("IZ-1.2c")
def test_lots_are_not_turned() -> None:
    assert Evening().lot("0,0").rows == ("....a", "...aa", "..aaa", "....a", "....a")


@pytest.mark.rule("IZ-1.3a")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_centre_is_the_blue_card(seats: int) -> None:
    assert [lot.lot for lot in turns(seats).view().lots if lot.blue] == ["1,1"]


@pytest.mark.rule("IZ-1.3b")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_acquires_the_blue_card(seats: int) -> None:
    game = turns(seats)
    assert game.refused("acquire 1,1 1,1") == ("IZ-6.5", "blue_card_not_for_sale")
    assert len({text.split()[2] for text in game.options("acquire")} - {"1,1"}) == 8
    assert not [text for text in game.options("acquire") if text.split()[2] == "1,1"]


@pytest.mark.rule("IZ-1.3c")
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_built_on_the_blue_card(seats: int) -> None:
    game = turns(seats)
    assert game.refused("build I2 1,1 0,2 1,2") == ("IZ-1.3c", "blue_card_not_built")
    assert len({text.split()[2] for text in game.options("build")}) == 8
    assert not [text for text in game.options("build") if text.split()[2] == "1,1"]


@pytest.mark.rule("IZ-1.4")
@pytest.mark.parametrize(("seats", "lots"), [(4, 16), (5, 25)])
def test_with_more_players_every_card_can_be_acquired(seats: int, lots: int) -> None:
    game = turns(seats)
    assert not any(lot.blue for lot in game.view().lots)
    assert len({text.split()[2] for text in game.options("acquire")}) == lots
    assert len({text.split()[2] for text in game.options("build")}) == lots


@pytest.mark.rule("IZ-1.5a")
def test_six_colours_with_six_drinks() -> None:
    colors = Evening().view().colors
    assert [color.id for color in colors] == ["white", "blue", "red", "green", "yellow", "purple"]
    assert {color.left for color in colors} == {6}
    assert turns().refused("drink pink 1,1") == ("IZ-1.5a", "unknown_color")
    assert turns().refused("price red>pink") == ("IZ-1.5a", "unknown_color")


@pytest.mark.rule("IZ-1.5b")
def test_the_row_of_colours_is_random() -> None:
    rows = {only(TownLaid, GAME.start(IzakayaOptions(), 2, Seeded(seed)).events)[0].colors for seed in SEEDS}
    assert len(rows) > 50
    assert {row[0] for row in rows} == {"white", "blue", "red", "green", "yellow", "purple"}


@pytest.mark.rule("IZ-1.6a")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_money_on_a_colour_is_the_price_of_its_drinks(seed: str) -> None:
    game = turns()
    game.state = GAME.start(IzakayaOptions(), 2, Seeded(seed)).state
    row = [color.id for color in game.view().colors]
    for color in row:
        game.put(drinks={"1,1": color}, owned={0: "0,0"})
        assert game.score().lots[0].drinks == game.prices()[color]
    game.do(f"price {row[-1]}>{row[0]}")
    assert [color.price for color in game.view().colors] == [200, 100, 200, 200, 300, 200]
    assert game.score().lots[0].drinks == 200  # a drink of the last colour


@pytest.mark.rule("IZ-1.6b")
def test_prices_lie_on_the_row_from_left_to_right() -> None:
    for seed in SEEDS:
        colors = GAME.view(GAME.start(IzakayaOptions(), 2, Seeded(seed)).state, 0).colors
        assert [color.price for color in colors] == [100, 100, 200, 200, 300, 300]


@pytest.mark.rule("IZ-1.7")
@SEATS
def test_what_a_player_begins_with(seats: int) -> None:
    for player in Evening(seats).view().players:
        assert (player.cash, player.action_chips, player.lot_chips_left, player.lot_chips) == (1_000, 3, 6, ())
        assert player.score.lots == ()


@pytest.mark.rule("IZ-1.8a")
def test_the_first_turn_order_is_random() -> None:
    orders = {only(OrderSet, GAME.start(IzakayaOptions(), 3, Seeded(seed)).events)[0].seats for seed in SEEDS}
    assert orders == set(permutations(range(3)))


@pytest.mark.rule("IZ-1.8b")
def test_order_markers_are_no_chips() -> None:
    game = turns(3)
    assert game.view().chips == ()
    assert [player.action_chips + player.lot_chips_left for player in game.view().players] == [9, 9, 9]


@pytest.mark.rule("IZ-1.9")
def test_the_pot_starts_empty() -> None:
    assert Evening().view().pot == 0


def test_the_setup_is_told() -> None:
    assert Evening().setup == (
        TownLaid(tuple(range(1, 10)), ("white", "blue", "red", "green", "yellow", "purple")),
        YardFilled(("T4", "O4", "I2", "P5")),
        OrderSet((0, 1)),
        RoundBegan(1),
    )
