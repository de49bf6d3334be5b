"""`make crash`."""

import argparse

from tests.crash.crash import crash
from tests.load.command import arguments, main


async def _run(given: argparse.Namespace, db: str, seed: int) -> object:
    return await crash(db, kills=given.kills, games=given.games, seed=seed)


if __name__ == "__main__":
    parser = arguments("Kill the server at random moments under live games.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=100, help="that are live at each kill, at least")
    main(parser, _run)
