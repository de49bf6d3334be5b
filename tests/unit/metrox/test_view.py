"""Views: what they hold, and states that fit them."""

import random

import msgspec
import pytest

from kippu.core.chance import Replayer, Sampler
from kippu.core.errors import BadRecord
from kippu.core.game import Viewer
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import Circle, Score, SheetView, View, Write
from kippu.games.metrox.rules.view import sheet_of
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets


def crossing() -> Sheets:
    """Two players in turn 3; the first has a star and has completed A."""
    game = Sheets("star", "number-2", "number-1", seats=2, on=CROSS, deck=PLENTY)
    game.write("A B", "A A")
    return game


def test_a_sheet_as_everybody_sees_it() -> None:
    assert crossing().sheet(0) == SheetView(
        marks="*oo...",
        indicators=(("star", "number-2"), ()),
        first="A",
        later="",
        score=Score(bonuses=4, stars=2, empty=3, penalty=0, total=6),
    )


def test_the_sheet_behind_a_view() -> None:
    game = crossing()
    assert [sheet_of(game.parts, game.sheet(seat)) for seat in range(2)] == list(game.state.sheets)


def test_the_sheet_behind_a_view_knows_which_routes_are_complete() -> None:
    game = Sheets("number-3", "number-1", "number-1", "number-1", seats=2, on=CROSS, deck=PLENTY)
    game.write("A B", "A B", "B A", "B A")
    assert [(game.sheet(seat).first, game.sheet(seat).later) for seat in range(2)] == [("A", ""), ("B", "A")]
    assert [sheet_of(game.parts, game.sheet(seat)) for seat in range(2)] == list(game.state.sheets)


def test_a_view_of_the_whole_game() -> None:
    game = crossing()
    game.choose(1, "B")
    seen = GAME.view(game.state, 1)
    assert (seen.viewer, seen.turn, seen.card, seen.over) == (1, 3, "number-1", False)
    assert (seen.written, seen.choice, seen.crowns) == ((False, True), Write("B"), {"A": 2})
    assert seen.options == game.parts.options


def test_a_view_survives_the_wire() -> None:
    game = crossing()
    game.choose(0, "B")
    seen = GAME.view(game.state, 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_a_view_of_the_end() -> None:
    game = crossing()
    game.play_on()
    seen = GAME.view(game.state, "spectator")
    assert (seen.over, seen.turn, seen.written) == (True, 5, (False, False))
    assert GAME.imagine(seen, Replayer(())) == game.state


@pytest.mark.parametrize("viewer", [2, -1, "spectator", "gm"])
def test_who_has_no_seat_sees_no_choice(viewer: Viewer) -> None:
    game = crossing()
    game.choose(0, "B")
    assert GAME.view(game.state, viewer).choice is None


def test_imagining_draws_one_choice_for_each_that_is_hidden() -> None:
    game = Sheets("free", seats=4, on=CROSS, deck=PLENTY)
    game.write("@x @a1 @b4")
    imagined = GAME.imagine(GAME.view(game.state, 1), Replayer((0, 5)))
    assert imagined.choices == (Circle("a1"), Circle("a1"), Circle("b4"), None)
    with pytest.raises(BadRecord):
        GAME.imagine(GAME.view(game.state, 1), Replayer((0, 6)))  # there are six stations


def test_all_that_may_be_hidden_is_imagined_at_some_time() -> None:
    game = Sheets("number-1", seats=2, on=CROSS, deck=PLENTY)
    game.write("A")
    chance = Sampler(random.Random(1))
    imagined = {GAME.imagine(GAME.view(game.state, 1), chance).choices for _ in range(50)}
    assert imagined == {(Write("A"), None), (Write("B"), None)}


def test_a_hidden_choice_is_imagined_on_the_sheet_it_was_made_on() -> None:
    game = Sheets("number-3", "free", seats=2, on=CROSS, deck=PLENTY)
    game.write("A B")
    game.choose(1, "@a1")
    imagined = GAME.imagine(GAME.view(game.state, 0), Replayer((2,)))
    assert imagined.choices == (None, Circle("b4"))  # a1, a3 and b4 are empty there
