"""A referee written as one course of play: it stops where somebody has to choose, and goes on with the choice."""

from collections.abc import Generator
from typing import Any, TypeAlias

from tests.referee.judge import Command, Dice, Option, Told

Choice: TypeAlias = tuple[int, Command]
Course: TypeAlias = Generator[None, Choice, None]


class Played:
    """A game under way. `course` sets `waits_for` and `open` each time before it stops."""

    free, at = False, 0

    def __init__(self) -> None:
        self.waits_for: list[int] = []
        self.open: dict[int, list[Option]] = {}
        self.told: Told = []
        self.dice = Dice((), None)
        self._course = self.course()

    def course(self) -> Course:
        """The whole game, from the setup to the end."""
        raise NotImplementedError

    def ask(self, seat: int, options: list[Option]) -> None:
        """One seat is to choose."""
        self.waits_for, self.open = [seat], {seat: options}

    def tell(self, clause: str, kind: str, **facts: Any) -> None:
        """An event."""
        self.told.append((clause, {"type": kind, **facts}))

    def start(self, dice: Dice) -> Told:
        self.told, self.dice = [], dice
        next(self._course)
        return self.told

    def play(self, seat: int, command: Command, dice: Dice) -> Told:
        self.told, self.dice = [], dice
        try:
            self._course.send((seat, command))
        except StopIteration:
            self.waits_for, self.open = [], {}
        return self.told

    def asked(self) -> list[int]:
        return self.waits_for

    def options(self, seat: int) -> list[Option]:
        return self.open.get(seat, [])

    def bids(self, clause: str, unit: int, cash: list[int]) -> Generator[None, Choice, list[int]]:
        """All choose a bid at once; until the last one is in, each may be replaced. What the bids are."""
        made: dict[int, int] = {}
        seats = range(len(cash))
        while len(made) < len(cash):
            self.waits_for = [seat for seat in seats if seat not in made]
            self.open = {
                seat: [(clause, {"type": "bid", "amount": amount}) for amount in range(0, cash[seat] + 1, unit)]
                for seat in seats
            }
            seat, command = yield
            made[seat] = command["amount"]
            if len(made) < len(cash):
                self.tell(clause, self.bid_event, seat=seat)
        return [made[seat] for seat in seats]

    bid_event = "bid_made"


def read_as(known: dict[str, Any], chosen: dict[str, Any]) -> dict[str, Any]:
    """The readings of a table; a switch that the referee does not know cannot be watched."""
    if unknown := chosen.keys() - known.keys():
        raise ValueError(f"the referee has no reading of {', '.join(sorted(unknown))}")
    return known | chosen


def in_order(before: list[int], totals: list[int], zeros_keep: bool) -> list[int]:
    """The higher total first; equals change places, three or more reverse; those of 0 may be an exception."""
    after: list[int] = []
    for total in sorted(set(totals), reverse=True):
        equals = [seat for seat in before if totals[seat] == total]
        after += equals if total == 0 and zeros_keep else equals[::-1]
    return after
