"""Ticket Gate at its door."""

from dataclasses import replace

from kippu.bots.random_bot import RandomBot
from kippu.core.game import AnyGame
from kippu.core.plugin import Bots, Plugin
from tests.toys.gate.game import GATE


def bots(game: AnyGame) -> Bots:
    """One that plays anything."""
    del game
    return Bots(quick={"passenger": RandomBot()}, stand_in="passenger")


PLUGIN = Plugin(id="gate", package="tests.toys.gate", rules={1: lambda: GATE}, bots=bots)

# The same game after an upgrade. By its second rules it is for 3 players at most.
GATE_2 = replace(GATE, info=replace(GATE.info, rules=2, max_seats=3))
UPGRADED = replace(PLUGIN, rules={1: lambda: GATE, 2: lambda: GATE_2})
# And after another, which has forgotten the first rules.
FORGETFUL = replace(PLUGIN, rules={2: lambda: GATE_2})
