"""The browser's own modules, run by Node over records that Python has just made."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec

from tools import node

WEB = Path(__file__).parents[2] / "web"
_VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/twins/vitest.config.ts"]


def retold(twin: str, folder: Path, records: Callable[[int, int], bytes], many: int, shared: object = None) -> None:
    """Fail with the first record that `web/tests/twins/TWIN.twin.ts` tells in another way."""
    (folder / "shared.json").write_bytes(msgspec.json.encode(shared))
    (folder / "records.jsonl").write_bytes(records(0, many))
    run = subprocess.run(  # noqa: S603 - our own Node
        [*node.command("node"), *_VITEST, f"{twin}.twin"],
        cwd=WEB,
        env={**os.environ, "KIPPU_TWINS": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
