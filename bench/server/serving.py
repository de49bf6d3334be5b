"""A server in a process of its own, and on a core of its own where the system allows it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from tempfile import TemporaryFile
from typing import Any

_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
_PATIENCE = 30  # seconds for a server to end


@dataclass(frozen=True)
class Serving:
    """A server that has said where it listens."""

    port: int
    pid: int

    def post(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """What it answers to a request, and the cookie it gives."""
        with closing(HTTPConnection("127.0.0.1", self.port)) as connection:
            connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
        if answer.status >= 400:
            raise ConnectionError(path, answer.status, text)
        return json.loads(text), (answer.headers["set-cookie"] or "").partition(";")[0]

    def memory(self) -> int:
        """What it has in memory, in kB."""
        return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(self.pid)]))  # noqa: S603, S607


@contextmanager
def serving(command: Sequence[str], **environment: str) -> Iterator[Serving]:
    """Start a server, and end it by its id. What it logs is shown only if something goes wrong."""
    with TemporaryFile() as log:
        with _on_first_core():
            process = subprocess.Popen(  # noqa: S603
                command, stdout=subprocess.PIPE, stderr=log, env=os.environ | environment, text=True
            )
        try:
            yield Serving(_port(process), process.pid)
        except BaseException:
            log.seek(0)
            sys.stderr.write(log.read().decode()[-10_000:])
            raise
        finally:
            process.terminate()
            process.communicate(timeout=_PATIENCE)


def _port(process: subprocess.Popen[str]) -> int:
    """The port that a server says it listens on."""
    for line in process.stdout or ():
        if found := re.search(r"127\.0\.0\.1:(\d+)", line):
            return int(found[1])
    raise RuntimeError(f"{process.args!r} did not start")


@contextmanager
def _on_first_core() -> Iterator[None]:
    """What is started here stays on the first core; afterwards this process stays on the others."""
    if len(_CORES) < 2:
        yield
        return
    os.sched_setaffinity(0, _CORES[:1])
    try:
        yield
    finally:
        os.sched_setaffinity(0, _CORES[1:])
