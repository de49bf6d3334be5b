"""Where trips may go (RM-5.9, RM-6)."""

from kippu.games.momotetsu.kit.cards import RideToEnd, Trip, Walk
from kippu.games.momotetsu.model.state import Day, Team
from kippu.games.momotetsu.rules import missions


def of_star(day: Day, team: Team, card: int) -> tuple[int, ...]:
    """The squares that a star card with a target may name."""
    data = day.parts.cards[card]
    if data.option is not None and not getattr(day.settings, data.option):
        return ()
    match data.effect:
        case RideToEnd():
            return day.atlas.liner_ends[team.square]
        case Walk(radius, at_least):
            return day.atlas.near(team.square, radius, at_least)
        case Trip() as trip:
            return of_trip(day, team, trip)
    return ()


def of_trip(day: Day, team: Team, trip: Trip) -> tuple[int, ...]:
    """The squares of a trip; never the present one, except for Golden Chance (RM-5.9)."""
    if trip.only_from is not None and team.square not in day.atlas.sets[trip.only_from]:
        return ()
    if trip.set == "neighbours_of_destination":
        return day.atlas.neighbours[day.destination] if day.destination >= 0 else ()
    if trip.set == "nearest_open_mission":
        return _nearest_missions(day, team)
    if trip.set == "shiritori":
        return day.atlas.continues(team.square, loose=day.settings.shiritori_voicing == "loose")
    return tuple([square for square in day.atlas.sets[trip.set] if square != team.square])


def _nearest_missions(day: Day, team: Team) -> tuple[int, ...]:
    """The nearest other mission squares, with something open to the team (RM-6.53)."""
    far = day.atlas.distances(team.square)
    skip = day.settings.mission_card_skip_cleared
    open_ = [
        square
        for square in day.atlas.sets["mission"]
        if square != team.square and (not skip or missions.open_at(day, team, square))
    ]
    nearest = min((far[square] for square in open_), default=0)
    return tuple([square for square in open_ if far[square] == nearest])
