"""`make event-day`."""

import argparse
from pathlib import Path

from tests.event_day.day import event_day
from tests.load.command import arguments, main


async def _run(given: argparse.Namespace, db: str, seed: int) -> object:
    return await event_day(
        db,
        seed=seed,
        phones=given.phones,
        spectators=given.spectators,
        minutes=given.minutes,
        rate=given.rate,
        kills=given.kills,
        keep=given.keep,
    )


if __name__ == "__main__":
    parser = arguments("A day of a live event with phones that are often without signal.")
    parser.add_argument("--phones", type=int, default=99, help="of twelve teams")
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--minutes", type=int, default=240, help="of event time")
    parser.add_argument("--rate", type=float, default=60.0, help="how many times faster than real time")
    parser.add_argument("--kills", type=int, default=1, help="how often the server is killed in between")
    parser.add_argument("--keep", type=Path, help="a file for the record of the day")
    main(parser, _run)
