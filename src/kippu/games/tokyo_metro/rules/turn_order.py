"""TOKYO METRO: the auction for the turn order (TM-5)."""

from kippu.core.errors import IllegalMove
from kippu.games.tokyo_metro.rules.commands import Bid
from kippu.games.tokyo_metro.rules.events import BidMade, BidsRevealed, OrderChanged
from kippu.games.tokyo_metro.rules.state import Draft


def bid(draft: Draft, seat: int, command: Bid) -> None:
    """Keep a bid, hidden; an earlier one of this auction is replaced (TM-5.1, TM-5.7)."""
    cash, unit = draft.players[seat].cash, draft.parts.constants.money_unit
    if command.amount < 0 or command.amount % unit:
        raise IllegalMove("TM-0.1b", "not_in_units", amount=command.amount, unit=unit)
    if command.amount > cash:
        raise IllegalMove("TM-5.1a", "bid_above_cash", amount=command.amount, cash=cash)
    draft.bids = (*draft.bids[:seat], command.amount, *draft.bids[seat + 1 :])
    if None in draft.bids:
        draft.tell(BidMade(seat))


def reveal(draft: Draft) -> None:
    """All have bid: everyone pays, and the new turn order is set."""
    bids = [amount or 0 for amount in draft.bids]
    # TM-5.2b, TM-5.3b: a bonus is added in full and goes back to the bank
    totals = tuple(amount + player.bonus for amount, player in zip(bids, draft.players, strict=True))
    for seat, amount in enumerate(bids):
        draft.player(seat, cash=draft.players[seat].cash - amount, bonus=0)
    draft.totals = totals
    draft.order = new_order(draft.order, totals, zeros_change=draft.parts.house.zero_ties == "change")
    draft.tell(BidsRevealed(tuple(bids), totals), OrderChanged(draft.order))


def new_order(order: tuple[int, ...], totals: tuple[int, ...], *, zeros_change: bool = False) -> tuple[int, ...]:
    """The higher total goes first; equals change places, zeros mostly keep theirs (TM-5.4 to TM-5.6)."""
    ahead = [seat for seat in reversed(order) if totals[seat] or zeros_change]
    ahead.sort(key=lambda seat: -totals[seat])
    return (*ahead, *(seat for seat in order if seat not in ahead))
