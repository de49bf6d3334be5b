from pathlib import Path

from tools.write_docs import ROOT, pages


def test_derived_files_are_up_to_date() -> None:
    old = [path for path, said in pages().items() if Path(ROOT, path).read_text(encoding="utf-8") != said]
    assert not old, "run `make docs`"
