"""Options in pieces are found by number as in a list."""

import random

import pytest

from kippu.core.chance import Seeded
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.menu import Menu
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, parts


def test_options_are_numbered_as_they_come() -> None:
    rng, chance = random.Random(1), Seeded("5eed")
    state = GAME.start(TokyoMetroOptions(), 3, chance).state
    for _ in range(40):
        seat = GAME.to_act(state)[0]
        options = GAME.legal(state, seat)
        listed = list(options)
        assert [options[number] for number in range(len(options))] == listed
        assert [options[number - len(listed)] for number in range(len(options))] == listed
        assert list(options[1:3]) == listed[1:3]
        with pytest.raises(IndexError):
            options[len(listed)]
        state = GAME.apply(state, seat, rng.choice(options), chance, 0).state


def test_a_menu_that_has_kept_too_much_forgets_and_lists_the_same_again() -> None:
    shared = parts(TokyoMetroOptions())
    menu = Menu(shared.board, shared.cards, shared.piles, shared.constants.money_unit, most=3)
    walks = menu.walks(7, 2)
    assert menu.walks(7, 2) is walks
    for cash in (0, 100):
        menu.bids(cash)
    assert menu.walks(7, 2) is walks
    menu.bids(200)
    again = menu.walks(7, 2)
    assert again == walks
    assert again is not walks
