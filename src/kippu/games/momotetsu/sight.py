"""What a bot looks at: the view of its seat, with the numbers of the map.

`of_view` reads a view. `of_day` looks at a running day and shows the same and nothing more, so that a
rehearsal need not build a view for every decision.
"""

from functools import lru_cache

from kippu.games.momotetsu.atlas import Atlas
from kippu.games.momotetsu.parts import Parts, parts
from kippu.games.momotetsu.state import Day, Side
from kippu.games.momotetsu.view import View


class Sight:
    """The own team in full; of the others what they have made known (RM-16)."""

    __slots__ = (
        "_source", "atlas", "bonbi", "destination", "gate", "hold", "may_touch", "memo", "now", "parts", "previous",
        "settings", "team",
    )  # fmt: skip

    def __init__(self, source: View | Day, shared: Parts, atlas: Atlas, team: Side) -> None:
        self._source = source
        self.parts = shared
        self.atlas = atlas
        self.team = team
        self.settings = source.settings
        self.now = source.now
        self.hold = source.hold
        self.bonbi = source.bonbi
        self.memo: dict[tuple[str, int], float] = {}  # what a bot has worked out for this decision
        # bonbi may be passed by touch now, if somebody is here
        self.may_touch = (
            self.bonbi is not None
            and self.bonbi.holder == team.seat
            and self.bonbi.square < 0
            and not source.touch_blocked_until
            and not (self.hold is not None and self.hold.t0)
        )

    destination: int
    previous: int
    gate: int

    @classmethod
    def of_view(cls, view: View) -> "Sight":
        """What a view shows."""
        shared = parts(view.options)
        atlas = shared.atlas(view.settings.extra_stations, view.closed)
        sight = cls(view, shared, atlas, view.own[0].team)
        sight.destination = -1 if view.destination is None else atlas.at[view.destination]
        sight.previous = atlas.at[view.previous_destination]
        sight.gate = sight.destination if view.gate_until else -1
        return sight

    @classmethod
    def of_day(cls, day: Day, seat: int) -> "Sight":
        """The same, from a day."""
        sight = cls(day, day.parts, day.atlas, day.teams[seat])
        sight.destination = day.destination
        sight.previous = day.previous_destination
        sight.gate = day.destination if day.gate_until else -1
        return sight

    def balances(self) -> dict[int, int]:
        """The balances of the other teams as last made public, by seat."""
        source, own = self._source, self.team.seat
        if isinstance(source, View):
            return {team.seat: team.balance for team in source.teams if team.seat != own and not team.withdrawn}
        public = source.settings.balances_public
        return {
            team.seat: team.balance if public else team.shown_balance
            for team in source.teams
            if team.seat != own and not team.withdrawn
        }

    def here(self) -> list[int]:
        """The other teams that stand on the own square."""
        at = self._source.teams[self.team.seat].square
        return [
            team.seat
            for team in self._source.teams
            if team.square == at and team.phase != "moving" and team.seat != self.team.seat and not team.withdrawn
        ]

    def squares(self) -> dict[int, int]:
        """The last squares of the other teams, by seat."""
        at = self.atlas.at
        return {
            team.seat: at[team.square] if isinstance(team.square, str) else team.square
            for team in self._source.teams
            if team.seat != self.team.seat and not team.withdrawn
        }


@lru_cache(maxsize=1 << 17)
def nearest(atlas: Atlas, square: int, steps: int, aim: int, gate: int) -> int:
    """The smallest distance to a square among the ends of a count; the own one if there is no end."""
    far = atlas.distances(aim)
    return min([far[end] for end in atlas.ends(square, steps, gate)], default=far[square])


@lru_cache(maxsize=1 << 15)
def mean_of_dice(atlas: Atlas, square: int, dice: int, aim: int, gate: int) -> float:
    """The mean over so many dice of the smallest distance among the ends."""
    return sum(ways * nearest(atlas, square, steps, aim, gate) for steps, ways in sums(dice)) / float(6**dice)


@lru_cache
def sums(dice: int) -> tuple[tuple[int, int], ...]:
    """What so many dice may sum to, and in how many ways."""
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for sum_, count in ways.items():
            for face in range(1, 7):
                after[sum_ + face] = after.get(sum_ + face, 0) + count
        ways = after
    return tuple(sorted(ways.items()))
