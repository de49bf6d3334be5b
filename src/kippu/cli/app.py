"""The command line: its commands, and what all of them share."""

import sys

import typer

from kippu.cli.perft import perft
from kippu.cli.play import play
from kippu.cli.replay import replay
from kippu.cli.rules import rules
from kippu.cli.sim import sim
from kippu.cli.verify import verify
from kippu.core.errors import KippuError

app = typer.Typer(
    name="kippu",
    help="Kippu: one home for railway games. Begin with `kippu play metrox`.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for command in (play, sim, replay, verify, perft, rules):
    app.command()(command)


def main() -> None:
    """Run the command; bad input ends in one line and exit code 2, never in a traceback."""
    try:
        app()
    except KippuError as error:
        from kippu.cli.words import default_lang, words

        print(f"kippu: {words(default_lang()).error(error)}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
