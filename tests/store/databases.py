"""Databases past the store: for what a test prepares, and what it looks for."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import asyncpg

from kippu.server.store import postgres, sqlite


def kind(url: str) -> str:
    return "sqlite" if url.startswith("sqlite:") else "postgres"


def path(url: str) -> Path:
    return Path(url.removeprefix("sqlite:"))


async def run_sql(url: str, script: str) -> None:
    if kind(url) == "sqlite":
        with closing(sqlite3.connect(path(url))) as connection:
            connection.executescript(script)
    else:
        link = await asyncpg.connect(url)
        try:
            await link.execute(script)
        finally:
            await link.close()


async def migrate(url: str, scripts: Sequence[str]) -> None:
    if kind(url) == "sqlite":
        with closing(sqlite3.connect(path(url), isolation_level=None)) as connection:
            sqlite.migrate(connection, scripts)
    else:
        link = await asyncpg.connect(url)
        try:
            await postgres.migrate(link, scripts)
        finally:
            await link.close()


async def commits_with_entries(url: str) -> int:
    """How many transactions the entries in a database came with; of SQLite, how many there were at all."""
    if kind(url) == "sqlite":
        return _commits_in_wal(Path(f"{path(url)}-wal").read_bytes())
    link = await asyncpg.connect(url)
    try:
        return int(await link.fetchval("SELECT count(DISTINCT xmin::text) FROM entries"))
    finally:
        await link.close()


def _commits_in_wal(wal: bytes) -> int:
    # After a header of 32 bytes each page has one of 24; its second number is not 0 where a transaction ends.
    page = int.from_bytes(wal[8:12], "big")
    return sum(wal[start + 4 : start + 8] != bytes(4) for start in range(32, len(wal), 24 + page))
