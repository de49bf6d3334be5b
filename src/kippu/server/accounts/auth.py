"""Who is there: a guest or an account, known by a secret token in a cookie. The store has only its hash."""

import asyncio
import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kippu.core.errors import KippuError
from kippu.server.clock import now
from kippu.server.store import PlayerRow, Store, Taken

COOKIE = "kippu_player"
_YEAR = 365 * 24 * 3600
_HASHER = PasswordHasher()


class Forbidden(KippuError):
    """Not allowed for whoever asks."""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from a page of ours; programs send no origin, and have no cookies to steal."""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == connection.headers.get("host")


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def who(connection: HTTPConnection, store: Store) -> PlayerRow | None:
    """The player behind a request, or None."""
    token = connection.cookies.get(COOKIE)
    return await store.player(_hash(token)) if token else None


async def who_or_new(connection: HTTPConnection, store: Store, name: str) -> tuple[PlayerRow, str | None]:
    """The player behind a request, or a new guest with the token to give."""
    if known := await who(connection, store):
        return known, None
    token = secrets.token_urlsafe(32)
    return await store.create_player(_hash(token), name, now()), token


def give(response: Response, token: str | None, *, secure: bool) -> Response:
    """Put a token into the answer's cookie, out of reach of scripts."""
    if token is not None:
        response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return response


async def register(store: Store, player: PlayerRow, login: str, password: str) -> None:
    """Make a guest an account; the guest's games stay."""
    if player.login is not None:
        raise KippuError("has_account")
    try:
        await store.set_account(player.id, login, await asyncio.to_thread(_HASHER.hash, password))
    except Taken as error:
        raise KippuError("login_taken", login=login) from error


async def log_in(store: Store, login: str, password: str) -> tuple[PlayerRow, str]:
    """The account, with a new token for it."""
    account = await store.player_by_login(login)
    try:
        # Slow on purpose, so not where the games wait; an unknown login takes as long as a wrong password.
        await asyncio.to_thread(_verify, account.password if account else None, password)
    except VerificationError as error:
        raise Forbidden("wrong_login") from error
    if account is None:
        raise Forbidden("wrong_login")
    token = secrets.token_urlsafe(32)
    await store.add_token(account.id, _hash(token), now())
    return account, token


def _verify(known: str | None, password: str) -> None:
    _HASHER.verify(known or _nobody(), password)


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe(16))
