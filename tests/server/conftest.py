"""A real server in a process of its own, and people who play at it over real sockets."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.people import Person

KIPPU = Path(sys.executable).with_name("kippu")


class RunningServer:
    """`kippu serve` on a database, with deals that are always the same; can be stopped, killed and started again."""

    def __init__(self, db: str, *options: str, **environment: str) -> None:
        data = () if not db.startswith("postgres") else ("--data", tempfile.mkdtemp(prefix="kippu-"))
        self._db, self._options, self._environment = db, (*options, *data), {"KIPPU_DEALS": "tests"} | environment
        self._port = "0"
        self._people: list[Person] = []
        self.start()

    def start(self, **environment: str) -> None:
        """Start it, again too: with what it was told before, and more."""
        self._environment |= environment
        command = [str(KIPPU), "serve", "--lang", "en", "--db", self._db, "--port", self._port, *self._options]
        self._process = subprocess.Popen(  # noqa: S603
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **self._environment},
        )
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        found = re.search(r"http://[\d.]+:(\d+)", said)
        assert found, said
        self.url, self._port = found[0], found[1]

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """End it, and return what it had to say."""
        os.kill(self._process.pid, how)
        said, _ = self._process.communicate(timeout=30)
        return said

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """For a while it hears everything and answers nothing."""
        os.kill(self._process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self._process.pid, signal.SIGCONT)

    def close(self) -> str:
        """Everybody goes home, and the lights go out."""
        self.send_home()
        return self.stop() if self.running else ""

    def send_home(self) -> None:
        for person in self._people:
            person.close()
        self._people.clear()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def person(self, name: str) -> Person:
        self._people.append(Person(self.url, name))
        return self._people[-1]


@contextmanager
def open_house(folder: Path, **environment: str) -> Iterator[RunningServer]:
    """A server for many tests: without limits, since all their people come from one address."""
    server = RunningServer(str(folder / "games.db"), KIPPU_LIMITS="off", **environment)
    yield server
    complaints = server.close()
    assert "Traceback" not in complaints, complaints


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with open_house(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(house: RunningServer) -> Iterator[RunningServer]:
    """The server that most tests share; their people go home after each."""
    yield house
    house.send_home()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers of one test alone, limits and all; one that had something to complain about fails it."""
    started: list[RunningServer] = []

    def start(*options: str) -> RunningServer:
        started.append(RunningServer(str(tmp_path / "games.db"), *options))
        return started[-1]

    yield start
    complaints = "".join(server.close() for server in started)
    assert "Traceback" not in complaints, complaints
