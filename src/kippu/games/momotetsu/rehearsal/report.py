"""What a rehearsal tells an organiser: figures per day or team, and what looks unfair."""

import math
from collections import Counter

import msgspec

from kippu.games.momotetsu.model.parts import kit_of
from kippu.games.momotetsu.rehearsal.days import Plan, Tally


class Line(msgspec.Struct, frozen=True):
    """One card, kind, destination, event or mission: how often it comes in a day, how often it is used, its worth.

    Points are to all teams together: of a destination those of a goal there, of a mission the sale value of its
    property, of a kind of square what cards, dice, purchases and properties gave there.
    """

    id: str
    per_day: float
    used: float = 0.0
    points: float = 0.0  # each time


class Notice(msgspec.Struct, frozen=True):
    """Something that looks unfair or useless; its words are `event-warning-CODE`."""

    code: str
    what: str = ""
    number: float = 0.0


class Report(msgspec.Struct, frozen=True):
    """All figures of a rehearsal."""

    kit: str
    days: int
    teams: int
    bots: tuple[str, ...]
    seed: str
    turns: float  # per team and day
    goals: float  # per day
    freezes: float  # per day
    freeze_seconds: float  # each
    ordered_off: float  # per day
    score_mean: float
    score_deviation: float
    spread: float  # best less worst team of a day
    seat_means: tuple[float, ...]
    histogram: tuple[tuple[int, int], ...]
    sources: dict[str, float]  # points per team and day
    wins: dict[str, float]  # share by bot
    destinations: tuple[Line, ...]
    cards: tuple[Line, ...]
    kinds: tuple[Line, ...]
    events: tuple[Line, ...]
    bonbi: dict[str, float]  # per day, by how it moved
    missions: tuple[Line, ...]
    never_visited: tuple[str, ...]
    never_tried: tuple[str, ...]
    never_drawn: tuple[str, ...]
    warnings: tuple[Notice, ...]


def report(plan: Plan, tally: Tally) -> Report:
    """The figures of a tally."""
    kit, days = kit_of(plan.options), tally.days
    mean = tally.score_sum / tally.teams
    variance = max(0.0, tally.score_squares / tally.teams - mean * mean)
    squares = [square.id for square in kit.map.squares]
    made = Report(
        kit=kit.kit.id,
        days=days,
        teams=len(plan.bots),
        bots=plan.bots,
        seed=plan.seed,
        turns=tally.turns / tally.teams,
        goals=tally.goals / days,
        freezes=tally.freezes / days,
        freeze_seconds=tally.freeze_seconds / max(1, tally.freezes),
        ordered_off=tally.ordered_off / days,
        score_mean=mean,
        score_deviation=math.sqrt(variance),
        spread=tally.spread_sum / days,
        seat_means=tuple(tally.seat_scores[seat] / days for seat in range(len(plan.bots))),
        histogram=tuple(sorted(tally.scores.items())),
        sources={name: tally.points[name] / tally.teams for name in sorted(tally.points)},
        wins={name: tally.wins[name] / 60 / days for name in sorted(set(plan.bots))},
        destinations=_lines(
            sorted({row.square for row in kit.tables.destinations}),
            tally.destinations,
            tally.reached,
            _each(tally.goal_points, tally.reached),
            days,
        ),
        cards=_lines(
            [card.id for card in kit.cards.cards],
            tally.drawn,
            tally.played,
            _each(tally.card_points, tally.drawn),
            days,
        ),
        kinds=_lines(
            ["mission", "card", "blue", "red", "special", "shop"],
            tally.landed,
            Counter(),
            _each(tally.kind_points, tally.landed),
            days,
        ),
        events=_lines(
            [one.id for one in kit.tables.events],
            tally.happened,
            Counter(),
            _each(tally.happened_points, tally.happened),
            days,
        ),
        bonbi={how: tally.bonbi[how] / days for how in sorted(tally.bonbi)},
        missions=_lines(
            [mission.id for mission in kit.missions.missions],
            tally.missions,
            tally.cleared,
            {mission.id: float(mission.property.sale) for mission in kit.missions.missions},
            days,
        ),
        never_visited=tuple(square for square in squares if not tally.visited[square]),
        never_tried=tuple(one.id for one in kit.missions.missions if not tally.missions[one.id]),
        never_drawn=tuple(
            card.id
            for card in kit.cards.cards
            if card.option is None and not tally.drawn[card.id] and not tally.played[card.id]
        ),
        warnings=(),
    )
    return msgspec.structs.replace(made, warnings=tuple(_warnings(made, len(squares))))


def _each(points: Counter[str], times: Counter[str]) -> dict[str, float]:
    return {id_: points[id_] / count for id_, count in times.items() if count}


def _lines(
    ids: list[str], often: Counter[str], used: Counter[str], points: dict[str, float], days: int
) -> tuple[Line, ...]:
    return tuple(Line(id_, often[id_] / days, used[id_] / days, points.get(id_, 0.0)) for id_ in ids)


def _warnings(made: Report, squares: int) -> list[Notice]:
    """Where a kit looks unfair; small rehearsals warn less, since chance alone explains more."""
    found: list[Notice] = []
    error = made.score_deviation / math.sqrt(made.days)
    if len(set(made.bots)) == 1 and max(made.seat_means) - min(made.seat_means) > max(
        4.5 * error, 0.05 * made.score_mean
    ):
        found.append(Notice("seats", number=max(made.seat_means) - min(made.seat_means)))
    if made.goals < 3:
        found.append(Notice("few_goals", number=made.goals))
    if made.goals > 25:
        found.append(Notice("many_goals", number=made.goals))
    gains = {name: points for name, points in made.sources.items() if points > 0}
    total = sum(gains.values())
    found += [Notice("one_source", name, points / total) for name, points in gains.items() if points > 0.6 * total]
    if -made.sources.get("bonbi", 0.0) > 0.35 * total:
        found.append(Notice("hard_bonbi", number=-made.sources["bonbi"]))
    if made.freeze_seconds > 290:
        found.append(Notice("long_freezes", number=made.freeze_seconds))
    if made.days >= 100:
        found += [Notice("mission_unused", id_) for id_ in made.never_tried]
        if len(made.never_visited) > 0.05 * squares:
            found.append(Notice("unvisited", number=float(len(made.never_visited))))
        found += [
            Notice("unreached", line.id, line.per_day)
            for line in made.destinations
            if line.per_day and line.used < 0.2 * line.per_day
        ]
    return found
