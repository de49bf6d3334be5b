"""TOKYO METRO: what a command would cost and bring, for screens that know no rules.

A turn can have thousands of options, most of them stakes, so none of them is carried out.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.actions import chosen_discounts, invested, pass_pay, share_price, station_price
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.meeples import fare
from kippu.games.tokyo_metro.rules.money import most_earned, speculation_payments
from kippu.games.tokyo_metro.rules.state import Draft, State


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What a command would cost and bring a player."""

    price: int
    paid: int | None = None  # to the player
    income: int | None = None  # of its line, then
    earned: int | None = None  # by a stake, as if the game ended now
    most: int | None = None  # that a stake can earn


def previews(state: State, seat: int, listed: Sequence[AnyCommand]) -> list[Preview | None]:
    """What each of these legal commands would do; None where neither money nor an income changes."""
    if state.phase == "actions":
        return list(map(_Turn(state, seat).preview, listed))
    if state.phase == "trains" and state.ride is not None:
        line = state.ride.line
        price = fare(state.parts.constants, state.players[seat], line)
        board = Preview(price=price, income=max(state.lines[line].income, 0) + price)
        return [board if isinstance(command, commands.Board) else None for command in listed]
    return [None] * len(listed)


class _Turn:
    """A turn in the action phase."""

    def __init__(self, state: State, seat: int) -> None:
        self._draft, self._seat = Draft(state), seat
        self._board, self._constants = state.parts.board, state.parts.constants
        self._spots = state.parts.cards.spot_at
        self._stakes: dict[tuple[str, int], Preview] = {}  # the same on every spot
        self._of: dict[type[AnyCommand], Callable[[Any], Preview]] = {
            commands.Speculate: self._speculate,
            commands.Station: self._station,
            commands.Invest: self._invest,
            commands.Depart: self._depart,
            commands.Disc: self._disc_or_card,
            commands.Card: self._disc_or_card,
            commands.Loan: lambda command: self._loans(1, repay=command.repay),
            commands.Loans: lambda command: self._loans(command.number, repay=command.repay),
            commands.Pass: self._pass,
        }

    def preview(self, command: AnyCommand) -> Preview | None:
        of = self._of.get(type(command))
        return None if of is None else of(command)

    def _base(self, command: commands.Station | commands.Invest | commands.Disc | commands.Card) -> int:
        """What the chosen discounts leave of the number on the spot (TM-14.3)."""
        return chosen_discounts(self._draft, self._seat, command.discounts).off(self._spots[command.spot].value)

    def _station(self, command: commands.Station) -> Preview:
        at = self._board.station_at[command.station]
        return Preview(price=station_price(self._board, self._base(command), at))

    def _invest(self, command: commands.Invest) -> Preview:
        base, line = self._base(command), self._draft.lines[self._board.line_at[command.line]]
        price = share_price(self._constants, base, len(line.holders))
        return Preview(price=price, income=max(line.income, 0) + invested(self._draft.parts, base, price))

    def _depart(self, command: commands.Depart) -> Preview:
        income = self._draft.lines[self._board.line_at[command.line]].income
        return Preview(0, income=max(income, 0) + self._spots[command.spot].value)

    def _loans(self, number: int, *, repay: bool) -> Preview:
        if repay:
            return Preview(price=number * self._constants.loan_repay_price)
        return Preview(0, paid=number * self._constants.loan_amount)

    def _speculate(self, command: commands.Speculate) -> Preview:
        key = command.line, command.stake
        known = self._stakes.get(key)
        if known is None:
            income = self._draft.lines[self._board.line_at[command.line]].income
            (earned,) = speculation_payments(self._constants, income, (command.stake,))
            most = most_earned(self._constants, command.stake)
            known = self._stakes[key] = Preview(command.stake, None, None, earned, most)
        return known

    def _disc_or_card(self, command: commands.Disc | commands.Card) -> Preview:
        return Preview(price=self._base(command))

    def _pass(self, command: commands.Pass) -> Preview:
        del command
        return Preview(0, paid=pass_pay(self._constants, self._draft.players[self._seat]))
