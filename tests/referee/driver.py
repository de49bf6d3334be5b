"""Plays games with Kippu and tells them to a referee, moment by moment."""

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from kippu.core.chance import Chance, Recorder, Replayer, Seeded
from kippu.core.game import Actor, AnyGame, Step, Undo, Undone
from kippu.core.play import Play
from kippu.core.record import AnyRecord
from tests.referee.judge import Draw, Moment

OTHERS = 0.1  # of the moments: what the seats may do that nobody waits for
FEW = 6  # seats whose lists are all compared then
ALL = 10  # once in so many entries of a record: what all seats may do
LOOKED = 3  # once in so many entries, or in as many as there are seats, what everybody sees is compared

MOST = 5_000  # entries; a game that is longer than that is left
THRIFT = (1, 3, 3, 20)  # how much a game's players like small amounts

Lean: TypeAlias = Callable[[Any, Sequence[Any], random.Random], Sequence[Any]]  # what a player likes of what it may do


class Watched(Recorder):
    """Remembers among what was drawn, too."""

    def __init__(self, source: Chance) -> None:
        super().__init__(source)
        self.draws: list[Draw] = []

    def below(self, k: int) -> int:
        self.draws.append((1,) * k)
        return super().below(k)

    def pick(self, weights: Sequence[int]) -> int:
        self.draws.append(tuple(weights))
        return super().pick(weights)

    def holds(self, p: float) -> bool:
        exact = Fraction(p)
        self.draws.append((exact.denominator - exact.numerator, exact.numerator))
        return super().holds(p)

    def watched(self) -> tuple[list[int], list[Draw]]:
        """What came since the last time, and among what it was drawn."""
        draws, self.draws = self.draws, []
        return list(self.take()), draws


def _as_it_comes(state: Any, listed: Sequence[Any], rng: random.Random) -> Sequence[Any]:  # noqa: ARG001
    """Nothing is liked more than anything else."""
    return listed


def played(game: AnyGame, options: object, seats: int, seed: str, lean: Lean = _as_it_comes) -> Iterator[Moment]:
    """A game between seats that choose at random, rare kinds of commands as often as common ones."""
    rng = random.Random(f"referee {seed}")
    thrift = rng.choice(THRIFT)
    chance = Watched(Seeded(seed))
    step = game.start(options, seats, chance)
    yield moment(game, seats, 0, step, chance, {}, None)
    for n in range(1, MOST):
        waiting = game.to_act(step.state)
        if not waiting:
            return
        lists: dict[int, Sequence[Any]] = {}
        if rng.random() < OTHERS:
            looked = range(seats) if seats <= FEW else rng.sample(range(seats), FEW)
            lists = {seat: game.legal(step.state, seat) for seat in looked}
        actor = rng.choice([seat for seat, listed in lists.items() if listed] or list(waiting))
        assert isinstance(actor, int)
        listed = lists[actor] = game.legal(step.state, actor)
        command = chosen(lean(step.state, listed, rng), thrift, rng)
        step = game.apply(step.state, actor, command, chance, 0)
        yield moment(game, seats, n, step, chance, lists, (actor, command))


def chosen(listed: Sequence[Any], thrift: int, rng: random.Random) -> Any:
    """A kind of command, passing less often, then one of it; with thrift, amounts are small so that money lasts."""
    kinds = sorted({type(one) for one in listed}, key=lambda kind: kind.__name__)
    kind = rng.choice(kinds)
    if kind.__name__ == "Pass":
        kind = rng.choice(kinds)
    options = [one for one in listed if type(one) is kind]
    amounts = {"amount", "stake"} & set(kind.__struct_fields__)
    return options[int(len(options) * rng.random() ** thrift)] if amounts else rng.choice(options)


def replayed(game: AnyGame, record: AnyRecord) -> Iterator[Moment]:
    """A stored game without what was taken back, with what its seats may do."""
    if game.merges(record.options):
        yield from replayed_by_time(game, record)
        return
    seats, step = len(record.seats), None
    undone = {event.n for entry in record.log for event in entry.events if isinstance(event, Undone)}
    for entry in record.log:
        if entry.n in undone or isinstance(entry.command, Undo):
            continue
        chance = Watched(Replayer(entry.chance))
        lists: dict[int, Sequence[Any]] = {}
        if step is None:
            step = game.start(record.options, seats, chance)
            yield moment(game, seats, entry.n, step, chance, lists, None)
            continue
        assert entry.actor is not None
        looked = {entry.actor, *(range(min(seats, FEW)) if entry.n % ALL == 0 else ())}
        lists = {seat: game.legal(step.state, seat) for seat in looked if isinstance(seat, int)}
        step = game.apply(step.state, entry.actor, entry.command, chance, entry.at)
        yield moment(game, seats, entry.n, step, chance, lists, (entry.actor, entry.command))


def replayed_by_time(game: AnyGame, record: AnyRecord) -> Iterator[Moment]:
    """A stored game in which reports are judged by their own time."""
    seats = len(record.seats)
    play = Play(game, record.options, seats, Replayer(record.log[0].chance))
    yield Moment({"n": 0, "events": plain(play.setup)})
    for entry in record.log[1:]:
        assert entry.actor is not None
        assert entry.command is not None
        chance = Watched(Replayer(entry.chance))
        events = play.apply(entry.actor, entry.command, chance, entry.at)
        step = Step(play.state, events)
        yield moment(game, seats, entry.n, step, chance, {}, (entry.actor, entry.command), entry.at)


def moment(
    game: AnyGame,
    seats: int,
    n: int,
    step: Step[Any],
    chance: Watched,
    lists: dict[int, Sequence[Any]],
    done: tuple[Actor, Any] | None,
    at: int = 0,
) -> Moment:
    """What the product says of one entry."""
    outcomes, draws = chance.watched()
    entry: dict[str, Any] = {"n": n, "at": at, "chance": outcomes, "events": plain(step.events)}
    if done is not None:
        entry |= {"actor": done[0], "command": plain(done[1])}
    outcome = game.outcome(step.state)
    return Moment(
        entry,
        {seat: plain(tuple(listed)) for seat, listed in lists.items()},
        draws,
        plain(game.to_act(step.state)),
        plain(game.view(step.state, "spectator")) if n % max(seats, LOOKED) == 0 or outcome is not None else None,
        plain(outcome),
        outcome is not None,
    )


def plain(value: Any) -> Any:
    """As it is written in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
