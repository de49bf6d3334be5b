"""A stronger bot: it weighs what every square is worth against how soon it can reach the destination.

Squares are worth points by their kind; a mission is worth its property and the settlements still to come, less
the time it takes. The way to the destination is measured in expected turns of exact landing, not in squares.
"""

from functools import lru_cache

from kippu.games.momotetsu.bots.baseline import Baseline
from kippu.games.momotetsu.bots.sight import Sight, sums
from kippu.games.momotetsu.kit.cards import Gamble, MoveDice, MoveExact, MoveRank
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.map.timetable import Timetable
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import MINUTE, RED_IMMUNE, Ask

# Found by trying; only their proportions matter.
_TURN = 70.0  # points that one expected turn nearer to the destination is worth
_MINUTE = 3.5  # points that a minute is worth
_RIDE = 6.0  # points that a minute on the way costs
_NEXT = 0.45  # how much of the next turn's best square counts already now
_KEEP = 45.0  # points by which a star card must beat the plain roll
_CARD, _SPECIAL, _SHOP = 15.0, 60.0, 25.0
_SWEEPS = 12  # of the expected turns; the rest changes little


@lru_cache(maxsize=64)
def turns_to(atlas: Atlas, aim: int) -> tuple[float, ...]:
    """Expected plain turns from every square to an exact landing, played well."""
    far = atlas.distances(aim)
    turns = [1.5 + squares / 3.5 for squares in far]
    turns[aim] = 0.0
    ends = [[atlas.ends(square, face) for face in range(1, 7)] for square in range(len(far))]
    for _ in range(_SWEEPS):
        for square in range(len(far)):
            if square != aim:
                best = sum([min([turns[end] for end in found]) for found in ends[square] if found])
                turns[square] = 1.0 + best / 6
    return tuple(turns)


@lru_cache(maxsize=1 << 12)
def _missions_near(atlas: Atlas, square: int) -> tuple[tuple[int, ...], ...]:
    """Per face the mission squares among the ends."""
    return tuple(
        tuple([end for end in atlas.ends(square, face) if atlas.kinds[end] == "mission" and end != square])
        for face in range(1, 7)
    )


@lru_cache(maxsize=1 << 16)
def _minutes(table: Timetable, start: int, steps: int, end: int, gate: int) -> float:
    """How long a counted ride takes."""
    return table.seconds(start, steps, end, gate) / 60


class Strong(Baseline):
    """Goal odds, missions per minute, card values, bonbi's cost."""

    # --- what squares are worth ---------------------------------------------------------------------------

    def worth(self, sight: Sight, square: int) -> float:
        """Points to expect from landing on a square now."""
        kind = sight.atlas.kinds[square]
        late = sight.now >= sight.parts.times.switch
        rates = sight.parts.rates.squares
        if kind == "mission":
            return sum(self._mission(sight, one) for one in self.open_at(sight, square))
        if kind == "blue":
            return 3.5 * (rates.blue_factor_late if late else rates.blue_factor)
        if kind == "red":
            return (
                0.0
                if sight.team.statuses & RED_IMMUNE
                else -3.5 * (rates.red_factor_late if late else rates.red_factor)
            )
        return _CARD if kind == "card" else _SPECIAL if kind == "special" else _SHOP

    def _mission(self, sight: Sight, mission: int) -> float:
        """A property, its payments to come, and its time."""
        parts = sight.parts
        takes = parts.rates.table.mission[parts.missions[mission].type]
        minutes = sum(takes.minutes) / 2
        done = sight.now + 8 * MINUTE + minutes * MINUTE
        if done > parts.times.cutoff:
            return 0.0
        one = parts.properties[mission]
        coming = sum(paid for paid, at in zip(one.settlement, parts.times.settlements, strict=True) if at >= done)
        return max(0.0, takes.success * (one.sale + coming + 25) - minutes * _MINUTE)

    def _goal(self, sight: Sight) -> float:
        rates = sight.parts.rates.goal
        each = rates.distance_bonus_late if sight.now >= sight.parts.times.switch else rates.distance_bonus
        return sight.parts.goal_points[sight.destination] + each * sight.atlas.distance(
            sight.previous, sight.destination
        )

    def value(self, sight: Sight, square: int) -> float:
        """What ending a move on a square promises."""
        known = sight.memo.get(("value", square))
        if known is None:
            known = sight.memo["value", square] = self._value(sight, square)
        return known

    def _value(self, sight: Sight, square: int) -> float:
        found = self.worth(sight, square)
        if sight.destination < 0:
            return found
        if square == sight.destination:
            return found + self._goal(sight)
        return found - _TURN * turns_to(sight.atlas, sight.destination)[square] + _NEXT * self._ahead(sight, square)

    def _ahead(self, sight: Sight, square: int) -> float:
        """The best mission of the next plain turn, on average."""
        total = 0.0
        for squares in _missions_near(sight.atlas, square):
            best = 0.0
            for one in squares:
                worth = sight.memo.get(("mission", one))
                if worth is None:
                    worth = sight.memo["mission", one] = self.worth(sight, one)
                best = max(best, worth)
            total += best
        return total / 6

    def best_of(self, sight: Sight, steps: int) -> float:
        """The value of the best end of a count."""
        ends = sight.atlas.ends(sight.team.square, steps, sight.gate)
        if not ends:
            return self.value(sight, sight.team.square) - _TURN
        if steps > 6:  # far away: all ends take about as long
            return max([self.value(sight, end) for end in ends]) - _RIDE * (6 + 2.6 * steps)
        return max([self.value(sight, end) - self._ride(sight, steps, end) for end in ends])

    def _ride(self, sight: Sight, steps: int, end: int) -> float:
        """What the minutes of a ride cost."""
        return _RIDE * _minutes(sight.parts.timetable(sight.atlas), sight.team.square, steps, end, sight.gate)

    def best_end(self, sight: Sight, ends: tuple[int, ...]) -> int:
        """The end with the most to expect for its time."""
        move = sight.team.move
        if move is None or not move.steps:
            return max(ends, key=lambda end: (self.value(sight, end), -end))
        table, steps = sight.parts.timetable(sight.atlas), move.steps

        def promise(end: int) -> tuple[float, int]:
            if end == move.passing:  # Galaxy stops on the way
                return self.value(sight, end), -end
            return self.value(sight, end) - _RIDE * _minutes(table, move.start, steps, end, move.gate), -end

        return max(ends, key=promise)

    # --- ways to move -------------------------------------------------------------------------------------

    def plain_value(self, sight: Sight) -> float:
        """Less is better, as for the baseline."""
        return -self._mean_of(sight, 1)

    def _mean_of(self, sight: Sight, dice: int) -> float:
        return sum(ways * self.best_of(sight, steps) for steps, ways in sums(dice)) / float(6**dice)

    def star(self, sight: Sight, card: int) -> tuple[float, t.UseStar] | None:
        """The value of a star card, and how to play it."""
        atlas = sight.atlas
        id_, effect = sight.parts.card_ids[card], sight.parts.cards[card].effect
        if sight.destination < 0:
            return None
        if isinstance(effect, MoveExact):
            value, steps = max((self.best_of(sight, steps), steps) for steps in effect.squares)
            return -value, t.UseStar(id_, None, steps)
        if isinstance(effect, MoveDice | MoveRank | Gamble):
            return self._mean(sight, effect), t.UseStar(id_)
        squares = self._targets(sight, effect)
        if not squares:
            return None
        best = max(squares, key=lambda square: (self._trip(sight, square), -square))
        return -self._trip(sight, best), t.UseStar(id_, atlas.ids[best])

    def _mean(self, sight: Sight, effect: MoveDice | MoveRank | Gamble) -> float:
        if isinstance(effect, MoveDice):
            return -self._mean_of(sight, effect.dice)
        if isinstance(effect, MoveRank):
            return -sum(self.best_of(sight, rank) for rank in range(1, 14)) / 13
        won = len(effect.win_faces) / 6
        lost = self.value(sight, sight.previous) - 20 * _RIDE
        return -(won * self.value(sight, sight.destination) + (1 - won) * lost)

    def _trip(self, sight: Sight, square: int) -> float:
        """A trip takes longer the farther it goes."""
        squares = sight.atlas.distance(sight.team.square, square)
        return self.value(sight, square) - _RIDE * (6 + 2.6 * squares)

    def worth_a_star(self, sight: Sight, plain: float, best: float, star: t.UseStar) -> bool:
        """Cards are worth keeping, but not beyond the end of the day."""
        del star
        left = (sight.parts.times.last_roll - sight.now) / (60 * MINUTE)
        return plain - best > _KEEP * min(1.0, left / 3) / max(1, len(sight.team.hand) / 2)

    def _after(self, sight: Sight, steps: int) -> float:
        return -self.best_of(sight, steps)

    # --- squares and choices ------------------------------------------------------------------------------

    def tries(self, sight: Sight, missions: list[int]) -> bool:
        """As long as something is to be won."""
        return any(self._mission(sight, one) > 0 for one in missions)

    def repels(self, sight: Sight) -> bool:
        """Only while losses are doubled, and with some time to suffer them."""
        late = sight.parts.times.switch <= sight.now < sight.parts.times.last_roll - 60 * MINUTE
        return late and sight.team.balance >= 800

    def answer(self, sight: Sight, ask: Ask) -> str:
        """As the baseline, but the star card that moves as one likes."""
        if ask.kind == "star":
            for one in ask.options:
                effect = sight.parts.cards[sight.parts.card_at[one]].effect
                if isinstance(effect, MoveExact) and len(effect.squares) == 6:
                    return one
        if ask.kind == "own_star":
            values = {
                sight.parts.card_ids[card]: (self.star(sight, card) or (0.0, None))[0] for card in sight.team.hand
            }
            return max(ask.options, key=lambda one: (values[one], one))
        return super().answer(sight, ask)
