"""The store: what must survive. Two of a kind, SQLite for one process and PostgreSQL for many.

An entry is told to nobody before `append` has returned: then it is on disk. Entries of one table are unique by
number, and by actor and client id, so two processes can never both have moved. A write about a table or a player
that does not exist raises LookupError; one of something that no database can hold, ValueError.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Self, TypeAlias

import msgspec

from kippu.core.errors import KippuError

# What another process said: the table it is about, and a short text (`entry`, `table`, `said ...`). The text `resync`
# about no table ("") means that something may have been missed: read everything again.
Listener: TypeAlias = Callable[[str, str], Awaitable[None]]


class Taken(Exception):
    """Somebody else was first: with this number, this client's id, this revision; read what is new and try again."""


class StoreUnavailable(KippuError):
    """The store does not answer; nothing was acknowledged. It may have been kept all the same: read, then go on."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table. `settings` is the room's own JSON: seats, host, clock, bots; `seed` stays secret until it is over."""

    id: str
    game: str
    rules: int
    options: bytes
    phase: str
    open: bool
    settings: bytes
    seed: str
    created: int
    revision: int = 0  # counts the saves, so that two processes cannot save over each other
    wakes: bool = False  # the game wants to be woken by the clock, also when nobody is there
    players: tuple[int, ...] = ()  # who sits here, for "my games"
    codes: tuple[str, ...] = ()  # what people may type to come here; no two tables have the same


class EntryRow(msgspec.Struct, frozen=True):
    """A log entry as JSON, with what makes it unique."""

    n: int
    actor: str
    client_id: str | None
    body: bytes


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or an account: known by the hash of a secret token; `login` and `password` (argon2) with an account."""

    id: int
    name: str
    created: int
    login: str | None = None
    password: str | None = None


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a player made of a finished game, in points of the game; `kind` is the same for results to be compared."""

    seat: int
    player: int
    kind: str
    score: int
    ended: int


class Store(ABC):
    """What the server needs of a database. All calls are safe to make at the same time."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema to the present version."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def create_table(self, row: TableRow) -> None:
        """Keep a new table; Taken if the id is in use."""

    @abstractmethod
    async def save_table(self, row: TableRow) -> TableRow:
        """Keep a changed table (all but its id, game, options and seed); gives the row to make the next change to.

        Taken if another has saved it since `row` was read, or if a code is in use. Other processes are told `table`.
        """

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """A table, or None."""

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that a code leads to, or None."""

    @abstractmethod
    async def waking_tables(self) -> list[str]:
        """The ids of all tables whose games want to be woken by the clock."""

    @abstractmethod
    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        """Keep entries of one table, all or none; returns when they are on disk.

        Taken if one's number or client id is in use, and then none is kept. Appends to many tables at once share
        one commit, in the order of the calls. Other processes are told `entry`.
        """

    @abstractmethod
    async def entries(self, table_id: str, since: int = -1) -> list[EntryRow]:
        """The entries after number `since`, in order."""

    @abstractmethod
    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Listed tables that wait for players or can be watched, newest first."""

    @abstractmethod
    async def tables_of(self, player_id: int, limit: int = 50) -> list[TableRow]:
        """Tables a player sits or sat at, newest first."""

    @abstractmethod
    async def keep_results(self, table_id: str, results: Sequence[ResultRow]) -> None:
        """Keep what players made of a finished game. It follows from the log, so it may be kept again."""

    @abstractmethod
    async def best_result(self, player_id: int, kind: str, before: int | None = None) -> int | None:
        """The highest score of a player in results of a kind, of games that ended before a time; None if none did."""

    @abstractmethod
    async def create_player(self, token_hash: bytes, name: str, now: int) -> PlayerRow:
        """A new guest, known by the hash of a secret token."""

    @abstractmethod
    async def player(self, token_hash: bytes) -> PlayerRow | None:
        """Who has this token."""

    @abstractmethod
    async def player_by_login(self, login: str) -> PlayerRow | None:
        """The account with this login."""

    @abstractmethod
    async def set_account(self, player_id: int, login: str, password: str) -> None:
        """Make a guest an account, or change one; Taken if the login is in use. The guest's games stay with it."""

    @abstractmethod
    async def add_token(self, player_id: int, token_hash: bytes, now: int) -> None:
        """One more token for a player: another device has logged in."""

    @abstractmethod
    async def merge_players(self, kept: int, gone: int) -> list[str]:
        """Give games and tokens of a guest to another player: the guest has logged in to an account.

        Gives the ids of the tables where one now sits for the other; other processes are told `table` about them.
        Whoever still has the guest's id means the kept player by it. ValueError if `gone` is an account itself.
        """

    @abstractmethod
    async def tell(self, table_id: str, text: str) -> None:
        """Tell the other processes on this database; where there is only one, nothing happens."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call `listener` for what other processes tell, one thing after another, so it should not take long."""


def store_for(url: str) -> Store:
    """The store for an address: `sqlite:PATH`, a plain path, or `postgresql://...`."""
    if url.startswith(("postgres://", "postgresql://")):
        from kippu.server.store.postgres import PostgresStore  # noqa: PLC0415 - only where it is used

        return PostgresStore(url)
    from kippu.server.store.sqlite import SqliteStore  # noqa: PLC0415

    return SqliteStore(url.removeprefix("sqlite:"))


__all__: Sequence[str] = [
    "EntryRow",
    "Listener",
    "PlayerRow",
    "ResultRow",
    "Store",
    "StoreUnavailable",
    "TableRow",
    "Taken",
    "store_for",
]
