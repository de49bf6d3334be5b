"""Loads one module from a changed text. Python runs this at the start of every process that has its folder on its path.

So a server that a test starts in a process of its own has the change too.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType


class _Changed(SourceFileLoader):
    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        code: CodeType = compile(self._text, self.path, "exec", dont_inherit=True)
        return code


class Change(MetaPathFinder):
    """Finds every module where it is, and one with another text."""

    def __init__(self, path: str, text: str) -> None:
        self._path, self._text = path, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or spec.origin != self._path:
            return None
        spec.loader = _Changed(fullname, spec.origin, self._text)
        return spec


if "MUTANTS_CHANGED" in os.environ:
    changed = os.environ["MUTANTS_CHANGED"]
    sys.meta_path.insert(0, Change(changed, Path(os.environ["MUTANTS_TEXT"]).read_text(encoding="utf-8")))
