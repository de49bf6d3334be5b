"""Messages to other servers: queued, tried a few times, and never waited for by a game."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from kippu.core.errors import KippuError
from kippu.server.logs import note

_MOST_WAITING = 10_000
_AT_ONCE = 8
_PATIENCE = 10.0  # seconds for an answer
_PAUSES = (1.0, 5.0, 25.0)  # seconds before it is tried again
_GONE = (404, 410)
_AGAIN = 429
_BROKEN = 500


class Sent(NamedTuple):
    """What goes out."""

    headers: dict[str, str]
    content: bytes


class _Job(NamedTuple):
    url: str
    make: Callable[[], Sent]
    gone: Callable[[], Awaitable[None]] | None


def check_address(url: str, hosts: tuple[str, ...]) -> None:
    """Refuse an address that this server should not call: anybody may name one. `KIPPU_OUTGOING` adds hosts."""
    try:
        where = urlsplit(url)
        host = where.hostname or ""
    except ValueError as error:
        raise KippuError("bad_address", host="?") from error
    own = os.environ.get("KIPPU_OUTGOING", "").split(",")
    known = where.scheme == "https" and any(host == one or host.endswith(f".{one}") for one in hosts)
    if not known and not (host in own and where.scheme in ("http", "https")):
        raise KippuError("bad_address", host=host)


class Outgoing:
    """The queue of one process; its workers begin with the first message."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue(_MOST_WAITING)
        self._workers: list[asyncio.Task[None]] = []
        self._later: set[asyncio.Task[None]] = set()

    def post(self, url: str, make: Callable[[], Sent], gone: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send something when there is time; `gone` is called if nobody is at the address any more."""
        if not self._workers:
            self._workers = [asyncio.create_task(self._work()) for _ in range(_AT_ONCE)]
        try:
            self._waiting.put_nowait(_Job(url, make, gone))
        except asyncio.QueueFull:
            note("outgoing_dropped")

    async def close(self) -> None:
        """Let go of what has not been sent."""
        for task in (*self._workers, *self._later):
            task.cancel()
        await asyncio.gather(*self._workers, *self._later, return_exceptions=True)

    async def _work(self) -> None:
        async with httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False) as client:
            while True:
                job = await self._waiting.get()
                if not await _sent(client, job):
                    # Whoever is slow or broken keeps nobody else waiting.
                    task = asyncio.create_task(_try_again(job))
                    self._later.add(task)
                    task.add_done_callback(self._later.discard)


async def _try_again(job: _Job) -> None:
    async with httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False) as client:
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            if await _sent(client, job):
                return
    note("outgoing_failed", host=urlsplit(job.url).hostname)


async def _sent(client: httpx.AsyncClient, job: _Job) -> bool:
    """Whether there is no use in trying again."""
    try:
        sent = job.make()
        answer = await client.post(job.url, headers=sent.headers, content=sent.content)
    except (httpx.HTTPError, httpx.InvalidURL):
        return False
    except ValueError:
        return True  # it cannot be made: the browser's key is none
    if answer.status_code in _GONE and job.gone is not None:
        await job.gone()
    return not (answer.status_code == _AGAIN or answer.status_code >= _BROKEN)
