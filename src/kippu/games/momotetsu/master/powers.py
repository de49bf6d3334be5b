"""The game master: what is decided before the start and around goals, and all commands together (RM-13)."""

from typing import Any

import msgspec

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.master import corrections, guards, rulings, timekeeping
from kippu.games.momotetsu.master.guards import Handlers
from kippu.games.momotetsu.model.commands import (
    AnnounceAlight,
    Approve,
    AssignBonbi,
    Broadcast,
    CallSettlement,
    CloseResult,
    Correct,
    DrawFirstDestination,
    ForceAlight,
    Pause,
    Reject,
    RestoreMove,
    ResumeGoal,
    SetOption,
    SetPosition,
    SetTeams,
    Unpause,
    WaiveLate,
)
from kippu.games.momotetsu.model.feed import Announced, Corrected, Mastered, MoveRestored
from kippu.games.momotetsu.model.state import NOWHERE, Day, State
from kippu.games.momotetsu.rules import goal, money
from kippu.games.momotetsu.rules.movement import enter, holding

# --- before the start -------------------------------------------------------------------------------------


def _check_first(day: Day, command: DrawFirstDestination) -> None:
    del command
    guards.not_started(day)
    if day.destination >= 0:
        raise IllegalMove("RM-1.11", "destination_drawn")


def _first(day: Day, command: DrawFirstDestination) -> None:
    del command
    day.destination = goal.draw_destination(day, NOWHERE)


def _check_option(day: Day, command: SetOption) -> None:
    guards.not_started(day)
    _settings(day, command)


def _settings(day: Day, command: SetOption) -> Settings:
    try:
        changed = msgspec.convert(msgspec.structs.asdict(day.settings) | {command.name: command.value}, Settings)
    except msgspec.ValidationError as error:
        raise IllegalMove("RM-13.6", "no_such_option", option=command.name) from error
    known = {station.id for station in day.parts.kit.map.optional}
    if not set(changed.extra_stations) <= known:
        raise IllegalMove("RM-3.21a", "no_such_option", option=command.name)
    return day.parts.decided(changed)


def _option(day: Day, command: SetOption) -> None:
    day.settings = _settings(day, command)
    day.map_changed()
    day.tell(Mastered("set_option", command.reason))


def _check_teams(day: Day, command: SetTeams) -> None:
    guards.not_started(day)
    least = day.parts.kit.kit.teams.min_members
    if len(command.members) != len(day.teams) or min(command.members) < least:
        raise IllegalMove("RM-1.1b", "too_few_members", least=least)


def _teams(day: Day, command: SetTeams) -> None:
    for team, members in zip(day.teams, command.members, strict=True):
        team.members = members
    day.tell(Mastered("set_teams", command.reason))


# --- the goal ---------------------------------------------------------------------------------------------


def _check_announce(day: Day, command: AnnounceAlight) -> None:
    del command
    if day.hold is None or day.hold.t0 or day.hold.notice_at:
        raise IllegalMove("RM-8.7b", "no_goal_to_announce")


def _announce(day: Day, command: AnnounceAlight) -> None:
    del command
    goal.announce(day)


def _check_resume(day: Day, command: ResumeGoal) -> None:
    del command
    if day.hold is None or not holding(day) or not (day.hold.announced or day.hold.last):
        raise IllegalMove("RM-8.19b", "nothing_to_resume")


def _resume(day: Day, command: ResumeGoal) -> None:
    del command
    goal.resume(day)


def _check_waive(day: Day, command: WaiveLate) -> None:
    if not guards.team_of(day, command.seat).late_points:
        raise IllegalMove("RM-8.21b", "nothing_to_waive")


def _waive(day: Day, command: WaiveLate) -> None:
    team = day.teams[command.seat]
    points, team.late_points = -team.late_points, 0
    money.pay(day, team, points)
    day.tell(Corrected(team.seat, points, command.reason))


def _check_restore(day: Day, command: RestoreMove) -> None:
    team = guards.team_of(day, command.seat)
    if team.stopped is None or team.phase != "ready":
        raise IllegalMove("RM-8.27b", "no_move_to_restore")


def _restore(day: Day, command: RestoreMove) -> None:
    """The move goes on from where the team got off, to the ends it had."""
    team = day.teams[command.seat]
    assert team.stopped is not None
    team.move, team.stopped = team.stopped, None
    enter(day, team, "moving")
    day.tell(MoveRestored(team.seat))


def _always(day: Day, command: Any) -> None:
    del day, command


def _broadcast(day: Day, command: Broadcast) -> None:
    day.tell(Announced(command.text))


HANDLERS: Handlers = {
    DrawFirstDestination: (_check_first, _first),
    SetOption: (_check_option, _option),
    SetTeams: (_check_teams, _teams),
    Approve: (rulings.check_approve, rulings.approve),
    Reject: (rulings.check_reject, rulings.reject),
    AnnounceAlight: (_check_announce, _announce),
    ResumeGoal: (_check_resume, _resume),
    WaiveLate: (_check_waive, _waive),
    RestoreMove: (_check_restore, _restore),
    Broadcast: (_always, _broadcast),
    **corrections.HANDLERS,
    **timekeeping.HANDLERS,
}


def check(day: Day, command: Any) -> None:
    """Refuse what the game master cannot do now."""
    if day.phase == "closed":
        raise IllegalMove("RM-12.6a", "result_final")
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
