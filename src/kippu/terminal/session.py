"""A table in a terminal: people type at it, bots sit in the other seats, and it can be left at any time."""

import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from kippu.bots import find_bot
from kippu.core.game import AnyGame, Command, bot_options, waits_for_hands
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.core.text import Text


class Left(Exception):
    """The player has left the game."""


@dataclass(frozen=True, slots=True)
class Session:
    """One game with people at one keyboard. `quick` asks for no confirmation."""

    table: Table[Any, Any, Any]
    console: Console
    say: Text
    rngs: Sequence[random.Random] = field(repr=False)
    quick: bool = False

    @property
    def people(self) -> list[int]:
        """The seats that are played at the keyboard."""
        return [seat for seat, one in enumerate(self.table.seats) if one.bot is None]

    def ask(self, prompt: str) -> str:
        """A line from the player."""
        self.console.print(prompt, end="", markup=False, style="bold cyan")
        line = self.console.input()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)  # so that the transcript of a script can be read
        return line.strip()

    def submit(self, seat: int, command: Command) -> None:
        """Carry out a command at the table."""
        self.table.submit(seat, command, at=now())

    def let_bots_act(self) -> None:
        """Every bot the game waits for chooses from what its seat may see."""
        game = self.table.game
        if waits_for_hands(game, self.table.state):
            return
        for seat in game.to_act(self.table.state):
            assert isinstance(seat, int)
            if (name := self.table.seats[seat].bot) is not None:
                options = tuple(bot_options(game, self.table.state, seat))
                self.submit(seat, find_bot(game, name).choose(self.table.view(seat), options, self.rngs[seat]))

    def clear(self, *, secret: bool = False) -> None:
        """An empty screen; after a secret, nothing to scroll back to either."""
        if self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty():
            self.console.clear()
            if secret:
                self.console.file.write("\x1b[3J")

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard, the next one sits down before anything is shown."""
        if len(self.people) > 1:
            self.clear(secret=True)
            self.ask(self.say("play-hand-over", seat=seat + 1))


def open_session(
    game: AnyGame, options: object, seats: Sequence[Seat], seed: str, console: Console, say: Text, *, quick: bool
) -> Session:
    """A new game, ready for its first decision."""
    table: Table[Any, Any, Any] = Table(game, options, seats, seed, at=now())
    # As in playouts: the same seed and the same input give the same game.
    rngs = [random.Random(f"bot {seat} of {seed}") for seat in range(len(seats))]
    return Session(table, console, say, rngs, quick)


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
