"""Game options from the command line. A value that is the path of a file is read from it."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kippu.core.errors import BadOptions
from kippu.core.game import Options
from kippu.core.house import house_info, read_as
from kippu.core.versions import plugin

Map = Annotated[
    str | None, typer.Option("--map", metavar="MAP", help="A map by id (tokyo, osaka), or the path of a map file.")
]
Deck = Annotated[
    str | None, typer.Option("--deck", metavar="DECK", help="MetroX: a deck by id, or the path of a deck file.")
]
Cards = Annotated[
    str | None,
    typer.Option(
        "--cards",
        metavar="CARDS",
        help="TOKYO METRO: cards by id, or the path of a cards file. MetroX: flipped, if you flip real ones.",
    ),
]
Constants = Annotated[
    str | None,
    typer.Option("--constants", metavar="FILE", help="TOKYO METRO: constants by id, or the path of a constants file."),
]

Kit = Annotated[
    str | None, typer.Option("--kit", metavar="KIT", help="Real Momotetsu: a kit by id, or the path of its folder.")
]
Settings = Annotated[
    str | None,
    typer.Option("--settings", metavar="FILE", help="Real Momotetsu: a file of switches, as in the kit's kit.json."),
]
House = Annotated[
    list[str] | None,
    typer.Option("--house", metavar="NAME=READING", help="A house rule; may be given several times."),
]


def house_rules(given: list[str] | None) -> dict[str, str]:
    """House rules from the command line: `supply=yard`."""
    found = {}
    for one in given or ():
        name, equals, reading = one.partition("=")
        if not equals:
            raise BadOptions("bad_house", given=one)
        found[name.strip()] = reading.strip()
    return found


def game_options(game_id: str, *, house: list[str] | None = None, **given: str | None) -> Options:
    """The options of a game, with what was given and defaults for the rest."""
    brought = plugin(game_id)
    game, readers = brought.game(), brought.readers()
    known = game.info.options.__struct_fields__
    values: dict[str, object] = {}
    for name, value in given.items():
        if value is None:
            continue
        if name not in known:
            raise BadOptions("no_such_option", option=name, game=game_id)
        is_file = name in readers and (value.endswith(".json") or "/" in value or Path(value).is_dir())
        values[name] = readers[name](Path(value)) if is_file else value
    if house:
        chosen = read_as(game.info, house_rules(house))
        if game.info.house is not None:
            values[house_info(game.info.options, game.info.house).field] = chosen
    try:
        return msgspec.convert(values, game.info.options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad_options", reason=str(error)) from error
