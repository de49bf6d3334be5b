"""What `replay` and `verify` share: go through a file, stop at the first record that is wrong."""

from collections.abc import Callable
from pathlib import Path

import typer

from kippu.core.errors import BadRecord, KippuError
from kippu.core.game import AnyGame
from kippu.core.record import AnyRecord
from kippu.core.versions import read_record
from kippu.terminal.output import lines, print_json, progress
from kippu.terminal.words import words


def check_records(what: str, file: Path, check: Callable[[AnyGame, AnyRecord], int], *, lang: str, json: bool) -> None:
    """Check every record of a file; exit code 1 and the place at the first that fails."""
    say = words(lang)
    records = lines(file)
    checked = 0
    for number, line in enumerate(progress(records, len(records), say(f"{what}-progress")), 1):
        try:
            checked += check(*read_record(line))
        except BadRecord as error:
            if json:
                print_json({"ok": False, "line": number, "code": error.code, **error.params})
            else:
                wrong = KippuError("record_wrong", file=str(file), line=number, reason=say.error(error))
                typer.echo(say.error(wrong), err=True)
            raise typer.Exit(1) from error
    if json:
        print_json({"ok": True, "records": len(records), "checked": checked})
    else:
        typer.echo(say(f"{what}-done", records=len(records), checked=checked))
