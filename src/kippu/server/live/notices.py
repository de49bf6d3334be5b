"""What people in a live event are told on their phones, and a chat outside: goals, orders, settlements, bonbi."""

import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.core.record import AnyEntry
from kippu.core.text import LANGUAGES, text
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.parts import Parts, parts
from kippu.server.protocol import Subscribe
from kippu.server.push.outgoing import Outgoing, Sent, check_address
from kippu.server.push.web_push import Signer, decode, encrypted
from kippu.server.tables.room import Room
from kippu.server.tables.settings import EventState, Role, Subscription

PUSH_HOSTS = (
    "android.googleapis.com", "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
)  # fmt: skip
WEBHOOK_HOSTS = ("discord.com", "discordapp.com")
_MOST_BROWSERS = 5  # of one person
# What somebody has to do something about at once: it may wake a phone that saves its battery.
_URGENT = frozenset(["alight", "resume", "rejected", "called", "conflict"])


class Notice(NamedTuple):
    """A message `push-WHAT`, for some or (None) for all; squares are named in the reader's language."""

    what: str
    to: frozenset[Role | Literal["chat"]] | None
    params: dict[str, str | int]
    square: str | None = None


class Push(msgspec.Struct, frozen=True):
    """What a browser's service worker is given."""

    title: str
    body: str
    tag: str
    table: str


class Notices:
    """Passes on what has happened in the events of this process."""

    def __init__(self, data: Path, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self.signer = Signer(data, os.environ.get("KIPPU_CONTACT", "mailto:kippu@example.org"))

    def stored(self, room: Room, entries: Sequence[AnyEntry]) -> None:
        """Entries of a table are on disk: tell those who want to hear."""
        if not room.event:
            return
        event = room.event.state
        webhook = event.webhook or os.environ.get("KIPPU_WEBHOOK")
        if not event.subscriptions and not webhook:
            return
        looked_up, names = parts(room.options), room.seat_names
        for entry in entries:
            for notice in _notices(entry.events, names):
                for one in event.subscriptions:
                    role = room.role(one.player)
                    if role != "spectator" and (notice.to is None or role in notice.to):
                        self._push(room, one, notice, looked_up)
                if webhook and (notice.to is None or "chat" in notice.to):
                    line = _line(notice, event.webhook_lang, looked_up)
                    content = msgspec.json.encode({"content": line, "allowed_mentions": {"parse": []}})
                    self._outgoing.post(webhook, partial(Sent, {"content-type": "application/json"}, content))

    def _push(self, room: Room, to: Subscription, notice: Notice, looked_up: Parts) -> None:
        title = getattr(looked_up.kit.kit.name, to.lang)
        message = msgspec.json.encode(Push(title, _line(notice, to.lang, looked_up), notice.what, room.id))

        def make() -> Sent:
            headers = self.signer.headers(to.endpoint, urgent=notice.what in _URGENT)
            return Sent(headers, encrypted(message, decode(to.key), decode(to.secret)))

        async def gone() -> None:
            await room.event.change(lambda event: without(event, to.endpoint))

        self._outgoing.post(to.endpoint, make, gone)


def _line(notice: Notice, lang: str, looked_up: Parts) -> str:
    params = dict(notice.params)
    if notice.square is not None:
        squares = looked_up.kit.map
        names = {one.id: one.name for one in squares.squares} | {one.id: one.name for one in squares.optional}
        params["square"] = getattr(names[notice.square], lang)
    return text(lang, "kippu.server")(f"push-{notice.what}", **params)


def _notices(events: Sequence[Any], names: Sequence[str]) -> Iterator[Notice]:
    settled: set[int] = set()
    for event in events:
        match event:
            case ev.GoalReached():
                yield Notice("goal", None, {"team": names[event.seat], "points": event.points}, event.square)
            case ev.AlightOrdered() if event.seats:
                yield Notice("alight", frozenset(event.seats), {})
                yield Notice("ordered", frozenset(["chat"]), {"teams": " · ".join(names[seat] for seat in event.seats)})
            case ev.Resumed():
                yield Notice("resume", None, {})
            case ev.DestinationSet():
                yield Notice("destination", None, {}, event.square)
            case ev.BonbiMoved():
                yield Notice("bonbi", None, {"team": names[event.seat]})
            case ev.Settled() if event.number not in settled:
                settled.add(event.number)
                yield Notice("settlement", None, {"number": event.number})
            case ev.Ruled() if event.how != "approve":
                yield Notice("rejected", frozenset([event.seat]), {"how": event.how})
            case ev.Called():
                yield Notice("called", frozenset(["gm"]), {"team": names[event.seat]})
            case ev.ConflictOpened():
                yield Notice("conflict", frozenset(["gm"]), {"team": names[event.seat]})
            case _:
                pass


def subscribed(event: EventState, player: int, wanted: Subscribe) -> EventState:
    """With a browser that wants to hear; the same one again changes its language."""
    check_address(wanted.endpoint, PUSH_HOSTS)
    if wanted.lang not in LANGUAGES:
        raise KippuError("unknown_lang", lang=wanted.lang)
    try:
        encrypted(b"", decode(wanted.keys.p256dh), decode(wanted.keys.auth))
    except ValueError as error:
        raise KippuError("bad_request", reason="keys") from error
    others = without(event, wanted.endpoint).subscriptions
    mine = [one for one in others if one.player == player]
    oldest = mine[: max(0, len(mine) + 1 - _MOST_BROWSERS)]
    kept = [one for one in others if one not in oldest]
    new = Subscription(player, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, wanted.lang)
    return replace(event, subscriptions=(*kept, new))


def without(event: EventState, endpoint: str) -> EventState:
    """Without a browser that does not want to hear, or is gone."""
    return replace(event, subscriptions=tuple(one for one in event.subscriptions if one.endpoint != endpoint))
