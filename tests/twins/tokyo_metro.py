"""Games of TOKYO METRO: views with the money in them, trains that travel, and numbers that discounts lower."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kippu.core.chance import Sampler
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.commands import Card, Disc, Invest, Station
from kippu.games.tokyo_metro.rules.events import TrainEntered
from kippu.games.tokyo_metro.rules.house import FIRST_RELEASE, House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.games.tokyo_metro.rules.previews import previews
from kippu.games.tokyo_metro.rules.state import State
from tests.golden.games.tokyo_metro import OTHER_READINGS

LOOKS = 0.02  # of the moments: views are kept
RIDES = 0.1  # of the moments at which trains have travelled
HOUSES = (House(), House(), FIRST_RELEASE, OTHER_READINGS)
MOST = 12  # prices that are compared at such a moment


def game(seed: int) -> dict[str, Any]:
    """A game between seats that choose at random, as a spectator sees it."""
    rng = random.Random(f"tokyo metro {seed}")
    chance, seats = Sampler(rng), rng.randint(1, 5)
    state = GAME.start(TokyoMetroOptions(house=rng.choice(HOUSES)), seats, chance).state
    views: list[Any] = []
    rides: list[Any] = []
    moment = 0
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        assert isinstance(seat, int)
        legal = GAME.legal(state, seat)
        if rng.random() < LOOKS:
            views.append([moment, GAME.view(state, "spectator"), [*_priced(state, seat, legal, rng)]])
        kinds = sorted({type(command) for command in legal}, key=lambda one: one.__name__)
        kind = rng.choice(kinds)  # rare kinds come as often as common ones
        command = rng.choice([one for one in legal if type(one) is kind])
        before, (state, events) = state, GAME.apply(state, seat, command, chance, 0)
        moment += 1
        if rng.random() < RIDES and any(isinstance(event, TrainEntered) for event in events):
            rides.append([moment, GAME.view(before, "spectator"), events, GAME.view(state, "spectator")])
    views.append([moment, GAME.view(state, "spectator"), []])
    return {"seed": seed, "views": views, "rides": rides}


def _priced(state: State, seat: int, legal: Any, rng: random.Random) -> Iterator[list[Any]]:
    """Some commands with a price, and what they would cost and bring."""
    options = [one for one in legal if isinstance(one, Station | Invest | Disc | Card)]
    some = rng.sample(options, min(MOST, len(options)))
    yield from ([command, preview] for command, preview in zip(some, previews(state, seat, some), strict=True))


def records(first: int, last: int) -> bytes:
    """Some games, one on each line."""
    return b"".join(msgspec.json.encode(game(seed)) + b"\n" for seed in range(first, last))
