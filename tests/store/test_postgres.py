import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from kippu.server.store import Store, StoreUnavailable, Taken, store_for
from kippu.server.store.postgres import PostgresStore
from tests.store.databases import run_sql
from tests.store.postgres_server import Server
from tests.store.samples import a_table, an_entry, guests, outcomes

_PATIENCE = 20.0  # for what must come; nothing waits for it when all is well


class _Ear:
    """Hears what a store is told."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        store.listen(self._hear)

    async def _hear(self, table_id: str, text: str) -> None:
        self._heard.put_nowait((table_id, text))

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self._heard.get(), _PATIENCE)


@pytest.fixture
def administer(server: Server) -> Callable[[str], Awaitable[None]]:
    async def run(command: str) -> None:
        await run_sql(server("postgres"), command)

    return run


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


async def test_processes_hear_what_others_have_stored(postgres_url: str) -> None:
    async with store_for(postgres_url) as store, store_for(postgres_url) as other:
        ear, own_ear = _Ear(other), _Ear(store)
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0), an_entry(1)])
        assert await ear.next() == ("shibuya", "entry")
        assert len(await other.entries("shibuya")) == 2
        await store.save_table(a_table())
        assert await ear.next() == ("shibuya", "table")
        await store.tell("shibuya", 'said {"text":"はい 🚃"}')
        assert await ear.next() == ("shibuya", 'said {"text":"はい 🚃"}')
        # Nothing of that came back to the one who did it.
        await other.tell("shibuya", "hello")
        assert await own_ear.next() == ("shibuya", "hello")


async def test_nobody_hears_of_what_was_not_stored(postgres_url: str) -> None:
    async with store_for(postgres_url) as store, store_for(postgres_url) as other:
        ear = _Ear(other)
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0)])
        assert await ear.next() == ("shibuya", "entry")
        refused = [store.append("shibuya", [an_entry(0)]), store.append("shibuya", [an_entry(1), an_entry(0)])]
        assert await outcomes([*refused, store.save_table(a_table(revision=9))]) == [Taken] * 3
        await store.tell("shibuya", "that is all")
        assert await ear.next() == ("shibuya", "that is all")


async def test_others_hear_at_which_tables_a_guest_is_now_somebody_else(postgres_url: str) -> None:
    async with store_for(postgres_url) as store, store_for(postgres_url) as other:
        ear = _Ear(other)
        account, guest = await guests(store, "account", "guest")
        await store.create_table(a_table(players=(guest,)))
        await store.merge_players(account, guest)
        assert await ear.next() == ("shibuya", "table")


async def test_a_listener_that_fails_hears_the_next_news(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with store_for(postgres_url) as store, store_for(postgres_url) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()

        async def hear(_table_id: str, text: str) -> None:
            if text == "bad":
                raise RuntimeError("this listener fails")
            heard.put_nowait(text)

        other.listen(hear)
        await store.tell("shibuya", "bad")
        await store.tell("shibuya", "good")
        assert await asyncio.wait_for(heard.get(), _PATIENCE) == "good"
    assert "this listener fails" in caplog.text


async def test_after_its_connections_are_cut_a_store_says_so_and_goes_on(
    postgres_url: str, administer: Callable[[str], Awaitable[None]]
) -> None:
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{_name(postgres_url)}'"  # noqa: S608
    async with store_for(postgres_url) as store:
        ear = _Ear(store)
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0)])
        for n in range(1, 4):
            await administer(cut)
            assert await ear.next() == ("", "resync")
            # A connection may turn out to be cut only when it is used, which then is refused.
            while await outcomes([store.append("shibuya", [an_entry(n)])]) == [StoreUnavailable]:
                assert [entry.n for entry in await store.entries("shibuya")][-1] < n
            async with store_for(postgres_url) as other:
                await other.tell("shibuya", f"{n}")
            assert await ear.next() == ("shibuya", f"{n}")
        assert [entry.n for entry in await store.entries("shibuya")] == [0, 1, 2, 3]


async def test_while_the_server_refuses_nothing_is_acknowledged(
    postgres_url: str, administer: Callable[[str], Awaitable[None]]
) -> None:
    name = _name(postgres_url)
    async with store_for(postgres_url) as store:
        ear = _Ear(store)
        await store.create_table(a_table())
        await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await administer(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
        asked = [store.append("shibuya", [an_entry(n)]) for n in range(5)]
        asked += [store.tell("shibuya", "?")]
        assert await outcomes([*asked, store.table("shibuya"), store.save_table(a_table())]) == [StoreUnavailable] * 8
        await administer(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await ear.next() == ("", "resync")
        assert await store.entries("shibuya") == []
        await store.append("shibuya", [an_entry(0)])
        assert await store.entries("shibuya") == [an_entry(0)]


@asynccontextmanager
async def _line_to(url: str, folder: Path) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Another way to a server, and whether it is open; when it is not, nothing comes through and nobody is told."""
    address, _, host = url.partition("?host=")
    clear = asyncio.Event()
    clear.set()
    lines: set[asyncio.Task[None]] = set()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                await clear.wait()
                writer.write(data)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.5432")
        both = [asyncio.create_task(pass_on(reader, beyond[1])), asyncio.create_task(pass_on(beyond[0], writer))]
        lines.update(both)
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, beyond[1]):
            end.close()
        await asyncio.wait(both)

    async with await asyncio.start_unix_server(connect, folder / ".s.PGSQL.5432"):
        yield f"{address}?host={folder}", clear
        await asyncio.gather(*lines)


async def test_a_line_that_is_silently_dead_is_noticed(postgres_url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:  # a socket's path must be short
        async with (
            _line_to(postgres_url, Path(folder)) as (url, clear),
            PostgresStore(url, patience=1.0) as store,
        ):
            ear = _Ear(store)
            await store.create_table(a_table())
            await store.append("shibuya", [an_entry(0)])
            clear.clear()
            asked = [store.append("shibuya", [an_entry(1)]), store.table("shibuya"), store.tell("shibuya", "?")]
            assert await outcomes(asked) == [StoreUnavailable] * 3
            clear.set()
            assert await ear.next() == ("", "resync")
            await store.append("shibuya", [an_entry(2)])
            kept = [entry.n for entry in await store.entries("shibuya")]
            assert kept in ([0, 2], [0, 1, 2])  # nobody knows of the one that was not acknowledged


@pytest.mark.parametrize(
    "wrong",
    ["postgresql://localhost:1/kippu", "postgresql://localhost:port/kippu", "postgresql://nobody@/none?host=/nowhere"],
)
async def test_a_server_that_cannot_be_reached_is_not_opened(wrong: str) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        await store_for(wrong).open()
    assert refused.value.code == "store_not_opened"
    assert refused.value.params["reason"]


async def test_a_database_that_does_not_exist_is_not_opened(server: Server) -> None:
    with pytest.raises(StoreUnavailable, match=r"^store_not_opened"):
        await store_for(server("nothing_here")).open()
