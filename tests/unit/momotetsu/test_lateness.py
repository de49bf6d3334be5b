"""A day that is told again and again is told the same, whether or not most of it is remembered."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.core.game import digest
from kippu.core.journal import Journal
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import parts
from kippu.games.momotetsu.model.state import State
from kippu.games.momotetsu.schedule.lateness import void_list

MINUTE = 60_000
_LATER = (t.Arrive, t.StartMission, t.MissionDone, t.MissionFailed)
_SEATS = [Seat(str(seat), None) for seat in range(4)]


def a_day(options: t.MomotetsuOptions, minutes: int) -> Table[Any, Any, Any]:
    """Some hours of a day with reports that come late."""
    rng, now = random.Random(8), parts(options).times.start
    table: Table[Any, Any, Any] = Table(GAME, options, _SEATS, "5eed" * 8)
    end = now + minutes * MINUTE
    while now < end:
        while (due := table.game.due(table.state)) is not None and due <= now:
            table.submit("clock", t.Tick(), at=due)
        seat = rng.randrange(4)
        options_now = list(table.game.legal(table.state, seat))
        command = rng.choice(options_now) if options_now else t.Note("nothing to do")
        if isinstance(command, (*_LATER, t.Note)):
            command = replace(command, made=t.Made(now - rng.randrange(4) * MINUTE))
        with suppress(IllegalMove):
            table.submit(seat, command, at=now)
        now += rng.randrange(MINUTE)
    return table


@pytest.mark.untraced
def test_what_is_remembered_changes_nothing() -> None:
    options = t.MomotetsuOptions("kasumihama", "live")
    table = a_day(options, 60)
    merged = [entry for entry in table.entries() if "LateMerged" in str(entry.events)]
    assert len(merged) > 5
    again = Table.restore(GAME, options, _SEATS, "5eed" * 8, table.entries())
    assert (digest(again.state), again.journal) == (digest(table.state), table.journal)
    plain = Journal[State](list(table.journal))  # the same without snapshots
    for note in table.journal:
        with suppress(IllegalMove):  # what the clock did is not struck out
            falls = void_list(table.state, plain, note.entry)
            assert void_list(table.state, table.journal, note.entry) == falls


def test_states_hold_no_journal_and_journals_share_their_notes() -> None:
    """A state that is kept for spectators who are told later costs as little late in the day as early."""
    table = a_day(t.MomotetsuOptions("kasumihama", "live"), 10)
    for minute in range(20, 40):
        now = table.state.now + MINUTE
        while (due := GAME.due(table.state)) is not None and due <= now:
            table.submit("clock", t.Tick(), at=due)
        before = table.journal
        table.submit(minute % 4, t.Note("still here"), at=now)
        assert table.journal._pages is before._pages
    assert len(msgspec.json.encode(table.state.came_late)) < 2000
    assert not any(isinstance(value, Journal) for value in msgspec.structs.astuple(table.state))
