"""House rules: every reading has words, rules that say it, and a test of its own."""

import msgspec
import pytest

from kippu.core.house import HouseInfo, house_info, read_as, spoken, word
from kippu.core.rulebook import clauses, rulebook
from kippu.core.text import text
from kippu.core.versions import find, ids
from tests.languages import COMPLETE
from tests.rules.sources import ROOT, calls

WITH_SWITCHES = [id_ for id_ in ids() if find(id_).info.house is not None]
pytestmark = pytest.mark.untraced  # texts are looked through
EACH_GAME = pytest.mark.parametrize("game", WITH_SWITCHES)


def _house(game: str) -> HouseInfo:
    info = find(game).info
    assert info.house is not None
    return house_info(info.options, info.house)


@EACH_GAME
def test_every_switch_changes_a_clause_that_is_there(game: str) -> None:
    known = {clause.rstrip("abcdefghij") for clause in clauses(f"kippu.games.{game}")}
    known |= set(clauses(f"kippu.games.{game}"))
    assert {one.clause for one in _house(game).switches} - known == set()


@EACH_GAME
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_switch_reading_group_and_preset_has_words(game: str, lang: str) -> None:
    say, house = text(lang, f"kippu.games.{game}"), _house(game)
    keys = {f"house-{one.id}" for one in house.switches} | {f"house-group-{one.group}" for one in house.switches}
    keys |= {f"house-{one.id}-{word(reading)}" for one in house.switches for reading in one.readings}
    keys |= {f"house-preset-{name}" for name in house.presets}
    assert {key for key in keys if not say.says(key.replace("_", "-"))} == set()


@EACH_GAME
@pytest.mark.parametrize("lang", COMPLETE)
def test_the_rules_can_be_said_with_every_reading(game: str, lang: str) -> None:
    info = find(game).info
    for one in _house(game).switches:
        for reading in one.readings:
            assert rulebook(f"kippu.games.{game}", lang, spoken(read_as(info, {one.id: word(reading)})))


@EACH_GAME
def test_every_reading_has_a_test(game: str) -> None:
    marked = {name for call in calls(ROOT / "tests/rules" / game, "mark.house") for name in call.texts}
    wanted = {f"{one.id}={word(reading)}" for one in _house(game).switches for reading in one.readings}
    assert marked == wanted


@EACH_GAME
def test_presets_can_be_played(game: str) -> None:
    house, info = _house(game), find(game).info
    for chosen in house.presets.values():
        options = msgspec.convert({house.field: read_as(info, spoken(chosen))}, info.options)
        assert find(game).house(options) is not None
