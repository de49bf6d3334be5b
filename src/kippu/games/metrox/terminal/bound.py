"""`kippu bound`: how good one could have been, had one known the deck."""

from typing import Annotated

import typer

from kippu.terminal.options import Deck, Map, game_options
from kippu.terminal.output import AsJson, GameId, console, only_for, print_json, progress, say_if_slow
from kippu.terminal.words import Lang, words


def bound(
    game: GameId,
    lang: Lang,
    *,
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 10,
    seed: Annotated[str, typer.Option(help="Deal i, from 0 on, is that of a game with the seed SEED/i.")] = "kippu",
    width: Annotated[int, typer.Option(min=1, help="Sheets that the search keeps per turn.")] = 500,
    map_: Map = None,
    deck: Deck = None,
    json: AsJson = False,
) -> None:
    """Bracket the best solo score of deals, with the deck known: so luck and skill can be told apart."""
    from statistics import fmean

    from rich.table import Table

    from kippu.games.metrox.coach.advice import on_deal
    from kippu.games.metrox.coach.bound import bound as bracket
    from kippu.games.metrox.coach.daily import deal_of
    from kippu.games.metrox.rules.parts import parts
    from kippu.games.metrox.rules.types import MetroXOptions

    say = words(lang, game)
    only_for("metrox", game)
    options = game_options(game, map=map_, deck=deck)
    assert isinstance(options, MetroXOptions)
    shared = parts(options)
    say_if_slow(say)
    rows: list[dict[str, float]] = []
    for number in progress(range(deals), deals, say("bound-progress")):
        cards = deal_of(options, f"{seed}/{number}")
        found = bracket(shared, cards, width)
        rows.append({"low": found.low, "high": found.high, "good": on_deal(shared, cards)})
    if json:
        print_json(rows)
        return
    table = Table(title=say("bound-title", deals=deals))
    table.add_column(say("bound-seed"))
    for column in ("good", "low", "high"):
        table.add_column(say(f"bound-{column}"), justify="right")
    for number, row in enumerate(rows):
        table.add_row(f"{seed}/{number}", f"{row['good']:.1f}", str(row["low"]), str(row["high"]))
    means = [fmean(row[column] for row in rows) for column in ("good", "low", "high")]
    table.add_row(say("bound-mean"), *(f"{mean:.1f}" for mean in means), style="bold")
    console().print(table)
