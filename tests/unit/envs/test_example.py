"""The example of docs/research.md runs as it is written."""

import re
from pathlib import Path

import pytest


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = Path("docs/research.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    small, changed = re.subn(r"1024, 200, 128, 0\.002", "64, 2, 8, 0.002", found[1])
    assert changed == 1
    exec(compile(small, "research.md", "exec"), {})  # noqa: S102 - our own words
    assert "128 games: mean score" in capsys.readouterr().out
