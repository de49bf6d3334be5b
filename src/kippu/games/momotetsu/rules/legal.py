"""What a team could do, by its phase (RM-2.14)."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import Day, Team, held
from kippu.games.momotetsu.rules import bonbi, declaring, missions, own_dice, proofs


def could_do(day: Day, team: Team) -> Iterator[Any]:
    """Commands that the phase of a team suggests; `teams.check` says which of them can be."""
    if day.settings.dice_source != "physical":
        return _suggested(day, team)
    return (_with_own_dice(day, team, command) for command in _suggested(day, team))


def _with_own_dice(day: Day, team: Team, command: Any) -> Any:
    """Where nobody else throws, what is thrown comes with dice that might be shown (RM-1.14)."""
    if not isinstance(command, t.Thrown) or not (shown := own_dice.sample(day, team, command)):
        return command
    return replace(command, shown=shown)


def _suggested(day: Day, team: Team) -> Iterator[Any]:
    yield from _OF_PHASE[team.phase](day, team)
    if team.repel_from >= 0:
        yield t.Repel()
        yield t.KeepBonbi()
    if team.debt_since:
        yield from (t.Sell(day.parts.properties[number].id) for number in held(team))
    if bonbi.holds_bonbi(day, team):
        yield from (t.Touch(other.seat) for other in day.others(team))
    yield from (t.RollDestination(), t.ConfirmTouch(), t.DenyTouch(), t.UndoReport(), t.Note("…"), t.CallGM("…"))
    yield from (t.AddProof(claim.entry, photo="photo") for claim in day.claims if claim.seat == team.seat)


def _when_ready(day: Day, team: Team) -> Iterator[Any]:
    yield t.Roll()
    yield t.StepOne()
    yield from declaring.star_options(day, team)


def _when_rolled(day: Day, team: Team) -> Iterator[Any]:
    del day, team
    yield from (t.Keep(), t.Reroll(), t.RocketRoll(), t.Double())


def _when_moving(day: Day, team: Team) -> Iterator[Any]:
    assert team.move is not None
    ids = day.atlas.ids
    yield from (t.DeclareTarget(ids[square]) for square in team.move.ends)
    yield from (t.Arrive(ids[square]) for square in team.move.ends)
    if team.alight:
        yield from (t.Alight(id_) for id_ in ids)
        yield t.NotBoarded()


def _when_processing(day: Day, team: Team) -> Iterator[Any]:
    if team.ask is not None:
        yield from (t.Choose(value) for value in team.ask.options)
    yield from (t.Draw(), t.RollSquare(), t.Finish(), t.CannotDo())
    open_ = [day.parts.missions[mission].id for mission in missions.to_try(day, team)]
    for count in range(1, len(open_) + 1):
        yield from (t.StartMission(ids) for ids in combinations(open_, count))
    yield from (t.TakeFree(day.parts.missions[one].id) for one in missions.open_at(day, team, team.square))
    yield from (t.Buy(item) for item in day.parts.shop)


def _when_in_task(day: Day, team: Team) -> Iterator[Any]:
    if team.job is not None:
        photo, text = proofs.sample(day.parts.cards[team.job.card])
        yield t.Submit(photo=photo, text=text)
        yield from (t.CannotDo(), t.GiveUp())
    for effort in team.efforts:
        id_ = day.parts.missions[effort.mission].id
        yield t.MissionDone(id_, photo="photo")
        yield t.MissionFailed(id_)


def _when_attacked(day: Day, team: Team) -> Iterator[Any]:
    del day
    if team.ask is not None:
        yield from (t.Choose(value) for value in team.ask.options)
    yield t.RollAttack()


def _when_done(day: Day, team: Team) -> Iterator[Any]:
    del day, team
    yield from ()


_OF_PHASE: dict[str, Callable[[Day, Team], Iterator[Any]]] = {
    "ready": _when_ready,
    "rolled": _when_rolled,
    "moving": _when_moving,
    "processing": _when_processing,
    "task": _when_in_task,
    "attack": _when_attacked,
    "done": _when_done,
}
