"""How much one may ask for, by a clock that the test turns."""

import pytest

from kippu.server import limits
from kippu.server.limits import Bucket, Buckets, Limits


class Turned:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Turned:
    turned = Turned()
    monkeypatch.setattr(limits, "time", turned)
    return turned


def taken(bucket: Bucket) -> int:
    """How many can be taken now."""
    count = 0
    while bucket.take():
        count += 1
    return count


def test_a_bucket_gives_a_burst_and_then_so_many_a_second(clock: Turned) -> None:
    bucket = Bucket(rate=2, burst=5)
    assert taken(bucket) == 5
    clock.at += 0.49
    assert taken(bucket) == 0
    clock.at += 0.01
    assert taken(bucket) == 1
    clock.at += 1.5
    assert taken(bucket) == 3


def test_a_bucket_never_has_more_than_its_burst_and_a_clock_set_back_takes_nothing(clock: Turned) -> None:
    bucket = Bucket(rate=2, burst=5)
    clock.at += 3_600
    assert taken(bucket) == 5
    clock.at -= 1_800
    assert taken(bucket) == 0
    clock.at += 1_801
    assert taken(bucket) == 2


def test_asking_takes_nothing(clock: Turned) -> None:
    del clock
    bucket = Bucket(rate=1, burst=1)
    assert all(bucket.take(0) for _ in range(10))
    assert bucket.take()
    assert not bucket.take(0)


def test_an_address_that_asks_too_much_is_the_only_one_that_notices(clock: Turned) -> None:
    del clock
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.take("evil") for _ in range(4)] == [True, True, False, False]
    assert buckets.take("good")


def test_addresses_not_seen_for_longest_are_forgotten(clock: Turned) -> None:
    del clock
    buckets = Buckets(rate=1, burst=1, most=2)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")  # seen again, so b is the oldest now
    assert buckets.take("c")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_limits_can_be_lifted_for_load_that_is_meant(clock: Turned, monkeypatch: pytest.MonkeyPatch) -> None:
    del clock
    monkeypatch.delenv("KIPPU_LIMITS", raising=False)
    assert taken(Limits().messages()) == 120
    few = Limits()
    assert [few.logins.take("x") for _ in range(11)] == [True] * 10 + [False]
    monkeypatch.setenv("KIPPU_LIMITS", "off")
    lifted = Limits()
    assert all(lifted.logins.take("x") and lifted.messages().take() for _ in range(1_000))
