"""Views are types of their own: named for the reader, with ids, and with numbers that a browser can hold."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kippu.core.replay import states
from kippu.games.momotetsu.game import GAME, VERSIONS
from kippu.games.momotetsu.model import state as engine
from kippu.games.momotetsu.model.own import Names, own_view, team_of
from kippu.games.momotetsu.model.view import View
from tests.rules.momotetsu.days import City
from tests.unit.momotetsu.test_story import golden


def structs(kind: Any) -> Iterator[type]:
    """All structs that a type is made of."""
    found: dict[type, None] = {}

    def look(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = None
            for field in info.fields:
                look(field.type)
        for name in ("types", "item_types"):
            for one in getattr(info, name, None) or ():
                look(one)
        for name in ("item_type", "key_type", "value_type"):
            if (one := getattr(info, name, None)) is not None:
                look(one)

    look(msgspec.inspect.type_info(kind))
    return iter(found)


def numbers(value: object) -> Iterator[int]:
    """All whole numbers in something decoded."""
    if isinstance(value, dict):
        for one in value.values():
            yield from numbers(one)
    elif isinstance(value, list):
        for one in value:
            yield from numbers(one)
    elif isinstance(value, int):
        yield value


def test_no_struct_of_the_engine_is_sent() -> None:
    sent = list(structs(View))
    assert len(sent) > 20
    assert [one.__name__ for one in sent if one.__module__ == engine.__name__] == []


def test_sets_are_lists_of_ids() -> None:
    """As bits they would be numbers that JavaScript rounds, once there are more than 53 missions."""
    city = City(2)
    everything = (1 << len(city.parts.missions)) - 1
    city.put(0, cleared=everything, tried=everything)
    view = msgspec.json.decode(msgspec.json.encode(GAME.view(city.state, "gm")))
    assert max(numbers(view)) < 1 << 32 < everything  # times of the day are the largest
    assert view["own"][0]["cleared"] == view["teams"][0]["cleared"] == [one.id for one in city.parts.missions]


@pytest.mark.parametrize("name", ["rulings", "late-reports", "every-event"])
def test_a_team_is_what_it_sees(name: str) -> None:
    for state in states(VERSIONS[1], golden(name)):
        atlas = state.parts.atlas(state.settings.extra_stations, state.closed)
        names = Names(state.parts, atlas.ids, atlas.at)
        assert [team_of(names, own_view(names, team)) for team in state.teams] == list(state.teams)
