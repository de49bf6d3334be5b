"""When an attack is worked off (RM-2.5, RM-9.7)."""

from msgspec.structs import replace

from kippu.games.momotetsu.model.state import Day, Team
from kippu.games.momotetsu.rules.movement import leave


def worked_off(day: Day, team: Team) -> None:
    """Go on after an attack, once nothing of it is open; the next attack is after the next landing (RM-9.13)."""
    if team.phase == "attack" and team.struck and team.ask is None and team.job is None:
        bonbi = day.bonbi
        if bonbi is not None and bonbi.holder == team.seat:
            day.bonbi = replace(bonbi, due="next", attacked=True)
        leave(day, team)
