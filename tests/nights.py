"""Tests that play at random: a little by day, ten times as much at night."""

import pytest

TIMES = pytest.mark.parametrize(
    "times", [1, pytest.param(10, marks=pytest.mark.nightly)], ids=lambda times: f"{times} times"
)
