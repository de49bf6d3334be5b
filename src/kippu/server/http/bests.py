"""The own best result in games alone: before one, during it, and after it."""

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.core.errors import KippuError
from kippu.core.versions import find
from kippu.server.accounts import auth
from kippu.server.http.requests import Handler, json_answer
from kippu.server.protocol import Best
from kippu.server.tables.house import House, options_of
from kippu.server.tables.results import ALONE, kind_of


class Bests:
    """What is asked about the own results over HTTP."""

    def __init__(self, house: House) -> None:
        self._house = house

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/games/{game}/best", guarded(self.of_game)),
            Route("/api/tables/{id}/best", guarded(self.at_table)),
        ]

    async def of_game(self, request: Request) -> Response:
        """GET /api/games/GAME/best?options=JSON."""
        game = find(request.path_params["game"])
        try:
            wanted = msgspec.json.decode(request.query_params.get("options", "{}"), type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise KippuError("bad_request", reason=str(error)) from error
        kind = kind_of(game, options_of(game, wanted), ALONE)
        player = await auth.who(request, self._house.store)
        return json_answer(Best(await self._house.store.best_result(player.id, kind) if player else None))

    async def at_table(self, request: Request) -> Response:
        """GET /api/tables/ID/best, for the one who sits there."""
        room = await self._house.room(request.path_params["id"])
        player = await auth.who(request, self._house.store)
        if player is None or room.seat_of(player.id) is None:
            raise auth.Forbidden("not_seated")
        compared = await room.comparison()
        best = await self._house.store.best_result(player.id, compared.kind, compared.ended)
        return json_answer(Best(best, compared.counts))
