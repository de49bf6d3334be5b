"""MetroX with second rules, beside the first: everybody gets a hundred points more."""

from dataclasses import replace

from msgspec.structs import replace as changed

from kippu.core.game import AnyGame, Outcome
from kippu.games.metrox.game import GAME
from kippu.games.metrox.plugin import PLUGIN
from kippu.games.metrox.rules.play import State

BONUS = 100


def _outcome(state: State) -> Outcome | None:
    found = GAME.outcome(state)
    return found and changed(found, scores=tuple(score + BONUS for score in found.scores))


GAME_2: AnyGame = replace(GAME, info=replace(GAME.info, rules=2), outcome=_outcome)
UPGRADED = replace(PLUGIN, rules={**PLUGIN.rules, 2: lambda: GAME_2})
