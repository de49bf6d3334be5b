"""Arrivals: landing on a square, and getting off before it (RM-2.7, RM-2.8, RM-3.13 to RM-3.18)."""

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import Arrived, GotOff, SquareRolled
from kippu.games.momotetsu.model.state import NOTHING, RED_IMMUNE, Day, Move, Team
from kippu.games.momotetsu.rules import bonbi, goal
from kippu.games.momotetsu.rules.movement import as_declared, enter, finish, heads_for, leave, set_off


def check_arrive(day: Day, team: Team, square: str) -> int:
    """A legal end, or the target of a trip (RM-3.15)."""
    if team.move is None:
        raise IllegalMove("RM-3.15b", "not_moving")
    index = day.atlas.at.get(square, -1)
    if index not in team.move.ends:
        raise IllegalMove("RM-3.15b", "no_legal_end", square=square)
    return index


def arrive(day: Day, team: Team, square: int, *, flagged: bool = False) -> None:
    """The movement is over (RM-2.8); most kinds land, a goal comes first (RM-4.8)."""
    move = team.move
    assert move is not None
    _stand(day, team, move, square)
    day.tell(Arrived(team.seat, day.atlas.ids[square], flagged))
    if move.kind in ("return", "back") or (move.kind == "king" and not day.settings.king_trip_processed):
        leave(day, team)
    else:
        _land(day, team, move)
    if team.alight:
        goal.got_off(day, team)


def _stand(day: Day, team: Team, move: Move, square: int) -> None:
    team.previous, team.square = move.start, square
    bonbi.stands(day, team)
    team.move = team.stopped = None
    team.promise = NOTHING  # RM-6.63: kept until the next arrival


def _land(day: Day, team: Team, move: Move) -> None:
    team.worked = team.scored = team.sent = team.struck = False
    team.tried, team.bought = 0, ()
    team.ask, team.job, team.efforts = None, None, ()
    enter(day, team, "processing")
    bonbi.landed(day, team, move)
    goal.landed(day, team, move)
    if immune(day, team):
        pass_unhurt(day, team)


def immune(day: Day, team: Team) -> bool:
    """On a red square with No Sweat (RM-6.42)."""
    return bool(team.statuses & RED_IMMUNE) and kind(day, team.square) == "red"


def pass_unhurt(day: Day, team: Team) -> None:
    """Nothing, and no roll (RM-4.4)."""
    day.tell(SquareRolled(team.seat, day.atlas.ids[team.square], "red", 0, 0))
    team.worked = True
    finish(day, team)


def kind(day: Day, square: int) -> str:
    """What a square is now: boom and recession change blue and red (RM-4.5)."""
    printed = day.atlas.kinds[square]
    if printed == "blue" and day.economy == "recession":
        return "red"
    if printed == "red" and day.economy == "boom":
        return "blue"
    return printed


def check_declare(day: Day, team: Team, square: str) -> None:
    """A counted movement, and one of its legal ends (RM-3.14)."""
    if team.move is None or not team.move.steps:
        raise IllegalMove("RM-3.14a", "no_target_to_declare")
    if day.atlas.at.get(square, -1) not in team.move.ends:
        raise IllegalMove("RM-3.14a", "no_legal_end", square=square)


def check_alight(day: Day, team: Team, square: str) -> None:
    """Told to get off, anywhere (RM-3.17)."""
    if not team.alight or team.move is None:
        raise IllegalMove("RM-3.17a", "not_told_to_alight")
    if square not in day.atlas.at:
        raise IllegalMove("RM-3.1a", "unknown_square", square=square)


def alight(day: Day, team: Team, square: int, *, flagged: bool = False) -> None:
    """Off at the end it was heading for: a landing; anywhere else the move is over (RM-3.18)."""
    move = team.move
    assert move is not None
    if heads_for(move, square):
        arrive(day, team, square, flagged=flagged)
        return
    _stand(day, team, move, square)
    team.stopped = as_declared(move)
    day.tell(GotOff(team.seat, day.atlas.ids[square]))
    enter(day, team, "ready")
    goal.got_off(day, team)
    if team.phase == "ready":
        set_off(day, team)
