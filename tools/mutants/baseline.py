"""pytest with nothing changed: `python -m tools.mutants.baseline TIMES [pytest options]`."""

import sys
from pathlib import Path

import pytest

from tools.mutants.plugin import OPTIONS, Times

if __name__ == "__main__":
    sys.exit(pytest.main([*OPTIONS, *sys.argv[2:]], plugins=[Times(Path(sys.argv[1]))]))
