"""Plays days of Real Momotetsu, at a table or in the city, and tells them to its referee."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from kippu.core.game import AnyGame
from tests.referee import driver
from tests.referee.driver_city import CityDriver
from tests.referee.judge import Moment

WHOLE = 0.1  # of the days are as long as their kit says; the others are over sooner
TOWARDS = 0.7  # of the targets are as near to the destination as can be
MIDNIGHT = 1_700_000_000_000


def day(given: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A shorter day, with all that belongs to one; and stations that opened later."""
    live = given.get("mode") == "live"
    more: dict[str, Any] = {"midnight": rng.choice((0, MIDNIGHT))} if live else {}
    if given["kit"] == "tokyo" and "settings" in given:
        stations = rng.sample(["takanawa_gateway", "toranomon_hills"], rng.randint(0, 2))
        more["settings"] = given["settings"] | {"extra_stations": stations}
    if live or rng.random() >= WHOLE:
        long = rng.randint(60, 200)
        settlement = rng.randint(10, long // 3)
        more["clock"] = {
            "start": "10:00",
            "settlements": [_time(settlement * number) for number in (1, 2, 3)],
            "switch": _time(long // 2),
            "last_roll": _time(long),
            "cutoff": _time(long + rng.randint(10, 40)),
        }
    return more


def _time(minutes: int) -> str:
    return f"{10 + minutes // 60}:{minutes % 60:02}"


def played(game: AnyGame, options: Any, seats: int, seed: str) -> Iterator[Moment]:
    """A day between teams that choose at random, rather towards the destination than away from it."""
    if options.mode == "live":
        return CityDriver(game, options, seats, seed).moments()
    return driver.played(game, options, seats, seed, towards)


def towards(state: Any, listed: Sequence[Any], rng: random.Random) -> Sequence[Any]:
    """Of targets the nearest to the destination, mostly."""
    targets = [one for one in listed if type(one).__name__ == "DeclareTarget"]
    if not targets or state.destination < 0 or rng.random() > TOWARDS:
        return listed
    atlas = state.parts.atlas(state.settings.extra_stations, state.closed)
    return [min(targets, key=lambda one: atlas.distance(state.destination, atlas.at[one.square]))]
