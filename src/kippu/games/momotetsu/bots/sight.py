"""What a bot looks at: the view of its seat, with the numbers of the map.

`of_view` reads a view. `of_day` looks at a running day and shows the same and nothing more, so that a
rehearsal need not build a view for every decision.
"""

from functools import lru_cache

from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.map.atlas import Atlas, squares_of
from kippu.games.momotetsu.model.own import team_of
from kippu.games.momotetsu.model.parts import Parts
from kippu.games.momotetsu.model.state import Bonbi, Day, Team
from kippu.games.momotetsu.model.told import bonbi_of
from kippu.games.momotetsu.model.view import View
from kippu.games.momotetsu.schedule.imagine import closed_edges, names_of


class Sight:
    """The own team in full; of the others what they have made known (RM-16)."""

    __slots__ = ("_memo", "_source", "atlas", "bonbi", "destination", "gate", "parts", "previous", "team")

    def __init__(
        self,
        source: View | Day,
        shared: Parts,
        atlas: Atlas,
        team: Team,
        bonbi: Bonbi | None,
        destination: int,
        previous: int,
    ) -> None:
        self._source = source
        self.parts = shared
        self.atlas = atlas
        self.team = team
        self.bonbi = bonbi
        self.destination = destination
        self.previous = previous
        self.gate = destination if source.gate_until else -1
        self._memo: dict[tuple[str, int], float] | None = None

    @classmethod
    def of_view(cls, view: View) -> "Sight":
        """What a view shows."""
        names = names_of(view)
        atlas = names.shared.atlas(view.settings.extra_stations, closed_edges(names, view))
        team, destination = team_of(names, view.own[0]), names.square_at(view.destination)
        bonbi, previous = bonbi_of(names, view.bonbi), atlas.at[view.previous_destination]
        return cls(view, names.shared, atlas, team, bonbi, destination, previous)

    @classmethod
    def of_day(cls, day: Day, seat: int) -> "Sight":
        """The same, from a day."""
        return cls(day, day.parts, day.atlas, day.teams[seat], day.bonbi, day.destination, day.previous_destination)

    def again(self, day: Day) -> "Sight":
        """The same day, as it is now."""
        self.bonbi = day.bonbi
        self.destination = destination = day.destination
        self.previous = day.previous_destination
        self.gate = destination if day.gate_until else -1
        self._memo = None
        return self

    @property
    def now(self) -> int:
        """What time it is."""
        return self._source.now

    @property
    def settings(self) -> Settings:
        """What the organiser decided."""
        return self._source.settings

    @property
    def held_up(self) -> bool:
        """Whether a goal is being worked off."""
        hold = self._source.hold
        return hold is not None and hold.t0 > 0

    @property
    def may_touch(self) -> bool:
        """Whether bonbi may be passed by touch now, if somebody is here."""
        bonbi = self.bonbi
        return (
            bonbi is not None
            and bonbi.holder == self.team.seat
            and bonbi.square < 0
            and not self._source.touch_blocked_until
            and not self.held_up
        )

    @property
    def memo(self) -> dict[tuple[str, int], float]:
        """What a bot has worked out for this decision."""
        if self._memo is None:
            self._memo = {}
        return self._memo

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


@lru_cache(maxsize=1 << 16)
def closest(atlas: Atlas, ends: tuple[int, ...], aim: int) -> tuple[int, ...]:
    """Those of some squares that are closest to a square."""
    far = atlas.distances(aim)
    least = min(map(far.__getitem__, ends))
    return tuple([end for end in ends if far[end] == least])


@lru_cache(maxsize=1 << 16)
def closest_ends(atlas: Atlas, start: int, steps: int, aim: int, gate: int) -> tuple[int, ...]:
    """Those ends of a count that are closest to a square."""
    ends, least = atlas.reach(gate).ends(start, steps), atlas.nearest(start, aim, gate, steps)[steps]
    rings = atlas.rings(aim)
    return squares_of(ends & rings[least] if least < len(rings) else ends)


@lru_cache(maxsize=1 << 15)
def mean_of_dice(atlas: Atlas, square: int, dice: int, aim: int, gate: int) -> float:
    """The mean over so many dice of the smallest distance among the ends."""
    near = atlas.nearest(square, aim, gate, 6 * dice)
    return sum([ways * near[steps] for steps, ways in sums(dice)]) / float(6**dice)


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
