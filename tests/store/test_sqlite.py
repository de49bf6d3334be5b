import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kippu.server.store import StoreUnavailable, store_for
from kippu.server.store.sqlite import SqliteStore
from tests.store.samples import a_table, an_entry, outcomes


@contextmanager
def _full_disk(largest_file: int) -> Iterator[None]:
    """No file grows beyond a size: writing more fails as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def _let_threads_run() -> None:
    for _ in range(20):
        await asyncio.to_thread(Path.cwd)


async def test_who_finds_the_file_locked_hears_that_nothing_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    async with SqliteStore(str(path), patience=0.01) as store:
        await store.create_table(a_table())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = [store.append("shibuya", [an_entry(n)]) for n in range(10)]
            assert await outcomes(asked) == [StoreUnavailable] * 10
            with pytest.raises(StoreUnavailable, match=r"^store_unavailable$"):
                await store.save_table(a_table(phase="over"))
            assert await store.entries("shibuya") == []  # who only reads is not kept out
            other.execute("ROLLBACK")
        await store.append("shibuya", [an_entry(0)])
        assert await store.table("shibuya") == a_table()
        assert await store.entries("shibuya") == [an_entry(0)]


async def test_what_waits_for_a_lock_is_finished_before_the_store_closes(tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    store = SqliteStore(str(path))
    await store.open()
    await store.create_table(a_table())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        appends = [asyncio.create_task(store.append("shibuya", [an_entry(n)])) for n in range(10)]
        await asyncio.sleep(0)
        closed = asyncio.create_task(store.close())
        await _let_threads_run()
        assert not closed.done()
        other.execute("ROLLBACK")
    await closed
    assert await outcomes(appends) == [None] * 10


async def test_a_file_that_others_are_just_opening_is_waited_for_with_patience(tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    store = SqliteStore(str(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match=r"^store_not_opened"):
            await SqliteStore(str(path), patience=0.01).open()
        opened = asyncio.create_task(store.open())
        await _let_threads_run()
        assert not opened.done()
        other.execute("ROLLBACK")
    await opened
    await store.close()


async def test_on_a_full_disk_what_was_acknowledged_is_there_and_the_rest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    body = bytes(10_000)
    async with SqliteStore(str(path)) as store:
        await store.create_table(a_table())
        with _full_disk(2_000_000):
            came_of_it = [(await outcomes([store.append("shibuya", [an_entry(n, body=body)])]))[0] for n in range(300)]
        kept = [n for n, outcome in enumerate(came_of_it) if outcome is None]
        assert set(came_of_it) == {None, StoreUnavailable}
        assert [entry.n for entry in await store.entries("shibuya")] == kept
        await store.append("shibuya", [an_entry(1_000, body=body)])  # there is room again
    async with SqliteStore(str(path)) as store:
        assert [entry.n for entry in await store.entries("shibuya")] == [*kept, 1_000]


async def test_the_file_and_its_folder_are_made_and_only_the_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "kippu.db"
    async with store_for(str(path)) as store:
        await store.create_table(a_table())
        made = sorted(path.parent.iterdir())
        assert path in made
        assert {file.stat().st_mode & 0o077 for file in made} == {0}


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with SqliteStore(str(tmp_path / "kippu.db")) as store:
        asked = {
            name: store._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        }
        assert asked == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.parametrize("wrong", ["text", "folder", "below a file"])
async def test_what_is_no_database_is_not_opened(wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    if wrong == "folder":
        path.mkdir()
    else:
        path.write_text("This is not a database, and it is long enough to be told from one that is just empty. " * 10)
    if wrong == "below a file":
        path /= "kippu.db"
    with pytest.raises(StoreUnavailable) as refused:
        await store_for(str(path)).open()
    assert refused.value.code == "store_not_opened"
    assert refused.value.params["reason"]


async def test_a_damaged_file_answers_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kippu.db"
    async with store_for(str(path)) as store:
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(n, body=bytes(5_000)) for n in range(20)])
    with path.open("r+b") as file:
        file.seek(4_096)
        file.write(b"\xff" * (path.stat().st_size - 4_096))
    async with store_for(str(path)) as store:
        for asked in (store.entries("shibuya"), store.append("shibuya", [an_entry(20)])):
            with pytest.raises(StoreUnavailable, match=r"^store_unavailable$"):
                await asked


async def test_nothing_is_told_where_there_is_nobody_to_tell(tmp_path: Path) -> None:
    heard: list[tuple[str, str]] = []

    async def hear(table_id: str, text: str) -> None:
        heard.append((table_id, text))

    async with store_for(str(tmp_path / "kippu.db")) as store:
        store.listen(hear)
        await store.create_table(a_table())
        await store.tell("shibuya", "table")
        await store.append("shibuya", [an_entry(0)])
        await asyncio.sleep(0)
    assert heard == []
