"""Games of MetroX as the browser is to tell them again: every entry, and what some choices would really write."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kippu.core.chance import Sampler
from kippu.core.game import Event
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import deck_of, map_of, scoring
from kippu.games.metrox.rules.play import State, awaits_card
from kippu.games.metrox.rules.types import (
    Choice,
    Circle,
    Completed,
    Filled,
    MetroXOptions,
    TakeBack,
    Unflip,
    Write,
)
from tests.golden.games.metrox import FLIPPED, OTHER_READINGS

# By the other reading nobody can foresee a crown: what others write in the same turn counts.
OPTIONS = [
    *[MetroXOptions(map_, deck) for map_ in ("tokyo", "osaka") for deck in ("standard20", "standard21")],
    MetroXOptions(house=OTHER_READINGS),
    FLIPPED,
]
SEATS = (1, 1, 2, 2, 3, 5)
TAKES_BACK = 0.1
TRIES = 0.2  # of the turns: everything that the last one to write may choose is tried
LOOKS = 0.01  # of the entries: views are kept


def shared() -> list[dict[str, Any]]:
    """What the browser looks up, for each of the options."""
    return [{"map": map_of(one), "deck": deck_of(one), "scoring": scoring()} for one in OPTIONS]


def game(seed: int) -> dict[str, Any]:
    """One game between seats that choose at random, as its first seat and a spectator live through it."""
    rng = random.Random(f"metrox {seed}")
    chance, options, seats = Sampler(rng), seed % len(OPTIONS), rng.choice(SEATS)
    state, events = GAME.start(OPTIONS[options], seats, chance)
    log: list[list[Any]] = [[None, None, events]]  # actor, what the first seat chose, what came of it
    views: list[Any] = [_views(0, state)]
    tried: list[Any] = []
    while waiting := GAME.to_act(state):
        awaited = awaits_card(state)
        seat = rng.randrange(seats) if awaited else rng.choice(waiting)
        assert isinstance(seat, int)
        if (
            not awaited
            and len(waiting) == 1
            and OPTIONS[options].house.crown_same_turn == "all"
            and rng.random() < TRIES
        ):
            tried.append([len(log), seat, [*_tries(state, seat)]])
        command = rng.choice(tuple(GAME.legal(state, seat)))
        state, events = GAME.apply(state, seat, command, chance, 0)
        log.append([seat, command if seat == 0 and isinstance(command, Choice) else None, events])
        for back in (TakeBack(), Unflip()):
            if rng.random() < TAKES_BACK and back in GAME.legal(state, seat):
                state, events = GAME.apply(state, seat, back, chance, 0)
                log.append([seat, None, events])
        if rng.random() < LOOKS or not GAME.to_act(state):
            views.append(_views(len(log) - 1, state))
    end = GAME.outcome(state)
    assert end is not None
    return {
        "seed": seed,
        "parts": options,
        "options": OPTIONS[options],
        "seats": seats,
        "log": log,
        "views": views,
        "tried": tried,
        "ranking": end.ranking,
        "decided_by": end.decided_by,
    }


def _views(n: int, state: State) -> list[Any]:
    return [n, GAME.view(state, 0), GAME.view(state, "spectator")]


def _tries(state: State, seat: int) -> Iterator[list[Any]]:
    """Everything a seat may choose, shortly named, with what the rules make of it."""
    for choice in GAME.legal(state, seat):
        if not isinstance(choice, Choice):
            continue
        events = GAME.apply(state, seat, choice, Sampler(random.Random(0)), 0).events
        name = choice.route if isinstance(choice, Write) else choice.station if isinstance(choice, Circle) else None
        yield [type(choice).__struct_config__.tag, name, *_written(events, seat)]


def _written(events: tuple[Event, ...], seat: int) -> Iterator[Any]:
    for event in events:
        if isinstance(event, Filled) and event.seat == seat:
            yield event.stations
            yield event.number
    yield [(one.route, one.bonus, one.first) for one in events if isinstance(one, Completed) and one.seat == seat]


def records(first: int, last: int) -> bytes:
    """Some games, one on each line."""
    return b"".join(msgspec.json.encode(game(seed)) + b"\n" for seed in range(first, last))
