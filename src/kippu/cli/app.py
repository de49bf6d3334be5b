"""The command line: its commands, and what all of them share."""

import sys
from importlib.metadata import version
from typing import Annotated, NoReturn

import typer

from kippu.cli.ladder import ladder
from kippu.cli.perft import perft
from kippu.cli.play import play
from kippu.cli.replay import replay
from kippu.cli.rules import rules
from kippu.cli.serve import serve
from kippu.cli.sim import sim
from kippu.cli.verify import verify
from kippu.core.errors import KippuError
from kippu.core.versions import ids, plugin
from kippu.terminal.streams import forgive

app = typer.Typer(
    name="kippu",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for command in (play, serve, sim, ladder, replay, verify, perft, rules):
    app.command()(command)
for id_ in ids():
    for name, brought in plugin(id_).commands().items():
        if isinstance(brought, typer.Typer):
            app.add_typer(brought, name=name)
        else:
            app.command(name)(brought)


def _say_version(*, wanted: bool) -> None:
    if wanted:
        print("kippu", version("kippu"))
        raise typer.Exit


@app.callback()
def about(
    *,
    _: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which Kippu this is.")
    ] = False,
) -> None:
    """Kippu: one home for railway games. Begin with `kippu play metrox`."""


def main() -> None:
    """Run the command; bad input ends in one line and exit code 2, never in a traceback."""
    forgive()
    try:
        sys.exit(app(with_ray(sys.argv[1:]) or ["--help"], prog_name="kippu", standalone_mode=False))
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "kippu"
        _fail(KippuError("usage", reason=error.format_message().rstrip("."), help=f"{command} --help"))
    except KippuError as error:
        _fail(error)
    except UnicodeEncodeError as error:
        _fail(KippuError("not_text", text=ascii(error.object)))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)


def with_ray(arguments: list[str]) -> list[str]:
    """The arguments, with `local` after a `--ray` that names no address."""
    found = []
    for argument, after in zip(arguments, [*arguments[1:], ""], strict=False):
        alone = argument == "--ray" and after not in ("auto", "local") and ":" not in after
        found.append("--ray=local" if alone else argument)
    return found


def _fail(error: KippuError) -> NoReturn:
    from kippu.core.text import text
    from kippu.terminal.words import default_lang

    # It may be an error of anything; no two packages have one of the same name, and each takes a moment to read.
    brought = (package for game in ids() for package in (plugin(game).package, *plugin(game).words))
    texts = (text(default_lang(), package) for package in ("kippu.terminal", "kippu.server", *brought))
    say = next(one for one in texts if error.key in one)
    print(f"kippu: {say.error(error)}", file=sys.stderr)
    sys.exit(2)
