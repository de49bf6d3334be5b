"""The browser's own modules, run by Node over records that Python has just made."""

import os
import subprocess
from pathlib import Path
from types import ModuleType

import msgspec

from tools import node

WEB = Path(__file__).parents[2] / "web"
_VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/twins/vitest.config.ts"]


def write(twin: ModuleType, folder: Path, many: int) -> str:
    """Write so many records of a game, and what all of them look up; the game's name."""
    name = twin.__name__.rpartition(".")[2]
    (folder / name).mkdir()
    shared = twin.shared() if hasattr(twin, "shared") else None
    (folder / name / "shared.json").write_bytes(msgspec.json.encode(shared))
    (folder / name / "records.jsonl").write_bytes(twin.records(0, many))
    return name


def retold(twin: ModuleType, folder: Path, many: int) -> None:
    """Fail with the first record that `web/tests/twins/TWIN.twin.ts` tells in another way."""
    name = write(twin, folder, many)
    run = subprocess.run(  # noqa: S603 - our own Node
        [*node.command("node"), *_VITEST, f"{name}.twin"],
        cwd=WEB,
        env={**os.environ, "KIPPU_TWINS": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
