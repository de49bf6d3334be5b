"""TOKYO METRO: every decision with its options, as the table at the end of the rules lists them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

from kippu.games.tokyo_metro import commands
from kippu.games.tokyo_metro.commands import AnyCommand
from kippu.games.tokyo_metro.deck import Spot
from kippu.games.tokyo_metro.meeples import steps
from kippu.games.tokyo_metro.money import least_stake
from kippu.games.tokyo_metro.parts import bits
from kippu.games.tokyo_metro.state import NOWHERE, State, standing

Pieces = list[Sequence[AnyCommand]]
_PASS = (commands.Pass(),)
_STAY = (commands.StayAboard(),)
_BOARDING = (commands.Board(), commands.Decline())


class Legal(Collection[AnyCommand]):
    """Options in pieces, each shared with other states; `in` asks the rules and looks through nothing."""

    __slots__ = ("_permits", "_pieces")

    def __init__(self, pieces: Pieces, permits: Callable[[object], bool]) -> None:
        self._pieces, self._permits = pieces, permits

    def __iter__(self) -> Iterator[AnyCommand]:
        return chain.from_iterable(self._pieces)

    def __len__(self) -> int:
        return sum(map(len, self._pieces))

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
    """The options of all usable free spots. What several spots need is found out once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.parts, self.menu = state, state.parts, state.parts.menu
        self.player = state.players[seat]
        self.cash = self.player.cash
        self.discounts = _subsets(state, self.player.pending)
        self._shares: list[int] | None = None
        self._departing: int | None = None
        self._stakes: list[tuple[int, int]] | None = None
        self._sites: list[tuple[int, int]] | None = None

    def pieces(self) -> Iterator[Sequence[AnyCommand]]:
        """All options, spot by spot: the columns first, then the player's own cards."""
        state, unused, all_cards = self.state, self.player.unused, self.parts.cards.cards
        taken = 0
        for player in state.players:
            taken |= player.spots
        for cards in (*state.columns, self.player.cards):
            for card in cards:
                for spot in all_cards[card].spots:
                    if not taken & spot.bit and spot.discs <= unused:
                        yield from _BY_ACTION[spot.action](self, spot)

    def move(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any rectangle in reach; not from a train (TM-8)."""
        if self.player.aboard == NOWHERE:
            far = steps(self.parts.constants, self.player, spot.value)
            yield self.menu.moves(spot, self.player.at, far)

    def station(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any touched station without a pyramid (TM-9)."""
        for mask, total in self.discounts:
            price = max(0, spot.value - total)
            for station, pillars in self.sites():
                if price * pillars <= self.cash:
                    yield self.menu.station(spot, station, mask)

    def sites(self) -> list[tuple[int, int]]:
        """The stations that can be built now, each with its pillars."""
        if self._sites is None:
            player, board = self.player, self.parts.board
            built = 0
            for one in self.state.players:
                built |= one.pyramids
            has_one = player.pyramids.bit_count() < self.parts.constants.pyramids_per_player
            touched = board.stations_at[player.at] if has_one and player.at != NOWHERE else ()
            self._sites = [(station, board.pillars[station]) for station in touched if not built >> station & 1]
        return self._sites

    def invest(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any line with a share to buy (TM-10)."""
        surcharge = self.parts.constants.share_surcharge
        for mask, total in self.discounts:
            base, lines = max(0, spot.value - total), 0
            for more, open_lines in zip(surcharge, self.shares(), strict=True):
                if base + more <= self.cash:
                    lines |= open_lines
            if lines:
                yield self.menu.invests(spot, lines, mask)

    def shares(self) -> list[int]:
        """The lines whose share 1, share 2, share 3 the player may buy."""
        if self._shares is None:
            self._shares = [0] * len(self.parts.constants.share_surcharge)
            barred, bit = self.player.shares | self.player.speculated, 1
            for line in self.state.lines:
                sold = len(line.holders)
                if sold < len(self._shares) and not barred & bit:
                    self._shares[sold] |= bit
                bit <<= 1
        return self._shares

    def depart(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any line that is not running (TM-11)."""
        if self._departing is None:
            self._departing = sum([1 << at for at, line in enumerate(self.state.lines) if line.train == NOWHERE])
        yield self.menu.departs(spot, self._departing)

    def speed(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """While the supply lasts (TM-12.2)."""
        if self.state.tokens:
            yield self.menu.uses[spot.index]

    def bicycle(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """One for each player, while the supply lasts (TM-13.2)."""
        if self.state.bicycles and not self.player.bicycle:
            yield self.menu.uses[spot.index]

    def plain(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Discount and Bid can always be used (TM-7.11)."""
        yield self.menu.uses[spot.index]

    def loan(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Take or pay back (TM-16)."""
        repay = self.player.loans > 0 and self.cash >= self.parts.constants.loan_repay_price
        yield self.menu.loans(spot, take=self.state.loans > 0, repay=repay)

    def speculate(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any line with a marker and a free slot, without an own share; any stake (TM-17)."""
        if self._stakes is None:
            self._stakes = self._find_stakes()
        for line, least in self._stakes:
            yield self.menu.stakes(spot, line, least, self.cash)

    def _find_stakes(self) -> list[tuple[int, int]]:
        if not self.player.bets:
            return []
        constants = self.parts.constants
        open_lines = [
            (at, least_stake(constants, line.income))
            for at, line in enumerate(self.state.lines)
            if line.income >= 0 and line.taken < constants.slots_per_line and not self.player.shares >> at & 1
        ]
        return [(line, least) for line, least in open_lines if least <= self.cash]

    def disc(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """While the player's supply lasts (TM-18.2)."""
        if self.player.usable < self.parts.constants.usable_discs_max:
            for mask, total in self.discounts:
                if spot.value - total <= self.cash:
                    yield self.menu.disc(spot, mask)

    def card(self, spot: Spot) -> Iterator[Sequence[AnyCommand]]:
        """Any pile that is not empty (TM-19.2)."""
        piles = sum([1 << at for at, pile in enumerate(self.state.piles) if pile])
        if piles:
            for mask, total in self.discounts:
                if spot.value - total <= self.cash:
                    yield self.menu.cards(spot, piles, mask)


_BY_ACTION: dict[str, Callable[[Actions, Spot], Iterator[Sequence[AnyCommand]]]] = {
    "move": Actions.move,
    "station": Actions.station,
    "invest": Actions.invest,
    "depart": Actions.depart,
    "speed": Actions.speed,
    "bicycle": Actions.bicycle,
    "discount": Actions.plain,
    "bid": Actions.plain,
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
