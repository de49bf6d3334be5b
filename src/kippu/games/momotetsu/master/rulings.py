"""Rulings: the game master approves or rejects what teams claim (RM-13.2 to RM-13.5)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import Task
from kippu.games.momotetsu.model.commands import Approve, Reject
from kippu.games.momotetsu.model.feed import Resumed, Ruled
from kippu.games.momotetsu.model.state import STATUSES, Before, Claim, Day, Hold, Team, held
from kippu.games.momotetsu.rules import bonbi, goal, money
from kippu.games.momotetsu.rules.movement import aim_for, as_declared, set_off


def _claim(day: Day, entry: int) -> Claim:
    for claim in day.claims:
        if claim.entry == entry and claim.status != "rejected":
            return claim
    raise IllegalMove("RM-13.2", "no_such_claim", entry=entry)


def _rule(day: Day, claim: Claim, status: Any) -> None:
    day.claims = tuple([replace(one, status=status) if one is claim else one for one in day.claims])


def _open_claim(day: Day, entry: int) -> Claim:
    """One that waits for a ruling; an entry may have several (RM-8.24)."""
    for claim in day.claims:
        if claim.entry == entry and claim.status == "pending":
            return claim
    raise IllegalMove("RM-13.2", "no_such_claim", entry=entry)


def check_approve(day: Day, command: Approve) -> None:
    """A claim that is open."""
    _open_claim(day, command.entry)


def approve(day: Day, command: Approve) -> None:
    """A provisional gain is final (RM-13.2)."""
    claim = _open_claim(day, command.entry)
    _rule(day, claim, "approved")
    team = day.teams[claim.seat]
    team.redo = tuple([entry for entry in team.redo if entry != claim.entry])
    day.tell(Ruled(claim.seat, claim.entry, "approve", 0, command.reason))


def check_reject(day: Day, command: Reject) -> None:
    """Human cards are redone, sent back or waived; everything else is reversed."""
    claim = _claim(day, command.entry)
    if (claim.kind == "task") != (command.how != "reversal"):
        raise IllegalMove("RM-13.4a", "wrong_ruling")


def reject(day: Day, command: Reject) -> None:
    """What followed from the claim goes back (RM-13.3 to RM-13.5)."""
    claim = _claim(day, command.entry)
    _rule(day, claim, "approved" if command.how == "waive" else "rejected")
    team = day.teams[claim.seat]
    points = _REVERSALS[claim.kind](day, team, claim, command.how)
    day.tell(Ruled(claim.seat, claim.entry, command.how, points, command.reason))


def _reject_mission(day: Day, team: Team, claim: Claim, how: str) -> int:
    """Property, payments and sale go; the mission is open again (RM-13.3)."""
    del how
    one, points = day.parts.properties[claim.what], 0
    kept = []
    for own in team.owned:
        if own.property != claim.what:
            kept.append(own)
            continue
        points -= own.got
        for k, at in enumerate(day.settled):
            if own.since <= at and (not own.until or at < own.until):
                points -= one.settlement[k]
    team.owned = tuple(kept)
    team.cleared &= ~(1 << claim.what)
    if not held(team):
        team.debt_since = 0
    money.pay(day, team, points)
    return points


def _reject_task(day: Day, team: Team, claim: Claim, how: str) -> int:
    """Redo, return or waive (RM-13.4)."""
    effect = day.parts.cards[claim.what].effect
    if how == "redo":
        team.redo = (*team.redo, claim.entry)
        if isinstance(effect, Task) and effect.then is not None:
            team.statuses &= ~STATUSES[effect.then]  # suspended until redone
    elif how == "return" and claim.square >= 0:
        team.return_to = claim.square
        if team.phase == "ready":
            set_off(day, team)
    return 0


def _reject_goal(day: Day, team: Team, claim: Claim, how: str) -> int:
    """Everything that followed from the goal goes back (RM-8.27)."""
    del how
    team.goals -= 1
    team.scored = False
    money.pay(day, team, -claim.points)
    before = _before(day, claim)
    if before is not None:
        day.goals -= 1
        day.previous_destination = before.previous_destination
        day.economy, day.gate_until = before.economy, before.gate_until if before.gate_until > day.now else 0
        aim_for(day, before.destination)
        for one, statuses in zip(day.teams, before.statuses, strict=True):
            one.statuses |= statuses & (STATUSES["rocket"] | STATUSES["red_immune"] | STATUSES["inflation"])
        if day.bonbi != before.bonbi and (day.bonbi is None or day.bonbi.how == "goal"):
            day.bonbi = before.bonbi
        if day.hold is not None:
            day.hold = None
            for one in day.teams:
                one.alight, one.alight_since = "", 0
                one.move = None if one.move is None else as_declared(one.move)
            day.tell(Resumed(day.now))
            for one in day.in_play:
                if one.phase == "ready":
                    set_off(day, one)
    elif day.hold is not None and _is_of(day, day.hold, claim):
        day.hold = replace(day.hold, scorers=day.hold.scorers & ~(1 << team.seat))
    return -claim.points


def _before(day: Day, claim: Claim) -> Before | None:
    """What a rejected goal goes back to; nothing if others scored it too, or another one was scored since."""
    goals = [one for one in day.claims if one.kind == "goal"]
    if day.parts.readings.tells_goals_by_square:
        later = any(one.entry > claim.entry and one.what != claim.what for one in goals)
        others = any(one.what == claim.what and one.status != "rejected" for one in goals)
        return None if later or others else claim.before
    if any(one.status != "rejected" and (goal.same(day, one, claim) or one.at > claim.at) for one in goals):
        return None
    return next((one.before for one in goals if one.before is not None and goal.same(day, one, claim)), None)


def _is_of(day: Day, hold: Hold, claim: Claim) -> bool:
    """Whether a goal is the one that is being worked off."""
    by_square = day.parts.readings.tells_goals_by_square
    return by_square or (claim.what == hold.square and goal.same_time(day, claim.at, hold.goal_at))


def _reject_touch(day: Day, team: Team, claim: Claim, how: str) -> int:
    """Bonbi returns, and the attacks that the touch caused are reversed (RM-13.5)."""
    del team, how
    touched, points = day.teams[claim.what], 0
    for strike in day.strikes:
        if strike.cause == claim.entry and strike.seat == touched.seat:
            points -= strike.points
            touched.hand = (*touched.hand, *strike.lost)
            for card in strike.gained:
                if card in touched.hand:
                    at = touched.hand.index(card)
                    touched.hand = (*touched.hand[:at], *touched.hand[at + 1 :])
            if strike.property >= 0:
                touched.owned = tuple(
                    [replace(own, until=0, got=0) if own.property == strike.property else own for own in touched.owned]
                )
    day.strikes = tuple([strike for strike in day.strikes if strike.cause != claim.entry])
    money.pay(day, touched, points)
    if day.bonbi is not None and day.bonbi.holder == touched.seat and day.bonbi_cause == claim.entry:
        assert claim.bonbi is not None
        bonbi.come(day, day.teams[claim.seat], "master")
        day.bonbi = claim.bonbi
        day.touch_blocked_until = 0
    return points


def _reject_dice(day: Day, team: Team, claim: Claim, how: str) -> int:
    """Own dice that were not as reported: the game master corrects what came of them (RM-1.14)."""
    del day, team, claim, how
    return 0


_REVERSALS: dict[str, Callable[[Day, Team, Claim, str], int]] = {
    "mission": _reject_mission,
    "task": _reject_task,
    "goal": _reject_goal,
    "touch": _reject_touch,
    "dice": _reject_dice,
}
