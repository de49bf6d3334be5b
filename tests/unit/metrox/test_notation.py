"""One short line per decision."""

import pytest

from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import AnyCommand, Circle, Flip, Nothing, TakeBack, Unflip, Write


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Write("F"), "F"),
        (Write("Z"), "Z"),
        (Circle("r8c14"), "@r8c14"),
        (Circle("x"), "@x"),
        (Nothing(), "-"),
        (TakeBack(), "<"),
        (Flip("skip-2"), "!skip-2"),
        (Flip("star"), "!star"),
        (Unflip(), "!"),
    ],
)
def test_there_and_back(command: AnyCommand, text: str) -> None:
    assert GAME.to_text(command) == text
    assert GAME.parse(text) == command


@pytest.mark.parametrize(
    "text", ["", " ", "f", "FF", "F ", "F\n", "@", "@R1C1", "@r1c1\n", "@1", "r1c1", "--", "<<", "あ"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        GAME.parse(text)
