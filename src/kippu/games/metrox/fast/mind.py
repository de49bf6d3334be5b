"""What bots and the coach think with: options valued, games imagined to their end."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from threading import get_ident
from typing import Any

from kippu.core.jit import Ints, ints, reals, shorts, zeros
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast import weights
from kippu.games.metrox.fast.policy import follow, room_size, search, values_now
from kippu.games.metrox.fast.position import Position
from kippu.games.metrox.fast.value import features
from kippu.games.metrox.fast.weights import Learned
from kippu.games.metrox.rules.parts import Parts


class Mind:
    """Everything about one map and deck that thinking needs. Not for several threads at once."""

    def __init__(self, parts: Parts, known: Learned | None) -> None:
        self.parts = parts
        self.t, self.f = k.tables(parts), features(parts)
        self.known = known
        self.w: Any = known.weights if known else shorts(array("h"))
        self.unit = known.recipe.unit if known else 1.0
        options = int(self.t[k.ROUTES] + self.t[k.STATIONS]) + 1
        self._room = zeros(2 * room_size(self.t, self.f))
        self._values = reals(int(self.t[k.ROUTES]) + options)
        self._found = reals(options)

    def values(self, position: Position, seat: int, *, deep: bool) -> list[tuple[int, float]]:
        """What every action of a seat for the card face up is worth: points to come, or a rule of thumb for them."""
        t, s = self.t, zeros(len(position.s) + 2 * int(self.t[k.SEAT]))
        s[: len(position.s)] = position.s
        p = int(t[k.GAME] + seat * t[k.SEAT])
        think = search if deep else values_now
        count = think(t, self.f, self.w, self.unit, s, position.seats, p, self._room, self._values, self._found)
        return [(int(self._room[option]), float(self._found[option])) for option in range(count)]

    def rollouts(
        self,
        position: Position,
        temperatures: Sequence[float],
        dice: Ints,
        games: int,
        *,
        cards: Sequence[int] = (),
        mover: int = 0,
        forced: int = -1,
    ) -> list[list[int]]:
        """Scores of games from a position to their end, everybody's for each game (`policy.follow`)."""
        t, seats = self.t, position.seats
        k.check_readings(self.parts, seats)
        heat, scores = reals(seats), zeros(games * seats)
        heat[:] = list(temperatures)
        s, actions = zeros(len(position.s) + int(t[k.SEAT])), zeros(seats)
        follow(
            t, self.f, self.w, self.unit, position.s, seats, heat, ints(cards), mover, forced, dice, s, self._room,
            actions, self._values, scores,
        )  # fmt: skip
        told = [int(one) for one in scores]
        return [told[at : at + seats] for at in range(0, len(told), seats)]

    def deal(self, cards: Sequence[int], seats: int = 1) -> Position:
        """The beginning of a game, with the first of these cards face up."""
        s = zeros(k.game_size(self.t, seats))
        k.begin(self.t, s, 0, seats)
        k.turn_up(s, 0, cards[0])
        return Position(self.parts, self.t, s, seats)

    def shuffle(self, dice: Ints) -> list[int]:
        """The cards of a whole game in the order they come."""
        t, s = self.t, zeros(k.game_size(self.t, 0))
        k.begin(t, s, 0, 0)
        cards, left = [], int(t[k.SPACES])
        while left:
            k.draw(t, s, 0, dice)
            kind = int(s[k.CARD])
            cards.append(kind)
            left -= self.parts.cards[kind].kind != "free"
            if self.parts.cards[kind].reshuffle:
                k.refill(t, s, 0)
        return cards


def mind(parts: Parts, *, learned: bool = True) -> Mind:
    """The mind for a map and a deck: with what was learned for the map, or with a rule of thumb.

    Every thread has its own: on a server bots play while the coach thinks.
    """
    return _mind_of(get_ident(), parts, learned=learned)


@lru_cache(maxsize=16)
def _mind_of(thread: int, parts: Parts, *, learned: bool) -> Mind:
    del thread
    return Mind(parts, weights.learned(parts) if learned else None)
