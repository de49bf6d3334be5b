"""`kippu serve`: live tables in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from kippu.cli.output import console
from kippu.cli.words import Lang, words


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
    from importlib.util import find_spec

    import segno

    from kippu.server.run import addresses, listening, run

    say = words(lang)
    socket = listening(host, port)
    here, network = addresses(socket)
    screen = console()
    screen.print(say("serve-at", url=here), soft_wrap=True)
    if network:
        screen.print(say("serve-network", url=network), soft_wrap=True)
        if screen.is_terminal:
            segno.make(network, micro=False).terminal(compact=True)
    if not db.startswith("postgres"):
        screen.print(say("serve-db", file=str(Path(db.removeprefix("sqlite:")).absolute())), soft_wrap=True)
    if find_spec("numba") is None:
        screen.print(say("serve-slow"), soft_wrap=True)
    screen.print(say("serve-stop"))
    if browser:
        webbrowser.open(here)
    run(socket, db, workers, data)
