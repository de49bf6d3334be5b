"""`kippu play`: a game in the terminal."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kippu.core.errors import KippuError
from kippu.core.record import Seat
from kippu.core.versions import find, ids, plugin
from kippu.terminal.options import Cards, Deck, Map, game_options
from kippu.terminal.output import GameId, console
from kippu.terminal.words import Lang, words

if TYPE_CHECKING:
    from kippu.terminal.session import Session


def play(
    game: GameId,
    lang: Lang,
    *,
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many players; 1 is solo. If not given, 3.", show_default=False)
    ] = None,
    humans: Annotated[int, typer.Option(min=1, help="How many of them share this keyboard.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Bots for the other seats (random, casual, greedy, expert, master), with commas. Without it: greedy.",
            show_default=False,
        ),
    ] = None,
    map_: Map = None,
    deck: Deck = None,
    cards: Cards = None,
    seed: Annotated[str | None, typer.Option(help="Repeat a game with its seed. If not given, a fresh one.")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the record of the finished game to this file.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Write at once, without confirming.")] = False,
) -> None:
    """Play a game in the terminal, alone, with friends at one keyboard, or against bots.

    Type `?` during the game for help.
    """
    from kippu.core.chance import new_seed
    from kippu.terminal.session import Left, open_session

    say = words(lang, game)
    play_there = on_screen(game)
    options = game_options(game, map=map_, deck=deck, cards=cards)
    lineup = _lineup(game, seats or max(3, humans), humans, bots)
    if record:
        _check_writable(record)
    session = open_session(find(game), options, lineup, seed or new_seed(), console(), say, quick=quick)
    try:
        play_there(session)
    except (Left, EOFError):
        console().print(f"\n{say('play-left')}")
        return
    except KeyboardInterrupt:
        console().print(f"\n{say('play-left')}")
        raise typer.Exit(130) from None
    _publish(session, record)


def on_screen(game: str) -> "Callable[[Session], None]":
    """What plays a game in the terminal."""
    if (bring := plugin(game).terminal) is None:
        known = ", ".join(id_ for id_ in ids() if plugin(id_).terminal)
        raise KippuError("no_terminal_play", game=game, known=known)
    return bring()


def _lineup(game: str, seats: int, humans: int, bots: str | None) -> list[Seat]:
    """People in the first seats, bots in the others."""
    from kippu.bots import find_bot

    if humans > seats:
        raise KippuError("too_many_humans", humans=humans, seats=seats)
    others = seats - humans
    names = [name.strip() for name in (bots or "greedy").split(",") if name.strip()]
    if not names:
        raise KippuError("no_bots")
    if bots is not None and len(names) > others:
        raise KippuError("too_many_bots", bots=len(names), seats=others)
    for name in names:
        find_bot(find(game), name)
    people = [Seat(f"player {number}") for number in range(1, humans + 1)]
    return people + [
        Seat(f"{names[index % len(names)]} {humans + index + 1}", bot=names[index % len(names)])
        for index in range(others)
    ]


def _check_writable(file: Path) -> None:
    """Find out before the game whether its record can be kept."""
    new = not file.exists()
    _append(file, b"")
    if new:
        file.unlink()


def _append(file: Path, content: bytes) -> None:
    try:
        with file.open("ab") as out:
            out.write(content)
    except OSError as error:
        raise KippuError("unwritable", file=str(file), reason=error.strerror or str(error)) from error


def _publish(session: "Session", file: Path | None) -> None:
    """The seed, now that the game is over, and how to check it."""
    from kippu.core.record import encode

    record = session.table.record()
    say = session.say
    if file:
        _append(file, encode(record) + b"\n")
    if any(entry.chance for entry in record.log):
        lines = [say("play-seed", seed=str(record.seed)), say("play-seed-commitment", commitment=record.commitment)]
        lines.append(say("play-recorded", file=str(file)) if file else say("play-not-recorded"))
    else:
        lines = [say("play-no-chance"), *([say("play-kept", file=str(file))] if file else [])]
    for line in lines:
        session.console.print(line, style="dim", markup=False)
