"""What the lines and players of a TOKYO METRO game will have in the end, if nobody does anything more.

Trains run by themselves, so how often one will enter a station can be counted.
"""

from functools import lru_cache

from kippu.games.tokyo_metro.rules.board import Route
from kippu.games.tokyo_metro.rules.deck import bits
from kippu.games.tokyo_metro.rules.state import NOWHERE, State

# What part of one more yen of income the holders of share 1, 2, 3 get (TM-25.4 to TM-25.6).
FRACTIONS: tuple[tuple[float, ...], ...] = ((), (1.0,), (2 / 3, 1 / 3), (1 / 2, 1 / 3, 1 / 6))
_USUAL_PRICE = 350  # of a pillar
_SOON_AT_HAND = 600  # cash that can be raised before a station is built
_RUNNING_SOON = 0.55  # how much of the time that is left a line that stands still is thought to run


@lru_cache(maxsize=1 << 17)  # the same few thousand cases come again and again
def visits(route: Route, position: int, step: int, steps: int) -> int:
    """How often a train enters a station of its line in so many steps (TM-22.5)."""
    trip, found = len(route.trip), 0
    for target in {position, (trip - position) % trip}:
        first = (target - step - 1) % trip + 1
        if first <= steps:
            found += 1 + (steps - first) // trip
    return found


def moves_left(state: State) -> int:
    """How many train phases are still to come, the present one too."""
    rounds = state.parts.rounds(len(state.players))
    return 0 if state.phase == "over" else rounds - state.round + 1


def steps_left(state: State, index: int, moves: int) -> int:
    """How many steps the train of a running line will still make; without a share only its round trip (TM-24.2)."""
    line, constants, ride = state.lines[index], state.parts.constants, state.ride
    faster = line.speed * constants.speed_token_steps
    per_round = constants.train_steps + faster
    steps = moves * per_round
    if not state.parts.house.speed_tokens_stay:
        steps -= (moves - 1) * faster  # TM-1.8b: they are used up in this round
    if ride is not None:
        if index < ride.line:
            steps -= per_round
        elif index == ride.line:
            steps -= per_round - ride.left
    if not line.holders:
        steps = min(steps, len(state.parts.board.routes[index].trip) - line.train)
    return steps


def _same_end(before: State, after: State) -> bool:
    """Whether lines, stations and loans are as they were, so that only cash can have changed."""
    return (
        before.lines == after.lines  # mostly the very same ones
        and before.round == after.round
        and before.ride is after.ride
        and after.phase != "over"
        and all(
            was is now or (was.pyramids == now.pyramids and was.shares == now.shares and was.loans == now.loans)
            for was, now in zip(before.players, after.players, strict=True)
        )
    )


class Forecast:
    """The end of a game, as it is now. What a choice has not touched is taken from the forecast before it."""

    __slots__ = ("_worths", "built", "cash", "incomes", "moves", "parts", "state", "steps")

    def __init__(self, state: State, before: "Forecast | None" = None) -> None:
        self.state, self.parts = state, state.parts
        self.moves: int
        self.incomes: list[int]
        self.steps: list[int]
        self.built: int
        self.cash: list[float]
        self._worths: dict[int, float] = {}
        if before is not None and _same_end(before.state, state):
            self.moves, self.incomes, self.steps, self.built = before.moves, before.incomes, before.steps, before.built
            earlier = zip(before.cash, before.state.players, state.players, strict=True)
            self.cash = [cash - was.cash + player.cash for cash, was, player in earlier]
            return
        self.moves = moves_left(state)
        self.cash = [float(player.cash) for player in state.players]
        self.incomes = [max(0, line.income) for line in state.lines]
        self.steps = [
            steps_left(state, index, self.moves) if line.train != NOWHERE else 0
            for index, line in enumerate(state.lines)
        ]
        self.built = 0
        for player in state.players:
            self.built |= player.pyramids
        if state.phase != "over":
            self._dividends()
            if not self.parts.house.income_stays:
                self._lost_incomes()
            self._payments()

    def _dividends(self) -> None:
        board, constants, lines = self.parts.board, self.parts.constants, self.state.lines
        for seat, player in enumerate(self.state.players):
            for station in bits(player.pyramids):
                for index in board.lines_of[station]:
                    if not self.steps[index]:
                        continue
                    route = board.routes[index]
                    times = visits(route, route.position_of[station], lines[index].train, self.steps[index])
                    if player.shares >> index & 1:
                        self.incomes[index] += times * constants.dividend_with_share_line
                    else:
                        self.incomes[index] += times * constants.dividend_without_share_line
                        self.cash[seat] += times * constants.dividend_without_share_owner

    def _lost_incomes(self) -> None:
        """A line loses its income with a train that will make its round trip (TM-24.4)."""
        for index, line in enumerate(self.state.lines):
            trip = len(self.parts.board.routes[index].trip)
            if line.train != NOWHERE and not line.holders and self.steps[index] == trip - line.train:
                self.incomes[index] = 0

    def _payments(self) -> None:
        for index, line in enumerate(self.state.lines):
            if line.holders or line.stakes:
                earned, shared = self.parts.payout(self.incomes[index], line.stakes, len(line.holders))
                for (seat, stake), paid in zip(line.stakes, earned, strict=True):
                    self.cash[seat] += stake + paid
                for seat, paid in zip(line.holders, shared, strict=True):
                    self.cash[seat] += paid
        for seat, player in enumerate(self.state.players):
            if player.loans:
                self.cash[seat] -= player.loans * self.parts.constants.loan_end_price

    def station_worth(self, seat: int, station: int) -> float:
        """What a pyramid on a station would bring a player; lines that stand still may run some day."""
        key = station * len(self.cash) + seat
        if (worth := self._worths.get(key)) is None:
            worth = self._worths[key] = self._station_worth(seat, station)
        return worth

    def _station_worth(self, seat: int, station: int) -> float:
        board, constants = self.parts.board, self.parts.constants
        worth = 0.0
        for index in board.lines_of[station]:
            line, route = self.state.lines[index], board.routes[index]
            if line.train != NOWHERE:
                times: float = visits(route, route.position_of[station], line.train, self.steps[index])
            else:
                per_round = constants.train_steps + line.speed * constants.speed_token_steps
                times = _RUNNING_SOON * self.moves * per_round / route.far
            if seat in line.holders:
                part = FRACTIONS[len(line.holders)][line.holders.index(seat)]
                worth += times * constants.dividend_with_share_line * part
            else:
                worth += times * constants.dividend_without_share_owner
        return worth

    def sites(self, seat: int, at: int) -> list[float]:
        """What building at a rectangle would gain, the best station last; prices are the usual ones."""
        player, board = self.state.players[seat], self.parts.board
        if player.pyramids.bit_count() == self.parts.constants.pyramids_per_player:
            return []
        most = (player.cash + _SOON_AT_HAND) // _USUAL_PRICE
        return sorted(
            [
                self.station_worth(seat, station) - _USUAL_PRICE * board.pillars[station]
                for station in board.stations_at[at]
                if not self.built >> station & 1 and board.pillars[station] <= most
            ]
        )
