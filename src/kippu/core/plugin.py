"""The typed door of a game: all that the storeys above may ask of it, and nothing else.

A game is one folder with one `Plugin`, named in the entry point group `kippu.games`. Every part is a function that
brings it when it is asked for, because some take a moment to load; a part that a game does not have is None.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from kippu.core.chart import Report
from kippu.core.errors import KippuError
from kippu.core.game import AnyBot, AnyGame
from kippu.core.live import Live
from kippu.core.record import AnyRecord
from kippu.core.steps import Steps

# Reads an option of a game from a file or folder.
Reader: TypeAlias = Callable[[Path], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots:
    """The bots of a game by name, weakest first. `bot-NAME` in the game's words is what people call them."""

    quick: Mapping[str, AnyBot]  # decide at once
    thinking: Mapping[str, AnyBot] = field(default_factory=dict)  # take so long that others should not wait for them
    stand_in: str  # plays when nobody says which, and for a person who is gone: quick, and no fool
    prepare: Callable[[], object] = bool  # loads what they need, before somebody waits for one


class Coach(Protocol):
    """Says what decisions are worth."""

    def hint(self, view: Any) -> tuple[Any, ...]:
        """The options of the view's seat, the best first."""
        ...

    def reviewing(self, record: AnyRecord, seat: int) -> Steps[Any]:
        """A finished game as one seat played it, decision by decision."""
        ...


class Daily(Protocol):
    """The puzzle of the day."""

    def seed_of(self, date: str, options: Any) -> str:
        """The seed that everybody gets; refuses options that no puzzle has."""
        ...

    def computing(self, date: str, options: Any) -> Steps[Any]:
        """Par and the crowd, in steps."""
        ...

    def compared(self, puzzle: Any, score: int) -> object:
        """How a score compares with them."""
        ...


class Picture(Protocol):
    """What the picture of a result shows."""

    def caption(self, state: Any, lang: str) -> str:
        """What was played on."""
        ...

    def drawing(self, state: Any, seat: int, width: float, height: float) -> Iterator[str]:
        """SVG from the side of a seat, in a box of this size."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Plugin:
    """What a game brings. `rules` has every version that can still be played; new tables take the newest.

    package   where its `data/` and `text/` lie
    place     its place among the games on a page, from left to right
    bots      the bots for a version of the rules
    readers   options that may be given as files, each with its reader
    report    figures over the rounds of simulated games, for the bots that played them
    terminal  plays it in the terminal, given a session
    commands  what it adds to the command line: functions for typer, or groups of them by name
    words     packages with more words of its own, for the terminal and paper
    live      days in the real world, with phones and a desk
    environment   makes the projects of researchers that are installed know the game
    """

    id: str
    package: str
    place: int = 100
    rules: Mapping[int, Callable[[], AnyGame]]
    bots: Callable[[AnyGame], Bots]
    readers: Callable[[], Mapping[str, Reader]] = dict
    coach: Callable[[], Coach] | None = None
    daily: Callable[[], Daily] | None = None
    picture: Callable[[], Picture] | None = None
    report: Callable[[tuple[str, ...]], Report] | None = None
    terminal: Callable[[], Callable[[Any], None]] | None = None
    commands: Callable[[], Mapping[str, Any]] = dict
    words: tuple[str, ...] = ()
    environment: Callable[[], None] | None = None
    live: Callable[[], Live] | None = None

    def game(self, rules: int | None = None) -> AnyGame:
        """The game by a version of its rules; without one, by the newest."""
        version = max(self.rules) if rules is None else rules
        if version not in self.rules:
            known = ", ".join(map(str, sorted(self.rules)))
            raise KippuError("unknown_rules", game=self.id, rules=version, known=known)
        return self.rules[version]()
