"""What teams may do: every command with its check and its effect (the decisions of the rules)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.master import rulings
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Claim, Day, Side
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
    squares,
    tasks,
)
from kippu.games.momotetsu.rules.movement import elsewhere

# RM-2.12: what a pause does not stop
_REPORTS = frozenset((
    t.Arrive, t.Alight, t.NotBoarded, t.MissionDone, t.MissionFailed, t.Submit, t.CannotDo, t.AddProof, t.Note,
    t.CallGM,
))  # fmt: skip
# RM-18.1: what happens by itself at a table
_LIVE_ONLY = frozenset((
    t.Arrive, t.Alight, t.NotBoarded, t.MissionDone, t.MissionFailed, t.Submit, t.CannotDo, t.GiveUp, t.RollDestination,
    t.ConfirmTouch, t.DenyTouch, t.AddProof, t.Note, t.CallGM, t.UndoReport,
))  # fmt: skip
_ANSWERS = frozenset((t.Sell, t.Repel, t.KeepBonbi))  # RM-18.14: in nobody's turn


def _arrive(day: Day, team: Side, command: t.Arrive) -> None:
    square = day.atlas.at[command.square]
    flagged = elsewhere(day, square, command.position)
    landing.arrive(day, team, square, flagged=flagged)
    _prove_goal(day, team, command, flagged=flagged)


def _alight(day: Day, team: Side, command: t.Alight) -> None:
    square = day.atlas.at[command.square]
    flagged = elsewhere(day, square, command.position)
    landing.alight(day, team, square, flagged=flagged)
    _prove_goal(day, team, command, flagged=flagged)


def _prove_goal(day: Day, team: Side, command: t.Arrive | t.Alight, *, flagged: bool) -> None:
    """What came with the report belongs to the goal, if it was one (RM-8.3)."""
    if not (command.photo or command.text or flagged):
        return
    proof = {"photo": command.photo, "text": command.text, "flagged": flagged}
    own = (day.entry, team.seat, "goal")
    day.claims = tuple([replace(one, **proof) if (one.entry, one.seat, one.kind) == own else one for one in day.claims])


def _declare(day: Day, team: Side, command: t.DeclareTarget) -> None:
    assert team.move is not None
    team.move = replace(team.move, target=day.atlas.at[command.square])
    team.wake = -1
    day.tell(ev.TargetDeclared(team.seat, command.square))


def _choose(day: Day, team: Side, command: t.Choose) -> None:
    assert team.ask is not None
    (attack if team.ask.card < 0 else cards).choose(day, team, command.value)


def _give_up(day: Day, team: Side, command: t.GiveUp) -> None:
    tasks.submit(day, team, t.Submit(made=command.made))


def _check_proof(day: Day, team: Side, command: t.AddProof) -> None:
    if not any(claim.entry == command.entry and claim.seat == team.seat for claim in day.claims):
        raise IllegalMove("RM-13.2", "no_such_claim", entry=command.entry)


def _add_proof(day: Day, team: Side, command: t.AddProof) -> None:
    """More proof for an own claim; where the game master asked for it, the claim is open again (RM-13.4)."""
    for claim in day.claims:
        if claim.entry == command.entry:
            again = claim.entry in team.redo
            if again:
                rulings.redone(day, team, claim)
            added = replace(
                claim,
                photo=command.photo or claim.photo,
                text=command.text or claim.text,
                status="pending" if again else claim.status,
            )
            day.claims = tuple([added if one is claim else one for one in day.claims])
            day.tell(ev.ProofAdded(team.seat, command.entry))
            return


def _note(day: Day, team: Side, command: t.Note) -> None:
    day.tell(ev.Noted(team.seat, command.text))


def _call(day: Day, team: Side, command: t.CallGM) -> None:
    day.tell(ev.Called(team.seat, command.text))


def _check_undo(day: Day, team: Side, command: t.UndoReport) -> None:
    del day, command
    if team.undo is None:
        raise IllegalMove("RM-2.16", "nothing_to_undo")


def _undo(day: Day, team: Side, command: t.UndoReport) -> None:
    del command
    before, claim = team.undo, team.undo_claim
    assert before is not None
    for name in Side.__struct_fields__:
        setattr(team, name, getattr(before, name))
    day.claims = tuple([one for one in day.claims if one.entry != claim])
    day.tell(ev.ReportUndone(team.seat))


def _anything(day: Day, team: Side, command: Any) -> None:
    del day, team, command


_Check = Callable[[Day, Side, Any], object]
_Do = Callable[[Day, Side, Any], None]
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
    t.Touch: (lambda d, s, c: bonbi.check_touch(d, s, c.seat), lambda d, s, c: bonbi.touch(d, s, c.seat)),
    t.ConfirmTouch: (lambda d, s, _: bonbi.check_answer(d, s), lambda d, s, _: bonbi.confirm(d, s)),
    t.DenyTouch: (lambda d, s, _: bonbi.check_answer(d, s), lambda d, _, __: bonbi.deny(d)),
    t.Repel: (lambda _, s, __: bonbi.check_repel(s), lambda d, s, _: bonbi.repel(d, s)),
    t.KeepBonbi: (lambda _, s, __: bonbi.check_repel(s), lambda _, s, __: bonbi.keep(s)),
    t.Sell: (
        lambda d, s, c: money.check_sell(d, s, c.property),
        lambda d, s, c: money.sell(d, s, d.parts.property_at[c.property]),
    ),
    t.AddProof: (_check_proof, _add_proof),
    t.Note: (_anything, _note),
    t.CallGM: (_anything, _call),
    t.UndoReport: (_check_undo, _undo),
}
DEEDS = {kind: do for kind, (_, do) in _HANDLERS.items()}


def check(day: Day, seat: int, command: Any) -> Side:
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
    if day.parts.table:
        if kind in _LIVE_ONLY or command.made is not None:
            raise IllegalMove("RM-18.1", "happens_by_itself")
        if day.turn != seat and kind not in _ANSWERS:
            raise IllegalMove("RM-18.13", "not_your_turn")
    if isinstance(command, t.Thrown):
        _check_dice(day, command)
    handler[0](day, team, command)
    return team


def _check_dice(day: Day, command: t.Thrown) -> None:
    """Whose dice are thrown (RM-1.14)."""
    if command.shown:
        if day.parts.table or day.settings.dice_source == "server":
            raise IllegalMove("RM-1.14a", "server_rolls")
    elif day.settings.dice_source == "physical" and not day.parts.table and _throws(day, command):
        raise IllegalMove("RM-1.14a", "own_dice_only")


def _throws(day: Day, command: t.Thrown) -> bool:
    """Some star cards need neither dice nor playing cards."""
    return not isinstance(command, t.UseStar) or declaring.throws(day, command)


def act(day: Day, team: Side, command: Any) -> None:
    """What a team does, maybe with its own dice (RM-1.14)."""
    if isinstance(command, t.Thrown) and command.shown:
        day.shown = list(command.shown)
        day.claims = (*day.claims, Claim(day.entry, team.seat, "dice", day.now))
    DEEDS[type(command)](day, team, command)
    day.shown = []
    team.reported = day.now
