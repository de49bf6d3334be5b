"""Missions and human cards, from the clauses alone (RM-5.7, RM-5.8, RM-5.13, RM-6.43, RM-6.54 to RM-6.76, RM-7)."""

from typing import Any

from tests.referee.judge import Refused
from tests.referee.momotetsu.landing import Landing
from tests.referee.momotetsu.world import MINUTE, Team


class Tasks(Landing):
    """What teams do in the city, and what they win."""

    # --- what only a schedule knows

    def begin_card(self, team: Team, card: dict[str, Any]) -> bool:
        """A human card begins; whether its time is seen to."""
        raise NotImplementedError

    def begin_missions(self, team: Team, missions: list[str]) -> None:
        """Missions begin, all together."""

    def can_keep(self, card: dict[str, Any]) -> bool:
        raise NotImplementedError

    # --- human cards

    def begin_task(self, team: Team, card: str) -> None:
        data = self.cards[card]
        effect = data["effect"]
        inside = "attack" if team.phase == "attack" else "processing"  # RM-5.12
        minutes = effect.get("minutes", 0) or effect.get("give_up_minutes", 0)
        seen_to = self.begin_card(team, data)
        team.job = {"card": card, "inside": inside, "timer": self.now + minutes * MINUTE}
        team.job["timed"] = seen_to or not minutes
        self.enter(team, "task")
        self.tell("RM-5.13", "task_began", seat=team.seat, card=card)

    def begin_promise(self, team: Team, card: str) -> None:
        """RM-6.63: not a task; play goes on."""
        team.promise = card
        self.tell("RM-6.63", "task_began", seat=team.seat, card=card)
        if self.can_keep(self.cards[card]):
            self.claim(team, "task", what=card, square=team.previous)
        else:
            self.cannot_do(team)

    def task_done(self, team: Team, **proof: Any) -> None:
        assert team.job is not None
        job, team.job = team.job, None
        card = job["card"]
        self.tell("RM-5.13", "task_done", seat=team.seat, card=card)
        self.claim(team, "task", what=card, square=team.previous, **proof)
        if then := self.cards[card]["effect"].get("then"):  # RM-6.38
            team.statuses.add(then)
        self.enter(team, job["inside"])
        self.attack_over(team)

    def check_cannot(self, team: Team) -> None:
        """RM-5.8; RM-6.63: before leaving."""
        if team.job is None:
            if team.promise is None or team.phase not in ("processing", "attack"):
                raise Refused("RM-5.7")
        elif self.cards[team.job["card"]].get("fail", "none") != "return":
            raise Refused("RM-5.8")

    def cannot_do(self, team: Team) -> None:
        """RM-5.7: back to the square it came from; an attack first, if one is due."""
        inside = team.phase if team.job is None else team.job["inside"]
        card = team.promise if team.job is None else team.job["card"]
        if team.job is None:
            self.claims = [
                one
                for one in self.claims
                if (one["seat"], one["kind"], one["what"], one["status"]) != (team.seat, "task", card, "pending")
            ]
        team.job = team.promise = None
        self.tell("RM-5.7", "task_cannot", seat=team.seat, card=card)
        self.return_due(team)
        if inside == "attack":
            self.enter(team, "attack")
            self.attack_over(team)
        else:
            self.finish(team)

    # --- missions

    def open_missions(self, team: Team, square: str) -> list[str]:
        """RM-7.4, RM-7.10."""
        removed = self.settings["obsolete_missions"] == "remove"
        return [
            id_
            for id_, mission in self.missions.items()
            if mission["square"] == square and id_ not in team.cleared and not (removed and mission.get("obsolete"))
        ]

    def to_try(self, team: Team) -> list[str]:
        """RM-7.7."""
        return [one for one in self.open_missions(team, team.square) if one not in team.tried]

    def check_missions(self, team: Team, ids: list[str]) -> None:
        """RM-7.8; RM-8.18."""
        if team.phase != "processing" or self.board.kind(team.square) != "mission" or team.ask is not None:
            raise Refused("RM-7.8")
        if self.awaits_destination(team):
            raise Refused("RM-8.18")
        if not ids or len(set(ids)) < len(ids) or not set(ids) <= set(self.to_try(team)):
            raise Refused("RM-7.4")

    def start_missions(self, team: Team, ids: list[str]) -> None:
        """RM-7.2, RM-7.3."""
        self.tell("RM-7.3", "mission_started", seat=team.seat, square=team.square, missions=ids)
        team.efforts = list(ids)
        self.begin_missions(team, ids)
        self.enter(team, "task")

    def mission_over(self, team: Team, mission: str, *, done: bool, **proof: Any) -> None:
        """RM-7.3, RM-7.5, RM-7.7."""
        if done:
            self.clear(team, mission)
            self.claim(team, "mission", what=mission, **proof)
        else:
            self.tell("RM-7.3", "mission_missed", seat=team.seat, mission=mission)
        team.tried.add(mission)
        team.efforts.remove(mission)
        if not team.efforts:
            self.enter(team, "processing")

    def clear(self, team: Team, mission: str) -> None:
        """RM-7.4, RM-7.6."""
        property_ = self.missions[mission]["property"]["id"]
        team.cleared.add(mission)
        self.tell("RM-7.5", "mission_cleared", seat=team.seat, mission=mission, property=property_)
        self.win(team, property_)

    def owes_free(self, team: Team) -> bool:
        """RM-6.43: compulsory before Finish."""
        at_missions = self.board.kind(team.square) == "mission"
        return "free_property" in team.statuses and at_missions and bool(self.open_missions(team, team.square))

    def take_free(self, team: Team, mission: str) -> None:
        team.statuses.discard("free_property")
        self.clear(team, mission)
