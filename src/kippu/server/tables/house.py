"""The house: all rooms of this process, made when they are asked for and forgotten when nobody is there."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from starlette.concurrency import run_in_threadpool

from kippu.bots import find_bot, prepare
from kippu.core.errors import BadOptions, KippuError
from kippu.core.game import AnyGame, Options
from kippu.core.record import AnyRecord
from kippu.core.versions import find
from kippu.server.clock import now
from kippu.server.logs import note
from kippu.server.protocol import NewTable, Said, TableInfo, encode
from kippu.server.store import Store, StoreUnavailable, TableRow
from kippu.server.tables.deals import seed_for
from kippu.server.tables.room import Room, Stored
from kippu.server.tables.settings import EventState, SeatState, Settings, random_name, typed
from kippu.server.tables.stored import plain_record

_ID_LENGTH = 10


def options_of(game: AnyGame, wanted: dict[str, Any]) -> Options:
    """The options that somebody wants to play a game with."""
    try:
        return msgspec.convert(wanted, game.info.options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad_options", reason=str(error)) from error


class Puzzle(NamedTuple):
    """A puzzle of the day: its date, and the seed of its deal."""

    date: str
    seed: str


class House:
    """Finds rooms, makes tables, and passes on what other processes tell."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self.stored: Stored | None = None  # is told what this process has stored
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._prepared: dict[str, asyncio.Task[None]] = {}
        store.listen(self._heard)

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if it is not here."""
        if room := self._rooms.get(table_id):
            return room
        if not (table_id.isascii() and table_id.isalnum()):  # not every store takes any characters
            raise KippuError("no_table", id=table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    def _made(self, row: TableRow) -> Room:
        """A room; with the first one of a game its bots get ready, beside the loop."""
        room = Room(self.store, row, self.stored)
        if row.game not in self._prepared:
            self._prepared[row.game] = asyncio.create_task(run_in_threadpool(prepare, room.game))
        return room

    async def _load(self, table_id: str) -> Room:
        row = await self.store.table(table_id)
        if row is None:
            raise KippuError("no_table", id=table_id)
        room = self._made(row)
        await room.load()
        return self._rooms.setdefault(table_id, room)

    def forget_idle(self) -> None:
        """Let go of rooms where nobody is; the store has them."""
        for table_id in [id_ for id_, room in self._rooms.items() if room.idle]:
            del self._rooms[table_id]

    async def wake(self) -> None:
        """Read the tables that the clock has to wake, so that it can."""
        for table_id in await self.store.waking_tables():
            try:
                await self.room(table_id)
            except StoreUnavailable:
                raise
            except KippuError as error:
                note("not_woken", table=table_id, code=error.code)

    async def by_code(self, code: str) -> Room:
        """The room that a code leads to."""
        row = await self.store.table_by_code(typed(code))
        if row is None:
            raise KippuError("no_code")
        return await self.room(row.id)

    async def new_event(self, game: str, options: object, teams: Sequence[str], event: EventState) -> Room:
        """Make a live event; its game exists from now on, before the day begins."""
        seats = tuple(map(SeatState, teams))
        settings = Settings(seats=seats, max_seats=len(seats), event=event)
        room = await self._new_room(game, encode(options), settings, open_=False)
        await room.lobby.start()
        return room

    async def new_table(self, player: int, wanted: NewTable) -> Room:
        """Make a table with its host on the first seat, and bots on the next."""
        game = find(wanted.game)
        options = options_of(game, wanted.options)
        bots = [SeatState(f"{name} {number}", bot=name) for number, name in enumerate(wanted.bots, 1)]
        for name in wanted.bots:
            find_bot(game, name)
        seats = (SeatState(wanted.name, player), *bots)
        most = max(min(wanted.max_seats, game.info.max_seats), len(seats))
        game.info.check(options, max(len(seats), game.info.min_seats))
        settings = Settings(seats=seats, host=player, max_seats=most, clock=wanted.clock)
        room = await self._new_room(wanted.game, encode(options), settings, open_=wanted.open)
        if wanted.start:
            await room.lobby.start()
        return room

    async def new_daily(self, player: int, name: str, game_id: str, options: Options, puzzle: Puzzle) -> Room:
        """A puzzle of the day, begun at once: its player alone, with the seed that everybody gets."""
        settings = Settings(seats=(SeatState(name, player),), host=player, max_seats=1, daily=puzzle.date)
        room = await self._new_room(game_id, encode(options), settings, open_=False, seed=puzzle.seed)
        await room.lobby.start()
        return room

    async def rematch(self, table_id: str) -> str:
        """The table that follows a finished one, with the same options and the same people."""
        room = await self.room(table_id)

        async def make(row: TableRow, settings: Settings) -> str:
            seats = tuple(
                SeatState(seat.name, seat.player, None if seat.player else seat.bot) for seat in settings.seats
            )
            again = Settings(seats=seats, host=settings.host, max_seats=settings.max_seats, clock=settings.clock)
            return (await self._new_room(row.game, row.options, again, open_=row.open)).id

        return await room.lobby.follow(make)

    async def _new_room(
        self, game_id: str, options: bytes, settings: Settings, *, open_: bool, seed: str | None = None
    ) -> Room:
        row = TableRow(
            id=random_name(_ID_LENGTH),
            game=game_id,
            rules=find(game_id).info.rules,
            options=options,
            phase="lobby",
            open=open_,
            settings=encode(settings),
            seed=seed or seed_for(game_id, options),
            created=now(),
            players=tuple(settings.roles),
            codes=settings.event.codes if settings.event else (),
        )
        room = self._made(row)
        await self.store.create_table(row)
        note("table_made", table=row.id, game=row.game, seats=len(settings.seats))
        return self._rooms.setdefault(row.id, room)

    async def open_tables(self) -> list[TableInfo]:
        """Tables that anybody may join or watch."""
        return self._infos(await self.store.open_tables())

    async def tables_of(self, player: int) -> list[TableInfo]:
        """Tables where a player sits or sat."""
        return self._infos(await self.store.tables_of(player))

    async def merge(self, account: int, guest: int) -> None:
        """A guest has logged in: the guest's seats are the account's now."""
        for table_id in await self.store.merge_players(account, guest):
            await (await self.room(table_id)).lobby.hand_over(guest, account)

    def _infos(self, rows: Sequence[TableRow]) -> list[TableInfo]:
        """Tables for a list. One whose rules are gone is left out: nobody can play it; its record is still there."""
        found = []
        for row in rows:
            try:
                found.append((self._rooms.get(row.id) or Room(self.store, row)).info())
            except KippuError as error:
                note("not_listed", table=row.id, code=error.code)
        return found

    async def plain_record(self, table_id: str) -> AnyRecord:
        """The record of a finished game whose rules are gone, as it is stored."""
        row = await self.store.table(table_id)
        assert row is not None
        return plain_record(row, await self.store.entries(table_id, -1))

    async def _heard(self, table_id: str, text: str) -> None:
        """Another process has stored something about a table that may be in memory here."""
        for room in [self._rooms.get(table_id)] if table_id else list(self._rooms.values()):
            if room is None:
                continue
            if text.startswith("said "):
                room.chat.pass_on(msgspec.json.decode(text.removeprefix("said "), type=Said))
            else:
                await room.catch_up()
