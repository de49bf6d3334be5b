"""How those who wait for a write hear of it."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


def settle(done: asyncio.Future[T], outcome: T | Exception) -> None:
    """Tell the one who waits what came out, unless it has gone."""
    if done.done():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
