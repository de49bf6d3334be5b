"""`kippu rules`: the rules of a game, clause by clause."""

from typing import Annotated

import typer

from kippu.terminal.options import House, house_rules
from kippu.terminal.output import AsJson, GameId
from kippu.terminal.words import Lang


def rules(
    game: GameId,
    lang: Lang,
    clause: Annotated[
        str | None,
        typer.Argument(metavar="[CLAUSE]", help="A sentence, a clause or a section: MX-3.1a, MX-3.1 or MX-3."),
    ] = None,
    *,
    house: House = None,
    json: AsJson = False,
) -> None:
    """Read the rules, or one clause or section of them, and where they come from."""
    from kippu.terminal.rules import show_rules

    show_rules(game, lang, clause, house=house_rules(house), json=json)
