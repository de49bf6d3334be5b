"""TOKYO METRO: the end: speculations, shares, loans, and who wins (TM-25)."""

from collections.abc import Sequence
from typing import TypeAlias

from kippu.core.game import Outcome
from kippu.games.tokyo_metro.rules.events import Ended, LoansSettled, Settled, SharePaid, SpeculationPaid
from kippu.games.tokyo_metro.rules.money import payout, share_payments, speculation_payments
from kippu.games.tokyo_metro.rules.state import Draft, State


def settle(draft: Draft) -> None:
    """Pay out everything, in the order of TM-25.1."""
    for index, line in enumerate(draft.lines):
        if line.stakes:
            _pay_speculations(draft, index)
    for index, line in enumerate(draft.lines):
        if line.holders:
            _pay_shares(draft, index)
    for seat, player in enumerate(draft.players):
        if player.loans:
            price = player.loans * draft.parts.constants.loan_end_price  # TM-25.9: cash may fall below 0
            draft.player(seat, cash=player.cash - price)
            draft.tell(LoansSettled(seat, player.loans, price))
    for seat, player in enumerate(draft.players):
        draft.tell(Settled(seat, player.cash))
    end = decide(tuple(player.cash for player in draft.players), draft.order)
    draft.tell(Ended(end.ranking[0], end.decided_by))


def _pay_speculations(draft: Draft, index: int) -> None:
    line, name = draft.lines[index], draft.parts.board.line_ids[index]
    payments = speculation_payments(draft.parts.constants, line.income, tuple(stake for _, stake in line.stakes))
    for (seat, stake), paid in zip(line.stakes, payments, strict=True):
        draft.player(seat, cash=draft.players[seat].cash + stake + paid)
        draft.tell(SpeculationPaid(seat, name, stake, paid))
    draft.line(index, income=max(0, line.income - sum(payments)))  # TM-25.3b


def _pay_shares(draft: Draft, index: int) -> None:
    line, name = draft.lines[index], draft.parts.board.line_ids[index]
    payments = share_payments(draft.parts.constants, line.income, len(line.holders))
    for share, (seat, paid) in enumerate(zip(line.holders, payments, strict=True), 1):
        draft.player(seat, cash=draft.players[seat].cash + paid)
        draft.tell(SharePaid(seat, name, share, paid))


Payout: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]  # for each stake, then for each share sold


def payouts(state: State) -> list[Payout]:
    """What each line would pay if the game ended now; in the end its stakes are paid already (TM-25.3)."""
    constants, over = state.parts.constants, state.phase == "over"
    return [
        payout(constants, max(line.income, 0), () if over else line.stakes, len(line.holders)) for line in state.lines
    ]


def worth_now(state: State, paid: Sequence[Payout]) -> tuple[int, ...]:
    """What everybody would have if the game ended now."""
    if state.phase == "over":
        return tuple([player.cash for player in state.players])
    loan = state.parts.constants.loan_end_price
    worth = [player.cash - player.loans * loan for player in state.players]
    for line, (earned, shares) in zip(state.lines, paid, strict=True):
        for (seat, stake), gained in zip(line.stakes, earned, strict=True):
            worth[seat] += stake + gained
        for seat, gained in zip(line.holders, shares, strict=True):
            worth[seat] += gained
    return tuple(worth)


def outcome(state: State) -> Outcome | None:
    """How the game ended, once everything is paid out."""
    if state.phase != "over":
        return None
    return decide(tuple(player.cash for player in state.players), state.order)


def ranked(cash: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Seats, most cash first; equals by their place in the turn order (TM-25.10)."""
    return tuple(sorted(order, key=lambda seat: -cash[seat]))


def decide(cash: tuple[int, ...], order: tuple[int, ...]) -> Outcome:
    """The first wins, so no win is shared (TM-25.10)."""
    ranking = ranked(cash, order)
    if len(cash) == 1:
        decided_by = "solo"  # TM-26.3
    elif cash[ranking[0]] == cash[ranking[1]]:
        decided_by = "turn_order"
    else:
        decided_by = "cash"
    return Outcome(tuple((seat,) for seat in ranking), cash, decided_by, "decks_empty")
