"""`make chaos`."""

import argparse

from tests.chaos.chaos import chaos
from tests.load.command import arguments, main


async def _run(given: argparse.Namespace, db: str, seed: int) -> object:
    workers = given.workers or (1 if db.startswith("sqlite") else 2)
    return await chaos(db, moves=given.moves, games=given.games, seed=seed, workers=workers)


if __name__ == "__main__":
    parser = arguments("Play over lines that drop, double, reorder and are cut.")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=60, help="places where game follows game")
    parser.add_argument("--workers", type=int, help="server processes; 2 on postgres if not given")
    main(parser, _run)
