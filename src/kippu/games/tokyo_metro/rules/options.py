"""TOKYO METRO: every decision with its options, as the table at the end of the rules lists them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import overload

from kippu.core.game import Command
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.meeples import steps
from kippu.games.tokyo_metro.rules.state import NOWHERE, Player, State, standing

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
    """What a player who is asked, or may bid again, can choose now."""
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
    """Pass, tokens to place, a train to alight from, and every action."""
    player, menu = state.players[seat], state.parts.menu
    found: Pieces = [_PASS]
    if player.tokens:
        found.append(menu.tokens(_with_free_slot(state)))
    if player.aboard != NOWHERE:
        found.append(menu.alights[standing(state.parts, state.lines, player.aboard)])
    free, spots_for = _free_spots(state, player), state.parts.cards.spots_for
    for command, list_options in _ACTIONS:
        if spots := free & spots_for[command]:
            list_options(state, player, spots, found)
    return found


def _with_free_slot(state: State) -> int:
    """The lines that can take a token (TM-12.4), as bits."""
    slots, lines, bit = state.parts.constants.slots_per_line, 0, 1
    for line in state.lines:
        if line.taken < slots:
            lines |= bit
        bit <<= 1
    return lines


def _free_spots(state: State, player: Player) -> int:
    """The spots within reach that are free and ask for no more discs than there are (TM-7.6 to TM-7.8)."""
    cards = state.parts.cards
    spots = cards.spots_in(state.columns)
    for card in player.cards:
        spots |= cards.spots_on[card]
    for one in state.players:
        spots &= ~one.spots
    return spots & cards.asking[min(player.unused, len(cards.asking) - 1)]


# --- the options of an action, on spots that are free -----------------------------------------------------


def _move(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Any rectangle in reach; not from a train (TM-8)."""
    if player.aboard == NOWHERE:
        parts, at = state.parts, player.at
        for spot in parts.cards.spots_of(spots):
            found.append(parts.menu.moves(spot, at, steps(parts.constants, player, spot.value)))


def _station(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Any touched station without a pyramid (TM-9)."""
    parts, board = state.parts, state.parts.board
    if player.at == NOWHERE or player.pyramids.bit_count() == parts.constants.pyramids_per_player:
        return
    free = board.touched[player.at]
    for one in state.players:
        free &= ~one.pyramids
    if free:
        choices, cash = parts.cards.choices(spots, player.pending), player.cash
        for station in board.stations_at[player.at]:
            if free >> station & 1:
                pillars = board.pillars[station]
                for spot, discounts, price in choices:
                    if price * pillars <= cash:
                        found.append(parts.menu.station(spot, station, discounts))


def _invest(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Any line with a share to buy (TM-10)."""
    parts = state.parts
    one = two = three = 0  # lines of which so many shares or more are sold, as bits
    for holder in state.players:
        three |= two & holder.shares
        two |= one & holder.shares
        one |= holder.shares
    allowed = parts.board.all_lines & ~(player.shares | player.speculated | three)
    for_first, for_second, for_third = parts.constants.share_surcharge
    for spot, discounts, price in parts.cards.choices(spots, player.pending):
        left, lines = player.cash - price, 0
        if for_first <= left:
            lines = allowed & ~one
        if for_second <= left:
            lines |= allowed & one & ~two
        if for_third <= left:
            lines |= allowed & two
        if lines:
            found.append(parts.menu.invests(spot, lines, discounts))


def _depart(state: State, player: Player, spots: int, found: Pieces) -> None:  # noqa: ARG001 - all have the same
    """Any line that is not running (TM-11)."""
    lines, bit = 0, 1
    for line in state.lines:
        if line.train == NOWHERE:
            lines |= bit
        bit <<= 1
    found.append(state.parts.menu.departs(spots, lines))


def _use(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Speed and Bicycle while the supply lasts (TM-12.2, TM-13.2); Discount and Bid always (TM-7.11)."""
    parts = state.parts
    if not state.tokens:
        spots &= ~parts.cards.with_action["speed"]
    if player.bicycle or not state.bicycles:
        spots &= ~parts.cards.with_action["bicycle"]
    found.append(parts.menu.uses(spots))


def _loan(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Take or pay back (TM-16)."""
    parts = state.parts
    if state.loans:
        found.append(parts.menu.loans(spots, min(parts.most_loans, state.loans)))
    if player.loans and parts.house.loan_repay:
        most, price = min(parts.most_loans, player.loans), parts.constants.loan_repay_price
        if price:
            most = min(most, player.cash // price)
        if most:
            found.append(parts.menu.repayments(spots, most))


def _speculate(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Any line with a marker and a free slot, without an own share; any stake (TM-17)."""
    if player.bets:
        parts, barred, cash = state.parts, player.shares, player.cash
        slots, listed = parts.constants.slots_per_line, parts.cards.spots_of(spots)
        for at, line in enumerate(state.lines):
            if line.income >= 0 and not barred >> at & 1 and line.taken < slots:
                least = parts.least_stake(line.income)
                if least <= cash:
                    for spot in listed:
                        found.append(parts.menu.stakes(spot, at, least, cash))


def _disc(state: State, player: Player, spots: int, found: Pieces) -> None:
    """While the player's supply lasts (TM-18.2)."""
    if player.usable < state.parts.constants.usable_discs_max:
        parts = state.parts
        found.append(parts.menu.discs(spots, player.pending, min(player.cash, parts.cards.dearest)))


def _card(state: State, player: Player, spots: int, found: Pieces) -> None:
    """Any pile that is not empty (TM-19.2)."""
    piles, bit = 0, 1
    for pile in state.piles:
        if pile:
            piles |= bit
        bit <<= 1
    if piles:
        parts = state.parts
        found.append(parts.menu.cards(spots, piles, player.pending, min(player.cash, parts.cards.dearest)))


_ACTIONS: tuple[tuple[type[Command], Callable[[State, Player, int, Pieces], None]], ...] = (
    (commands.Move, _move),
    (commands.Station, _station),
    (commands.Invest, _invest),
    (commands.Depart, _depart),
    (commands.Use, _use),
    (commands.Loan, _loan),
    (commands.Speculate, _speculate),
    (commands.Disc, _disc),
    (commands.Card, _card),
)
