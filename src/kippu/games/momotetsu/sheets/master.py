"""The game master's sheets: the day, the goal step by step, verdicts, corrections, settlements."""

from kippu.games.momotetsu.kit.types import KitData
from kippu.games.momotetsu.sheets.words import Content, Words

_STEPS = 10


def master_sheets(kit: KitData, words: Words, teams: int) -> Content:
    """What is filled in at the desk, with a row for each team."""
    goal = kit.rates.goal
    numbers: dict[int, dict[str, object]] = {
        1: {"minutes": kit.rates.live.goal_photo_minutes},
        5: {
            "near": goal.distance_bonus,
            "late": goal.distance_bonus_late,
            "inflation": goal.inflation_bonus,
            "seconds": goal.same_goal_bucket_seconds,
        },
        9: {"minutes": goal.alight_minutes, "points": goal.late_points_per_minute},
    }
    return {
        "labels": words.labels(
            "master-day", "master-planned", "master-done", "master-what", "master-before", "master-goal",
            "master-goals", "master-t0", "master-distance", "master-next", "master-holder", "master-resume",
            "master-teams", "master-phone", "master-people", "team-goal", "team-destination", "team-blank",
            "tally-how", "tally-proof", "tally-verdict", "tally-why", "corrections-how",
            "corrections-what", "corrections-change", "corrections-told", "settlements-how", "settlements-paid",
            "settlements-balance", "settlements-final", "settlements-sale", "settlements-prize",
            "settlements-goals", "settlements-rank",
        ),
        "day": moments(kit, words),
        "steps": [words(f"sheet-goal-{step}", **numbers.get(step, {})) for step in range(1, _STEPS + 1)],
        "teams": teams,
        "settlements": [
            {"label": words("sheet-day-settlement", number=number), "time": time}
            for number, time in enumerate(kit.kit.clock.settlements, 1)
        ],
        "prizes": words("sheet-settlements-kinds", points=kit.rates.money.prize),
        "prize_kinds": [words(f"prize-{kind}") for kind in kit.missions.prize_kinds],
    }  # fmt: skip


def moments(kit: KitData, words: Words) -> list[Content]:
    """The times of the day in order (RM-1.6 to RM-1.9)."""
    clock = kit.kit.clock
    found = [(clock.start, words("sheet-day-start"))]
    found += [(time, words("sheet-day-settlement", number=number)) for number, time in enumerate(clock.settlements, 1)]
    found += [
        (clock.switch, words("sheet-day-switch")),
        (clock.last_roll, words("sheet-day-last-roll")),
        (clock.cutoff, words("sheet-day-cutoff")),
    ]
    return [{"time": time, "what": what} for time, what in sorted(found, key=lambda one: one[0])]
