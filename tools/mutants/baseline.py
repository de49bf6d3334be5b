"""pytest with nothing changed: `python -m tools.mutants.baseline TIMES plain|compiled [pytest options]`."""

import sys
from pathlib import Path

import pytest

from tools.mutants.plugin import OPTIONS, Times

if __name__ == "__main__":
    if sys.argv[2] == "plain":
        sys.modules["numba"] = None  # type: ignore[assignment]
    sys.exit(pytest.main([*OPTIONS, *sys.argv[3:]], plugins=[Times(Path(sys.argv[1]))]))
