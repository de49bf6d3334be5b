import asyncio
import sqlite3
from importlib.resources import files
from pathlib import Path

import asyncpg
import pytest

from kippu.core.errors import KippuError
from kippu.server.store import PlayerRow, Store, TableRow, Taken, store_for
from kippu.server.store import migrations as package
from kippu.server.store.migrations import migrations
from tests.store.databases import kind, migrate, run_sql
from tests.store.samples import a_table, an_entry, guests

_SAMPLES = Path(__file__).parent / "versions"
_VERSIONS = [
    (database, version)
    for database in ("sqlite", "postgres")
    for version, _ in enumerate(migrations(database), start=1)
]


async def _check_sample(store: Store) -> None:
    """What the rows in `versions/` say, in today's words."""
    hanako = PlayerRow(id=1, name="花子", created=1_700_000_000_000, login="hanako", password="$argon2id$v=19$sample")  # noqa: S106
    shibuya = TableRow(
        id="shibuya",
        game="metrox",
        rules=1,
        options=b'{"map":"tokyo"}',
        phase="playing",
        open=True,
        settings='{"seats":["花子"]}'.encode(),
        seed="5eed",
        created=1_700_000_000_003,
        revision=4,
        players=(2, 1),
    )
    assert await store.player_by_login("hanako") == await store.player(b"\x01") == await store.player(b"\x03") == hanako
    assert await store.player(b"\x02\xff") == PlayerRow(id=2, name="Zoë 🚃", created=1_700_000_000_001)
    assert await store.open_tables() == await store.tables_of(2) == [shibuya]
    assert [table.id for table in await store.tables_of(1)] == ["umeda", "shibuya"]
    assert await store.entries("shibuya") == [
        an_entry(0, "None", None, b'{"n":0}'),
        an_entry(1, "0", "a", '{"n":1,"text":"渋谷"}'.encode()),
        an_entry(2, "1", "a", b"\x00\xff"),
    ]
    with pytest.raises(Taken):
        await store.append("shibuya", [an_entry(3, "0", "a")])
    assert await store.merge_players(1, 3) == []  # the guest has been the account since then


async def _check_use(store: Store) -> None:
    """Everything can go on from here."""
    (player,) = await guests(store, "new")
    row = a_table("new", players=(player,))
    await store.create_table(row)
    await store.append("new", [an_entry(0)])
    assert await store.tables_of(player) == [row]
    assert await store.entries("new") == [an_entry(0)]


@pytest.mark.parametrize(("database", "version"), _VERSIONS)
def test_a_database_of_any_version_is_brought_to_the_present_one(
    database: str, version: int, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue({"sqlite": "sqlite_url", "postgres": "empty_postgres_url"}[database])
    sample = (_SAMPLES / database / f"{version:04}.sql").read_text(encoding="utf-8")

    async def play() -> None:
        await migrate(url, migrations(database)[:version])
        await run_sql(url, sample)
        for _ in range(2):  # and once it is there, it stays
            async with store_for(url) as store:
                await _check_sample(store)
        async with store_for(url) as store:
            await _check_use(store)

    asyncio.run(play())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_the_scripts_are_numbered_without_gaps(database: str) -> None:
    names = sorted(file.name for file in (files(package) / database).iterdir())
    assert [name[:5] for name in names] == [f"{version:04}_" for version, _ in enumerate(names, start=1)]


async def test_many_processes_may_start_at_once(empty_url: str) -> None:
    stores = [store_for(empty_url) for _ in range(12)]
    await asyncio.gather(*(store.open() for store in stores))
    try:
        await _check_use(stores[3])
    finally:
        await asyncio.gather(*(store.close() for store in stores))


async def test_steps_are_taken_in_order_and_once(empty_url: str) -> None:
    scripts = ["CREATE TABLE notes (step integer);", "INSERT INTO notes VALUES (2);", "INSERT INTO notes VALUES (3);"]
    await migrate(empty_url, scripts[:2])
    await asyncio.gather(*(migrate(empty_url, scripts) for _ in range(3)))
    # A fourth step fails unless the three before it were each taken once.
    await migrate(empty_url, [*scripts, "CREATE UNIQUE INDEX once ON notes (step); INSERT INTO notes VALUES (4);"])
    with pytest.raises((sqlite3.IntegrityError, asyncpg.UniqueViolationError)):
        await run_sql(empty_url, "INSERT INTO notes VALUES (3)")


async def test_a_step_that_fails_leaves_nothing_behind(empty_url: str) -> None:
    known = migrations(kind(empty_url))
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await migrate(empty_url, [*known, "CREATE TABLE half (done integer); INSERT INTO nowhere VALUES (1);"])
    async with store_for(empty_url) as store:
        await _check_use(store)
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await run_sql(empty_url, "SELECT * FROM half")


async def test_a_database_of_a_newer_program_is_refused(empty_url: str) -> None:
    known = migrations(kind(empty_url))
    await migrate(empty_url, [*known, "CREATE TABLE newer (thing integer);"])
    with pytest.raises(KippuError) as refused:
        await store_for(empty_url).open()
    assert refused.value.code == "newer_database"
    assert refused.value.params == {"version": len(known) + 1, "known": len(known)}
