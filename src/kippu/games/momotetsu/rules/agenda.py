"""What the clock is to do, and when (RM-1.6 to RM-1.9, RM-18.13)."""

from typing import NamedTuple

from kippu.games.momotetsu.model.state import NOBODY, Times


class Step(NamedTuple):
    """Something that is due; in order of time, then class (RM-18.13), then seat."""

    at: int
    order: int
    seat: int
    what: str


def at_a_table(times: Times) -> tuple[Step, ...]:
    """The steps of a day whose times nobody moves: a kit has them in this order."""
    return (
        *(Step(at, 0, NOBODY, "settlement") for at in times.settlements),
        Step(times.last_roll + 1, 0, NOBODY, "last_roll"),
        Step(times.cutoff, 0, NOBODY, "cutoff"),
    )
