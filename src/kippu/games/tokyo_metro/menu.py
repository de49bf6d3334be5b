"""TOKYO METRO: commands made once and looked up, since the same ones are listed again and again."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.board import Board
from kippu.games.tokyo_metro.commands import AnyCommand
from kippu.games.tokyo_metro.deck import ACTIONS, Cards, Spot

_MOST = 200_000  # tuples kept

Listed = tuple[AnyCommand, ...]


class Menu:
    """Tuples of commands for a map and a set of cards, by what makes them possible.

    Spots, lines and piles are bits. Which spots they are says which action it is, so no two kinds share a key.
    """

    def __init__(self, board: Board, cards: Cards, unit: int) -> None:
        self._board, self._cards, self._unit = board, cards, unit
        self._made: dict[Hashable, Any] = {}
        self._bids: list[AnyCommand] = []
        self._stakes: defaultdict[tuple[Spot, int], list[AnyCommand]] = defaultdict(list)
        self.puts: Listed = tuple(commands.PutMeeple(*board.place(at)) for at in board.everywhere)
        self._walks = tuple(commands.Walk(*board.place(at)) for at in board.everywhere)
        self.alights: tuple[Listed, ...] = tuple(
            tuple(commands.Alight(*board.place(at)) for at in touching) for touching in board.touch
        )
        self._moves: dict[Spot, tuple[commands.Move, ...]] = {}

    def _keep(self, key: Hashable, listed: Iterable[AnyCommand]) -> Listed:
        if len(self._made) == _MOST:
            self._made.clear()
        found: Listed = tuple(listed)
        self._made[key] = found
        return found

    # --- the auction and the movement phase ---

    def bids(self, cash: int) -> Listed:
        """Bids from 0 to all the cash (TM-5.1)."""
        found: Listed | None = self._made.get(key := ("bid", cash))
        if found is None:
            while len(self._bids) * self._unit <= cash:
                self._bids.append(commands.Bid(len(self._bids) * self._unit))
            found = self._keep(key, self._bids[: cash // self._unit + 1])
        return found

    def walks(self, at: int, steps: int) -> Listed:
        """Walks from a rectangle (TM-6.1)."""
        found: Listed | None = self._made.get(key := ("walk", at, steps))
        return found or self._keep(key, (self._walks[to] for to in self._board.near(at, steps)))

    def walks_off(self, station: int, steps: int) -> Listed:
        """Walks from a train at a station (TM-6.3)."""
        found: Listed | None = self._made.get(key := ("walk off", station, steps))
        return found or self._keep(key, (self._walks[to] for to in self._board.near_station(station, steps)))

    # --- actions ---

    def tokens(self, lines: int) -> Listed:
        """Placing a token on one of these lines (TM-12.3)."""
        found: Listed | None = self._made.get(key := ("token", lines))
        return found or self._keep(key, map(commands.PlaceToken, self._ids(lines)))

    def moves(self, spot: Spot, at: int, steps: int) -> Listed:
        """Move from a rectangle (TM-8.1)."""
        found: Listed | None = self._made.get(key := (spot, at, steps))
        return found or self._keep(key, self._make_moves(spot, at, steps))

    def _make_moves(self, spot: Spot, at: int, steps: int) -> Iterator[AnyCommand]:
        if spot not in self._moves:
            self._moves[spot] = tuple(commands.Move(spot.id, *self._board.place(to)) for to in self._board.everywhere)
        return (self._moves[spot][to] for to in self._board.near(at, steps))

    def station(self, spot: Spot, station: int, discounts: int) -> Listed:
        """Station, with these discounts (TM-9.1)."""
        found: Listed | None = self._made.get(key := (spot, station, discounts))
        return found or self._keep(
            key, [commands.Station(spot.id, self._board.station_ids[station], self._discounts(discounts))]
        )

    def invests(self, spot: Spot, lines: int, discounts: int) -> Listed:
        """Invest in one of these lines, with these discounts (TM-10.1)."""
        found: Listed | None = self._made.get(key := (spot, lines, discounts))
        return found or self._keep(
            key, (commands.Invest(spot.id, line, self._discounts(discounts)) for line in self._ids(lines))
        )

    def departs(self, spots: int, lines: int) -> Listed:
        """Depart on one of these lines (TM-11.1)."""
        found: Listed | None = self._made.get(key := (spots, lines))
        return found or self._keep(
            key, (commands.Depart(spot.id, line) for spot in self._cards.spots_of(spots) for line in self._ids(lines))
        )

    def uses(self, spots: int) -> Listed:
        """Using one of these spots, with nothing else to choose; action by action (TM-12 to TM-15)."""
        found: Listed | None = self._made.get(spots)
        return found or self._keep(
            spots,
            (
                commands.Use(spot.id)
                for action in ACTIONS[commands.Use]
                for spot in self._cards.spots_of(spots & self._cards.with_action[action])
            ),
        )

    def loans(self, spots: int, *, take: bool, repay: bool) -> Listed:
        """Taking a loan, paying one back, or either (TM-16)."""
        found: Listed | None = self._made.get(key := (spots, take, repay))
        ways = [False] * take + [True] * repay
        return found or self._keep(
            key, (commands.Loan(spot.id, way) for way in ways for spot in self._cards.spots_of(spots))
        )

    def stakes(self, spot: Spot, line: int, least: int, cash: int) -> Listed:
        """Stakes on a line from the least to all the cash (TM-17.2)."""
        found: Listed | None = self._made.get(key := (spot, line, least, cash))
        if found is None:
            made = self._stakes[spot, line]
            while len(made) * self._unit <= cash:
                made.append(commands.Speculate(spot.id, self._board.line_ids[line], len(made) * self._unit))
            found = self._keep(key, made[-(-least // self._unit) : cash // self._unit + 1])
        return found

    def discs(self, spots: int, pending: int, cash: int) -> Listed:
        """Action, with any of the pending discounts (TM-18.1)."""
        enough = min(cash, self._cards.dearest)
        found: Listed | None = self._made.get(key := (spots, pending, enough))
        if found is None:
            found = self._keep(
                key,
                (
                    commands.Disc(spot.id, self._discounts(mask))
                    for spot, mask, price in self._cards.choices(spots, pending)
                    if price <= cash
                ),
            )
        return found

    def cards(self, spots: int, piles: int, pending: int, cash: int) -> Listed:
        """Card from one of these piles, with any of the pending discounts (TM-19.1)."""
        enough = min(cash, self._cards.dearest)
        found: Listed | None = self._made.get(key := (spots, piles, pending, enough))
        if found is None:
            found = self._keep(
                key,
                (
                    commands.Card(spot.id, id_, self._discounts(mask))
                    for spot, mask, price in self._cards.choices(spots, pending)
                    if price <= cash
                    for at, id_ in enumerate(self._cards.deck_ids)
                    if piles >> at & 1
                ),
            )
        return found

    def _ids(self, lines: int) -> Iterator[str]:
        return (id_ for at, id_ in enumerate(self._board.line_ids) if lines >> at & 1)

    def _discounts(self, spots: int) -> tuple[str, ...]:
        return tuple(spot.id for spot in self._cards.spots_of(spots))
