"""A room: one table in this process, in order. Nobody hears of a move before it is stored.

Requests wait in an inbox. The room takes all that are there, carries them out, lets bots follow, stores the entries
they made in one append, and only then tells everybody, the mover included. If another process was faster, the room
reads what is new and carries the same requests out again.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from kippu.bots import find_bot, stand_in, thinks
from kippu.core.chance import commitment
from kippu.core.errors import BadRecord, IllegalMove, KippuError
from kippu.core.game import AnyGame, Viewer
from kippu.core.record import AnyEntry, AnyRecord, Seat, command_type, entry_type
from kippu.core.table import Table
from kippu.games import find
from kippu.server import thinking
from kippu.server.audience import Audience, Listener, encode, legal, seen
from kippu.server.clock import now, seconds_until
from kippu.server.logs import note
from kippu.server.protocol import Clock, Do, Done, Refusal, Refused, Said, SeatInfo, TableInfo, Welcome
from kippu.server.settings import EventState, Role, SeatState, Settings
from kippu.server.store import EntryRow, Store, StoreUnavailable, TableRow, Taken

AWAY_AFTER = 90.0  # seconds without a connection, while others wait
_RETRIES = 20
_TURNS_TOGETHER = 50  # of bots, before they are stored and others are served
_AGAIN = 1.0  # seconds until the clock tries again after the store has failed
_LONGEST_SLEEP = 60.0  # seconds, because the machine's own clock may be set


def refusal(error: KippuError) -> Refusal:
    """An error as it goes over a socket."""
    return Refusal(error.code, dict(error.params), error.clause if isinstance(error, IllegalMove) else None)


class _Thought(NamedTuple):
    """What a bot has come to."""

    seat: int
    command: Any


Stored: TypeAlias = Callable[["Room", Sequence[AnyEntry]], None]


class Room:
    """One table and those who are connected to it here."""

    def __init__(self, store: Store, row: TableRow, stored: Stored | None = None) -> None:
        self._store = store
        self._stored = stored  # is told what this process has stored
        self._game: AnyGame = find(row.game)
        self._options = msgspec.json.decode(row.options, type=self._game.info.options)
        self._commands, self._entries = _decoders(self._game)
        self._keep(row, msgspec.json.decode(row.settings, type=Settings))
        self._table: Table[Any, Any, Any] | None = None
        self._told = -1  # the version that is stored and known to all who play here
        self._shown = -1  # the one that is known to spectators, who may be told later
        self._lock = asyncio.Lock()
        self._inbox: list[tuple[Listener, Do]] = []
        self._worker: asyncio.Task[None] | None = None
        self._audience = Audience(self.info, self.role)
        self._thinking: set[int] = set()  # seats whose bots think
        self._thoughts: list[_Thought] = []
        self._clock: asyncio.TimerHandle | None = None
        self._deadline: int | None = None
        self._alarm: asyncio.TimerHandle | None = None  # when the game wants to be woken
        self._showing: asyncio.TimerHandle | None = None  # when spectators are told more
        self._away: dict[int, asyncio.TimerHandle] = {}
        self._rng = random.Random()

    # --- what is there ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._row.id

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is under way, so the room can be forgotten until it is asked for."""
        working = self._worker is not None and not self._worker.done()
        return not (self._audience or working or self._thinking or self._away or self._alarm)

    @property
    def options(self) -> Any:
        """How the game is set up, in full."""
        return self._options

    def info(self, viewer: Viewer = "spectator") -> TableInfo:
        """The table as everybody who knows its address may see it; game masters see whose phones are connected."""
        settings, over = self._settings, self._row.phase == "over"
        return TableInfo(
            id=self.id,
            game=self._row.game,
            options=self._game.brief(self._options),
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
        return "spectator" if player is None else self._roles.get(player, "spectator")

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
        if table is None or table.outcome is None or self._told < table.version:  # the end is not stored yet
            raise KippuError("not_over")
        return table.record()

    async def decision(self, seat: int) -> tuple[int, Any]:
        """What a seat that is to act sees, all of it stored, and its version."""
        async with self._lock:
            table = self._table
            if table is None or seat not in self._game.to_act(table.state):
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
        return [] if self._table is None else self._table.entries()[: self._told + 1]

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
        find_bot(self._row.game, name)
        await self._change(lambda settings: self._in_lobby(settings).with_bot(name))

    def _in_lobby(self, settings: Settings) -> Settings:
        if self._row.phase != "lobby":
            raise KippuError("too_late")
        return settings

    async def bot_plays(self, seat: int) -> None:
        """Let a bot play a seat from now on; its player may come back."""
        bot = stand_in(self._row.game)

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
            self._new_table(self._in_lobby(settings).seats)  # a game that cannot begin stays in the lobby
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

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
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
        for _ in range(_RETRIES):
            table = self._table
            if table is None:
                self._answer([(listener, Refused(Refusal("not_begun"), request.id)) for listener, request in requests])
                return False
            before = table.version
            self._let_clock_act(table)
            answers = [(listener, self._submit(table, listener, request)) for listener, request in requests]
            self._let_bots_play(table)
            entries = table.entries(before)
            try:
                if entries:
                    await self._store.append(self.id, [_row_of(entry) for entry in entries])
            except Taken:
                await self._reload()
                continue
            except StoreUnavailable as error:
                await self._forget(table, before)
                self._answer([(listener, Refused(refusal(error), request.id)) for listener, request in requests])
                self._watch_due(at_least=_AGAIN)
                return False
            except BaseException:
                await self._forget(table, before)
                raise
            self._tell_news()
            self._answer(answers)
            if entries and self._stored:  # whatever comes of it, the game goes on
                asyncio.get_running_loop().call_soon(self._stored, self, entries)
            if entries:
                await self._after_entries()
            self._watch_due()
            self._let_think(table)
            return bool(self._bots_to_act(table, thinking=False))
        raise RuntimeError("other processes are always faster")

    def _submit(self, table: Table[Any, Any, Any], listener: Listener, request: Do) -> Done | Refused:
        role = self.role(listener.player)
        try:
            if role == "spectator":
                raise KippuError("not_seated")
            command = self._commands.decode(request.command)
            self._let_clock_act(table)
            entry = table.submit(role, command, at=_time(table), version=request.version, id=request.id)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return Refused(Refusal("not_a_command", {"reason": str(error)}), request.id, table.version)
        except KippuError as error:
            return Refused(refusal(error), request.id, table.version)
        return Done(request.id, entry.n)

    def _let_bots_play(self, table: Table[Any, Any, Any]) -> None:
        """What bots have to decide, turn after turn, until the game waits for a person or for a thought.

        A game of bots alone is played in parts: others are served in between.
        """
        self._take_thoughts(table)
        for _ in range(_TURNS_TOGETHER):
            waiting = self._bots_to_act(table, thinking=False)
            for seat, bot in waiting:
                self._bot_decides(table, seat, bot)
            next_ = [seat for seat in self._game.to_act(table.state) if isinstance(seat, int)]
            if not waiting or any(not self._settings.seats[seat].bot for seat in next_):
                return

    def _bots_to_act(self, table: Table[Any, Any, Any], *, thinking: bool) -> list[tuple[int, str]]:
        """The seats and names of the bots that the game waits for: those that think, or those that do not."""
        seats = [seat for seat in self._game.to_act(table.state) if isinstance(seat, int)]
        played = [(seat, bot) for seat in seats if (bot := self._settings.seats[seat].bot)]
        return [(seat, bot) for seat, bot in played if thinks(self._row.game, bot) == thinking]

    def _bot_decides(self, table: Table[Any, Any, Any], seat: int, name: str) -> None:
        options = self._game.legal(table.state, seat)
        command = find_bot(self._row.game, name).choose(table.view(seat), options, self._rng)
        table.submit(seat, command, at=_time(table))

    def _let_think(self, table: Table[Any, Any, Any]) -> None:
        """Ask the bots that think, and that nobody has asked yet; what they come to is a request like any other."""
        for seat, bot in self._bots_to_act(table, thinking=True):
            if seat not in self._thinking:
                self._thinking.add(seat)
                view, options = table.view(seat), self._game.legal(table.state, seat)
                self._spawn(self._think(seat, bot, view, options))

    async def _think(self, seat: int, bot: str, view: object, options: Sequence[Any]) -> None:
        try:
            command = await thinking.choose(find_bot(self._row.game, bot), view, options, self._rng.random())
        finally:
            self._thinking.discard(seat)
        self._thoughts.append(_Thought(seat, command))
        self._wake()

    def _take_thoughts(self, table: Table[Any, Any, Any]) -> None:
        """Do what bots have come to, unless something else has happened meanwhile."""
        thoughts, self._thoughts = self._thoughts, []
        for seat, command in thoughts:
            if self._settings.seats[seat].bot and command in self._game.legal(table.state, seat):
                table.submit(seat, command, at=_time(table))

    async def _after_entries(self) -> None:
        table = self._table
        assert table is not None
        if table.outcome is not None and self._row.phase == "playing":
            with contextlib.suppress(StoreUnavailable):  # then it is done when the table is read again
                await self._save(lambda settings: settings, phase="over")
            note("game_over", table=self.id, entries=table.version)
            self._audience.tell_changed()
        if (wakes := self._game.due(table.state) is not None) != self._row.wakes:
            with contextlib.suppress(StoreUnavailable):
                await self._save(lambda settings: settings, wakes=wakes)
        self._watch_clock()
        self._watch_due()

    # --- the clock ----------------------------------------------------------------------------------------

    def _let_clock_act(self, table: Table[Any, Any, Any]) -> None:
        """What is due happens before anything else does, and at its own time even if nobody was awake."""
        while (due := self._game.due(table.state)) is not None and due <= now():
            table.submit("clock", self._game.legal(table.state, "clock")[0], at=max(due, _last(table)))

    def _watch_due(self, at_least: float = 0.0) -> None:
        """Set the alarm for when the game wants to be woken."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        due = None if self._table is None else self._game.due(self._table.state)
        if due is not None:
            left = min(max(seconds_until(due), at_least), _LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(left, self._wake)

    def _watch_clock(self) -> None:
        """A decision with a clock ends by itself: a bot writes for those who have not."""
        table, clock = self._table, self._settings.clock
        if table is None or clock is None:
            return
        deadline = None if table.outcome is not None else table.entries(table.stirred - 1)[0].at + clock
        if deadline == self._deadline:
            return
        self._deadline = deadline
        if self._clock:
            self._clock.cancel()
            self._clock = None
        left = None
        if deadline is not None:
            left = _left(deadline)
            self._clock = asyncio.get_running_loop().call_later(
                seconds_until(deadline), self._time_is_up, table.stirred
            )
        self._audience.tell(Clock(left))

    def _time_is_up(self, stirred: int) -> None:
        self._spawn(self._write_for_absent(stirred))

    async def _write_for_absent(self, stirred: int) -> None:
        async with self._lock:
            table = self._table
            if table is None or table.stirred != stirred:
                return
            before = table.version
            for seat in self._game.to_act(table.state):
                if isinstance(seat, int):
                    self._bot_decides(table, seat, stand_in(self._row.game))
            self._let_bots_play(table)
            try:
                await self._store.append(self.id, [_row_of(entry) for entry in table.entries(before)])
            except Taken:
                await self._reload()
            except StoreUnavailable:
                await self._forget(table, before)
                self._clock = asyncio.get_running_loop().call_later(_AGAIN, self._time_is_up, stirred)
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
        """The table as the store has it, and the word of it to those here.

        A game that was begun but has no log yet gets its first entry.
        """
        row = await self._store.table(self.id)
        if row is None:
            raise KippuError("no_table", id=self.id)
        self._keep(row, msgspec.json.decode(row.settings, type=Settings))
        if row.phase == "lobby":
            return
        if self._table is not None:
            self._follow(self._table, await self._new_entries())
            self._tell_news()
            return
        if not (log := await self._new_entries()):
            first = self._new_table(self._settings.began)
            with contextlib.suppress(Taken):
                await self._store.append(self.id, [_row_of(entry) for entry in first.entries()])
            log = await self._new_entries()
        self._table = self._restored(log)
        self._told = self._table.version
        self._shown = self._table.known("spectator", now())
        self._show_later()
        for listener in self._audience:
            listener.send(encode(self._welcome(listener, None)))

    async def _new_entries(self) -> list[AnyEntry]:
        """What the store has and nobody here has heard of."""
        return [self._entries.decode(row.body) for row in await self._store.entries(self.id, self._told)]

    def _follow(self, table: Table[Any, Any, Any], new: Sequence[AnyEntry]) -> None:
        """Go on as the store has it; what a table has beyond that never happened."""
        if table.version > self._told:
            self._table = table = self._restored(table.entries()[: self._told + 1])
        for entry in new:
            assert entry.actor is not None
            assert entry.command is not None
            table.submit(entry.actor, entry.command, at=entry.at, id=entry.id)
        if table.entries(self._told) != new:
            raise BadRecord("not_restored")

    def _new_table(self, began: Sequence[SeatState]) -> Table[Any, Any, Any]:
        return Table(self._game, self._options, _record_seats(began), self._row.seed, at=now())

    def _restored(self, log: Sequence[AnyEntry]) -> Table[Any, Any, Any]:
        return Table.restore(self._game, self._options, _record_seats(self._settings.began), self._row.seed, log)

    def _keep(self, row: TableRow, settings: Settings) -> None:
        """The table as the store has it, without the game."""
        self._row, self._settings = row, settings
        self._roles: dict[int, Role] = settings.roles

    async def _forget(self, table: Table[Any, Any, Any], stored: int) -> None:
        """What could not be stored never happened, unless the store has it after all."""
        self._table = self._restored(table.entries()[: stored + 1])
        with contextlib.suppress(StoreUnavailable):
            await self._reload()

    async def _change(self, change: Callable[[Settings], Settings], *, phase: str | None = None) -> None:
        """Change the settings and tell everybody; raises what `change` raises, and then nothing has changed."""
        async with self._lock:
            await self._save(change, phase=phase)
        self._audience.tell_changed()

    async def _save(
        self, change: Callable[[Settings], Settings], *, phase: str | None = None, wakes: bool | None = None
    ) -> None:
        """Change what the store has; if another process was faster, change what it made of it."""
        for _ in range(_RETRIES):
            settings = change(self._settings)
            row = msgspec.structs.replace(
                self._row,
                phase=phase or self._row.phase,
                wakes=self._row.wakes if wakes is None else wakes,
                settings=encode(settings),
                players=tuple(settings.roles),
                codes=settings.event.codes if settings.event else (),
            )
            try:
                self._keep(await self._store.save_table(row), settings)
            except Taken:
                await self._reload()
                continue
            return
        raise RuntimeError("other processes are always faster")

    # --- telling ------------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What is stored and not yet told."""
        table = self._table
        assert table is not None
        played, shown = (self._told, table.version), (self._shown, table.known("spectator", now()))
        self._told, self._shown = played[1], shown[1]
        self._audience.tell_news(table, lambda viewer: shown if viewer == "spectator" else played)
        self._show_later()

    def _show_later(self) -> None:
        """What spectators may not know yet is told when they may."""
        if self._showing:
            self._showing.cancel()
            self._showing = None
        if self._table is not None and self._shown < self._table.version:
            left = seconds_until(self._table.next_known(self._shown))
            self._showing = asyncio.get_running_loop().call_later(left, lambda: self._spawn(self._show()))

    async def _show(self) -> None:
        async with self._lock:  # what is not yet stored is not told
            self._tell_news()

    def _answer(self, answers: Sequence[tuple[Listener, object]]) -> None:
        for listener, answer in answers:
            listener.send(encode(answer))


@lru_cache
def _decoders(game: AnyGame) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[AnyEntry]]:
    """What reads a game's commands and log entries."""
    return msgspec.json.Decoder(command_type(game)), msgspec.json.Decoder(entry_type(game))


def _left(deadline: int) -> int:
    """Milliseconds until a moment; none are negative."""
    return max(0, deadline - now())


def _time(table: Table[Any, Any, Any]) -> int:
    """The time of the next entry: never before the last one, whatever the machine's clock does."""
    return max(now(), _last(table))


def _last(table: Table[Any, Any, Any]) -> int:
    return table.entries(table.version - 1)[0].at


def _record_seats(began: Sequence[SeatState]) -> tuple[Seat, ...]:
    return tuple(Seat(seat.name, None if seat.player is not None else seat.bot) for seat in began)


def _row_of(entry: AnyEntry) -> EntryRow:
    return EntryRow(entry.n, str(entry.actor), entry.id, encode(entry))


def _no_silent_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        task.get_loop().call_exception_handler({"message": "a room failed", "exception": error, "task": task})
