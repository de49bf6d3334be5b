"""A long run as a command: its arguments, a line of figures for each database, and exit code 1 for a broken promise."""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tests.load.ledger import Violation
from tests.load.serving import DATABASES, database

Run = Callable[[argparse.Namespace, str, int], Coroutine[Any, Any, object]]


def arguments(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--db", choices=DATABASES, action="append", help="the database; both if not given")
    parser.add_argument("--seed", type=int, default=None, help="of everything the players and the run choose")
    return parser


def main(parser: argparse.ArgumentParser, run: Run) -> None:
    given = parser.parse_args()
    seed = random.randrange(10**6) if given.seed is None else given.seed
    for kind in given.db or DATABASES:
        print(f"{kind}, seed {seed}", flush=True)
        began = time.monotonic()
        try:
            with database(kind) as address:
                figures: object = asyncio.run(run(given, address, seed))
        except* Violation as broken:
            for one in _flat(broken):
                print(f"{kind}, seed {seed}: {one}", file=sys.stderr)
            sys.exit(1)
        print(f"{kind}: {figures}, in {time.monotonic() - began:.0f} s", flush=True)


def _flat(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    return [leaf for one in group.exceptions for leaf in (_flat(one) if isinstance(one, BaseExceptionGroup) else [one])]
