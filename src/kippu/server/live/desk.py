"""What the game master's desk asks: what a ruling would change, what a team may do, what is wrong with a kit."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.core.errors import KippuError
from kippu.server.clock import now
from kippu.server.http.requests import Handler, address, body, json_answer
from kippu.server.limits import Limits
from kippu.server.live.games import live_of
from kippu.server.protocol import CheckedKit, KitFiles, refusal
from kippu.server.tables.room import Room

_MAX_KIT = 2 * 1024 * 1024  # as text inside of text
AsMaster: TypeAlias = Callable[[Request], Awaitable[Room]]


class Desk:
    """Questions over HTTP; nothing here changes anything."""

    def __init__(self, limits: Limits, as_master: AsMaster) -> None:
        self._limits, self._as_master = limits, as_master

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/tables/{id}/preview", guarded(self.preview), methods=["POST"]),
            Route("/api/tables/{id}/options/{seat}", guarded(self.options)),
            Route("/api/kits/check", guarded(self.check), methods=["POST"]),
        ]

    async def preview(self, request: Request) -> Response:
        """POST /api/tables/ID/preview: what a command of the game master would change."""
        room = await self._as_master(request)
        live = live_of(room.game.info.id)
        command: Any = await body(request, live.master_commands())
        return json_answer(live.preview(await room.look(), room.journal, command, now()))

    async def options(self, request: Request) -> Response:
        """GET /api/tables/ID/options/SEAT?at=TIME: what a team may do, or could have done then."""
        room = await self._as_master(request)
        state = await room.look()
        try:
            seat, at = int(request.path_params["seat"]), int(request.query_params.get("at", now()))
        except ValueError as error:
            raise KippuError("bad_request", reason=str(error)) from error
        if not 0 <= seat < len(room.seat_names):
            raise KippuError("no_team", team=seat + 1)
        return json_answer(live_of(room.game.info.id).may_do(state, room.journal, seat, at))

    async def check(self, request: Request) -> Response:
        """POST /api/kits/check."""
        if not self._limits.tables.take(address(request)):
            raise HTTPException(429)
        wanted = await body(request, KitFiles, _MAX_KIT)
        return json_answer(await run_in_threadpool(_checked, wanted.files))


def _checked(files: dict[str, str]) -> CheckedKit:
    found = live_of(None).check(files)
    return CheckedKit(tuple(map(refusal, found.wrong)), tuple(map(refusal, found.odd)), found.kit)
