"""Start the server: one process, or several on one PostgreSQL database."""

import asyncio
import os
import socket as sockets

import uvicorn

from kippu.core.errors import KippuError
from kippu.server.protocol import MAX_MESSAGE
from kippu.server.store import store_for

PORT = 8000
_WAITING = 2_048  # whoever is told the address may come at once, and waits until all is ready
_DB, _DATA = "KIPPU_DB", "KIPPU_DATA"
_GRACE = 5  # seconds for browsers to be told to come back
_PING, _PONG = 20, 20  # seconds between two questions whether a socket is alive, and for the answer


def listening(host: str, port: int | None) -> sockets.socket:
    """A socket that listens; without a port the usual one, or any if that is taken."""
    socket = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET)
    socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        _bind(socket, host, port)
    except OSError as error:
        socket.close()
        reason = error.strerror or str(error)
        raise KippuError("cannot_listen", host=host, port=PORT if port is None else port, reason=reason) from error
    socket.listen(_WAITING)
    return socket


def _bind(socket: sockets.socket, host: str, port: int | None) -> None:
    try:
        socket.bind((host, PORT if port is None else port))
    except OSError:
        if port is not None:
            raise
        socket.bind((host, 0))


def addresses(socket: sockets.socket) -> tuple[str, str | None]:
    """The address for this machine, and the one for others in its network if it listens there."""
    host, port = socket.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104
    here = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    network = _own_address() if everywhere else None
    return f"http://{here}:{port}", network and f"http://{network}:{port}"


def _own_address() -> str | None:
    """The machine's address in its network: that of the way out, which nothing is sent on."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            own: str = probe.getsockname()[0]
        except OSError:
            return None
    return own


def data_folder(db: str) -> str:
    """Where photos and keys are kept if nobody says: beside the database, if that is a file."""
    return "kippu.data" if db.startswith("postgres") else f"{db.removeprefix('sqlite:')}.data"


def check_store(db: str) -> None:
    """Open the database once and bring it to the present format; refused with a clear word if that cannot be."""

    async def open_once() -> None:
        async with store_for(db):
            pass

    asyncio.run(open_once())


def run(socket: sockets.socket, db: str, workers: int = 1, data: str | None = None) -> None:
    """Serve until stopped."""
    if workers > 1 and not db.startswith("postgres"):
        raise KippuError("workers_need_postgres")
    os.environ[_DB], os.environ[_DATA] = db, data or data_folder(db)  # workers are processes of their own
    config = uvicorn.Config(
        "kippu.server.run:application",
        factory=True,
        workers=workers,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PONG,
        timeout_graceful_shutdown=_GRACE,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    if workers == 1:
        uvicorn.Server(config).run(sockets=[socket])
    else:
        from uvicorn.supervisors import Multiprocess  # noqa: PLC0415

        Multiprocess(config, sockets=[socket]).run()


def application() -> object:
    """The application of a worker."""
    from kippu.server.app import application as make  # noqa: PLC0415
    from kippu.server.logs import log_to_stderr  # noqa: PLC0415

    log_to_stderr()
    return make(os.environ[_DB], os.environ[_DATA])
