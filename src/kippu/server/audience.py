"""Those who are connected to a table here, and what they are told. Nothing here ever waits."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from kippu.core.game import Viewer
from kippu.core.table import News, Table
from kippu.server.protocol import Changed, NewsMessage, Said, TableInfo

TOGETHER = 0.1  # seconds within which those who come and go are told in one message
_CHAT_KEPT = 50
_ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """A connection, as a room knows it."""

    player: int | None
    views: bool  # wants whole views and the legal commands with the news

    def send(self, message: bytes) -> None:
        """Pass a message on; never waits."""
        ...


def encode(message: object) -> bytes:
    """A message as it goes over a socket."""
    return _ENCODER.encode(message)


def legal(table: Table[Any, Any, Any], viewer: Viewer) -> tuple[Any, ...] | None:
    """All that a seat may do now."""
    return tuple(table.game.legal(table.state, viewer)) if isinstance(viewer, int) else None


class Audience:
    """The listeners of one room."""

    def __init__(self, info: Callable[[], TableInfo]) -> None:
        self._info = info
        self._listeners: set[Listener] = set()
        self._changed = b""  # what they were told last about the table
        self._telling: asyncio.TimerHandle | None = None  # when they will be told more
        self.chat: list[Said] = []

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self._listeners.add(listener)
        self._tell_changed_soon()

    def discard(self, listener: Listener) -> None:
        """Somebody is gone."""
        self._listeners.discard(listener)
        self._tell_changed_soon()

    def players(self) -> set[int | None]:
        """Who is here; those who only look on are None."""
        return {listener.player for listener in self._listeners}

    def tell(self, message: object) -> None:
        """The same to everybody."""
        told = encode(message)
        for listener in self:
            listener.send(told)

    def said(self, said: Said) -> None:
        """Pass chat on."""
        self.chat = [*self.chat[1 - _CHAT_KEPT :], said]
        self.tell(said)

    def tell_news(self, table: Table[Any, Any, Any], since: int, viewer_of: Callable[[int | None], Viewer]) -> None:
        """What is new since a version, to each as they may know it; who may know the same gets the same bytes."""
        by_news: dict[tuple[News, ...], bytes] = {}
        by_viewer: dict[tuple[Viewer, bool], bytes] = {}
        for listener in self:
            viewer = viewer_of(listener.player)
            known = viewer, listener.views
            if known not in by_viewer:
                news = tuple(table.news(viewer, since))
                if listener.views:
                    by_viewer[known] = encode(NewsMessage(news, table.view(viewer), legal(table, viewer)))
                else:
                    by_viewer[known] = by_news.get(news) or by_news.setdefault(news, encode(NewsMessage(news)))
            listener.send(by_viewer[known])

    def _tell_changed_soon(self) -> None:
        """Who comes and goes is told together: a thousand may come at once."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self.tell_changed)

    def tell_changed(self) -> None:
        """The table, if it is not as everybody knows it."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        changed = encode(Changed(self._info()))
        if changed != self._changed:
            self._changed = changed
            for listener in self:
                listener.send(changed)
