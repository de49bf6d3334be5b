import msgspec
import pytest

from kippu.server.store import Taken, store_for
from tests.store.samples import a_table, guests, outcomes


async def test_a_table_comes_back_as_it_was_stored(url: str) -> None:
    async with store_for(url) as store:
        players = await guests(store, "花子", "Zoë")
        row = a_table(players=(players[1], players[0], players[1]))
        await store.create_table(row)
        assert await store.table(row.id) == row
        assert await store.table("nowhere") is None
    async with store_for(url) as store:
        assert await store.table(row.id) == row


async def test_an_id_is_used_once(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table())
        with pytest.raises(Taken):
            await store.create_table(a_table(seed="another"))
        assert await store.table("shibuya") == a_table()


async def test_a_save_changes_what_may_change(url: str) -> None:
    async with store_for(url) as store:
        one, two, three = await guests(store, "1", "2", "3")
        row = a_table(players=(one, two))
        await store.create_table(row)
        changed = msgspec.structs.replace(row, phase="playing", open=False, settings=b"{}", players=(three, two, one))
        saved = await store.save_table(changed)
        assert saved == msgspec.structs.replace(changed, revision=row.revision + 1)
        assert await store.table(row.id) == saved
        fewer = await store.save_table(msgspec.structs.replace(saved, players=(two,)))
        assert await store.table(row.id) == fewer


async def test_a_code_leads_to_one_table(url: str) -> None:
    async with store_for(url) as store:
        row = a_table(codes=("k7mq", "w2rt"))
        await store.create_table(row)
        await store.create_table(a_table("umeda"))
        assert await store.table_by_code("k7mq") == row
        assert await store.table_by_code("nothing") is None
        with pytest.raises(Taken):
            await store.save_table(a_table("umeda", codes=("w2rt",)))
        saved = await store.save_table(msgspec.structs.replace(row, codes=("k7mq", "x3yz")))
        assert await store.table_by_code("w2rt") is None
        assert await store.table_by_code("x3yz") == await store.table("shibuya") == saved


async def test_tables_that_the_clock_wakes_are_listed(url: str) -> None:
    async with store_for(url) as store:
        await store.create_table(a_table("shibuya", wakes=True))
        await store.create_table(a_table("umeda"))
        assert await store.waking_tables() == ["shibuya"]
        await store.save_table(a_table("umeda", wakes=True))
        await store.save_table(a_table("shibuya"))
        assert await store.waking_tables() == ["umeda"]


async def test_nobody_saves_over_what_they_have_not_read(url: str) -> None:
    async with store_for(url) as store, store_for(url) as other:
        await store.create_table(a_table())
        saves = [one.save_table(a_table(settings=name)) for one in (store, other) for name in (b"[1]", b"[2]")]
        assert sorted(map(str, await outcomes(saves))) == sorted(map(str, [None, Taken, Taken, Taken]))
        saved = await other.table("shibuya")
        assert saved is not None
        assert saved.revision == 1


async def test_only_a_known_table_is_saved(url: str) -> None:
    async with store_for(url) as store:
        with pytest.raises(LookupError):
            await store.save_table(a_table())


async def test_only_known_players_sit(url: str) -> None:
    async with store_for(url) as store:
        with pytest.raises(LookupError):
            await store.create_table(a_table(players=(77,)))
        assert await store.table("shibuya") is None
        await store.create_table(a_table())
        with pytest.raises(LookupError):
            await store.save_table(a_table(phase="playing", players=(77,)))
        assert await store.table("shibuya") == a_table()


async def test_the_lobby_lists_open_tables_from_the_newest(url: str) -> None:
    rows = [
        a_table("old", created=1),
        a_table("private", created=2, open=False),
        a_table("over", created=3, phase="over"),
        a_table("playing", created=4, phase="playing"),
        a_table("new", created=5),
        a_table("newer", created=5),
    ]
    async with store_for(url) as store:
        for row in rows:
            await store.create_table(row)
        assert [row.id for row in await store.open_tables()] == ["newer", "new", "playing", "old"]
        assert await store.open_tables(limit=2) == [rows[5], rows[4]]


async def test_a_player_finds_own_tables_from_the_newest(url: str) -> None:
    async with store_for(url) as store:
        one, two = await guests(store, "1", "2")
        rows = [
            a_table("old", created=1, players=(one,)),
            a_table("theirs", created=2, players=(two,)),
            a_table("new", created=3, players=(two, one, one), open=False, phase="over"),
        ]
        for row in rows:
            await store.create_table(row)
        assert await store.tables_of(one) == [rows[2], rows[0]]
        assert await store.tables_of(one, limit=1) == [rows[2]]
        await store.save_table(msgspec.structs.replace(rows[0], players=()))
        assert await store.tables_of(one) == [rows[2]]
        assert await store.tables_of(77) == []
