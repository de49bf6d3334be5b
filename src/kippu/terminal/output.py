"""How commands speak: a console for people, JSON for programs, a progress bar for what takes time."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from kippu.core.errors import KippuError

T = TypeVar("T")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game, for example metrox.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file of records, one per line; - for standard input.")
]

Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Draw a picture into this file: .svg or .png.")
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Work on a Ray cluster: at an address (HOST:PORT, auto), or without one on this machine.",
        show_default=False,
    ),
]


@cache
def console() -> Any:
    """Where results go."""
    from rich.console import Console

    return Console(highlight=False)


@cache
def _error_console() -> Any:
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def as_json(value: object) -> bytes:
    """A JSON value; the same one gives the same text."""
    import msgspec

    return msgspec.json.encode(value, order="deterministic")


def print_json(value: object) -> None:
    """One JSON value on one line."""
    typer.echo(as_json(value))


def progress(items: Iterable[T], total: int | None, label: str) -> Iterator[T]:
    """Pass items on, with a bar on a terminal once it takes longer than a moment."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    screen = _error_console()
    if not screen.is_terminal:
        yield from items
        return
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(label, total=total)
        for item in items:
            yield item
            bar.advance(task)


@contextmanager
def waiting(label: str) -> Iterator[None]:
    """Say on a terminal what takes time, while it does."""
    screen = _error_console()
    if not screen.is_terminal:
        yield
        return
    with screen.status(label):
        yield


def say_if_slow(say: Any) -> None:
    """Tell people who wait that they need not."""
    from kippu.core.jit import COMPILED

    if not COMPILED:
        typer.echo(say("note-slow"), err=True)


def only_for(known: str, game: str) -> None:
    """Refuse games that a command is not for."""
    if game != known:
        raise KippuError("only_for", game=game, known=known)


def lines(path: Path) -> list[bytes]:
    """The lines of a file of records; every one of them must hold a record."""
    import sys

    try:
        content = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise KippuError("unreadable", file=str(path), reason=error.strerror or str(error)) from error
    if not content:
        raise KippuError("no_records", file=str(path))
    return content.removesuffix(b"\n").split(b"\n")
