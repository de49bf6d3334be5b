"""Bots that think for long do so beside the loop that serves everybody, one or two at a time."""

import asyncio
import os
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kippu.core.game import AnyBot

_THINKERS = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), thread_name_prefix="bot")


async def choose(bot: AnyBot, view: object, options: Sequence[Any], seed: float) -> Any:
    """What a bot chooses, in its own time."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THINKERS, lambda: bot.choose(view, options, random.Random(seed)))
