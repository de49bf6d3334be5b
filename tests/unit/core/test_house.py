"""House rules: switches read from a type, readings by their words, and what differs at a table."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, Literal

import pytest

from kippu.core.errors import KippuError
from kippu.core.game import AnyGame, Options
from kippu.core.house import HouseRules, Reading, Switch, house_info, read_as, readings, spoken, switch, unusual
from tests.toys.gate.game import GATE


class House(HouseRules, frozen=True):
    presets: ClassVar[Mapping[str, Mapping[str, Reading]]] = {"first_release": {"supply": "yard"}}

    supply: Annotated[Literal["yard", "open", "closed"], switch("TG-2.1", "building")] = "open"
    ties: Annotated[bool, switch("TG-2.2", "bids")] = True
    rounds: int = 3  # no switch


class HouseOptions(Options, frozen=True):
    length: int = 1
    house: House | None = None


def _game(house: House | None) -> AnyGame:
    info = replace(GATE.info, options=HouseOptions, house=House)
    return replace(GATE, info=info, house=lambda _: house)


def test_switches_have_their_default_first() -> None:
    info = house_info(HouseOptions, House)
    assert info.field == "house"
    assert info.switches == (
        Switch("supply", "building", "TG-2.1", ("open", "yard", "closed")),
        Switch("ties", "bids", "TG-2.2", (True, False)),
    )
    assert info.presets == {"first_release": {"supply": "yard"}}


def test_what_is_not_chosen_is_the_default() -> None:
    info = _game(None).info
    assert read_as(info, {}) == {"supply": "open", "ties": True}
    assert read_as(info, {"ties": "false"}) == {"supply": "open", "ties": False}
    assert spoken(read_as(info, {"supply": "yard"})) == {"supply": "yard", "ties": "true"}
    assert readings(House("yard")) == {"supply": "yard", "ties": True}


@pytest.mark.parametrize(
    ("chosen", "code", "known"),
    [
        ({"rounds": "3"}, "unknown_switch", "supply, ties"),
        ({"supply": "none"}, "unknown_reading", "open, yard, closed"),
        ({"ties": "True"}, "unknown_reading", "true, false"),
    ],
)
def test_what_nobody_can_choose_is_refused(chosen: dict[str, str], code: str, known: str) -> None:
    with pytest.raises(KippuError) as refused:
        read_as(_game(None).info, chosen)
    assert (refused.value.code, refused.value.params["known"]) == (code, known)


def test_a_game_without_switches_has_no_readings() -> None:
    assert read_as(GATE.info, {}) == {}
    assert unusual(GATE, GATE.info, GATE.info.options()) == {}
    with pytest.raises(KippuError):
        read_as(GATE.info, {"supply": "open"})


def test_only_what_differs_from_the_default_is_told() -> None:
    def told(house: House | None) -> dict[str, Reading]:
        return unusual(_game(house), _game(house).info, HouseOptions())

    assert told(House()) == {}
    assert told(House(rounds=4)) == {}
    assert told(House("closed", ties=False)) == {"supply": "closed", "ties": False}
    assert told(None) == {}
