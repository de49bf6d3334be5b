"""The suite that every game must pass: random games through every public function.

A game's test calls `conformance(game, ...)`; it raises AssertionError with what is wrong, and gives back how
often each check was made, so that a test can see that none was empty.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from kippu.core import record as records
from kippu.core.chance import Replayer, Sampler
from kippu.core.errors import IllegalMove, KippuError
from kippu.core.game import Actor, AnyGame, Command, Event, Step, Viewer, digest
from kippu.core.record import Seat
from kippu.core.replay import replay, verify
from kippu.core.rulebook import clauses
from kippu.core.table import Table
from kippu.core.text import LANGUAGES, text

_ODD_COMMAND = 0.1  # how often somebody acts whom the game does not wait for
_PROBES = 12  # commands from elsewhere tried on each actor


class Moment(NamedTuple):
    """One command of a game that was played."""

    state: Any
    actor: Actor
    command: Command
    chance: tuple[int, ...]
    at: int
    after: Any


@dataclass(frozen=True, kw_only=True)
class Suite:
    """What is tested, and what only the game itself can tell.

    invariants  raises AssertionError for a state in which something was lost or made
    rename      a state with its seats renamed: seat i becomes order[i]
    comes_true  raises AssertionError for a preview that is not what a step leads a seat to from a state
    package     where the game's text is
    """

    game: AnyGame
    options: object
    seats: int
    package: str
    invariants: Callable[[Any], None]
    rename: Callable[[Any, Sequence[int]], Any] | None = None
    comes_true: Callable[[Any, Any, int, Step[Any]], None] | None = None
    gm: bool = False
    limit: int = 100_000
    made: Counter[str] = field(default_factory=Counter)

    @property
    def actors(self) -> list[Actor]:
        """Everybody who might try to act."""
        return [*range(self.seats), "gm", "clock"]

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody who looks on; the game master only where there is one."""
        return [*range(self.seats), "spectator", *(["gm"] if self.gm else [])]


def conformance(suite: Suite, *, games: int = 10, seed: str = "conformance", deep: float = 0.2) -> Counter[str]:
    """Play random games and check everything; `deep` is the share of states that get the costly checks."""
    pool: list[Command] = []
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        table, moments = _play(suite, f"{seed}/{number}", rng)
        pool += [moment.command for moment in moments]
        _check_record(suite, table)
        for moment in moments:
            _check_cheap(suite, moment, rng)
            if rng.random() < deep:
                _check_legal(suite, moment.state, pool, rng)
                _check_secrets(suite, moment.state, pool, rng)
        _check_legal(suite, table.state, pool, rng)
        _check_end(suite, table)
    return suite.made


def _play(suite: Suite, seed: str, rng: random.Random) -> tuple[Table[Any, Any, Any], list[Moment]]:
    """One random game at a table, as people play it: sometimes out of turn, sometimes by the clock."""
    game = suite.game
    table = Table(game, suite.options, [Seat(f"Seat {n}") for n in range(suite.seats)], seed)
    moments: list[Moment] = []
    now = 0
    while table.outcome is None:
        assert len(moments) < suite.limit, f"no end after {suite.limit} commands"
        now += rng.randrange(2_000)
        due = game.due(table.state)
        waiting = list(game.to_act(table.state))
        assert waiting or due is not None, "nobody is to act, no clock is set, and the game is not over"
        if due is not None and (due <= now or not waiting):
            actor: Actor = "clock"
            now = max(now, due)
        elif rng.random() < _ODD_COMMAND:
            actor = rng.choice([one for one in suite.actors if one != "clock" and game.legal(table.state, one)])
        else:
            actor = rng.choice(waiting)
        before, options = table.state, list(game.legal(table.state, actor))
        assert options, f"{actor} is to act and has no legal command"
        command = rng.choice(options)
        entry = table.submit(actor, command, at=now, version=table.version, id=f"{len(moments)}")
        moments.append(Moment(before, actor, command, entry.chance, now, table.state))
    suite.made["games"] += 1
    return table, moments


def _check_record(suite: Suite, table: Table[Any, Any, Any]) -> None:
    """The record comes back the same, replays, verifies, and a table restored from it is the same."""
    record = table.record()
    line = records.encode(record)
    back = records.decode(suite.game, line)
    assert back == record, "a record changes on its way to a line and back"
    assert replay(suite.game, back) == len(record.log), "the replay has other entries"
    verify(suite.game, back)
    assert record.seed is not None
    restored = Table.restore(suite.game, back.options, back.seats, record.seed, back.log)
    assert digest(restored.state) == digest(table.state), "a restored table has another state"
    suite.made["records"] += 1


def _check_cheap(suite: Suite, moment: Moment, rng: random.Random) -> None:
    game = suite.game
    suite.invariants(moment.state)
    before = digest(moment.state)
    step = game.apply(moment.state, moment.actor, moment.command, Replayer(moment.chance), moment.at)
    assert step.state == moment.after, "the same command and chance lead to another state"
    assert digest(moment.state) == before, "apply changed the state it was given"
    said = game.to_text(moment.command)
    assert game.parse(said) == moment.command, f"notation {said!r} is read as something else"
    for value in (moment.command, *step.events):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value, (
            f"{value} does not round-trip"
        )
    for event in step.events:
        assert type(event) in game.info.events, f"{type(event).__name__} is missing in info.events"
    seen = game.view(moment.state, rng.choice(suite.viewers))
    assert msgspec.json.decode(_bytes(seen), type=type(seen)) == seen, "a view does not round-trip"
    if suite.rename is not None:
        _check_renaming(suite, moment, rng)
    suite.made["moments"] += 1


def _check_renaming(suite: Suite, moment: Moment, rng: random.Random) -> None:
    """Who sits where changes nothing."""
    assert suite.rename is not None
    order = rng.sample(range(suite.seats), suite.seats)
    actor = order[moment.actor] if isinstance(moment.actor, int) else moment.actor
    renamed = suite.rename(moment.state, order)
    step = suite.game.apply(renamed, actor, moment.command, Replayer(moment.chance), moment.at)
    assert step.state == suite.rename(moment.after, order), f"seats renamed as {order} play on differently"
    suite.made["renamings"] += 1


def _check_legal(suite: Suite, state: Any, pool: Sequence[Command], rng: random.Random) -> None:
    """What is legal is accepted, and everything else is refused by a clause that has words, and changes nothing."""
    game = suite.game
    for actor in suite.actors:
        options = game.legal(state, actor)
        listed = list(options)
        assert len(options) == len(listed), "len(legal) is not the number listed"
        assert bool(options) == bool(listed), "the truth of legal is not that of its list"
        assert len(set(listed)) == len(listed), "legal lists something twice"
        at = game.due(state) or 0
        steps: list[Step[Any]] = []
        for command in listed:
            assert command in options, f"{command} is listed as legal but not contained"
            steps.append(game.apply(state, actor, command, Sampler(rng), at))
            suite.made["legal"] += 1
        _check_previews(suite, state, actor, listed, steps)
        for command in rng.sample(pool, min(_PROBES, len(pool))):
            refusal = _refusal(game, state, actor, command, at)
            assert (refusal is None) == (command in options) == (command in listed), f"{actor}: {command}: {refusal}"
            if refusal is not None:
                _check_refusal(suite, refusal)


def _check_previews(
    suite: Suite, state: Any, actor: Actor, listed: Sequence[Command], steps: Sequence[Step[Any]]
) -> None:
    """What a seat is told that a command would do, it does."""
    if suite.game.previews is None or not isinstance(actor, int):
        return
    assert suite.comes_true is not None, "the game has previews, and the suite does not say when they come true"
    previews = suite.game.previews(state, actor, listed)
    assert len(previews) == len(listed), "there is not one preview for each legal command"
    for preview, step in zip(previews, steps, strict=True):
        if preview is not None:
            assert msgspec.json.decode(_bytes(preview), type=type(preview)) == preview, "a preview does not round-trip"
        suite.comes_true(preview, state, actor, step)
        suite.made["previews"] += 1


def _refusal(game: AnyGame, state: Any, actor: Actor, command: Command, at: int) -> IllegalMove | None:
    before = digest(state)
    try:
        game.apply(state, actor, command, _NoMoreThan(game, state, actor, command), at)
    except IllegalMove as refused:
        assert digest(state) == before, "a refused command changed the state"
        return refused
    return None


class _NoMoreThan(Sampler):
    """Chance that a refused command must not touch: its draws could not be put back."""

    def __init__(self, game: AnyGame, state: Any, actor: Actor, command: Command) -> None:
        super().__init__(random.Random(0))
        self._allowed = command in game.legal(state, actor)

    def below(self, k: int) -> int:
        assert self._allowed, "a refused command drew from chance"
        return super().below(k)

    def pick(self, weights: Sequence[int]) -> int:
        assert self._allowed, "a refused command drew from chance"
        return super().pick(weights)


def _check_refusal(suite: Suite, refusal: IllegalMove) -> None:
    assert refusal.clause in clauses(suite.package), f"{refusal.clause} is no clause of the rules"
    for lang in LANGUAGES:
        assert text(lang, suite.package).error(refusal)
    suite.made["refusals"] += 1


def _check_secrets(suite: Suite, state: Any, pool: Sequence[Command], rng: random.Random) -> None:
    """Non-interference: what a viewer may not know makes no difference to what the viewer gets."""
    game = suite.game
    for viewer in suite.viewers:
        seen = game.view(state, viewer)
        other = game.imagine(seen, Sampler(rng))
        assert _bytes(game.view(other, viewer)) == _bytes(seen), "an imagined state does not fit the view it came from"
        if isinstance(viewer, int):
            assert list(game.legal(other, viewer)) == list(game.legal(state, viewer)), "legal depends on what is hidden"
            if game.previews is not None:
                mine = tuple(game.legal(state, viewer))
                told, other_told = (_bytes(game.previews(one, viewer, mine)) for one in (state, other))
                assert told == other_told, "previews depend on what is hidden"
            for command in [*game.legal(state, viewer), *rng.sample(pool, min(_PROBES, len(pool)))]:
                _check_same(suite, viewer, [(state, viewer, command), (other, viewer, command)])
        for actor in suite.actors:
            hidden = [command for command in game.legal(state, actor) if command.secret]
            if actor != viewer and hidden:
                one = rng.choice(hidden)
                other_one = rng.choice([command for command in hidden if type(command) is type(one)])
                _check_same(suite, viewer, [(state, actor, one), (state, actor, other_one)])


def _check_same(suite: Suite, viewer: Viewer, ways: list[tuple[Any, Actor, Command]]) -> None:
    """Two ways that the viewer cannot tell apart look the same, unless they uncover what was hidden."""
    game = suite.game
    results = [_result(game, *way) for way in ways]
    uncovered = [isinstance(result, Step) and any(event.reveals for event in result.events) for result in results]
    assert len(set(uncovered)) == 1, f"only one of {ways} reveals something"
    if not uncovered[0]:
        told = [_told(game, result, viewer) for result in results]
        assert told[0] == told[1], f"{viewer} can tell {ways} apart: {told}"
        suite.made["secrets"] += 1


def _result(game: AnyGame, state: Any, actor: Actor, command: Command) -> Step[Any] | KippuError:
    try:
        return game.apply(state, actor, command, Sampler(random.Random(1)), game.due(state) or 0)
    except KippuError as error:
        return error


def _told(game: AnyGame, result: Step[Any] | KippuError, viewer: Viewer) -> bytes:
    if isinstance(result, KippuError):
        return f"{type(result).__name__} {result}".encode()
    events: list[Event] = [seen for event in result.events if (seen := game.redact(event, viewer)) is not None]
    return _bytes(events) + _bytes(game.view(result.state, viewer))


def _check_end(suite: Suite, table: Table[Any, Any, Any]) -> None:
    """A finished game waits for nobody, and ranks every seat once."""
    end = table.outcome
    assert end is not None
    suite.invariants(table.state)
    assert not suite.game.to_act(table.state), "the game is over and still waits for somebody"
    assert sorted(seat for place in end.ranking for seat in place) == list(range(suite.seats)), "a seat has no place"
    assert len(end.scores) == suite.seats, "a seat has no score"
    suite.made["ends"] += 1


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
