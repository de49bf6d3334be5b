"""TOKYO METRO: every decision with its options, as the table at the end of the rules lists them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import overload

from kippu.core.game import Command
from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.commands import AnyCommand
from kippu.games.tokyo_metro.meeples import steps
from kippu.games.tokyo_metro.state import NOWHERE, State, standing

Pieces = list[Sequence[AnyCommand]]
_PASS = (commands.Pass(),)
_STAY = (commands.StayAboard(),)
_BOARDING = (commands.Board(), commands.Decline())


class Legal(Sequence[AnyCommand]):
    """Options in pieces, each shared with other states; `in` asks the rules and looks through nothing."""

    __slots__ = ("_permits", "_pieces", "_size")

    def __init__(self, pieces: Pieces, permits: Callable[[object], bool]) -> None:
        self._pieces, self._permits = pieces, permits
        self._size = -1  # not counted yet

    def __iter__(self) -> Iterator[AnyCommand]:
        return chain.from_iterable(self._pieces)

    def __len__(self) -> int:
        if self._size < 0:
            self._size = sum(map(len, self._pieces))
        return self._size

    @overload
    def __getitem__(self, index: int) -> AnyCommand: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyCommand]: ...

    def __getitem__(self, index: int | slice) -> AnyCommand | Sequence[AnyCommand]:
        if isinstance(index, slice):
            return tuple(self)[index]
        left = index if index >= 0 else index + len(self)
        if left >= 0:
            for piece in self._pieces:
                if left < len(piece):
                    return piece[left]
                left -= len(piece)
        raise IndexError(index)

    def __bool__(self) -> bool:
        return any(self._pieces)

    def __contains__(self, command: object) -> bool:
        return self._permits(command)


def pieces(state: State, seat: int) -> Pieces:
    """What a player who is asked, or may bid anew, can choose now."""
    match state.phase:
        case "auction":
            return [state.parts.menu.bids(state.players[seat].cash)]
        case "movement":
            return _walks(state, seat)
        case "actions":
            return _turn(state, seat)
        case "trains":
            return _riding(state, seat)
        case "over":
            return []


def _walks(state: State, seat: int) -> Pieces:
    player, parts = state.players[seat], state.parts
    if state.round == 1:
        return [parts.menu.puts]
    far = steps(parts.constants, player, parts.constants.walk_steps)
    if player.aboard == NOWHERE:
        return [parts.menu.walks(player.at, far)]
    return [_STAY, parts.menu.walks_off(standing(parts, state.lines, player.aboard), far)]


def _riding(state: State, seat: int) -> Pieces:
    assert state.ride is not None
    player, line = state.players[seat], state.ride.line
    if player.aboard != line:
        return [_BOARDING]
    if state.ride.removed:
        return [state.parts.menu.alights[state.parts.board.routes[line].trip[0]]]
    return [_STAY, state.parts.menu.alights[standing(state.parts, state.lines, line)]]


def _turn(state: State, seat: int) -> Pieces:
    """Tokens to place, a train to alight from, pass, and every action."""
    player, parts = state.players[seat], state.parts
    found: Pieces = [_PASS]
    if player.tokens:
        slots = parts.constants.slots_per_line
        found.append(parts.menu.tokens(sum(1 << at for at, line in enumerate(state.lines) if line.taken < slots)))
    if player.aboard != NOWHERE:
        found.append(parts.menu.alights[standing(parts, state.lines, player.aboard)])
    found += Actions(state, seat).pieces()
    return found


class Actions:
    """The options of all usable free spots, action by action; spots are bits."""

    __slots__ = ("cash", "found", "menu", "parts", "player", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.parts, self.menu = state, state.parts, state.parts.menu
        self.player = state.players[seat]
        self.cash = self.player.cash
        self.found: Pieces = []

    def pieces(self) -> Pieces:
        """All options."""
        spots_for, free = self.parts.cards.spots_for, self.free_spots()
        for command, list_options in _BY_COMMAND:
            if spots := free & spots_for[command]:
                list_options(self, spots)
        return self.found

    def free_spots(self) -> int:
        """The spots within reach that are free and ask for no more discs than there are (TM-7.6 to TM-7.8)."""
        cards = self.parts.cards
        spots = cards.spots_in(self.state.columns)
        for card in self.player.cards:
            spots |= cards.spots_on[card]
        for player in self.state.players:
            spots &= ~player.spots
        return spots & cards.asking[min(self.player.unused, len(cards.asking) - 1)]

    def move(self, spots: int) -> None:
        """Any rectangle in reach; not from a train (TM-8)."""
        player, constants = self.player, self.parts.constants
        if player.aboard == NOWHERE:
            for spot in self.parts.cards.spots_of(spots):
                self.found.append(self.menu.moves(spot, player.at, steps(constants, player, spot.value)))

    def station(self, spots: int) -> None:
        """Any touched station without a pyramid (TM-9)."""
        player, board = self.player, self.parts.board
        if player.at == NOWHERE or player.pyramids.bit_count() == self.parts.constants.pyramids_per_player:
            return
        touched = board.touched[player.at]
        for one in self.state.players:
            touched &= ~one.pyramids
        if touched:
            choices = self.parts.cards.choices(spots, player.pending)
            for station in board.stations_at[player.at]:
                if touched >> station & 1:
                    pillars = board.pillars[station]
                    for spot, discounts, price in choices:
                        if price * pillars <= self.cash:
                            self.found.append(self.menu.station(spot, station, discounts))

    def invest(self, spots: int) -> None:
        """Any line with a share to buy (TM-10)."""
        surcharges = self.parts.constants.share_surcharge
        by_sold, bit = [0] * (len(surcharges) + 1), 1  # lines of which so many shares are sold, as bits
        for line in self.state.lines:
            by_sold[len(line.holders)] |= bit
            bit <<= 1
        barred = self.player.shares | self.player.speculated
        shares = []
        for sold, surcharge in enumerate(surcharges):
            if lines := by_sold[sold] & ~barred:
                shares.append((surcharge, lines))
        for spot, discounts, price in self.parts.cards.choices(spots, self.player.pending):
            left, open_lines = self.cash - price, 0
            for surcharge, lines in shares:
                if surcharge <= left:
                    open_lines |= lines
            if open_lines:
                self.found.append(self.menu.invests(spot, open_lines, discounts))

    def depart(self, spots: int) -> None:
        """Any line that is not running (TM-11)."""
        lines, bit = 0, 1
        for line in self.state.lines:
            if line.train == NOWHERE:
                lines |= bit
            bit <<= 1
        self.found.append(self.menu.departs(spots, lines))

    def use(self, spots: int) -> None:
        """Speed and Bicycle while the supply lasts (TM-12.2, TM-13.2); Discount and Bid always (TM-7.11)."""
        with_action = self.parts.cards.with_action
        if not self.state.tokens:
            spots &= ~with_action["speed"]
        if not self.state.bicycles or self.player.bicycle:
            spots &= ~with_action["bicycle"]
        self.found.append(self.menu.uses(spots))

    def loan(self, spots: int) -> None:
        """Take or pay back (TM-16)."""
        repay = self.player.loans > 0 and self.cash >= self.parts.constants.loan_repay_price
        self.found.append(self.menu.loans(spots, take=self.state.loans > 0, repay=repay))

    def speculate(self, spots: int) -> None:
        """Any line with a marker and a free slot, without an own share; any stake (TM-17)."""
        if self.player.bets:
            slots, barred = self.parts.constants.slots_per_line, self.player.shares
            cash, listed = self.cash, self.parts.cards.spots_of(spots)
            for at, line in enumerate(self.state.lines):
                if line.income >= 0 and not barred >> at & 1 and line.taken < slots:
                    least = self.parts.least_stake(line.income)
                    if least <= cash:
                        for spot in listed:
                            self.found.append(self.menu.stakes(spot, at, least, cash))

    def disc(self, spots: int) -> None:
        """While the player's supply lasts (TM-18.2)."""
        if self.player.usable < self.parts.constants.usable_discs_max:
            self.found.append(self.menu.discs(spots, self.player.pending, self.cash))

    def card(self, spots: int) -> None:
        """Any pile that is not empty (TM-19.2)."""
        piles, bit = 0, 1
        for pile in self.state.piles:
            if pile:
                piles |= bit
            bit <<= 1
        self.found.append(self.menu.cards(spots, piles, self.player.pending, self.cash))


_BY_COMMAND: tuple[tuple[type[Command], Callable[[Actions, int], None]], ...] = (
    (commands.Move, Actions.move),
    (commands.Station, Actions.station),
    (commands.Invest, Actions.invest),
    (commands.Depart, Actions.depart),
    (commands.Use, Actions.use),
    (commands.Loan, Actions.loan),
    (commands.Speculate, Actions.speculate),
    (commands.Disc, Actions.disc),
    (commands.Card, Actions.card),
)
