import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from kippu.core.game import AnyGame
from kippu.core.versions import find
from kippu.games.izakaya.rules.types import IzakayaOptions
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.perft import Level, perft
from tests.toys.gate.game import GATE, GateOptions

METROX: AnyGame = find("metrox")
MAPS = ("tokyo", "osaka")


def _data(path: str) -> Any:
    return json.loads((files("kippu.games.metrox") / "data" / path).read_bytes())


def _first_turns(map_: str) -> Iterator[tuple[int, int]]:
    """For each first card: the choices it offers on an empty sheet, and the kinds of cards that may follow it."""
    routes, stations = len(_data(f"maps/{map_}.json")["routes"]), len(_data(f"maps/{map_}.json")["stations"])
    cards = _data("decks/standard20.json")["cards"]
    for card in cards:
        used_up = card["copies"] == 1 and not card.get("reshuffle")
        yield stations if card["kind"] == "free" else routes, len(cards) - used_up


@pytest.mark.parametrize("map_", MAPS)
def test_alone_the_first_turn_is_every_card_choice_and_next_card(map_: str) -> None:
    counted = [level.positions for level in perft(METROX, MetroXOptions(map_), 1, 1)]
    assert counted == [9, sum(choices * following for choices, following in _first_turns(map_))]


@pytest.mark.parametrize("map_", MAPS)
def test_for_two_the_next_card_comes_after_both_have_written(map_: str) -> None:
    counted = [level.positions for level in perft(METROX, MetroXOptions(map_), 2, 2)]
    assert counted == [
        9,
        sum(choices for choices, _ in _first_turns(map_)),
        sum(choices * choices * following for choices, following in _first_turns(map_)),
    ]


def test_published_counts_of_metrox() -> None:
    assert list(perft(METROX, MetroXOptions("tokyo"), 1, 1)) == [Level(0, 9, 9), Level(1, 1255, 1255)]
    assert list(perft(METROX, MetroXOptions("osaka"), 1, 1)) == [Level(0, 9, 9), Level(1, 1239, 1239)]


def test_equal_positions_are_counted_along_every_path_but_looked_at_once() -> None:
    # Two players with one coin each. Bids 0-0 and 1-1 need the die; whoever bids 1 and wins does so in two
    # ways, 1-0 or 1-1. Then a step, or none; with a coin paid, another step.
    assert list(perft(GATE, GateOptions(coins=1, rounds=1), 2, 6)) == [
        Level(0, 1, 1),
        Level(1, 2, 2),
        Level(2, 6, 4),
        Level(3, 12, 7),
        Level(4, 10, 6),
        Level(5, 4, 2),
        Level(6, 0, 0),
    ]


def test_from_the_setup_of_a_seed_two_players_have_eleven_bids_each() -> None:
    levels = list(perft(find("izakaya"), IzakayaOptions(), 2, 2, "perft"))
    assert levels == [Level(0, 1, 1), Level(1, 11, 11), Level(2, 121, 121)]
