"""What the game master approves and rejects, from the clauses alone (RM-8.27, RM-13.2 to RM-13.5)."""

from typing import Any

from tests.referee.judge import Command, Refused
from tests.referee.momotetsu.live import Reports
from tests.referee.momotetsu.world import UNTIL_GOAL, Team


class Rulings(Reports):
    """Claims, and what goes back with them."""

    def _claimed(self, entry: int, *statuses: str) -> dict[str, Any]:
        for claim in self.claims:
            if claim["entry"] == entry and claim["status"] in statuses:
                return claim
        raise Refused("RM-13.2")

    def gm_may_approve(self, command: Command) -> None:
        self._claimed(command["entry"], "pending")

    def gm_approve(self, command: Command) -> None:
        """RM-13.2."""
        claim = self._claimed(command["entry"], "pending")
        claim["status"] = "approved"
        team = self.teams[claim["seat"]]
        team.redo = [entry for entry in team.redo if entry != claim["entry"]]
        self._ruled(claim, "approve", 0, command)

    def gm_may_reject(self, command: Command) -> None:
        """RM-13.4: human cards in three ways, all else is reversed."""
        claim = self._claimed(command["entry"], "pending", "approved")
        if (claim["kind"] == "task") == (command.get("how", "reversal") == "reversal"):
            raise Refused("RM-13.4")

    def gm_reject(self, command: Command) -> None:
        claim, how = self._claimed(command["entry"], "pending", "approved"), command.get("how", "reversal")
        claim["status"] = "approved" if how == "waive" else "rejected"
        points = getattr(self, f"_reject_{claim['kind']}")(self.teams[claim["seat"]], claim, how)
        self._ruled(claim, how, points, command)

    def _ruled(self, claim: dict[str, Any], how: str, points: int, command: Command) -> None:
        about = {"entry": claim["entry"], "how": how, "points": points, "reason": command.get("reason", "")}
        self.tell("RM-13.2", "ruled", seat=claim["seat"], **about)

    def _reject_mission(self, team: Team, claim: dict[str, Any], how: str) -> int:  # noqa: ARG002 - as all of them
        """RM-13.3: the property or what was got for it, its payments; the mission is open again."""
        one, points = self.missions[claim["what"]]["property"], 0
        for own in [own for own in team.owned if own["property"] == one["id"]]:
            points -= own["got"]
            for at, payment in zip(self.settled, one["settlement"], strict=False):
                if own["since"] <= at and (not own["until"] or at < own["until"]):
                    points -= payment
            team.owned.remove(own)
        team.cleared.discard(claim["what"])
        if not team.held():
            team.debt_since = 0
        self.pay(team, points)
        return points

    def _reject_task(self, team: Team, claim: dict[str, Any], how: str) -> int:
        """RM-13.4."""
        if how == "redo":
            team.redo.append(claim["entry"])
            if then := self.cards[claim["what"]]["effect"].get("then"):
                team.statuses.discard(then)
        elif how == "return" and claim["square"] is not None:
            team.return_to = claim["square"]
            if team.phase == "ready":
                self.set_off(team)
        return 0

    def _reject_dice(self, team: Team, claim: dict[str, Any], how: str) -> int:  # noqa: ARG002
        """RM-1.14: what came of them the game master corrects."""
        return 0

    def _reject_goal(self, team: Team, claim: dict[str, Any], how: str) -> int:  # noqa: ARG002
        """RM-8.27: everything goes back, if nobody else has scored this goal, or another one since."""
        team.goals -= 1
        team.scored = False
        self.pay(team, -claim["points"])
        before = self._back_to(claim)
        if before is None:
            by_square = self.readings["goals_of_a_square_are_one"]
            if self.hold is not None and (by_square or claim["goal"] == self.claims[-1]["goal"]):
                self.hold["scorers"].discard(team.seat)
            return -int(claim["points"])
        self.goals -= 1
        self.previous_destination, self.economy = before["previous"], before["economy"]
        self.gate_until = before["gate_until"] if before["gate_until"] > self.now else 0
        self.aim_for(before["destination"])
        for one, statuses in zip(self.teams, before["statuses"], strict=True):
            one.statuses |= statuses & UNTIL_GOAL
        if self.bonbi is None or self.bonbi["how"] == "goal":
            self.bonbi = None if before["bonbi"] is None else dict(before["bonbi"])
        if self.hold is not None:
            self.hold = None
            for one in self.teams:
                one.alight, one.alight_since = "", 0
                one.move = None if one.move is None else self.as_declared(one.move)
            self.tell("RM-8.27", "resumed", time=self.now)
            for one in self.in_play():
                if one.phase == "ready":
                    self.set_off(one)
        return -int(claim["points"])

    def _back_to(self, claim: dict[str, Any]) -> Any:
        goals = [one for one in self.claims if one["kind"] == "goal"]
        standing = [one for one in goals if one["status"] != "rejected"]
        if self.readings["goals_of_a_square_are_one"]:
            later = any(one["entry"] > claim["entry"] and one["what"] != claim["what"] for one in goals)
            return None if later or any(one["what"] == claim["what"] for one in standing) else claim["before"]
        if any(one["goal"] >= claim["goal"] for one in standing):
            return None
        return next(one["before"] for one in goals if one["goal"] == claim["goal"])

    def _reject_touch(self, team: Team, claim: dict[str, Any], how: str) -> int:  # noqa: ARG002
        """RM-13.5: bonbi returns, attacks that the touch caused are reversed."""
        touched, points = self.teams[claim["what"]], 0
        for strike in [one for one in self.strikes if one["cause"] == claim["entry"]]:
            self.strikes.remove(strike)
            if strike["seat"] != touched.seat:
                continue
            points -= strike["points"]
            touched.hand += strike.get("lost", [])
            for card in strike.get("gained", []):
                if card in touched.hand:
                    touched.hand.remove(card)
            for own in touched.owned:
                if own["property"] == strike.get("property"):
                    own |= {"until": 0, "got": 0}
        self.pay(touched, points)
        if self.bonbi is not None and self.holds_bonbi(touched) and self.bonbi["cause"] == claim["entry"]:
            self.bonbi_comes(team, "master")
            self.bonbi = dict(claim["bonbi"])
            self.touch_blocked_until = 0
        return points
