"""A journal: a log whose entries have two times, made and received.

Some games judge a report by the time at which it was made, whenever it comes. Their table reads its log folded by that
time: the notes of a journal are what the entries of the log have come to, in the order in which they were made, each
with the chance it drew. A report that comes late is put where it belongs, and what follows is told again with the same
chance.

A journal is a value: what changes it gives another one. Journals of one game share their notes and the snapshots from
which a day need not be told again from the beginning, so a journal more costs nothing, and a state holds none at all.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from kippu.core.chance import Chance, Recorder
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, S, Step

_SNAPSHOT_EVERY = 32


class Note(msgspec.Struct, frozen=True, gc=False):
    """What an entry of the log has come to: who did what, when it was made, when it came, what chance gave."""

    entry: int
    actor: Actor
    command: Any
    made: int
    received: int
    chance: tuple[int, ...] = ()


# What a note leads to; raises IllegalMove if it is not possible there.
CarryOut: TypeAlias = Callable[[S, Note, Recorder], Step[S]]


class Remembered(Chance):
    """Gives what was drawn before, as long as it fits; then draws again."""

    def __init__(self, outcomes: Sequence[int], source: Chance) -> None:
        self._outcomes = list(outcomes)
        self._source = source

    def below(self, k: int) -> int:
        if self._outcomes and self._outcomes[0] < k:
            return self._outcomes.pop(0)
        self._outcomes.clear()
        return self._source.below(k)

    def pick(self, weights: Sequence[int]) -> int:
        return self._source.pick(weights)

    def holds(self, p: float) -> bool:
        return self._source.holds(p)


class _Snapshot(NamedTuple):
    """The state after the first notes, and those of them that were not possible."""

    length: int
    state: Any
    refused: tuple[Note, ...]


class _Pages:
    """Notes that journals share. Notes are only ever added, so what is known of the first ones stays true."""

    __slots__ = ("notes", "snapshots")

    def __init__(self, notes: list[Note], snapshots: list[_Snapshot]) -> None:
        self.notes = notes
        self.snapshots = snapshots  # by their lengths

    def keep(self, snapshot: _Snapshot) -> None:
        if not self.snapshots or self.snapshots[-1].length < snapshot.length:
            self.snapshots.append(snapshot)

    def latest(self, count: int) -> _Snapshot | None:
        """The last snapshot of not more than so many notes."""
        place = bisect_right(self.snapshots, count, key=lambda one: one.length)
        return self.snapshots[place - 1] if place else None


class Fold(NamedTuple, Generic[S]):
    """A journal told again: the state, the journal that it leaves, what was not possible, what was told by entry."""

    state: S
    journal: "Journal[S]"
    refused: tuple[int, ...]
    events: dict[int, tuple[Event, ...]]


class Journal(Generic[S]):
    """The notes of a game, in the order in which they were made."""

    __slots__ = ("_length", "_pages")

    def __init__(self, notes: Sequence[Note] = ()) -> None:
        self._pages = _Pages(list(notes), [])
        self._length = len(notes)

    @classmethod
    def _of(cls, pages: _Pages, length: int) -> "Journal[S]":
        made: Journal[S] = cls()
        made._pages, made._length = pages, length
        return made

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Note]:
        return iter(self._pages.notes[: self._length])

    def __getitem__(self, place: int) -> Note:
        return self._pages.notes[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def place_of(self, entry: int) -> int | None:
        """The place of the first note of an entry."""
        return next((place for place, note in enumerate(self) if note.entry == entry), None)

    def place_at(self, made: int) -> int:
        """Where a report belongs that was made at a time: after all of the same time."""
        return bisect_right(self._pages.notes, made, hi=self._length, key=lambda note: note.made)

    def appended(self, note: Note) -> "Journal[S]":
        """The journal with one more note, made after all others."""
        pages = self._pages
        if len(pages.notes) > self._length:  # somebody else went on from here: this is another story
            pages = self._branch(self._length)
        pages.notes.append(note)
        return Journal._of(pages, self._length + 1)

    def _branch(self, count: int) -> _Pages:
        """Pages of their own, with the first notes and what is known of them."""
        known = [one for one in self._pages.snapshots if one.length <= count]
        return _Pages(self._pages.notes[:count], known)

    # --- telling again ------------------------------------------------------------------------------------

    def told(self, first: S, carry_out: CarryOut[S], chance: Chance) -> Iterator[tuple[Note, Step[S]]]:
        """Note by note, from the first state on: the game as it counts."""
        state = first
        for note in self:
            step = carry_out(state, note, Recorder(Remembered(note.chance, chance)))
            state = step.state
            yield note, step

    def as_of(self, place: int, first: S, carry_out: CarryOut[S], chance: Chance) -> S:
        """The state after the notes before a place."""
        return self._head(place, first, carry_out, chance).state  # type: ignore[no-any-return]

    def inserted(self, note: Note, first: S, carry_out: CarryOut[S], chance: Chance) -> Fold[S]:
        """The game with a report that comes late, put where it belongs."""
        place = self.place_at(note.made)
        return self._fold(place, [note, *self._pages.notes[place : self._length]], first, carry_out, chance)

    def without(self, entry: int, first: S, carry_out: CarryOut[S], chance: Chance) -> Fold[S]:
        """The game as if an entry had not been."""
        place = self.place_of(entry)
        assert place is not None
        rest = [note for note in self._pages.notes[place : self._length] if note.entry != entry]
        return self._fold(place, rest, first, carry_out, chance)

    def _head(self, place: int, first: S, carry_out: CarryOut[S], chance: Chance) -> _Snapshot:
        """The first notes told again, from the last snapshot on; on the way new snapshots are taken."""
        now = self._pages.latest(place) or _Snapshot(0, first, ())
        state, refused, as_it_was = now.state, list(now.refused), True
        for count in range(now.length, place):
            note = self._pages.notes[count]
            recorder = Recorder(Remembered(note.chance, chance))
            try:
                state = carry_out(state, note, recorder).state
                as_it_was = as_it_was and recorder.take() == note.chance
            except IllegalMove:
                refused.append(note)
            if as_it_was and (count + 1) % _SNAPSHOT_EVERY == 0:
                self._pages.keep(_Snapshot(count + 1, state, tuple(refused)))
        return _Snapshot(place, state, tuple(refused))

    def _fold(self, place: int, rest: Sequence[Note], first: S, carry_out: CarryOut[S], chance: Chance) -> Fold[S]:
        """The notes before a place as they were, then others. What is no longer possible is left out."""
        head = self._head(place, first, carry_out, chance)
        state, refused = head.state, [note.entry for note in head.refused]
        pages = self._branch(place)
        if head.refused:
            pages = _Pages([note for note in pages.notes if all(note is not one for one in head.refused)], [])
        events: dict[int, tuple[Event, ...]] = {}
        for note in rest:
            recorder = Recorder(Remembered(note.chance, chance))
            try:
                state, told = carry_out(state, note, recorder)
            except IllegalMove:
                refused.append(note.entry)
                continue
            drawn = recorder.take()
            pages.notes.append(note if drawn == note.chance else replace(note, chance=drawn))
            events[note.entry] = told
            if len(pages.notes) % _SNAPSHOT_EVERY == 0:
                pages.keep(_Snapshot(len(pages.notes), state, ()))
        return Fold(state, Journal._of(pages, len(pages.notes)), tuple(refused), events)


class Merged(NamedTuple, Generic[S]):
    """What a command leads to where reports are merged by their own time."""

    state: S
    events: tuple[Event, ...]
    journal: Journal[S]
