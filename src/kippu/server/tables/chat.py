"""The chat of a table. It is kept in memory only, and not for long."""

from kippu.core.errors import KippuError
from kippu.server.clock import now
from kippu.server.protocol import Said, encode
from kippu.server.tables.audience import Audience, Listener
from kippu.server.tables.stored import StoredTable

_KEPT = 50


class Chat:
    """What was said at one table lately."""

    def __init__(self, stored: StoredTable, audience: Audience) -> None:
        self._stored, self._audience = stored, audience
        self._lately: list[Said] = []

    def say(self, player: int | None, text: str) -> Said:
        """Say something to all, unless muted."""
        seat, settings = self._stored.seat_of(player), self._stored.settings
        if seat is None or seat in settings.muted or settings.event:  # events have their feed
            raise KippuError("muted")
        said = Said(seat, settings.seats[seat].name, text, now())
        self.pass_on(said)
        return said

    def pass_on(self, said: Said) -> None:
        """Tell those connected here what was said, here or at another process."""
        self._lately = [*self._lately[1 - _KEPT :], said]
        self._audience.tell(said)

    def repeat_to(self, listener: Listener) -> None:
        """Tell one who has come what was said lately."""
        for said in self._lately:
            listener.send(encode(said))
