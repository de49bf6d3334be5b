"""The audit trail as a table for spreadsheets."""

import csv
from io import StringIO
from typing import Any

import pytest

from kippu.core.record import AnyEntry, Entry
from kippu.games.momotetsu.model import commands as t
from kippu.server.live.audit import as_csv, audited


def entry(n: int, actor: Any, command: Any, at: int = 0) -> AnyEntry:
    return Entry(n=n, at=at, actor=actor, command=command, chance=(), events=())


def cells(*log: AnyEntry) -> list[list[str]]:
    return list(csv.reader(StringIO(as_csv(log, ["Red", "=1+1"]))))[1:]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t"])
def test_what_a_spreadsheet_could_read_as_a_formula_is_none(sign: str) -> None:
    (row,) = cells(entry(3, "gm", t.Broadcast(text="x", reason=f"{sign}cmd")))
    assert row[0] == "3"
    assert row[5] == f"'{sign}cmd"


def test_authors_are_teams_by_name_or_who_they_are() -> None:
    log = entry(1, 0, t.Note(text="x")), entry(2, 1, t.Note(text="x")), entry(3, "gm", None), entry(0, None, None)
    assert [row[3] for row in cells(*log)] == ["Red", "'=1+1", "gm", ""]


def test_times_are_told_in_utc_and_a_number_that_is_no_time_as_it_is() -> None:
    late = t.Note(text="x", made=t.Made(at=10**18))
    (line,) = audited([entry(1, 0, late, at=1_700_000_000_123)], ["Red"])
    assert (line.at, line.made) == ("2023-11-14T22:13:20.123+00:00", str(10**18))
