"""Something that happens once and later, unless it is put off."""

import asyncio
from collections.abc import Callable


class Alarm:
    """One moment at which something is called; setting it anew forgets the old moment."""

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
