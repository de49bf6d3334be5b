"""Bonbi, from the clauses alone: who has it, and when it attacks (RM-9.1 to RM-9.13, RM-9.26 to RM-9.33)."""

from typing import Any

from tests.referee.judge import Refused
from tests.referee.momotetsu.moves import Moves
from tests.referee.momotetsu.world import MINUTE, Team


class Bonbi(Moves):
    """The one bonbi of a day: holder, how it came, from whom, where, when it attacks."""

    def bonbi_comes(self, team: Team, how: str, came_from: int | None = None, **more: Any) -> None:
        """RM-9.10 to RM-9.12; RM-9.9: an attack on the one before that was not rolled lapses."""
        before = self.bonbi
        due = "next"
        if how in ("touch", "sent", "master") and team.phase in ("processing", "task"):
            due = "here"
        if how == "card" and self.settings["own_bonbi_card_attack"] == "this_square" and team.phase != "attack":
            due = "here"
        self.bonbi = {"holder": team.seat, "how": how, "came_from": came_from, "square": None, "due": due}
        self.bonbi |= {"attacked": False, "declared": False, "goal": 0, "cause": self.entry if how == "touch" else 0}
        self.bonbi |= more
        self.tell("RM-9.2" if how == "goal" else "RM-9.26", "bonbi_moved", seat=team.seat, how=how)
        if before is not None and before["holder"] != team.seat:
            self._lapse(self.teams[before["holder"]])

    def bonbi_goes(self) -> None:
        """RM-1.15."""
        if self.bonbi is not None:
            holder = self.teams[self.bonbi["holder"]]
            self.bonbi = None
            self.tell("RM-1.15", "bonbi_gone")
            self._lapse(holder)

    def _lapse(self, team: Team) -> None:
        self.stop_repel(team)
        if team.phase == "attack" and not team.struck:
            self.leave(team)

    def stop_repel(self, team: Team) -> None:
        team.repel_from, team.repel_until = None, 0

    def holder_stands(self, team: Team) -> None:
        """RM-9.29: only on the square where it came by a goal it cannot be passed on."""
        if self.bonbi is None or not self.holds_bonbi(team) or self.readings["no_touch_before_moving"]:
            return
        if self.bonbi["square"] != team.square:
            self.bonbi["square"] = None

    def holder_lands(self, team: Team, move: dict[str, Any]) -> None:
        """RM-9.13; RM-8.12: not where it was told to get off, if bonbi came by this goal (or one since)."""
        if self.bonbi is None or not self.holds_bonbi(team):
            return
        spared = 0 < move["told"] <= self.bonbi["goal"]
        if self.readings["no_attack_after_any_goal"]:
            spared = move["told"] > 0 and self.bonbi["how"] == "goal"
        if not spared:
            self.bonbi["due"] = "here"

    def holder_declares(self, team: Team) -> None:
        """RM-9.30; RM-9.32: a declaration ends the time to send it back."""
        if self.bonbi is not None and self.holds_bonbi(team) and self.bonbi["attacked"]:
            self.bonbi["declared"] = True
        self.stop_repel(team)

    def attack_over(self, team: Team) -> None:
        """RM-9.7: worked off once nothing of it is open; RM-9.13: the next one is due after the next landing."""
        if team.phase == "attack" and team.struck and team.ask is None and team.job is None:
            if self.bonbi is not None and self.holds_bonbi(team):
                self.bonbi |= {"due": "next", "attacked": True}
            self.leave(team)

    # --- by a goal

    def assign_bonbi(self) -> None:
        """RM-9.2 to RM-9.6."""
        hold = self.hold
        assert hold is not None
        if hold["last"]:  # RM-8.26
            return
        far = {
            team.seat: self.board.distance(hold["square"], hold["positions"][team.seat])
            for team in self.in_play()
            if team.seat not in hold["scorers"]
        }
        if not far:  # RM-9.3
            return
        tied = [seat for seat in far if far[seat] == max(far.values())]
        while len(tied) > 1:
            dice = [self.server_die() for _ in tied]
            self.tell("RM-9.5", "bonbi_tied", seats=tied, dice=dice)
            tied = [seat for seat, face in zip(tied, dice, strict=True) if face == min(dice)]
        if self.bonbi is None or self.bonbi["holder"] != tied[0]:  # RM-9.6
            came = {"square": hold["positions"][tied[0]], "goal": hold["number"]}
            self.bonbi_comes(self.teams[tied[0]], "goal", **came)

    # --- by touch

    def together(self, team: Team, other: Team) -> None:
        """Whether they can have met."""

    def check_touch(self, team: Team, seat: int) -> None:
        """RM-9.26 to RM-9.30."""
        if self.bonbi is None or not self.holds_bonbi(team):
            raise Refused("RM-9.26")
        if not 0 <= seat < len(self.teams) or self.teams[seat] not in self.others(team):
            raise Refused("RM-9.26")
        if self.holding():
            raise Refused("RM-9.29")
        if self.touch is not None:
            raise Refused("RM-9.27")
        if self.touch_blocked_until:
            raise Refused("RM-9.28")
        if self.bonbi["square"] is not None:
            raise Refused("RM-9.29")
        if self.bonbi["came_from"] == seat and not self.bonbi["declared"]:
            raise Refused("RM-9.30")
        self.together(team, self.teams[seat])

    def passes_on(self, team: Team, other: Team) -> None:
        """RM-9.26, RM-9.28."""
        self.bonbi_comes(other, "touch", team.seat)
        self.touch_blocked_until = self.now + self.rates["bonbi"]["touch_block_minutes"] * MINUTE

    # --- by a card

    def send_bonbi(self, team: Team, seat: int) -> None:
        """RM-9.31 to RM-9.33."""
        team.sent = True
        target = self.teams[seat]
        self.bonbi_comes(target, "sent", team.seat)
        target.repel_from = team.seat
        target.repel_until = self.now + self.rates["bonbi"]["repel_window_minutes"] * MINUTE

    def repel(self, team: Team) -> None:
        assert team.repel_from is not None
        sender, cost = self.teams[team.repel_from], self.rates["bonbi"]["repel_cost"]
        self.pay(team, -cost)
        self.tell("RM-9.31", "repelled", seat=team.seat, other=sender.seat, points=-cost)
        self.bonbi_comes(sender, "repelled", team.seat)
        self.stop_repel(team)
