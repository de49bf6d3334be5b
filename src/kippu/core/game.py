"""What a game is: one object with plain functions over values.

A state is a value: `apply` never changes the one it was given. Chance is drawn when it is revealed, so a
state holds no secret of nature; only simultaneous choices need hiding, and `view` builds what a viewer may
know as an allow-list. `docs/architecture.md` tells how to add a game.
"""

import hashlib
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from kippu.core.chance import Chance
from kippu.core.errors import BadOptions

if TYPE_CHECKING:
    from kippu.core.journal import Journal, Merged

# Seats count from 0 in code and records, from 1 in everything people read.
Actor: TypeAlias = int | Literal["gm", "clock"]
Viewer: TypeAlias = int | Literal["gm", "spectator"]


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up; each game has its own. Records write them out in full: a default may change."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_snake, gc=False):
    """What an actor does; each game has its own kinds."""

    # Which one of a secret kind somebody chose stays hidden from the others until an event reveals it.
    secret: ClassVar[bool] = False
    # It tells what a person did with real things, such as cards on a table: bots never do it, and no clock runs for it.
    by_hand: ClassVar[bool] = False


class Undo(Command, frozen=True):
    """Take back the own last command. Understood by the table, for games that allow it."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_snake, gc=False):
    """A fact that came of a command; each game has its own kinds. Its words are the message `event-TYPE`."""

    # A quiet event changes nobody's decision but the actor's own, so it makes no other command stale.
    quiet: ClassVar[bool] = False
    # A revealing event uncovers what was hidden; what led to it cannot be undone.
    reveals: ClassVar[bool] = False
    # What led to a final event cannot be undone either, because the rules say so.
    final: ClassVar[bool] = False


class Undone(Event, frozen=True):
    """The command of log entry `n` was taken back."""

    n: int


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: seats in groups of equal place, best first; what decided the first place; why it ended.

    More points are better. Who plays alone compares them with the own earlier ones, by the same rules and options.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    decided_by: str
    reason: str


class Shared:
    """What all states of a game share and only look up (boards, tables): made from its options, known by them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._hash = hash(options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shared) and self.options == other.options

    def __hash__(self) -> int:
        return self._hash

    def __deepcopy__(self, memo: object) -> "Shared":
        return self  # nothing ever changes it


def digest(state: object) -> str:
    """A short name for a state: equal states have equal digests, in every process and version of Python."""
    text = msgspec.json.encode(state, enc_hook=lambda shared: shared.options, order="deterministic")
    return hashlib.sha256(text).hexdigest()[:16]


S = TypeVar("S")
C = TypeVar("C", bound=Command)
V = TypeVar("V")
C_co = TypeVar("C_co", bound=Command, covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Step(NamedTuple, Generic[S]):
    """What a command leads to."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Info:
    """What is known of a game before it is played."""

    id: str
    rules: int  # version of the rules; a running game keeps the one it began with
    clauses: str  # what its clause ids begin with
    min_seats: int
    max_seats: int
    options: type[Options]
    house: type[msgspec.Struct] | None = None  # the switches in its options (core/house.py)
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    # Brings a command of the log that an earlier release wrote into the form of now.
    upgrade: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    undo: bool = False  # whether the table lets an actor undo own commands that revealed nothing

    @property
    def by_hand(self) -> bool:
        """Whether there is anything in it that only people can do."""
        return any(kind.by_hand for kind in self.commands)

    def check(self, options: object, seats: int) -> None:
        """Refuse options or seats that this game cannot be started with."""
        if not isinstance(options, self.options):
            raise BadOptions("wrong_options", game=self.id)
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions("wrong_seats", game=self.id, seats=seats, min=self.min_seats, max=self.max_seats)


def _never_due(state: object) -> int | None:  # noqa: ARG001 - a game without clocks
    return None


def _at_once(state: object) -> int:  # noqa: ARG001 - spectators know what everybody knows
    return 0


def _never_merges(options: object) -> bool:  # noqa: ARG001 - a decision is made on what is there
    return False


def _no_house(options: object) -> msgspec.Struct | None:  # noqa: ARG001 - a game without open readings
    return None


def _whole(options: Any) -> Any:
    return options


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, C, V]):
    """A game. Times are milliseconds; rules never read a clock.

    start     the first state, with the events of the setup
    to_act    the actors whose decision the game waits for; others may have legal commands too (to take back)
    legal     what an actor may do now: iterate, index, `in`, len, truth; may be lazy
    apply     what a command leads to; raises IllegalMove with its clause, and then nothing has changed
    outcome   None while the game goes on
    view      all that a viewer may know, and nothing else
    redact    an event as a viewer may know it, or None
    imagine   a full state that fits a view, with what is hidden drawn by chance; for bots that search
    to_text, parse   one short line per command, there and back; parse raises ValueError
    due       when the game wants to be woken by the actor "clock", or None; then the clock has one legal command
    delay     how much later spectators are told, in milliseconds
    merges    whether the game itself finds the place of what was done without knowing the latest, by its options
    merge     if it does: as `apply`, with the journal of the game so far, and the one that comes of it
    house     the readings that options choose, where a rulebook leaves something open (core/house.py)
    brief     options as they are told again and again: what is long is named, not told
    previews  what each of these legal commands of a seat would do, for screens that know no rules; None where there is
              nothing to tell. It knows no more than the seat: nothing hidden, and no chance
    """

    info: Info
    start: Callable[[Any, int, Chance], Step[S]]
    to_act: Callable[[S], Sequence[Actor]]
    legal: Callable[[S, Actor], Sequence[C]]
    apply: Callable[[S, Actor, C, Chance, int], Step[S]]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Viewer], V]
    redact: Callable[[Event, Viewer], Event | None]
    imagine: Callable[[V, Chance], S]
    to_text: Callable[[C], str]
    parse: Callable[[str], C]
    due: Callable[[S], int | None] = _never_due
    delay: Callable[[S], int] = _at_once
    merges: Callable[[Any], bool] = _never_merges
    merge: "Callable[[S, Journal[S], Actor, C, Chance, int], Merged[S]] | None" = None
    house: Callable[[Any], msgspec.Struct | None] = _no_house
    brief: Callable[[Any], Any] = _whole
    previews: Callable[[S, int, Sequence[C]], Sequence[Any]] | None = None


AnyGame: TypeAlias = Game[Any, Any, Any]


def bot_options(game: AnyGame, state: Any, seat: int) -> Sequence[Any]:
    """What a bot in a seat may choose from: all that is legal and not done by hand."""
    options = game.legal(state, seat)
    return tuple(one for one in options if not one.by_hand) if game.info.by_hand else options


def waits_for_hands(game: AnyGame, state: Any) -> bool:
    """Whether the game waits for something that only people can do."""
    if not game.info.by_hand:
        return False
    waiting = [seat for seat in game.to_act(state) if isinstance(seat, int)]
    return bool(waiting) and not any(bot_options(game, state, seat) for seat in waiting)


class Bot(Protocol[C_co, V_contra]):
    """A player that sees what its seat may see, and chooses among its legal commands."""

    def choose(self, view: V_contra, options: Sequence[Any], rng: random.Random) -> C_co:
        """One of `options`."""
        ...


AnyBot: TypeAlias = Bot[Any, Any]
