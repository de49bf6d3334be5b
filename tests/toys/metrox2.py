"""MetroX with the rules of tomorrow, beside those of today: everybody gets a hundred points more."""

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


NEXT = max(PLUGIN.rules) + 1
NEXT_GAME: AnyGame = replace(GAME, info=replace(GAME.info, rules=NEXT), outcome=_outcome)
UPGRADED = replace(PLUGIN, rules={**PLUGIN.rules, NEXT: lambda: NEXT_GAME})
