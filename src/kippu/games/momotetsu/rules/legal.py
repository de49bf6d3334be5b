"""What an actor may do now, listed and asked for (RM-2.14)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, overload

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor
from kippu.games.momotetsu.master import powers
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import Day, Side, State, thaw
from kippu.games.momotetsu.rules import bonbi, declaring, missions, money, tasks, teams
from kippu.games.momotetsu.schedule import live


class Legal(Sequence[t.AnyCommand]):
    """What an actor may do now. Commands with free words or numbers are contained, but not all listed."""

    def __init__(self, state: State, actor: Actor) -> None:
        self._state = state
        self._actor: Actor = actor
        self._listed: tuple[t.AnyCommand, ...] | None = None

    def __contains__(self, command: object) -> bool:
        try:
            check(self._state, self._actor, command)
        except IllegalMove:
            return False
        return True

    def _all(self) -> tuple[t.AnyCommand, ...]:
        if self._listed is None:
            self._listed = tuple(could_be for could_be in self._could_be() if could_be in self)
        return self._listed

    def __iter__(self) -> Iterator[t.AnyCommand]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> t.AnyCommand: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[t.AnyCommand]: ...

    def __getitem__(self, index: int | slice) -> t.AnyCommand | Sequence[t.AnyCommand]:
        return self._all()[index]

    def __bool__(self) -> bool:
        return any(could_be in self for could_be in self._could_be())

    def _could_be(self) -> Iterator[Any]:
        state, actor = self._state, self._actor
        if actor == "clock":
            yield t.Tick()
        elif actor == "gm":
            if not state.parts.table:
                yield from powers.could_do(state)
                yield from (t.ResolveConflict(one.entry, "refuse") for one in state.conflicts)
        elif isinstance(actor, int) and 0 <= actor < len(state.teams):
            yield from _could_do(thaw(state, _NO_CHANCE, state.now), state.teams[actor])


def _could_do(day: Day, team: Side) -> Iterator[Any]:
    """Commands that the phase of a team suggests; `teams.check` says which of them can be."""
    yield from _OF_PHASE[team.phase](day, team)
    if team.repel_from >= 0:
        yield t.Repel()
        yield t.KeepBonbi()
    if team.debt_since:
        yield from (t.Sell(day.parts.properties[number].id) for number in money.held(team))
    if bonbi.holds_bonbi(day, team):
        yield from (t.Touch(other.seat) for other in day.others(team))
    if not day.parts.table:
        yield from (t.RollDestination(), t.ConfirmTouch(), t.DenyTouch(), t.UndoReport(), t.Note("…"), t.CallGM("…"))
        yield from (t.AddProof(claim.entry, photo="photo") for claim in day.claims if claim.seat == team.seat)


def _when_ready(day: Day, team: Side) -> Iterator[Any]:
    yield t.Roll()
    yield t.StepOne()
    yield from declaring.star_options(day, team)


def _when_rolled(day: Day, team: Side) -> Iterator[Any]:
    del day, team
    yield from (t.Keep(), t.Reroll(), t.RocketRoll(), t.Double())


def _when_moving(day: Day, team: Side) -> Iterator[Any]:
    assert team.move is not None
    ids = day.atlas.ids
    yield from (t.DeclareTarget(ids[square]) for square in team.move.ends)
    if not day.parts.table:
        yield from (t.Arrive(ids[square]) for square in team.move.ends)
        if team.alight:
            yield from (t.Alight(id_) for id_ in ids)
            yield t.NotBoarded()


def _when_processing(day: Day, team: Side) -> Iterator[Any]:
    if team.ask is not None:
        yield from (t.Choose(value) for value in team.ask.options)
    yield from (t.Draw(), t.RollSquare(), t.Finish(), t.CannotDo())
    open_ = [day.parts.missions[mission].id for mission in missions.to_try(day, team)]
    for count in range(1, len(open_) + 1):
        yield from (t.StartMission(ids) for ids in combinations(open_, count))
    yield from (t.TakeFree(day.parts.missions[one].id) for one in missions.open_at(day, team, team.square))
    yield from (t.Buy(item) for item in day.parts.shop)


def _when_in_task(day: Day, team: Side) -> Iterator[Any]:
    if team.job is not None:
        photo, text = tasks.sample_proof(day.parts.cards[team.job.card])
        yield t.Submit(photo=photo, text=text)
        yield from (t.CannotDo(), t.GiveUp())
    for effort in team.efforts:
        id_ = day.parts.missions[effort.mission].id
        yield t.MissionDone(id_, photo="photo")
        yield t.MissionFailed(id_)


def _when_attacked(day: Day, team: Side) -> Iterator[Any]:
    del day
    if team.ask is not None:
        yield from (t.Choose(value) for value in team.ask.options)
    yield t.RollAttack()


def _when_done(day: Day, team: Side) -> Iterator[Any]:
    del day, team
    yield from ()


_OF_PHASE: dict[str, Callable[[Day, Side], Iterator[Any]]] = {
    "ready": _when_ready,
    "rolled": _when_rolled,
    "moving": _when_moving,
    "processing": _when_processing,
    "task": _when_in_task,
    "attack": _when_attacked,
    "done": _when_done,
}


class _NoChance(Chance):
    """For looking: nothing is drawn."""

    def below(self, k: int) -> int:
        raise AssertionError(f"looking draws nothing: below({k})")

    def pick(self, weights: object) -> int:
        raise AssertionError(f"looking draws nothing: pick({weights})")

    def holds(self, p: float) -> bool:
        raise AssertionError(f"looking draws nothing: holds({p})")


_NO_CHANCE = _NoChance()


def check(state: State, actor: Actor, command: Any) -> None:
    """Refuse what an actor may not do now."""
    if state.parts.table:
        check_at_table(thaw(state, _NO_CHANCE, state.now), actor, command)
    else:
        live.check(state, actor, command)


def check_at_table(day: Day, actor: Actor, command: Any) -> Side:
    """At a table teams alone act; clock and game master are automatic (RM-18.1)."""
    if not isinstance(actor, int) or not 0 <= actor < len(day.teams):
        raise IllegalMove("RM-18.1", "happens_by_itself")
    return teams.check(day, actor, command)
