"""Tests of the server's parts may be coroutines, and passwords need not be safe in them."""

import pytest
from argon2 import PasswordHasher

from kippu.server.accounts import auth
from tests.coroutines import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash that is slow on purpose keeps tests waiting for nothing."""
    monkeypatch.setattr(auth, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
