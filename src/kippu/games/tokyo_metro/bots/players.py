"""Bots of TOKYO METRO that look no further than one choice ahead."""

import random
from collections.abc import Sequence

from kippu.core.chance import Sampler
from kippu.games.tokyo_metro.bots.judge import Judge
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.state import NOWHERE, State
from kippu.games.tokyo_metro.rules.view import View, imagine


class Good:
    """Tries every option that is worth a look and keeps the one after which the position is best."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option that leads to the best position."""
        assert isinstance(view.viewer, int)
        return self._judge.best(imagine(view, Sampler(rng)), view.viewer, options, rng)


class Beginner:
    """Plays by rules of thumb, with a whim now and then."""

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option that feels best."""
        assert isinstance(view.viewer, int)
        state = imagine(view, Sampler(rng))
        if view.phase == "auction":
            return commands.Bid(min(view.players[view.viewer].cash, rng.choice((0, 100))))
        return max(options, key=lambda option: _feeling(state, view.viewer, option) + rng.random())  # type: ignore[arg-type]


def _feeling(state: State, seat: int, option: AnyCommand) -> float:  # noqa: PLR0911 - one line per kind
    """How good an option feels to a beginner, from 0 to about 6."""
    player, board = state.players[seat], state.parts.board
    late = state.round / state.parts.rounds(len(state.players))
    match option:
        case commands.PutMeeple(x=x, y=y) | commands.Walk(x=x, y=y) | commands.Alight(x=x, y=y):
            return sum(board.pillars[station] for station in board.stations_at[board.rectangle(x, y)]) / 3
        case commands.Station(spot=spot, station=station):
            at = board.station_at[station]
            price = state.parts.cards.spot_at[spot].value * board.pillars[at]
            running = sum(state.lines[line].train != NOWHERE for line in board.lines_of[at])
            return 2 + running if late < 0.8 and price < player.cash * 0.7 else 0.0
        case commands.Invest(line=line):
            sold = len(state.lines[board.line_at[line]].holders)
            return 3.5 - sold if late < 0.8 else state.lines[board.line_at[line]].income / 1_000 - sold
        case commands.Depart():
            return 2.0 if late < 0.6 else 0.5
        case commands.Disc():
            return 3.5 if late < 0.5 else 0.0
        case commands.Speculate(line=line, stake=stake):
            return state.lines[board.line_at[line]].income / 600 - stake / 500 if late > 0.4 else 0.0
        case commands.Use() | commands.Decline() | commands.PlaceToken():
            return 1.2
        case commands.Pass():
            return 1.6
        case _:
            return 0.4
