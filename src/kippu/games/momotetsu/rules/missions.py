"""Missions and the properties they win (RM-7)."""

from kippu.core.errors import IllegalMove
from kippu.core.names import Name
from kippu.games.momotetsu.model.commands import MissionDone
from kippu.games.momotetsu.model.feed import MissionCleared, MissionMissed, MissionStarted
from kippu.games.momotetsu.model.state import FREE_PROPERTY, Claim, Day, Effort, Team
from kippu.games.momotetsu.rules import goal, proofs
from kippu.games.momotetsu.rules.money import win
from kippu.games.momotetsu.rules.movement import enter


def open_at(day: Day, team: Team, square: int) -> list[int]:
    """The missions of a square that a team has not cleared (RM-7.4)."""
    removed = day.settings.obsolete_missions == "remove"
    return [
        mission
        for mission in day.parts.missions_at[square]
        if not team.cleared >> mission & 1 and not (removed and day.parts.missions[mission].obsolete)
    ]


def to_try(day: Day, team: Team) -> list[int]:
    """The open missions that were not tried on this landing (RM-7.7)."""
    return [mission for mission in open_at(day, team, team.square) if not team.tried >> mission & 1]


def task(day: Day, mission: int) -> Name:
    """What is to be done, with the replacements of RM-7.10."""
    for replaced, other, _ in day.replaced:
        if replaced == mission:
            return other
    data = day.parts.missions[mission]
    if data.replacement is not None and day.settings.obsolete_missions == "replace":
        return data.replacement
    return data.task


def _number(day: Day, id_: str) -> int:
    return day.parts.mission_at.get(id_, -1)


def check_start(day: Day, team: Team, ids: tuple[str, ...]) -> None:
    """Open missions of this landing (RM-7.8); scorers after the announcement (RM-8.18)."""
    if team.phase != "processing" or day.atlas.kinds[team.square] != "mission" or team.ask is not None:
        raise IllegalMove("RM-7.8a", "no_mission_here")
    if goal.awaits_destination(day, team):
        raise IllegalMove("RM-8.18a", "roll_destination_first")
    numbers = [_number(day, id_) for id_ in ids]
    if not ids or len(set(ids)) < len(ids) or not set(numbers) <= set(to_try(day, team)):
        raise IllegalMove("RM-7.4a", "mission_not_open")


def start(day: Day, team: Team, ids: tuple[str, ...]) -> None:
    """One or several at the same time (RM-7.2)."""
    day.tell(MissionStarted(team.seat, day.atlas.ids[team.square], ids))
    numbers = [_number(day, id_) for id_ in ids]
    team.efforts = tuple([Effort(number, day.now) for number in numbers])
    day.schedule.begin_missions(day, team, numbers)
    enter(day, team, "task")


def check_report(day: Day, team: Team, id_: str) -> None:
    """A mission that was started (RM-7.3)."""
    if _number(day, id_) not in [effort.mission for effort in team.efforts]:
        raise IllegalMove("RM-7.3a", "mission_not_started")


def check_done(day: Day, team: Team, command: MissionDone) -> None:
    """A success comes with a photo or video (RM-7.3, RM-14.2)."""
    check_report(day, team, command.mission)
    if not command.photo:
        raise IllegalMove("RM-14.2a", "photo_missing")


def done(day: Day, team: Team, command: MissionDone) -> None:
    """The property is held from now, provisionally (RM-7.5)."""
    mission = _number(day, command.mission)
    clear(day, team, mission)
    claim = Claim(
        day.entry, team.seat, "mission", day.now, what=mission, photo=command.photo, text=command.text,
        flagged=proofs.elsewhere(day, team.square, command.position),
    )  # fmt: skip
    day.schedule.claim(day, claim)
    _reported(day, team, mission)


def failed(day: Day, team: Team, id_: str) -> None:
    """It may be tried again after a new landing (RM-7.7)."""
    mission = _number(day, id_)
    day.tell(MissionMissed(team.seat, id_))
    _reported(day, team, mission)


def _reported(day: Day, team: Team, mission: int) -> None:
    team.tried |= 1 << mission
    team.efforts = tuple([effort for effort in team.efforts if effort.mission != mission])
    if not team.efforts:
        enter(day, team, "processing")


def clear(day: Day, team: Team, mission: int) -> None:
    """Cleared for good, with its property (RM-7.4, RM-7.6)."""
    team.cleared |= 1 << mission
    day.tell(MissionCleared(team.seat, day.parts.missions[mission].id, day.parts.properties[mission].id))
    win(day, team, mission)


# --- Forced Purchase (RM-6.43) ----------------------------------------------------------------------------


def owes_free(day: Day, team: Team) -> bool:
    """A free property is to be taken here before the square is finished."""
    return (
        bool(team.statuses & FREE_PROPERTY)
        and day.atlas.kinds[team.square] == "mission"
        and bool(open_at(day, team, team.square))
    )


def check_free(day: Day, team: Team, id_: str) -> None:
    """Any open mission of this square."""
    if team.phase != "processing" or not owes_free(day, team):
        raise IllegalMove("RM-6.43a", "nothing_free")
    if _number(day, id_) not in open_at(day, team, team.square):
        raise IllegalMove("RM-6.43a", "mission_not_open")


def take_free(day: Day, team: Team, id_: str) -> None:
    """The property without its mission, which counts as cleared."""
    team.statuses &= ~FREE_PROPERTY
    clear(day, team, _number(day, id_))
