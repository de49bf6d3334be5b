"""TOKYO METRO bots: they play legally from views alone, and forecasts come true."""

import random

import pytest

from kippu.bots import bots
from kippu.games.tokyo_metro.bots import GUIDE
from kippu.games.tokyo_metro.bots.forecast import Forecast, visits
from kippu.games.tokyo_metro.bots.judge import worth_a_look
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.sim.many import Plan, play_many
from kippu.sim.playout import playout
from kippu.sim.stats import Stats
from tests.golden.games.tokyo_metro import OTHER_READINGS
from tests.rules.tokyo_metro.city import City


def test_names_from_weak_to_strong() -> None:
    assert list(bots(GAME)) == ["random", "beginner", "good", "strong"]


@pytest.mark.parametrize("house", [House(), OTHER_READINGS])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_forecasts_come_true_when_nobody_does_anything(seats: int, house: House) -> None:
    city = City(seats, house=house).placed()
    for line in "GMZ":
        city.line(line, train=_first(city, line), income=900, holders=(0,))
    city.line("T", train="waseda", income=300).player(0, stations="ginza nagatacho otemachi")
    if seats > 1:
        city.line("G", stakes=((1, 300),)).player(1, stations="ueno nihombashi", loans=2)
        city.line("T", stakes=((1, 100),))  # its train comes home
    city.until("movement", 2)
    city.line("M", speed=1).line("Z", speed=2)
    forecast = Forecast(city.state)
    passing = 3 * 100 * (city.view.rounds - 1)
    city.play_out()
    assert [round(cash) + passing for cash in forecast.cash] == city.cash()


def _first(city: City, line: str) -> str:
    board = city.parts.board
    return board.station_ids[board.routes[board.line_at[line]].stations[0]]


def test_visits_are_counted_as_trains_run() -> None:
    for route in City().parts.board.routes:
        for step in (0, 3, route.far, len(route.trip) - 1):
            passed = [route.position((step + further) % len(route.trip)) for further in range(1, 60)]
            for position in (0, 1, route.far // 2, route.far):
                assert visits(route, position, step, 59) == passed.count(position)


def test_bots_decide_from_what_they_see() -> None:
    chosen = set()
    for bid in ("bid 0", "bid 500"):
        hidden = City(3).placed()
        hidden.until("auction")
        hidden.by(0, bid)
        options = tuple(GAME.legal(hidden.state, 1))
        for name, bot in bots(GAME).items():
            chosen.add((name, bot.choose(GAME.view(hidden.state, 1), options, random.Random(1))))
    assert len(chosen) == 4


def test_few_options_are_worth_a_look() -> None:
    city = City()
    kept = worth_a_look(Forecast(city.state), 0, GAME.legal(city.state, 0))
    assert 1 <= len(kept) <= 10
    assert all(isinstance(option, commands.PutMeeple) for option in kept)


@pytest.mark.parametrize(
    ("lineup", "house"),
    [
        (("strong", "good"), House()),
        pytest.param(("strong",), House(), marks=pytest.mark.untraced),
        pytest.param(("strong",), OTHER_READINGS, marks=pytest.mark.untraced),
        pytest.param(("strong", "good"), OTHER_READINGS, marks=pytest.mark.untraced),
    ],
)
def test_strong_plays_whole_games(lineup: tuple[str, ...], house: House) -> None:
    one = playout(GAME, TokyoMetroOptions(house=house), lineup, "strong")
    assert one.outcome is not None
    assert one.outcome.scores[0] > 4_000


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [pytest.param("good", "beginner", 12, marks=pytest.mark.untraced), ("beginner", "random", 30)],
)
def test_better_bots_win(better: str, worse: str, games: int) -> None:
    plan = Plan("tokyo_metro", TokyoMetroOptions(), (better, worse), "better", games)
    stats = Stats(plan.bots)
    for _, one in play_many(plan):
        stats.add(one)
    pair = stats.summary().pairs[0]
    assert (pair.bot, pair.other) == (better, worse)
    assert pair.ahead / pair.played > 0.8


def test_a_judge_counts_cash_at_the_end_and_nothing_else() -> None:
    city = City(2).placed()
    city.play_out()
    mine, other = city.cash()
    assert GUIDE.worth(city.state, 0) == mine - other
