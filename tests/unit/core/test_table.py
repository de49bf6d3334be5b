import dataclasses
from collections.abc import Callable
from typing import ClassVar, TypeAlias

import msgspec
import pytest

from kippu.core import game
from kippu.core.chance import Chance, commitment
from kippu.core.errors import BadOptions, BadRecord, IllegalMove, KippuError, TableError
from kippu.core.game import Actor, Event, Undo, Undone, Viewer
from kippu.core.record import AnyEntry, AnyRecord, Entry, Seat, decode, encode
from kippu.core.table import News, Table
from tests.toys.gate.game import (
    GATE,
    AnyCommand,
    Bid,
    Done,
    Flag,
    Flagged,
    GateOptions,
    Pause,
    Paused,
    State,
    Step,
    Stepped,
    Tick,
    Unpause,
)
from tests.unit.core.gates import WHOLE_GAME, GateTable, finished, new_table, play


def _refusal(table: GateTable, *moves: str) -> KippuError:
    with pytest.raises(KippuError) as refused:
        play(table, *moves)
    return refused.value


# --- versions ---------------------------------------------------------------------------------------------


def test_the_version_counts_log_entries() -> None:
    table = new_table()
    assert table.version == 0
    assert play(table, "1:b1").n == 1
    assert play(table, "2:b0").n == 2
    assert table.version == 2


def test_a_quiet_event_makes_only_the_own_commands_stale() -> None:
    table = new_table(seats=3)
    play(table, "1:b1")
    table.submit(1, Bid(1), at=0, version=0)
    with pytest.raises(TableError) as refused:
        table.submit(0, Undo(), at=0, version=0)
    assert (refused.value.code, refused.value.params) == ("stale", {"version": 0, "current": 2})


def test_another_event_makes_all_commands_stale() -> None:
    table = new_table(seats=3)
    play(table, "gm:pause rain", "gm:unpause")
    with pytest.raises(TableError, match="stale version=1 current=2"):
        table.submit(0, Bid(1), at=0, version=1)
    table.submit(0, Bid(1), at=0, version=2)


def test_one_event_that_is_not_quiet_is_enough() -> None:
    table = new_table()
    entry = play(table, "1:b1", "2:b2")
    assert [event.quiet for event in entry.events][:2] == [True, False]
    with pytest.raises(TableError, match="stale version=1 current=2"):
        table.submit("gm", Pause("rain"), at=0, version=1)


def test_taking_back_something_quiet_is_quiet() -> None:
    table = new_table()
    play(table, "1:b1", "1:undo")
    table.submit(1, Bid(1), at=0, version=0)


def test_taking_back_something_else_is_not() -> None:
    table = new_table()
    play(table, "gm:pause rain", "gm:undo")
    with pytest.raises(TableError, match="stale"):
        table.submit(1, Bid(1), at=0, version=1)


@pytest.mark.parametrize("version", [-1, 2])
def test_an_unknown_version_is_refused(version: int) -> None:
    table = new_table()
    play(table, "1:b1")
    with pytest.raises(TableError) as refused:
        table.submit(1, Bid(1), at=0, version=version)
    assert (refused.value.code, refused.value.params) == ("unknown_version", {"version": version, "current": 1})


# --- the client's own ids ---------------------------------------------------------------------------------


def test_a_resend_returns_the_entry_it_made_before() -> None:
    table = new_table()
    first = table.submit(0, Bid(1), at=5, version=0, id="a")
    play(table, "2:b0", "w:.")
    before = table.record()
    assert table.submit(0, Bid(1), at=9, version=0, id="a") is first
    assert table.record() == before


def test_an_id_stands_for_one_command() -> None:
    table = new_table()
    table.submit(0, Bid(1), at=0, id="a")
    with pytest.raises(TableError) as refused:
        table.submit(0, Bid(2), at=0, id="a")
    assert (refused.value.code, refused.value.params) == ("id_reused", {"id": "a"})


def test_everybody_has_own_ids() -> None:
    table = new_table()
    table.submit(0, Bid(1), at=0, id="a")
    assert table.submit(1, Bid(2), at=0, id="a").n == 2


def test_a_refused_command_leaves_its_id_free() -> None:
    table = new_table()
    with pytest.raises(IllegalMove):
        table.submit(0, Bid(9), at=0, id="a")
    assert table.submit(0, Bid(1), at=0, id="a").n == 1


# --- illegal commands -------------------------------------------------------------------------------------

ILLEGAL: list[tuple[Actor, AnyCommand, str]] = [
    (2, Bid(1), "TG-1.1"),
    (0, Bid(4), "TG-2.1"),
    (0, Step(1), "TG-3.1"),
    (0, Done(), "TG-3.1"),
    (0, Pause("rain"), "TG-5.1"),
    ("gm", Unpause(), "TG-5.1"),
    ("gm", Flag(7), "TG-5.2"),
    ("clock", Tick(), "TG-2.4"),
    (0, Tick(), "TG-2.4"),
]


@pytest.mark.parametrize(("actor", "command", "clause"), ILLEGAL)
def test_an_illegal_command_names_its_clause(actor: Actor, command: AnyCommand, clause: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        new_table().submit(actor, command, at=0)
    assert refused.value.clause == clause


def test_illegal_commands_change_nothing() -> None:
    table, twin = new_table(), new_table()
    for table_ in (table, twin):
        play(table_, "1:b1")
    before = table.record()
    for actor, command, _ in ILLEGAL:
        with pytest.raises(KippuError):
            table.submit(actor, command, at=0)
    assert table.record() == before
    # The die is not rolled in vain either.
    assert play(table, "2:b1") == play(twin, "2:b1")


def test_a_table_is_for_the_right_game_and_seats() -> None:
    with pytest.raises(BadOptions, match="wrong_seats"):
        new_table(seats=5)
    with pytest.raises(BadOptions, match="wrong_options"):
        Table(GATE, None, [Seat("a"), Seat("b")], "gate")


# --- undo -------------------------------------------------------------------------------------------------


def test_own_last_commands_are_undone_one_by_one() -> None:
    table = new_table()
    play(table, "1:b2", "2:b0")
    states = [table.state]
    for to in (1, 2, 3):
        play(table, f"1:>{to}")
        states.append(table.state)
    assert play(table, "1:undo").events == (Undone(5),)
    assert table.state == states[2]
    assert play(table, "1:undo").events == (Undone(4),)
    assert table.state == states[1]
    play(table, "1:>2")
    assert table.state == states[2]
    play(table, "1:undo", "1:undo")
    assert table.state == states[0]
    assert _refusal(table, "1:undo").code == "nothing_to_undo"


def test_what_ended_a_round_can_be_undone_while_nothing_followed() -> None:
    table = new_table()
    play(table, "1:b2", "2:b0", "1:>1")
    walking = table.state
    play(table, "1:.", "1:undo")
    assert table.state == walking


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param(("1:undo",), id="nothing was done"),
        pytest.param(("1:b1", "2:b1", "2:undo"), id="a die was rolled"),
        pytest.param(("1:b1", "2:b2", "2:undo"), id="the bids were revealed"),
        pytest.param(("1:b1", "2:b2", "1:undo"), id="revealed by another"),
        pytest.param(("1:b1", "2:undo"), id="another's command"),
        pytest.param(("1:b2", "2:b0", "1:>1", "gm:pause rain", "1:undo"), id="another has acted since"),
        pytest.param(("1:b2", "2:b0", "1:>1", "gm:pause rain", "gm:undo", "gm:undo"), id="another's, after the own"),
    ],
)
def test_no_undo_when(moves: tuple[str, ...]) -> None:
    *before, undo = moves
    table = new_table()
    play(table, *before)
    record = table.record()
    assert _refusal(table, undo).code == "nothing_to_undo"
    assert table.record() == record


def test_no_undo_when_a_die_was_rolled_and_nothing_else_revealed() -> None:
    def rolls_first(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int) -> game.Step[State]:
        chance.roll(6)
        return GATE.apply(state, actor, command, chance, at)

    table = Table(dataclasses.replace(GATE, apply=rolls_first), GateOptions(), [Seat("a"), Seat("b")], "gate")
    play(table, "1:b1")
    assert _refusal(table, "1:undo").code == "nothing_to_undo"


class Sealed(Event, frozen=True):
    final: ClassVar[bool] = True


def _sealing(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int) -> game.Step[State]:
    """As the rules say, but the second step is final."""
    step = GATE.apply(state, actor, command, chance, at)
    return game.Step(step.state, (*step.events, *([Sealed()] if command == Step(2) else [])))


def test_no_undo_of_what_is_final_nor_of_what_was_before_it() -> None:
    table = Table(dataclasses.replace(GATE, apply=_sealing), GateOptions(), [Seat("a"), Seat("b")], "gate")
    play(table, "1:b2", "2:b0", "1:>1")
    table.submit(0, Step(2), at=0)
    assert _refusal(table, "1:undo").code == "nothing_to_undo"
    table.submit(0, Step(3), at=0)
    assert play(table, "1:undo").events == (Undone(5),)
    assert _refusal(table, "1:undo").code == "nothing_to_undo"


def test_no_undo_once_the_game_is_over_and_the_seed_is_known() -> None:
    table = new_table()
    last = play(table, *WHOLE_GAME)
    with pytest.raises(TableError, match="nothing_to_undo"):
        table.submit(last.actor, Undo(), at=0)  # type: ignore[arg-type]


def test_no_undo_in_a_game_without_it() -> None:
    strict = dataclasses.replace(GATE, info=dataclasses.replace(GATE.info, undo=False))
    table = Table(strict, GateOptions(), [Seat("a"), Seat("b")], "gate")
    play(table, "1:b1")
    assert _refusal(table, "1:undo").code == "nothing_to_undo"


# --- what viewers learn -----------------------------------------------------------------------------------


def test_a_view_is_what_the_game_lets_a_viewer_see() -> None:
    table = new_table()
    play(table, "1:b1")
    assert table.view(0) == GATE.view(table.state, 0)
    assert table.view(0).bid == 1
    assert table.view(1).bid is None


def test_news_tell_each_viewer_what_it_may_know() -> None:
    table = new_table()
    play(table, "gm:flag 1", "gm:pause rain", at=7)
    assert table.news("gm", since=0) == [News(1, 7, "gm", (Flagged(0),)), News(2, 7, "gm", (Paused("rain"),))]
    others: tuple[Viewer, ...] = (0, 1, "spectator")
    for viewer in others:
        assert table.news(viewer, since=0) == [News(1, 7), News(2, 7, "gm", (Paused(None),))]


def test_news_begin_where_a_viewer_left_off() -> None:
    table = new_table()
    play(table, "1:b2", "2:b0", "1:>1")
    assert [news.n for news in table.news(0)] == [0, 1, 2, 3]
    assert table.news(0, since=2) == [News(3, 0, 0, (Stepped(0, 1),))]
    assert table.news(0, since=3) == []


def test_undo_of_something_seen_is_seen() -> None:
    table = new_table()
    play(table, "1:b1", "1:undo")
    assert table.news(1, since=1) == [News(2, 0, 0, (Undone(1),))]


def test_undo_of_something_unseen_is_unseen() -> None:
    table = new_table()
    play(table, "gm:flag 1", "gm:undo")
    assert table.news("gm", since=1) == [News(2, 0, "gm", (Undone(1),))]
    assert table.news(0, since=1) == [News(2, 0)]


def test_who_acted_is_told_even_without_an_event_to_see() -> None:
    silent = dataclasses.replace(GATE, redact=lambda _event, _viewer: None)
    table = Table(silent, GateOptions(), [Seat("a"), Seat("b")], "gate")
    play(table, "1:b1", "1:undo")
    assert table.news(0, since=0) == [News(1, 0, 0), News(2, 0, 0, (Undone(1),))]
    assert table.news(1, since=0) == [News(1, 0), News(2, 0)]


# --- records ----------------------------------------------------------------------------------------------


def test_the_seed_is_in_the_record_only_once_the_game_is_over() -> None:
    table = new_table(seed="secret")
    *others, last = WHOLE_GAME
    play(table, *others)
    assert (table.record().seed, table.record().outcome) == (None, None)
    assert b"secret" not in encode(table.record())
    play(table, last)
    assert table.record().seed == "secret"
    assert table.record().outcome == table.outcome is not None
    assert table.record().commitment == commitment("secret")


def restore(record: AnyRecord, seed: str = "gate") -> GateTable:
    return Table.restore(GATE, record.options, record.seats, seed, record.log)


@pytest.mark.parametrize("length", range(len(WHOLE_GAME) + 1))
def test_a_restored_table_goes_on_as_if_nothing_had_happened(length: int) -> None:
    table = new_table()
    play(table, *WHOLE_GAME[:length])
    restored = restore(decode(GATE, encode(table.record())))
    assert restored.state == table.state
    for each in (table, restored):
        play(each, *WHOLE_GAME[length:])
    assert restored.record() == table.record()


def test_a_restored_table_began_when_it_began() -> None:
    table = Table(GATE, GateOptions(), [Seat("A"), Seat("B")], "gate", at=1_000)
    assert restore(table.record()).record().log[0].at == 1_000


def test_a_restored_table_knows_ids_and_versions() -> None:
    table = new_table()
    first = table.submit(0, Bid(1), at=3, id="a")
    restored = restore(table.record())
    assert restored.submit(0, Bid(1), at=9, id="a") == first
    with pytest.raises(TableError, match="stale"):
        restored.submit(0, Undo(), at=9, version=0)


_changed = msgspec.structs.replace
Log: TypeAlias = tuple[AnyEntry, ...]


@pytest.mark.parametrize(
    ("spoil", "code", "entry"),
    [
        (lambda _: (), "empty_log", None),
        (lambda log: (*log, Entry(16, 0, 0, Bid(1))), "entry_refused", 16),
        (lambda log: (log[0], Entry(1, 0, 0)), "out_of_order", 1),
        (lambda log: (*log[:2], Entry(2, 0, None, Bid(1))), "out_of_order", 2),
        (lambda log: (*log[:2], _changed(log[2], chance=(1,)), *log[3:]), "not_restored", None),
        (lambda log: tuple(_changed(entry, id="same") for entry in log), "entry_refused", 3),
    ],
)
def test_a_log_that_does_not_fit_is_not_restored(spoil: Callable[[Log], Log], code: str, entry: int | None) -> None:
    record = finished()
    with pytest.raises(BadRecord) as refused:
        restore(_changed(record, log=spoil(record.log)))
    assert (refused.value.code, refused.value.params.get("entry")) == (code, entry)


def test_a_log_is_restored_only_with_its_seed() -> None:
    with pytest.raises(BadRecord, match=r"not_restored|entry_refused"):
        restore(finished(), "another seed")


# --- games that tell spectators later, or find the place of what comes late -------------------------------


def _delayed(delay: int) -> GateTable:
    late = dataclasses.replace(GATE, delay=lambda state: 0 if GATE.outcome(state) else delay)
    return Table(late, GateOptions(), [Seat("A"), Seat("B")], "seed")


def _three_moves(table: GateTable, *times: int) -> None:
    for at, (actor, move) in zip(times, (("gm", Pause("rain")), ("gm", Unpause()), (0, Bid(1))), strict=True):
        table.submit(actor, move, at=at)  # type: ignore[arg-type]


def test_spectators_may_be_told_later() -> None:
    table = _delayed(1_000)
    first = table.view("spectator")
    _three_moves(table, 100, 700, 1_050)
    assert [table.known("spectator", at) for at in (0, 1_099, 1_100, 1_999, 2_050)] == [0, 0, 1, 2, 3]
    assert table.known(0, 1_050) == table.known("gm", 1_050) == 3
    assert (table.next_known(0), table.next_known(2)) == (1_100, 2_050)
    assert table.view("spectator", 0) == first
    assert [table.view("spectator", version).paused for version in (0, 1, 2, 3)] == [False, True, False, False]
    assert [news.n for news in table.news("spectator", 0, 2)] == [1, 2]


def test_spectators_know_all_of_a_game_that_is_over() -> None:
    table = _delayed(1_000)
    *others, last = WHOLE_GAME
    play(table, *others, at=50)
    assert table.known("spectator", 50) == 0
    play(table, last, at=50)
    assert table.known("spectator", 50) == table.version


def test_states_that_spectators_know_are_forgotten() -> None:
    table = _delayed(1_000)
    _three_moves(table, 100, 5_000, 9_000)
    assert [version for version, _ in table._past] == [2, 3]
    assert not new_table()._past


def test_a_game_may_find_the_place_of_what_comes_late() -> None:
    merging: GateTable = Table(
        dataclasses.replace(GATE, merges=lambda options: options.coins == 3), GateOptions(), [Seat("A"), Seat("B")], "s"
    )
    merging.submit("gm", Pause("rain"), at=0)
    assert merging.submit("gm", Unpause(), at=0, version=0, id="a").n == 2
    assert merging.submit("gm", Unpause(), at=9, version=99, id="a").n == 2
    other: GateTable = Table(merging.game, GateOptions(coins=2), [Seat("A"), Seat("B")], "s")
    other.submit("gm", Pause("rain"), at=0)
    with pytest.raises(TableError):
        other.submit("gm", Unpause(), at=0, version=0)
