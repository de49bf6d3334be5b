"""What teams may do: every command with its check and its effect (the decisions of the rules)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Claim, Day, Team
from kippu.games.momotetsu.rules import (
    alighting,
    attack,
    bonbi,
    cards,
    declaring,
    goal,
    landing,
    missions,
    money,
    own_dice,
    proofs,
    squares,
    tasks,
)

# RM-2.12: what a pause does not stop
_REPORTS = frozenset((
    t.Arrive, t.Alight, t.NotBoarded, t.MissionDone, t.MissionFailed, t.Submit, t.CannotDo, t.AddProof, t.Note,
    t.CallGM,
))  # fmt: skip


def _arrive(day: Day, team: Team, command: t.Arrive) -> None:
    square = day.atlas.at[command.square]
    flagged = proofs.elsewhere(day, square, command.position)
    landing.arrive(day, team, square, flagged=flagged)
    proofs.of_goal(day, team, command, flagged=flagged)


def _alight(day: Day, team: Team, command: t.Alight) -> None:
    square = day.atlas.at[command.square]
    flagged = proofs.elsewhere(day, square, command.position)
    landing.alight(day, team, square, flagged=flagged)
    proofs.of_goal(day, team, command, flagged=flagged)


def _declare(day: Day, team: Team, command: t.DeclareTarget) -> None:
    assert team.move is not None
    team.move = replace(team.move, target=day.atlas.at[command.square])
    day.schedule.replan(team)
    day.tell(ev.TargetDeclared(team.seat, command.square))


def _choose(day: Day, team: Team, command: t.Choose) -> None:
    assert team.ask is not None
    (attack if team.ask.card < 0 else cards).choose(day, team, command.value)


def _give_up(day: Day, team: Team, command: t.GiveUp) -> None:
    tasks.submit(day, team, t.Submit(made=command.made))


def _note(day: Day, team: Team, command: t.Note) -> None:
    day.tell(ev.Noted(team.seat, command.text))


def _call(day: Day, team: Team, command: t.CallGM) -> None:
    day.tell(ev.Called(team.seat, command.text))


def _check_undo(day: Day, team: Team, command: t.UndoReport) -> None:
    del day, command
    if team.undo is None:
        raise IllegalMove("RM-2.16", "nothing_to_undo")


def _undo(day: Day, team: Team, command: t.UndoReport) -> None:
    del command
    before, claim = team.undo, team.undo_claim
    assert before is not None
    for name in Team.__struct_fields__:
        setattr(team, name, getattr(before, name))
    day.claims = tuple([one for one in day.claims if one.entry != claim])
    day.tell(ev.ReportUndone(team.seat))


def _anything(day: Day, team: Team, command: Any) -> None:
    del day, team, command


_Check = Callable[[Day, Team, Any], object]
_Do = Callable[[Day, Team, Any], None]
_HANDLERS: dict[type, tuple[_Check, _Do]] = {
    t.Roll: (lambda d, s, _: declaring.check_roll(d, s), lambda d, s, _: declaring.roll(d, s)),
    t.UseStar: (declaring.check_star, declaring.use_star),
    t.StepOne: (lambda d, s, _: declaring.check_step(d, s), lambda d, s, _: declaring.step(d, s)),
    t.Keep: (lambda _, s, __: declaring.check_keep(s), lambda d, s, _: declaring.keep(d, s)),
    t.Reroll: (lambda _, s, __: declaring.check_reroll(s), lambda d, s, _: declaring.reroll(d, s)),
    t.RocketRoll: (lambda _, s, __: declaring.check_rocket(s), lambda d, s, _: declaring.rocket(d, s)),
    t.Double: (lambda _, s, __: declaring.check_double(s), lambda d, s, _: declaring.double(d, s)),
    t.DeclareTarget: (lambda d, s, c: landing.check_declare(d, s, c.square), _declare),
    t.Arrive: (lambda d, s, c: landing.check_arrive(d, s, c.square), _arrive),
    t.Alight: (lambda d, s, c: landing.check_alight(d, s, c.square), _alight),
    t.NotBoarded: (lambda _, s, __: alighting.check_not_boarded(s), lambda d, s, _: alighting.not_boarded(d, s)),
    t.RollDestination: (lambda d, s, _: goal.check_roll(d, s), lambda d, _, __: goal.next_destination(d)),
    t.StartMission: (
        lambda d, s, c: missions.check_start(d, s, c.missions),
        lambda d, s, c: missions.start(d, s, c.missions),
    ),
    t.TakeFree: (
        lambda d, s, c: missions.check_free(d, s, c.mission),
        lambda d, s, c: missions.take_free(d, s, c.mission),
    ),
    t.Draw: (lambda d, s, _: squares.check_draw(d, s), lambda d, s, _: squares.draw(d, s)),
    t.RollSquare: (lambda d, s, _: squares.check_roll(d, s), lambda d, s, _: squares.roll(d, s)),
    t.Buy: (lambda d, s, c: squares.check_buy(d, s, c.card), lambda d, s, c: squares.buy(d, s, c.card)),
    t.Choose: (lambda d, s, c: cards.check_choose(d, s, c.value), _choose),
    t.Finish: (lambda d, s, _: squares.check_finish(d, s), lambda d, s, _: squares.finish(d, s)),
    t.Submit: (tasks.check_submit, tasks.submit),
    t.CannotDo: (lambda d, s, _: tasks.check_cannot(d, s), lambda d, s, _: tasks.cannot(d, s)),
    t.GiveUp: (lambda d, s, _: tasks.check_give_up(d, s), _give_up),
    t.MissionDone: (missions.check_done, missions.done),
    t.MissionFailed: (
        lambda d, s, c: missions.check_report(d, s, c.mission),
        lambda d, s, c: missions.failed(d, s, c.mission),
    ),
    t.RollAttack: (lambda d, s, _: attack.check(d, s), lambda d, s, _: attack.roll(d, s)),
    t.Touch: (lambda d, s, c: bonbi.check_touch(d, s, c.seat), lambda d, s, c: d.schedule.touch(d, s, d.teams[c.seat])),
    t.ConfirmTouch: (lambda d, s, _: bonbi.check_answer(d, s), lambda d, s, _: bonbi.confirm(d, s)),
    t.DenyTouch: (lambda d, s, _: bonbi.check_answer(d, s), lambda d, _, __: bonbi.deny(d)),
    t.Repel: (lambda _, s, __: bonbi.check_repel(s), lambda d, s, _: bonbi.repel(d, s)),
    t.KeepBonbi: (lambda _, s, __: bonbi.check_repel(s), lambda _, s, __: bonbi.keep(s)),
    t.Sell: (
        lambda d, s, c: money.check_sell(d, s, c.property),
        lambda d, s, c: money.sell(d, s, d.parts.property_at[c.property]),
    ),
    t.AddProof: (proofs.check_add, proofs.add),
    t.Note: (_anything, _note),
    t.CallGM: (_anything, _call),
    t.UndoReport: (_check_undo, _undo),
}
EFFECTS = {kind: do for kind, (_, do) in _HANDLERS.items()}


def check(day: Day, seat: int, command: Any) -> Team:
    """Refuse what a team may not do now (RM-2.14)."""
    kind = type(command)
    handler = _HANDLERS.get(kind)
    if handler is None:
        raise IllegalMove("RM-2.14", "not_for_teams")
    team = day.teams[seat]
    if day.phase != "running":
        raise IllegalMove("RM-1.6a", "not_running")
    if team.withdrawn:
        raise IllegalMove("RM-1.15a", "withdrawn")
    if day.paused_since and kind not in _REPORTS:
        raise IllegalMove("RM-2.12b", "paused")
    day.schedule.check(day, team, command)
    if isinstance(command, t.Thrown):
        _check_dice(day, team, command)
    handler[0](day, team, command)
    return team


def _check_dice(day: Day, team: Team, command: t.Thrown) -> None:
    """Whose dice are thrown (RM-1.14)."""
    if command.shown:
        if day.settings.dice_source == "server":
            raise IllegalMove("RM-1.14a", "server_rolls")
    elif day.settings.dice_source == "physical" and own_dice.thrown(day, team, command):
        raise IllegalMove("RM-1.14a", "own_dice_only")


def act(day: Day, team: Team, command: Any) -> None:
    """What a team does, maybe with its own dice (RM-1.14)."""
    if isinstance(command, t.Thrown) and command.shown:
        day.shown = list(command.shown)
        day.claims = (*day.claims, Claim(day.entry, team.seat, "dice", day.now))
    EFFECTS[type(command)](day, team, command)
    day.shown = []
    team.reported = day.now
