"""`kippu perft`: count positions by depth, a fingerprint of the rules."""

from typing import Annotated

import typer

from kippu.terminal.options import Deck, Map, game_options
from kippu.terminal.output import AsJson, GameId, console, print_json, progress
from kippu.terminal.words import Lang, words


def perft(
    game: GameId,
    lang: Lang,
    *,
    depth: Annotated[int, typer.Option(min=0, max=12, help="How many decisions deep.")] = 2,
    seats: Annotated[int, typer.Option(min=1, help="How many players.")] = 1,
    seed: Annotated[
        str | None, typer.Option(help="Begin with the setup of this seed; without it, with every setup there can be.")
    ] = None,
    map_: Map = None,
    deck: Deck = None,
    json: AsJson = False,
) -> None:
    """Count all positions, decision by decision: every legal command, and every way chance may go."""
    from rich.table import Table

    from kippu.core.versions import find
    from kippu.sim.perft import perft as count

    say = words(lang, game)
    options = game_options(game, map=map_, deck=deck)
    find(game).info.check(options, seats)
    levels = list(progress(count(find(game), options, seats, depth, seed), depth + 1, say("perft-progress")))
    if json:
        print_json(levels)
        return
    table = Table(title=say("perft-title", seats=seats))
    for column in ("depth", "positions", "distinct"):
        table.add_column(say(f"perft-{column}"), justify="right")
    for level in levels:
        table.add_row(str(level.depth), f"{level.positions:,}", f"{level.distinct:,}")
    console().print(table)
