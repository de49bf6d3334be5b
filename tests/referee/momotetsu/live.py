"""Days in the city, from the clauses alone: what teams report (RM-5.13, RM-8.3, RM-9.27, RM-14, RM-17)."""

from typing import Any

from tests.referee.judge import Command, Refused
from tests.referee.momotetsu.kit import metres
from tests.referee.momotetsu.team import Acting, Due, due
from tests.referee.momotetsu.world import MINUTE, Team


class Reports(Acting):
    """Teams go on by themselves and say what happened; what they say is claimed until it is ruled on."""

    # --- what only people know

    def has_left(self, team: Team) -> bool:  # noqa: ARG002 - a team may answer that it had not boarded
        return True

    aboard = has_left

    def next_square(self, team: Team) -> str:
        """RM-9.4: nobody knows it, so the start of its move."""
        assert team.move is not None
        return str(team.move["start"])

    def begin_card(self, team: Team, card: dict[str, Any]) -> bool:  # noqa: ARG002 - it says when it is done
        return False

    def can_keep(self, card: dict[str, Any]) -> bool:  # noqa: ARG002 - it says if it cannot
        return True

    def claim(self, team: Team, kind: str, **facts: Any) -> None:
        """RM-13.2."""
        claim = {"what": None, "square": None, "points": 0, "before": None, **facts, "status": "pending"}
        self.claims.append(claim | {"entry": self.entry, "seat": team.seat, "kind": kind})
        # Which goal it was: the numbers of goals come again when one is rejected.
        self.claims[-1]["goal"] = sum(one["before"] is not None for one in self.claims)

    def struck(self, team: Team, points: int, **what: Any) -> None:
        """RM-13.5: by which touch it came."""
        cause = 0 if self.bonbi is None else self.bonbi["cause"]
        self.strikes.append({"seat": team.seat, "cause": cause, "points": points, **what})

    def elsewhere(self, square: str, command: Command) -> bool:
        """RM-17.2."""
        here = command.get("position")
        if here is None:
            return False
        places = self.board.squares[square]["places"]
        return bool(min(metres(here, place) for place in places) > self.rates["live"]["gps_ok_km"] * 1000)

    # --- on the way

    def may_arrive(self, team: Team, command: Command) -> None:
        """RM-3.15."""
        if team.move is None or command["square"] not in team.move["ends"]:
            raise Refused("RM-3.15")

    def do_arrive(self, team: Team, command: Command) -> None:
        self.arrive(team, command["square"], flagged=self.elsewhere(command["square"], command))

    def may_alight(self, team: Team, command: Command) -> None:
        """RM-3.17."""
        if not team.alight or team.move is None or command["square"] not in self.board.squares:
            raise Refused("RM-3.17")

    def do_alight(self, team: Team, command: Command) -> None:
        self.get_off(team, command["square"], flagged=self.elsewhere(command["square"], command))

    def may_not_boarded(self, team: Team, command: Command) -> None:  # noqa: ARG002
        if not team.alight or team.move is None:
            raise Refused("RM-3.17")

    def do_not_boarded(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.not_boarded(team)

    def may_roll_destination(self, team: Team, command: Command) -> None:  # noqa: ARG002
        """RM-8.15, RM-8.16."""
        hold = self.hold
        if hold is None or not hold["t0"] or hold["announced"] or hold["last"] or hold["roller"] != team.seat:
            raise Refused("RM-8.16")

    def do_roll_destination(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.next_destination()

    # --- tasks

    def may_submit(self, team: Team, command: Command) -> None:
        """RM-5.13: the server's own checks."""
        if team.job is None:
            raise Refused("RM-5.13")
        data = self.cards[team.job["card"]]
        effect, proof = data["effect"], data.get("proof", [])
        if effect.get("minutes") and not team.job["timed"]:
            raise Refused("RM-5.13")
        photo, text = command.get("photo", ""), command.get("text", "")
        if ("photo" in proof and not photo) or ("text" in proof and not text):
            raise Refused("RM-14.2")
        if "photo_or_text" in proof and not (photo or text):
            raise Refused("RM-5.13")
        letters = [letter for letter in text if letter not in "\r\n"]
        if effect.get("exact_chars") and len(letters) != effect["exact_chars"]:
            raise Refused("RM-6.57")
        if len(letters) < effect.get("min_chars", 0):
            raise Refused("RM-6.65")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if effect.get("lines") and len(lines) != effect["lines"]:
            raise Refused("RM-6.59")
        if effect.get("initials") and [line[0] for line in lines] != list(effect["initials"]):
            raise Refused("RM-6.64")

    def do_submit(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.task_done(team)

    def may_cannot_do(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_cannot(team)

    def do_cannot_do(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.cannot_do(team)

    def may_give_up(self, team: Team, command: Command) -> None:  # noqa: ARG002
        """RM-6.71."""
        minutes = 0 if team.job is None else self.cards[team.job["card"]]["effect"].get("give_up_minutes", 0)
        if team.job is None or not minutes or not team.job["timed"]:
            raise Refused("RM-6.71")

    do_give_up = do_submit

    def may_mission_failed(self, team: Team, command: Command) -> None:
        """RM-7.3."""
        if command["mission"] not in team.efforts:
            raise Refused("RM-7.3")

    def do_mission_failed(self, team: Team, command: Command) -> None:
        self.mission_over(team, command["mission"], done=False)

    def may_mission_done(self, team: Team, command: Command) -> None:
        """RM-14.2: with a photo or video."""
        self.may_mission_failed(team, command)
        if not command.get("photo"):
            raise Refused("RM-14.2")

    def do_mission_done(self, team: Team, command: Command) -> None:
        self.mission_over(team, command["mission"], done=True)

    # --- touches

    def do_touch(self, team: Team, command: Command) -> None:
        """RM-9.27: the holder reports, the other team confirms."""
        self.tell("RM-9.27", "touch_claimed", seat=team.seat, other=command["seat"])
        until = self.now + self.rates["bonbi"]["touch_confirm_minutes"] * MINUTE
        self.touch = {"holder": team.seat, "other": command["seat"], "until": until}

    def may_confirm_touch(self, team: Team, command: Command) -> None:  # noqa: ARG002
        if self.touch is None or self.touch["other"] != team.seat:
            raise Refused("RM-9.27")

    may_deny_touch = may_confirm_touch

    def do_confirm_touch(self, team: Team, command: Command) -> None:  # noqa: ARG002
        assert self.touch is not None
        holder, self.touch = self.teams[self.touch["holder"]], None
        if self.bonbi is not None and self.holds_bonbi(holder):
            self.claim(holder, "touch", what=team.seat, bonbi=dict(self.bonbi))
            self.passes_on(holder, team)

    def do_deny_touch(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.touch_unanswered()

    def touch_unanswered(self) -> None:
        """RM-9.27: a denial or no answer goes to the game master."""
        assert self.touch is not None
        touch, self.touch = self.touch, None
        self.tell("RM-9.27", "touch_denied", seat=touch["other"], other=touch["holder"])

    # --- words and proofs

    def may_add_proof(self, team: Team, command: Command) -> None:
        """To an own claim."""
        if (command["entry"], team.seat) not in [(one["entry"], one["seat"]) for one in self.claims]:
            raise Refused("RM-13.2")

    def do_add_proof(self, team: Team, command: Command) -> None:
        """RM-13.4: a claim that was rejected for new proof is open again, and what was suspended holds again."""
        claim = next(one for one in self.claims if (one["entry"], one["seat"]) == (command["entry"], team.seat))
        if claim["entry"] in team.redo:
            team.redo = [entry for entry in team.redo if entry != claim["entry"]]
            claim["status"] = "pending"
            if then := self.cards[claim["what"]]["effect"].get("then"):
                team.statuses.add(then)
        self.tell("RM-13.4", "proof_added", seat=team.seat, entry=command["entry"])

    def may_note(self, team: Team, command: Command) -> None:
        """RM-14.1: always."""

    may_call_gm = may_note

    def do_note(self, team: Team, command: Command) -> None:
        self.tell("RM-14.1", "noted", seat=team.seat, text=command["text"])

    def do_call_gm(self, team: Team, command: Command) -> None:
        self.tell("RM-2.16", "called", seat=team.seat, text=command["text"])

    # --- the clock in the city

    def steps(self) -> list[Due]:
        """All that is due some time; RM-13.8: a pause stops the timers, and not the times of the day."""
        if self.phase == "before":
            return [due(self.times["start"], 0, "begin_day")]
        if self.phase != "running":
            return []
        found = self.of_the_day()
        if self.paused_since:
            return found
        found += self.of_the_goal() + self.of_the_world()
        if self.touch is not None:
            found.append(due(self.touch["until"], 1, "touch_unanswered"))
        for team in self.teams:
            if team.repel_until:
                found.append(due(team.repel_until, 1, "stop_repel", team.seat))
            if team.debt_since:
                until = team.debt_since + self.rates["money"]["debt_choice_minutes"] * MINUTE
                found.append(due(until, 1, "sell_for", team.seat))
            if team.job is not None and not team.job["timed"]:
                found.append(due(team.job["timer"], 1, "card_timed", team.seat))
            if team.undo is not None:
                found.append(due(team.undo["until"], 1, "forget_undo", team.seat))
        return found

    def card_timed(self, team: Team) -> None:
        assert team.job is not None
        team.job["timed"] = True

    def forget_undo(self, team: Team) -> None:
        """RM-2.16."""
        team.undo = None

    def run_until(self, at: int) -> None:
        while (steps := self.steps()) and min(steps)[0] <= at:
            self.run(min(steps))
