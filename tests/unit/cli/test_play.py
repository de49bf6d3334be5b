"""`kippu play metrox`: whole games by script, taking back, wrong input, leaving, sharing a keyboard, records."""

import io
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import IO

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import Result

from kippu.cli.play import on_screen
from kippu.core.errors import KippuError
from kippu.core.game import AnyGame, Outcome
from kippu.core.record import AnyRecord, Seat
from kippu.core.replay import replay, verify
from kippu.core.versions import read_record
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import Circle, MetroXOptions, Nothing, TakeBack, TookBack, Write
from kippu.games.metrox.terminal.panels import prospect_line, verdict
from kippu.games.metrox.terminal.prospects import Completion, Prospect
from kippu.games.metrox.terminal.words import Words
from kippu.terminal.session import Left, Session, open_session
from kippu.terminal.words import words
from tests.rules.metrox.sheets import CROSS, PLENTY
from tests.unit.cli.runs import PROGRAM, kippu, run

FREE_FIRST = "s40"  # a seed whose first card is the free circle
NUMBER_FIRST = "a2"  # and one that begins with number 4 and number 2


def play(*arguments: str, typed: Iterable[str] = (), lang: str = "en") -> Result:
    """Play with these lines typed."""
    return kippu("play", *arguments, lang=lang, typed="".join(f"{line}\n" for line in typed).encode())


def session(
    seed: str, seats: int, humans: int, console: Console | None = None, *, lang: str = "en", on: str = "tokyo"
) -> Session:
    """The game that `kippu play metrox` opens."""
    people = [Seat(f"player {number}") for number in range(1, humans + 1)]
    bots = [Seat(f"greedy {number}", bot="greedy") for number in range(humans + 1, seats + 1)]
    say = words(lang, "metrox")
    return open_session(GAME, MetroXOptions(on), people + bots, seed, console or Console(), say, quick=False)


def first_choices(seed: str, seats: int = 3, humans: int = 1, on: str = "tokyo") -> list[str]:
    """What everybody at the keyboard writes who always takes the first choice, to the end."""
    game, typed = session(seed, seats, humans, on=on), []
    while game.table.outcome is None:
        for seat in game.people:
            choice = next(iter(GAME.legal(game.table.state, seat)))
            typed.append(GAME.to_text(choice))
            game.submit(seat, choice)
        game.let_bots_act()
    return typed


def confirmed(choices: Iterable[str]) -> list[str]:
    """Every choice with the Enter that confirms it."""
    return [line for choice in choices for line in (choice, "")]


def recorded(file: Path) -> tuple[AnyGame, AnyRecord]:
    """The last record of a file."""
    return read_record(file.read_bytes().splitlines()[-1])


@pytest.mark.parametrize(("lang", "ends"), [("en", "The game is over. Player"), ("ja", "ゲーム終了。")])
@pytest.mark.parametrize("on", ["tokyo", "osaka"])
def test_a_whole_game_against_bots(on: str, lang: str, ends: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    typed = confirmed(first_choices("g", on=on))
    result = play("metrox", "--map", on, "--seed", "g", "--record", str(file), typed=typed, lang=lang)
    assert result.exit_code == 0
    assert ends in result.output
    assert "Comp.B" in result.output
    game, record = recorded(file)
    assert [seat.bot for seat in record.seats] == [None, "greedy", "greedy"]
    assert record.outcome is not None
    for total in record.outcome.scores:
        assert re.search(rf"\b{total}\b", result.output.split("Comp.B")[1])
    assert record.commitment[:12] in result.output
    assert f"kippu verify {file}" in "".join(result.output.splitlines())
    assert replay(game, record) == len(record.log)
    assert verify(game, record) > 20


def test_a_solo_game_ends_with_a_rank_and_its_seed() -> None:
    result = play("metrox", "--seats", "1", "--seed", "solo", typed=confirmed(first_choices("solo", 1)))
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert "ranked by the total" in result.output
    assert "Seed: solo" in result.output
    assert "--record" in result.output  # how to keep one


def test_quick_asks_for_no_confirmation() -> None:
    result = play("metrox", "--quick", "--seed", "g", typed=first_choices("g"))
    assert "The game is over." in result.output
    assert "Enter" not in result.output


def test_an_invented_map_and_deck(tmp_path: Path) -> None:
    data = {"map": tmp_path / "map.json", "deck": tmp_path / "deck.json"}
    data["map"].write_bytes(msgspec.json.encode(CROSS))
    data["deck"].write_bytes(msgspec.json.encode(PLENTY))
    options = [word for name, file in data.items() for word in (f"--{name}", str(file))]
    game = play("metrox", *options, "--seats", "1", "--quick", "--seed", "x", typed=["A", "1", "B"] * 30)
    assert "The game is over." in game.output


def test_one_record_is_added_to_another(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        play("metrox", "--quick", "--seed", "g", "--record", str(file), typed=first_choices("g"))
    first, second = file.read_bytes().splitlines()
    assert [entry.command for entry in read_record(first)[1].log] == [
        entry.command for entry in read_record(second)[1].log
    ]


# --- taking back ------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_at_the_table_while_bots_have_yet_to_write(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rest = first_choices(NUMBER_FIRST)
    result = play(
        "metrox",
        "--seed",
        NUMBER_FIRST,
        "--record",
        str(file),
        typed=["M", "<", "Y", rest[0], "", *confirmed(rest[1:])],
    )
    assert "M is written. Enter goes on" in result.output
    log = recorded(file)[1].log
    assert [entry.command for entry in log if entry.actor == 0][:5] == [
        GAME.parse(text) for text in ("M", "<", "Y", "<", rest[0])
    ]
    assert all(isinstance(event, TookBack) for entry in log if entry.command == TakeBack() for event in entry.events)


def test_a_choice_that_would_close_the_turn_is_only_a_draft() -> None:
    result = play("metrox", "--seats", "1", "--seed", NUMBER_FIRST, typed=["M", "u", "C", "T", ""])
    assert "Enter writes M, < chooses again" in result.output
    assert "Player 1 writes on T and fills" in result.output
    assert "Player 1 writes on M" not in result.output


def test_a_preview_writes_nothing() -> None:
    result = play("metrox", "--seed", NUMBER_FIRST, typed=["p m", ""])
    assert "M (Marunouchi) fills 4: Ogikubo, r6c2, r6c3, r6c4." in result.output
    assert "(+)►►(+)►►(+)" in result.output
    assert "turn 2" not in result.output


def test_a_free_circle_by_number_and_by_name() -> None:
    result = play("metrox", "--seats", "1", "--seed", FREE_FIRST, typed=["1", "shibuya", ""])
    assert "Enter writes Wakoshi" in result.output
    assert "Player 1 circles Shibuya." in result.output


# --- wrong input and looking around -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("X", "There is no route X on this map. [MX-1.2]\nRead the rule with: r MX-1.2"),
        ("-", "nobody may pass. Choose a route with an \nempty indicator space. [MX-2.4b]"),
        ("@r1c1", "[MX-2.4a]"),
        ("<", "nothing to take back. \n[MX-2.3a]"),
        ("tra la", 'I do not understand "tra la"'),
        ("[bold]", 'I do not understand "[bold]"'),
        ("p", "Name a choice to preview"),
        ("s 9", "There is no player 9; they go from 1 to 3."),
        ("r MX-99", "have no clause MX-99"),
        ("r mx-3.2", "MX-3.2a  "),
        ("?", "take the choice back"),
        ("s", "3 greedy 11 14 14 16 14 11 13 14 13"),
        ("s 2", "Sheet: 2 greedy\n F  □□"),
        ("last", "Welcome aboard"),
    ],
)
def test_every_line_gets_an_answer_and_the_game_goes_on(typed: str, said: str) -> None:
    result = play("metrox", "--seed", NUMBER_FIRST, typed=[typed, "M", ""])
    assert said in result.output
    assert "turn 2" in result.output
    assert result.exit_code == 0


def test_a_route_with_no_space_left_is_refused_by_its_clause() -> None:
    typed = confirmed(["F", "F", "F"])
    result = play("metrox", "--seats", "1", "--seed", NUMBER_FIRST, typed=typed)
    assert "Route F has no empty indicator space. Choose another route. [MX-2.4a]" in result.output


def test_bytes_that_are_no_text_are_answered() -> None:
    done = run("play", "metrox", typed=b"\xff\xfe\n")
    assert "I do not understand" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["nogame"], "unknown_game"),
        (["metrox", "--map", "atlantis"], "unknown_map"),
        (["metrox", "--bots", "deep"], "unknown_bot"),
        (["metrox", "--bots", ","], "no_bots"),
        (["metrox", "--bots", "random,greedy,random"], "too_many_bots"),
        (["metrox", "--seats", "2", "--humans", "3"], "too_many_humans"),
        (["metrox", "--seats", "100"], "wrong_seats"),
        (["metrox", "--record", "/"], "unwritable"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_game_that_cannot_be_opened_is_one_line(arguments: list[str], code: str, lang: str) -> None:
    error = play(*arguments, lang=lang).exception
    assert isinstance(error, KippuError)
    assert error.code == code
    assert "\n" not in words(lang, "metrox").error(error)


def test_a_game_without_a_screen_is_refused() -> None:
    with pytest.raises(KippuError, match="no_terminal_play") as refusal:
        on_screen("izakaya")
    assert "cannot be played in the terminal" in words("en").error(refusal.value)


# --- leaving ----------------------------------------------------------------------------------------------


def test_the_end_of_the_input_leaves_politely_and_keeps_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    result = play("metrox", "--record", str(file))
    assert result.exit_code == 0
    assert result.output.endswith("You have left the game; it is not saved. See you soon!\n")
    assert not file.exists()


@pytest.mark.parametrize(("lang", "yes"), [("en", "y"), ("ja", "はい")])
def test_quitting_wants_to_be_confirmed(lang: str, yes: str) -> None:
    result = play("metrox", "--seed", NUMBER_FIRST, typed=["q", "n", "M", "", "quit", yes, "M"], lang=lang)
    say = words(lang)
    assert result.output.count(say("play-quit-sure")) == 2
    assert result.output.endswith(say("play-left") + "\n")
    assert say("play-turn", turn=2) in result.output


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A shell that starts the tests in the background lets them, and what they start, ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_leaves_with_its_exit_code() -> None:
    command = [str(PROGRAM), "play", "metrox", "--lang", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"helps): "):
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate()
    assert process.returncode == 130
    assert b"You have left the game" in rest
    assert not errors


# --- in a real terminal -----------------------------------------------------------------------------------


class Keyboard:
    """What a person types at a terminal, which shows it."""

    def __init__(self, typed: Iterable[str], screen: IO[str]) -> None:
        self._typed = io.StringIO("".join(f"{line}\n" for line in typed))
        self._screen = screen

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        line = self._typed.readline()
        self._screen.write(line)
        return line


Sit = Callable[..., str]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down at a terminal of some size and type; all that came onto the screen."""

    def at_terminal(game: Session, *typed: str) -> str:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed, game.console.file))
        with pytest.raises((Left, EOFError)):
            on_screen("metrox")(game)
        assert isinstance(game.console.file, io.StringIO)
        return game.console.file.getvalue()

    return at_terminal


def terminal(width: int, height: int, *, color: bool = False) -> Console:
    """A terminal of some size."""
    return Console(
        file=io.StringIO(),
        force_terminal=True,
        width=width,
        height=height,
        highlight=False,
        color_system="truecolor" if color else None,
    )


CLEAR, FORGET = "\x1b[2J\x1b[H", "\x1b[3J"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40), (160, 50), (62, 60), (40, 60)])
@pytest.mark.parametrize(("lang", "on"), [("en", "tokyo"), ("ja", "osaka")])
def test_no_line_is_wider_than_the_terminal(sit: Sit, width: int, height: int, lang: str, on: str) -> None:
    for seed in (NUMBER_FIRST, FREE_FIRST):
        screen = sit(session(seed, 3, 1, terminal(width, height), lang=lang, on=on), "M", "", "1")
        for shown in screen.split(CLEAR):
            assert all(cell_len(line) <= width for line in Text.from_ansi(shown).plain.splitlines())


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 30), (120, 40), (160, 50)])
def test_the_screen_and_its_prompt_fit_the_terminal(sit: Sit, width: int, height: int) -> None:
    screen = sit(session(NUMBER_FIRST, 3, 1, terminal(width, height)), "")
    for shown in screen.split(CLEAR)[1:]:
        assert len(shown.splitlines()) <= height
        assert "number 4" in shown
        assert shown.count("( )") == 77


def test_a_route_is_lit_in_its_colour_and_the_others_step_back(sit: Sit) -> None:
    plain, lit = sit(session(NUMBER_FIRST, 3, 1, terminal(80, 40, color=True)), "M").split(CLEAR)[1:]
    red, brown = "\x1b[38;2;246;46;54m", "\x1b[38;2;156;94;49m"
    assert f"{red}►" in plain
    assert f"{brown}▒" in plain
    assert "\x1b[1;38;2;246;46;54m►" in lit
    assert "\x1b[2m▒" in lit


def test_people_at_one_keyboard_do_not_see_each_others_choice(sit: Sit) -> None:
    screen = sit(session(NUMBER_FIRST, 3, 2, terminal(80, 40)), "", "M", "", "", "T", "", "")
    first, second, next_turn = re.split("Player [12], it is your turn", screen)[1:]
    assert "M (Marunouchi) fills 4" in first
    assert first.endswith(CLEAR + FORGET)  # nor by scrolling back
    assert "1 player ✎" in second  # that the first has written is no secret
    assert "Marunouchi" not in second
    assert "(●)" not in second
    assert second.count("(+)") == 4  # the own choice only
    assert "writes on M" not in second.split("T is written")[0]
    assert "Player 1 writes on M and fills Ogikubo" in next_turn


def test_many_players_are_listed_in_short() -> None:
    result = play("metrox", "--seats", "99", "--seed", NUMBER_FIRST, typed=["M", ""])
    assert "and 91 more (s shows all)" in result.output or "and 92 more (s shows all)" in result.output
    assert "and 90 more" in result.output  # of what happened


def test_a_terminal_of_few_characters_shows_plain_signs() -> None:
    done = run("play", "metrox", "--seed", NUMBER_FIRST, typed=b"M\n", PYTHONIOENCODING="ascii")
    assert " F  __  ( )#.( )" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_kind_of_end_has_its_reason(lang: str) -> None:
    table = Words(words(lang, "metrox"), parts(MetroXOptions()), ())
    reasons = {
        decided_by: verdict(table, (), Outcome(((0,),), (41,), decided_by, "all_spaces_used"))[-1].plain
        for decided_by in ("solo", "total", "fewer_empty", "shared")
    }
    assert len(set(reasons.values())) == len(reasons)
    assert "41" in reasons["total"]


@pytest.mark.parametrize(
    ("prospect", "said"),
    [
        (
            Prospect(Write("F"), ("r1c1", "r1c2"), 0, 1, (Completion("F", 2, first=True),), 2),
            "F (Fukutoshin) fills 2: Wakoshi, r1c2. Wastes 1. Completes F: +2.",
        ),
        (Prospect(Write("F"), ("r1c1",), 4, 0, (), 4), "F (Fukutoshin) writes 4 at Wakoshi."),
        (
            Prospect(Write("F"), (), 0, 3, (), 0),
            "F (Fukutoshin) has nothing left to fill: the card only uses up a space.",
        ),
        (Prospect(Circle("r1c2"), ("r1c2",), 0, 0, (), 0), "Circles r1c2."),
        (Prospect(Nothing(), (), 0, 1, (), 0), "Nothing to circle: no station is empty."),
    ],
)
def test_a_preview_in_words(prospect: Prospect, said: str) -> None:
    english, japanese = (Words(words(lang, "metrox"), parts(MetroXOptions()), ()) for lang in ("en", "ja"))
    assert prospect_line(english, prospect).plain == said
    assert prospect_line(japanese, prospect).plain != said


def test_both_languages_say_the_same_things() -> None:
    texts = files("kippu.terminal") / "text"
    english, japanese = ((texts / lang / "play.ftl").read_text(encoding="utf-8") for lang in ("en", "ja"))
    ids = re.compile(r"^[a-z][a-z-]+(?= =)", re.MULTILINE)
    assert ids.findall(english) == ids.findall(japanese)


# --- real cards -------------------------------------------------------------------------------------------


def flipped(*typed: str, file: Path | None = None, lang: str = "en") -> str:
    """What is said to somebody alone with real cards."""
    kept = () if file is None else ("--record", str(file))
    return play("metrox", "--cards", "flipped", "--seats", "1", *kept, typed=typed, lang=lang).stdout


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_with_real_cards(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games.jsonl"
    cards = [*"2233334444556", "(2)", "②", "(3)", "*", "★", "star", *"2233"]  # after the 6 all are there again
    routes = "".join(route.id * route.spaces for route in parts(MetroXOptions()).board.routes)
    typed = [line for card, route in zip(cards, routes, strict=True) for line in (card, route, "")]
    said = flipped(*typed, file=file, lang=lang)
    game, record = recorded(file)
    assert "".join(words(lang)("play-no-chance").split()) in "".join(said.split())  # wherever a line ends
    assert str(record.seed) not in said
    assert record.commitment[:12] not in said
    assert replay(game, record) == len(record.log)
    assert verify(game, record) == 0


def test_a_card_typed_wrongly_is_taken_back() -> None:
    said = flipped("9", "6", "p F", "!", "<", "(3)", "F", "", "(3)", "?", "q", "y")
    assert words("en")("error-play-no-such-card", text="9", cards="2 3 4 5 6 (2) (3) * o") in said
    assert "MX-7.3b" in said  # the only skip 3 is out
    assert said.count(words("en")("play-prompt-flip").strip()) >= 6


def test_people_at_one_keyboard_write_again_when_the_card_was_another_one() -> None:
    typed = ["6", "", "F", "", "", "!", "5", "", "F", "", "", "Y", "", "q", "y"]
    said = play("metrox", "--cards", "flipped", "--seats", "2", "--humans", "2", typed=typed).stdout
    assert "F (Fukutoshin) fills 5" in said
    assert words("en")("play-turn", turn=2) in said
