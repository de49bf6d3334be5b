"""Make golden records of the rules as they are now: `python -m tests.golden.make`.

A record that is there already is never changed: it shows that games of its rules version can still be played.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeAlias

from kippu.core import record
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games import find
from kippu.games.metrox import GAME
from kippu.games.metrox.types import CardData, DeckData, MetroXOptions
from kippu.sim.playout import playout
from tests.golden import momotetsu_days
from tests.golden.corners import CORNERS
from tests.rules.metrox.sheets import CROSS, invented_map, route

FOLDER = Path(__file__).parent
Tries: TypeAlias = Callable[[str], Iterator[AnyRecord]]

TOKYO, OSAKA = MetroXOptions(), MetroXOptions("osaka")
RING = invented_map(
    route("R", 4, (6, 3), "north north_east east south_east south south_west west north_west"),
    route("V", 2, (3, 1), "north centre south harbour"),
    route("H", 2, (3, 1), "west centre east airport"),
)
CIRCLES = DeckData("circles", (CardData("skip", 2, 4), CardData("free", 3, reshuffle=True)))

# Options and a bot for each seat.
LINEUPS: dict[str, tuple[MetroXOptions, tuple[str, ...]]] = {
    "solo-tokyo": (TOKYO, ("greedy",)),
    "solo-osaka": (OSAKA, ("greedy",)),
    "three-tokyo": (TOKYO, ("greedy", "random", "greedy")),
    "three-osaka": (OSAKA, ("greedy", "random", "greedy")),
    "ninety-nine": (TOKYO, ("random",) * 99),
    "shared-crown": (TOKYO, ("greedy",) * 3),
    "osaka-shared-end": (OSAKA, ("greedy",) * 2),
    "fewer-empty": (OSAKA, ("greedy",) * 3),
    "shared-win": (TOKYO, ("greedy",) * 2),
    "invented-map": (MetroXOptions(RING), ("greedy", "random")),
    "nothing-left": (MetroXOptions(CROSS, CIRCLES), ("random",)),
}


def hesitant(seed: str) -> AnyRecord:
    """Two players who often take back, as a table stores it: with times, and ids of commands."""
    table = Table(GAME, OSAKA, [Seat("Aki"), Seat("Beni")], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        seat, number = rng.randrange(2), table.version + 1
        command = rng.choice(tuple(GAME.legal(table.state, seat)))
        table.submit(seat, command, at=1_000 * (number + 1), version=table.version, id=f"c{number}")
    return table.record()


def attempts(name: str) -> Iterator[AnyRecord]:
    """Games, one after the other, that may have what a record is kept for."""
    for number in count():
        seed = f"golden {name} {number}"
        yield playout(GAME, *LINEUPS[name], seed) if name in LINEUPS else hesitant(seed)


def momotetsu_attempts(name: str) -> Iterator[AnyRecord]:
    """Days, one after the other."""
    for number in count():
        yield momotetsu_days.attempt(name, number)


def write(game: str, rules: int, corners: dict[str, Callable[[AnyRecord], bool]], tries: Tries) -> None:
    """Write the records of a game that are missing."""
    folder = FOLDER / game / f"rules{rules}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, holds in corners.items():
        path = folder / f"{name}.jsonl"
        if path.exists():
            print(f"{path.name}: is there, kept")
            continue
        found = next(one for one in tries(name) if holds(one))
        path.write_bytes(record.encode(found) + b"\n")
        print(f"{path.name}: {found.seed!r}, {len(found.log)} entries, {path.stat().st_size} bytes, {found.outcome}")


if __name__ == "__main__":
    write("metrox", GAME.info.rules, CORNERS, attempts)
    write("momotetsu", find("momotetsu").info.rules, momotetsu_days.CORNERS, momotetsu_attempts)
