"""Arrivals, from the clauses alone: landing, and getting off before that (RM-2.8, RM-3.13 to RM-3.18, RM-4)."""

from typing import Any

from tests.referee.momotetsu.goal import Goal
from tests.referee.momotetsu.moves import BACKWARDS
from tests.referee.momotetsu.world import Team


class Landing(Goal):
    """The end of a movement."""

    def arrive(self, team: Team, square: str, *, flagged: bool = False) -> None:
        """RM-3.15; RM-2.7: what lands, and what does not."""
        move = team.move
        assert move is not None
        self._stand(team, square)
        self.tell("RM-3.15", "arrived", seat=team.seat, square=square, flagged=flagged)
        unprocessed = move["kind"] == "king" and not self.settings["king_trip_processed"]
        if move["kind"] in BACKWARDS or unprocessed:
            self.leave(team)
        else:
            self._land(team, move)
        if team.alight:
            self.got_off(team)

    def _stand(self, team: Team, square: str) -> None:
        """RM-2.8."""
        assert team.move is not None
        team.previous, team.square = team.move["start"], square
        self.holder_stands(team)
        team.move = team.stopped = team.promise = None

    def _land(self, team: Team, move: dict[str, Any]) -> None:
        team.worked = team.scored = team.sent = team.struck = False
        team.tried, team.bought, team.efforts = set(), set(), []
        team.ask = team.job = None
        self.enter(team, "processing")
        self.holder_lands(team, move)
        self.goal_landing(team, move)  # RM-4.8: before the square
        if self.unhurt(team):
            self.pass_unhurt(team)

    def kind_now(self, square: str) -> str:
        """RM-4.5."""
        kind = self.board.kind(square)
        turned = {("blue", "recession"): "red", ("red", "boom"): "blue"}
        return turned.get((kind, self.economy), kind)

    def unhurt(self, team: Team) -> bool:
        """RM-6.42."""
        return "red_immune" in team.statuses and self.kind_now(team.square) == "red"

    def pass_unhurt(self, team: Team) -> None:
        """RM-4.4: 0 and no roll."""
        told = {"square": team.square, "kind": "red", "face": 0, "points": 0}
        self.tell("RM-4.4", "square_rolled", seat=team.seat, **told)
        team.worked = True
        self.finish(team)

    def get_off(self, team: Team, square: str, *, flagged: bool = False) -> None:
        """RM-3.18."""
        assert team.move is not None
        if self.heads_for(team.move, square):
            self.arrive(team, square, flagged=flagged)
            return
        stopped = self.as_declared(team.move)
        self._stand(team, square)
        team.stopped = stopped
        self.tell("RM-3.18", "got_off", seat=team.seat, square=square)
        self.enter(team, "ready")
        self.got_off(team)
        if team.phase == "ready":
            self.set_off(team)

    def rides(self, team: Team) -> bool:
        """RM-3.17: walkers are in no vehicle."""
        return team.move is not None and not team.move["walks"] and self.aboard(team)

    def order_off(self, teams: list[Team], why: str, said: str) -> list[Team]:
        """RM-3.17: forced alighting by order, exempt or not."""
        told = [team for team in teams if not team.alight and self.rides(team)]
        for team in told:
            team.alight = why
            self.told_off(team)
        seats = [team.seat for team in told]
        self.tell("RM-3.17", "alight_ordered", seats=seats, time=self.now, why=said)
        return told

    def not_boarded(self, team: Team) -> None:
        """RM-3.17: after an order the move is kept; RM-8.11: after a goal it is cancelled."""
        self.tell("RM-3.17", "had_not_boarded", seat=team.seat)
        if team.alight == "goal":
            self.cancel(team)
            team.alight_since = self.now
            self.got_off(team)
            return
        if team.alight == "fireworks":  # RM-10.4
            points = self.rates["events"]["fireworks"]
            self.pay(team, points)
            event = next(one["id"] for one in self.kit["tables"]["events"] if one["op"] == "fireworks")
            self.happened_to(team, event, points)
        team.alight = ""

    def happened_to(self, team: Team, event: str, points: int, number: int = 0, card: str = "none") -> None:
        told = {"event": event, "points": points, "number": number, "card": card}
        self.tell("RM-10.3", "happened_to", seat=team.seat, **told)
