import asyncio
from collections import Counter
from collections.abc import Awaitable

import pytest

from kippu.server.store import StoreUnavailable, Taken, store_for
from tests.store.databases import commits_with_entries
from tests.store.samples import a_table, an_entry, outcomes


async def test_entries_come_back_in_order_and_from_any_number(url: str) -> None:
    kept = [an_entry(n, str(n % 3), f"id {n}", b'{"n":%d}' % n) for n in range(10)]
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.create_table(a_table("another"))
        for entry in reversed(kept):
            await store.append("shibuya", [entry])
        await store.append("another", kept[:1])
        assert await store.entries("shibuya") == kept
        assert await store.entries("shibuya", since=6) == kept[7:]
        assert await store.entries("shibuya", since=9) == []
        assert await store.entries("nowhere") == []


async def test_text_and_bodies_of_any_kind_and_size_come_back(url: str) -> None:
    kept = [
        an_entry(0, "gm", "切符 🚃 \\ ' \"", '{"text":"渋谷 \u2028"}'.encode()),
        an_entry(1, "0", "", b""),
        an_entry(2, "0", "x" * 40, bytes(range(256)) * 32_768),
    ]
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.append("shibuya", kept)
    async with store_for(url) as store:
        assert await store.entries("shibuya") == kept


async def test_a_number_is_used_once(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0, body=b"first")])
        with pytest.raises(Taken):
            await store.append("shibuya", [an_entry(0, body=b"second")])
        assert await store.entries("shibuya") == [an_entry(0, body=b"first")]


async def test_an_actor_uses_a_client_id_once(url: str) -> None:
    kept = [an_entry(0, "0", "a"), an_entry(1, "1", "a"), an_entry(2, "0", "b"), an_entry(3, "0"), an_entry(4, "0")]
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.create_table(a_table("another"))
        await store.append("another", kept)
        for entry in kept:
            await store.append("shibuya", [entry])
        with pytest.raises(Taken):
            await store.append("shibuya", [an_entry(5, "1", "a")])
        assert await store.entries("shibuya") == kept


async def test_entries_are_kept_all_or_none(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.create_table(a_table("another"))
        await store.append("shibuya", [an_entry(0, "0", "a"), an_entry(1)])
        refused = [
            [an_entry(2), an_entry(1)],
            [an_entry(1), an_entry(2)],
            [an_entry(2), an_entry(3, "0", "a")],
            [an_entry(2), an_entry(2)],
        ]
        for entries in refused:
            with pytest.raises(Taken):
                await store.append("shibuya", entries)
        # The same among others that are kept at the same time.
        asked = [store.append("shibuya", entries) for entries in refused]
        asked += [store.append("another", [an_entry(n), an_entry(n + 1)]) for n in range(0, 20, 2)]
        assert await outcomes(asked) == [Taken] * 4 + [None] * 10
        assert [entry.n for entry in await store.entries("shibuya")] == [0, 1]
        assert [entry.n for entry in await store.entries("another")] == list(range(20))


async def test_nothing_is_kept_at_a_table_that_is_not_there(url: str) -> None:
    async with store_for(url) as store:
        with pytest.raises(LookupError):
            await store.append("nowhere", [an_entry(0)])
        await store.append("nowhere", [])


async def test_of_200_who_want_the_same_number_one_gets_it(url: str) -> None:
    async with store_for(url) as store, store_for(url) as other:
        await store.create_table(a_table())
        wanted = [an_entry(0, body=b"%d" % n) for n in range(200)]
        came_of_it = await outcomes(
            [one.append("shibuya", [entry]) for one, entry in zip((store, other) * 100, wanted, strict=True)]
        )
        assert Counter(came_of_it) == {None: 1, Taken: 199}
        assert await store.entries("shibuya") == [wanted[came_of_it.index(None)]]


async def test_two_processes_that_race_for_the_same_entries_share_them(url: str) -> None:
    async with store_for(url) as store, store_for(url) as other:
        tables = [f"{number}" for number in range(10)]
        for table in tables:
            await store.create_table(a_table(table))
        places = [(table, n) for n in range(10) for table in tables]
        asked = [store.append(table, [an_entry(n, "0", f"{n}")]) for table, n in places]
        asked += [other.append(table, [an_entry(n, "1", f"{n}")]) for table, n in reversed(places)]
        came_of_it = await outcomes(asked)
        assert Counter(came_of_it) == {None: 100, Taken: 100}
        won = Counter([entry.actor for table in tables for entry in await store.entries(table)])
        assert won["0"] == came_of_it[:100].count(None)
        assert won.total() == 100


async def test_one_that_is_refused_spoils_nothing_for_the_others(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0)])
        asked = [store.append("shibuya", [an_entry(n)]) for n in range(1, 50)]
        asked[45:45] = [
            store.append("shibuya", [an_entry(0)]),
            store.append("nowhere", [an_entry(1)]),
            store.append("shibuya", [an_entry(50, "0", "\ud800")]),
            store.append("shibuya", [an_entry(2**80)]),
        ]
        came_of_it = await outcomes(asked)
        assert came_of_it[45:49] == [Taken, LookupError, ValueError, ValueError]
        assert came_of_it[:45] + came_of_it[49:] == [None] * 49
        assert [entry.n for entry in await store.entries("shibuya")] == list(range(50))


async def test_many_at_once_share_a_commit(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        await store.append("shibuya", [an_entry(0)])
        before = await commits_with_entries(url)
        await asyncio.gather(*(store.append("shibuya", [an_entry(n)]) for n in range(1, 501)))
        shared = await commits_with_entries(url) - before
        for n in range(501, 511):
            await store.append("shibuya", [an_entry(n)])
        alone = await commits_with_entries(url) - before - shared
        assert 1 <= shared <= 5
        assert alone == 10


async def test_who_no_longer_waits_disturbs_nobody(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        tasks = [asyncio.create_task(store.append("shibuya", [an_entry(n)])) for n in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        assert await outcomes(tasks) == [asyncio.CancelledError, None] * 10
        numbers = [entry.n for entry in await store.entries("shibuya")]
        assert set(range(1, 20, 2)) <= set(numbers)


async def test_closing_finishes_what_is_under_way(url: str) -> None:
    store = store_for(url)
    await store.open()
    await store.create_table(a_table())
    appends = [asyncio.create_task(store.append("shibuya", [an_entry(n)])) for n in range(100)]
    reads = [asyncio.create_task(store.table("shibuya")) for _ in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert await outcomes(appends) == [None] * 100
    assert await asyncio.gather(*reads) == [a_table()] * 100
    async with store_for(url) as again:
        assert len(await again.entries("shibuya")) == 100


async def test_a_store_that_is_not_open_is_not_available(url: str) -> None:
    def every_call() -> list[Awaitable[object]]:
        return [
            store.create_table(a_table()),
            store.save_table(a_table()),
            store.table("shibuya"),
            store.append("shibuya", [an_entry(0)]),
            store.entries("shibuya"),
            store.open_tables(),
            store.tables_of(1),
            store.create_player(b"1", "1", 1),
            store.player(b"1"),
            store.player_by_login("hanako"),
            store.set_account(1, "hanako", "secret"),
            store.add_token(1, b"2", 1),
            store.merge_players(1, 2),
        ]

    store = store_for(url)
    await store.close()
    assert set(await outcomes(every_call())) == {StoreUnavailable}
    await store.open()
    await store.close()
    assert set(await outcomes(every_call())) == {StoreUnavailable}
