"""Worked examples of the rules, which each referee must know by itself before it may watch."""

from typing import Any

import pytest

from tests.referee.izakaya import Izakaya
from tests.referee.izakaya_building import LOTS, Lot, places_on
from tests.referee.judge import Dice
from tests.referee.metrox import MetroX
from tests.referee.tokyo_metro import TokyoMetro

STANDARD = {"map": "tokyo", "cards": "standard", "constants": "standard"}


def test_metrox_seven_cards_solo() -> None:
    referee = MetroX({"map": "tokyo", "deck": "standard20"}, 1, {})
    by_name = {"6": 4, "3": 1, "skip 3": 6, "star": 7, "5": 3, "free": 8}  # places in the deck
    cards = ["6", "3", "skip 3", "star", "star", "5", "free", "3"]
    done: list[dict[str, Any]] = [{"type": "write", "route": route} for route in "FYGZZF"]
    done.append({"type": "circle", "station": "r8c14"})
    referee.start(Dice([by_name[cards[0]]], None))
    filled = []
    for command, following in zip(done, cards[1:], strict=True):
        told = referee.play(0, command, Dice([by_name[following]], None))
        filled.append(told[0][1])
    assert filled[0]["stations"] == ["r1c1", "r1c2", "r2c2", "r2c3", "r2c4", "r2c5"]
    assert filled[1]["stations"] == ["r3c6", "r4c7", "r5c7"]
    assert filled[2]["stations"] == ["r8c4", "r8c5", "r7c6"]
    assert [(one["stations"], one["number"]) for one in filled[3:5]] == [(["r7c7"], 10), (["r6c8"], 4)]
    assert filled[5]["stations"] == ["r3c5", "r5c5", "r6c5", "r7c5"]
    assert referee.sheets[0].score() == {"bonuses": 2, "stars": 14, "empty": 58, "penalty": 10, "total": 6}


@pytest.mark.parametrize(
    ("income", "paid"),
    [(2900, ([2900], [2000, 900], [1500, 1000, 400])), (1100, ([1100], [800, 300], [600, 400, 100]))],
)
def test_tokyo_metro_shares(income: int, paid: tuple[list[int], ...]) -> None:
    referee = TokyoMetro(STANDARD, 3, {})
    for sold, expected in enumerate(paid, 1):
        referee.lines["G"] |= {"income": income, "holders": list(range(sold))}
        assert referee.payments("G") == expected


def test_tokyo_metro_options_of_the_first_turns() -> None:
    """Example 27: 107 options, then 78, 167 and 107."""
    referee = TokyoMetro(STANDARD, 2, {})
    referee.start(Dice([0, *[0, 0] * 4, 1, 1, 0, 0], None))  # the first card left, but E1b E1c
    counts = []
    turns: list[tuple[int, dict[str, Any]]] = [
        (0, {"type": "put_meeple", "x": 13, "y": 10}),
        (1, {"type": "put_meeple", "x": 0, "y": 0}),
        (0, {"type": "use", "spot": "D1a.1"}),
        (1, {"type": "depart", "spot": "B1b.2", "line": "Y"}),
        (0, {"type": "station", "spot": "A1a.2", "station": "ginza_itchome", "discounts": ["D1a.1"]}),
    ]
    for seat, command in turns:
        assert referee.asked() == [seat]
        referee.play(seat, command, Dice((), None))
        counts.append(len(referee.options(referee.asked()[0])))
    assert counts[1:] == [107, 78, 167, 107]
    assert referee.players[0]["cash"] == 1900


@pytest.mark.parametrize(
    ("shape", "places"), [("I1", 386), ("I2", 467), ("L4", 536), ("F5", 288), ("P5", 473), ("X5", 39), ("Z5", 125)]
)
def test_izakaya_places_on_empty_lots(shape: str, places: int) -> None:
    found = [place for number, lot in LOTS.items() for mark in lot for place in places_on(number, mark, shape, True)]
    assert len(found) == places


def test_izakaya_a_building_of_three_floors() -> None:
    """Example 11."""
    lot = Lot(5)
    for place in (
        ((0, 2), (1, 2), (0, 3), (1, 3)),
        ((2, 2), (2, 3)),
        ((0, 2), (1, 2), (2, 2)),
        ((0, 2),),
    ):
        assert lot.may_lie("a", place)
        lot.build("a", place)
    assert [len(lot.places(shape, True)) for shape in ("I1", "I2", "I3", "V3", "O4")] == [8, 5, 2, 0, 0]
    assert lot.floors() == {"a": 3}


@pytest.mark.parametrize(("seats", "options"), [(2, 276), (4, 986), (5, 1837)])
def test_izakaya_options_of_the_first_turn(seats: int, options: int) -> None:
    """Example 13: lots 1, 2, 3, ... in reading order, and a known yard."""
    referee = Izakaya(seats, {})
    lots, yard = referee.side**2, {"T4": 6, "O4": 5, "I2": 1, "P5": 13, "L4": 7}
    referee.start(Dice([0] * (lots + 6 + seats) + list(yard.values())[: referee.yard_size], None))
    assert referee.yard == list(yard)[: referee.yard_size]
    for seat in range(seats):
        referee.play(seat, {"type": "bid", "amount": 0}, Dice((), None))
    assert len(referee.options(referee.asked()[0])) == options
