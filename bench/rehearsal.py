"""Rehearsed days per second on one core, next to a plain Python loop as a yardstick (`python -m bench.rehearsal`)."""

import time

from rich.console import Console
from rich.table import Table

from bench.rules import per_second, yardstick
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.rehearsal.days import BATCH, Plan, rehearse
from kippu.sim.jobs import runner

_DAYS = 1000


def report(console: Console) -> None:
    """Days of four baseline teams; the first ones also work out the routes that all later ones look up."""
    steps = per_second(yardstick, time.process_time)
    table = Table(title=f"{_DAYS:,} simulated days of four teams, one core, processor time (goal: 200 days/s)")
    columns = ("kit", "days/s", "first 100, days/s", "best 100, days/s", "days per million yardstick steps", "best 100")
    for column in columns:
        table.add_column(column, justify="right")
    for kit in ("tokyo", "kasumihama"):
        took = _seconds(Plan(MomotetsuOptions(kit), ("baseline",) * 4, "bench", _DAYS))
        each = 100 // BATCH
        hundreds = [100 / sum(took[first : first + each]) for first in range(0, len(took), each)]
        table.add_row(
            kit,
            f"{_DAYS / sum(took):,.0f}",
            f"{hundreds[0]:,.0f}",
            f"{max(hundreds):,.0f}",
            f"{_DAYS / sum(took) / steps * 1e6:,.1f}",
            f"{max(hundreds) / steps * 1e6:,.1f}",
        )
    console.print(table)


def _seconds(plan: Plan) -> list[float]:
    """The processor time of each batch."""
    found = []
    with runner() as run:
        began = time.process_time()
        for _ in rehearse(plan, run):
            found.append(time.process_time() - began)
            began = time.process_time()
    return found


if __name__ == "__main__":
    report(Console(highlight=False))
