"""Bonbi: who has it and how it goes from team to team (RM-9.1 to RM-9.13, RM-9.26 to RM-9.33)."""

from typing import Literal

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import BonbiGone, BonbiMoved, BonbiTied, Repelled, TouchClaimed, TouchDenied
from kippu.games.momotetsu.model.state import MINUTE, NOBODY, NOWHERE, Bonbi, Claim, Day, Move, PendingTouch, Team
from kippu.games.momotetsu.rules.money import pay
from kippu.games.momotetsu.rules.movement import holding, leave

How = Literal["goal", "touch", "card", "sent", "repelled", "master"]


def holds_bonbi(day: Day, team: Team) -> bool:
    """Whether a team has bonbi."""
    return day.bonbi is not None and day.bonbi.holder == team.seat


def come(day: Day, team: Team, how: How, *, came_from: int = NOBODY, square: int = NOWHERE, by_goal: int = 0) -> None:
    """Bonbi goes to a team; an attack that was due and not yet rolled lapses (RM-9.9)."""
    before = day.bonbi
    due: Literal["here", "next"] = "next"  # RM-9.11, RM-9.12
    if how in ("touch", "sent", "master") and team.phase in ("processing", "task"):
        due = "here"  # RM-9.10: the square is not yet worked off
    if how == "card" and day.settings.own_bonbi_card_attack == "this_square" and team.phase != "attack":
        due = "here"
    day.bonbi = Bonbi(team.seat, how, came_from, square, due, goal=by_goal)
    day.bonbi_cause = day.entry if how == "touch" else 0
    day.tell(BonbiMoved(team.seat, how))
    if before is not None and before.holder != team.seat:
        _lapse(day, day.teams[before.holder])


def go(day: Day) -> None:
    """Nobody has bonbi any more (RM-1.15)."""
    if day.bonbi is not None:
        holder = day.teams[day.bonbi.holder]
        day.bonbi = None
        day.tell(BonbiGone())
        _lapse(day, holder)


def _lapse(day: Day, team: Team) -> None:
    team.repel_from, team.repel_until = NOBODY, 0
    if team.phase == "attack" and not team.struck:
        leave(day, team)


def stands(day: Day, team: Team) -> None:
    """The holder comes to a square: on another than where bonbi came by a goal it may touch (RM-9.29)."""
    bonbi = day.bonbi
    if bonbi is None or bonbi.holder != team.seat or bonbi.square in (NOWHERE, team.square):
        return
    if not day.parts.readings.untouchable_until_moving:
        day.bonbi = replace(bonbi, square=NOWHERE)


def landed(day: Day, team: Team, move: Move) -> None:
    """Every landing of the holder makes its attack due here (RM-9.13), but for a goal that bonbi came by (RM-8.12)."""
    bonbi = day.bonbi
    if bonbi is not None and bonbi.holder == team.seat and bonbi.due == "next" and not _spared(day, bonbi, move):
        day.bonbi = replace(bonbi, due="here")


def _spared(day: Day, bonbi: Bonbi, move: Move) -> bool:
    """Whether bonbi came by the goal that the team gets off for, or by one since then (RM-8.12, RM-9.11)."""
    if day.parts.readings.spared_by_every_goal:
        return move.told > 0 and bonbi.how == "goal"
    return 0 < move.told <= bonbi.goal


def declared(day: Day, team: Team) -> None:
    """The holder begins a turn (RM-9.30); a target's time to send bonbi back is over (RM-9.32)."""
    bonbi = day.bonbi
    if bonbi is not None and bonbi.holder == team.seat and bonbi.attacked and not bonbi.declared:
        day.bonbi = replace(bonbi, declared=True)
    if team.repel_from >= 0:
        keep(team)


# --- by a goal --------------------------------------------------------------------------------------------


def assign(day: Day) -> None:
    """To the team farthest from the scoring square; dice between equals (RM-9.2 to RM-9.6)."""
    hold = day.hold
    assert hold is not None
    if hold.last:
        return  # RM-8.26
    far = day.atlas.distances(hold.square)
    at = {team.seat: far[hold.positions[team.seat]] for team in day.in_play if not hold.scorers >> team.seat & 1}
    if not at:
        return  # RM-9.3
    most = max(at.values())
    tied = [seat for seat, squares in at.items() if squares == most]
    while len(tied) > 1:
        dice = tuple(day.chance.roll(6) for _ in tied)
        day.tell(BonbiTied(tuple(tied), dice))
        tied = [seat for seat, face in zip(tied, dice, strict=True) if face == min(dice)]
    if day.bonbi is None or day.bonbi.holder != tied[0]:  # RM-9.6
        come(day, day.teams[tied[0]], "goal", square=hold.positions[tied[0]], by_goal=hold.number)


# --- by touch ---------------------------------------------------------------------------------------------


def check_touch(day: Day, team: Team, seat: int) -> None:
    """Refuse a touch that the rules forbid."""
    bonbi = day.bonbi
    if bonbi is None or bonbi.holder != team.seat:
        raise IllegalMove("RM-9.26", "not_the_holder")
    if not 0 <= seat < len(day.teams) or seat == team.seat or day.teams[seat].withdrawn:
        raise IllegalMove("RM-9.26", "no_such_team", team=seat + 1)
    if holding(day):
        raise IllegalMove("RM-9.29b", "hold")
    if day.touch is not None:
        raise IllegalMove("RM-9.27a", "touch_open")
    if day.touch_blocked_until:
        raise IllegalMove("RM-9.28", "touch_blocked")
    if bonbi.square >= 0:
        raise IllegalMove("RM-9.29a", "touch_where_it_came")
    if bonbi.came_from == seat and not bonbi.declared:
        raise IllegalMove("RM-9.30", "touch_back")
    day.schedule.check_touch(team, day.teams[seat])


def claim_touch(day: Day, team: Team, other: Team) -> None:
    """The holder says that it met a team, which is to answer (RM-9.27)."""
    day.tell(TouchClaimed(team.seat, other.seat))
    until = day.now + day.parts.rates.bonbi.touch_confirm_minutes * MINUTE
    day.touch = PendingTouch(team.seat, other.seat, until, day.entry)


def pass_on(day: Day, team: Team, other: Team) -> None:
    """Bonbi goes to the team that was touched; for a while nobody touches again (RM-9.28)."""
    come(day, other, "touch", came_from=team.seat)
    day.touch_blocked_until = day.now + day.parts.rates.bonbi.touch_block_minutes * MINUTE
    day.schedule.look_again()


def check_answer(day: Day, team: Team) -> None:
    """Only who was touched answers."""
    if day.touch is None or day.touch.other != team.seat:
        raise IllegalMove("RM-9.27a", "not_touched")


def confirm(day: Day, team: Team) -> None:
    """Yes: bonbi moves (RM-9.27)."""
    pending = day.touch
    assert pending is not None
    day.touch = None
    if day.bonbi is None or day.bonbi.holder != pending.holder:
        return
    day.claims = (
        *day.claims,
        Claim(day.entry, pending.holder, "touch", day.now, what=team.seat, bonbi=day.bonbi),
    )
    pass_on(day, day.teams[pending.holder], team)


def deny(day: Day) -> None:
    """No, or no answer: the game master decides (RM-9.27)."""
    pending = day.touch
    assert pending is not None
    day.touch = None
    day.tell(TouchDenied(pending.other, pending.holder))


# --- by a card --------------------------------------------------------------------------------------------


def send(day: Day, team: Team, seat: int) -> None:
    """A Bonbi card sends it; the target may pay to send it back (RM-9.31, RM-9.33)."""
    team.sent = True
    target = day.teams[seat]
    come(day, target, "sent", came_from=team.seat)
    target.repel_from = team.seat
    day.schedule.look_again()
    target.repel_until = day.now + day.parts.rates.bonbi.repel_window_minutes * MINUTE


def check_repel(team: Team) -> None:
    """Only a team that bonbi was sent to, while its time lasts."""
    if team.repel_from < 0:
        raise IllegalMove("RM-9.32a", "nothing_to_repel")


def repel(day: Day, team: Team) -> None:
    """Pay, and bonbi returns to the sender (RM-9.31)."""
    sender, cost = day.teams[team.repel_from], day.parts.rates.bonbi.repel_cost
    pay(day, team, -cost)
    day.tell(Repelled(team.seat, sender.seat, -cost))
    come(day, sender, "repelled", came_from=team.seat)
    team.repel_from, team.repel_until = NOBODY, 0


def keep(team: Team) -> None:
    """Let it stay."""
    team.repel_from, team.repel_until = NOBODY, 0
