"""IZAKAYA: one short line per decision.

`300` bids; `pass` and `decline`; `drink red 1,1`; `price red>blue`; `acquire 1,1 0,0` names corner and lot;
`take T4` takes a piece; `build T4 0,0 0,2 1,2 2,2 1,3` names shape, lot and cells.
"""

import re
from collections.abc import Callable

from kippu.games.izakaya.rules.types import Acquire, AnyCommand, Bid, Build, Decline, Drink, Pass, Price, Take

_AT = r"([0-9],[0-9])"
_COLOR = r"([a-z]+)"
_FORMS: tuple[tuple[str, Callable[..., AnyCommand]], ...] = (
    (r"(0|[1-9][0-9]{0,8})", lambda amount: Bid(int(amount))),
    ("pass", Pass),
    (rf"drink {_COLOR} {_AT}", Drink),
    (rf"price {_COLOR}>{_COLOR}", Price),
    (rf"acquire {_AT} {_AT}", Acquire),
    (r"take ([A-Z][1-9])", Take),
    (
        rf"build ([A-Z][1-9]) {_AT} ([0-9],[0-9](?: [0-9],[0-9])*)",
        lambda shape, lot, cells: Build(shape, lot, tuple(cells.split(" "))),
    ),
    ("decline", Decline),
)


def to_text(command: AnyCommand) -> str:
    """A command as text."""
    match command:
        case Bid(amount=amount):
            said = str(amount)
        case Drink(color=color, corner=corner):
            said = f"drink {color} {corner}"
        case Price(giver=giver, taker=taker):
            said = f"price {giver}>{taker}"
        case Acquire(corner=corner, lot=lot):
            said = f"acquire {corner} {lot}"
        case Take(shape=shape):
            said = f"take {shape}"
        case Build(shape=shape, lot=lot, cells=cells):
            said = f"build {shape} {lot} {' '.join(cells)}"
        case Pass():
            said = "pass"
        case Decline():
            said = "decline"
    return said


def parse(text: str) -> AnyCommand:
    """The command of a text; ValueError if there is none."""
    for form, command in _FORMS:
        if found := re.fullmatch(form, text):
            return command(*found.groups())
    raise ValueError(f"{text!r} is no move: an amount, pass, drink, price, acquire, take, build or decline")
