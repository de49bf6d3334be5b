"""What a player may type, and what each choice is said to do."""

import random

import pytest

from kippu.core.chance import Sampler
from kippu.core.errors import KippuError
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import Circle, Completed, Filled, MetroXOptions, Nothing, Write
from kippu.games.metrox.terminal.input import Request, command, read
from kippu.games.metrox.terminal.prospects import Completion, card_up, empty_stations, prospects
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, only

TOKYO = parts(MetroXOptions()).board
OSAKA = parts(MetroXOptions("osaka")).board
EMPTY = ("r1c1", "r1c2", "r8c14")


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("", Request("show")),
        ("   ", Request("show")),
        ("F", Request("move", "F")),
        ("f", Request("move", "f")),
        ("Ｆ", Request("move", "F")),  # from a Japanese keyboard
        ("？", Request("help")),
        ("＜", Request("back")),
        ("u", Request("back")),
        ("h", Request("move", "h")),  # Tokyo has a route H
        ("help", Request("help")),
        ("p f", Request("preview", "f")),
        ("p", Request("preview")),
        ("r MX-3.1", Request("rule", "MX-3.1")),
        ("r8c14", Request("move", "r8c14")),
        ("s", Request("sheet")),
        ("s 2", Request("sheet", "2")),
        ("l", Request("last")),
        ("Q", Request("quit")),
        ("Naka meguro", Request("move", "Naka meguro")),
        ("@r8c14", Request("move", "@r8c14")),
    ],
)
def test_a_line_is_understood(line: str, request_: Request) -> None:
    assert read(line, TOKYO) == request_


def test_a_letter_is_a_request_only_where_it_names_no_route() -> None:
    assert read("s", OSAKA) == Request("move", "s")
    assert read("s 2", OSAKA) == Request("sheet", "2")
    assert read("h", OSAKA) == Request("help")


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("f", Write("F")),
        ("x", Write("X")),  # the rules refuse it, with their clause
        ("3", Circle("r8c14")),
        ("@r8c14", Circle("r8c14")),
        ("r8c14", Circle("r8c14")),
        ("shin-kiba", Circle("r8c14")),
        ("新木場", Circle("r8c14")),
        ("Ueno", Circle("r3c11")),  # a whole name before the beginning of another
        ("ueno-", Circle("r4c11")),
        ("tameike", Circle("r8c7")),  # the second name of a station
        ("@nowhere", Circle("nowhere")),
        ("-", Nothing()),
    ],
)
def test_a_choice_can_be_named_in_many_ways(text: str, choice: object) -> None:
    assert command(text, TOKYO, EMPTY) == choice


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "play_which_choice"),
        ("0", "play_no_such_number"),
        ("4", "play_no_such_number"),
        ("9" * 5000, "play_not_understood"),
        ("xyz", "play_not_understood"),
        ("me", "play_which_station"),
        ("F Y", "play_not_understood"),
        ("\x00", "play_not_understood"),
    ],
)
def test_what_names_no_choice_is_refused(text: str, code: str) -> None:
    with pytest.raises(KippuError) as refusal:
        command(text, TOKYO, EMPTY)
    assert refusal.value.code == code


def test_numbers_name_stations_only_for_a_free_circle() -> None:
    with pytest.raises(KippuError, match="play_not_understood"):
        command("3", TOKYO, ())


def test_a_prospect_says_stations_waste_and_points() -> None:
    game = Sheets("number-2", "number-6", on=CROSS, deck=PLENTY)
    game.write("A")
    a, b = prospects(GAME.view(game.state, 0), 0).values()
    assert (a.stations, a.number, a.wasted, a.points) == (("a3",), 0, 5, 4 + 0)
    assert a.completes == (Completion("A", 4, first=True),)
    assert (b.stations, b.wasted, b.completes, b.points) == (("b1",), 5, (), 0)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("on", ["tokyo", "osaka"])
def test_every_prospect_comes_true(on: str, seats: int) -> None:
    chance = Sampler(random.Random(2))
    kinds = set()
    state = GAME.start(MetroXOptions(on), seats, chance).state
    while GAME.to_act(state):
        view = GAME.view(state, 0)
        kinds.add(card_up(view).kind)
        others = state
        for seat in range(1, seats):
            others = GAME.apply(others, seat, tuple(GAME.legal(others, seat))[-1], chance, 0).state
        can = prospects(view, 0)
        assert list(can) == list(GAME.legal(state, 0))
        for choice, prospect in can.items():
            state, events = GAME.apply(others, 0, choice, chance, 0)
            filled = only(Filled, events)[0]
            assert (filled.stations, filled.number) == (prospect.stations, prospect.number)
            mine = [event for event in only(Completed, events) if event.seat == 0]
            assert [(one.route, one.bonus, one.first) for one in mine] == list(prospect.completes)
            gained = GAME.view(state, 0).sheets[0].score.total - view.sheets[0].score.total
            assert gained == prospect.points
    assert kinds == {"number", "skip", "star", "free"}


def test_circles_are_numbered_as_the_empty_stations_come_on_the_map() -> None:
    game = Sheets("number-6", "free")
    game.write("F")
    view = GAME.view(game.state, 0)
    assert [Circle(id_) for id_ in empty_stations(view, 0)] == list(prospects(view, 0))
    assert empty_stations(view, 0)[:2] == ("r1c4", "r1c5")
