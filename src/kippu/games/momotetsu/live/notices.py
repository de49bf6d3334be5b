"""What people in a live event are told on their phones, and a chat outside: goals, orders, settlements, bonbi."""

from collections.abc import Iterator, Sequence
from typing import Any

from kippu.core.live import Notice
from kippu.core.names import said
from kippu.core.text import text
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.model.parts import Parts, parts

# What somebody has to do something about at once.
_URGENT = frozenset(["alight", "resume", "rejected", "called", "conflict"])


def notices(options: MomotetsuOptions, events: Sequence[Any], teams: Sequence[str]) -> Iterator[Notice]:
    """What has to be told of some events."""
    looked_up = parts(options)
    settled: set[int] = set()

    def tell(what: str, to: Any, square: str | None = None, **params: str | int) -> Notice:
        return Notice(what, to, lambda lang: _line(looked_up, lang, what, square, params), what in _URGENT)

    for event in events:
        match event:
            case ev.GoalReached():
                yield tell("goal", None, event.square, team=teams[event.seat], points=event.points)
            case ev.AlightOrdered() if event.seats:
                yield tell("alight", frozenset(event.seats))
                yield tell("ordered", frozenset(["chat"]), teams=" · ".join(teams[seat] for seat in event.seats))
            case ev.Resumed():
                yield tell("resume", None)
            case ev.DestinationSet():
                yield tell("destination", None, event.square)
            case ev.BonbiMoved():
                yield tell("bonbi", None, team=teams[event.seat])
            case ev.Settled() if event.number not in settled:
                settled.add(event.number)
                yield tell("settlement", None, number=event.number)
            case ev.Ruled() if event.how != "approve":
                yield tell("rejected", frozenset([event.seat]), how=event.how)
            case ev.Called():
                yield tell("called", frozenset(["gm"]), team=teams[event.seat])
            case ev.ConflictOpened():
                yield tell("conflict", frozenset(["gm"]), team=teams[event.seat])
            case _:
                pass


def _line(looked_up: Parts, lang: str, what: str, square: str | None, params: dict[str, str | int]) -> str:
    """The message `push-WHAT`; a square is named in the reader's language."""
    if square is not None:
        known = looked_up.kit.map
        names = {one.id: one.name for one in known.squares} | {one.id: one.name for one in known.optional}
        params = {**params, "square": said(names[square], lang)}
    return text(lang, "kippu.games.momotetsu.live")(f"push-{what}", **params)
