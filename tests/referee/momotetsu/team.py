"""What teams may do, and what the clock does, from the clauses alone ("Decisions", RM-1.6 to RM-1.9)."""

from typing import Any, TypeAlias

from tests.referee.judge import Command, Refused
from tests.referee.momotetsu.turns import Turns
from tests.referee.momotetsu.world import BUSY, MINUTE, Team

# RM-2.12: reports, which a pause does not stop.
REPORTS = (
    "arrive", "alight", "not_boarded", "mission_done", "mission_failed", "submit", "cannot_do", "add_proof", "note",
    "call_gm",
)  # fmt: skip
THROWN = ("roll", "use_star", "reroll", "rocket_roll", "roll_destination", "draw", "roll_square", "roll_attack")

Due: TypeAlias = tuple[int, int, int, int, str]  # RM-18.13: time, class, seat, then as listed here; and what is due
LISTED = (
    "begin_day", "settle", "last_roll", "cutoff",
    "deadline", "next_destination", "end_gate", "announce", "touch_unanswered", "touch_free",
    "sell_for", "stop_repel", "card_timed", "forget_undo", "waited",
)  # fmt: skip


def due(at: int, class_: int, what: str, seat: int = -1) -> Due:
    return at, class_, seat, LISTED.index(what), what


class Acting(Turns):
    """Every command of a team with its check and its effect."""

    # --- checks

    def check(self, seat: int, command: Command) -> Team:
        """RM-2.14: refuse what a team may not do now."""
        team, kind = self.teams[seat], command["type"]
        test = getattr(self, f"may_{kind}", None)
        if test is None:
            raise Refused("RM-2.14")
        if self.phase != "running":
            raise Refused("RM-1.6")
        if team.withdrawn:
            raise Refused("RM-1.15")
        if self.paused_since and kind not in REPORTS:
            raise Refused("RM-2.12")
        self.check_schedule(team, command)
        if kind in THROWN:
            self._check_dice(team, command)
        test(team, command)
        return team

    def check_schedule(self, team: Team, command: Command) -> None:
        """What the schedule leaves to teams."""

    def _check_dice(self, team: Team, command: Command) -> None:
        """RM-1.14."""
        source = self.settings["dice_source"]
        if command.get("shown"):
            if source == "server":
                raise Refused("RM-1.14")
        elif source == "physical" and self.thrown(team, command):
            raise Refused("RM-1.14")

    def thrown(self, team: Team, command: Command) -> int:
        """How many dice or playing cards a command takes at once."""
        if command["type"] == "use_star":
            effect = self.cards.get(command["card"], {}).get("effect", {"op": ""})
            return int(effect.get("dice", 0)) or int(effect["op"] in ("move_rank", "gamble"))
        if command["type"] == "draw":
            return 1 if self.board.kind(team.square) == "special" else 2
        if command["type"] == "roll_square" and self.unhurt(team):
            return int(self.readings["no_sweat_when_landing"])
        return 2 if command["type"] == "roll_destination" else 1

    def may_roll(self, team: Team, command: Command) -> None:  # noqa: ARG002 - as all of them
        self.check_roll(team)

    def may_use_star(self, team: Team, command: Command) -> None:
        self.check_star(team, command)

    def may_step_one(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_free(team)
        if "cow" not in team.statuses:
            raise Refused("RM-6.40")

    def may_keep(self, team: Team, command: Command) -> None:
        self.check_shown(team, command["type"])

    may_reroll = may_rocket_roll = may_double = may_keep

    def may_declare_target(self, team: Team, command: Command) -> None:
        """RM-3.14: of a counted movement."""
        if team.move is None or not team.move["steps"] or command["square"] not in team.move["ends"]:
            raise Refused("RM-3.14")

    def may_start_mission(self, team: Team, command: Command) -> None:
        self.check_missions(team, command["missions"])

    def may_take_free(self, team: Team, command: Command) -> None:
        """RM-6.43."""
        open_ = self.open_missions(team, team.square)
        if team.phase != "processing" or not self.owes_free(team) or command["mission"] not in open_:
            raise Refused("RM-6.43")

    def may_draw(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_square(team, "card", "special")

    def may_roll_square(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_square(team, "blue", "red")

    def may_buy(self, team: Team, command: Command) -> None:
        self.check_buy(team, command["card"])

    def may_choose(self, team: Team, command: Command) -> None:
        self.check_choice(team, command["value"])

    def may_finish(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_finish(team)

    def may_roll_attack(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.check_attack(team)

    def may_touch(self, team: Team, command: Command) -> None:
        self.check_touch(team, command["seat"])

    def may_repel(self, team: Team, command: Command) -> None:  # noqa: ARG002
        if team.repel_from is None:
            raise Refused("RM-9.32")

    may_keep_bonbi = may_repel

    def may_sell(self, team: Team, command: Command) -> None:
        """RM-11.1."""
        if not team.debt_since or command["property"] not in team.held():
            raise Refused("RM-11.1")

    # --- effects

    def carry_out(self, team: Team, command: Command) -> None:
        getattr(self, f"do_{command['type']}")(team, command)

    def do_roll(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.roll(team)

    def do_use_star(self, team: Team, command: Command) -> None:
        self.use_star(team, command)

    def do_step_one(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.step_one(team)

    def do_keep(self, team: Team, command: Command) -> None:
        self.with_die(team, command["type"])

    do_reroll = do_rocket_roll = do_double = do_keep

    def do_declare_target(self, team: Team, command: Command) -> None:
        """RM-3.14."""
        assert team.move is not None
        team.move["target"] = command["square"]
        self.changed(team)
        self.tell("RM-3.14", "target_declared", seat=team.seat, square=command["square"])

    def do_start_mission(self, team: Team, command: Command) -> None:
        self.start_missions(team, command["missions"])

    def do_take_free(self, team: Team, command: Command) -> None:
        self.take_free(team, command["mission"])

    def do_draw(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.draw(team)

    def do_roll_square(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.roll_square(team)

    def do_buy(self, team: Team, command: Command) -> None:
        self.buy(team, command["card"])

    def do_choose(self, team: Team, command: Command) -> None:
        self.choose(team, command["value"])

    def do_finish(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.finish_square(team)

    def do_roll_attack(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.attack(team)

    def do_touch(self, team: Team, command: Command) -> None:
        self.passes_on(team, self.teams[command["seat"]])

    def do_repel(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.repel(team)

    def do_keep_bonbi(self, team: Team, command: Command) -> None:  # noqa: ARG002
        self.stop_repel(team)

    def do_sell(self, team: Team, command: Command) -> None:
        self.sell(team, command["property"])

    # --- the clock (RM-1.6 to RM-1.9)

    def of_the_day(self) -> list[Due]:
        """Settlements, last roll, cut-off; at the same time in this order."""
        found = []
        paid = len(self.settled)
        if self.settings["settlement_call"] == "auto" and paid < len(self.times["settlements"]):
            found.append(due(self.times["settlements"][paid], 0, "settle"))
        if not self.rolls_over and self.times["last_roll"] < self.times["cutoff"]:
            found.append(due(self.times["last_roll"] + 1, 0, "last_roll"))  # RM-1.6: at 17:30:00 is in time
        found.append(due(self.times["cutoff"], 0, "cutoff"))
        return found

    def of_the_world(self) -> list[Due]:
        """The gate, the block of touches, and who is stuck."""
        found = []
        if self.gate_until:
            found.append(due(self.gate_until, 1, "end_gate"))
        if self.touch_blocked_until:
            found.append(due(self.touch_blocked_until, 1, "touch_free"))
        return found + [due(team.wait_until, 1, "waited", team.seat) for team in self.teams if team.wait_until]

    def of_the_goal(self) -> list[Due]:
        """RM-8.7, RM-8.19."""
        hold = self.hold
        if hold is None:
            return []
        if hold["t0"]:
            return [due(hold["t0"] + self.rates["goal"]["alight_minutes"] * MINUTE, 1, "deadline")]
        return [due(hold["notice_at"], 1, "announce")] if hold["notice_at"] else []

    def run(self, step: Due) -> None:
        """What the clock does by itself."""
        at, _, seat, _, what = step
        self.now = max(self.now, at)
        if seat >= 0:
            getattr(self, what)(self.teams[seat])
        else:
            getattr(self, what)()
        self.look_at_choices()
        self.maybe_end()

    def begin_day(self) -> None:
        """RM-1.6; RM-1.11."""
        self.phase = "running"
        self.tell("RM-1.6", "began")
        if self.destination is None:
            self.destination = self.draw_destination(None)

    def last_roll(self) -> None:
        self.rolls_over = True
        self.tell("RM-1.6", "last_roll")

    def cutoff(self) -> None:
        self.end_day("cutoff")

    def touch_free(self) -> None:
        self.touch_blocked_until = 0

    def waited(self, team: Team) -> None:
        team.wait_until = 0
        self.changed(team)

    def maybe_end(self) -> None:
        """RM-1.7."""
        if self.rolls_over and self.phase == "running" and not any(team.phase in BUSY for team in self.in_play()):
            self.end_day("last_roll")

    def end_day(self, reason: str) -> None:
        """RM-1.7: moves stop, tasks are not done, attacks and trips lapse."""
        self.phase, self.ended_by = "ended", reason
        self.hold, self.next_goals, self.touch = None, [], None
        for team in self.teams:
            team.move = team.roll = team.due = team.ask = team.job = None
            team.efforts, team.alight, team.undo = [], "", None
            self.stop_repel(team)
            self.enter(team, "done")
        self.tell("RM-1.7", "day_ended", reason=reason)

    # --- what everybody may see (RM-16)

    def facts(self) -> dict[str, Any]:
        """RM-16.2, RM-16.4 to RM-16.6, RM-16.10: nothing of hands, balances and targets that was not shown."""
        open_balance, open_hand = self.settings["balances_public"], self.settings["hands_public"]
        hold = {name: sorted(part) if isinstance(part, set) else part for name, part in (self.hold or {}).items()}
        hold.pop("inflated", None)
        bonbi = {name: part for name, part in (self.bonbi or {}).items() if name != "cause"}
        return {
            "now": self.now,
            "n": self.number,
            "phase": self.phase,
            "destination": self.destination,
            "previous_destination": self.previous_destination,
            "goals": self.goals,
            "economy": self.economy,
            "gate_until": self.gate_until,
            "transform": self.transform,
            "settled": self.settled,
            "rolls_over": self.rolls_over,
            "touch_blocked_until": self.touch_blocked_until,
            "hold": hold or None,
            "bonbi": bonbi or None,
            "own": [],
            "claims": [],
            "conflicts": [],
            "teams": [
                {
                    "square": team.square,
                    "phase": team.phase,
                    "alight": team.alight,
                    "withdrawn": team.withdrawn,
                    "goals": team.goals,
                    "cleared": [one for one in self.missions if one in team.cleared],
                    "owned": team.owned,
                    "balance": team.balance if open_balance else team.shown_balance,
                    "hand": team.hand if open_hand else team.shown_hand,
                    "reported": team.reported,
                }
                for team in self.teams
            ],
        }
