"""Who I am: guests, accounts, logging in and out."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kippu.server.accounts import auth
from kippu.server.http.requests import Handler, address, allow, body, json_answer
from kippu.server.limits import Limits
from kippu.server.protocol import Account, Me
from kippu.server.tables.house import House


class People:
    """What is asked about oneself over HTTP."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house, self._limits = house, limits

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/me", guarded(self.me)),
            Route("/api/me/account", guarded(self.make_account), methods=["POST"]),
            Route("/api/me/login", guarded(self.log_in), methods=["POST"]),
            Route("/api/me/logout", guarded(self.log_out), methods=["POST"]),
        ]

    async def me(self, request: Request) -> Response:
        """GET /api/me."""
        player = await auth.who(request, self._house.store)
        return json_answer(Me(player.name, player.login) if player else Me())

    async def make_account(self, request: Request) -> Response:
        """POST /api/me/account."""
        allow(self._limits.logins.take(address(request)))
        wanted = await body(request, Account)
        player, token = await auth.who_or_new(request, self._house.store, wanted.login)
        await auth.register(self._house.store, player, wanted.login, wanted.password)
        answer = json_answer(Me(player.name, wanted.login), 201)
        return auth.give(answer, token, secure=request.url.scheme == "https")

    async def log_in(self, request: Request) -> Response:
        """POST /api/me/login."""
        allow(self._limits.logins.take(address(request)))
        wanted = await body(request, Account)
        guest = await auth.who(request, self._house.store)
        account, token = await auth.log_in(self._house.store, wanted.login, wanted.password)
        if guest is not None and guest.login is None:
            await self._house.merge(account.id, guest.id)
        return auth.give(json_answer(Me(account.name, account.login)), token, secure=request.url.scheme == "https")

    async def log_out(self, request: Request) -> Response:
        """POST /api/me/logout: this browser forgets who it was."""
        del request
        answer = json_answer(Me())
        answer.delete_cookie(auth.COOKIE, path="/")
        return answer
