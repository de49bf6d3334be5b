"""`kippu ladder`: every bot against every other, with ratings."""

from typing import TYPE_CHECKING, Annotated

import typer

from kippu.core.errors import KippuError
from kippu.terminal.options import Deck, Map, game_options
from kippu.terminal.output import AsJson, GameId, Plot, Ray, Workers, console, print_json, progress, say_if_slow
from kippu.terminal.words import Lang, words

if TYPE_CHECKING:
    from kippu.core.text import Text
    from kippu.sim.ladder import Ladder


def ladder(
    game: GameId,
    lang: Lang,
    *,
    games: Annotated[int, typer.Option(min=2, help="How many games each pair plays.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LIST", help="Bots, with commas. If not given, all.", show_default=False),
    ] = None,
    seats: Annotated[int, typer.Option(min=2, help="Seats at a table; two bots take turns round it.")] = 2,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "kippu",
    map_: Map = None,
    deck: Deck = None,
    plot: Plot = None,
    workers: Workers = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Let every bot meet every other, and rate them."""
    from kippu.bots import bots as known
    from kippu.core.versions import find
    from kippu.sim.jobs import runner
    from kippu.sim.ladder import pairings, play, reckon

    say = words(lang, game)
    given = [name.strip() for name in (bots or "").split(",") if name.strip()]
    names = tuple(dict.fromkeys(given)) if bots else tuple(known(find(game)))
    if len(names) < 2:
        raise KippuError("too_few_bots")
    plans = pairings(game, game_options(game, map=map_, deck=deck), names, seed, games, seats)
    for plan in plans:
        plan.check()
    say_if_slow(say)
    with runner(workers, ray) as run:
        total = sum(plan.games for plan in plans)
        results = list(progress(play(plans, run), total, say("sim-progress")))
    found = reckon(names, results)
    if plot:
        from kippu.sim.plots import Words, ranking, save

        labels = Words(say("ladder-title", games=games), "Elo", "")
        save(plot, lambda: ranking(labels, {_level(say, one.bot): (one.elo, one.error) for one in found.ratings}))
    if json:
        print_json(found)
    else:
        _print(found, say)


def _level(say: "Text", bot: str) -> str:
    """A bot's name for people, where it has one."""
    return f"{say(f'bot-{bot}')} ({bot})" if f"bot-{bot}" in say else bot


def _print(found: "Ladder", say: "Text") -> None:
    from rich.table import Table

    order = [found.bots.index(one.bot) for one in found.ratings]
    table = Table(title=say("ladder-title", games=found.games))
    table.add_column(say("sim-bot"))
    table.add_column("Elo", justify="right")
    table.add_column("± 95 %", justify="right")
    for index in order:
        table.add_column(found.bots[index], justify="right")
    for rating, row in zip(found.ratings, order, strict=True):
        shares = [found.cross[row][column] for column in order]
        cells = ["-" if share is None else f"{100 * share:.1f} %" for share in shares]
        table.add_row(_level(say, rating.bot), f"{rating.elo:.0f}", f"{rating.error:.0f}", *cells)
    console().print(table)
