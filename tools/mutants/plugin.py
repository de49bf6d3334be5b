"""What pytest is told: which tests to run, in which order, and to note how long they take."""

import json
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import Phase, settings

# The libraries are loaded before pytest could rewrite their asserts, which have none for us.
OPTIONS = ("-q", "-W", "ignore::pytest.PytestAssertRewriteWarning")


class Times:
    """Notes how long each test takes, fixtures and all."""

    def __init__(self, path: Path) -> None:
        self._path, self._seconds = path, dict[str, float]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self._path.write_text(json.dumps(self._seconds))


class Chosen:
    """Runs these tests and no others, in this order; one that takes longer than its limit ends the process."""

    def __init__(self, limits: Mapping[str, float]) -> None:
        self._limits = limits
        self._order = {test: n for n, test in enumerate(limits)}

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """One counterexample is enough, however long it is."""
        settings.register_profile("mutants", settings.default, phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_REAL, self._limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
