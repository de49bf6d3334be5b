"""Live events of Real Momotetsu, as the server asks for them (`core/live.py`)."""

import random
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from kippu.core.chance import Sampler
from kippu.core.data import Source
from kippu.core.errors import BadData, BadOptions
from kippu.core.journal import Journal
from kippu.core.live import CheckedKit
from kippu.core.names import said
from kippu.core.record import AnyRecord
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.check import faults, oddities
from kippu.games.momotetsu.kit.complete import complete_kit
from kippu.games.momotetsu.kit.folder import decode_kit
from kippu.games.momotetsu.kit.types import FILES
from kippu.games.momotetsu.live.notices import notices
from kippu.games.momotetsu.live.publication import published
from kippu.games.momotetsu.live.review import Review, review
from kippu.games.momotetsu.live.story import Line, story
from kippu.games.momotetsu.master import preview as desk
from kippu.games.momotetsu.master.preview import preview
from kippu.games.momotetsu.model.commands import AnyMasterCommand, MomotetsuOptions
from kippu.games.momotetsu.model.parts import kit_of
from kippu.games.momotetsu.model.state import State

__all__ = [
    "check",
    "day",
    "ends",
    "kit",
    "master_commands",
    "may_do",
    "notices",
    "options",
    "preview",
    "published",
    "title",
]


def master_commands() -> Any:
    """The powers of RM-13."""
    return AnyMasterCommand


def options(wanted: Mapping[str, Any]) -> MomotetsuOptions:
    """The options of a day in the city."""
    try:
        return msgspec.convert({**wanted, "mode": "live"}, MomotetsuOptions)
    except msgspec.ValidationError as error:
        raise BadOptions("bad_options", reason=str(error)) from error


def ends(options: MomotetsuOptions, teams: int) -> int:
    """The cut-off (RM-1.7)."""
    GAME.info.check(options, teams)
    state = GAME.start(options, teams, Sampler(random.Random(0))).state
    return state.times.cutoff + options.midnight


def title(options: MomotetsuOptions, lang: str) -> str:
    """The name of the kit."""
    return said(kit_of(options).kit.name, lang)


def kit(options: MomotetsuOptions) -> dict[str, Any]:
    """The files of the event's kit, with what they leave to the rules."""
    return complete_kit(kit_of(options))


def check(files: Mapping[str, str]) -> CheckedKit:
    """Everything that is wrong with a kit or odd about it, with file and line."""
    sources = {name: Source(f"{name}.json", files.get(f"{name}.json", "").encode()) for name in FILES}
    unreadable = [error for name, type_ in FILES.items() if (error := _unreadable(sources[name], type_))]
    if unreadable:
        return CheckedKit(unreadable)
    found = decode_kit(sources)
    if wrong := tuple(faults(found, sources)):
        return CheckedKit(wrong)
    return CheckedKit(odd=tuple(oddities(found, sources)), kit=complete_kit(found))


def _unreadable(source: Source, type_: type) -> BadData | None:
    try:
        source.decode(type_)
    except BadData as error:
        return error
    return None


def may_do(state: State, journal: Journal[State], seat: int, at: int) -> Sequence[object]:
    """What a team may do, or could have done then (RM-15.13)."""
    return tuple(desk.options(state, journal, seat, at))


class _Day:
    """The lines of a finished day, worked out once."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self.review: Review = review(lines)

    def views(self, since: int, count: int) -> list[tuple[int, object]]:
        some = islice(enumerate(self._lines), since, since + count)
        return [(n, GAME.view(line.after, "spectator")) for n, line in some]


def day(record: AnyRecord, journal: Journal[State] | None = None) -> _Day:
    """A finished day as it counts."""
    return _Day(story(record, journal))
