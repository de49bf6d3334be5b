"""Sockets: one task reads, one writes. A slow reader is let go, not waited for."""

import asyncio
import contextlib
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kippu.core.errors import KippuError
from kippu.server.accounts import auth
from kippu.server.clock import now
from kippu.server.limits import Limits
from kippu.server.protocol import (
    Do,
    FromBrowser,
    Hello,
    Host,
    Leave,
    OtherProtocol,
    Ping,
    Pong,
    Refusal,
    Refused,
    Say,
    check_protocol,
    encode,
    refusal,
)
from kippu.server.store import StoreUnavailable
from kippu.server.tables.house import House
from kippu.server.tables.room import Room

_MOST_UNSENT = 1024 * 1024  # bytes; who is further behind is disconnected and comes back for what was missed
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
# Close codes of the application's own range; a page that is told OTHER_PROTOCOL loads itself again, once
TOO_MUCH, TOO_SLOW, NO_TABLE, OTHER_PROTOCOL, GOING = 4429, 4408, 4404, 4426, 1012


class _AnyHello(msgspec.Struct):
    """The hello of a client of any protocol, as far as it never changes."""

    type: Literal["hello"]
    protocol: int = 0


_DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_ANY_HELLO = msgspec.json.Decoder(_AnyHello)


class Connection:
    """One browser tab at one table."""

    def __init__(self, socket: WebSocket, player: int | None) -> None:
        self.player = player
        self.views = False
        self.room: Room | None = None  # once it has said hello
        self._socket = socket
        self._unsent: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._bytes_unsent = 0
        self._closing = False

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if self._bytes_unsent >= _MOST_UNSENT:
            self.close(TOO_SLOW)
        if not self._closing:
            self._bytes_unsent += len(message)
            self._unsent.put_nowait(message)

    def close(self, code: int) -> None:
        """End the connection after what is queued."""
        if not self._closing:
            self._closing = True
            self._unsent.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued, until told to close."""
        while isinstance(message := await self._unsent.get(), bytes):
            await self._socket.send_text(message.decode())
            self._bytes_unsent -= len(message)
        with contextlib.suppress(RuntimeError):
            await self._socket.close(message)


async def live(socket: WebSocket, house: House, limits: Limits, connections: set[Connection]) -> None:
    """Serve one socket from hello to goodbye."""
    address = socket.client.host if socket.client else ""
    if not auth.same_origin(socket) or not limits.sockets.take(address):
        await socket.close(1008)
        return
    try:
        player = await auth.who(socket, house.store)
    except StoreUnavailable:
        await socket.close(1013)
        return
    await socket.accept()
    connection = Connection(socket, player.id if player else None)
    connections.add(connection)
    writer = asyncio.create_task(connection.write())
    try:
        await house.room(socket.path_params["id"])
        await _read(socket, connection, house, limits)
    except KippuError as error:
        connection.send(encode(Refused(refusal(error))))
        connection.close(NO_TABLE)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        connections.discard(connection)
        if connection.room is not None:
            connection.room.goodbye(connection)
        connection.close(1000)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writer, 5)


async def _read(socket: WebSocket, connection: Connection, house: House, limits: Limits) -> None:
    allowed = limits.messages()
    while socket.application_state is not WebSocketState.DISCONNECTED:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if not allowed.take():
            connection.close(TOO_MUCH)
            return
        try:
            message = _decoded(received.get("text") or received.get("bytes") or b"")
        except _UNREADABLE as error:
            connection.send(encode(Refused(Refusal("bad_message", {"reason": str(error)}))))
            continue
        except OtherProtocol as error:
            connection.send(encode(Refused(refusal(error))))
            connection.close(OTHER_PROTOCOL)
            return
        try:
            # Asked for every time: a room where nobody has said hello may have been forgotten meanwhile.
            await _handle(message, connection, await house.room(socket.path_params["id"]), house)
        except KippuError as error:
            connection.send(encode(Refused(refusal(error))))


def _decoded(text: str | bytes) -> FromBrowser:
    """A message. A hello in another protocol is refused as such, even if nothing else of it can be read."""
    try:
        message = _DECODER.decode(text)
    except _UNREADABLE:
        with contextlib.suppress(*_UNREADABLE):
            check_protocol(_ANY_HELLO.decode(text).protocol)
        raise
    if isinstance(message, Hello):
        check_protocol(message.protocol)
    return message


async def _handle(message: FromBrowser, connection: Connection, room: Room, house: House) -> None:
    match message:
        case Do():
            room.do(connection, message)
        case Ping(at=at):
            connection.send(encode(Pong(at, now())))
        case Hello(since=since, views=views):
            connection.room, connection.views = room, views
            await room.hello(connection, since)
        case Say(text=text):
            said = room.chat.say(connection.player, text)
            await house.store.tell(room.id, "said " + encode(said).decode())
        case Leave():
            if connection.player is not None:
                await room.leave(connection.player)
        case Host():
            if not room.lobby.is_host(connection.player):
                raise auth.Forbidden("not_host")
            await _host(message, room)


async def _host(message: Host, room: Room) -> None:
    seat = -1 if message.seat is None else message.seat
    match message.action:
        case "start":
            await room.lobby.start()
        case "add_bot":
            await room.lobby.add_bot(message.bot or "")
        case "remove_seat":
            await room.lobby.remove_seat(seat)
        case "bot_plays":
            await room.lobby.bot_plays(seat)
        case "mute":
            await room.lobby.mute(seat, muted=True)
        case "unmute":
            await room.lobby.mute(seat, muted=False)
