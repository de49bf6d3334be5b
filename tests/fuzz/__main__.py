"""`make fuzz`."""

import argparse
import sys

from tests.fuzz.fuzz import fuzz
from tests.load.command import arguments, main


async def _run(given: argparse.Namespace, db: str, seed: int) -> object:
    figures = str(await fuzz(db, frames=given.frames, requests=given.requests, seed=seed))
    if sys.platform == "linux":  # where attackers can have an address of their own
        limited = await fuzz(db, frames=given.frames // 10, requests=given.requests // 10, seed=seed, limits=True)
        figures += f"\nwith limits: {limited}"
    return figures


if __name__ == "__main__":
    parser = arguments("Send hostile frames and requests beside a game.")
    parser.add_argument("--frames", type=int, default=80_000)
    parser.add_argument("--requests", type=int, default=30_000)
    main(parser, _run)
