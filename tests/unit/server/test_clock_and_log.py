"""The clock that may go faster, and logs that programs can read."""

import json
import logging
from collections.abc import Iterator

import pytest

from kippu.server import clock, logs
from kippu.server.clock import Clock, seconds_until


class At:
    """A moment of real time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def time(self) -> float:
        return self._seconds


def test_without_a_setting_the_clock_shows_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "time", At(1_234.5))
    for setting in (None, ""):
        assert (Clock(setting).now(), Clock(setting).rate) == (1_234_500, 1)


def test_a_clock_may_show_another_time_and_go_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "time", At(12.0))
    faster = Clock("10000,5000000,60")
    assert faster.now() == 5_000_000 + 2_000 * 60
    monkeypatch.setattr(clock, "_CLOCK", faster)
    assert clock.now() == faster.now()
    assert seconds_until(faster.now() + 60_000) == 1.0
    assert seconds_until(faster.now() - 60_000) == 0.0


# --- logs -------------------------------------------------------------------------------------------------


@pytest.fixture
def _loggers() -> Iterator[None]:
    """Other tests find logging as it was."""
    root, others = logging.getLogger(), [logging.getLogger(name) for name in ("uvicorn", "uvicorn.error", "asyncio")]
    before = root.level, root.handlers[:], [one.level for one in others], [one.filters[:] for one in others]
    yield
    root.level, root.handlers[:] = before[:2]
    for one, level, filters in zip(others, *before[2:], strict=True):
        one.setLevel(level)
        one.filters[:] = filters


@pytest.mark.usefixtures("_loggers")
def test_each_line_of_the_log_is_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    logs.log_to_stderr()
    logs.note("table_made", table="abc", seats=3)
    try:
        raise LookupError("nowhere")
    except LookupError:
        logging.getLogger("kippu.server").exception("failed")
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(name).info("not worth a line")
        logging.getLogger(name).warning("worth a line")
    logging.getLogger("uvicorn.error").warning("Invalid UTF-8 sequence received from client.")
    logging.getLogger("kippu.server").debug("too much")
    made, failed, *others = map(json.loads, capsys.readouterr().err.splitlines())
    at = made.pop("at")
    assert (len(at), at[10], at[23:]) == (29, "T", "+00:00")
    assert made == {"level": "info", "what": "table_made", "table": "abc", "seats": 3}
    assert (failed["level"], failed["what"]) == ("error", "failed")
    assert "LookupError: nowhere" in failed["error"]
    assert [(one["level"], one["what"]) for one in others] == [("warning", "worth a line")] * 3
