"""Bots that think for long, and the coach, do so beside the loop that serves everybody, one or two at a time."""

import asyncio
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from kippu.core.game import AnyBot

_THINKERS = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), thread_name_prefix="bot")
# People wait for the coach: it does not queue behind bots. What takes it long is done in steps, so that hints get by.
_COACH = ThreadPoolExecutor(1, thread_name_prefix="coach")

T = TypeVar("T")


async def choose(bot: AnyBot, view: object, options: Sequence[Any], seed: float) -> Any:
    """What a bot chooses, in its own time."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THINKERS, lambda: bot.choose(view, options, random.Random(seed)))


async def coach(work: Callable[[], T]) -> T:
    """What the coach comes to: a hint, or one step of something longer."""
    return await asyncio.get_running_loop().run_in_executor(_COACH, work)
