"""Rehearsals: the same days give the same figures on any number of processes, and points add up."""

import msgspec

from kippu.games.momotetsu.parts import shipped_kit
from kippu.games.momotetsu.types import MomotetsuOptions
from kippu.sim.rehearsal import Plan, Tally, rehearse
from kippu.sim.rehearsal_report import Report, report

PLAN = Plan(MomotetsuOptions("kasumihama"), ("baseline", "baseline", "strong"), "unit", 30)


def made(workers: int) -> Report:
    tally = Tally()
    for part in rehearse(PLAN, workers):
        tally.add(part)
    return report(PLAN, tally)


def test_the_same_report_on_any_number_of_workers() -> None:
    assert msgspec.json.encode(made(1)) == msgspec.json.encode(made(2))


def test_the_points_by_source_add_up_to_the_score() -> None:
    found = made(1)
    start = shipped_kit("kasumihama").kit.teams.start_points
    assert abs(start + sum(found.sources.values()) - found.score_mean) < 1e-6
    assert abs(sum(found.wins.values()) - 1) < 1e-9
    assert sum(count for _, count in found.histogram) == 30 * 3


def test_a_report_counts_what_came_up() -> None:
    found = made(1)
    assert found.goals > 0
    assert 0 < found.freeze_seconds <= 300
    assert sum(line.per_day for line in found.destinations) >= found.freezes
    assert {line.id for line in found.kinds} == {"mission", "card", "blue", "red", "special", "shop"}


def test_an_unfair_kit_is_warned_of() -> None:
    kit = shipped_kit("kasumihama")
    goal = msgspec.structs.replace(kit.rates.goal, distance_bonus=5000, distance_bonus_late=5000)
    unfair = msgspec.structs.replace(kit, rates=msgspec.structs.replace(kit.rates, goal=goal))
    plan = Plan(MomotetsuOptions(unfair), ("baseline", "baseline"), "unit", 10)
    tally = Tally()
    for part in rehearse(plan):
        tally.add(part)
    assert "one_source" in {warning.code for warning in report(plan, tally).warnings}
