import asyncio

import msgspec
import pytest

from kippu.server.store import PlayerRow, Taken, store_for
from tests.store.samples import a_table, guests


async def test_a_guest_is_known_by_the_token(url: str) -> None:
    async with store_for(url) as store:
        made = await store.create_player(b"\x00\xff", "花子 🚃", now=5)
        assert made == PlayerRow(id=made.id, name="花子 🚃", created=5)
        assert await store.player(b"\x00\xff") == made
        assert await store.player(b"\x00") is None


async def test_a_token_has_one_player(url: str) -> None:
    async with store_for(url) as store:
        one, two = await guests(store, "1", "2")
        with pytest.raises(Taken):
            await store.create_player(b"1", "again", now=2)
        with pytest.raises(Taken):
            await store.add_token(two, b"1", now=2)
        found = await store.player(b"1")
        assert found is not None
        assert found.id == one


async def test_another_token_is_for_the_same_player(url: str) -> None:
    async with store_for(url) as store:
        (one,) = await guests(store, "1")
        await store.add_token(one, b"phone", now=2)
        assert await store.player(b"phone") == await store.player(b"1")
        with pytest.raises(LookupError):
            await store.add_token(77, b"laptop", now=2)


async def test_a_guest_becomes_an_account_and_stays_the_same_player(url: str) -> None:
    async with store_for(url) as store:
        (one,) = await guests(store, "花子")
        await store.set_account(one, "hanako", "argon2...")
        account = PlayerRow(id=one, name="花子", created=1, login="hanako", password="argon2...")  # noqa: S106
        assert await store.player_by_login("hanako") == account
        assert await store.player("花子".encode()) == account
        assert await store.player_by_login("Hanako") is None
        await store.set_account(one, "hanako", "changed")
        assert await store.player_by_login("hanako") == msgspec.structs.replace(account, password="changed")  # noqa: S106


async def test_a_login_is_used_once(url: str) -> None:
    async with store_for(url) as store:
        one, two = await guests(store, "1", "2")
        await store.set_account(one, "hanako", "secret")
        with pytest.raises(Taken):
            await store.set_account(two, "hanako", "other")
        with pytest.raises(LookupError):
            await store.set_account(77, "taro", "secret")
        found = await store.player_by_login("hanako")
        assert found is not None
        assert found.id == one


async def test_a_guest_who_logs_in_brings_games_and_tokens(url: str) -> None:
    async with store_for(url) as store:
        account, guest, other = await guests(store, "account", "guest", "other")
        await store.set_account(account, "hanako", "secret")
        await store.create_table(a_table("both", created=1, players=(guest, account)))
        await store.create_table(a_table("guest's", created=2, players=(other, guest)))
        await store.create_table(a_table("other's", created=3, players=(other,)))
        assert sorted(await store.merge_players(account, guest)) == ["both", "guest's"]
        assert await store.player(b"guest") == await store.player(b"account") == await store.player_by_login("hanako")
        assert [(row.id, row.players) for row in await store.tables_of(account)] == [
            ("guest's", (other, account)),
            ("both", (account, account)),
        ]
        assert await store.tables_of(guest) == []


async def test_the_old_id_of_a_guest_means_the_account(url: str) -> None:
    async with store_for(url) as store:
        first, second, account, other = await guests(store, "first", "second", "account", "other")
        row = a_table(players=(first, other))
        await store.create_table(row)
        await store.merge_players(second, first)
        await store.merge_players(account, second)
        await store.save_table(row)
        await store.create_table(a_table("later", players=(second,)))
        await store.add_token(first, b"phone", now=2)
        assert [one.players for one in await store.tables_of(account)] == [(account,), (account, other)]
        found = await store.player(b"phone")
        assert found is not None
        assert found.id == account
        assert await store.merge_players(account, first) == []
        with pytest.raises(LookupError):
            await store.set_account(first, "hanako", "secret")


async def test_only_a_guest_becomes_somebody_else(url: str) -> None:
    async with store_for(url) as store:
        account, guest = await guests(store, "account", "guest")
        await store.set_account(account, "hanako", "secret")
        with pytest.raises(ValueError, match="guest"):
            await store.merge_players(guest, account)
        for pair in ((guest, 77), (77, guest)):
            with pytest.raises(LookupError):
                await store.merge_players(*pair)
        found = await store.player(b"account")
        assert found is not None
        assert found.id == account


async def test_nobody_sits_down_as_a_guest_who_is_just_logging_in(url: str) -> None:
    async with store_for(url) as store, store_for(url) as other:
        (account,) = await guests(store, "account")
        for number in range(20):
            (guest,) = await guests(store, f"guest {number}")
            row = a_table(f"{number}")
            await store.create_table(row)
            await asyncio.gather(
                other.save_table(msgspec.structs.replace(row, players=(guest,))),
                store.merge_players(account, guest),
                other.add_token(guest, f"phone {number}".encode(), now=2),
            )
            found = await store.player(f"phone {number}".encode())
            assert found is not None
            assert found.id == account
        assert len(await store.tables_of(account)) == 20
