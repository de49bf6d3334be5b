"""Seats whose players are gone: they have a while to come back before a bot plays on."""

import asyncio
from collections.abc import Callable

AWAY_AFTER = 90.0  # seconds without a connection, while others wait


class Away:
    """The players of one table who are away; `gone` is called with the seat of one who stays away."""

    def __init__(self, gone: Callable[[int], object]) -> None:
        self._gone = gone
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def __bool__(self) -> bool:
        """Whether somebody is waited for."""
        return bool(self._timers)

    def leaves(self, seat: int) -> None:
        """The last connection of a seat is gone."""
        if seat not in self._timers:
            self._timers[seat] = asyncio.get_running_loop().call_later(AWAY_AFTER, self._stays_away, seat)

    def comes_back(self, seat: int) -> None:
        """A seat is connected again."""
        if timer := self._timers.pop(seat, None):
            timer.cancel()

    def _stays_away(self, seat: int) -> None:
        self._timers.pop(seat, None)
        self._gone(seat)
