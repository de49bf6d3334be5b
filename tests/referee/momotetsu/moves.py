"""Movements, from the clauses alone: how they begin, and how they are stopped (RM-2.5 to RM-2.8, RM-3)."""

from typing import Any

from tests.referee.momotetsu.world import MINUTE, Team, World

BACKWARDS = ("return", "back")  # RM-2.7: no landing and no goal


class Moves(World):
    """What a team does between two squares. How long that takes is the schedule's affair."""

    # --- what only a schedule knows

    def changed(self, team: Team) -> None:
        """What comes next for a team is another thing now."""

    def set_out(self, team: Team) -> None:
        """A team begins a movement."""

    def has_left(self, team: Team) -> bool:
        raise NotImplementedError

    def aboard(self, team: Team) -> bool:
        raise NotImplementedError

    def next_square(self, team: Team) -> str:
        raise NotImplementedError

    def told_off(self, team: Team) -> None:
        """A team aboard is told to get off."""

    # --- phases

    def enter(self, team: Team, phase: str) -> None:
        team.phase = phase
        self.changed(team)

    def finish(self, team: Team) -> None:
        """RM-2.5: the square is worked off; then the attack, then the trip."""
        team.ask = team.job = None
        if self.holds_bonbi(team) and self.bonbi is not None and self.bonbi["due"] == "here":
            team.struck = False
            self.enter(team, "attack")
        else:
            self.leave(team)

    def leave(self, team: Team) -> None:
        team.struck = False
        self.enter(team, "ready")
        self.set_off(team)

    def holds_bonbi(self, team: Team) -> bool:
        return self.bonbi is not None and self.bonbi["holder"] == team.seat

    # --- counted movements

    def count(self, team: Team, kind: str, steps: int, card: str | None = None) -> None:
        """RM-3.8, RM-3.11: the ends are found at the declaration."""
        gate = self.destination if self.gate_until else None
        move = {"kind": kind, "start": team.square, "steps": steps, "card": card, "gate": gate, "walks": False}
        move |= {"exempt": False, "began": self.now, "face_before": team.face, "passing": None, "target": None}
        move |= {"ends": self.board.ends(team.square, steps, gate), "told": 0, "off": None, "off_at": 0}
        self._aim(move)
        if move["ends"]:
            self._depart(team, move)
            return
        if card is not None:  # RM-3.12
            team.hand.append(card)
        team.wait_until = self.now + self.rates["movement"]["gate_stuck_wait_minutes"] * MINUTE
        self.enter(team, "ready")
        self.tell("RM-3.12", "stuck", seat=team.seat, square=team.square)

    def is_galaxy(self, move: dict[str, Any]) -> bool:
        return move["card"] is not None and bool(self.cards[move["card"]]["effect"].get("goal_on_pass"))

    def _aim(self, move: dict[str, Any]) -> None:
        """RM-6.12: Galaxy may stop at the destination; a single end needs no declaration (RM-3.14)."""
        ends = move["ends"] - ({move["passing"]} if move["passing"] else set())
        move["passing"] = None
        aim = self.destination
        may_pass = self.is_galaxy(move) and move["gate"] is None
        if may_pass and aim is not None and aim not in ends and self.board.passed(move["start"], move["steps"], aim):
            move["passing"] = aim
        move["ends"] = ends | ({move["passing"]} if move["passing"] else set())
        if move["target"] not in move["ends"]:
            move["target"] = None
        if len(move["ends"]) == 1:
            move["target"] = next(iter(move["ends"]))

    def aim_for(self, destination: str | None) -> None:
        """RM-3.11: of teams on the way only Galaxy looks at another destination."""
        self.destination = destination
        if self.readings["galaxy_aims_at_declaration"]:
            return
        for team in self.teams:
            move = team.move
            if move is None or not self.is_galaxy(move):
                continue
            if team.alight and move["target"] is not None:
                continue  # RM-3.19: it gets off where it was heading for
            before = move["target"]
            self._aim(move)
            if move["target"] != before:
                self.set_out(team)
                self.changed(team)

    def _depart(self, team: Team, move: dict[str, Any]) -> None:
        if move["kind"] != "die":  # RM-2.7, RM-10.1
            team.face = 0
        team.move, team.roll = move, None
        if self.bonbi is not None and self.holds_bonbi(team):  # RM-9.29
            self.bonbi["square"] = None
        self.set_out(team)
        self.enter(team, "moving")

    # --- trips

    def begin_trip(self, team: Team, kind: str, target: str, card: str | None) -> None:
        """RM-3.10; RM-2.7: only trips by a card can be exempt."""
        data: dict[str, Any] = {} if card is None else self.cards[card]
        exempt = bool(data.get("exempt")) and kind in ("star_trip", "card_trip")
        walks = data.get("effect", {}).get("op") == "walk"
        move = {"kind": kind, "start": team.square, "steps": 0, "card": card, "gate": None, "walks": walks}
        move |= {"exempt": exempt, "began": self.now, "face_before": team.face, "passing": None, "target": target}
        move |= {"ends": {target}, "told": 0, "off": None, "off_at": 0}
        self._depart(team, move)
        self.tell("RM-5.9", "trip_began", seat=team.seat, kind=kind)

    def set_off(self, team: Team) -> None:
        """RM-2.5: a ready team leaves on its due trip; RM-2.11: not during a hold; RM-1.8: not after the last roll."""
        if team.return_to is not None and team.due is None:  # RM-13.4
            if team.return_to != team.square:
                team.due = {"kind": "return", "target": team.return_to, "card": None}
            team.return_to = None
        if team.due is None or self.holding() or self.paused_since:
            return
        trip, team.due = team.due, None
        if self.rolls_over:
            self.tell("RM-1.8", "trip_void", seat=team.seat)
        else:
            self.begin_trip(team, **trip)

    def return_due(self, team: Team) -> None:
        """RM-5.7."""
        if team.previous not in (None, team.square):
            team.due = {"kind": "return", "target": team.previous, "card": None}

    # --- stopping

    @staticmethod
    def heads_for(move: dict[str, Any], square: str) -> bool:
        """RM-3.19."""
        return bool(square == move["target"] if move["target"] is not None else square in move["ends"])

    def cancel(self, team: Team) -> None:
        """RM-8.11: declared, but not left."""
        move, roll = team.move, team.roll
        if roll is not None:
            team.face = roll["face"]
        if move is not None:
            if move["kind"] in ("king", "return", "back", "card_trip"):
                team.due = {"kind": move["kind"], "target": move["target"], "card": move["card"]}
            elif move["card"] is not None:
                team.hand.append(move["card"])
            if move["kind"] != "die":
                team.face = move["face_before"]
        team.move = team.roll = None
        self.enter(team, "ready")
        self.tell("RM-8.11", "move_cancelled", seat=team.seat)

    def as_declared(self, move: dict[str, Any]) -> dict[str, Any]:
        return move | {"told": 0, "off": None, "off_at": 0}
