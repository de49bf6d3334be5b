"""A pytest plugin for the run without any change: what a test file does while it is loaded counts for its tests.

Our own modules are loaded first. So what runs when they are loaded has no context, and counts for all tests.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from coverage import Coverage

if os.environ["MUTANTS_PLAIN"]:  # here, because every process that pytest starts loads this first
    sys.modules["numba"] = None  # type: ignore[assignment]


def pytest_sessionstart() -> None:
    """Load our own modules."""
    for module in os.environ["MUTANTS_MODULES"].split():
        import_module(module)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    """Name what a test file does while it is loaded."""
    measuring = Coverage.current()
    if measuring is None or not isinstance(collector, pytest.Module):
        return (yield)
    measuring.switch_context(collector.nodeid)
    try:
        return (yield)
    finally:
        measuring.switch_context("")
