"""Play a record again: with the outcomes it stores (`replay`), or with those its seed gives (`verify`)."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from kippu.core.chance import Chance, Recorder, Replayer, Seeded, commitment
from kippu.core.errors import BadRecord, KippuError
from kippu.core.game import AnyGame
from kippu.core.play import Play
from kippu.core.record import AnyEntry, AnyRecord

X = TypeVar("X", bound=Chance)


def states(game: AnyGame, record: AnyRecord) -> Iterator[Any]:
    """Every state of the game, the first after the setup; raises BadRecord at the first difference."""
    for play in _replayed(game, record):
        yield play.state


def played(game: AnyGame, record: AnyRecord) -> Play[Any, Any, Any]:
    """The game at its end: its state, and its journal."""
    *_, last = _replayed(game, record)
    return last


def _replayed(game: AnyGame, record: AnyRecord) -> Iterator[Play[Any, Any, Any]]:
    def finish(entry: AnyEntry, chance: Replayer) -> None:
        del entry
        chance.finish()

    yield from _plays(game, record, lambda entry: Replayer(entry.chance), finish)


def replay(game: AnyGame, record: AnyRecord) -> int:
    """Rebuild every state, compare events and outcome with those stored; the number of states."""
    return sum(1 for _ in states(game, record))


def verify(game: AnyGame, record: AnyRecord) -> int:
    """Draw all chance again from the published seed and compare; the number of outcomes drawn."""
    if record.seed is None:
        raise BadRecord("no_seed")
    if commitment(record.seed) != record.commitment:
        raise BadRecord("wrong_seed")
    recorder = Recorder(Seeded(record.seed))

    def finish(entry: AnyEntry, chance: Recorder) -> None:
        _compare(entry.n, "chance", entry.chance, chance.take())

    for _ in _plays(game, record, lambda _: recorder, finish):
        pass
    return sum(len(entry.chance) for entry in record.log)


def _plays(
    game: AnyGame,
    record: AnyRecord,
    chance_of: Callable[[AnyEntry], X],
    finish: Callable[[AnyEntry, X], None],
) -> Iterator[Play[Any, Any, Any]]:
    """The game after every entry: always the same object, which goes on."""
    if not record.log:
        raise BadRecord("empty_log")
    play: Play[Any, Any, Any] | None = None
    for n, entry in enumerate(record.log):
        chance = chance_of(entry)
        try:
            if entry.n != n or (entry.command is None) != (n == 0) or (entry.actor is None) != (n == 0):
                raise BadRecord("out_of_order")
            if play is None:
                play = Play(game, record.options, len(record.seats), chance)
                events = play.setup
            else:
                events = play.apply(entry.actor, entry.command, chance, entry.at)  # type: ignore[arg-type]
            finish(entry, chance)
            _compare(n, "events", entry.events, events)
        except BadRecord as error:
            raise BadRecord(error.code, **(error.params | {"entry": n})) from error
        except KippuError as error:
            raise BadRecord("entry_refused", entry=n, reason=str(error)) from error
        yield play
    assert play is not None
    _compare(len(record.log) - 1, "outcome", record.outcome, game.outcome(play.state))


def _compare(n: int, what: str, stored: object, rebuilt: object) -> None:
    if stored != rebuilt:
        raise BadRecord("differs", entry=n, what=what, stored=_short(stored), rebuilt=_short(rebuilt))


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 400 else text[:400] + "…"
