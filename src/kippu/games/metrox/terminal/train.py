"""`kippu train`: learn what positions are worth by playing against oneself."""

from pathlib import Path
from typing import Annotated

import typer

from kippu.core.errors import KippuError
from kippu.terminal.options import Deck, Map, game_options
from kippu.terminal.output import GameId, Plot, Ray, Workers, only_for, progress, say_if_slow
from kippu.terminal.words import Lang, words


def train(
    game: GameId,
    lang: Lang,
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where the weights go. If not given, a file named after the map.", show_default=False
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 5_000_000,
    rounds: Annotated[int, typer.Option(min=1, help="In how many rounds, with a report after each.")] = 50,
    parts: Annotated[
        int, typer.Option(min=1, help="Learners per round, whose weights are averaged; part of the recipe.")
    ] = 1,
    explore: Annotated[int, typer.Option(min=0, help="One move in so many is any move; 0 for none.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "kippu",
    map_: Map = None,
    deck: Deck = None,
    plot: Plot = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Learn a value of positions by self-play, and write its weights into a file.

    Bots find the file in the folder that KIPPU_VALUES names.
    """
    from kippu.games.metrox.fast.course import Course, Lesson
    from kippu.games.metrox.fast.course import train as learn
    from kippu.games.metrox.fast.weights import SUFFIX
    from kippu.games.metrox.rules.parts import map_of
    from kippu.games.metrox.rules.types import MetroXOptions
    from kippu.sim.jobs import runner

    say = words(lang, game)
    only_for("metrox", game)
    options = game_options(game, map=map_, deck=deck)
    assert isinstance(options, MetroXOptions)
    file = out or Path(f"{map_of(options).id}{SUFFIX}")
    course = Course(options, seed, games, rounds, parts, explore=explore)
    say_if_slow(say)
    curve: list[Lesson] = []
    with runner(workers, ray) as run:
        for one in progress(learn(course, run), rounds + 1, say("train-progress")):
            if isinstance(one, Lesson):
                curve.append(one)
                params = {"games": one.games, "mean": f"{one.checked:.2f}", "best": f"{100 * one.best:.1f}"}
                typer.echo(say("train-lesson", **params), err=True)
            else:
                try:
                    file.write_bytes(one)
                except OSError as error:
                    raise KippuError("unwritable", file=str(file), reason=error.strerror or str(error)) from error
    if plot:
        from kippu.sim.plots import Words, lines, save

        series = {
            say("train-checked"): [(float(one.games), one.checked) for one in curve],
            say("train-exploring"): [(float(one.games), one.mean) for one in curve],
        }
        save(plot, lambda: lines(Words(say("train-title"), say("plot-games"), say("plot-score")), series))
    typer.echo(say("train-done", file=str(file), size=file.stat().st_size))
