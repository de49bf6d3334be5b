"""TOKYO METRO: one short line per decision.

    bid 300                     put 13,10                 walk 13,10      stay
    board                       decline                   alight 2,5      token G      pass
    move A1a.1 13,10            station A1a.2 ginza       invest B1a.1 G  depart B1a.2 G
    use C1a.1                   loan E1a.1                repay E1a.1     speculate E1b.2 G 300
    disc F1a.1                  card F1a.2 A
    loan E1a.1 3                repay E1a.1 2             card F1a.2

Rectangles are `x,y`; a spot is its card and number. Several loans at once say how many; a card names the column of its
discard pile, where each has one. Discounts follow with a minus: `invest B1a.1 G -D1a.1`.
"""

import re
from collections.abc import Callable

from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.commands import AnyCommand

_NUMBER = r"(0|[1-9]\d{0,8})"
_SEVERAL = r"([2-9]|[1-9]\d)"
_AT = rf"{_NUMBER},{_NUMBER}"
_SPOT = r"([A-Z][A-Za-z0-9]{0,7}\.[1-9])"
_LINE = r"([A-Z][A-Za-z0-9]{0,3})"
_LESS = r"((?: -[A-Z][A-Za-z0-9]{0,7}\.[1-9])*)"


def _less(text: str) -> tuple[str, ...]:
    return tuple(spot[1:] for spot in text.split())


_FORMS: tuple[tuple[str, Callable[..., AnyCommand]], ...] = (
    (rf"bid {_NUMBER}", lambda amount: commands.Bid(int(amount))),
    (rf"put {_AT}", lambda x, y: commands.PutMeeple(int(x), int(y))),
    (rf"walk {_AT}", lambda x, y: commands.Walk(int(x), int(y))),
    ("stay", commands.StayAboard),
    (rf"alight {_AT}", lambda x, y: commands.Alight(int(x), int(y))),
    ("board", commands.Board),
    ("decline", commands.Decline),
    (rf"token {_LINE}", commands.PlaceToken),
    ("pass", commands.Pass),
    (rf"move {_SPOT} {_AT}", lambda spot, x, y: commands.Move(spot, int(x), int(y))),
    (
        rf"station {_SPOT} ([a-z][a-z0-9_]{{0,31}}){_LESS}",
        lambda spot, at, less: commands.Station(spot, at, _less(less)),
    ),
    (rf"invest {_SPOT} {_LINE}{_LESS}", lambda spot, line, less: commands.Invest(spot, line, _less(less))),
    (rf"depart {_SPOT} {_LINE}", commands.Depart),
    (rf"use {_SPOT}", commands.Use),
    (rf"loan {_SPOT}", lambda spot: commands.Loan(spot, repay=False)),
    (rf"repay {_SPOT}", lambda spot: commands.Loan(spot, repay=True)),
    (rf"loan {_SPOT} {_SEVERAL}", lambda spot, number: commands.Loans(spot, int(number), repay=False)),
    (rf"repay {_SPOT} {_SEVERAL}", lambda spot, number: commands.Loans(spot, int(number), repay=True)),
    (
        rf"speculate {_SPOT} {_LINE} {_NUMBER}",
        lambda spot, line, stake: commands.Speculate(spot, line, int(stake)),
    ),
    (rf"disc {_SPOT}{_LESS}", lambda spot, less: commands.Disc(spot, _less(less))),
    (rf"card {_SPOT}(?: ([A-Z]))?{_LESS}", lambda spot, pile, less: commands.Card(spot, pile, _less(less))),
)
_READERS = tuple((re.compile(form, re.ASCII), make) for form, make in _FORMS)


def to_text(command: AnyCommand) -> str:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    """A command as text."""
    match command:
        case commands.Bid(amount=amount):
            return f"bid {amount}"
        case commands.PutMeeple(x=x, y=y):
            return f"put {x},{y}"
        case commands.Walk(x=x, y=y):
            return f"walk {x},{y}"
        case commands.StayAboard():
            return "stay"
        case commands.Alight(x=x, y=y):
            return f"alight {x},{y}"
        case commands.Board():
            return "board"
        case commands.Decline():
            return "decline"
        case commands.PlaceToken(line=line):
            return f"token {line}"
        case commands.Pass():
            return "pass"
        case commands.Move(spot=spot, x=x, y=y):
            return f"move {spot} {x},{y}"
        case commands.Station(spot=spot, station=station, discounts=less):
            return " ".join(["station", spot, station, *_minus(less)])
        case commands.Invest(spot=spot, line=line, discounts=less):
            return " ".join(["invest", spot, line, *_minus(less)])
        case commands.Depart(spot=spot, line=line):
            return f"depart {spot} {line}"
        case commands.Use(spot=spot):
            return f"use {spot}"
        case commands.Loan(spot=spot, repay=repay):
            return f"{'repay' if repay else 'loan'} {spot}"
        case commands.Loans(spot=spot, number=number, repay=repay):
            return f"{'repay' if repay else 'loan'} {spot} {number}"
        case commands.Speculate(spot=spot, line=line, stake=stake):
            return f"speculate {spot} {line} {stake}"
        case commands.Disc(spot=spot, discounts=less):
            return " ".join(["disc", spot, *_minus(less)])
        case commands.Card(spot=spot, pile=pile, discounts=less):
            return " ".join(["card", spot, *([pile] if pile else []), *_minus(less)])


def _minus(spots: tuple[str, ...]) -> list[str]:
    return [f"-{spot}" for spot in spots]


def parse(text: str) -> AnyCommand:
    """The command of a text; ValueError if there is none."""
    for form, make in _READERS:
        if found := form.fullmatch(text):
            return make(*found.groups())
    raise ValueError(f"{text!r} is no move; see the notation of TOKYO METRO, such as `walk 13,10` or `use C1a.1`")
