"""A room inside of this process: chat, players who are away, and decisions that end by the clock."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from kippu.core.errors import KippuError
from kippu.core.replay import verify
from kippu.core.versions import find
from kippu.server import clock
from kippu.server.clock import Clock
from kippu.server.store import EntryRow
from kippu.server.store.sqlite import SqliteStore
from kippu.server.tables import away
from tests.load.world import World, world

_PATIENCE = 60  # seconds


def play(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, _PATIENCE))


async def until(state: Callable[[], object]) -> None:
    while not state():
        await asyncio.sleep(0.001)


def faster(monkeypatch: pytest.MonkeyPatch, rate: int) -> None:
    real = int(time.time() * 1000)
    monkeypatch.setattr(clock, "_CLOCK", Clock(f"{real},{real},{rate}"))


# --- chat -------------------------------------------------------------------------------------------------


def test_who_comes_is_told_the_last_fifty_things_that_were_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            here = await one.enter(0)
            for number in range(60):
                one.room.chat.say(one.players[1], str(number))
            assert [said["text"] for said in here.messages("said")] == [str(number) for number in range(60)]
            late = await one.enter(None)
            assert [said["text"] for said in late.messages("said")] == [str(number) for number in range(10, 60)]
            assert {(said["seat"], said["name"]) for said in late.messages("said")} == {(1, "P1")}

    play(scene())


def test_only_seats_that_are_not_muted_speak(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await one.room.lobby.mute(1, muted=True)
            for player in (None, 999, one.players[1]):
                with pytest.raises(KippuError, match=r"^muted"):
                    one.room.chat.say(player, "x")
            await one.room.lobby.mute(1, muted=False)
            assert one.room.chat.say(one.players[1], "x").seat == 1

    play(scene())


# --- players who are away ---------------------------------------------------------------------------------


def test_a_bot_plays_for_who_stays_away_until_they_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away, "AWAY_AFTER", 0.0)

    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await one.enter(0)
            one.room.goodbye(await one.enter(1))
            await until(lambda: one.room.info().seats[1].bot)
            assert one.room.info().seats[0].bot is None
            await one.enter(1)
            seat = one.room.info().seats[1]
            assert (seat.bot, seat.taken_over, seat.connected) == (None, True, True)

    play(scene())


def test_nobody_plays_at_an_empty_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away, "AWAY_AFTER", 0.0)

    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            for ear in [await one.enter(seat) for seat in range(2)]:
                one.room.goodbye(ear)
            await until(lambda: one.room.idle)
            assert [seat.bot for seat in one.room.info().seats] == [None, None]

    play(scene())


def test_who_has_another_window_open_or_comes_back_in_time_is_not_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            first, second = await one.enter(0), await one.enter(0)
            one.room.goodbye(first)
            assert not one.room.away
            one.room.goodbye(second)
            assert one.room.away
            assert not one.room.idle
            one.room.goodbye(await one.enter(None))  # who only looks on changes nothing
            assert one.room.away
            await one.enter(0)
            assert not one.room.away

    play(scene())


def test_who_is_back_is_waited_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(away, "AWAY_AFTER", 0.0)
    gone: list[int] = []

    async def scene() -> None:
        one = away.Away(gone.append)
        for seat in (0, 1, 1):
            one.leaves(seat)
        one.comes_back(0)
        one.comes_back(2)
        await until(lambda: gone)
        await asyncio.sleep(0.001)
        assert (gone, bool(one)) == ([1], False)

    play(scene())


def test_a_room_is_idle_when_nobody_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            await until(lambda: one.room.idle)
            ear = await one.enter(None)
            assert not one.room.idle
            one.room.goodbye(ear)
            assert one.room.idle

    play(scene())


def test_nobody_is_away_before_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with SqliteStore(str(tmp_path / "games.db")) as store:
            one = World(store, 2)
            await one.make_table()
            await one.enter(0)
            one.room.goodbye(await one.enter(1))
            assert not one.room.away

    play(scene())


# --- the clock --------------------------------------------------------------------------------------------


def test_a_decision_ends_by_the_clock_and_bots_write_for_those_who_have_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 3, clock=600_000) as one:
            ear = await one.enter(0)
            (told,) = ear.messages("clock")
            assert 590_000 < told["left"] <= 600_000
            assert (await one.write(1))["n"] == 1
            await asyncio.sleep(0)
            assert len(one.room.log) == 2  # there is time
        faster(monkeypatch, 10_000)
        async with world(tmp_path / "faster.db", 3, clock=600_000) as one:
            ear = await one.enter(0)
            assert (await one.write(1))["type"] == "done"
            await until(lambda: len(one.room.log) >= 4)
            assert [entry.actor for entry in one.room.log[1:4]] == [1, 0, 2]
            await until(lambda: len(ear.messages("clock")) >= 2)  # the next decision has its own time

    play(scene())


# --- real cards -------------------------------------------------------------------------------------------


def test_bots_write_but_never_flip_and_no_clock_runs_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faster(monkeypatch, 10_000)
    flipped = {"options": b'{"map":"tokyo","deck":"standard20","cards":"flipped"}', "rules": 2}

    async def scene() -> None:
        async with world(tmp_path / "games.db", 3, clock=600_000, **flipped) as one:
            ear = await one.enter(1)
            await one.room.lobby.bot_plays(0)  # it is the flipper's seat
            await until(lambda: one.room.info().seats[0].bot)
            assert not ear.messages("clock")
            with pytest.raises(KippuError, match=r"^nothing_to_decide"):
                await one.room.decision(0)
            assert len(one.room.log) == 1
            answer = await one.do(ear, {"type": "flip", "card": "number-6"}, version=0)
            assert answer["type"] == "done"
            await until(lambda: len(one.room.log) >= 5)  # the bot writes at once, the two others when their time is up
            assert [entry.actor for entry in one.room.log[1:]] == [1, 0, 1, 2]
            await until(lambda: len(ear.messages("clock")) >= 2)
            assert [told.get("left") is None for told in ear.messages("clock")] == [False, True]
            # Who plays for the flipper does not take the card back either.
            await one.room.lobby.bot_plays(1)
            assert (await one.do(ear, {"type": "flip", "card": "star"}, version=4))["type"] == "done"
            await until(lambda: len(one.room.log) >= 9)
            kinds = [type(entry.command).__name__ for entry in one.room.log[5:]]
            assert kinds == ["Flip", "Write", "Write", "Write"]

    play(scene())


class HeldStore(SqliteStore):
    """Takes its time with entries, if it is told to."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.free = asyncio.Event()
        self.free.set()

    async def append(self, table_id: str, entries: Sequence[EntryRow]) -> None:
        await self.free.wait()
        await super().append(table_id, entries)


def test_a_decision_that_ends_while_a_move_is_being_stored_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faster(monkeypatch, 10_000)

    async def scene() -> None:
        async with HeldStore(str(tmp_path / "games.db")) as store:
            one = World(store, 2)
            await one.begin(clock=10_000_000)
            sheet, version = await one.sheet(1)
            store.free.clear()
            moving = asyncio.create_task(one.do(await one.enter(1), sheet.options()[0], version=version))
            await until(lambda: one.room.core.clock._passed)
            store.free.set()
            assert (await moving)["n"] == 1
            await until(lambda: len(one.room.log) >= 3)
            assert [entry.actor for entry in one.room.log[1:3]] == [1, 0]

    play(scene())


def test_a_game_with_a_clock_ends_though_nobody_writes_and_two_processes_want_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        faster(monkeypatch, 1_000)
        async with world(tmp_path / "games.db", 2, clock=5_000) as one:
            first = one.room
            await one.restart()
            ear = await one.enter(0)
            await until(lambda: first.info().phase == "over" or one.room.info().phase == "over")
            for room in (first, one.room):
                await room.catch_up()
                assert room.info().phase == "over"
            assert first.record() == one.room.record()
            played = first.record()
            assert verify(find("metrox", played.rules), played) > 0
            assert ear.messages("clock")[-1]["left"] is None

    play(scene())


# --- the welcome ------------------------------------------------------------------------------------------


def test_a_welcome_has_what_was_missed_or_the_whole_view(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            assert (await one.write(0))["n"] == 1
            told = {}
            for since in (None, -1, 0, 1, 2):
                (welcome,) = (await one.enter(1, since)).messages("welcome")
                told[since] = "view" in welcome, [entry["n"] for entry in welcome.get("news", ())]
            assert told == {None: (True, []), -1: (True, []), 0: (False, [1]), 1: (False, []), 2: (True, [])}
            (welcome,) = (await one.enter(1, -1, views=True)).messages("welcome")
            assert ("view" in welcome, [entry["n"] for entry in welcome["news"]]) == (True, [0, 1])

    play(scene())


def test_a_table_tells_whether_it_is_open_and_who_is_its_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with world(tmp_path / "games.db", 2, clock=600_000) as one:
            info = one.room.info()
            assert (info.open, info.event, info.host, info.clock, info.max_seats) == (True, False, 0, 600_000, 2)
            assert (info.commitment is None, info.seed) == (False, None)

    play(scene())


def test_the_next_table_waits_for_the_word_of_the_end(tmp_path: Path) -> None:
    """News of the last move are told before it is stored that the game is over; a quick player asks in between."""

    async def no_table(*_: object) -> str:
        raise AssertionError("the game is not over")

    async def scene() -> None:
        async with world(tmp_path / "games.db", 2) as one:
            async with one.room.core.at_rest:
                asked = asyncio.create_task(one.room.lobby.follow(no_table))
                for _ in range(10):
                    await asyncio.sleep(0)
                assert not asked.done()
            with pytest.raises(KippuError, match=r"^not_over"):
                await asked

    play(scene())
