"""What the source files call, and with what texts: for tests that hold code and words together."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Call(NamedTuple):
    """A call in a source file, such as `source.bad("no_routes", ["routes"])`."""

    module: str  # where it stands
    name: str  # as it was looked for
    texts: list[str]
    keywords: set[str]


def trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """The modules under a folder, or one file, each with its name if it is of the package."""
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts) if "src" in path.parts else path.stem
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def calls(folder: Path, *names: str) -> Iterator[Call]:
    """Every call of these names under a folder, whatever stands before them: `bad` is also `source.bad`."""
    for module, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called, keywords = f".{ast.unparse(node.func)}", {one.arg for one in node.keywords if one.arg}
                for name in names:
                    if called.endswith(f".{name}"):
                        yield Call(module, name, list(_texts(node.args)), keywords)


def subclasses(folder: Path, base: str) -> set[str]:
    """A class and those under a folder that come from it."""
    found = {base}
    classes = [node for _, tree in trees(folder) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while more := {one.name for one in classes if found & {ast.unparse(up) for up in one.bases}} - found:
        found |= more
    return found


def _texts(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
