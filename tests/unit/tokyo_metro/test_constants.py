"""TOKYO METRO with other numbers: the rules take each from the constants, even where the standard one is 0 or 1."""

from typing import Any

from msgspec.structs import replace

from kippu.games.tokyo_metro.rules.events import Boarded, Dividend, IncomeRose, TrainEntered
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, shipped_constants
from tests.rules.tokyo_metro.city import DOWNTOWN, City, only


def city_with(**numbers: Any) -> City:
    """A city with some numbers of its own."""
    constants = replace(shipped_constants("standard"), id="own", **numbers)
    return City(options=TokyoMetroOptions(constants=constants))


def test_steps_of_a_speed_token() -> None:
    city = city_with(speed_token_steps=3).placed().line("G", train="shibuya", speed=2)
    assert len(only(TrainEntered, city.run_trains())) == 5 + 2 * 3


def test_steps_of_a_bicycle() -> None:
    city = city_with(bicycle_bonus_steps=4).placed(DOWNTOWN).player(0, bicycle=True)
    assert city.refused("move A1a.1 13,3") == ("TM-8.1a", "too_far")
    city.do("move A1a.1 13,4")
    assert city.sees(0).at == (13, 4)


def test_a_dividend_for_an_owner_with_a_share() -> None:
    city = city_with(dividend_with_share_owner=700).placed().line("G", train="shibuya", holders=(0,))
    city.player(0, stations="omote_sando")
    assert only(Dividend, city.run_trains()) == [Dividend(0, "G", "omote_sando", 500, 700, 500)]
    assert city.cash()[0] == 2_000 + 300 + 700


def test_a_fare_for_shareholders() -> None:
    city = city_with(fare_shareholder=200).placed((12, 10)).line("G", train="shimbashi", income=0, holders=(0,))
    city.run_trains()
    assert city.do("board")[:2] == (Boarded(0, "G", "ginza", 200), IncomeRose("G", 200, 200))
    poor = city_with(fare_shareholder=200).placed((12, 10)).line("G", train="shimbashi", holders=(0,))
    poor.player(0, cash=100, unused=0).set(turn=1).run_trains()
    assert poor.state.phase == "auction"


def test_a_surcharge_for_the_first_share() -> None:
    city = city_with(share_surcharge=(100, 300, 600)).placed().player(0, cash=500)
    city.do("invest B1a.1 G")
    assert (city.cash()[0], city["G"].income) == (0, 400)
    city = city_with(share_surcharge=(100, 300, 600)).placed().player(0, cash=400)
    assert city.refused("invest B1a.1 G") == ("TM-0.6a", "too_expensive")
    assert city.options("invest") == []


def test_money_in_other_units() -> None:
    city = city_with(money_unit=50).placed()
    city.until("auction")
    city.player(0, cash=120)
    assert city.options(seat=0) == ["bid 0", "bid 50", "bid 100"]
