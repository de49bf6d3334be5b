"""The browser's rules: Stryker changes them (web/stryker.config.json); what it found is told like the rest."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import msgspec

from tests.twins.browser import write
from tools.mutants.reach import KEPT, ROOT
from tools.node import command

SAMPLE = 300
_KILLED, _SURVIVED = ("Killed", "Timeout"), ("Survived", "NoCoverage")
_OTHERS = "CompileError"  # what Stryker calls those that its checker (web/stryker.sample.js) does not let pass
# Tests of the browser read golden records and data: the copy that Stryker works on finds them beside it.
_BESIDE = ("src", "tests")
# Records for the twins (tests/twins): few, since all are retold for each mutant.
_RECORDS = {"izakaya": 20, "metrox": 60, "momotetsu": 400, "tokyo_metro": 40}


class _Spot(msgspec.Struct):
    line: int
    column: int


class _Location(msgspec.Struct):
    start: _Spot
    end: _Spot


class _Mutant(msgspec.Struct, rename="camel"):
    status: str
    location: _Location
    replacement: str = ""


class _File(msgspec.Struct):
    source: str
    mutants: list[_Mutant]


class _Report(msgspec.Struct):
    files: dict[str, _File]


@dataclass(frozen=True)
class WebMutant:
    """One change of one place, and what became of it."""

    path: Path
    line: int
    killed: bool
    fate: str
    changed: tuple[str, str]

    @property
    def at(self) -> str:
        """How equivalent.toml names its file."""
        return self.path.name


def run(jobs: int, *, seed: str, most: int, file: str) -> tuple[list[WebMutant], int]:
    """Let Stryker try some mutants of the files whose path contains this; and of how many in all."""
    report, room = KEPT / "web.report.json", KEPT / "stryker"
    shutil.rmtree(room, ignore_errors=True)
    room.mkdir(parents=True)
    for folder in _BESIDE:
        (room / folder).symlink_to(ROOT / folder)
    for game, many in _RECORDS.items():  # loaded here: trials of other packages start with nothing of ours loaded
        write(import_module(f"tests.twins.{game}"), room, many)
    stryker = [*command("node"), "node_modules/@stryker-mutator/core/bin/stryker.js", "run", "--concurrency", str(jobs)]
    environment = os.environ | {
        "MUTANTS_SEED": seed, "MUTANTS_SAMPLE": str(most), "MUTANTS_FILE": file, "KIPPU_TWINS": str(room)
    }  # fmt: skip
    ran = subprocess.run(  # noqa: S603
        stryker, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise SystemExit(f"web: Stryker fails\n{ran.stdout[-3000:]}{ran.stderr[-2000:]}")
    shutil.rmtree(room)
    files = msgspec.json.decode(report.read_bytes(), type=_Report).files
    found = [mutant for name, file in sorted(files.items()) for mutant in _mutants(ROOT / "web" / name, file)]
    return found, len(found) + sum(one.status == _OTHERS for file in files.values() for one in file.mutants)


def _mutants(path: Path, file: _File) -> Iterator[WebMutant]:
    lines = file.source.splitlines()
    for one in file.mutants:
        if one.status in (*_KILLED, *_SURVIVED):
            first, last = one.location.start, one.location.end
            before, after = lines[first.line - 1][: first.column - 1], lines[last.line - 1][last.column - 1 :]
            new = " ".join(f"{before}{one.replacement}{after}".split())
            old = " ".join(" ".join(lines[first.line - 1 : last.line]).split())
            yield WebMutant(path, first.line, one.status in _KILLED, one.status.lower(), (old[:160], new[:160]))
