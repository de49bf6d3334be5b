"""TOKYO METRO: commands made once and looked up, since the same ones are listed again and again."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ParamSpec, TypeAlias

from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.board import Board
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.deck import ACTIONS, Cards, Spot, bits

Listed: TypeAlias = tuple[AnyCommand, ...]
P = ParamSpec("P")


class Menu:
    """Tuples of commands for a map and a set of cards, by what makes them possible.

    Each kind is listed by a function below, and remembered. Spots, lines and piles are bits.
    """

    def __init__(self, board: Board, cards: Cards, piles: Sequence[str | None], unit: int, most: int = 200_000) -> None:
        self._board, self._cards, self._piles, self._unit = board, cards, piles, unit
        self._kept, self._most = 0, most  # tuples
        self._forget: list[Callable[[], None]] = []
        self.puts: Listed = tuple(commands.PutMeeple(*board.place(at)) for at in board.everywhere)
        self.alights: tuple[Listed, ...] = tuple(
            tuple(commands.Alight(*board.place(at)) for at in touching) for touching in board.touch
        )
        self._every_walk = tuple(commands.Walk(*board.place(at)) for at in board.everywhere)
        self._every_move = cache(self._list_every_move)
        self._every_invest = cache(self._list_every_invest)
        self._every_depart = cache(self._list_every_depart)
        self._stake = cache(self._make_stake)
        self.bids = self._once(self._list_bids)
        self.walks = self._once(self._list_walks)
        self.walks_off = self._once(self._list_walks_off)
        self.tokens = self._once(self._list_tokens)
        self.moves = self._once(self._list_moves)
        self.station = self._once(self._list_station)
        self.invests = self._once(self._list_invests)
        self.departs = self._once(self._list_departs)
        self.uses = self._once(self._list_uses)
        self.loans = self._once(self._list_loans)
        self.repayments = self._once(self._list_repayments)
        self.stakes = self._once(self._list_stakes)
        self.discs = self._once(self._list_discs)
        self.cards = self._once(self._list_cards)

    def _once(self, listing: Callable[P, Iterable[AnyCommand]]) -> Callable[P, Listed]:
        """A listing that remembers what it has listed, until all of them have kept too much."""

        def listed(*key: Any) -> Listed:
            if self._kept == self._most:
                self._kept = 0
                for forget in self._forget:
                    forget()
            self._kept += 1
            return tuple(listing(*key))  # type: ignore[call-arg]

        remembered = cache(listed)
        self._forget.append(remembered.cache_clear)
        return remembered  # type: ignore[return-value]

    # --- the auction and the movement phase ---

    def _list_bids(self, cash: int) -> Iterator[AnyCommand]:
        """Bids from 0 to all the cash (TM-5.1)."""
        return (commands.Bid(amount) for amount in range(0, cash + 1, self._unit))

    def _list_walks(self, at: int, steps: int) -> Iterator[AnyCommand]:
        """Walks from a rectangle (TM-6.1)."""
        return (self._every_walk[to] for to in self._board.near(at, steps))

    def _list_walks_off(self, station: int, steps: int) -> Iterator[AnyCommand]:
        """Walks from a train at a station (TM-6.3)."""
        return (self._every_walk[to] for to in self._board.near_station(station, steps))

    # --- actions ---

    def _list_tokens(self, lines: int) -> Iterator[AnyCommand]:
        """Placing a token on one of these lines (TM-12.3)."""
        return (commands.PlaceToken(self._board.line_ids[at]) for at in bits(lines))

    def _list_moves(self, spot: Spot, at: int, steps: int) -> Iterator[AnyCommand]:
        """Move from a rectangle (TM-8.1)."""
        every = self._every_move(spot)
        return (every[to] for to in self._board.near(at, steps))

    def _list_every_move(self, spot: Spot) -> Listed:
        return tuple(commands.Move(spot.id, *self._board.place(to)) for to in self._board.everywhere)

    def _list_station(self, spot: Spot, station: int, discounts: int) -> Listed:
        """Station, with these discounts (TM-9.1)."""
        return (commands.Station(spot.id, self._board.station_ids[station], self._discounts(discounts)),)

    def _list_invests(self, spot: Spot, lines: int, discounts: int) -> Listed:
        """Invest in one of these lines, with these discounts (TM-10.1)."""
        every = self._every_invest(spot, discounts)
        return tuple([every[at] for at in bits(lines)])

    def _list_every_invest(self, spot: Spot, discounts: int) -> Listed:
        used = self._discounts(discounts)
        return tuple(commands.Invest(spot.id, line, used) for line in self._board.line_ids)

    def _list_departs(self, spots: int, lines: int) -> Iterator[AnyCommand]:
        """Depart on one of these lines (TM-11.1)."""
        for spot in self._cards.spots_of(spots):
            every = self._every_depart(spot)
            yield from [every[at] for at in bits(lines)]

    def _list_every_depart(self, spot: Spot) -> Listed:
        return tuple(commands.Depart(spot.id, line) for line in self._board.line_ids)

    def _list_uses(self, spots: int) -> Iterator[AnyCommand]:
        """Using one of these spots, with nothing else to choose; action by action (TM-12 to TM-15)."""
        for action in ACTIONS[commands.Use]:
            for spot in self._cards.spots_of(spots & self._cards.with_action[action]):
                yield commands.Use(spot.id)

    def _list_loans(self, spots: int, most: int, *, repay: bool = False) -> Iterator[AnyCommand]:
        """Taking loans, up to so many at once (TM-16.1, TM-16.3b)."""
        for spot in self._cards.spots_of(spots):
            yield commands.Loan(spot.id, repay)
            yield from [commands.Loans(spot.id, number, repay) for number in range(2, most + 1)]

    def _list_repayments(self, spots: int, most: int) -> Iterator[AnyCommand]:
        """Paying loans back, up to so many at once (TM-16.3)."""
        return self._list_loans(spots, most, repay=True)

    def _list_stakes(self, spot: Spot, line: int, least: int, cash: int) -> Iterator[AnyCommand]:
        """Stakes on a line from the least to all the cash (TM-17.2)."""
        first = -(-least // self._unit) * self._unit
        return (self._stake(spot, line, stake) for stake in range(first, cash + 1, self._unit))

    def _make_stake(self, spot: Spot, line: int, stake: int) -> AnyCommand:
        return commands.Speculate(spot.id, self._board.line_ids[line], stake)

    def _list_discs(self, spots: int, pending: int, cash: int) -> Iterator[AnyCommand]:
        """Action, with any of the pending discounts (TM-18.1)."""
        for spot, discounts, price in self._cards.choices(spots, pending):
            if price <= cash:
                yield commands.Disc(spot.id, self._discounts(discounts))

    def _list_cards(self, spots: int, piles: int, pending: int, cash: int) -> Iterator[AnyCommand]:
        """Card from one of these piles, with any of the pending discounts (TM-19.1)."""
        for spot, discounts, price in self._cards.choices(spots, pending):
            if price <= cash:
                for at, pile in enumerate(self._piles):
                    if piles >> at & 1:
                        yield commands.Card(spot.id, pile, self._discounts(discounts))

    def _discounts(self, spots: int) -> tuple[str, ...]:
        return tuple(spot.id for spot in self._cards.spots_of(spots))
