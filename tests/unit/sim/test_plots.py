from pathlib import Path
from xml.etree import ElementTree

import pytest

from kippu.core.errors import KippuError
from kippu.sim.plots import Words, histogram, lines, options, ranking, save

WORDS = Words("Title <&>", "across", "up")
PICTURES = {
    "histogram": lambda: histogram(WORDS, {"a": {1: 3, 4: 1}, "b": {-2: 1}}),
    "one score": lambda: histogram(WORDS, {"a": {7: 1}}),
    "lines": lambda: lines(WORDS, {"x": [(0, 1), (1000, 2)], "y": [(0, 2), (1000, 1)]}),
    "flat": lambda: lines(WORDS, {"x": [(0, 1)]}),
    "options": lambda: options(WORDS, [({"F": 40.0, "Y": 38.0}, "Y"), ({"@r1c1": 41.0}, "@r1c1")]),
    "ranking": lambda: ranking(WORDS, {"strong": (900.0, 30.0), "weak": (0.0, 50.0)}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_well_formed_and_within_its_frame(name: str) -> None:
    root = ElementTree.fromstring(PICTURES[name]())  # noqa: S314 - our own
    assert root.tag.endswith("svg")
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert texts[0] == "Title <&>"
    for element in root.iter():
        for key in ("x", "cx", "x1", "x2"):
            assert 0 <= float(element.get(key, "0")) <= 960, element.attrib
        for key in ("y", "cy", "y1", "y2"):
            assert 0 <= float(element.get(key, "0")) <= 540, element.attrib


def test_bars_are_as_high_as_their_shares() -> None:
    root = ElementTree.fromstring(histogram(WORDS, {"a": {1: 3, 2: 1}}))  # noqa: S314 - our own
    bars = [float(one.get("height", "0")) for one in root.iter() if one.get("fill") == "#0072b2"]
    assert bars[0] == pytest.approx(3 * bars[1], abs=0.5)


def test_a_picture_is_saved_as_its_name_says(tmp_path: Path) -> None:
    save(tmp_path / "x.svg", PICTURES["lines"])
    assert (tmp_path / "x.svg").read_text().startswith("<svg")
    save(tmp_path / "x.png", PICTURES["lines"])
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("name", "code"), [("x.jpg", "no_picture_format"), ("no/x.svg", "unwritable")])
def test_what_cannot_be_saved_is_refused(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(KippuError) as refused:
        save(tmp_path / name, PICTURES["lines"])
    assert refused.value.code == code
