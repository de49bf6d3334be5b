"""What a player types, understood: moves in the notation or by number and name, and requests to the screen."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from kippu.core.errors import KippuError
from kippu.games.metrox.rules.board import Board
from kippu.games.metrox.rules.notation import parse
from kippu.games.metrox.rules.types import AnyCommand, CardData, Circle, Flip, Write
from kippu.games.metrox.terminal.signs import card_key, card_sign

Verb: TypeAlias = Literal["show", "move", "back", "preview", "unflip", "rule", "sheet", "last", "help", "quit"]

_VERBS: dict[str, Verb] = {
    "?": "help",
    "h": "help",
    "help": "help",
    "p": "preview",
    "preview": "preview",
    "r": "rule",
    "rule": "rule",
    "rules": "rule",
    "s": "sheet",
    "sheet": "sheet",
    "sheets": "sheet",
    "l": "last",
    "last": "last",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "<": "back",
    "u": "back",
    "undo": "back",
    "!": "unflip",
}


_CIRCLED = "".join(chr(ord("①") + number) for number in range(20))


class Request(NamedTuple):
    """One line of a player: what to do, and with what."""

    verb: Verb
    about: str = ""


def read(line: str, board: Board) -> Request:
    """Understand a line. A letter that names a route is that route, whatever else it might mean."""
    # A Japanese keyboard gives wide letters and signs as well. A circled number stays one: it is another card.
    line = "".join(sign if sign in _CIRCLED else unicodedata.normalize("NFKC", sign) for sign in line).strip()
    if not line:
        return Request("show")
    word, _, rest = line.partition(" ")
    if line.upper() in board.route_at:
        return Request("move", line)
    if verb := _VERBS.get(word.lower()):
        return Request(verb, rest.strip())
    return Request("move", line)


def command(text: str, board: Board, empty: Sequence[str]) -> AnyCommand:
    """The command that a text names: a route, a station by id or name or its number among `empty`, or the notation."""
    if not text:
        raise KippuError("play_which_choice")
    if len(text) == 1 and text.isascii() and text.isalpha():
        return Write(text.upper())
    if text.isdecimal() and len(text) < 6 and empty:
        if 1 <= int(text) <= len(empty):
            return Circle(empty[int(text) - 1])
        raise KippuError("play_no_such_number", number=text, last=len(empty))
    if text in board.station_at:
        return Circle(text)
    if named := _named(text, board):
        if len(named) > 1:
            raise KippuError("play_which_station", text=text, stations=", ".join(f"@{id_}" for id_ in named))
        return Circle(named[0])
    try:
        return parse(text)
    except ValueError as error:
        raise KippuError("play_not_understood", text=text) from error


def flip(text: str, cards: Sequence[CardData]) -> Flip:
    """The card that a text names: by its sign, by what is typed in the place of it, or by the notation."""
    wanted = text.removeprefix("!").casefold()
    for card in cards:
        if wanted in (card_sign(card), card_key(card), card.id):
            return Flip(card.id)
    raise KippuError("play_no_such_card", text=text, cards=" ".join(map(card_key, cards)))


def _named(text: str, board: Board) -> list[str]:
    """Stations whose name is this; else those whose name, or one of whose names, begins so."""
    wanted = text.casefold()
    exact, begins = [], []
    for station in board.data.stations:
        names = [name.casefold() for name in (station.name or {}).values()]
        if wanted in names:
            exact.append(station.id)
        if any(part.startswith(wanted) for name in names for part in re.split(" / |・", name)):
            begins.append(station.id)
    return exact or begins
