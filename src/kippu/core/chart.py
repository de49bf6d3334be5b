"""Figures over the rounds of games, to be printed or drawn."""

from typing import Protocol

import msgspec

from kippu.core.record import AnyRecord


class Chart(msgspec.Struct, frozen=True):
    """Some series of figures, one figure per round; `key` names the message that is its title."""

    key: str
    series: dict[str, tuple[float, ...]]


class Report(Protocol):
    """Counts as games come in."""

    def add(self, record: AnyRecord) -> None:
        """Count a finished game."""
        ...

    def charts(self) -> tuple[Chart, ...]:
        """The means so far."""
        ...
