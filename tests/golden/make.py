"""Make golden records of the rules as they are now: `python -m tests.golden.make`.

A record that is there already is never changed: it shows that games of its rules version can still be played.
"""

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from kippu.core import record
from kippu.core.errors import TableError
from kippu.core.game import Options, Undo
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table
from kippu.games import find
from kippu.games.metrox import GAME
from kippu.games.metrox.types import CardData, DeckData, MetroXOptions
from kippu.games.tokyo_metro.parts import TokyoMetroOptions
from kippu.sim.playout import playout
from tests.golden.corners import CORNERS
from tests.rules.metrox.sheets import CROSS, invented_map, route
from tests.unit.tokyo_metro.test_files import SMALL

FOLDER = Path(__file__).parent

TOKYO, OSAKA = MetroXOptions(), MetroXOptions("osaka")
RING = invented_map(
    route("R", 4, (6, 3), "north north_east east south_east south south_west west north_west"),
    route("V", 2, (3, 1), "north centre south harbour"),
    route("H", 2, (3, 1), "west centre east airport"),
)
CIRCLES = DeckData("circles", (CardData("skip", 2, 4), CardData("free", 3, reshuffle=True)))

# Options and a bot for each seat.
METROX_LINEUPS: dict[str, tuple[Options, tuple[str, ...]]] = {
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


STANDARD = TokyoMetroOptions()
TOKYO_METRO_LINEUPS: dict[str, tuple[Options, tuple[str, ...]]] = {
    "solo": (STANDARD, ("strong",)),
    "two": (STANDARD, ("strong", "good")),
    "three": (STANDARD, ("good", "beginner", "good")),
    "four": (STANDARD, ("good", "good", "beginner", "random")),
    "five": (STANDARD, ("good", "beginner", "good", "random", "good")),
    "train-removed": (STANDARD, ("random", "random")),
    "two-speculators": (STANDARD, ("good", "good", "good")),
    "ties": (STANDARD, ("beginner", "beginner")),
    "another-edition": (TokyoMetroOptions(map=SMALL), ("good", "beginner", "random")),
}
LINEUPS = {"metrox": METROX_LINEUPS, "tokyo_metro": TOKYO_METRO_LINEUPS}


def hesitant(seed: str) -> AnyRecord:
    """Two players who often take back, as a table stores it: with times, and ids of commands."""
    table = Table(GAME, OSAKA, [Seat("Aki"), Seat("Beni")], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        seat, number = rng.randrange(2), table.version + 1
        command = rng.choice(tuple(GAME.legal(table.state, seat)))
        table.submit(seat, command, at=1_000 * (number + 1), version=table.version, id=f"c{number}")
    return table.record()


def undoing(seed: str) -> AnyRecord:
    """Two players of TOKYO METRO who often undo what they have just done."""
    metro = find("tokyo_metro")
    table = Table(metro, STANDARD, [Seat("Aki"), Seat("Beni")], seed, at=1_000)
    rng = random.Random(seed)
    while table.outcome is None:
        seat = rng.choice(metro.to_act(table.state))
        table.submit(seat, rng.choice(tuple(metro.legal(table.state, seat))), at=1_000 * (table.version + 2))
        if rng.random() < 0.2:
            with suppress(TableError):
                table.submit(seat, Undo(), at=1_000 * (table.version + 2))
    return table.record()


ODD = {"metrox": hesitant, "tokyo_metro": undoing}


def attempts(game: str, name: str) -> Iterator[AnyRecord]:
    """Games, one after the other, that may have what a record is kept for."""
    for number in count():
        seed = f"golden {name} {number}"
        yield playout(find(game), *LINEUPS[game][name], seed) if name in LINEUPS[game] else ODD[game](seed)


def main() -> None:
    """Write the records that are missing."""
    for game, corners in CORNERS.items():
        folder = FOLDER / game / f"rules{find(game).info.rules}"
        folder.mkdir(parents=True, exist_ok=True)
        for name, holds in corners.items():
            path = folder / f"{name}.jsonl"
            if path.exists():
                print(f"{path.name}: is there, kept")
                continue
            found = next(one for one in attempts(game, name) if holds(one))
            path.write_bytes(record.encode(found) + b"\n")
            print(f"{path.name}: {found.seed!r}, {len(found.log)} entries, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
