"""What a game's coach says to people at tables: hints, reviews, and the puzzle of the day.

A game may bring a `Coach` and a `Daily` (`core/plugin.py`).
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.core import record
from kippu.core.errors import KippuError
from kippu.core.plugin import Coach, Daily
from kippu.core.record import AnyRecord
from kippu.core.steps import Steps
from kippu.core.versions import find, plugin, read_record
from kippu.server.accounts import auth
from kippu.server.http.requests import Handler, address, allow, body, json_answer, record_line
from kippu.server.limits import Limits
from kippu.server.protocol import Hint, NewDaily, Seated, Working
from kippu.server.tables import thinking
from kippu.server.tables.house import House, Puzzle, options_of

_REMEMBERED = 64  # works, done or under way
_PATIENCE = 1.0  # seconds that an answer waits for a work to end, before it tells how far it is


class _Work:
    """Something that is done in steps beside the loop."""

    def __init__(self, steps: Steps[Any]) -> None:
        self.done, self.of = 0, 1
        self.task = asyncio.create_task(self._all(steps))
        self.task.add_done_callback(_seen)  # nobody may ask for it again

    async def _all(self, steps: Steps[Any]) -> Any:
        while True:
            progress, result = await thinking.coach(partial(_step, steps))
            if progress is None:
                return result
            self.done, self.of = progress


def _seen(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()


def _step(steps: Steps[Any]) -> tuple[tuple[int, int] | None, Any]:
    """How far it is after one more step, or what came of it."""
    try:
        return next(steps), None
    except StopIteration as end:
        return None, end.value


class _Works:
    """Works by what they are about: whoever asks for the same finds it under way or done."""

    def __init__(self) -> None:
        self._works: OrderedDict[Hashable, _Work] = OrderedDict()

    async def look(self, key: Hashable, begin: Callable[[], Steps[Any]]) -> Working:
        """How far a work is; it is begun if nobody has asked for it yet."""
        work = self._works.pop(key, None) or _Work(begin())
        self._works[key] = work
        if len(self._works) > _REMEMBERED:
            self._works.popitem(last=False)[1].task.cancel()
        await asyncio.wait([work.task], timeout=_PATIENCE)
        if not work.task.done():
            return Working(work.done, work.of)
        if work.task.cancelled() or work.task.exception():
            self._works.pop(key, None)  # another may try again
        return Working(work.of, work.of, work.task.result())

    def close(self) -> None:
        """Let go of what is under way."""
        for work in self._works.values():
            work.task.cancel()


class Coaching:
    """The coach's requests."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house, self._limits = house, limits
        self._works = _Works()

    def close(self) -> None:
        """The end of the server."""
        self._works.close()

    async def hint(self, request: Request) -> Response:
        """GET /api/tables/ID/hint: what the options of one's own seat are worth."""
        room = await self._house.room(request.path_params["id"])
        table = room.info()
        coach = _coach(table.game)
        player = await auth.who(request, self._house.store)
        seat = room.seat_of(player.id if player else None)
        if player is None or seat is None:
            raise auth.Forbidden("not_seated")
        if table.daily:
            raise KippuError("no_hints")
        version, view = await room.decision(seat)
        allow(self._limits.hints.take(str(player.id)))
        return json_answer(Hint(version, await thinking.coach(partial(coach.hint, view))))

    async def review(self, request: Request) -> Response:
        """GET /api/tables/ID/review, POST /api/records/review (with a record): `?seat=0`, once the game is over."""
        self._allow_work(request)
        if request.method == "GET":
            finished = (await self._house.room(request.path_params["id"])).record()
        else:
            line = await record_line(request)
            finished = (await run_in_threadpool(read_record, line))[1]
        coach, seat = _coach(finished.game), _seat(request, finished)
        key = hashlib.sha256(record.encode(finished)).digest(), seat
        return json_answer(await self._works.look(key, partial(coach.reviewing, finished, seat)))

    async def new_daily(self, request: Request) -> Response:
        """POST /api/games/GAME/daily: today's puzzle, once for everybody; who comes again finds the same table."""
        allow(self._limits.tables.take(address(request)))
        wanted = await body(request, NewDaily)
        game = request.path_params["game"]
        options, date = options_of(find(game), wanted.options), datetime.now(UTC).date().isoformat()
        puzzle = Puzzle(date, _daily(game).seed_of(date, options))
        player, token = await auth.who_or_new(request, self._house.store, wanted.name)
        for table in await self._house.tables_of(player.id):
            if (table.game, table.daily, table.options) == (game, date, options):
                return json_answer(Seated(table.id, 0))
        room = await self._house.new_daily(player.id, wanted.name, game, options, puzzle)
        return auth.give(json_answer(Seated(room.id, 0), 201), token, secure=request.url.scheme == "https")

    async def daily(self, request: Request) -> Response:
        """GET /api/tables/ID/daily: a puzzle of the day that is over, beside par and the crowd."""
        self._allow_work(request)
        room = await self._house.room(request.path_params["id"])
        table = room.info()
        if table.daily is None:
            raise KippuError("no_daily")
        outcome = room.record().outcome
        if table.seats[0].taken_over:
            raise KippuError("bot_has_played")
        assert outcome is not None
        module = _daily(table.game)
        key = table.game, table.daily, msgspec.json.encode(table.options)
        found = await self._works.look(key, partial(module.computing, table.daily, table.options))
        if found.result is None:
            return json_answer(found)
        return json_answer(Working(found.done, found.of, module.compared(found.result, outcome.scores[0])))

    def _allow_work(self, request: Request) -> None:
        allow(self._limits.reviews.take(address(request)))

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        post = ["POST"]
        return [
            Route("/api/tables/{id}/hint", guarded(self.hint)),
            Route("/api/tables/{id}/review", guarded(self.review)),
            Route("/api/records/review", guarded(self.review), methods=post),
            Route("/api/games/{game}/daily", guarded(self.new_daily), methods=post),
            Route("/api/tables/{id}/daily", guarded(self.daily)),
        ]


def _coach(game: str) -> Coach:
    if (bring := plugin(game).coach) is None:
        raise KippuError("no_coach")
    return bring()


def _daily(game: str) -> Daily:
    if (bring := plugin(game).daily) is None:
        raise KippuError("no_daily")
    return bring()


def _seat(request: Request, finished: AnyRecord) -> int:
    if finished.outcome is None:
        raise KippuError("not_over")
    try:
        seat = int(request.query_params.get("seat", 0))
    except ValueError as error:
        raise KippuError("bad_request", reason=str(error)) from error
    if not 0 <= seat < len(finished.seats):
        raise KippuError("no_such_player", seat=seat + 1, seats=len(finished.seats))
    return seat
