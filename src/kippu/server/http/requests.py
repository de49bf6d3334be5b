"""Bodies in, answers out: what all requests share."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kippu.core.errors import KippuError
from kippu.server.protocol import MAX_MESSAGE, PROTOCOL_HEADER, Refusal, check_protocol, encode

MAX_RECORD = 4 * 1024 * 1024  # a game of 99 has half a megabyte
_MOST_FRAMES = 100

T = TypeVar("T")
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


def same_protocol(request: Request) -> None:
    """Refuse a page that speaks another protocol; programs need not say which one they speak."""
    spoken = request.headers.get(PROTOCOL_HEADER)
    if spoken is not None:
        try:
            check_protocol(int(spoken))
        except ValueError as error:
            raise KippuError("bad_request", reason=PROTOCOL_HEADER) from error


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


async def record_line(request: Request) -> bytes:
    """A record that somebody sent, not read yet."""
    return (await read(request, MAX_RECORD)).removesuffix(b"\n")


def frames_wanted(asked: Mapping[str, str]) -> tuple[int, int]:
    """Which pictures of a finished game are asked for: `?from=40&count=20`."""
    try:
        since, count = int(asked.get("from", 0)), int(asked.get("count", 1))
    except ValueError as error:
        raise KippuError("bad_request", reason=str(error)) from error
    if since < 0 or not 0 < count <= _MOST_FRAMES:
        raise KippuError("bad_request", reason="from= count=")
    return since, count


async def body(request: Request, type_: type[T], most: int = MAX_MESSAGE) -> T:
    """The body, decoded strictly and never longer than a message may be."""
    received = await read(request, most)
    try:
        return msgspec.json.decode(received, type=type_)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise KippuError("bad_request", reason=str(error)) from error
