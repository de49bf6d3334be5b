"""The lobby of a table: who sits where, what the host may do, the beginning, and the table that follows."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from kippu.bots import find_bot, stand_in
from kippu.core.errors import KippuError
from kippu.server.store import TableRow
from kippu.server.tables.append_core import AppendCore
from kippu.server.tables.settings import Settings
from kippu.server.tables.stored import StoredTable


class Lobby:
    """The seats of one table."""

    def __init__(self, stored: StoredTable, core: AppendCore) -> None:
        self._stored, self._core = stored, core
        self._following = asyncio.Lock()

    def is_host(self, player: int | None) -> bool:
        """Whether a player made this table, or got it from the one who did."""
        return player is not None and player == self._stored.settings.host

    async def join(self, player: int, name: str) -> int:
        """Sit down: on a free seat before the start, in place of a bot without a player later."""
        await self._core.change(lambda settings: settings.seated(player, name, self._stored.row.phase))
        seat = self._stored.seat_of(player)
        assert seat is not None
        return seat

    async def leave(self, player: int) -> None:
        """Get up: before the start the seat is gone, later a bot plays it."""
        seat = self._stored.seat_of(player)
        if seat is None:
            return
        if self._stored.row.phase == "lobby":
            await self.remove_seat(seat)
        elif self._stored.row.phase == "playing":
            await self.bot_plays(seat)

    async def come_back(self, seat: int) -> None:
        """A player is here again, and plays instead of a bot."""
        if self._stored.settings.seats[seat].bot:
            await self._core.change(lambda settings: settings.played_by(seat, None))

    async def hand_over(self, guest: int, account: int) -> None:
        """A guest has logged in: what was the guest's here is the account's."""
        await self._core.change(lambda settings: settings.handed(guest, account))

    # --- what the host may do -----------------------------------------------------------------------------

    async def remove_seat(self, seat: int) -> None:
        """Take a seat away before the start; a host who leaves hands the table on."""
        await self._core.change(lambda settings: self._before_start(settings).without(seat))

    async def add_bot(self, name: str) -> None:
        """Sit a bot down before the start."""
        find_bot(self._stored.game, name)
        await self._core.change(lambda settings: self._before_start(settings).with_bot(name))

    async def bot_plays(self, seat: int) -> None:
        """Let a bot play a seat from now on; its player may come back."""
        bot = stand_in(self._stored.game)

        def with_bot(settings: Settings) -> Settings:
            if self._stored.row.phase != "playing":
                raise KippuError("too_late")
            settings.check_seat(seat)
            return settings.played_by(seat, bot)

        await self._core.change(with_bot)
        self._core.wake()

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Stop or allow what a seat says to all."""
        await self._core.change(lambda settings: settings.with_muted(seat, muted=muted))

    async def start(self) -> None:
        """Begin the game with those who sit here."""

        def begin(settings: Settings) -> Settings:
            self._stored.new_table(self._before_start(settings).seats)  # a game that cannot begin stays in the lobby
            return replace(settings, began=settings.seats)

        await self._core.change(begin, phase="playing")
        await self._core.load()

    async def follow(self, make: Callable[[TableRow, Settings], Awaitable[str]]) -> str:
        """The table that follows this one: the same for everybody who asks."""
        async with self._following:
            async with self._core.at_rest:  # the word of the end is stored after the news of it are told
                over = self._stored.row.phase == "over"
            if not over:
                raise KippuError("not_over")
            if self._stored.settings.event is not None:
                raise KippuError("too_late")  # a day cannot be played again
            if self._stored.settings.rematch is None:
                made = await make(self._stored.row, self._stored.settings)
                await self._core.change(lambda settings: replace(settings, rematch=settings.rematch or made))
        assert self._stored.settings.rematch is not None
        return self._stored.settings.rematch

    def _before_start(self, settings: Settings) -> Settings:
        if self._stored.row.phase != "lobby":
            raise KippuError("too_late")
        return settings
