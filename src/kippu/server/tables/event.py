"""What the table of a live event has besides its game: who is in it, and the codes that let people in."""

from collections.abc import Callable

from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.server.tables.append_core import AppendCore
from kippu.server.tables.audience import Audience
from kippu.server.tables.settings import EventState, Settings
from kippu.server.tables.stored import StoredTable


class Event:
    """The event of one table, if it is one."""

    def __init__(self, stored: StoredTable, core: AppendCore, audience: Audience) -> None:
        self._stored, self._core, self._audience = stored, core, audience

    def __bool__(self) -> bool:
        """Whether the table is a live event."""
        return self._stored.settings.event is not None

    @property
    def state(self) -> EventState:
        """What it has; refused at any other table."""
        return self._state(self._stored.settings)

    async def change(self, change: Callable[[EventState], EventState]) -> None:
        """Change what it has; those who are somebody else now are welcomed as that."""
        await self._core.change(lambda settings: replace(settings, event=change(self._state(settings))))
        await self.welcome_moved()

    async def leave(self, player: int) -> None:
        """Somebody goes home; the last game master stays."""
        await self.change(lambda event: event.without(player))

    async def welcome_moved(self) -> None:
        """Welcome those who are somebody else now than when they came."""
        async with self._core.at_rest:
            if self and self._stored.table is not None:
                for listener in self._audience.moved():
                    self._core.telling.welcome(listener)

    def _state(self, settings: Settings) -> EventState:
        if settings.event is None:
            raise KippuError("no_event", id=self._stored.row.id)
        return settings.event
