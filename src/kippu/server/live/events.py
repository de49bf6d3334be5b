"""Live events: made from a kit, joined with codes, run by game masters (RM-13, RM-17)."""

import asyncio
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from kippu.core.errors import KippuError
from kippu.core.text import LANGUAGES
from kippu.server.accounts import auth
from kippu.server.clock import now
from kippu.server.http.requests import Handler, address, allow, body, json_answer, read
from kippu.server.limits import Limits
from kippu.server.live.audit import as_csv, audited
from kippu.server.live.games import live_game, live_of
from kippu.server.live.notices import WEBHOOK_HOSTS, Notices, subscribed, without
from kippu.server.live.photos import MAX_BYTES, Photos
from kippu.server.protocol import (
    ClientId,
    Codes,
    EventPlan,
    InEvent,
    JoinEvent,
    NewEvent,
    Photo,
    PushKey,
    RotateCode,
    Subscribe,
    Unsubscribe,
)
from kippu.server.push.outgoing import Outgoing, check_address
from kippu.server.tables.house import House
from kippu.server.tables.room import Room
from kippu.server.tables.settings import EventState, Settings, new_event, typed

_MAX_KIT = 1024 * 1024  # the largest that ships with the game has 130 KB
_DAY = 24 * 3600 * 1000
_AT_ONCE = 2  # photos that are decoded at the same time: each may need a hundred megabytes
_AS_PICTURE = {"x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'"}
_TOKYO = timezone(timedelta(hours=9))  # the clock of an event is that of Japan (RM-17.1)


class Events:
    """What is asked about live events over HTTP; everything else goes over the table's socket."""

    def __init__(self, house: House, limits: Limits, data: Path) -> None:
        self._house, self._limits = house, limits
        self._photos = Photos(data)
        self._outgoing = Outgoing()
        self._notices = Notices(data, self._outgoing)
        house.stored = self._notices.stored
        self._looking_at_photos = asyncio.Semaphore(_AT_ONCE)

    def routes(self, guarded: Callable[[Handler], Handler]) -> list[Route]:
        """What is where."""
        return [
            Route("/api/events", guarded(self.new), methods=["POST"]),
            Route("/api/join", guarded(self.join), methods=["POST"]),
            Route("/api/tables/{id}/codes", guarded(self.codes)),
            Route("/api/tables/{id}/codes", guarded(self.rotate), methods=["POST"]),
            Route("/api/tables/{id}/plan", guarded(self.plan), methods=["GET", "POST"]),
            Route("/api/tables/{id}/kit", guarded(self.kit)),
            Route("/api/push", guarded(self.push_key)),
            Route("/api/tables/{id}/push", guarded(self.subscribe), methods=["POST"]),
            Route("/api/tables/{id}/push", guarded(self.unsubscribe), methods=["DELETE"]),
            Route("/api/tables/{id}/audit", guarded(self.audit)),
            Route("/api/tables/{id}/photos/{name}", guarded(self.photo), methods=["GET", "DELETE"]),
            Route("/api/tables/{id}/photos/{name}", guarded(self.send_photo), methods=["POST"]),
        ]

    async def new(self, request: Request) -> Response:
        """POST /api/events."""
        allow(self._limits.tables.take(address(request)))
        wanted = await body(request, NewEvent, _MAX_KIT)
        options = await run_in_threadpool(_options, wanted)
        player, token = await auth.who_or_new(request, self._house.store, wanted.name)
        photos_until = options.midnight + (wanted.photo_days + 1) * _DAY
        event = new_event(player.id, wanted.name, len(wanted.teams), photos_until)
        room = await self._house.new_event(live_game(), options, wanted.teams, event)
        answer = json_answer(InEvent(room.id, None, master=True), 201)
        return auth.give(answer, token, secure=request.url.scheme == "https")

    async def join(self, request: Request) -> Response:
        """POST /api/join: with a code. Who has guessed wrong too often has to wait, others do not."""
        wanted = await body(request, JoinEvent)
        allow(self._limits.wrong_codes.take(address(request), 0))
        try:
            room = await self._house.by_code(wanted.code)
            player, token = await auth.who_or_new(request, self._house.store, wanted.name)
            await room.event.change(lambda event: event.joined(player.id, wanted.name, typed(wanted.code)))
        except KippuError as error:
            if error.code == "no_code":
                self._limits.wrong_codes.take(address(request))
            raise
        role = room.role(player.id)
        answer = json_answer(InEvent(room.id, role if isinstance(role, int) else None, master=role == "gm"))
        return auth.give(answer, token, secure=request.url.scheme == "https")

    async def codes(self, request: Request) -> Response:
        """GET /api/tables/ID/codes."""
        return _codes(await self.as_master(request))

    async def rotate(self, request: Request) -> Response:
        """POST /api/tables/ID/codes."""
        room, wanted = await self.as_master(request), await body(request, RotateCode)
        await room.event.change(lambda event: event.rotated(wanted.role, send_away=wanted.send_away))
        return _codes(room)

    async def plan(self, request: Request) -> Response:
        """GET and POST /api/tables/ID/plan."""
        room = await self.as_master(request)
        midnight = room.options.midnight
        if request.method == "POST":
            wanted = await body(request, EventPlan)
            await room.event.change(lambda event: _planned(event, wanted, midnight))
        event = room.event.state
        return json_answer(
            EventPlan((event.photos_until - midnight) // _DAY - 1, event.webhook is not None, event.webhook_lang)
        )

    async def kit(self, request: Request) -> Response:
        """GET /api/tables/ID/kit: the files of the event's kit, by their names."""
        room = await self._house.room(request.path_params["id"])
        room.event.state  # noqa: B018 - only events have kits
        return json_answer(await run_in_threadpool(live_of(room.game.info.id).kit, room.options))

    async def audit(self, request: Request) -> Response:
        """GET /api/tables/ID/audit, for game masters: every entry, who made it and why; `?format=csv` as a table."""
        room = await self.as_master(request)
        log, names = room.log, room.seat_names
        if request.query_params.get("format") == "csv":
            headers = {"content-disposition": f'attachment; filename="kippu-{room.id}-audit.csv"'}
            table = await run_in_threadpool(as_csv, log, names)
            return Response(table, media_type="text/csv; charset=utf-8", headers=headers)
        return json_answer(await run_in_threadpool(lambda: list(audited(log, names))))

    async def close(self) -> None:
        """The server stops."""
        await self._outgoing.close()

    # --- messages to phones -------------------------------------------------------------------------------

    async def push_key(self, request: Request) -> Response:
        """GET /api/push."""
        del request
        return json_answer(PushKey(self._notices.signer.public_key))

    async def subscribe(self, request: Request) -> Response:
        """POST /api/tables/ID/push."""
        room, player = await self._room_and_player(request)
        wanted = await body(request, Subscribe)
        if player is None or room.role(player) == "spectator":
            raise auth.Forbidden("not_seated")
        await room.event.change(lambda event: subscribed(event, player, wanted))
        return json_answer({}, 201)

    async def unsubscribe(self, request: Request) -> Response:
        """DELETE /api/tables/ID/push: whoever knows the address of a subscription may end it."""
        room, _ = await self._room_and_player(request)
        wanted = await body(request, Unsubscribe)
        await room.event.change(lambda event: without(event, wanted.endpoint))
        return json_answer({})

    # --- photos -------------------------------------------------------------------------------------------

    async def send_photo(self, request: Request) -> Response:
        """POST /api/tables/ID/photos/CLIENT_ID: a photo as the body; sent again it is the same one."""
        room, player = await self._room_and_player(request)
        if player is None or room.role(player) == "spectator":
            raise auth.Forbidden("not_seated")
        allow(self._limits.photos.take(str(player)))
        try:
            client_id = msgspec.convert(request.path_params["name"], ClientId)
        except msgspec.ValidationError as error:
            raise KippuError("bad_request", reason=str(error)) from error
        if room.event.state.photos_until <= now():
            raise KippuError("too_late")
        sent = await read(request, MAX_BYTES)
        async with self._looking_at_photos:
            name = await run_in_threadpool(self._photos.keep, room.id, str(room.role(player)), client_id, sent)
        return json_answer(Photo(name), 201)

    async def photo(self, request: Request) -> Response:
        """GET /api/tables/ID/photos/NAME, for spectators once it is approved; DELETE, for game masters."""
        name = request.path_params["name"]
        if request.method == "DELETE":
            room = await self.as_master(request)
            if not await run_in_threadpool(self._photos.delete, room.id, name):
                raise HTTPException(404)
            return json_answer(Photo(name))
        room, player = await self._room_and_player(request)
        open_to_all = room.role(player) != "spectator" or name in _shown(room)
        file = self._photos.find(room.id, name) if open_to_all and now() < room.event.state.photos_until else None
        if file is None:
            raise HTTPException(404)
        return FileResponse(file, headers={"cache-control": "private, max-age=86400", **_AS_PICTURE})

    async def sweep(self) -> None:
        """Delete the photos of events whose time is over."""
        for table in await run_in_threadpool(self._photos.tables):
            row = await self._house.store.table(table)
            event = msgspec.json.decode(row.settings, type=Settings).event if row else None
            if event is None or event.photos_until <= now():
                await run_in_threadpool(self._photos.delete_all, table)

    # --- who asks -----------------------------------------------------------------------------------------

    async def _room_and_player(self, request: Request) -> tuple[Room, int | None]:
        """The room of an event, and who asks."""
        room = await self._house.room(request.path_params["id"])
        room.event.state  # noqa: B018 - refuses what is none
        player = await auth.who(request, self._house.store)
        return room, player.id if player else None

    async def as_master(self, request: Request) -> Room:
        """The room of an event, for a game master of it."""
        room, player = await self._room_and_player(request)
        if room.role(player) != "gm":
            raise auth.Forbidden("not_master")
        return room


def _planned(event: EventState, wanted: EventPlan, midnight: int) -> EventState:
    webhook = event.webhook if wanted.webhook is True else wanted.webhook or None
    if webhook is not None:
        check_address(webhook, WEBHOOK_HOSTS)
    if wanted.webhook_lang not in LANGUAGES:
        raise KippuError("unknown_lang", lang=wanted.webhook_lang)
    until = midnight + (wanted.photo_days + 1) * _DAY
    return replace(event, photos_until=until, webhook=webhook, webhook_lang=wanted.webhook_lang)


def _shown(room: Room) -> set[str]:
    """The photos that spectators may see by now."""
    view = room.public_view()
    return {picture.photo for picture in view.album} if view else set()


def _codes(room: Room) -> Response:
    return json_answer(Codes(room.event.state.team_codes, room.event.state.master_code))


def _options(wanted: NewEvent) -> Any:
    """The options of an event that can be played; what is wrong with it is refused."""
    live, midnight = live_of(None), _midnight(wanted)
    chosen = {"kit": wanted.kit, "midnight": midnight, "clock": wanted.clock, "settings": wanted.settings}
    options = live.options(chosen)
    if len(set(wanted.teams)) < len(wanted.teams):
        raise KippuError("same_names")
    if live.ends(options, len(wanted.teams)) <= now():
        raise KippuError("day_is_over")
    return options


def _midnight(wanted: NewEvent) -> int:
    """The beginning of the event's day, in milliseconds."""
    if wanted.midnight is not None:
        return wanted.midnight
    today = datetime.fromtimestamp(now() / 1000, _TOKYO).date()
    try:
        day = date.fromisoformat(wanted.date) if wanted.date else today
    except ValueError as error:
        raise KippuError("bad_request", reason=str(error)) from error
    return int(datetime(day.year, day.month, day.day, tzinfo=_TOKYO).timestamp() * 1000)
