"""Points, properties, debts, settlements and the final score (RM-1.5, RM-7.5, RM-11, RM-12)."""

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.core.game import Outcome
from kippu.games.momotetsu.model.feed import FinalScored, Prize, PropertyLost, ResultClosed, Settled, Sold
from kippu.games.momotetsu.model.state import Day, Owned, Score, State, Team, held


def pay(day: Day, team: Team, points: int) -> None:
    """Change a balance; below zero a team with property is in debt (RM-11.1)."""
    if points:
        team.balance += points
        if team.balance >= 0:
            team.debt_since = 0
        elif not team.debt_since and held(team):
            team.debt_since = day.now
            day.schedule.look_again()


def in_debt(team: Team) -> bool:
    """Negative, with something to sell."""
    return team.debt_since > 0


# --- properties -------------------------------------------------------------------------------------------


def win(day: Day, team: Team, number: int) -> None:
    """A team gets a property at this moment (RM-7.5); one won in debt is sold at once (RM-11.3)."""
    team.owned = (*team.owned, Owned(number, day.now))
    one = day.parts.properties[number]
    for k, at in enumerate(day.settled):
        if day.now <= at:  # RM-12.2: won at the very moment of a settlement
            pay(day, team, one.settlement[k])
    if team.balance < 0:
        sell(day, team, number)


def lose(day: Day, team: Team, number: int, got: int) -> None:
    """A property goes, for some points."""
    team.owned = tuple(
        [
            replace(own, until=day.now, got=got) if own.property == number and not own.until else own
            for own in team.owned
        ]
    )
    if not held(team):
        team.debt_since = 0
    pay(day, team, got)


def sell(day: Day, team: Team, number: int) -> None:
    """A forced sale at sale value (RM-11.1)."""
    one = day.parts.properties[number]
    lose(day, team, number, one.sale)
    day.tell(Sold(team.seat, one.id, one.sale))


def give_up(day: Day, team: Team, number: int, gain: int) -> None:
    """A property that bonbi takes (RM-9.19)."""
    lose(day, team, number, gain)
    day.tell(PropertyLost(team.seat, day.parts.properties[number].id, gain))


def check_sell(day: Day, team: Team, property_: str) -> None:
    """Refuse a sale that is not forced, or of something else."""
    if not in_debt(team):
        raise IllegalMove("RM-11.1b", "no_debt")
    if day.parts.property_at.get(property_, -1) not in held(team):
        raise IllegalMove("RM-11.1a", "not_your_property", property=property_)


def sell_for(day: Day, team: Team) -> None:
    """The server sells, lowest sale value first, until the balance is not negative (RM-11.2)."""
    while team.balance < 0 and held(team):
        sell(day, team, min(held(team), key=lambda number: (day.parts.properties[number].sale, number)))


# --- settlements and the end ------------------------------------------------------------------------------


def settle(day: Day) -> None:
    """The next settlement for all teams (RM-12.1)."""
    k = len(day.settled)
    day.settled = (*day.settled, day.now)
    for team in day.in_play:
        points = sum(day.parts.properties[number].settlement[k] for number in held(team))
        pay(day, team, points)
        team.shown_balance = team.balance
        day.tell(Settled(team.seat, k + 1, points, team.balance))


def close(day: Day) -> None:
    """Prizes and final scores (RM-12.3, RM-12.4)."""
    prizes = [0] * len(day.teams)
    for kind in day.parts.kit.missions.prize_kinds:
        for seat in _most(day, kind):
            prizes[seat] += day.parts.rates.money.prize
            day.tell(Prize(seat, kind, day.parts.rates.money.prize))
    scores = []
    for team in day.teams:
        sale = sum(day.parts.properties[number].sale for number in held(team))
        counted = sale if day.settings.final_counts_sale else 0
        total = team.balance + counted + prizes[team.seat]
        scores.append(Score(team.balance, sale, prizes[team.seat], total))
        team.shown_balance, team.shown_hand = team.balance, team.hand
        day.tell(FinalScored(team.seat, team.balance, counted, prizes[team.seat], total))
    day.scores = tuple(scores)
    day.phase = "closed"
    end = decide(day)
    day.tell(ResultClosed(end.ranking[0], end.decided_by))


def _most(day: Day, kind: str) -> list[int]:
    """The teams with most properties of a kind (RM-12.3)."""
    counts = {
        team.seat: sum(day.parts.properties[number].kind == kind for number in held(team)) for team in day.in_play
    }
    most = max(counts.values(), default=0)
    first = [seat for seat, count in counts.items() if count == most] if most else []
    return first if len(first) == 1 or day.settings.prize_tie == "all" else []


def decide(state: Day | State) -> Outcome:
    """Highest score, then more goals, then more properties; withdrawn teams come last (RM-12.4, RM-12.5, RM-1.15)."""
    groups: dict[tuple[bool, int, int, int], list[int]] = {}
    for team, score in zip(state.teams, state.scores, strict=True):
        key = (not team.withdrawn, score.total, team.goals, len(held(team)))
        groups.setdefault(key, []).append(team.seat)
    order = sorted(groups, reverse=True)
    first = order[0]
    decided = "score"
    if len(groups[first]) > 1:
        decided = "shared"
    elif len(order) > 1 and order[1][:2] == first[:2]:
        decided = "goals" if order[1][2] != first[2] else "properties"
    return Outcome(
        tuple(tuple(groups[key]) for key in order),
        tuple(score.total for score in state.scores),
        decided,
        state.ended_by,
    )
