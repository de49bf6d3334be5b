"""One short line per decision."""

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.types import Acquire, AnyCommand, Bid, Build, Decline, Drink, Pass, Price, Take


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Bid(0), "0"),
        (Bid(1_000), "1000"),
        (Pass(), "pass"),
        (Drink("red", "1,1"), "drink red 1,1"),
        (Price("red", "blue"), "price red>blue"),
        (Acquire("1,2", "0,1"), "acquire 1,2 0,1"),
        (Take("T4"), "take T4"),
        (Build("I1", "0,0", ("4,4",)), "build I1 0,0 4,4"),
        (Build("T4", "2,0", ("0,0", "1,0", "2,0", "1,1")), "build T4 2,0 0,0 1,0 2,0 1,1"),
        (Decline(), "decline"),
    ],
)
def test_there_and_back(command: AnyCommand, text: str) -> None:
    assert GAME.to_text(command) == text
    assert GAME.parse(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "00", "-100", "1e3", "１００", "Pass", "pass ", "pass\n", "drink red", "drink red 1,1 ",
        "drink Red 1,1", "drink red 11", "price red blue", "price red>", "acquire 1,1", "build T4 0,0",
        "build T4 0,0  1,1",
        "build T4 0,0 1,1 ", "take", "take t4", "take T4 ", "build t4 0,0 1,1", "build T4 0,0 1,1\n", "あ",
    ],
)  # fmt: skip
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        GAME.parse(text)
