"""The moving part that live tables and replays share: a state, and commands that move it."""

from typing import Generic

from kippu.core.chance import Chance, Recorder
from kippu.core.errors import TableError
from kippu.core.game import Actor, C, Command, Event, Game, S, Undo, Undone, V
from kippu.core.journal import Journal


class Play(Generic[S, C, V]):
    """One game under way. Keeps what undo needs: the states before the last actor's trailing commands."""

    def __init__(self, game: Game[S, C, V], options: object, seats: int, chance: Chance) -> None:
        game.info.check(options, seats)
        self.game = game
        self.state, self.setup = game.start(options, seats, chance)
        self.journal: Journal[S] = Journal()  # of a game that merges late reports
        self._merge = game.merge if game.merges(options) else None
        self._n = 0
        self._undoable: list[tuple[int, S]] = []
        self._undoer: Actor | None = None

    def apply(self, actor: Actor, command: Command, chance: Chance, at: int) -> tuple[Event, ...]:
        """Move the state; raises IllegalMove or TableError, and then nothing has changed."""
        if isinstance(command, Undo):
            return self._undo(actor)
        before, recorder = self.state, Recorder(chance)
        if self._merge is None:
            self.state, events = self.game.apply(before, actor, command, recorder, at)  # type: ignore[arg-type]
        else:
            merged = self._merge(before, self.journal, actor, command, recorder, at)  # type: ignore[arg-type]
            self.state, events, self.journal = merged
        self._n += 1
        if self.game.info.undo:
            told = bool(recorder.take()) or any(event.reveals or event.final for event in events)
            # The seed is published at the end, so nothing may be undone after it.
            self._remember(actor, before, final=told or self.game.outcome(self.state) is not None)
        return events

    def _remember(self, actor: Actor, before: S, *, final: bool) -> None:
        if final or actor != self._undoer:
            self._undoable.clear()
        if not final:
            self._undoable.append((self._n, before))
            self._undoer = actor

    def _undo(self, actor: Actor) -> tuple[Event, ...]:
        if actor != self._undoer or not self._undoable:
            raise TableError("nothing_to_undo")
        undone, self.state = self._undoable.pop()
        self._n += 1
        return (Undone(undone),)
