"""Where the server listens, and what the program that serves it is told."""

import errno
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn import supervisors

from kippu.core.errors import KippuError
from kippu.server import run as run_module
from kippu.server.run import addresses, check_store, data_folder, listening, run
from kippu.server.store import Store, store_for
from kippu.server.store.postgres import PostgresStore
from kippu.server.store.sqlite import SqliteStore


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The usual port, where somebody else listens."""
    with closing(sockets.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port: int = other.getsockname()[1]
        monkeypatch.setattr(run_module, "PORT", port)
        yield port


def test_the_usual_port_is_8000() -> None:
    assert run_module.PORT == 8000


def test_any_port_will_do_if_the_usual_one_is_taken(taken: int) -> None:
    with closing(listening("127.0.0.1", None)) as socket:
        assert socket.getsockname()[1] != taken
        with closing(sockets.create_connection(socket.getsockname(), timeout=20)):
            pass  # it listens
        assert socket.getsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR)
        here, network = addresses(socket)
        assert (here, network) == (f"http://127.0.0.1:{socket.getsockname()[1]}", None)


def test_a_port_that_was_asked_for_is_used_or_refused(taken: int) -> None:
    for port, why in ((taken, errno.EADDRINUSE), (None, errno.EADDRNOTAVAIL)):
        with pytest.raises(KippuError) as refused:
            listening("127.0.0.1" if port else "192.0.2.1", port)  # an address that no machine has
        said = refused.value.params
        assert refused.value.code == "cannot_listen"
        assert (said["host"], said["port"]) == ("127.0.0.1" if port else "192.0.2.1", taken)
        assert said["reason"] == os.strerror(why)


def test_the_usual_port_is_used_if_it_is_free(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(listening("127.0.0.1", None)) as socket:
        free = socket.getsockname()[1]
    monkeypatch.setattr(run_module, "PORT", free)
    with closing(listening("127.0.0.1", None)) as socket:
        assert socket.getsockname()[1] == free != taken


@pytest.mark.parametrize(("host", "here"), [("::1", "[::1]"), ("::", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")])  # noqa: S104
def test_addresses_are_those_that_a_browser_opens(host: str, here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "_own_address", lambda: "192.0.2.7")
    with closing(listening(host, 0)) as socket:
        port = socket.getsockname()[1]
        network = None if host == "::1" else f"http://192.0.2.7:{port}"
        assert addresses(socket) == (f"http://{here}:{port}", network)


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "_own_address", lambda: None)
    with closing(listening("0.0.0.0", 0)) as socket:  # noqa: S104
        assert addresses(socket)[1] is None


def test_the_own_address_is_that_of_the_way_out() -> None:
    own = run_module._own_address()
    assert own is None or sockets.inet_aton(own)


@pytest.mark.parametrize(
    ("db", "folder"),
    [
        ("games.db", "games.db.data"),
        ("sqlite:/a/games.db", "/a/games.db.data"),
        ("postgresql://host/kippu", "kippu.data"),
        ("postgres://host/kippu", "kippu.data"),
    ],
)
def test_photos_and_keys_are_beside_the_database(db: str, folder: str) -> None:
    assert data_folder(db) == folder


@pytest.mark.parametrize(
    ("db", "kind"),
    [
        ("games.db", SqliteStore),
        ("sqlite:games.db", SqliteStore),
        ("postgresql://host/kippu", PostgresStore),
        ("postgres://host/kippu", PostgresStore),
    ],
)
def test_an_address_says_which_store_it_is(db: str, kind: type[Store]) -> None:
    assert type(store_for(db)) is kind


def test_a_database_is_made_or_refused_before_anybody_comes(tmp_path: Path) -> None:
    check_store(str(tmp_path / "games.db"))
    assert (tmp_path / "games.db").exists()
    with pytest.raises(KippuError, match=r"^store_not_opened"):
        check_store(str(tmp_path))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What uvicorn, which is not ours, is told instead of serving."""
    heard: list[Any] = []

    class Server:
        def __init__(self, config: uvicorn.Config) -> None:
            heard.append(config)

        def run(self, sockets: list[Any]) -> None:
            heard.append(("here", sockets))

    class Multiprocess:
        def __init__(self, config: uvicorn.Config, sockets: list[Any]) -> None:
            heard.extend((config, ("many", sockets)))

        def run(self) -> None:
            heard.append("runs")

    monkeypatch.setattr(uvicorn, "Server", Server)
    monkeypatch.setattr(supervisors, "Multiprocess", Multiprocess)
    for name in ("KIPPU_DB", "KIPPU_DATA"):
        monkeypatch.setenv(name, "before")
    return heard


def test_one_process_serves_by_itself(told: list[Any]) -> None:
    with closing(sockets.socket()) as socket:
        run(socket, "games.db")
        config, served = told
        assert served == ("here", [socket])
    expected = {
        "app": "kippu.server.run:application", "factory": True, "workers": 1, "loop": "uvloop",
        "ws": "websockets-sansio", "ws_max_size": 16 * 1024, "ws_ping_interval": 20, "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 5, "log_config": None, "access_log": False, "server_header": False,
    }  # fmt: skip
    assert {name: getattr(config, name) for name in expected} == expected
    assert (os.environ["KIPPU_DB"], os.environ["KIPPU_DATA"]) == ("games.db", "games.db.data")


def test_many_processes_need_postgresql(told: list[Any]) -> None:
    with closing(sockets.socket()) as socket:
        with pytest.raises(KippuError, match=r"^workers_need_postgres"):
            run(socket, "games.db", workers=2)
        assert told == []
        run(socket, "postgresql://host/kippu", workers=2, data="folder")
        config, served, runs = told
        assert (config.workers, served, runs) == (2, ("many", [socket]), "runs")
    assert os.environ["KIPPU_DATA"] == "folder"
