"""One short line per decision."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.commands import AnyCommand


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (commands.Bid(300), "bid 300"),
        (commands.PutMeeple(13, 10), "put 13,10"),
        (commands.Walk(0, 16), "walk 0,16"),
        (commands.StayAboard(), "stay"),
        (commands.Alight(2, 5), "alight 2,5"),
        (commands.Board(), "board"),
        (commands.Decline(), "decline"),
        (commands.PlaceToken("G"), "token G"),
        (commands.Pass(), "pass"),
        (commands.Move("A1a.1", 1, 2), "move A1a.1 1,2"),
        (commands.Station("A1a.2", "ginza"), "station A1a.2 ginza"),
        (commands.Station("A1a.2", "ginza", ("D1a.1",)), "station A1a.2 ginza -D1a.1"),
        (commands.Invest("B1a.1", "G", ("D1a.1", "D1b.1")), "invest B1a.1 G -D1a.1 -D1b.1"),
        (commands.Depart("B1a.2", "Y"), "depart B1a.2 Y"),
        (commands.Use("C1a.1"), "use C1a.1"),
        (commands.Loan("E1a.1"), "loan E1a.1"),
        (commands.Loan("E1a.1", repay=True), "repay E1a.1"),
        (commands.Speculate("E1b.2", "G", 1_300), "speculate E1b.2 G 1300"),
        (commands.Disc("F1a.1", ("D1a.1",)), "disc F1a.1 -D1a.1"),
        (commands.Card("F1a.2", "A"), "card F1a.2 A"),
        (commands.Card("F1a.2", None, ("D1a.1",)), "card F1a.2 -D1a.1"),
        (commands.Loans("E1a.1", 3), "loan E1a.1 3"),
        (commands.Loans("E1a.1", 12, repay=True), "repay E1a.1 12"),
    ],
)
def test_there_and_back(command: AnyCommand, text: str) -> None:
    assert GAME.to_text(command) == text
    assert GAME.parse(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid -1",
        "bid 01",
        "bid 1 ",
        "walk 1",
        "walk 1, 2",
        "use C1a",
        "use C1a.0",
        "pass\n",
        "invest B1a.1",
        "card F1a.2 AA",
        "loan E1a.1 1",
        "repay E1a.1 02",
        "station A1a.2 Ginza",
        "invest B1a.1 G  -D1a.1",
        "bid ３",
        "あ",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        GAME.parse(text)


@given(
    st.one_of(st.text(max_size=8), st.from_regex(r"(bid|walk|use|token|card) [A-Za-z0-9.,\- ]{0,9}", fullmatch=True))
)
def test_no_two_texts_are_one_command(text: str) -> None:
    try:
        command = GAME.parse(text)
    except ValueError:
        return
    assert GAME.to_text(command) == text
