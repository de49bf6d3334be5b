"""What a game brings for live events: days in the real world, with teams on phones and a game master at a desk."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from kippu.core.errors import KippuError
from kippu.core.game import Event, Options
from kippu.core.journal import Journal
from kippu.core.record import AnyRecord


class Notice(NamedTuple):
    """Something to tell phones that are closed, for some or (None) for all; `words` says it in a language."""

    what: str
    to: frozenset[int | Literal["gm", "chat"]] | None
    words: Callable[[str], str]
    urgent: bool = False  # somebody has to do something about it at once: it may wake a phone that saves its battery


class CheckedKit(NamedTuple):
    """What is wrong with a kit and what is odd about it; the kit itself if it can be played."""

    wrong: Sequence[KippuError] = ()
    odd: Sequence[KippuError] = ()
    kit: object = None


class Day(Protocol):
    """A finished day as it counts."""

    @property
    def review(self) -> object:
        """What came of it."""
        ...

    def views(self, since: int, count: int) -> list[tuple[int, object]]:
        """Some of its moments by number, as everybody may see them."""
        ...


class Live(Protocol):
    """The door of live events."""

    def master_commands(self) -> Any:
        """The type of what a game master may do."""
        ...

    def options(self, wanted: Mapping[str, Any]) -> Options:
        """The options of an event; raises BadOptions."""
        ...

    def ends(self, options: Any, teams: int) -> int:
        """When the day is over at the latest, in milliseconds."""
        ...

    def title(self, options: Any, lang: str) -> str:
        """What the event is called."""
        ...

    def kit(self, options: Any) -> object:
        """The files of its kit, by their names."""
        ...

    def check(self, files: Mapping[str, str]) -> CheckedKit:
        """Look through the texts of a kit's files."""
        ...

    def preview(self, state: Any, journal: Journal[Any], command: Any, at: int) -> object:
        """What a command of the game master would change."""
        ...

    def may_do(self, state: Any, journal: Journal[Any], seat: int, at: int) -> Sequence[object]:
        """What a team may do, or could have done then."""
        ...

    def notices(self, options: Any, events: Sequence[Event], teams: Sequence[str]) -> Iterator[Notice]:
        """What has to be told."""
        ...

    def published(self, record: AnyRecord, state: Any, /) -> AnyRecord:
        """The record of a finished event for everybody."""
        ...

    def day(self, record: AnyRecord, journal: Journal[Any] | None = None) -> Day:
        """A finished day, from its record; quicker with its journal at hand."""
        ...
