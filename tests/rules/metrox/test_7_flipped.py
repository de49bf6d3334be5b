"""MX-7: with real cards."""

import pytest

from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import (
    CardAwaited,
    CardTurned,
    Filled,
    Flipped,
    Reshuffled,
    Unflipped,
    Wrote,
)
from tests.rules.metrox.sheets import Sheets, only


def flipped(seats: int = 1) -> Sheets:
    """A table with real cards, where nothing may be drawn by chance."""
    return Sheets(seats=seats, real=True)


@pytest.mark.rule("MX-7.1a")
def test_no_card_is_dealt_and_every_turn_waits_for_one() -> None:
    game = flipped(2)
    assert game.setup == (CardAwaited(1),)
    assert game.card == ""
    assert sum(GAME.view(game.state, 0).pile.values()) == 20
    game.choose(0, "!number-6")
    assert game.write("F Y")[-1] == CardAwaited(2)
    assert game.card == ""


@pytest.mark.rule("MX-7.1a")
def test_where_cards_are_dealt_nobody_flips() -> None:
    game = Sheets("star")
    assert game.refused(0, "!star") == game.refused(0, "!") == ("MX-2.1", "cards_are_dealt")


@pytest.mark.rule("MX-7.1b")
@pytest.mark.parametrize("choice", ["F", "@r1c1", "-"])
def test_nobody_writes_before_the_card_is_there(choice: str) -> None:
    game = flipped(2)
    assert game.refused(0, choice) == game.refused(1, choice) == ("MX-7.1b", "not_flipped_yet")


@pytest.mark.rule("MX-7.2a")
def test_the_card_flipper_flips_and_everybody_writes_that_card() -> None:
    game = flipped(2)
    assert game.choose(0, "!skip-3") == (Flipped(0, "skip-3"), CardTurned(1, "skip-3"))
    assert game.card == "skip-3"
    assert GAME.view(game.state, 1).pile["skip-3"] == 0
    game.write("F G")
    assert (game.written("F"), game.written("G", 1)) == (("skip-3",), ("skip-3",))


@pytest.mark.rule("MX-7.2b")
def test_at_first_the_game_waits_for_player_1() -> None:
    game = flipped(3)
    assert GAME.to_act(game.state) == (0,)
    assert GAME.view(game.state, "spectator").flipper == 0


@pytest.mark.rule("MX-7.2c")
def test_another_player_who_flips_goes_on_flipping() -> None:
    game = flipped(3)
    game.choose(2, "!star")
    game.write("F F F")
    assert GAME.to_act(game.state) == (2,)
    assert GAME.view(game.state, "spectator").flipper == 2
    assert game.options(0) == game.options(1) == game.options(2)
    game.choose(0, "!star")
    assert GAME.view(game.state, 1).flipper == 0


@pytest.mark.rule("MX-7.3a")
def test_exactly_one_card_is_entered_in_a_turn() -> None:
    game = flipped(2)
    game.choose(0, "!star")
    assert game.refused(0, "!star") == game.refused(1, "!number-2") == ("MX-7.3a", "already_flipped")
    game.choose(1, "F")
    assert game.refused(1, "!number-2") == ("MX-7.3a", "already_flipped")


@pytest.mark.rule("MX-7.3b")
def test_only_a_kind_that_is_left_can_be_entered() -> None:
    game = flipped()
    assert "!skip-2" in game.options()
    for route in "FF":
        game.choose(0, "!skip-2")
        game.write(route)
    assert game.refused(0, "!skip-2") == ("MX-7.3b", "none_left")
    assert game.refused(0, "!number-9") == ("MX-7.3b", "unknown_card")
    assert game.options() == [
        "!number-2", "!number-3", "!number-4", "!number-5", "!number-6", "!skip-3", "!star", "!free",
    ]  # fmt: skip


@pytest.mark.rule("MX-7.3b", "MX-4.4a")
def test_after_the_reshuffle_all_are_in_the_pile_again() -> None:
    game = flipped()
    for card in ("skip-3", "number-6"):
        assert game.refused(0, "F") == ("MX-7.1b", "not_flipped_yet")
        game.choose(0, f"!{card}")
        events = game.write("F")
    assert [type(event) for event in events] == [Filled, Reshuffled, CardAwaited]
    assert {"!skip-3", "!number-6"} < set(game.options())


@pytest.mark.rule("MX-7.4a")
def test_a_card_entered_wrongly_is_taken_back() -> None:
    game = flipped(2)
    assert game.refused(0, "!") == ("MX-7.4a", "nothing_flipped")
    game.choose(0, "!number-6")
    assert game.refused(1, "!") == ("MX-7.4a", "not_the_flipper")
    assert game.choose(0, "!") == (Unflipped(0, "number-6"),)
    assert game.card == ""
    assert GAME.view(game.state, 0).pile["number-6"] == 1
    game.choose(0, "!number-5")
    game.write("F F")
    assert game.refused(0, "!") == ("MX-7.4a", "nothing_flipped")  # everyone has written


@pytest.mark.rule("MX-7.4b")
def test_what_was_written_for_it_is_taken_back_too() -> None:
    game = flipped(3)
    game.choose(0, "!number-6")
    game.choose(0, "F")
    assert game.choose(2, "Y") == (Wrote(2),)
    game.choose(0, "!")
    assert GAME.view(game.state, 2).written == (False, False, False)
    assert GAME.view(game.state, 2).choice is None
    game.choose(0, "!star")
    events = game.write("C G H")
    assert [event.route for event in only(Filled, events)] == ["C", "G", "H"]


@pytest.mark.rule("MX-7.1a", "MX-5.1a")
def test_a_whole_game_alone_draws_no_chance() -> None:
    game = flipped()
    game.play_on()
    assert GAME.outcome(game.state) is not None
    assert game.refused(0, "!star") == ("MX-5.1a", "game_over")
