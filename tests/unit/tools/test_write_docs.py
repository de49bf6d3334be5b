from pathlib import Path

import pytest

from tools.write_docs import ROOT, pages


@pytest.mark.parametrize("path", sorted(pages()))
def test_derived_files_are_up_to_date(path: str) -> None:
    assert Path(ROOT, path).read_text(encoding="utf-8") == pages()[path], "run `make docs`"
