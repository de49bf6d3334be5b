"""Files of the data folder are whole, and tasks that nobody waits for do not fail in silence."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from kippu.server.folder import secret, write
from kippu.server.tables.tasks import Alarm, spawn


def test_a_file_is_on_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, bytes]] = []
    sync = os.fsync

    def synced(handle: int) -> None:
        seen.extend((file.name[0], file.read_bytes()) for file in tmp_path.iterdir())
        sync(handle)

    monkeypatch.setattr(os, "fsync", synced)
    write(tmp_path / "a", b"content")
    assert seen == [(".", b"content")]
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("a", b"content")]
    write(tmp_path / "a", b"other")
    assert (tmp_path / "a").read_bytes() == b"other"


def test_a_secret_is_made_once_and_the_first_to_make_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deep" / "er" / "key"
    first = secret(file)
    assert (len(first), secret(file)) == (32, first)
    assert secret(file.with_name("other")) != first
    monkeypatch.setattr(Path, "exists", lambda _: False)  # another process was faster
    assert secret(file) == first
    assert sorted(one.name for one in file.parent.iterdir()) == ["key", "other"]


async def test_a_task_that_fails_is_told_to_the_loop() -> None:
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))

    async def fails() -> None:
        raise LookupError("nothing")

    async def ends() -> None:
        pass

    async def waits() -> None:
        await asyncio.Event().wait()

    tasks = [spawn(work()) for work in (fails, ends, waits)]
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.wait(tasks)
    await asyncio.sleep(0)
    (context,) = told
    assert (context["message"], context["task"]) == ("a room failed", tasks[0])
    assert isinstance(context["exception"], LookupError)


async def test_an_alarm_rings_once_and_a_new_moment_takes_the_place_of_the_old() -> None:
    rung: list[bool] = []
    alarm = Alarm(lambda: rung.append(bool(alarm)))
    assert not alarm
    alarm.set(0.0)
    assert alarm
    alarm.set(3_600.0)
    await asyncio.sleep(0.001)
    assert (rung, bool(alarm)) == ([], True)
    alarm.set(None)
    assert not alarm
    alarm.set(0.0)
    while not rung:
        await asyncio.sleep(0)
    assert (rung, bool(alarm)) == ([False], False)
