"""Every test gets a new database; most run with each kind of store."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from kippu.server.store.migrations import migrations
from tests.coroutines import pytest_pyfunc_call
from tests.store.databases import migrate, run_sql
from tests.store.postgres_server import Server, postgres_server

__all__ = ["pytest_pyfunc_call"]

_TEMPLATE = "with_schema"
_names = (f"test_{number}" for number in itertools.count())


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server, with a template for databases that have the schema."""
    with postgres_server() as running:
        asyncio.run(run_sql(running("postgres"), f"CREATE DATABASE {_TEMPLATE}"))
        asyncio.run(migrate(running(_TEMPLATE), migrations("postgres")))
        yield running


def _new_database(server: Server, template: str) -> Iterator[str]:
    name = next(_names)
    asyncio.run(run_sql(server("postgres"), f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield server(name)
    asyncio.run(run_sql(server("postgres"), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres_url(server: Server) -> Iterator[str]:
    """A PostgreSQL database with the schema."""
    yield from _new_database(server, _TEMPLATE)


@pytest.fixture
def empty_postgres_url(server: Server) -> Iterator[str]:
    """A PostgreSQL database with nothing in it."""
    yield from _new_database(server, "template1")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Where an SQLite database will be."""
    return f"sqlite:{tmp_path / 'kippu.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """The address of a database that no store has opened yet."""
    address: str = request.getfixturevalue({"sqlite": "sqlite_url", "postgres": "empty_postgres_url"}[request.param])
    return address
