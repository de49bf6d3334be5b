"""MX-2: a turn."""

from itertools import permutations

import pytest

from kippu.core.game import Viewer
from kippu.games.metrox import GAME
from kippu.games.metrox.types import CardTurned, Filled, TookBack, Wrote
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, only


@pytest.mark.rule("MX-2.1")
def test_the_top_card_is_turned_for_all_to_see() -> None:
    game = Sheets("star", "number-2", seats=2)
    assert game.setup == (CardTurned(1, "star"),)
    events = game.write("F F")
    assert events[-1] == CardTurned(2, "number-2")
    viewers: tuple[Viewer, ...] = (0, 1, "spectator", "gm")
    for viewer in viewers:
        seen = GAME.view(game.state, viewer)
        assert (seen.turn, seen.card) == (2, "number-2")


@pytest.mark.rule("MX-2.1")
def test_the_turned_card_lies_on_the_discard_pile() -> None:
    game = Sheets("star", "star", "number-2")
    game.write("F", "F")
    seen = GAME.view(game.state, 0)
    assert {card: count for card, count in seen.discard.items() if count} == {"star": 2, "number-2": 1}
    assert (seen.pile["star"], seen.pile["number-2"]) == (1, 1)


@pytest.mark.rule("MX-2.2")
def test_all_write_at_the_same_time() -> None:
    game = Sheets("number-3", seats=3)
    assert list(GAME.to_act(game.state)) == [0, 1, 2]
    assert game.choose(1, "H") == (Wrote(1),)
    assert list(GAME.to_act(game.state)) == [0, 2]


@pytest.mark.rule("MX-2.2")
def test_it_does_not_matter_who_writes_first() -> None:
    choices = ("F", "H", "Z")
    ends = []
    for order in permutations(range(3)):
        game = Sheets("number-6", "star", seats=3)
        told = [game.choose(seat, choices[seat]) for seat in order]
        ends.append((game.state, told[-1]))
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("MX-2.2")
def test_there_is_one_decision_per_card() -> None:
    game = Sheets("number-3", seats=2)
    game.choose(0, "F")
    assert game.refused(0, "G") == ("MX-2.2", "already_written")
    assert game.refused(0, "F") == ("MX-2.2", "already_written")


@pytest.mark.rule("MX-2.3")
def test_a_choice_can_be_taken_back_and_made_anew() -> None:
    game = Sheets("number-3", seats=2)
    before = game.state
    game.choose(0, "F")
    assert game.options(0) == ["<"]
    assert game.choose(0, "<") == (TookBack(0),)
    assert game.state == before
    game.write("G F")
    assert game.filled(0) == {"r8c4", "r8c5", "r7c6"}
    assert (game.written("F", 0), game.written("G", 0)) == ((), ("number-3",))


@pytest.mark.rule("MX-2.3")
def test_only_what_was_written_for_this_card_can_be_taken_back() -> None:
    game = Sheets("number-3", "number-3", seats=2)
    assert game.refused(0, "<") == ("MX-2.3", "nothing_to_take_back")
    game.write("F F")  # the turn has ended
    assert game.refused(0, "<") == ("MX-2.3", "nothing_to_take_back")
    assert "<" not in game.options(0)


@pytest.mark.rule("MX-2.3")
def test_a_turn_ends_when_all_have_written() -> None:
    game = Sheets("number-3", "star", seats=3)
    game.write("F G")
    assert (game.state.turn, game.card, game.filled(0)) == (1, "number-3", set())
    events = game.choose(2, "H")
    assert [event.seat for event in only(Filled, events)] == [0, 1, 2]
    assert (game.state.turn, game.card) == (2, "star")


@pytest.mark.rule("MX-2.4")
@pytest.mark.parametrize("card", ["number-2", "skip-2", "star"])
def test_the_card_goes_into_the_leftmost_empty_space_of_the_chosen_route(card: str) -> None:
    game = Sheets("number-5", card)
    game.write("H", "H")
    assert game.written("H") == ("number-5", card)


@pytest.mark.rule("MX-2.4")
def test_a_route_without_an_empty_space_is_refused() -> None:
    game = Sheets("number-2", "star", "number-3")
    game.write("F", "F")
    assert game.refused(0, "F") == ("MX-2.4", "no_empty_space")
    assert game.options() == list("YTMCZGHN")


@pytest.mark.rule("MX-2.4")
@pytest.mark.parametrize("choice", ["-", "@r1c1"])
def test_there_is_no_passing(choice: str) -> None:
    assert Sheets("skip-2").refused(0, choice) == ("MX-2.4", "card_needs_route")


@pytest.mark.rule("MX-2.4")
def test_a_full_map_does_not_excuse_from_writing() -> None:
    game = Sheets("skip-3", "skip-3", "number-1", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    assert game.filled() == {"a1", "x", "a3", "b1", "b3", "b4"}
    assert game.refused(0, "-") == ("MX-2.4", "card_needs_route")


@pytest.mark.rule("MX-2.5")
@pytest.mark.parametrize("card", ["number-1", "skip-2", "star"])
def test_a_full_route_may_be_chosen_and_nothing_is_filled(card: str) -> None:
    game = Sheets("number-3", card, on=CROSS, deck=PLENTY)
    game.write("A")
    before = game.filled(), game.score()
    assert "A" in game.options()
    events = game.write("A")
    assert events[0] == Filled(seat=0, route="A", stations=(), number=0)
    assert game.written("A") == ("number-3", card)
    assert (game.filled(), game.score()) == before
