"""MX-6: who sees what."""

from fractions import Fraction

import msgspec
import pytest

from kippu.core.chance import explore
from kippu.core.game import Viewer
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import Circle, Filled, Write, Wrote
from tests.rules.metrox.sheets import Sheets, only

EVERYBODY: tuple[Viewer, ...] = (0, 1, 2, "spectator", "gm")
VIEWERS = pytest.mark.parametrize("viewer", EVERYBODY)


@pytest.mark.rule("MX-6.1a")
@VIEWERS
def test_everybody_may_count_the_cards_left(viewer: Viewer) -> None:
    game = Sheets("star", "star", "free", "number-2", seats=3)
    game.write("F F F", "F F F", "@r6c9 @r6c9 @r6c9")
    seen = GAME.view(game.state, viewer)
    assert seen.pile == {
        "number-2": 1,
        "number-3": 4,
        "number-4": 4,
        "number-5": 2,
        "number-6": 1,
        "skip-2": 2,
        "skip-3": 1,
        "star": 1,
        "free": 0,
    }
    assert {card: count for card, count in seen.discard.items() if count} == {"star": 2, "free": 1, "number-2": 1}


@pytest.mark.rule("MX-6.1b")
@VIEWERS
def test_the_order_of_the_draw_pile_is_secret_to_all(viewer: Viewer) -> None:
    one, other = Sheets("star", "free", seats=3), Sheets("star", "number-6", seats=3)
    one.write("F F")
    other.write("F F")
    assert one.state == other.state  # not even the state knows what will come
    assert GAME.view(one.state, viewer) == GAME.view(other.state, viewer)


@pytest.mark.rule("MX-6.1b")
def test_every_card_left_can_come_next() -> None:
    game = Sheets("number-6", "star")
    game.write("H")
    seen = GAME.view(game.state, 0)
    after = explore(lambda chance: GAME.apply(game.state, 0, Write("F"), chance, 0))
    probable = {GAME.view(state, 0).card: probability for probability, (state, _) in after}
    assert probable == {card: Fraction(left, 19) for card, left in seen.pile.items() if left}


@pytest.mark.rule("MX-6.2a")
@VIEWERS
def test_everybody_sees_all_sheets(viewer: Viewer) -> None:
    game = Sheets("number-2", seats=3)
    game.write("F H F")
    marks = [sheet.marks for sheet in GAME.view(game.state, viewer).sheets]
    assert [sheet.count("o") for sheet in marks] == [2, 2, 2]
    assert marks[0] == marks[2] != marks[1]


@pytest.mark.rule("MX-6.2b")
@pytest.mark.parametrize(("card", "choices"), [("number-2", "FH"), ("free", ("@r1c1", "@r6c9"))])
def test_a_choice_stays_hidden_until_the_turn_ends(card: str, choices: tuple[str, str]) -> None:
    games = [Sheets(card, seats=3) for _ in choices]
    told = [game.choose(1, choice) for game, choice in zip(games, choices, strict=True)]
    assert told == [(Wrote(1),)] * 2
    for viewer in EVERYBODY:
        one, other = (GAME.view(game.state, viewer) for game in games)
        assert (msgspec.json.encode(one) == msgspec.json.encode(other)) == (viewer != 1)
        assert one.written == (False, True, False)


@pytest.mark.rule("MX-6.2b")
def test_a_player_sees_the_own_choice() -> None:
    game = Sheets("free", seats=3)
    game.write("@r6c9")
    assert [GAME.view(game.state, viewer).choice for viewer in EVERYBODY] == [Circle("r6c9"), None, None, None, None]
    assert game.filled(0) == set()  # it is on the sheet only when the turn ends


@pytest.mark.rule("MX-6.2b")
@VIEWERS
def test_all_choices_are_told_when_the_turn_ends(viewer: Viewer) -> None:
    game = Sheets("star", seats=3)
    events = game.write("F Z T")
    told = [seen for event in events if (seen := GAME.redact(event, viewer)) is not None]
    assert only(Filled, told) == [
        Filled(0, "F", ("r1c1",), 4),
        Filled(1, "Z", ("r8c4",), 6),
        Filled(2, "T", ("r4c3",), 2),
    ]
    assert GAME.view(game.state, viewer).written == (False, False, False)
