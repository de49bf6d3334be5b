"""`kippu serve`: live tables in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from kippu.terminal.output import console
from kippu.terminal.words import Lang, words


def serve(
    lang: Lang,
    *,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets phones on your network in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 8000 or a free one if not given.")
    ] = None,
    db: Annotated[str, typer.Option(metavar="URL", help="A file, or postgresql://... for many workers.")] = "kippu.db",
    data: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="For photos and keys; beside the database if not given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes on one PostgreSQL database.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = False,
) -> None:
    """Serve live tables to browsers, on a database file or PostgreSQL."""
    import webbrowser
    from functools import partial
    from importlib.util import find_spec

    import segno

    from kippu.server.run import addresses, check_store, listening, run

    say = words(lang)
    check_store(db)
    socket = listening(host, port)
    here, network = addresses(socket)
    tell = partial(console().print, soft_wrap=True, markup=False)  # names of files and packages may have brackets
    tell(say("serve-at", url=here))
    if network:
        tell(say("serve-network", url=network))
        if console().is_terminal:
            segno.make(network, micro=False).terminal(compact=True)
    if not db.startswith("postgres"):
        tell(say("serve-db", file=str(Path(db.removeprefix("sqlite:")).absolute())))
    if find_spec("numba") is None:
        tell(say("serve-slow"))
    tell(say("serve-stop"))
    if browser:
        webbrowser.open(here)
    run(socket, db, workers, data)
