"""Finished days of Real Momotetsu as they count: what came of them, and pictures of every moment."""

from collections.abc import Callable
from hashlib import sha256
from itertools import islice

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.core.errors import KippuError
from kippu.core.record import AnyRecord
from kippu.core.versions import read_record
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.live.review import Review, review
from kippu.games.momotetsu.live.story import Line, story
from kippu.server.http.requests import Handler, frames_wanted, json_answer, record_line
from kippu.server.protocol import Frame
from kippu.server.tables.house import House

_KEPT = 8  # days that somebody has asked for lately


class _Day:
    """The lines of a finished day, worked out once."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self.review: Review = review(lines)

    def frames(self, since: int, count: int) -> list[Frame]:
        """Some of its moments as everybody may see them."""
        some = islice(enumerate(self._lines), since, since + count)
        return [Frame(n, GAME.view(line.after, "spectator")) for n, line in some]


class Days:
    """What is asked about finished days over HTTP; every day is worked out once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._days: dict[str, _Day] = {}

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/tables/{id}/day", guarded(self.review), methods=["GET"]),
            Route("/api/tables/{id}/day/frames", guarded(self.frames), methods=["GET"]),
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
        return json_answer(await run_in_threadpool(day.frames, since, count))

    async def _day(self, request: Request) -> _Day:
        if request.method == "GET":
            room = await self._house.room(request.path_params["id"])
            finished, journal = room.record(), room.journal
            return await self._kept(room.id, lambda: _Day(story(finished, journal)))
        line = await record_line(request)
        return await self._kept(sha256(line).hexdigest(), lambda: _Day(story(_finished(line))))

    async def _kept(self, key: str, make: Callable[[], _Day]) -> _Day:
        if (day := self._days.pop(key, None)) is None:
            day = await run_in_threadpool(make)
        self._days[key] = day  # the newest is the last
        while len(self._days) > _KEPT:
            del self._days[next(iter(self._days))]
        return day


def _finished(line: bytes) -> AnyRecord:
    """Somebody's record of a game that is over."""
    record = read_record(line)[1]
    if record.outcome is None:
        raise KippuError("not_over")
    return record
