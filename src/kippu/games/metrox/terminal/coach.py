"""`kippu coach`: what the decisions of a game were worth."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kippu.terminal.output import (
    AsJson,
    Plot,
    Ray,
    RecordFile,
    Workers,
    console,
    lines,
    print_json,
    progress,
    say_if_slow,
)
from kippu.terminal.words import Lang, words

if TYPE_CHECKING:
    from kippu.core.record import AnyRecord
    from kippu.core.text import Text
    from kippu.games.metrox.coach.advice import Review


def coach(
    file: RecordFile,
    lang: Lang,
    *,
    seat: Annotated[
        int | None,
        typer.Option(min=1, help="Which player. If not given, all people, or all bots.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Games played on from every option.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same values.")] = "coach",
    plot: Plot = None,
    workers: Workers = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Go through the records of finished MetroX games: what every option was worth, and what a decision cost."""
    from kippu.core.versions import read_record
    from kippu.games.metrox.coach.records import coach as go_through
    from kippu.sim.jobs import runner

    say = words(lang, "metrox")
    records = lines(file)
    say_if_slow(say)
    with runner(workers, ray) as run:
        seats = None if seat is None else [seat - 1]
        found = list(progress(go_through(records, seats, games, seed, run), None, say("coach-progress")))
    if plot:
        _draw(plot, found[0][1], say)
    for number, review in found:
        if json:
            print_json({"record": number + 1, "lost": review.lost, "luck": review.luck, "review": review})
        else:
            _print(read_record(records[number])[1], review, say)


def _print(record: "AnyRecord", review: "Review", say: "Text") -> None:
    from rich.table import Table

    name = record.seats[review.seat].name
    table = Table(title=say("coach-title", name=name))
    table.add_column(say("coach-turn"), justify="right")
    for column in ("card", "chosen", "best"):
        table.add_column(say(f"coach-{column}"))
    for column in ("expected", "lost"):
        table.add_column(say(f"coach-{column}"), justify="right")
    for one in review.decisions:
        taken, best = one.taken, one.options[0]
        kind, _, value = one.card.partition("-")
        table.add_row(
            str(one.turn),
            say(f"card-{kind}", value=value),
            _said(taken.choice),
            _said(best.choice) if best.choice != taken.choice else "",
            f"{taken.mean:.1f} ± {1.96 * taken.error:.1f}",
            f"{taken.less:.1f} ± {1.96 * taken.less_error:.1f}" if taken.less else "",
        )
    console().print(table)
    typer.echo(summary(review, name, say))


def _said(choice: object) -> str:
    from kippu.games.metrox.rules.notation import to_text

    return to_text(choice)  # type: ignore[arg-type]


def summary(review: "Review", name: str, say: "Text") -> str:
    """A review in one paragraph."""
    said = [
        say(
            "coach-summary",
            name=name,
            total=review.total,
            lost=f"{review.lost:.1f}",
            deal=f"{review.deal:.1f}",
            luck=f"{abs(review.luck):.1f}",
            dealt=review.dealt,
        )
    ]
    if review.turning_points:
        worst = next(one for one in review.decisions if one.turn == review.turning_points[0])
        said.append(
            say(
                "coach-worst",
                turn=worst.turn,
                chosen=_said(worst.chosen),
                best=_said(worst.options[0].choice),
                lost=f"{worst.taken.less:.1f}",
            )
        )
    else:
        said.append(say("coach-no-mistake"))
    return say("coach-join").join(said)


def _draw(plot: Path, review: "Review", say: "Text") -> None:
    from kippu.sim.plots import Words, options, save

    turns = [({_said(o.choice): o.mean for o in one.options}, _said(one.chosen)) for one in review.decisions]
    save(plot, lambda: options(Words(say("plot-options"), say("coach-turn"), say("plot-expected")), turns))
