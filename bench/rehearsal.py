"""Rehearsed days per second on one core, next to a plain Python loop as a yardstick."""

import time

from rich.console import Console
from rich.table import Table

from bench.rules import per_second, yardstick
from kippu.bots import find_bot
from kippu.games.momotetsu.types import MomotetsuOptions
from kippu.sim.rehearsal import play_day

_DAYS = 100


def report(console: Console) -> None:
    """Days of four baseline teams; the first ones also work out the routes that all later ones look up."""
    steps = per_second(yardstick)
    table = Table(title="Simulated days of four teams, one core, processor time (goal: 200 days/s)")
    for column in ("kit", "first days/s", "days/s", "per million yardstick steps"):
        table.add_column(column, justify="right")
    for kit in ("tokyo", "kasumihama"):
        options, bots = MomotetsuOptions(kit), [find_bot("momotetsu", "baseline")] * 4

        def days(first: int, options: MomotetsuOptions = options, bots: list[object] = bots) -> float:  # type: ignore[assignment]
            began = time.process_time()
            for number in range(first, first + _DAYS):
                play_day(options, bots, f"bench/{number}", checked=False)
            return _DAYS / (time.process_time() - began)

        cold = days(0)
        warm = max(days(first) for first in (_DAYS, 2 * _DAYS, 0))
        table.add_row(kit, f"{cold:,.0f}", f"{warm:,.0f}", f"{warm / steps * 1e6:,.1f}")
    console.print(table)
