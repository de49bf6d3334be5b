"""TM-0 and TM-1: money, choices, lines, stations, grid."""

import random
from functools import partial

import pytest

from kippu.core.chance import Chance, Sampler, explore
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import Bid
from kippu.games.tokyo_metro.rules.money import first, half, second
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, parts
from tests.rules.tokyo_metro.city import DOWNTOWN, City

PARTS = parts(TokyoMetroOptions())
BOARD, CONSTANTS = PARTS.board, PARTS.constants


@pytest.mark.rule("TM-0.1a", "TM-0.1b")
def test_money_comes_in_hundreds() -> None:
    assert CONSTANTS.money_unit == 100
    city = City().placed()
    city.until("auction")
    for amount in ("50", "101"):
        assert city.refused(f"bid {amount}") == ("TM-0.1b", "not_in_units")
    assert Bid(-100) not in GAME.legal(city.state, 0)
    city = City(columns="E1b E1c").placed()
    city.do("depart B1a.2 G", "pass")
    assert city.refused("speculate E1b.2 G 150") == ("TM-0.1b", "not_in_units")


@pytest.mark.rule("TM-0.2a", "TM-0.2b", "TM-0.3a", "TM-0.3b", "TM-0.4")
@pytest.mark.parametrize(
    ("income", "pair", "rounded_half"),
    [(0, (0, 0), 0), (200, (200, 0), 100), (300, (200, 100), 200), (2_900, (2_000, 900), 1_500), (100, (100, 0), 100)],
)
def test_incomes_are_split(income: int, pair: tuple[int, int], rounded_half: int) -> None:
    assert (first(CONSTANTS, income), second(CONSTANTS, income)) == pair
    assert half(CONSTANTS, income) == rounded_half
    seen = City().line("G", train="shibuya", income=income)["G"]
    assert (seen.first, seen.second) == pair


@pytest.mark.rule("TM-0.5a", "TM-0.5b")
def test_neither_the_bank_nor_incomes_have_a_limit() -> None:
    city = City().placed().line("G", train="shibuya", income=9_999_900, holders=(0,))
    city.player(1, cash=9_000_000, stations="omote_sando")
    city.run_trains()
    assert city["G"].income == 10_000_100
    assert city.cash()[1] == 9_000_000 + 300 + 300


@pytest.mark.rule("TM-0.6a", "TM-0.6b")
def test_nobody_spends_more_than_the_own_cash() -> None:
    city = City().placed(DOWNTOWN).player(0, cash=300)
    assert city.refused("invest B1a.1 G") == ("TM-0.6a", "too_expensive")
    assert city.refused("station A1a.2 higashi_ginza") == ("TM-0.6a", "too_expensive")
    assert city.refused("disc F1a.1") == ("TM-0.6a", "too_expensive")
    city.do("station A1a.2 ginza_itchome")
    assert city.cash()[0] == 0
    assert city.options("invest") != []  # the other player has cash


@pytest.mark.rule("TM-0.7a", "TM-0.7b", "TM-0.7c")
def test_choices_come_one_by_one_in_turn_order() -> None:
    city = City(3).set(order=(2, 0, 1))
    for seat in (2, 0, 1, 2):
        assert list(GAME.to_act(city.state)) == [seat]
        city.idle()
    assert city.refused("pass", 1) == ("TM-0.7b", "not_your_turn")
    city.until("auction")
    assert list(GAME.to_act(city.state)) == [0, 1, 2]  # bids are simultaneous


@pytest.mark.rule("TM-0.8a", "TM-0.8b", "TM-0.8c")
def test_chance_decides_the_first_order_and_cards_of_one_level() -> None:
    starts = list(explore(_start_of_two))
    assert {order for _, (order, _) in starts} == {(0, 1), (1, 0)}
    assert {card for _, (_, card) in starts} == {"A1a", "A1b", "A1c"}


def _start_of_two(chance: Chance) -> tuple[tuple[int, ...], str]:
    class Only(Sampler):
        """The order and the first card as explored; the rest does not matter."""

        def __init__(self) -> None:
            super().__init__(random.Random(1))
            self.left = 2

        def below(self, k: int) -> int:
            self.left -= 1
            return chance.below(k) if self.left >= 0 else super().below(k)

    state = GAME.start(TokyoMetroOptions(), 2, Only()).state
    return state.order, PARTS.cards.card_ids[state.columns[0][0]]


@pytest.mark.rule("TM-0.8a", "TM-0.8b", "TM-0.8c")
def test_nothing_else_draws_from_chance() -> None:
    city = City(2).placed(DOWNTOWN, DOWNTOWN)
    for choice in ("invest B1a.1 G", "depart B1a.2 M", "use D1a.1", "use C1a.1", "pass", "pass"):
        step = partial(GAME.apply, city.state, city.actor, GAME.parse(choice))
        assert len(list(explore(lambda chance, step=step: step(chance, 0)))) == 1  # type: ignore[misc]
        city.do(choice)


@pytest.mark.rule("TM-0.9a", "TM-0.9b", "TM-0.9c")
@pytest.mark.parametrize("actor", [2, -1, "gm", "clock"])
def test_only_players_choose(actor: int | str) -> None:
    assert City().refused("put 0,0", actor) == ("TM-0.9b", "not_a_player")  # type: ignore[arg-type]


@pytest.mark.rule("TM-0.9a", "TM-0.9b", "TM-0.9c")
def test_there_are_no_other_choices() -> None:
    city = City()
    for wrong in ("bid 0", "pass", "board", "use C1a.1", "alight 0,0"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.placed()
    for wrong in ("bid 0", "walk 0,0", "put 0,0", "board", "decline", "stay"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.until("auction")
    for wrong in ("pass", "walk 24,16", "stay"):
        assert city.refused(wrong) == ("TM-0.9a", "not_now")
    city.until("trains" if city.state.lines[0].train >= 0 else "movement")
    assert city.refused("bid 0") == ("TM-0.9a", "not_now")


# --- 1. lines, stations, grid -----------------------------------------------------------------------------


@pytest.mark.rule("TM-1.1a", "TM-1.1b")
def test_the_lines_in_track_order() -> None:
    assert "".join(BOARD.line_ids) == "GMHTCYZNAISE"
    assert City().placed().refused("depart B1a.2 X") == ("TM-1.1a", "unknown_line")


@pytest.mark.rule("TM-1.2a", "TM-1.2b")
def test_a_line_is_a_row_of_different_stations() -> None:
    assert all(len(set(route.stations)) == len(route.stations) for route in BOARD.routes)
    ends = {route.id: (route.stations[0], route.stations[-1]) for route in BOARD.routes}
    assert [BOARD.station_ids[station] for station in ends["G"]] == ["shibuya", "asakusa"]
    assert City().placed(DOWNTOWN).refused("station A1a.2 osaka") == ("TM-1.2a", "unknown_station")


@pytest.mark.rule("TM-1.3a", "TM-1.3b")
def test_a_station_has_a_pillar_for_each_line() -> None:
    assert (len(BOARD.pillars), sum(BOARD.pillars), set(BOARD.pillars)) == (113, 184, {1, 2, 3, 4, 5})
    assert BOARD.pillars[BOARD.station_at["nagatacho"]] == 5


@pytest.mark.rule("TM-1.3a", "TM-1.3b")
def test_one_pyramid_serves_all_lines_of_a_station() -> None:
    city = City().placed().player(0, stations="nagatacho")
    for line, before in (("G", "aoyama_itchome"), ("Z", "aoyama_itchome")):
        city.line(line, train=before)
    city.run_trains()
    assert (city["G"].income, city["Z"].income) == (200, 200)


@pytest.mark.rule("TM-1.4a", "TM-1.4b")
def test_a_station_touches_four_rectangles() -> None:
    assert (BOARD.width, BOARD.height, BOARD.rectangles) == (25, 17, 425)
    assert len(City().options("put")) == 425
    nakano = [BOARD.place(at) for at in BOARD.touch[BOARD.station_at["nakano"]]]
    assert nakano == [(2, 5), (3, 5), (2, 6), (3, 6)]


@pytest.mark.rule("TM-1.5")
def test_a_rectangle_touches_up_to_four_stations() -> None:
    assert {len(stations) for stations in BOARD.stations_at} == {0, 1, 2, 3, 4}
    touched = [BOARD.station_ids[station] for station in BOARD.stations_at[BOARD.rectangle(*DOWNTOWN)]]
    assert touched == ["ginza", "ginza_itchome", "higashi_ginza", "nihombashi"]


@pytest.mark.rule("TM-1.6a", "TM-1.6b", "TM-1.6c")
def test_steps_go_by_sides_and_not_off_the_grid() -> None:
    city = City().placed((0, 0))
    city.until("movement", 2)
    assert city.options() == ["walk 0,0", "walk 1,0", "walk 2,0", "walk 0,1", "walk 1,1", "walk 0,2"]
    assert city.refused("walk 2,1") == ("TM-6.1", "too_far")  # two diagonal steps would do
    for off in ("walk 25,0", "walk 0,17"):
        assert city.refused(off) == ("TM-1.6b", "off_the_grid")


@pytest.mark.rule("TM-1.7")
def test_nothing_blocks() -> None:
    city = City(5).placed(*[DOWNTOWN] * 5)
    assert {player.at for player in city.view.players} == {DOWNTOWN}
    city.line("G", train="toranomon").line("H", train="hibiya")
    city.run_trains()
    for _ in range(5):
        city.do("board")  # all on one train
    assert {player.aboard for player in city.view.players} == {"G"}


@pytest.mark.rule("TM-1.8a", "TM-1.8b")
def test_two_slots_are_shared_and_keep_what_lies_in_them() -> None:
    city = City().placed().player(0, tokens=1).player(1, tokens=1).line("G", train="shibuya", stakes=((1, 100),))
    city.do("token G")
    assert city.refused("token G") == ("TM-12.3a", "no_token_held")
    city.do("pass")
    assert city.refused("token G") == ("TM-12.4a", "no_free_slot")
    city.until("auction", 4)
    assert (city["G"].speed, [stake.seat for stake in city["G"].stakes]) == (1, [1])


@pytest.mark.rule("TM-1.9a", "TM-1.9b")
def test_a_line_runs_with_its_train_and_has_an_income_from_its_first_marker() -> None:
    city = City().placed()
    assert (city["G"].income, city["G"].train) == (None, None)
    city.do("depart B1a.2 G")
    assert (city["G"].income, city["G"].train) == (200, "shibuya")
