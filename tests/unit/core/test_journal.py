"""A journal is read folded by the times at which its notes were made."""

import random
from typing import TypeAlias

import pytest

from kippu.core.chance import Chance, Recorder, Replayer, Sampler
from kippu.core.errors import IllegalMove
from kippu.core.game import Step
from kippu.core.journal import Journal, Note, Remembered

State: TypeAlias = tuple[str, ...]  # what was done, in order


def carry_out(state: State, note: Note, recorder: Recorder) -> Step[State]:
    """`roll` shows a die; `-x` takes an x back, and is refused if there is none; anything else is done."""
    word: str = note.command
    if word == "roll":
        return Step((*state, f"roll{recorder.roll(6)}"), ())
    if word.startswith("-"):
        if word[1:] not in state:
            raise IllegalMove("X-1", "nothing_to_take_back")
        return Step(tuple(one for one in state if one != word[1:]), ())
    return Step((*state, word), ())


def note(entry: int, word: str, made: int, *chance: int) -> Note:
    return Note(entry, 0, word, made, made, chance)


def journal(*words: str) -> Journal[State]:
    """One word a minute; dice show 3."""
    kept: Journal[State] = Journal()
    for n, word in enumerate(words, 1):
        kept = kept.appended(note(n, word, 10 * n, *((2,) if word == "roll" else ())))
    return kept


NOTHING = Replayer(())  # draws nothing


def state_of(one: Journal[State]) -> State:
    return one.as_of(len(one), (), carry_out, NOTHING)


def test_a_journal_more_leaves_the_others_as_they_are() -> None:
    before = journal("a", "b")
    one, other = before.appended(note(3, "c", 30)), before.appended(note(3, "d", 30))
    assert [len(kept) for kept in (before, one, other)] == [2, 3, 3]
    assert [state_of(kept) for kept in (before, one, other)] == [("a", "b"), ("a", "b", "c"), ("a", "b", "d")]
    assert one != other
    assert one == journal("a", "b", "c")
    assert hash(one) == hash(journal("a", "b", "c"))


def test_journals_share_their_notes() -> None:
    before = journal("a", "b")
    assert before.appended(note(3, "c", 30))._pages is before._pages


def test_a_late_note_is_put_after_those_of_the_same_time() -> None:
    folded = journal("a", "b", "c").inserted(note(9, "late", 20), (), carry_out, NOTHING)
    assert folded.state == ("a", "b", "late", "c")
    assert [one.entry for one in folded.journal] == [1, 2, 9, 3]
    assert folded.refused == ()
    assert set(folded.events) == {9, 3}


def test_what_is_no_longer_possible_is_left_out() -> None:
    folded = journal("a", "b", "-a", "c").inserted(note(9, "-a", 20), (), carry_out, NOTHING)
    assert (folded.state, folded.refused) == (("b", "c"), (3,))
    assert [one.entry for one in folded.journal] == [1, 2, 9, 4]


def test_without_an_entry() -> None:
    kept = journal("a", "b", "-a", "c")
    folded = kept.without(1, (), carry_out, NOTHING)
    assert (folded.state, folded.refused) == (("b", "c"), (3,))
    assert kept.place_of(1) == 0
    assert kept.place_of(7) is None
    assert state_of(kept) == ("b", "c")


def test_dice_stay_as_they_fell() -> None:
    folded = journal("a", "roll", "b").inserted(note(9, "late", 10), (), carry_out, NOTHING)
    assert folded.state == ("a", "late", "roll3", "b")
    assert [one.chance for one in folded.journal] == [(), (), (2,), ()]


def test_dice_that_were_not_thrown_are_thrown_and_kept() -> None:
    folded = journal("a", "b").inserted(note(9, "roll", 10), (), carry_out, Replayer((4,)))
    assert folded.state == ("a", "roll5", "b")
    assert folded.journal[1].chance == (4,)
    assert state_of(folded.journal) == folded.state


def test_note_by_note() -> None:
    told = journal("a", "roll").told((), carry_out, NOTHING)
    assert [(one.entry, step.state) for one, step in told] == [(1, ("a",)), (2, ("a", "roll3"))]


def test_the_state_at_a_moment() -> None:
    kept = journal("a", "b", "c")
    assert [kept.as_of(kept.place_at(at), (), carry_out, NOTHING) for at in (9, 10, 25)] == [(), ("a",), ("a", "b")]


class _Counting:
    """Counts what is carried out."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, state: State, note: Note, recorder: Recorder) -> Step[State]:
        self.count += 1
        return carry_out(state, note, recorder)


def test_a_second_look_begins_at_a_snapshot() -> None:
    kept = journal(*["a"] * 100)
    first, second, inserted = _Counting(), _Counting(), _Counting()
    assert kept.as_of(98, (), first, NOTHING) == kept.as_of(98, (), second, NOTHING)
    assert (first.count, second.count) == (98, 98 - 96)
    folded = kept.inserted(note(101, "late", 990), (), inserted, NOTHING)
    assert inserted.count == 99 - 96 + 2
    assert state_of(folded.journal) == folded.state == (*["a"] * 99, "late", "a")


@pytest.mark.parametrize("seed", range(20))
def test_what_is_remembered_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    kept: Journal[State] = Journal()
    state: State = ()
    for entry in range(1, 150):
        one = Note(
            entry, 0, rng.choice(["a", "b", "c", "roll", "-a", "-b"]), max(0, 10 * entry - rng.randrange(200)), 0
        )
        plain: Journal[State] = Journal(list(kept))  # the same without snapshots
        told = kept.inserted(one, (), carry_out, _chance(entry))
        again = plain.inserted(one, (), carry_out, _chance(entry))
        assert (told.state, told.journal, told.refused) == (again.state, again.journal, again.refused)
        if rng.random() < 0.9:
            kept, state = told.journal, told.state
        if len(kept) and rng.random() < 0.1:
            gone = kept[rng.randrange(len(kept))].entry
            without = kept.without(gone, (), carry_out, _chance(entry))
            kept, state = without.journal, without.state
        assert state_of(kept) == state


def _chance(entry: int) -> Chance:
    return Sampler(random.Random(entry))


def test_what_was_drawn_is_given_again_as_long_as_it_fits() -> None:
    chance = Remembered((5, 1, 1), Replayer((0, 1, 1)))
    assert chance.below(6) == 5
    assert chance.below(1) == 0  # 1 does not fit, so it and what came after it is drawn again
    assert chance.pick((1, 1)) == 1
    assert chance.holds(0.5)


def test_what_was_drawn_and_no_longer_fits_is_drawn_again() -> None:
    assert Remembered((4,), NOTHING).below(5) == 4
    assert Remembered((5, 1), Replayer((2, 3))).below(5) == 2
    again = Remembered((5, 1), Replayer((2, 3)))
    assert [again.below(5), again.below(5)] == [2, 3]  # nor does what came after it
