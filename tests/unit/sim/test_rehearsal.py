"""Rehearsals: the same days give the same figures on any number of processes, and points add up."""

import random

import msgspec

from kippu.bots import find_bot
from kippu.core.chance import Seeded
from kippu.core.game import Event
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.model.feed import TimePassed
from kippu.games.momotetsu.model.state import freeze
from kippu.games.momotetsu.rehearsal.days import Plan, Tally, play_day, rehearse
from kippu.games.momotetsu.rehearsal.report import Report, report
from kippu.sim.jobs import runner

PLAN = Plan(MomotetsuOptions("kasumihama"), ("baseline", "baseline", "strong"), "unit", 30)


def made(workers: int = 1, plan: Plan = PLAN) -> Report:
    tally = Tally()
    with runner(workers) as run:
        for part in rehearse(plan, run):
            tally.add(part)
    return report(plan, tally)


def test_the_same_report_on_any_number_of_workers() -> None:
    assert msgspec.json.encode(made()) == msgspec.json.encode(made(2))


def test_trusted_bots_play_the_day_that_checked_ones_play() -> None:
    bots = [find_bot(GAME, name) for name in PLAN.bots]
    for number in range(3):
        trusted, checked = (play_day(PLAN.options, bots, f"day/{number}", checked=one) for one in (False, True))
        assert freeze(trusted) == freeze(checked)
        assert trusted.events == checked.events


def test_a_rehearsed_day_is_the_day_that_a_table_plays() -> None:
    bots = [find_bot(GAME, name) for name in PLAN.bots]
    chance = Seeded("table")
    state, told = GAME.start(PLAN.options, len(bots), chance)
    events = list(told)
    while seats := GAME.to_act(state):
        seat = seats[0]
        assert isinstance(seat, int)
        command = bots[seat].choose(GAME.view(state, seat), (), random.Random(0))
        state, told = GAME.apply(state, seat, command, chance, 0)
        events += told
    day = play_day(PLAN.options, bots, "table")
    assert freeze(day) == state
    assert _but_the_time(day.events) == _but_the_time(events)


def _but_the_time(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, TimePassed)]


def test_the_points_by_source_add_up_to_the_score() -> None:
    found = made()
    start = shipped_kit("kasumihama").kit.teams.start_points
    assert abs(start + sum(found.sources.values()) - found.score_mean) < 1e-6
    assert abs(sum(found.wins.values()) - 1) < 1e-9
    assert sum(count for _, count in found.histogram) == 30 * 3


def test_a_report_counts_what_came_up() -> None:
    found = made()
    assert found.goals > 0
    assert 0 < found.freeze_seconds <= 300
    assert sum(line.per_day for line in found.destinations) >= found.freezes
    assert {line.id for line in found.kinds} == {"mission", "card", "blue", "red", "special", "shop"}


def test_a_report_says_what_things_were_worth() -> None:
    found = made()
    worth = {line.id: line.points for line in found.kinds}
    assert worth["mission"] > 0 > worth["shop"]
    assert worth["blue"] > 0 > worth["red"]
    goals = sum(line.used * line.points for line in found.destinations)
    assert abs(goals - found.sources["goals"] * found.teams) < 1e-6
    sales = {one.id: one.property.sale for one in shipped_kit("kasumihama").missions.missions}
    assert {line.id: line.points for line in found.missions} == sales


def test_an_unfair_kit_is_warned_of() -> None:
    kit = shipped_kit("kasumihama")
    goal = msgspec.structs.replace(kit.rates.goal, distance_bonus=5000, distance_bonus_late=5000)
    unfair = msgspec.structs.replace(kit, rates=msgspec.structs.replace(kit.rates, goal=goal))
    plan = Plan(MomotetsuOptions(unfair), ("baseline", "baseline"), "unit", 10)
    assert "one_source" in {warning.code for warning in made(plan=plan).warnings}
