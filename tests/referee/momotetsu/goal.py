"""The goal process, from the clauses alone: points, forced alighting, the next destination, the resume (RM-8)."""

import math
from typing import Any

from tests.referee.momotetsu.bonbi import Bonbi
from tests.referee.momotetsu.moves import BACKWARDS
from tests.referee.momotetsu.world import MINUTE, UNTIL_GOAL, Team


class Goal(Bonbi):
    """What a landing on the destination leads to, for everybody."""

    def resumed(self) -> None:
        """Teams that were held may go on."""

    def claim(self, team: Team, kind: str, **facts: Any) -> None:
        """Something for the game master to approve."""

    # --- scoring

    def goal_landing(self, team: Team, move: dict[str, Any]) -> None:
        """RM-8.1, RM-8.2, RM-8.6, RM-8.24, RM-8.25; a landing while told to alight is no goal of its own (REVISION)."""
        hold = self.hold
        if move["kind"] in BACKWARDS:
            return
        if hold is not None and team.square == hold["square"] and self._same_minute(hold["goal_at"]):
            self._join(team)
            return
        if team.square != self.destination or (team.alight and not self.readings["told_can_score"]):
            return
        if hold is None:
            self._begin_goal(team)
            self._notice()
        elif hold["announced"] and move["exempt"]:
            first = self.next_goals[0][1] if self.next_goals else None
            if first is None or (self._same_minute(first) and not self.readings["one_goal_in_a_hold"]):
                self.next_goals.append((team.seat, self.now))

    def _same_minute(self, at: int) -> bool:
        """RM-8.6."""
        bucket = self.rates["goal"]["same_goal_bucket_seconds"] * 1000
        return bool(at // bucket == self.now // bucket)

    def _begin_goal(self, team: Team) -> None:
        before: dict[str, Any] = {
            "destination": self.destination,
            "previous": self.previous_destination,
            "economy": self.economy,
        }
        before |= {"bonbi": None if self.bonbi is None else dict(self.bonbi), "gate_until": self.gate_until}
        before |= {"statuses": [set(one.statuses) for one in self.teams]}
        self.goals += 1
        self.hold = {"square": team.square, "goal_at": self.now, "scorers": set(), "roller": team.seat}
        self.hold |= {"origin": self.previous_destination, "t0": 0, "notice_at": 0, "announced": False}
        self.hold |= {"assigned": False, "waiting": set(), "positions": [], "number": self.goals}
        self.hold |= {"inflated": {one.seat for one in self.teams if "inflation" in one.statuses}}
        self.hold |= {"last": self.rolls_over}  # RM-8.26
        self._score(team, before)
        for one in self.teams:  # RM-8.13
            one.statuses -= UNTIL_GOAL
        if self.economy != "normal":
            self.economy = "normal"
            self.tell("RM-8.13", "economy_set", economy="normal")
        self.end_gate()

    def _score(self, team: Team, before: dict[str, Any] | None) -> None:
        """RM-8.4, RM-1.10."""
        hold, rates = self.hold, self.rates["goal"]
        assert hold is not None
        rows = self.kit["tables"]["destinations"]
        points = next(row["points"] for row in rows if row["square"] == hold["square"])
        each = rates["distance_bonus_late" if self.late() else "distance_bonus"]
        points += each * self.board.distance(hold["origin"], hold["square"])
        points += rates["inflation_bonus"] if team.seat in hold["inflated"] else 0
        team.goals += 1
        team.scored = True
        hold["scorers"].add(team.seat)
        self.tell("RM-8.4", "goal_reached", seat=team.seat, square=hold["square"], points=points)
        self.pay(team, points)
        self.claim(team, "goal", what=hold["square"], points=points, before=before)

    def _join(self, team: Team) -> None:
        """RM-8.6, RM-9.3: who has scored cannot have got bonbi by this goal."""
        self._score(team, None)
        assert self.hold is not None
        by_goal = self.bonbi is not None and self.bonbi["how"] == "goal"
        if self.hold["assigned"] and self.holds_bonbi(team) and by_goal:
            self.assign_bonbi()

    def end_gate(self) -> None:
        """RM-8.13, RM-6.46; RM-3.12: who was stuck need not wait any more."""
        if self.gate_until:
            self.gate_until = 0
            self.tell("RM-6.46", "gate_set", time=0)
            for team in self.teams:
                if team.wait_until:
                    team.wait_until = 0
                    self.changed(team)

    # --- forced alighting

    def _notice(self) -> None:
        """RM-8.7: T0 is the receipt of the goal."""
        assert self.hold is not None
        if self.settings["goal_notice"] != "auto":
            return
        if self.received <= self.now:
            self.announce()
        else:
            self.hold["notice_at"] = self.received

    def announce(self) -> None:
        """RM-8.7 to RM-8.11."""
        hold = self.hold
        assert hold is not None
        hold |= {"t0": self.now, "notice_at": 0, "positions": [team.square for team in self.teams]}
        told = [team.seat for team in self.in_play() if self._must_alight(team)]
        hold["waiting"] = set(told)
        self.tell("RM-8.9", "alight_ordered", seats=told, time=self.now, why="goal")
        self._go_on()

    def _must_alight(self, team: Team) -> bool:
        hold, move = self.hold, team.move
        assert hold is not None
        if team.phase == "rolled":
            self.cancel(team)
            return False
        if team.alight == "goal":  # RM-8.22: it keeps its own clock
            if self.readings["nobody_waits_for_the_late"]:
                return False
        elif team.alight:  # by order before: it gets off as it was told
            self._tell_off(team)
        elif move is None:
            return False
        elif move["exempt"] or move["walks"]:  # RM-8.10, RM-9.4
            hold["positions"][team.seat] = move["start"] if move["walks"] else self.next_square(team)
            return False
        elif not self.has_left(team):
            self.cancel(team)
            return False
        else:
            self._tell_off(team)
            self.told_off(team)
        if team.move is not None and team.move["off"] and not self.readings["late_count_at_their_start"]:
            hold["positions"][team.seat] = team.move["off"]  # RM-18.11
        return True

    def _tell_off(self, team: Team) -> None:
        assert self.hold is not None
        team.alight, team.alight_since = "goal", self.now
        if team.move is not None:
            team.move["told"] = self.hold["number"]

    def got_off(self, team: Team) -> None:
        """RM-8.20 to RM-8.22, RM-9.4."""
        why, team.alight = team.alight, ""
        if why == "goal":
            self._late_minutes(team)
            team.alight_since = 0
        hold = self.hold
        if hold is not None and team.seat in hold["waiting"]:
            hold["positions"][team.seat] = team.square
            hold["waiting"].discard(team.seat)
            self._go_on()

    def _late_minutes(self, team: Team) -> None:
        rates = self.rates["goal"]
        over = self.now - team.alight_since - rates["alight_minutes"] * MINUTE
        minutes = over // MINUTE if self.settings["late_minutes_rounding"] == "floor" else math.ceil(over / MINUTE)
        if minutes > 0:
            points = -minutes * rates["late_points_per_minute"]
            team.late_points = points
            self.tell("RM-8.21", "late_off", seat=team.seat, minutes=minutes, points=points)
            self.pay(team, points)

    # --- the next destination

    def draw_destination(self, other_than: str | None) -> str:
        """RM-8.15, RM-8.17."""
        while True:
            dice = [self.die(), self.die()]
            rows = self.kit["tables"]["destinations"]
            square = next(row["square"] for row in rows if row["first"] == dice[0] and dice[1] in row["second"])
            if square != other_than:
                self.tell("RM-8.15", "destination_set", square=square, dice=dice)
                return str(square)

    def next_destination(self) -> None:
        assert self.hold is not None
        waited = [team for team in self.teams if self.awaits_destination(team)]
        if self.readings["scorers_forget_to_alight"]:
            waited = [team for team in self.teams if team.scored]
            for team in waited:
                if team.move is not None:
                    team.move |= {"off": None, "off_at": 0}
        self.previous_destination = self.hold["square"]
        self.aim_for(self.draw_destination(self.hold["square"]))
        self.hold["announced"] = True
        for team in waited:  # RM-8.18
            self.changed(team)
        self._go_on()

    def awaits_destination(self, team: Team) -> bool:
        """RM-8.18: scorers work off their square after the announcement."""
        hold = self.hold
        if hold is None or hold["announced"] or hold["last"] or not team.scored:
            return False
        return (team.phase == "processing" and team.seat in hold["scorers"]) or self.readings["all_scorers_wait"]

    def _go_on(self) -> None:
        """RM-8.14, RM-8.19."""
        hold = self.hold
        if hold is None or hold["waiting"]:
            return
        if not hold["assigned"]:
            hold["assigned"] = True
            self.assign_bonbi()
        if hold["announced"] or hold["last"]:
            self.resume()

    def resume(self) -> None:
        """RM-8.19."""
        hold = self.hold
        assert hold is not None
        if not hold["assigned"]:
            self.assign_bonbi()
        self.hold = None
        if hold["last"]:  # RM-8.26
            self.aim_for(None)
        self.tell("RM-8.19", "resumed", time=self.now)
        for team in self.in_play():
            if team.phase == "ready":
                self.set_off(team)
        self.resumed()
        if self.next_goals:
            self._begin_later()

    def _begin_later(self) -> None:
        """RM-8.24: points by the arrival, the process from the resume on."""
        scorers, self.next_goals = self.next_goals, []
        resumed = self.now
        for seat, at in scorers:
            self.now = at
            if self.hold is None:
                self._begin_goal(self.teams[seat])
            else:
                self._join(self.teams[seat])
        self.now = resumed
        self._notice()

    def deadline(self) -> None:
        """RM-8.16, RM-8.19: at T0 + 5:00."""
        assert self.hold is not None
        if not self.hold["announced"] and not self.hold["last"]:
            self.next_destination()
        if self.holding():
            self.resume()
