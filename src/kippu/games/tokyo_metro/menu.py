"""TOKYO METRO: commands made once and looked up, since the same ones are listed again and again."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.board import Board
from kippu.games.tokyo_metro.commands import AnyCommand
from kippu.games.tokyo_metro.deck import Cards, Spot, Spots

_MOST = 200_000  # tuples kept

Listed = tuple[AnyCommand, ...]


class Menu:
    """Tuples of commands for a map and a set of cards, by what makes them possible."""

    def __init__(self, board: Board, cards: Cards, unit: int) -> None:
        self._board, self._cards, self._unit = board, cards, unit
        self._made: dict[Hashable, Any] = {}
        self._bids: list[AnyCommand] = []
        self._stakes: dict[tuple[Spot, int], list[AnyCommand]] = {}
        self.puts: Listed = tuple(commands.PutMeeple(*board.place(at)) for at in board.everywhere)
        self._walks = tuple(commands.Walk(*board.place(at)) for at in board.everywhere)
        self.alights: tuple[Listed, ...] = tuple(
            tuple(commands.Alight(*board.place(at)) for at in touching) for touching in board.touch
        )
        self._moves: dict[Spot, tuple[commands.Move, ...]] = {}

    def uses(self, spots: Spots) -> Listed:
        """Using one of these spots, with nothing else to choose."""
        return self._once(spots, lambda: (commands.Use(spot.id) for spot in spots))

    def _once(self, key: Hashable, make: Callable[[], Iterable[AnyCommand]]) -> Listed:
        found: Listed | None = self._made.get(key)
        if found is None:
            if len(self._made) == _MOST:
                self._made.clear()
            found = self._made[key] = tuple(make())
        return found

    def bids(self, cash: int) -> list[AnyCommand]:
        """Bids from 0 to all the cash (TM-5.1)."""
        last = cash // self._unit
        while len(self._bids) <= last:
            self._bids.append(commands.Bid(len(self._bids) * self._unit))
        return self._bids[: last + 1]

    def stakes(self, spot: Spot, line: int, least: int, cash: int) -> list[AnyCommand]:
        """Stakes on a line from the least to all the cash (TM-17.2)."""
        made = self._stakes.setdefault((spot, line), [])
        last = cash // self._unit
        while len(made) <= last:
            made.append(commands.Speculate(spot.id, self._board.line_ids[line], len(made) * self._unit))
        return made[-(-least // self._unit) : last + 1]

    def walks(self, at: int, steps: int) -> Listed:
        """Walks from a rectangle (TM-6.1)."""
        return self._once(("walk", at, steps), lambda: (self._walks[to] for to in self._board.near(at, steps)))

    def walks_off(self, station: int, steps: int) -> Listed:
        """Walks from a train at a station (TM-6.3)."""
        return self._once(
            ("walk off", station, steps), lambda: (self._walks[to] for to in self._board.near_station(station, steps))
        )

    def tokens(self, lines: int) -> Listed:
        """Placing a token on one of these lines (TM-12.3)."""
        return self._once(("token", lines), lambda: map(commands.PlaceToken, self._ids(lines)))

    def moves(self, spot: Spot, at: int, steps: int) -> Listed:
        """Move from a rectangle (TM-8.1)."""
        return self._once((spot, at, steps), lambda: self._make_moves(spot, at, steps))

    def _make_moves(self, spot: Spot, at: int, steps: int) -> Iterator[AnyCommand]:
        if spot not in self._moves:
            self._moves[spot] = tuple(commands.Move(spot.id, *self._board.place(to)) for to in self._board.everywhere)
        return (self._moves[spot][to] for to in self._board.near(at, steps))

    def station(self, spot: Spot, station: int, discounts: int) -> Listed:
        """Station, with these discounts (TM-9.1)."""
        return self._once(
            (spot, station, discounts),
            lambda: [commands.Station(spot.id, self._board.station_ids[station], self._discounts(discounts))],
        )

    def invests(self, spot: Spot, lines: int, discounts: int) -> Listed:
        """Invest in one of these lines, with these discounts (TM-10.1)."""
        return self._once(
            (spot, lines, discounts),
            lambda: (commands.Invest(spot.id, line, self._discounts(discounts)) for line in self._ids(lines)),
        )

    def departs(self, spot: Spot, lines: int) -> Listed:
        """Depart on one of these lines (TM-11.1)."""
        return self._once((spot, lines), lambda: (commands.Depart(spot.id, line) for line in self._ids(lines)))

    def loans(self, spots: Spots, *, take: bool, repay: bool) -> Listed:
        """Taking a loan, paying one back, or either (TM-16)."""
        ways = [False] * take + [True] * repay
        return self._once((spots, take, repay), lambda: (commands.Loan(spot.id, way) for way in ways for spot in spots))

    def disc(self, spot: Spot, discounts: int) -> Listed:
        """Action, with these discounts (TM-18.1)."""
        return self._once((spot, discounts), lambda: [commands.Disc(spot.id, self._discounts(discounts))])

    def cards(self, spot: Spot, piles: int, discounts: int) -> Listed:
        """Card from one of these piles, with these discounts (TM-19.1)."""
        return self._once(
            (spot, piles, discounts),
            lambda: (
                commands.Card(spot.id, id_, self._discounts(discounts))
                for at, id_ in enumerate(self._cards.deck_ids)
                if piles >> at & 1
            ),
        )

    def _ids(self, lines: int) -> Iterator[str]:
        return (id_ for at, id_ in enumerate(self._board.line_ids) if lines >> at & 1)

    def _discounts(self, spots: int) -> tuple[str, ...]:
        return tuple(spot.id for spot in self._cards.spots if spots & spot.bit)
