"""The `kippu` command for its tests: in this process, or as a program of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kippu.cli.app import app, main
from kippu.core.record import AnyRecord, encode
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.many import Plan

PROGRAM = Path(sys.executable).with_name("kippu")


def kippu(*arguments: str, lang: str = "en", typed: bytes = b"") -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, arguments, typed, {"KIPPU_LANG": lang})


def ended(*arguments: str | bytes, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run the command from its first line to how it ends, errors and all, but in this process: a start takes long."""
    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(3)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KIPPU_LANG", lang)
        patch.setattr(sys, "argv", ["kippu", *map(os.fsdecode, arguments)])
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as how:
            main()
    said = []
    for stream in streams[1:]:
        stream.seek(0)
        said.append(stream.read())
    code = how.value.code or 0
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, *said)


def run(
    *arguments: str | bytes, lang: str = "en", typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command as people do."""
    known = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "LC_ALL", "LANG")}
    done = subprocess.run(  # noqa: S603
        [PROGRAM, *arguments],
        input=typed,
        env=known | {"KIPPU_LANG": lang, "PYTHONUTF8": "1"} | environment,
        capture_output=True,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


@cache
def games() -> tuple[AnyRecord, ...]:
    """Three finished games of MetroX."""
    plan = Plan("metrox", MetroXOptions(), ("greedy", "random"), "cli", 3)
    return tuple(plan.play(number) for number in range(plan.games))


def written(path: Path, records: Sequence[AnyRecord]) -> str:
    """A file of records, by its name."""
    path.write_bytes(b"".join(encode(one) + b"\n" for one in records))
    return str(path)
