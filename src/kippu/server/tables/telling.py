"""What is told of a table's game: only what is stored, to spectators perhaps later, to each as they may know it."""

import asyncio
from typing import Any

from kippu.server.clock import now, seconds_until
from kippu.server.protocol import Welcome, encode
from kippu.server.tables.audience import Audience, Listener, legal, previews, seen
from kippu.server.tables.info import table_info
from kippu.server.tables.stored import StoredTable
from kippu.server.tables.tasks import Alarm, spawn


class Telling:
    """How much of the game is told here. It is told while the table is at rest: nothing is under way to the store."""

    def __init__(self, stored: StoredTable, audience: Audience, at_rest: asyncio.Lock) -> None:
        self._stored, self._audience, self._at_rest = stored, audience, at_rest
        self._told = -1  # the version that is stored and known to all who play here
        self._shown = -1  # the one that is known to spectators, who may be told later
        self._later = Alarm(lambda: spawn(self._tell_later()))

    def public_view(self) -> Any:
        """The game as spectators may see it now; None before it begins."""
        table = self._stored.table
        return None if table is None else seen(table, "spectator", self._shown)

    def welcome(self, listener: Listener, since: int | None = None) -> None:
        """The whole picture, or what was missed since a version."""
        listener.send(encode(self._welcome(listener, since)))

    def _welcome(self, listener: Listener, since: int | None) -> Welcome:
        stored, table = self._stored, self._stored.table
        seat = stored.seat_of(listener.player)
        if table is None:
            return Welcome(table=table_info(stored, self._audience), you=seat)
        viewer = stored.role(listener.player)
        known = self._shown if viewer == "spectator" else table.version
        first = -1 if listener.views else 0  # a listener that gets views may ask for the setup too
        missed = since is not None and first <= since <= known
        options = legal(table, viewer) if listener.views else None
        return Welcome(
            table=table_info(stored, self._audience, viewer),
            you=seat,
            master=viewer == "gm",
            version=known,
            view=None if missed and not listener.views else seen(table, viewer, known),
            legal=options,
            previews=previews(table, viewer, options),
            news=tuple(table.news(viewer, since, known)) if missed and since is not None else (),
        )

    def news(self) -> None:
        """What is stored and not yet told; that the game has begun is told as a welcome to it."""
        table = self._stored.table
        if table is None:
            return
        played, shown = (self._told, self._stored.version), (self._shown, table.known("spectator", now()))
        self._told, self._shown = played[1], shown[1]
        if played[0] < 0:
            for listener in self._audience:
                self.welcome(listener)
        else:
            self._audience.tell_news(table, lambda viewer: shown if viewer == "spectator" else played)
        # What spectators may not know yet is told when they may.
        later = self._shown < self._told
        self._later.set(seconds_until(table.next_known(self._shown)) if later else None)

    async def _tell_later(self) -> None:
        async with self._at_rest:
            self.news()
