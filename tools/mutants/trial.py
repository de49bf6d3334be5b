"""One mutant, one process: it loads our code with one module changed and runs the tests that reach the change.

The processes are forks of this one, which has loaded pytest and the libraries but nothing of ours: so everything of
ours is loaded with the change in it, and still a trial starts in a moment.
"""

import gc
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Literal

import pytest

from tools.mutants.inside.sitecustomize import Change
from tools.mutants.mutants import Mutant
from tools.mutants.plugin import OPTIONS, Chosen
from tools.mutants.reach import KEPT, ROOT

Fate = Literal["killed", "broken", "too slow", "survived", "not reached"]

_LIBRARIES = (
    "hypothesis", "_hypothesis_pytestplugin", "anyio.pytest_plugin", "anyio._backends._asyncio", "msgspec", "httpx",
    "fluent.runtime", "numpy", "numba.extending", "rich", "cryptography",
)  # fmt: skip
_INSIDE = Path(__file__).with_name("inside")
_PATIENCE = 20.0, 5.0  # seconds for a test, and so many times what it takes unchanged: more, and it will not end


@dataclass(frozen=True)
class Trial:
    """A mutant, and the tests that reach it with how long they take unchanged."""

    mutant: Mutant
    tests: Mapping[str, float]

    @property
    def limits(self) -> dict[str, float]:
        """When to stop waiting for each test."""
        return {test: _PATIENCE[0] + _PATIENCE[1] * seconds for test, seconds in self.tests.items()}

    @property
    def limit(self) -> float:
        """When to stop waiting for all: something may hang outside of tests."""
        return _PATIENCE[0] + _PATIENCE[1] * sum(self.tests.values())


def run(trials: Iterable[Trial], jobs: int, *, plain: bool) -> Iterator[tuple[Trial, Fate]]:
    """Try mutants, so many at once."""
    for library in _LIBRARIES:
        import_module(library)
    gc.freeze()
    waiting, running = iter(trials), dict[int, tuple[Trial, float]]()
    while True:
        while len(running) < jobs and (trial := next(waiting, None)) is not None:
            if trial.tests:
                running[_start(trial, plain=plain)] = trial, time.monotonic() + trial.limit
            else:
                yield trial, "not reached"
        if not running:
            return
        yield from _ended(running)
        time.sleep(0.02)


def _ended(running: dict[int, tuple[Trial, float]]) -> Iterator[tuple[Trial, Fate]]:
    for pid, (trial, deadline) in list(running.items()):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if not ended and time.monotonic() < deadline:
            continue
        with suppress(ProcessLookupError):  # with all it has started
            os.killpg(pid, signal.SIGKILL)
        if not ended:
            os.waitpid(pid, 0)
        del running[pid]
        yield trial, _fate(status) if ended else "too slow"


def _fate(status: int) -> Fate:
    code = os.waitstatus_to_exitcode(status)
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise SystemExit("a trial found none of its tests")
    if code == -signal.SIGALRM:
        return "too slow"
    return "survived" if code == pytest.ExitCode.OK else "killed" if code == pytest.ExitCode.TESTS_FAILED else "broken"


def _start(trial: Trial, *, plain: bool) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        os.setsid()
        os.chdir(ROOT)
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(KEPT / "compiled")
        if plain:
            sys.modules["numba"] = None  # type: ignore[assignment]
        _change(trial.mutant)
        files = dict.fromkeys(test.split("::")[0] for test in trial.tests)
        options = [*OPTIONS, "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "--hypothesis-seed=0"]
        code = int(pytest.main([*options, *files], plugins=[Chosen(trial.limits)]))
    finally:
        os._exit(code)


def _change(mutant: Mutant) -> None:
    """Load one module from another text, in this process and in all that it starts."""
    text = KEPT / "changed" / f"{os.getpid()}.py"
    text.parent.mkdir(exist_ok=True)
    text.write_text(mutant.code, encoding="utf-8")
    paths = [str(_INSIDE), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ.update(MUTANTS_CHANGED=str(mutant.path), MUTANTS_TEXT=str(text), PYTHONPATH=os.pathsep.join(paths))
    sys.meta_path.insert(0, Change(str(mutant.path), mutant.code))
    read = Path.read_text

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        """As it is changed: some tests compare the source itself with the words or the rules."""
        return mutant.code if self == mutant.path else read(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]
