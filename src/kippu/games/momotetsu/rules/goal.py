"""The goal process: points, forced alighting, the next destination, the resume (RM-8)."""

import math

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import (
    AlightOrdered,
    DestinationSet,
    EconomySet,
    GateSet,
    GoalReached,
    LateOff,
    Resumed,
)
from kippu.games.momotetsu.model.state import (
    INFLATION,
    MINUTE,
    NOWHERE,
    UNTIL_GOAL,
    Before,
    Claim,
    Day,
    Hold,
    Move,
    Team,
)
from kippu.games.momotetsu.rules import bonbi
from kippu.games.momotetsu.rules.money import pay
from kippu.games.momotetsu.rules.movement import CANNOT_SCORE, aim_for, cancel, holding, set_off


def draw_destination(day: Day, other_than: int) -> int:
    """Two dice on the destination table, again while they give a square that cannot be (RM-8.15, RM-8.17)."""
    while True:
        dice = (day.die(), day.die())
        square = day.parts.destinations[dice]
        if square != other_than:
            day.tell(DestinationSet(day.atlas.ids[square], dice))
            return square


# --- scoring ----------------------------------------------------------------------------------------------


def landed(day: Day, team: Team, move: Move) -> None:
    """Whether a landing is a goal, and all that follows (RM-8.1, RM-8.2, RM-8.6, RM-8.24, RM-8.25)."""
    hold, square = day.hold, team.square
    if move.kind in CANNOT_SCORE:
        return
    if hold is not None and square == hold.square and same_time(day, day.now, hold.goal_at):
        _join(day, team)
    elif square != day.destination or _told(day, team):
        return
    elif hold is None:
        _begin(day, team)
        _notice(day)
    elif hold.announced and move.exempt and _in_time(day):
        day.next_goals = (*day.next_goals, (team.seat, day.now))


def _told(day: Day, team: Team) -> bool:
    """A landing of a team that was told to get off is no goal of its own (RM-8.2)."""
    return bool(team.alight) and not day.parts.readings.told_can_score


def _in_time(day: Day) -> bool:
    """For a goal during the hold: as the first one, or at the same time (RM-8.6, RM-8.24)."""
    if not day.next_goals:
        return True
    return same_time(day, day.now, day.next_goals[0][1]) and not day.parts.readings.one_goal_in_a_hold


def same_time(day: Day, one: int, other: int) -> bool:
    """Whether two arrivals are in the same clock minute (RM-8.6)."""
    bucket = day.parts.rates.goal.same_goal_bucket_seconds * 1000
    return one // bucket == other // bucket


def same(day: Day, one: Claim, other: Claim) -> bool:
    """Whether two teams say that they scored the same goal; the next one is on another square (RM-8.17)."""
    return one.what == other.what and same_time(day, one.at, other.at)


def _begin(day: Day, team: Team) -> None:
    before = Before(
        day.destination,
        day.previous_destination,
        day.bonbi,
        day.economy,
        day.gate_until,
        tuple([one.statuses for one in day.teams]),
    )
    inflated = sum(1 << one.seat for one in day.teams if one.statuses & INFLATION)
    day.goals += 1
    day.hold = Hold(
        square=team.square,
        goal_at=day.now,
        scorers=0,
        roller=team.seat,
        origin=day.previous_destination,
        inflated=inflated,
        last=day.rolls_over,
        number=day.goals,
    )
    day.schedule.look_again()
    _score(day, team, before)
    _end_statuses(day)


def _notice(day: Day) -> None:
    if day.settings.goal_notice != "auto":
        return
    if day.received <= day.now:
        announce(day)
    else:  # T0 is the receipt of the goal (RM-8.7)
        assert day.hold is not None
        day.hold = replace(day.hold, notice_at=day.received)


def _join(day: Day, team: Team) -> None:
    """Another team at the same time; neither can get bonbi (RM-8.6, RM-9.3)."""
    _score(day, team, None)
    assert day.hold is not None
    if day.hold.assigned and bonbi.holds_bonbi(day, team) and day.bonbi is not None and day.bonbi.how == "goal":
        bonbi.assign(day)


def _score(day: Day, team: Team, before: Before | None) -> None:
    hold, rates = day.hold, day.parts.rates.goal
    assert hold is not None
    each = rates.distance_bonus_late if day.late else rates.distance_bonus  # RM-1.10: by the arrival
    points = day.parts.goal_points[hold.square] + each * day.atlas.distance(hold.origin, hold.square)
    if hold.inflated >> team.seat & 1:
        points += rates.inflation_bonus
    team.goals += 1
    team.scored = True
    day.hold = replace(hold, scorers=hold.scorers | 1 << team.seat)
    day.tell(GoalReached(team.seat, day.atlas.ids[hold.square], points))
    pay(day, team, points)
    claim = Claim(day.entry, team.seat, "goal", day.now, what=hold.square, points=points, before=before)
    day.schedule.claim(day, claim)


def _end_statuses(day: Day) -> None:
    """What a goal ends for all (RM-8.13)."""
    for team in day.teams:
        team.statuses &= ~UNTIL_GOAL
    if day.economy != "normal":
        day.economy = "normal"
        day.tell(EconomySet("normal"))
    end_gate(day)


def end_gate(day: Day) -> None:
    """The gate is gone, and so is the wait of teams that were stuck behind it (RM-3.12)."""
    if day.gate_until:
        day.gate_until = 0
        day.tell(GateSet(0))
        for team in day.teams:
            if team.wait_until:
                team.wait_until = 0
                day.schedule.replan(team)


# --- forced alighting -------------------------------------------------------------------------------------


def announce(day: Day) -> None:
    """T0: everybody stops; who is in a vehicle gets off at the next square (RM-8.7 to RM-8.11)."""
    assert day.hold is not None
    t0 = day.now
    day.schedule.look_again()
    day.hold = replace(day.hold, t0=t0, notice_at=0, positions=tuple([team.square for team in day.teams]))
    told = [team.seat for team in day.in_play if _gets_off(day, team)]
    day.hold = replace(day.hold, waiting=sum(1 << seat for seat in told))
    day.tell(AlightOrdered(tuple(told), t0, "goal"))
    _go_on(day)


def _gets_off(day: Day, team: Team) -> bool:
    """Whether a team is to get off and report it; who has not left stays, who is exempt rides on."""
    move, readings = team.move, day.parts.readings
    if team.phase == "rolled":
        cancel(day, team)
        return False
    if team.alight == "goal":  # still aboard from an earlier goal, whose clock goes on (RM-8.22)
        if readings.forgets_who_is_aboard:
            return False
    elif team.alight:
        _tell(day, team)  # ordered before: that it gets off is known
    elif move is None:
        return False
    elif move.exempt or move.walks:
        _position(day, team.seat, _next_square(day, team, move))
        return False
    elif day.schedule.has_left(day, team):
        _tell(day, team)
        day.schedule.told_to_alight(day, team)
    else:
        cancel(day, team)
        return False
    if team.move is not None and team.move.off >= 0 and not readings.counts_late_at_start:
        _position(day, team.seat, team.move.off)  # RM-18.11
    return True


def _tell(day: Day, team: Team) -> None:
    assert day.hold is not None
    team.alight, team.alight_since = "goal", day.now
    if team.move is not None:
        team.move = replace(team.move, told=day.hold.number)


def _next_square(day: Day, team: Team, move: Move) -> int:
    """The next square on the way of an exempt team, the start of one that walks (RM-9.4, RM-18.11)."""
    return move.start if move.walks else day.schedule.next_square(day, team)


def _position(day: Day, seat: int, square: int) -> None:
    assert day.hold is not None
    positions = day.hold.positions
    day.hold = replace(day.hold, positions=(*positions[:seat], square, *positions[seat + 1 :]))


def got_off(day: Day, team: Team) -> None:
    """A team told to get off has done so; late minutes cost points (RM-8.20 to RM-8.22, RM-9.4)."""
    why, team.alight = team.alight, ""
    if why == "goal":
        _late(day, team)
        team.alight_since = 0
    hold = day.hold
    if hold is not None and hold.waiting >> team.seat & 1:
        _position(day, team.seat, team.square)
        day.hold = replace(day.hold, waiting=hold.waiting & ~(1 << team.seat))  # type: ignore[type-var]
        _go_on(day)


def _late(day: Day, team: Team) -> None:
    rates = day.parts.rates.goal
    over = (day.now - team.alight_since - rates.alight_minutes * MINUTE) / MINUTE
    minutes = math.floor(over) if day.settings.late_minutes_rounding == "floor" else math.ceil(over)
    if minutes > 0:
        points = -minutes * rates.late_points_per_minute
        team.late_points = points
        day.tell(LateOff(team.seat, minutes, points))
        pay(day, team, points)


# --- the next destination and the resume ------------------------------------------------------------------


def check_roll(day: Day, team: Team) -> None:
    """The first reporter rolls, once (RM-8.15, RM-8.16)."""
    hold = day.hold
    if hold is None or not hold.t0 or hold.announced or hold.last:
        raise IllegalMove("RM-8.15a", "no_destination_to_roll")
    if hold.roller != team.seat:
        raise IllegalMove("RM-8.16a", "not_the_roller")


def next_destination(day: Day) -> None:
    """Two dice; the square just reached becomes the previous destination (RM-8.15)."""
    assert day.hold is not None
    scorers = [team for team in day.teams if awaits_destination(day, team)]
    if day.parts.readings.forgets_alighting:
        scorers = _of_all_goals(day)
    day.previous_destination = day.hold.square
    aim_for(day, draw_destination(day, day.hold.square))
    day.hold = replace(day.hold, announced=True)
    day.schedule.look_again()
    for team in scorers:
        day.schedule.replan(team)  # RM-8.18: they work off their square
    _go_on(day)


def _of_all_goals(day: Day) -> list[Team]:
    """Scorers as the first version knew them: also of earlier goals, and without a plan to get off."""
    scorers = [team for team in day.teams if team.scored]
    for team in scorers:
        if team.move is not None:
            team.move = replace(team.move, off=NOWHERE, off_at=0)
    return scorers


def awaits_destination(day: Day, team: Team) -> bool:
    """Whether a team has scored, and cannot work off its square before the next destination is announced (RM-8.18)."""
    hold = day.hold
    if hold is None or hold.announced or hold.last or not team.scored:
        return False
    scored_now = team.phase == "processing" and bool(hold.scorers >> team.seat & 1)
    return scored_now or day.parts.readings.earlier_scorers_wait


def _go_on(day: Day) -> None:
    """Bonbi when all positions are known, the resume when the destination is set too (RM-8.14, RM-8.19)."""
    hold = day.hold
    if hold is None or hold.waiting:
        return
    if not hold.assigned:
        day.hold = hold = replace(hold, assigned=True)
        bonbi.assign(day)
    if hold.announced or hold.last:
        resume(day)


def resume(day: Day) -> None:
    """Play goes on (RM-8.19)."""
    hold = day.hold
    assert hold is not None
    if not hold.assigned:
        bonbi.assign(day)
    day.hold = None
    day.schedule.look_again()
    if hold.last:
        aim_for(day, NOWHERE)  # RM-8.26
    day.tell(Resumed(day.now))
    for team in day.in_play:
        if team.phase == "ready":
            set_off(day, team)
    day.schedule.resumed(day)
    if day.next_goals:
        _begin_later(day)


def _begin_later(day: Day) -> None:
    """A goal scored during the last hold: its points by its arrival, its process from now (RM-8.24)."""
    scorers, day.next_goals = day.next_goals, ()
    resumed = day.now
    for seat, at in scorers:
        day.now = at
        if day.hold is None:
            _begin(day, day.teams[seat])
        else:
            _join(day, day.teams[seat])
    day.now = resumed
    _notice(day)


def deadline(day: Day) -> None:
    """Five minutes after T0: the server rolls if nobody did, and play resumes in any case (RM-8.16, RM-8.19)."""
    hold = day.hold
    assert hold is not None
    if not hold.announced and not hold.last:
        next_destination(day)
    if day.hold is not None and holding(day):
        resume(day)
