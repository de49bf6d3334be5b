"""A server that is watched: what it says is read all the time, and must not be a complaint."""

import os
import signal
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tests.load.ledger import Violation
from tests.server.conftest import RunningServer
from tests.store.postgres_server import postgres_server

DATABASES = ("sqlite", "postgres")
_LIMITS = "KIPPU_LIMITS"


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a new database."""
    if kind == "postgres":
        with postgres_server() as server:
            yield server("postgres")
    else:
        with tempfile.TemporaryDirectory(prefix="kippu-") as folder:
            yield f"sqlite:{folder}/games.db"


class WatchedServer(RunningServer):
    """`kippu serve`, in its own words."""

    def __init__(self, db: str, *options: str) -> None:
        self.said = ""
        self._changing = threading.Lock()
        super().__init__(db, *options)

    def start(self, **environment: str) -> None:
        super().start(**environment)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as output:
            for line in output:
                self.said += line

    def stop(self, how: signal.Signals = signal.SIGINT) -> str:
        """End it; it must have been alive until now, and without complaints."""
        alive = self.running
        self._end(how)
        if not alive or "Traceback" in self.said:
            raise Violation(f"the server {'complained' if alive else 'ended by itself'}: {self.said[-4000:]}")
        return self.said

    def restart(self, how: signal.Signals) -> None:
        with self._changing:
            self.stop(how)
            self.start()

    def abandon(self) -> None:
        """Something else went wrong: end it, and its workers, whatever it is doing."""
        with self._changing:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.running:
            os.kill(self._process.pid, how)
        self._process.wait(30)
        self._reader.join()


@contextmanager
def watched(db: str, *options: str, limits: bool = False) -> Iterator[WatchedServer]:
    """A server until the end of a block, without limits unless they are wanted."""
    before = os.environ.get(_LIMITS)
    os.environ[_LIMITS] = "on" if limits else "off"  # read by the server's process
    try:
        server = WatchedServer(db, *options)
        try:
            yield server
        except BaseException:
            server.abandon()
            raise
        server.stop()
    finally:
        if before is None:
            del os.environ[_LIMITS]
        else:
            os.environ[_LIMITS] = before
