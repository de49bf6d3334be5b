"""TOKYO METRO: every decision with its options, as the table at the end of the rules lists them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import overload

from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.commands import AnyCommand
from kippu.games.tokyo_metro.deck import Spots
from kippu.games.tokyo_metro.files import ActionKind
from kippu.games.tokyo_metro.meeples import steps
from kippu.games.tokyo_metro.money import least_stake
from kippu.games.tokyo_metro.parts import bits
from kippu.games.tokyo_metro.state import NOWHERE, State, standing

Pieces = list[Sequence[AnyCommand]]
_PASS = (commands.Pass(),)
_STAY = (commands.StayAboard(),)
_BOARDING = (commands.Board(), commands.Decline())
_NO_DISCOUNT = [(0, 0)]


class Legal(Sequence[AnyCommand]):
    """Options in pieces, each shared with other states; `in` asks the rules and looks through nothing."""

    __slots__ = ("_permits", "_pieces")

    def __init__(self, pieces: Pieces, permits: Callable[[object], bool]) -> None:
        self._pieces, self._permits = pieces, permits

    def __iter__(self) -> Iterator[AnyCommand]:
        return chain.from_iterable(self._pieces)

    def __len__(self) -> int:
        return sum(map(len, self._pieces))

    @overload
    def __getitem__(self, index: int) -> AnyCommand: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyCommand]: ...

    def __getitem__(self, index: int | slice) -> AnyCommand | Sequence[AnyCommand]:
        if isinstance(index, slice):
            return tuple(self)[index]
        left = index if index >= 0 else index + len(self)
        for piece in self._pieces:
            if 0 <= left < len(piece):
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
    """The options of all usable free spots, action by action."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.parts, self.menu = state, state.parts, state.parts.menu
        self.player = state.players[seat]
        self.cash = self.player.cash
        self.discounts = _subsets(state, self.player.pending) if self.player.pending else _NO_DISCOUNT
        self.found: Pieces = []

    def pieces(self) -> Pieces:
        """All options."""
        cards, free = self.parts.cards, self.free_spots()
        for action, list_options in _BY_ACTION.items():
            spots = free & cards.with_action[action]
            if spots:
                list_options(self, cards.spots_of(spots))
        return self.found

    def free_spots(self) -> int:
        """The spots within reach that are free and ask for no more discs than there are (TM-7.6 to TM-7.8)."""
        cards, spots = self.parts.cards, 0
        for column in self.state.columns:
            for card in column:
                spots |= cards.spots_on[card]
        for card in self.player.cards:
            spots |= cards.spots_on[card]
        for player in self.state.players:
            spots &= ~player.spots
        return spots & cards.asking[min(self.player.unused, len(cards.asking) - 1)]

    def move(self, spots: Spots) -> None:
        """Any rectangle in reach; not from a train (TM-8)."""
        if self.player.aboard == NOWHERE:
            for spot in spots:
                far = steps(self.parts.constants, self.player, spot.value)
                self.found.append(self.menu.moves(spot, self.player.at, far))

    def station(self, spots: Spots) -> None:
        """Any touched station without a pyramid (TM-9)."""
        player, board = self.player, self.parts.board
        if player.at == NOWHERE or player.pyramids.bit_count() == self.parts.constants.pyramids_per_player:
            return
        built = 0
        for one in self.state.players:
            built |= one.pyramids
        for station in board.stations_at[player.at]:
            if not built >> station & 1:
                pillars = board.pillars[station]
                for spot in spots:
                    for mask, total in self.discounts:
                        if max(0, spot.value - total) * pillars <= self.cash:
                            self.found.append(self.menu.station(spot, station, mask))

    def invest(self, spots: Spots) -> None:
        """Any line with a share to buy (TM-10)."""
        surcharge = self.parts.constants.share_surcharge
        by_sold, bit = [0] * (len(surcharge) + 1), 1
        for line in self.state.lines:
            by_sold[len(line.holders)] |= bit
            bit <<= 1
        barred = self.player.shares | self.player.speculated
        shares = [(more, lines & ~barred) for more, lines in zip(surcharge, by_sold, strict=False) if lines]
        for spot in spots:
            for mask, total in self.discounts:
                left = self.cash - max(0, spot.value - total)
                open_lines = 0
                for more, lines in shares:
                    if more <= left:
                        open_lines |= lines
                if open_lines:
                    self.found.append(self.menu.invests(spot, open_lines, mask))

    def depart(self, spots: Spots) -> None:
        """Any line that is not running (TM-11)."""
        lines, bit = 0, 1
        for line in self.state.lines:
            if line.train == NOWHERE:
                lines |= bit
            bit <<= 1
        for spot in spots:
            self.found.append(self.menu.departs(spot, lines))

    def speed(self, spots: Spots) -> None:
        """While the supply lasts (TM-12.2)."""
        if self.state.tokens:
            self.found.append(self.menu.uses(spots))

    def bicycle(self, spots: Spots) -> None:
        """One for each player, while the supply lasts (TM-13.2)."""
        if self.state.bicycles and not self.player.bicycle:
            self.found.append(self.menu.uses(spots))

    def use(self, spots: Spots) -> None:
        """Discount and Bid can always be used (TM-7.11)."""
        self.found.append(self.menu.uses(spots))

    def loan(self, spots: Spots) -> None:
        """Take or pay back (TM-16)."""
        repay = self.player.loans > 0 and self.cash >= self.parts.constants.loan_repay_price
        self.found.append(self.menu.loans(spots, take=self.state.loans > 0, repay=repay))

    def speculate(self, spots: Spots) -> None:
        """Any line with a marker and a free slot, without an own share; any stake (TM-17)."""
        if self.player.bets:
            constants, barred = self.parts.constants, self.player.shares
            for at, line in enumerate(self.state.lines):
                if line.income >= 0 and not barred >> at & 1 and line.taken < constants.slots_per_line:
                    least = least_stake(constants, line.income)
                    if least <= self.cash:
                        self.found += [self.menu.stakes(spot, at, least, self.cash) for spot in spots]

    def disc(self, spots: Spots) -> None:
        """While the player's supply lasts (TM-18.2)."""
        if self.player.usable < self.parts.constants.usable_discs_max:
            for spot in spots:
                for mask, total in self.discounts:
                    if spot.value - total <= self.cash:
                        self.found.append(self.menu.disc(spot, mask))

    def card(self, spots: Spots) -> None:
        """Any pile that is not empty (TM-19.2)."""
        piles = sum([1 << at for at, pile in enumerate(self.state.piles) if pile])
        if piles:
            for spot in spots:
                for mask, total in self.discounts:
                    if spot.value - total <= self.cash:
                        self.found.append(self.menu.cards(spot, piles, mask))


_BY_ACTION: dict[ActionKind, Callable[[Actions, Spots], None]] = {
    "move": Actions.move,
    "station": Actions.station,
    "invest": Actions.invest,
    "depart": Actions.depart,
    "speed": Actions.speed,
    "bicycle": Actions.bicycle,
    "discount": Actions.use,
    "bid": Actions.use,
    "loan": Actions.loan,
    "speculate": Actions.speculate,
    "disc": Actions.disc,
    "card": Actions.card,
}


def _subsets(state: State, pending: int) -> list[tuple[int, int]]:
    """Every choice among pending discounts: their spots and their sum (TM-14.2)."""
    found = [(0, 0)]
    for index in bits(pending):
        spot = state.parts.cards.spots[index]
        found += [(mask | spot.bit, total + spot.value) for mask, total in found]
    return found
