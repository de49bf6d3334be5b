"""`kippu sim`: many games between bots, with statistics and records."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kippu.core.errors import KippuError
from kippu.core.versions import find, plugin
from kippu.terminal.options import Cards, Constants, Deck, House, Kit, Map, Settings, game_options
from kippu.terminal.output import AsJson, GameId, Plot, Ray, Workers, console, print_json, progress, say_if_slow
from kippu.terminal.words import Lang, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kippu.core.chart import Chart
    from kippu.core.text import Text
    from kippu.sim.stats import Summary


def sim(
    game: GameId,
    lang: Lang,
    *,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help="How many players; if not given, one per bot named.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Bots, with commas; repeated to fill all seats. If not given, a good quick one.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "kippu",
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the records here, one per line.")] = None,
    map_: Map = None,
    deck: Deck = None,
    cards: Cards = None,
    constants: Constants = None,
    kit: Kit = None,
    settings: Settings = None,
    house: House = None,
    plot: Plot = None,
    workers: Workers = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games against each other, and see how they did."""
    from kippu.sim.jobs import runner
    from kippu.sim.many import Plan, play_many
    from kippu.sim.stats import Stats

    say = words(lang, game)
    given = {"map": map_, "deck": deck, "cards": cards, "constants": constants, "kit": kit, "settings": settings}
    options = game_options(game, house=house, **given)
    plan = Plan(game, options, _lineup(game, bots, seats), seed, games)
    plan.check()
    bring = plugin(game).report
    stats, report = Stats(plan.bots), bring(plan.bots) if bring else None
    if set(plan.bots) != {"random"}:
        say_if_slow(say)
    with _writer(records) as write, runner(workers, ray) as run:
        for line, one in progress(play_many(plan, run), games, say("sim-progress")):
            stats.add(one)
            if report:
                report.add(one)
            write(line + b"\n")
    summary = stats.summary()
    if plot:
        from kippu.sim.plots import Words, histogram, save
        from kippu.sim.svg import svg

        labels = Words(say("plot-scores", games=games), say("plot-score"), say("plot-share"))
        save(plot, lambda: svg(report.charts(), say) if report else histogram(labels, stats.scores))
    if json:
        print_json(summary)
    else:
        _print(summary, say)
        if report:
            _print_charts(report.charts(), say)
        if records:
            typer.echo(say("sim-records", file=str(records), games=games))
        if plot:
            typer.echo(say("sim-plot", file=str(plot)))


def _lineup(game: str, bots: str | None, seats: int | None) -> tuple[str, ...]:
    from kippu.bots import stand_in

    names = [name.strip() for name in (stand_in(find(game)) if bots is None else bots).split(",") if name.strip()]
    if not names:
        raise KippuError("no_bots")
    seats = seats or max(len(names), find(game).info.min_seats)
    if len(names) > seats:
        raise KippuError("too_many_bots", bots=len(names), seats=seats)
    return tuple(names[seat % len(names)] for seat in range(seats))


@contextmanager
def _writer(path: Path | None) -> Iterator[Callable[[bytes], object]]:
    """What writes into a file, or nowhere."""
    if path is None:
        yield bool
        return
    try:
        with path.open("wb") as out:
            yield out.write
    except OSError as error:
        raise KippuError("unwritable", file=str(path), reason=error.strerror or str(error)) from error


def _print(summary: "Summary", say: "Text") -> None:
    from rich.table import Table

    from kippu.sim.stats import endings

    table = Table(title=say("sim-title", games=summary.games, seats=summary.seats))
    table.add_column(say("sim-bot"))
    for column in ("played", "wins", "mean", "deviation", "best", "worst"):
        table.add_column(say(f"sim-{column}"), justify="right")
    for line in summary.lines:
        table.add_row(
            line.bot,
            str(line.played),
            f"{line.wins:.1f}",
            f"{line.mean:.2f} ± {1.96 * line.error:.2f}",
            f"{line.deviation:.1f}",
            str(line.best),
            str(line.worst),
        )
    console().print(table)
    for ending in endings(summary.ended, say):
        console().print(ending, markup=False, highlight=False)
    for pair in summary.pairs:
        share = f"{100 * pair.ahead / pair.played:.1f}"
        console().print(say("sim-pair", bot=pair.bot, other=pair.other, share=share, played=pair.played), markup=False)


def _print_charts(charts: "Sequence[Chart]", say: "Text") -> None:
    """Each chart as a table: a row per series, a column per round."""
    from rich.table import Table

    for chart in charts:
        table = Table(title=say(chart.key))
        table.add_column(say("sim-round"))
        rounds = max(map(len, chart.series.values()))
        for number in range(1, rounds + 1):
            table.add_column(str(number), justify="right")
        for name, series in chart.series.items():
            table.add_row(name, *(f"{figure:,.0f}" if _high(series) else f"{figure:.1f}" for figure in series))
        console().print(table)


def _high(series: "Sequence[float]") -> bool:
    """Whether figures are so high that nobody wants their decimals."""
    return max(series) >= 100
