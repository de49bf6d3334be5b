"""Those who are connected to a table here, and what they are told. Nothing here ever waits."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from kippu.core.game import Viewer
from kippu.core.table import News, Table
from kippu.server.protocol import Changed, NewsMessage, encode
from kippu.server.tables.info import table_info
from kippu.server.tables.stored import StoredTable
from kippu.server.tables.tasks import Alarm

_SEEN_BY: tuple[Viewer, Viewer] = "spectator", "gm"  # who sees different things of a table
TOGETHER = 0.1  # seconds within which those who come and go are told in one message


class Listener(Protocol):
    """A connection, as a room knows it."""

    player: int | None
    views: bool  # wants whole views and the legal commands with the news

    def send(self, message: bytes) -> None:
        """Pass a message on; never waits."""
        ...


def legal(table: Table[Any, Any, Any], viewer: Viewer) -> tuple[Any, ...] | None:
    """All that a seat or a game master may do now."""
    return None if viewer == "spectator" else tuple(table.game.legal(table.state, viewer))


def previews(table: Table[Any, Any, Any], viewer: Viewer, options: tuple[Any, ...] | None) -> tuple[Any, ...] | None:
    """What each of a seat's options would do, where the game tells it."""
    if table.game.previews is None or not isinstance(viewer, int) or options is None:
        return None
    return tuple(table.game.previews(table.state, viewer, options))


def seen(table: Table[Any, Any, Any], viewer: Viewer, version: int | None = None) -> Any:
    """A view as it is told: its options in brief, as the table's info has them."""
    view = table.view(viewer, version)
    if (brief := table.game.brief(table.options)) is not table.options and hasattr(view, "options"):
        view = msgspec.structs.replace(view, options=brief)
    return view


class Audience:
    """The listeners of one room."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self._viewer_of = stored.role
        self._listeners: dict[Listener, Viewer] = {}  # and as whom they were welcomed
        self._changed: tuple[bytes, ...] = ()  # what they were told last about the table
        self._telling = Alarm(self.tell_changed)

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self._listeners[listener] = self._viewer_of(listener.player)
        self._tell_changed_soon()

    def discard(self, listener: Listener) -> None:
        """Somebody is gone."""
        self._listeners.pop(listener, None)
        self._tell_changed_soon()

    def moved(self) -> list[Listener]:
        """Those who are somebody else here than when they were welcomed, each told once."""
        moved = [one for one, welcomed in self._listeners.items() if self._viewer_of(one.player) != welcomed]
        self._listeners |= {listener: self._viewer_of(listener.player) for listener in moved}
        return moved

    def players(self) -> set[int | None]:
        """Who is here; those who only look on are None."""
        return {listener.player for listener in self._listeners}

    def phones(self, seat: int) -> int:
        """How many connections act for a seat."""
        return sum(viewer == seat for viewer in self._listeners.values())

    def tell(self, message: object) -> None:
        """The same to everybody."""
        told = encode(message)
        for listener in self:
            listener.send(told)

    def tell_news(self, table: Table[Any, Any, Any], span: Callable[[Viewer], tuple[int, int]]) -> None:
        """What is new from a version to another, to each as they may know it; the same bytes for the same words."""
        by_news: dict[tuple[News, ...], bytes] = {}
        by_viewer: dict[tuple[Viewer, bool], bytes] = {}
        for listener in self:
            viewer = self._viewer_of(listener.player)
            since, until = span(viewer)
            if since >= until:
                continue
            known = viewer, listener.views
            if known not in by_viewer:
                news = tuple(table.news(viewer, since, until))
                if listener.views:
                    options = legal(table, viewer)
                    whole = seen(table, viewer, until)
                    by_viewer[known] = encode(NewsMessage(news, whole, options, previews(table, viewer, options)))
                else:
                    by_viewer[known] = by_news.get(news) or by_news.setdefault(news, encode(NewsMessage(news)))
            listener.send(by_viewer[known])

    def _tell_changed_soon(self) -> None:
        """Those who come and go are told together: a thousand may come at once."""
        if not self._telling:
            self._telling.set(TOGETHER)

    def tell_changed(self) -> None:
        """The table, if it is not as everybody knows it."""
        self._telling.set(None)
        for_all, for_masters = (encode(Changed(table_info(self._stored, self, viewer))) for viewer in _SEEN_BY)
        if (for_all, for_masters) != self._changed:
            before, self._changed = self._changed, (for_all, for_masters)
            for listener in self:
                master = self._viewer_of(listener.player) == "gm"
                if not before or self._changed[master] != before[master]:
                    listener.send(self._changed[master])
