"""Which games a referee watches: of each game and rules version, on all options and numbers of seats."""

import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from kippu.core.game import AnyGame
from kippu.core.house import house_info
from kippu.core.versions import find, plugin
from kippu.sim.jobs import runner
from tests.referee import driver_days, izakaya, metrox, momotetsu, tokyo_metro
from tests.referee.driver import plain, played
from tests.referee.judge import Difference, Moment, Referee, judge

GOLDEN = Path(__file__).parents[1] / "golden"
UNUSUAL = 0.7  # of the matches, where there are house rules: each switch is drawn
PART = 20  # games that a process plays at a time


def _nothing(given: dict[str, Any], rng: random.Random) -> dict[str, Any]:  # noqa: ARG001
    """No option is drawn."""
    return {}


@dataclass(frozen=True)
class Subject:
    """A game with its referee, and how it can be set up."""

    referee: Callable[[dict[str, Any], int, int], Referee]
    seats: tuple[int, ...]
    options: tuple[dict[str, Any], ...] = ({},)
    more: Callable[[dict[str, Any], random.Random], dict[str, Any]] = _nothing  # options that are drawn
    play: Callable[[AnyGame, Any, int, str], Iterator[Moment]] = played
    few: tuple[int, ...] = (0, 1)  # matches that are soon played


def _invented(game: str, record: str) -> dict[str, Any]:
    """The options of a golden record with a map of its own: on a small one, rare things happen in every game."""
    line = (GOLDEN / game / "rules1" / f"{record}.jsonl").read_text().splitlines()[0]
    options: dict[str, Any] = json.loads(line)["options"]
    return options


SUBJECTS: dict[str, Subject] = {
    "metrox": Subject(
        metrox.referee,
        (1, 2, 3, 4, 5, 6, 7, 12),
        (
            *({"map": map_, "deck": deck} for map_ in ("tokyo", "osaka") for deck in ("standard20", "standard21")),
            _invented("metrox", "invented-map"),
            _invented("metrox", "nothing-left"),
            {"cards": "flipped"},
        ),
    ),
    "tokyo_metro": Subject(tokyo_metro.referee, (1, 2, 3, 4, 5), ({}, _invented("tokyo_metro", "another-edition"))),
    "izakaya": Subject(izakaya.referee, (2, 3, 4, 5)),
    "momotetsu": Subject(
        momotetsu.referee,
        (2, 3, 4, 5, 8),
        (
            *({"kit": kit, "mode": mode} for mode in ("table", "live") for kit in ("tokyo", "kasumihama")),
            {"kit": "tokyo", "seats": 1},
        ),
        driver_days.day,
        driver_days.played,
        (6, 12),
    ),
}
VERSIONS = [(id_, rules) for id_ in SUBJECTS for rules in sorted(plugin(id_).rules)]


def setup(game: AnyGame, number: int) -> tuple[Any, int]:
    """Options and seats of a match: each goes with each in turn, but where options say the seats, too."""
    subject = SUBJECTS[game.info.id]
    seats = subject.seats[number % len(subject.seats)]
    setup = subject.options[number // len(subject.seats) % len(subject.options)]
    known = game.info.options.__struct_fields__  # an older version may have fewer
    given = {name: value for name, value in setup.items() if name in known}
    rng = random.Random(f"house {number}")
    if game.info.house is not None and rng.random() < UNUSUAL:
        house = house_info(game.info.options, game.info.house)
        given[house.field] = {one.id: rng.choice(one.readings) for one in house.switches}
    given |= subject.more(given, rng)
    seats = given.pop("seats", seats)
    return msgspec.convert(given, game.info.options), seats


def match(id_: str, rules: int, number: int) -> Difference | None:
    """Play one game by Kippu's rules under the eyes of the referee; the difference, if there is one."""
    game = find(id_, rules)
    options, seats = setup(game, number)
    name = f"{id_} rules {rules}, game {number} ({seats} seats, {plain(game.brief(options))})"
    try:
        moments = SUBJECTS[id_].play(game, options, seats, f"match {number}")
        judge(name, SUBJECTS[id_].referee(plain(options), seats, rules), moments)
    except Difference as difference:
        return difference
    except Exception as error:
        error.add_note(name)
        raise
    return None


def _part(id_: str, rules: int, numbers: range) -> list[str]:
    return [str(found) for number in numbers if (found := match(id_, rules, number))]


def matches(id_: str, rules: int, numbers: range) -> Iterator[str]:
    """The differences in many games, played on all processors."""
    parts = [(id_, rules, numbers[at : at + PART]) for at in range(0, len(numbers), PART)]
    with runner(os.cpu_count() or 1) as run:
        for found in run(_part, parts):
            yield from found
