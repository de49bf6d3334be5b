"""MetroX bots. They see what their seat may see, and nothing else."""

import random
from collections.abc import Sequence

from kippu.core.game import AnyBot
from kippu.games.metrox.parts import Parts, parts
from kippu.games.metrox.rules import filling
from kippu.games.metrox.types import AnyCommand, Sheet, TakeBack, View, Write
from kippu.games.metrox.view import sheet_of


class Greedy:
    """Looks one move ahead: points made now, how near open routes come to their bonus, what stars may find."""

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option after which the sheet promises most; of equals any."""
        assert isinstance(view.viewer, int)
        shared = parts(view.options)
        sheet = sheet_of(shared, view.sheets[view.viewer])
        card = shared.cards[shared.card_at[view.card]]
        promises: list[tuple[float, AnyCommand]] = []
        for option in options:
            if isinstance(option, TakeBack):
                continue
            new, _, number = filling(shared, sheet, card, option)
            written = option.route if isinstance(option, Write) else None
            promises.append((_NUMBER * number + _promise(shared, view, sheet, sheet.filled | new, written), option))
        most = max(promise for promise, _ in promises)
        return rng.choice([option for promise, option in promises if promise == most])


# Found by random search over solo games on Tokyo; only their proportions matter.
_NUMBER = 1.23  # a point from a star now: it is certain
_STATION = 0.24  # one empty station less
_CROSSING = 0.045  # a point that a star would make on a route with an empty space
_DEAD_SPACE = 0.77  # an indicator space on a route with nothing left to fill
_PER_SPACE, _HELP = 0.86, 0.24  # stations to hope for, per empty space and from elsewhere
_BONUS, _BEND = 1.84, 0.31  # a bonus in reach, and how early it counts


def _promise(shared: Parts, view: View, sheet: Sheet, filled: int, written: str | None) -> float:
    """What a sheet promises with these stations filled and a card written on a route."""
    promise = _STATION * filled.bit_count()
    for route in shared.board.routes:
        spaces = route.spaces - len(sheet.indicators[route.index]) - (route.id == written)
        next_empty = next((station for station in route.bits if not filled & station), 0)
        if spaces:
            promise += _CROSSING * route.star[next_empty] if next_empty else -_DEAD_SPACE * spaces
        if not (sheet.first | sheet.later) & route.bit:
            bonus = route.data.bonus_later if route.id in view.crowns else route.data.bonus_first
            promise += bonus * _likely((route.mask & ~filled).bit_count(), spaces)
    return promise


def _likely(missing: int, spaces: int) -> float:
    """How much of a bonus to count for a route that misses stations and has empty spaces."""
    if not missing:
        return 1.0
    reach = _PER_SPACE * spaces + _HELP
    return min(1.0, _BONUS * float((1 - missing / reach) ** _BEND)) if missing < reach else 0.0


BOTS: dict[str, AnyBot] = {"greedy": Greedy()}
STAND_IN = "greedy"
