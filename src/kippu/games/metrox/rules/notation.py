"""MetroX: one short line per decision.

`F` writes on route F, `@r8c14` circles a station, `-` does nothing, `<` takes back. With real cards `!star` flips a
star, and `!` takes it back.
"""

import re

from kippu.games.metrox.rules.types import AnyCommand, Circle, Flip, Nothing, TakeBack, Unflip, Write

_ROUTE = re.compile(r"[A-Z]")
_STATION = re.compile(r"@([a-z][a-z0-9_]*)")
_CARD = re.compile(r"!([a-z]+(?:-[0-9]+)?)")


def to_text(command: AnyCommand) -> str:
    """A command as text."""
    match command:
        case Write(route=route):
            return route
        case Circle(station=station):
            return f"@{station}"
        case Nothing():
            return "-"
        case TakeBack():
            return "<"
        case Flip(card=card):
            return f"!{card}"
        case Unflip():
            return "!"


def parse(text: str) -> AnyCommand:
    """The command of a text; ValueError if there is none."""
    if text == "-":
        return Nothing()
    if text == "<":
        return TakeBack()
    if text == "!":
        return Unflip()
    if _ROUTE.fullmatch(text):
        return Write(text)
    if station := _STATION.fullmatch(text):
        return Circle(station[1])
    if card := _CARD.fullmatch(text):
        return Flip(card[1])
    raise ValueError(f"{text!r} is no move: a route letter, @station, -, <, !card or !")
