"""What people in a live event are told on their phones, and a chat outside: goals, orders, settlements, bonbi."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.core.live import Notice
from kippu.core.record import AnyEntry
from kippu.core.text import LANGUAGES
from kippu.server.live.games import live_of
from kippu.server.protocol import Subscribe
from kippu.server.push.outgoing import Outgoing, Sent, check_address
from kippu.server.push.web_push import Signer, decode, encrypted
from kippu.server.tables.room import Room
from kippu.server.tables.settings import EventState, Subscription

PUSH_HOSTS = (
    "android.googleapis.com", "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
)  # fmt: skip
WEBHOOK_HOSTS = ("discord.com", "discordapp.com")
_MOST_BROWSERS = 5  # of one person


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
        live = live_of(room.game.info.id)
        for entry in entries:
            for notice in live.notices(room.options, entry.events, room.seat_names):
                for one in event.subscriptions:
                    role = room.role(one.player)
                    if role != "spectator" and (notice.to is None or role in notice.to):
                        self._push(room, one, notice, live.title(room.options, one.lang))
                if webhook and (notice.to is None or "chat" in notice.to):
                    line = notice.words(event.webhook_lang)
                    content = msgspec.json.encode({"content": line, "allowed_mentions": {"parse": []}})
                    self._outgoing.post(webhook, partial(Sent, {"content-type": "application/json"}, content))

    def _push(self, room: Room, to: Subscription, notice: Notice, title: str) -> None:
        message = msgspec.json.encode(Push(title, notice.words(to.lang), notice.what, room.id))

        def make() -> Sent:
            headers = self.signer.headers(to.endpoint, urgent=notice.urgent)
            return Sent(headers, encrypted(message, decode(to.key), decode(to.secret)))

        async def gone() -> None:
            await room.event.change(lambda event: without(event, to.endpoint))

        self._outgoing.post(to.endpoint, make, gone)


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
