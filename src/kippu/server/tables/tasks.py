"""What is done later or beside: alarms, and tasks that nobody waits for."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Alarm:
    """One moment at which something is called; a new moment takes the place of the old one."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether it is going to ring."""
        return self._handle is not None

    def set(self, seconds: float | None) -> None:
        """Ring so much later, or not at all."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._rings)

    def _rings(self) -> None:
        self._handle = None
        self._ring()


def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run something that nobody waits for; if it fails, the loop's exception handler is told."""
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(_no_silent_failure)
    return task


def _no_silent_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        task.get_loop().call_exception_handler({"message": "a room failed", "exception": error, "task": task})
