"""The game master, from the clauses alone (RM-1.11, RM-1.15, RM-7.10, RM-12.6, RM-13.6 to RM-13.12, RM-17.5)."""

from typing import Any

from tests.referee.judge import Command, Refused
from tests.referee.momotetsu.rulings import Rulings
from tests.referee.momotetsu.world import SETTINGS, Team, clock


class Master(Rulings):
    """Every command of the game master with its check and its effect."""

    def check_master(self, command: Command) -> None:
        test = getattr(self, f"gm_may_{command['type']}", None)
        if test is None:
            raise Refused("RM-2.14")
        if self.phase == "closed":
            raise Refused("RM-12.6")
        test(command)

    def master(self, command: Command) -> None:
        getattr(self, f"gm_{command['type']}")(command)

    def mastered(self, command: Command) -> None:
        """RM-13.1."""
        self.tell("RM-13.1", "mastered", what=command["type"], reason=command.get("reason", ""))

    def team_of(self, seat: int) -> Team:
        if not 0 <= seat < len(self.teams) or self.teams[seat].withdrawn:
            raise Refused("RM-13.6")
        return self.teams[seat]

    def gm_running(self, command: Command) -> None:  # noqa: ARG002
        if self.phase != "running":
            raise Refused("RM-1.6")

    # --- before the start

    def gm_may_draw_first_destination(self, command: Command) -> None:  # noqa: ARG002
        if self.phase != "before" or self.destination is not None:
            raise Refused("RM-1.11")

    def gm_draw_first_destination(self, command: Command) -> None:  # noqa: ARG002
        self.destination = self.draw_destination(None)

    def gm_may_set_option(self, command: Command) -> None:
        stations = [one["id"] for one in self.kit["map"].get("optional", ())]
        name, value = command["name"], command["value"]
        if self.phase != "before" or name not in SETTINGS:
            raise Refused("RM-13.6")
        if name == "extra_stations" and not set(value) <= set(stations):
            raise Refused("RM-3.21")

    def gm_set_option(self, command: Command) -> None:
        self.settings = self.decided(self.settings | {command["name"]: command["value"]})
        self.draw_map()
        self.mastered(command)

    def gm_may_set_teams(self, command: Command) -> None:
        least, members = self.kit["kit"]["teams"].get("min_members", 2), command["members"]
        if self.phase != "before" or len(members) != len(self.teams) or min(members) < least:
            raise Refused("RM-1.1")

    def gm_set_teams(self, command: Command) -> None:
        for team, members in zip(self.teams, command["members"], strict=True):
            team.members = members
        self.mastered(command)

    # --- the goal

    def gm_may_announce_alight(self, command: Command) -> None:  # noqa: ARG002
        if self.hold is None or self.hold["t0"] or self.hold["notice_at"]:
            raise Refused("RM-8.7")

    def gm_announce_alight(self, command: Command) -> None:  # noqa: ARG002
        self.announce()

    def gm_may_resume_goal(self, command: Command) -> None:  # noqa: ARG002
        if self.hold is None or not self.holding() or not (self.hold["announced"] or self.hold["last"]):
            raise Refused("RM-8.19")

    def gm_resume_goal(self, command: Command) -> None:  # noqa: ARG002
        self.resume()

    def gm_may_waive_late(self, command: Command) -> None:
        if not self.team_of(command["seat"]).late_points:
            raise Refused("RM-8.21")

    def gm_waive_late(self, command: Command) -> None:
        team = self.teams[command["seat"]]
        points, team.late_points = -team.late_points, 0
        self.pay(team, points)
        self._corrected(team, points, command)

    def _corrected(self, team: Team, points: int, command: Command) -> None:
        self.tell("RM-13.6", "corrected", seat=team.seat, points=points, reason=command.get("reason", ""))

    def gm_may_restore_move(self, command: Command) -> None:
        team = self.team_of(command["seat"])
        if team.stopped is None or team.phase != "ready":
            raise Refused("RM-8.27")

    def gm_restore_move(self, command: Command) -> None:
        team = self.teams[command["seat"]]
        team.move, team.stopped = team.stopped, None
        self.enter(team, "moving")
        self.tell("RM-8.27", "move_restored", seat=team.seat)

    # --- setting things right

    def gm_may_assign_bonbi(self, command: Command) -> None:
        self.gm_running(command)
        if command["seat"] is not None:
            self.team_of(command["seat"])
        if command["seat"] == (None if self.bonbi is None else self.bonbi["holder"]):
            raise Refused("RM-13.6")

    def gm_assign_bonbi(self, command: Command) -> None:
        if command["seat"] is None:
            self.bonbi_goes()
        else:
            self.bonbi_comes(self.teams[command["seat"]], "master")
        self.mastered(command)

    def gm_may_set_position(self, command: Command) -> None:
        self.team_of(command["seat"])
        if command["square"] not in self.board.squares:
            raise Refused("RM-3.1")

    def gm_set_position(self, command: Command) -> None:
        """The team stands there; its movement is over."""
        team = self.teams[command["seat"]]
        team.square = command["square"]
        self.holder_stands(team)
        if team.move is not None:
            team.stopped, team.move = self.as_declared(team.move), None
            self.enter(team, "ready")
            self.got_off(team)
        self.mastered(command)

    def gm_may_correct(self, command: Command) -> None:
        """RM-13.6; RM-1.5."""
        team, hand = self.team_of(command["seat"]), list(self.team_of(command["seat"]).hand)
        for card in [*command.get("give_cards", ()), *command.get("take_cards", ())]:
            if not self.cards.get(card, {}).get("star"):
                raise Refused("RM-13.6")
        for card in command.get("take_cards", ()):
            if card not in hand:
                raise Refused("RM-13.6")
            hand.remove(card)
        given, taken = command.get("give_property"), command.get("take_property")
        if given is not None and (given not in self.properties or given in team.held()):
            raise Refused("RM-13.6")
        if taken is not None and taken not in team.held():
            raise Refused("RM-13.6")
        unit = self.kit["kit"]["teams"].get("point_unit", 10)
        if team.goals + command.get("goals", 0) < 0 or command.get("points", 0) % unit:
            raise Refused("RM-13.6")
        if command.get("phase") is not None and team.phase == "done":
            raise Refused("RM-13.6")

    def gm_correct(self, command: Command) -> None:
        team = self.teams[command["seat"]]
        for card in command.get("take_cards", ()):
            team.hand.remove(card)
        team.hand += command.get("give_cards", ())
        if command.get("take_property") is not None:
            self.lose(team, command["take_property"], 0)
        if command.get("give_property") is not None:
            given = command["give_property"]
            team.cleared |= {id_ for id_, one in self.missions.items() if one["property"]["id"] == given}
            self.win(team, given)
        if command.get("status_on") is not None:
            team.statuses.add(command["status_on"])
        if command.get("status_off") is not None:
            team.statuses.discard(command["status_off"])
        if command.get("phase") is not None:
            self._make_ready(team)
            self.got_off(team)
        team.goals += command.get("goals", 0)
        self.pay(team, command.get("points", 0))
        self._corrected(team, command.get("points", 0), command)

    def _make_ready(self, team: Team) -> None:
        team.move = team.roll = team.ask = team.job = None
        team.efforts, team.struck = [], False
        self.enter(team, "ready")

    def gm_may_force_alight(self, command: Command) -> None:
        self.gm_running(command)
        for seat in command.get("seats", ()):
            self.team_of(seat)

    def gm_force_alight(self, command: Command) -> None:
        """RM-3.17; nobody named means all."""
        seats = command.get("seats", ()) or range(len(self.teams))
        self.order_off([team for team in self.in_play() if team.seat in seats], "order", "master")
        self.mastered(command)

    def gm_may_replace_mission(self, command: Command) -> None:
        """RM-7.10: for teams that have not started it."""
        started = any(command["mission"] in team.efforts for team in self.teams)
        if command["mission"] not in self.missions or started:
            raise Refused("RM-7.10")
        if not set(self.missions[command["mission"]]["task"]) <= set(command["task"]):
            raise Refused("RM-7.10")

    def gm_replace_mission(self, command: Command) -> None:
        self.mastered(command)

    def gm_may_broadcast(self, command: Command) -> None:
        """Always."""

    def gm_broadcast(self, command: Command) -> None:
        self.tell("RM-13.12", "announced", text=command["text"])

    def gm_may_withdraw(self, command: Command) -> None:
        self.team_of(command["seat"])

    def gm_withdraw(self, command: Command) -> None:
        """RM-1.15."""
        team = self.teams[command["seat"]]
        team.withdrawn = True
        if self.holds_bonbi(team):
            self.bonbi_goes()
        self._make_ready(team)
        waited_for = self.hold is not None and team.seat in self.hold["waiting"]
        team.due, team.alight, team.alight_since = None, "goal" if waited_for else "", self.now
        self.got_off(team)
        team.debt_since = 0
        self.stop_repel(team)
        self.enter(team, "done")
        if self.touch is not None and team.seat in (self.touch["holder"], self.touch["other"]):
            self.touch = None
        self.tell("RM-1.15", "withdrawn", seat=team.seat)

    # --- the day

    def gm_may_pause(self, command: Command) -> None:
        self.gm_running(command)
        if self.paused_since:
            raise Refused("RM-13.8")

    def gm_pause(self, command: Command) -> None:
        self.paused_since = self.now
        self.tell("RM-13.8", "paused", reason=command.get("reason", ""))

    def gm_may_unpause(self, command: Command) -> None:  # noqa: ARG002
        if not self.paused_since:
            raise Refused("RM-13.8")

    def gm_unpause(self, command: Command) -> None:  # noqa: ARG002
        """RM-13.8: all running timers are longer by the pause."""
        long, self.paused_since = self.now - self.paused_since, 0
        if self.hold is not None and self.hold["t0"]:
            self.hold["t0"] += long
        self.gate_until += long if self.gate_until else 0
        self.touch_blocked_until += long if self.touch_blocked_until else 0
        if self.touch is not None:
            self.touch["until"] += long
        for team in self.teams:
            for timer in ("wait_until", "repel_until", "debt_since", "alight_since"):
                if at := getattr(team, timer):
                    setattr(team, timer, at + long)
            if team.undo is not None:
                team.undo["until"] += long
            if team.job is not None:
                team.job["timer"] += long
        self.tell("RM-13.8", "unpaused")
        for team in self.in_play():
            if team.phase == "ready":
                self.set_off(team)

    def gm_may_set_clock(self, command: Command) -> None:
        """RM-13.9: from one future moment to another; the day stays in order."""
        times: dict[str, Any] = self.times | {"settlements": list(self.times["settlements"])}
        what, at = command["what"], clock(command["time"])
        if self.phase not in ("before", "running") or at <= self.now:
            raise Refused("RM-13.9")
        if what.startswith("settlement"):
            number = int(what[-1]) - 1
            if not len(self.settled) <= number < len(times["settlements"]):
                raise Refused("RM-13.9")
            old, times["settlements"][number] = times["settlements"][number], at
        else:
            old, times[what] = times[what], at
        in_order = times["start"] <= times["last_roll"] <= times["cutoff"]
        if old <= self.now or not in_order or times["settlements"] != sorted(times["settlements"]):
            raise Refused("RM-13.9")

    def gm_set_clock(self, command: Command) -> None:
        what, at = command["what"], clock(command["time"])
        if what.startswith("settlement"):
            times = list(self.times["settlements"])
            times[int(what[-1]) - 1] = at
            self.times = self.times | {"settlements": times}
        else:
            self.times = self.times | {what: at}
        self.mastered(command)

    def gm_may_call_settlement(self, command: Command) -> None:
        self.gm_running(command)
        if len(self.settled) >= len(self.times["settlements"]):
            raise Refused("RM-12.1")

    def gm_call_settlement(self, command: Command) -> None:  # noqa: ARG002
        self.settle()

    def gm_may_close_edge(self, command: Command) -> None:
        if command["b"] not in self.board.joined.get(command["a"], ()):
            raise Refused("RM-17.5")

    def gm_close_edge(self, command: Command) -> None:
        """RM-17.5."""
        self.closed |= {frozenset((command["a"], command["b"]))}
        self.draw_map()
        self.mastered(command)

    gm_may_end_now = gm_running

    def gm_end_now(self, command: Command) -> None:
        """RM-13.12."""
        self.mastered(command)
        self.end_day("master")

    def gm_may_close_result(self, command: Command) -> None:  # noqa: ARG002
        if self.phase != "ended" or self.conflicts:
            raise Refused("RM-12.6")

    def gm_close_result(self, command: Command) -> None:  # noqa: ARG002
        """RM-12.6: open proofs count as approved."""
        for claim in self.claims:
            if claim["status"] == "pending":
                claim["status"] = "approved"
        self.close()
