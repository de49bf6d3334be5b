"""`kippu daily`: the puzzle of the day."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kippu.core.errors import KippuError
from kippu.terminal.output import AsJson, Plot, console, lines, print_json, say_if_slow
from kippu.terminal.words import Lang, words

if TYPE_CHECKING:
    from kippu.core.text import Text
    from kippu.games.metrox.coach.daily import Daily


def daily(
    lang: Lang,
    *,
    date: Annotated[
        str | None, typer.Option(help="Another day, such as 2026-07-01. If not given, today.", show_default=False)
    ] = None,
    map_: Annotated[str, typer.Option("--map", help="tokyo or osaka.")] = "tokyo",
    score: Annotated[int | None, typer.Option(help="Your score: see how many it beats.", show_default=False)] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Your record: the last one in this file, checked and compared."),
    ] = None,
    players: Annotated[int, typer.Option(min=1, help="Simulated players of every level.")] = 10_000,
    plot: Plot = None,
    json: AsJson = False,
) -> None:
    """See the puzzle of the day: a deal that is the same for all, par, and how you did."""
    from datetime import UTC, datetime

    import msgspec

    from kippu.games.metrox.coach.daily import daily as puzzle_of

    say = words(lang, "metrox")
    day = date or datetime.now(UTC).date().isoformat()
    _check_date(day)
    say_if_slow(say)
    puzzle = puzzle_of(day, map_, players)
    if record:
        score = _recorded(record, puzzle.seed)
    if plot:
        from kippu.sim.plots import Words, histogram, save

        labels = Words(say("daily-title", date=day, map=map_), say("plot-score"), say("plot-share"))
        save(plot, lambda: histogram(labels, {say(f"bot-{name}"): counts for name, counts in puzzle.levels.items()}))
    if json:
        print_json(msgspec.to_builtins(puzzle, str_keys=True))
        return
    _print(puzzle, score, say)


def _check_date(day: str) -> None:
    from datetime import date

    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise KippuError("no_date", date=day) from error


def _recorded(file: Path, seed: str) -> int:
    """The score of the last record of a file, which must be of this puzzle."""
    from kippu.core.replay import verify
    from kippu.core.versions import read_record

    game, record = read_record(lines(file)[-1])
    verify(game, record)
    if record.seed != seed or record.outcome is None or len(record.seats) > 1:
        raise KippuError("not_this_puzzle", file=str(file))
    return record.outcome.scores[0]


def _print(puzzle: "Daily", score: int | None, say: "Text") -> None:
    from rich.table import Table

    table = Table(title=say("daily-title", date=puzzle.date, map=puzzle.map))
    table.add_column(say("daily-level"))
    table.add_column(say("sim-mean"), justify="right")
    if score is not None:
        table.add_column(say("daily-beaten"), justify="right")
    for name, counts in puzzle.levels.items():
        mean = sum(one * count for one, count in counts.items()) / sum(counts.values())
        beaten = [] if score is None else [f"{100 * puzzle.beaten(name, score):.0f} %"]
        table.add_row(say(f"bot-{name}"), f"{mean:.1f}", *beaten)
    console().print(table)
    typer.echo(say("daily-par", par=f"{puzzle.par:.1f}"))
    if score is None:
        typer.echo(say("daily-how", seed=puzzle.seed, map=puzzle.map))
    else:
        typer.echo(f"\n{share(puzzle, score, say)}")


def share(puzzle: "Daily", score: int, say: "Text") -> str:
    """A text to share, which says how it went and nothing of the deal."""
    from kippu.games.metrox.coach.daily import compared

    found = compared(puzzle, score)
    return say(
        "daily-share",
        date=found.date,
        map=found.map,
        score=found.score,
        par=f"{found.par:.1f}",
        marks=found.marks,
        share=f"{100 * found.levels[found.level].share:.0f}",
        level=say(f"bot-{found.level}"),
    )
