"""What must hold before the game master can do something (RM-13)."""

from collections.abc import Callable
from typing import Any, TypeAlias

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.state import Day, Team

# Every command with its check and its effect.
Handlers: TypeAlias = dict[type, tuple[Callable[[Day, Any], None], Callable[[Day, Any], None]]]


def team_of(day: Day, seat: int) -> Team:
    """A team that is still in play."""
    if not 0 <= seat < len(day.teams) or day.teams[seat].withdrawn:
        raise IllegalMove("RM-13.6", "no_such_team", team=seat + 1)
    return day.teams[seat]


def not_started(day: Day) -> None:
    """Only before play starts."""
    if day.phase != "before":
        raise IllegalMove("RM-1.11", "already_started")


def running(day: Day) -> None:
    """Only while play goes on."""
    if day.phase != "running":
        raise IllegalMove("RM-1.6a", "not_running")
