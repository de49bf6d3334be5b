"""Count the positions of a game by depth: two engines that agree on these numbers agree on the rules."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from kippu.core.chance import Seeded, explore
from kippu.core.game import AnyGame, digest


class Level(msgspec.Struct, frozen=True):
    """Positions after `depth` decisions: counted along every path, and different ones."""

    depth: int
    positions: int
    distinct: int


def perft(game: AnyGame, options: object, seats: int, depth: int, seed: str | None = None) -> Iterator[Level]:
    """One level after the other, from the setup of a seed, or from every setup there can be.

    The first actor the game waits for decides. Equal positions are looked at once, so the cost grows with the
    distinct ones.
    """
    paths: Counter[str] = Counter()
    states: dict[str, Any] = {}
    for state in _setups(game, options, seats, seed):
        key = digest(state)
        paths[key] += 1
        states[key] = state
    yield Level(0, paths.total(), len(paths))
    for level in range(1, depth + 1):
        paths, states = _next(game, paths, states)
        yield Level(level, paths.total(), len(paths))


def _setups(game: AnyGame, options: object, seats: int, seed: str | None) -> Iterator[Any]:
    if seed is None:
        yield from (step.state for _, step in explore(lambda chance: game.start(options, seats, chance)))
    else:
        yield game.start(options, seats, Seeded(seed)).state


def _next(game: AnyGame, paths: Counter[str], states: dict[str, Any]) -> tuple[Counter[str], dict[str, Any]]:
    after: Counter[str] = Counter()
    found: dict[str, Any] = {}
    for key, state in states.items():
        for actor in game.to_act(state)[:1]:
            for command in game.legal(state, actor):
                step = partial(game.apply, state, actor, command)
                for _, (new, _events) in explore(lambda chance, step=step: step(chance, 0)):  # type: ignore[misc]
                    name = digest(new)
                    after[name] += paths[key]
                    found[name] = new
    return after, found
