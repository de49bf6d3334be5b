"""Bodies in, answers out: what all requests share."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kippu.core.errors import KippuError
from kippu.server.audience import encode
from kippu.server.live import MAX_MESSAGE
from kippu.server.protocol import Refusal

T = TypeVar("T")
MAX_RECORD = 4 * 1024 * 1024  # a game of 99 has half a megabyte
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def json_answer(value: object, status: int = 200) -> Response:
    """A value as the answer."""
    return Response(encode(value), status, media_type="application/json")


def refused(code: str, status: int) -> Response:
    """A refusal as the answer."""
    return json_answer(Refusal(code), status)


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def allow(allowed: bool) -> None:  # noqa: FBT001
    """Refuse what is more than a limit allows."""
    if not allowed:
        raise HTTPException(429)


async def read(request: Request, most: int) -> bytes:
    """The body, unless it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise KippuError("too_long", max=most)
    return body


async def body(request: Request, type_: type[T], most: int = MAX_MESSAGE) -> T:
    """The body, decoded strictly and never longer than a message may be."""
    received = await read(request, most)
    try:
        return msgspec.json.decode(received, type=type_)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise KippuError("bad_request", reason=str(error)) from error
