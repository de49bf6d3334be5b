"""A table: a game in progress, with its log, versions, a view per viewer, and idempotent commands.

The version is the number of the last log entry. A command may carry the version it was made against and
the client's own id: a resend gets the stored answer, a command made without knowing what changed its
decision is refused as stale. Whoever keeps tables tells others of an entry only once it is stored.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import Generic

import msgspec

from kippu.core.chance import Recorder, Seeded, commitment
from kippu.core.errors import BadRecord, KippuError, TableError
from kippu.core.game import Actor, C, Command, Event, Game, Outcome, S, Undone, V, Viewer
from kippu.core.journal import Journal
from kippu.core.play import Play
from kippu.core.record import AnyEntry, AnyRecord, Entry, Record, Seat, sealed


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry as a viewer may know it; the actor is told only with something to see."""

    n: int
    at: int
    actor: Actor | None = None
    events: tuple[Event, ...] = ()


class Table(Generic[S, C, V]):
    """One game, from setup to outcome. The only door is `submit`."""

    def __init__(self, game: Game[S, C, V], options: object, seats: Sequence[Seat], seed: str, *, at: int = 0) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.commitment = commitment(seed)
        self._seed = seed
        self._chance = Recorder(Seeded(seed))
        self._play = Play(game, options, len(self.seats), self._chance)
        self._log: list[AnyEntry] = [Entry(0, at, chance=self._chance.take(), events=self._play.setup)]
        self._answers: dict[tuple[Actor, str], AnyEntry] = {}
        self._stirred = 0  # the last version that changed everybody's decision
        self._own: dict[Actor, int] = {}  # the last version an actor made itself
        self._delay = game.delay(self._play.state)
        self._past: deque[tuple[int, S]] = deque()  # versions and states that spectators have still to be told
        self._remember(at)

    @classmethod
    def restore(
        cls, game: Game[S, C, V], options: object, seats: Sequence[Seat], seed: str, log: Sequence[AnyEntry]
    ) -> "Table[S, C, V]":
        """The table as its log tells it, ready to go on; BadRecord if the log cannot be played again."""
        if not log:
            raise BadRecord("empty_log")
        table = cls(game, options, seats, seed, at=log[0].at)
        for n, entry in enumerate(log[1:], 1):
            if entry.actor is None or entry.command is None:
                raise BadRecord("out_of_order", entry=n)
            try:
                table.submit(entry.actor, entry.command, at=entry.at, id=entry.id)
            except KippuError as error:
                raise BadRecord("entry_refused", entry=n, reason=str(error)) from error
        if table.entries() != list(log):
            raise BadRecord("not_restored")
        return table

    def entries(self, since: int = -1) -> list[AnyEntry]:
        """The entries after version `since`, secrets included: for the keeper of the table, never for a client."""
        return self._log[since + 1 :]

    @property
    def stirred(self) -> int:
        """The last version that changed everybody's decision: since then the present one is open."""
        return self._stirred

    @property
    def version(self) -> int:
        """The number of the last log entry."""
        return len(self._log) - 1

    @property
    def state(self) -> S:
        """The full state, secrets included: for the keeper of the table, never for a client."""
        return self._play.state

    @property
    def journal(self) -> Journal[S]:
        """The log as it counts, by the times at which its entries were made; empty if the game merges nothing."""
        return self._play.journal

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._play.state)

    def submit(
        self,
        actor: Actor,
        command: Command,
        *,
        at: int,
        version: int | None = None,
        id: str | None = None,  # noqa: A002
    ) -> AnyEntry:
        """Carry out a command and log it; a resend of a known id returns the entry it made."""
        if id is not None and (answered := self._answers.get((actor, id))):
            if answered.command != command:
                raise TableError("id_reused", id=id)
            return answered
        if version is not None and not self.game.merges(self.options):
            self._refuse_stale(actor, version)
        events = self._play.apply(actor, command, self._chance, at)
        entry: AnyEntry = Entry(len(self._log), at, actor, command, self._chance.take(), events, id)
        self._log.append(entry)
        self._own[actor] = entry.n
        if not all(map(self._quiet, events)):
            self._stirred = entry.n
        if id is not None:
            self._answers[actor, id] = entry
        self._remember(at)
        return entry

    def _remember(self, at: int) -> None:
        """Keep the state as long as a spectator may ask for it."""
        if self._delay:
            self._past.append((self.version, self._play.state))
            while len(self._past) > 1 and self._log[self._past[1][0]].at <= at - self._delay:
                self._past.popleft()

    def _quiet(self, event: Event) -> bool:
        # Taking back what changed nobody's decision changes nobody's decision.
        return all(map(self._quiet, self._log[event.n].events)) if isinstance(event, Undone) else event.quiet

    def _refuse_stale(self, actor: Actor, version: int) -> None:
        if not 0 <= version <= self.version:
            raise TableError("unknown_version", version=version, current=self.version)
        if version < max(self._stirred, self._own.get(actor, 0)):
            raise TableError("stale", version=version, current=self.version)

    def known(self, viewer: Viewer, at: int) -> int:
        """The last version that a viewer may know of at a time: spectators of some games are told later."""
        if viewer != "spectator" or not self.game.delay(self._play.state):
            return self.version
        return max(0, bisect_right(self._log, at - self._delay, key=lambda entry: entry.at) - 1)

    def next_known(self, version: int) -> int:
        """When spectators may know the entry after a version."""
        return self._log[version + 1].at + self._delay

    def view(self, viewer: Viewer, version: int | None = None) -> V:
        """All that a viewer may know now, or that spectators might at the version they are told."""
        if version is None or version == self.version:
            return self.game.view(self._play.state, viewer)
        kept = (state for n, state in self._past if n >= version)  # what is no longer kept, spectators know by now
        return self.game.view(next(kept, self._play.state), viewer)

    def news(self, viewer: Viewer, since: int = -1, until: int | None = None) -> list[News]:
        """What a viewer may know of the entries after version `since`, up to another."""
        end = None if until is None else until + 1
        return [self._told(entry, viewer) for entry in self._log[since + 1 : end]]

    def _told(self, entry: AnyEntry, viewer: Viewer) -> News:
        events = tuple(seen for event in entry.events if (seen := self._seen(event, viewer)) is not None)
        return News(entry.n, entry.at, entry.actor if events or entry.actor == viewer else None, events)

    def _seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, Undone):
            # Who saw nothing of a command must not learn from its undo that there was one.
            undone = self._told(self._log[event.n], viewer)
            return event if undone.actor is not None else None
        return self.game.redact(event, viewer)

    def record(self) -> AnyRecord:
        """The game so far: commands and chance of all seats, so secret until it is over; then with the seed."""
        outcome = self.outcome
        return sealed(
            Record(
                game=self.game.info.id,
                rules=self.game.info.rules,
                options=self.options,
                seats=self.seats,
                commitment=self.commitment,
                log=tuple(self._log),
                outcome=outcome,
                seed=None if outcome is None else self._seed,
            )
        )
