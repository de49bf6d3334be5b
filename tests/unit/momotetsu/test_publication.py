"""The record of an event for everybody: it is checked as the whole one is, and does not say what only some may know."""

from typing import Any

import pytest
from msgspec.structs import replace

from kippu.core import record as records
from kippu.core.record import AnyRecord, Seat
from kippu.core.replay import replay, states, verify
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME, VERSIONS
from kippu.games.momotetsu.kit.cards import Task
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.live.publication import published
from kippu.games.momotetsu.live.review import review
from kippu.games.momotetsu.live.story import story
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import Parts
from tests.rules.momotetsu.days import ms
from tests.unit.momotetsu.test_story import golden


def public(record: AnyRecord) -> AnyRecord:
    """The record as everybody gets it, read again from its line."""
    *_, last = states(VERSIONS[record.rules], record)
    return records.decode(VERSIONS[record.rules], records.encode(published(record, last)))


@pytest.mark.parametrize("name", ["late-reports", "rulings"])
def test_what_is_published_replays_and_verifies(name: str) -> None:
    whole = golden(name)
    shown = public(whole)
    game = VERSIONS[whole.rules]
    assert replay(game, shown) == replay(game, whole)
    assert verify(game, shown) == verify(game, whole)
    assert shown.outcome == whole.outcome
    assert review(story(shown)).awards == review(story(whole)).awards


def says_secret(whole: AnyRecord) -> bool:
    """Whether everybody is told something that is called secret; the record can be played again either way."""
    shown = public(whole)
    assert b"secret" in records.encode(whole)
    game = VERSIONS[whole.rules]
    assert replay(game, shown) == replay(game, whole)
    return b"secret" in records.encode(shown)


class Event:
    """A short event, for its record."""

    def __init__(self) -> None:
        settings = replace(shipped_kit("kasumihama").kit.options, dice_source="both")
        options = t.MomotetsuOptions("kasumihama", "live", settings=settings)
        self.table: Table[Any, Any, Any] = Table(GAME, options, [Seat("A"), Seat("B")], "seed", at=ms("9:59"))
        self.at = ms("9:59")
        self.do("gm", t.DrawFirstDestination())
        self.at = ms("10:00")
        self.do("clock", t.Tick())

    def do(self, actor: Any, command: Any) -> int:
        """Carry out a command; the number of its entry."""
        return self.table.submit(actor, command, at=self.at).n

    @property
    def parts(self) -> Parts:
        found: Parts = self.table.state.parts
        return found

    def land(self, kind: str, **more: Any) -> str:
        """A team throws its own dice for a square of a kind, not the destination, and goes there."""
        atlas, start = self.parts.atlas((), ()), self.table.state.teams[0].square
        count, end = next(
            (count, end)
            for count in range(1, 7)
            for end in atlas.ends(start, count)
            if atlas.kinds[end] == kind and end not in (start, self.table.state.destination)
        )
        self.do(0, t.Roll(shown=(count,)))
        self.do(0, t.Arrive(atlas.ids[end], **more))
        return atlas.ids[end]

    def record(self) -> AnyRecord:
        self.do("gm", t.EndNow(reason="secret rain"))
        self.do("gm", t.CloseResult(reason="secret haste"))
        return self.table.record()


def test_positions_reasons_and_words_for_some_are_not_published() -> None:
    event = Event()
    made = t.Made(event.at, "secret phone", 1)
    event.land("mission", position=t.Position(35.5, 139.25), photo="secret.jpg", text="secret sign", made=made)
    event.do(1, t.CallGM("secret call"))
    event.do(1, t.Note("secret note"))
    event.do("gm", t.ActFor(1, t.CallGM("secret radio"), reason="secret battery"))
    event.do("gm", t.Correct(seat=1, points=50, reason="secret mercy"))
    whole = event.record()
    assert b"139.25" in records.encode(whole)
    assert b"139.25" not in records.encode(public(whole))
    assert not says_secret(whole)


@pytest.mark.parametrize(
    ("verdict", "told"), [(t.Approve, True), (lambda entry: t.Reject(entry, "reversal"), False)], ids=["yes", "no"]
)
def test_proofs_of_missions_are_published_once_approved(verdict: Any, told: bool) -> None:
    event = Event()
    square = event.land("mission")
    mission = next(one for one in event.parts.missions if one.square == square)
    event.do(0, t.StartMission((mission.id,)))
    event.do("gm", verdict(event.do(0, t.MissionDone(mission.id, photo="secret.jpg", text="secret words"))))
    assert says_secret(event.record()) == told


@pytest.mark.parametrize(
    ("verdict", "told"), [(t.Approve, True), (lambda entry: t.Reject(entry, "redo"), False)], ids=["yes", "no"]
)
def test_what_was_written_for_a_card_is_published_once_approved(verdict: Any, told: bool) -> None:
    event = Event()
    words = drawn(event)
    event.do("gm", verdict(event.do(0, t.Submit(photo="photo", text=words))))
    assert says_secret(event.record()) == told


def drawn(event: Event) -> str:
    """The first team has to write something for a card; what it writes."""
    event.land("card")
    pair, card = next(
        (pair, event.parts.cards[number])
        for pair, number in event.parts.pairs.items()
        if isinstance(effect := event.parts.cards[number].effect, Task) and effect.exact_chars
    )
    event.do(0, t.Draw(shown=pair))
    assert isinstance(card.effect, Task)
    return "secret".ljust(card.effect.exact_chars, "字")


@pytest.mark.parametrize("how", ["refuse", "from_now", "recompute"])
@pytest.mark.parametrize("approved", [False, True])
@pytest.mark.rule("RM-16.7", "RM-16.9")
def test_a_report_in_conflict_is_published_once_it_counts_and_is_approved(how: Any, *, approved: bool) -> None:
    event = Event()
    words = drawn(event)
    made = event.at + 1
    event.at += (event.parts.rates.late.max_backdate_minutes + 1) * 60_000
    event.do(1, t.Note("later"))
    late = event.do(0, t.Submit(photo="secret.jpg", text=words, made=t.Made(made, "d", 1)))
    assert [one.entry for one in event.table.state.conflicts] == [late]
    counts = how in ("from_now", "recompute")
    event.do("gm", t.ResolveConflict(late, how, reason="secret thought"))
    claims = [one.entry for one in event.table.state.claims if one.kind == "task"]
    assert len(claims) == counts
    for entry in claims:
        event.do("gm", t.Approve(entry) if approved else t.Reject(entry, "redo"))
    assert says_secret(event.record()) == (counts and approved)
