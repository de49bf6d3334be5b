"""What is to be told after a day: its lines as everybody may know them, the reckoning, the awards."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kippu.games.momotetsu.live.awards import Award, awards
from kippu.games.momotetsu.live.story import Line, Reckoning, reckoning
from kippu.games.momotetsu.model.view import redact


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the day: its time in milliseconds since midnight, and what everybody may know of it."""

    at: int
    events: tuple[Any, ...] = ()


class Review(msgspec.Struct, frozen=True):
    """A finished day: moments in the order of their times, how every team came to its total, awards."""

    moments: tuple[Moment, ...]
    reckoning: tuple[Reckoning, ...]
    awards: tuple[Award, ...]


def review(lines: Sequence[Line]) -> Review:
    """A finished day, looked back at."""
    return Review(tuple(map(_moment, lines)), reckoning(lines), awards(lines))


def _moment(line: Line) -> Moment:
    seen = (redact(event, "spectator") for event in line.events)
    return Moment(line.at, tuple(event for event in seen if event is not None))
