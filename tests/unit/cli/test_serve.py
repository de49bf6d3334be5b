"""`kippu serve`: what it says before it serves."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import takewhile
from pathlib import Path

import pytest

from kippu.core.errors import KippuError
from kippu.server.run import addresses, listening, run
from tests.unit.cli.runs import run as kippu_program


def test_a_taken_port_is_refused_by_name() -> None:
    with listening("127.0.0.1", 0) as taken, pytest.raises(KippuError, match="cannot_listen"):
        listening("127.0.0.1", taken.getsockname()[1])


def test_without_a_port_any_free_one_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening("127.0.0.1", 0) as taken:
        monkeypatch.setattr("kippu.server.run.PORT", taken.getsockname()[1])
        with listening("127.0.0.1", None) as other:
            assert other.getsockname()[1] != taken.getsockname()[1]


def test_addresses_for_here_and_for_the_network() -> None:
    with listening("127.0.0.1", 0) as here:
        assert addresses(here) == (f"http://127.0.0.1:{here.getsockname()[1]}", None)
    with listening("0.0.0.0", 0) as everywhere:  # noqa: S104
        own, network = addresses(everywhere)
        assert own.startswith("http://127.0.0.1:")
        assert network is None or network.startswith("http://")


def test_many_workers_need_postgres() -> None:
    with socket.socket() as unused, pytest.raises(KippuError, match="workers_need_postgres"):
        run(unused, "games.db", workers=2)


@pytest.mark.parametrize(("lang", "said"), [("en", "made by a newer Kippu"), ("ja", "新しすぎます")])
def test_a_database_of_a_newer_format_is_refused_in_words(lang: str, said: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.db")) as newer:
        newer.execute("PRAGMA user_version = 99")
    done = kippu_program("serve", "--port", "0", "--db", str(tmp_path / "games.db"), lang=lang)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "99" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("before", "slow"), [("", False), ("sys.modules['numba'] = None", True)])
def test_where_nothing_can_be_compiled_it_says_so(before: str, slow: bool, tmp_path: Path) -> None:
    """A real server, with numba and where it cannot be imported."""
    serve = ["serve", "--port", "0", "--db", str(tmp_path / "games.db"), "--lang", "en"]
    program = f"import sys; {before}\nsys.argv[1:] = {serve}\nfrom kippu.cli import main; main()"
    environment = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        said = list(takewhile(lambda line: not line.startswith("Stop with"), server.stdout))
        server.terminate()
    assert said[0].startswith("Kippu is at http://127.0.0.1:")
    assert any("pip install 'kippu[fast]'" in line for line in said) is slow
