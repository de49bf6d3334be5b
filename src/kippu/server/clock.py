"""The one clock of the server. `KIPPU_CLOCK` makes it run faster, for rehearsals and tests of whole days.

`KIPPU_CLOCK=REAL,SHOWN,RATE`: at the real moment REAL (milliseconds) the clock shows SHOWN, and goes RATE times as fast
as real time, also after the server was started again.
"""

import os
import time


class Clock:
    """A clock that may go faster than real time."""

    def __init__(self, setting: str | None) -> None:
        real, shown, rate = setting.split(",") if setting else ("0", "0", "1")
        self._real, self._shown, self.rate = float(real), float(shown), float(rate)

    def now(self) -> int:
        """The time it shows, in milliseconds."""
        return int(self._shown + (time.time() * 1000 - self._real) * self.rate)


_CLOCK = Clock(os.environ.get("KIPPU_CLOCK"))


def now() -> int:
    """The time, in milliseconds."""
    return _CLOCK.now()


def seconds_until(moment: int) -> float:
    """How many real seconds it takes until a moment; none are negative."""
    return max(0, moment - now()) / 1000 / _CLOCK.rate
