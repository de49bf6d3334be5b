"""The ASGI application: a few requests, one socket per table, and the browser client's files."""

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from importlib.resources import files
from itertools import islice
from pathlib import Path

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from kippu.core import record
from kippu.core.errors import KippuError
from kippu.core.game import Viewer
from kippu.core.names import FALLBACK
from kippu.core.record import AnyRecord
from kippu.core.replay import replay, states, verify
from kippu.core.text import spoken
from kippu.core.versions import find, read_record
from kippu.server.accounts import auth
from kippu.server.http import content
from kippu.server.http.bests import Bests
from kippu.server.http.coaching import Coaching
from kippu.server.http.people import People
from kippu.server.http.picture import result_picture
from kippu.server.http.requests import (
    address,
    allow,
    body,
    frames_wanted,
    json_answer,
    record_line,
    refused,
    same_protocol,
)
from kippu.server.limits import Limits
from kippu.server.live.days import Days
from kippu.server.live.desk import Desk
from kippu.server.live.events import Events
from kippu.server.live.games import live_of
from kippu.server.logs import note
from kippu.server.protocol import (
    CheckedRecord,
    Frame,
    JoinTable,
    NewTable,
    OtherProtocol,
    Seated,
    refusal,
)
from kippu.server.sockets.table import GOING, Connection, live
from kippu.server.store import Store, StoreUnavailable, store_for
from kippu.server.tables.house import House
from kippu.server.tables.room import Room

STATIC = Path(str(files("kippu.server") / "static"))
_FORGET_EVERY = 60.0


_HASHED = re.compile(r"-[\w-]{8}\.(js|css)$")


class _Assets(StaticFiles):
    """Files of the browser client; those with a hash of their content in the name may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if _HASHED.search(path) else "no-cache"
        )
        return response


class Server:
    """One process: a house, its limits, and the connections to it."""

    def __init__(self, store: Store, data: Path) -> None:
        self.house = House(store)
        self.limits = Limits()
        self.coaching = Coaching(self.house, self.limits)
        self.events = Events(self.house, self.limits, data)
        self.days = Days(self.house)
        self.connections: set[Connection] = set()
        self.registry = CollectorRegistry()
        Gauge("kippu_connections", "Open sockets", registry=self.registry).set_function(lambda: len(self.connections))
        Gauge("kippu_rooms", "Tables in memory", registry=self.registry).set_function(lambda: self.house.rooms)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store; at the end tell browsers to come back, and close it."""
        del app
        await self.house.store.open()
        note("started", process=os.getpid())
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            tidying.cancel()
            self.coaching.close()
            for connection in tuple(self.connections):
                connection.close(GOING)
            await asyncio.sleep(0)
            await self.events.close()
            await self.house.store.close()
            note("stopped", process=os.getpid())

    async def _tidy(self) -> None:
        while True:
            with contextlib.suppress(StoreUnavailable):
                await self.house.wake()
                await self.events.sweep()
            await asyncio.sleep(_FORGET_EVERY)
            self.house.forget_idle()

    # --- requests -----------------------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        """POST /api/tables."""
        allow(self.limits.tables.take(address(request)))
        wanted = await body(request, NewTable)
        player, token = await auth.who_or_new(request, self.house.store, wanted.name)
        room = await self.house.new_table(player.id, wanted)
        answer = json_answer(Seated(room.id, 0), 201)
        return auth.give(answer, token, secure=request.url.scheme == "https")

    async def join(self, request: Request) -> Response:
        """POST /api/tables/ID/join."""
        wanted = await body(request, JoinTable)
        room = await self.house.room(request.path_params["id"])
        player, token = await auth.who_or_new(request, self.house.store, wanted.name)
        seat = await room.lobby.join(player.id, wanted.name)
        return auth.give(json_answer(Seated(room.id, seat)), token, secure=request.url.scheme == "https")

    async def rematch(self, request: Request) -> Response:
        """POST /api/tables/ID/rematch: the table that follows, the same for all who sat here."""
        room = await self.house.room(request.path_params["id"])
        player = await auth.who(request, self.house.store)
        seat = room.seat_of(player.id if player else None)
        if seat is None:
            raise auth.Forbidden("not_seated")
        return json_answer(Seated(await self.house.rematch(room.id), seat))

    async def tables(self, request: Request) -> Response:
        """GET /api/tables."""
        del request
        return json_answer(await self.house.open_tables())

    async def my_tables(self, request: Request) -> Response:
        """GET /api/me/tables."""
        player = await auth.who(request, self.house.store)
        return json_answer(await self.house.tables_of(player.id) if player else [])

    async def table(self, request: Request) -> Response:
        """GET /api/tables/ID."""
        room, role = await self._room_and_role(request)
        return json_answer(room.info(role))

    async def _room_and_role(self, request: Request) -> tuple[Room, Viewer]:
        """The room of a table, and as whom the request comes."""
        room, player = await self.house.room(request.path_params["id"]), await auth.who(request, self.house.store)
        return room, room.role(player.id if player else None)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/ID/record, once the game is over; the whole record of an event is for its game masters."""
        finished = await self._finished(request)
        headers = {"content-disposition": f'attachment; filename="kippu-{request.path_params["id"]}.jsonl"'}
        return Response(record.encode(finished) + b"\n", media_type="application/json", headers=headers)

    async def _finished(self, request: Request) -> AnyRecord:
        try:
            room, role = await self._room_and_role(request)
        except KippuError as error:
            if error.code != "unknown_rules":
                raise
            return await self.house.plain_record(request.path_params["id"])
        finished = room.record()
        if room.event and role != "gm":
            finished = await run_in_threadpool(live_of(finished.game).published, finished, room.state)
        return finished

    async def picture(self, request: Request) -> Response:
        """GET /api/tables/ID/picture.svg: the result to share, once the game is over."""
        room = await self.house.room(request.path_params["id"])
        lang = spoken(request.query_params.get("lang", FALLBACK)) or FALLBACK
        drawn = await run_in_threadpool(result_picture, room.record(), lang)
        return Response(drawn, media_type="image/svg+xml")

    async def frames(self, request: Request) -> Response:
        """GET /api/tables/ID/frames, POST /api/records/frames (with a record): a finished game, some entries of it.

        `?seat=1&from=40&count=20`; without a seat as a spectator saw it.
        """
        if request.method == "GET":
            room, role = await self._room_and_role(request)
            finished = room.record()
            if room.event and role != "gm" and request.query_params.get("seat", str(role)) != str(role):
                raise auth.Forbidden("not_master")  # what others had on their phones stays theirs
        else:
            line = await record_line(request)
            finished = (await run_in_threadpool(read_record, line))[1]
        return json_answer(await run_in_threadpool(_frames, finished, request.query_params))

    async def check_record(self, request: Request) -> Response:
        """POST /api/records/check: whether somebody's record is what its game made of it."""
        line = await record_line(request)
        return json_answer(await run_in_threadpool(_checked, line))

    # --- the rest -----------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """GET /health: whether the store answers."""
        del request
        await self.house.store.open_tables(limit=1)
        return json_answer({"ok": True})

    async def metrics(self, request: Request) -> Response:
        """GET /metrics, as Prometheus reads them."""
        del request
        return Response(generate_latest(self.registry), media_type="text/plain; version=0.0.4")

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a table."""
        await live(socket, self.house, self.limits, self.connections)

    async def page(self, request: Request) -> Response:
        """A file of the browser client; every other address is one of its pages."""
        file = _client_file(request.path_params["path"])
        if not file.exists():
            raise HTTPException(503)
        return FileResponse(file, headers={"cache-control": "no-cache"})

    def _guarded(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A request within limits, from a page of ours; an error becomes an answer that says what is wrong."""

        async def guarded(request: Request) -> Response:
            if not self.limits.requests.take(address(request)):
                return refused("too_many_requests", 429)
            if request.method != "GET" and not auth.same_origin(request):
                return refused("other_origin", 403)
            try:
                same_protocol(request)
                return await handler(request)
            except ClientDisconnect:
                return Response(status_code=400)  # whoever asked is gone; nobody hears this
            except KippuError as error:
                return json_answer(refusal(error), _status(error))
            except HTTPException as error:
                return refused(
                    {429: "too_many_requests", 503: "no_client"}.get(error.status_code, "bad_request"),
                    error.status_code,
                )

        return guarded

    def routes(self) -> list[Route | WebSocketRoute | Mount]:
        """What is where."""
        post, guarded = ["POST"], self._guarded
        return [
            Route("/api/tables", guarded(self.new_table), methods=post),
            Route("/api/tables", guarded(self.tables)),
            Route("/api/tables/{id}", guarded(self.table)),
            Route("/api/tables/{id}/join", guarded(self.join), methods=post),
            Route("/api/tables/{id}/rematch", guarded(self.rematch), methods=post),
            Route("/api/tables/{id}/record", guarded(self.record)),
            Route("/api/tables/{id}/frames", guarded(self.frames)),
            Route("/api/records/frames", guarded(self.frames), methods=post),
            Route("/api/tables/{id}/picture.svg", guarded(self.picture)),
            *self.events.routes(guarded),
            *self.days.routes(guarded),
            *Desk(self.limits, self.events.as_master).routes(guarded),
            WebSocketRoute("/api/tables/{id}/live", self.socket),
            Route("/api/records/check", guarded(self.check_record), methods=post),
            *self.coaching.routes(guarded),
            *Bests(self.house).routes(guarded),
            *People(self.house, self.limits).routes(guarded),
            Route("/api/me/tables", guarded(self.my_tables)),
            *content.routes(guarded),
            Route("/health", guarded(self.health)),
            Route("/metrics", guarded(self.metrics)),
            Mount("/assets", _Assets(directory=STATIC / "assets", check_dir=False)),
            Route("/{path:path}", guarded(self.page)),
        ]


def application(db: str, data: str) -> Starlette:
    """The application on a database, and a folder for what is not in it."""
    server = Server(store_for(db), Path(data))
    app = Starlette(routes=server.routes(), lifespan=server.lifespan)
    app.add_middleware(GZipMiddleware, minimum_size=1_000)
    return app


def _client_file(path: str) -> Path:
    """The file of the browser client at a path; its one page for all others."""
    with contextlib.suppress(OSError, ValueError):  # what no file system takes as a name
        file = (STATIC / path).resolve()
        if file.is_relative_to(STATIC.resolve()) and file.is_file():
            return file
    return STATIC / "index.html"


def _status(error: KippuError) -> int:
    if isinstance(error, auth.Forbidden):
        return 403
    if isinstance(error, OtherProtocol):
        return 426
    return 404 if error.code in ("no_table", "no_event", "no_code", "unknown_game") else 400


def _frames(finished: AnyRecord, asked: Mapping[str, str]) -> list[Frame]:
    since, count = frames_wanted(asked)
    seats: dict[str | None, Viewer] = {None: "spectator", **{str(seat): seat for seat in range(len(finished.seats))}}
    viewer = seats.get(asked.get("seat"))
    if finished.outcome is None:
        raise KippuError("not_over")
    if viewer is None:
        raise KippuError("bad_request", reason="seat=")
    game = find(finished.game, finished.rules)
    some = islice(enumerate(states(game, finished)), since, since + count)
    return [Frame(n, game.view(state, viewer)) for n, state in some]


def _checked(line: bytes) -> CheckedRecord:
    game, one = read_record(line)
    return CheckedRecord(game.info.id, replay(game, one), None if one.seed is None else verify(game, one))
