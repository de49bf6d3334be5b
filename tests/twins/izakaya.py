"""Moves of IZAKAYA: a view, what a seat could do in it and what that would bring, and the view after a command."""

import random
from typing import Any

import msgspec

from kippu.core.chance import Sampler
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.previews import previews
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import Bid, IzakayaOptions

KEPT = 0.02  # of the moves
MOST = 15  # options that are compared at a move
LOW = 0.7  # of the bids are nothing, so games last
OLD = 0.3  # of the games are read as in the first release
COUNTS = 0.7  # of the others count cash


def game(seed: int) -> dict[str, Any]:
    """Some moves of a game between seats that choose at random."""
    rng = random.Random(f"izakaya {seed}")
    chance, seats = Sampler(rng), rng.randint(2, 5)
    house = FIRST_RELEASE if rng.random() < OLD else House(cash_counts=rng.random() < COUNTS)
    state = GAME.start(IzakayaOptions(house), seats, chance).state
    moves: list[Any] = []
    moment = 0
    while waiting := GAME.to_act(state):
        seat = rng.choice(waiting)
        assert isinstance(seat, int)
        bids = state.turn is None
        command = Bid(0) if bids and rng.random() < LOW else rng.choice(GAME.legal(state, seat))
        before, state = state, GAME.apply(state, seat, command, chance, 0).state
        moment += 1
        if not bids and rng.random() < KEPT:
            moves.append(_move(before, moment, seat, command, state, rng))
    return {"seed": seed, "moves": moves}


def _move(before: State, moment: int, seat: int, command: Any, after: State, rng: random.Random) -> dict[str, Any]:
    legal = list(GAME.legal(before, seat))
    options = rng.sample(legal, min(MOST, len(legal)))
    return {
        "moment": moment,
        "seat": seat,
        "view": GAME.view(before, seat),
        "options": options,
        "previews": previews(before, seat, options),
        "command": command,
        "after": GAME.view(after, seat),
    }


def records(first: int, last: int) -> bytes:
    """Some games, one on each line."""
    return b"".join(msgspec.json.encode(game(seed)) + b"\n" for seed in range(first, last))
