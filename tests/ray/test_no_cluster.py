"""An address where no Ray cluster is."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.nightly

PROGRAM = """
import sys
sys.argv[1:] = ["sim", "metrox", "--games", "1", "--ray", "127.0.0.1:1", "--lang", "en"]
from kippu.cli import main
main()
"""


def test_a_cluster_that_is_not_there_is_said_to_be_missing() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 2
    assert "there is no Ray cluster at 127.0.0.1:1" in done.stderr
