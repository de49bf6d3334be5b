"""Finished days of live games as they count: what came of them, and pictures of every moment."""

from collections.abc import Callable
from hashlib import sha256

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.core.errors import KippuError
from kippu.core.live import Day
from kippu.core.record import AnyRecord
from kippu.core.versions import read_record
from kippu.server.http.requests import Handler, frames_wanted, json_answer, record_line
from kippu.server.live.games import live_of
from kippu.server.protocol import Frame
from kippu.server.tables.house import House

_KEPT = 8  # days that somebody has asked for lately


class Days:
    """What is asked about finished days over HTTP; every day is worked out once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._days: dict[str, Day] = {}

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/tables/{id}/day", guarded(self.review)),
            Route("/api/tables/{id}/day/frames", guarded(self.frames)),
            Route("/api/records/day", guarded(self.review), methods=["POST"]),
            Route("/api/records/day/frames", guarded(self.frames), methods=["POST"]),
        ]

    async def review(self, request: Request) -> Response:
        """GET /api/tables/ID/day, POST /api/records/day (with a record)."""
        return json_answer((await self._day(request)).review)

    async def frames(self, request: Request) -> Response:
        """GET /api/tables/ID/day/frames, POST /api/records/day/frames: `?from=40&count=20`."""
        since, count = frames_wanted(request.query_params)
        day = await self._day(request)
        views = await run_in_threadpool(day.views, since, count)
        return json_answer([Frame(n, view) for n, view in views])

    async def _day(self, request: Request) -> Day:
        if request.method == "GET":
            room = await self._house.room(request.path_params["id"])
            finished, journal = room.record(), room.journal
            return await self._kept(room.id, lambda: live_of(finished.game).day(finished, journal))
        line = await record_line(request)
        return await self._kept(sha256(line).hexdigest(), lambda: _told(line))

    async def _kept(self, key: str, make: Callable[[], Day]) -> Day:
        if (day := self._days.pop(key, None)) is None:
            day = await run_in_threadpool(make)
        self._days[key] = day  # the newest is the last
        while len(self._days) > _KEPT:
            del self._days[next(iter(self._days))]
        return day


def _told(line: bytes) -> Day:
    finished = _finished(line)
    return live_of(finished.game).day(finished)


def _finished(line: bytes) -> AnyRecord:
    """Somebody's record of a game that is over."""
    record = read_record(line)[1]
    if record.outcome is None:
        raise KippuError("not_over")
    return record
