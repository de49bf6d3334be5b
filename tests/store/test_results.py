import pytest

from kippu.server.store import ResultRow, store_for
from tests.store.samples import a_table, guests


def a_result(player: int, score: int, **changes: object) -> ResultRow:
    fields = {"seat": 0, "kind": "solo", "ended": 10} | changes
    return ResultRow(player=player, score=score, **fields)  # type: ignore[arg-type]


async def test_the_best_is_the_highest_of_a_player_and_a_kind(url: str) -> None:
    async with store_for(url) as store:
        one, two = await guests(store, "1", "2")
        for number, kept in enumerate(
            [
                [a_result(one, -500)],
                [a_result(one, 7300, ended=20), a_result(two, 9000, seat=1)],
                [a_result(one, 8100, kind="other")],
                [],
            ]
        ):
            await store.create_table(a_table(f"{number}"))
            await store.keep_results(f"{number}", kept)
        assert await store.best_result(one, "solo") == 7300
        assert await store.best_result(one, "solo", before=20) == -500
        assert await store.best_result(one, "solo", before=10) is None
        assert await store.best_result(one, "other") == 8100
        assert await store.best_result(two, "other") is await store.best_result(77, "solo") is None


async def test_a_result_that_is_kept_again_is_the_same_result(url: str) -> None:
    async with store_for(url) as store:
        (one,) = await guests(store, "1")
        await store.create_table(a_table())
        await store.keep_results("shibuya", [a_result(one, 300)])
        await store.keep_results("shibuya", [a_result(one, 200, kind="other", ended=9)])
        assert await store.best_result(one, "solo") is None
        assert await store.best_result(one, "other", before=10) == 200


async def test_a_result_is_of_somebody_at_a_table(url: str) -> None:
    async with store_for(url) as store:
        (one,) = await guests(store, "1")
        with pytest.raises(LookupError):
            await store.keep_results("nowhere", [a_result(one, 300)])
        await store.create_table(a_table())
        with pytest.raises(LookupError):
            await store.keep_results("shibuya", [a_result(77, 300)])


async def test_results_of_a_guest_who_logs_in_go_along(url: str) -> None:
    async with store_for(url) as store:
        account, guest = await guests(store, "account", "guest")
        for table in ("before", "after"):
            await store.create_table(a_table(table))
        await store.keep_results("before", [a_result(guest, 300)])
        await store.merge_players(account, guest)
        assert await store.best_result(account, "solo") == await store.best_result(guest, "solo") == 300
        await store.keep_results("after", [a_result(guest, 400)])
        assert await store.best_result(account, "solo") == 400
