"""TOKYO METRO: the action phase, action by action (TM-7 to TM-20).

Each function checks what its clauses ask for, then pays and acts. `options.py` lists the same choices.
"""

from typing import Any, NamedTuple

from kippu.core.errors import IllegalMove
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.board import Board
from kippu.games.tokyo_metro.rules.deck import Spot
from kippu.games.tokyo_metro.rules.events import (
    BicycleTaken,
    BonusSet,
    CardTaken,
    DiscGained,
    DiscountSet,
    LoanRepaid,
    LoanTaken,
    SeatPassed,
    ShareBought,
    Speculated,
    SpotUsed,
    StationBuilt,
    TokenPlaced,
    TokensTaken,
    TrainStarted,
    Walked,
)
from kippu.games.tokyo_metro.rules.files import ConstantsData
from kippu.games.tokyo_metro.rules.meeples import raise_income, rectangle, steps
from kippu.games.tokyo_metro.rules.money import least_stake
from kippu.games.tokyo_metro.rules.parts import Parts
from kippu.games.tokyo_metro.rules.state import NOWHERE, Draft, Player

# --- spots, discs and discounts ---------------------------------------------------------------------------


def usable_spot(draft: Draft, seat: int, id_: str, *actions: str) -> Spot:
    """A free spot within reach for one of these actions, with enough unused discs for it (TM-7.6 to TM-7.8)."""
    player, spot = draft.players[seat], draft.parts.cards.spot_at.get(id_)
    if spot is None or not (spot.card in draft.columns[spot.deck] or spot.card in player.cards):
        raise IllegalMove("TM-7.8b", "spot_out_of_reach", spot=id_)
    if spot.action not in actions:
        raise IllegalMove("TM-7.6a", "other_action", spot=id_, action=spot.action)
    for one in draft.players:
        if one.spots & spot.bit:
            raise IllegalMove("TM-7.7b", "spot_taken", spot=id_)
    if spot.discs > player.unused:
        raise IllegalMove("TM-7.6b", "too_few_discs", needed=spot.discs, unused=player.unused)
    return spot


class Discounts(NamedTuple):
    """Pending discounts that a player uses up."""

    spots: int = 0
    total: int = 0
    ids: tuple[str, ...] = ()

    def off(self, price: int) -> int:
        """A price with these discounts; never below 0 (TM-14.3)."""
        return max(0, price - self.total)


NONE = Discounts()


def chosen_discounts(draft: Draft, seat: int, ids: tuple[str, ...]) -> Discounts:
    """The pending discounts of these spots, each once and in any order (TM-14.2, TM-14.3)."""
    if not ids:
        return NONE
    cards, mask, total = draft.parts.cards, 0, 0
    for id_ in ids:
        spot = cards.spot_at.get(id_)
        if spot is None or not draft.players[seat].pending & spot.bit:
            raise IllegalMove("TM-14.2a", "not_your_discount", spot=id_)
        if mask & spot.bit:
            raise IllegalMove("TM-14.3b", "discount_twice", spot=id_)
        mask |= spot.bit
        total += spot.value
    return Discounts(mask, total, tuple([spot.id for spot in cards.spots_of(mask)]))


def use(draft: Draft, seat: int, spot: Spot, price: int = 0, discounts: Discounts = NONE, **changes: Any) -> None:
    """Discs onto the spot, chosen discounts with them, payment to the bank (TM-7.10); and what it changes besides."""
    player = draft.players[seat]
    if price > player.cash:
        raise IllegalMove("TM-0.6a", "too_expensive", price=price, cash=player.cash)
    freed = discounts.spots if draft.parts.house.discount_spot_freed else 0  # TM-14.5
    draft.player(
        seat,
        unused=player.unused - spot.discs,
        spots=player.spots & ~freed | spot.bit,
        pending=player.pending & ~discounts.spots,
        cash=player.cash - price,
        **changes,
    )
    draft.tell(SpotUsed(seat, spot.id, spot.action, discounts.ids, price))


def known_line(draft: Draft, id_: str) -> int:
    """The line of an id."""
    line = draft.parts.board.line_at.get(id_)
    if line is None:
        raise IllegalMove("TM-1.1a", "unknown_line", line=id_)
    return line


# --- deck A: Move, Station --------------------------------------------------------------------------------


def move(draft: Draft, seat: int, command: commands.Move) -> None:
    """Walk at once (TM-8)."""
    spot = usable_spot(draft, seat, command.spot, "move")
    player, board = draft.players[seat], draft.parts.board
    if player.aboard != NOWHERE:
        raise IllegalMove("TM-8.2", "move_aboard")
    to, most = rectangle(draft, command.x, command.y), steps(draft.parts.constants, player, spot.value)
    if board.distance(player.at, to) > most:
        raise IllegalMove("TM-8.1a", "too_far", steps=most)
    use(draft, seat, spot, at=to)
    draft.tell(Walked(seat, command.x, command.y))


def station_price(board: Board, base: int, at: int) -> int:
    """What a pyramid costs: the number on the spot, discounts taken off, for every pillar (TM-9.2a, TM-9.2b)."""
    return base * board.pillars[at]


def station(draft: Draft, seat: int, command: commands.Station) -> None:
    """Put a pyramid on a station that the meeple touches (TM-9)."""
    spot = usable_spot(draft, seat, command.spot, "station")
    discounts = chosen_discounts(draft, seat, command.discounts)
    player, board = draft.players[seat], draft.parts.board
    at = board.station_at.get(command.station)
    if at is None:
        raise IllegalMove("TM-1.2a", "unknown_station", station=command.station)
    if player.at == NOWHERE or not board.touched[player.at] >> at & 1:
        raise IllegalMove("TM-9.3", "station_not_touched", station=command.station)
    if any(one.pyramids >> at & 1 for one in draft.players):
        raise IllegalMove("TM-9.4", "station_has_pyramid", station=command.station)
    if player.pyramids.bit_count() == draft.parts.constants.pyramids_per_player:
        raise IllegalMove("TM-9.5a", "no_pyramid_left")
    price = station_price(board, discounts.off(spot.value), at)
    use(draft, seat, spot, price, discounts, pyramids=player.pyramids | 1 << at)
    draft.tell(StationBuilt(seat, command.station))


# --- deck B: Invest, Depart -------------------------------------------------------------------------------


def share_price(constants: ConstantsData, base: int, sold: int) -> int:
    """What the next share costs: the spot's number, discounts taken off, and its surcharge (TM-10.2b, TM-10.2c)."""
    return base + constants.share_surcharge[sold]


def invested(parts: Parts, base: int, price: int) -> int:
    """By how much a share raises the income of its line: the surcharge counts by the house rules (TM-10.3)."""
    return price if parts.house.surcharge_raises_income else base


def invest(draft: Draft, seat: int, command: commands.Invest) -> None:
    """Buy the top share of a line (TM-10)."""
    spot = usable_spot(draft, seat, command.spot, "invest")
    discounts = chosen_discounts(draft, seat, command.discounts)
    player, index = draft.players[seat], known_line(draft, command.line)
    line, constants = draft.lines[index], draft.parts.constants
    if player.shares >> index & 1:
        raise IllegalMove("TM-10.5", "has_share", line=command.line)
    if player.speculated >> index & 1:
        raise IllegalMove("TM-10.6", "has_speculation", line=command.line)
    if len(line.holders) == len(constants.share_surcharge):
        raise IllegalMove("TM-10.7", "no_share_left", line=command.line)
    base = discounts.off(spot.value)
    price = share_price(constants, base, len(line.holders))
    use(draft, seat, spot, price, discounts, shares=player.shares | 1 << index)
    draft.line(index, holders=(*line.holders, seat))
    draft.tell(ShareBought(seat, command.line, len(line.holders) + 1))
    raise_income(draft, index, invested(draft.parts, base, price))
    if line.train == NOWHERE:
        start_train(draft, index)


def depart(draft: Draft, seat: int, command: commands.Depart) -> None:
    """Start a train at the bank's cost (TM-11)."""
    spot = usable_spot(draft, seat, command.spot, "depart")
    index = known_line(draft, command.line)
    if draft.lines[index].train != NOWHERE:
        raise IllegalMove("TM-11.3a", "line_is_running", line=command.line)
    use(draft, seat, spot)
    raise_income(draft, index, spot.value)
    start_train(draft, index)


def start_train(draft: Draft, index: int) -> None:
    """Put the train of a line on station 1, heading for the far terminus (TM-10.8, TM-11.2)."""
    board = draft.parts.board
    draft.line(index, train=0)
    draft.tell(TrainStarted(board.line_ids[index], board.station_ids[board.routes[index].trip[0]]))


# --- decks C and D: Speed, Bicycle, Discount, Bid ---------------------------------------------------------


def use_plainly(draft: Draft, seat: int, command: commands.Use) -> None:
    """The actions that leave nothing to choose."""
    spot = usable_spot(draft, seat, command.spot, "speed", "bicycle", "discount", "bid")
    player = draft.players[seat]
    match spot.action:
        case "speed":
            if not draft.tokens:
                raise IllegalMove("TM-12.2a", "no_token_left")
            taken = min(spot.value, draft.tokens)  # TM-12.1b
            use(draft, seat, spot, tokens=player.tokens + taken)
            draft.tokens -= taken
            draft.tell(TokensTaken(seat, taken))
        case "bicycle":
            if player.bicycle:
                raise IllegalMove("TM-13.2a", "has_bicycle")
            if not draft.bicycles:
                raise IllegalMove("TM-13.2b", "no_bicycle_left")
            use(draft, seat, spot, bicycle=True)
            draft.bicycles -= 1
            draft.tell(BicycleTaken(seat))
        case "discount":
            use(draft, seat, spot)
            draft.player(seat, pending=player.pending | spot.bit)  # TM-14.1
            draft.tell(DiscountSet(seat, spot.value))
        case _:
            use(draft, seat, spot, bonus=player.bonus + spot.value)  # TM-15.1a, TM-15.2
            draft.tell(BonusSet(seat, spot.value))


def place_token(draft: Draft, seat: int, command: commands.PlaceToken) -> None:
    """Put a held speed token into a free slot, before the action (TM-12.3)."""
    player, index = draft.players[seat], known_line(draft, command.line)
    if not player.tokens:
        raise IllegalMove("TM-12.3a", "no_token_held")
    line = draft.lines[index]
    if line.taken == draft.parts.constants.slots_per_line:
        raise IllegalMove("TM-12.4a", "no_free_slot", line=command.line)
    draft.player(seat, tokens=player.tokens - 1)
    draft.line(index, speed=line.speed + 1)
    draft.tell(TokenPlaced(seat, command.line))


# --- deck E: Loan, Speculate ------------------------------------------------------------------------------


def loan(draft: Draft, seat: int, command: commands.Loan) -> None:
    """Take a loan, or pay one back (TM-16)."""
    spot = usable_spot(draft, seat, command.spot, "loan")
    _borrow_or_repay(draft, seat, spot, 1, repay=command.repay)


def loans(draft: Draft, seat: int, command: commands.Loans) -> None:
    """Take several loans at once, or pay several back (TM-16.3b)."""
    spot = usable_spot(draft, seat, command.spot, "loan")
    if not 2 <= command.number <= draft.parts.most_loans:
        raise IllegalMove("TM-16.3b", "not_so_many_loans", number=command.number)
    _borrow_or_repay(draft, seat, spot, command.number, repay=command.repay)


def _borrow_or_repay(draft: Draft, seat: int, spot: Spot, number: int, *, repay: bool) -> None:
    player, constants = draft.players[seat], draft.parts.constants
    if not repay:
        if draft.loans < number:
            raise IllegalMove("TM-16.2b", "no_loan_left", left=draft.loans)
        use(draft, seat, spot)
        draft.loans -= number
        draft.player(seat, loans=player.loans + number, cash=player.cash + number * constants.loan_amount)
        draft.tell(*[LoanTaken(seat, constants.loan_amount)] * number)
        return
    if not draft.parts.house.loan_repay:
        raise IllegalMove("TM-16.3a", "no_repaying")
    if player.loans < number:
        raise IllegalMove("TM-16.4", "no_loan_to_repay", loans=player.loans)
    price = number * constants.loan_repay_price
    if player.cash < price:
        raise IllegalMove("TM-16.4", "too_poor_to_repay", price=price, cash=player.cash)
    use(draft, seat, spot, price, loans=player.loans - number)
    draft.loans += number
    draft.tell(*[LoanRepaid(seat, constants.loan_repay_price)] * number)


def speculate(draft: Draft, seat: int, command: commands.Speculate) -> None:
    """Stake money on a line (TM-17)."""
    spot = usable_spot(draft, seat, command.spot, "speculate")
    player, index = draft.players[seat], known_line(draft, command.line)
    line, constants = draft.lines[index], draft.parts.constants
    if not player.bets:
        raise IllegalMove("TM-17.6a", "no_speculation_disc_left")
    if line.income < 0:
        raise IllegalMove("TM-17.3", "line_without_marker", line=command.line)
    if line.taken == constants.slots_per_line:
        raise IllegalMove("TM-17.4", "no_free_slot", line=command.line)
    if player.shares >> index & 1:
        raise IllegalMove("TM-17.5", "has_share", line=command.line)
    if command.stake % constants.money_unit:
        raise IllegalMove("TM-0.1b", "not_in_units", amount=command.stake, unit=constants.money_unit)
    least = least_stake(constants, line.income)
    if command.stake < least:
        raise IllegalMove("TM-17.2a", "stake_too_low", least=least)
    speculated = player.speculated | 1 << index
    use(draft, seat, spot, command.stake, bets=player.bets - 1, speculated=speculated)
    draft.line(index, stakes=(*line.stakes, (seat, command.stake)))
    draft.tell(Speculated(seat, command.line, command.stake))


# --- deck F: Action, Card ---------------------------------------------------------------------------------


def disc(draft: Draft, seat: int, command: commands.Disc) -> None:
    """One more usable disc, unused and ready (TM-18)."""
    spot = usable_spot(draft, seat, command.spot, "disc")
    discounts = chosen_discounts(draft, seat, command.discounts)
    usable = draft.players[seat].usable
    if usable == draft.parts.constants.usable_discs_max:
        raise IllegalMove("TM-18.2", "no_disc_left", most=usable)
    use(draft, seat, spot, discounts.off(spot.value), discounts)
    draft.player(seat, usable=usable + 1, unused=draft.players[seat].unused + 1)
    draft.tell(DiscGained(seat, usable + 1))


def card(draft: Draft, seat: int, command: commands.Card) -> None:
    """The top card of a discard pile becomes the player's own (TM-19)."""
    spot = usable_spot(draft, seat, command.spot, "card")
    discounts = chosen_discounts(draft, seat, command.discounts)
    if command.pile not in draft.parts.piles:
        raise IllegalMove("TM-2.8", "unknown_pile", pile=command.pile or "none")
    pile = draft.parts.piles.index(command.pile)
    if not draft.piles[pile]:
        raise IllegalMove("TM-19.2a", "pile_is_empty", pile=command.pile or "none")
    *left, top = draft.piles[pile]
    cards = (*draft.players[seat].cards, top)
    use(draft, seat, spot, discounts.off(spot.value), discounts, cards=cards)
    draft.piles = (*draft.piles[:pile], tuple(left), *draft.piles[pile + 1 :])
    draft.tell(CardTaken(seat, command.pile, draft.parts.cards.card_ids[top]))


# --- pass -------------------------------------------------------------------------------------------------


def pass_pay(constants: ConstantsData, player: Player) -> int:
    """What is paid for unused discs (TM-20.1)."""
    return player.unused * constants.pass_pay_per_disc


def pass_turn(draft: Draft, seat: int, command: commands.Pass) -> None:
    """Leave the phase, paid for each unused disc (TM-20)."""
    del command
    player = draft.players[seat]
    paid = pass_pay(draft.parts.constants, player)
    draft.player(seat, passed=True, cash=player.cash + paid)
    draft.tell(SeatPassed(seat, paid))
