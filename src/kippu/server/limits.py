"""How much one address or one socket may ask for. Excess is refused; only the abuser notices."""

import math
import os
import time
from collections import OrderedDict


class Bucket:
    """Refills steadily, up to a burst; each request takes one."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether one more is allowed now; with a count of 0 only asked, not taken."""
        at = time.monotonic()
        if at > self._at:
            self._left = min(self._burst, self._left + (at - self._at) * self._rate)
            self._at = at
        if self._left < 1:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket per address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        """Whether this address may have one more now; with a count of 0 only asked, not taken."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(count)


class Limits:
    """The limits of one process. `KIPPU_LIMITS=off` lifts them, for load that is meant: tests and benchmarks."""

    def __init__(self) -> None:
        self._lifted = os.environ.get("KIPPU_LIMITS") == "off"
        self.requests = self._per_address(rate=50, burst=200)
        self.sockets = self._per_address(rate=20, burst=200)
        self.tables = self._per_address(rate=0.5, burst=30)
        self.hints = self._per_address(rate=1, burst=15)  # by player: a whole room may have one address
        self.reviews = self._per_address(rate=2, burst=60)
        self.wrong_codes = self._per_address(rate=0.1, burst=30)
        self.photos = self._per_address(rate=0.5, burst=30)
        self.logins = self._per_address(rate=0.2, burst=10)

    def _per_address(self, rate: float, burst: float) -> Buckets:
        return Buckets(math.inf, math.inf) if self._lifted else Buckets(rate, burst)

    def messages(self) -> Bucket:
        """For one socket."""
        return Bucket(math.inf, math.inf) if self._lifted else Bucket(rate=30, burst=120)
