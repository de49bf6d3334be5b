"""MetroX: what a sheet is worth, and who wins."""

from kippu.core.game import Outcome
from kippu.games.metrox.rules.board import indexes
from kippu.games.metrox.rules.parts import Parts, scoring
from kippu.games.metrox.rules.types import Score, Sheet


def score(parts: Parts, sheet: Sheet) -> Score:
    """Comp.B + Cross.B - Emp.P of a sheet as it stands (MX-5.2)."""
    routes, star = parts.board.routes, parts.board.star
    bonuses = sum(routes[index].data.bonus_first for index in indexes(sheet.first))
    bonuses += sum(routes[index].data.bonus_later for index in indexes(sheet.later))
    stars = sum(star[index] for index in indexes(sheet.starred))
    empty = (parts.board.all & ~sheet.filled).bit_count()
    penalty = parts.penalty[empty]
    return Score(bonuses, stars, empty, penalty, bonuses + stars - penalty)


def rank(total: int) -> str:
    """The rank of a solo player (MX-5.5)."""
    steps = scoring().solo_ranks
    return next((step.rank for step in steps if total >= step.total), steps[-1].rank)


def decide(scores: list[Score], ties: str = "fewer_empty") -> Outcome:
    """Places by total, then by fewer empty stations or not at all; players that are equal share theirs (MX-5.4)."""
    places: dict[tuple[int, int], list[int]] = {}
    for seat, one in enumerate(scores):
        places.setdefault((-one.total, one.empty if ties == "fewer_empty" else 0), []).append(seat)
    ranking = tuple(tuple(places[place]) for place in sorted(places))
    top = max(one.total for one in scores)
    winners = ranking[0]
    if len(scores) == 1:
        decided_by = "solo"
    elif len(winners) > 1:
        decided_by = "shared"
    elif sum(one.total == top for one in scores) > 1:
        decided_by = "fewer_empty"
    else:
        decided_by = "total"
    return Outcome(ranking, tuple(one.total for one in scores), decided_by, "all_spaces_used")
