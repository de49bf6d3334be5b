"""MX-4: completion, after everyone has written."""

import pytest

from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.house import House
from kippu.games.metrox.rules.types import CardTurned, Completed, Filled, Reshuffled
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, only


@pytest.mark.rule("MX-4.1a")
def test_a_route_is_complete_when_all_its_stations_are_filled() -> None:
    game = Sheets("number-2", "number-1", on=CROSS, deck=PLENTY)
    assert not only(Completed, game.write("A"))
    assert only(Completed, game.write("A")) == [Completed(seat=0, route="A", bonus=4, first=True)]
    assert game.sheet().first == "A"


@pytest.mark.rule("MX-4.1a")
def test_cards_on_other_routes_and_free_circles_complete_a_route_too() -> None:
    game = Sheets("star", "number-2", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")  # a1, then b1 and x
    assert only(Completed, game.write("@a3")) == [Completed(seat=0, route="A", bonus=4, first=True)]
    assert game.written("A") == ("star",)


@pytest.mark.rule("MX-4.1b")
def test_one_card_can_complete_several_routes() -> None:
    game = Sheets(*("free",) * 6, on=CROSS, deck=PLENTY)
    game.write("@a1", "@a3", "@b1", "@b3", "@b4")
    assert only(Completed, game.write("@x")) == [
        Completed(seat=0, route="A", bonus=4, first=True),
        Completed(seat=0, route="B", bonus=3, first=True),
    ]


@pytest.mark.rule("MX-4.1a")
def test_a_route_is_completed_only_once() -> None:
    game = Sheets("number-3", "number-3", "number-3", on=CROSS, deck=PLENTY)
    game.write("A")
    assert not only(Completed, game.write("A"))
    assert game.score().bonuses == 4


@pytest.mark.rule("MX-4.2a", "MX-4.2b")
@pytest.mark.house("crown_same_turn=nobody")
def test_several_in_the_same_turn_may_get_the_later_bonus() -> None:
    house = House(crown_same_turn="nobody")
    game = Sheets("number-3", "skip-2", seats=3, on=CROSS, deck=PLENTY, house=house)
    told = only(Completed, game.write("A B A"))
    assert told == [Completed(0, "A", 1, first=False), Completed(2, "A", 1, first=False)]
    assert GAME.view(game.state, 1).crowns == {"A": 1}
    assert only(Completed, game.write("B A B")) == [Completed(1, "A", 1, first=False)]
    assert [(game.sheet(seat).first, game.sheet(seat).later) for seat in range(3)] == [("", "A")] * 3


@pytest.mark.rule("MX-4.2a", "MX-4.2b")
@pytest.mark.house("crown_same_turn=nobody")
def test_who_completes_a_route_alone_gets_its_crown_by_every_reading() -> None:
    house = House(crown_same_turn="nobody")
    game = Sheets("number-3", "number-1", seats=2, on=CROSS, deck=PLENTY, house=house)
    assert only(Completed, game.write("A B")) == [Completed(0, "A", 4, first=True)]
    assert only(Completed, game.write("A B")) == [Completed(1, "B", 3, first=True)]
    alone = Sheets("number-3", on=CROSS, deck=PLENTY, house=house)
    assert only(Completed, alone.write("A")) == [Completed(0, "A", 4, first=True)]


@pytest.mark.rule("MX-4.2a", "MX-4.2b")
@pytest.mark.house("crown_same_turn=all")
def test_all_who_complete_a_route_in_the_first_turn_get_the_first_bonus() -> None:
    game = Sheets("number-3", "skip-2", seats=3, on=CROSS, deck=PLENTY)
    assert only(Completed, game.write("A B A")) == [Completed(0, "A", 4, first=True), Completed(2, "A", 4, first=True)]
    assert only(Completed, game.write("B A B")) == [Completed(1, "A", 1, first=False)]
    assert [(game.sheet(seat).first, game.sheet(seat).later) for seat in range(3)] == [("A", ""), ("", "A"), ("A", "")]
    assert GAME.view(game.state, 1).crowns == {"A": 1}


@pytest.mark.rule("MX-4.2b")
def test_a_first_bonus_stays_taken_when_other_routes_are_completed() -> None:
    game = Sheets("number-3", *["number-1"] * 3, seats=2, on=CROSS, deck=PLENTY)
    assert only(Completed, game.write("A B")) == [Completed(0, "A", 4, first=True)]
    assert only(Completed, game.write("A B")) == [Completed(1, "B", 3, first=True)]
    assert only(Completed, game.write("B A", "B A")) == [Completed(1, "A", 1, first=False)]
    assert GAME.view(game.state, 0).crowns == {"A": 1, "B": 2}


@pytest.mark.rule("MX-4.2c")
def test_the_turn_decides_never_the_clock() -> None:
    game = Sheets("number-3", seats=2, on=CROSS, deck=PLENTY)
    game.choose(1, "A", at=0)
    events = game.choose(0, "A", at=10**12)
    assert only(Completed, events) == [Completed(0, "A", 4, first=True), Completed(1, "A", 4, first=True)]


@pytest.mark.rule("MX-4.3")
def test_alone_every_completed_route_pays_the_first_bonus() -> None:
    game = Sheets("number-3", "number-1", "number-2", on=CROSS, deck=PLENTY)
    assert only(Completed, game.write("A")) == [Completed(0, "A", 4, first=True)]
    assert only(Completed, game.write("B", "B")) == [Completed(0, "B", 3, first=True)]
    assert (game.score().bonuses, game.sheet().later) == (7, "")


@pytest.mark.rule("MX-4.4a")
def test_the_reshuffle_card_makes_a_new_draw_pile_of_all_cards() -> None:
    game = Sheets("star", "free", "number-6", "star")
    full = game.parts.full_pile
    game.write("N", "@r1c1")
    assert sum(game.state.pile) == 17
    events = game.write("H")
    assert [type(event) for event in events] == [Filled, Reshuffled, CardTurned]
    seen = GAME.view(game.state, 0)
    assert [seen.pile[id_] + seen.discard[id_] for id_ in game.parts.card_ids] == list(full)
    assert {card: count for card, count in seen.discard.items() if count} == {"star": 1}


@pytest.mark.rule("MX-4.4a")
def test_the_reshuffle_comes_after_the_completion_check() -> None:
    game = Sheets("number-5", "number-6")
    events = game.write("F", "F")
    assert [type(event) for event in events] == [Filled, Completed, Reshuffled, CardTurned]


@pytest.mark.rule("MX-4.4a")
def test_no_other_card_reshuffles() -> None:
    cards = ("number-2", "number-3", "number-4", "number-5", "skip-2", "skip-3", "star", "free")
    game = Sheets(*cards, "number-2")
    for card in cards:
        assert game.card == card
        assert not only(Reshuffled, game.write(game.options()[-1]))
    assert sum(game.state.pile) == 11


@pytest.mark.rule("MX-4.4b")
def test_the_pile_never_runs_dry() -> None:
    every_other_card_first = [*["number-2"] * 2, *["number-3"] * 4, *["number-4"] * 4, *["number-5"] * 2]
    every_other_card_first += [*["skip-2"] * 2, "skip-3", *["star"] * 3, "free"]
    game = Sheets(*every_other_card_first)
    for _ in every_other_card_first:
        game.write(game.options()[0])
    assert (game.card, sum(game.state.pile)) == ("number-6", 0)
    game.write(game.options()[0])
    assert sum(game.state.pile) == 19
