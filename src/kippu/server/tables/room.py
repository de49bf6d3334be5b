"""A room: one table in this process, in order. Nobody hears of a move before it is stored.

Requests wait in an inbox. The room takes all that are there, carries them out, lets bots follow, stores the entries
they made in one append, and only then tells everybody, the mover included. If another process was faster, the room
reads what is new and carries the same requests out again.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias

import msgspec

from kippu.bots import find_bot, stand_in
from kippu.core.chance import commitment
from kippu.core.errors import KippuError
from kippu.core.game import AnyGame, Viewer
from kippu.core.record import AnyEntry, AnyRecord
from kippu.server.clock import now, seconds_until
from kippu.server.logs import note
from kippu.server.protocol import Clock, Do, Done, Refusal, Refused, Said, SeatInfo, TableInfo, Welcome, encode, refusal
from kippu.server.store import Store, StoreUnavailable, TableRow, Taken
from kippu.server.tables.alarm import Alarm
from kippu.server.tables.audience import Audience, Listener, legal, seen
from kippu.server.tables.bot_seats import BotSeats
from kippu.server.tables.settings import EventState, Settings
from kippu.server.tables.stored import RETRIES, AnyTable, StoredTable, last_time, next_time

AWAY_AFTER = 90.0  # seconds without a connection, while others wait
_AGAIN = 1.0  # seconds until the clock tries again after the store has failed
_LONGEST_SLEEP = 60.0  # seconds, because the machine's own clock may be set


Stored: TypeAlias = Callable[["Room", Sequence[AnyEntry]], None]


class Room:
    """One table and those who are connected to it here."""

    def __init__(self, store: Store, row: TableRow, stored: Stored | None = None) -> None:
        self._stored = StoredTable(store, row)
        self._on_stored = stored  # is told what this process has stored
        self._told = -1  # the version that is stored and known to all who play here
        self._shown = -1  # the one that is known to spectators, who may be told later
        self._lock = asyncio.Lock()
        self._inbox: list[tuple[Listener, Do]] = []
        self._worker: asyncio.Task[None] | None = None
        self._audience = Audience(self.info, self.role)
        self._bots = BotSeats(self._stored, self._spawn, self._wake)
        self._deadline: int | None = None  # of the decision, at a table with a clock
        self._clock = Alarm(lambda: self._spawn(self._play_for_absent(self._deadline)))
        self._due = Alarm(self._wake)  # when the game wants to be woken
        self._showing = Alarm(lambda: self._spawn(self._show()))  # when spectators are told more
        self._away: dict[int, asyncio.TimerHandle] = {}

    @property
    def _row(self) -> TableRow:
        return self._stored.row

    @property
    def _settings(self) -> Settings:
        return self._stored.settings

    @property
    def _table(self) -> AnyTable | None:
        return self._stored.table

    # --- what is there ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._row.id

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is under way, so the room can be forgotten until it is asked for."""
        working = self._worker is not None and not self._worker.done()
        return not (self._audience or working or self._bots.thinking or self._away or self._due)

    @property
    def game(self) -> AnyGame:
        """The game, by the rules it began with."""
        return self._stored.game

    @property
    def options(self) -> Any:
        """How the game is set up, in full."""
        return self._stored.options

    def info(self, viewer: Viewer = "spectator") -> TableInfo:
        """The table as everybody who knows its address may see it; game masters see whose phones are connected."""
        settings, over = self._settings, self._row.phase == "over"
        return TableInfo(
            id=self.id,
            game=self._row.game,
            options=self._stored.game.brief(self.options),
            phase=self._row.phase,  # type: ignore[arg-type]
            seats=self._seat_infos(viewer),
            max_seats=settings.max_seats,
            host=self.seat_of(settings.host),
            open=self._row.open,
            clock=settings.clock,
            commitment=None if self._row.phase == "lobby" else commitment(self._row.seed),
            seed=self._row.seed if over else None,
            rematch=settings.rematch,
            daily=settings.daily,
            muted=settings.muted,
            event=settings.event is not None,
        )

    def _seat_infos(self, viewer: Viewer) -> tuple[SeatInfo, ...]:
        if self._settings.event is None:
            here = self._audience.players()
            return tuple(seat.info(connected=seat.player in here - {None}) for seat in self._settings.seats)
        phones = [self._audience.phones(seat) if viewer == "gm" else None for seat in range(len(self._settings.seats))]
        return tuple(
            msgspec.structs.replace(seat.info(connected=bool(count)), phones=count)
            for seat, count in zip(self._settings.seats, phones, strict=True)
        )

    def role(self, player: int | None) -> Viewer:
        """As whom a player acts and sees: for a seat, as game master, or not at all."""
        return "spectator" if player is None else self._stored.roles.get(player, "spectator")

    def seat_of(self, player: int | None) -> int | None:
        """Where a player sits, or which team is theirs."""
        role = self.role(player)
        return role if isinstance(role, int) else None

    def is_host(self, player: int | None) -> bool:
        """Whether a player made this table."""
        return player is not None and player == self._settings.host

    async def look(self) -> Any:
        """The state of the game as it is stored, for questions that change nothing."""
        async with self._lock:
            if self._table is None:
                raise KippuError("not_begun")
            return self._table.state

    def record(self) -> AnyRecord:
        """The record of a finished game; refused while it would give secrets away."""
        table = self._table
        if table is None or table.outcome is None or self._stored.version < table.version:  # the end is not stored yet
            raise KippuError("not_over")
        return table.record()

    async def decision(self, seat: int) -> tuple[int, Any]:
        """What a seat that is to act sees, all of it stored, and its version."""
        async with self._lock:
            table = self._table
            if table is None or seat not in table.game.to_act(table.state):
                raise KippuError("nothing_to_decide")
            return table.version, table.view(seat)

    @property
    def is_event(self) -> bool:
        """Whether this is a live event."""
        return self._settings.event is not None

    @property
    def state(self) -> Any:
        """The whole state, secrets included: for what is worked out of a finished game."""
        return None if self._table is None else self._table.state

    def public_view(self) -> Any:
        """The game as spectators may see it now; None before it begins."""
        return None if self._table is None else seen(self._table, "spectator", self._shown)

    # --- coming and going ---------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the game from the store."""
        async with self._lock:
            await self._reload()
            if self._table is not None:
                await self._after_entries()  # a process may have died between the last entry and the word of the end
        self._wake()

    async def hello(self, listener: Listener, since: int | None) -> None:
        """A connection wants to know everything, or what it missed."""
        async with self._lock:  # what is not yet stored is not yet told
            await self._catch_up_with(since, listener.player)
            self._audience.add(listener)
            listener.send(encode(self._welcome(listener, since)))
            for said in self._audience.chat:
                listener.send(encode(said))
            if self._deadline is not None:
                listener.send(encode(Clock(_left(self._deadline))))
        seat = self.seat_of(listener.player)
        if seat is not None and self._settings.event is None:
            if timer := self._away.pop(seat, None):
                timer.cancel()
            if self._settings.seats[seat].bot:
                await self._change(lambda settings: settings.played_by(seat, None))

    def _welcome(self, listener: Listener, since: int | None) -> Welcome:
        seat, table = self.seat_of(listener.player), self._table
        if table is None:
            return Welcome(table=self.info(), you=seat)
        viewer = self.role(listener.player)
        known = self._shown if viewer == "spectator" else table.version
        first = -1 if listener.views else 0  # who gets views may ask for the setup too
        missed = since is not None and first <= since <= known
        return Welcome(
            table=self.info(viewer),
            you=seat,
            master=viewer == "gm",
            version=known,
            view=None if missed and not listener.views else seen(table, viewer, known),
            legal=legal(table, viewer) if listener.views else None,
            news=tuple(table.news(viewer, since, known)) if missed and since is not None else (),
        )

    def goodbye(self, listener: Listener) -> None:
        """A connection is gone. Its player has a while to come back before a bot plays on."""
        self._audience.discard(listener)
        seat = None if self._settings.event else self.seat_of(listener.player)  # nobody plays for a team in the city
        still_here = listener.player in self._audience.players()
        if seat is not None and not still_here and self._row.phase == "playing" and seat not in self._away:
            loop = asyncio.get_running_loop()
            self._away[seat] = loop.call_later(AWAY_AFTER, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._away.pop(seat, None)
        if self._audience and self._row.phase == "playing":  # nobody waits at an empty table
            self._spawn(self.bot_plays(seat))

    async def join(self, player: int, name: str) -> int:
        """Sit down: on a free seat before the start, in place of a bot without a player later."""
        await self._change(lambda settings: settings.seated(player, name, self._row.phase))
        seat = self.seat_of(player)
        assert seat is not None
        return seat

    async def leave(self, player: int) -> None:
        """Get up: before the start the seat is gone, later a bot plays it."""
        seat = self.seat_of(player)
        if self._settings.event is not None:
            await self.change_event(lambda event: event.without(player))
        elif seat is None:
            return
        elif self._row.phase == "lobby":
            await self.remove_seat(seat)
        elif self._row.phase == "playing":
            await self.bot_plays(seat)

    async def hand_over(self, guest: int, account: int) -> None:
        """A guest has logged in: what was the guest's here is the account's."""
        await self._change(lambda settings: settings.handed(guest, account))

    # --- live events --------------------------------------------------------------------------------------

    @property
    def event_or_none(self) -> EventState | None:
        """What a live event has besides its game."""
        return self._settings.event

    @property
    def event(self) -> EventState:
        """What a live event has besides its game; no other table has it."""
        if self._settings.event is None:
            raise KippuError("no_event", id=self.id)
        return self._settings.event

    @property
    def seat_names(self) -> list[str]:
        """How seats are called."""
        return [seat.name for seat in self._settings.seats]

    @property
    def log(self) -> list[AnyEntry]:
        """All stored entries, secrets included: never for a player."""
        return [] if self._table is None else self._table.entries()[: self._stored.version + 1]

    async def change_event(self, change: Callable[[EventState], EventState]) -> None:
        """Change what a live event has; who is somebody else now is welcomed as that."""

        def changed(settings: Settings) -> Settings:
            if settings.event is None:
                raise KippuError("no_event", id=self.id)
            return msgspec.structs.replace(settings, event=change(settings.event))

        await self._change(changed)
        await self._welcome_moved()

    async def _welcome_moved(self) -> None:
        async with self._lock:
            if self._settings.event is not None and self._table is not None:
                for listener in self._audience.moved():
                    listener.send(encode(self._welcome(listener, None)))

    # --- what the host may do -----------------------------------------------------------------------------

    async def remove_seat(self, seat: int) -> None:
        """Take a seat away before the start; a host who leaves hands the table on."""
        await self._change(lambda settings: self._in_lobby(settings).without(seat))

    async def add_bot(self, name: str) -> None:
        """Sit a bot down before the start."""
        find_bot(self._stored.game, name)
        await self._change(lambda settings: self._in_lobby(settings).with_bot(name))

    def _in_lobby(self, settings: Settings) -> Settings:
        if self._row.phase != "lobby":
            raise KippuError("too_late")
        return settings

    async def bot_plays(self, seat: int) -> None:
        """Let a bot play a seat from now on; its player may come back."""
        bot = stand_in(self._stored.game)

        def with_bot(settings: Settings) -> Settings:
            if self._row.phase != "playing":
                raise KippuError("too_late")
            settings.check_seat(seat)
            return settings.played_by(seat, bot)

        await self._change(with_bot)
        self._wake()

    async def mute(self, seat: int, *, muted: bool) -> None:
        """Stop or allow what a seat says to all."""
        await self._change(lambda settings: settings.with_muted(seat, muted=muted))

    async def start(self) -> None:
        """Begin the game with those who sit here."""

        def begin(settings: Settings) -> Settings:
            self._stored.new_table(self._in_lobby(settings).seats)  # a game that cannot begin stays in the lobby
            return msgspec.structs.replace(settings, began=settings.seats)

        await self._change(begin, phase="playing")
        await self.catch_up()
        async with self._lock:
            await self._after_entries()
        self._wake()

    async def rematch(self, make: Callable[[TableRow, Settings], Awaitable[str]]) -> str:
        """The table that follows this one: the same for everybody who asks."""
        async with self._lock:
            if self._row.phase != "over":
                raise KippuError("not_over")
            if self._settings.event is not None:
                raise KippuError("too_late")  # a day cannot be played again
            if self._settings.rematch is None:
                made = await make(self._row, self._settings)
                await self._save(lambda settings: msgspec.structs.replace(settings, rematch=settings.rematch or made))
        self._audience.tell_changed()
        assert self._settings.rematch is not None
        return self._settings.rematch

    # --- playing ------------------------------------------------------------------------------------------

    def do(self, listener: Listener, request: Do) -> None:
        """Take a command in; the answer comes when it is stored."""
        self._inbox.append((listener, request))
        self._wake()

    def say(self, listener: Listener, text: str) -> Said:
        """Chat, unless muted."""
        seat = self.seat_of(listener.player)
        if seat is None or seat in self._settings.muted or self._settings.event:  # events have their feed
            raise KippuError("muted")
        said = Said(seat, self._settings.seats[seat].name, text, now())
        self.said(said)
        return said

    def said(self, said: Said) -> None:
        """Pass chat on to those connected here."""
        self._audience.said(said)

    def _wake(self) -> None:
        if self._worker is None or self._worker.done():
            self._worker = self._spawn(self._work())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(_no_silent_failure)
        return task

    async def _work(self) -> None:
        while True:
            requests, self._inbox = self._inbox, []
            async with self._lock:
                more = await self._carry_out(requests)
            if not more and not self._inbox:
                return

    async def _carry_out(self, requests: list[tuple[Listener, Do]]) -> bool:
        """Carry requests out, and what bots make of it; whether bots have more to do."""
        await self._catch_up_with(max((request.version for _, request in requests), default=None))
        for _ in range(RETRIES):
            table = self._table
            if table is None:
                self._answer([(listener, Refused(Refusal("not_begun"), request.id)) for listener, request in requests])
                return False
            self._let_clock_act(table)
            answers = [(listener, self._submit(table, listener, request)) for listener, request in requests]
            self._bots.play(table)
            try:
                entries = await self._stored.commit()
            except Taken:
                await self._reload()
                continue
            except StoreUnavailable as error:
                self._tell_news()
                self._answer([(listener, Refused(refusal(error), request.id)) for listener, request in requests])
                self._watch_due(at_least=_AGAIN)
                return False
            self._tell_news()
            self._answer(answers)
            if entries and self._on_stored:  # whatever comes of it, the game goes on
                asyncio.get_running_loop().call_soon(self._on_stored, self, entries)
            if entries:
                await self._after_entries()
            self._watch_due()
            self._bots.let_think(table)
            return self._bots.have_more(table)
        raise RuntimeError("other processes are always faster")

    def _submit(self, table: AnyTable, listener: Listener, request: Do) -> Done | Refused:
        role = self.role(listener.player)
        try:
            if role == "spectator":
                raise KippuError("not_seated")
            command = self._stored.commands.decode(request.command)
            self._let_clock_act(table)
            entry = table.submit(role, command, at=next_time(table), version=request.version, id=request.id)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return Refused(Refusal("not_a_command", {"reason": str(error)}), request.id, table.version)
        except KippuError as error:
            return Refused(refusal(error), request.id, table.version)
        return Done(request.id, entry.n)

    async def _after_entries(self) -> None:
        table = self._table
        assert table is not None
        if table.outcome is not None and self._row.phase == "playing":
            with contextlib.suppress(StoreUnavailable):  # then it is done when the table is read again
                await self._save(lambda settings: settings, phase="over")
            note("game_over", table=self.id, entries=table.version)
            self._audience.tell_changed()
        if (wakes := table.game.due(table.state) is not None) != self._row.wakes:
            with contextlib.suppress(StoreUnavailable):
                await self._save(lambda settings: settings, wakes=wakes)
        self._watch_clock()
        self._watch_due()

    # --- the clock ----------------------------------------------------------------------------------------

    def _let_clock_act(self, table: AnyTable) -> None:
        """What is due happens before anything else does, and at its own time even if nobody was awake."""
        while (due := table.game.due(table.state)) is not None and due <= now():
            table.submit("clock", table.game.legal(table.state, "clock")[0], at=max(due, last_time(table)))

    def _watch_due(self, at_least: float = 0.0) -> None:
        """Set the alarm for when the game wants to be woken."""
        due = None if self._table is None else self._table.game.due(self._table.state)
        self._due.set(None if due is None else min(max(seconds_until(due), at_least), _LONGEST_SLEEP))

    def _watch_clock(self) -> None:
        """A decision with a clock ends by itself: a bot writes for those who have not."""
        table, clock = self._table, self._settings.clock
        if table is None or clock is None:
            return
        deadline = None if table.outcome is not None else table.entries(table.stirred - 1)[0].at + clock
        if deadline != self._deadline:
            self._deadline = deadline
            self._clock.set(None if deadline is None else seconds_until(deadline))
            self._audience.tell(Clock(None if deadline is None else _left(deadline)))

    async def _play_for_absent(self, deadline: int | None) -> None:
        async with self._lock:
            if self._table is None or self._deadline != deadline:
                return
            self._bots.play_for_all(self._table)
            try:
                await self._stored.commit()
            except Taken:
                await self._reload()
            except StoreUnavailable:
                self._tell_news()
                self._clock.set(_AGAIN)
                return
            self._tell_news()
            await self._after_entries()
        self._wake()

    # --- the store ----------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Something was stored, here or by another process: read it and tell those connected here."""
        async with self._lock:
            await self._reload()
            self._watch_clock()
            self._watch_due()
        self._audience.tell_changed()
        await self._welcome_moved()

    async def _catch_up_with(self, version: int | None, player: int | None = None) -> None:
        """Somebody knows a version, or got a seat, from another process whose word of it may not be here yet."""
        older = version is not None and (self._table is None or self._table.version < version)
        if older or (player is not None and self.role(player) == "spectator"):
            with contextlib.suppress(StoreUnavailable):
                await self._reload()

    async def _reload(self) -> None:
        """The table as the store has it, and the word of it to those here."""
        await self._stored.reload()
        self._tell_news()

    async def _change(self, change: Callable[[Settings], Settings], *, phase: str | None = None) -> None:
        """Change the settings and tell everybody; raises what `change` raises, and then nothing has changed."""
        async with self._lock:
            await self._save(change, phase=phase)
        self._audience.tell_changed()

    async def _save(self, change: Callable[[Settings], Settings], **row: Any) -> None:
        try:
            await self._stored.save(change, **row)
        finally:
            self._tell_news()  # of another process that was faster

    # --- telling ------------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What is stored and not yet told; that the game has begun is told as a welcome to it."""
        table = self._table
        if table is None:
            return
        played, shown = (self._told, self._stored.version), (self._shown, table.known("spectator", now()))
        self._told, self._shown = played[1], shown[1]
        if played[0] < 0:
            for listener in self._audience:
                listener.send(encode(self._welcome(listener, None)))
        else:
            self._audience.tell_news(table, lambda viewer: shown if viewer == "spectator" else played)
        # What spectators may not know yet is told when they may.
        later = self._shown < self._told
        self._showing.set(seconds_until(table.next_known(self._shown)) if later else None)

    async def _show(self) -> None:
        async with self._lock:  # what is not yet stored is not told
            self._tell_news()

    def _answer(self, answers: Sequence[tuple[Listener, object]]) -> None:
        for listener, answer in answers:
            listener.send(encode(answer))


def _left(deadline: int) -> int:
    """Milliseconds until a moment; none are negative."""
    return max(0, deadline - now())


def _no_silent_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        task.get_loop().call_exception_handler({"message": "a room failed", "exception": error, "task": task})
