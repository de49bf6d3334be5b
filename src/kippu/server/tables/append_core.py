"""The append core of a room: take what waits, carry it out, append, settle, tell.

Requests wait in an inbox. The core takes all that are there, carries them out, lets clock and bots act, stores the
entries they made in one append, and only then tells everybody, the mover included. If another process was faster, it
reads what is new and carries the same requests out again. Nothing else moves a game on.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from kippu.core.errors import KippuError
from kippu.core.record import AnyEntry
from kippu.server.logs import note
from kippu.server.protocol import Do, Done, Refusal, Refused, encode, refusal
from kippu.server.store import StoreUnavailable, Taken
from kippu.server.tables.audience import Audience, Listener
from kippu.server.tables.bot_seats import BotSeats
from kippu.server.tables.clock import TableClock
from kippu.server.tables.results import solo_result
from kippu.server.tables.settings import Settings
from kippu.server.tables.stored import RETRIES, AnyTable, StoredTable, next_time
from kippu.server.tables.tasks import spawn
from kippu.server.tables.telling import Telling

_Request: TypeAlias = tuple[Listener, Do]


class AppendCore:
    """One table's way to the store. Who holds `at_rest` sees nothing that is not stored."""

    def __init__(
        self, stored: StoredTable, audience: Audience, on_stored: Callable[[Sequence[AnyEntry]], None] | None
    ) -> None:
        self._stored, self._audience = stored, audience
        self._on_stored = on_stored  # is told what this process has stored
        self._inbox: list[_Request] = []
        self._woken = False  # since the core last looked at what there is to do
        self._worker: asyncio.Task[None] | None = None
        self.at_rest = asyncio.Lock()
        self.telling = Telling(stored, audience, self.at_rest)
        self.clock = TableClock(stored, audience, self.wake)
        self.bots = BotSeats(stored, self.wake)

    @property
    def busy(self) -> bool:
        """Whether something is under way, or is going to be."""
        working = self._worker is not None and not self._worker.done()
        return working or self.bots.thinking or self.clock.is_set

    # --- moves --------------------------------------------------------------------------------------------

    def do(self, listener: Listener, request: Do) -> None:
        """Take a command in; the answer comes when it is stored."""
        self._inbox.append((listener, request))
        self.wake()

    def wake(self) -> None:
        """Do what there is to do, for people, clock and bots; also what comes up while something else is stored."""
        self._woken = True
        if self._worker is None or self._worker.done():
            self._worker = spawn(self._work())

    async def _work(self) -> None:
        while self._woken:
            async with self.at_rest:
                self._woken = False
                requests, self._inbox = self._inbox, []
                more = await self._carry_out(requests)
            self._woken = self._woken or more

    async def _carry_out(self, requests: list[_Request]) -> bool:
        """Carry requests out, and what bots make of it; whether bots have more to do."""
        await self.catch_up_with(max((request.version for _, request in requests), default=None))
        for _ in range(RETRIES):
            table = self._stored.table
            if table is None:
                self._refuse(requests, Refusal("not_begun"))
                return False
            answers = self._play(table, requests)
            try:
                entries = await self._stored.commit()
            except Taken:
                await self.reload()
                continue
            except StoreUnavailable as error:
                self.telling.news()
                self._refuse(requests, refusal(error))
                self.clock.try_again()
                return False
            self.telling.news()
            self._answer(answers)
            if entries:
                await self._settle(entries)
            self.clock.watch()
            self.bots.let_think(table)
            return self.bots.have_more(table)
        raise RuntimeError("other processes are always faster")

    def _play(self, table: AnyTable, requests: list[_Request]) -> list[tuple[Listener, Done | Refused]]:
        """Everything that happens now, the clock first; what it is answered with once it is stored."""
        self.clock.act(table)
        if self.clock.is_up(table):
            self.bots.play_for_all(table)
        answers = [(listener, self._submit(table, listener, request)) for listener, request in requests]
        self.bots.play(table)
        return answers

    def _submit(self, table: AnyTable, listener: Listener, request: Do) -> Done | Refused:
        role = self._stored.role(listener.player)
        try:
            if role == "spectator":
                raise KippuError("not_seated")
            command = self._stored.commands.decode(request.command)
            self.clock.act(table)
            entry = table.submit(role, command, at=next_time(table), version=request.version, id=request.id)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return Refused(Refusal("not_a_command", {"reason": str(error)}), request.id, table.version)
        except KippuError as error:
            return Refused(refusal(error), request.id, table.version)
        return Done(request.id, entry.n)

    def _refuse(self, requests: list[_Request], why: Refusal) -> None:
        self._answer([(listener, Refused(why, request.id)) for listener, request in requests])

    def _answer(self, answers: Sequence[tuple[Listener, Done | Refused]]) -> None:
        for listener, answer in answers:
            listener.send(encode(answer))

    async def _settle(self, entries: Sequence[AnyEntry] = ()) -> None:
        """What follows from the log: whether the game is over, and whether it has to be woken."""
        if entries and self._on_stored:  # whatever comes of it, the game goes on
            asyncio.get_running_loop().call_soon(self._on_stored, entries)
        table, row = self._stored.table, self._stored.row
        assert table is not None
        if table.outcome is not None:
            # Also of a game that ended before results were kept; what cannot be kept now is, when it is read again.
            with contextlib.suppress(StoreUnavailable):
                await self._stored.keep_result(solo_result(self._stored))
        if table.outcome is not None and row.phase == "playing":
            with contextlib.suppress(StoreUnavailable):  # then it is done when the table is read again
                await self._save(lambda settings: settings, phase="over")
            note("game_over", table=row.id, entries=table.version)
            self._audience.tell_changed()
        if (wakes := table.game.due(table.state) is not None) != self._stored.row.wakes:
            with contextlib.suppress(StoreUnavailable):
                await self._save(lambda settings: settings, wakes=wakes)

    # --- the store ----------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the game from the store, and go on with it."""
        async with self.at_rest:
            await self.reload()
            if self._stored.table is not None:
                await self._settle()  # a process may have died between the last entry and the word of the end
            self.clock.watch()
        self.wake()

    async def catch_up(self) -> None:
        """Something was stored, here or by another process: read it and tell those connected here."""
        async with self.at_rest:
            await self.reload()
            self.clock.watch()
        self._audience.tell_changed()

    async def catch_up_with(self, version: int | None, player: int | None = None) -> None:
        """Somebody knows a version, or got a seat, from another process whose word of it may not be here yet."""
        table = self._stored.table
        older = version is not None and (table is None or table.version < version)
        if older or (player is not None and self._stored.role(player) == "spectator"):
            with contextlib.suppress(StoreUnavailable):
                await self.reload()

    async def reload(self) -> None:
        """The table as the store has it, and the word of it to those here."""
        await self._stored.reload()
        self.telling.news()

    async def change(self, change: Callable[[Settings], Settings], *, phase: str | None = None) -> None:
        """Change the settings and tell everybody; raises what `change` raises, and then nothing has changed."""
        async with self.at_rest:
            await self._save(change, phase=phase)
        self._audience.tell_changed()

    async def _save(self, change: Callable[[Settings], Settings], **row: Any) -> None:
        try:
            await self._stored.save(change, **row)
        finally:
            self.telling.news()  # of another process that was faster
