"""A room: one table in this process, and those who are connected to it here.

Its parts stand round the append core: lobby, chat, event, audience, and what clock and bots do.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from kippu.core.errors import KippuError
from kippu.core.game import AnyGame, Viewer, waits_for_hands
from kippu.core.record import AnyEntry, AnyRecord
from kippu.server.protocol import Do, TableInfo, encode
from kippu.server.store import Store, TableRow
from kippu.server.tables.append_core import AppendCore
from kippu.server.tables.audience import Audience, Listener
from kippu.server.tables.away import Away
from kippu.server.tables.chat import Chat
from kippu.server.tables.event import Event
from kippu.server.tables.info import table_info
from kippu.server.tables.lobby import Lobby
from kippu.server.tables.results import Comparison, comparison
from kippu.server.tables.stored import StoredTable
from kippu.server.tables.tasks import spawn

Stored: TypeAlias = Callable[["Room", Sequence[AnyEntry]], None]


class Room:
    """One table and those who are connected to it here; `stored` is told what this process has stored."""

    def __init__(self, store: Store, row: TableRow, stored: Stored | None = None) -> None:
        self._stored = StoredTable(store, row)
        self._audience = Audience(self._stored)
        self.core = AppendCore(self._stored, self._audience, stored and (lambda entries: stored(self, entries)))
        self.lobby = Lobby(self._stored, self.core)
        self.chat = Chat(self._stored, self._audience)
        self.event = Event(self._stored, self.core, self._audience)
        self.away = Away(self._stays_away)

    # --- what is there ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._stored.row.id

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is under way, so the room can be forgotten until it is asked for."""
        return not (self._audience or self.core.busy or self.away)

    @property
    def game(self) -> AnyGame:
        """The game, by the rules it began with."""
        return self._stored.game

    @property
    def options(self) -> Any:
        """How the game is set up, in full."""
        return self._stored.options

    @property
    def seat_names(self) -> list[str]:
        """How seats are called."""
        return [seat.name for seat in self._stored.settings.seats]

    def info(self, viewer: Viewer = "spectator") -> TableInfo:
        """The table as everybody who knows its address may see it; game masters see whose phones are connected."""
        return table_info(self._stored, self._audience, viewer)

    def role(self, player: int | None) -> Viewer:
        """As whom a player acts and sees: for a seat, as game master, or not at all."""
        return self._stored.role(player)

    def seat_of(self, player: int | None) -> int | None:
        """Where a player sits, or which team is theirs."""
        return self._stored.seat_of(player)

    # --- the game -----------------------------------------------------------------------------------------

    async def look(self) -> Any:
        """The state of the game as it is stored, for questions that change nothing."""
        async with self.core.at_rest:
            if self._stored.table is None:
                raise KippuError("not_begun")
            return self._stored.table.state

    async def decision(self, seat: int) -> tuple[int, Any]:
        """What a seat that is to act sees, all of it stored, and its version."""
        async with self.core.at_rest:
            table = self._stored.table
            if table is None or seat not in table.game.to_act(table.state) or waits_for_hands(table.game, table.state):
                raise KippuError("nothing_to_decide")
            return table.version, table.view(seat)

    def public_view(self) -> Any:
        """The game as spectators may see it now; None before it begins."""
        return self.core.telling.public_view()

    def record(self) -> AnyRecord:
        """The record of a finished game; refused while it would give secrets away."""
        table = self._stored.table
        if table is None or table.outcome is None or self._stored.version < table.version:  # the end is not stored yet
            raise KippuError("not_over")
        return table.record()

    @property
    def state(self) -> Any:
        """The whole state, secrets included: for what is worked out of a finished game."""
        return None if self._stored.table is None else self._stored.table.state

    @property
    def journal(self) -> Any:
        """The log as it counts, of a game that merges late reports."""
        return None if self._stored.table is None else self._stored.table.journal

    @property
    def log(self) -> list[AnyEntry]:
        """All stored entries, secrets included: never for a player."""
        table = self._stored.table
        return [] if table is None else table.entries()[: self._stored.version + 1]

    async def comparison(self) -> Comparison:
        """With which earlier results this game is compared, as far as it is stored."""
        async with self.core.at_rest:
            return comparison(self._stored)

    def do(self, listener: Listener, request: Do) -> None:
        """Take a command in; the answer comes when it is stored."""
        self.core.do(listener, request)

    async def load(self) -> None:
        """Read the game from the store."""
        await self.core.load()

    async def catch_up(self) -> None:
        """Something was stored, here or by another process: read it and tell those connected here."""
        await self.core.catch_up()
        await self.event.welcome_moved()

    # --- coming and going ---------------------------------------------------------------------------------

    async def hello(self, listener: Listener, since: int | None) -> None:
        """A connection wants to know everything, or what it missed."""
        async with self.core.at_rest:  # what is not yet stored is not yet told
            await self.core.catch_up_with(since, listener.player)
            self._audience.add(listener)
            self.core.telling.welcome(listener, since)
            self.chat.repeat_to(listener)
            if left := self.core.clock.left():
                listener.send(encode(left))
        seat = self._own_seat(listener)
        if seat is not None:
            self.away.comes_back(seat)
            await self.lobby.come_back(seat)

    def goodbye(self, listener: Listener) -> None:
        """A connection is gone. Its player has a while to come back before a bot plays on."""
        self._audience.discard(listener)
        seat, still_here = self._own_seat(listener), listener.player in self._audience.players()
        if seat is not None and not still_here and self._playing:
            self.away.leaves(seat)

    async def leave(self, player: int) -> None:
        """Somebody gets up, or leaves an event."""
        await (self.event or self.lobby).leave(player)

    def _own_seat(self, listener: Listener) -> int | None:
        """The seat that a bot plays while its player is away; nobody plays for a team in the city."""
        return None if self.event else self.seat_of(listener.player)

    def _stays_away(self, seat: int) -> None:
        if self._audience and self._playing:  # nobody waits at an empty table
            spawn(self.lobby.bot_plays(seat))

    @property
    def _playing(self) -> bool:
        return self._stored.row.phase == "playing"
