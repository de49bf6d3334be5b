"""Messages to other servers: queued, tried a few times, and never waited for by a game."""

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from kippu.core.errors import KippuError
from kippu.server.logs import note

if TYPE_CHECKING:
    import httpx

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
    own = filter(None, os.environ.get("KIPPU_OUTGOING", "").split(","))
    known = where.scheme == "https" and any(host == one or host.endswith(f".{one}") for one in hosts)
    if not known and not (host in own and where.scheme in ("http", "https")):
        raise KippuError("bad_address", host=host)


class Outgoing:
    """What one process sends: to each address in order, to a few addresses at a time."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_Job]] = {}
        self._senders: dict[str, asyncio.Task[None]] = {}
        self._lines = asyncio.Semaphore(_AT_ONCE)

    @cached_property
    def _client(self) -> "httpx.AsyncClient":
        import httpx  # noqa: PLC0415 - many servers never send anything, and it takes as long to load as the games

        return httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False)

    def post(self, url: str, make: Callable[[], Sent], gone: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send something when there is time; `gone` is called if nobody is at the address any more."""
        if sum(map(len, self._waiting.values())) >= _MOST_WAITING:
            note("outgoing_dropped")
            return
        self._waiting.setdefault(url, deque()).append(_Job(url, make, gone))
        if url not in self._senders:
            self._senders[url] = asyncio.create_task(self._send_all(url))

    async def close(self) -> None:
        """Let go of what has not been sent."""
        senders = tuple(self._senders.values())
        for task in senders:
            task.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        if "_client" in vars(self):
            await self._client.aclose()

    async def _send_all(self, url: str) -> None:
        """Everything for one address. Whoever is slow or broken keeps nobody else waiting."""
        jobs = self._waiting[url]
        try:
            while jobs:
                await self._send(jobs.popleft())
        finally:
            del self._waiting[url], self._senders[url]

    async def _send(self, job: _Job) -> None:
        for pause in (0.0, *_PAUSES):
            await asyncio.sleep(pause)
            async with self._lines:
                if await _sent(self._client, job):
                    return
        note("outgoing_failed", host=urlsplit(job.url).hostname)


async def _sent(client: "httpx.AsyncClient", job: _Job) -> bool:
    """Whether there is no use in trying again."""
    import httpx  # noqa: PLC0415

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
