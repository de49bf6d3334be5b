"""Errors that people read."""

import pickle

import pytest

from kippu.core.errors import BadData, BadOptions, IllegalMove, KippuError, TableError


@pytest.mark.parametrize(
    "error",
    [
        KippuError("no_game", game="chess"),
        BadOptions("too_few", seats=1),
        TableError("stale"),
        BadData("not_json", file="kit.json", line=3, reason="a comma"),
        IllegalMove("MX-2.1", "route_full", route="G"),
    ],
    ids=lambda error: error.code,
)
def test_an_error_of_another_process_says_the_same(error: KippuError) -> None:
    came = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(came) is type(error)
    assert (str(came), came.args, vars(came)) == (str(error), error.args, vars(error))
