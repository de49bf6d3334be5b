"""Forced alighting by order: Evict, fireworks, the game master (RM-3.17, RM-3.18)."""

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import AlightOrdered, HadNotBoarded, HappenedTo
from kippu.games.momotetsu.model.state import AlightWhy, Day, Team
from kippu.games.momotetsu.rules import goal
from kippu.games.momotetsu.rules.money import pay
from kippu.games.momotetsu.rules.movement import cancel


def order(day: Day, teams: list[Team], why: AlightWhy, said: str) -> list[Team]:
    """Tell teams in a vehicle to get off; those who had to be told."""
    told = [team for team in teams if not team.alight and rides(day, team)]
    for team in told:
        team.alight = why
        day.schedule.told_to_alight(day, team)
    day.tell(AlightOrdered(tuple([team.seat for team in told]), day.now, said))
    return told


def rides(day: Day, team: Team) -> bool:
    """In a vehicle, as far as is known: walkers are not; in the city a team may answer NotBoarded."""
    return team.move is not None and not team.move.walks and day.schedule.in_vehicle(day, team)


def check_not_boarded(team: Team) -> None:
    """Only who was told to get off."""
    if not team.alight or team.move is None:
        raise IllegalMove("RM-3.17c", "not_told_to_alight")


def not_boarded(day: Day, team: Team) -> None:
    """After an order the move is kept (RM-3.17); after a goal it is cancelled (RM-8.11)."""
    day.tell(HadNotBoarded(team.seat))
    if team.alight == "goal":
        cancel(day, team)
        team.alight_since = day.now  # it stood on its square all the time: nothing is late
        goal.got_off(day, team)
    else:
        if team.alight == "fireworks":  # RM-10.4
            points = day.parts.rates.events.fireworks
            pay(day, team, points)
            day.tell(HappenedTo(team.seat, _fireworks(day), points))
        team.alight = ""


def _fireworks(day: Day) -> str:
    return next(one.id for one in day.parts.dice_events.values() if one.op == "fireworks")
