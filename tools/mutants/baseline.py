"""pytest with nothing changed: `python -m tools.mutants.baseline TIMES [pytest options]`."""

import os
import sys
from pathlib import Path

import pytest

from tools.mutants.plugin import OPTIONS, EachTest, Times

if __name__ == "__main__":
    watching = [Times(Path(sys.argv[1])), *([EachTest()] if os.environ["MUTANTS_EACH"] else [])]
    sys.exit(pytest.main([*OPTIONS, *sys.argv[2:]], plugins=watching))
