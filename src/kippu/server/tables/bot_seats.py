"""The seats of a table that bots play: what they decide at once, and what they think about beside the loop."""

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from kippu.bots import find_bot, stand_in, thinks
from kippu.core.game import bot_options, waits_for_hands
from kippu.server.tables import thinking
from kippu.server.tables.stored import AnyTable, StoredTable, next_time
from kippu.server.tables.tasks import spawn

_TURNS_TOGETHER = 50  # before they are stored and others are served


class _Thought(NamedTuple):
    """What a bot has come to."""

    seat: int
    command: Any


class BotSeats:
    """The bots of one table; `wake` is called when they have come to something."""

    def __init__(self, stored: StoredTable, wake: Callable[[], None]) -> None:
        self._stored, self._wake = stored, wake
        self._thinking: set[int] = set()  # seats
        self._thoughts: list[_Thought] = []

    @cached_property
    def rng(self) -> random.Random:
        """What bots toss: it follows from the seed of the table, which nobody knows before the game is over."""
        return random.Random(f"bots {self._stored.row.seed}")

    @property
    def thinking(self) -> bool:
        """Whether a bot is still at it."""
        return bool(self._thinking)

    def play(self, table: AnyTable) -> None:
        """What bots have to decide, turn after turn, until the game waits for a person or for a thought.

        A game of bots alone is played in parts: others are served in between.
        """
        self._take_thoughts(table)
        for _ in range(_TURNS_TOGETHER):
            waiting = self._to_act(table, thinking=False)
            for seat, bot in waiting:
                self._decide(table, seat, bot)
            if not waiting or not all(self._stored.settings.seats[seat].bot for seat in self._seats_to_act(table)):
                return

    def play_for_all(self, table: AnyTable) -> None:
        """Decide in the place of everybody the game waits for."""
        for seat in self._seats_to_act(table):
            self._decide(table, seat, stand_in(self._stored.game))
        self.play(table)

    def have_more(self, table: AnyTable) -> bool:
        """Whether the game waits for bots that decide at once."""
        return bool(self._to_act(table, thinking=False))

    def let_think(self, table: AnyTable) -> None:
        """Ask the bots that think, and that nobody has asked yet; what they come to is a request like any other."""
        for seat, bot in self._to_act(table, thinking=True):
            if seat not in self._thinking:
                self._thinking.add(seat)
                options = bot_options(self._stored.game, table.state, seat)
                spawn(self._think(seat, bot, table.view(seat), options))

    async def _think(self, seat: int, bot: str, view: object, options: Sequence[Any]) -> None:
        try:
            found = find_bot(self._stored.game, bot)
            command = await thinking.choose(found, view, options, self.rng.random())
        finally:
            self._thinking.discard(seat)
        self._thoughts.append(_Thought(seat, command))
        self._wake()

    def _take_thoughts(self, table: AnyTable) -> None:
        """Do what bots have come to, unless something else has happened meanwhile."""
        thoughts, self._thoughts = self._thoughts, []
        for seat, command in thoughts:
            if self._stored.settings.seats[seat].bot and command in self._stored.game.legal(table.state, seat):
                table.submit(seat, command, at=next_time(table))

    def _decide(self, table: AnyTable, seat: int, name: str) -> None:
        options = bot_options(self._stored.game, table.state, seat)
        command = find_bot(self._stored.game, name).choose(table.view(seat), options, self.rng)
        table.submit(seat, command, at=next_time(table))

    def _to_act(self, table: AnyTable, *, thinking: bool) -> list[tuple[int, str]]:
        """The seats and names of the bots that the game waits for: those that think, or those that do not."""
        seats, game = self._stored.settings.seats, self._stored.game
        played = [(seat, bot) for seat in self._seats_to_act(table) if (bot := seats[seat].bot)]
        return [(seat, bot) for seat, bot in played if thinks(game, bot) == thinking]

    def _seats_to_act(self, table: AnyTable) -> list[int]:
        """The seats that a bot could act for: none while the game waits for what only people can do."""
        if waits_for_hands(self._stored.game, table.state):
            return []
        return [seat for seat in self._stored.game.to_act(table.state) if isinstance(seat, int)]
