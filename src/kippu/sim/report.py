"""Reports that a game brings along: `Report` in its module `report`."""

from importlib import import_module
from importlib.util import find_spec

from kippu.core.chart import Report


def report_of(game_id: str, bots: tuple[str, ...]) -> Report | None:
    """An empty report for games between these bots, where the game has one."""
    name = f"kippu.games.{game_id}.report"
    if find_spec(name) is None:
        return None
    report: Report = import_module(name).Report(bots)
    return report
