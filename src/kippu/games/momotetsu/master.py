"""The game master: corrections, and the powers over clock and play (RM-13)."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu import alighting, bonbi, clock, goal, money, rulings
from kippu.games.momotetsu.events import Announced, Corrected, Mastered, MoveRestored, Paused, Unpaused, Withdrawn
from kippu.games.momotetsu.kit import Settings, clock_ms
from kippu.games.momotetsu.movement import enter, holding, set_off
from kippu.games.momotetsu.state import NOBODY, NOWHERE, STATUSES, Day, Side, State
from kippu.games.momotetsu.types import (
    AnnounceAlight,
    Approve,
    AssignBonbi,
    Broadcast,
    CallSettlement,
    CloseEdge,
    CloseResult,
    Correct,
    DrawFirstDestination,
    EndNow,
    ForceAlight,
    Pause,
    Reject,
    ReplaceMission,
    RestoreMove,
    ResumeGoal,
    SetClock,
    SetOption,
    SetPosition,
    SetTeams,
    Unpause,
    WaiveLate,
    Withdraw,
)


def _team(day: Day, seat: int) -> Side:
    if not 0 <= seat < len(day.teams) or day.teams[seat].withdrawn:
        raise IllegalMove("RM-13.6", "no_such_team", team=seat + 1)
    return day.teams[seat]


def _before(day: Day) -> None:
    if day.phase != "before":
        raise IllegalMove("RM-1.11", "already_started")


def _running(day: Day) -> None:
    if day.phase != "running":
        raise IllegalMove("RM-1.6", "not_running")


# --- before the start -------------------------------------------------------------------------------------


def _check_first(day: Day, command: DrawFirstDestination) -> None:
    del command
    _before(day)
    if day.destination >= 0:
        raise IllegalMove("RM-1.11", "destination_drawn")


def _first(day: Day, command: DrawFirstDestination) -> None:
    del command
    day.destination = goal.draw_destination(day, NOWHERE)


def _check_option(day: Day, command: SetOption) -> None:
    _before(day)
    _settings(day, command)


def _settings(day: Day, command: SetOption) -> Settings:
    try:
        changed = msgspec.convert(msgspec.structs.asdict(day.settings) | {command.name: command.value}, Settings)
    except msgspec.ValidationError as error:
        raise IllegalMove("RM-13.6", "no_such_option", option=command.name) from error
    known = {station.id for station in day.parts.kit.map.optional}
    if not set(changed.extra_stations) <= known:
        raise IllegalMove("RM-3.21", "no_such_option", option=command.name)
    return changed


def _option(day: Day, command: SetOption) -> None:
    day.settings = _settings(day, command)
    day.map_changed()
    day.tell(Mastered("set_option", command.reason))


def _check_teams(day: Day, command: SetTeams) -> None:
    _before(day)
    least = day.parts.kit.kit.teams.min_members
    if len(command.members) != len(day.teams) or min(command.members) < least:
        raise IllegalMove("RM-1.1", "too_few_members", least=least)


def _teams(day: Day, command: SetTeams) -> None:
    for team, members in zip(day.teams, command.members, strict=True):
        team.members = members
    day.tell(Mastered("set_teams", command.reason))


# --- the goal ---------------------------------------------------------------------------------------------


def _check_announce(day: Day, command: AnnounceAlight) -> None:
    del command
    if day.hold is None or day.hold.t0 or day.hold.notice_at:
        raise IllegalMove("RM-8.7", "no_goal_to_announce")


def _announce(day: Day, command: AnnounceAlight) -> None:
    del command
    goal.announce(day)


def _check_resume(day: Day, command: ResumeGoal) -> None:
    del command
    if day.hold is None or not holding(day) or not (day.hold.announced or day.hold.last):
        raise IllegalMove("RM-8.19", "nothing_to_resume")


def _resume(day: Day, command: ResumeGoal) -> None:
    del command
    goal.resume(day)


def _check_waive(day: Day, command: WaiveLate) -> None:
    if not _team(day, command.seat).late_points:
        raise IllegalMove("RM-8.21", "nothing_to_waive")


def _waive(day: Day, command: WaiveLate) -> None:
    team = day.teams[command.seat]
    points, team.late_points = -team.late_points, 0
    money.pay(day, team, points)
    day.tell(Corrected(team.seat, points, command.reason))


def _check_restore(day: Day, command: RestoreMove) -> None:
    team = _team(day, command.seat)
    if team.stopped is None or team.phase != "ready":
        raise IllegalMove("RM-8.27", "no_move_to_restore")


def _restore(day: Day, command: RestoreMove) -> None:
    """The move goes on from where the team got off, to the ends it had."""
    team = day.teams[command.seat]
    assert team.stopped is not None
    team.move, team.stopped = team.stopped, None
    enter(team, "moving")
    day.tell(MoveRestored(team.seat))


# --- corrections ------------------------------------------------------------------------------------------


def _check_bonbi(day: Day, command: AssignBonbi) -> None:
    _running(day)
    if command.seat is not None:
        _team(day, command.seat)
        if day.bonbi is not None and day.bonbi.holder == command.seat:
            raise IllegalMove("RM-13.6", "no_change")
    elif day.bonbi is None:
        raise IllegalMove("RM-13.6", "no_change")


def _bonbi(day: Day, command: AssignBonbi) -> None:
    if command.seat is None:
        bonbi.go(day)
    else:
        bonbi.come(day, day.teams[command.seat], "master")
    day.tell(Mastered("assign_bonbi", command.reason))


def _check_position(day: Day, command: SetPosition) -> None:
    _team(day, command.seat)
    if command.square not in day.atlas.at:
        raise IllegalMove("RM-3.1", "unknown_square", square=command.square)


def _position(day: Day, command: SetPosition) -> None:
    """The team stands there; a movement under way is over."""
    team = day.teams[command.seat]
    team.square = day.atlas.at[command.square]
    if team.move is not None:
        team.stopped, team.move = team.move, None
        enter(team, "ready")
        goal.got_off(day, team)
    day.tell(Mastered("set_position", command.reason))


def _check_correct(day: Day, command: Correct) -> None:
    team, parts = _team(day, command.seat), day.parts
    cards = (*command.give_cards, *command.take_cards)
    known = all(card in parts.card_at and parts.cards[parts.card_at[card]].star for card in cards)
    hand = list(team.hand)
    for card in command.take_cards:
        if parts.card_at.get(card, -1) not in hand:
            known = False
        else:
            hand.remove(parts.card_at[card])
    given, taken = command.give_property, command.take_property
    if given is not None and (given not in parts.property_at or parts.property_at[given] in money.held(team)):
        known = False
    if taken is not None and parts.property_at.get(taken, -1) not in money.held(team):
        known = False
    if not known or team.goals + command.goals < 0 or command.points % parts.kit.kit.teams.point_unit:
        raise IllegalMove("RM-13.6", "cannot_correct")
    if command.phase is not None and team.phase == "done":
        raise IllegalMove("RM-13.6", "cannot_correct")


def _correct(day: Day, command: Correct) -> None:
    team, at = day.teams[command.seat], day.parts.card_at
    hand = list(team.hand)
    for card in command.take_cards:
        hand.remove(at[card])
    team.hand = (*hand, *(at[card] for card in command.give_cards))
    if command.take_property is not None:
        money.lose(day, team, day.parts.property_at[command.take_property], 0)
    if command.give_property is not None:
        number = day.parts.property_at[command.give_property]
        team.cleared |= 1 << number
        money.win(day, team, number)
    if command.status_on is not None:
        team.statuses |= STATUSES[command.status_on]
    if command.status_off is not None:
        team.statuses &= ~STATUSES[command.status_off]
    if command.phase is not None:
        _make_ready(team)
        goal.got_off(day, team)
    team.goals += command.goals
    money.pay(day, team, command.points)
    day.tell(Corrected(team.seat, command.points, command.reason))


def _make_ready(team: Side) -> None:
    team.move = team.roll = team.ask = team.job = None
    team.efforts, team.struck = (), False
    enter(team, "ready")


def _check_alight(day: Day, command: ForceAlight) -> None:
    _running(day)
    for seat in command.seats:
        _team(day, seat)


def _alight(day: Day, command: ForceAlight) -> None:
    seats = command.seats or tuple(range(len(day.teams)))
    alighting.order(day, [team for team in day.in_play if team.seat in seats], "order", "master")
    day.tell(Mastered("force_alight", command.reason))


def _check_mission(day: Day, command: ReplaceMission) -> None:
    mission = day.parts.mission_at.get(command.mission, -1)
    busy = any(effort.mission == mission for team in day.teams for effort in team.efforts)
    if mission < 0 or busy or not command.en or not command.ja:
        raise IllegalMove("RM-7.10", "cannot_replace", mission=command.mission)


def _mission(day: Day, command: ReplaceMission) -> None:
    mission = day.parts.mission_at[command.mission]
    others = tuple(one for one in day.replaced if one[0] != mission)
    day.replaced = (*others, (mission, command.en, command.ja))
    day.tell(Mastered("replace_mission", command.reason))


def _check_withdraw(day: Day, command: Withdraw) -> None:
    _team(day, command.seat)


def _withdraw(day: Day, command: Withdraw) -> None:
    """Out of rankings, targets and candidates (RM-1.15)."""
    team = day.teams[command.seat]
    team.withdrawn = True
    if day.bonbi is not None and day.bonbi.holder == team.seat:
        bonbi.go(day)
    _make_ready(team)
    team.due_trip, team.alight = None, "goal" if day.hold is not None and day.hold.waiting >> team.seat & 1 else ""
    team.alight_since = day.now
    goal.got_off(day, team)
    team.debt_since, team.repel_from, team.repel_until = 0, NOBODY, 0
    enter(team, "done")
    if day.touch is not None and team.seat in (day.touch.holder, day.touch.other):
        day.touch = None
    day.tell(Withdrawn(team.seat))


# --- the clock --------------------------------------------------------------------------------------------


def _check_pause(day: Day, command: Pause) -> None:
    del command
    _running(day)
    if day.paused_since:
        raise IllegalMove("RM-13.8", "paused")


def _pause(day: Day, command: Pause) -> None:
    day.paused_since = day.now
    day.tell(Paused(command.reason))


def _check_unpause(day: Day, command: Unpause) -> None:
    del command
    if not day.paused_since:
        raise IllegalMove("RM-13.8", "not_paused")


def _unpause(day: Day, command: Unpause) -> None:
    """All running timers are longer by the pause; the times of the day are not (RM-13.8)."""
    del command
    long = day.now - day.paused_since
    day.paused_since = 0
    if day.hold is not None and day.hold.t0:
        day.hold = replace(day.hold, t0=day.hold.t0 + long)
    if day.gate_until:
        day.gate_until += long
    if day.touch_blocked_until:
        day.touch_blocked_until += long
    if day.touch is not None:
        day.touch = replace(day.touch, until=day.touch.until + long)
    for team in day.teams:
        for name in ("wait_until", "repel_until", "debt_since", "alight_since", "undo_until"):
            if getattr(team, name):
                setattr(team, name, getattr(team, name) + long)
        if team.job is not None:
            team.job = replace(team.job, since=team.job.since + long)
    day.tell(Unpaused())
    for team in day.in_play:
        if team.phase == "ready":
            set_off(day, team)


def _check_clock(day: Day, command: SetClock) -> None:
    at, times = clock_ms(command.time), day.times
    if command.what.startswith("settlement"):
        number = int(command.what[-1]) - 1
        old = times.settlements[number] if len(day.settled) <= number < len(times.settlements) else 0
        order = (*times.settlements[:number], at, *times.settlements[number + 1 :])
        wrong = list(order) != sorted(order)
    else:
        old = getattr(times, command.what)
        new = replace(times, **{command.what: at})
        wrong = not new.start <= new.last_roll <= new.cutoff
    if day.phase not in ("before", "running") or wrong or old <= day.now or at <= day.now:  # RM-13.9: the future only
        raise IllegalMove("RM-13.9", "not_in_the_future", what=command.what)


def _clock(day: Day, command: SetClock) -> None:
    at, times = clock_ms(command.time), day.times
    if command.what.startswith("settlement"):
        number = int(command.what[-1]) - 1
        moved = (*times.settlements[:number], at, *times.settlements[number + 1 :])
        day.times = replace(times, settlements=moved)
    else:
        day.times = replace(times, **{command.what: at})
    day.tell(Mastered("set_clock", command.reason))


def _check_settlement(day: Day, command: CallSettlement) -> None:
    del command
    _running(day)
    if len(day.settled) >= len(day.times.settlements):
        raise IllegalMove("RM-12.1", "all_settled")


def _settlement(day: Day, command: CallSettlement) -> None:
    del command
    money.settle(day)


def _check_edge(day: Day, command: CloseEdge) -> None:
    a, b = day.atlas.at.get(command.a, -1), day.atlas.at.get(command.b, -1)
    if a < 0 or b < 0 or b not in day.atlas.neighbours[a]:
        raise IllegalMove("RM-17.5", "no_such_edge")


def _edge(day: Day, command: CloseEdge) -> None:
    a, b = sorted((day.atlas.at[command.a], day.atlas.at[command.b]))
    day.closed = tuple(sorted((*day.closed, (a, b))))
    day.map_changed()
    day.tell(Mastered("close_edge", command.reason))


def _check_end(day: Day, command: EndNow) -> None:
    del command
    _running(day)


def _end(day: Day, command: EndNow) -> None:
    day.tell(Mastered("end_now", command.reason))
    clock.end(day, "master")


def _check_close(day: Day, command: CloseResult) -> None:
    del command
    if day.phase != "ended":
        raise IllegalMove("RM-12.6", "not_ended")
    if day.conflicts:
        raise IllegalMove("RM-12.6", "conflicts_open")


def _close(day: Day, command: CloseResult) -> None:
    """Open proofs count as approved (RM-12.6)."""
    del command
    day.claims = tuple([replace(one, status="approved") if one.status == "pending" else one for one in day.claims])
    money.close(day)


def _always(day: Day, command: Any) -> None:
    del day, command


def _broadcast(day: Day, command: Broadcast) -> None:
    day.tell(Announced(command.text))


HANDLERS: dict[type, tuple[Callable[[Day, Any], None], Callable[[Day, Any], None]]] = {
    DrawFirstDestination: (_check_first, _first),
    SetOption: (_check_option, _option),
    SetTeams: (_check_teams, _teams),
    Approve: (rulings.check_approve, rulings.approve),
    Reject: (rulings.check_reject, rulings.reject),
    AnnounceAlight: (_check_announce, _announce),
    ResumeGoal: (_check_resume, _resume),
    WaiveLate: (_check_waive, _waive),
    RestoreMove: (_check_restore, _restore),
    AssignBonbi: (_check_bonbi, _bonbi),
    SetPosition: (_check_position, _position),
    Correct: (_check_correct, _correct),
    ForceAlight: (_check_alight, _alight),
    ReplaceMission: (_check_mission, _mission),
    Broadcast: (_always, _broadcast),
    Withdraw: (_check_withdraw, _withdraw),
    Pause: (_check_pause, _pause),
    Unpause: (_check_unpause, _unpause),
    SetClock: (_check_clock, _clock),
    CallSettlement: (_check_settlement, _settlement),
    CloseEdge: (_check_edge, _edge),
    EndNow: (_check_end, _end),
    CloseResult: (_check_close, _close),
}


def check(day: Day, command: Any) -> None:
    """Refuse what the game master cannot do now."""
    if day.phase == "closed":
        raise IllegalMove("RM-12.6", "result_final")
    HANDLERS[type(command)][0](day, command)


def act(day: Day, command: Any) -> None:
    """What the game master does."""
    HANDLERS[type(command)][1](day, command)


def could_do(state: State) -> list[Any]:
    """Commands worth offering; `check` says which of them can be."""
    seats = range(len(state.teams))
    claims = [claim.entry for claim in state.claims if claim.status != "rejected"]
    start = state.parts.ids[state.parts.start_square]
    return [
        DrawFirstDestination(),
        CloseResult(),
        AnnounceAlight(),
        ResumeGoal(),
        Pause(),
        Unpause(),
        CallSettlement(),
        *(Approve(entry) for entry in claims),
        *(Reject(entry, how) for entry in claims for how in ("reversal", "redo", "return", "waive")),
        *(WaiveLate(seat) for seat in seats),
        *(RestoreMove(seat) for seat in seats),
        *(AssignBonbi(seat) for seat in (*seats, None)),
        *(SetPosition(seat, start) for seat in seats),
        *(Correct(seat=seat, points=points) for seat in seats for points in (-100, 100)),
        ForceAlight(),
        Broadcast("…"),
    ]
