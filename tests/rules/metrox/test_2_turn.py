"""MX-2: a turn."""

from itertools import permutations

import pytest

from kippu.core.game import Viewer
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import CardTurned, Filled, TookBack, Wrote
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


@pytest.mark.rule("MX-2.2a")
def test_all_write_at_the_same_time() -> None:
    game = Sheets("number-3", seats=3)
    assert list(GAME.to_act(game.state)) == [0, 1, 2]
    assert game.choose(1, "H") == (Wrote(1),)
    assert list(GAME.to_act(game.state)) == [0, 2]


@pytest.mark.rule("MX-2.2a")
def test_everybody_writes_on_the_own_sheet() -> None:
    game = Sheets("number-3", seats=3)
    game.write("F H F")
    assert [(game.written("F", seat), game.written("H", seat)) for seat in range(3)] == [
        (("number-3",), ()),
        ((), ("number-3",)),
        (("number-3",), ()),
    ]
    assert game.filled(0) == game.filled(2) == {"r1c1", "r1c2", "r2c2"}
    assert game.filled(1) == {"r9c3", "r9c4", "r9c5"}


@pytest.mark.rule("MX-2.2b")
def test_it_does_not_matter_who_writes_first() -> None:
    choices = ("F", "H", "Z")
    ends = []
    for order in permutations(range(3)):
        game = Sheets("number-6", "star", seats=3)
        told = [game.choose(seat, choices[seat]) for seat in order]
        ends.append((game.state, told[-1]))
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("MX-2.2c")
def test_there_is_one_decision_per_card() -> None:
    game = Sheets("number-3", seats=2)
    game.choose(0, "F")
    assert game.refused(0, "G") == ("MX-2.2c", "already_written")
    assert game.refused(0, "F") == ("MX-2.2c", "already_written")


@pytest.mark.rule("MX-2.3a")
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


@pytest.mark.rule("MX-2.3a")
def test_only_the_own_choice_is_taken_back() -> None:
    game = Sheets("number-3", seats=4)
    game.write("F G H")
    assert game.choose(1, "<") == (TookBack(1),)
    assert list(GAME.to_act(game.state)) == [1, 3]
    game.choose(3, "N")
    game.choose(1, "Z")
    assert [game.written(on, seat) for seat, on in enumerate("FZHN")] == [("number-3",)] * 4


@pytest.mark.rule("MX-2.3a")
def test_only_what_was_written_for_this_card_can_be_taken_back() -> None:
    game = Sheets("number-3", "number-3", seats=2)
    assert game.refused(0, "<") == ("MX-2.3a", "nothing_to_take_back")
    game.write("F F")  # the turn has ended
    assert game.refused(0, "<") == ("MX-2.3a", "nothing_to_take_back")
    assert "<" not in game.options(0)


@pytest.mark.rule("MX-2.3b")
def test_a_turn_ends_when_all_have_written() -> None:
    game = Sheets("number-3", "star", seats=3)
    game.write("F G")
    assert (game.state.turn, game.card, game.filled(0)) == (1, "number-3", set())
    events = game.choose(2, "H")
    assert [event.seat for event in only(Filled, events)] == [0, 1, 2]
    assert (game.state.turn, game.card) == (2, "star")


@pytest.mark.rule("MX-2.4a")
@pytest.mark.parametrize("card", ["number-2", "skip-2", "star"])
def test_the_card_goes_into_the_leftmost_empty_space_of_the_chosen_route(card: str) -> None:
    game = Sheets("number-5", card)
    game.write("H", "H")
    assert game.written("H") == ("number-5", card)


@pytest.mark.rule("MX-2.4a")
def test_a_route_without_an_empty_space_is_refused() -> None:
    game = Sheets("number-2", "star", "number-3")
    game.write("F", "F")
    assert game.refused(0, "F") == ("MX-2.4a", "no_empty_space")
    assert game.options() == list("YTMCZGHN")


@pytest.mark.rule("MX-2.4a")
@pytest.mark.parametrize("card", ["number-2", "skip-2", "star"])
def test_a_card_that_goes_onto_a_route_fills_no_single_station(card: str) -> None:
    assert Sheets(card).refused(0, "@r1c1") == ("MX-2.4a", "card_needs_route")


@pytest.mark.rule("MX-2.4b")
@pytest.mark.parametrize("card", ["number-2", "skip-2", "star"])
def test_there_is_no_passing(card: str) -> None:
    assert Sheets(card).refused(0, "-") == ("MX-2.4b", "card_needs_route")


@pytest.mark.rule("MX-2.4b")
def test_a_full_map_does_not_excuse_from_writing() -> None:
    game = Sheets("skip-3", "skip-3", "number-1", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    assert game.filled() == {"a1", "x", "a3", "b1", "b3", "b4"}
    assert game.refused(0, "-") == ("MX-2.4b", "card_needs_route")


@pytest.mark.rule("MX-2.5a")
@pytest.mark.parametrize("card", ["number-1", "skip-2", "star"])
def test_a_full_route_may_be_chosen(card: str) -> None:
    game = Sheets("number-3", card, on=CROSS, deck=PLENTY)
    game.write("A")
    assert game.options() == ["A", "B"]
    game.write("A")
    assert game.state.turn == 3


@pytest.mark.rule("MX-2.5b")
@pytest.mark.parametrize("card", ["number-1", "skip-2", "star"])
def test_on_a_full_route_the_card_is_written_and_no_station_changes(card: str) -> None:
    game = Sheets("number-3", card, on=CROSS, deck=PLENTY)
    game.write("A")
    marks = game.sheet().marks
    assert game.write("A")[0] == Filled(seat=0, route="A", stations=(), number=0)
    assert game.written("A") == ("number-3", card)
    assert game.sheet().marks == marks == "ooo..."


@pytest.mark.rule("MX-2.5c")
def test_a_star_on_a_full_route_scores_nothing() -> None:
    game = Sheets("star", "number-2", "star", on=CROSS, deck=PLENTY)
    game.write("A", "A")
    before = game.score()
    assert before.stars == 2
    game.write("A")
    assert game.score() == before
